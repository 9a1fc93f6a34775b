"""The signs of the six wishes: jewels that hold their own against dark cloth and bright paper."""

from curves import Point, polygon, ribbon, toward
from kit import Art
from plants import leaf

RIM = "#FFF4CC"
NIGHT = "#1E1030"
GILT = ((0, "#FFF3C0"), (0.28, "#EFC663"), (0.6, "#B87C2C"), (1, "#64380F"))
ROUND = (
    (0, "#C08A3A"), (0.2, "#FFF0B8"), (0.46, "#E2AE4C"), (0.74, "#9A6022"), (0.93, "#5C3214"),
    (1, "#A8743A"),
)  # fmt: skip
"""Gold that bends away on both sides: a band, a turned handle."""


def gilt(a: Art, x0: float = 16, y0: float = 10, x1: float = 84, y1: float = 90) -> str:
    return a.linear(x0, y0, x1, y1, *GILT)


def raised(a: Art, d: str, paint: str, k: float = 1, rim: str = RIM) -> None:
    """A solid shape: it casts a shade to the lower right, and its edges to the upper left are lit.

    The light is the shape itself, seen from under its twin: nowhere of one width.
    """
    for step in (2, 1.5, 1):
        with a.moved(step * k, step * k * 1.2):
            a.path(d, NIGHT, 0.15)
    a.path(d, rim)
    with a.moved(0.62 * k, 0.74 * k):
        a.path(d, paint)


def jewel(a: Art, x: float, y: float, r: float, tone: str, deep: str) -> None:
    """A cabochon: its shade, its body, the light that went through it, the window."""
    a.circle(x + r * 0.16, y + r * 0.2, r * 1.06, NIGHT, 0.4)
    body = a.radial(x - r * 0.3, y - r * 0.35, r * 1.4, (0, "#FFF4EA"), (0.3, tone), (1, deep))
    a.circle(x, y, r, body)
    a.wisp([toward((x, y), t, r * 0.72) for t in (95, 60, 25, -5)], r * 0.3, tone, 0.8)
    a.ellipse(x - r * 0.34, y - r * 0.42, r * 0.3, r * 0.2, "#FFFFFF", 0.9, -32)


HEART = (
    "M49 38C43 23 20 20 13 38C7 56 26 75 45 94C47.4 96.2 49.6 95.6 51.4 93.4"
    "C66 76 92 63 88.4 42C84.6 23 58 21 49 38Z"
)
FLAME = (
    "M50.6 33C42 33 37.6 26.6 40 19.6C41.8 14.6 47.6 11.6 46.4 3C53.6 7 55.4 12 55 16.4"
    "C56.6 15 57.4 13.2 57.4 11C62.6 16.6 64 22 61.6 27C59.6 31 55.6 33 50.6 33Z"
)


def love() -> Art:
    """A heart with a flame in it; a briar of gold grows round it."""
    a = Art("Love")
    a.glow(50, 50, 49, "#FF8AA0", 0.5)
    a.glow(50, 20, 24, "#FFC46A", 0.7)
    fire = ((0, "#E23C2C"), (0.45, "#F58A2C"), (0.8, "#FFD25E"), (1, "#FFF3B0"))
    raised(a, FLAME, a.linear(50, 3, 49, 34, *fire), 0.7, "#FFE9A8")
    a.path(
        "M50.4 32C45.6 31 44 27 46 23C47.6 20.4 50.6 18.6 50.4 14.6C54.4 18 55.2 20.6 54.8 22.6"
        "C57.6 27 55.6 31.6 50.4 32Z",
        a.linear(50, 14, 50, 32, (0, "#FFD76A"), (0.5, "#FFF9D0"), (1, "#FFFFFF")),
    )
    ruby = ((0, "#FF9C9A"), (0.28, "#E63650"), (0.62, "#AC123C"), (1, "#540A2E"))
    raised(a, HEART, a.radial(50, 56, 52, *ruby, focus=(30, 36)), 1.1, "#FFD9C0")
    a.path(
        "M88.4 42C92 63 66 76 51.4 93.4C49.6 95.6 47.4 96.2 45 94C62 80 80 64 79 43"
        "C78.6 36 75.4 31 71 28.4C80 29 86.8 34 88.4 42Z",
        "#3A0530",
        0.42,
    )
    a.wisp([(87.6, 45), (86, 58), (73, 70.6), (61, 81), (50.6, 93)], 2.3, "#FF8A90", 0.9)
    a.wisp([(49, 39), (45, 46), (46, 56)], 2.4, "#5A0628", 0.5)
    a.path(
        "M17.6 50C14.6 38 21 29 31 28.6C37 28.6 41.6 32 43.6 36C37 32.4 29.6 34.6 26.6 41"
        "C24 46.6 25.4 53.6 28.6 59C23.6 58.6 19 55 17.6 50Z",
        a.linear(18, 28, 34, 58, (0, "#FFFFFF", 0.95), (0.6, "#FFE3DC", 0.6), (1, "#FFC4C0", 0)),
    )
    # the briar: two shoots from one root at the tip, thickest where they turn
    shoots: tuple[tuple[list[Point], list[float]], ...] = (
        ([(44, 98.4), (46, 91), (31.4, 79.6), (18.6, 64.4), (11.2, 48), (15, 33.6), (27, 25),
          (40, 27.6), (47, 36), (45, 42)], [1, 3.4, 3.2, 3.8, 4.6, 4.8, 4.2, 3.4, 2.4, 0.3]),
        ([(53, 98), (49, 92), (66, 78.6), (81.6, 63.6), (89.4, 46), (84, 32.4), (71, 25),
          (58, 27.8), (51, 36), (52.6, 43)], [0.4, 2.6, 2.8, 3.4, 3.8, 3.8, 3.4, 3, 2.2, 0.3]),
    )  # fmt: skip
    for shoot, wide in shoots[::-1]:
        a.path(ribbon([(x + 1, y + 1.4) for x, y in shoot], wide), NIGHT, 0.4)
        a.path(ribbon(shoot, wide), gilt(a, 14, 24, 88, 84))
    for shoot, wide in shoots:
        side = 1 if shoot[4][0] < 50 else -1
        a.path(ribbon(shoot, wide, -0.86 * side, -0.1 * side), "#FFF6CE", 0.85)
    for x, y, turn, size in (
        (31, 78, 132, 11), (12.4, 52, 160, 9), (20, 28.6, -128, 10), (82, 59, 40, 11),
        (87.4, 38, -28, 10), (66, 75.6, 62, 9),
    ):  # fmt: skip
        gold_leaf(a, (x, y), turn, size)
    a.dust([(82, 12, 1.5), (20, 13, 1), (80, 84, 1.2), (30, 90, 0.8)], "#FFE3D0")
    return a


def gold_leaf(
    a: Art,
    root: Point,
    turn: float,
    length: float,
    light: str = "#FFEFA8",
    mid: str = "#E0AC48",
    deep: str = "#8A5A1E",
) -> None:
    """A leaf of metal: the half that faces the light, and the half that does not."""
    sunny = -180 < (turn + 45) % 360 - 180 < 0
    halves = ((light, mid), (mid, deep)) if not sunny else ((mid, deep), (light, mid))
    with a.moved(root[0] + 0.7, root[1] + 0.9, length / 10, turn):
        a.path("M0 0C2 -4 7 -4.4 10.8 -.4C7 4.2 2 4 0 0Z", NIGHT, 0.24)
    with a.moved(*root, length / 10, turn):
        for (near, far), d in zip(
            halves,
            (
                "M0 0C2 -4 7 -4.4 10.8 -.4C7 -.4 3 .2 0 0Z",
                "M0 0C2 4 7 4.2 10.8 -.4C7 -.4 3 .2 0 0Z",
            ),
            strict=True,
        ):
            a.path(d, a.linear(1, 0, 10, 0, (0, far), (0.55, near), (1, mid)))


def wisdom() -> Art:
    """An open book, one leaf in the air; a star rises from it."""
    a = Art("Wisdom")
    a.glow(49, 36, 49, "#E0F0A0", 0.6)
    leather = a.linear(6, 40, 94, 96, (0, "#5FB47A"), (0.4, "#1F6E50"), (1, "#0A2E2C"))
    cover = (
        "M50 94C38 87 20 86.4 3.4 90.4C4.4 75 5.4 59 7 46.4C24 42 40 45 50 53"
        "C60 45 76 42 93 46.4C94.6 59 95.6 75 96.6 90.4C80 86.4 62 87 50 94Z"
    )
    raised(a, cover, leather, 1, "#BFF0C0")
    for s in (0, 1):
        with a.moved(100 * s, 0, flip=bool(s)):
            for k, tone in enumerate(("#A8824E", "#EAD6A6", "#BE9C66", "#F4E6C0", "#C9AA74")):
                u, v = 0.9 * k, 1.9 * k
                a.path(
                    f"M50 {90 - 0.6 * k:.2f}C38 {83.6 - k:.2f} 22 {82.6 - v:.2f} {7 + u:.2f} "
                    f"{86 - v:.2f}C{8 + u:.2f} 70 {9 + u:.2f} 56 {10 + u:.2f} {44.6 - v:.2f}"
                    "C26 39 42 44 50 52Z",
                    tone if not s else ("#8A6840", "#CDB482", "#9A7A4C", "#DCC698", "#A88858")[k],
                )
    left = "M50 87C39 79 25 75.4 11.4 78.4C12.4 62 13 49 14.4 36.6C28 31.6 42 38 50 49Z"
    a.path(left, "#FFFFFF")
    paper = ((0, "#FFFDF2"), (0.6, "#FBEFD0"), (0.86, "#DCC08C"), (1, "#94703E"))
    with a.moved(0.5, 0.8):
        a.path(left, a.linear(12, 44, 52, 60, *paper))
    right = "M50 87C61 79 75 75.4 88.6 78.4C87.6 62 87 49 85.6 36.6C72 31.6 58 38 50 49Z"
    shaded = (
        (0, "#7E5C34"),
        (0.16, "#D9BD88"),
        (0.5, "#FFF3D4"),
        (0.85, "#EBD6A6"),
        (1, "#C2A06A"),
    )
    a.path(right, a.linear(50, 56, 90, 50, *shaded))
    for s, first in ((0, 0), (1, 2)):
        with a.moved(100 * s, 0, flip=bool(s)):
            for k in range(first, 5):
                y = 45.6 + k * 6.6
                end = 43 - (k * 7 % 5)
                a.wisp([(18, y - 1.4), (28, y - 2.6), (end, y + 5.4)], 1.5, "#7A5A3A", 0.75)
    # the leaf that turns
    a.path("M50 86C60 72 68 58 71 41C74 50 72 64 64 74C60 79 55 83 50 86Z", "#4A3020", 0.3)
    turning = "M50 86C50 72 49.6 60 50 49C54 35 63 28 76 26.6C77 40 68 66 50 86Z"
    a.path(turning, "#FFFFFF")
    with a.moved(0.7, 0.7):
        veil = ((0, "#B8925C"), (0.2, "#F0DCB0"), (0.55, "#FFFBEC"), (1, "#E4CC98"))
        a.path(turning, a.linear(48, 60, 76, 48, *veil))
    for k in range(4):
        y = 42 + k * 7
        a.wisp([(55 - k * 0.6, y + 4), (61 - k, y - 3), (70 - k * 2.4, y - 7)], 1.2, "#7A5A3A", 0.6)
    a.path(
        "M47.6 88C48 91 46.6 95 44.4 98.6C47 97.6 48.6 97.4 50.4 99C51.4 95 52 92 52.4 88Z",
        a.linear(45, 88, 52, 99, (0, "#F0606A"), (1, "#7A1430")),
    )
    # the star: rays of light, no metal
    a.glow(41, 22, 25, "#FFF0A0", 1)
    star = [
        toward((41, 22), k * 22.5 - 90, (20 if k % 4 == 0 else 10.6) if k % 2 == 0 else 4.6)
        for k in range(16)
    ]
    raised(a, polygon(star), gilt(a, 30, 4, 54, 38), 0.7)
    for k in range(0, 16, 2):
        a.path(polygon([(41, 22), star[k], star[(k + 1) % 16]]), "#7A4210", 0.75)
        a.path(polygon([(41, 22), star[k], star[k - 1]]), "#FFE59A", 0.85)
    jewel(a, 41, 22, 3.2, "#FFF0B0", "#C88430")
    a.dust([(84, 16, 1.4), (18, 22, 1), (64, 12, 0.9), (92, 32, 0.8)], "#F6FFC8")
    return a


PETAL = (
    "M0 11C-7 8 -12 1 -11.4 -5.6C-10.6 -11 -5 -13 -.6 -10.8C4 -13.6 10.8 -11.6 11.4 -5.6"
    "C12 1 7 8 0 11Z"
)
LIP = (
    "M-11.4 -5.6C-10.6 -11 -5 -13 -.6 -10.8C4 -13.6 10.8 -11.6 11.4 -5.6C8.6 -9 3.6 -9.6 0 -7"
    "C-3.6 -9.4 -8.4 -9 -11.4 -5.6Z"
)


def rose(a: Art, x: float, y: float, s: float) -> None:
    """A rose in bloom: outer petals deep, inner ones bright, each with the light on its lip."""
    with a.moved(x, y, s):
        for count, reach, size, start, light, deep in (
            (5, 10.4, 1.16, 6, "#EE6688", "#7E0F3E"),
            (4, 6, 0.9, 52, "#FA8EA4", "#A41A4A"),
            (3, 2.6, 0.6, -20, "#FFB4BC", "#C23060"),
        ):
            paint = a.radial(0, 6, 20, (0, deep), (0.5, deep), (1, light))
            for i in range(count):
                turn = start + 360 * i / count
                facing = abs((turn + 45 + 180) % 360 - 180) / 180
                with a.moved(*toward((0, 0), turn - 90, reach), size, turn):
                    with a.moved(0, 1):
                        a.path(PETAL, "#4A0628", 0.35)
                    a.path(PETAL, paint)
                    a.path(LIP, "#FFF0EC", 0.95 - 0.8 * facing)
        a.wisp([(-3, 1.4), (-3, -2.4), (1, -3.4), (3, -0.6), (0.6, 1.4)], 1.4, "#8A1444", 0.9)


def beauty() -> Art:
    """A hand mirror of gold that holds the sky; a rose leans on it."""
    a = Art("Beauty")
    a.glow(48, 44, 49, "#D0F8F0", 0.65)
    with a.moved(45, 47, 0.9, 16):
        handle = (
            "M-5 24C-4 30 -2.6 34 -3.4 38C-5.4 40 -5.4 43 -3.4 44.6C-4.6 48 -5 52 -2.6 54.6"
            "C-1 56 1 56 2.6 54.6C5 52 4.6 48 3.4 44.6C5.4 43 5.4 40 3.4 38C2.6 34 4 30 5 24Z"
        )
        raised(a, handle, a.linear(-6, 0, 6, 2, *ROUND), 0.9)
        frame = (
            "M0 -50C3.4 -50 5.6 -47.6 6 -44.6C9.4 -47 14 -46 15 -41.6C26 -37 31.4 -23 31.4 -10"
            "C31.4 7 21 22 10 26.6C11.6 29.6 9 33 5.6 31.6C3.6 33.6 -3.6 33.6 -5.6 31.6"
            "C-9 33 -11.6 29.6 -10 26.6C-21 22 -31.4 7 -31.4 -10C-31.4 -23 -26 -37 -15 -41.6"
            "C-14 -46 -9.4 -47 -6 -44.6C-5.6 -47.6 -3.4 -50 0 -50Z"
        )
        raised(a, frame, a.linear(-26, -40, 24, 30, *GILT, (1, "#4E2A0C")), 1.1)
        # pearls in the frame, larger towards the crest
        for k in range(14):
            turn = -90 + (k + 0.5) * 360 / 14
            x, y = toward((0, 0), turn, 1)
            r = 1.9 - 0.7 * (k if k < 7 else 13 - k) / 7
            u, v = x * 28, y * 32.4 - 9
            a.circle(u + 0.5, v + 0.6, r, "#4A2A0C", 0.55)
            a.circle(u, v, r, a.radial(u - 0.5, v - 0.6, 2.4, (0, "#FFFFFF"), (1, "#E4C4B0")))
        a.ellipse(0, -9, 25.4, 29.8, a.linear(-18, -32, 18, 18, (0, "#5A3210"), (1, "#FFE9AE")))
        sky = ((0, "#F6FFFC"), (0.34, "#A4E4E0"), (0.7, "#3C90A8"), (1, "#123E62"))
        a.ellipse(0.2, -8.8, 23.8, 28.2, a.linear(-16, -34, 16, 16, *sky))
        a.path(
            "M-20.6 -8C-21.4 -22 -13 -34 -1 -36.4C-9 -29 -13.4 -18 -12.6 -4"
            "C-13 2 -18.6 0 -20.6 -8Z",
            "#FFFFFF",
            0.8,
        )
        a.path(
            "M-8 12C2 2 12 -14 18 -26C20.6 -22 22.4 -17 22.8 -12C17 0 9 10 0 18Z", "#FFFFFF", 0.26
        )
        a.path("M4 18C12 9 19 -1 23.4 -9C23.4 6 15 18 4 18Z", "#0A2448", 0.3)
        jewel(a, 0, -44, 3.2, "#FF7A96", "#7A0F3C")
        jewel(a, 0, 28.4, 2.6, "#7FE6E0", "#0F4A5A")
    # the rose and its twig
    a.limb(
        [(70, 72), (62, 84), (50, 93), (44, 98)], [3, 2.6, 2, 0.5], "#2F7048", "#B4DC8A", "#123A30"
    )
    leaf(a, (62, 84), 24, 18, "#B4DC7A", "#2A7048")
    leaf(a, (58, 88), 176, 13, "#CDE88A", "#3F8A4E")
    leaf(a, (80, 58), -40, 15, "#B4DC7A", "#2A7048")
    rose(a, 71, 68, 0.86)
    a.dust([(88, 26, 1.5), (90, 92, 1), (10, 66, 1.2), (84, 12, 0.9)], "#EFFFFA")
    return a


def coin(a: Art, x: float, y: float, r: float, tilt: float, turn: float) -> None:
    """A coin as it came to lie: edge, face, the sunk field."""
    with a.moved(x, y, 1, turn):
        a.ellipse(1.2, 3.2, r * 1.02, r * tilt, NIGHT, 0.4)
        edge = a.linear(
            -r, 0, r, 0, (0, "#E8B850"), (0.25, "#C08834"), (0.6, "#7A4818"), (1, "#401E0C")
        )
        a.path(
            f"M{-r:.2f} 0V2.6A{r:.2f} {r * tilt:.2f} 0 0 0 {r:.2f} 2.6V0Z",
            edge,
        )
        a.ellipse(0, 0, r, r * tilt, a.linear(-r, -4, r, 4, *GILT))
        a.ellipse(0.3, 0.2, r * 0.76, r * tilt * 0.74, "#7A4A18", 0.75)
        a.ellipse(0.7, 0.6, r * 0.72, r * tilt * 0.68, a.linear(-r, -3, r, 3, *GILT[1:]))
        high = r * tilt
        edge_lit: list[Point] = [(-r * 0.9, -high * 0.3), (-r * 0.3, -high * 0.88)]
        a.wisp([*edge_lit, (r * 0.5, -high * 0.8)], 0.9, "#FFFFFF", 0.85)


FACETS: tuple[tuple[tuple[Point, ...], str, str], ...] = (
    (((-21, -27), (-11, -27), (-20, -9), (-37, -9)), "#FFFFFF", "#DDBCFF"),
    (((-11, -27), (0, -9), (-20, -9)), "#F0DCFF", "#B884F4"),
    (((-11, -27), (11, -27), (0, -9)), "#D4A6FF", "#F6EAFF"),
    (((11, -27), (20, -9), (0, -9)), "#B47CF0", "#8C50D4"),
    (((11, -27), (21, -27), (37, -9), (20, -9)), "#9A62DE", "#6230A8"),
    (((-37, -9), (-20, -9), (0, 36)), "#C696F8", "#7038BC"),
    (((-20, -9), (0, -9), (0, 36)), "#F2E0FF", "#A068E6"),
    (((0, -9), (20, -9), (0, 36)), "#9458DC", "#5A289C"),
    (((20, -9), (37, -9), (0, 36)), "#6C38B4", "#2E1060"),
)
"""Corner points, and the tones where a facet begins and ends."""


def riches() -> Art:
    """A great stone, half sunk in a heap of gold."""
    a = Art("Riches")
    a.glow(50, 40, 49, "#D9A8FF", 0.55)
    for x, y, r, tilt, turn in (
        (36, 74, 13, 0.4, -14), (64, 73, 13, 0.42, 16), (50, 70, 13, 0.36, 0),
        (24, 82, 13, 0.44, -22), (77, 81, 13, 0.42, 24),
    ):  # fmt: skip
        coin(a, x, y, r, tilt, turn)
    with a.moved(50, 37, 1.05, -9):
        stone = polygon([(-21, -27), (21, -27), (37, -9), (0, 36), (-37, -9)])
        raised(a, stone, "#8A4FD0", 1, "#FFF0FF")
        for points, start, end in FACETS:
            xs, ys = zip(*points, strict=True)
            tone = a.linear(min(xs), min(ys), max(xs), max(ys), (0, start), (1, end))
            a.path(polygon(list(points)), tone)
        a.path(polygon([(37, -9), (0, 36), (6, 12), (24, -9)]), "#FF9AE0", 0.16)
        for line in ([(-37, -9), (-10, -9), (37, -9)], [(-20, -9), (-11, 12), (0, 36)]):
            a.wisp(line, 0.9, "#FFFFFF", 0.75)
        a.wisp([(-36, -10), (-29, -18), (-20.6, -27)], 1.7, "#FFFFFF")
        a.wisp([(-21, -26.6), (-4, -26.8), (20, -26.6)], 1.5, "#FFFFFF", 0.9)
        a.spark(-19, -16, 10, "#FFFFFF")
    for x, y, r, tilt, turn in (
        (38, 83, 13, 0.46, -6), (62, 82, 13, 0.44, 10), (14, 89, 11, 0.44, -8),
        (87, 89, 11, 0.42, 6), (74, 91, 13, 0.46, -4), (28, 91, 13, 0.44, 6), (50, 90, 14, 0.46, 0),
    ):  # fmt: skip
        coin(a, x, y, r, tilt, turn)
    a.dust([(90, 14, 1.6), (91, 58, 1.2), (8, 56, 1.2), (12, 12, 0.9)], "#FFF3C8")
    return a


def fame() -> Art:
    """A wreath of laurel, and in it a star."""
    a = Art("Fame")
    a.glow(50, 46, 49, "#FFE08A", 0.75)
    for s in (0, 1):
        centre: Point = (50, 47)
        sign = -1 if s else 1
        bough = [toward(centre, 90 + sign * (8 + k * 24), 36 - k * 0.5) for k in range(7)]
        a.path(ribbon(bough, [3.4, 3, 2.6, 2.2, 1.8, 1.2, 0.4]), gilt(a, 10, 20, 80, 90))
        for k in range(8):
            way = 90 + sign * (16 + k * 18.4)
            root = toward(centre, way, 35.4 - k * 0.4)
            size = 17.4 - k * 0.72
            for off, grow in ((128, 0.94), (50, 1.06)):
                gold_leaf(
                    a,
                    root,
                    way + sign * off,
                    size * grow,
                    *(
                        ("#F6F0A0", "#9CAE48", "#3A5C34")
                        if off > 90
                        else ("#FFF0A4", "#D6AC44", "#6E5A20")
                    ),
                )
            if k % 3 == 1:
                jewel(a, *toward(centre, way + sign * 7, 33), 1.9, "#FFD46A", "#8A4A14")
    star = [toward((50, 46), k * 36 - 96, 25 if k % 2 == 0 else 10.4) for k in range(10)]
    raised(a, polygon(star), "#E8AE3C", 1.1, "#FFFFFF")
    tones = ("#F8CE62", "#8A4E16", "#C88430", "#7A4212", "#E8AE44", "#A8661E", "#FFE9A4", "#D89A38",
             "#FFF6CC", "#F2C65C")  # fmt: skip
    for k in range(10):
        p, q = star[k], star[(k + 1) % 10]
        a.path(polygon([(50, 46), p, q]), tones[k])
    satin = a.linear(22, 80, 78, 99, (0, "#FF8A96"), (0.4, "#CE2A44"), (1, "#5A0A28"))
    raised(
        a,
        "M50 83C44 80 37 80 33 83C37 85 41 86.4 44 87C38 90 30 95 20 96C24 98.4 30 99 36 98"
        "C42 96 47 92 50 88.4C53 92 58 96 64 98C70 99 76 98.4 80 96C70 95 62 90 56 87"
        "C59 86.4 63 85 67 83C63 80 56 80 50 83Z",
        satin,
        0.8,
        "#FFD0C4",
    )
    a.wisp([(53, 88.4), (60, 94), (72, 97)], 1.8, "#4A0620", 0.5)
    jewel(a, 50, 85.4, 3.8, "#FFD46A", "#8A4A14")
    a.dust([(50, 8, 1.6), (90, 88, 1.1), (9, 87, 1.1)], "#FFF9D6")
    return a


def power() -> Art:
    """A crown in the round: five leaves before, the far ones seen from within."""
    a = Art("Power")
    a.glow(50, 46, 49, "#FFAA7A", 0.5)
    with a.moved(2, 1, 0.96):
        # within: the far leaves in shade, and the velvet
        far = (
            "M14 70C14 58 16 48 20 38C24 46 28 50 31 52C33 44 36 36 39.6 28C43 36 46 44 50 48"
            "C54 44 57 36 60.4 28C64 36 67 44 69 52C72 50 76 46 80 38C84 48 86 58 86 70Z"
        )
        a.path(far, a.linear(20, 28, 80, 70, (0, "#A8742E"), (0.5, "#74441C"), (1, "#3E1E12")))
        a.path(
            "M15 70C16 56 30 48 50 48C70 48 84 56 85 70C76 80 24 80 15 70Z",
            a.linear(20, 50, 80, 74, (0, "#C42A4A"), (0.5, "#7A1034"), (1, "#2E0420")),
        )
        for fold, tone in (
            ([(34, 51), (28, 60), (29, 72)], "#FF8A96"),
            ([(52, 48.6), (49, 60), (50, 74)], "#E0566E"),
            ([(68, 52), (73, 60), (71, 72)], "#2E0420"),
        ):  # fmt: skip
            a.wisp(fold, 3, tone, 0.4)
        front = (
            "M12.6 86C12 70 9 52 3.4 36C10 42 17 51 23 61C25.4 48 26.4 36 25 22C32 31 38 44 42 56"
            "C46 42 49 26 50 9C51 26 54 42 58 56C62 44 68 31 75 22C73.6 36 74.6 48 77 61"
            "C83 51 90 42 96.6 36C91 52 88 70 87.4 86C76 95.4 24 95.4 12.6 86Z"
        )
        raised(a, front, a.linear(5, 60, 95, 66, *ROUND), 1.1)
        # every leaf has a ridge: lit on one side, shaded on the other
        for tip, foot, edge in (
            ((3.4, 36), (15, 74), (22, 62)), ((25, 22), (31, 74), (41, 57)),
            ((50, 9), (50, 74), (57.6, 57)), ((75, 22), (69, 74), (76.4, 62)),
            ((96.6, 36), (85, 74), (88, 66)),
        ):  # fmt: skip
            a.path(polygon([tip, foot, edge]), "#8A4208", 0.38)
            a.wisp(
                [tip, ((tip[0] + foot[0]) / 2 + 0.3, (tip[1] + foot[1]) / 2), foot],
                1.3,
                "#FFF8D8",
                0.8,
            )
        # the band between two rolls
        band = "M12.2 74C24 83.6 76 83.6 87.8 74L87.4 86C76 95.4 24 95.4 12.6 86Z"
        a.path(
            band,
            a.linear(
                12, 80, 88, 84, (0, "#7A1A38"), (0.22, "#D2445A"), (0.6, "#8A1838"), (1, "#34081E")
            ),
        )
        for dy in (0, 11.6):
            roll: list[Point] = [
                (12, 74 + dy),
                (29, 80.2 + dy),
                (50, 82 + dy),
                (71, 80.2 + dy),
                (88, 74 + dy),
            ]
            a.path(ribbon([(x, y + 1.2) for x, y in roll], [1.4, 3, 3.2, 3, 1.2]), "#2E0A14", 0.5)
            a.path(ribbon(roll, [1.6, 3.2, 3.4, 3.2, 1.4]), a.linear(12, 78, 88, 82, *ROUND))
            a.wisp(
                [(14, 74.2 + dy), (29, 79.2 + dy), (46, 81.2 + dy), (62, 80.4 + dy)],
                1,
                "#FFFFFF",
                0.8,
            )
        for x, y, r, tone, deep in (
            (17, 82.4, 2, "#8FF0B0", "#0F5A3A"), (31, 86.2, 2.8, "#8FCAFF", "#143A7A"),
            (50, 88, 3.7, "#FFE08A", "#9A5A14"), (69, 86.2, 2.8, "#8FCAFF", "#143A7A"),
            (83, 82.4, 1.9, "#8FF0B0", "#0F5A3A"),
        ):  # fmt: skip
            jewel(a, x, y, r, tone, deep)
        jewel(a, 50, 64, 5.6, "#FF5A6E", "#6B0A22")
        jewel(a, 29.4, 63, 3.2, "#FF8A8A", "#7A1028")
        jewel(a, 70.6, 63, 3.2, "#FF6A7A", "#5A0A20")
        pearls = ((3.8, 35, 3), (25, 20.4, 3.3), (50, 8, 4.2), (75, 20.4, 3.3), (96, 35, 2.9))
        for u, v, size in pearls:
            jewel(a, u, v, size, "#FFF3DC", "#A8845A")
    a.dust([(86, 14, 1.5), (13, 16, 1), (50, 98, 0.7)], "#FFE3B8")
    return a


EMBLEMS = {
    "wish-love": love,
    "wish-wisdom": wisdom,
    "wish-beauty": beauty,
    "wish-riches": riches,
    "wish-fame": fame,
    "wish-power": power,
}
