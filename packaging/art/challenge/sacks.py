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
    """Slumped, its mouth fallen open to one side: nothing in it."""
    a = Art("Empty sack")
    _ground(a, 40)
    body(
        a,
        [
            (18, 84),
            (24, 70),
            (30, 60),
            (40, 52),
            (58, 50),
            (68, 56),
            (76, 68),
            (86, 80),
            (88, 89),
            (70, 93),
            (48, 92),
            (26, 94),
            (14, 91),
        ],
    )
    folds(
        a,
        [
            [(40, 60), (36, 70), (26, 80), (20, 88)],
            [(52, 62), (52, 74), (46, 84), (44, 91)],
            [(62, 62), (68, 72), (70, 82), (76, 90)],
        ],
        width=2.4,
    )
    a.limb(
        [(22, 88), (34, 85), (46, 88.4), (62, 86), (80, 89)],
        [0.4, 2.4, 1.6, 2.2, 0.3],
        BURLAP.dark,
        o=0.4,
    )
    # the mouth: a dark hollow, its lip turned over
    lip: list[Point] = [
        (28, 54),
        (34, 44),
        (46, 39),
        (60, 40),
        (70, 46),
        (74, 54),
        (68, 60),
        (58, 63),
        (44, 64),
        (33, 61),
    ]
    a.blob(lip, a.linear(30, 40, 74, 64, (0, BURLAP.light), (0.5, BURLAP.mid), (1, BURLAP.deep)))
    a.blob(
        [(34, 54), (40, 47), (50, 44.4), (62, 46), (68, 52), (62, 57), (50, 59), (40, 58.4)],
        a.radial(52, 54, 20, (0, "#1E1220"), (0.7, "#3A2428"), (1, "#5E3C30")),
    )
    a.limb([(36, 56), (48, 60), (60, 58.4), (67, 53)], [0.3, 1.2, 1.2, 0.3], "#FFE9C0", o=0.6)
    patch(a, 60, 76, 1.3, 12, "#8E9A6A")
    a.limb([(72, 52), (82, 56), (80, 66), (90, 70), (88, 78)], [1.4, 1.6, 1.5, 1.5, 0.8], "#8F6424")
    a.limb(
        [(72, 51.6), (81.6, 55.4), (79.6, 65.6), (89.6, 69.4), (87.6, 77)],
        [0.6, 0.9, 0.8, 0.8, 0.4],
        CORD,
    )
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
    bulge(a, 36, 76, 9)
    bulge(a, 62, 80, 8)
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
    for x, y, r in ((32, 54, 9), (54, 50, 8), (72, 62, 9), (26, 74, 9), (47, 72, 10), (68, 82, 8)):
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
    a.glow(50, 24, 36, "#FFF1B0", 0.6)
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
    """Ripped down its side: three stones are falling out."""
    a = Art("Torn sack")
    _ground(a, 38)
    body(
        a,
        [
            (42, 26),
            (52, 30),
            (66, 40),
            (76, 56),
            (76, 74),
            (64, 90),
            (42, 94),
            (20, 91),
            (9, 78),
            (9, 60),
            (18, 42),
            (30, 30),
        ],
        GREYED,
    )
    folds(
        a,
        [
            [(38, 32), (28, 42), (20, 56)],
            [(42, 33), (40, 44), (34, 56), (33, 70)],
            [(47, 33), (54, 42), (56, 48)],
            [(18, 70), (26, 78), (38, 80)],
        ],
        GREYED,
        2.2,
    )
    a.limb([(13, 60), (12, 74), (20, 84)], [0.3, 2, 0.3], "#FFF6E4", o=0.5)
    # the rip: a black mouth with frayed lips
    a.path(
        "M56 42L63 50L60 53L70 60L65 64L78 72L70 76L80 84L66 84L56 90L58 80L48 80L54 72L45 68"
        "L54 62L48 56L57 52L52 46Z",
        "#1A101C",
    )
    a.path(
        "M56 42L63 50L60 53L70 60L65 64L78 72L82 66L76 56L66 40L58 35Z",
        a.linear(58, 36, 80, 70, (0, "#EADCC6"), (1, "#6E5A58")),
    )
    a.path(
        "M56 42L52 46L57 52L48 56L54 62L45 68L54 72L48 80L58 80L56 90",
        "none",
        1,
        "#F6EBD6",
        0.9,
        0.85,
    )
    a.path("M56 42L63 50L60 53L70 60L65 64L78 72", "none", 1, "#FFF8EA", 0.9, 0.9)
    for points in (
        [(63, 50), (68, 50), (70, 53)],
        [(48, 56), (43, 57), (42, 61)],
        [(45, 68), (40, 67), (38, 70)],
        [(70, 60), (75, 60), (77, 63)],
    ):
        a.wisp(points, 0.9, "#F6EBD6", 0.9)
    for name, x, y, s, t in (
        ("purple", 63, 70, 1.7, 34),
        ("yellow", 80, 80, 1.6, 15),
        ("red", 90, 62, 1.35, 60),
    ):
        pebble(a, name, x, y, s, t)
    for points in (
        [(88, 40), (90, 48), (90, 54)],
        [(80, 62), (81, 68), (81, 72)],
        [(94, 46), (95, 52), (94, 56)],
    ):
        a.wisp(points, 1, "#FFF6E0", 0.75)
    a.blob(
        [
            (42, 25),
            (34, 22),
            (28, 12),
            (22, 8),
            (30, 9),
            (36, 5),
            (42, 9),
            (48, 4),
            (53, 8),
            (62, 7),
            (57, 13),
            (50, 22),
        ],
        a.linear(24, 6, 60, 27, (0, GREYED.light), (0.5, GREYED.mid), (1, GREYED.deep)),
    )
    tie(a, [(31, 23.6), (37, 27), (42, 27.8), (48, 26.6), (53, 23)], 4)
    return a


def immunity_mark() -> Art:
    """A drop of light in a ring of gold leaves: no rival may touch what it guards."""
    a = Art("Mark of immunity")
    a.glow(50, 50, 50, "#A8F0E0", 0.65)

    a.circle(50, 50, 41, "none", 1, GOLD[2], 1.6)
    a.circle(50, 50, 41.2, "none", 1, GOLD[1], 0.8)
    for i in range(24):
        root = toward((50, 50), i * 15, 41)
        leaf(a, root, i * 15 + (52 if i % 2 else 122), 8.6, GOLD[0], GOLD[2])
    a.path(
        "M50 10C62 18 72 21 83 21.6C84 52 74 76 50 91C26 76 16 52 17 21.6C28 21 38 18 50 10Z",
        a.linear(
            20, 14, 78, 86, (0, "#F4FFF8"), (0.35, "#9BE0CC"), (0.75, "#2E8F86"), (1, "#124E58")
        ),
        1,
        GOLD[1],
        2.2,
    )
    a.path("M50 10C62 18 72 21 83 21.6C84 52 74 76 50 91Z", "#0E3D4A", 0.28)
    a.path(
        "M50 18C59 24 67 27 75.6 27.8C75.6 50 68 69 50 82C32 69 24.4 50 24.4 27.8"
        "C33 27 41 24 50 18Z",
        "none",
        1,
        "#F4FFF8",
        0.7,
        0.8,
    )
    a.path(
        "M50 27C57 39 64 46 64 55C64 63.6 57.6 69 50 69C42.4 69 36 63.6 36 55C36 46 43 39 50 27Z",
        a.radial(45, 48, 26, (0, "#FFFFFF"), (0.5, "#D6FFF2", 0.95), (1, "#6FC9BE", 0.9)),
    )
    a.path("M41 55C41 50 43.6 46 46.6 42C46 47 44.6 51 45 56C45.4 59 41 59 41 55Z", "#FFFFFF")
    a.spark(67, 30, 5)
    return a


EMBLEMS: dict[str, Callable[[], Art]] = {
    "sack-empty": empty,
    "sack-some": some,
    "sack-full": full,
    "sack-enlarged": enlarged,
    "sack-torn": torn,
    "immunity-mark": immunity_mark,
}
