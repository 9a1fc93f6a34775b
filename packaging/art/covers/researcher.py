"""The researcher under the cloth, who cannot believe what he sees."""

import math

from curves import Point, n, polygon, spline, strip
from kit import Art
from scenery.land import Vista

from covers.brush import Tones, band, cut, lune, oval, runs, soft
from covers.camera import BRASS, VELVET
from covers.parts import Iris, eye, finger

SKIN = Tones("#33192E", "#93553A", "#E8A466", "#FFEBB8", "#8FB4F0")
WHISKER = ("#4A4668", "#B59C90", "#FFF0CC")


def coat(a: Vista) -> None:
    shape = [(92, 104), (97, 88), (106, 79), (118, 75), (134, 74), (150, 80), (170, 92), (172, 104)]
    a.path(
        spline(shape) + "Z",
        a.linear(
            92, 84, 160, 96, (0, "#B8744C"), (0.25, "#5E3440"), (0.6, "#2A1C38"), (1, "#120C24")
        ),
    )
    a.path(lune(shape, 0.6, 2.6, 1.2, closed=False), "#FFD28A", 0.7)
    for line in (
        [(120, 104), (128, 94), (140, 86), (152, 84)],
        [(134, 104), (142, 96), (154, 93), (166, 96)],
    ):
        a.limb(line, [3.4, 2.4, 1.6, 0.2], "#0E0820", o=0.5)
        a.limb([(x - 1.6, y - 1.4) for x, y in line], [0.4, 0.9, 0.6, 0.1], "#C08068", o=0.5)
    # tweed: a faint check that follows the shoulder
    for k in range(7):
        x = 106 + k * 9
        a.limb([(x, 80 + k * 1.2), (x + 3, 92), (x + 2, 104)], [0.2, 0.5, 0.4], "#E0A070", o=0.2)
    for k in range(4):
        y = 83 + k * 5.4
        a.limb(
            [(100, y + 4), (126, y), (150, y + 1), (170, y + 6)],
            [0.2, 0.5, 0.5, 0.2],
            "#E0A070",
            o=0.2,
        )
    # neck, wing collar, bow, lapel
    a.path(
        "M109 66C109.6 74 109.6 80 111 86H134C134 78 134 70 135 60Z",
        a.linear(
            107, 70, 135, 72, (0, SKIN.lit), (0.35, SKIN.mid), (0.8, SKIN.dark), (1, "#1E1226")
        ),
    )
    a.path(
        "M108.4 70.6C113 75.4 122 74.6 130 68L130 72C122 79.6 113 79.4 109.4 76Z", "#2A1020", 0.55
    )
    band_ = [(104.4, 79.6), (110, 83), (120, 83), (130, 78.6), (137.4, 70.6)]
    sizes = [5, 6.6, 7, 7, 6]
    a.limb(
        band_,
        sizes,
        a.linear(
            104, 80, 138, 74, (0, "#FFFBEA"), (0.35, "#E8C8A0"), (0.7, "#8A7290"), (1, "#4A4270")
        ),
    )
    a.path(band(band_, sizes, 0.7, 1), "#5A4060", 0.5)
    a.path(
        "M102.8 79.6C105 79 110 81 112.6 84L107.6 89.4C105 87 103 83.6 102.8 79.6Z",
        a.linear(103, 79, 112, 88, (0, "#FFFDF0"), (1, "#E0B890")),
    )
    a.path(
        "M121 86C130 84 138 78 142 70L156 84C148 93 134 101 124 104H112Z",
        a.linear(114, 98, 152, 80, (0, "#8E5248"), (0.35, "#43283F"), (1, "#1A1230")),
    )
    a.path(
        "M121 86C130 84 138 78 142 70L143 71.2C139 79.6 131 85.6 121 87.6L112.6 104H112Z",
        VELVET.hot,
        0.55,
    )
    a.path(
        "M107.6 88.4L112.6 83.4C114 86 114 90 112 94L108 98C106.6 94.6 106.6 91 107.6 88.4Z",
        a.linear(106, 86, 115, 94, (0, "#FF9A72"), (0.35, "#B83A4E"), (1, "#43142F")),
    )
    # what he carries: a watch on its chain, buttons that catch the light
    a.limb([(128, 97), (134, 101.6), (142, 99.6), (148, 94.6)], [0.5, 0.7, 0.7, 0.5], "#E8B458")
    a.path("M126 95.6L134 94L135 100L128 102Z", "#1A1028", 0.7)
    a.limb([(126, 95.6), (134, 94)], [0.7, 0.7], "#D08A5A", o=0.8)
    for u, v in ((118.6, 93.6), (115.4, 99.6)):
        a.circle(u, v, 1.3, "#3A1E14")
        gleam = a.radial(u - 0.6, v - 0.7, 1.6, (0, "#FFF3C0"), (1, "#8A5A24"))
        a.circle(u - 0.2, v - 0.3, 1.1, gleam)


FACE: list[Point] = [
    (-4, -25), (-12, -22), (-17, -15), (-18.4, -8.6), (-17, -4.6), (-18.9, 0.8), (-17.6, 8),
    (-14.8, 15.4), (-11, 22),
    (-6, 25.4), (0.4, 24.6), (7.4, 20), (13, 12), (15.4, 3), (16, -8), (12.6, -18.4), (5, -24.4),
]  # fmt: skip


def head(a: Art) -> None:
    t = SKIN
    # hair behind, ear
    a.blob(
        [(2, -25), (12, -25.6), (20, -19), (22.6, -8), (20, 2), (16, 8), (12, -4)],
        a.linear(4, -20, 22, -6, (0, WHISKER[1]), (0.4, WHISKER[0]), (1, "#241C3C")),
    )
    a.blob(
        FACE,
        a.linear(
            -18, -2, 15, 4, (0, t.hot), (0.16, t.lit), (0.46, t.mid), (0.8, t.dark), (1, "#1E1226")
        ),
    )
    side = [
        (5, -24.4),
        (2.4, -17),
        (3.4, -9),
        (5.6, -2),
        (3.4, 5),
        (0.4, 12),
        (1.6, 19),
        (0.4, 24.6),
    ]
    a.path(runs(side, FACE[10:17]), t.dark, 0.5)
    # forehead, furrowed by raised brows
    a.path(
        "M-6 -23.6C-12 -21.6 -16 -16 -17.2 -11.6C-13 -14 -7 -15.4 -1.6 -14.6C-3.6 -17.6 -3.4 "
        "-21 -6 -23.6Z",
        t.hot,
        0.45,
    )
    for y, w in ((-19.4, 0.7), (-17, 0.8), (-14.8, 0.7)):
        a.limb(
            [(-15.2 - (y + 17) * 0.5, y + 1.6), (-10, y - 0.4), (-4, y), (1.6, y + 1)],
            [0.1, w, w, 0.1],
            t.mid,
            o=0.75,
        )
        a.limb(
            [(-14.6 - (y + 17) * 0.5, y + 2.1), (-10, y + 0.3), (-4.6, y + 0.7)],
            [0.1, w * 0.6, 0.1],
            t.hot,
            o=0.7,
        )
    # sockets and cheek
    soft(a, -4, -3.4, 8.4, 6.4, t.mid, 0.75)
    a.path("M-1 5C3 6.4 6 4.6 8 .6C7.4 8 3 12.4 -3.6 12.4C-3.6 9.6 -2.6 7 -1 5Z", t.mid, 0.6)
    a.path("M-8.4 6.6C-4.6 8.6 -.4 7.6 1.8 4.6C1.6 9.6 -2.6 12 -7.4 11.4Z", t.lit, 0.95)
    a.path("M-7.4 7.6C-4.4 9 -1.2 8.2 .6 6C-.4 9.4 -3.6 10.8 -7 10.4Z", t.hot, 0.85)
    a.path(lune(FACE, 0.6, 4.4, 1.5), "#FFF8DE", 0.85)
    a.path(lune(FACE, 5.2, 8, 1.8), "#FFF6D8", 0.85)
    a.path(lune(FACE, 7.6, 10.2, 3), t.hot, 0.8)
    # eyes: wide, on the glass
    iris = Iris("#123A5A", "#3E8CB8", "#CFF4FF")
    a.path("M-8.6 -7C-6.6 -10.4 .6 -10.6 2.8 -6C.4 -8 -5.6 -8.6 -8.6 -7Z", t.lit, 0.9)
    eye(
        a,
        -3.4,
        -3,
        9.4,
        9.4,
        (-0.62, 0.1),
        iris,
        t,
        outer=1,
        size=0.35,
        up=1.1,
        low=1.1,
        spark=(-0.4, 0),
        below=False,
    )
    eye(
        a,
        -13.7,
        -3.6,
        6.2,
        8.8,
        (-0.5, 0.1),
        iris,
        t,
        outer=-1,
        size=0.35,
        up=1.1,
        low=1.1,
        spark=(-0.4, 0),
        below=False,
    )
    # nose: a lit plane, a dark one, the shadow it throws on the near cheek
    a.path("M-8.6 -4C-7 1 -6 5 -4 8.6C-6.4 11.4 -9 11 -10 10.4Z", t.dark, 0.55)
    nose = [
        (-9, -6),
        (-11.6, -1.6),
        (-14.8, 4),
        (-17, 8.2),
        (-16.2, 10.8),
        (-13, 11.6),
        (-10, 11.4),
        (-7.2, 10),
        (-7.4, 6.8),
        (-8.4, 2),
        (-8, -3.4),
    ]
    a.blob(nose, a.linear(-16, 2, -7, 5, (0, t.hot), (0.4, t.lit), (0.75, t.mid), (1, t.dark)))
    a.path(lune(nose, 1, 4.6, 1.9), "#FFF8DE", 0.9)
    a.path("M-12.6 11C-12 9.8 -10.4 9.8 -9.8 11Z", "#3A1424", 0.9)
    a.path("M-8.4 8C-7 7.4 -6.4 9 -7.2 10.4", "none", 1, t.dark, 0.5, 0.7)
    # mouth
    a.path(
        "M-14.4 15.4C-13 13.6 -8 13.6 -6.4 15.6C-5.8 19 -7.6 21.4 -10.2 21.4C-12.8 21.4 -14.8 "
        "19 -14.4 15.4Z",
        "#2C0A1A",
    )
    a.path(
        "M-13.6 15.6C-12 14.6 -9 14.6 -7.4 15.6L-7.6 16.9C-9.4 16.2 -11.8 16.2 -13.5 16.9Z",
        "#FFF3D8",
    )
    a.path(
        "M-13 19.4C-11.6 18.2 -9 18.2 -7.8 19.6C-8.6 21 -9.4 21.3 -10.3 21.3C-11.6 21.3 -12.6 "
        "20.6 -13 19.4Z",
        "#B8484E",
    )
    a.path(
        "M-14.2 18C-14 21.4 -12 23 -10 23C-8 23 -6.4 21.4 -6.2 18.4C-7 20.6 -8.6 21.5 -10.2 "
        "21.5C-12 21.5 -13.6 20.2 -14.2 18Z",
        "#E88A5E",
    )
    # moustache and whiskers
    near = [(-11.6, 12.4), (-6.6, 12.6), (-1.6, 15.4), (3.6, 15.6), (7, 11.6)]
    far = [(-12, 12.4), (-15.6, 13), (-19, 15), (-22, 13.4)]
    a.limb(far, [2, 3.6, 2.4, 0.3], a.linear(-22, 13, -12, 13, (0, WHISKER[2]), (1, WHISKER[1])))
    a.limb(
        near,
        [2.4, 5, 4.2, 2.4, 0.3],
        a.linear(-12, 12, 7, 14, (0, WHISKER[2]), (0.5, WHISKER[1]), (1, WHISKER[0])),
    )
    for k in (-0.55, -0.15, 0.3, 0.66):
        a.line(
            strip(near, [2.4, 5, 4.2, 2.4, 0.3], k, 1),
            WHISKER[2] if k < 0 else WHISKER[0],
            0.35,
            0.7,
        )
    chop = [(11, -5), (12.6, 3), (10.4, 11), (5.4, 18.6), (1.6, 21)]
    chops = [3.4, 7, 8.4, 6, 0.6]
    a.limb(
        chop,
        chops,
        a.linear(
            2, 10, 16, 4, (0, WHISKER[2]), (0.35, WHISKER[1]), (0.8, WHISKER[0]), (1, "#2A2244")
        ),
    )
    for k in (-0.7, -0.35, 0, 0.4, 0.75):
        a.line(strip(chop, chops, k, 1), WHISKER[2] if k > 0 else "#2A2244", 0.4, 0.6)
    ear = [(12, -8), (15, -11), (19, -10), (20, -5), (17.6, 0), (14.6, 4), (12.4, 2)]
    a.blob(ear, a.linear(12, -6, 20, -4, (0, t.mid), (1, t.dark)))
    a.blob([(13.6, -6.6), (16, -8.4), (18, -7), (17.4, -3), (15, 0)], "#24121E", 0.6)
    a.path(lune(ear, 5.4, 7.6, 1), t.lit, 0.8)
    a.path(lune(ear, 1, 4, 0.7), t.cold, 0.8)
    # hair: thin on top, wild at the side
    for pts, w in (
        ([(6, -24), (11, -19), (13.6, -12), (12.6, -5)], 6),
        ([(3, -25), (9, -27), (16, -24), (21, -17)], 4.4),
        ([(1, -25), (4, -30), (10, -32), (15, -30)], 2.6),
        ([(14, -23), (20, -20), (24, -13), (24, -6)], 4),
        ([(-3, -25), (-3, -29), (-7, -32), (-11, -31)], 1.8), ([(0, -25), (0, -30), (3, -34)], 1.4),
    ):  # fmt: skip
        (x0, y0), (x1, y1) = pts[0], pts[-1]
        a.limb(
            pts,
            [w, *[w * 0.8] * (len(pts) - 2), 0.2],
            a.linear(x0 - 4, y0, x1, y1, (0, WHISKER[2]), (0.35, WHISKER[1]), (1, WHISKER[0])),
        )
        a.line(strip(pts, [w * 0.4] * len(pts), 0.5, 1), WHISKER[2], 0.3, 0.6)
    # brows
    for brow, w in (
        ([(-9.0, -11.0), (-5, -14), (0.6, -13.4), (4.6, -9.6)], 3),
        ([(-18.6, -10.6), (-16, -14), (-11.6, -12.4)], 2.4),
    ):
        a.limb(
            brow,
            [w * 0.7, *[w] * (len(brow) - 2), 0.3],
            a.linear(*brow[0], *brow[-1], (0, WHISKER[2]), (0.6, WHISKER[1]), (1, WHISKER[0])),
        )
    soft(a, 13, -8, 9, 17, "#6A90FF", 0.3)
    _spectacles(a)


def _spectacles(a: Art) -> None:
    """Round brass; in each glass the plate is mirrored, and she in it, upside down."""
    a.limb([(4.4, -4.6), (10, -6), (15, -6.6)], [0.9, 0.8, 0.7], BRASS[2])
    a.limb([(4.4, -4.9), (9, -6.2)], [0.3, 0.3], BRASS[0], o=0.8)
    for x, y, rx, ry in ((-3, -2.6, 8, 8.6), (-14.3, -3.4, 5, 8.2)):
        lens = oval(x, y, rx, ry, 26)
        a.path(
            spline(lens, closed=True),
            a.linear(
                x - rx,
                y,
                x + rx,
                y,
                (0, "#FFF0C0", 0.42),
                (0.5, "#FFE8B0", 0.08),
                (1, "#8FB8F0", 0.22),
            ),
        )
        k = rx / 8
        pane = cut(
            [
                (x - 8.4 * k, y - 8),
                (x - 2.4 * k, y - 9),
                (x - 2.8 * k, y - 0.6),
                (x - 8.4 * k, y - 0.2),
            ],
            oval(x, y, rx * 0.94, ry * 0.94, 26),
        )
        a.path(
            polygon(pane),
            a.linear(x - rx, y - 8, x - rx * 0.3, y, (0, "#FFFBE8", 0.95), (1, "#FFD68A", 0.8)),
        )
        with a.group(f"translate({n(x - 4.7 * k)} {n(y - 4)}) scale({n(0.2 * k)} -.2)"):
            a.use("mote", 0, 0)
        a.path(spline(lens, closed=True), "none", 1, BRASS[2], 1.25)
        a.path(spline(lens, closed=True), "none", 1, BRASS[1], 0.8)
        a.path(spline(lens[10:19]), "none", 1, "#FFFBE0", 0.6)
        a.path(spline(lens[23:] + lens[:3]), "none", 1, SKIN.cold, 0.4, 0.7)
    a.limb([(-11, -4), (-10.2, -6), (-9.6, -4.4)], [0.9, 0.9, 0.9], BRASS[1])


def hands(a: Art) -> None:
    """His fingers close round the milled rim of the focus, nearest to the glass and its light."""
    t = SKIN
    soft(a, 92, 96, 12, 6, "#05030F", 0.7)
    sleeve = [(124, 110), (116, 103), (110, 98.6)]
    a.limb(
        sleeve,
        [16, 13, 11.6],
        a.linear(108, 94, 118, 108, (0, "#B8744E"), (0.4, "#4A2A40"), (1, "#170F28")),
    )
    a.limb(
        [(113.6, 92), (110, 97.4), (107.6, 104)],
        [3, 4.8, 3],
        a.linear(107, 94, 113, 101, (0, "#FFF8E4"), (1, "#A87A78")),
    )
    a.limb([(84, 92.6), (93, 94)], [2.4, 2.4], BRASS[2])
    knob = oval(89, 93.4, 5.4, 6.8, 20)
    a.path(spline([(u + 2.6, v + 0.3) for u, v in knob], closed=True), "#4A2A16")
    a.path(
        spline(knob, closed=True),
        a.linear(
            84, 87, 95, 100, (0, BRASS[0]), (0.35, BRASS[1]), (0.75, BRASS[2]), (1, "#3A1E14")
        ),
    )
    a.path(
        "".join(
            f"M{n(89 + 5.4 * math.cos(i * 0.3))} {n(93.4 + 6.8 * math.sin(i * 0.3))}l2.4 .3"
            for i in range(-6, 6)
        ),
        "none",
        1,
        "#E0A548",
        0.4,
        0.8,
    )
    a.path(spline(oval(88.8, 93.2, 3, 4, 12), closed=True), "none", 1, "#FFF3C0", 0.5, 0.8)
    palm = [
        (111, 95),
        (106, 90.4),
        (100.6, 89.4),
        (96.6, 91.4),
        (96.6, 96.6),
        (101, 101),
        (108, 102.4),
    ]
    a.blob(palm, a.linear(96, 88, 110, 101, (0, t.lit), (0.45, t.mid), (1, t.dark)))
    a.path(lune(palm, 1.2, 4, 1.8), t.hot, 0.85)
    finger(a, [(105, 91), (99.6, 86), (94.6, 84.6), (90.6, 86.4)], 3.7, t, side=1)
    finger(a, [(103, 90.6), (97.6, 87.2), (93.4, 87.6), (91.4, 90)], 3.3, t, side=1)
    finger(a, [(102.6, 93.2), (97.2, 90.8), (92.8, 91.6), (90.8, 94.2)], 3.4, t, side=1)
    finger(a, [(102.8, 96), (97.6, 94.4), (93.6, 95.6), (92, 98)], 3.3, t, side=1)
    finger(a, [(103.4, 98.8), (99, 98), (95.6, 99.4), (94.6, 101.6)], 3, t, side=1)
