"""What grows and lies around the circle: grass, moss, ferns, ivy."""

from collections.abc import Sequence

from curves import Point, between, n, toward
from kit import Art

GREENS = ("#8FC46A", "#3F7A48", "#26553F")
Blade = tuple[float, float, float]
"""Where a blade of grass stands, its height, and how far its tip leans."""


def grass(a: Art, blades: Sequence[Blade], foot: float = 94, tones: Sequence[str] = GREENS) -> None:
    for i, (x, h, b) in enumerate(blades):
        a.path(
            f"M{n(x - 1.4)} {n(foot)}Q{n(x - 0.5 + b * 0.3)} {n(foot - h * 0.6)} {n(x + b)} "
            f"{n(foot - h)}Q{n(x + 0.9 + b * 0.3)} {n(foot - h * 0.5)} {n(x + 1.6)} {n(foot)}"
            f"Q{n(x + 0.2)} {n(foot + 1.2)} {n(x - 1.4)} {n(foot)}Z",
            tones[i % len(tones)],
        )


def turf(a: Art, left: float = 6, right: float = 95, y: float = 93) -> None:
    """A low mound of grass that things stand on."""
    w = right - left
    a.path(
        f"M{n(left)} {n(y)}C{n(left + w * 0.16)} {n(y - 4)} {n(left + w * 0.34)} {n(y - 1)} "
        f"{n(left + w * 0.5)} {n(y - 2.4)}C{n(left + w * 0.68)} {n(y - 3.4)} {n(left + w * 0.85)} "
        f"{n(y - 1.6)} {n(right)} {n(y)}C{n(right - w * 0.12)} {n(y + 4.6)} "
        f"{n(left + w * 0.16)} {n(y + 4.6)} {n(left)} {n(y)}Z",
        a.linear(left, y - 3, right, y + 4, (0, "#7FAE5C"), (0.5, "#3A6B43"), (1, "#1B3B34")),
    )


def fern(
    a: Art,
    root: Point,
    angle: float,
    length: float,
    light: str,
    dark: str,
    *,
    curl: float = 30,
    pairs: int = 10,
) -> None:
    """A frond that bends as it goes, its leaflets shrinking to the tip."""
    spine = [root]
    for i in range(pairs):
        spine.append(toward(spine[-1], angle + curl * i / pairs, length / pairs))
    stalk = [spine[0], spine[pairs // 3], spine[2 * pairs // 3], spine[-1]]
    a.limb(stalk, [1, 0.8, 0.8, 0.2], dark)
    upper: list[str] = []
    lower: list[str] = []
    for i in range(1, pairs):
        x, y = spine[i]
        way = angle + curl * i / pairs
        reach = length * 0.3 * (1 - i / pairs) ** 0.8 + length * 0.03
        for side, bag in ((-1, upper), (1, lower)):
            tip = toward((x, y), way + side * 58, reach)
            bow = toward((x, y), way + side * 82, reach * 0.55)
            heel = between((x, y), spine[i + 1], 0.75)
            bag.append(
                f"M{n(x)} {n(y)}Q{n(bow[0])} {n(bow[1])} {n(tip[0])} {n(tip[1])}"
                f"Q{n(heel[0])} {n(heel[1])} {n(heel[0])} {n(heel[1])}Z"
            )
    a.path("".join(lower), dark)
    a.path("".join(upper), light)


def ivy(a: Art, x: float, y: float, size: float, turn: float) -> None:
    """One leaf of ivy, its tip up before it is turned."""
    with a.moved(x, y, size, turn):
        a.path(
            "M0 4C-4 3 -6 0 -5 -4C-3 -3 -2 -4 0 -8C2 -4 3 -3 5 -4C6 0 4 3 0 4Z",
            a.linear(-5, -6, 5, 4, (0, "#C6E28A"), (1, "#2F6B40")),
        )
        a.path("M0 3.6V-6M0 1L-3 -2M0 1L3 -2", "none", 1, "#E8F6BE", 0.4, 0.8)


def dew(a: Art, drops: Sequence[tuple[float, float, float]]) -> None:
    """Clear drops with one white light."""
    for x, y, r in drops:
        fill = ((0, "#FFFFFF", 0.25), (0.6, "#DFF4FF", 0.35), (1, "#FFFFFF", 0.85))
        a.circle(x, y, r, a.radial(x, y, r, *fill))
        a.circle(x - r * 0.35, y - r * 0.35, r * 0.3, "#FFFFFF")
