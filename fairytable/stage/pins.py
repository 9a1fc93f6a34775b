"""What belongs to a card and travels with it: small badges, and how a tile lies. No Qt."""

from typing import Literal, NamedTuple, TypeAlias

PinPlace: TypeAlias = Literal[
    "upper left",
    "upper",
    "upper right",
    "left",
    "middle",
    "right",
    "lower left",
    "lower",
    "lower right",
]

PinKind: TypeAlias = Literal["count", "seal", "eye", "flag", "coin", "token", "label"]
"""A count is a dark pill, a coin golden, a label green; a seal is the player's shape with a number,
a flag has the player's shape on it; an eye is for what the viewer alone knows; a token is enamel
with a glyph."""


class Pin(NamedTuple):
    """A small badge on a card, a disc or a tile."""

    kind: PinKind
    at: PinPlace
    text: str = ""
    """A number, "×2", a short word: it is drawn at least twelve pixels high."""
    glyph: str = ""
    player: int | None = None
    """Whose shape and colour a seal or a flag has."""
    tone: str = ""
    """The family in whose colour a token is enamelled, a flag woven."""


Edge: TypeAlias = Literal["", "road", "water", "wall", "light"]
"""What runs along an edge of a tile."""


class Relief(NamedTuple):
    """How a tile lies on a map."""

    layers: int = 1
    """How many cards lie there: each shows an edge, up to six."""
    rim: Literal["plain", "own", "bare"] = "plain"
    """Own tiles have a second, light line; bare ones belong to nobody and are grey."""
    edges: tuple[Edge, ...] = ()
    """Along its six edges, clockwise from the upper right one."""
    tilt: float = 1.0
    """Seen from above; below 1 obliquely, and heights are as much smaller."""
