"""The queen of the fairy circle."""

from curves import Point
from figures import belt, gown
from hands import Hand
from kit import GOLD, Art
from light import Light, contact
from limbs import arm, bangle, cuff
from moods import LOOK
from pen import limb as stroke
from plants import flower
from tones import DUSK, NIGHT, VIOLET_EYES, Cloth
from visage import Head
from wings import Wing, pair

ROYAL = Cloth("#FFF3E2", "#F2B7BE", "#B4577F", "#5E2452")


def queen() -> Art:
    """She holds the heart of the circle, a star, and looks to see who comes for it."""
    a = Art("Fairy queen")
    skin, hair = DUSK, NIGHT
    light = Light(80, "#FFE9B0", 0.85, "#FFD0E0", 0.5, below=225)
    a.glow(50, 46, 48, "#FFE9DC", 0.6)
    pair(
        a,
        50,
        42,
        -50,
        41,
        Wing("fore", "#F4C2D8", "#FFFBE6", spots="#F0B93A", broad=1.05, body=0.7, veins=4),
    )
    pair(a, 50, 43, -8, 42, Wing("fore", "#C99AD8", "#FFF3F8", spots="#F0B93A", body=0.7, veins=4))
    pair(a, 50, 47, 32, 34, Wing("hind", "#9C86D6", "#F6ECFF", spots="#FFE9A8", body=0.7, veins=4))
    contact(a, 50, 95.4, 46, 0.6)
    bell: list[Point] = [(50, 54), (50, 62), (50, 73), (50, 86), (50, 95)]
    gown(
        a,
        bell,
        [10, 20, 36, 58, 74],
        ROYAL,
        (1.6, 1.6, 1.6, 1.6, 1.6, 1.6),
        waist=0,
        folds=4,
        round_hem=True,
    )
    stroke(
        a,
        [(13.4, 95.4), (30, 93.6), (50, 92.8), (70, 93.6), (86.6, 95.4)],
        [1, 2.2, 2.6, 2.2, 1],
        a.linear(14, 92, 86, 96, (0, GOLD[0]), (0.5, GOLD[1]), (1, GOLD[2])),
        1,
        2,
    )
    for x, y in ((24.0, 91.0), (37, 88.6), (50, 88), (63, 88.6), (76, 91)):
        flower(a, x, y, 1.9, "#FFF6EA", "#F0B93A")
    petal = a.linear(40, 52, 60, 76, (0, "#FFFDF4"), (0.45, "#FBD3CC"), (1, "#C86C92"))
    for dx, turn in ((-7.6, 34), (7.6, -34), (-4, 17), (4, -17), (0, 0)):
        with a.moved(50 + dx * 0.35, 55, 0.95, turn):
            a.path("M0 0C-6.4 5 -7.4 15 0 24C7.4 15 6.4 5 0 0Z", petal, 1, "#A8486F", 0.3, 0.7)
            stroke(a, [(-1.6, 4), (-3, 11), (-0.6, 21)], [0.2, 1, 0.2], "#FFFFFF", 0.8)
    head = Head(
        50,
        30.4,
        15.6,
        skin,
        hair,
        "long",
        LOOK._replace(smile=3),
        yaw=0.35,
        look=(0.3, 0.12),
        light=light._replace(way=100),
        eyes=VIOLET_EYES,
        fall=1.7,
    )
    head.back(a)
    gown(
        a,
        [(50, 42), (50, 46.6), (50, 51.4), (50, 56)],
        [13, 11.4, 7.6, 11],
        ROYAL,
        (1, 1.4, 1),
        waist=2,
        folds=2,
        round_hem=True,
    )
    belt(a, [(46.2, 52.6), (50, 54.2), (53.8, 52.6)])
    head.neck(a, (50, 42.4), width=0.38, wide=0.88)
    head.front(a)
    a.line([(44.8, 42), (47, 44.4), (50, 45.6), (53, 44.4), (55.2, 42)], "#FFE9A8", 0.6)
    a.circle(50, 46.2, 1.3, "#E5476B")
    a.circle(49.6, 45.8, 0.45, "#FFFFFF")
    # crown of rays
    gold = a.linear(42, 6, 58, 25, (0, "#FFF9DC"), (0.5, "#EDC25C"), (1, "#A8742A"))
    with a.group("translate(50.4 25.4) scale(1.06) translate(-50 -21.6)"):
        a.path(
            "M44 21.6C43.6 18.4 42.6 15.4 40.2 11.6C43.4 13 45.2 15 46.4 17.2C46.8 13.4 48 9.4 50 5"
            "C52 9.4 53.2 13.4 53.6 17.2C54.8 15 56.6 13 59.8 11.6C57.4 15.4 56.4 18.4 56 21.6"
            "C52.4 19.6 47.6 19.6 44 21.6Z",
            gold, 1, "#8A5A1C", 0.3, 0.7,
        )  # fmt: skip
        for x, y, r, tone in (
            (50, 16, 1.3, "#E5476B"), (44.8, 18.2, 0.8, "#7FD0F5"), (55.2, 18.2, 0.8, "#7FD0F5"),
            (50, 5, 0.9, "#FFF6D8"), (40.2, 11.6, 0.8, "#FFF6D8"), (59.8, 11.6, 0.8, "#FFF6D8"),
        ):  # fmt: skip
            a.circle(x, y, r, tone)
    orb = a.radial(47.6, 60.4, 9, (0, "#D66AA4"), (0.5, "#8A2E6A"), (1, "#3E0F40"))
    a.glow(50, 63, 15, "#FFE08A", 0.9)
    hands = []
    for s in (1, -1):
        shoulder, elbow, wrist = (50 - s * 6, 44.8), (50 - s * 14.4, 56.4), (50 - s * 10.4, 66.4)
        arm(a, shoulder, elbow, wrist, skin, size=1.04, light=light, out=s)
        hands.append(Hand(wrist, 90 - s * 86, skin, size=7.6, flip=s < 0, light=light))
        bangle(a, elbow, wrist, "#FFE08A")
        cuff(a, shoulder, elbow, ROYAL, 0.55, 1.15, light)
    a.circle(50, 61.4, 6, orb, 1, "#FFE9A8", 0.7)
    a.glow(50, 61.4, 6, "#FFF3B8", 0.7)
    a.spark(50, 61.4, 5.6, "#FFFFFF")
    for hand in hands:
        hand.draw(a, "open")
    a.dust(
        [
            (50, 79, 1.2),
            (10, 68, 1.3),
            (90, 68, 1.3),
            (18, 84, 0.7),
            (84, 84, 0.7),
            (68, 8, 0.7),
            (92, 44, 0.7),
        ]
    )
    return a


EMBLEMS = {"fairy-queen": queen}
