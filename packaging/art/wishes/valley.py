"""Valley of the echo, the realm of fame: golden evening, two steep walls, rings of sound."""

from curves import Point, n
from kit import Art
from plants import leaf

from wishes.land import Tones, arcs, clouds, flock, glory, grass, hills, orb, sky, stars

GLOW = ((0, "#6A4A7C"), (0.35, "#C8786A"), (0.7, "#F5B45E"), (1, "#FFF0B8"))
ROCK: Tones = ("#F2CF8E", "#A8744C", "#4E3346")
METAL = ((0, "#FFFBE2"), (0.3, "#EDC566"), (0.55, "#B07E2C"), (0.75, "#F0CD78"), (1, "#7A4E1A"))


def gorge(a: Art, sun: Point, r: float = 9, wide: float = 0) -> None:
    """Evening light between two walls of rock; `wide` moves them apart."""
    sky(a, *GLOW, foot=64)
    orb(a, *sun, r, "#FFF6CC", "#FFE08A", "#FFF0B0")
    clouds(a, [(30, 12, 50, 2.4), (0, 22, 44, 2.2), (56, 20, 46, 2)], "#FFE9C0", 0.55)
    hills(a, [(20, 50), (36, 44), (52, 49), (66, 43), (84, 50)], "#E0A070", "#A8706E", 90)
    hills(a, [(20, 57), (40, 52), (58, 57), (80, 53)], "#C58A5A", "#7E5A5C", 100)
    for side in (0, 1):
        with a.moved(100 * side + (wide if side else -wide), 0, flip=bool(side)):
            a.path(
                "M-50 -8C-20 -4 2 6 10 16C15 22 15 30 21 35C28 41 27 50 33 56C37 60 38 64 43 68L44"
                " 96"
                "L-50 110Z",
                a.linear(
                    0,
                    4,
                    36,
                    80,
                    (0, ROCK[0] if not side else "#D9A46C"),
                    (0.4, ROCK[1]),
                    (1, ROCK[2]),
                ),
            )
            for line in (
                [(-4, 6), (2, 24), (0, 44), (6, 66)],
                [(12, 22), (10, 38), (18, 54), (17, 72)],
                [(24, 42), (24, 56), (31, 68)],
            ):
                a.limb(line, [0.4, *[2.2] * (len(line) - 2), 0.4], ROCK[2], o=0.55)
            a.limb(
                [(-6, 0), (9, 15.6), (15, 27), (21, 35), (27, 44), (33, 56), (42, 67)],
                [0.4, 1.4, 1, 1.2, 1, 1.2, 0.3],
                "#FFEDB4",
                o=0.85 if not side else 0.5,
            )


def meadow(a: Art, top: float = 66) -> None:
    """Fields of the valley floor in bands, a stream of light between them."""
    a.path(
        f"M-30 {n(top + 2)}C20 {n(top - 2)} 76 {n(top - 2)} 130 {n(top + 2)}V140H-30Z",
        a.linear(
            30, top, 60, 124, (0, "#F5D672"), (0.25, "#C9A23E"), (0.6, "#7A6A2E"), (1, "#33301F")
        ),
    )
    for y, o in ((top + 5, 0.6), (top + 12, 0.5), (top + 22, 0.4)):
        k = y - top
        a.limb(
            [(10 - k, y + 3), (34, y - 1), (66, y - 1), (90 + k, y + 3)],
            [0.2, 1 + k * 0.06, 1 + k * 0.06, 0.2],
            "#FFF0AE",
            o=o,
        )
        a.limb(
            [(0 - k, y + 6), (30, y + 1.4), (70, y + 1.8), (100 + k, y + 6)],
            [0.2, 1 + k * 0.05, 1 + k * 0.05, 0.2],
            "#5E6A2E",
            o=o,
        )


def valley() -> Art:
    """A call goes out between the walls and comes back in rings."""
    a = Art("Valley of the echo")
    gorge(a, (52, 36), 10)
    arcs(a, 52, 60, (18, 27, 36, 45, 54), 215, 325, "#FFFBE0", 0.85)
    meadow(a)
    a.path(
        "M51 65C54 70 46 73 47 79C48 88 66 92 62 104C60 114 56 122 58 130H92C88 116 84 106 76 97"
        "C68 88 56 84 57 77C57.6 72 56 68 54.6 65Z",
        a.linear(
            54, 65, 66, 122, (0, "#FFFBE0"), (0.3, "#FFE0A0"), (0.7, "#B99A78"), (1, "#5F5A64")
        ),
    )
    # a village of three roofs, poplars
    for x, y, s in ((36, 74, 1), (41, 76, 0.8), (31.6, 77, 0.75)):
        with a.moved(x, y, s):
            a.path("M-3.4 0V-4.6H3.4V0Z", "#FFF3D6")
            a.path("M.6 0V-4.6H3.4V0Z", "#C99A80")
            a.path("M-4.4 -4.2L0 -9L4.4 -4.2Z", "#A8452E")
            a.path("M-1 0V-2.6H.4V0Z", "#5A3A34")
    for x, h in ((69, 15), (73, 19), (77, 13), (26, 12)):
        a.path(
            f"M{x} {80 - h}C{x + 3} {80 - h * 0.5:.1f} {x + 2.4} 79 {x} 80C{x - 2.4} 79 {x - 3}"
            f" {80 - h * 0.5:.1f} {x} {80 - h}Z",
            a.linear(x - 2, 0, x + 2, 0, (0, "#B9B04A"), (1, "#4A5628")),
        )
    flock(a, [(62, 22, 1), (70, 26, 0.8), (57, 28, 0.6)], "#7A4A50")
    grass(
        a,
        [
            (8, 18, 3),
            (14, 24, -3),
            (20, 16, 4),
            (27, 20, -2),
            (34, 14, 3),
            (88, 20, -4),
            (95, 24, 3),
        ],
        112,
        "#5E5A26",
        "#B99A3A",
        "#3E3C1E",
    )
    a.dust([(40, 62, 0.7), (64, 66, 0.9), (84, 84, 1.2), (30, 90, 0.9)], "#FFF6CC")
    return a


def whisper() -> Art:
    """A harebell rings, so softly that only the valley hears."""
    a = Art("Valley: a whisper")
    gorge(a, (50, 50), 8, 4)
    meadow(a, 76)
    dusk = a.linear(
        50, 0, 50, 100, (0, "#161250", 0.8), (0.5, "#2A1650", 0.5), (1, "#1A1034", 0.72)
    )
    a.path("M-30 -40H130V140H-30Z", dusk)
    a.path("M67 9A7 7 0 1 0 73.2 19.6A5.8 5.8 0 1 1 67 9Z", "#FFF3D0")
    stars(a, [(42, 14, 0.7), (52, 8, 0.6), (78, 14, 0.6), (58, 24, 0.5), (46, 24, 0.5)])
    a.glow(56, 56, 34, "#FFE9B8", 0.5)
    arcs(a, 61, 60, (26, 32), -26, 40, "#FFF6E0", 0.9)
    arcs(a, 61, 60, (26, 32), 140, 206, "#FFF6E0", 0.9)
    stem: list[Point] = [(44, 116), (42, 90), (44, 62), (50, 38), (58, 31), (61, 38)]
    a.limb(stem, [3, 2.4, 2, 1.8, 1.5, 1.2], "#6B9A4A", "#E0F09A")
    leaf(a, (42.6, 88), -156, 20, "#B9D870", "#4F7A3A")
    leaf(a, (43, 80), -28, 18, "#D3E88A", "#5E8640")
    # a bud beside it, the open bell in the middle
    a.limb([(44, 60), (36, 52), (31, 58)], [1.6, 1.3, 1], "#6B9A4A", "#E0F09A")
    a.path(
        "M31 57C35.6 60 36 68 32 73C27.4 69 26.6 61 31 57Z",
        a.linear(27, 58, 36, 72, (0, "#FFFFFF"), (0.4, "#D6C6FF"), (1, "#7A5CC8")),
    )
    bell = a.linear(
        -16, -2, 14, 34, (0, "#FFFFFF"), (0.35, "#E6DAFF"), (0.75, "#AE96EC"), (1, "#7558C0")
    )
    with a.moved(61, 38, 1.12, 6):
        a.path(
            "M0 -2C-6 -2 -9.6 4 -11 12C-12.4 20 -14.6 25 -19 28.6C-14 28.4 -11.6 30 -10.4 33.6"
            "C-7.4 30 -3.6 30 -.4 34.6C3 30 6.8 30 10 33.6C11 30 13.6 28.4 18.6 28.6"
            "C14.4 25 12.2 20 11 12C9.6 4 6 -2 0 -2Z",
            bell,
        )
        a.path(
            "M5 -.6C8.6 2 10 6.6 11 12C12.2 20 14.4 25 18.6 28.6C13.6 28.4 11 30 10 33.6C8.6 31.8"
            " 7 30.8 5.4 30.6C7.6 20 7.4 9 5 -.6Z",
            "#4A2C98",
            0.4,
        )
        for line in ([(-4, 1), (-7, 14), (-10, 31)], [(0.6, 0), (0.4, 16), (-0.4, 33)]):
            a.limb(line, [0.3, 0.9, 0.2], "#8A6ED6", o=0.7)
        a.path(
            "M-9 8C-8 3 -5.6 .4 -3.4 -.4C-5.4 4 -6.6 10 -7.6 16C-8.4 20 -10.6 18 -9 8Z",
            "#FFFFFF",
            0.55,
        )
        a.path(
            "M-5 -1C-3.4 -4.6 3.4 -4.6 5 -1C7 -2 8 -1 8.6 .6C5 1 -5 1 -8.6 .6C-8 -1 -7 -2 -5 -1Z",
            "#6B9A3E",
        )
        a.limb([(0, 26), (0.4, 33), (0.2, 37)], [0.7, 0.9, 0.9], "#FFF3C0")
        a.circle(0.2, 38.4, 1.8, "#FFE58A")
    grass(
        a,
        [
            (12, 22, 4),
            (20, 30, -3),
            (28, 20, 3),
            (70, 18, -3),
            (78, 26, 4),
            (86, 20, -3),
            (93, 28, 2),
        ],
        114,
        "#6B6A2C",
        "#C9AE4A",
        "#43431F",
    )
    a.dust([(84, 60, 1.2), (30, 74, 0.9), (76, 44, 0.8), (48, 26, 0.7)], "#FFF6CC")
    return a


BLUE: Tones = ("#BFE0FF", "#3F7FC8", "#1C3A7A")
RUST: Tones = ("#FFE3A8", "#E08A3A", "#8A3E1E")


def songbird(a: Art) -> None:
    """A blue bird with a crest that sits and looks to the right, its feet at 0, 0."""
    light, mid, dark = BLUE
    a.path("M-8 -4C-15 -3 -22 0 -29 6L-24 8C-17 5 -10 3 -6 1Z", dark)
    a.path(
        "M-12 -4C-10 -12 -2 -15 3 -19C4 -25 10 -28 15 -25C18 -23 18.4 -18.6 16.4 -15"
        "C15 -8 11 -1 2 0C-5 .6 -11 0 -12 -4Z",
        a.linear(-10, -24, 14, 0, (0, light), (0.45, mid), (1, dark)),
    )
    a.path(
        "M16.6 -15C15 -8 11 -1 2 0C-2 .2 -4 0 -6 -.6C3 -3 7 -9 8.6 -17C11 -18 14 -18 16.6 -15Z",
        a.linear(8, -17, 6, 0, (0, "#FFFFFF"), (0.6, "#FFF3DC"), (1, "#C9A68C")),
    )
    a.path(
        "M-18 -2C-10 -14 1 -15 6 -10C2 -4 -8 0 -18 -2Z",
        a.linear(-12, -12, 4, -2, (0, mid), (1, dark)),
    )
    for y in (-5, -7.6):
        a.limb([(-12, y + 3), (-3, y), (3, y - 1)], [0.2, 1.1, 0.2], light, o=0.9)
    a.path("M11 -26C8.6 -28 4 -30.6 0 -29.4C3 -27 4.6 -24 6.4 -22.6Z", mid)
    a.path("M16.8 -23L24.6 -20L17.2 -18.2Z", "#FFC24F")
    a.path("M17 -20.4L24.6 -20L17.2 -18.2Z", "#B4661E")
    a.circle(13, -21.6, 1.5, "#1C1220")
    a.circle(12.5, -22.1, 0.5, "#FFFFFF")
    a.path("M1 -.6C1 1 .6 2.4 1 4.4M5 -.8C5 1 5.4 2.4 5 4.4", "none", 1, "#5A3426", 1.1)


def swallow(a: Art) -> None:
    """A rusty bird with a forked tail that comes flying from the left, its heart at 0, 0."""
    light, mid, dark = RUST

    a.path(
        "M3 -7C6 -18 12 -28 22 -37C22.6 -31 21.4 -27 19 -23.6C20 -19 18 -15.4 15 -13"
        "C14 -9.6 11 -7 7 -5Z",
        a.linear(8, -30, 16, -6, (0, mid), (1, dark)),
    )
    a.path(
        "M-10 2C-17 2 -23 -1 -29 -7C-27 0 -24 3 -20 5C-24 7 -27 10 -28 15C-20 13 -14 10 -8 6Z", dark
    )
    a.path(
        "M-14 4C-8 -4 2 -9 8 -10C12 -11.6 17 -9.6 17.6 -6C18 -2 13 3 6 6C-2 9 -9 8 -14 4Z",
        a.linear(-8, -10, 10, 8, (0, light), (0.4, mid), (1, dark)),
    )
    a.path("M17.4 -5C15 2 8 6 2 7C-4 8 -9 7 -13 4.4C-4 5 6 2 10 -4C12 -6 15 -7 17.4 -5Z", "#FFF6E2")
    a.path(
        "M6 -4C3 -16 -2 -28 -2 -42C-7.6 -38 -11 -33.6 -12.4 -29C-16.6 -27.4 -19.4 -23.6 -20 -19"
        "C-23.4 -16.6 -25 -12.6 -24 -8C-17 -8 -9 -4 -3 3Z",
        a.linear(-22, -34, 4, 0, (0, "#F2B062"), (0.5, "#C86A2E"), (1, dark)),
    )
    for tip, bend in (((-3.4, -37), (-2, -18)), ((-12.4, -27), (-6, -14)), ((-20, -17), (-9, -9))):
        a.limb([(1, -2), bend, tip], [0.6, 1.6, 0.2], light, o=0.8)
    a.limb([(5, -5), (1, -18), (-1.6, -38)], [2.4, 2, 0.4], "#FFFFFF", o=0.8)
    a.path("M17 -8.4L24 -5.6L17.2 -4Z", "#5A3426")
    a.circle(12.8, -7, 1.5, "#1C1220")
    a.circle(12.3, -7.5, 0.5, "#FFFFFF")


def promise() -> Art:
    """One waits on the rock, one comes flying: the ring they hold is meant for both."""
    a = Art("Valley: a promise")
    gorge(a, (57, 46), 14, 16)
    glory(a, 57, 46, 22, 2, "#FFFBE0")
    meadow(a, 80)
    a.path(
        "M-30 78C-10 73 18 75 34 79C46 81 53 85 50 90C46 96 38 100 40 108L38 130H-30Z",
        a.linear(0, 76, 40, 118, (0, ROCK[0]), (0.35, ROCK[1]), (1, "#3A2638")),
    )
    a.limb([(-20, 76.6), (14, 76.6), (34, 80), (50, 86)], [0.8, 2, 1.8, 0.4], "#FFF3C4")
    for line in ([(12, 82), (14, 96), (9, 114)], [(32, 86), (28, 98), (31, 114)]):
        a.limb(line, [0.4, 2.2, 0.4], "#4E3346", o=0.6)
    grass(a, [(6, 12, -3), (12, 9, 3), (44, 8, 3)], 81, "#8A8436", "#D9BE5A")
    with a.moved(31, 75, 0.98):
        songbird(a)
    with a.moved(76, 49, 0.76, -20, flip=True):
        swallow(a)
    # the ring in both their beaks
    a.glow(57.4, 57, 12, "#FFFFFF", 0.95)
    a.circle(57.4, 57.4, 4.6, "none", 1, "#5A3410", 2.6)
    a.circle(57.4, 57.4, 4.6, "none", 1, a.linear(53, 53, 62, 62, *METAL), 1.8)
    a.spark(57.4, 51.6, 3.4, "#FFFFFF")
    a.dust([(44, 30, 1), (66, 78, 0.9), (82, 72, 0.8), (64, 88, 0.9)], "#FFF6CC")
    return a


EMBLEMS = {
    "valley": valley,
    "valley-whisper": whisper,
    "valley-promise": promise,
}
