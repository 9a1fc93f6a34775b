"""Two fairies of fire: the one who leaps, and the queen of flames."""

from curves import mirrored, n
from figures import belt, gown
from hands import Hand, reach
from kit import Art
from light import Light, outline, rim, shade
from limbs import arm, bangle, cuff, leg
from moods import LAUGH, LOOK
from pen import limb as stroke
from tones import AMBER_EYES, DUSK, EMBER, INKY, OLIVE, dye, gold
from visage import Head
from wings import pair, wing

from moons.fire import GLEAM, HIND, MOTE, SCARLET, TAIL, VIOLET, bonfire, flame
from moons.light import radiance


def fire_4() -> Art:
    """Midsummer night: she leaps over the fire, and it lights her from below."""
    a = Art("Fire fairy, four")
    skin, hair = OLIVE, INKY
    light = Light(74, "#FFD98A", 0.9, "#FFF0C0", 0.4, below=235)
    radiance(a, "fire", GLEAM, 4)
    wing(a, (47, 38), -108, 33, TAIL, flip=True, o=0.65)
    wing(a, (46, 39), -142, 36, TAIL, flip=True)
    wing(a, (45, 42), 176, 30, HIND, flip=True, o=0.92)
    bonfire(a, 50, 93)
    head = Head(
        57,
        28.4,
        15.6,
        skin,
        hair,
        "curls",
        LAUGH,
        to=(84, 24),
        turn=4,
        light=light._replace(way=40),
        eyes=AMBER_EYES,
    )
    head.back(a)
    reach(
        a,
        (48.6, 41.6),
        (39.6, 46.6),
        (30, 43),
        skin,
        "open",
        hand=196,
        size=1.02,
        flip=True,
        far=True,
        light=light,
    )
    # the leg behind, stretched; the leg before, its knee high
    leg(
        a,
        (47, 57),
        (34.6, 63.6),
        (20.6, 62),
        (13, 59.4),
        skin,
        size=0.98,
        light=light,
        far=True,
        front=-1,
    )
    skirt_back = (
        "M45 53C39 60 30 66 22 74C28 73 31 73.4 33.6 76C36 72.6 40 71.6 43.6 73.4"
        "C46 70.6 50 69 54 69.6L56 56Z"
    )
    a.path(skirt_back, dye(a, [(22, 53), (56, 76)], VIOLET._replace(light=VIOLET.mid)))
    rim(a, outline(skirt_back), light, 1.2, 0.9)
    leg(a, (52, 57), (70.6, 59.6), (68.4, 75.4), (75, 79), skin, size=1.02, light=light, front=-1)
    gown(
        a,
        [(53.4, 39.4), (51.6, 45), (49.8, 50.6), (49.6, 56)],
        [10.8, 9.6, 7.2, 11.6],
        VIOLET,
        (0.6, 0.8, 0.6),
        folds=3,
    )
    # the front of the skirt is blown back from the thigh
    skirt = (
        "M44.4 54C49 51.6 55 52.4 60 55C63 56.6 65 58 66.4 59C65 61 63.6 62 61.4 62.2C61.6 65.4 "
        "60 68 57 69.6"
        "C55 67.6 52.6 67.2 50.4 68.6C47.6 71.4 45 75 43.4 79C41 75.6 38.4 74.4 35.4 75C38 69 "
        "41.6 61 44.4 54Z"
    )
    a.path(skirt, dye(a, [(40, 51), (64, 76)], VIOLET))
    ring = outline(skirt)
    shade(a, ring, light, 3, VIOLET.dark, 0.4)
    rim(a, ring, light, 1.3)
    for points, w, tone, o in (
        ([(47, 56), (54, 56), (62, 59.6)], 1.5, VIOLET.light, 0.75),
        ([(48, 58), (53, 60.4), (57, 66)], 1.4, VIOLET.dark, 0.55),
        ([(46.6, 58), (47, 64), (45, 71)], 1.4, VIOLET.light, 0.5),
        ([(45.6, 58), (43, 66), (39.6, 73)], 1.5, VIOLET.dark, 0.5),
    ):  # fmt: skip
        stroke(a, points, [0.2, w, 0.2], tone, o, 2)
    belt(a, [(46, 50.4), (49.8, 52.4), (53.6, 51)])
    head.neck(a, (54, 40.4), width=0.38, wide=0.8)
    head.front(a)
    head.wear(a, "band", "#FFC76A")
    arm(a, (57.4, 42.4), (67.6, 43.6), (74.8, 34.4), skin, size=1.08, light=light)
    hand = Hand((74.8, 34.4), -56, skin, size=7, light=light)
    hand.draw(a, "open")
    bangle(a, (67.6, 43.6), (74.8, 34.4), "#FFD98A", 1.08)
    cuff(a, (57.4, 42.4), (67.6, 43.6), VIOLET, 0.5, 1.1, light)
    for x, y, h, lean in ((82, 26, 9, 12), (87, 48, 5, 10)):
        flame(a, x, y, h, lean)
    a.dust([(86, 62, 1.3), (22, 84, 0.8), (72, 12, 0.7)], MOTE)
    return a


def fire_10() -> Art:
    """The queen of flames: between her hands burns the oldest fire, and she knows it."""
    a = Art("Fire fairy, ten")
    skin, hair = DUSK, EMBER
    light = Light(-90, "#FFE08A", 0.9, "#FF9A3C", 0.6, below=90)
    radiance(a, "fire", GLEAM, 10)
    a.glow(52, 62, 40, "#FF9A3C", 0.5)
    pair(a, 50, 39, -38, 42, TAIL._replace(broad=1.08))
    pair(a, 50, 42, 0, 34, TAIL._replace(tint="#F4733A"), 0.95)
    pair(a, 50, 45, 34, 30, HIND, 0.95)
    layers = (
        (
            "M44.5 49C40 57 30 61 27.5 73C25.5 82 30 90 34 95C33.6 89 35 86 38 83C38 89 41 94 "
            "45.4 97.4"
            "C45 92 47 88.6 50 86C51.6 90.6 52.6 94 51.6 98.4C58 94 60.6 88.6 60 83C63.4 86 65 "
            "90 64.6 94.6"
            "C70.6 88.6 74 80 71.4 70C68.6 60 60 57 55.5 49Z",
            ((0, "#FFD67A"), (0.3, "#F4822E"), (0.7, "#B92B22"), (1, "#6B1426")),
        ),
        (
            "M46 50C43 58 35.4 62 34 71C33 78 35 83 37.6 87C38 81.6 40 78.6 43 76.6C42.8 83 "
            "44.4 88 47.6 91.6"
            "C47.6 86.4 49 82.6 51.4 80C53.6 84 54.6 87 54.4 91C58.4 86.6 59.4 81.6 58.6 76.4"
            "C61.4 78.4 63.4 81.6 63.8 86C66.6 80.6 67 74.6 65 69C62 60.6 57 58 54 50Z",
            ((0, "#FFF0B8"), (0.4, "#FFAE42"), (1, "#E0502A")),
        ),
        (
            "M47.4 51C46 58 41 62.6 40.6 70C40.4 74 41.4 77 43 79.6C43.6 75 45.4 72.4 47.6 70.6"
            "C47.6 76 49 80.4 51.2 83.4C51.6 78.6 53 75 55 73C56.6 75.6 57.2 78 57 81C59.6 76 "
            "59.8 70.6 58 66"
            "C56 60.6 54 57 52.6 51Z",
            ((0, "#FFFDE8"), (0.6, "#FFE08A"), (1, "#FFC24F")),
        ),
    )
    for d, stops in layers:
        a.path(d, a.linear(50, 48, 50, 98, *stops))
    bodice = (
        "M43.4 39.4C46 38.4 54 38.4 56.6 39.4C57.6 42 55.4 45 54 48C54 49.6 54.8 51 55.6 52.4"
        "C52.4 54.4 47.6 54.4 44.4 52.4C45.2 51 46 49.6 46 48C44.6 45 42.4 42 43.4 39.4Z"
    )
    a.path(bodice, a.linear(44, 38, 56, 54, (0, "#F28A62"), (0.45, "#B3263A"), (1, "#5A0C26")))
    shade(a, outline(bodice), light, 2, "#4E0C24", 0.3)
    a.limb([(45.6, 41), (47, 45), (47.4, 49)], [0.3, 1.2, 0.3], "#FFE6A6", o=0.85)
    a.limb([(45.4, 49.4), (50, 51.6), (54.6, 49.4)], [0.9, 1.7, 0.9], gold(a, 50, 50, 4))
    for y in (43.6, 46, 48.2):
        a.circle(50, y, 0.6, "#FFF3C8")
    # hair, a rising flame
    head = Head(
        50,
        29.4,
        15.4,
        skin,
        hair,
        "crown",
        LOOK._replace(smile=3.2, brow=(-1.6, 2.4), upper=9.6),
        yaw=0.3,
        look=(0.15, -0.1),
        light=light,
        eyes=AMBER_EYES,
    )
    head.back(a)
    locks = (
        [(45, 24), (40.6, 19), (42.4, 14), (39.6, 8)],
        [(47, 21.6), (44.4, 15), (46.4, 9.6), (44.6, 3)],
        [(43.4, 28), (38.4, 24), (39, 19), (35.6, 15)],
    )  # fmt: skip
    paint = a.linear(50, 2, 50, 30, (0, "#FFF3B0"), (0.4, "#FFB23E"), (1, "#D9482A"))
    for points in locks:
        for way in (points, mirrored(points)):
            stroke(a, way, [4.6, 5, 3, 0.2], paint, 1, 2)
            stroke(a, way, [1.2, 1.6, 1, 0.1], "#FFF6D0", 0.7, 2)
    stroke(a, [(50, 22), (49.2, 14), (50.8, 8), (50, 1)], [4.6, 5.4, 3.2, 0.2], paint, 1, 2)
    head.neck(a, (50, 40.6), width=0.4, wide=0.9)
    head.front(a)
    crown = [
        (43.6, 24.8),
        (45.4, 19.4),
        (47.6, 22),
        (50, 16.4),
        (52.4, 22),
        (54.6, 19.4),
        (56.4, 24.8),
        (50, 23),
    ]
    a.path(
        "M" + "L".join(f"{n(x)} {n(y)}" for x, y in crown) + "Z",
        gold(a, 50, 20, 6),
        1,
        "#8F4A1C",
        0.35,
    )
    a.circle(50, 20.8, 1.1, "#E5304B")
    for x in (45.6, 54.4):
        a.circle(x, 22.6, 0.7, "#FFF3C8")
    for s in (-1, 1):
        shoulder, elbow, wrist = (50 + s * 5.6, 42), (50 + s * 17.6, 36), (50 + s * 13, 20.6)
        arm(a, shoulder, elbow, wrist, skin, size=1.06, light=light)
        hand = Hand(wrist, -90 - s * 30, skin, size=7, flip=s > 0, light=light)
        hand.draw(a, "open")
        bangle(a, elbow, wrist, "#FFD98A", 1.06)
        cuff(a, shoulder, elbow, SCARLET, 0.5, 1.15, light)
    flame(a, 50, 13.4, 14)
    a.dust(
        [(30, 14, 1.2), (72, 10, 0.8), (76, 20, 1.5), (16, 58, 0.8), (84, 60, 1.2), (17, 76, 1.4),
        (84, 78, 1.2), (24, 90, 0.8), (78, 92, 0.8)],
        MOTE,
    )  # fmt: skip
    return a


EMBLEMS = {"fire-4": fire_4, "fire-10": fire_10}
