"""The five states of a sack, and the mark of immunity: pieces on the table."""

from collections.abc import Callable, Sequence

from curves import Point, n, spline, toward
from kit import GOLD, Art
from plants import leaf

from challenge.burlap import BURLAP, CORD, GREYED, body, bulge, folds, patch, tie
from challenge.gems import pebble


def _ground(a: Art, rx: float = 36) -> None:
    a.shadow(53, 91, rx, 5.4, 0.65)


def empty() -> Art:
    """Sunk into itself, its mouth gaping: nothing in it."""
    a = Art("Empty sack")
    _ground(a, 44)
    # the back of the mouth, one corner of it fallen outward
    a.limb(
        [(16, 58), (27, 50), (42, 46.8), (60, 47), (74, 50), (84, 49), (93, 52)],
        [3, 3.6, 3.6, 3.6, 5, 8, 3],
        a.linear(18, 46, 90, 60, (0, BURLAP.light), (0.5, BURLAP.mid), (1, BURLAP.deep)),
    )
    body(
        a,
        [
            (17, 61), (15, 68), (9, 79), (6, 89), (14, 94.4), (34, 93.4), (52, 95.6), (72, 93.4),
            (90, 94.4), (95, 88), (89, 78), (83, 67), (81, 61), (50, 68.6),
        ],
    )  # fmt: skip
    a.blob(
        [
            (18, 57.4), (27, 51), (42, 48), (60, 48.4), (74, 51.6), (82, 57), (75, 65), (62, 69),
            (50, 67.4), (36, 69), (24, 64),
        ],
        a.linear(30, 48, 66, 66, (0, "#4E3028"), (0.4, "#241620"), (1, "#140C18")),
    )  # fmt: skip
    folds(
        a,
        [
            [(22, 69), (34, 77), (48, 76), (58, 72)],
            [(79, 68), (72, 77), (60, 81), (50, 80)],
            [(16, 80), (28, 87), (42, 86)],
            [(87, 79), (78, 87), (64, 88)],
        ],
        width=3,
    )
    a.limb([(14, 72), (11, 81), (12, 89)], [0.3, 2.2, 0.3], "#FFF3D2", o=0.6)
    _lip(
        a,
        [
            (15, 56), (24, 62), (36, 67), (50, 65), (62, 67.6), (74, 63), (84, 56), (86, 62),
            (76, 70), (62, 74.6), (50, 71.4), (36, 74), (23, 69), (13, 63),
        ],
    )  # fmt: skip
    cord: list[Point] = [(82, 66), (91, 70), (90, 79), (97, 84), (95, 92)]
    a.limb(cord, [1.6, 2, 1.9, 1.8, 0.8], "#8F6424")
    a.limb([(x - 0.3, y - 0.3) for x, y in cord], [0.7, 1.1, 1, 1, 0.4], CORD)
    return a


def some() -> Art:
    """Half full and open: three stones look out."""
    a = Art("Sack with some stones")
    _ground(a)
    a.glow(50, 34, 30, "#FFF1B0", 0.55)
    body(
        a,
        [
            (30, 46),
            (22, 58),
            (14, 72),
            (16, 86),
            (30, 93),
            (50, 94),
            (70, 93),
            (84, 86),
            (86, 72),
            (78, 58),
            (70, 46),
            (50, 50),
        ],
    )
    bulge(a, 34, 77, 10)
    bulge(a, 56, 83, 8)
    folds(
        a,
        [
            [(34, 52), (28, 64), (24, 78)],
            [(46, 54), (46, 64), (48, 74)],
            [(66, 52), (72, 64), (74, 76)],
            [(57, 53), (60, 62), (59, 70)],
        ],
        width=2.2,
    )
    a.blob(
        [(24, 42), (34, 34), (50, 32), (66, 34), (76, 42), (66, 48), (50, 50), (34, 48)], "#2A1820"
    )
    pebble(a, "red", 36, 33, 1.75, -22)
    pebble(a, "green", 64, 33, 1.75, 26)
    pebble(a, "blue", 50, 28, 2.1, 8)
    _lip(
        a,
        [
            (22, 41),
            (30, 45),
            (40, 49.6),
            (50, 46.6),
            (60, 50),
            (70, 45),
            (78, 41),
            (79, 48),
            (70, 54),
            (60, 57.4),
            (50, 55),
            (40, 57),
            (30, 53.6),
            (21, 48),
        ],
    )
    patch(a, 68, 68, 1.25, -10, "#7F8FA0")
    a.spark(43, 20, 3.4)
    return a


def _lip(a: Art, points: Sequence[Point]) -> None:
    a.blob(points, a.linear(22, 42, 78, 57, (0, "#FFF0CC"), (0.5, "#DDB47A"), (1, BURLAP.deep)))
    a.path(spline(points[:7]), "none", 1, "#FFFBE6", 0.6, 0.8)


def full() -> Art:
    """Round as a plum and tied: nothing more fits."""
    a = Art("Full sack")
    _ground(a, 39)
    body(
        a,
        [
            (50, 30),
            (62, 34),
            (78, 44),
            (89, 60),
            (88, 78),
            (76, 91),
            (50, 95),
            (24, 91),
            (12, 78),
            (11, 60),
            (22, 44),
            (38, 34),
        ],
    )
    for x, y, r in ((34, 58, 11), (64, 56, 8.6), (52, 79, 11), (25, 80, 7)):
        bulge(a, x, y, r)
    folds(
        a,
        [
            [(44, 34), (36, 42), (26, 49)],
            [(50, 35), (49, 42), (45, 48)],
            [(56, 34), (63, 40), (72, 47)],
            [(53, 35), (56, 41), (60, 46)],
        ],
        width=2,
    )
    a.limb([(16, 60), (15, 74), (22, 85)], [0.3, 2.2, 0.3], "#FFF3D2", o=0.6)
    a.blob(
        [
            (50, 29),
            (42, 25),
            (34, 14),
            (29, 9),
            (38, 10.6),
            (44, 7),
            (50, 11),
            (57, 6),
            (62, 10.6),
            (71, 8),
            (66, 14),
            (58, 25),
        ],
        a.linear(32, 8, 68, 30, (0, BURLAP.light), (0.5, BURLAP.mid), (1, BURLAP.deep)),
    )
    folds(
        a,
        [
            [(47, 26), (43, 18), (39, 12)],
            [(52, 26), (53, 18), (56, 10)],
            [(55, 25), (60, 18), (65, 12)],
        ],
        width=1.4,
    )
    tie(a, [(38.4, 27), (44, 30.4), (50, 31.4), (56, 30.4), (61.6, 27)], 4.4)
    # the bow of the cord
    for s in (-1, 1):
        loop: list[Point] = [
            (50 + s * 1, 31),
            (50 + s * 10, 26.4),
            (50 + s * 17, 31),
            (50 + s * 11, 37),
            (50 + s * 2, 33),
        ]
        a.limb(loop, [1.2, 1.9, 2, 1.9, 1.2], "#8F6424")
        a.limb([(x, y - 0.4) for x, y in loop], [0.6, 1, 1.1, 1, 0.6], CORD)
        a.limb([(50 + s, 33), (50 + s * 5, 39), (50 + s * 4, 46)], [1.4, 1.5, 0.8], "#8F6424")
        a.limb([(50 + s, 33), (50 + s * 4.6, 39), (50 + s * 3.6, 45.4)], [0.7, 0.8, 0.4], CORD)
    a.circle(50, 32, 2.6, CORD, 1, "#8F6424", 0.6)
    return a


def enlarged() -> Art:
    """Let out with a broad band and gold thread; ten stones heap in its wide mouth."""
    a = Art("Enlarged sack")
    _ground(a, 44)
    a.glow(50, 27, 26, "#FFF1B0", 0.7)
    body(
        a,
        [
            (16, 40),
            (8, 56),
            (4, 74),
            (10, 90),
            (30, 95.4),
            (50, 96),
            (70, 95.4),
            (90, 90),
            (96, 74),
            (92, 56),
            (84, 40),
            (50, 46),
        ],
    )
    # the band that was let in, of another cloth, and its seams
    band = a.linear(
        8, 58, 92, 80, (0, "#D9E4DC"), (0.35, "#7FA49A"), (0.75, "#3F6A6C"), (1, "#213F4A")
    )
    a.path(
        "M5.4 66C30 73 70 73 94.6 66C96 70 96 76 95 80C68 87.4 32 87.4 5 80C4 76 4 70 5.4 66Z", band
    )
    for points in (
        [(6, 65.4), (28, 70.6), (50, 72), (72, 70.6), (94, 65.4)],
        [(5.4, 80.6), (28, 85), (50, 86.4), (72, 85), (94.6, 80.6)],
    ):
        a.line(points, "#5A3A20", 0.8, 0.7)
        d = ""
        for k in range(19):
            x = 9 + k * 4.55
            y = points[2][1] - (points[2][1] - points[0][1]) * ((x - 50) / 44) ** 2
            d += f"M{n(x)} {n(y - 1.5)}l.7 3"
        a.path(d, "none", 1, "#F8DC8C", 0.9)
    for x, s in ((20, 0.9), (50, 1.1), (80, 0.9)):
        a.spark(x, 77.5 - abs(x - 50) * 0.06, 3.4 * s, "#F8E8B4", 0.9)
    folds(
        a,
        [
            [(20, 46), (13, 56), (11, 64)],
            [(36, 52), (33, 60), (33, 67)],
            [(64, 52), (67, 60), (67, 67)],
            [(80, 46), (87, 56), (89, 64)],
        ],
        width=2.4,
    )
    a.blob(
        [(12, 36), (28, 28), (50, 26), (72, 28), (88, 36), (72, 44), (50, 46), (28, 44)], "#2A1820"
    )
    for name, x, y, s, t in (
        ("green", 24, 31, 1.5, -30),
        ("purple", 76, 30, 1.5, 30),
        ("yellow", 62, 22, 1.6, 10),
        ("blue", 38, 22, 1.7, -8),
        ("black", 50, 13, 1.5, 12),
        ("red", 50, 30, 1.8, 4),
        ("yellow", 35, 34, 1.2, 20),
        ("green", 66, 35, 1.2, 50),
    ):
        pebble(a, name, x, y, s, t)
    a.blob(
        [
            (9, 35),
            (20, 40),
            (34, 44.6),
            (50, 42),
            (66, 44.6),
            (80, 40),
            (91, 35),
            (93, 42),
            (82, 49),
            (66, 53),
            (50, 51),
            (34, 53),
            (18, 49),
            (7, 42),
        ],
        a.linear(10, 36, 90, 52, (0, "#FFF0CC"), (0.5, "#DDB47A"), (1, BURLAP.deep)),
    )
    a.line(
        [(10, 35.6), (20, 40.4), (34, 45), (50, 42.4), (66, 45), (80, 40.4), (90, 35.6)],
        "#FFFBE6",
        0.6,
        0.8,
    )
    a.spark(40, 8, 3.4)
    return a


def torn() -> Art:
    """Open from its shoulder to the ground: it sags, and three stones are on their way."""
    a = Art("Torn sack")
    _ground(a, 42)
    body(
        a,
        [
            (32, 30), (44, 30), (56, 38), (67, 52), (74, 68), (74, 84), (60, 93), (40, 95),
            (20, 93), (8, 84), (8, 68), (15, 50), (23, 37),
        ],
        GREYED,
    )  # fmt: skip
    folds(
        a,
        [
            [(31, 36), (22, 48), (16, 64)],
            [(36, 36), (32, 50), (28, 64), (29, 80)],
            [(41, 36), (44, 44), (45, 52)],
            [(14, 78), (22, 85), (34, 86)],
        ],
        GREYED,
        2.4,
    )
    a.limb([(12, 64), (11, 76), (18, 86)], [0.3, 2.2, 0.3], "#FFF6E4", o=0.55)
    # the rip: a black mouth, its right lip fallen outward
    right = "M52 40L61 52L56 56L68 65L61 70L75 80"
    left = "L42 95L46 90L37 86L47 79L39 73L50 66L44 60Z"
    a.path(f"{right}L68 84L71 92L58 94{left}", "#1A101C")
    a.path(
        f"{right}C83 79 85 72 82 64C78 54 70 45 60 40C57 38.6 54 38.6 52 40Z",
        a.linear(54, 42, 82, 76, (0, "#FFF0D8"), (0.5, "#B39E8C"), (1, "#5E4C50")),
    )
    a.path("M52 40L44 60L50 66L39 73L47 79L37 86L46 90L42 95", "none", 1, "#FFF3DC", 1.4, 0.95)
    a.path(right, "none", 1, "#FFF8EA", 1.1, 0.95)
    for name, x, y, s, t in (
        ("purple", 56, 82, 1.9, 30),
        ("yellow", 76, 89, 1.7, 15),
        ("red", 91, 72, 1.6, 60),
    ):
        pebble(a, name, x, y, s, t)
    for points in ([(86, 50), (89, 57), (90, 62)], [(93, 52), (95, 58), (94.6, 63)]):
        a.wisp(points, 1.1, "#FFF6E0", 0.8)
    a.blob(
        [
            (30, 31), (24, 24), (18, 13), (12, 9), (21, 10), (26, 5), (33, 10), (40, 4), (45, 9),
            (54, 8), (50, 15), (47, 24), (46, 31), (38, 33),
        ],
        a.linear(14, 6, 52, 32, (0, GREYED.light), (0.5, GREYED.mid), (1, GREYED.deep)),
    )  # fmt: skip
    folds(a, [[(34, 28), (28, 18), (23, 12)], [(40, 28), (42, 18), (45, 11)]], GREYED, 1.5)
    tie(a, [(25.6, 27), (31, 31), (38, 32.4), (45, 31), (50.6, 26)], 4.2)
    return a


def immunity_mark() -> Art:
    """A shield with a drop of light, in a wreath of gold: no rival may touch what it guards."""
    a = Art("Mark of immunity")
    a.glow(50, 50, 50, "#A8F0E0", 0.65)
    for side in (1, -1):
        with a.group("translate(100 0) scale(-1 1)" if side < 0 else ""):
            bough = [toward((50, 48), 92 - k * 17, 44) for k in range(8)]
            a.limb(bough, [2.4, 2.2, 2, 1.8, 1.6, 1.3, 1, 0.3], GOLD[2])
            for k in range(8):
                t = 86 - k * 15
                root = toward((50, 48), t, 44 - k * 0.3)
                leaf(a, root, t - 58, 15 - k * 0.9, GOLD[0], GOLD[2])
                leaf(a, root, t - 122, 12 - k * 0.7, GOLD[1], GOLD[2])
    with a.moved(6, 1.6, 0.88):
        _shield(a)
    return a


def _shield(a: Art) -> None:
    a.path(
        "M50 10C62 18 72 21 83 21.6C84 52 74 76 50 91C26 76 16 52 17 21.6C28 21 38 18 50 10Z",
        a.linear(
            20, 14, 78, 86, (0, "#F4FFF8"), (0.35, "#9BE0CC"), (0.75, "#2E8F86"), (1, "#124E58")
        ),
        1,
        GOLD[1],
        3,
    )
    a.path("M50 10C62 18 72 21 83 21.6C84 52 74 76 50 91Z", "#0E3D4A", 0.34)
    a.path(
        "M50 25C58 38 66 46 66 56C66 65 59 71 50 71C41 71 34 65 34 56C34 46 42 38 50 25Z",
        a.radial(45, 48, 27, (0, "#FFFFFF"), (0.5, "#E2FFF6"), (1, "#7FD4C8")),
    )
    a.path("M40 56C40 50 43 46 46 41.6C45.6 47 44 51 44.4 57C44.8 60.4 40 60.4 40 56Z", "#FFFFFF")
    a.spark(68, 31, 5.6)


EMBLEMS: dict[str, Callable[[], Art]] = {
    "sack-empty": empty,
    "sack-some": some,
    "sack-full": full,
    "sack-enlarged": enlarged,
    "sack-torn": torn,
    "immunity-mark": immunity_mark,
}
