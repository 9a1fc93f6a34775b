"""A game being played: seats, the history of actions, undo and replay. No Qt, no files."""

from fairytable.match.errors import (
    GameOver,
    MatchError,
    NoSuchStep,
    NothingToRedo,
    NothingToUndo,
    NotOver,
    WrongOptions,
    WrongSeats,
    WrongSeed,
)
from fairytable.match.match import Match
from fairytable.match.seat import COLOURS, Kind, Seat
from fairytable.match.undo import TakenBack, Undo, learnt

__all__ = [
    "COLOURS",
    "GameOver",
    "Kind",
    "Match",
    "MatchError",
    "NoSuchStep",
    "NotOver",
    "NothingToRedo",
    "NothingToUndo",
    "Seat",
    "TakenBack",
    "Undo",
    "WrongOptions",
    "WrongSeats",
    "WrongSeed",
    "learnt",
]
