"""The signs of love, wisdom and beauty: they hold their own against dark cloth and bright paper."""

from curves import Point, polygon, ribbon, toward
from kit import Art
from plants import leaf

from wishes.jewellery import GILT, NIGHT, ROUND, gilt, gold_leaf, jewel, raised

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


EMBLEMS = {"wish-love": love, "wish-wisdom": wisdom, "wish-beauty": beauty}
