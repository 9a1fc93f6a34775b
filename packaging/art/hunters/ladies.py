"""Three researchers: Ada Fernley, Cordelia Thorne and Edith Larkspur, looking to the left.

Each has a face, a hat and a plant of her own.
"""

import math

from curves import Point, along, between, n, toward
from kit import Art
from plants import flower, leaf
from tones import CHESTNUT, DEEP, OLIVE, PALE, RAVEN, Cloth, Hair

from hunters.cameo import (
    Features,
    Sitter,
    brooch,
    coat,
    ear,
    eyebrow,
    frame,
    neck,
    profile,
    rim,
    strands,
)
from hunters.ground import fern

AUBURN = Hair("#C97E48", "#7A4028", "#34171A", "#F0B684")
PLUM = Cloth("#B0808E", "#6E3F5C", "#472643", "#22112A")
MOURNING = Cloth("#8A7A9C", "#453A5C", "#2A2240", "#120E20")
CREAM = Cloth("#FFF9E6", "#DCC9A6", "#A08868", "#5A4838")


def ada() -> Art:
    """Ada Fernley: a hat with a feather, ferns."""
    s = Sitter("Ada Fernley", PALE)
    a = s.a
    frame(a, "#8FB9B4", "#3F6F78", "#16303E")
    for x, y, t, curl in (
        (24.0, 80.0, -80, 34),
        (76, 78, -104, -34),
        (30, 84, -98, -30),
        (70, 84, -84, 30),
    ):
        fern(a, (x, y), t, 34, "#8FB89C", "#5F9488", curl=curl)
    coat(s, PLUM, "#CBB6A2")
    neck(s)
    a.path(
        "M44.4 57.4C48 61 55 61 58.4 57L59.2 64C55 68 48 68 44.2 64.6Z",
        a.linear(44, 57, 59, 67, (0, "#FFFFFF"), (1, "#C9B199")),
    )
    a.path("M44.2 58.6C48 62 55 62 58.6 58.2", "none", 1, "#B59C84", 0.4)
    hair = s.hair(44, 26, 68, 56, AUBURN)
    a.ellipse(65.6, 47.6, 7, 8, hair, 1, -18)
    for r in (5, 3.2, 1.5):
        a.ellipse(65.4, 47.4, r, r * 1.16, "none", 1, -18, AUBURN.strand, 0.45)
    profile(s, 51.4, 42, Features(nose=-0.6, hook=-0.9, chin=-0.3, lips=0.2))
    a.path(
        "M40.6 33.6C45 28.4 57 26.6 63.4 33C67.6 38.6 66.4 47 62 53C60 55 58.6 54 58.4 51.4"
        "C58.2 47.6 55.6 47 54.2 44.4C52.6 41.4 51.4 38.8 48 37.4C45.4 36.2 42 36.2 40.6 33.6Z",
        hair,
    )
    strands(
        a,
        [[(43, 34), (51, 34.4), (57.6, 39), (61.6, 46), (61, 52)],
        [(46, 31.6), (54.6, 32), (61.6, 37.4), (64.2, 45)],
         [(48, 36.4), (53, 38.8), (56.8, 43.6), (59.6, 48.6)]],
        AUBURN.strand,
    )  # fmt: skip
    ear(s, 56.4, 46.6, "#FFF6D6")
    eyebrow(s, 51.4, 42, AUBURN)
    brooch(a, 50.8, 66.6, "#6FCFC0")
    # the hat, tilted forward: crown, band, feather, flower
    a.path(
        "M29 33C35.6 29.4 42 28.8 45.8 25C49 18.4 60.6 17 65.2 23.2C67 27 67.6 30 71.2 31.8"
        "C73 34.4 70 36.6 65.6 35C55 31.2 42 32 33 36.4C29.8 37.4 27.2 35 29 33Z",
        a.linear(34, 18, 70, 36, (0, "#8CA6AE"), (0.45, "#3E5568"), (1, "#141E2C")),
    )
    a.path("M45 26C51 22.4 59.6 22.8 66.2 27.4L67.6 31.2C59.4 27.4 50 27.4 42.4 29.8Z", "#B23F50")
    rim(a)
    _feather(a)
    flower(a, 58.8, 26, 3.6, "#F9E0E2", "#E7B84F")
    return a


def _feather(a: Art) -> None:
    """It is longer than the frame is wide: it sweeps back over the gold."""
    spine: list[Point] = [(60, 26), (66, 16.6), (75, 13.6), (83, 18), (86.6, 28.6)]
    widths = [0.8, 7, 8.4, 6.6, 0.4]
    plume = a.linear(60, 12, 88, 30, (0, "#FFFFFF"), (0.5, "#F6E2B8"), (1, "#C8974E"))
    a.limb([(x + 0.8, y + 1.2) for x, y in spine], widths, "#14202C", o=0.4)
    a.limb(spine, widths, plume)
    a.limb(spine, [0.9, 0.8, 0.7, 0.5, 0.2], "#A9782C")
    for k, (x, y, _) in enumerate(along(spine, 3)[2:-2]):
        a.path(
            f"M{n(x)} {n(y)}l{n(2.4 - k * 0.1)} {n(-2.4 + k * 0.3)}",
            "none",
            1,
            "#B98A44",
            0.35,
            0.8,
        )
        a.path(
            f"M{n(x)} {n(y)}l{n(1.2 - k * 0.3)} {n(3.2 - k * 0.06)}",
            "none",
            1,
            "#B98A44",
            0.35,
            0.8,
        )


def cordelia() -> Art:
    """Cordelia Thorne: a veil, a coiled plait, thorns and one rose."""
    s = Sitter("Cordelia Thorne", DEEP)
    a = s.a
    frame(a, "#C9A4C8", "#7A5288", "#2A1A3E")
    for spine in (
        [(22.0, 78.0), (24.0, 62.0), (19.0, 48.0), (24.0, 36.0)],
        [(79.0, 76.0), (76.0, 62.0), (81.0, 50.0), (77.0, 38.0), (79.0, 28.0)],
    ):
        a.limb(spine, [1.8, 1.5, 1.2, *[0.8] * (len(spine) - 3)], "#3E2A52", o=0.85)
        for (x, y), side in zip(spine[1:], (1, -1, 1, -1), strict=False):
            a.path(
                f"M{n(x)} {n(y - 2)}L{n(x + side * 4.4)} {n(y - 4)}L{n(x)} {n(y + 1.6)}Z",
                "#3E2A52",
                0.85,
            )
    coat(s, MOURNING)
    neck(s, 9)
    # a high collar of lace, buttons down the front
    a.path(
        "M43 55C47 59.6 55.6 59.6 59.6 54L61 67C55 71.6 47 71.6 42 68Z",
        a.linear(43, 55, 60, 70, (0, "#F2EAF6"), (0.5, "#B9A8C8"), (1, "#5E4E74")),
    )
    for k in range(7):
        x = 42.6 + k * 3
        y = 55.6 + 3.6 * math.sin(math.pi * (k + 0.4) / 6.8)
        a.circle(x, y, 1.5, "#FFFFFF", 0.9)
        a.circle(x, y + 0.1, 0.6, "#7A6A90")
        a.path(f"M{n(x)} {n(y + 2)}L{n(x * 0.94 + 3)} {n(y + 10)}", "none", 1, "#7A6A90", 0.4, 0.8)
    for y in (76, 80.6, 85.2, 89.4):
        a.circle(51.4, y, 0.9, "#E3D6EC")
    coils = s.hair(48, 28, 70, 56, RAVEN)
    # the plait, coiled on the crown behind the hat and down to the nape
    for x, y, r in ((66, 40, 6.0), (68.4, 46.6, 5.6), (66.4, 53, 5), (61.6, 57, 3.8)):
        a.circle(x, y, r, coils)
        a.path(
            f"M{n(x - r * 0.6)} {n(y + r * 0.2)}"
            f"Q{n(x - r * 0.1)} {n(y - r * 0.8)} {n(x + r * 0.7)} {n(y - r * 0.2)}",
            "none",
            1,
            RAVEN.strand,
            0.6,
            0.8,
        )
    profile(s, 51, 42.4, Features(nose=-0.7, hook=-0.3, chin=-0.2, lips=1.1), -3)
    a.path(
        "M41.4 33C46 27.4 57.6 26.4 63.6 32C68 37 67.6 45 63.4 50.6C61 52.6 58.6 52 57.8 49.6"
        "C57.4 46 55.6 45 53.6 42.6"
        "C51 39.6 47.6 37.6 44 37C42 36.4 40.6 34.6 41.4 33Z",
        coils,
    )
    strands(
        a,
        [
            [(44, 34), (52, 34), (58.6, 38.6), (62, 46)],
            [(47, 31.4), (56, 31.8), (62.6, 37), (64.8, 44)],
            [(47, 36.4), (53, 38.6), (57.4, 43.6)],
        ],
        RAVEN.strand,
    )
    ear(s, 56, 46, "#E05A78")
    eyebrow(s, 51, 42.2, RAVEN, 1)
    # small hat like a plate, and its net down to the lips
    _veil(a)
    a.path(
        "M33 30.4C38 24 56 19.6 68 24.4C71.6 26.4 71.4 29.6 67.6 30C56 29.4 44 31.6 36.6 34.4"
        "C33.4 35 31.8 32.6 33 30.4Z",
        a.linear(34, 20, 70, 34, (0, "#7E6E9C"), (0.5, "#33284E"), (1, "#110C20")),
    )
    a.limb([(36, 30.6), (48, 25), (62, 24)], [0.3, 1.6, 0.3], "#C9B9E2", o=0.6)
    for k, (x, y, r) in enumerate(((61.0, 21.6, 5.6), (61.4, 21, 3.9), (61, 20.6, 2.3))):
        a.blob(
            [toward((x, y), t * 60 + k * 30, r * (1.06 if t % 2 else 0.9)) for t in range(6)],
            ("#8E1F3C", "#C8385A", "#F08A9A")[k],
        )
    leaf(a, (65, 24), 24, 8, "#8FA86A", "#4A5E3C")
    leaf(a, (56.6, 23), 164, 7.4, "#A4BC7A", "#4A5E3C")
    brooch(a, 51, 66.6, "#C8385A")
    rim(a)
    return a


def _veil(a: Art) -> None:
    """A net of fine lozenges from the brim to below the lips, with a hem of lace."""

    def put(u: float, v: float) -> Point:
        """From the front to the ear, from the brim to the hem."""
        top = between((35, 33), (58, 28.6), u)
        foot = (36.4 + 20 * u, 53.6 + 9 * u * (1 - u) - 3.6 * u)
        x, y = between(top, foot, v)
        return x - 2.4 * math.sin(math.pi * v) * (1 - u), y

    front = [put(0, v / 4) for v in range(5)]
    hem = [put(u / 6, 1) for u in range(7)]
    a.blob([*front, *hem, put(1, 0.5), put(1, 0), put(0.5, 0)], "#F6EEFF", 0.12)
    for k in range(-4, 10):
        for slope in (1, -1):
            run = [(k / 9 + (0 if slope > 0 else 0.44) + slope * v / 9, v / 4) for v in range(5)]
            inside = [put(u, v) for u, v in run if -0.01 <= u <= 1.01]
            if len(inside) > 2:
                a.line(inside, "#F6EEFF", 0.22, 0.6)
    for u, v in ((0.1, 0.3), (0.4, 0.2), (0.75, 0.3), (0.25, 0.75), (0.6, 0.85), (0.9, 0.75)):
        a.circle(*put(u, v), 0.55, "#FFFFFF", 0.9)
    for k in range(13):
        a.circle(*put(k / 12, 1), 0.85, "#FFFFFF", 0.85)
    a.line(front, "#FFFFFF", 0.4, 0.8)


def larkspur(a: Art, x: float, y: float, s: float) -> None:
    for k in range(5):
        u, v = toward((0, 0), k * 72 - 90, 2 * s)
        a.ellipse(x + u, y + v, 1.7 * s, 1.2 * s, "#5A6AE0" if k % 2 else "#8F9CF6", 1, k * 72 - 90)
    a.circle(x, y, 0.9 * s, "#FFFDF0")


def edith() -> Art:
    """Edith Larkspur: a broad straw hat, spectacles, larkspur."""
    s = Sitter("Edith Larkspur", OLIVE)
    a = s.a
    frame(a, "#C6E2F0", "#6C9CC4", "#24466E")
    for x, base, h in ((24.0, 80, 34), (29.4, 84, 24), (76.6, 80, 36), (71.4, 85, 22)):
        a.limb([(x, base), (x - 0.6, base - h * 0.5), (x, base - h)], [1.2, 1, 0.5], "#5F8A6A")
        for k in range(6):
            larkspur(
                a, x + (1.9 if k % 2 else -1.9), base - h * 0.3 - k * h * 0.125, 0.95 - k * 0.08
            )
    coat(s, CREAM)
    # blouse with a round collar and a blue bow
    neck(s)
    a.path(
        "M36 68C42 62 46 60.6 48 60C50 64 55 64 58 59.6C61 61 65 63.4 68.6 68"
        "C63 74 56.6 74.6 52 70C47 75 41 74 36 68Z",
        a.linear(36, 60, 69, 74, (0, "#FFFFFF"), (1, "#CDBFA8")),
    )
    a.path(
        "M36.6 68.4C41.6 73.4 47 74 52 69.4C56.8 73.8 63 73.2 68 68.4", "none", 1, "#7F9CC8", 0.7
    )
    a.path(
        "M51.4 70C46 66.6 41.6 68 41.6 72C42 76 47.6 75.6 51.4 71.6C55.6 75.6 61 75.6 61.2 71.6"
        "C61 68 56.6 66.6 51.4 70Z",
        a.linear(42, 66, 61, 76, (0, "#8FA8F0"), (0.5, "#4A5CC0"), (1, "#232A78")),
    )
    a.limb([(50.6, 71.4), (47, 79), (47.6, 86)], [1.4, 2.6, 1.6], "#4A5CC0")
    a.limb([(52, 71.4), (55.6, 79), (55, 87)], [1.4, 2.6, 1.6], "#3A49A4")
    brooch(a, 51.4, 70.8, "#FFF6D6")
    braid = s.hair(44, 28, 68, 58, CHESTNUT)
    # a plait over the shoulder
    for k, (x, y) in enumerate(
        ((62, 52.0), (64, 57), (65, 62.4), (65, 68), (64, 73), (62.6, 77.4))
    ):
        a.ellipse(x, y, 4 - k * 0.3, 3.4 - k * 0.2, braid, 1, 34 if k % 2 else -34)
        a.path(
            f"M{n(x - 2)} {n(y + 1)}Q{n(x)} {n(y - 2)} {n(x + 2.4)} {n(y)}",
            "none",
            1,
            CHESTNUT.strand,
            0.5,
            0.8,
        )
    a.path("M60.4 80C62 79 63.6 79 64.6 80L64 86C62.6 85 61.6 86 60.6 85Z", "#6E80D8")
    profile(s, 51, 42.6, Features(nose=0.2, hook=-1.6, chin=0.3, lips=0.1), 2)
    a.path(
        "M41 34C46 28.6 58 27.6 63 34C66.6 40 65.6 48.6 62.4 54.6C60 56.4 58.2 55 58.2 52"
        "C58.2 48.4 56.4 47 55 44.6"
        "C53 41.2 51 39 47.6 37.8C44.6 36.8 41.8 36.6 41 34Z",
        braid,
    )
    strands(
        a,
        [
            [(44, 34.6), (52, 35.4), (58.6, 40.6), (61.4, 49)],
            [(48, 32), (57, 33), (62, 39.6), (63, 46)],
            [(46, 36.8), (52.6, 39.4), (57, 45)],
        ],
        CHESTNUT.strand,
    )
    a.limb([(42.6, 35.4), (45, 40), (44.4, 44.4)], [1.6, 1.2, 0.2], CHESTNUT.mid)
    ear(s, 56.6, 47)
    eyebrow(s, 51, 42.6, CHESTNUT)
    # spectacles
    a.ellipse(43.6, 43.4, 3.6, 3.9, "#FFFFFF", 0.22, 0, "#C8983E", 0.8)
    a.path("M47.2 43C50.6 42.4 54 42.8 57 44.6M40.2 42.6L38.6 42", "none", 1, "#C8983E", 0.8)
    a.path("M41.6 41.6L43.4 40.4", "none", 1, "#FFFFFF", 0.7, 0.9)
    # the straw hat: a broad brim that dips, a low crown, blue flowers
    straw = a.linear(
        22, 16, 80, 38, (0, "#FFF6D0"), (0.4, "#E9C877"), (0.75, "#B4853C"), (1, "#6E4A1E")
    )
    a.path("M40.6 27C41.6 18 48 14 54.6 14.2C62 14.4 67 19 67.4 27.6C59 31.4 48 31 40.6 27Z", straw)
    a.path(
        "M25.4 35.4C31 29 40 26.4 52 26.4C64 26.4 73.6 29 80 33.6C81.6 37 78 39 73 38"
        "C62 34.4 46 34.6 34 38.6C28.4 40.2 23.4 38.6 25.4 35.4Z",
        straw,
    )
    for k in range(5):
        a.path(
            f"M{n(28 + k * 1.4)} {n(36 - k * 1.5)}"
            f"C{n(40)} {n(30.4 - k * 0.5)} {n(62)} {n(29.6 - k * 0.5)} {n(77.6 - k * 1.8)} "
            f"{n(35.4 - k * 1.4)}",
            "none",
            1,
            "#8A5E26",
            0.35,
            0.6,
        )
    for y in (17, 20, 23):
        a.path(
            f"M{n(43.4 - (y - 17) * 0.4)} {y}"
            f"C48 {y + 2} 60 {y + 2} {n(65.4 + (y - 17) * 0.24)} {y}",
            "none",
            1,
            "#8A5E26",
            0.35,
            0.6,
        )
    a.path("M40.8 24.6C48 28.4 59.6 28.6 67.2 25L67.4 28.4C59 32 48 31.6 40.4 27.8Z", "#4A5CC0")
    for x, y, size in (
        (60.0, 25.6, 1.3),
        (64.4, 23, 1.1),
        (56, 28, 1.1),
        (66.4, 27.4, 1.2),
        (61.6, 20.6, 0.9),
        (69, 24, 0.8),
    ):
        larkspur(a, x, y, size)
    leaf(a, (69, 28), 14, 7, "#A8CC70", "#4F8A4A")
    rim(a)
    return a


EMBLEMS = {"researcher-1": ada, "researcher-3": cordelia, "researcher-5": edith}
