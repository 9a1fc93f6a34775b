"""The fairy of Fairy's Fate, who reaches out to the serpent."""

import math

from curves import Point, between, n, ribbon, strip, toward
from lamps import Path, Place, closed, glaze, rim
from scenery.land import Vista
from wings import SHAPES

from covers.serpent import LAMP, MOON


def _skin(a: Vista) -> str:
    return a.radial(
        LAMP.x, LAMP.y - 3, 40,
        (0, "#FFEFC6"), (0.22, "#FFD7A2"), (0.45, "#EFAA7C"), (0.68, "#B8746A"), (1, "#4A3A60"),
    )  # fmt: skip


def _gown(a: Vista) -> str:
    return a.radial(
        LAMP.x, LAMP.y, 42,
        (0, "#FFF3BC"), (0.2, "#FFC868"), (0.42, "#EA7A3C"), (0.66, "#A62F42"), (0.86, "#561A48"),
        (1, "#2A1440"),
    )  # fmt: skip


def _limb(a: Vista, points: list[Point], widths: list[float], far: bool = False) -> None:
    a.path(ribbon(points, widths, steps=3), _skin(a))
    edge = Path(ribbon(points, widths, steps=3)).edge(0.5)
    if far:
        a.path(ribbon(points, widths, steps=3), "#7A3A4A", 0.3)
    rim(a, edge, LAMP, 1, 0.5, 0, 1, "#9A4650", away=True)
    rim(a, edge, LAMP, 0.8, 0.75, 0.1, 1, "#FFF9E0")
    rim(a, edge, MOON, 0.34, 0.75, 0.3)


def _wing(
    a: Vista, root: Point, angle: float, length: float, kind: str, broad: float, o: float
) -> None:
    """Gauze: warm by the body, where the lantern shines through; cold at the rim."""
    c, s = math.cos(math.radians(angle)), math.sin(math.radians(angle))

    def put(q: Point) -> Point:
        u, v = q[0] * length, -q[1] * length * broad
        return root[0] + u * c - v * s, root[1] + u * s + v * c

    shape = SHAPES[kind]
    tip = put((1, 0))
    edge = closed([put(q) for q in shape])
    a.path(edge.d, a.linear(*root, *tip, (0, "#FFE2A8", 0.9 * o), (0.3, "#F2B27A", 0.55 * o),
                            (0.65, "#8FB8C8", 0.42 * o), (1, "#CFF6FF", 0.6 * o)))  # fmt: skip
    inner = closed([put((q[0] * 0.78 + 0.05, q[1] * 0.6)) for q in shape])
    a.path(inner.d, a.linear(*root, *tip, (0, "#FFF6DC", 0.5 * o), (1, "#DFFBFF", 0.12 * o)))
    rims = shape[2:-1]
    veins = []
    for k in range(7):
        t = k / 6 * (len(rims) - 1)
        i = min(int(t), len(rims) - 2)
        end = between(rims[i], rims[i + 1], t - i)
        mid = put((end[0] * 0.5, end[1] * 0.36))
        veins.append(
            ribbon([put((0.02, 0)), mid, put((end[0] * 0.97, end[1] * 0.97))], [0.7, 0.4, 0.06])
        )
    a.path("".join(veins[:4]), "#FFF0CC", 0.62 * o)
    a.path("".join(veins[4:]), "#FFF0CC", 0.62 * o)
    rim(a, edge.edge(), MOON, 0.7, 0.95 * o, 0.0, 0.8, "#E0FDFF")
    rim(a, edge.edge(), LAMP, 0.6, 0.5 * o, 0.0, 1, "#FFE9B8")


def fairy(a: Vista) -> None:
    root = (47.6, 49)
    _wing(a, root, -122, 37, "fore", 1.25, 0.7)
    _wing(a, (47, 50), -152, 42, "fore", 1.25, 1)
    _wing(a, (47, 52), 166, 33, "hind", 1.2, 0.95)
    # hair that flies behind
    _hair(a, far=True)
    # far arm: it holds the lantern
    _limb(
        a,
        [(54.6, 49.4), (58.4, 52.6), (61.4, 54.2), (65.6, 52), (69, 49.4)],
        [3.2, 2.9, 2.5, 2, 1.5],
        True,
    )
    # gown
    cloth = _gown(a)
    skirt = "M47 61C42 66 34 74 25 84C38 88 54 90 78 89C80 83 76 76 69 70.6C63 66.6 58.4 64 57 61Z"
    form = Path(skirt)
    a.path(form.d, cloth)
    edge = form.edge()
    for line, w, tone, o in (
        ([(48, 62), (44, 70), (36, 79), (30, 86)], 2.2, "#2A1038", 0.55),
        ([(50.6, 62), (49, 72), (44, 82), (42, 89)], 2.6, "#4A1640", 0.5),
        ([(53, 62), (54, 71), (53, 80), (53, 89)], 2.2, "#6B1F40", 0.45),
        ([(55.4, 61.6), (60, 69), (64, 78), (66, 88)], 1.9, "#8A2C3C", 0.5),
        ([(56.6, 61.6), (63.6, 68.6), (69.6, 76), (73, 86)], 1.5, "#FFE6A0", 0.75),
        ([(55, 63), (58, 72), (58.6, 80), (58, 88)], 1.1, "#FFD27A", 0.6),
        ([(52, 64), (50.6, 74), (48, 84)], 0.9, "#F59A54", 0.55),
        ([(47.4, 64), (41, 73), (34, 82)], 0.7, "#9FE8F2", 0.5),
    ):
        a.limb(line, [0.2, *[w] * (len(line) - 2), w * 0.6], tone, o=o)
    rim(a, edge, LAMP, 2.2, 0.55, 0.0, 1, "#FFE9A8")
    rim(a, edge, MOON, 0.6, 0.85, 0.25)
    bodice = (
        "M47.4 48.4C49.4 46.8 52.8 46.6 55 47.6C57.6 49 60 51.8 59.8 54.8C59.5 57.2 57.4 58.6 "
        "57 61.2"
        "L47.2 61.4C47.4 58.4 45.8 55.6 45.9 52.4C46 50.4 46.4 49.2 47.4 48.4Z"
    )
    form = Path(bodice)
    a.path(form.d, cloth)
    a.path(
        "M47.4 48.4C45.6 50 45.8 53 46.2 55.4C46.8 57.6 47.3 59.2 47.2 61.4L51.6 61.4C51.4 57 "
        "50 53 50.4 47.2Z",
        "#3A1440",
        0.5,
    )
    for line in ([(53.4, 51), (53.6, 56), (52.4, 61)], [(56.4, 52.6), (56.4, 57), (54.8, 61)]):
        a.limb(line, [0.1, 0.7, 0.1], "#B4402E", o=0.55)
    a.limb([(58.6, 52), (59, 55.4), (56.6, 59.6)], [0.1, 1, 0.1], "#FFF6D0", o=0.8)
    rim(a, form.edge(), LAMP, 1.8, 0.6, 0.0, 1, "#FFF0BC")
    rim(a, form.edge(), MOON, 0.5, 0.8, 0.25)
    # the breast above the hem of the bodice
    a.path(
        "M49.6 47.4C51.4 46.4 54.4 46.6 56 47.8C57.8 49.2 58.8 50.6 59.2 52C56 52.8 51.6 51.4 "
        "49.6 47.4Z",
        _skin(a),
    )
    a.limb([(49.6, 47.6), (53.4, 51), (59.3, 52.2)], [0.3, 0.7, 0.4], "#FFE9B0")
    a.limb([(46.9, 60.9), (52, 62.2), (57.2, 60.7)], [0.8, 1.3, 0.9], "#FFE08A")
    a.limb([(46.9, 61.6), (52, 62.9), (57.2, 61.4)], [0.3, 0.5, 0.3], "#7A3A1E")
    # neck and head
    neck = Path(
        "M49 49C50.6 47 50.8 44.6 50.2 41L56 40.6C55.6 43.6 55.8 46 57 49.4C54.4 51.4 51 51 49 49Z"
    )
    a.path(neck.d, _skin(a))
    a.path(
        "M50.2 41L56 40.6C55.7 42.6 55.7 44 55.9 45.4C53.6 45 51.6 43.4 50.2 41Z", "#8A4A58", 0.55
    )
    rim(a, neck.edge(0.4), LAMP, 0.9, 0.7, 0.1, 1, "#FFF3CC")
    _face(a)
    _hair(a, far=False)
    _lantern(a)


FACE = Place(54.6, 36.2, 0.128, 3)


def _face(a: Vista) -> None:
    """Open eyes, lips parted: she is afraid and does not step back."""
    p = FACE
    head = (
        "M-24 -50C6 -60 34 -46 39.4 -22C40.4 -15 38.6 -10 40 -4.6C43 4 50 11 55.4 17.6"
        "C57 21 52 24.4 46.4 24.6C46 26.6 47.4 28.4 51.4 31C53 33 49 35 46.4 35.6C49.4 37 51 "
        "40.6 46.6 43"
        "C43.4 45 45.6 49 44.6 54C42.6 61 34 63 25 60.6C12 57 0 48 -7 37L-34 22C-46 -6 -40 -44 "
        "-24 -50Z"
    )
    form = Path(head, p)
    a.path(form.d, _skin(a))
    edge = form.edge(0.35)
    # the side away from the lantern: temple, ear, back of the jaw
    a.path(Path("M-24 -50C0 -56 22 -50 32 -36C14 -34 4 -20 4 -2C4 12 10 24 6 34C-2 40 -6 36 -10 "
                "32L-34 22"
                "C-46 -6 -40 -44 -24 -50Z", p).d, "#5A3A5E", 0.42)  # fmt: skip
    # cheek, jaw and the lights from below
    x, y = p.put((24, 20))
    a.glow(x, y, 3.2, "#FF8A5C", 0.5)
    glaze(a, edge, LAMP, 2.2, 0.9, 3, 0.0, "#FFF0C0")
    a.path(Path("M25 60.6C12 57 0 48 -7 37C6 44 18 48 30 50C36 50 42 48 44.8 50C45 56 40 62 25 "
                "60.6Z", p).d,
           "#FFF3C8", 0.35)  # fmt: skip
    # nose wing, mouth
    a.limb(p.puts([(44, 23.6), (41, 21), (42.6, 17)]), [0.1, 0.3, 0.1], "#A8524A", o=0.8)
    a.path(
        Path(
            "M51.6 31.2C47 29.4 43 31 39 34.4C43 36 46.4 36.2 49 35C50.4 34 52 32.6 51.6 31.2Z", p
        ).d,
        "#C4464A",
    )
    a.path(
        Path("M47 37C44 36.4 41 36 38.6 35C40 39 43 43 47 42.6C50 41 49.6 38.6 47 37Z", p).d,
        "#E0685C",
    )
    a.path(Path("M49.6 35.2C46 36.8 42 36.4 38.4 34.6C42 38 46 38.4 49.6 35.2Z", p).d, "#5A1A2A")
    # the eye
    a.path(
        Path("M15 1C18 -9 30 -12.6 37 -5C36.6 3 29 8.6 19 6.4C16.6 5 15 3 15 1Z", p).d, "#FFF9EA"
    )
    a.path(Path("M15 1C18 -9 30 -12.6 37 -5C30 -7 20 -5 15 1Z", p).d, "#8A6A7E", 0.5)
    a.ellipse(*p.put((29.4, -1.4)), 0.62, 0.98, "#1F6A5E", 1, 8)
    a.ellipse(*p.put((30.2, -1.4)), 0.36, 0.62, "#0B1A24", 1, 8)
    a.circle(*p.put((31.6, 1.4)), 0.24, "#FFF3C4")
    a.circle(*p.put((27.4, -4.4)), 0.17, "#EFFFFF")
    a.limb(
        p.puts([(12.6, 3.4), (16, -6), (26, -12), (37.4, -6.4), (41, -8.4)]),
        [0.1, 0.42, 0.5, 0.36, 0.06],
        "#2A1020",
    )
    a.limb(p.puts([(16, 5.4), (25, 9), (34, 4.4)]), [0.06, 0.2, 0.06], "#8A4A4A")
    a.limb(
        p.puts([(9, -13), (17, -22), (27, -28), (37.4, -31)]), [0.08, 0.4, 0.46, 0.16], "#6B2418"
    )
    # ear
    ear = Path(
        "M-9 19C-15 14 -15 6 -21 -3C-28 -13 -38 -21 -47 -25C-30 -25 -13 -16 -6 -4C-2 5 -3 15 -9 "
        "19Z",
        p,
    )
    a.path(ear.d, _skin(a))
    a.path(
        Path("M-10 13C-14 7 -17 -2 -27 -12C-17 -8 -9 -1 -8 6C-8 10 -8 12 -10 13Z", p).d,
        "#8A4450",
        0.5,
    )
    rim(a, ear.edge(0.3), MOON, 0.3, 0.9, 0.1)


def _hair(a: Vista, far: bool) -> None:
    p = FACE
    glow = a.radial(
        LAMP.x,
        LAMP.y - 6,
        46,
        (0, "#FFF0B0"),
        (0.3, "#FFB25A"),
        (0.52, "#D9582E"),
        (0.74, "#8A2430"),
        (1, "#3A1438"),
    )
    if far:
        strands = [
            ([(-20, -44), (-70, -52), (-120, -34), (-170, -44), (-214, -26)], 5),
            ([(-30, -30), (-78, -30), (-122, -4), (-170, -8), (-206, 16)], 5.4),
            ([(-34, -10), (-74, 0), (-104, 34), (-146, 44), (-170, 74)], 5),
            ([(-30, 6), (-58, 28), (-74, 66), (-104, 90), (-112, 122)], 4.6),
            ([(-22, 16), (-40, 44), (-44, 80), (-66, 112)], 4),
        ]
        for line, w in strands:
            pts = p.puts(line)
            widths = [w * 0.8, w, w * 0.8, w * 0.5, 0.1][: len(pts) - 1] + [0.1]
            a.path(ribbon(pts, widths), glow)
            a.path(ribbon(pts, widths, -0.2, -0.9), "#2A0F30", 0.34)
            a.path(ribbon(pts, widths, -0.95, -0.78), "#AEEFF6", 0.7)
            lane = strip(pts, widths, 0.45, 2)[1::2]
            a.limb(lane, [0.05, *[0.34] * (len(lane) - 2), 0.05], "#FFD08A", o=0.8)
        return
    cap = (
        "M38 -30C30 -66 -14 -76 -40 -56C-60 -40 -58 -4 -40 14C-34 22 -28 24 -22 22C-28 8 -30 -4 "
        "-22 -18"
        "C-12 -30 8 -30 22 -36C30 -38 36 -36 38 -30Z"
    )
    form = Path(cap, p)
    a.path(form.d, glow)
    a.path(Path("M-14 -66C-48 -62 -62 -30 -48 4C-40 -24 -32 -44 4 -54Z", p).d, "#3A1030", 0.4)
    for line, tone, o in (
        ([(34, -36), (6, -56), (-28, -46), (-44, -14)], "#FFD698", 0.85),
        ([(36, -33), (12, -42), (-16, -34), (-32, -8), (-30, 16)], "#FFE8B8", 0.8),
        ([(20, -52), (-14, -62), (-42, -40), (-52, -8)], "#8A2A24", 0.8),
        ([(30, -44), (0, -64), (-34, -54)], "#FF9A54", 0.7),
    ):
        pts = p.puts(line)
        a.limb(pts, [0.05, *[0.42] * (len(pts) - 2), 0.05], tone, o=o)
    rim(a, form.edge(0.4), MOON, 0.62, 0.95, 0.2, 1)
    # a lock before the ear
    lock = p.puts([(6, -34), (-4, -10), (2, 14), (-6, 38), (2, 58)])
    a.path(ribbon(lock, [1, 1.5, 1.2, 0.9, 0.1]), glow)
    a.path(ribbon(lock, [1, 1.5, 1.2, 0.9, 0.1], -0.4, -1), "#FFE0A0", 0.7)
    # wreath of leaves
    for u, v, turn, long in ((34, -42, -30, 3.4), (20, -54, -64, 3.8), (2, -61, -80, 3.6),
    (-18, -62, -112, 3.8),
                             (-36, -54, -140, 3.6), (28, -49, 10, 2.8),
                             (-8, -62, -30, 3)):  # fmt: skip
        x, y = p.put((u, v))
        tip, left, right = (
            toward((x, y), turn, long),
            toward((x, y), turn - 40, long * 0.7),
            toward((x, y), turn + 40, long * 0.7),
        )
        a.path(
            f"M{n(x)} {n(y)}Q{n(left[0])} {n(left[1])} {n(tip[0])} {n(tip[1])}Q{n(right[0])} "
            f"{n(right[1])} {n(x)} {n(y)}Z",
            "#2F6E3C",
        )
        a.path(
            f"M{n(x)} {n(y)}Q{n(left[0])} {n(left[1])} {n(tip[0])} {n(tip[1])}Z", "#BFEBC0", 0.85
        )


def _lantern(a: Vista) -> None:
    x, y = 69.5, 51
    a.glow(x, y + 6, 17, "#FFD070", 0.85)
    a.path(
        f"M{x - 2.6} {y + 3}C{x - 2.6} {y - 1.6} {x + 2.6} {y - 1.6} {x + 2.6} {y + 3}",
        "none",
        1,
        "#8A5A22",
        0.5,
    )
    a.path(
        f"M{x - 3.4} {y + 3.6}L{x} {y + 0.6}L{x + 3.4} {y + 3.6}L{x + 2.9} {y + 4.6}H{x - 2.9}Z",
        a.linear(x - 3, y, x + 3, y, (0, "#FFE6A0"), (0.5, "#B07A2C"), (1, "#6B4016")),
    )
    a.path(
        f"M{x - 2.9} {y + 4.6}H{x + 2.9}L{x + 2.5} {y + 10.6}H{x - 2.5}Z",
        a.radial(x, y + 8, 4.6, (0, "#FFFFFF"), (0.5, "#FFF3B8"), (1, "#FFC24F")),
    )
    for d in (-2.7, -0.9, 0.9, 2.7):
        a.path(f"M{n(x + d)} {y + 4.6}L{n(x + d * 0.88)} {y + 10.6}", "none", 1, "#8A5A22", 0.34)
    a.path(f"M{x - 3} {y + 10.6}H{x + 3}L{x + 2.2} {y + 12}H{x - 2.2}Z", "#9A6A26")
    a.path(
        f"M{x} {y + 5.6}C{x + 1.4} {y + 7.4} {x + 1.2} {y + 9.4} {x} {y + 9.8}C{x - 1.2} "
        f"{y + 9.4} {x - 1.3} {y + 7.6} {x} {y + 5.6}Z",
        "#FFFFFF",
    )
    # the fingers of the far hand on the ring
    _limb(a, [(68, 50.6), (69.2, 49.4), (70.6, 49.8)], [1.5, 1.6, 0.8], True)


def touch(a: Vista) -> None:
    """The near arm: from the shoulder up to its lip."""
    _limb(
        a,
        [(50.6, 50.4), (55.4, 54.6), (60.4, 55.6), (67, 49.6), (72.4, 43.6)],
        [4, 3.6, 3, 2.4, 1.7],
    )
    # sleeve: two petals over the shoulder
    for d in (
        "M47.6 48.4C46.4 52 47.4 56 50.6 58.6C52.6 57 53 52 51.4 48.6C50.4 47.4 48.4 47.4 47.6 "
        "48.4Z",
        "M49 47.8C52.4 47 55.8 49.8 57.6 56.2C54.4 57.6 50.6 55 49.2 51.4C48.6 49.8 48.4 48.4 "
        "49 47.8Z",
    ):
        form = Path(d)
        a.path(form.d, _gown(a))
        rim(a, form.edge(0.4), LAMP, 1.6, 0.55, 0, 1, "#4A1640", away=True)
        rim(a, form.edge(0.4), LAMP, 1, 0.75, 0, 1, "#FFF0BC")
        rim(a, form.edge(0.4), MOON, 0.35, 0.9, 0.2)
    x, y = 69.2, 47.2
    a.ellipse(x, y, 0.5, 1.2, "#FFE39A", 1, 44)
    # the hand: open, two fingers already at the lip
    p = Place(71.7, 44.3, 0.076, -34)
    skin = _skin(a)
    thumb = Path("M20 -13C28 -28 40 -40 53 -45C58 -46 59 -41 56 -38C50 -31 46 -20 46 -10Z", p)
    a.path(thumb.d, skin)
    a.path(
        Path("M34 -16C40 -26 47 -36 56 -42C57 -40 57 -39 56 -38C50 -31 46 -20 46 -10Z", p).d,
        "#B4564A",
        0.5,
    )
    hand = Path(
        "M-6 -13C14 -17 34 -22 50 -21C66 -23 86 -20 101 -11C104 -7 101 -4 96 -5C86 -8 76 -9 66 -8"
        "C80 -5 94 1 101 9C102 14 98 15 93 13C82 7 72 4 62 3C72 8 84 16 88 23C88 27 84 28 79 25"
        "C69 18 59 14 50 13C58 19 66 27 68 33C67 37 63 36 59 34C50 26 40 21 30 18C20 17 8 15 -6 "
        "13Z", p,
    )  # fmt: skip
    a.path(hand.d, skin)
    edge = hand.edge(0.25)
    rim(a, edge, LAMP, 0.5, 0.5, 0, 1, "#B4564A", away=True)
    rim(a, edge, LAMP, 0.7, 0.8, 0, 1, "#FFF9E0")
    a.glow(78.6, 41, 4.4, "#FFF6D0", 0.8)
    a.spark(78.8, 41, 1.7, "#FFFFFF", 0.9)
