"""Pictures of the program without a screen: for the README, and to look at our own work."""

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from fairytable.bots import choose
from fairytable.engine import Game, Options, Rng
from fairytable.match import Match, Seat
from fairytable.storage import places
from fairytable.storage.settings import Settings

PAGES = (
    "start",
    "new",
    "quest",
    "table",
    "end",
    "replay",
    "rules",
    "settings",
    "statistics",
    "keys",
    "about",
    "licences",
    "cards",
)
LOOKS = ("dark", "light")
TEXTS = ("normal", "large", "larger")
WIDTHS = (70, 110, 160, 280)
EYES = ("normal", "grey", "protan", "deutan", "tritan")
"""Of a sheet of cards: how wide they are, and who looks at them."""
_TURNS = 3
"""Of the event loop: what gets its place in one asks for the place of another in the next."""
_AWAY = (-10_000, -10_000)
NAME = "Anna"


if TYPE_CHECKING:
    from PySide6.QtGui import QPixmap
    from PySide6.QtWidgets import QApplication, QWidget

    from fairytable.app.window import Window


class NotWritten(Exception):
    """The picture could not be written; the text says so."""

    def __init__(self, file: Path) -> None:
        super().__init__(f"cannot write {file}; is there such a folder, and is it a .png?")


class NotClean(Exception):
    """Something went wrong while the picture was painted; the text says what."""

    def __init__(self, trouble: str) -> None:
        super().__init__(f"the picture could not be painted cleanly: {trouble}")


class Shot(NamedTuple):
    """What is to be seen."""

    game: Game
    options: Options
    moves: int = 0
    """How many moves greedy players have made; then it goes on until Anna has to decide."""
    seed: int = 1
    language: str = "en"
    size: tuple[int, int] = (1280, 800)
    scale: float = 1.0
    page: str = "table"
    look: str = "dark"
    text: str = "normal"
    """How large the texts around the table are."""


def application() -> "QApplication":
    """The application that paints without a screen, made if there is none yet."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    from PySide6.QtWidgets import QApplication

    app = QApplication.instance() or QApplication([])
    assert isinstance(app, QApplication)
    return app


def take(shot: Shot, file: Path) -> None:
    """Paint a page into a file; the games and settings of this machine stay as they are."""
    with places.borrowed(), _cleanly():
        picture = _taken(shot)
    if not picture.save(str(file)):
        raise NotWritten(file)


@contextmanager
def _cleanly(*known: type[Exception]) -> Iterator[None]:
    """NotClean for whatever goes wrong in here, except what is known and says so itself."""
    from fairytable.app.trouble.witness import Unclean, told, witnessed

    try:
        with witnessed():
            yield
    except known:
        raise
    except Unclean as trouble:
        raise NotClean(str(trouble)) from trouble
    except Exception as trouble:  # Qt hands on what was raised inside of grab()
        raise NotClean(told(trouble)) from trouble


def _taken(shot: Shot) -> "QPixmap":
    os.environ["QT_SCALE_FACTOR"] = str(shot.scale)
    from PySide6.QtCore import QCoreApplication, QEvent
    from PySide6.QtGui import QCursor

    from fairytable.app.chrome import dress, look
    from fairytable.app.play.bot_player import BotPlayer
    from fairytable.app.translation import Language
    from fairytable.app.window import Window
    from fairytable.paint.art import Art
    from fairytable.paint.pixmaps import Pixmaps

    app = application()
    settings = Settings.model_validate(
        {
            "animation": "off",
            "play_forced": False,
            "table": shot.look,
            "text_size": shot.text,
            "advice": shot.page == "quest",
        }
    )
    language = Language("it" if shot.language == "it" else "en")
    dress(app, look(settings), settings.text_size)
    window = Window(Pixmaps(Art(), background=False), BotPlayer, language, settings)
    window.resize(*shot.size)
    QCursor.setPos(*_AWAY)  # nothing should glow under the mouse
    try:
        window.show()
        app.processEvents()
        shown = _turn_to(shot, window)
        for _ in range(_TURNS):
            app.processEvents()
        return shown.grab()
    finally:
        window.close()
        window.deleteLater()  # at once: the next shot would dress this window too
        QCoreApplication.sendPostedEvents(window, QEvent.Type.DeferredDelete.value)


def take_cards(game: Game, language: str, width: int, eyes: str, file: Path) -> None:
    """Paint all cards of a game into a file; they need not have a table yet."""
    from fairytable.app.offscreen.contact_sheet import NoFaces, paint_sheet
    from fairytable.app.translation import Language
    from fairytable.paint.art import Art

    with _cleanly(NoFaces):
        spoken = Language("it" if language == "it" else "en", application())
        picture = paint_sheet(game, spoken.say_for(game.id), width, eyes, Art())
    if not picture.save(str(file)):
        raise NotWritten(file)


def _turn_to(shot: Shot, window: "Window") -> "QWidget":
    """Open the page; gives what is to be grabbed."""
    from PySide6.QtWidgets import QDialog

    whole = shot._replace(moves=100_000)
    if shot.page == "table":
        window.begin(played(shot))
    elif shot.page == "quest":
        window.begin(dealt(shot))
    elif shot.page == "end":
        window.begin(played(whole))
    elif shot.page == "replay":
        window.begin(played(whole))
        window.watch()
        window.replay.go(shot.moves)
    elif shot.page == "start":
        window.go_home()
    elif shot.page == "rules":
        window.show_rules(shot.game.id)
        window.rules.reader.finish()
    elif shot.page == "statistics":
        window.show_statistics()
    else:
        asks: dict[str, Callable[[], None]] = {
            "new": lambda: window.ask_new_game(shot.game.id),
            "settings": window.show_settings,
            "keys": window.show_keys,
            "about": window.show_about,
            "licences": lambda: _show_licences(window),
        }
        asks[shot.page]()
        return window.findChildren(QDialog)[-1]  # the innermost
    return window


def _show_licences(window: "Window") -> None:
    from fairytable.app.dialogs.about_dialog import AboutDialog

    window.show_about()
    window.findChildren(AboutDialog)[0].show_licences()


def dealt(shot: Shot) -> Match:
    """The match before its first move."""
    from fairytable.app.dialogs.levels import NORMAL
    from fairytable.app.dialogs.seating import with_bots

    seats = with_bots([Seat(name=NAME)], shot.options.players, NORMAL)
    return Match.new(shot.game, shot.options, seats, shot.seed)


def played(shot: Shot) -> Match:
    """The match after this many moves, with Anna to decide if the game is not over."""
    match, rng = dealt(shot), Rng(shot.seed)
    moves = 0
    while match.decision is not None and (moves < shot.moves or match.decision.player != 0):
        match.play(choose("greedy", shot.game, match.state, rng))
        moves += 1
    return match
