"""For all tests of the window: a machine of its own, and texts as they are without any choice."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from fairytable.app.chrome import DARK, SCALES, dress, scaled
from fairytable.app.translation import Code, Language
from fairytable.app.window import Window
from fairytable.paint.art import Art
from fairytable.storage.settings import Settings
from fairytable.table.grace import Grace
from tests.app.windows import QUICK, BlankPictures, opened, undress


@pytest.fixture
def settings() -> Settings:
    """What the window of a test follows; a file of tests may wish others."""
    return QUICK


@pytest.fixture
def window(qtbot: QtBot, settings: Settings, request: pytest.FixtureRequest) -> Iterator[Window]:
    """A window of the usual size, in English. In whole games that are marked so nothing is painted:
    it would take most of their time."""
    if request.node.get_closest_marker("unpainted") is None:
        yield from opened(qtbot, settings)
        return
    for window in opened(qtbot, settings, pictures=BlankPictures(Art(), background=False)):
        window.setUpdatesEnabled(False)
        yield window


@pytest.fixture(autouse=True)
def own_home(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Nothing is written where the person at this machine keeps settings and games."""
    folder = tmp_path_factory.mktemp("home")
    monkeypatch.setenv("FAIRYTABLE_HOME", str(folder))
    return folder


@pytest.fixture(autouse=True)
def usual_text() -> Iterator[None]:
    """Whoever makes texts larger leaves them normal for the next test."""
    yield
    app = QApplication.instance()
    if isinstance(app, QApplication) and scaled(100) != 100 * SCALES["normal"]:
        dress(app, DARK, "normal")
        undress(app)


@pytest.fixture(autouse=True)
def no_language(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Qt's own texts are spoken in no language that an earlier test has chosen."""
    spoken: list[Language] = []
    speak = Language._speak

    def noted(language: Language, code: Code) -> None:
        spoken.append(language)
        speak(language, code)

    monkeypatch.setattr(Language, "_speak", noted)
    yield
    for language in spoken:
        language.fall_silent()


@pytest.fixture(autouse=True)
def no_grace(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """What a test presses counts at once, unless the test is about the moment in which a turn
    begins."""
    if request.node.get_closest_marker("grace") is None:
        monkeypatch.setattr(Grace, "begin", lambda grace: False)
