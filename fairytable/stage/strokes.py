"""Lines, stripes, fields and islands on the table, as plain numbers. No Qt."""

from collections.abc import Sequence
from typing import Literal, NamedTuple, TypeAlias

from fairytable.stage.rect import Rect
from fairytable.stage.skin import Tone

Point: TypeAlias = tuple[float, float]


def _reach(points: Sequence[Point], reach: float) -> Rect:
    """The smallest rectangle round points and all that is this near to them."""
    x, y = min(x for x, _ in points), min(y for _, y in points)
    right, bottom = max(x for x, _ in points), max(y for _, y in points)
    return Rect(x, y, right - x, bottom - y).inset(-reach)


class Trace(NamedTuple):
    """A line through points; with a head it is an arrow."""

    points: tuple[Point, ...]
    tone: Tone = "plain"
    width: float = 2.0
    style: Literal["solid", "dashed", "dotted", "light"] = "solid"
    """A light one glows: a thread from what is held to where it may go."""
    arrow: bool = False
    curved: bool = False
    """It runs through its points without corners."""

    @property
    def rect(self) -> Rect:
        return _reach(self.points, 5 * self.width + 4)


class Band(NamedTuple):
    """A broad stripe through points: a road, a way that was gone, the arc of a ring."""

    points: tuple[Point, ...]
    width: float
    kind: Literal["road", "way", "ring", "silk", "root"] = "road"
    """A road has ruts; a way is a bright ribbon with beads; a ring glows in a tone; silk lies flat
    in the colour of a player; a root grows thinner from its first point on."""
    tone: Tone = "gold"
    player: int | None = None
    curved: bool = True
    closed: bool = False

    @property
    def rect(self) -> Rect:
        return _reach(self.points, self.width + 4)


class Polygon(NamedTuple):
    """A field with corners."""

    points: tuple[Point, ...]
    kind: Literal["wash", "frame", "glow"] = "wash"
    """A wash covers its ground a little, a frame is an outline alone, a glow both, with light."""
    tone: Tone = "soft"
    dashed: bool = False

    @property
    def rect(self) -> Rect:
        return _reach(self.points, 8)


class Land(NamedTuple):
    """An island under hexagonal cells: shore, meadow and cliff, with surf around it."""

    points: tuple[Point, ...]
    """The middles of its cells."""
    width: float
    """Of a cell."""
    high: float = 1.1547
    """How high a cell is, in its widths; smaller where it is seen obliquely."""

    @property
    def rect(self) -> Rect:
        return _reach(self.points, 1.3 * self.width)


Stroke: TypeAlias = Trace | Band | Polygon | Land
"""What has points instead of a rectangle."""
