"""Who sits at the table: a person, or a bot of some level, which may be a character."""

from collections import Counter
from collections.abc import Sequence
from typing import Literal, Self, TypeAlias

from pydantic import (
    BaseModel,
    ConfigDict,
    Field,
    SerializerFunctionWrapHandler,
    field_validator,
    model_serializer,
    model_validator,
)

from fairytable.match.errors import WrongSeats

COLOURS = 6
"""How many player colours there are; each goes with a shape of its own."""

Kind: TypeAlias = Literal["human", "bot"]


class Seat(BaseModel):
    """One player of a match; the place in the list of seats is the player's number."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    name: str = Field(min_length=1, max_length=40)
    kind: Kind = "human"
    level: str | None = Field(default=None, pattern=r"^[a-z][a-z0-9_-]{0,19}$")
    """How well a bot plays; None for a person."""
    colour: int = Field(default=0, ge=0, lt=COLOURS)
    character: str | None = Field(default=None, pattern=r"^[a-z][a-z0-9_-]{0,19}$")
    """Who a bot is; None for a person, and for a bot that is nobody in particular."""

    @field_validator("name")
    @classmethod
    def _name_can_be_read(cls, name: str) -> str:
        if not name.isprintable() or name != name.strip():
            raise ValueError("a name has no line breaks, and no spaces around it")
        return name

    @model_validator(mode="after")
    def _only_bots_have_a_level(self) -> Self:
        if (self.kind == "bot") != (self.level is not None):
            raise ValueError("a bot has a level, a person has none")
        if self.kind == "human" and self.character is not None:
            raise ValueError("a person is no character")
        return self

    @model_serializer(mode="wrap")
    def _written(self, write: SerializerFunctionWrapHandler) -> dict[str, str | int | None]:
        """As programs before there were characters read it, where there is none."""
        fields: dict[str, str | int | None] = write(self)
        if self.character is None:
            fields.pop("character", None)
        return fields


def check_seats(seats: Sequence[Seat], players: int) -> None:
    """Raise WrongSeats unless these seats make a table for as many players."""
    if len(seats) != players:
        raise WrongSeats(
            f"This game is set up for {players} players, but there are {len(seats)} seats."
        )
    name = _twice([seat.name.casefold() for seat in seats])
    if name is not None:
        raise WrongSeats(f"Two players are called “{seats[name].name}”: change one of the names.")
    colour = _twice([seat.colour for seat in seats])
    if colour is not None:
        raise WrongSeats(f"“{seats[colour].name}” has another player's colour: choose a free one.")


def _twice(values: Sequence[int | str]) -> int | None:
    """The last place whose value stands elsewhere too."""
    counts = Counter(values)
    return max((i for i, value in enumerate(values) if counts[value] > 1), default=None)
