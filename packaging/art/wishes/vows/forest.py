"""Forest: what it promises in pairs, and what it swears by."""

from collections.abc import Sequence

from curves import Point, mix, toward
from kit import Art
from plants import flower, leaf

from wishes.forest import crown, ferns, floor, mushrooms, trunk
from wishes.horizons import far
from wishes.land import Tones, glory, grass
from wishes.tokens import token
from wishes.vows.parts import STONE, Oath, Promise, eye, facing, form, hewn

MOSS: Tones = ("#D3EA92", "#57964E", "#143C34")
OAK: Tones = ("#E0BE92", "#7A5A46", "#2C2029")


def _glade(a: Art, others: Sequence[str], foot: float, top: float) -> None:
    far(a, others, foot, 50 if len(others) == 1 else 52)
    floor(a, top)


def gate(a: Art, other: str) -> None:
    """Two trees have grown into a gate; through it lies the other world."""
    _glade(a, [other], 67, 74)
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


def owls(a: Art, other: str) -> None:
    """Two owls on one bough keep it through the night."""
    far(a, [other], 76, 50)
    a.path("M-30 80H130V140H-30Z", a.linear(50, 80, 50, 104, (0, "#2A6248"), (1, "#0B2A2C")))
    glory(a, 50, 50, 31, 2, "#FFFBD0")
    a.limb([(-12, 84), (24, 80), (64, 84), (112, 78)], [10, 8, 7, 5], OAK[1], OAK[0], OAK[2])
    for x, way in ((6, -60), (16, 40), (92, -50), (84, 50), (50, 70)):
        leaf(a, (x, 82), way, 10, "#C6E486", "#3F7F4E")
    for right in (True, False):
        plume: Tones = (
            ("#F6DDB4", "#9C6C44", "#3E2430") if right else ("#FFFFFF", "#C8B4AC", "#6A5468")
        )
        with facing(a, 50, 13, 0.84, right=right):
            form(
                a,
                "M8 40C9 28 18 22 28 22C38 22 45 29 45 42C46 60 42 78 27 81C13 79 7 60 8 40Z",
                plume,
                (12, 24),
                (42, 80),
            )
            a.path("M9 32L7 19L18 25ZM36 25L46 19L44 33Z", plume[1])
            form(
                a,
                "M14 54C18 48 34 48 38 54C38 66 34 76 27 78C18 76 13 66 14 54Z",
                ("#FFF6E2", "#EAD0A8", "#B08C6E"),
                (16, 50),
                (36, 78),
            )
            for row in range(3):
                for k in range(3):
                    a.path(
                        f"M{17.4 + k * 6.4 + row % 2 * 2} {57 + row * 6}q2.4 4 4.8 0",
                        "none",
                        1,
                        plume[2],
                        1.1,
                        0.75,
                    )
            form(
                a,
                "M40 42C47 50 47 66 40 75C36 66 35 52 40 42Z",
                (plume[1], plume[2], plume[2]),
                (38, 42),
                (46, 74),
            )
            for u in (18.6, 34.4):
                a.circle(u, 37.4, 8.2, "#FFF3DA")
                a.circle(u, 37.4, 5.4, "#F2A93A")
                a.circle(u - 1.4, 37.8, 3.4, "#1C1220")
                a.circle(u - 2.6, 36.4, 1.1, "#FFFFFF")
            a.path("M24.4 42H29L26.6 48.4Z", "#E0862E")
            a.path(
                "M19 81C20 85 18 86 19 88M24 81C25 86 24 87 25 89M31 80C32 84 31 86 32 88",
                "none",
                1,
                "#E0A24A",
                1.6,
            )
    token(a, other, 50, 72, 1.1)


def squirrels(a: Art, other: str) -> None:
    """Two squirrels; their tails make the heart round what they found."""
    _glade(a, [other], 68, 76)
    glory(a, 50, 50, 30, 2, "#FFFBD0")
    a.shadow(50, 95, 44, 5, 0.5)
    for right in (True, False):
        fur: Tones = (
            ("#FFC48A", "#C8602E", "#5A2230") if right else ("#FFF0D4", "#D0A47C", "#6A4448")
        )
        with facing(a, 50, 0, right=right):
            tail = [(28, 92), (42, 84), (45, 64), (38, 44), (24, 34), (8, 40), (12, 52)]
            a.limb(tail, [7, 14, 18, 18, 15, 9, 1], fur[1], fur[0], fur[2])
            a.limb(tail[1:6], [1, 5, 6, 5, 1], fur[0], o=0.7)
            form(
                a,
                "M14 66C22 62 32 70 33 82C33 92 26 96 16 95C11 94 8 90 10 84C8 78 9 70 14 66Z",
                fur,
                (12, 66),
                (30, 94),
            )
            form(
                a,
                "M10 72C14 70 18 76 18 84C18 90 14 92 11 90C8 86 8 76 10 72Z",
                ("#FFF6E2", "#F2D4B0", "#C89A78"),
                (8, 72),
                (18, 90),
            )
            form(
                a,
                "M4 62C4 55 10 50 17 51C23 53 25 60 22 65C18 70 8 71 4 66Z",
                fur,
                (6, 52),
                (22, 68),
            )
            a.path("M15 52C15 46 18 43 21 41C22 46 22 50 20 54Z", fur[2])
            a.circle(3.8, 64, 1.4, "#2A1620")
            eye(a, 10.6, 59.6, 1.9)
            a.limb([(14, 76), (8, 80), (2, 78)], [4.6, 3.4, 2.4], fur[1], fur[0], fur[2])
            a.ellipse(14, 95, 8, 2.6, fur[2])
    token(a, other, 50, 76, 1.16)
    ferns(a, 8, 110, 0.8)
    ferns(a, 92, 110, 0.8, flip=True)


def toadstools(a: Art, other: str) -> None:
    """The tall one and the small one lean together over it."""
    _glade(a, [other], 62, 70)
    glory(a, 52, 62, 28, 2, "#FFFBD0")
    a.shadow(50, 94, 44, 5, 0.5)
    for x, y, s, lean, red in ((34, 94, 1.18, 8, "#D8323C"), (72, 94, 0.8, -10, "#E88A2E")):
        with a.moved(x, y, s, lean):
            form(
                a,
                "M-7 2C-9 -10 -5 -30 -4.6 -42H5.4C6 -28 9 -10 7.6 2C3 5 -4 5 -7 2Z",
                ("#FFFFFF", "#EAD9C4", "#96808E"),
                (-7, -30),
                (8, 0),
            )
            a.path("M-9 -30C-4 -27 5 -27 10 -30L8 -22C5 -20 -5 -20 -7.6 -23Z", "#FFF6E6")
            a.path("M-27 -42C-18 -34 18 -34 27 -42C18 -47 -18 -47 -27 -42Z", "#F4DEC4")
            for k in range(9):
                a.limb([(-20 + k * 5, -41), (-8 + k * 2, -38)], [0.4, 0.7], "#A88A7C", o=0.7)
            cap = ((0, mix(red, "#FFE9D0", 0.6)), (0.35, red), (1, mix(red, "#2A0A30", 0.7)))
            a.path(
                "M-29 -41C-30 -58 -15 -72 0 -72C15 -72 30 -58 29 -41C18 -46 -18 -46 -29 -41Z",
                a.radial(-10, -64, 44, *cap),
            )
            for u, v, r in (
                (-14, -58, 4),
                (3, -64, 4.6),
                (16, -53, 3.6),
                (-3, -50, 3),
                (-22, -47, 2.4),
                (24, -46, 2),
            ):
                a.ellipse(u + 0.4, v + 0.6, r, r * 0.8, mix(red, "#2A0A30", 0.5))
                a.ellipse(u, v, r, r * 0.8, "#FFF8EA")
    token(a, other, 53, 82, 1.16)
    grass(
        a,
        [(12, 12, -3), (20, 9, 2), (46, 8, -2), (60, 9, 3), (86, 11, -2), (94, 13, 3)],
        100,
        "#7FB45E",
        "#3F7F4E",
    )


def foxes(a: Art, other: str) -> None:
    """Two foxes lie nose to nose, and their brushes hold it warm."""
    _glade(a, [other], 54, 62)
    glory(a, 50, 52, 25, 2, "#FFFBD0")
    a.shadow(50, 94, 46, 5, 0.5)
    for right in (True, False):
        fur: Tones = (
            ("#FFD09A", "#E0702E", "#6A2A30") if right else ("#F4F6FF", "#AEB4D0", "#4E5080")
        )
        with facing(a, 50, 0, right=right):
            form(
                a,
                "M12 78C20 64 40 64 46 78C50 88 44 95 32 95H12C6 92 6 84 12 78Z",
                fur,
                (18, 66),
                (44, 94),
            )
            tail = [(42, 92), (30, 99), (14, 96), (6, 90)]
            a.limb(tail, [9, 11, 8, 0.6], fur[1], fur[0], fur[2])
            a.limb(tail[2:], [6, 0.4], "#FFFFFF")
            form(
                a,
                "M2 76C6 64 14 58 24 60C30 64 30 76 24 82C16 86 6 84 2 80Z",
                fur,
                (8, 60),
                (28, 84),
            )
            a.path("M12 62L11 46L22 58ZM22 60L29 46L29 64Z", fur[1])
            a.path("M14 59L13.4 51L19 57.6Z", fur[2])
            a.path("M2 78C8 74 14 78 20 82C14 87 5 84 2 80Z", "#FFFFFF")
            a.circle(2.6, 77.6, 1.7, "#241B33")
            a.path("M10 70C12 67.6 15 67.6 17 69.6", "none", 1, "#241B33", 1.3)
            eye(a, 12.6, 70.6, 1.6)
    token(a, other, 50, 62, 1.24)
    mushrooms(a, [(10, 100, 1), (91, 101, 1.1)])


def oak(a: Art, others: Sequence[str]) -> None:
    """The oldest oak stands where two worlds meet and carries a token on each side."""
    far(a, others, 72)
    glory(a, 52, 46, 58, 3, "#FFFBD8")
    floor(a, 79)
    for s in (-1, 1):
        root = [(52 + s * x, y) for x, y in ((9, 82), (21, 89), (35, 90.6), (45, 96.6))]
        a.limb(root, [11, 7, 3.6, 0.8], OAK[1], OAK[0], OAK[2])
        bough = [(52 + s * x, y) for x, y in ((4.6, 60), (13, 53), (21, 51), (32, 46))]
        a.limb(bough, [9, 6, 3.6, 1], OAK[1], OAK[0], OAK[2])
    trunk(a, [(52, 97), (51, 84), (52, 70), (51, 57), (52, 44)], [34, 20, 16, 15, 12], OAK)
    masses = [(52, 20, 15, 9), (69, 27, 11, 9), (35, 27, 11, 9), (60, 36, 12, 8), (44, 36, 12, 8)]
    crown(a, [(x, y, w, h) for x, y, w, h in masses], MOSS)
    token(a, others[0], 21, 66, 1.05, (23, 46))
    token(a, others[1], 82, 66, 1.05, (81, 46))
    mushrooms(a, [(34, 95, 1), (73, 96, 1)])
    ferns(a, 14, 112, 0.9)
    ferns(a, 92, 112, 0.9, flip=True)


def rune(a: Art, others: Sequence[str]) -> None:
    """The stone with the spiral; moss and ivy have signed it."""
    _glade(a, others, 70, 78)
    glory(a, 52, 48, 60, 3, "#FFFBD8")
    a.shadow(56, 94, 36, 5, 0.6)
    form(
        a,
        "M28 94C26 70 28 40 36 24C42 14 58 12 66 20C76 32 80 66 78 94C62 98 44 98 28 94Z",
        STONE,
        (30, 24),
        (78, 92),
    )
    a.path("M62 17C76 28 80 66 78 94C72 96 66 96.6 60 97C66 70 68 40 62 17Z", STONE[2], 0.5)
    spiral = [toward((51, 48), 40 * k, 3 + 1.15 * k) for k in range(15)]
    a.glow(51, 48, 26, "#C8FFB0", 0.7)
    a.limb(spiral, [1.4] + [3] * 13 + [0.6], "#2C5A4A")
    a.limb([(x - 0.5, y - 0.5) for x, y in spiral], [0.8] + [1.7] * 13 + [0.3], "#EFFFC4")
    for x, y, h in ((40, 76, 9), (50, 78, 8), (60, 76, 9)):
        a.path(f"M{x} {y}V{y + h}M{x} {y + 2}l4 3", "none", 1, "#2C5A4A", 1.8)
    for x, y, w in ((37, 24, 9), (49, 17, 11), (62, 19, 8)):
        a.ellipse(x, y, w, 4.4, "#7FB45E", 1, -20 if x < 45 else 14)
        a.ellipse(x - 1, y - 1.4, w * 0.7, 2, "#D3EA92", 0.9, -20 if x < 45 else 14)
    vine = [(78, 96), (72, 80), (77, 62), (70, 46), (72, 32)]
    a.limb(vine, [1.8, 1.4, 1.2, 1, 0.4], "#2A5A38")
    for k, (x, y) in enumerate(((74, 86), (75, 72), (74, 60), (72, 50), (71, 38))):
        leaf(a, (x, y), 200 if k % 2 else -30, 10, "#C6E486", "#3F8A4E")
    token(a, others[0], 19.5, 84, 1.16)
    token(a, others[1], 82, 84, 1.16)


def toadstool_house(a: Art, others: Sequence[str]) -> None:
    """The house under the red cap: its window looks to one world, its door to the other."""
    _glade(a, others, 72, 80)
    glory(a, 52, 44, 62, 3, "#FFFBD8")
    a.shadow(54, 95, 34, 5, 0.6)
    form(
        a,
        "M36 96C32 78 38 62 39 48H66C67 62 72 78 68 96C58 99 46 99 36 96Z",
        ("#FFFFFF", "#EAD9C4", "#8A7288"),
        (38, 56),
        (70, 94),
    )
    cap = ((0, "#FFC4A8"), (0.35, "#D8323C"), (1, "#5A1034"))
    a.path("M6 52C20 60 84 60 98 52C86 46 18 46 6 52Z", "#F4DEC4")
    for k in range(13):
        a.limb([(14 + k * 6.4, 52), (33 + k * 3.2, 55.6)], [0.4, 0.8], "#A88A7C", o=0.7)
    a.path(
        "M4 53C4 30 26 12 52 12C78 12 100 30 100 53C80 46 24 46 4 53Z", a.radial(36, 22, 62, *cap)
    )
    for u, v, r in (
        (30, 30, 6),
        (54, 22, 6.6),
        (76, 31, 5.4),
        (42, 43, 4),
        (64, 42, 4.4),
        (17, 43, 3.4),
        (88, 44, 3.4),
    ):
        a.ellipse(u + 0.6, v + 0.8, r, r * 0.76, "#5A1034", 0.7)
        a.ellipse(u, v, r, r * 0.76, "#FFF8EA")
    warm = ((0, "#FFFBE0"), (0.6, "#FFD060"), (1, "#E08A2E"))
    a.glow(52, 76, 22, "#FFC45A", 0.8)
    a.path(
        "M46 97V83C46 76 59 76 59 83V97Z", a.linear(46, 78, 59, 96, (0, "#B87850"), (1, "#4E2A30"))
    )
    a.circle(56, 88, 0.9, "#FFE08A")
    for x in (44.6, 60.6):
        a.circle(x, 67, 4.8, "#6B3E30")
        a.circle(x, 67, 3.9, a.radial(x, 67, 5, *warm))
        a.path(f"M{x - 3.9} 67H{x + 3.9}M{x} 63.1V70.9", "none", 1, "#6B3E30", 0.8)
    token(a, others[0], 19.5, 84, 1.16)
    token(a, others[1], 82, 84, 1.16)
    mushrooms(a, [(32, 98, 0.9), (74, 98, 0.8)])


def fir_tree(a: Art, others: Sequence[str]) -> None:
    """The tallest fir of the wood, and the fireflies that live in it."""
    _glade(a, others, 74, 82)
    glory(a, 52, 40, 62, 3, "#FFFBD8")
    a.shadow(56, 95, 28, 4, 0.6)
    hewn(a, [(48, 96), (49, 78), (56, 78), (57, 96)], OAK)
    for k in range(5):
        y, w = 84 - k * 15, 34 - k * 6
        top = y - 24
        tier = (
            f"M52 {top}C{52 + w * 0.3} {top + 12} {52 + w * 0.7} {y - 6} {52 + w} {y - 2}"
            f"C{52 + w * 0.7} {y + 3} {52 + w * 0.4} {y} {52 + w * 0.3} {y + 3}"
            f"C{52 + w * 0.1} {y} {52 - w * 0.1} {y} {52 - w * 0.3} {y + 3}"
            f"C{52 - w * 0.4} {y} {52 - w * 0.7} {y + 3} {52 - w} {y - 2}"
            f"C{52 - w * 0.7} {y - 6} {52 - w * 0.3} {top + 12} 52 {top}Z"
        )
        form(a, tier, ("#A8DC84", "#2F7A50", "#0C3434"), (52 - w, top), (52 + w, y + 4))
        a.limb(
            [(52, top + 2), (52 - w * 0.5, y - 8), (52 - w * 0.92, y - 2)],
            [0.4, 2, 0.3],
            "#E4F8B4",
            o=0.8,
        )
    a.glow(52, 4, 16, "#F4FFC8", 0.9)
    a.dust(
        [(43, 26, 1.2), (62, 40, 1.3), (38, 52, 0.9), (66, 62, 1.2), (50, 74, 1.3), (30, 34, 1)],
        "#F4FFC8",
    )
    token(a, others[0], 19.5, 74, 1.16)
    token(a, others[1], 82, 74, 1.16)


def hollow(a: Art, others: Sequence[str]) -> None:
    """The hollow tree: a door in the bark, light on the winding stair."""
    _glade(a, others, 70, 78)
    glory(a, 52, 46, 62, 3, "#FFFBD8")
    for s in (-1, 1):
        root = [(52 + s * x, y) for x, y in ((15, 84), (28, 92), (44, 97))]
        a.limb(root, [14, 7, 1], OAK[1], OAK[0], OAK[2])
    bark = (
        "M26 97C34 84 32 60 30 42C28 32 24 24 20 18C28 22 34 22 38 16C42 24 48 22 52 14"
        "C56 22 62 24 66 16C70 22 76 22 84 18C80 26 76 32 74 42C72 60 70 84 78 97Z"
    )
    form(a, bark, OAK, (26, 20), (80, 94))
    a.path(
        "M60 17C70 22 76 22 84 18C80 26 76 32 74 42C72 60 70 84 78 97H64C70 70 70 40 60 17Z",
        OAK[2],
        0.5,
    )
    for line in (
        [(36, 26), (40, 52), (36, 92)],
        [(46, 24), (44, 36), (45, 46)],
        [(64, 26), (66, 54), (70, 92)],
    ):
        a.limb(line, [0.4, 1.6, 0.4], OAK[2], o=0.7)
    warm = a.radial(52, 72, 30, (0, "#FFFBE0"), (0.5, "#FFC85A"), (1, "#B8602E"))
    a.glow(52, 74, 34, "#FFC45A", 0.9)
    a.path("M38 97C37 76 40 56 52 54C64 56 67 76 66 97Z", "#3A2026")
    a.path("M41 97C40 78 43 60 52 58C61 60 64 78 63 97Z", warm)
    for k, (y, x) in enumerate(((94, 43), (88, 46), (82, 49), (76, 52), (71, 50))):
        hewn(
            a, [(x, y), (63 - k, y), (63 - k, y + 3), (x, y + 3)], ("#E0A868", "#A8683A", "#6A3A2C")
        )
    for x, y, r in ((38, 40, 3), (64, 38, 3.6)):
        a.circle(x, y, r + 1, OAK[2])
        a.circle(x, y, r, warm)
    crown(
        a,
        [(14, 18, 14, 9), (90, 18, 14, 9), (34, 10, 14, 8), (70, 10, 14, 8), (52, 8, 12, 7)],
        MOSS,
    )
    token(a, others[0], 19.5, 66, 1.2, (20, 27))
    token(a, others[1], 82, 66, 1.2, (84, 27))


PROMISES: dict[str, Promise] = {
    "lake": gate,
    "cave": owls,
    "valley": squirrels,
    "mountain": toadstools,
    "river": foxes,
}
OATHS: tuple[Oath, ...] = (oak, rune, toadstool_house, fir_tree, hollow)
