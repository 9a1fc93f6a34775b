"""What may be chosen before a game of Fairy's Fate."""

from pydantic import Field

from fairytable.engine import Options
from fairytable.games.fate.rules.zones import MOST_PLAYERS


class FateOptions(Options):
    """There are no variants; `first` is the seat of the player who begins."""

    players: int = Field(default=3, ge=2, le=MOST_PLAYERS, title="Players")
