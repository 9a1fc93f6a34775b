"""Small people: a pixie in his cap, gems for his sack, a traveller's hat and staff."""

from curves import Point, mix, polygon, toward
from kit import INK, Art

Caps = tuple[str, str, str]
SKIN = ("#F7D2A4", "#D4935F", "#8F5638")


def pixie_head(a: Art, x: float, y: float, size: float, cap: Caps, turn: float = 0) -> None:
    """Long nose, pointed ear, a cap that falls back; he looks at what he is doing, to the right."""
    with a.moved(x, y, size, turn):
        a.path(
            "M-4.6 -3C-2 -5.8 3.4 -5.6 4.6 -2.4C5 -1.6 4.9 -1 5.2 -.5C6.2 .1 8 .6 8.4 1.6"
            "C8.6 2.5 7.2 2.8 5.6 2.4C5.8 3 5.7 3.5 5.1 3.7C5.3 4.4 4.8 5.8 3.2 6.1"
            "C.8 6.5 -2.4 5.4 -3.8 3C-5 1 -5.4 -1.4 -4.6 -3Z",
            a.linear(4, -3, -3, 5, (0, SKIN[0]), (0.6, SKIN[1]), (1, SKIN[2])),
        )
        a.ellipse(3.1, 2.3, 1.5, 1.05, "#D9583C", 0.35)
        a.path("M2.4 -.7Q3.6 .2 4.7 -.6", "none", 1, INK, 0.55)
        a.path("M1.9 -2.5Q3.4 -3.4 4.9 -2.2", "none", 1, "#6B3B24", 0.7)
        a.path("M3.1 4.1Q4.3 4.5 5.1 3.7", "none", 1, "#7A2F2A", 0.5)
        a.path(
            "M-1.4 2.2C-3.4 2.4 -6.4 .4 -9.6 -3.4C-6 -3 -2.4 -2.4 -.9 -.8C0 .2 -.2 1.8 -1.4 2.2Z",
            SKIN[1],
        )
        a.path("M-1.7 1.3C-3.4 1 -5.2 -.4 -7 -2.2C-4.8 -1.8 -2.8 -1.2 -1.7 -.2Z", SKIN[2], 0.75)
        a.path(
            "M-5.6 -2.4C-6 -7.6 -3 -11 1 -10.6C-3 -14.4 -9.6 -15.6 -15 -12"
            "C-17 -10.8 -18 -9 -17.6 -6.8"
            "C-15 -9.4 -11.6 -9.4 -9.4 -7C-7.4 -5 -6.6 -3.6 -5.6 -2.4Z",
            cap[2],
        )
        a.path(
            "M-5.8 -2.2C-6.6 -8.6 -2 -12.4 2.4 -10C5 -8.6 6 -5.4 5.6 -2.8"
            "C2 -4.6 -2.4 -4.4 -5.8 -2.2Z",
            a.linear(4, -10, -6, -2, (0, cap[0]), (0.5, cap[1]), (1, cap[2])),
        )
        a.path(
            "M-6.4 -1.6C-2.6 -4.4 2.4 -4.6 6.2 -2.2C6.6 -3.2 6.4 -4 5.8 -4.6"
            "C2.2 -6.4 -3 -6 -6.6 -3.6"
            "C-7 -2.8 -6.9 -2.2 -6.4 -1.6Z",
            cap[0],
        )
        a.circle(-17.2, -6.2, 1.4, "#F4D27A")
        a.circle(-17.6, -6.6, 0.5, "#FFFBE6")


def gem(
    a: Art, x: float, y: float, r: float, color: str, corners: int = 8, turn: float = 0
) -> None:
    """A cut stone: a bright table, facets that darken away from the light, and its glow."""
    a.glow(x, y, r * 2.6, mix(color, "#FFFFFF", 0.25), 0.75)
    outer = [toward((x, y), turn + 360 * i / corners, r) for i in range(corners)]
    inner = [
        toward((x, y - r * 0.08), turn + 360 * (i + 0.5) / corners, r * 0.54)
        for i in range(corners)
    ]
    a.path(polygon(outer), mix(color, "#120B26", 0.35))
    for i in range(corners):
        facing = toward((0.0, 0.0), turn + 360 * (i + 0.5) / corners, 1)
        light = max(0.0, -0.6 * facing[0] - 0.8 * facing[1])
        tone = mix(mix(color, "#120B26", 0.3), "#FFFFFF", 0.08 + 0.62 * light)
        nxt = (i + 1) % corners
        a.path(polygon([outer[i], outer[nxt], inner[i]]), tone)
        a.path(polygon([outer[nxt], inner[i], inner[nxt]]), mix(tone, color, 0.45))
    a.path(polygon(inner), mix(color, "#FFFFFF", 0.38))
    a.path(polygon([inner[corners // 2], inner[corners // 2 + 1], inner[0]]), "#FFFFFF", 0.3)
    a.spark(x - r * 0.34, y - r * 0.42, r * 0.42, "#FFFFFF", 0.95)


def sack_bearer(a: Art, cap: Caps, gems: list[tuple[float, float, float, str, int]]) -> None:
    """A pixie strides to the right with a full sack and a lantern, on a grid of 100 x 100."""
    coat = ("#A9C97A", "#568A4C", "#1D4438")
    a.shadow(50, 93.4, 42, 4.6, 0.7)
    a.limb([(56, 68), (66, 74), (64, 84), (66, 90)], [6, 5, 4, 3.4], "#2E3A5C")
    a.path(
        "M62.6 88.4C66 87.4 70 89 75 88C79 87 80.6 84 79.4 82.4C82.6 83.6 82.6 89 78 91.6"
        "C73 93.6 66 93 62.2 92.4Z",
        "#5A3322",
    )
    for x, y, r, tone, corners in gems:
        gem(a, x, y, r, tone, corners, 10)
    a.path(
        "M12 32C8 42 3 50 4.6 62C6 75 17 83 30 82C44 81 52 71 50 58C48.6 48 41 42 38 31"
        "C30 36 20 37 12 32Z",
        a.radial(20, 48, 44, (0, "#F0CE98"), (0.45, "#BE8B54"), (0.8, "#7A4E34"), (1, "#4A2C2A")),
    )
    a.path(
        "M10.6 31C13 27 16 29.6 19 27C22 30 25 27.4 28 29.6C31 26.6 34 28.6 37 26.6"
        "C40 28 40.6 31 38.6 33.4C30 38 19 38.6 11.6 34.4C10.4 33.4 10.2 32 10.6 31Z",
        a.linear(10, 28, 40, 36, (0, "#F2D7A6"), (1, "#8E6040")),
    )
    folds: list[list[Point]] = [
        [(17, 37.6), (13, 50), (15, 66), (22, 76)],
        [(25, 38.4), (24, 52), (28, 68)],
        [(33, 36.6), (37, 48), (41, 58), (40, 70)],
    ]
    for fold in folds:
        a.wisp(fold, 1.5, "#6B4230", 0.5)
    a.wisp([(14.6, 38), (9, 50), (9, 62)], 1.8, "#FFE7BC", 0.7)
    a.path("M11.4 35.4C19 40 31 39.4 39 34.2L39.6 36.2C31 41.4 19 42 11.2 37.6Z", "#C9A24E")
    a.path("M30 62L36.4 60.6L38.4 67.6L31.8 69.2Z", "#8E9A5A", 1, "#F2E3B0", 0.5)
    a.path(
        "M52 41C58 38 66 40 69 45C71.6 50 70 58 68 64C66 70 62 73 56 74C49 75 43 71 43.6 64"
        "C44.4 56 46 45 52 41Z",
        a.linear(46, 42, 70, 72, (0, coat[0]), (0.45, coat[1]), (1, coat[2])),
    )
    a.path(
        "M44 66C48 71 58 73 66.6 67.6C67 71 65 76 62 78.6C60.6 76 58.6 75.4 57 77.6"
        "C55 75.4 53 75.6 51.6 78C49.6 75.6 47 75.6 45.4 77.4C43.6 74 43.2 70 44 66Z",
        a.linear(44, 66, 66, 78, (0, "#7DAA5C"), (1, "#1F4638")),
    )
    a.path("M43.9 63.6C50 67.6 60 68 68.6 62.6L68 65.6C60 70.6 50 70.4 43.7 66.6Z", "#5A3322")
    a.path("M55.6 66.2H60V69.8H55.6Z", "none", 1, "#F4D27A", 0.9)
    a.wisp([(50.6, 45), (47.4, 54), (46.6, 62)], 1.8, "#DDF0B0", 0.6)
    a.limb(
        [(51, 72), (48, 80), (40, 85.6), (34, 90)],
        [6.6, 5.4, 4.4, 3.4],
        "#3E4E7A",
        "#6E82B4",
        "#222B4C",
    )
    a.path(
        "M29.6 88.4C33 86.4 38 88.4 40 90.8C38 93.6 33 95 27 93.6C22.6 92.6 20 89 21.4 86"
        "C23 88.4 26.6 89.8 29.6 88.4Z",
        a.linear(22, 86, 40, 94, (0, "#B0703F"), (1, "#5A2F20")),
    )
    pixie_head(a, 63, 33, 1.28, cap, 6)
    a.path(
        "M52.6 42C57 46 66 47 71 42.6C71.6 45.6 69.6 48.6 66.6 48.4C66 50.4 63.6 51 62.2 49.2"
        "C60 50.8 57.6 50 57.2 48C54.6 48 52.4 45 52.6 42Z",
        a.linear(53, 42, 71, 50, (0, cap[0]), (1, cap[2])),
    )
    sleeve = a.linear(40, 38, 56, 50, (0, "#B9D688"), (1, "#4A7C46"))
    a.limb([(55, 47), (46.6, 50), (41, 43), (38.6, 36.6)], [6.4, 5.4, 4, 3], sleeve)
    a.limb([(39.6, 38.6), (37.6, 34.6), (34.6, 33.6)], [3.4, 3.2, 1.2], SKIN[1], SKIN[0])
    a.limb([(67, 48), (75, 53), (81, 49)], [5.6, 4.4, 3], "#3D6E46", shade="#1F4638")
    a.limb([(80, 49.8), (83, 48), (85, 46.6)], [3, 2.6, 1], SKIN[1], SKIN[0])


def wanderer(a: Art) -> None:
    """Seen from behind: a cloak in the wind, a wide hat with a feather, on a grid of 100 x 100."""
    a.shadow(52, 96.4, 26, 3, 0.6)
    for x, turn in ((44, -1), (58, 1)):
        a.limb([(x, 82), (x + turn, 89), (x + turn, 94)], [7.4, 6.4, 5.8], "#4A2E26", "#A06E48")
        a.path(
            f"M{x + turn - 3.6} 92C{x + turn - 4} 95 {x + turn - 4} 97 {x + turn - 3} 97.6"
            f"H{x + turn + 3.4}C{x + turn + 4.4} 96.4 {x + turn + 4} 94 {x + turn + 3.4} 92Z",
            "#38211E",
        )
        a.wisp([(x + turn - 3, 91.6), (x + turn, 92.6), (x + turn + 3, 91.6)], 1, "#C08A56", 0.8)
    a.limb([(72, 8), (70, 40), (68.6, 66), (67, 97)], [1.5, 2, 2, 1.7], "#6B4630", "#E0B27A")
    a.path(
        "M47 31C56 29 64 33 66 42C68 54 72 66 84 80C78 84 72 82 69 86C64 83 60 90 54 90"
        "C48 86 43 92 37 89C32 90 29 88 28 85C32 70 33 54 36 43C38 36 41 32.6 47 31Z",
        a.linear(
            30, 36, 72, 88, (0, "#9CC6D0"), (0.34, "#3F7890"), (0.75, "#1F3F62"), (1, "#141F40")
        ),
    )
    a.path(
        "M56 32C62 34 65 38 66 42C68 54 72 66 84 80C79 83 74 82 70 84C68 68 64 48 56 32Z",
        "#0A1530",
        0.5,
    )
    folds: tuple[tuple[list[Point], str, float], ...] = (
        ([(45, 38), (40, 58), (35, 86)], "#D6F0F2", 0.65),
        ([(49, 38), (47, 62), (44, 88)], "#10284A", 0.6),
        ([(54, 38), (56, 60), (56, 87)], "#8FC3CC", 0.5),
        ([(59, 38), (63, 60), (72, 80)], "#6A9AB8", 0.5),
    )
    for points, tone, o in folds:
        a.limb(points, [0.4, 2, 1], tone, o=o)
    a.path(
        "M28.4 83C34 87 40 86 44 87.4C50 84.4 55 88 60 85C66 80 72 83 83.4 79L84 80"
        "C78 84 72 82 69 86C64 83 60 90 54 90C48 86 43 92 37 89C32 90 29 88 28 85Z",
        "#E9C877",
        0.85,
    )
    a.limb([(42, 35), (52, 48), (63, 60)], [1.6, 1.8, 1.6], "#7A4E34")
    a.path(
        "M57 57C62 55.6 68 57 70 60L69.6 70C65 73 59 72.4 56 70Z",
        a.linear(56, 57, 70, 72, (0, "#C08A56"), (1, "#5E3826")),
    )
    a.path("M57 57C62 55.6 68 57 70 60L69 65C65 67 60 66.6 56.6 64.4Z", "#8A5A38")
    a.circle(63, 66, 1, "#F3D48C")
    a.path(
        "M41 34C40 26 45 20 52 20C59 20 63 26 62 34C57 39 46 39 41 34Z",
        a.linear(42, 20, 62, 38, (0, "#A8CBD2"), (0.5, "#46798A"), (1, "#1B3B4E")),
    )
    a.path(
        "M28 25C36 21 44 20 46 13C48 8.6 55 8 58.4 12C61 15.6 61 19 63 21C68 22 73 24 76 28"
        "C66 32 40 33 28 25Z",
        a.linear(34, 10, 70, 32, (0, "#D2A76E"), (0.5, "#7D5130"), (1, "#3C221B")),
    )
    a.path("M45 16.6C50 20.6 57 20.6 61 17.4L62.6 21C57 24.4 48.6 24 43.4 20Z", "#B8423C")
    feather = a.linear(60, 20, 76, 3, (0, "#FFFFFF"), (1, "#E7B84F"))
    a.limb([(60, 20), (67, 12), (77, 4)], [0.5, 3.6, 0.3], feather)
    a.wisp([(30, 25), (38, 22.6), (45, 18)], 1.4, "#F4D9A6", 0.7)
    a.limb([(63, 44), (69, 47), (70.6, 43.6)], [5, 4.2, 3], "#2A5468")
    a.ellipse(70.4, 43, 2, 1.6, "#D4A07A")
