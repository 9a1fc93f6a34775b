"""Who sits down at a new table: the person, and characters that are free, in free colours."""

from collections.abc import Sequence

from fairytable.app.dialogs.seat_row import clean
from fairytable.bots.characters import CHARACTERS
from fairytable.engine.words import QT_TRANSLATE_NOOP
from fairytable.match import COLOURS, Seat
from fairytable.stage.staging import Translate

PLAYER = QT_TRANSLATE_NOOP("app", "Player")


def offered_name(player_name: str, say: Translate) -> str:
    """What the person is called who has not said it for this game."""
    return clean(player_name) or say(PLAYER)


def with_bots(seats: Sequence[Seat], players: int, level: str) -> list[Seat]:
    """These seats, and bots of a level up to this many players."""
    filled = list(seats)
    while len(filled) < players:
        names = {seat.name.casefold() for seat in filled}
        colours = {seat.colour for seat in filled}
        played = {seat.character for seat in filled}
        who = next(c for c in CHARACTERS.values() if c.id not in names | played)
        free = next(k for k in range(COLOURS) if k not in colours)
        filled.append(Seat(name=who.name, kind="bot", level=level, colour=free, character=who.id))
    return filled
