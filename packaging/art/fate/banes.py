"""The four bad fairies."""

import math
from collections.abc import Sequence
from itertools import pairwise

from curves import Point, along, at, between, n, polygon, toward
from figures import arm, belt, gown, leg, sleeve
from heads import bust, locks
from kit import Art
from plants import leaf
from tones import RAVEN, Cloth, Hair, Skin, dye
from wings import SHAPES

ASHEN = Skin("#F0E2E4", "#C2A6AE", "#806478")
WAN = Skin("#E6C4AC", "#A97F6E", "#654248")
STONE = Skin("#E3E2E0", "#A6A6AC", "#62626E")
RAGS = Cloth("#E6D2AE", "#9A8062", "#5E4A3A", "#2C2024")
STORM = Cloth("#E6ECFA", "#7586B8", "#364278", "#161A3E")
GRANITE = Cloth("#E9E8E4", "#A3A3AA", "#62636F", "#2C2D3A")
NIGHT = Cloth("#8C83C6", "#37316E", "#1A1740", "#0B0920")
GREY = Hair("#D9D2D6", "#948A94", "#4E4654", "#FFFFFF")


def torn(
    a: Art,
    root: Point,
    angle: float,
    length: float,
    tint: str,
    edge: str,
    bites: Sequence[int],
    flip: bool = False,
    o: float = 1,
    shape: str = "fore",
) -> None:
    """A wing that has lost pieces: bites in its rim, three veins, no light in it."""
    c, s = math.cos(math.radians(angle)), math.sin(math.radians(angle))
    side = -1.0 if flip else 1.0

    def put(p: Point) -> Point:
        x, y = p[0] * length, p[1] * length * side
        return root[0] + x * c - y * s, root[1] + x * s + y * c

    rim: list[Point] = []
    pts = SHAPES[shape]
    for i, (p, q) in enumerate(zip(pts, [*pts[1:], pts[0]], strict=True)):
        rim.append(p)
        if i in bites:
            m = between(p, q, 0.5)
            rim += [between(p, q, 0.3), (m[0] * 0.74, m[1] * 0.7), between(p, q, 0.62)]
    d = f"M{at(put(rim[0]))}" + "".join(
        f"Q{at(put(between(u, v, 0.5) if (i % 3) else u))} {at(put(v))}"
        for i, (u, v) in enumerate(pairwise(rim))
    )
    tip = put((1, 0))
    with a.group(opacity=o):
        a.path(
            d + "Z",
            a.linear(*root, *tip, (0, "#FFFFFF", 0.35), (0.35, tint, 0.7), (1, edge, 0.75)),
            1,
            edge,
            0.5,
            0.9,
        )
        for v in (-0.16, 0.0, 0.1):
            end, mid = put((0.86, v * 1.3)), put((0.45, v * 0.6))
            a.limb([put((0.02, 0)), mid, end], [0.9, 0.7, 0.15], edge, o=0.8)


def poverty() -> Art:
    """She kneels on the bare ground and holds out an empty bowl; only a moth comes out of it."""
    a = Art("Poverty")
    skin, hair = WAN, GREY
    a.glow(52, 52, 46, "#F6E2CC", 0.7)
    torn(a, (42, 45), -118, 34, "#A8989A", "#FFF3EA", (3, 5, 7), flip=True)
    torn(a, (41, 48), -160, 33, "#98868C", "#F6E6DE", (2, 4, 6), flip=True)
    torn(a, (42, 52), 160, 24, "#88767E", "#E6D4D0", (3, 5), flip=True, shape="hind", o=0.9)
    a.shadow(50, 95, 40, 4.4, 0.6)
    # she sits on her heels; a bare sole looks out behind
    leg(a, (44, 90), (34, 91), (20, 92), (11, 88.6), skin, far=True)
    skirt = (
        "M34 60C30 68 26 76 22.6 84C21 88 19.6 91 17 95L25 93.4L28 96L35 93.6L40 96.4L47 94"
        "L54 96.6L61 94.2L68 96L74 94C76.4 90 75.6 84.6 71.6 81.4"
        "C64 76 56 72.6 50 66C46 61 40 57 34 60Z"
    )
    a.path(skirt, dye(a, [(18, 58), (76, 96)], RAGS))
    a.path(
        "M50 66C56 72.6 64 76 71.6 81.4C75.6 84.6 76.4 90 74 94L68 96L61 94.2L54 96.6L47 94"
        "C56 92 62 88 64 84C56 81 48 76 44 68Z",
        RAGS.dark,
        0.28,
    )
    folds: tuple[tuple[list[Point], str, float, float], ...] = (
        ([(36, 62), (30, 74), (24, 90)], RAGS.light, 2, 0.7),
        ([(40, 64), (36, 78), (30, 93)], RAGS.dark, 1.6, 0.55),
        ([(44, 70), (52, 78), (66, 83.6)], RAGS.light, 2, 0.65),
        ([(40, 74), (46, 84), (44, 93)], RAGS.light, 1.3, 0.4),
        ([(70, 83), (66, 88), (58, 93)], RAGS.dark, 1.4, 0.6),
        ([(60, 82), (56, 88), (50, 92)], RAGS.dark, 1.2, 0.5),
    )
    for points, tone, w, o in folds:
        a.wisp(points, w, tone, o)
    a.limb(
        [(48, 45), (43, 53), (39.4, 61), (38, 68)],
        [10, 12, 13.4, 15],
        dye(a, [(34, 44), (52, 70)], RAGS),
    )
    # patches, sewn on
    for x, y, w, t, tone in (
        (52, 83, 8, 20, "#8A5A62"),
        (64, 89.4, 6, -14, "#5F7276"),
        (33, 85, 7, 14, "#A88A4E"),
    ):
        with a.moved(x, y, 1, t):
            a.path(f"M{n(-w / 2)} {n(-w / 2)}h{n(w)}v{n(w)}h{n(-w)}Z", tone, 1, "#E6D8B8", 0.35)
            a.path(
                "".join(
                    f"M{n(-w / 2 + k * w / 3)} {n(-w / 2 - 0.9)}v1.8"
                    f"M{n(-w / 2 + k * w / 3)} {n(w / 2 - 0.9)}v1.8"
                    for k in range(4)
                ),
                "none",
                1,
                "#E6D8B8",
                0.4,
            )
    # shawl over head and shoulders
    arm(a, (46, 50), (55, 62), (66, 59), skin, hand=0, far=True)
    locks(a, hair, [[(53, 36), (50, 44), (54, 52), (52, 60)], [(50, 36), (46, 44), (48, 54)]], 3.6)
    bust(a, 55.4, 38.6, skin, hair, "bob", (49, 47), turn=20, size=1.06)
    shawl = (
        "M60 33.4C57 28.6 49 27.6 44.6 32.4C40 38 38 46 35 55C33 61 30 66 28 71C34 69 39 70 42 67"
        "C46 64 50 58 52 52C50.6 48 48.6 45.6 48.4 41.6C48.6 38 51 35.4 55 34.4"
        "C57 34 58.6 34 60 33.4Z"
    )
    a.path(shawl, a.linear(32, 30, 54, 70, (0, "#D69C9A"), (0.4, "#8E4A60"), (1, "#3A1A38")))
    a.wisp([(50, 32), (44, 42), (40, 54), (33, 68)], 1.4, "#E2CCD0", 0.6)
    a.wisp([(53, 33), (47.4, 40), (46, 50), (42, 62)], 1.4, "#3A1A34", 0.6)
    # the bowl, tilted so that one sees it is empty
    with a.moved(77, 59, 1, 10):
        a.path(
            "M-12 -2C-11 6 -6 10 0 10C6 10 11 6 12 -2Z",
            a.linear(-12, -4, 12, 10, (0, "#D9A878"), (0.5, "#8E5A3C"), (1, "#42241E")),
        )
        a.ellipse(0, -2, 12, 4.6, a.linear(-12, -6, 12, 2, (0, "#F2CBA0"), (1, "#7A4A32")))
        a.ellipse(0.4, -1.6, 10.4, 3.6, a.linear(-10, -4, 10, 2, (0, "#241316"), (1, "#6A4030")))
        a.path("M-6 1.4L-3.6 4L-5 6.4L-2.6 9", "none", 1, "#2E1818", 0.5)
    arm(a, (48, 50.6), (57, 66), (69.6, 65), skin, hand=-22, thumb=-1)
    a.path(
        "M44 47C49 45.6 53 49 53.6 55C54.6 58 56 60.6 57 62C53 64.6 48.6 64 45 60"
        "C43 55 42.6 50 44 47Z",
        a.linear(42, 46, 57, 64, (0, "#B9767E"), (1, "#4E2440")),
    )
    # the moth
    with a.moved(83, 38, 1, 16):
        for k in (-1, 1):
            a.path(
                f"M0 0C{n(k * 2)} -4 {n(k * 7)} -5.6 {n(k * 8.4)} -3"
                f"C{n(k * 7)} 1 {n(k * 3)} 3.4 0 2Z",
                "#E6D8C4",
                1,
                "#7A6A64",
                0.4,
            )
            a.circle(k * 4.8, -1.6, 0.8, "#7A6A64")
        a.limb([(0, -2), (0, 1), (0, 3.6)], [1, 1.6, 0.4], "#A8988C")
    for u, v in ((79, 50), (81.4, 46), (80.6, 42.4)):
        a.circle(u, v, 0.5, "#E6D8C4", 0.7)
    return a


def briar(a: Art, points: list[Point], width: float) -> None:
    """A thorny shoot that tapers to its tip."""
    count = len(points)
    widths = [width * (1 - 0.8 * i / (count - 1)) for i in range(count)]
    a.limb(points, widths, "#4A2F4C", lit="#A87FA0", shade="#1E1026")
    for i, (x, y, t) in enumerate(along(points, 2)[1:-1]):
        px, py, _ = along(points, 2)[i]
        way = math.degrees(math.atan2(y - py, x - px)) + (68 if i % 2 else -68)
        k = width * (1 - 0.7 * t / (count - 1))
        base = (toward((x, y), way - 90, k * 0.4), toward((x, y), way + 90, k * 0.4))
        a.path(
            polygon([base[0], toward((x, y), way - 14, k * 0.6 + 2.6), base[1]]),
            "#D9B8C9" if i % 2 else "#6B456A",
        )


def adversity() -> Art:
    """She comes with the storm: rain, thorns, and her hair before her like a flag."""
    a = Art("Adversity")
    skin, hair = ASHEN, RAVEN
    a.glow(48, 44, 44, "#E9E6F6", 0.75)
    # the cloud she comes from
    cloud = a.linear(60, -4, 70, 30, (0, "#B4B2D2"), (0.5, "#625F88"), (1, "#2E2C4C"))
    for x, y, r in (
        (44, 12, 8),
        (55, 8, 9),
        (92, 12, 9),
        (80, 8, 11),
        (67, 9, 11),
        (61, 16, 9),
        (76, 18, 9),
        (88, 19, 7),
        (50, 17, 6),
    ):
        a.circle(x, y, r, cloud)
        a.path(
            f"M{n(x - r * 0.86)} {n(y - r * 0.1)}A{n(r * 0.9)} {n(r * 0.9)} 0 0 1 "
            f"{n(x + r * 0.3)} {n(y - r * 0.82)}A{n(r)} {n(r)} 0 0 0 {n(x - r * 0.86)} "
            f"{n(y - r * 0.1)}Z",
            "#FFFFFF",
            0.45,
        )
    drops = []
    for i in range(18):
        x, y = 16 + (i * 37 % 82), 28 + (i * 29 % 64)
        k = 6 + i % 3 * 2
        drops.append(
            f"M{n(x)} {n(y)}L{n(x - k * 0.62)} {n(y + k)}L{n(x - k * 0.62 + 1)} {n(y + k + 0.4)}Z"
        )
    a.path("".join(drops), "#F0F4FF", 0.85)
    torn(a, (57, 44), -50, 36, "#77749A", "#D6D6F0", (3, 5), shape="swallow")
    torn(a, (58, 46), -12, 37, "#66648C", "#C6C6E6", (2, 4, 6), shape="swallow")
    torn(a, (58, 50), 32, 29, "#565480", "#B4B4DC", (3, 5), shape="swallow", o=0.9)
    bolt = a.linear(90, 18, 78, 66, (0, "#FFFFFF"), (0.6, "#FFE98A"), (1, "#F0B03C"))
    a.glow(84, 42, 16, "#FFF3B0", 0.7)
    a.path("M91 20L80 41L87 41.6L76 66L96 37L88.4 36.4L97 20Z", bolt, 1, "#8A5A1E", 0.35, 0.6)
    briar(a, [(96, 96), (84, 86), (70, 90), (56, 96), (44, 92), (36, 84)], 3.4)
    arm(a, (54, 46), (64, 52), (74, 46), skin, hand=-30, far=True)
    leg(a, (56, 70), (66, 80), (74, 90), (82, 93), skin, far=True)
    gown(
        a,
        [(53.6, 43.6), (55.4, 50), (56.6, 56.6), (58, 64), (65, 76), (76, 86)],
        [9.6, 8.8, 6.8, 12.4, 18, 25],
        STORM,
        (5, 9, 4, 8, 6, 10),
        folds=9,
    )
    leg(a, (55, 68), (44, 76), (41, 88), (34, 93), skin)
    # what the wind leaves of the skirt over her knee
    a.path(
        "M51.6 60C46.6 64.6 42.4 71 40.4 78.6C42 79 43 78.6 44.4 77.6C44.6 80.4 45.4 82.6 47 84.4"
        "C48.4 82 49.2 80.4 50.4 78.8C51.6 80.4 53 81.2 55 81.4C55 78.8 55.6 77 57 75"
        "C60 71 61.4 66 61.6 60Z",
        dye(a, [(41, 60), (61, 84)], STORM),
    )
    a.wisp([(57, 63), (54, 71), (53.6, 80)], 1.4, STORM.dark, 0.6)
    a.wisp([(55, 63), (50, 71), (47.4, 82)], 1.2, STORM.light, 0.5)
    a.wisp([(52, 64), (47, 70), (45, 77)], 1.5, STORM.light, 0.7)
    belt(a, [(53, 56), (56.6, 58), (60.4, 56)], "#B0A2C4")
    locks(a, hair, [
        [(52, 27), (44, 23), (37, 27), (29, 24), (22, 29)],
        [(52, 30), (44, 29), (37, 34), (28, 33), (20, 38)],
        [(52.4, 33), (46, 35), (40, 41), (32, 42)], [(54, 26), (48, 19), (41, 20), (34, 16)],
    ], 4.6)  # fmt: skip
    bust(a, 50.4, 33, skin, hair, "bun", (53.6, 43.6), turn=-4, left=True, size=1.08)
    # her hair is blown forward over the crown
    locks(
        a,
        hair,
        [
            [(57, 31), (55, 25), (48, 23.6), (40, 25), (31, 21)],
            [(58, 34), (58.6, 27), (52, 24.6), (45, 26)],
        ],
        4.4,
    )
    briar(a, [(62, 60), (50, 57), (40, 62), (31, 58), (24, 48), (14, 50), (8, 60)], 3)
    for bud in ((36, 61), (19, 48.6)):
        leaf(a, bud, 130, 6, "#8C9A6A", "#3F4A38")
    arm(a, (52, 46), (42, 52), (32, 59), skin, hand=160, thumb=-1, ring="#B0A2C4")
    sleeve(a, (52, 46), (42, 52), STORM, 0.6)
    a.wisp([(2, 72), (14, 68), (28, 72)], 1.3, "#E6E6FA", 0.6)
    a.wisp([(6, 82), (20, 79), (32, 82)], 1, "#E6E6FA", 0.5)
    return a


def crack(a: Art, points: list[Point], w: float = 0.8) -> None:
    a.path(polygon([*points, *[(x + w, y + 0.3) for x, y in points[-2:0:-1]]]), "#23232F")
    a.line([(x - 0.5, y - 0.3) for x, y in points], "#FFFFFF", 0.3, 0.6)


def petrify() -> Art:
    """She turns to stone from the ground up, and what she touches with her."""
    a = Art("Petrification")
    skin, hair = STONE, RAVEN
    # wings of slate, one of them broken
    slab = a.linear(14, 10, 86, 60, (0, "#C2C0C8"), (0.45, "#6C6A7A"), (1, "#2C2B3A"))
    for d in (
        "M52 42L66 17L79 9L88 15L85 31L72 43Z", "M53 46L74 45L89 42L93 51L85 60L66 56Z",
        "M48 42L35 19L29 14L25 20L30 27L27 31L33 41Z",
        "M47 46L28 45L14 41L8 49L12 57L20 56L23 60L34 56Z",
    ):  # fmt: skip
        a.path(d, slab, 1, "#54525F", 0.35)
    a.path(
        "M66 17L79 9L72 43ZM74 45L89 42L66 56ZM35 19L29 14L33 41ZM28 45L14 41L34 56Z",
        "#FFFFFF",
        0.22,
    )
    a.path(
        "M79 9L88 15L85 31L72 43ZM89 42L93 51L85 60L66 56ZM14 41L8 49L12 57L34 56Z", "#2A2A3C", 0.25
    )
    # the piece that fell
    a.path("M12 92L18 82L26 86L27 94L16 96Z", slab, 1, "#54525F", 0.35)
    a.path("M18 82L26 86L20 90ZM12 92L20 90L16 96Z", "#FFFFFF", 0.25)
    a.shadow(50, 95, 38, 4.4, 0.65)
    # lower half: a standing stone with the folds of a gown in it
    block = "M43 56L39 66L34 74L31 86L29 95L50 97L71 95L69 85L66 73L61 65L57 56Z"
    a.path(block, dye(a, [(29, 56), (71, 97)], GRANITE))
    a.path("M43 56L39 66L34 74L31 86L29 95L40 96L43 80L45 68Z", "#F4F2EC", 0.45)
    a.path("M57 56L61 65L66 73L69 85L71 95L57 96.4L59 82L55 70Z", "#1C1C2A", 0.45)
    a.path("M45 68L43 80L46 96.6L50 97L49 82L50 66Z", "#4A4A58", 0.45)
    a.path("M50 66L49 82L50 97L56 96.4L58 83L55 70Z", "#FFFFFF", 0.16)
    crack(a, [(41, 70), (45, 74), (43.6, 79), (48, 84), (46, 90)])
    crack(a, [(62, 72), (58, 77), (61, 82), (57, 88)])
    crack(a, [(36, 84), (39.6, 86), (38, 91)], 0.6)
    for x, y, w in ((35, 92, 8), (63, 93, 9)):
        edge: list[Point] = [
            (x - w, y + 3),
            (x - w * 0.7, y - 1),
            (x - w * 0.3, y - 0.4),
            (x, y - 4),
            (x + w * 0.36, y - 2),
            (x + w * 0.7, y + 0.4),
            (x + w, y + 3),
        ]
        a.blob(
            edge,
            a.linear(x - w, y - 4, x + w, y + 4, (0, "#C2D684"), (0.5, "#74924C"), (1, "#34502F")),
        )
    # upper half: cloth that still has a little colour, greyer toward the waist
    fading = Cloth("#C8F0E6", "#3E9A98", "#5A7A80", "#34404C")
    gown(
        a,
        [(50, 38.4), (50, 45), (50, 52), (50, 60)],
        [11.4, 10, 7.4, 14],
        fading,
        (2, 3, 2, 3),
        folds=5,
    )
    crack(a, [(47, 46), (49.4, 50), (47.6, 54), (50, 58)], 0.6)
    # arms: one crossed on her breast, one still out with a bird of stone
    fall: list[Point] = [(47, 22), (42.6, 29), (43, 38), (40, 47), (41.4, 55)]
    locks(a, hair, [fall, [(100 - x, y) for x, y in fall]], 4.6)
    ash = Hair("#3A4460", "#9A9CA8", "#DAD9D6", "#FFFFFF")
    tips: list[Point] = [(42.6, 39), (40.6, 46), (40.4, 51), (42.4, 59)]
    locks(a, ash, [tips, [(100 - x, y) for x, y in tips]], 3.4)
    bust(
        a,
        50,
        28,
        Skin("#FFE9D6", "#D9AE98", "#8E6E74"),
        hair,
        "parted",
        (50, 39.6),
        front=True,
        turn=0,
        size=1.1,
    )
    # stone has reached her cheek
    a.path("M54.2 25.6L52 28L53.4 30L51.4 32.2L50.6 33.4C53 32.6 54.4 30 54.4 27Z", "#A6A6AC", 0.9)
    crack(a, [(53.6, 25.4), (52, 28), (53.2, 30), (51.4, 32.2)], 0.35)
    a.path("M44.6 22.6L47 19.4L50 21L53 19.4L55.4 22.6L50 21.8Z", "#C9C8C6", 1, "#4A4858", 0.3)
    arm(a, (44.8, 40.6), (37, 52), (48, 54), skin, hand=-14, thumb=1)
    sleeve(a, (44.8, 40.6), (37, 52), fading, 0.55)
    arm(a, (55.2, 40.6), (66, 47), (76, 36), skin, hand=-40, thumb=-1)
    sleeve(a, (55.2, 40.6), (66, 47), fading._replace(light=fading.mid), 0.55)
    with a.moved(80, 30.6, 0.72):
        a.path(
            "M-7 -3C-7 -8 -2 -10 1.6 -7.6C5 -5 9 -3 10 1C14 2 17 5 20 8L17 9.6"
            "C13 7 10 6.4 8.6 6.6C5 9.6 2 9.2 -.6 8.6C-6 7.4 -8 2 -7 -3Z",
            a.linear(-6, -9, 12, 9, (0, "#F0EEEA"), (0.5, "#A3A3AA"), (1, "#55555F")),
        )
        a.path("M-7 -6L-10.4 -4.8L-7 -4.2Z", "#62626E")
        a.path("M1 -1C5 -2 9 0 10.6 4C7 6.6 3 6 1 3.4Z", "#6E6E7A")
        a.circle(-4, -6.2, 0.8, "#2A2A38")
        crack(a, [(0, -8), (1.6, -4), (-0.4, -1), (1.6, 3)], 0.7)
    for x, y, k in ((84, 78, 2), (90, 86, 1.4), (78, 88, 1.2), (20, 74, 1.5), (13, 70, 1)):
        a.path(
            f"M{n(x)} {n(y - k)}L{n(x + k)} {n(y)}L{n(x + k * 0.3)} {n(y + k)}"
            f"L{n(x - k)} {n(y + k * 0.4)}Z",
            "#C9C8C6",
        )
    return a


def eclipse(a: Art, x: float, y: float, r: float) -> None:
    """The moon before the sun: a ring of light with its rays."""
    a.glow(x, y, r * 2.3, "#F7DDB0", 0.85)
    rays = []
    for i in range(28):
        t, far = i * 360 / 28 + i * 37 % 9, r * (1.62 + i * 7 % 6 * 0.06)
        ends = [toward((x, y), t - 2.6, r * 0.9), toward((x, y), t, far)]
        rays.append(polygon([*ends, toward((x, y), t + 2.6, r * 0.9)]))
    a.path("".join(rays), "#FFF1D0", 0.55)
    a.circle(x, y, r, a.radial(x, y, r, (0, "#FFE9C2"), (0.84, "#FFE3B0"), (1, "#FFFBEA")))
    disc = ((0, "#8A7F9C"), (0.6, "#5F5478"), (1, "#3C3456"))
    a.circle(x + r * 0.14, y - r * 0.12, r * 0.89, a.radial(x - 3, y - 10, r * 1.5, *disc))


def darkness() -> Art:
    """Seen from behind, she draws the curtain of night across the light."""
    a = Art("Darkness")
    eclipse(a, 50, 26, 19)
    torn(a, (53, 44), -20, 40, "#A79EC6", "#E9E3F6", (3, 5), o=0.7, shape="swallow")
    torn(a, (47, 45), 196, 38, "#A79EC6", "#E9E3F6", (3, 5), flip=True, o=0.7, shape="swallow")
    # the cloak: from one hand high on the right to the other low on the left
    hem = "C88 99 80 93 71 96.6C63 99.4 56 94.6 48 97.4C39 99.8 31 94.8 22 97.2C14 99 8 96.6 3 94"
    cloak = (
        f"M89 17C93 40 91 64 97 92{hem}"
        "C9 84 13 66 9 50C21 55 34 51 43 42.4L50 40L57 41.4C70 41 82 31 89 17Z"
    )
    a.path(cloak, dye(a, [(8, 24), (92, 97)], NIGHT))
    a.path(
        "M89 17C93 40 91 64 97 92C88 99 80 93 71 96.6C67 98 63 98.4 60 97.6"
        "C69 80 74 54 70 38.6C78 34 85 26 89 17Z",
        "#06050F",
        0.4,
    )
    folds: tuple[tuple[list[Point], str, float], ...] = (
        ([(11, 52), (17, 72), (12, 93)], "#C9C0F0", 0.6),
        ([(18, 54), (25, 72), (22, 95)], "#0B0920", 0.5),
        ([(29, 52), (35, 70), (33, 95)], "#9C93D6", 0.45),
        ([(38, 48), (44, 68), (47, 95)], "#0B0920", 0.4),
        ([(64, 41), (64, 66), (60, 95)], "#06050F", 0.5),
        ([(75, 36), (76, 62), (73, 94)], "#8C83C6", 0.5),
        ([(82, 29), (84, 60), (85, 94)], "#06050F", 0.45),
        ([(88, 23), (89.6, 52), (92, 90)], "#B9B0E6", 0.5),
    )
    for points, tone, o in folds:
        a.limb(points, [0.4, 2.2, 0.8], tone, o=o)
    a.path(f"M97 92{hem}", "none", 1, "#D8C79A", 0.6, 0.9)
    moons: tuple[Point, ...] = ((15, 91), (35, 92.4), (58, 92), (80, 91))
    for x, y in moons:
        a.path(f"M{n(x)} {n(y - 2.4)}a2.4 2.4 0 1 0 2 3.6a1.9 1.9 0 1 1 -2 -3.6Z", "#E9DAB0", 0.9)
    for x, y, r in ((24, 62, 1.5), (34, 80, 2), (44, 86, 1.3), (70, 56, 1.7), (80, 46, 1.3)):
        a.spark(x, y, r * 1.3, "#FFF3D0", 0.95)
    for x, y in ((28, 72), (38, 66), (66, 74), (74, 70), (84, 36), (52, 88), (17, 56)):
        a.circle(x, y, 0.6, "#E9E2FF", 0.9)
    arm(a, (56, 42), (73, 37.6), (87, 20), ASHEN, hand=-66, thumb=-1)
    arm(a, (44, 43), (28, 51), (12.6, 49), ASHEN, hand=188, thumb=1)
    for x, y in ((86, 22), (15, 50)):
        a.circle(x, y, 1.6, "#D8C79A")
    hair = a.linear(42, 22, 60, 76, (0, "#7C75A4"), (0.35, "#2A2546"), (1, "#0D0A1C"))
    a.limb([(50, 42), (50, 37), (50, 34)], [4.4, 3, 2.8], ASHEN.mid, shade=ASHEN.shade)
    with a.group("translate(0 1.6)"):
        a.path(
            "M50 20.6C44.6 20.4 42.4 25 43.4 29.6C44 33 39.6 37 39.8 43C40 49 43.6 53 42.6 60"
            "C42 65 44.6 68.6 43.4 74C46.6 71.6 47.4 69 47.6 66C49.6 69.6 50 73 48.8 78"
            "C53 74.6 54 70.6 53.6 66.4C55.4 68 56.2 70 56 73C58.4 68.6 57.6 64 57 60"
            "C56.4 53 60.6 49 60.2 42.4C58.4 37 56 33 56.6 29.6C57.6 25 55.4 20.4 50 20.6Z",
            hair,
            1,
            "#B9AFE0",
            0.45,
            0.8,
        )
        a.line([(48, 22), (45.4, 28), (44.4, 38), (47, 50), (47.4, 62)], "#A9A2CC", 0.45, 0.7)
        a.line([(50.6, 22), (50, 34), (52, 48), (50, 66)], "#A9A2CC", 0.45, 0.7)
        a.line([(53, 23), (55, 30), (55.4, 40), (53.6, 52)], "#A9A2CC", 0.45, 0.7)
        a.limb([(43.6, 27), (50, 29), (56.4, 27)], [0.5, 1, 0.5], "#D8C79A")
        for u, v in ((45.4, 17), (50, 13.6), (54.6, 17)):
            a.path(polygon([(u - 0.9, v + 6), (u, v), (u + 0.9, v + 6)]), "#E9DAB0")
    return a


EMBLEMS = {
    "poverty": poverty,
    "adversity": adversity,
    "petrify": petrify,
    "darkness": darkness,
}
