"""Valley: what it promises in pairs, and what it swears by."""

from collections.abc import Sequence

from curves import mix, toward
from kit import Art
from plants import leaf

from wishes.horizons import far
from wishes.land import Tones, arcs, glory, grass, stone
from wishes.tokens import token
from wishes.valley import ROCK, songbird, swallow
from wishes.valley_wonders import belfry, bell
from wishes.vows.parts import (
    FIELD,
    STONE,
    WOOD,
    Oath,
    Promise,
    eye,
    facing,
    field,
    form,
    gold,
    hewn,
)

TUFTS = ((6, 10, 3), (28, 9, -3), (76, 9, 3), (98, 11, -3))
WALL: Tones = ("#FFFBEA", "#EAD3B0", "#9A7284")
TILE: Tones = ("#FFB08A", "#C2503A", "#5E1E34")


def birds(a: Art, other: str) -> None:
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


def sunflowers(a: Art, other: str) -> None:
    """Two sunflowers have turned from the sun, toward each other."""
    field(a, [other], 74, 84)
    glory(a, 50, 52, 26, 2, "#FFFBE0")
    for x, y, r, foot in ((26, 46, 20, 30), (74, 58, 16, 70)):
        s = 1 if x < 50 else -1
        a.limb(
            [(x - s * 1, y + r * 0.6), (x - s * 4, 78), (foot, 106)],
            [3.4, 3.8, 4],
            "#4A8A3A",
            "#B4DC6A",
            "#1E4A2E",
        )
        leaf(a, (x - s * 3, 76), 200 if s > 0 else -20, 19, "#B4DC6A", "#3A7A3A")
        leaf(a, (x - s * 3, 86), -30 if s > 0 else 210, 18, "#B4DC6A", "#3A7A3A")
        for ring, count, reach in ((0, 18, 1.0), (1, 15, 0.86)):
            for k in range(count):
                turn = 360 * k / count + ring * 10
                with a.group(f"translate({x} {y}) scale(.86 1) rotate({turn})"):
                    u = r * reach
                    tone = ("#F2A02E", "#FFD24A")[ring] if k % 3 else ("#D87A22", "#FFEFA0")[ring]
                    a.path(
                        f"M{u * 0.4} 0C{u * 0.6} {-u * 0.17} {u * 0.86} {-u * 0.13} {u} 0"
                        f"C{u * 0.86} {u * 0.13} {u * 0.6} {u * 0.17} {u * 0.4} 0Z",
                        tone,
                    )
        seeds = a.radial(
            x + s * r * 0.1 - 2, y - 3, r * 0.6, (0, "#B4743A"), (0.6, "#6A3A24"), (1, "#34182A")
        )
        a.ellipse(x + s * r * 0.06, y, r * 0.48, r * 0.54, seeds)
        for k in range(14):
            u, v = toward((x + s * r * 0.06, y), k * 137.5, r * 0.11 * (k + 1) ** 0.5)
            a.circle(u, v, 0.8, "#E8B45A", 0.8)
    token(a, other, 51, 70, 1.2)
    grass(a, [(10, 12, 3), (44, 11, -2), (60, 12, 3), (92, 13, -3)], 104, "#8A8436", "#D9BE5A")


def cottages(a: Art, other: str) -> None:
    """Two houses; a line with pennons ties them, and it hangs in the middle."""
    field(a, [other], 60, 70)
    glory(a, 50, 50, 24, 2, "#FFFBE0")
    a.path(
        "M40 104C44 92 60 86 50 72H56C66 86 60 94 70 104Z",
        a.linear(50, 72, 56, 104, (0, "#FFF6D0"), (1, "#A8846A")),
    )
    for right, roof in ((True, TILE), (False, ("#9CC4E8", "#3F6AA4", "#1A2A5C"))):
        tiles: Tones = roof
        with facing(a, 50, 0, 1 if right else 0.9, right=right):
            y = 0 if right else 8
            a.glow(30, 76 + y, 18, "#FFC45A", 0.8)
            hewn(a, [(16, 60 + y), (46, 60 + y), (46, 92 + y), (16, 92 + y)], WALL)
            hewn(a, [(38, 34 + y), (43, 34 + y), (43, 50 + y), (38, 46 + y)], STONE)
            form(
                a,
                f"M10 {63 + y}L29 {36 + y}C31 {34 + y} 33 {34 + y} 35 {36 + y}L52 {63 + y}"
                f"C40 {60 + y} 22 {60 + y} 10 {63 + y}Z",
                tiles,
                (16, 40 + y),
                (48, 64 + y),
            )
            for k in range(3):
                a.limb(
                    [
                        (25 - k * 5, 44 + k * 6 + y),
                        (32, 45 + k * 6 + y),
                        (38 + k * 4.6, 44 + k * 6 + y),
                    ],
                    [0.4, 1, 0.4],
                    tiles[2],
                    o=0.6,
                )
            a.path(
                f"M20 {78 + y}V{69 + y}Q24 {65 + y} 28 {69 + y}V{78 + y}Z",
                a.radial(24, 73 + y, 8, (0, "#FFFBE0"), (1, "#FFB84A")),
            )
            a.path(f"M24 {67 + y}V{78 + y}M20 {73 + y}H28", "none", 1, "#7A4A2E", 0.8)
            a.path(f"M33 {92 + y}V{76 + y}Q38 {71 + y} 43 {76 + y}V{92 + y}Z", WOOD[1])
            for k in range(3):
                a.circle(40.6 + (-2, 1, 5)[k], 26 - k * 7 + y, 2.6 + k, "#FFFFFF", 0.4)
    line = [(26, 46), (38, 57), (50, 60), (62, 58), (74, 52)]
    a.line(line, "#FFF6D8", 0.6)
    for k, (u, v) in enumerate(
        ((32, 52.6), (38, 56.6), (44, 59), (56, 59.6), (62, 58), (68, 55.4))
    ):
        a.path(f"M{u - 2.2} {v}H{u + 2.2}L{u} {v + 6}Z", ("#F2506A", "#FFD24A", "#5FB4F5")[k % 3])
    token(a, other, 50, 72, 1.14, (50, 60))


def balloons(a: Art, other: str) -> None:
    """Two balloons rise side by side; the line between their baskets carries it."""
    far(a, [other], 82, 50)
    glory(a, 50, 60, 26, 2, "#FFFBE0")
    a.path("M-30 96C20 91 76 91 130 96V140H-30Z", a.linear(30, 92, 60, 128, *FIELD))
    for x, y, s, tones in (
        (31, 36, 1.08, ("#E0405A", "#FFF3DC")),
        (73, 44, 0.9, ("#2F7FC8", "#FFE08A")),
    ):
        with a.moved(x, y, s):
            for k in range(-2, 3):
                w0, w1 = k * 8.6 - 4.3, k * 8.6 + 4.3
                tone = tones[k % 2]
                left, right = max(-22, w0 * 1.06), min(22, w1 * 1.06)
                shade = mix(tone, "#2A1440", max(0, (k + 1) * 0.14))
                lit = mix(tone, "#FFFFFF", max(0, -k * 0.16))
                d = (
                    f"M0 -26C{left * 1.3} -24 {left * 1.4} 8 {left * 0.24} 26H{right * 0.24}"
                    f"C{right * 1.4} 8 {right * 1.3} -24 0 -26Z"
                )
                a.path(d, lit if k < 0 else shade)
            a.limb([(-8, -20), (-15, -8), (-13, 6)], [0.6, 3.4, 0.6], "#FFFFFF", o=0.6)
            a.path("M-5 26H5L3.6 29H-3.6Z", mix(tones[0], "#2A1440", 0.4))
            a.path("M-4.6 28L-3.6 36M4.6 28L3.6 36M0 29V36", "none", 1, "#6A4A34", 0.6)
            a.glow(0, 31, 6, "#FFC45A", 0.9)
            hewn(a, [(-5, 36), (5, 36), (4, 43), (-4, 43)], WOOD)
            a.limb([(-5.4, 36), (5.4, 36)], [1.4, 1.4], "#F4D8A0")
    a.line([(34, 78), (44, 76), (60, 76), (70, 80)], "#FFF6D8", 0.6)
    token(a, other, 52, 84, 1.06)
    a.dust([(50, 24, 1), (52, 70, 0.9), (90, 76, 0.8)], "#FFF6CC")


def hares(a: Art, other: str) -> None:
    """Two hares sit up in the corn, ears high, and listen to it."""
    field(a, [other], 62, 70)
    glory(a, 50, 62, 25, 2, "#FFFBE0")
    a.shadow(50, 96, 40, 5, 0.5)
    for right in (True, False):
        fur: Tones = (
            ("#F4D8B0", "#A87850", "#4A2C34") if right else ("#FFFFFF", "#C8C0CC", "#645A7C")
        )
        with facing(a, 50, 0, right=right):
            for tip, w in (((25, 12), 7), ((33, 15), 6.4)):
                a.limb(
                    [(19, 47), ((19 + tip[0]) / 2, (47 + tip[1]) / 2), tip],
                    [4, w, 0.6],
                    fur[1],
                    fur[0],
                    fur[2],
                )
                a.limb(
                    [
                        (20, 43),
                        ((20 + tip[0]) / 2 + 0.4, (43 + tip[1]) / 2 + 2),
                        (tip[0], tip[1] + 5),
                    ],
                    [1, w * 0.4, 0.3],
                    "#F0A8A0",
                    o=0.9,
                )
            form(
                a,
                "M14 62C24 56 38 66 40 82C40 92 34 97 22 97C12 97 8 92 10 84C8 76 8 66 14 62Z",
                fur,
                (12, 60),
                (38, 96),
            )
            a.circle(40, 91, 5, "#FFF6EA")
            form(
                a,
                "M10 70C14 67 19 72 19 80C19 88 16 92 12 91C8 88 8 76 10 70Z",
                ("#FFFFFF", "#F2E0C8", "#C0A088"),
                (8, 68),
                (18, 92),
            )
            form(
                a,
                "M4 56C4 47 11 42 19 43C26 45 28 53 25 60C20 67 8 67 4 61Z",
                fur,
                (6, 44),
                (24, 64),
            )
            a.ellipse(5.4, 57.6, 1.5, 1.1, "#C0606A")
            eye(a, 12.4, 51.6, 2)
            a.path("M7 59.6L-1 57M7 60.6L-1 61", "none", 1, "#FFFFFF", 0.4, 0.9)
            a.limb([(15, 74), (9, 76), (3, 74)], [4.4, 3.4, 2.4], fur[1], fur[0], fur[2])
            a.ellipse(18, 96, 9, 2.6, fur[2])
    token(a, other, 50, 78, 1.2)
    grass(
        a,
        [(4, 22, 3), (9, 28, -2), (46, 9, 2), (55, 9, -2), (92, 27, 2), (97, 20, -3)],
        104,
        "#8A8436",
        "#E8CF6A",
    )


def belfry_vow(a: Art, others: Sequence[str]) -> None:
    """The bell that both worlds hear."""
    field(a, others, 70, 84)
    glory(a, 52, 46, 62, 3, "#FFFBDC")
    with a.group("translate(14.2 12) scale(.73 .88)"):
        belfry(a)
        a.limb([(33, 45), (52.4, 43), (72, 45)], [3, 4.4, 3], "#6B4430", "#E0B080")
    a.glow(52.4, 68, 22, "#FFC86A", 0.75)
    with a.moved(52.4, 66, 0.52, -7):
        bell(a)
    grass(a, TUFTS, 100, "#8A8436", "#D9BE5A")
    token(a, others[0], 19.5, 83, 1.04)
    token(a, others[1], 82, 83, 1.04)


def windmill(a: Art, others: Sequence[str]) -> None:
    """The mill takes the wind of both worlds."""
    field(a, others, 74, 86)
    glory(a, 52, 42, 64, 3, "#FFFBDC")
    a.shadow(56, 97, 26, 4, 0.5)
    form(a, "M37 97L43 44H61L67 97C58 100 46 100 37 97Z", WALL, (38, 50), (68, 94))
    a.path("M56 44H61L67 97C64 98 60 98.6 57 99Z", WALL[2], 0.4)
    form(
        a, "M40 46C41 34 46 28 52 26C58 28 63 34 64 46C56 43 48 43 40 46Z", TILE, (42, 28), (64, 46)
    )
    a.path("M47 98V84Q52 78 57 84V98Z", WOOD[2])
    for y in (58, 70):
        a.path(f"M49.4 {y + 6}V{y}Q52 {y - 3} 54.6 {y}V{y + 6}Z", "#FFD060")
    for k in range(4):
        with a.group(f"translate(52 40) rotate({k * 90 + 32})"):
            hewn(a, [(-1, 0), (1, 0), (1, -40), (-1, -40)], WOOD)
            form(a, "M1 -9H12L11 -40H1Z", ("#FFFFFF", "#F4E0C8", "#B88AA0"), (1, -40), (12, -10))
            for y in (-16, -24, -32):
                a.path(f"M0 {y}H11.4", "none", 1, WOOD[1], 0.8)
            a.path("M6 -9V-40", "none", 1, WOOD[1], 0.7)
    a.circle(52, 40, 3.4, gold(a, 49, 37, 55, 43))
    grass(a, TUFTS, 102, "#8A8436", "#D9BE5A")
    token(a, others[0], 19.5, 84.5, 1.14)
    token(a, others[1], 82, 84.5, 1.14)


def harp(a: Art, others: Sequence[str]) -> None:
    """Wind from either side makes it sound."""
    field(a, others, 70, 82)
    glory(a, 52, 46, 64, 3, "#FFFBDC")
    arcs(a, 50, 56, (34, 40, 46), 200, 340, "#FFFBE0", 0.6)
    a.shadow(54, 96, 28, 4, 0.6)
    for k in range(9):
        x = 36 + k * 4.4
        top = (36 + 12 * ((k - 3) / 6) ** 2) if k > 3 else 33 + (3 - k) * 1.4
        a.path(f"M{x} {top - 1}L{x - 3 + k * 0.3} {86 - k * 5.2}", "none", 1, "#FFFBE0", 0.7)
    frame = [(28, 94), (27, 70), (26, 46), (28, 26), (24, 12)]
    a.limb(frame, [7, 5, 4.6, 5.4, 2], gold(a, 22, 10, 32, 94), "#FFFBE2", "#7A4E1A")
    neck = [(28, 28), (40, 24), (52, 30), (64, 44), (77, 36), (82, 26), (76, 21), (71, 26)]
    a.limb(neck, [6, 7, 6.4, 6, 6.4, 4.6, 3, 0.6], gold(a, 28, 20, 84, 50), "#FFFBE2", "#7A4E1A")
    body = [(75, 42), (64, 62), (48, 82), (32, 95)]
    a.limb(body, [7, 9, 11, 11], gold(a, 30, 44, 76, 96), "#FFFBE2", "#7A4E1A")
    form(a, "M22 97C24 91 48 91 50 97Z", ("#FFFBE2", "#C8943A", "#7A4E1A"), (22, 91), (50, 98))
    for x, y in ((25, 12), (80, 24)):
        a.circle(
            x, y, 2.8, a.radial(x - 0.8, y - 1, 4, (0, "#FFFFFF"), (0.4, "#5FB4F5"), (1, "#1A3A7C"))
        )
    for x, y in ((44, 62), (60, 52), (54, 68)):
        leaf(a, (x + 8, y + 12), -50, 7, "#E0EC8A", "#5E7A2E")
    token(a, others[0], 19.5, 80, 1.14)
    token(a, others[1], 82, 78, 1.2)


def maypole(a: Art, others: Sequence[str]) -> None:
    """Ribbons of six colours run from the wreath; both ends are held."""
    field(a, others, 68, 78)
    glory(a, 52, 24, 64, 3, "#FFFBDC")
    a.shadow(52, 94, 40, 6, 0.4)
    silks = ("#F2506A", "#FFD24A", "#5FB4F5", "#7FE09A", "#C98CF5", "#FF9A4A")
    for k in range(8):
        x = 8 + k * 12.6
        foot = 84 + 9 * (1 - abs(k - 3.5) / 3.5)
        way = [(52, 20), (52 + (x - 52) * 0.34, 46 + abs(k - 3.5)), (x, foot)]
        tone = silks[k % 6]
        a.limb(way, [1, 3, 4.6], tone, mix(tone, "#FFFFFF", 0.6), mix(tone, "#2A1440", 0.5))
    a.limb([(52, 97), (52, 60), (52, 12)], [4.4, 3.6, 2.6], "#F4E4CC", "#FFFFFF", "#9A7284")
    for k in range(5):
        a.limb([(49.8, 92 - k * 14), (54, 86 - k * 14)], [1.4, 1.4], "#D8404A")
    for k in range(12):
        x, y = toward((52, 21), k * 30, 1)
        x, y = 52 + (x - 52) * 14, 21 + (y - 21) * 4.4
        a.circle(x, y, 3, ("#7FB45E", "#4A8A3A")[k % 2])
        a.circle(x, y - 0.6, 1.5, ("#FFFFFF", "#FFB0C8", "#FFE08A")[k % 3])
    a.glow(52, 8, 12, "#FFF3B0", 1)
    a.spark(52, 8, 8, "#FFF6D0")
    token(a, others[0], 19.5, 76, 1.14)
    token(a, others[1], 82, 76, 1.14)


def well(a: Art, others: Sequence[str]) -> None:
    """Who calls into it is answered from both sides."""
    field(a, others, 72, 82)
    glory(a, 52, 44, 64, 3, "#FFFBDC")
    a.shadow(54, 97, 34, 4, 0.6)
    for x in (32, 72):
        hewn(a, [(x - 2.4, 32), (x + 2.4, 32), (x + 2.4, 74), (x - 2.4, 74)], WOOD)
    form(a, "M16 40L52 12L88 40L84 44C66 38 38 38 20 44Z", TILE, (22, 18), (86, 44))
    for k in range(3):
        a.limb(
            [(44 - k * 9, 22 + k * 7), (52, 22 + k * 6), (60 + k * 9, 22 + k * 7)],
            [0.4, 1.1, 0.4],
            TILE[2],
            o=0.6,
        )
    hewn(a, [(28, 49), (76, 49), (76, 53.6), (28, 53.6)], WOOD)
    a.limb([(52, 50), (52, 64)], [1.2, 1.2], "#E9CF9A")
    hewn(a, [(46, 64), (58, 64), (56.6, 75), (47.4, 75)], WOOD)
    a.ellipse(52, 64, 6, 1.6, "#5FB4F5")
    form(a, "M24 76H80V92C70 99 34 99 24 92Z", STONE, (26, 74), (80, 96))
    for row in range(2):
        for k in range(5):
            x = 26 + k * 11 + row * 5
            a.path(f"M{x} {79 + row * 8}h9v6h-9Z", STONE[row], 0.55)
    a.ellipse(52, 76, 28, 6, "#FFF3E0")
    a.ellipse(52, 76.4, 24, 4.4, a.linear(30, 74, 74, 80, (0, "#1A2A5C"), (1, "#3F86D0")))
    a.ellipse(52, 64, 6, 1.6, "#5FB4F5")
    hewn(a, [(46, 64), (58, 64), (56.6, 75), (47.4, 75)], WOOD)
    for x, y in ((20, 95), (84, 96)):
        stone(a, x, y + 2, 6, 5, STONE)
    grass(a, TUFTS, 102, "#8A8436", "#D9BE5A")
    token(a, others[0], 19.5, 74, 1.14)
    token(a, others[1], 82, 74, 1.14)


PROMISES: dict[str, Promise] = {
    "mountain": birds,
    "river": sunflowers,
    "forest": cottages,
    "lake": balloons,
    "cave": hares,
}
OATHS: tuple[Oath, ...] = (belfry_vow, windmill, harp, maypole, well)
