"""Who sits down at a new table: the person, and bots with free names and colours."""

from collections.abc import Sequence

from fairytable.app.dialogs.seat_row import clean
from fairytable.engine.words import QT_TRANSLATE_NOOP
from fairytable.match import COLOURS, Seat
from fairytable.stage.staging import Translate

PLAYER = QT_TRANSLATE_NOOP("app", "Player")
BOT_NAMES = ("Bruno", "Chiara", "Dario", "Elena", "Fosca", "Gaia", "Ivo")


def offered_name(player_name: str, say: Translate) -> str:
    """What the person is called who has not said it for this game."""
    return clean(player_name) or say(PLAYER)


def with_bots(seats: Sequence[Seat], players: int, level: str) -> list[Seat]:
    """These seats, and bots of a level up to this many players."""
    filled = list(seats)
    while len(filled) < players:
        names = {seat.name.casefold() for seat in filled}
        colours = {seat.colour for seat in filled}
        name = next(n for n in BOT_NAMES if n.casefold() not in names)
        free = next(k for k in range(COLOURS) if k not in colours)
        filled.append(Seat(name=name, kind="bot", level=level, colour=free))
    return filled
