"""What a part of an action shows besides cards on their way: light, shade, and movement. No Qt.

A beat names motifs; the table plays them together with the beat's events, and leaves them out in a
hurry: what is true of the table is said by pictures alone. Points are those of the table; what lies
on a map is better named, then it is found wherever the map is seen.
"""

from typing import Literal, NamedTuple, TypeAlias

from fairytable.stage.gestures import Piece, Thing
from fairytable.stage.ways import Point

Stop: TypeAlias = Thing | Point
"""Where a way leads: a card, the zone of a place, a pawn, or a point of the table."""
Way: TypeAlias = tuple[Stop, ...]
"""Stops one after the other, from the first to the last."""
LightTone: TypeAlias = Literal["gold", "white", "blue", "green", "red", "violet"]
Gait: TypeAlias = Literal["glide", "hop"]


class Flash(NamedTuple):
    """Light that is gone at once, as that of a camera: it covers these things and falls around."""

    at: tuple[Thing, ...]
    tone: LightTone = "white"
    delay: int = 0
    """Milliseconds after the beat began, here and everywhere."""


class Burst(NamedTuple):
    """Rays and sparks that break out of one thing."""

    at: Stop
    tone: LightTone = "gold"
    delay: int = 0


class Trail(NamedTuple):
    """A light that runs along a way and leaves a glittering tail."""

    way: Way
    tone: LightTone = "gold"
    delay: int = 0


class Kindling(NamedTuple):
    """Lights that flare up one after the other, each where it is, and sink again."""

    at: tuple[Point, ...]
    tone: LightTone = "gold"
    apart: int = 28
    """Milliseconds from one to the next."""
    delay: int = 0


class Darkening(NamedTuple):
    """Places that lie in the dark from now on, until the first beat that names them no more."""

    zones: tuple[str, ...]
    delay: int = 0


class Shiver(NamedTuple):
    """Cards and pawns that tremble where they lie; a place stands for its cards. What also moves in
    this beat trembles when it has arrived."""

    things: tuple[Thing, ...]
    delay: int = 0


class Mixing(NamedTuple):
    """Cards that gather, whirl around each other, and go where they belong; a place stands for its
    cards."""

    things: tuple[Thing, ...]
    over: Stop | None = None
    """Where they gather; None: in their middle."""
    delay: int = 0


class TurnInAir(NamedTuple):
    """A card that rises and turns in the air before it lies down where it belongs."""

    card: int
    face: int | None = None
    """What it shows up there, if it lies down as it rose: for those who may have a look."""
    delay: int = 0


class Travel(NamedTuple):
    """A pawn or a card that goes another way than the straight one. It begins where the piece is
    and ends where it belongs, whatever the first and the last stop are."""

    piece: Piece
    way: Way
    carries: tuple[int, ...] = ()
    """Cards that go with it, and from it to where they belong."""
    gait: Gait = "glide"
    """Along one bent line, or in a leap from stop to stop."""
    delay: int = 0


Motif: TypeAlias = (
    Flash | Burst | Trail | Kindling | Darkening | Shiver | Mixing | TurnInAir | Travel
)


def named(motif: Motif) -> tuple[Stop, ...]:
    """All that a motif speaks of."""
    match motif:
        case Flash() | Kindling():
            return motif.at
        case Burst():
            return (motif.at,)
        case Trail():
            return motif.way
        case Darkening():
            return motif.zones
        case Shiver():
            return motif.things
        case Mixing():
            return motif.things if motif.over is None else (*motif.things, motif.over)
        case TurnInAir():
            return (motif.card,)
        case Travel():
            return (motif.piece, *motif.way, *motif.carries)
