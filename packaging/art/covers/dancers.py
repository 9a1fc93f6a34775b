"""The three dancers of Moons who face us."""

from curves import Point
from kit import Art
from scenery.land import dots
from wings import Wing, wing

from covers.brush import Tones, band
from covers.dance import (
    AIR,
    EBONY,
    FIRE,
    PALE,
    TEAK,
    WATER,
    clasp,
    crop,
    face,
    flying_hair,
    gown,
    limb,
    neck,
    torso,
    wear,
)
from covers.parts import Iris

WINGS = {
    "air": Wing("fore", "#BFD8FF", "#E8F4FF", veins=6, body=0.35),
    "water": Wing("dragonfly", "#8FE8E0", "#DFFFF4", veins=6, broad=1.4, body=0.35),
    "fire": Wing("swallow", "#FF9A5A", "#FFE6A0", veins=6, body=0.4),
}


def wings(a: Art) -> None:
    """Each kind once, root at 0, 0, thirty units long; the dancers wear copies."""
    for name, kind in WINGS.items():
        with a.define(name):
            wing(a, (0, 0), 0, 30, kind)


def sash(a: Art, line: list[Point], w: float, cloth: Tones) -> None:
    """An end of a belt that the turn of the dance has caught."""
    sizes = [w * 0.4, w, w * 0.8, 0.3]
    (x0, y0), (x1, y1) = line[0], line[-1]
    a.limb(line, sizes, a.linear(x0, y0, x1, y1, (0, cloth.lit), (0.5, cloth.mid), (1, cloth.dark)))
    a.path(band(line, sizes, 0.3, 1), cloth.dark, 0.4)
    a.path(band(line, sizes, -1, -0.62), cloth.hot, 0.75)


def air(a: Art) -> None:
    wear(a, "air", 91, 38, [(-64, 23, 0.85), (-26, 22, 0.85)])
    wear(a, "air", 89, 38, [(-116, 23, 0.85), (-154, 22, 0.85)], True)
    hair = ("#FFFFFF", "#CCD4F4", "#8088C4")
    flying_hair(
        a,
        [
            ([(89, 27), (84, 23), (78, 24), (72, 20)], 2.6),
            ([(88, 29), (83, 28), (78, 31), (73, 28)], 2.8),
            ([(90, 25), (87, 21), (82, 19), (77, 15)], 2.2),
            ([(88, 31), (84, 34), (80, 34), (76, 37)], 2.2),
        ],
        hair,
    )
    sash(a, [(88, 44.6), (79, 47), (72, 44.6), (64, 48)], 2.2, AIR)
    sash(a, [(91, 44.6), (101, 46.4), (108, 44), (116, 47.4)], 2.2, AIR)
    gown(a, (89.6, 44), 2.4, (89, 50.6), 14, 5.4, AIR, pleats=11, twist=30)
    torso(
        a,
        [
            (86.6, 36.8),
            (88.4, 36.4),
            (90, 37.6),
            (91.6, 36.4),
            (93.4, 36.8),
            (92.6, 40),
            (91.8, 44.6),
            (89.6, 45),
            (87.6, 44.6),
            (87.2, 40),
        ],
        AIR,
        (4.6, 9.4),
        (0, 1.4),
        1.2,
    )
    neck(a, (90.2, 33), (90, 36), 1.5, PALE)
    a.limb([(87.2, 44.2), (89.6, 45), (92, 44.2)], [0.5, 0.9, 0.5], "#FFF0B8")
    with a.moved(90, 29.6, 0.35, 5):
        face(a, PALE, Iris("#2A4A9A", "#6FA8E8", "#E4F6FF"), "#8C8CB8", (0.05, 0.8), 1, "#D86A78")
        crop(a, hair)
    a.limb([(86.6, 28.4), (88.4, 26.6), (93.4, 27.4)], [0.2, 0.55, 0.2], "#FFF3C0")
    a.circle(90.6, 26.6, 0.6, "#FFFFFF")


def water(a: Art) -> None:
    wear(a, "water", 35.6, 50, [(-150, 36, 0.8), (-175, 33, 0.85), (-127, 28, 0.55)], True)
    hair = ("#B8FFE8", "#2FA09C", "#0E3C5C")
    flying_hair(
        a,
        [
            ([(38, 34), (31, 34), (25, 41), (17, 43)], 5),
            ([(37, 37), (31, 40), (27, 48), (18, 53)], 5),
            ([(38, 40), (33, 45), (31, 53), (24, 60)], 4.4),
            ([(39, 32), (31, 29), (24, 33), (16, 33)], 4),
        ],
        hair,
    )
    a.limb(
        [(36, 82), (39.6, 85), (44, 86.4)],
        [2.4, 2.6, 0.8],
        a.linear(36, 84, 44, 86, (0, TEAK.dark), (1, TEAK.hot)),
    )
    sash(a, [(35, 60), (25, 58), (15, 63), (4, 59)], 4.6, WATER)
    sash(a, [(34, 61), (26, 66), (17, 67), (9, 73)], 3.6, WATER)
    gown(a, (36.6, 59), 3.6, (33, 76), 19, 9, WATER, pleats=12, twist=34, span=(190, -40))
    torso(
        a,
        [
            (33.6, 48.8),
            (36.6, 47.8),
            (39.6, 49.4),
            (42, 48),
            (44, 49.6),
            (43.6, 53.4),
            (40.4, 59.4),
            (36.4, 60.4),
            (33.4, 59.4),
            (33, 53.4),
        ],
        WATER,
        (3.6, 6.4),
        (8.4, 10.2),
        2,
    )
    neck(a, (39.6, 44), (39.4, 47.4), 2.4, TEAK)
    a.limb([(33, 58.8), (36.6, 60.6), (40.8, 59)], [0.7, 1.4, 0.7], "#F4FFE0")
    with a.moved(41, 39, 0.5, 5):
        face(a, TEAK, Iris("#0C4A5A", "#35B8B0", "#D4FFF0"), "#12343E", (0.55, 0.6), 0, "#B84A56")
        crop(a, hair)
    flying_hair(a, [([(37, 38), (35.4, 42), (36, 46), (34.6, 50)], 2)], hair)
    a.path(
        dots(
            [
                (35.8, 36.2, 0.5),
                (37.2, 34.2, 0.65),
                (39.4, 32.8, 0.75),
                (42, 32.4, 0.8),
                (44.6, 33.2, 0.65),
                (46, 34.8, 0.5),
            ]
        ),
        "#F4FFF8",
    )


def fire(a: Art) -> None:
    wear(a, "fire", 134, 52, [(-36, 36, 0.8), (-4, 34, 0.85), (-62, 28, 0.5)])
    hair = ("#FFF0A0", "#F57A28", "#8E1C2C")
    flying_hair(
        a,
        [
            ([(128, 37), (132, 30), (131, 24), (136, 17)], 5),
            ([(130, 37), (137, 33), (138, 26), (145, 23)], 5),
            ([(131, 40), (139, 39), (142, 33), (150, 32)], 4.6),
            ([(126, 36), (126, 29), (129, 23), (127, 17)], 3.8),
            ([(131, 44), (138, 46), (143, 42), (149, 43)], 3.6),
        ],
        hair,
    )
    a.limb(
        [(129, 88), (124.6, 91.4), (120, 92.4)],
        [2.6, 2.8, 0.8],
        a.linear(129, 90, 120, 92, (0, EBONY.dark), (1, EBONY.hot)),
    )
    sash(a, [(134, 62), (144, 58.6), (152, 64), (161, 60)], 4.8, FIRE)
    sash(a, [(135, 63), (143, 67), (151, 67.4), (158, 73)], 3.8, FIRE)
    gown(
        a,
        (132, 61.6),
        3.8,
        (134, 80),
        20,
        9.6,
        FIRE,
        pleats=12,
        twist=-34,
        point=True,
        span=(222, -10),
    )
    torso(
        a,
        [
            (125.4, 51),
            (127.4, 49.6),
            (129.6, 51),
            (132.6, 49.4),
            (135.4, 50.6),
            (136, 55.6),
            (135.6, 61.8),
            (132, 63),
            (128.2, 61.8),
            (126, 55.4),
        ],
        FIRE,
        (7.4, 10.4),
        (4, 6),
        2,
    )
    neck(a, (129.4, 46), (129.8, 49.2), 2.4, EBONY)
    a.limb([(127.8, 61.4), (132, 63.2), (136, 61.4)], [0.7, 1.4, 0.7], "#FFE08A")
    with a.moved(127.8, 41, 0.51, -7, flip=True):
        face(a, EBONY, Iris("#6A2408", "#E08A24", "#FFF0A0"), "#2A0E18", (0.5, 0.5), 1, "#D84A4A")
        crop(a, hair)
    flying_hair(
        a,
        [
            ([(125.6, 35), (124.4, 31), (126, 27), (123.6, 22)], 2.4),
            ([(131.8, 40), (133.4, 44), (132.4, 48), (134, 51)], 2),
        ],
        hair,
    )


def arms(a: Art) -> None:
    """The ring: each arm is lit below, every pair of hands grips."""
    limb(a, (42.8, 50), (54.4, 49.8), (63.6, 44.4), 3, TEAK, 1, WATER)
    limb(a, (87, 37.6), (77.4, 43), (69.8, 42.6), 2.3, PALE, -1, AIR)
    clasp(a, (63.6, 44.4), (69.8, 42.6), 0.95, TEAK, PALE)
    limb(a, (93, 37.6), (101.6, 43.4), (108.6, 43.8), 2.3, PALE, 1, AIR)
    limb(a, (126.6, 51.6), (119.4, 53), (114.4, 46.6), 3, EBONY, -1, FIRE)
    clasp(a, (114.4, 46.6), (108.6, 43.8), 0.95, EBONY, PALE)
    limb(a, (35.6, 51), (36.6, 61), (42.4, 68.6), 3.4, TEAK, -1, WATER)
    limb(a, (133, 52.4), (128, 64), (119.4, 69.8), 3.4, EBONY, 1, FIRE)
