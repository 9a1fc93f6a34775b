"""Lake: what it promises in pairs, and what it swears by."""

import math
from collections.abc import Sequence

from curves import Point, mix, polygon, toward
from kit import Art

from wishes.horizons import far, mirror
from wishes.lake import PEARL, koi, lotus, temple
from wishes.land import Tones, glints, glory, lily, reeds, ripples, stone
from wishes.tokens import token
from wishes.vows.parts import LAKE_DEEP, STONE, Oath, Promise, facing, form, hewn, still

MARBLE: Tones = ("#FFFFFF", "#CFE3E2", "#5F93A4")
CORAL: Tones = ("#FFD0B8", "#E0603E", "#7A1E34")


def carp(a: Art, other: str) -> None:
    """Two fish circle round what fell into the lake."""
    far(a, [other], 34, 56)
    mirror(a, [other], 38, *LAKE_DEEP)
    glory(a, 52, 66, 31, 2, "#F4FFF4")
    with a.group("translate(52 66) scale(1.06 .96)"):
        koi(a, "#FFFFFF", "#FFF8F0", "#E0B4A8", "#E0452A")
    with a.group("translate(52 66) rotate(180) scale(1.06 .96)"):
        koi(a, "#9CB0DC", "#33468A", "#10183E", "#F2B43A")
    token(a, other, 52, 66, 1.1)
    lily(a, 89, 94, 0.9, PEARL)
    lily(a, 13, 95, 1, PEARL)


PETALS = (
    (36, (-74, -44, -15, 15, 44, 74)),
    (31, (-60, -30, 0, 30, 60)),
    (24, (-50, -24, 24, 50, 0)),
)
"""From the outer ring to the inner one: how long its petals are, and how they lean."""


def _petal(reach: float) -> str:
    u, v, w = reach * 0.3, reach * 0.26, reach * 0.74
    return f"M0 0C{-u} {-u} {-v} {-w} 0 {-reach}C{v} {-w} {u} {-u} 0 0Z"


def lotuses(a: Art, other: str) -> None:
    """Two water-lilies have opened, and lean over it."""
    still(a, [other], 44, 49)
    glory(a, 50, 50, 25, 2, "#F4FFF4")
    ripples(a, 50, 86, 50, 4, "#F4FFFF", 0.24, 0.7)
    for x, s, lean, tones in (
        (27, 0.92, -10, ("#FFFFFF", "#FFC4DC", "#C85A9A")),
        (74, 0.78, 12, ("#FFFFFF", "#FFF0B0", "#D8A03A")),
    ):
        with a.moved(x, 88, s, lean):
            a.ellipse(0, 3, 34, 7, "#0E4450", 0.6)
            a.ellipse(-1, 1.4, 32, 6, "#3F9A74")
            a.ellipse(-4, 0, 24, 3.6, "#A4DC9A", 0.8)
            for ring, (reach, turns) in enumerate(PETALS):
                body = mix(tones[0], tones[1], 1 - 0.3 * ring)
                paint = a.linear(0, -reach, 0, 0, (0, tones[0]), (0.5, body), (1, tones[2]))
                for turn in turns:
                    with a.group(f"rotate({turn})"):
                        a.path(_petal(reach), paint)
            a.glow(0, -7, 12, "#FFF3B0", 0.9)
    token(a, other, 51, 62, 1.24)


def dragonflies(a: Art, other: str) -> None:
    """Two dragonflies meet over the water; their bodies are a heart."""
    still(a, [other], 62, 70)
    glory(a, 50, 46, 27, 2, "#F4FFF4")
    ripples(a, 50, 88, 40, 4, "#FFFFFF", 0.26, 0.8)
    for right in (True, False):
        hue = "#E0405A" if right else "#2F7FD8"
        with facing(a, 50, 8, 0.9, right=right):
            for turn, reach in ((-62, 40), (-24, 46), (14, 40)):
                with a.group(f"translate(17 37) rotate({turn})"):
                    d = (
                        f"M0 0C{reach * 0.3} -9 {reach * 0.8} -9.6 {reach} -2"
                        f"C{reach * 0.94} 4 {reach * 0.4} 5 0 0Z"
                    )
                    a.path(
                        d,
                        a.linear(
                            0,
                            0,
                            reach,
                            0,
                            (0, "#FFFFFF", 0.95),
                            (1, mix(hue, "#FFFFFF", 0.75), 0.85),
                        ),
                    )
                    a.limb(
                        [(0, 0), (reach * 0.5, -3.4), (reach * 0.96, -2)],
                        [0.8, 0.6, 0.4],
                        "#FFFFFF",
                    )
            body: list[Point] = [(17, 33), (25, 44), (24, 58), (14, 70), (1, 80)]
            a.limb(
                body,
                [9.4, 8.4, 7, 5, 0.8],
                mix(hue, "#FFFFFF", 0.12),
                mix(hue, "#FFFFFF", 0.8),
                "#10143C",
            )
            for k, (x, y) in enumerate(body[1:4]):
                a.circle(x, y, 1.7 - 0.3 * k, "#FFE9A0", 0.9)
            a.circle(
                11.6,
                29,
                4.4,
                a.radial(10, 27.4, 5, (0, "#FFFFFF"), (0.4, "#5AD8C8"), (1, "#0E4450")),
            )
            a.circle(
                18.6, 27, 4, a.radial(17, 25.6, 5, (0, "#FFFFFF"), (0.4, "#5AD8C8"), (1, "#0E4450"))
            )
    token(a, other, 50, 55, 1.24)
    reeds(a, [(6, 34, 2), (11, 26, -2), (91, 30, 2), (96, 38, -1)], 106, "#17586A")


def frogs(a: Art, other: str) -> None:
    """Two frogs, each on its leaf, sing to it."""
    still(a, [other], 40, 45)
    glory(a, 50, 46, 22, 2, "#F4FFF4")
    for right in (True, False):
        skin: Tones = (
            ("#D8F48A", "#5AA83E", "#174E3A") if right else ("#FFE9A0", "#D8902E", "#6A3A24")
        )
        with facing(a, 50, 0, right=right):
            a.ellipse(28, 92, 25, 6.4, "#0C3A48", 0.7)
            a.ellipse(27, 90, 24, 5.6, "#3F9A74")
            a.ellipse(24, 89, 17, 3, "#A4DC9A", 0.8)
            form(
                a,
                "M44 88C50 76 44 66 36 68C30 72 30 84 34 90Z",
                (skin[1], skin[1], skin[2]),
                (36, 68),
                (46, 90),
            )
            form(
                a,
                "M8 66C10 56 24 52 34 60C42 68 42 86 32 89H16C8 86 6 74 8 66Z",
                skin,
                (12, 58),
                (38, 88),
            )
            form(
                a,
                "M10 72C12 68 20 68 22 74C22 82 20 88 16 89C10 88 8 78 10 72Z",
                ("#FFFFE4", "#EEF0B4", "#A8B878"),
                (10, 70),
                (22, 88),
            )
            form(
                a,
                "M3 60C2 52 10 46 20 47C30 48 34 55 31 61C24 67 8 67 3 60Z",
                skin,
                (8, 48),
                (28, 66),
            )
            for x in (10.6, 22.6):
                a.circle(x, 45.6, 5.4, skin[1])
                a.circle(x - 0.4, 45, 4, "#FFF8D8")
                a.ellipse(x - 1.4, 45.2, 2, 2.8, "#1C1220")
                a.circle(x - 2.2, 44, 0.8, "#FFFFFF")
            a.path("M3.6 58.6C10 64 22 64 30.6 57.6", "none", 1, skin[2], 1.2)
            a.limb([(16, 74), (12, 84), (5, 90)], [4.4, 3.4, 2], skin[1], skin[0], skin[2])
    token(a, other, 50, 66, 1.24)
    glints(a, [(50, 90, 12), (50, 96, 18)], o=0.7)


def tails(a: Art, other: str) -> None:
    """Two mermaids have dived: their tails are left, and what they found."""
    still(a, [other], 54, 61)
    glory(a, 50, 52, 26, 2, "#F4FFF4")
    for right in (True, False):
        fin: Tones = (
            ("#D8FFF0", "#2FA88A", "#0E4A5A") if right else ("#FFE0F4", "#C06AC8", "#4A2A7C")
        )
        with facing(a, 50, 0, right=right):
            stem: list[Point] = [(16, 96), (27, 82), (29, 66), (22, 51), (12, 42)]
            a.limb(stem, [16, 17, 13, 8.4, 5], fin[1], fin[0], fin[2])
            for k in range(5):
                for j in range(2 + k % 2):
                    x, y = 20.6 + k * 1.6 + j * 4.6 - k % 2 * 2.4, 90 - k * 7.4
                    a.path(f"M{x - 2} {y}q2 3.2 4 0", "none", 1, fin[0], 0.8, 0.8)
            form(
                a,
                "M12 44C6 40 2 33 2 22C8 24 14 28 16 35C20 28 28 25 37 26C34 36 26 42 16 45Z",
                fin,
                (4, 24),
                (34, 44),
            )
            for tip in ((5, 26), (10, 29), (24, 30), (31, 29)):
                a.limb(
                    [(13.6, 43), ((13.6 + tip[0]) / 2, (43 + tip[1]) / 2 - 1), tip],
                    [0.5, 0.9, 0.2],
                    fin[0],
                    o=0.9,
                )
            ripples(a, 17, 95, 16, 3, "#FFFFFF", 0.26, 0.95)
    token(a, other, 50, 70, 1.2)
    a.dust([(50, 46, 1.3), (38, 20, 0.9), (64, 18, 1)], "#F4FFFF")


def pavilion(a: Art, others: Sequence[str]) -> None:
    """A temple on the water, one token before each row of pillars."""
    far(a, others, 53)
    glory(a, 53, 38, 60, 3, "#F4FFF0")
    mirror(a, others, 57, *LAKE_DEEP)
    with a.group("translate(53 66) scale(.98 -.72)", 0.6):
        temple(a, ("#9CD0D2", "#5FA6B4", "#2A6480"), lamp=True)
    island = ((0, "#A9D69C"), (0.4, "#3F8A74"), (1, "#123F4C"))
    a.path(
        "M16 66C24 61 38 60 52 60.4C68 60 84 61.4 92 66C84 69.6 26 70 16 66Z",
        a.linear(16, 60, 90, 70, *island),
    )
    with a.moved(53, 63):
        temple(a, MARBLE, lamp=True)
    a.limb([(18, 67), (40, 69), (66, 69), (90, 67)], [0.2, 1.2, 1.2, 0.2], "#F4FFF4", o=0.8)
    token(a, others[0], 19.5, 81, 1.08)
    token(a, others[1], 82, 81, 1.08)
    lily(a, 53, 95, 1, PEARL)


def moon_gate(a: Art, others: Sequence[str]) -> None:
    """A ring of white stone stands in the lake; who swears goes through it, as the moon does."""
    still(a, others, 62, 68)
    glory(a, 52, 52, 64, 3, "#F4FFF0")
    with a.group("translate(0 150) scale(1 -.62)", 0.35):
        _ring(a)
    _ring(a)
    a.glow(52, 46, 22, "#FFFFFF", 0.75)
    for x in (27, 77):
        ripples(a, x, 89, 13, 3, "#FFFFFF", 0.26, 0.95)
    glints(a, [(52, 80, 12), (52, 86, 15), (52, 93, 18)], "#FFFFFF", 0.8)
    token(a, others[0], 37, 60, 1.02)
    token(a, others[1], 67, 60, 1.02)
    lily(a, 52, 92, 1, PEARL)


def _ring(a: Art) -> None:
    """Twenty-four stones, bright where the light comes from; two feet hold them in the water."""
    for k in range(24):
        start, end = 120 + k * 12.5, 132.5 + k * 12.5
        corners = [(27, start + 0.5), (36.5, start + 0.5), (36.5, end), (27, end)]
        shape = polygon([toward((52, 50), turn, r) for r, turn in corners])
        lightness = 0.5 - 0.5 * math.cos(math.radians(start - 45))
        tone = mix("#5F93A4", "#FFFFFF", lightness if k % 2 else lightness * 0.86)
        a.path(shape, tone)
    for s in (-1, 1):
        foot = [(52 + s * 14, 74), (52 + s * 23, 73), (52 + s * 33, 90), (52 + s * 17, 90)]
        hewn(a, foot, MARBLE if s < 0 else (MARBLE[1], "#8FB4C0", MARBLE[2]))
    star = [toward((52, 18), k * 36 - 90, 5.4 if k % 2 == 0 else 2.4) for k in range(10)]
    a.path(polygon(star), "#FFE9A8")


def lighthouse(a: Art, others: Sequence[str]) -> None:
    """The light on the rock turns to both."""
    still(a, others, 62, 68)
    glory(a, 52, 28, 62, 3, "#F4FFF0")
    for s in (-1, 1):
        beam = a.linear(52, 22, 52 + s * 60, 22, (0, "#FFFBD8", 0.95), (1, "#FFFBD8", 0))
        a.path(f"M52 20L{52 + s * 70} 4V42L52 25Z", beam)
    for x, y, w, h in ((34, 92, 22, 15), (72, 93, 20, 13), (52, 95, 30, 15)):
        stone(a, x, y, w, h, STONE)
    wall = a.linear(38, 0, 66, 0, (0, "#FFFFFF"), (0.5, "#E4ECEC"), (1, "#6E8CA4"))
    a.path("M39 84L44 34H60L65 84Z", wall)
    for y in (42, 58, 74):
        k, m = (84 - y) / 50 * 5, (84 - y - 8) / 50 * 5
        band = a.linear(38, 0, 66, 0, (0, "#FF9A8A"), (0.5, "#D8404A"), (1, "#6A1A3A"))
        a.path(f"M{39 + k} {y}L{39 + m} {y + 8}H{65 - m}L{65 - k} {y}Z", band)
    hewn(a, [(41, 31), (63, 31), (62, 35), (42, 35)], ("#5A6A9C", "#2A3464", "#141A3C"))
    a.glow(52, 23, 22, "#FFF3B0", 1)
    a.path(
        "M45.6 31V18H58.4V31Z",
        a.linear(46, 18, 58, 31, (0, "#FFFFFF"), (0.5, "#FFEFA8"), (1, "#F2B84A")),
    )
    a.path("M45.6 31V18M49.8 31V18M54.2 31V18M58.4 31V18", "none", 1, "#2A3464", 1)
    form(a, "M43 18.4L52 8L61 18.4Z", CORAL, (44, 10), (60, 19))
    a.circle(52, 7.4, 1.6, "#F0CD78")
    a.path("M49 84V77Q52 73.6 55 77V84Z", "#3A2A48")
    ripples(a, 52, 95, 44, 3, "#FFFFFF", 0.12, 0.9)
    token(a, others[0], 19.5, 78, 1.12)
    token(a, others[1], 82, 78, 1.12)


def scallop(a: Art, others: Sequence[str]) -> None:
    """The great shell opens, and in it is the moon of the lake."""
    still(a, others, 56, 63)
    glory(a, 52, 56, 64, 3, "#F4FFF0")
    ripples(a, 52, 90, 48, 4, "#FFFFFF", 0.16, 0.9)
    nacre: Tones = ("#FFFFFF", "#F4B8D0", "#8A5AA4")
    form(
        a,
        "M52 84C34 82 16 66 14 44C20 36 26 36 30 40C32 28 38 22 44 26C46 18 58 18 60 26"
        "C66 22 72 28 74 40C78 36 84 36 90 44C88 66 70 82 52 84Z",
        nacre,
        (22, 26),
        (84, 84),
    )
    for u, v in ((20, 46), (31, 36), (43, 28), (52, 24), (61, 28), (73, 36), (84, 46)):
        a.limb(
            [(52, 82), ((52 + u) / 2 + (u - 52) * 0.06, (82 + v) / 2), (u, v)],
            [0.4, 1.6, 0.4],
            "#C87AB0",
            o=0.7,
        )
        a.limb(
            [(51, 82), ((51 + u) / 2 + (u - 52) * 0.06 - 1, (82 + v) / 2), (u - 1.2, v)],
            [0.3, 0.9, 0.3],
            "#FFFFFF",
            o=0.8,
        )
    form(
        a,
        "M12 80C22 92 82 92 92 80C90 92 76 97 52 97C28 97 14 92 12 80Z",
        ("#FFF0F4", "#D88AB4", "#5A2E6C"),
        (14, 80),
        (90, 98),
    )
    a.limb(
        [(12, 80), (30, 87.6), (52, 89.4), (74, 87.6), (92, 80)],
        [0.6, 2, 2.2, 2, 0.6],
        "#FFFFFF",
        o=0.9,
    )
    a.glow(52, 68, 32, "#FFFFFF", 1)
    pearl = ((0, "#FFFFFF"), (0.45, "#F0FBF4"), (0.8, "#B8DCE4"), (1, "#7A9CC0"))
    a.circle(52, 69, 16, a.radial(46, 62, 24, *pearl))
    a.ellipse(46, 61, 4.6, 3, "#FFFFFF", 1, -30)
    token(a, others[0], 19.5, 70, 1.1)
    token(a, others[1], 82, 70, 1.1)


def chalice(a: Art, others: Sequence[str]) -> None:
    """A cup of silver on a rock in the water; both drink from it."""
    still(a, others, 58, 66)
    glory(a, 52, 44, 64, 3, "#F4FFF0")
    stone(a, 52, 96, 30, 10, STONE)
    steel = ((0, "#FFFFFF"), (0.3, "#D3E6EC"), (0.55, "#7E9CB8"), (0.75, "#F0F8FA"), (1, "#3E5A80"))
    paint = a.linear(28, 0, 78, 0, *steel)
    a.path("M36 90C36 84 46 84 48 76V66H56V76C58 84 68 84 68 90C60 93 44 93 36 90Z", paint)
    a.ellipse(52, 70, 6.4, 3.4, paint)
    a.path("M24 26C24 52 38 66 52 66C66 66 80 52 80 26Z", paint)
    for s in (-1, 1):
        a.limb(
            [(52 + s * 27, 32), (52 + s * 38, 34), (52 + s * 36, 48), (52 + s * 22, 54)],
            [2, 3, 2.6, 1.4],
            "#B4CCDC",
            "#FFFFFF",
            "#4A6A90",
        )
    a.ellipse(52, 26, 28, 6.4, "#FFFFFF")
    a.ellipse(52, 26.6, 25.6, 5, a.linear(26, 24, 78, 30, (0, "#1F8CA4"), (1, "#A8F4EC")))
    a.glow(52, 24, 26, "#D8FFF8", 0.9)
    for x in (32, 42, 52, 62, 72):
        y = 44 if x in (42, 52, 62) else 38
        a.circle(
            x,
            y,
            2.4,
            a.radial(x - 0.6, y - 0.8, 3, (0, "#FFFFFF"), (0.5, "#5AC8D8"), (1, "#1A4A7C")),
        )
    with a.moved(52, 25, 0.32):
        lotus(a, 2)
    token(a, others[0], 19.5, 82, 1.14)
    token(a, others[1], 82, 82, 1.14)


PROMISES: dict[str, Promise] = {
    "cave": carp,
    "valley": lotuses,
    "mountain": dragonflies,
    "river": frogs,
    "forest": tails,
}
OATHS: tuple[Oath, ...] = (pavilion, moon_gate, lighthouse, scallop, chalice)
