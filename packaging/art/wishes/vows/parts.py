"""What the sixty vows share: forms in three tones, a pair and its mirror image, near grounds."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager

from curves import Point, n, polygon, spline
from kit import Art

from wishes.horizons import far, mirror
from wishes.land import Tones, glints

Promise = Callable[[Art, str], None]
Oath = Callable[[Art, Sequence[str]], None]
METAL = ((0, "#FFFBE2"), (0.3, "#EDC566"), (0.55, "#B07E2C"), (0.75, "#F0CD78"), (1, "#7A4E1A"))
RIVER_DEEP = ((0.42, "#4A8CC8"), (0.7, "#2A5CA4"), (1, "#12306A"))
LAKE_DEEP = ((0.34, "#4FB0B8"), (0.66, "#1F6480"), (1, "#0C2F4C"))
FIELD = ((0, "#F5D672"), (0.25, "#C9A23E"), (0.6, "#7A6A2E"), (1, "#33301F"))
STONE: Tones = ("#F4E4D4", "#A898AC", "#43395F")
WOOD: Tones = ("#E9BE86", "#8A5A3A", "#3A2230")


def form(
    a: Art, shape: str | Sequence[Point], tones: Tones, start: Point, end: Point, o: float = 1
) -> None:
    """A form in three tones that turns from the light at `start` into its shade at `end`."""
    d = shape if isinstance(shape, str) else spline(shape, closed=True)
    a.path(d, a.linear(*start, *end, (0, tones[0]), (0.5, tones[1]), (1, tones[2])), o)


def hewn(a: Art, corners: Sequence[Point], tones: Tones) -> None:
    """A form with straight edges, lit from the upper left."""
    xs, ys = [x for x, _ in corners], [y for _, y in corners]
    form(a, polygon(corners), tones, (min(xs), min(ys)), (max(xs), max(ys)))


def gold(a: Art, x0: float, y0: float, x1: float, y1: float) -> str:
    return a.linear(x0, y0, x1, y1, *METAL)


@contextmanager
def facing(a: Art, axis: float, y: float, size: float = 1, right: bool = False) -> Iterator[None]:
    """One of two that face each other across the axis; what looks to the right is the left one."""
    with a.moved(axis, y, size, flip=right):
        yield


def stream(a: Art, others: Sequence[str], foot: float, shore: float) -> None:
    """The other worlds over a river that takes their colours."""
    far(a, others, foot, 50 if len(others) == 1 else 52)
    mirror(a, others, shore, *RIVER_DEEP)
    marks = [(50, shore + 4, 18), (26, shore + 8, 12), (76, shore + 9, 13), (50, shore + 14, 15)]
    glints(a, marks, o=0.6)


def still(a: Art, others: Sequence[str], foot: float, shore: float) -> None:
    """The other worlds over a lake."""
    far(a, others, foot, 50 if len(others) == 1 else 52)
    mirror(a, others, shore, *LAKE_DEEP)


def field(a: Art, others: Sequence[str], foot: float, top: float) -> None:
    """The other worlds over the gold of the valley."""
    far(a, others, foot, 50 if len(others) == 1 else 52)
    a.path(
        f"M-30 {n(top)}C20 {n(top - 5)} 76 {n(top - 5)} 130 {n(top)}V140H-30Z",
        a.linear(30, top - 2, 60, top + 42, *FIELD),
    )


def eye(a: Art, x: float, y: float, r: float, tone: str = "#1C1220") -> None:
    a.circle(x, y, r, tone)
    a.circle(x - r * 0.3, y - r * 0.35, r * 0.36, "#FFFFFF")
