"""Windows to test: opened, active, and closed when the test is over; and words on their table."""

from collections.abc import Iterator

from PySide6.QtCore import QSizeF, Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from fairytable.app.memory import nothing_collected
from fairytable.app.panel.side_panel import SidePanel
from fairytable.app.play.bot_player import BotPlayer
from fairytable.app.translation import Language
from fairytable.app.window import Window
from fairytable.paint.fonts import BOLD, LEAST_PX, REGULAR, Type
from fairytable.paint.pixmaps import Pixmaps
from fairytable.paint.prints import Print
from fairytable.paint.text import fit, sizes
from fairytable.stage.picture import Picture, Words
from fairytable.storage.settings import Settings
from tests.table.tables import pixmaps

QUICK = Settings(animation="off", bot_pace="instant", play_forced=False, advice=False)
"""Nothing takes time, people are asked even where they have no choice, and nobody needs advice."""


class BlankPictures(Pixmaps):
    """All pictures are empty: for whole games, of which nothing is looked at."""

    def _paint(self, wanted: Print) -> QImage:
        image = QImage(*wanted.pixels, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(Qt.GlobalColor.transparent)
        return image


def opened(
    qtbot: QtBot,
    settings: Settings,
    size: tuple[int, int] = (1280, 800),
    pictures: Pixmaps | None = None,
) -> Iterator[Window]:
    """A window in English that speaks no other language to the next test."""
    window = Window(pictures or pixmaps(), BotPlayer, Language("en"), settings)
    qtbot.addWidget(window)
    window.resize(*size)
    with qtbot.waitActive(window):
        window.show()
        window.activateWindow()
    yield window
    window.language.use("en")
    window.close()


def undress(app: QApplication) -> None:
    """The next test begins without any look."""
    with nothing_collected():
        app.setStyleSheet("")


def show_page(panel: SidePanel, page: QWidget) -> None:
    """Bring a page of the panel to the front: the help, the list of actions, one of a game."""
    panel.tabs.setCurrentIndex(panel.pages.indexOf(page))


def cut_words(picture: Picture) -> list[str]:
    """Texts on a table that find no room even in the smallest letters."""
    marks = (*picture.under, *picture.over, *picture.front, *picture.front_over)
    return [mark.text for mark in marks if isinstance(mark, Words) and not _fits(mark)]


def _fits(words: Words) -> bool:
    kind = Type(round(words.size), BOLD if words.bold else REGULAR)
    types, room = sizes(kind, words.size, LEAST_PX), QSizeF(words.rect.w, words.rect.h)
    texts = filter(None, (words.text, words.short))
    return not words.text or any(fit(text, room, types, words.lines) for text in texts)
