"""Valley of the echo, the realm of fame: golden evening, two steep walls, rings of sound."""

from curves import Point, n
from kit import Art

from wishes.land import Tones, arcs, clouds, flock, grass, hills, orb, sky

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


EMBLEMS = {
    "valley": valley,
}
