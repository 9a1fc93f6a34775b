"""Cave: what it promises in pairs, and what it swears by."""

from collections.abc import Sequence

from curves import polygon, toward
from kit import Art

from wishes.cave import AMBER, COOL, PINK, cluster, coins, mouth, over, ring, rock_floor
from wishes.horizons import far
from wishes.land import Tones, crystal, glory, ripples
from wishes.tokens import token
from wishes.vows.parts import METAL, WOOD, Oath, Promise, eye, facing, form, gold, hewn

GEMS = ("#F2506A", "#5FB4F5", "#7FE09A", "#C98CF5", "#FFB05A", "#6FE6E0")
FALL = ((0, "#8A78C4", 0.3), (0.3, "#4A3F8C"), (1, "#120E34"))
IRON: Tones = ("#D8DCF4", "#6A6C98", "#1E1C40")


def _inside(a: Art, others: Sequence[str], foot: float) -> None:
    """The other worlds, seen from within the rock."""
    far(a, others, foot, 50 if len(others) == 1 else 52)
    a.path(f"M-30 {foot + 6}H130V140H-30Z", a.linear(50, foot + 6, 50, foot + 50, *FALL))
    mouth(a, 1)


def rings(a: Art, other: str) -> None:
    """Two rings stand in the rock and hold it."""
    _inside(a, [other], 62)
    cluster(a, ((5, 98, 32, 5, -18), (17, 99, 22, 4.2, -8)), COOL)
    cluster(a, ((99, 98, 32, 5, 18), (88, 99, 22, 4.2, 8)), PINK)
    glory(a, 52, 66, 30, 2, "#FFE9C8")
    ring(a, 63, 66, 15)
    ring(a, 41, 69, 15)
    over(a, 63, 66, 15, 84, 146)
    rock_floor(a, 87)
    token(a, other, 52, 70, 1)
    a.dust([(30, 50, 1), (76, 46, 0.9), (52, 44, 0.8), (70, 88, 0.9)], "#FFF3D0")


def bats(a: Art, other: str) -> None:
    """Two bats hang from the roof, and between their wings it hangs too."""
    _inside(a, [other], 74)
    glory(a, 52, 56, 27, 2, "#FFE9C8")
    a.path(
        "M-30 -40H130V16C110 22 96 10 84 16C70 22 60 12 50 16C36 22 24 10 12 16"
        "C0 22 -16 18 -30 24Z",
        a.linear(50, -10, 50, 22, (0, "#0C0828"), (1, "#4A3A86")),
    )
    for right in (True, False):
        fur: Tones = (
            ("#E4C8FF", "#9064C8", "#3E2270") if right else ("#FFD8CC", "#C07A8E", "#5A2858")
        )
        with facing(a, 52, 0, right=right):
            wing = (
                "M16 20C26 16 38 24 42 38C46 52 42 68 34 80C32 72 30 68 26 66"
                "C25 74 22 80 17 84C16 76 14 72 11 70C9 54 10 34 16 20Z"
            )
            form(a, wing, fur, (14, 24), (40, 80))
            for tip in ((34, 79), (17, 82.6), (27, 66)):
                a.limb(
                    [(17, 26), ((19 + tip[0]) / 2 + 3, (26 + tip[1]) / 2), tip],
                    [1.4, 1, 0.3],
                    fur[0],
                    o=0.7,
                )
            form(
                a,
                "M10 32C14 26 22 28 24 38C25 50 22 62 17 66C11 62 7 46 10 32Z",
                (fur[0], fur[1], fur[2]),
                (10, 30),
                (24, 64),
            )
            form(
                a,
                "M7 64C9 58 23 58 25 64C26 72 22 78 16 78C10 78 6 72 7 64Z",
                fur,
                (8, 60),
                (24, 78),
            )
            a.path(
                "M8 70C5 76 5 82 7 87C11 84 14 80 15 76ZM24 70C27 76 27 82 25 87"
                "C21 84 18 80 17 76Z",
                fur[1],
            )
            eye(a, 12.4, 67.6, 1.9, "#FFE58A")
            eye(a, 20, 67.6, 1.9, "#FFE58A")
            a.circle(12.2, 67.8, 0.9, "#1C1220")
            a.circle(19.8, 67.8, 0.9, "#1C1220")
            a.path("M14 21L13 15M19 21L20 15", "none", 1, fur[2], 1.8)
    token(a, other, 52, 42, 1.1, (52, 18))
    a.glow(52, 66, 14, "#FFE9C8", 0.6)
    cluster(a, ((8, 100, 22, 4, -14), (20, 101, 15, 3.4, 8)), COOL)
    cluster(a, ((96, 100, 24, 4, 14), (85, 101, 16, 3.4, -8)), PINK)
    rock_floor(a, 93)


def keys(a: Art, other: str) -> None:
    """Two keys lie crossed: it takes both."""
    _inside(a, [other], 60)
    glory(a, 52, 56, 31, 2, "#FFE9C8")
    rock_floor(a, 88)
    for right, metal in (
        (True, METAL),
        (False, ((0, "#FFFFFF"), (0.35, "#D3DEEC"), (0.7, "#7E8CB4"), (1, "#3E4A78"))),
    ):
        with a.moved(52, 60, 1.06, 42 if right else -42):
            paint = a.linear(-12, -30, 12, 34, *metal)
            a.path("M-2.6 -14H2.6V38H-2.6ZM2.6 22H12V27H8V30H12V36H2.6Z", paint)
            for u in (-6.4, 6.4):
                a.circle(u, -26, 6.4, "none", 1, paint, 4)
            a.circle(0, -34.6, 6.4, "none", 1, paint, 4)
            a.ellipse(0, -13, 5.4, 2.6, paint)
            a.limb([(-1.4, -12), (-1.4, 12), (-1.4, 36)], [0.4, 1.1, 0.4], "#FFFFFF", o=0.85)
    token(a, other, 52, 84, 1.14)
    cluster(a, ((6, 99, 26, 4.4, -16), (17, 100, 17, 3.6, 4)), COOL)
    cluster(a, ((98, 99, 26, 4.4, 16), (87, 100, 17, 3.6, -4)), PINK)
    a.dust([(52, 14, 1.2), (30, 70, 0.9), (74, 70, 0.9)], "#FFF3D0")


def dripstones(a: Art, other: str) -> None:
    """One grows down, one grows up: they have almost met."""
    _inside(a, [other], 58)
    glory(a, 52, 54, 25, 2, "#FFE9C8")
    lime: Tones = ("#F4E0FF", "#8A6CC0", "#2A1C5C")
    form(
        a,
        "M24 -30C30 0 40 14 44 26C47 34 50 40 52 47C54 40 57 34 60 26C64 14 74 0 80 -30Z",
        lime,
        (30, 0),
        (70, 40),
    )
    form(
        a,
        "M14 104C28 96 40 88 45 80C48 74 50 68 52 62C54 68 56 74 59 80C64 88 76 96 90 104Z",
        lime,
        (30, 70),
        (72, 104),
    )
    for k in range(4):
        y, w = 4 + k * 9, 17 - k * 4
        a.limb([(52 - w, y), (52, y + 4), (52 + w, y)], [0.4, 1.6, 0.4], lime[2], o=0.5)
        a.limb(
            [(52 - w * 1.3, 102 - k * 8), (52, 99 - k * 8), (52 + w * 1.3, 102 - k * 8)],
            [0.4, 1.8, 0.4],
            "#FFFFFF",
            o=0.45,
        )
    a.limb([(36, 2), (45, 22), (51.4, 44)], [1, 2.4, 0.4], "#FFFFFF", o=0.8)
    a.limb([(36, 95), (46, 82), (51.4, 65)], [1, 2.4, 0.4], "#FFFFFF", o=0.8)
    for x, h in ((20, 18), (84, 22), (92, 12)):
        form(
            a,
            f"M{x - 6} -30L{x - 4} 4L{x} {4 + h}L{x + 4} 4L{x + 6} -30Z",
            lime,
            (x - 4, 0),
            (x + 4, 20),
        )
    a.glow(52, 54.6, 16, "#FFFBE0", 0.9)
    token(a, other, 22, 82, 1.2)
    cluster(a, ((84, 98, 26, 4.6, 10), (94, 99, 18, 4, 20)), PINK)


SPIKES = (
    (200, 13, 3.4), (340, 12, 3), (250, 10, 2.8), (295, 11, 2.6), (150, 15, 3.4),
    (32, 15, 3.6), (122, 19, 3.8), (60, 18, 3.4), (92, 25, 4.4),
)  # fmt: skip
"""The crystals inside a stone: where each is rooted, how long and wide it is."""


def geodes(a: Art, other: str) -> None:
    """A stone broke in two halves; each is full of light."""
    _inside(a, [other], 52)
    glory(a, 52, 50, 26, 2, "#FFE9C8")
    rock_floor(a, 80)
    for right, tones in ((True, COOL), (False, PINK)):
        with facing(a, 52, 0, right=right):
            form(
                a,
                "M4 66C4 50 14 40 28 40C42 42 50 56 48 72C46 88 36 95 22 94C12 92 5 82 4 66Z",
                ("#B8A4D8", "#54467C", "#1A1440"),
                (8, 42),
                (46, 92),
            )
            form(
                a,
                "M6 66C6 54 12 46 21 45C31 46 36 57 35 70C34 82 28 89 20 89C11 88 6 78 6 66Z",
                ("#FFF3D6", "#D8A868", "#6A4060"),
                (8, 48),
                (34, 88),
            )
            a.path(
                "M8.4 66C8.4 56 13 49 20.6 48C29 49 33 58 32 70C31 80 26 86 20 86"
                "C13 85 8.4 77 8.4 66Z",
                tones[2],
            )
            a.glow(20, 67, 16, tones[0], 0.9)
            for turn, high, wide in SPIKES:
                foot = toward((20.4, 67), turn, 17 if turn % 180 else 12)
                crystal(a, *foot, high, wide, turn - 90 + 6 * (turn % 4 - 1), tones)
    token(a, other, 52, 64, 1.2)


def door(a: Art, others: Sequence[str]) -> None:
    """The door of gold stands where the cave opens on two worlds."""
    _inside(a, others, 66)
    glory(a, 52, 56, 58, 3, "#FFE9B8")
    rock_floor(a, 86)
    _door(a, 52, 57)
    for y, w, tone in ((95, 30, "#3A3066"), (89, 24, "#4E4280"), (83, 19, "#66579A")):
        a.path(f"M{52 - w} {y + 6}L{55 - w} {y}H{49 + w}L{52 + w} {y + 6}Z", tone)
        a.path(f"M{55 - w} {y}H{49 + w}L{49.6 + w} {y + 1}H{54.4 - w}Z", "#C8B4E6", 0.7)
    token(a, others[0], 21, 79, 1.05)
    token(a, others[1], 82, 79, 1.05)


def _door(a: Art, x: float, y: float) -> None:
    """Round, of gold in a ring of stone: six gems, a star, a keyhole."""
    stone = ((0, "#C4B0E6"), (0.4, "#6E5C9C"), (1, "#1C1744"))
    a.circle(x, y, 23, a.linear(x - 22, y - 24, x + 24, y + 22, *stone))
    for k in range(14):
        p, q = toward((x, y), k * 360 / 14, 19), toward((x, y), k * 360 / 14, 23)
        a.path(f"M{p[0]:.1f} {p[1]:.1f}L{q[0]:.1f} {q[1]:.1f}", "none", 1, "#3A3066", 0.6, 0.8)
    a.circle(x + 0.4, y + 0.6, 19, "#3A2A5C")
    a.circle(x, y, 18.2, a.linear(x - 16, y - 18, x + 16, y + 16, *METAL))
    a.circle(x, y, 15.8, "none", 1, "#9A6A24", 1)
    a.circle(x - 0.2, y - 0.2, 15.6, "none", 1, "#FFF3C0", 0.4)
    for k, tone in enumerate(GEMS):
        u, v = toward((x, y), k * 60 - 90, 12.4)
        a.circle(u + 0.2, v + 0.4, 3, "#8A5A1E")
        a.circle(
            u, v, 2.7, a.radial(u - 1, v - 1.2, 4, (0, "#FFFFFF"), (0.35, tone), (1, "#2A1440"))
        )
    star = [toward((x, y), k * 22.5 - 90, 8.6 if k % 2 == 0 else 5.4) for k in range(16)]
    a.path(polygon([(u + 0.4, v + 0.6) for u, v in star]), "#8A5A1E")
    shine = a.radial(x - 3, y - 4, 11, (0, "#FFFFFF"), (0.5, "#FFE9A0"), (1, "#F2A93A"))
    a.path(polygon(star), shine)
    a.circle(x, y - 0.6, 1.9, "#5A3010")
    a.path(f"M{x - 0.8} {y}L{x - 1.8} {y + 4.4}H{x + 1.8}L{x + 0.8} {y}Z", "#5A3010")


def chest(a: Art, others: Sequence[str]) -> None:
    """The chest is open, and the light of both is in it."""
    _inside(a, others, 60)
    glory(a, 52, 58, 62, 3, "#FFE9B8")
    rock_floor(a, 86)
    a.shadow(54, 95, 42, 5, 0.7)
    form(
        a,
        "M17 52C17 30 30 22 52 22C74 22 87 30 87 52L82 56H22Z",
        (WOOD[1], WOOD[2], "#20102A"),
        (20, 24),
        (84, 56),
    )
    a.path(
        "M22 54C22 36 34 28 52 28C70 28 82 36 82 54Z",
        a.radial(52, 56, 34, (0, "#FFFBE0"), (0.5, "#FFB84A"), (1, "#7A2E3A")),
    )
    for x in (24, 52, 80):
        a.limb(
            [(x, 54), (52 + (x - 52) * 0.9, 38), (52 + (x - 52) * 0.66, 25)],
            [3, 3, 3],
            gold(a, x - 2, 24, x + 2, 54),
        )
    a.glow(52, 54, 34, "#FFE9A0", 1)
    coins(
        a,
        [
            (30, 58, 1.4),
            (42, 55, 1.5),
            (54, 57, 1.5),
            (66, 55, 1.5),
            (76, 58, 1.4),
            (48, 51, 1.4),
            (60, 51, 1.4),
        ],
    )
    for x, y, k in ((36, 54, 0), (52, 49, 3), (69, 53, 1)):
        cut = [toward((x, y), 60 * j - 90, 5.6) for j in range(6)]
        a.path(
            polygon(cut), a.radial(x - 2, y - 2, 8, (0, "#FFFFFF"), (0.4, GEMS[k]), (1, "#2A1440"))
        )
    hewn(a, [(16, 60), (88, 60), (85, 95), (19, 95)], WOOD)
    for y in (71, 83):
        a.limb([(17, y), (52, y + 0.6), (87, y)], [0.6, 0.9, 0.6], WOOD[2], o=0.8)
    for x in (24, 80):
        hewn(
            a,
            [(x - 3, 60), (x + 3, 60), (x + 2.6, 95), (x - 2.6, 95)],
            ("#FFFBE2", "#C8943A", "#7A4E1A"),
        )
    hewn(a, [(14, 57), (90, 57), (89, 64), (15, 64)], ("#FFFBE2", "#C8943A", "#7A4E1A"))
    a.path("M45 60H59V72Q52 78 45 72Z", gold(a, 45, 60, 59, 76))
    a.circle(52, 66, 2, "#5A3010")
    a.path("M51.2 66L50.4 71H53.6L52.8 66Z", "#5A3010")
    token(a, others[0], 19.5, 84, 1.1)
    token(a, others[1], 82, 84, 1.1)


def lantern(a: Art, others: Sequence[str]) -> None:
    """The lamp of the deep hangs on its chain, and shines both ways."""
    _inside(a, others, 70)
    glory(a, 52, 54, 62, 3, "#FFE9B8")
    rock_floor(a, 92)
    brass: Tones = ("#FFFBE2", "#D09A3E", "#6A3E18")
    for k in range(4):
        a.ellipse(52, -2 + k * 6.4, 1.8, 3.8, "none", 1, 0, "#E0B458", 1.5)
    form(a, "M34 34C38 24 46 20 52 18C58 20 66 24 70 34Z", brass, (36, 20), (70, 34))
    a.glow(52, 56, 40, "#FFC45A", 1)
    glass = ((0, "#FFFFFF"), (0.35, "#FFF0B0"), (0.75, "#FFB84A"), (1, "#C8602E"))
    a.path("M33 38H71L67 76H37Z", a.radial(52, 58, 28, *glass))
    flame = "M52 72C42 70 42 58 48 50C50 47 51 44 51 40C58 45 63 54 61 62C60 68 57 72 52 72Z"
    a.path(flame, a.linear(52, 40, 52, 72, (0, "#FF9A3A"), (0.5, "#FFE07A"), (1, "#FFFFFF")))
    for top, foot in ((33, 37), (45.6, 46.6), (58.4, 57.4), (71, 67)):
        a.limb([(top, 36), (foot, 78)], [2.4, 2.4], brass[1], brass[0], brass[2])
    hewn(a, [(29, 33), (75, 33), (73, 39), (31, 39)], brass)
    hewn(a, [(33, 75), (71, 75), (66, 85), (38, 85)], brass)
    form(a, "M46 85H58C57 90 54 93 52 95C50 93 47 90 46 85Z", brass, (46, 85), (58, 95))
    token(a, others[0], 19.5, 82, 1.14)
    token(a, others[1], 82, 82, 1.14)


def anvil(a: Art, others: Sequence[str]) -> None:
    """What is forged on this anvil holds."""
    _inside(a, others, 58)
    glory(a, 52, 46, 64, 3, "#FFE9B8")
    rock_floor(a, 86)
    a.shadow(54, 96, 34, 5, 0.7)
    hewn(a, [(34, 80), (70, 80), (75, 97), (29, 97)], WOOD)
    for x in (44, 54, 63):
        a.limb([(x, 81), (x + 1, 96)], [0.6, 1.1], WOOD[2], o=0.7)
    form(
        a,
        "M8 54C22 60 30 59 34 54H90V62C80 66 70 66 66 70C63 74 66 78 70 81H34"
        "C40 77 41 72 36 69C24 68 12 62 8 54Z",
        IRON,
        (16, 52),
        (84, 82),
    )
    a.limb([(10, 54.6), (34, 55.4), (90, 54.8)], [0.5, 1.8, 1], "#FFFFFF", o=0.9)
    a.glow(54, 50, 24, "#FFB04A", 1)
    hewn(a, [(40, 50), (70, 49), (70, 54), (40, 55)], ("#FFFBE0", "#FF9A3A", "#D8402E"))
    with a.moved(60, 40, 1, 28):
        hewn(a, [(-2.4, -2), (2.4, -2), (3.2, -34), (-3.2, -34)], WOOD)
        hewn(a, [(-14, -4), (14, -4), (14, 9), (-14, 9)], IRON)
        a.limb([(-13, -3), (13, -3)], [1.2, 1.2], "#FFFFFF", o=0.8)
    for x, y, r in (
        (34, 40, 1.8),
        (26, 46, 1.2),
        (44, 34, 1.2),
        (80, 44, 1.8),
        (86, 36, 1.1),
        (72, 34, 1),
    ):
        a.spark(x, y, r * 1.8, "#FFF3C0")
    token(a, others[0], 19.5, 84, 1.14)
    token(a, others[1], 82, 84, 1.14)


def crystal_heart(a: Art, others: Sequence[str]) -> None:
    """One crystal as tall as the cave; it remembers every word."""
    _inside(a, others, 64)
    glory(a, 52, 54, 64, 3, "#F4DDFF")
    a.glow(52, 50, 46, "#F0C8FF", 0.9)
    for aside, high, lean, kind in (
        (-26, 40, -26, COOL),
        (25, 42, 25, PINK),
        (-15, 56, -13, PINK),
        (15, 58, 13, COOL),
    ):
        crystal(a, 52 + aside * 0.8, 96, high, 6.4, lean, kind)
    crystal(a, 52, 98, 88, 13, 0, ("#FFFFFF", "#D0A0F8", "#6A34B8"))
    a.path("M42 36L52 11L50 94L44 94Z", "#FFFFFF", 0.35)
    a.path("M52 11L64 40L58 94L54 94Z", "#3A1480", 0.25)
    for y in (34, 52, 70):
        a.path(f"M40 {y}L51 {y + 8}L64 {y + 1}", "none", 1, "#FFFFFF", 0.9, 0.7)
    crystal(a, 46, 98, 26, 5, -9, AMBER)
    crystal(a, 59, 98, 22, 4.6, 10, COOL)
    rock_floor(a, 92)
    ripples(a, 52, 97, 36, 2, "#F4DDFF", 0.14, 0.8)
    token(a, others[0], 19.5, 72, 1.16)
    token(a, others[1], 82, 72, 1.16)


PROMISES: dict[str, Promise] = {
    "valley": rings,
    "mountain": bats,
    "river": keys,
    "forest": dripstones,
    "lake": geodes,
}
OATHS: tuple[Oath, ...] = (door, chest, lantern, anvil, crystal_heart)
