"""The good fairy of transport, and the swallow she rides."""

from curves import Point
from figures import arm, belt, gown, leg, sleeve
from heads import bust, locks
from kit import Art
from tones import COPPER, DEEP, Cloth
from wings import Wing, wing

AQUA = Cloth("#FFFFF6", "#D2F4E6", "#7CC4BC", "#2F7C88")


def swallow(a: Art) -> None:
    """A great swallow in flight to the right; its back is at 48, 66."""
    night = a.linear(30, 50, 80, 80, (0, "#5E7CC8"), (0.4, "#263C86"), (1, "#0D153E"))
    # far wing
    a.path(
        "M58 62C60 50 68 38 84 27C88 24 94 22 98 22C92 29 88 35 86 41C83 50 76 58 68 64Z", "#1A2860"
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
    """Beaten down: a sickle, its long feathers in steps, a row of short ones over them."""
    paint = a.linear(40, 64, 44, 100, (0, "#4A66B8"), (0.45, "#22387E"), (1, "#0B113A"))
    a.path(
        "M67 65C66 77 57 89 42 94.6C32 98 21 98.6 10 96C18 94.8 24 93 28 90.6C23 90.6 19 89.6 16 88"
        "C23 87.4 28.4 85.6 32 83C28.4 82.8 25.4 81.8 23 80C29 79.6 33.4 77.8 36.4 75.2"
        "C34 74.8 32 73.8 30.6 72.4C36 71.6 41 69.6 45 66Z",
        paint,
    )
    feathers: tuple[list[Point], ...] = (
        [(60, 76), (46, 88), (30, 93), (14, 96)],
        [(56, 75), (44, 84), (32, 88), (20, 88.6)],
        [(53, 72), (44, 78), (36, 81), (27, 80.8)],
        [(50, 69), (44, 73), (40, 74), (34, 73)],
    )
    for line in feathers:
        a.wisp(line, 1, "#0C1238", 0.6)
        a.wisp([(x - 0.6, y - 1.1) for x, y in line], 0.8, "#B9CAF6", 0.75)
    a.path(
        "M67 65C66.4 73 62.4 80 56 85.6C57 82.4 56.4 80.8 54 80.4C55.4 77.6 54.6 76 52 75.6"
        "C53 72.8 51.6 71 49 70.6L45 66Z",
        a.linear(48, 64, 64, 84, (0, "#6C88D4"), (1, "#223C88")),
    )
    a.wisp([(66.6, 66), (64, 78), (54, 89), (40, 94.6), (22, 97)], 1.1, "#DCE6FF", 0.75)


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
    with a.group("translate(57.6 66) scale(.86 .94) translate(-67 -65)"):
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
