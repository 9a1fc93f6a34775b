"""The signs of the six wishes: goldsmith's work, each a plain strong shape."""

from curves import Point, n, polygon, ribbon, toward
from kit import Art
from plants import leaf

DARK = "#3A1E10"
METAL = ((0, "#FFFBE2"), (0.3, "#EDC566"), (0.55, "#B07E2C"), (0.75, "#F0CD78"), (1, "#7A4E1A"))


def metal(a: Art, x0: float = 16, y0: float = 10, x1: float = 84, y1: float = 90) -> str:
    return a.linear(x0, y0, x1, y1, *METAL)


def rim(a: Art, d: str, paint: str, w: float = 3.4) -> None:
    """A shape in a rim of gold: dark seat, gold, a thread of light."""
    a.path(d, paint, 1, DARK, w + 2)
    a.path(d, "none", 1, metal(a), w)
    a.path(d, "none", 1, "#FFF9DC", w * 0.24, 0.9)


def jewel(a: Art, x: float, y: float, r: float, tone: str, deep: str) -> None:
    a.circle(x, y, r + 0.9, DARK)
    a.circle(
        x,
        y,
        r,
        a.radial(x - r * 0.35, y - r * 0.4, r * 1.3, (0, "#FFFFFF"), (0.4, tone), (1, deep)),
    )
    a.ellipse(x - r * 0.35, y - r * 0.42, r * 0.28, r * 0.2, "#FFFFFF", 0.95, -30)


def love() -> Art:
    """A heart with a flame above it, pierced by one arrow of gold."""
    a = Art("Love")
    a.glow(50, 50, 48, "#FF9AB0", 0.6)
    flame = (
        "M50 27C43 26 40 19 43.4 13.4C45.4 10.4 47 8 46.4 3C53 6.6 58.6 12 57.6 19"
        "C57 24 54 27 50 27Z"
    )
    a.path(
        flame,
        a.linear(50, 3, 50, 27, (0, "#F2503A"), (0.5, "#FFB03A"), (1, "#FFF3B0")),
        1,
        DARK,
        1.4,
    )
    a.path(
        "M50.4 26C46.6 25 46 20.6 48 17.6C49.4 15.6 50.4 13.6 50 11C53.6 14.4 55 18 54.2 21.4C53.6"
        " 24.4 52.4 25.8 50.4 26Z",
        "#FFFDE8",
    )
    shaft: list[Point] = [(10, 80), (50, 56), (92, 31)]
    a.path(ribbon(shaft, [4, 4, 4]), metal(a, 30, 40, 50, 70), 1, DARK, 1.2)
    heart = "M50 93C26 77 9 61 12 42C14.4 26.6 36 20 50 39C64 20 85.6 26.6 88 42C91 61 74 77 50 93Z"
    rim(
        a,
        heart,
        a.linear(
            18, 28, 82, 90, (0, "#FF9AA8"), (0.35, "#E0304E"), (0.75, "#A8143C"), (1, "#5A0828")
        ),
        4,
    )
    a.path("M50 87C68 75 82 61 83.6 47C84.4 60 72 76 50 87Z", "#3A0420", 0.4)
    a.path(
        "M19 50C17.6 39 27 31.6 36 35C28 37 23.4 44 25 54C22.6 55 19.6 53.6 19 50Z", "#FFFFFF", 0.8
    )
    # the head of the arrow and its feathers lie over the rim
    a.path(
        polygon([(96, 28), (80, 29), (84, 35), (88, 42)]), metal(a, 80, 28, 94, 42), 1, DARK, 1.2
    )
    for k in range(3):
        x, y = 9 + k * 5, 80.6 - k * 3
        a.path(
            polygon([(x, y), (x - 5, y - 4.4), (x - 0.6, y - 7.4), (x + 4, y - 2.6)]),
            "#FFF0E6",
            1,
            DARK,
            0.8,
        )
        a.path(
            polygon([(x, y), (x + 1, y + 6), (x + 6, y + 3.4), (x + 4, y - 2.6)]),
            "#F2B4B8",
            1,
            DARK,
            0.8,
        )
    a.dust([(84, 14, 1.6), (16, 20, 1), (90, 66, 1.3), (70, 92, 0.9)], "#FFE3E0")
    return a


def wisdom() -> Art:
    """An open book; over its pages a star."""
    a = Art("Wisdom")
    a.glow(50, 34, 46, "#CFE6A0", 0.65)
    for s in (0, 1):
        with a.moved(50, 0, flip=bool(s)):
            cover = "M0 92C-10 84 -28 82 -45 86V43C-30 39 -10 41 0 50Z"
            a.path(cover, a.linear(-45, 40, 0, 90, (0, "#4FA068"), (1, "#134A38")), 1, DARK, 1.6)
            for k, tone in enumerate(("#D9C294", "#EBD9B0")):
                y = 1.6 - k * 2.6
                a.path(
                    f"M0 {n(86 + y)}C-10 {n(78 + y)} -26 {n(76 + y)} -41 {n(79 + y)}V{n(38 + y)}"
                    f"C-28 {n(35 + y)} -10 {n(37 + y)} 0 {n(46 + y)}Z",
                    tone,
                    1,
                    "#8A6A40",
                    0.5,
                )
            page = "M0 82C-9 73 -25 71 -40 74V34C-27 30 -9 33 0 43Z"
            light = (
                ("#FFFFFF", "#FFF6DE", "#D6BE90") if not s else ("#E0C99C", "#FFF3D6", "#EAD6AA")
            )
            a.path(
                page,
                a.linear(-40, 34, 0, 70, *zip((0, 0.6, 1), light, strict=True)),
                1,
                "#8A6A40",
                0.6,
            )
            for k in range(5):
                y = 44 + k * 6
                a.limb(
                    [(-35, y - 1.6), (-22, y - 3.4), (-6, y + 2.6)],
                    [0.4, 1.4, 0.6],
                    "#8A7250",
                    o=0.75,
                )
    a.limb([(50, 43), (50, 62), (50, 83)], [0.6, 2.6, 1.4], "#7A5A38", o=0.8)
    a.path("M47 82L50 98L55 92L58.6 95L53 78Z", "#C8323C", 1, DARK, 0.8)
    star = [
        toward((50, 23), k * 22.5 - 90, (21 if k % 4 == 0 else 10.6) if k % 2 == 0 else 5.4)
        for k in range(16)
    ]
    a.glow(50, 23, 24, "#FFFBD0", 0.9)
    a.path(polygon(star), metal(a, 36, 6, 64, 42), 1, DARK, 1.6)
    for k in range(0, 16, 2):
        a.path(polygon([(50, 23), star[k], star[(k + 1) % 16]]), "#7A4E1A", 0.5)
        a.path(polygon([(50, 23), star[k], star[k - 1]]), "#FFFFFF", 0.5)
    jewel(a, 50, 23, 3.6, "#7FE6A0", "#0F5A3C")
    a.dust([(84, 18, 1.4), (20, 26, 0.9), (76, 32, 0.8), (90, 60, 1)], "#F6FFC8")
    return a


def beauty() -> Art:
    """A hand mirror; a rose is caught in it."""
    a = Art("Beauty")
    a.glow(52, 40, 48, "#CFF6F0", 0.6)
    gold = metal(a, 24, 6, 82, 92)
    # the handle
    handle: list[Point] = [(42, 62), (35, 74), (28, 85), (22, 95)]
    a.path(ribbon(handle, [9, 6.4, 7.6, 5]), gold, 1, DARK, 1.6)
    a.path(ribbon(handle, [9, 6.4, 7.6, 5], 0.3, 0.66), "#FFFBE2", 0.8)
    jewel(a, 34.6, 74.6, 2.6, "#7FE6E0", "#0F4A5A")
    a.circle(21.6, 95, 4, gold, 1, DARK, 1.2)
    # the frame: a smooth ring set with pearls
    a.circle(56, 39, 35, gold, 1, DARK, 1.8)
    a.circle(55.6, 38.6, 34, "none", 1, "#FFFBE2", 0.7)
    for k in range(20):
        x, y = toward((56, 39), k * 18, 32.3)
        a.circle(x + 0.3, y + 0.4, 2, "#6B4212", 0.6)
        a.circle(x, y, 1.8, a.radial(x - 0.6, y - 0.7, 2.6, (0, "#FFFFFF"), (1, "#F0D6C0")))
    a.circle(56, 39, 29.6, DARK)
    a.circle(
        56,
        39,
        28,
        a.linear(
            34, 14, 78, 64, (0, "#F4FFFE"), (0.4, "#9CE0E0"), (0.75, "#3F93A8"), (1, "#174A68")
        ),
    )
    a.path(
        "M33 34C35 24 43 15.6 54 13.6C46 20 40 30 38.6 43C35 43.6 32.4 39 33 34Z", "#FFFFFF", 0.6
    )
    a.path(
        "M46 60C56 50 68 34 76 22C79 25 81 29 82 33C77 43 68 55 58 65.6C53 65.6 49 63.6 46 60Z",
        "#FFFFFF",
        0.22,
    )
    # the rose
    petal = (
        "M0 12C-7 8 -12.4 0 -11.4 -7C-10.6 -12.6 -4 -14 0 -10.6C4 -14 10.6 -12.6 11.4 -7"
        "C12.4 0 7 8 0 12Z"
    )
    leaf(a, (46, 52), 150, 13, "#CDE88A", "#3F8A4E")
    leaf(a, (66, 52), 28, 13, "#B9DC7A", "#2F7A48")
    for count, reach, size, start, light, deep in (
        (6, 10.6, 0.84, 12, "#FF9AB0", "#A8204A"),
        (5, 6.2, 0.7, -20, "#FFB8C0", "#C42E58"),
        (3, 2.2, 0.5, 30, "#FFDCDC", "#D84A6A"),
    ):
        paint = a.radial(0, 7, 21, (0, deep), (1, light))
        for i in range(count):
            turn = start + 360 * i / count
            with a.moved(*toward((56, 38.6), turn - 90, reach), size, turn):
                a.path(petal, paint, 1, "#6B0F34", 0.5)
                a.path(
                    "M-11.4 -7C-10.6 -12.6 -4 -14 0 -10.6C4 -14 10.6 -12.6 11.4 -7C8 -10 4 -9.6 .6"
                    " -7C-3 -9.6 -8 -10 -11.4 -7Z",
                    "#FFF0F0",
                    0.85,
                )
    a.dust([(90, 76, 1.5), (76, 88, 1), (18, 60, 1.2), (92, 10, 1)], "#EFFFFA")
    return a


def riches() -> Art:
    """A cut stone on three piles of gold."""
    a = Art("Riches")
    a.glow(50, 36, 48, "#D9A8FF", 0.6)
    # piles, each coin a slice; back, left, right
    for x, foot, count in ((50, 84, 7), (27, 92, 6), (73, 92, 5)):
        for k in range(count):
            y = foot - k * 4.4
            wide = 17 + (k * 7 % 3 - 1) * 0.7
            u = x + (k * 5 % 3 - 1) * 0.9
            side = a.linear(
                u - wide,
                0,
                u + wide,
                0,
                (0, "#FFF0B4"),
                (0.3, "#E3B04C"),
                (0.65, "#9A6420"),
                (1, "#5A3410"),
            )
            a.path(
                f"M{n(u - wide)} {n(y)}V{n(y + 3.8)}C{n(u - wide)} {n(y + 9.6)} {n(u + wide)}"
                f" {n(y + 9.6)} {n(u + wide)} {n(y + 3.8)}V{n(y)}Z",
                side,
                1,
                DARK,
                0.9,
            )
            a.ellipse(
                u, y, wide, 4.5, a.linear(u - wide, y - 4, u + wide, y + 4, *METAL), 1, 0, DARK, 0.8
            )
        a.ellipse(u, y, wide * 0.68, 2.9, "#8F6424", 0.6)
        a.ellipse(u - 0.6, y - 0.5, wide * 0.6, 2.3, "#F0CD78", 0.8)
    # the stone: crown, table and pavilion
    top, girdle, foot_y = 7, 25, 62
    xs = (16, 30, 50, 70, 84)
    table = (29, 40, 60, 71)
    a.path(
        polygon([(29, top), (71, top), (84, girdle), (50, foot_y), (16, girdle)]),
        "#9C5AE0",
        1,
        DARK,
        2.6,
    )
    facets: tuple[tuple[tuple[Point, ...], str], ...] = (
        (((29, top), (40, top), (30, girdle), (16, girdle)), "#F4E3FF"),
        (((40, top), (60, top), (50, girdle), (30, girdle)), "#D9B0FF"),
        (((60, top), (71, top), (70, girdle), (50, girdle)), "#B47AF0"),
        (((71, top), (84, girdle), (70, girdle)), "#7A45C0"),
        (((40, top), (50, girdle), (30, girdle)), "#FFFFFF"),
        (((60, top), (70, girdle), (50, girdle)), "#C592FA"),
        (((16, girdle), (30, girdle), (50, foot_y)), "#C99AF5"),
        (((30, girdle), (50, girdle), (50, foot_y)), "#E9CCFF"),
        (((50, girdle), (70, girdle), (50, foot_y)), "#8A4FD0"),
        (((70, girdle), (84, girdle), (50, foot_y)), "#4C2490"),
    )
    for points, tone in facets:
        a.path(polygon(list(points)), tone, 1, tone, 0.2)
    for x in xs[1:4]:
        a.path(f"M{x} {girdle}L50 {foot_y}", "none", 1, "#FFFFFF", 0.4, 0.5)
    a.path(f"M16 {girdle}H84", "none", 1, "#FFFFFF", 0.7, 0.8)
    a.path(
        polygon([(table[0] + 1, top + 1), (38, top + 1), (29, girdle - 2), (19, girdle - 1)]),
        "#FFFFFF",
        0.7,
    )
    a.spark(34, 16, 9, "#FFFFFF")
    a.dust([(88, 10, 1.6), (90, 52, 1.3), (12, 50, 1.2), (92, 72, 0.9)], "#FFF3C8")
    return a


def fame() -> Art:
    """A wreath of laurel, and in it a star."""
    a = Art("Fame")
    a.glow(50, 48, 48, "#FFE08A", 0.65)
    for s in (0, 1):
        with a.moved(50, 47, flip=bool(s)):
            bough = [toward((0, 0), 94 + k * 25, 35 - k * 0.4) for k in range(7)]
            a.path(
                ribbon(bough, [3.4, 3.2, 3, 2.6, 2.2, 1.6, 0.6]),
                metal(a, -40, -40, 0, 40),
                1,
                DARK,
                1.2,
            )
            for k in range(8):
                way = 104 + k * 19
                root = toward((0, 0), way, 35)
                for off, length in ((52, 17), (122, 16)):
                    tip_turn = way + off
                    with a.moved(*root, (length - k * 0.6) / 10, tip_turn):
                        lit = not s
                        paint = a.linear(
                            0,
                            -4,
                            10,
                            4,
                            (0, "#FFFBD0" if lit else "#F6E39A"),
                            (0.5, "#E3B54A"),
                            (1, "#8A5E1C"),
                        )
                        a.path("M0 0C2 -4.4 7 -4.6 10.6 0C7 4.6 2 4.4 0 0Z", paint, 1, DARK, 0.9)
                        a.path("M1 0H9", "none", 1, "#FFF9DC", 0.5)
    star = [toward((50, 46), k * 36 - 90, 24 if k % 2 == 0 else 10.4) for k in range(10)]
    a.path(polygon(star), "#F2BE45", 1, DARK, 2.4)
    for k in range(10):
        p, q = star[k], star[(k + 1) % 10]
        mx, my = (p[0] + q[0]) / 2 - 50, (p[1] + q[1]) / 2 - 46
        facing = -(mx * 0.5 + my * 0.8) / 14 + (0.35 if k % 2 else -0.35)
        tone = (
            "#FFFFFF"
            if facing > 0.4
            else "#FFE9A0"
            if facing > 0
            else "#E0A032"
            if facing > -0.5
            else "#A86A1E"
        )
        a.path(polygon([(50, 46), p, q]), tone, 1, tone, 0.2)
    a.path(
        "M36 80C43 86 57 86 64 80C62 88 70 94 76 97C66 97.6 57 94 50 88.6C43 94 34 97.6 24 97C30"
        " 94 38 88 36 80Z",
        a.linear(24, 80, 76, 98, (0, "#F2708A"), (0.5, "#C8243E"), (1, "#6B0F28")),
        1,
        DARK,
        1.2,
    )
    jewel(a, 50, 84.6, 4, "#FFE08A", "#8A4E14")
    a.dust([(50, 8, 1.6), (88, 84, 1.1), (12, 84, 1.1)], "#FFF9D6")
    return a


def power() -> Art:
    """A crown: five points, five stones."""
    a = Art("Power")
    a.glow(50, 46, 48, "#FF9A7A", 0.6)
    gold = metal(a, 12, 16, 88, 90)
    # the far side of the ring and the velvet within
    a.ellipse(50, 66, 34, 8.6, "#4A0A1E", 1, 0, DARK, 2)
    a.path(
        "M18 66C16 46 30 34 50 32C70 34 84 46 82 66C72 73 28 73 18 66Z",
        a.linear(20, 34, 80, 70, (0, "#E04A5E"), (0.5, "#9C1834"), (1, "#4A0A1E")),
        1,
        DARK,
        1.2,
    )
    for line in (
        [(34, 40), (28, 52), (28, 66)],
        [(50, 36), (50, 52), (50, 68)],
        [(66, 40), (72, 52), (72, 66)],
    ):
        a.limb(line, [0.4, 2.4, 0.6], "#FF9AA0", o=0.35)
    body = (
        "M14 84L6 34C13 42 21 48 28 50C30 40 33 28 33 20C37 32 42 42 46 46C48 36 49.6 22 50 10"
        "C50.4 22 52 36 54 46C58 42 63 32 67 20C67 28 70 40 72 50C79 48 87 42 94 34L86 84"
        "C72 93 28 93 14 84Z"
    )
    a.path(body, gold, 1, DARK, 2.6)
    a.path(
        "M9 38L17 80C20 82 24 84 28 85L20 50C15 47 11.6 42 9 38ZM33.4 26C33.6 34 31 46 29.4 54"
        "L32 60C34 52 36 44 36.4 34ZM49.4 22C49 34 48 44 46.6 52L50 58Z",
        "#FFFFFF",
        0.5,
    )
    a.path(
        "M94 34L86 84C80 87.6 72 89.6 64 90.4C74 80 78 62 79 49.6C85 46 90 40 94 34Z",
        "#5A2A0C",
        0.4,
    )
    # the band
    band = "M12.4 74C28 83.6 72 83.6 87.6 74L86 84C72 93 28 93 14 84Z"
    a.path(band, a.linear(14, 74, 86, 90, *METAL), 1, DARK, 1.4)
    a.limb([(13, 76), (30, 82), (50, 83.4), (70, 82), (87, 76)], [0.4, 1, 1, 1, 0.3], "#FFFBE2")
    for x, y, r, tone, deep in (
        (50, 86, 3.4, "#FF6A7A", "#6B0A22"),
        (32, 84.4, 2.5, "#7FC4FF", "#143A7A"),
        (68, 84.4, 2.5, "#7FC4FF", "#143A7A"),
        (19.6, 80, 2, "#8FF0B0", "#0F5A3A"),
        (80.4, 80, 2, "#8FF0B0", "#0F5A3A"),
    ):
        jewel(a, x, y, r, tone, deep)
    jewel(a, 50, 64, 5.4, "#FF5A6E", "#6B0A22")
    for x, y, r in ((6, 33, 3.4), (33, 18, 3.6), (50, 8, 4.4), (67, 18, 3.6), (94, 33, 3.4)):
        jewel(a, x, y, r, "#FFF3C4", "#B07E2C")
    a.dust([(82, 12, 1.5), (20, 14, 1), (92, 60, 1), (50, 97, 0.8)], "#FFE3B8")
    return a


EMBLEMS = {
    "wish-love": love,
    "wish-wisdom": wisdom,
    "wish-beauty": beauty,
    "wish-riches": riches,
    "wish-fame": fame,
    "wish-power": power,
}
