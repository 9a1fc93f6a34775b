"""What is easily missed is hinted at once, when it helps, and never again."""

import pytest

from fairytable.app.play.gems import Gems
from fairytable.app.window import Window
from fairytable.storage.settings import Settings
from tests.app.test_since import after_bruno
from tests.app.windows import QUICK


@pytest.fixture
def settings() -> Settings:
    return QUICK.changed(advice=True)


def test_each_hint_is_given_once_and_one_at_a_time(window: Window) -> None:
    window.begin(after_bruno())
    heard: list[str] = []
    gems = window.controller.findChild(Gems)
    assert gems is not None
    gems.found.connect(heard.append)
    for k in range(1, 3):
        window.controller.asked.emit(0)
        assert len(heard) == k, "one at a time"
    for _ in range(5):
        window.controller.asked.emit(0)
    assert len(heard) == len(set(heard)), "and each once"
    assert window.panel.box.hint.text() == heard[-1]


def test_whoever_wants_no_advice_gets_none(window: Window) -> None:
    window.use(window.settings.changed(advice=False))
    window.begin(after_bruno())
    before = window.panel.box.hint.text()
    window.controller.asked.emit(0)
    assert window.panel.box.hint.text() == before
