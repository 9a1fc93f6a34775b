"""The Wanderer and the Pixie: as pawns on turned feet, and as they are on the road."""

from covers.signpost import laughing_head, pixie_paints
from curves import n, ribbon
from hands import Hand
from kit import INK, Art
from plants import leaf
from tones import OLIVE, Skin

Cap = tuple[str, str, str]
PIXIE_SKIN = ("#F7D2A4", "#D4935F", "#8F5638")
GOLDEN: Cap = ("#FFE08A", "#D9A032", "#7E5217")
FELT = ("#C79A62", "#7D5130", "#3C221B")
CLOAK = ((0, "#8FB7C2"), (0.35, "#3F7486"), (0.75, "#1F4458"), (1, "#112838"))


def foot(a: Art, light: str, mid: str, dark: str) -> None:
    """The foot of every pawn: a turned disc with a gold thread."""
    a.shadow(52, 92, 36, 7, 0.65)
    a.path(
        "M22 86C22 80.4 34 77 50 77C66 77 78 80.4 78 86V89.6C78 95 66 98.4 50 98.4"
        "C34 98.4 22 95 22 89.6Z",
        a.linear(22, 80, 78, 96, (0, light), (0.45, mid), (1, dark)),
    )
    a.ellipse(
        50, 86, 28, 8.6, a.linear(26, 78, 74, 94, (0, "#FFFFFF", 0.55), (0.5, mid), (1, dark))
    )
    a.path(
        "M22.4 89.4C23 94.6 35 97.6 50 97.6C65 97.6 77 94.6 77.6 89.4",
        "none",
        1,
        "#F3D48C",
        0.8,
    )


def lantern(a: Art, x: float, y: float, s: float = 1) -> None:
    """A lit lantern that hangs from x, y."""
    a.glow(x, y + 8 * s, 19 * s, "#FFD873", 0.85)
    with a.moved(x, y, s):
        a.line([(0, 0), (-0.2, 2), (0, 3.6)], "#F3D48C", 0.7)
        paint = a.linear(0, 3, 0, 14, (0, "#FFFDE8"), (1, "#FFC24F"))
        a.path("M-3.4 5.4L0 3L3.4 5.4L2.8 13.8H-2.8Z", paint, 1, "#A9782C", 0.8)
        a.path("M-4 5.6L0 2.4L4 5.6Z", "#C9993F")
        a.path("M-3.6 13.6H3.6L2.8 15.4H-2.8Z", "#A9782C")


def hat(a: Art) -> None:
    """The wanderer's hat with its band and feather, the brim around 52, 26."""
    a.path(
        "M28 25C36 21 44 20 46 13C48 8.6 55 8 58.4 12C61 15.6 61 19 63 21C68 22 73 24 76 28"
        "C66 32 40 33 28 25Z",
        a.linear(34, 10, 70, 32, *zip((0, 0.5, 1), FELT, strict=True)),
    )
    a.path("M45 16.6C50 20.6 57 20.6 61 17.4L62.6 21C57 24.4 48.6 24 43.4 20Z", "#B8423C")
    a.limb(
        [(60, 20), (66, 12), (74, 5)],
        [0.5, 3.6, 0.3],
        a.linear(60, 20, 74, 5, (0, "#FFFFFF"), (1, "#E7B84F")),
    )
    a.limb([(30, 25), (38, 22.6), (45, 18)], [0.4, 1.4, 0.3], "#F4D9A6", o=0.7)


def wanderer() -> Art:
    """The pawn: seen from behind, on the way to somewhere."""
    a = Art("Wanderer")
    foot(a, "#C99C66", "#8A5A38", "#42261F")
    a.limb([(71, 14), (69.4, 40), (68, 64), (67, 86)], [1.8, 2.2, 2.2, 1.8], "#6B4630", "#C99C66")
    a.path(
        ribbon(
            [(71, 15), (68.4, 11), (71, 7), (75.6, 7.6), (76, 12), (73.4, 12)],
            [2, 2, 2, 2, 1.6, 0.6],
        ),
        "#8A5A38",
    )
    a.path(
        "M47 31C56 29 64 33 66 42C68.6 54 70 68 72 82C66 87.6 58 85 54 87.4C48 84 42 88 36 85.4"
        "C32 86.4 29 84.6 28 82C32 68 33 54 36 43C38 36 41 32.6 47 31Z",
        a.linear(30, 36, 70, 84, *CLOAK),
    )
    a.path(
        "M56 32C62 34 65 38 66 42C68.6 54 70 68 72 82C69 84.8 65.4 85.6 62 85.8C64 70 62 48 56 32Z",
        "#0A1C2C",
        0.5,
    )
    for points, c, o in (
        ([(45, 38), (40, 56), (36, 80)], "#D6F0F2", 0.6),
        ([(49, 38), (47, 60), (45, 82)], "#10303F", 0.6),
        ([(54, 38), (55, 58), (55, 82)], "#8FC3CC", 0.45),
    ):
        a.limb(points, [0.4, 2, 1], c, o=o)
    a.path(
        "M28.4 81C34 84.6 40 83.6 45 84.4C52 82.4 60 85 71.8 80.4L72 82C66 87.6 58 85 54 87.4"
        "C48 84 42 88 36 85.4C32 86.4 29 84.6 28 82Z",
        "#E9C877",
        0.85,
    )
    a.limb([(42, 35), (52, 48), (63, 60)], [1.8, 2, 1.8], "#7A4E34", "#C08A56")
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
    hat(a)
    a.limb([(63, 44), (68.6, 47), (69.6, 43.6)], [5, 4.2, 3], "#2A5468")
    a.ellipse(69.4, 43, 2, 1.6, OLIVE.mid)
    lantern(a, 28.2, 43.6)
    a.limb(
        [(40, 44), (33.6, 46), (29, 43.4)],
        [5.4, 4.2, 2.6],
        a.linear(28, 42, 40, 48, (0, "#9CC4CC"), (1, "#3F7486")),
    )
    a.ellipse(28.4, 42.8, 1.9, 1.6, OLIVE.light)
    return a


def pixie_head(
    a: Art, x: float, y: float, size: float, cap: Cap, turn: float = 0, left: bool = False
) -> None:
    """Long nose, pointed ear, a cap that falls back; he looks at what he is doing."""
    light, mid, shade = PIXIE_SKIN
    move = f"translate({n(x)} {n(y)}) scale({n(-size if left else size)} {n(size)})"
    with a.group(move + (f" rotate({n(turn)})" if turn else "")):
        skin = a.linear(
            *((-3, -4, 5, 5) if left else (4, -3, -3, 5)), (0, light), (0.6, mid), (1, shade)
        )
        a.path(
            "M-4.6 -3C-2 -5.8 3.4 -5.6 4.6 -2.4C5 -1.6 4.9 -1 5.2 -.5C6.2 .1 8 .6 8.4 1.6"
            "C8.6 2.5 7.2 2.8 5.6 2.4C5.8 3 5.7 3.5 5.1 3.7C5.3 4.4 4.8 5.8 3.2 6.1"
            "C.8 6.5 -2.4 5.4 -3.8 3C-5 1 -5.4 -1.4 -4.6 -3Z",
            skin,
        )
        a.ellipse(3.1, 2.3, 1.5, 1.05, "#D9583C", 0.35)
        a.ellipse(7.5, 1.5, 0.9, 0.7, "#D9583C", 0.4)
        a.path("M1.6 -.6C2.2 -1.9 3.9 -2 4.9 -.8C4 .4 2.4 .5 1.6 -.6Z", "#FFFBF0")
        a.circle(3.7, -0.8, 0.95, "#3A8A4E")
        a.circle(3.9, -0.8, 0.5, INK)
        a.circle(3.5, -1.1, 0.26, "#FFFFFF")
        a.limb([(1.3, -0.5), (3.2, -1.8), (5, -0.8)], [0.3, 0.75, 0.3], "#4A2A1C")
        a.limb([(1.7, -2.7), (3.4, -3.9), (5.1, -3)], [0.3, 0.9, 0.4], "#6B3B24")
        a.limb([(2, 3.5), (3.9, 4.7), (5.4, 3.1)], [0.2, 0.8, 0.3], "#8A2F2A")
        a.path(
            "M-1.4 2.2C-3.4 2.4 -6.4 .4 -9.6 -3.4C-6 -3 -2.4 -2.4 -.9 -.8C0 .2 -.2 1.8 -1.4 2.2Z",
            mid,
        )
        a.path("M-1.7 1.3C-3.4 1 -5.2 -.4 -7 -2.2C-4.8 -1.8 -2.8 -1.2 -1.7 -.2Z", shade, 0.75)
        a.path(
            "M-5.6 -2.4C-6 -7.6 -3 -11 1 -10.6C-3 -14.4 -9.6 -15.6 -15 -12C-17 -10.8 -18 -9 -17.6"
            " -6.8C-15 -9.4 -11.6 -9.4 -9.4 -7C-7.4 -5 -6.6 -3.6 -5.6 -2.4Z",
            a.linear(-17, -14, -4, -4, (0, cap[1]), (1, cap[2])),
        )
        a.path(
            "M-5.8 -2.2C-6.6 -8.6 -2 -12.4 2.4 -10C5 -8.6 6 -5.4 5.6 -2.8C2 -4.6 -2.4 -4.4 -5.8"
            " -2.2Z",
            a.linear(
                *((-6, -10, 5, -2) if left else (4, -10, -6, -2)),
                (0, cap[0]),
                (0.5, cap[1]),
                (1, cap[2]),
            ),
        )
        a.path(
            "M-6.4 -1.6C-2.6 -4.4 2.4 -4.6 6.2 -2.2C6.6 -3.2 6.4 -4 5.8 -4.6C2.2 -6.4 -3 -6 -6.6"
            " -3.6C-7 -2.8 -6.9 -2.2 -6.4 -1.6Z",
            cap[0],
        )
        a.circle(-17.2, -6.2, 1.5, "#F4D27A")
        a.circle(-17.6, -6.6, 0.5, "#FFFBE6")


def boot(
    a: Art, x: float, y: float, turn: float = 0, flip: bool = False, far: bool = False
) -> None:
    """A boot with a curled toe that points to the right; the ankle at x, y."""
    with a.moved(x, y, 1, turn, flip):
        tones = ("#6B4028", "#3F2218") if far else ("#C07E48", "#5A2F20")
        a.path(
            "M-3 -2C-1 -3 2 -2.6 3 -.4C6 1 10 .4 11.4 -3C14.4 1 11.6 6 6.4 6.6C2 7 -1.4 6.6 -3.4"
            " 5.6"
            "C-4 3 -3.8 0 -3 -2Z",
            a.linear(-3, -2, 11, 6, (0, tones[0]), (1, tones[1])),
        )
        a.path("M-3.6 -2.6C-1 -4 2 -3.8 3.6 -1.8L3 .2C1 -1.4 -1.4 -1.4 -3.4 -.4Z", "#E9C877")


def pixie() -> Art:
    """The pawn: on his toadstool, chin on his fist, thinking up mischief."""
    a = Art("Pixie")
    foot(a, "#B7C78A", "#66824B", "#27402F")
    a.path(
        "M42 84C43.4 76 43 70 42 64H58C57 70 56.6 76 58 84C54 87 46 87 42 84Z",
        a.linear(42, 64, 58, 84, (0, "#FFF6E2"), (0.5, "#E3CBA2"), (1, "#8E6E52")),
    )
    a.path(
        "M20 66C20 57 34 52 50 52C66 52 80 57 80 66C80 71 66 72.6 50 72.6C34 72.6 20 71 20 66Z",
        a.radial(36, 55, 50, (0, "#FF9A7A"), (0.35, "#D9423A"), (0.8, "#8A1C2E"), (1, "#5A1024")),
    )
    for x, y, r, k in (
        (30, 62, 3.6, 0.7), (70, 61, 3.2, 0.7), (44, 68, 2.4, 0.6), (60, 68.4, 2, 0.6),
        (24.6, 67, 1.6, 0.7),
    ):  # fmt: skip
        a.ellipse(x + 0.3, y + 0.4, r, r * k, "#6B1420", 0.5)
        a.ellipse(x, y, r, r * k, "#FFF3DF")
    # one leg hangs, the other knee is drawn up
    a.limb(
        [(49, 60), (58, 62), (60.6, 71), (59, 78)],
        [9, 7, 5, 3.6],
        a.linear(46, 58, 62, 78, (0, "#5FA0A8"), (1, "#1F4C5C")),
    )
    boot(a, 59.6, 79, far=True)
    a.path(
        "M42 42C48 39 55 41 57 46C59 52 58.4 57 57 61C52 64 45 63.6 41.4 60.6C39.6 54 39 46 42 42Z",
        a.linear(40, 42, 58, 62, (0, "#FFF0CF"), (0.4, "#D9B26A"), (1, "#7E5217")),
    )
    a.path("M41.2 57.6C46 60.4 53 60.6 57.8 57.8L57 61C52 64 45 63.6 41.4 60.6Z", "#6B4230")
    a.limb(
        [(46, 59.6), (56, 56), (65, 50.4), (68, 55), (69.6, 62)],
        [8.4, 8, 6.6, 5.4, 4],
        a.linear(46, 48, 70, 64, (0, "#C4F0EA"), (0.45, "#4F9AA6"), (1, "#24566A")),
    )
    boot(a, 70, 63.4, 8)
    # the elbow on the knee, the chin on the fist
    a.limb(
        [(44.6, 46.6), (50, 53.4), (60.6, 51.6), (59, 47), (56.4, 44.6)],
        [6, 5.4, 4.8, 3.8, 3],
        a.linear(43, 44, 62, 56, (0, "#FFFBEA"), (0.5, "#F0CF94"), (1, "#A8742E")),
    )
    a.limb([(45, 49.4), (51, 55), (60, 53.4)], [0.3, 1.5, 0.3], "#7E5217", o=0.6)
    a.ellipse(56, 43.8, 2.9, 2.5, PIXIE_SKIN[1])
    a.ellipse(55.5, 43.2, 1.9, 1.5, PIXIE_SKIN[0], 0.9)
    pixie_head(a, 49, 34.6, 1.22, GOLDEN, 10)
    leaf(a, (48, 43), 200, 9, "#B9D070", "#5E8640")
    leaf(a, (48, 43), 20, 8, "#A9C866", "#4F7A3A")
    a.dust([(74, 30, 1.2), (80, 40, 0.6), (22, 44, 0.7), (70, 22, 0.6)])
    return a


def wanderer_card() -> Art:
    """On the road: cloak in the wind, the lantern ahead, six roads in the map of his mind."""
    a = Art("Wanderer on the road")
    a.glow(50, 50, 46, "#FFE9B0", 0.3)
    # the road under his feet: it comes from afar on the left and goes on
    grassy = a.linear(6, 86, 94, 100, (0, "#A9C87A"), (0.5, "#4E7A4E"), (1, "#1F3C38"))
    a.path("M2 96C10 88 24 85 40 86C58 84 80 86 98 95C84 101 20 101 2 96Z", grassy)
    a.path(
        "M10 88.4C22 88 30 90 40 91.6C58 94 76 91 90 91.6C94 94 90 97.6 80 98.6C58 100 34 98 22"
        " 94.4C16 92.4 10 90.6 10 88.4Z",
        a.linear(10, 88, 90, 99, (0, "#FFF0C8"), (0.45, "#CDA876"), (1, "#6B4E42")),
    )
    for x, y, w in ((34, 93, 3), (56, 96, 4), (80, 94, 3)):
        a.limb([(x - w, y), (x, y + 0.7), (x + w, y)], [0.2, 0.9, 0.2], "#8A6448", o=0.7)
    a.shadow(50, 94, 28, 3, 0.5)
    # far leg, far arm with the staff
    a.limb([(46, 68), (40, 78), (31, 85)], [8, 6, 4.4], "#2E3A44")
    with a.moved(30, 86, 1, 38):
        a.path(
            "M-4 -3C-1 -4 3 -3.4 4 -1C7 1 10 1.4 10.6 3.4C10.8 5.6 6 6 1 6C-3 6 -4.6 4 -4.4 1Z",
            "#4A2C20",
        )
    # the cloak streams to the left
    a.path(
        "M44 35C36 38 30 46 25 55C20 63 12 67 4 66C8 73 14 76 21 74C17 80 11 83 5 82C14 90 27 90"
        " 37 84"
        "C46 86 58 84 64 76C66 62 64 46 58 37Z",
        a.linear(10, 40, 64, 86, *CLOAK),
    )
    for points, c, o in (
        ([(44, 42), (34, 56), (22, 68), (10, 70)], "#CFEAEE", 0.6),
        ([(48, 46), (40, 62), (28, 76), (14, 83)], "#0A1C2C", 0.5),
        ([(53, 46), (50, 64), (40, 82)], "#CFEAEE", 0.4),
        ([(58, 46), (60, 62), (56, 80)], "#0A1C2C", 0.5),
    ):
        a.limb(points, [0.4, *[2.2] * (len(points) - 2), 0.4], c, o=o)
    a.path(
        "M5 82C14 90 27 90 37 84C46 86 58 84 64 76L64.2 78.4C58 86.4 46 88.4 37 86.4C27 92 12 91 5"
        " 82Z",
        "#E9C877",
        0.9,
    )
    # near leg striding
    a.limb(
        [(55, 68), (66, 75), (67, 88)],
        [12, 9, 5.6],
        a.linear(56, 70, 70, 88, (0, "#6E7E8C"), (1, "#2E3A44")),
    )
    with a.moved(66.6, 89, 1.05, -6):
        a.path(
            "M-4.4 -4C-1 -5 3 -4.4 4 -2C7.6 0 11.6 .6 12.4 3C12.6 5.6 6 6 1 6C-3 6 -5 5 -4.8 1Z",
            a.linear(-4, -4, 12, 6, (0, "#B0703F"), (1, "#4A261F")),
        )
        a.path("M-4.8 -4.6C-1 -6 3 -5.4 4.6 -3L4 -.8C1.4 -2.6 -1.6 -2.8 -4.6 -1.8Z", "#D9B07A")
    # coat and satchel
    a.path(
        "M47 36C54 33.6 61 36 63 43C65 52 66 62 65 71C59 75 51 75 45.6 72C44 60 43 46 47 36Z",
        a.linear(46, 36, 66, 74, (0, "#C9A87A"), (0.45, "#8A6444"), (1, "#43302E")),
    )
    a.path("M45.4 60C52 63.4 59 63.4 65.6 60L65.4 64C59 67.4 52 67.4 45.4 64Z", "#5A3322")
    a.path("M54 62.6H58V67H54Z", "none", 1, "#F4D27A", 0.9)
    a.limb([(52, 40), (50, 52), (50.6, 60)], [0.4, 1.6, 0.4], "#F2DDB4", o=0.7)
    a.limb([(62, 40), (54, 50), (45, 60)], [1.6, 2, 1.6], "#6B4430", "#B98A5A")
    a.path(
        "M36 57C41 55 47 57 49 60.4L48 71C43 74 37 73 34.4 70Z",
        a.linear(34, 56, 50, 72, (0, "#D9A468"), (1, "#5E3826")),
    )
    a.path("M36 57C41 55 47 57 49 60.4L48 66C43 68 38.6 67 35.4 65Z", "#8A5A38")
    a.circle(42.4, 67, 1.1, "#F3D48C")
    # a face in profile under the hat
    a.limb([(54, 38), (55, 34), (56, 30)], [6, 4.4, 4.4], OLIVE.mid, shade=OLIVE.shade)
    a.path(
        "M51 22C57 20 63 21.6 64 25C64.4 26.4 64 27.2 64.4 28C65.4 29.4 66.8 30.6 66.6 31.4"
        "C66.2 32 65 32 64.6 32.2C65 33 65 33.8 64.4 34.2C64.6 36 63 37.6 60 37.4C55 37 51 33 50"
        " 28Z",
        a.linear(64, 22, 50, 36, (0, OLIVE.light), (0.6, OLIVE.mid), (1, OLIVE.shade)),
    )
    # the lantern lights him from below: jaw, lip, the underside of nose and cheek
    a.limb([(52, 33), (57, 37), (62, 37), (64.4, 34.4)], [0.3, 1.3, 1.4, 0.3], "#FFD98A", o=0.75)
    a.limb([(62.8, 31.6), (65, 31.6), (66.4, 31)], [0.3, 0.8, 0.2], "#FFE6B0", o=0.9)
    a.ellipse(60.6, 31.6, 2, 1.3, "#FFB07A", 0.55)
    a.path("M59.6 28.4C60.4 27 62.6 26.9 63.6 28.2C62.8 29.6 60.6 29.7 59.6 28.4Z", "#FFFBF0")
    a.circle(62.4, 28.4, 0.95, "#3A6A8A")
    a.circle(62.6, 28.4, 0.5, INK)
    a.circle(62.2, 28.9, 0.24, "#FFF0C0")
    a.limb([(59.2, 28.4), (61.4, 27), (63.8, 28)], [0.2, 0.7, 0.2], "#3A2420")
    a.limb([(58.6, 26), (61.4, 25), (63.8, 26)], [0.3, 0.9, 0.3], "#5A332B")
    a.limb([(61.6, 34.4), (63.4, 34.9), (64.6, 33.9)], [0.2, 0.7, 0.2], "#8A3F36")
    a.limb([(52, 24), (48, 30), (49, 36), (46, 41)], [4, 4, 3, 0.4], CHEST, "#9A6844")
    a.path(
        "M44 37.6C50 42 58 42 63.6 38C65.4 41.4 64 45 60 46.4C54 48 48 47 44.6 43.6C43 41.6 43"
        " 39.4 44 37.6Z",
        a.linear(44, 38, 64, 47, (0, "#E58A6A"), (0.5, "#B8423C"), (1, "#6B1C28")),
    )
    with a.group("translate(12.6 -.9) scale(.86)"):
        hat(a)
    # near arm with the lantern, held ahead
    a.limb(
        [(57, 44), (66, 53), (77, 48)],
        [6.6, 5.4, 3.6],
        a.linear(56, 44, 78, 54, (0, "#E3C49A"), (0.5, "#A87C56"), (1, "#5E4236")),
    )
    lantern(a, 80.4, 47.6, 1.15)
    a.limb([(76.4, 48.6), (79, 47.4), (81.6, 46.8)], [3.4, 3.2, 1.6], OLIVE.mid, lit=OLIVE.light)
    # staff in the far hand, behind
    a.limb([(35, 30), (31, 56), (26, 92)], [1.8, 2.3, 1.8], "#6B4630", "#C99C66")
    a.limb([(44, 44), (36, 50), (33.6, 46)], [5.6, 4.6, 3], "#3F7486", "#8FB7C2")
    a.ellipse(33.2, 45, 2.2, 2, OLIVE.mid)
    a.dust([(90, 36, 1.4), (70, 66, 0.8), (92, 76, 1), (72, 16, 0.8), (88, 62, 0.7)])
    return a


CHEST = "#5A332B"


def _card(a: Art, x: float, y: float, turn: float, tone: str, glow: str) -> None:
    """A card that flies: its back or a bright realm."""
    with a.moved(x, y, 1, turn):
        a.path("M-5 -7H5V7H-5Z", "#F6ECD4", 1, "#7A6238", 0.6)
        a.path("M-3.8 -5.8H3.8V5.8H-3.8Z", a.linear(-4, -6, 4, 6, (0, glow), (1, tone)))
        a.spark(0, 0, 3, "#FFF6D0")


def pixie_card() -> Art:
    """One leap, and the pile bursts: cards fly to all sides."""
    a = Art("Pixie at play")
    a.glow(50, 46, 46, "#FFF0B0", 0.4)
    for x, y, turn, tone, glow in (
        (84, 66, 24, "#1E5C94", "#7FC0F0"),
        (17, 78, -28, "#22592F", "#8FD08A"),
        (87, 40, 52, "#4C3478", "#B48CE8"),
        (12, 54, -60, "#75550F", "#F2CF6A"),
        (56, 90, 8, "#7C2832", "#F28A7A"),
        (35, 88, -10, "#1F6468", "#8FE0DA"),
    ):
        _card(a, x, y, turn, tone, glow)
    # far leg kicked back, far arm back
    a.limb(
        [(43, 60), (33, 64), (25, 58), (21, 52)],
        [9, 7, 5.2, 4],
        a.linear(20, 50, 44, 66, (0, "#5FA0A8"), (1, "#24566A")),
    )
    boot(a, 20.6, 50.4, 140, far=True, flip=True)
    Hand((28.4, 39.6), 232, Skin(*PIXIE_SKIN), size=9.6, flip=True, far=True).draw(a, "open")
    a.limb([(44, 42), (34, 46), (27.6, 38.8)], [6.4, 5.4, 4], "#B98A3E", "#F0CF94", "#6B4212")
    # coat-tails, body
    a.path(
        "M44 40C50 36.4 58 38 60 44C62 51 60.6 58 57 63C50 67 43 66 38.6 62C34 64 30 68 29 74"
        "C25 70 25 62 30 57C36 53 39 46 44 40Z",
        a.linear(
            32, 40, 60, 68, (0, "#FFF0CF"), (0.35, "#E0B24E"), (0.75, "#A8701E"), (1, "#6B4212")
        ),
    )
    a.path(
        "M57 63C50 67 43 66 38.6 62C34 64 30 68 29 74C30 66 34 60 40 57C46 61 53 61 59 56C59 59"
        " 58.4 61 57 63Z",
        "#5A3410",
        0.45,
    )
    a.path("M38 57C44 62 52 62.6 59.4 58L58.6 61.4C52 66 43.6 65.4 37 60.4Z", "#6B4230")
    a.path("M48.4 60.6H52.6V64.4H48.4Z", "none", 1, "#F4D27A", 0.9)
    # near leg: the knee up, the shin down, the boot about to land
    a.limb(
        [(48, 61), (58, 60), (67, 57.6), (69, 66), (69, 75)],
        [10.4, 9.6, 7.6, 6, 4.2],
        a.linear(48, 54, 72, 78, (0, "#D6F6F0"), (0.4, "#5FAAB4"), (1, "#2A6072")),
    )
    a.limb([(50, 58.6), (59, 57.4), (66, 55.6)], [0.4, 1.6, 0.4], "#FFFFFF", o=0.7)
    boot(a, 69.6, 77, 4)
    # near arm up, tossing the last card
    a.limb(
        [(53, 44), (64, 46), (70, 36)],
        [6.4, 5.2, 3.4],
        a.linear(52, 40, 72, 48, (0, "#FFF3D6"), (0.5, "#E3BE78"), (1, "#A97A36")),
    )
    _card(a, 78, 22, 18, "#8E1F30", "#FFB08A")
    Hand((69.6, 37.4), -66, Skin(*PIXIE_SKIN), size=9.6).draw(a, "pinch")
    a.limb([(67.4, 35.8), (69.8, 37), (72.2, 37.6)], [1.1, 1.6, 1.1], "#FFF3D6")
    with a.group("translate(217.6 -9) scale(-1.9 1.9)"):
        laughing_head(a, *pixie_paints(a))
    a.path(
        "M43.6 40C48 44.6 56 45 61 41C62 44 60 47 57 46.8C56.4 49 54 49.4 52.6 47.8"
        "C50.4 49.4 48 48.6 47.6 46.6C45 46.4 43 43 43.6 40Z",
        a.linear(44, 40, 61, 49, (0, "#B9D688"), (1, "#3F6E3A")),
    )
    for x, y, r in ((30, 74, 1.8), (48, 76, 2), (73, 91, 1.6), (66, 12, 2)):
        a.spark(x, y, r * 1.5, "#FFF6D0")
    a.dust([(92, 30, 1.2), (12, 72, 0.9), (44, 76, 0.8), (90, 84, 0.9), (66, 54, 0.7)])
    return a


EMBLEMS = {
    "wanderer": wanderer,
    "pixie": pixie,
    "wanderer-card": wanderer_card,
    "pixie-card": pixie_card,
}
