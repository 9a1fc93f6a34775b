"""What may be chosen before a game of All You Wish For (rules page, section 9)."""

from typing import Literal, Self

from pydantic import Field, model_validator

from fairytable.engine import Options
from fairytable.engine.words import QT_TRANSLATE_NOOP

WANTED = {
    "2x2": QT_TRANSLATE_NOOP("wishes", "Two teams of two are for 4 players."),
    "2x3": QT_TRANSLATE_NOOP("wishes", "Two teams of three are for 6 players."),
    "3x2": QT_TRANSLATE_NOOP("wishes", "Three teams of two are for 6 players."),
}
"""What is said where the teams do not take everybody."""


class WishesOptions(Options):
    """Player count and teams (section 9). The first player is the page's seat 0: she sets up the
    neutral piles, places the Pixie and moves it first; player numbers stay those of the seats."""

    players: int = Field(default=3, ge=2, le=6, title="Players")
    teams: Literal["none", "2x2", "2x3", "3x2"] = Field(
        default="none",
        title=QT_TRANSLATE_NOOP("wishes", "Teams"),
        description=QT_TRANSLATE_NOOP(
            "wishes",
            "Everyone for themselves, or in teams; teammates do not sit next to each other.",
        ),
        json_schema_extra={
            "apart": True,
            "names": {
                "none": QT_TRANSLATE_NOOP("wishes", "Everyone for themselves"),
                "2x2": QT_TRANSLATE_NOOP("wishes", "Two teams of two"),
                "2x3": QT_TRANSLATE_NOOP("wishes", "Two teams of three"),
                "3x2": QT_TRANSLATE_NOOP("wishes", "Three teams of two"),
            },
        },
    )

    @model_validator(mode="after")
    def _teams_take_everybody(self) -> Self:
        if self.teams != "none" and self.team_count() * int(self.teams[-1]) != self.players:
            raise ValueError(WANTED[self.teams])
        return self

    def team_count(self) -> int:
        """How many teams there are; 0: everybody plays alone."""
        return 0 if self.teams == "none" else int(self.teams[0])
