"""What may be chosen before a game of Hunters (rules page, section 9)."""

from typing import Literal, Self

from pydantic import Field, model_validator

from fairytable.engine import Options
from fairytable.engine.words import QT_TRANSLATE_NOOP

NO_PAIRS = QT_TRANSLATE_NOOP("hunters", "Only 4 or 6 players can play in pairs.")


class HuntersOptions(Options):
    """Player count and variants (section 9).

    The first player has researcher no. 1 and the others follow clockwise by number: players keep
    their seats whoever begins.
    """

    players: int = Field(default=4, ge=3, le=6, title="Players")
    sides: Literal["single", "pairs"] = Field(
        default="single",
        title=QT_TRANSLATE_NOOP("hunters", "Teams"),
        description=QT_TRANSLATE_NOOP(
            "hunters",
            "Everyone for themselves, or pairs who sit opposite each other and "
            "pool their evidence.",
        ),
        json_schema_extra={
            "apart": True,
            "names": {
                "single": QT_TRANSLATE_NOOP("hunters", "Everyone for themselves"),
                "pairs": QT_TRANSLATE_NOOP("hunters", "Pairs"),
            },
        },
    )

    @model_validator(mode="after")
    def _pairs_need_an_even_table(self) -> Self:
        if self.sides == "pairs" and self.players % 2:
            raise ValueError(NO_PAIRS)
        return self
