"""Four of the good fairies: wisdom, sight, wealth and truth."""

from curves import Point, between, n, toward
from figures import arm, belt, gown, leg, sleeve
from gaze import gaze, locks
from kit import Art
from light import contact, lamplight
from moods import LAUGH
from plants import flower, leaf
from tones import CHESTNUT, COPPER, DUSK, GREEN_EYES, INKY, PALE, ROSE, Cloth, dye, gold
from wings import Wing, wing

AMETHYST = Cloth("#F1E6FF", "#A488DC", "#5A409C", "#2C2060")
SAFFRON = Cloth("#FFF6CC", "#F0BE4E", "#B4701E", "#5C3013")
SILVERY = Cloth("#FFFFFF", "#D2DCF2", "#8394C4", "#3D4A80")
LILAC = Wing("fore", "#A893DF", "#F6EFFF", spots="#FBE7A8")
MOTE = "#FFEFB8"


def owl(a: Art, x: float, y: float, s: float) -> None:
    """A little owl, awake; x, y is where her feet are."""
    with a.moved(x, y, s):
        coat = a.linear(-8, -20, 8, 0, (0, "#E9D3A8"), (0.5, "#A07848"), (1, "#523826"))
        a.path(
            "M0 -21C7 -22 9.4 -16 8.6 -9C8 -3 4.6 0 0 0C-4.6 0 -8 -3 -8.6 -9"
            "C-9.4 -16 -7 -22 0 -21Z",
            coat,
        )
        a.path(
            "M-8.4 -21.6C-5.6 -21 -3 -20.6 0 -17.6C3 -20.6 5.6 -21 8.4 -21.6"
            "C8 -19 7.4 -16 6 -13H-6C-7.4 -16 -8 -19 -8.4 -21.6Z",
            "#8A6238",
        )
        for k in (-1, 1):
            a.circle(k * 3.3, -15.4, 3.3, "#F6E6C0")
            a.circle(k * 3.3, -15.4, 2.1, "#F0B43C")
            a.circle(k * 3, -15.4, 1.25, "#1A1220")
            a.circle(k * 3 - 0.5, -16, 0.4, "#FFFFFF")
            a.path(
                f"M{n(k * 8.4)} -13C{n(k * 10)} -7 {n(k * 8)} -1 {n(k * 4.6)} 1.4"
                f"C{n(k * 6)} -4 {n(k * 6.4)} -9 {n(k * 8.4)} -13Z",
                "#6B4A2E",
            )
        a.path("M-1 -13.6L1 -13.6L0 -10.8Z", "#3A2620")
        for u, v in ((-3, -8), (0, -8.6), (3, -8), (-1.6, -5.6), (1.6, -5.6), (0, -2.8)):
            a.path(
                f"M{n(u - 1.2)} {n(v)}Q{n(u)} {n(v + 2)} {n(u + 1.2)} {n(v)}",
                "none",
                1,
                "#4A3020",
                0.5,
                0.8,
            )


def wisdom() -> Art:
    """Seated on a pile of books she reads by the light of the page; her owl listens."""
    a = Art("Nelchaeal, fairy of wisdom")
    skin, hair = ROSE, CHESTNUT
    wing(a, (56, 41), -62, 43, LILAC._replace(tint="#8C7BC9", spots=""), o=0.75)
    wing(a, (57, 42), -26, 42, LILAC)
    wing(a, (57, 45), 22, 31, LILAC._replace(shape="hind", tint="#7F8FD2", spots=""), o=0.95)
    a.shadow(52, 95, 36, 4.4, 0.55)
    # books: the lowest is the widest
    for x, y, w, h, tones in (
        (24, 86.4, 62, 9, ("#C2485A", "#7C2038", "#3E0E22")),
        (30, 79, 52, 8, ("#5FA0A8", "#2A6274", "#12303F")),
        (33, 72.4, 45, 7.2, ("#D6A24E", "#8E5E22", "#4A2C14")),
    ):  # fmt: skip
        paint = a.linear(x, y, x + w, y + h, (0, tones[0]), (0.5, tones[1]), (1, tones[2]))
        a.path(
            f"M{n(x)} {n(y)}h{n(w)}v{n(h)}h{n(-w)}C{n(x - 3)} {n(y + h * 0.8)} {n(x - 3)} "
            f"{n(y + h * 0.2)} {n(x)} {n(y)}Z",
            paint,
        )
        a.path(
            f"M{n(x + 2)} {n(y + 1.6)}H{n(x + w + 0.4)}V{n(y + h - 1.6)}H{n(x + 2)}"
            f"C{n(x)} {n(y + h * 0.7)} {n(x)} {n(y + h * 0.3)} {n(x + 2)} {n(y + 1.6)}Z",
               a.linear(x, y, x + w, y, (0, "#FFF6DC"), (0.6, "#E3CB98"),
               (1, "#9C7E54")))  # fmt: skip
        a.path(
            "".join(f"M{n(x + 3)} {n(y + 1.6 + k * (h - 3.2) / 4)}H{n(x + w)}" for k in (1, 2, 3)),
            "none",
            1,
            "#A88A5C",
            0.35,
            0.7,
        )
        a.path(f"M{n(x)} {n(y + 0.5)}h{n(w)}", "none", 1, "#FFF3D0", 0.4, 0.7)
    contact(a, 57, 78, 24, 0.8, "#2A1030")
    leg(a, (50, 72), (36, 73), (33.6, 86), (27.6, 90), skin, far=True)
    gown(
        a,
        [(55, 40.6), (56, 47), (55.6, 54), (57, 62), (58, 70)],
        [9.6, 8.6, 6.8, 13, 18],
        AMETHYST,
        (2, 3, 2),
        folds=5,
    )
    leg(a, (44, 76), (39.6, 77), (40.6, 89), (34.6, 94), skin)
    # over hip and thigh to the knee, and from the knee down; she sits on what is left
    lap = (
        "M52.4 54.6C48 60.6 40 62.6 35.6 67C32.4 71 32.6 78 31.6 85.4C33.6 87.6 35.4 84.6 37.4 87.4"
        "C39.6 89 41 85.4 43.4 87.6C46 89.4 47.4 86.4 50 87C50.6 82.4 53 78.6 58 77.4"
        "C64 76.6 70 78.6 73.4 75.4C74.4 68 67 61 59.2 54.6Z"
    )
    a.path(lap, dye(a, [(33, 54), (73, 88)], AMETHYST))
    a.path(
        "M73.4 75.4C70 78.6 64 76.6 58 77.4C53 78.6 50.6 82.4 50 87C47.4 86.4 46 89.4 43.4 87.6"
        "C44 79 49 73.6 56 72.6C63 71.8 69 71 69.6 64C72.6 68 74 71.6 73.4 75.4Z",
        AMETHYST.dark,
        0.5,
    )
    for fold, tone, o in (
        ([(53, 56.6), (46, 63), (37.4, 67.6), (34.4, 76), (33.4, 84)], AMETHYST.light, 0.8),
        ([(55, 58), (50, 66), (42, 70), (39.6, 78), (39, 86)], AMETHYST.dark, 0.5),
        ([(57, 58.6), (54, 67), (47, 72), (44.6, 79)], AMETHYST.light, 0.5),
        ([(58.4, 58), (60, 66), (56, 71.6)], AMETHYST.dark, 0.45),
        ([(60, 58), (66, 65), (68, 72)], AMETHYST.light, 0.4),
    ):
        a.wisp(fold, 1.5, tone, o)
    belt(a, [(52, 54), (55.6, 55.8), (59.2, 54)])
    locks(a, hair, [
        [(56, 27), (61.6, 33), (61, 42), (64.4, 51), (62.4, 61)],
        [(54.4, 28.6), (58.6, 34), (58.6, 43), (61, 51), (59.4, 58)],
    ], 4.8)  # fmt: skip
    gaze(
        a,
        51.4,
        31.6,
        skin,
        hair,
        "swept",
        (54.8, 41.4),
        turn=13,
        left=True,
        wears="circlet",
        size=1.06,
    )
    a.glow(34, 55, 21, "#FFE7A3", 0.85)
    arm(a, (53, 43.4), (43, 54), (32, 58.4), skin, hand=168, thumb=-1, far=True)
    a.path(
        "M21.4 53.6C26 51.6 31 52.4 33.4 55.2C37 52.4 42 52 46.6 54.2L45 65"
        "C40.6 63 36 63.4 32.8 65.8C29.6 63.2 25 62.6 20.4 64Z",
        "#6B2E34",
    )
    pages = a.linear(
        22, 51, 45, 63, (0, "#FFFDF0"), (0.48, "#E8D5A4"), (0.52, "#FFF8DE"), (1, "#DCC48C")
    )
    a.path(
        "M22.4 52C26.6 50.4 31 51.2 33.4 54C37 51.2 41.6 50.8 45.6 52.6L44.2 63"
        "C40.2 61.4 36 61.8 32.9 64.2C29.8 61.6 25.6 61 21.4 62.4Z",
        pages,
    )
    for i in range(4):
        a.line(
            [(24.4, 54.4 + i * 1.9), (28, 53.8 + i * 1.9), (31.4, 55.6 + i * 1.9)],
            "#8C6B3C",
            0.35,
            0.8,
        )
        a.line(
            [(35.6, 55.4 + i * 1.9), (39.4, 53.8 + i * 1.9), (43.2, 54.4 + i * 1.9)],
            "#8C6B3C",
            0.35,
            0.8,
        )
    arm(a, (54.4, 43.6), (49.6, 57), (41.6, 63.4), skin, hand=196, thumb=1, ring="#F0CD7C")
    sleeve(a, (54.4, 43.6), (49.6, 57), AMETHYST, 0.58)
    owl(a, 80, 86.6, 0.84)
    a.reframe(0, 1.6)
    lamplight(a, 34, 58, 34, "#FFF3C8", 0.34)
    a.dust(
        [
            (33, 45, 1.5),
            (40, 42, 0.7),
            (27, 43, 0.7),
            (36, 36, 1.2),
            (24, 48, 0.6),
            (44, 47, 0.6),
            (84, 60, 0.7),
        ],
        MOTE,
    )
    return a


def coin(a: Art, x: float, y: float, r: float, flat: float, turn: float) -> None:
    with a.moved(x, y, 1, turn):
        a.ellipse(0.5, 0.8, r, r * flat, "#6B3E10")
        a.ellipse(0, 0, r, r * flat, gold(a, 0, 0, r), 1, 0, "#FFF6CE", 0.35)
        a.ellipse(0, 0, r * 0.62, r * flat * 0.62, "#B87F28", 0.45)
        a.path(
            f"M{n(-r * 0.7)} {n(-r * flat * 0.2)}Q{n(-r * 0.5)} {n(-r * flat * 0.8)} "
            f"{n(r * 0.1)} {n(-r * flat * 0.8)}",
            "none",
            1,
            "#FFFFFF",
            0.5,
            0.9,
        )


def wealth() -> Art:
    """She hovers over the field and pours out the horn of plenty."""
    a = Art("Haraeal, fairy of wealth")
    skin, hair = DUSK, INKY
    kind = Wing("fore", "#F6C868", "#FFF8DC", spots="#FFFFFF", broad=1.1)
    wing(a, (44, 39), -70, 35, kind._replace(spots=""), o=0.75)
    wing(a, (43, 40), -118, 37, kind, flip=True)
    wing(a, (42, 43), -162, 36, kind._replace(tint="#F0A850"), flip=True)
    wing(
        a,
        (42, 46),
        158,
        28,
        kind._replace(shape="hind", tint="#E88C4A", spots=""),
        flip=True,
        o=0.95,
    )
    arm(a, (47, 42), (57, 49), (66, 44), skin, hand=10, far=True)
    leg(a, (44, 66), (38, 78), (29, 86), (21, 91.6), skin, far=True)
    leg(a, (46, 68), (43, 80), (36, 90), (30, 97), skin)
    gown(
        a,
        [(46.6, 39), (45.8, 46), (45.4, 52.4), (45, 60), (41, 72), (34, 84)],
        [9.6, 8.8, 6.8, 12.4, 19, 26],
        SAFFRON,
        (4, 6, 4, 6, 4.4, 5),
        folds=8,
    )
    belt(a, [(42, 52.4), (45.4, 54.2), (49, 52.4)], "#B4232E")
    # the horn: tail curls up behind her hip, mouth to the right
    horn: list[Point] = [(33, 49), (36, 57.6), (45, 61.4), (56, 58.6), (66, 52.6), (74, 47)]
    widths = [0.6, 3.4, 7, 11, 15, 20]
    a.limb(
        horn,
        widths,
        a.linear(44, 44, 58, 68, (0, "#FFF3D6"), (0.4, "#E0B884"), (1, "#8A5632")),
        lit="#FFFDF0",
        shade="#4A2418",
    )
    for k in range(1, 8):
        x, y = between(horn[min(4, 1 + k // 2)], horn[min(5, 2 + k // 2)], (k % 2) * 0.5)
        r = 2.2 + k * 0.95
        way = (62, 30, -10, -24, -34, -36, -36)[k - 1]
        with a.moved(x, y, 1, way):
            a.path(f"M0 {n(-r)}Q{n(2.4)} 0 0 {n(r)}", "none", 1, "#8A5632", 0.6, 0.75)
    with a.moved(76.4, 45.4, 1, -36):
        a.ellipse(0, 0, 4.6, 10.6, "#F0CD7C")
        a.ellipse(0.6, 0, 3.6, 9.2, "#5A2E1C")
    # what it holds: coins, grapes, a pear, a rose
    a.glow(80, 52, 18, "#FFE9A0", 0.8)
    for x, y, r, f, t in (
        (72.6, 40, 3.4, 0.9, -20),
        (76, 36.4, 3.2, 0.9, 10),
        (82, 44, 3.6, 0.9, 20),
        (84, 50, 3.4, 0.8, 40),
    ):
        coin(a, x, y, r, f, t)
    for x, y in (
        (78.6, 47),
        (81, 50.4),
        (77.6, 51),
        (80, 54),
        (83, 54.6),
        (77.4, 55),
        (80.6, 57.6),
    ):
        a.circle(
            x,
            y,
            2.1,
            a.radial(x - 0.8, y - 0.9, 3, (0, "#E6B4F0"), (0.5, "#8A3C94"), (1, "#45154E")),
        )
    leaf(a, (76, 49), 150, 6, "#CDE08A", "#4F8236")
    flower(a, 79, 41.4, 3, "#FFE3EA", "#E0694F")
    for x, y, r, f, t in (
        (87, 58, 3.2, 0.55, 30),
        (83, 65, 3.4, 0.8, -20),
        (90, 69, 3, 0.4, 60),
        (85, 75, 3.3, 0.9, 10),
        (79, 72, 2.6, 0.5, -40),
        (91, 81, 2.8, 0.7, -10),
        (82, 85, 3.2, 0.45, 24),
        (75, 82, 2.4, 0.8, 0),
        (88, 91, 3, 0.6, -30),
    ):
        coin(a, x, y, r, f, t)
    locks(a, hair, [
        [(46, 24), (38, 22), (33, 28), (25, 27), (18, 32)],
        [(45, 27), (38, 28), (33, 34), (26, 35)], [(46, 29.6), (41, 33), (37, 39), (31, 42)],
    ], 4.8)  # fmt: skip
    gaze(
        a,
        50.4,
        29.6,
        skin,
        hair,
        "curls",
        (47, 40),
        turn=-2,
        wears="leaves",
        size=1.06,
        to=(72, 60),
        mood=LAUGH,
    )
    arm(
        a, (45.6, 41.4), (47, 55), (60, 61.4), skin, hand=-24, thumb=-1, ring="#F0CD7C", what="grip"
    )
    sleeve(a, (45.6, 41.4), (47, 55), SAFFRON, 0.58)
    a.dust(
        [(70, 26, 1.4), (62, 20, 0.7), (88, 30, 0.8), (62, 76, 1.2), (54, 88, 0.7), (70, 94, 0.7)]
    )
    return a


def truth() -> Art:
    """She has taken off the mask, and the mirror shows who she is."""
    a = Art("Mebahel, fairy of truth")
    skin, hair = PALE, COPPER
    kind = Wing("dragonfly", "#B9C8F0", "#FFFFFF", veins=7, broad=1.5)
    a.glow(70, 30, 34, "#F4F7FF", 0.7)
    wing(a, (43, 40), -58, 36, kind, o=0.6)
    wing(a, (42, 41), -112, 38, kind, flip=True)
    wing(a, (41, 43), -156, 37, kind._replace(tint="#9AA8E4"), flip=True)
    wing(a, (41, 47), 164, 30, kind._replace(tint="#8C96D8"), flip=True, o=0.9)
    a.shadow(48, 95, 28, 4, 0.55)
    # far arm down, with the mask
    arm(a, (43, 42), (33, 52), (27, 63), skin, hand=110, far=True, what="grip")
    train = "M49 62C54 74 62 82 74 85.6C82 88 88 90 94 95C80 98 60 97.4 44 95Z"
    a.path(train, dye(a, [(44, 62), (94, 97)], Cloth(SILVERY.mid, "#A9B6DE", "#6474AC", "#343F74")))
    a.wisp([(52, 78), (62, 87), (82, 93)], 1.8, SILVERY.dark, 0.45)
    a.wisp([(52, 72), (60, 81.6), (72, 87), (86, 91)], 1.6, "#FFFFFF", 0.75)
    leg(a, (44, 84), (42, 88), (38, 92), (31, 94.6), skin, far=True)
    gown(
        a,
        [(45, 38.8), (44.6, 46), (45.4, 53), (46.6, 61), (47.4, 74), (46, 90)],
        [10, 8.8, 6.8, 12, 14.6, 25],
        SILVERY,
        (3, 4, 3.4, 4, 3, 3.4),
        folds=8,
    )
    # girdle with a long end
    belt(a, [(41.8, 53), (45.6, 55), (49.2, 53)])
    a.limb([(46.4, 54.6), (48, 63), (46.6, 72), (48, 80)], [0.9, 1.4, 1.3, 0.5], "#F0CD7C")
    with a.moved(24.6, 72, 0.98, 14):
        a.path(
            "M-9 -7C-4 -9.6 4 -9.6 9 -7C9.6 0 6 8.6 0 11C-6 8.6 -9.6 0 -9 -7Z",
            a.linear(-8, -8, 8, 10, (0, "#FFF6E0"), (0.5, "#E3C79A"), (1, "#8A6238")),
        )
        a.path(
            "M-6.6 -2.4Q-4 -5 -1.4 -2.4Q-4 -.8 -6.6 -2.4ZM6.6 -2.4Q4 -5 1.4 -2.4Q4 -.8 6.6 -2.4Z",
            "#2A1B33",
        )
        a.path("M-3.6 5Q0 3.4 3.6 5Q0 6.6 -3.6 5Z", "#B4423C")
        a.path("M0 -3V2.4L1.4 3", "none", 1, "#9A7444", 0.5)
        a.path("M-7 -6C-4 -8 -1 -8.4 2 -8.2C-2 -7 -5 -5 -6.6 -2Z", "#FFFFFF", 0.7)
        for s in (-1, 1):
            a.limb(
                [(s * 8.6, -4), (s * 12, -1), (s * 10.6, 6), (s * 13, 12)],
                [0.6, 1.1, 1, 0.3],
                "#C2485A",
            )
    locks(a, hair, [
        [(45, 24), (38, 29), (37, 38), (33, 47), (34, 57)],
        [(46, 26), (40.4, 31), (40.4, 40), (37, 48), (38.6, 55)],
    ], 4.8)  # fmt: skip
    gaze(
        a,
        49,
        29,
        skin,
        hair,
        "swept",
        (45.4, 39.4),
        turn=-6,
        wears="band",
        size=1.06,
        to=(71, 28),
        eyes=GREEN_EYES,
    )
    # the mirror: a gold oval that gives back her own face
    a.limb([(65, 50), (67, 45), (68.6, 41)], [3, 2.2, 2.6], gold(a, 66, 46, 5))
    a.circle(64.4, 51.6, 1.9, gold(a, 64.4, 51.6, 2))
    a.ellipse(71.6, 28.4, 11.6, 14.4, gold(a, 71.6, 28.4, 14), 1, 14)
    for i in range(22):
        p = toward((0, 0), 360 * i / 22, 1)
        with a.moved(71.6, 28.4, 1, 14):
            a.circle(p[0] * 10.7, p[1] * 13.5, 0.55, "#FFF8DC")
    a.ellipse(
        71.6,
        28.4,
        9.4,
        12.2,
        a.linear(64, 18, 80, 40, (0, "#F8FBFF"), (0.5, "#A9BCE8"), (1, "#4A5CA0")),
        1,
        14,
    )
    gaze(
        a, 72.6, 28.4, skin, hair, "swept", (75, 36.4), left=True, turn=-4, size=0.82, wears="band"
    )
    a.path("M65 24C66.6 19.6 70 17 74 16.6L67 36C65 33 64 28 65 24Z", "#FFFFFF", 0.5)
    for i, t in enumerate((-72, -40, -8, 24)):
        p, q = toward((71.6, 28.4), t, 17), toward((71.6, 28.4), t, 24 + i % 2 * 4)
        a.limb([p, between(p, q, 0.4), q], [0.2, 1.2, 0.2], "#FFFFFF", o=0.85)
    arm(
        a,
        (47.6, 41.4),
        (57.4, 51.4),
        (65, 48),
        skin,
        hand=-40,
        thumb=-1,
        ring="#F0CD7C",
        what="grip",
    )
    sleeve(a, (47.6, 41.4), (57.4, 51.4), SILVERY, 0.58)
    lamplight(a, 69, 27, 30, "#FFFBE6", 0.3)
    a.dust(
        [(88, 52, 1.3), (80, 60, 0.7), (58, 14, 0.8), (66, 68, 0.7), (16, 56, 0.7), (84, 78, 0.8)],
        "#F4F7FF",
    )
    return a


EMBLEMS = {"wisdom": wisdom, "wealth": wealth, "truth": truth}
