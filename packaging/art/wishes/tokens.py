"""What a realm leaves as its pledge: a drop, a sprig, a shell, crystals, a bell, a peak.

Each is about 20 units tall around the origin, with one outline and one light, for twelve pixels.
"""

from collections.abc import Callable

from curves import Point, n, polygon, toward
from kit import Art

from wishes.land import crystal

DROP = "M0 -9C3 -3.6 7 0 7 4C7 7.8 4 10 0 10C-4 10 -7 7.8 -7 4C-7 0 -3 -3.6 0 -9Z"
SHELL = (
    "M0 9.4C-7 8.6 -11 2 -9.6 -3.4C-7.6 -5.4 -5.6 -5 -4.6 -4C-4 -6.6 -1.6 -8 0 -7.6"
    "C1.6 -8 4 -6.6 4.6 -4C5.6 -5 7.6 -5.4 9.6 -3.4C11 2 7 8.6 0 9.4Z"
)
BELL = (
    "M0 -8.6C5 -8.6 6.6 -4.6 6.8 -.6C7 3 8 5 10 6.6V8.4H-10V6.6C-8 5 -7 3 -6.8 -.6"
    "C-6.6 -4.6 -5 -8.6 0 -8.6Z"
)


def token(
    a: Art, realm: str, x: float, y: float, size: float = 1, hangs: Point | None = None
) -> None:
    """A realm's pledge in its own light; `hangs` is where its thread comes from."""
    if hangs:
        bend = ((x + hangs[0]) / 2 + 1, (y + hangs[1]) / 2)
        thread = f"M{n(hangs[0])} {n(hangs[1])}Q{n(bend[0])} {n(bend[1])} {n(x)} {n(y - 9 * size)}"
        a.path(thread, "none", 1, "#F4D58A", 0.7)
    a.glow(x, y, 15 * size, "#FFFDEC", 1)
    with a.moved(x, y, size):
        TOKENS[realm](a)


def _drop(a: Art) -> None:
    clear = ((0, "#FFFFFF"), (0.35, "#8FD0FF"), (0.8, "#2E7FD8"), (1, "#123A8A"))
    a.path(DROP, a.radial(-2, 1, 11, *clear), 1, "#6AA4E8", 0.4)
    a.path(
        "M-5.6 4.6C-3.6 2.4 -1.8 2.4 0 4C1.8 5.6 3.6 5.6 5.6 3.6C5.6 7 3.4 8.8 0 8.8"
        "C-3.4 8.8 -5.6 7.4 -5.6 4.6Z",
        "#0F4AA8",
        0.75,
    )
    a.path("M-3.8 2C-3.4 -.6 -1.6 -2.4 -.6 -4.6C-.8 -1.6 -2 .4 -2 2.4Z", "#FFFFFF", 0.95)


def _sprig(a: Art) -> None:
    needles = []
    for k in range(7):
        x, y = -4.8 + k * 1.4, 7.6 - k * 2.5
        sides = ((-116, k), (-8, k + 1))
        needles += [((x, y), way, 9.4 - k * 0.7, tone) for way, tone in sides]
    a.limb([(-6.2, 10.4), (-2, 3), (2, -3), (4.3, -10.2)], [2.2, 2, 1.6, 1], "#1E6644")
    seats = "".join(_needle(root, way, length + 0.3, 3) for root, way, length, _ in needles)
    a.path(seats, "#1E6644")
    for k, tone in enumerate(("#3E9A54", "#6CC868", "#C4F494")):
        row = [needle for needle in needles if needle[3] % 3 == k]
        a.path("".join(_needle(root, way, length, 2.2) for root, way, length, _ in row), tone)
    a.limb([(-6, 10), (-2, 3), (2, -3), (4.2, -10)], [1.4, 1.2, 0.9, 0.4], "#8A5A34")
    a.path(
        "M3 2C6.4 .8 10 4 9.4 8.4C8.8 11.4 4.8 11.4 3 8.4C1.8 6.4 1.6 3.4 3 2Z",
        a.linear(2, 2, 9, 10, (0, "#FFD49A"), (0.5, "#B8743E"), (1, "#4E2A1C")),
        1,
        "#7A4A26",
        0.45,
    )
    for y in (4, 6, 8):
        a.path(f"M3.2 {y}q2.6 2.2 5.6 -.4", "none", 1, "#4E2A1C", 0.7)


def _needle(root: Point, way: float, length: float, wide: float) -> str:
    """A blunt needle, broad at its root."""
    tip = toward(root, way, length)
    corners = [toward(root, way - 90, wide / 2), toward(tip, way - 90, wide / 5)]
    corners += [toward(tip, way + 90, wide / 5), toward(root, way + 90, wide / 2)]
    return polygon(corners)


def _shell(a: Art) -> None:
    a.path(SHELL, "none", 1, "#2A8298", 1)
    a.path(SHELL, a.linear(-9, -7, 9, 9, (0, "#FFFFFF"), (0.4, "#BFF4F0"), (1, "#2F8CA4")))
    for u, v in ((-7, -3), (-3.6, -5.6), (0, -6.4), (3.6, -5.6), (7, -3)):
        a.limb([(0, 8.4), (u * 0.6, v * 0.3 + 1), (u, v)], [0.3, 0.7, 0.3], "#3FA0B0", o=0.85)
    pearl = a.radial(-1.2, 3, 5, (0, "#FFFFFF"), (0.5, "#F4FBF4"), (1, "#9CC8CC"))
    a.circle(0, 4.2, 3.9, pearl, 1, "#2A7A8A", 0.5)
    a.circle(-1.2, 3, 1.1, "#FFFFFF")


def _crystals(a: Art) -> None:
    for x, y, high, w, lean in ((-5, 9, 12, 2.6, -22), (5, 9, 13, 2.6, 22), (0, 10, 20, 3.6, 0)):
        out = w + 0.3
        seat = [(-out, 0.4), (-out, -high * 0.74), (0, -high - 0.8), (out, -high * 0.7), (out, 0.4)]
        with a.moved(x, y, 1, lean):
            a.path(polygon([(u, v) for u, v in seat]), "#5A34A8")
        crystal(a, x, y, high, w, lean, ("#FBEAFF", "#BE86F0", "#5A2CA8"))


def _bell(a: Art) -> None:
    a.path("M-2.4 -8.6A2.4 2.4 0 1 1 2.4 -8.6", "none", 1, "#B8842E", 1.4)
    brass = ((0, "#FFFDE0"), (0.35, "#FFD666"), (0.7, "#D08E2A"), (1, "#7A4A14"))
    a.path(BELL, a.linear(-9, -8, 9, 8, *brass), 1, "#C8963E", 0.4)
    a.path(
        "M-4.8 -1C-4.6 -4 -3.4 -6.4 -1.6 -7.2C-3 -3 -3.2 2 -5 6.4H-7.4C-5.4 4.4 -5 2 -4.8 -1Z",
        "#FFFFFF",
        0.85,
    )
    a.path("M-9.6 6.6H9.6", "none", 1, "#B07A28", 0.9)
    a.circle(0, 9.6, 2, "#B87820", 1, "#9A6A1E", 0.3)


def _peak(a: Art) -> None:
    rock = [(-11, 9), (-6, 0), (-4, 1.6), (0.4, -9.6), (5.6, 0.4), (7, -1.4), (11, 9)]
    tones = ((0, "#F08A86"), (0.5, "#A02E4A"), (1, "#3E1038"))
    a.path(polygon([*rock]), a.linear(-10, -8, 10, 9, *tones), 1, "#B05A70", 0.4)
    a.path(polygon([*rock[3:], (2, 9), (3.4, 3), (1, -1)]), "#3A0C34", 0.5)
    snow = [(0.4, -9.6), (-2.8, -1.4), (-1.4, -2.4), (0.2, 1), (1.8, -2), (3.2, -0.4), (4.4, -1.8)]
    a.path(polygon([*snow]), "#FFFFFF")
    a.path(polygon([snow[0], snow[6], snow[5], snow[4]]), "#E4C4D8")


TOKENS: dict[str, Callable[[Art], None]] = {
    "river": _drop,
    "forest": _sprig,
    "lake": _shell,
    "cave": _crystals,
    "valley": _bell,
    "mountain": _peak,
}
