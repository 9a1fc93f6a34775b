"""The fairy that a player frees, and the recipe with its cauldron."""

from collections.abc import Callable

from curves import Point, n, toward
from figures import gown, radiance
from gaze import gaze, locks
from hands import reach
from kit import Art
from light import Light, contact
from limbs import cuff
from moods import LAUGH
from tones import DUSK, EMBER, GREEN_EYES, Cloth
from wings import Wing, pair


def freed() -> Art:
    """The serpent's skin lies round her like a ring: she is a fairy of light again."""
    a = Art("The freed fairy")
    skin, hair = DUSK, EMBER
    within = Light(90, "#FFF6C8", 0.9, "#BFF3D6", 0.4, below=270)
    radiance(a, 50, 44, 50, "#FFF6C8", 10)
    kind = Wing("fore", "#FFE9A8", "#FFFFFF", spots="#FFFFFF", broad=1.12, body=0.6)
    pair(a, 50, 37, -46, 42, kind)
    pair(a, 50, 40, -8, 40, kind._replace(tint="#BFF3D6"))
    pair(a, 50, 44, 30, 30, kind._replace(shape="hind", tint="#8FE0C8", spots=""), 0.95)
    a.shadow(50, 95, 38, 4, 0.5)
    contact(a, 50, 90, 20)
    # the empty skin, behind and before
    ring: list[Point] = [toward((0, 0), t, 1) for t in range(180, 361, 20)]
    back_half = [(50 + x * 36, 89 + y * 7) for x, y in ring]
    a.limb(back_half, [4, *[5] * (len(back_half) - 2), 4], "#7FA88C", lit="#DFF6D0", o=0.9)
    light = Cloth("#FFFFFF", "#FFF3C8", "#F0C060", "#A86A2A")
    gown(
        a,
        [(50, 36.6), (50, 43), (50, 50), (50, 56), (50, 72), (50, 86)],
        [11, 9.6, 6.8, 12, 20, 27],
        light,
        (5, 7, 5, 7, 5),
        folds=8,
    )
    front_half = [(50 + x * 36, 89 - y * 6) for x, y in reversed(ring)]
    a.limb(
        front_half,
        [4, *[5.4] * (len(front_half) - 2), 4],
        "#A9CCA0",
        lit="#F4FFE0",
        shade="#3F6B58",
    )
    a.limb([(86, 89), (92, 84), (93, 78), (89, 75)], [4, 3, 1.8, 0.3], "#A9CCA0", lit="#F4FFE0")
    for k in range(9):
        x, y = front_half[min(k, len(front_half) - 1)]
        a.path(
            f"M{n(x - 2)} {n(y - 2)}Q{n(x)} {n(y + 1)} {n(x + 2)} {n(y - 2)}",
            "none",
            1,
            "#3F6B58",
            0.4,
            0.7,
        )
    for side in (1, -1):
        fall: list[Point] = [
            (50 - side * 3, 21),
            (50 - side * 7.4, 28),
            (50 - side * 8, 38),
            (50 - side * 12, 46),
            (50 - side * 11, 56),
        ]
        locks(a, hair, [fall, [(x + side * 2, y - 1) for x, y in fall[:-1]]], 4.4)
    gaze(
        a,
        50,
        26,
        skin,
        hair,
        "parted",
        (50, 37.4),
        front=True,
        size=1.06,
        wears="circlet",
        eyes=GREEN_EYES,
        mood=LAUGH,
        light=within,
    )
    for s in (-1, 1):
        shoulder, elbow, wrist = (50 + s * 5.6, 39.6), (50 + s * 17, 35), (50 + s * 21.4, 21.6)
        reach(
            a,
            shoulder,
            elbow,
            wrist,
            skin,
            "open",
            hand=-90 + s * 24,
            size=1.16,
            flip=s < 0,
            light=within,
            ring="#F0CD7C",
        )
        cuff(a, shoulder, elbow, light, 0.42, 1.1, within)
    a.glow(50, 47, 12, "#FFFFFF", 0.9)
    a.spark(50, 46, 5, "#FFFFFF")
    a.dust(
        [
            (50, 6, 1.8),
            (28, 12, 1.2),
            (72, 12, 1.2),
            (14, 66, 1.3),
            (86, 66, 1.3),
            (36, 74, 0.7),
            (66, 78, 0.7),
        ]
    )
    a.reframe(4.5, 7.6, 0.91)
    return a


EMBLEMS: dict[str, Callable[[], Art]] = {"freed": freed}
