"""A full and a torn sack, and the mark of immunity: pieces on the table."""

from collections.abc import Callable

from curves import Point, toward
from kit import GOLD, Art
from plants import leaf

from challenge.burlap import BURLAP, CORD, GREYED, body, bulge, folds, tie
from challenge.gems import pebble


def _ground(a: Art, rx: float = 36) -> None:
    a.shadow(53, 91, rx, 5.4, 0.65)


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
    "sack-full": full,
    "sack-torn": torn,
    "immunity-mark": immunity_mark,
}
