"""Windows to test: opened, active, and closed when the test is over."""

from collections.abc import Iterator

from pytestqt.qtbot import QtBot

from fairytable.app.bot_player import BotPlayer
from fairytable.app.translation import Language
from fairytable.app.window import Window
from fairytable.storage.settings import Settings
from tests.table.tables import pixmaps

QUICK = Settings(animation="off", bot_pace="instant", play_forced=False)
"""Nothing takes time, and people are asked even where they have no choice."""


def opened(
    qtbot: QtBot, settings: Settings, size: tuple[int, int] = (1280, 800)
) -> Iterator[Window]:
    """A window in English that speaks no other language to the next test."""
    window = Window(pixmaps(), BotPlayer, Language("en"), settings)
    qtbot.addWidget(window)
    window.resize(*size)
    with qtbot.waitActive(window):
        window.show()
        window.activateWindow()
    yield window
    window.language.use("en")
    window.close()
