"""The fairy who is safe in a drop of light."""

from collections.abc import Callable

from curves import Point, along, n
from figures import belt
from hands import Hand, reach
from kit import Art
from light import Light, contact, outline, rim, shade
from limbs import arm, cuff, leg
from moods import LAUGH
from pen import limb as stroke
from plants import leaf
from tones import COPPER, DUSK, GREEN_EYES, Cloth, dye
from visage import Head
from wings import Wing, wing

JADE_SILK = Cloth("#D6FFEA", "#43AE92", "#126A6C", "#0A3448")
JADE = Wing("fore", "#9FE3D2", "#FFFFFF", veins=5)
JADE_HIND = Wing("hind", "#B4E7C6", "#FFFFFF", veins=5)


def thorn(a: Art, points: list[Point], width: float) -> None:
    """A shoot of briar, thinner to its tip, with thorns that shrink with it."""
    last = len(points) - 1
    widths = [width * (1 - 0.82 * i / last) for i in range(last + 1)]
    stroke(a, points, widths, "#3A2D58", 1, 2)
    stroke(
        a, [(x - 0.3, y - 0.3) for x, y in points], [w * 0.35 for w in widths], "#A794CC", 0.8, 2
    )
    for i, (x, y, t) in enumerate(along(points, 2)[1:-1]):
        s = (1 if i % 2 else -1) * width * 1.5 * (1 - 0.7 * t / last)
        a.path(
            f"M{n(x - 1)} {n(y)}Q{n(x + s * 0.4)} {n(y - 0.8)} {n(x + s)} {n(y - 2.4)}"
            f"Q{n(x + s * 0.4)} {n(y + 0.8)} {n(x + 1)} {n(y + 1.4)}Z",
            "#54447A",
        )


def immunity() -> Art:
    """Safe in a drop of light, she laughs at the thorn that cannot come in."""
    a = Art("Immunity")
    skin, hair = DUSK, COPPER
    touch = (83.4, 44.4)
    light = Light(-14, "#EFFFF2", 0.85, "#7FF0CC", 0.5, below=120)
    thorn(a, [(20, 106), (8, 88), (10, 70), (4, 54), (8, 40), (4, 30)], 4)
    thorn(a, [(24, 104), (46, 95.4), (66, 98.4), (84, 93), (97, 96)], 3.6)
    thorn(a, [(86, 106), (95, 84), (91, 66), (98, 54), (99, 40)], 4.2)
    # the one that presses against the drop
    thorn(a, [(104, 24), (99, 32), (97.4, 42), (99, 50), (104, 56)], 4.4)
    a.path("M98.6 37.4C95 39 90.6 41.6 86 44.2C91 44.8 95 46.4 98.4 47.4Z", "#6B5896")
    a.path("M98.6 37.4C95 39 90.6 41.6 86 44.2C90.6 43 95 42 98.4 41.6Z", "#D6C8F4", 0.85)
    for x, y, t in ((7, 60, -30), (94, 76, 200), (12, 80, -60), (60, 97, 250)):
        leaf(a, (x, y), t, 7, "#8FBE9A", "#2F5A5A")
    a.glow(48, 50, 50, "#A8F0E0", 0.5)
    drop = (
        (0, "#FFFFFF", 0.05),
        (0.7, "#BFF5EA", 0.22),
        (0.93, "#E6FFF8", 0.6),
        (1, "#FFFFFF", 0.15),
    )
    a.circle(46, 51, 40, a.radial(46, 51, 40, *drop, focus=(40, 43)))
    wing(a, (37, 52), -112, 33, JADE, flip=True, o=0.7)
    wing(a, (36, 54), -150, 30, JADE, flip=True, o=0.9)
    wing(a, (36, 58), 172, 24, JADE_HIND, flip=True, o=0.85)
    contact(a, 48, 87.4, 26, 0.55, "#0A3A40")
    head = Head(
        44,
        38,
        16.5,
        skin,
        hair,
        "long",
        LAUGH,
        to=touch,
        turn=-5,
        light=light,
        eyes=GREEN_EYES,
        fall=1.5,
    )
    head.back(a)
    # she sits: far leg folded beneath, near knee up
    leg(
        a,
        (44, 76),
        (62, 80),
        (47, 85.6),
        (41, 85.4),
        skin,
        size=1.08,
        light=light,
        far=True,
        front=1,
    )
    leg(a, (42, 76), (61.6, 64.4), (64.4, 82), (71.4, 86), skin, size=1.08, light=light, front=-1)
    arm(a, (46.6, 53.4), (57.4, 62.6), (60, 60.6), skin, size=1.08, light=light, far=True)
    gown = (
        "M34.6 52.6C37 49.6 45 49.6 48.2 52.4C49.6 56 47.6 60 46.4 64C50 63.2 56 60.6 61 58.8"
        "C64.6 58.4 66.6 61 65.6 64.6C64 66.2 62.6 65.4 61.2 67C60 69.4 57.4 69.2 56 71"
        "C55.4 74 53 75 51.4 77C52.6 79.6 51.6 81.4 49 82C48 84.6 45 85.4 42 84.6C38 86.6 33 86 "
        "30 83.4"
        "C27 80 28 74 31 70C33.4 66.6 36 65 36.4 63C35.2 59.6 33.6 56 34.6 52.6Z"
    )
    a.path(gown, dye(a, [(30, 50), (66, 86)], JADE_SILK))
    ring = outline(gown)
    shade(a, ring, light, 5, JADE_SILK.dark, 0.5)
    rim(a, ring, light, 1.3)
    for points, w, tone, o in (
        ([(46, 66), (53, 64), (62, 61.4)], 1.8, "#FFFFFF", 0.7),
        ([(44, 68), (50, 71), (55, 69)], 1.5, JADE_SILK.dark, 0.5),
        ([(41, 67), (42, 75), (48, 79)], 1.6, "#D6FFE6", 0.55),
        ([(38.6, 67), (35.4, 75), (38, 83)], 1.8, JADE_SILK.dark, 0.5),
        ([(37, 67), (32.4, 74), (32, 81)], 1.4, "#D6FFE6", 0.6),
        ([(37.4, 54), (38.6, 58), (38.6, 62)], 1.3, "#E9FFF4", 0.6),
    ):  # fmt: skip
        stroke(a, points, [0.2, w, 0.2], tone, o, 2)
    belt(a, [(36.4, 63.6), (41, 65.4), (46.2, 63.4)], "#F4DB92")
    # the far hand clasps the knee
    hand = Hand((59.6, 58.8), 44, skin, size=7, light=light)
    hand.draw(a, "rest")
    head.neck(a, (42, 51.6), width=0.38, wide=0.82)
    head.front(a)
    head.wear(a, "flowers", "#FFFFFF", "#FFE3EA")
    # the near hand shows the thorn its place
    reach(
        a,
        (38.8, 55.8),
        (52, 60.2),
        (70.6, 51.6),
        skin,
        "point",
        hand=-32,
        size=1.15,
        light=light,
        ring="#F4DB92",
    )
    cuff(a, (38.8, 55.8), (52, 60.2), JADE_SILK, 0.45, 1.2, light)
    a.glow(*touch, 9, "#FFFFFF", 0.9)
    a.spark(*touch, 5.2, "#FFFFFF")
    # the skin of the drop
    a.path(
        "M13 48C14 31 26.6 18 43 15.6C30 20 20.4 31 18.6 46C17.8 51 13 52.6 13 48Z", "#FFFFFF", 0.8
    )
    a.path(
        "M18 60C19 64 21 67.6 23.6 70.6C20.6 69.6 17.4 64.4 16.8 60.6C16.6 59 17.8 58.8 18 60Z",
        "#FFFFFF",
        0.6,
    )
    a.path("M56 88.6C68 85 77.6 76.6 81.4 64.6C80.2 78.6 69.6 88.2 56 88.6Z", "#E8FFF6", 0.55)
    a.circle(46, 51, 40, "none", 1, "#FFFFFF", 0.55)
    a.dust([(72, 26, 1.3), (75, 70, 0.7), (26, 40, 0.6), (66, 34, 0.6), (34, 22, 0.7)], "#E9FFF2")
    return a


EMBLEMS: dict[str, Callable[[], Art]] = {"immunity": immunity}
