"""What may be chosen before a game of Moons (rules page, section 9)."""

from typing import Literal

from pydantic import Field

from fairytable.engine import Options
from fairytable.engine.words import QT_TRANSLATE_NOOP

DEFAULT_TARGET = {2: 60, 3: 40, 4: 30}


class MoonsOptions(Options):
    """Player count and variants (section 9)."""

    players: int = Field(default=2, ge=2, le=4, title="Players")
    mode: Literal["single", "match"] = Field(
        default="single",
        title=QT_TRANSLATE_NOOP("moons", "Length"),
        description=QT_TRANSLATE_NOOP(
            "moons",
            "A single game, or a match: several games until somebody’s total reaches the target.",
        ),
        json_schema_extra={
            "apart": True,
            "names": {
                "single": QT_TRANSLATE_NOOP("moons", "Single game"),
                "match": QT_TRANSLATE_NOOP("moons", "Match"),
            },
        },
    )
    moons: Literal["shuffled", "natural"] = Field(
        default="shuffled",
        title=QT_TRANSLATE_NOOP("moons", "Moons"),
        description=QT_TRANSLATE_NOOP(
            "moons", "In random order, or one after the other as in the sky."
        ),
        json_schema_extra={
            "names": {
                "shuffled": QT_TRANSLATE_NOOP("moons", "Shuffled"),
                "natural": QT_TRANSLATE_NOOP("moons", "Natural order"),
            }
        },
    )
    target: int | None = Field(
        default=None,
        ge=20,
        le=200,
        title=QT_TRANSLATE_NOOP("moons", "Target score"),
        description=QT_TRANSLATE_NOOP(
            "moons", "Total that ends the match; automatic: 60, 40 or 30 for 2, 3 or 4 players."
        ),
        json_schema_extra={
            "when": {"mode": "match"},
            "open": {str(players): points for players, points in DEFAULT_TARGET.items()},
        },
    )
    limit: int = Field(
        default=8,
        ge=1,
        le=20,
        title=QT_TRANSLATE_NOOP("moons", "Maximum number of games"),
        description=QT_TRANSLATE_NOOP(
            "moons", "The match ends after this many games, even if nobody has reached the target."
        ),
        json_schema_extra={"when": {"mode": "match"}},
    )

    def target_score(self) -> int:
        return self.target or DEFAULT_TARGET[self.players]
