"""Two bad fairies: poverty and darkness."""

import math
from collections.abc import Sequence
from itertools import pairwise

from curves import Point, at, between, n, polygon, toward
from hands import Hand, reach
from kit import Art
from light import Light, contact, outline, rim, shade
from limbs import arm, cuff, leg
from moods import AGED
from pen import limb as stroke
from tones import BLUE_EYES, OLIVE, SNOW, Cloth, Hair, Skin, dye
from visage import Head
from wings import SHAPES

ASHEN = Skin("#F0E2E4", "#C2A6AE", "#806478")
GRANITE = Cloth("#E9E8E4", "#A3A3AA", "#62636F", "#2C2D3A")
NIGHT = Cloth("#8C83C6", "#37316E", "#1A1740", "#0B0920")
GREY = Hair("#D9D2D6", "#948A94", "#4E4654", "#FFFFFF")


def torn(
    a: Art,
    root: Point,
    angle: float,
    length: float,
    tint: str,
    edge: str,
    bites: Sequence[int],
    flip: bool = False,
    o: float = 1,
    shape: str = "fore",
) -> None:
    """A wing that has lost pieces: bites in its rim, three veins, no light in it."""
    c, s = math.cos(math.radians(angle)), math.sin(math.radians(angle))
    side = -1.0 if flip else 1.0

    def put(p: Point) -> Point:
        x, y = p[0] * length, p[1] * length * side
        return root[0] + x * c - y * s, root[1] + x * s + y * c

    rim: list[Point] = []
    pts = SHAPES[shape]
    for i, (p, q) in enumerate(zip(pts, [*pts[1:], pts[0]], strict=True)):
        rim.append(p)
        if i in bites:
            m = between(p, q, 0.5)
            rim += [between(p, q, 0.3), (m[0] * 0.74, m[1] * 0.7), between(p, q, 0.62)]
    d = f"M{at(put(rim[0]))}" + "".join(
        f"Q{at(put(between(u, v, 0.5) if (i % 3) else u))} {at(put(v))}"
        for i, (u, v) in enumerate(pairwise(rim))
    )
    tip = put((1, 0))
    with a.group(opacity=o):
        a.path(
            d + "Z",
            a.linear(*root, *tip, (0, "#FFFFFF", 0.35), (0.35, tint, 0.7), (1, edge, 0.75)),
            1,
            edge,
            0.5,
            0.9,
        )
        for v in (-0.16, 0.0, 0.1):
            end, mid = put((0.86, v * 1.3)), put((0.45, v * 0.6))
            a.limb([put((0.02, 0)), mid, end], [0.9, 0.7, 0.15], edge, o=0.8)


RAGS = Cloth("#EBD8B2", "#A08664", "#62503E", "#2E2226")


def poverty() -> Art:
    """An old fairy on her knees; out of her empty bowl a moth flies, and she smiles at it."""
    a = Art("Poverty")
    skin, hair = OLIVE, SNOW
    moth = (83.0, 38.0)
    light = Light(-20, "#FFF0CC", 0.85, "#E0A070", 0.45, below=110)
    a.glow(52, 52, 46, "#F6E2CC", 0.7)
    torn(a, (42, 47), -118, 35, "#A8989A", "#FFF3EA", (3, 5, 7), flip=True)
    torn(a, (41, 50), -160, 34, "#98868C", "#F6E6DE", (2, 4, 6), flip=True)
    torn(a, (42, 54), 160, 24, "#88767E", "#E6D4D0", (3, 5), flip=True, shape="hind", o=0.9)
    contact(a, 48, 95, 42, 0.8)
    # she kneels: shin and sole on the ground behind her, the knee before
    leg(a, (66, 86), (66, 92.6), (36, 92.4), (24, 94), skin, size=1.1, light=light, front=1)
    d = (
        "M36 60C31.6 65 28.6 71 28.4 77C28.4 82 31 86 34.6 89L39 88.6L41.6 92L47 90.4L51 94.4"
        "L57 92.6L62 95.6L67 93.6"
        "L71.6 95C75.6 92 76 86.6 72.4 83C66 78 58.6 74.4 53.4 69C51 66 50 63.4 49.4 60.6Z"
    )
    a.path(d, dye(a, [(28, 58), (76, 96)], RAGS))
    ring = outline(d)
    shade(a, ring, light, 4, RAGS.dark, 0.4)
    rim(a, ring, light, 1.1, 0.8)
    for points, tone, w, o in (
        ([(50, 66), (58, 75), (71, 85)], RAGS.light, 2.2, 0.7),
        ([(46, 68), (52, 79), (66, 89)], RAGS.dark, 1.8, 0.5),
        ([(42, 68), (44, 80), (54, 91)], RAGS.light, 1.4, 0.45),
        ([(39, 66), (36, 76), (40, 87)], RAGS.dark, 1.8, 0.5),
        ([(37, 64), (32, 73), (33, 82)], RAGS.light, 1.6, 0.6),
    ):  # fmt: skip
        stroke(a, points, [0.2, w, 0.2], tone, o, 2)
    for x, y, w, t, tone in (
        (58, 82, 7, 34, "#8A5A62"),
        (69, 89, 5, 30, "#5F7276"),
        (37, 80, 6.4, 10, "#A88A4E"),
    ):
        with a.moved(x, y, 1, t):
            a.path(f"M{n(-w / 2)} {n(-w / 2)}h{n(w)}v{n(w)}h{n(-w)}Z", tone, 1, "#E6D8B8", 0.35)
            a.path(
                "".join(
                    f"M{n(-w / 2 + k * w / 3)} {n(-w / 2 - 0.9)}v1.8M{n(-w / 2 + k * w / 3)} "
                    f"{n(w / 2 - 0.9)}v1.8"
                    for k in range(4)
                ),
                "none",
                1,
                "#E6D8B8",
                0.4,
            )
    head = Head(
        55.4,
        38.4,
        15.6,
        skin,
        hair,
        "aged",
        AGED._replace(smile=4, brow=(2.6, -2.4)),
        to=moth,
        turn=-3,
        light=light,
        eyes=BLUE_EYES,
        ears=False,
    )
    arm(a, (49.6, 51), (58.6, 59.6), (67, 58.6), skin, size=1, light=light, far=True)
    Hand((67, 58.6), -6, skin, size=6.4, light=light, far=True).draw(a, "rest")
    a.limb(
        [(49, 48), (45, 55), (42.6, 62), (42, 67)],
        [10, 12, 13, 14],
        dye(a, [(36, 46), (54, 70)], RAGS),
    )
    head.neck(a, (50.6, 49.6), width=0.38, wide=0.8)
    head.front(a)
    hood = (
        "M61 33.6C59 27.6 49.6 26 45.4 32.4C41.4 38.4 40 46 36.6 55C34.4 61 31 66 28.6 71C34 "
        "69.4 39 70 43 67"
        "C47.4 64 51.4 59.4 53.4 54C50.8 52 48.4 48.6 48.2 44.4C48 39.6 50 36.4 54 34.6C56.6 "
        "33.4 59 33.2 61 33.6Z"
    )
    a.path(hood, a.linear(34, 28, 54, 70, (0, "#DFA6A2"), (0.4, "#94506A"), (1, "#3E1C3C")))
    rim(a, outline(hood), light._replace(way=235), 1, 0.7)
    stroke(
        a, [(52, 30), (45.6, 40), (41.6, 54), (34, 67)], [0.2, 1.4, 1.4, 0.2], "#F0DCDC", 0.55, 2
    )
    stroke(a, [(55, 33), (48, 39), (46.4, 50), (43, 62)], [0.2, 1.4, 1.4, 0.2], "#3A1A34", 0.55, 2)
    # the bowl, tilted so that one sees it is empty; her hand is under it
    near = Hand((63, 68), -4, skin, size=8, light=light)
    arm(a, (48, 53), (54.6, 66.4), (63, 68), skin, size=1.08, light=light)
    near.draw(a, "open")
    with a.moved(76, 59.4, 1, 8):
        a.path(
            "M-12 -2C-11 6 -6 9.6 0 9.6C6 9.6 11 6 12 -2Z",
            a.linear(12, -4, -12, 10, (0, "#E9BE8E"), (0.5, "#96603E"), (1, "#42241E")),
        )
        a.ellipse(0, -2, 12, 4.6, a.linear(-12, -6, 12, 2, (0, "#F2CBA0"), (1, "#7A4A32")))
        a.ellipse(0.4, -1.6, 10.4, 3.6, a.linear(-10, -4, 10, 2, (0, "#241316"), (1, "#6A4030")))
        a.path("M-6 1.4L-3.6 4L-5 6.4L-2.6 9", "none", 1, "#2E1818", 0.5)
    cuff(
        a,
        (48, 53),
        (54.6, 66.4),
        ("#D99AA0", "#94506A", "#5A2C4A", "#331630"),
        0.62,
        1.3,
        light,
        1.15,
    )
    with a.moved(*moth, 1, 16):
        for k in (-1, 1):
            a.path(
                f"M0 0C{n(k * 2)} -4 {n(k * 7)} -5.6 {n(k * 8.4)} -3C{n(k * 7)} 1 {n(k * 3)} "
                f"3.4 0 2Z",
                "#F0E4D0",
                1,
                "#7A6A64",
                0.4,
            )
            a.circle(k * 4.8, -1.6, 0.8, "#7A6A64")
        a.limb([(0, -2), (0, 1), (0, 3.6)], [1, 1.6, 0.4], "#A8988C")
    for u, v in ((79, 51), (81.4, 47), (80.6, 43)):
        a.circle(u, v, 0.5, "#E6D8C4", 0.7)
    return a


def eclipse(a: Art, x: float, y: float, r: float) -> None:
    """The moon before the sun: a ring of light with its rays."""
    a.glow(x, y, r * 2.3, "#F7DDB0", 0.85)
    rays = []
    for i in range(28):
        t, far = i * 360 / 28 + i * 37 % 9, r * (1.62 + i * 7 % 6 * 0.06)
        ends = [toward((x, y), t - 2.6, r * 0.9), toward((x, y), t, far)]
        rays.append(polygon([*ends, toward((x, y), t + 2.6, r * 0.9)]))
    a.path("".join(rays), "#FFF1D0", 0.55)
    a.circle(x, y, r, a.radial(x, y, r, (0, "#FFE9C2"), (0.84, "#FFE3B0"), (1, "#FFFBEA")))
    disc = ((0, "#8A7F9C"), (0.6, "#5F5478"), (1, "#3C3456"))
    a.circle(x + r * 0.14, y - r * 0.12, r * 0.89, a.radial(x - 3, y - 10, r * 1.5, *disc))


def darkness() -> Art:
    """Seen from behind, she draws the curtain of night across the light."""
    a = Art("Darkness")
    eclipse(a, 50, 26, 19)
    torn(a, (53, 44), -20, 40, "#A79EC6", "#E9E3F6", (3, 5), o=0.7, shape="swallow")
    torn(a, (47, 45), 196, 38, "#A79EC6", "#E9E3F6", (3, 5), flip=True, o=0.7, shape="swallow")
    # the cloak: from one hand high on the right to the other low on the left
    hem = "C88 99 80 93 71 96.6C63 99.4 56 94.6 48 97.4C39 99.8 31 94.8 22 97.2C14 99 8 96.6 3 94"
    cloak = (
        f"M89 17C93 40 91 64 97 92{hem}"
        "C9 84 13 66 9 50C21 55 34 51 43 42.4L50 40L57 41.4C70 41 82 31 89 17Z"
    )
    a.path(cloak, dye(a, [(8, 24), (92, 97)], NIGHT))
    a.path(
        "M89 17C93 40 91 64 97 92C88 99 80 93 71 96.6C67 98 63 98.4 60 97.6"
        "C69 80 74 54 70 38.6C78 34 85 26 89 17Z",
        "#06050F",
        0.4,
    )
    folds: tuple[tuple[list[Point], str, float], ...] = (
        ([(11, 52), (17, 72), (12, 93)], "#C9C0F0", 0.6),
        ([(18, 54), (25, 72), (22, 95)], "#0B0920", 0.5),
        ([(29, 52), (35, 70), (33, 95)], "#9C93D6", 0.45),
        ([(38, 48), (44, 68), (47, 95)], "#0B0920", 0.4),
        ([(64, 41), (64, 66), (60, 95)], "#06050F", 0.5),
        ([(75, 36), (76, 62), (73, 94)], "#8C83C6", 0.5),
        ([(82, 29), (84, 60), (85, 94)], "#06050F", 0.45),
        ([(88, 23), (89.6, 52), (92, 90)], "#B9B0E6", 0.5),
    )
    for points, tone, o in folds:
        a.limb(points, [0.4, 2.2, 0.8], tone, o=o)
    a.path(f"M97 92{hem}", "none", 1, "#D8C79A", 0.6, 0.9)
    moons: tuple[Point, ...] = ((15, 91), (35, 92.4), (58, 92), (80, 91))
    for x, y in moons:
        a.path(f"M{n(x)} {n(y - 2.4)}a2.4 2.4 0 1 0 2 3.6a1.9 1.9 0 1 1 -2 -3.6Z", "#E9DAB0", 0.9)
    for x, y, r in ((24, 62, 1.5), (34, 80, 2), (44, 86, 1.3), (70, 56, 1.7), (80, 46, 1.3)):
        a.spark(x, y, r * 1.3, "#FFF3D0", 0.95)
    for x, y in ((28, 72), (38, 66), (66, 74), (74, 70), (84, 36), (52, 88), (17, 56)):
        a.circle(x, y, 0.6, "#E9E2FF", 0.9)
    light = Light(-70, "#FFEFC8", 0.9, "#8C83C6", 0.4)
    reach(a, (56, 42), (73, 37.6), (86, 22.6), ASHEN, "grip", size=1.1, light=light, out=1)
    reach(a, (44, 43), (28, 51), (14, 49), ASHEN, "grip", size=1.1, light=light, flip=True)
    hair = a.linear(42, 22, 60, 76, (0, "#7C75A4"), (0.35, "#2A2546"), (1, "#0D0A1C"))
    a.limb([(50, 42), (50, 37), (50, 34)], [4.4, 3, 2.8], ASHEN.mid, shade=ASHEN.shade)
    with a.group("translate(0 1.6)"):
        a.path(
            "M50 20.6C44.6 20.4 42.4 25 43.4 29.6C44 33 39.6 37 39.8 43C40 49 43.6 53 42.6 60"
            "C42 65 44.6 68.6 43.4 74C46.6 71.6 47.4 69 47.6 66C49.6 69.6 50 73 48.8 78"
            "C53 74.6 54 70.6 53.6 66.4C55.4 68 56.2 70 56 73C58.4 68.6 57.6 64 57 60"
            "C56.4 53 60.6 49 60.2 42.4C58.4 37 56 33 56.6 29.6C57.6 25 55.4 20.4 50 20.6Z",
            hair,
            1,
            "#B9AFE0",
            0.45,
            0.8,
        )
        a.line([(48, 22), (45.4, 28), (44.4, 38), (47, 50), (47.4, 62)], "#A9A2CC", 0.45, 0.7)
        a.line([(50.6, 22), (50, 34), (52, 48), (50, 66)], "#A9A2CC", 0.45, 0.7)
        a.line([(53, 23), (55, 30), (55.4, 40), (53.6, 52)], "#A9A2CC", 0.45, 0.7)
        a.limb([(43.6, 27), (50, 29), (56.4, 27)], [0.5, 1, 0.5], "#D8C79A")
        for u, v in ((45.4, 17), (50, 13.6), (54.6, 17)):
            a.path(polygon([(u - 0.9, v + 6), (u, v), (u + 0.9, v + 6)]), "#E9DAB0")
    return a


EMBLEMS = {"poverty": poverty, "darkness": darkness}
