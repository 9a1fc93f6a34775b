"""The fairy who turns to stone, and sees it."""

from curves import Point, n, polygon
from figures import gown
from hands import reach
from kit import Art
from light import Light, bounce, contact, outline, rim
from limbs import cuff
from moods import FRIGHT
from tones import BLUE_EYES, PALE, RAVEN, Cloth, Skin, dye
from visage import Head

STONE = Skin("#E9E7E2", "#ABA9AC", "#5F5E6A", "#FFFFFF", "#8E8C94", "#6A6873", "#4A4954")


def crack(a: Art, points: list[Point], w: float = 0.8) -> None:
    a.path(polygon([*points, *[(x + w, y + 0.3) for x, y in points[-2:0:-1]]]), "#23232F")
    a.line([(x - 0.5, y - 0.3) for x, y in points], "#FFFFFF", 0.3, 0.6)


def petrify() -> Art:
    """Stone has reached her hands and her throat; she sees what it did to the bird."""
    a = Art("Petrification")
    skin, hair = PALE, RAVEN
    light = Light(215, "#FFD9A8", 0.85, "#FF8A4A", 0.45, below=60)
    slab = a.linear(14, 10, 86, 60, (0, "#C2C0C8"), (0.45, "#6C6A7A"), (1, "#2C2B3A"))
    for d in (
        "M52 44L64 19L77 9L87 15L84 31L72 45Z", "M53 48L74 47L89 44L93 53L85 62L66 58Z",
        "M48 44L36 21L30 15L26 21L31 29L28 33L33 43Z",
        "M47 48L28 47L14 43L8 51L12 59L20 58L23 62L34 58Z",
    ):  # fmt: skip
        a.path(d, slab, 1, "#54525F", 0.35)
    a.path(
        "M64 19L77 9L72 45ZM74 47L89 44L66 58ZM36 21L30 15L33 43ZM28 47L14 43L34 58Z",
        "#FFE9D0",
        0.24,
    )
    a.path(
        "M77 9L87 15L84 31L72 45ZM89 44L93 53L85 62L66 58ZM14 43L8 51L12 59L34 58Z", "#2A2A3C", 0.25
    )
    contact(a, 50, 95, 42, 0.8)
    a.path("M12 92L18 82L26 86L27 94L16 96Z", slab, 1, "#54525F", 0.35)
    a.path("M18 82L26 86L20 90ZM12 92L20 90L16 96Z", "#FFFFFF", 0.25)
    stone = Cloth("#EFECE4", "#A8A6AA", "#62626E", "#2C2D3A")
    block = "M43 58L39 67L34 75L31 86L29 95L50 97L71 95L69 85L66 74L61 66L57 58Z"
    a.path(block, dye(a, [(29, 58), (71, 97)], stone))
    a.path("M43 58L39 67L34 75L31 86L29 95L40 96L43 81L45 69Z", "#FFF3E2", 0.5)
    a.path("M57 58L61 66L66 74L69 85L71 95L57 96.4L59 83L55 71Z", "#1C1C2A", 0.45)
    a.path("M45 69L43 81L46 96.6L50 97L49 83L50 67Z", "#4A4A58", 0.45)
    a.path("M50 67L49 83L50 97L56 96.4L58 84L55 71Z", "#FFFFFF", 0.16)
    a.path("M66 74L69 85L71 95L68.4 95.2L66.4 85Z", "#FF9A5C", 0.5)
    crack(a, [(41, 71), (45, 75), (43.6, 80), (48, 85), (46, 91)])
    crack(a, [(62, 73), (58, 78), (61, 83), (57, 89)])
    crack(a, [(36, 85), (39.6, 87), (38, 92)], 0.6)
    for x, y, w in ((35.0, 92.0, 8), (63.0, 93.0, 9)):
        a.blob(
            [(x - w, y + 3), (x - w * 0.7, y - 1), (x - w * 0.3, y - 0.4), (x, y - 4),
            (x + w * 0.36, y - 2), (x + w * 0.7, y + 0.4), (x + w, y + 3)],
            a.linear(x - w, y - 4, x + w, y + 4, (0, "#C2D684"), (0.5, "#74924C"), (1, "#34502F")),
        )  # fmt: skip
    fading = Cloth("#D6FFF4", "#3FA6A0", "#4A7A80", "#2E404C")
    head = Head(
        49.4,
        29,
        15.6,
        skin,
        hair,
        "long",
        FRIGHT,
        to=(80, 32),
        yaw=0.75,
        turn=3,
        light=light,
        eyes=BLUE_EYES,
        fall=1.35,
    )
    head.back(a)
    gown(
        a,
        [(50, 42), (50, 47.4), (50, 53.6), (50, 62)],
        [12.4, 10.8, 7.8, 14.6],
        fading,
        (2, 3, 2, 3),
        folds=5,
    )
    a.path("M43.4 62L46 58.4L48.4 60.6L50.4 56.6L53 60L55 58L57 62.4L50 65Z", "#A8A6AA", 0.9)
    crack(a, [(47, 48), (49.4, 52), (47.6, 56), (50, 60)], 0.6)
    head.neck(a, (50, 42), width=0.38, wide=0.84)
    # it climbs the throat
    a.path("M52.6 41.6L51.6 39.4L53 37.8L51.8 35.8L54.6 34.6L54.6 38.6L56 41Z", "#A8A6AA", 0.95)
    head.front(a)
    # and has touched the jaw
    x, y = head.place((28.0, 34.0))
    a.path(
        f"M{n(x - 2.4)} {n(y + 1.6)}L{n(x - 1.2)} {n(y - 0.4)}L{n(x)} {n(y - 0.8)}L{n(x + 0.5)} "
        f"{n(y - 2.6)}C{n(x + 0.4)} {n(y - 1)} {n(x - 0.6)} {n(y + 0.8)} {n(x - 2.4)} "
        f"{n(y + 1.6)}Z",
        "#B4B2B6",
    )
    head.wear(a, "circlet", "#D9D6D0", "#8A8894")
    # a hand of stone on her breast, the other still out, with the bird
    reach(a, (44.2, 44.6), (37.4, 55), (45.6, 56.6), STONE, "rest", hand=-22, size=1.1, light=light)
    crack(a, [(39, 52.6), (41, 54.6), (40.4, 56.4)], 0.5)
    cuff(a, (44.2, 44.6), (37.4, 55), fading, 0.5, 1.1, light)
    reach(a, (55.8, 44.6), (66, 50.6), (73.4, 42.4), STONE, "open", hand=-34, size=1.1, light=light)
    crack(a, [(68, 47.4), (70, 47.6), (71, 45)], 0.5)
    cuff(a, (55.8, 44.6), (66, 50.6), fading, 0.5, 1.1, light)
    with a.moved(80.4, 32, 0.74):
        d = (
            "M-7 -3C-7 -8 -2 -10 1.6 -7.6C5 -5 9 -3 10 1C14 2 17 5 20 8L17 9.6"
            "C13 7 10 6.4 8.6 6.6C5 9.6 2 9.2 -.6 8.6C-6 7.4 -8 2 -7 -3Z"
        )
        a.path(d, a.linear(-6, -9, 12, 9, (0, "#F0EEEA"), (0.5, "#A3A3AA"), (1, "#55555F")))
        rim(a, outline(d), light, 1.1)
        bounce(a, outline(d), light, 2)
        a.path("M-7 -6L-10.4 -4.8L-7 -4.2Z", "#62626E")
        a.path("M1 -1C5 -2 9 0 10.6 4C7 6.6 3 6 1 3.4Z", "#6E6E7A")
        a.circle(-4, -6.2, 0.9, "#2A2A38")
        a.line([(0, 8.6), (-0.6, 11.4)], "#6E6E7A", 0.8)
        a.line([(3, 8.8), (3, 11.4)], "#6E6E7A", 0.8)
        crack(a, [(0, -8), (1.6, -4), (-0.4, -1), (1.6, 3)], 0.7)
    for x, y, k in ((84, 80, 2), (90, 87, 1.4), (78, 89, 1.2), (20, 76, 1.5), (13, 72, 1)):
        a.path(
            f"M{n(x)} {n(y - k)}L{n(x + k)} {n(y)}L{n(x + k * 0.3)} {n(y + k)}L{n(x - k)} "
            f"{n(y + k * 0.4)}Z",
            "#C9C8C6",
        )
    return a


EMBLEMS = {"petrify": petrify}
