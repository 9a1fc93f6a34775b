"""Cave, the realm of riches: violet rock, crystals that glow, gold in the dark."""

import math
from collections.abc import Sequence

from curves import Point, at, between, n, ribbon, toward
from kit import GOLD, Art

from wishes.blessings import burst, gifts
from wishes.land import Tones, crystal, firs, glints, hills, sky

COOL: Tones = ("#E6FBFF", "#7FD6EC", "#2A7FB4")
PINK: Tones = ("#FFE3F2", "#E58FC4", "#8A3C94")
AMBER: Tones = ("#FFF6CF", "#F2BE5A", "#A8641E")
Spike = tuple[float, float, float, float, float]
"""Foot, height, half-width and lean of a crystal."""

MOUTHS = (
    (
        "M-30 -40H130V140H96C90 118 80 104 84 90C76 84 80 70 77 60C80 48 74 36 66 26C60 17 50 14"
        " 42 20C33 26 28 36 28 48C23 58 28 68 24 80C18 90 20 104 8 118L4 140H-30Z",
        "#7A66A4",
        "#2C2558",
        "#FFD9B0",
    ),
    (
        "M-30 -40H130V140H104C99 122 90 110 93 96C84 88 88 72 85 60C87 46 82 30 71 20C60 9 46 9"
        " 36 17C26 24 21 34 21 47C15 60 20 72 15 84C8 96 10 112 0 126L-4 140H-30Z",
        "#443A78",
        "#1B1742",
        "#C9A2D6",
    ),
    (
        "M-30 -40H130V140H112C108 126 100 116 103 100C95 92 97 74 94 60C97 40 90 22 77 13"
        "C62 2 42 2 30 12C18 21 13 33 13 47C6 60 12 74 5 88C-3 100 -2 118 -10 132L-14 140H-30Z",
        "#2A2352",
        "#0C0A24",
        "#7A6AB4",
    ),
)
"""Three planes of rock around the opening, each nearer and darker, and their rims of light."""


def mouth(a: Art, planes: int = 3) -> None:
    for d, light, dark, rim in MOUTHS[3 - planes :]:
        a.path(d, a.linear(10, 0, 90, 110, (0, light), (1, dark)))
        start, edge = d.removeprefix("M-30 -40H130V140H").split("C", 1)
        a.path(f"M{start} 140C{edge.rsplit('L', 1)[0]}", "none", 1, rim, 0.6, 0.55)


def stalactites(a: Art, where: Sequence[tuple[float, float, float, float]]) -> None:
    """Wide at the root: place, root, length, width of each."""
    for x, y, h, w in where:
        fade = a.linear(
            x,
            y - 2,
            x,
            y + h,
            (0, "#2A2352", 0),
            (0.28, "#2E2760"),
            (0.7, "#3F3678"),
            (1, "#7A6CB4"),
        )
        a.path(
            f"M{n(x - w * 1.5)} {n(y - 2)}C{n(x - w * 0.5)} {n(y + h * 0.1)} {n(x - w * 0.3)}"
            f" {n(y + h * 0.5)} {n(x)} {n(y + h)}C{n(x + w * 0.2)} {n(y + h * 0.5)}"
            f" {n(x + w * 0.5)} {n(y + h * 0.1)} {n(x + w * 1.5)} {n(y - 2)}Z",
            fade,
        )
        a.limb(
            [(x - w * 0.6, y + h * 0.05), (x - w * 0.26, y + h * 0.4), (x, y + h)],
            [0.2, 0.7, 0.2],
            "#E0C4E6",
            o=0.5,
        )


def cluster(a: Art, spikes: Sequence[Spike], tones: Tones) -> None:
    for x, y, h, w, lean in spikes:
        crystal(a, x, y, h, w, lean, tones)


def dark(a: Art, light: Point, tint: str = "#B48CE0") -> None:
    """The inside of the mountain, lit from one place."""
    sky(a, (0, "#120E30"), (0.5, "#2C2560"), (0.8, "#4A3A84"), (1, "#2A2258"), foot=100)
    a.glow(*light, 58, tint, 0.75)
    a.path(
        "M-30 -40H130V30C112 34 104 20 96 24C88 30 84 12 76 14C68 20 62 4 52 6C42 10 36 2 30 10"
        "C22 20 16 14 8 24C-2 34 -14 28 -30 36Z",
        a.linear(50, -20, 50, 34, (0, "#0C0A24"), (1, "#2E2660")),
    )
    a.path(
        "M-30 10C-8 16 4 40 6 58C8 76 -2 92 2 112L4 140H-30ZM130 10C108 16 98 40 95 60"
        "C93 78 102 92 98 112L96 140H130Z",
        a.linear(0, 10, 100, 120, (0, "#372E6A"), (0.5, "#1C1744"), (1, "#0C0A24")),
    )


def pool(a: Art, top: float) -> None:
    stops = ((0, "#B4A0DC"), (0.15, "#7A6CB8"), (0.45, "#3F3F8C"), (1, "#100E34"))
    a.path(
        f"M-30 {n(top)}C10 {n(top - 1.4)} 90 {n(top + 1.4)} 130 {n(top)}V140H-30Z",
        a.linear(50, top, 50, 122, *stops),
    )


def rock_floor(a: Art, top: float) -> None:
    a.path(
        f"M-30 {n(top)}C0 {n(top - 3)} 10 {n(top + 4)} 20 {n(top + 2)}C30 {n(top)} 36 {n(top + 6)}"
        f" 46 {n(top + 5)}C58 {n(top + 4)} 66 {n(top + 8)} 76 {n(top + 5)}C88 {n(top + 2)} 100"
        f" {n(top + 6)} 130 {n(top + 2)}V140H-30Z",
        a.linear(50, top, 50, top + 26, (0, "#4A3F7C"), (0.3, "#221C4A"), (1, "#0A081E")),
    )
    a.limb(
        [(0, top), (20, top + 2.4), (46, top + 5.2), (76, top + 5.4), (100, top + 4)],
        [0.3, 0.9, 0.6, 0.9, 0.3],
        "#C8B4E6",
        o=0.6,
    )


def coins(a: Art, where: Sequence[tuple[float, float, float]]) -> None:
    """Coins that lie flat: place and size."""
    for x, y, s in where:
        a.ellipse(x + 0.2, y + 0.9 * s, 3.2 * s, 1.5 * s, "#6B4212")
        a.ellipse(x, y, 3.2 * s, 1.5 * s, a.linear(x - 3, y - 2, x + 3, y + 2, *_gold()))
        a.ellipse(x - 0.2, y - 0.1, 2 * s, 0.8 * s, "#8F6424", 0.45)


def _gold() -> tuple[tuple[float, str], ...]:
    return ((0, "#FFFBE2"), (0.35, GOLD[1]), (0.6, "#A8742A"), (0.8, "#F0CD78"), (1, "#6B4212"))


def cave() -> Art:
    """The dark frames the light; crystals answer it."""
    a = Art("Cave")
    sky(a, (0, "#1C2350"), (0.5, "#4E5C9E"), (0.8, "#B78FB8"), (0.95, "#FFD9A6"), foot=64)
    a.glow(54, 44, 42, "#FFE9BE", 0.75)
    a.path("M60 26A8 8 0 1 0 67 38A6.6 6.6 0 1 1 60 26Z", "#FFF8DC")
    a.dust([(44, 24, 1), (38, 32, 0.5), (70, 24, 0.6), (50, 18, 0.5), (74, 44, 0.6)])
    hills(a, [(20, 60), (36, 54), (52, 58), (70, 52), (90, 60)], "#8F7FB4", "#5B5694", 76)
    firs(a, ((29, 10), (34, 8), (40, 11), (66, 10), (72, 13), (78, 9)), 63, "#3F3D74")
    stops = ((0, "#F5D6B8"), (0.12, "#A99AC8"), (0.4, "#4F5A9C"), (1, "#141338"))
    a.path("M-30 64H130V140H-30Z", a.linear(50, 64, 50, 120, *stops))
    glints(
        a, [(54, 67, 22), (52, 70.6, 15), (55, 75, 24), (53, 80, 17), (54, 86, 26)], "#FFF3D6", 0.6
    )
    mouth(a)
    stalactites(
        a,
        (
            (31, 14, 17, 4), (37, 9, 22, 4.6), (44, 6, 15, 3.6), (51, 4, 27, 5), (59, 5, 16, 3.8),
            (66, 8, 24, 4.8), (74, 13, 18, 4),
        ),
    )  # fmt: skip
    a.glow(18, 84, 26, "#7FE0F5", 0.6)
    a.glow(84, 88, 24, "#F59AD0", 0.55)
    cluster(
        a,
        ((8, 94, 24, 3.4, -24), (28, 95, 19, 3, 20), (22, 95, 26, 3.6, 9), (15, 96, 36, 4.6, -5)),
        COOL,
    )
    cluster(
        a,
        ((94, 98, 20, 3, 26), (75, 98, 15, 2.6, -20), (80, 99, 23, 3.2, -9), (87, 99, 30, 4, 7)),
        PINK,
    )
    rock_floor(a, 92)
    coins(a, [(38, 98, 0.8), (44, 100, 0.9), (41, 96.6, 0.8), (64, 101, 0.8)])
    a.dust([(20, 66, 1.2), (30, 74, 0.7), (82, 66, 0.8), (12, 72, 0.6), (76, 76, 0.6)], "#DDF8FF")
    return a


def ring(a: Art, x: float, y: float, r: float) -> None:
    """A whole ring of gold."""
    gold = a.linear(x - r, y - r, x + r, y + r, *_gold())
    a.circle(x + 0.4, y + 0.6, r, "none", 1, "#7A4E1A", 7.2)
    a.circle(x, y, r, "none", 1, gold, 6.6)
    a.circle(x - 0.5, y - 0.6, r + 1, "none", 1, "#FFFBE0", 1)
    a.circle(x + 0.4, y + 0.4, r - 2, "none", 1, "#6B4212", 0.8)


def over(a: Art, x: float, y: float, r: float, start: float, end: float) -> None:
    """The part of a ring that passes over the other one: its seat is shorter than its gold."""
    gold = a.linear(x - r, y - r, x + r, y + r, *_gold())
    for dx, dy, radius, spare, tone, w in (
        (0.4, 0.6, r, 12, "#7A4E1A", 7.4),
        (0, 0, r, 0, gold, 6.6),
        (-0.5, -0.6, r + 1, -14, "#FFFBE0", 1),
        (0.4, 0.4, r - 2, -14, "#6B4212", 0.8),
    ):
        middle = (x + dx, y + dy)
        near, far = toward(middle, start + spare, radius), toward(middle, end - spare, radius)
        a.path(f"M{at(near)}A{n(radius)} {n(radius)} 0 0 1 {at(far)}", "none", 1, tone, w)


def mounds(a: Art) -> None:
    """Rock at both edges, in which the crystals stand."""
    a.path(
        "M-30 84C-8 80 10 82 18 88C26 93 28 112 30 140H-30Z"
        "M130 84C108 80 92 83 84 89C76 95 74 112 72 140H130Z",
        a.linear(50, 80, 50, 112, (0, "#4A3F7C"), (0.4, "#221C4A"), (1, "#0A081E")),
    )
    a.limb([(-10, 82.4), (8, 83), (18, 88), (24, 96)], [0.4, 1.2, 1, 0.2], "#C8B4E6", o=0.7)
    a.limb([(108, 82.6), (94, 83.6), (84, 89), (78, 97)], [0.4, 1.2, 1, 0.2], "#A894D6", o=0.7)


def enchantment() -> Art:
    """A tree of gold grows from the hoard, and every leaf is a gem."""
    a = Art("Cave: an enchantment")
    dark(a, (52, 42), "#F5C06A")
    a.glow(52, 38, 52, "#FFE9A0", 0.75)
    burst(a, "cave", 52, 40, 66)
    stalactites(a, ((16, 14, 20, 4.6), (28, 8, 12, 4), (76, 8, 13, 4), (88, 14, 22, 5)))
    cluster(a, ((4, 92, 34, 5, -16), (14, 94, 24, 4, 4)), COOL)
    cluster(a, ((97, 92, 34, 5, 14), (88, 94, 24, 4, -6)), PINK)
    mounds(a)
    # the hoard
    a.path(
        "M-30 112C0 108 14 96 28 90C38 85 46 82 53 82C62 82 70 86 80 92C92 98 106 106 130 112V140"
        "H-30Z",
        a.linear(
            10, 82, 90, 112, (0, "#FFF0B4"), (0.35, "#E0A83A"), (0.75, "#A8701E"), (1, "#4A2A0C")
        ),
    )
    with a.define("coin"):
        coins(a, [(0, 0, 1)])
    for row in range(5):
        for k in range(3 + row * 2):
            x = 53 + (k - 1 - row) * (9.4 - row * 0.5) + (row * 5 + k * 3) % 4 - 2
            y, size = 85 + row * 4.4 + abs(x - 53) * 0.26, 0.9 + (row + k) % 3 * 0.14
            a.use("coin", x, y, scale=size)
    for x, y in ((30, 95), (44, 92), (66, 93), (80, 99)):
        a.spark(x, y, 3, "#FFFBE2")
    trunk = a.linear(40, 30, 66, 88, *_gold())
    boughs: tuple[tuple[list[Point], list[float]], ...] = (
        ([(52, 54), (42, 46), (30, 44), (20, 36)], [5, 4, 2.6, 0.6]),
        ([(53, 50), (64, 42), (76, 42), (86, 33)], [5, 4, 2.6, 0.6]),
        ([(52, 44), (45, 32), (36, 26), (34, 15)], [4.4, 3.2, 2.2, 0.5]),
        ([(53, 44), (60, 31), (69, 26), (73, 14)], [4.4, 3.2, 2.2, 0.5]),
        ([(52, 48), (53, 32), (52, 20), (54, 8)], [5, 3.6, 2.4, 0.5]),
        ([(52, 66), (42, 60), (34, 58), (26, 60)], [4, 3, 2, 0.5]),
        ([(54, 65), (62, 59), (70, 57), (79, 59)], [4, 3, 2, 0.5]),
    )
    body: list[Point] = [(53, 92), (50, 78), (55, 64), (51, 52), (52, 44)]
    girth: list[float] = [24, 11, 9, 8, 6]
    for points, widths in boughs:
        a.path(ribbon(points, [w + 1 for w in widths]), "#4A2A0C")
    a.path(ribbon(body, [w + 1 for w in girth]), "#4A2A0C")
    a.path(ribbon(body, girth), trunk)
    for points, widths in boughs:
        a.path(ribbon(points, widths), trunk)
    a.path(ribbon(body, girth, 0.3, 1), "#5A3410", 0.5)
    a.path(ribbon(body[1:], [9, 9, 8, 5], -0.2, -0.75), "#FFFBE0", 0.85)
    for root in (
        [(48, 84), (38, 88), (30, 95)],
        [(58, 84), (68, 88), (77, 95)],
        [(52, 86), (50, 94)],
    ):
        a.limb(root, [5, 3.4, 0.6][: len(root)], trunk)
    gems = ("#F2506A", "#6FC0FF", "#7FE6A0", "#CC92FA", "#FF9A50", "#7FF0EA", "#FF86C0")
    spots = [
        (20, 36), (26, 41), (30, 48), (86, 33), (80, 39), (75, 47), (34, 15), (39, 22), (30, 26),
        (73, 14), (68, 22), (77, 26), (54, 8), (48, 15), (59, 16), (26, 60), (33, 63), (79, 59),
        (72, 63), (45, 26), (61, 26), (40, 38), (66, 37), (53, 26), (46, 6), (62, 7),
    ]  # fmt: skip
    for x, y in spots:
        a.limb([between((x, y), (52, 48), 0.26), (x, y)], [1.5, 0.8], "#E0A83A")
    for k, (x, y) in enumerate(spots):
        tone = gems[k % 7]
        r = 3.6 + k % 3 * 0.6
        way = math.degrees(math.atan2(y - 50, x - 52))
        with a.moved(x, y, r / 4, way):
            a.path("M-4 0L-1 -3.4L5.6 0L-1 3.4Z", tone, 1, "#FFF6DA", 0.5)
            a.path("M-4 0L-1 -3.4L5.6 0L-1 -.6Z", "#FFFFFF", 0.65)
            a.path("M-1 3.4L5.6 0L-1 .4Z", "#2A1440", 0.35)
    gifts(a, "cave")
    a.dust(
        [(52, 60, 1.4), (88, 50, 1.2), (16, 52, 1.1), (40, 72, 0.9), (70, 76, 1), (92, 22, 1)],
        "#FFF3C8",
    )
    return a


EMBLEMS = {
    "cave": cave,
    "cave-enchantment": enchantment,
}
