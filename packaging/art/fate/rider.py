"""The good fairy of transport, and the swallow she rides."""

from figures import arm, belt, gown, leg, sleeve
from heads import bust, locks
from kit import Art
from tones import COPPER, DEEP, Cloth
from wings import Wing, wing

AQUA = Cloth("#E6FFF6", "#58C0B8", "#1F7488", "#10405C")


def swallow(a: Art) -> None:
    """A great swallow in flight to the right; its back is at 48, 66."""
    night = a.linear(30, 50, 80, 80, (0, "#7F9CE0"), (0.4, "#35509C"), (1, "#141F52"))
    # far wing
    a.path(
        "M58 62C60 50 68 38 84 27C88 24 94 22 98 22C92 29 88 35 86 41C83 50 76 58 68 64Z", "#22346F"
    )
    for k in range(4):
        a.wisp(
            [(64 + k * 2, 60 - k), (74 + k * 3, 46 - k * 3), (86 + k * 3, 34 - k * 3.4)],
            0.8,
            "#7F9CE0",
            0.5,
        )
    # tail streamers
    a.path("M30 68C20 68 10 64 1 56C6 66 12 70 20 72C14 75 8 80 3 88C12 84 22 78 32 74Z", night)
    a.path("M30 69C20 69 10 65 1 56C10 62 20 65 30 66Z", "#B4C6F4", 0.6)
    # body and head
    a.path(
        "M24 68C34 60 52 57 66 58C72 55 80 54 85 58C87 59 88.6 60 93 61.4"
        "C88.6 62.6 87 63.4 86 65C80 72 64 78 48 77C38 76 30 73 24 68Z",
        night,
    )
    a.path(
        "M30 71C44 75 62 73 76 68C80 67 84 66 86 64.6C80 72 64 78 48 77C40 76.4 34 74 30 71Z",
        a.linear(40, 70, 60, 78, (0, "#FFFBEA"), (1, "#C9B8B4")),
    )
    a.path("M76 62C80 60.6 84 61 86.4 63.4C84 67.6 80 69.6 75 69.6C74 67 74.4 64 76 62Z", "#C2482E")
    a.path("M80 57.6C82 56.8 83.6 57 85 58C83.6 59 81.6 59.4 80 59Z", "#C2482E")
    a.circle(81.6, 60.4, 1.1, "#0C1024")
    a.circle(81.3, 60.1, 0.4, "#FFFFFF")
    a.path("M87.6 60.4L94 61.6L87.4 62.8Z", "#2A2036")
    a.wisp([(34, 66), (48, 60.6), (64, 60), (76, 57.4)], 1.8, "#D6E2FF", 0.6)


def near_wing(a: Art) -> None:
    paint = a.linear(36, 64, 30, 98, (0, "#8FAAEA"), (0.4, "#3A56A6"), (1, "#121B4C"))
    a.path(
        "M62 66C56 70 50 80 42 88C37 93 31 97 25 99C26 94 25 92 20 93C23 89 22 87 17 87"
        "C22 84 22 81 19 79C28 77 34 70 44 65Z",
        paint,
    )
    for k in range(5):
        a.wisp(
            [(54 - k * 2, 68), (42 - k * 3, 78 - k * 0.6), (30 - k * 3, 92 - k * 3.4)],
            0.9,
            "#C3D2F8",
            0.55,
        )
    a.path("M62 66C56 70 50 80 42 88C37 93 31 97 25 99C38 88 46 76 54 67Z", "#0C1238", 0.4)


def transport() -> Art:
    """She rides the swallow south, with everything that has to go."""
    a = Art("Rochel, fairy of transport")
    skin, hair = DEEP, COPPER
    a.glow(52, 44, 44, "#FFE6C0", 0.4)
    for points, w in (
        ([(2, 44), (14, 40), (28, 44)], 1.2),
        ([(60, 88), (76, 84), (96, 88)], 1.4),
        ([(52, 96), (66, 93), (82, 96)], 1),
    ):
        a.wisp(points, w, "#FFFFFF", 0.7)
    kind = Wing("fore", "#F4B860", "#FFF8E2", spots="#FFFFFF", broad=1.05)
    wing(a, (44, 41), -82, 33, kind._replace(spots=""), o=0.7)
    wing(a, (43, 42), -126, 35, kind, flip=True)
    wing(
        a,
        (42, 45),
        -172,
        30,
        kind._replace(shape="hind", tint="#E8924A", spots=""),
        flip=True,
        o=0.95,
    )
    swallow(a)
    leg(a, (48, 64), (60, 64), (60, 75), (65, 80), skin, far=True)
    gown(
        a,
        [(47, 40.6), (46, 47), (45.6, 53.6), (46, 60), (51, 65.4), (57.4, 67.4), (59, 75)],
        [9.6, 8.6, 6.6, 12, 14, 12.4, 15],
        AQUA,
        (3, 4, 3, 4.4, 3),
        folds=7,
    )
    leg(a, (56, 73), (57, 74), (55, 83), (59.6, 88), skin)
    belt(a, [(42.4, 53.4), (45.8, 55.2), (49, 53.4)])
    near_wing(a)
    # the pack on her back
    a.blob(
        [(34, 50), (37, 45.6), (42, 46), (44, 51), (43, 59), (38, 61.6), (34, 58.4)],
        a.linear(34, 46, 44, 62, (0, "#F0CE96"), (0.5, "#B07C48"), (1, "#5E3A24")),
    )
    a.limb([(35.4, 51), (39, 53), (43.6, 51.4)], [0.8, 1.2, 0.8], "#5A3322")
    a.circle(39, 53.6, 1, "#F4D27A")
    a.limb([(42, 46.6), (45.6, 45), (47.6, 51)], [1.4, 1.5, 1.2], "#7A4E30")
    locks(a, hair, [
        [(47, 25), (39, 24), (33, 29), (25, 28), (17, 32)],
        [(46, 28), (39, 29), (33, 34), (26, 35)], [(46, 31), (40, 34), (36, 40), (30, 42)],
    ], 4.8)  # fmt: skip
    bust(a, 51, 30.6, skin, hair, "swept", (47.4, 41.4), turn=-8, wears="band", size=1.06)
    a.line([(53, 55), (66, 58), (78, 60.6)], "#F0CD7C", 0.7)
    arm(a, (48, 43.4), (54, 53), (64.6, 55), skin, hand=10, thumb=-1, ring="#F0CD7C")
    sleeve(
        a,
        (48, 43.4),
        (54, 53),
        AQUA,
        0.58,
    )
    a.dust(
        [(70, 20, 1.3), (62, 12, 0.7), (90, 44, 0.8), (12, 78, 0.8), (78, 78, 1.2), (72, 36, 0.6)]
    )
    return a


EMBLEMS = {"transport": transport}
