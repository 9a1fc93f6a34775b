"""The five mushrooms: five ways to stand, five outlines."""

import math

from curves import Point, n, toward
from kit import Art
from plants import leaf

from hunters.ground import dew, fern, grass, turf

Spot = tuple[float, float, float, float]


def parasol(a: Art, x: float, y: float) -> None:
    """A fly agaric in its old age: the cap is flat, and from below one sees its gills."""
    with a.moved(x, y, 1, -5):
        a.path(
            "M-7 -6C-5.6 -18 -5 -30 -5.4 -44H5.4C5.6 -30 6.4 -18 8 -6C11.6 0 8 6.6 0 6.6"
            "C-8 6.6 -11 0 -7 -6Z",
            a.linear(-7, -24, 8, -20, (0, "#FFFDF2"), (0.4, "#F0E0C4"), (1, "#8F7764")),
        )
        for v, w in ((-4.4, 7.2), (-1, 8), (2.4, 7.4)):
            a.limb([(-w, v), (0, v + 2), (w, v)], [0.4, 1.3, 0.4], "#FFFFFF", o=0.85)
            a.limb([(-w, v + 1.2), (0, v + 3.2), (w, v + 1.2)], [0.2, 0.7, 0.2], "#9A8068", o=0.6)
        for k in (-2.4, 1.2):
            a.limb([(k, -36), (k * 1.1, -22), (k * 1.4, -9)], [0.2, 0.8, 0.2], "#A88E74", o=0.5)
        a.path(
            "M-37 -46C-38 -57 -20 -68 0 -68C20 -68 38 -57 37 -46C36 -40 -36 -40 -37 -46Z",
            a.radial(
                -12, -66, 54, (0, "#FF9B78"), (0.35, "#DC3A34"), (0.75, "#98192B"), (1, "#560D24")
            ),
        )
        for sx, sy, rx, ry in (
            (-23, -56, 4.6, 2.8), (-9, -62.6, 4, 2), (6, -58, 5.4, 3), (19, -62, 3.2, 1.7),
            (25, -54.6, 4.2, 2.8), (-13, -54.4, 2.4, 1.5), (13, -52.8, 2.2, 1.4),
            (-31, -51, 2.4, 2.2), (33, -50.6, 1.8, 2),
        ):  # fmt: skip
            a.ellipse(sx + 0.4, sy + 0.7, rx, ry, "#4B0A1E", 0.5)
            paint = ((0, "#FFFFFF"), (0.6, "#FFF1DC"), (1, "#D6AE94"))
            a.ellipse(sx, sy, rx, ry, a.linear(sx - rx, sy - ry, sx + rx, sy + ry, *paint))
        a.limb([(-33, -55), (-24, -62.4), (-11, -66)], [0.4, 1.8, 0.3], "#FFFFFF", o=0.6)
        a.ellipse(
            0,
            -44.6,
            36.4,
            8,
            a.radial(0, -44, 38, (0, "#7A5644"), (0.5, "#C9A888"), (1, "#FFF3DC")),
        )
        gills = []
        for k in range(40):
            u, v = math.cos(math.tau * k / 40), math.sin(math.tau * k / 40)
            gills.append(f"M{n(7 * u)} {n(-44 + 2 * v)}L{n(35 * u)} {n(-44.6 + 7.5 * v)}")
        a.path("".join(gills), "none", 1, "#8A6450", 0.42, 0.75)
        a.path(
            "M-5.5 -44.6C-5 -43 5 -43 5.5 -44.6L5.4 -36H-5.3Z",
            a.linear(-5, -44, 5, -44, (0, "#E6D2B4"), (1, "#8A7060")),
        )
        a.path(
            "M-5.4 -35C-9 -32.6 -12 -29.6 -13 -26.4C-9 -25 -7.4 -27.4 -4.4 -25.2"
            "C-1.4 -27 1.8 -24.6 4.8 -26.4C7.6 -24.8 10.6 -25.6 13.2 -27.2C12 -30.4 9 -33 5.4 -35Z",
            a.linear(-12, -35, 12, -25, (0, "#FFFFFF"), (1, "#C9AE90")),
        )


def button(a: Art, x: float, y: float, s: float) -> None:
    """A young one that has just broken its shell: more white than red."""
    with a.moved(x, y, s, 7):
        a.path(
            "M-9 -8C-11 0 -8 6 0 6C8 6 11 0 9 -8C8 -12 -8 -12 -9 -8Z",
            a.linear(-9, -8, 10, 4, (0, "#FFFDF2"), (0.5, "#EBD9BC"), (1, "#8F7764")),
        )
        a.path(
            "M-12 -9C-14 -20 -7 -27 0 -27C7 -27 14 -20 12 -9C7 -5.6 -7 -5.6 -12 -9Z",
            a.radial(-4, -22, 24, (0, "#FF9B78"), (0.4, "#DC3A34"), (1, "#78102A")),
        )
        for u, v, r in (
            (-6, -21, 2.8), (1, -24, 2.4), (7, -19, 2.8), (-9, -13.4, 2.3), (-1.4, -16, 3),
            (5.4, -11.6, 2.5), (10.4, -12.4, 1.7), (-4.4, -9.4, 2),
        ):  # fmt: skip
            a.circle(u + 0.4, v + 0.5, r, "#4B0A1E", 0.4)
            a.circle(u, v, r, "#FFF6E6")
        for v in (-3, 0.6):
            a.limb([(-8.6, v), (0, v + 2), (8.8, v)], [0.3, 1.2, 0.3], "#FFFFFF", o=0.8)


def snail(a: Art, x: float, y: float, s: float) -> None:
    with a.moved(x, y, s):
        a.path(
            "M-9 4C-9 2 -6 1.4 -3 2C2 3 6 1 8 -3C9 -5 11.4 -5 12 -3C12.6 0 10 4 6 4.6"
            "C0 5.6 -6 5 -9 4Z",
            "#D9B98A",
        )
        a.path("M9.4 -4L8.8 -8M11.4 -4L12.4 -8", "none", 1, "#B08A5C", 0.7)
        a.circle(8.8, -8.4, 0.7, "#4A2E22")
        a.circle(12.5, -8.4, 0.7, "#4A2E22")
        a.circle(0, -2, 6.4, a.radial(-2, -5, 9, (0, "#FFE3A8"), (0.5, "#C8803C"), (1, "#6B3418")))
        a.path(
            "M0 -2C1.4 -3.4 3.2 -1.6 2.2 .2C.8 2.6 -3.4 1.6 -3.4 -2C-3.4 -6 2.4 -7.4 4.8 -4.2",
            "none",
            1,
            "#5A2A14",
            0.8,
        )


def agaric() -> Art:
    """Fly agaric: the old one a parasol, the young one an egg, and a snail that knows better."""
    a = Art("Fly agaric")
    a.shadow(52, 92, 42, 6, 0.65)
    fern(a, (88, 92), -64, 34, "#7FB05C", "#2C5C40", curl=-56)
    parasol(a, 55, 87)
    button(a, 24, 88, 0.92)
    grass(
        a,
        [(9, 14, -4), (13, 20, 3), (36, 12, -3), (41, 16, 4), (67, 16, -5), (72, 20, 3),
         (77, 12, -3), (91, 20, 4), (94, 14, 3), (62, 10, 3)],
    )  # fmt: skip
    turf(a)
    snail(a, 74, 90, 0.72)
    dew(a, [(70, 31, 1.3), (44, 35, 1.1)])
    a.dust([(88, 14, 1.3), (92, 54, 0.8), (10, 58, 0.7), (34, 64, 0.7), (78, 60, 1)])
    return a


def bonnet(a: Art, foot: Point, top: Point, size: float, bow: float) -> None:
    """A honey fungus: slim bent stem with a ring, a cap like a low bell with a dark boss."""
    mid = ((foot[0] + top[0]) / 2 + bow, (foot[1] + top[1]) / 2 + 2)
    stem = a.linear(
        foot[0] - 3, 0, foot[0] + 4, 0, (0, "#FFF1CC"), (0.5, "#DDB67C"), (1, "#7A5230")
    )
    a.limb([foot, mid, top], [5.4 * size, 4 * size, 4.4 * size], stem)
    a.limb([foot, mid], [5 * size, 3.4 * size], "#6B4226", o=0.35)
    with a.moved(*top, size, bow * 1.2):
        a.path("M-4 3.4C-2 5.6 2 5.6 4 3.4L4.6 6C2 8 -2 8 -4.6 6Z", "#FFF6DC")
        a.path(
            "M-14.6 -1C-9 3.4 9 3.4 14.6 -1C8 -5 -8 -5 -14.6 -1Z",
            a.linear(0, -4, 0, 3, (0, "#7E5430"), (1, "#F6DDA8")),
        )
        gills = "".join(f"M{n(k * 0.6)} -3L{n(k * 1.9)} 1.6" for k in range(-7, 8))
        a.path(gills, "none", 1, "#9A6C40", 0.4, 0.7)
        a.path(
            "M-16 -.4C-16.6 -7 -9 -14.6 -2.4 -15.8C-1 -17 1.4 -17 2.8 -15.8"
            "C9.4 -14.6 16.6 -7 16 -.4"
            "C12 1.4 8 -.6 4 .4C0 -.8 -4 .8 -8 -.2C-11 .8 -14 .6 -16 -.4Z",
            a.radial(
                -5, -12, 24, (0, "#FFE9A6"), (0.4, "#E2A63E"), (0.75, "#A8641E"), (1, "#5E3012")
            ),
        )
        for u, v in (
            (-2, -13),
            (2.4, -12),
            (0, -9.6),
            (-5.4, -9.4),
            (5.6, -8.6),
            (-9, -5.4),
            (-2.6, -5.6),
            (9.6, -4.8),
            (3.6, -4.8),
        ):
            a.path(
                f"M{n(u - 1)} {n(v + 0.7)}Q{n(u)} {n(v - 1.4)} {n(u + 1)} {n(v + 0.7)}Z",
                "#6B3412",
                0.75,
            )
        a.ellipse(0.2, -14.6, 3.4, 1.6, "#7E4416", 0.7)
        a.limb([(-13, -3.6), (-10, -9), (-4.6, -13)], [0.3, 1.5, 0.3], "#FFFBE6", o=0.8)


def honey() -> Art:
    """Honey fungus: a crowd out of one old stump."""
    a = Art("Honey fungus")
    a.shadow(52, 93, 42, 5.6, 0.65)
    bark = a.linear(14, 66, 88, 96, (0, "#B08660"), (0.45, "#6B4833"), (1, "#2A1A1C"))
    a.path(
        "M20 72C22 82 16 88 8 94C26 97 40 92 50 95C62 92 78 97 93 93.6C84 88 80 82 82 72"
        "C66 64 36 64 20 72Z",
        bark,
    )
    a.ellipse(
        51, 71.6, 31, 8, a.radial(40, 69, 40, (0, "#F6DDAE"), (0.6, "#D0A06A"), (1, "#8A5E3C"))
    )
    for r in (0.82, 0.62, 0.42, 0.22):
        a.ellipse(52, 71.8, 31 * r, 8 * r, "none", 1, 0, "#8A5A36", 0.45)
    for d in (
        [(26, 77), (25, 86), (18, 92)],
        [(38, 79), (38, 88), (34, 93)],
        [(64, 79), (66, 88), (70, 93)],
        [(76, 76), (78, 86), (85, 92)],
        [(51, 80), (51, 90), (50, 94)],
    ):
        a.limb(d, [0.4, 1.6, 0.4], "#1E1218", o=0.55)
    a.limb([(23, 75), (22, 84), (14, 92)], [0.4, 2, 0.4], "#E0B98A", o=0.7)
    for foot, top, size, bow in (
        ((44, 73), (33, 34), 0.78, -4.0),
        ((58, 73), (66, 27), 0.86, 3.0),
        ((50, 74), (48, 17.4), 1.0, -1.0),
        ((62, 76), (82, 45), 0.8, 6.0),
        ((40, 76), (19.4, 54), 0.84, -7.0),
        ((56, 78), (64, 53), 1.02, 2.0),
        ((46, 79), (40, 58), 1.1, -2.0),
    ):
        bonnet(a, foot, top, size, bow)
    # moss creeps over the rim of the stump and drips down its bark
    a.path(
        "M22 73.6C28 77 38 79.4 50 79.6C62 79.6 74 77.4 80.4 73.4C82 76 79 79 75.6 79.4"
        "C75 83.4 71.4 84 69.6 81C66 82 62.4 82.4 59.4 82.4C58.6 87.6 53.6 88 52.6 82.8"
        "C47 83 42 82.4 37.6 81.4C36.4 85.4 32 85 31.6 80C27 79 22 77 22 73.6Z",
        a.linear(22, 73, 80, 88, (0, "#CFE288"), (0.4, "#7FA848"), (1, "#2F5230")),
    )
    a.limb([(24, 75), (36, 79), (50, 80.4), (62, 80)], [0.3, 1.4, 1.2, 0.3], "#EAF6B4", o=0.7)
    grass(a, [(6, 12, -3), (12, 17, 3), (84, 15, -3), (90, 20, 4), (95, 12, 3)], 96)
    leaf(a, (24, 90), 190, 13, "#E0A850", "#9A5A24")
    a.dust([(84, 20, 1.3), (90, 36, 0.8), (62, 8, 0.7), (10, 72, 0.9)])
    return a


def _spores(a: Art) -> None:
    """The breath of a puffball: soft, torn by the wind, thinner as it goes; grains fly in it."""
    for x, y, r, tone, o in (
        (84.0, 24.0, 17, "#6E5236", 0.9), (70, 30, 15, "#6E5236", 0.95),
        (78, 12, 15, "#8A6A44", 0.8),
        (58, 30, 12, "#7A5C3C", 0.95), (92, 10, 11, "#A88A5E", 0.6), (66, 17, 13, "#A88A5E", 0.95),
        (55, 36, 9, "#A88A5E", 1), (80, 20, 12, "#D6B884", 0.9), (62, 25, 10, "#E3C998", 0.95),
        (72, 11, 10, "#F0DCB0", 0.9), (87, 13, 8, "#F0DCB0", 0.8), (53, 33, 7, "#F6E6C2", 0.9),
        (60, 20, 7, "#FFF6DC", 0.8), (74, 21, 6, "#FFF6DC", 0.6),
    ):  # fmt: skip
        fade = ((0, o), (0.5, o * 0.75), (0.8, o * 0.25), (1, 0))
        a.circle(x, y, r, a.radial(x, y, r, *((t, tone, k) for t, k in fade)))
    for d, width in (
        ([(50, 36), (54, 24), (64, 15), (78, 9), (94, 4)], 2.4),
        ([(54, 37), (66, 31), (80, 30), (96, 22)], 1.8),
        ([(52, 34), (60, 26), (72, 22), (86, 20)], 1.4),
    ):
        a.wisp(d, width, "#FFF6DC", 0.45)
    for i in range(30):
        x, y = toward((68, 21), i * 137.5, 5 + i * 0.95)
        a.circle(x, min(y, 40), 0.4 + (i % 3) * 0.28, "#FFF0C2" if i % 3 else "#4A3420", 0.9)


def puffball() -> Art:
    """Puffball: it was trodden on, and smokes."""
    a = Art("Puffball")
    a.shadow(48, 92, 38, 5.6, 0.65)
    _spores(a)
    # two small ones behind, pear-shaped
    for x, y, s, t in ((80.0, 86.0, 0.62, 8), (18, 88, 0.5, -10)):
        with a.moved(x, y, s, t):
            skin = a.radial(
                -8, -24, 38, (0, "#FFFFFF"), (0.45, "#E9DABA"), (0.8, "#B49468"), (1, "#6B4E3A")
            )
            a.path(
                "M-7 4C-8 -6 -19 -10 -18 -24C-17 -35 -8 -40 0 -40C8 -40 17 -35 18 -24"
                "C19 -10 8 -6 7 4C3 6 -3 6 -7 4Z",
                skin,
            )
            for u, v in (
                (-8.0, -30.0),
                (0, -34),
                (8, -28),
                (-12, -22),
                (0, -22),
                (11, -18),
                (-5, -14),
                (6, -36),
                (5, -12),
            ):
                a.path(
                    f"M{n(u - 1.4)} {n(v + 1)}L{n(u)} {n(v - 2)}L{n(u + 1.4)} {n(v + 1)}Z",
                    "#A88858",
                    0.7,
                )
    ball = a.radial(
        34,
        48,
        56,
        (0, "#FFFFFF"),
        (0.35, "#F4E9CE"),
        (0.68, "#CBAE80"),
        (0.9, "#8E6E50"),
        (1, "#5E4638"),
    )
    a.path(
        "M36 92C34 86 14 84 12 64C11 46 26 34 43 33C62 32 76 45 76 63C76 83 56 86 54 92"
        "C48 95 42 95 36 92Z",
        ball,
    )
    # warts, smaller toward the edge
    for i in range(40):
        u, v = toward((0, 0), 137.5 * i, 4.8 * math.sqrt(i))
        x, y = 43 + u * 0.98, 61 + v * 0.86
        k = (2.3 if i % 3 else 1.5) - 1.4 * math.hypot(u, v) / 30
        if y > 41 or x < 40:
            a.path(
                f"M{n(x - k)} {n(y + k * 0.7)}L{n(x)} {n(y - k * 1.2)}"
                f"L{n(x + k)} {n(y + k * 0.7)}Z",
                "#8A6A46",
                0.8,
            )
            a.path(
                f"M{n(x - k)} {n(y + k * 0.7)}L{n(x)} {n(y - k * 1.2)}"
                f"L{n(x - k * 0.1)} {n(y + k * 0.7)}Z",
                "#FFFDF2",
                0.9,
            )
    # the mouth: torn, dark inside
    a.path(
        "M41 35C44 30 48 33 50 30C53 33 58 31 60 35C64 36 65 40 62 42C58 45 48 45 43 43"
        "C39 41 38 37 41 35Z",
        "#FFF6E0",
    )
    a.path(
        "M44 37C47 34 51 36.6 53 34.6C56 36 60 36 60 39C57 42 49 42 45 41C43 40 42.6 38.4 44 37Z",
        a.radial(52, 38, 9, (0, "#2A1710"), (1, "#7A5230")),
    )
    a.limb([(16, 62), (19, 50), (29, 41)], [0.3, 2.6, 0.3], "#FFFFFF", o=0.8)
    # the jet
    for u, v, far, o in (
        (52, 39.6, 4, 0.7),
        (52.6, 36, 6, 0.8),
        (54.6, 32, 7.6, 0.8),
        (58, 28, 8, 0.6),
    ):
        a.glow(u, v, far, "#FFF3D0", o)
    grass(
        a,
        [(6, 12, -3), (13, 9, 3), (26, 9, -3), (33, 13, 3), (58, 14, -4), (64, 10, 3),
        (70, 15, 4), (88, 16, -3), (93, 11, 3)],
        95,
    )  # fmt: skip
    turf(a)
    leaf(a, (60, 93), -14, 13, "#D99A4A", "#8A4A22")
    a.dust([(90, 46, 1.2), (84, 56, 0.7)])
    return a


def champignon(a: Art, x: float, y: float, s: float, lean: float) -> None:
    with a.moved(x, y, s, lean):
        a.shadow(3, 9, 12, 2.4, 0.5)
        stem = a.linear(-3, 0, 4, 0, (0, "#FFFBEA"), (0.5, "#E6CFA0"), (1, "#8A6A46"))
        a.path("M-2.6 9C-2 2 -2 -6 -2 -12H2.4C2.4 -6 2.4 2 3.2 9C2 10.6 -1.6 10.6 -2.6 9Z", stem)
        a.path(
            "M-12.6 -11C-8 -6.6 8 -6.6 12.6 -11C7 -14 -7 -14 -12.6 -11Z",
            a.linear(0, -13, 0, -7, (0, "#8A6644"), (1, "#FBE9C4")),
        )
        a.path(
            "".join(f"M{n(k * 0.7)} -12L{n(k * 2)} -8.6" for k in range(-5, 6)),
            "none",
            1,
            "#A07C54",
            0.45,
            0.7,
        )
        a.path(
            "M-14 -10.6C-14.6 -15 -9 -18.4 -5 -18.6C-3.6 -21 3.6 -21 5 -18.6"
            "C9 -18.4 14.6 -15 14 -10.6"
            "C9 -9 5 -11 0 -11C-5 -11 -9 -9 -14 -10.6Z",
            a.radial(
                -4, -18, 20, (0, "#FFF3CE"), (0.4, "#E3B872"), (0.8, "#A87440"), (1, "#6B4226")
            ),
        )
        a.ellipse(0, -18.4, 3.6, 1.4, "#A46C34", 0.7)
        a.limb([(-12, -12.4), (-9, -15.8), (-4.6, -17.4)], [0.2, 1.2, 0.2], "#FFFFFF", o=0.8)


def ring() -> Art:
    """Fairy-ring champignons: eleven in a ring, and the grass inside has been danced on."""
    a = Art("Fairy-ring champignon")
    lawn = a.radial(50, 62, 46, (0, "#D6F0A0"), (0.35, "#8CC46C"), (0.7, "#3F7A4C"), (1, "#1C4438"))
    with a.group("translate(50 66) scale(1 .52) translate(-50 -66)"):
        a.circle(50, 66, 45, lawn)
        a.circle(50, 66, 37, "none", 1, "#12382E", 7)
        a.circle(50, 66, 29, a.radial(46, 60, 32, (0, "#FFFBD0"), (0.5, "#CDEB96"), (1, "#8CC46C")))
    a.glow(50, 64, 32, "#FFF6B8", 0.75)
    # steps of the dance, and the light that stays
    for k in range(7):
        t = k * 51.4 + 20
        u, v = toward((0, 0), t, 17)
        a.ellipse(50 + u, 65 + v * 0.5, 1.8, 0.9, "#6FA858", 0.8, t)
    for k, (x, h) in enumerate(((42.0, 26), (50, 36), (58, 24), (46, 17), (55, 15))):
        a.wisp(
            [
                (x, 66),
                (x + (3 if k % 2 else -3), 66 - h * 0.45),
                (x + (2 if k % 2 else -1), 66 - h),
            ],
            1.6,
            "#FFFBD8",
            0.55,
        )
    spots = []
    for k in range(11):
        t = 360 * k / 11 + 8
        u, v = toward((0, 0), t, 1)
        spots.append((50 + u * 37.6, 64.6 + v * 20, 0.56 + 0.34 * (v + 1) / 2, u * 12))
    for x, y, s, lean in sorted(spots, key=lambda spot: spot[1]):
        champignon(a, x, y, s, lean)
    grass(
        a,
        [(8, 8, -3), (22, 11, 3), (33, 8, -2), (50, 9, 3), (64, 10, -3), (76, 8, 3), (91, 10, 3)],
        96,
    )
    a.reframe(5.5, 7, 0.89)
    a.glow(50, 34, 12, "#FFF3B0", 0.6)
    a.dust(
        [
            (50, 30, 2.2),
            (40, 40, 1.3),
            (60, 44, 1.4),
            (46, 52, 0.8),
            (66, 34, 0.8),
            (34, 30, 0.7),
            (56, 20, 0.8),
        ]
    )
    return a


def horn(a: Art, x: float, y: float, s: float, lean: float) -> None:
    """A black trumpet: a funnel with a wavy, turned-out lip."""
    with a.moved(x, y, s, lean):
        a.path(
            "M-3.6 2C-3.6 -18 -7 -34 -23 -45C-14 -50 14 -50 23 -45C8 -34 5 -18 4.4 2"
            "C2 4 -2 4 -3.6 2Z",
            a.linear(
                -14,
                -30,
                14,
                -22,
                (0, "#9A8CA8"),
                (0.28, "#5A4E6E"),
                (0.65, "#2C2440"),
                (1, "#120E20"),
            ),
        )
        for k, tone, o in (
            (-8, "#D6C9E2", 0.6),
            (-3, "#15101F", 0.6),
            (2, "#8A7C9C", 0.4),
            (8, "#0E0A18", 0.6),
            (13, "#5E5274", 0.5),
        ):
            a.limb([(k * 0.1, 0), (k * 0.34, -20), (k * 1.1, -40)], [0.3, 1.4, 0.5], tone, o=o)
        lip: list[Point] = [
            (-26, -45),
            (-22, -51),
            (-13, -50),
            (-6, -54),
            (3, -51),
            (12, -54),
            (20, -50),
            (26, -46),
            (22, -41),
            (13, -42),
            (5, -38.6),
            (-4, -41),
            (-13, -38.6),
            (-21, -40.6),
        ]
        a.blob(
            lip,
            a.linear(-26, -52, 26, -38, (0, "#C4B4D0"), (0.4, "#6E6084"), (1, "#2A2238")),
            1,
            "#E3D6EC",
            0.5,
        )
        mouth: list[Point] = [
            (-20, -45.6),
            (-12, -47),
            (-5, -49.4),
            (3, -47.4),
            (11, -49),
            (19, -46),
            (12, -44.6),
            (4, -42.6),
            (-4, -44),
            (-12, -42.6),
        ]
        a.blob(mouth, a.radial(0, -46, 20, (0, "#05030A"), (0.6, "#1A1226"), (1, "#3E3250")))
        a.limb(
            [(-25, -45), (-21, -50), (-13, -49), (-6, -52.8)], [0.3, 1.4, 1, 0.3], "#FFF3FA", o=0.85
        )
        a.limb(
            [(6, -39.6), (14, -42.6), (22, -42), (25, -45.6)],
            [0.3, 0.9, 0.9, 0.3],
            "#F0B98A",
            o=0.6,
        )


def trumpet() -> Art:
    """Black trumpets: a dark band that plays for the dead."""
    a = Art("Black trumpet")
    a.shadow(50, 93, 40, 5.6, 0.65)
    fern(a, (84, 94), -66, 34, "#9AA86A", "#4A5A40", curl=-56)
    horn(a, 66, 88, 0.82, 20)
    horn(a, 34, 88, 0.74, -24)
    horn(a, 50, 90, 1.42, -2)
    horn(a, 76, 93, 0.46, 22)
    horn(a, 25, 94, 0.5, -16)
    for x, y, t, s, light, dark in (
        (12.0, 94.0, -24, 18, "#D99A4A", "#8A4A22"), (88, 95, 200, 20, "#C8803C", "#7A3C20"),
        (40, 96, 188, 15, "#B9702E", "#6B3218"), (54, 96, -8, 16, "#E0B05C", "#94602A"),
    ):  # fmt: skip
        leaf(a, (x, y), t, s, light, dark)
    # what is heard: a thin smoke out of the great mouth
    for x, y, rise, sway, width in ((51.0, 23.0, 27, 3.4, 2.2), (44, 24, 18, -2.6, 1.5)):
        smoke = [(x + sway * math.sin(k * 0.8), y - rise * k / 8) for k in range(9)]
        a.wisp(smoke, width, "#E9DCF2", 0.7)
    dew(a, [(34, 30, 1), (62, 68, 1.1), (46, 62, 0.9)])
    a.dust([(74, 20, 1.2), (86, 40, 0.8), (12, 58, 0.8), (88, 62, 0.7)], "#F2E3F6")
    return a


EMBLEMS = {
    "mushroom-agaric": agaric,
    "mushroom-honey": honey,
    "mushroom-puffball": puffball,
    "mushroom-ring": ring,
    "mushroom-trumpet": trumpet,
}
