"""The fairy of sight, who looks at whoever asks."""

from curves import n
from figures import belt, gown
from hands import Hand
from kit import Art
from light import Light, contact, outline, rim, shade
from limbs import arm, bangle, cuff, foot
from moods import LOOK
from pen import limb as stroke
from tones import DEEP, NIGHT, Cloth, dye
from visage import Head
from wings import Wing, pair

PEACOCK = Cloth("#D6FFF0", "#3FB4A8", "#15697A", "#0B3350")


def eye_spot(a: Art, x: float, y: float, r: float) -> None:
    """The eye on a peacock's wing."""
    for k, tone in ((1, "#F4D98A"), (0.8, "#2E9C8E"), (0.58, "#123C6A"), (0.3, "#7FF0E0")):
        a.ellipse(x, y, r * k, r * k * 0.92, tone)
    a.circle(x - r * 0.3, y - r * 0.3, r * 0.14, "#FFFFFF")


def sight() -> Art:
    """She sits in the air with folded legs, holds her orb, and looks at whoever asks."""
    a = Art("Haahiah, fairy of sight")
    skin, hair = DEEP, NIGHT
    light = Light(90, "#CFFFF4", 0.85, "#9FD8FF", 0.45, below=235)
    a.glow(50, 48, 48, "#A8F0E0", 0.35)
    kind = Wing("fore", "#4FB6B0", "#D9FFF2", veins=4, broad=1.15, body=0.6)
    pair(a, 50, 43, -46, 42, kind)
    pair(a, 50, 46, -6, 42, kind._replace(tint="#3C86B8"))
    pair(a, 50, 50, 32, 31, kind._replace(shape="hind", tint="#3C9CA8", veins=3), 0.95)
    for x, y, r in ((74.6, 16.6, 4.6), (85, 41.4, 4.8)):
        eye_spot(a, x, y, r)
        eye_spot(a, 100 - x, y, r)
    contact(a, 50, 95, 30, 0.55)
    for turn, long, wide, tone in (
        (-82, 40, 15, PEACOCK.deep), (82, 40, 15, PEACOCK.dark), (-55, 38, 16, PEACOCK.mid),
        (55, 38, 16, PEACOCK.deep), (-26, 32, 15, PEACOCK.mid), (26, 32, 15, PEACOCK.mid),
        (0, 30, 16, PEACOCK.mid),
    ):  # fmt: skip
        with a.moved(50, 65, 1, turn):
            lobe = (
                f"M0 0C{n(-wide)} {n(long * 0.4)} {n(-wide * 0.8)} {n(long * 0.8)} 0 {n(long)}"
                f"C{n(wide * 0.8)} {n(long * 0.8)} {n(wide)} {n(long * 0.4)} 0 0Z"
            )
            a.path(
                lobe,
                a.linear(
                    -wide * 0.6,
                    long * 0.2,
                    wide * 0.6,
                    long,
                    (0, PEACOCK.light),
                    (0.35, tone),
                    (1, PEACOCK.dark),
                ),
                1,
                "#CFFFF0",
                0.35,
                0.7,
            )
            if abs(turn) > 60:
                continue
            stroke(
                a,
                [(0, 4), (-wide * 0.22, long * 0.5), (0, long * 0.94)],
                [0.1, 1, 0.1],
                "#E9FFF6",
                0.6,
            )
    head = Head(
        50,
        31,
        15.6,
        skin,
        hair,
        "long",
        LOOK._replace(smile=2.8),
        yaw=0.25,
        look=(0.2, 0.05),
        light=light._replace(way=70),
        eyes="#2FC4B0",
        fall=1.9,
    )
    head.back(a)
    # hips and folded legs: feet first, then the lap over them
    foot(a, (56, 79.4), (44.6, 83.4), skin, up=1, size=1.5, light=light._replace(way=250))
    foot(a, (44, 79.4), (55.6, 83.8), skin, up=-1, size=1.5, light=light._replace(way=250))
    up = light._replace(way=250)
    for s, lap in (
        (1, "M54 59.6C62 59.6 71 65.4 73.8 72C75 77 72 80.6 67 80.8C60 81 53 79.6 48 76.6L48 62Z"),
        (
            -1,
            "M46 59.6C38 59.6 29 65.4 26.2 72C25 77 28 80.6 33 80.8C40 81 47 79.6 53.4 76.8L53 61Z",
        ),
    ):
        a.path(lap, dye(a, [(28, 58), (72, 82)], PEACOCK))
        ring = outline(lap)
        shade(a, ring, up, 2.4, PEACOCK.dark, 0.45)
        rim(a, ring, up, 1, 0.8)
        # between thigh and shin
        stroke(
            a,
            [(50 + s * 21, 74.4), (50 + s * 12, 75.4), (50 + s * 1, 71)],
            [0.3, 1.7, 0.3],
            PEACOCK.dark,
            0.6,
            2,
        )
        stroke(
            a,
            [(50 + s * 3, 63), (50 + s * 11, 66), (50 + s * 19, 71.6)],
            [0.2, 1.8, 0.2],
            "#E9FFF6",
            0.6,
            2,
        )
    gown(
        a,
        [(50, 42.6), (50, 48), (50, 54), (50, 61), (50, 66)],
        [12.4, 10.8, 7.6, 14.6, 17],
        PEACOCK,
        (1, 1.6, 1),
        folds=2,
        round_hem=True,
    )
    belt(a, [(46.2, 54), (50, 56), (53.8, 54)])
    head.neck(a, (50, 43), width=0.38, wide=0.86)
    head.front(a)
    # the third eye
    head.wear(a, "band", "#F0CD7C")
    x, y = head.place((3, -42))
    a.path(
        f"M{n(x - 2.4)} {n(y)}Q{n(x)} {n(y - 2.6)} {n(x + 2.4)} {n(y)}Q{n(x)} {n(y + 2.4)} "
        f"{n(x - 2.4)} {n(y)}Z",
        "#FFF8DC",
        1,
        "#8F6424",
        0.3,
    )
    a.circle(x, y, 1.1, "#15697A")
    a.glow(50, 66, 20, "#BFFFF0", 0.95)
    for s in (1, -1):
        shoulder, elbow, wrist = (50 - s * 5.8, 45.4), (50 - s * 14.6, 57.4), (50 - s * 10.8, 70)
        arm(a, shoulder, elbow, wrist, skin, size=1.04, light=light, out=s)
        bangle(a, elbow, wrist, "#F0CD7C")
        cuff(a, shoulder, elbow, PEACOCK, 0.55, 1.1, light)
    ball = a.radial(
        50,
        66,
        8.6,
        (0, "#FFFFFF", 0.8),
        (0.55, "#8FF0E4", 0.7),
        (0.86, "#3F9CC0", 0.8),
        (1, "#E9FFFF", 0.95),
        focus=(47, 62),
    )
    a.circle(50, 65.4, 8, ball, 1, "#F4FFFF", 0.5)
    a.path("M44.4 65.4Q50 60 55.6 65.4Q50 70.8 44.4 65.4Z", "#0B3350", 0.6)
    a.circle(50, 65.4, 2.5, "#E9FFFF", 0.95)
    a.circle(50, 65.4, 1.2, "#0B3350")
    a.path(
        "M44 62.6C45 59.6 47.4 58 50 57.8C47.6 59.2 46 61 45.4 63.2C45 64.2 43.6 63.8 44 62.6Z",
        "#FFFFFF",
        0.95,
    )
    for s in (1, -1):
        Hand((50 - s * 10.8, 70), 90 - s * 84, skin, size=7.6, flip=s < 0, light=light).draw(
            a, "open"
        )
    a.dust([(50, 9, 1.4), (66, 78, 0.7), (90, 62, 0.9), (10, 62, 0.9), (62, 12, 0.7)])
    return a


EMBLEMS = {"sight": sight}
