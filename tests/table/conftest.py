"""Every test here has an application with fonts, drawings to paint and a table if it wants them."""

import pytest
from pytestqt.qtbot import QtBot

from fairytable.table.card_table import CardTable
from fairytable.table.grace import Grace
from fairytable.table.motion import SPEEDS
from tests.paint.drawings import art, fonts
from tests.table.tables import pixmaps

__all__ = ["art", "fonts", "table"]


@pytest.fixture
def table(qtbot: QtBot) -> CardTable:
    """An empty table on which nothing takes time."""
    widget = CardTable(pixmaps())
    qtbot.addWidget(widget)
    widget.motion.speed = SPEEDS["off"]
    widget.resize(900, 700)
    widget.show()
    return widget


@pytest.fixture(autouse=True)
def no_grace(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """What a test presses counts at once, unless the test is about the moment in which a turn
    begins."""
    if request.node.get_closest_marker("grace") is None:
        monkeypatch.setattr(Grace, "begin", lambda grace: False)
