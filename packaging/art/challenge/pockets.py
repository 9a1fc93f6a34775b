"""A sack that holds cards: what is seen behind them, and the cloth before them."""

from collections.abc import Callable

from curves import Point, n
from kit import Art

from challenge.burlap import BURLAP, CORD, body, folds

MOUTH: list[Point] = [
    (8, 41), (20, 35), (36, 32), (50, 31.4), (64, 32), (80, 35), (92, 41), (80, 50), (50, 54),
    (20, 50),
]  # fmt: skip
LIP: list[Point] = [
    (6, 40), (18, 46.4), (34, 50.6), (50, 48.6), (66, 51), (82, 46.4), (94, 40), (96.6, 46),
    (84, 54.4), (66, 59), (50, 56.6), (34, 58.8), (16, 54.4), (3.4, 46),
]  # fmt: skip


def back() -> Art:
    """The inside of the mouth, and the far side of its hem."""
    a = Art("Sack behind the cards")
    a.shadow(53, 95, 46, 5, 0.6)
    a.limb(
        [(7, 42), (20, 34), (36, 30.6), (50, 30), (64, 30.6), (80, 34), (93, 42)],
        [4, 4.6, 4.6, 4.6, 4.6, 4.6, 4],
        a.linear(8, 30, 92, 46, (0, BURLAP.light), (0.5, BURLAP.mid), (1, BURLAP.deep)),
    )
    a.blob(MOUTH, a.linear(30, 32, 66, 54, (0, "#4E3028"), (0.5, "#241620"), (1, "#140C18")))
    return a


def front(enlarged: bool) -> Art:
    """The near side: it bulges, its hem turned over; an enlarged one has a band let in."""
    a = Art("Enlarged sack before the cards" if enlarged else "Sack before the cards")
    body(
        a,
        [
            (6, 44), (1.6, 60), (0.6, 78), (5, 93), (26, 98.4), (50, 99.2), (74, 98.4), (95, 93),
            (99.4, 78), (98.4, 60), (94, 44), (50, 53),
        ],
    )  # fmt: skip
    _weave(a)
    if enlarged:
        _band(a)
    folds(
        a,
        [
            [(13, 55), (8, 66), (8, 79)],
            [(30, 60), (26, 70), (27, 82)],
            [(70, 60), (74, 70), (73, 82)],
            [(87, 55), (92, 66), (92, 79)],
        ],
        width=2.2,
    )
    a.limb([(5, 60), (4, 74), (8, 88)], [0.3, 2.4, 0.3], "#FFF3D2", o=0.6)
    hem = a.linear(6, 40, 94, 58, (0, "#FFF0CC"), (0.5, "#DDB47A"), (1, BURLAP.deep))
    a.blob([(x, y + 1.6) for x, y in LIP], BURLAP.dark, 0.5)
    a.blob(LIP, hem)
    a.line(LIP[:7], "#FFFBE6", 0.7, 0.85)
    stitches = "".join(f"M{n(x)} {n(y)}l2.6 .3" for x, y in _along_hem())
    a.path(stitches, "none", 1, "#8F6424", 0.8, 0.8)
    return a


def _along_hem() -> list[Point]:
    return [(10 + 5.6 * k, 47.6 + 6.6 * (1 - abs(k - 7) / 7) ** 0.6) for k in range(15)]


def _weave(a: Art) -> None:
    """Threads across and down, hardly seen."""
    across = "".join(f"M{n(5 + k % 3)} {n(62 + k * 4.6)}Q50 {n(67 + k * 4.9)} {n(95 - k % 2)} "
                     f"{n(62 + k * 4.6)}" for k in range(7))  # fmt: skip
    a.path(across, "none", 1, BURLAP.dark, 0.35, 0.35)
    down = "".join(
        f"M{n(8 + k * 6)} {n(58 + abs(k - 7) * -0.4)}l{n((7 - k) * -0.2)} 36" for k in range(15)
    )
    a.path(down, "none", 1, BURLAP.light, 0.3, 0.4)


def _band(a: Art) -> None:
    """Of another cloth, sewn in with gold thread."""
    cloth = a.linear(
        4, 68, 96, 88, (0, "#D9E4DC"), (0.35, "#7FA49A"), (0.75, "#3F6A6C"), (1, "#213F4A")
    )
    a.path(
        "M.8 72C28 80 72 80 99.2 72C99.6 77 99.4 82 98.4 86.6C70 94 30 94 1.6 86.6C.6 82 .4 77"
        " .8 72Z",
        cloth,
    )
    for foot in (78.4, 92.4):
        d = ""
        for k in range(19):
            x = 5 + k * 5
            d += f"M{n(x)} {n(foot - 6 * ((x - 50) / 47) ** 2 - 1.6)}l.8 3.2"
        a.path(d, "none", 1, CORD, 1)


EMBLEMS: dict[str, Callable[[], Art]] = {
    "pocket-back": back,
    "pocket": lambda: front(False),
    "pocket-enlarged": lambda: front(True),
}
