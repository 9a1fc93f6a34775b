"""Promises: the pair of a realm before the world it promises itself to, and the pledge from there.

`promise` draws each of the thirty: the subject is its own realm's, sky and horizon the other's,
and the other's token is where the pair keeps its bond: between two beaks, in a fork, in a ring.
"""

from collections.abc import Callable

from curves import Point, toward
from kit import Art
from plants import flower

from wishes.cave import COOL, PINK, cluster, mouth, over, ring, rock_floor
from wishes.forest import crown, ferns, floor, trunk
from wishes.horizons import far, mirror
from wishes.lake import PEARL, koi
from wishes.land import Tones, firs, glints, glory, grass, lily, ripples
from wishes.mountain import ledge, tower
from wishes.tokens import token
from wishes.valley import ROCK, songbird, swallow

RIVER_DEEP = ((0.42, "#4A8CC8"), (0.7, "#2A5CA4"), (1, "#12306A"))
LAKE_DEEP = ((0.34, "#4FB0B8"), (0.66, "#1F6480"), (1, "#0C2F4C"))
FIELD = ((0, "#F5D672"), (0.25, "#C9A23E"), (0.6, "#7A6A2E"), (1, "#33301F"))


def promise(realm: str, other: str) -> Art:
    a = Art(f"{realm.title()}: a promise to the {other}")
    SUBJECTS[realm](a, other)
    return a


def _swans(a: Art) -> None:
    """Two swans; their necks make a heart."""
    for flip in (False, True):
        with a.moved(50, 13, 0.92, flip=flip):
            a.path("M-40 84C-34 92 -12 92 -6 84C-14 86 -30 86 -40 84Z", "#FFFFFF", 0.28)
            a.path(
                "M-42 76C-46 66 -40 56 -29 55C-20 54.4 -14 60 -10.6 66C-6.8 64 -9 56 -13.6 50"
                "C-19.6 42 -19 31 -10.6 28.4C-6.6 27.2 -3 29 -1.6 31.6C-3.4 33.6 -6.8 33.4 -9 34.6"
                "C-13 37.4 -10 43.6 -6.4 49.6C-1.6 57.6 .2 66 -3.2 75C-6 84 -16 86.6 -26 86"
                "C-34 85.6 -40 82 -42 76Z",
                a.linear(-40, 56, -6, 86, (0, "#FFFFFF"), (0.55, "#F4F0FF"), (1, "#8C88C0")),
            )
            a.path(
                "M-49 70C-46 58 -36 52 -26 55C-19 57 -15 63 -12.6 70C-16 78 -27 81.4 -36 79"
                "C-42 77.4 -47 75 -49 70Z",
                a.linear(-46, 54, -14, 80, (0, "#FFFFFF"), (0.7, "#EDEAFB"), (1, "#B0AAD6")),
            )
            for k, (x, y) in enumerate(((-46, 72), (-41, 75.6), (-35, 77.4), (-29, 77.6))):
                quill = [(x, y), (x + 8, y - 8 + k), (x + 17, y - 12 + k * 1.4)]
                a.limb(quill, [0.2, 1.1, 0.2], "#9C96CC", o=0.75)
            a.path("M-3.6 29.6C-1.6 30.4 -.4 32 0 34.6C-2 34 -4.4 33.6 -6.6 33.8Z", "#E58A3C")
            a.path("M-5.8 29.2C-4.4 29.2 -3 30 -2.6 31L-6.4 32.4Z", "#2A2036")
            a.circle(-8.2, 31, 0.85, "#2A2036")


def _river(a: Art, other: str) -> None:
    """Between the breasts of two swans floats what they promised."""
    far(a, [other], 47, 50)
    mirror(a, [other], 53, *RIVER_DEEP)
    glory(a, 50, 34, 25, 2, "#FFFBE2")
    glints(a, [(50, 57, 20), (28, 60, 12), (74, 61, 13), (50, 66, 16)], o=0.65)
    ripples(a, 50, 88, 46, 3, "#E9F4FF", 0.16, 0.7)
    _swans(a)
    token(a, other, 50, 83, 1.06)
    for x in (13, 87):
        lily(a, x, 97, 0.7)
    a.dust([(50, 56, 1.2), (36, 20, 0.8), (66, 22, 0.9), (84, 44, 1)])


def _forest(a: Art, other: str) -> None:
    """Two trees have grown into a gate; through it lies the other world."""
    far(a, [other], 67, 50)
    floor(a, 74)
    glory(a, 50.4, 62, 27, 2, "#FFFBD0")
    left: list[Point] = [(24, 106), (30, 88), (31, 70), (37, 52), (50, 39), (61, 28), (64, 14)]
    right: list[Point] = [(78, 106), (71, 88), (69, 70), (63, 53), (51, 40), (41, 29), (35, 12)]
    girth: list[float] = [26, 12, 9.4, 8.4, 8, 7, 5]
    pale: Tones = ("#F3EAD2", "#A89C8E", "#5A5460")
    trunk(a, right, girth)
    trunk(a, left[:4], girth[:4], pale)
    trunk(a, left[3:], girth[3:], pale)
    trunk(a, [(50.6, 40.4), (41, 29), (35, 12)], [8, 7, 5])
    masses = [(90, 14, 16, 14), (12, 16, 16, 14), (70, 6, 18, 13), (31, 6, 18, 13), (50, 12, 15, 9)]
    crown(a, [(x, y, w, h) for x, y, w, h in masses], ("#C6E486", "#4A8E52", "#143F38"))
    for k in range(10):
        petals = ("#FFFFFF", "#FFD6E6", "#FFF0B0")[k % 3]
        flower(a, *toward((50.4, 42), k * 36, 12), 2.1, petals)
    token(a, other, 50.4, 42, 1)
    ferns(a, 20, 108, 1)
    ferns(a, 80, 108, 1, flip=True)
    a.dust([(44, 66, 1.1), (58, 72, 0.8), (52, 84, 0.9)], "#FFF8C0")


def _lake(a: Art, other: str) -> None:
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


def _cave(a: Art, other: str) -> None:
    """From within the cave the other world is seen; two rings stand in the rock and hold it."""
    far(a, [other], 62)
    fall = ((0, "#8A78C4", 0.3), (0.3, "#4A3F8C"), (1, "#120E34"))
    a.path("M-30 68H130V140H-30Z", a.linear(50, 68, 50, 112, *fall))
    mouth(a, 1)
    cluster(a, ((5, 98, 32, 5, -18), (17, 99, 22, 4.2, -8)), COOL)
    cluster(a, ((99, 98, 32, 5, 18), (88, 99, 22, 4.2, 8)), PINK)
    glory(a, 52, 66, 30, 2, "#FFE9C8")
    ring(a, 63, 66, 15)
    ring(a, 41, 69, 15)
    over(a, 63, 66, 15, 84, 146)
    rock_floor(a, 87)
    token(a, other, 52, 70, 1)
    a.dust([(30, 50, 1), (76, 46, 0.9), (52, 44, 0.8), (70, 88, 0.9)], "#FFF3D0")


def _valley(a: Art, other: str) -> None:
    """One waits, one comes flying, and between their beaks is what it brings from there."""
    far(a, [other], 70, 60)
    glory(a, 57, 50, 22, 2, "#FFFBE0")
    a.path("M-30 82C20 77 76 77 130 82V140H-30Z", a.linear(30, 80, 60, 124, *FIELD))
    rock = ((0, ROCK[0]), (0.35, ROCK[1]), (1, "#3A2638"))
    a.path(
        "M-30 78C-10 73 18 75 34 79C46 81 53 85 50 90C46 96 38 100 40 108L38 130H-30Z",
        a.linear(0, 76, 40, 118, *rock),
    )
    a.limb([(-20, 76.6), (14, 76.6), (34, 80), (50, 86)], [0.8, 2, 1.8, 0.4], "#FFF3C4")
    for line in ([(12, 82), (14, 96), (9, 114)], [(32, 86), (28, 98), (31, 114)]):
        a.limb(line, [0.4, 2.2, 0.4], "#4E3346", o=0.6)
    grass(a, [(6, 12, -3), (12, 9, 3), (44, 8, 3)], 81, "#8A8436", "#D9BE5A")
    with a.moved(29, 75, 0.94):
        songbird(a)
    with a.moved(79, 48, 0.74, -20, flip=True):
        swallow(a)
    token(a, other, 57.4, 63, 1.06)
    a.dust([(66, 80, 0.9), (84, 72, 0.8), (64, 92, 0.9)], "#FFF6CC")


def _mountain(a: Art, other: str) -> None:
    """Two towers, two fires; over the gap between them hangs the token."""
    far(a, [other], 66, 48)
    glory(a, 47, 46, 24, 2, "#FFE9B8")
    ledge(a, "M-30 76C-8 71 10 74 22 76C32 75 40 78 44 83C46 92 54 98 55 108L60 140H-30Z")
    a.path(
        "M-30 76C-8 71 10 74 22 76C32 75 40 78 44 83C36 83 32 80 26 82C14 78 0 80 -30 81Z",
        "#FFD0C0",
    )
    with a.moved(26, 78.6):
        tower(a, 0.46, ("#FFCFA8", "#A8607A", "#3F1644"))
    ledge(a, "M130 86C110 80 96 82 82 84C68 84 58 88 52 94C48 100 46 112 36 120L28 140H130Z")
    a.path(
        "M130 86C110 80 96 82 82 84C68 84 58 88 52 94C60 94 64 91 72 93C82 89 100 90 130 92Z",
        a.linear(50, 82, 100, 94, (0, "#FFF3E6"), (1, "#F2A898")),
    )
    with a.moved(78, 89):
        tower(a, 0.88, ("#FFE3C4", "#B46E7E", "#4A1A48"))
    token(a, other, 48, 80, 1.1)
    firs(a, ((3, 22), (99, 26)), 110, "#1F0C2A")
    a.dust([(60, 12, 1), (40, 60, 0.8), (92, 34, 0.9)], "#FFD9A0")


SUBJECTS: dict[str, Callable[[Art, str], None]] = {
    "river": _river,
    "forest": _forest,
    "lake": _lake,
    "cave": _cave,
    "valley": _valley,
    "mountain": _mountain,
}
