"""Mountain: what it promises in pairs, and what it swears by."""

from collections.abc import Sequence

from curves import polygon, toward
from kit import Art

from wishes.horizons import far
from wishes.land import Tones, firs, glory, stone
from wishes.mountain import boulder, ledge, sword, tower
from wishes.tokens import token
from wishes.vows.parts import STONE, WOOD, Oath, Promise, eye, facing, form, gold, hewn

CRAG: Tones = ("#F0B8B0", "#8A4A6A", "#2A0E34")
BRASS: Tones = ("#FFFBE2", "#D09A3E", "#6A3E18")
SNOW = "#FFF0EA"


def _summit(a: Art, others: Sequence[str], foot: float, top: float) -> None:
    """The other worlds from a ledge in snow."""
    far(a, others, foot, 50 if len(others) == 1 else 54)
    crest = f"M-30 {top + 2}C0 {top - 4} 20 {top - 2} 50 {top - 2}C80 {top - 3} 104 {top} 130 {top}"
    ledge(a, crest + "V140H-30Z")
    a.path(
        crest + f"V{top + 4}C100 {top + 2} 84 {top + 6} 66 {top + 2}"
        f"C44 {top + 6} 20 {top + 1} -30 {top + 7}Z",
        "#FFDCCC",
        0.95,
    )


def _abyss(a: Art, top: float) -> None:
    """What lies below a crag: blue mist that swallows the ground."""
    a.path(
        f"M-30 {top}H130V140H-30Z",
        a.linear(50, top, 50, top + 30, (0, "#B890C0", 0), (0.4, "#7A5496"), (1, "#2A1440")),
    )


def towers(a: Art, other: str) -> None:
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


def ibexes(a: Art, other: str) -> None:
    """Two ibexes on two rocks; their horns close the ring."""
    far(a, [other], 70, 50)
    _abyss(a, 74)
    glory(a, 50, 46, 27, 2, "#FFE9B8")
    for right in (True, False):
        fur: Tones = (
            ("#F0C8A0", "#96603E", "#3C1E2C") if right else ("#FFF6EC", "#BCA4A4", "#5A4462")
        )
        with facing(a, 50, 0, right=right):
            hewn(a, [(60, 78), (40, 80), (22, 88), (10, 92), (6, 104), (60, 110)], CRAG)
            a.limb([(60, 78), (40, 80), (22, 88), (10, 92)], [3, 3.4, 3, 0.6], SNOW)
            for x, y in ((20, 88), (25, 89), (38, 82), (43, 81)):
                a.limb(
                    [(x + 1, 68), (x + 2, 78), (x, y)],
                    [4.4, 2.8, 2],
                    fur[2] if x in (25, 43) else fur[1],
                )
            form(
                a,
                "M14 58C20 52 38 54 46 60C49 66 46 74 40 75C30 77 20 76 16 72Z",
                fur,
                (18, 54),
                (44, 76),
            )
            form(
                a,
                "M12 48C18 48 26 54 26 64C22 72 14 70 13 62C12 57 11 52 12 48Z",
                fur,
                (10, 48),
                (26, 68),
            )
            form(
                a,
                "M3 52C3 46 9 41 15 42C20 44 20 51 16 55C12 58 5 59 3 56Z",
                fur,
                (4, 42),
                (18, 58),
            )
            a.limb([(8, 58), (8, 62), (10, 66)], [2, 2, 0.2], fur[2])
            horn = [(13, 43), (10, 32), (15, 20), (27, 16), (36, 22)]
            a.limb(horn, [4.6, 5, 4.6, 3.4, 0.6], "#8A6A5A", "#F4DEC0", "#3A2230")
            for k in range(6):
                p = toward((25, 32), 200 + k * 24, 15)
                a.circle(*p, 1, "#3A2230", 0.7)
            a.limb([(17, 45), (22, 43)], [2.6, 0.6], fur[2])
            eye(a, 9.6, 48.6, 1.4)
    token(a, other, 50, 72, 1.24)
    firs(a, ((3, 20), (98, 22)), 112, "#1F0C2A")


def eagles(a: Art, other: str) -> None:
    """Two eagles spread their wings over it."""
    far(a, [other], 78, 50)
    _abyss(a, 80)
    glory(a, 50, 46, 31, 2, "#FFE9B8")
    hewn(a, [(24, 106), (32, 90), (44, 84), (56, 83), (68, 90), (78, 106)], CRAG)
    a.limb([(32, 90), (44, 84.6), (56, 83.6), (68, 90)], [0.8, 3, 3, 0.8], SNOW)
    for right in (True, False):
        plume: Tones = (
            ("#F0C07A", "#8A4E2E", "#34182A") if right else ("#FFF3DC", "#B48A6E", "#4E2E48")
        )
        with facing(a, 50, 0, right=right):
            for k in range(7):
                tip = toward((18, 62), -96 + k * 17, 46 - abs(k - 2) * 3)
                middle = toward((18, 62), -104 + k * 17, 26)
                a.limb(
                    [(16, 64), middle, tip],
                    [3, 8.4, 1.6],
                    plume[1] if k % 2 else plume[2],
                    plume[0],
                )
            form(
                a,
                "M10 52C16 46 26 50 27 62C27 74 20 86 14 90C9 84 6 64 10 52Z",
                plume,
                (10, 50),
                (26, 86),
            )
            for row in range(4):
                for k in range(2 + row % 2):
                    a.path(
                        f"M{11.6 + k * 5 - row % 2 * 2} {62 + row * 5.4}q2 3.4 4 0",
                        "none",
                        1,
                        plume[0],
                        0.8,
                        0.8,
                    )
            form(
                a,
                "M6 46C7 39 14 36 20 39C24 43 24 51 20 55C14 58 8 54 6 50Z",
                ("#FFFFFF", "#F4E8DC", "#B49CAC"),
                (8, 38),
                (22, 56),
            )
            a.path("M8 44C3 44 0 47 1 52.4C4 50.6 7 50.8 9 51Z", "#F2B43A")
            a.path("M1.4 50C2 48 5 47.4 8.4 48", "none", 1, "#8A4A1E", 0.6)
            a.limb([(10, 43), (15, 43)], [1.4, 0.3], "#4A2A34")
            eye(a, 12, 45, 1.5, "#2A1220")
    token(a, other, 50, 72, 1.2)


def rope_bridge(a: Art, other: str) -> None:
    """From crag to crag hangs a bridge of rope; it lies in the middle."""
    far(a, [other], 76, 50)
    _abyss(a, 74)
    glory(a, 50, 46, 25, 2, "#FFE9B8")
    for right in (True, False):
        with facing(a, 50, 0, right=right):
            hewn(
                a,
                [(64, 34), (44, 38), (36, 46), (38, 60), (32, 74), (38, 90), (34, 110), (64, 110)],
                CRAG,
            )
            a.limb([(64, 34), (44, 38), (36, 46)], [4, 5, 1.4], SNOW)
            for x, y in ((44, 52), (40, 72)):
                a.limb([(x, y), (x + 3, y + 9), (x + 1, y + 18)], [0.3, 1.8, 0.3], CRAG[2], o=0.7)
            hewn(a, [(36.6, 47), (36.6, 28), (40, 28), (40, 48)], WOOD)
            a.glow(38, 26, 8, "#FFC45A", 0.9)
            a.circle(38.2, 27, 2.2, "#FFF3C0")
    for y, sag in ((32, 16), (47, 21)):
        way = [(13, y), (30, y + sag * 0.72), (50, y + sag), (70, y + sag * 0.72), (87, y)]
        a.limb(way, [1.2] * 5, "#5A3A34", "#F4D8A0")
    for k in range(13):
        t = (k - 6) / 6.6
        u, drop = 50 + t * 37, (1 - t * t)
        top, low = 32 + 16 * drop, 47 + 21 * drop
        a.path(f"M{u} {top}V{low}", "none", 1, "#5A3A34", 0.6)
        hewn(a, [(u - 2.2, low - 1), (u + 2.2, low - 1), (u + 2, low + 3), (u - 2, low + 3)], WOOD)
    token(a, other, 50, 82, 1.24, (50, 70))
    a.dust([(30, 84, 0.9), (70, 88, 0.9), (50, 24, 1)], "#FFD9A0")


def banners(a: Art, other: str) -> None:
    """Two banners are planted crosswise in the snow of the summit."""
    _summit(a, [other], 76, 88)
    glory(a, 50, 50, 28, 2, "#FFE9B8")
    for s, silk in (
        (1, ("#FF9AA0", "#C8283E", "#5A0C34")),
        (-1, ("#FFF3B0", "#E0A02E", "#7A4418")),
    ):
        tones: Tones = (silk[0], silk[1], silk[2])
        foot, top = (50 - s * 17, 96), (50 + s * 24, 14)
        if s > 0:
            shape = (
                "M72 18C60 10 48 18 36 11C38 20 34 26 30 34C42 40 54 32 66 40C66 32 69 25 72 18Z"
            )
        else:
            shape = (
                "M28 18C36 13 42 20 50 21C46 28 44 36 44 44C36 42 32 36 22 40C24 32 26 25 28 18Z"
            )
        form(a, shape, tones, (30, 12) if s > 0 else (24, 18), (70, 40) if s > 0 else (48, 44))
        a.limb(
            [foot, ((foot[0] + top[0]) / 2, (foot[1] + top[1]) / 2), top],
            [2.8, 2.4, 2],
            WOOD[1],
            WOOD[0],
            WOOD[2],
        )
        with a.moved(*top, 1, 26 * s):
            form(a, "M-2.6 0L0 -11L2.6 0Z", ("#FFFFFF", "#D6DCEC", "#5A5E86"), (-2, -10), (3, 0))
    star = [toward((52, 26), k * 36 - 90, 6 if k % 2 == 0 else 2.6) for k in range(10)]
    a.path(polygon(star), "#FFE9A0")
    a.circle(36, 31, 3.4, "#FFF8E0")
    for x, w in ((33, 7), (67, 7)):
        stone(a, x, 99, w, 7, STONE)
    token(a, other, 50, 82, 1.2)
    firs(a, ((4, 18), (97, 20)), 112, "#1F0C2A")


def sword_vow(a: Art, others: Sequence[str]) -> None:
    """The sword in the stone, sworn by two worlds."""
    _summit(a, others, 74, 90)
    glory(a, 54, 46, 60, 3, "#FFF0C8")
    with a.group("translate(0 9) rotate(4 54 66) translate(54 74) scale(.92) translate(-54 -74)"):
        sword(a)
    with a.group("translate(5.4 8) scale(.9 .94)"):
        boulder(a)
    token(a, others[0], 19.5, 81, 1.08)
    token(a, others[1], 82, 81, 1.04)


def shield(a: Art, others: Sequence[str]) -> None:
    """The shield on the summit: a peak in its field, and both worlds behind it."""
    _summit(a, others, 74, 88)
    glory(a, 54, 48, 64, 3, "#FFF0C8")
    a.shadow(56, 97, 30, 4, 0.6)
    edge = "M54 8C66 16 78 18 86 16C88 46 80 78 54 97C28 78 20 46 22 16C30 18 42 16 54 8Z"
    a.path(edge, gold(a, 24, 10, 86, 92))
    inner = "M54 15C64 21 73 23 80.6 22C81 46 74 72 54 89C34 72 27 46 27.4 22C35 23 44 21 54 15Z"
    form(a, inner, ("#F0808A", "#A81E3A", "#4A0A30"), (28, 20), (80, 88))
    a.path("M54 15C64 21 73 23 80.6 22C81 46 74 72 54 89Z", "#2A0628", 0.35)
    hewn(
        a,
        [(33, 66), (46, 44), (50, 49), (56, 34), (64, 50), (67, 47), (76, 66), (54, 86)],
        ("#FFFFFF", "#E4C8D8", "#8A5A86"),
    )
    a.path("M56 34L51 47L55 51L58 47L62 52L64 50Z", "#FFFFFF")
    a.path("M56 34L64 50L67 47L76 66L54 86L57 62Z", "#5A2A5C", 0.4)
    star = [toward((54, 27), k * 36 - 90, 5 if k % 2 == 0 else 2.2) for k in range(10)]
    a.path(polygon(star), "#FFE9A0")
    a.limb([(27, 19), (24.6, 34), (27, 54), (36, 76)], [0.6, 1.6, 1.6, 0.4], "#FFFFFF", o=0.85)
    for x, y in ((54, 11.4), (83, 19), (25, 19), (78, 58), (30, 58), (54, 93)):
        a.circle(x, y, 1.5, "#FFF8E0")
    token(a, others[0], 19.5, 80, 1.12)
    token(a, others[1], 82, 80, 1.06)


def castle(a: Art, others: Sequence[str]) -> None:
    """The gate of the high castle is open to both."""
    _summit(a, others, 74, 92)
    glory(a, 54, 52, 66, 3, "#FFF0C8")
    keep: Tones = ("#FFE9D0", "#B87A86", "#4A1E4C")
    for x, w, top in ((24, 9, 34), (84, 9, 34), (54, 11, 18)):
        hewn(a, [(x - w, top), (x + w, top), (x + w, 94), (x - w, 94)], keep)
        for k in range(4):
            u = x - w - 1 + k * (w * 2 + 2) / 4
            hewn(
                a,
                [(u, top - 5), (u + w / 2.6, top - 5), (u + w / 2.6, top + 1), (u, top + 1)],
                keep,
            )
        form(
            a,
            f"M{x - w - 1} {top - 5}L{x} {top - 22}L{x + w + 1} {top - 5}Z",
            ("#FF9AA0", "#A81E3A", "#4A0A30"),
            (x - w, top - 20),
            (x + w, top - 4),
        )
        a.path(
            f"M{x - 1.6} {top + 14}V{top + 8}Q{x} {top + 5} {x + 1.6} {top + 8}V{top + 14}Z",
            "#FFD060",
        )
    hewn(a, [(30, 52), (78, 52), (78, 96), (30, 96)], keep)
    for k in range(6):
        hewn(
            a,
            [(30 + k * 8.4, 46), (35 + k * 8.4, 46), (35 + k * 8.4, 53), (30 + k * 8.4, 53)],
            keep,
        )
    for x, y in ((34, 60), (70, 62), (35, 74), (72, 78), (66, 57)):
        a.path(f"M{x} {y}h5v2.6h-5Z", keep[2], 0.35)
    a.glow(54, 82, 26, "#FFC45A", 0.9)
    a.path("M41 97V76C41 62 67 62 67 76V97Z", keep[2])
    a.path(
        "M44 97V77C44 66 64 66 64 77V97Z",
        a.radial(54, 90, 24, (0, "#FFFBE0"), (0.6, "#FFC24F"), (1, "#C8602E")),
    )
    for x in (48, 54, 60):
        a.path(f"M{x} 67V78", "none", 1, "#5A2A34", 1)
    a.path("M44 74H64M45 78.6H63", "none", 1, "#5A2A34", 1)
    a.path("M54 -2V-12L64 -8.6L54 -5.4", "#F2C14E", 1, "#F2C14E", 0.6)
    token(a, others[0], 19.5, 84, 1.12)
    token(a, others[1], 82, 84, 1.06)


def beacon(a: Art, others: Sequence[str]) -> None:
    """The fire on the height is seen from both worlds."""
    _summit(a, others, 72, 88)
    glory(a, 54, 40, 66, 3, "#FFF0C8")
    a.shadow(56, 96, 28, 4, 0.6)
    for s in (-1, 1):
        a.limb(
            [(54 + s * 6, 62), (54 + s * 14, 80), (54 + s * 22, 96)],
            [3.4, 3, 2.6],
            BRASS[1],
            BRASS[0],
            BRASS[2],
        )
    a.limb([(54, 62), (54, 96)], [3.4, 2.8], BRASS[1], BRASS[0], BRASS[2])
    a.limb([(41, 78), (54, 81), (67, 78)], [2, 2.4, 2], BRASS[1], BRASS[0], BRASS[2])
    a.glow(54, 36, 42, "#FF9A3A", 1)
    flame = (
        "M54 56C36 56 28 42 36 28C39 23 40 18 38 10C46 15 49 21 49 28C54 20 56 10 52 -2"
        "C66 6 74 20 72 30C75 28 76 24 76 20C82 32 80 56 54 56Z"
    )
    a.path(flame, a.linear(54, 0, 54, 56, (0, "#E8402E"), (0.5, "#FF9A3A"), (1, "#FFE07A")))
    core = "M54 56C44 55 40 46 45 38C48 33 50 29 50 23C58 29 64 38 62 46C61 52 58 56 54 56Z"
    a.path(core, a.linear(54, 24, 54, 56, (0, "#FFD24A"), (1, "#FFFFFF")))
    form(a, "M24 48H84C82 62 70 68 54 68C38 68 26 62 24 48Z", BRASS, (26, 48), (82, 68))
    a.path("M24 48H84L83 52H25Z", "#FFF3C0", 0.9)
    for x in (34, 44, 54, 64, 74):
        a.circle(x, 57, 1.8, "#C8283E")
    for x, y in ((30, 22), (80, 12), (88, 34), (22, 36)):
        a.circle(x, y, 1.1, "#FFE08A")
    token(a, others[0], 19.5, 82, 1.16)
    token(a, others[1], 82, 82, 1.1)


def throne(a: Art, others: Sequence[str]) -> None:
    """The seat cut into the summit; whoever takes it answers to both."""
    _summit(a, others, 74, 90)
    glory(a, 54, 46, 66, 3, "#FFF0C8")
    a.shadow(56, 98, 34, 4, 0.6)
    seat: Tones = ("#F8DCD4", "#A87890", "#3C1A48")
    hewn(a, [(32, 66), (33, 18), (44, 8), (54, 2), (64, 8), (75, 18), (76, 66)], seat)
    hewn(a, [(38, 66), (39, 24), (54, 12), (69, 24), (70, 66)], ("#FF9AA0", "#B8283E", "#5A0C34"))
    for x, y in ((46, 32), (62, 32), (54, 42), (46, 52), (62, 52)):
        a.circle(x, y, 1.3, "#FFE08A")
    star = [toward((54, 24), k * 36 - 90, 6 if k % 2 == 0 else 2.6) for k in range(10)]
    a.path(polygon(star), gold(a, 48, 18, 60, 30))
    hewn(a, [(34, 66), (74, 66), (78, 74), (30, 74)], ("#FF9AA0", "#C8324A", "#7A1440"))
    hewn(a, [(30, 74), (78, 74), (77, 97), (31, 97)], seat)
    for s in (-1, 1):
        hewn(a, [(54 + s * 18, 54), (54 + s * 29, 54), (54 + s * 30, 97), (54 + s * 19, 97)], seat)
        a.circle(54 + s * 24, 54, 6, gold(a, 54 + s * 24 - 6, 48, 54 + s * 24 + 6, 60))
        a.circle(54 + s * 24 - 1.6, 52, 1.6, "#FFFFFF", 0.9)
        a.circle(54 + s * 21, 17, 3, gold(a, 54 + s * 21 - 3, 14, 54 + s * 21 + 3, 20))
    a.circle(54, 1, 4, a.radial(52.6, -0.4, 6, (0, "#FFFFFF"), (0.4, "#F2506A"), (1, "#6B0F30")))
    hewn(a, [(26, 93), (82, 93), (86, 99), (22, 99)], (seat[0], seat[1], seat[1]))
    a.limb([(27, 93.4), (81, 93.4)], [1.2, 1.2], SNOW)
    token(a, others[0], 19.5, 82, 1.12)
    token(a, others[1], 82, 82, 1.06)


PROMISES: dict[str, Promise] = {
    "river": towers,
    "forest": ibexes,
    "lake": eagles,
    "cave": rope_bridge,
    "valley": banners,
}
OATHS: tuple[Oath, ...] = (sword_vow, shield, castle, beacon, throne)
