"""Far worlds: the sky and the horizon of each realm, as they are seen from another one.

A card that feeds one other wish has one world behind its subject, a card that feeds two has both,
and they meet in a seam of light.
"""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from curves import Point, n, polygon, ribbon, toward
from kit import Art

from wishes.cave import COOL, PINK
from wishes.land import clouds, crystal, fir_shape, flock, orb, reeds, stars
from wishes.mountain import peak

SKIES = {
    "river": ("#24387A", "#6C7CC4", "#E8A8B8", "#FFE9BC"),
    "forest": ("#0C3C38", "#2F7C56", "#9CCB74", "#F6F6B0"),
    "lake": ("#0B2C50", "#1F6C8C", "#7FD0D0", "#EFFFF2"),
    "cave": ("#140E36", "#3E2A80", "#8A5CC4", "#EBB8F6"),
    "valley": ("#6E4878", "#D27A5E", "#F8B652", "#FFF3B4"),
    "mountain": ("#2C1244", "#86224E", "#E8604C", "#FFCB86"),
}
"""From the zenith to the horizon."""
MIST = {
    "river": "#BFD0F4",
    "forest": "#CDE8A0",
    "lake": "#C4F0EC",
    "cave": "#C8A0EC",
    "valley": "#FFDF9A",
    "mountain": "#FFB49A",
}
"""What lies between the horizon and the near ground."""
SEAM = "#FFFBE2"
WHOLE = (-30.0, 130.0)
"""From one end of a picture to the other, with what tall windows show."""


class Stretch(NamedTuple):
    """A part of the horizon: from left to right, the height of its foot, and where its own light
    stands."""

    left: float
    right: float
    foot: float
    light: float

    @property
    def wide(self) -> float:
        return self.right - self.left

    def x(self, share: float) -> float:
        return self.left + self.wide * share

    def land(self, crest: str, depth: float = 14) -> str:
        """The shape below a crest, which is a path that ends at the right."""
        return f"{crest}V{n(self.foot + depth)}H{n(self.left)}Z"


def path(*parts: str | float) -> str:
    """Path data out of commands and numbers."""
    return " ".join(part if isinstance(part, str) else n(part) for part in parts)


def far(a: Art, others: Sequence[str], foot: float, seam: float = 52) -> None:
    """The world behind the subject, or two that meet in a seam of light."""
    if len(others) == 1:
        (realm,) = others
        _sky(a, realm, *WHOLE, foot)
        HORIZONS[realm](a, Stretch(-6, 108, foot, seam))
        _mist(a, realm, *WHOLE, foot)
        return
    first, second = others
    halves = ((first, WHOLE[0], seam), (second, seam, WHOLE[1]))
    for realm, left, right in halves:
        _sky(a, realm, left, right, foot)
    HORIZONS[first](a, Stretch(seam - 58, seam, foot, seam - 27))
    HORIZONS[second](a, Stretch(seam, seam + 58, foot, seam + 27))
    for realm, left, right in halves:
        _mist(a, realm, left, right, foot)
    fade = ((0, 0), (0.36, 0.55), (0.5, 1), (0.64, 0.55), (1, 0))
    light = a.linear(seam - 9, 0, seam + 9, 0, *((t, SEAM, o) for t, o in fade))
    a.path(path("M", seam - 9, "-40 H", seam + 9, "V", foot + 16, "H", seam - 9, "Z"), light)


def mirror(a: Art, others: Sequence[str], top: float, *deep: tuple[float, str]) -> None:
    """Water takes the colours of the skies above it, and the seam between them; `deep` are its own
    colours, nearer by."""
    ends = (*WHOLE,) if len(others) == 1 else (WHOLE[0], 52.0, WHOLE[1])
    for realm, left, right in zip(others, ends, ends[1:], strict=False):
        stops = ((0, SKIES[realm][3]), (0.14, SKIES[realm][2]), *deep)
        shape = path("M", left, top, "H", right, "V140H", left, "Z")
        a.path(shape, a.linear(50, top, 50, 120, *stops))
    if len(others) > 1:
        fade = ((0, 0), (0.5, 0.8), (1, 0))
        light = a.linear(44, 0, 60, 0, *((t, SEAM, o) for t, o in fade))
        a.path(path("M44", top, "H60L57", top + 30, "H47Z"), light)


def _sky(a: Art, realm: str, left: float, right: float, foot: float) -> None:
    stops = zip((0, 0.42, 0.78, 1), SKIES[realm], strict=True)
    shape = path("M", left, "-40H", right, "V140H", left, "Z")
    a.path(shape, a.linear(50, -26, 50, foot + 2, *stops))


def _mist(a: Art, realm: str, left: float, right: float, foot: float) -> None:
    tone = MIST[realm]
    shape = path("M", left, foot - 4, "H", right, "V", foot + 12, "H", left, "Z")
    a.path(shape, a.linear(0, foot - 4, 0, foot + 12, (0, tone, 0), (1, tone, 0.75)))


def _river(a: Art, s: Stretch) -> None:
    """A bright stream in two bends through meadows, a willow on its bank."""
    y, m = s.foot, s.light
    orb(a, m + 8, y - 24, 5, "#FFF6D0", "#FFDFA0", "#FFE7B4")
    clouds(a, [(s.x(0.1), y - 30, s.wide * 0.3, 1.6), (m + 2, y - 34, 18, 1.4)], "#FFE3D6", 0.6)
    hills = path("M", s.left, y - 10, "C", s.x(0.2), y - 19, s.x(0.45), y - 17, s.x(0.6), y - 11)
    hills += path("C", s.x(0.75), y - 17, s.x(0.9), y - 18, s.right, y - 13)
    tones = ((0, "#8C9AD0"), (1, "#5A78A8"))
    a.path(s.land(hills, 8), a.linear(m, y - 18, m, y + 4, *tones))
    meadow = path("M", s.left, y - 6, "C", s.x(0.3), y - 11, s.x(0.7), y - 9, s.right, y - 7)
    a.path(s.land(meadow), a.linear(m, y - 10, m, y + 8, (0, "#8FC48A"), (1, "#3A7A78")))
    way: list[Point] = [(m + 9, y - 8.4), (m + 3, y - 6.6), (m - 8, y - 4)]
    way += [(m + 4, y), (m + 16, y + 4), (m + 4, y + 12)]
    water = a.linear(m, y - 8, m, y + 10, (0, "#FFFBE4"), (0.5, "#A8D4FF"), (1, "#3F86D0"))
    a.path(ribbon(way, [1, 2, 3.4, 5, 8, 12]), water)
    a.limb(way[1:5], [0.2, 0.8, 1, 0.3], "#FFFFFF", o=0.9)
    _willow(a, m - 15 if s.wide < 80 else m - 22, y)


def _willow(a: Art, x: float, y: float) -> None:
    a.limb([(x, y - 3), (x + 1, y - 12), (x - 1, y - 19)], [2.6, 1.8, 1], "#4A3440")
    for k in range(9):
        u = x - 9 + k * 2.2
        top = y - 25 + abs(u - x) * 0.7
        strand = [(x + (u - x) * 0.5, top), (u, top + 6)]
        strand.append((u + (u - x) * 0.1, top + 13 + k % 3 * 2))
        a.limb(strand, [1.4, 2.6, 0.2], ("#2F7A5A", "#5AA868", "#A4D680")[k % 3])


def _forest(a: Art, s: Stretch) -> None:
    """Firs in three rows, light between them."""
    y = s.foot
    a.glow(s.light, y - 16, 30, "#FFFFD0", 0.9)
    count = max(3, round(s.wide / 11))
    step = s.wide / count
    rows = (("#86BC7C", "", 27), ("#3C8A5C", "#A8DC90", 31), ("#1C5A48", "#6FB884", 22))
    for row, (tone, edge, high) in enumerate(rows):
        for k in range(count + 1):
            x = s.left + step * (k + (0.5 if row == 1 else 0.1 * row))
            h = high * (0.84 + 0.16 * ((k * 7 + row * 3) % 4))
            if x > s.right + 4:
                continue
            a.path(fir_shape(x, y + 2 + row, h), tone)
            if edge:
                tip, foot = (x - h * 0.01, y + 2 - h * 0.98), (x - h * 0.2, y + 2 - h * 0.2)
                lit = [tip, (x - h * 0.1, y + 2 - h * 0.6), foot]
                a.limb(lit, [0.2, 1, 0.2], edge, o=0.8)
    a.path(s.land(path("M", s.left, y, "H", s.right), 12), "#2A6E50")


def _lake(a: Art, s: Stretch) -> None:
    """The moon and its image, rings that run out over still water."""
    y, m = s.foot, s.light
    orb(a, m, y - 24, 6.4, "#FBFFF6", "#CFEFE8", "#E4FFF4")
    stars(a, [(m - 14, y - 34, 0.6), (m + 13, y - 30, 1.4), (m + 9, y - 40, 0.6)], "#F4FFFA")
    shore = path("M", s.left, y - 12, "C", s.x(0.2), y - 18, s.x(0.36), y - 12, m, y - 12.6)
    shore += path("C", s.x(0.7), y - 13, s.x(0.8), y - 19, s.right, y - 13)
    a.path(s.land(shore, 0), a.linear(m, y - 18, m, y - 6, (0, "#4FA0B4"), (1, "#2A748E")))
    tones = ((0, "#F4FFF4"), (0.14, "#A8E6E0"), (1, "#2F8CA4"))
    water = path("M", s.left, y - 10.6, "H", s.right)
    a.path(s.land(water), a.linear(m, y - 11, m, y + 10, *tones))
    a.ellipse(m, y - 7.6, 5.4, 1.6, "#FFFFFF", 0.9)
    for k in range(4):
        r = min(s.wide * 0.46, 8 + k * 8.4)
        a.ellipse(m, y - 3.4, r, r * 0.24, "none", 1, 0, "#FFFFFF", 1.1 - k * 0.14)
    for x, size in ((s.x(0.1), 1), (s.x(0.88), 0.8)):
        rush = [(x, 15 * size, 2), (x + 3, 19 * size, -1), (x + 6, 13 * size, 2)]
        reeds(a, rush, y + 3, "#17586A")


def _cave(a: Art, s: Stretch) -> None:
    """The dark above hangs in points; below it stand crystals as tall as trees."""
    y, m = s.foot, s.light
    a.glow(m, y - 12, 34, "#F6C8FF", 0.85)
    vault: list[Point] = [(s.left, -40), (s.right, -40), (s.right, 8)]
    count = max(4, round(s.wide / 9))
    for k in range(count):
        x = s.x(1 - (k + 0.5) / count)
        points = (22, 13, 27, 10, 18)
        vault += [(x + s.wide / count * 0.32, 5 + k % 2 * 3), (x, points[k % 5])]
    tones = ((0, "#0C0828"), (1, "#43317E"))
    a.path(polygon([*vault, (s.left, 6)]), a.linear(m, -20, m, 26, *tones))
    for aside, high, lean, kind in (
        (-0.4, 22, -13, PINK),
        (0.42, 25, 12, COOL),
        (-0.22, 30, -7, COOL),
        (0.24, 33, 7, PINK),
        (-0.05, 39, -2, COOL),
        (0.1, 24, 6, PINK),
    ):
        crystal(a, m + aside * s.wide * 0.92, y + 5, high, 3.3 + high * 0.05, lean, kind)
    rock = path("M", s.left, y - 1, "L", s.x(0.2), y - 6, s.x(0.36), y, m, y - 3)
    rock += path("L", s.x(0.7), y + 1, s.x(0.86), y - 5, s.right, y - 1)
    a.path(s.land(rock), a.linear(m, y - 6, m, y + 8, (0, "#6A54AC"), (1, "#2A2160")))


def _valley(a: Art, s: Stretch) -> None:
    """Two walls, the sun between them, a call that comes back in rings."""
    y, m = s.foot, s.light
    orb(a, m, y - 14, 7.4, "#FFFBD8", "#FFE48A", "#FFF3B8")
    for k, r in enumerate((13, 19, 25)):
        arc = [toward((m, y - 9), 205 + 130 * i / 6, r) for i in range(7)]
        a.limb(arc, [0.2, 1.5, 2, 2, 2, 1.5, 0.2], "#FFFFFF", o=0.95 - 0.2 * k)
    for way, edge, lit in ((1, s.left, "#F4CE8A"), (-1, s.right, "#D9985E")):
        _wall(a, edge, way * s.wide, y, lit)
    floor = path("M", s.left, y - 2, "C", s.x(0.3), y - 6, s.x(0.7), y - 6, s.right, y - 2)
    a.path(s.land(floor), a.linear(m, y - 6, m, y + 8, (0, "#FFE48A"), (1, "#B08A34")))


def _wall(a: Art, edge: float, w: float, y: float, lit: str) -> None:
    """One side of the valley; `w` is negative on the right."""
    shape = path("M", edge, y - 40, "C", edge + w * 0.1, y - 37, edge + w * 0.12, y - 28)
    shape += path("", edge + w * 0.17, y - 23, "C", edge + w * 0.2, y - 17, edge + w * 0.26)
    shape += path("", y - 12, edge + w * 0.34, y - 2, "V", y + 14, "H", edge, "Z")
    tones = ((0, lit), (0.5, "#B0704C"), (1, "#6A4250"))
    a.path(shape, a.linear(edge, y - 40, edge + w * 0.3, y, *tones))
    rim = [(0.05, -38.6), (0.13, -28), (0.19, -19), (0.3, -7)]
    bright = 0.9 if w > 0 else 0.5
    a.limb([(edge + w * t, y + v) for t, v in rim], [0.3, 1.1, 1, 0.2], "#FFF6CC", o=bright)
    for t in (0.06, 0.13):
        cleft = [(edge + w * t, y - 26 + t * 60), (edge + w * (t + 0.02), y - 12)]
        a.limb([*cleft, (edge + w * (t + 0.06), y)], [0.2, 1.3, 0.3], "#6A3E46", o=0.6)


def _mountain(a: Art, s: Stretch) -> None:
    """One great summit in snow, lesser ones at its sides."""
    y, m = s.foot, s.light
    a.glow(m, y - 22, 30, "#FFE3B4", 0.85)
    clouds(a, [(s.x(0.08), y - 33, s.wide * 0.3, 1.8), (m + 6, y - 38, 20, 1.5)], "#FFC4A0", 0.6)
    tops: list[Point] = [(s.left, y - 12), (s.x(0.12), y - 22), (s.x(0.26), y - 12)]
    tops += [(s.x(0.7), y - 13), (s.x(0.86), y - 24), (s.right, y - 13)]
    range_ = polygon([*tops, (s.right, y + 14), (s.left, y + 14)])
    a.path(range_, a.linear(m, y - 24, m, y + 6, (0, "#94386A"), (1, "#5A2252")))
    snow = [(0, 0), (-4, 6), (-1.6, 5), (0, 8), (1.8, 5), (4, 6.4)]
    for x, top in (tops[1], tops[4]):
        a.path(polygon([(x + u, top + v) for u, v in snow]), "#FFD9CC", 0.9)
    size = 0.62 if s.wide > 80 else 0.5
    peak(a, m, y + 10 - 74 * size, size)
    flock(a, [(m + 14, y - 30, 0.8), (m + 18, y - 33, 0.6)], "#4A1440")
    foot = path("M", s.left, y + 2, "L", s.x(0.3), y - 2, m, y + 2, s.x(0.8), y - 2)
    a.path(s.land(foot + path("L", s.right, y + 2)), "#6A2450")


HORIZONS: dict[str, Callable[[Art, Stretch], None]] = {
    "river": _river,
    "forest": _forest,
    "lake": _lake,
    "cave": _cave,
    "valley": _valley,
    "mountain": _mountain,
}
