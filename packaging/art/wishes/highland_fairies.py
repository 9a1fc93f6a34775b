"""The Fairies of cave, valley and mountain: each at home in her realm, with what she grants."""

from curves import Point, at, between, polygon, ribbon
from figures import arm, belt, gown, leg, sleeve
from gaze import gaze, locks
from kit import Art
from light import Light, contact, lamplight
from moods import SLY, STERN
from plants import leaf
from tones import (
    COPPER,
    DEEP,
    DUSK,
    RAVEN,
    ROSE,
    SILVER,
    Cloth,
)
from wings import Wing, pair, wing

from wishes.land import arcs, crystal, round_rays

GEM = Cloth("#F4E0FF", "#A874E0", "#552C9C", "#22104E")
SUN = Cloth("#FFFFF0", "#FFEBA4", "#E0A840", "#7E4A1A")
WINE = Cloth("#FFD0C4", "#C8404E", "#7A1836", "#33081E")
METAL = ((0, "#FFFBE2"), (0.3, "#EDC566"), (0.55, "#B07E2C"), (0.75, "#F0CD78"), (1, "#7A4E1A"))


def fairy_cave() -> Art:
    """Guardian of the hoard: her gown is cut like a stone, and she holds the first one."""
    a = Art("Fairy of the cave")
    contact(a, 50, 95, 38, 0.6)
    skin, hair = DEEP, SILVER
    kind = Wing("hind", "#9C7AE0", "#F4E3FF", spots="#FFE9A0", broad=1.1)
    a.glow(50, 44, 46, "#D9A8FF", 0.4)
    pair(a, 50, 39, -40, 40, kind._replace(shape="fore"))
    pair(a, 50, 43, -2, 36, kind)
    pair(a, 50, 47, 30, 27, kind._replace(spots="", tint="#6A4AB4"), 0.95)
    for x, h, w, t, tones in (
        (18, 30, 4.4, -16, ("#E6FBFF", "#7FD6EC", "#2A7FB4")),
        (26, 20, 3.6, 4, ("#E6FBFF", "#7FD6EC", "#2A7FB4")),
        (82, 30, 4.4, 16, ("#FFE3F2", "#E58FC4", "#8A3C94")),
        (74, 20, 3.6, -4, ("#FFE3F2", "#E58FC4", "#8A3C94")),
    ):
        crystal(a, x, 96, h, w, t, tones)
    # the gown: panels of a cut stone from the waist to the floor
    gown(
        a,
        [(50, 38.6), (50, 45), (50, 52), (50, 56)],
        [11.4, 10, 7, 9],
        GEM,
        (0.6, 0.6, 0.6),
        folds=5,
    )
    waist = [(45.4, 52), (47.4, 53), (49.2, 53.6), (50.8, 53.6), (52.6, 53), (54.6, 52)]
    knee = [(33, 74), (39.6, 77.6), (46.6, 79.4), (53.4, 79.4), (60.4, 77.6), (67, 74)]
    hem = [(22, 93), (34, 96.6), (45, 98), (55, 98), (66, 96.6), (78, 93)]
    upper = ("#E9D0FF", "#C79AF5", "#A874E8", "#8450D0", "#5F34A8")
    lower = ("#B485EE", "#E0BFFF", "#8A57D6", "#6A3CB8", "#3A1C78")
    for k in range(5):
        a.path(polygon([waist[k], waist[k + 1], knee[k + 1], knee[k]]), upper[k], 1, upper[k], 0.2)
        middle = between(hem[k], hem[k + 1], 0.5)
        a.path(polygon([knee[k], knee[k + 1], middle]), lower[k], 1, lower[k], 0.2)
        a.path(polygon([knee[k], hem[k], middle]), upper[min(4, k + 1)], 0.95, upper[k], 0.2)
        a.path(
            polygon([knee[k + 1], hem[k + 1], middle]), lower[min(4, k + 1)], 0.95, lower[k], 0.2
        )
    a.path(polygon([waist[0], waist[1], knee[1], knee[0]]), "#FFFFFF", 0.35)
    a.path("M" + "L".join(at(p) for p in knee), "none", 1, "#FFE9FF", 0.5, 0.8)
    a.path("M" + "L".join(at(p) for p in hem), "none", 1, "#F0CD78", 1.1)
    belt(a, [(45.6, 51.6), (50, 53.8), (54.4, 51.6)])
    for side in (1, -1):
        fall: list[Point] = [
            (50 - side * 3, 24), (50 - side * 7.4, 31), (50 - side * 7, 40), (50 - side * 10, 49),
            (50 - side * 8.6, 58),
        ]  # fmt: skip
        locks(a, hair, [fall, [(x + side * 2.2, y - 1) for x, y in fall[:-1]]], 4.4)
    # a diadem of crystals
    for u, h, t in ((-5, 7, -26), (-2.6, 10, -12), (0, 13, 0), (2.6, 10, 12), (5, 7, 26)):
        crystal(a, 50 + u, 23.4 + abs(u) * 0.24, h, 1.5, t, ("#FFFFFF", "#D9A8FF", "#7A45C0"))
    gaze(
        a,
        50,
        29,
        skin,
        hair,
        "parted",
        (50, 40),
        front=True,
        wears="circlet",
        mood=SLY,
        light=Light(90, "#FFC8F4", 0.95, back=0),
    )
    # the stone between her hands
    a.glow(50, 61, 19, "#FFC4F0", 0.95)
    a.path(
        polygon([(43, 57), (46.6, 53), (53.4, 53), (57, 57), (50, 68)]),
        "#F29AD6",
        1,
        "#B070C8",
        0.4,
    )
    for tri, tone in (
        (((43, 57), (46.6, 53), (48, 57)), "#FFFFFF"),
        (((46.6, 53), (53.4, 53), (52, 57), (48, 57)), "#FFE3F6"),
        (((53.4, 53), (57, 57), (52, 57)), "#C85AB4"),
        (((43, 57), (48, 57), (50, 68)), "#FFC4EA"),
        (((48, 57), (52, 57), (50, 68)), "#F07AC8"),
        (((52, 57), (57, 57), (50, 68)), "#8A2C84"),
    ):
        a.path(polygon(list(tri)), tone)
    a.spark(46, 56, 4.6, "#FFFFFF")
    for s in (1, -1):
        arm(
            a,
            (50 + s * 5.4, 41),
            (50 + s * 14.6, 51.4),
            (50 + s * 6.8, 61.4),
            skin,
            hand=-90 - s * 70,
            thumb=s,
            ring="#F2C96A",
        )
        cloth = GEM if s < 0 else GEM._replace(light=GEM.mid)
        sleeve(a, (50 + s * 5.4, 41), (50 + s * 14.6, 51.4), cloth, 0.5)
    lamplight(a, 50, 61, 26, "#FFD0F6", 0.36)
    a.dust([(84, 58, 1.2), (14, 56, 1.2), (90, 20, 0.9), (62, 12, 0.9), (34, 70, 0.7)], "#F6DDFF")
    return a


def fairy_valley() -> Art:
    """She flies through the valley and lets it hear her horn."""
    a = Art("Fairy of the valley")
    skin, hair = ROSE, COPPER
    kind = Wing("swallow", "#F2C45A", "#FFF6D6", spots="#FFFFFF")
    a.glow(54, 48, 46, "#FFE9A0", 0.4)
    wing(a, (50, 50), -112, 38, kind, o=0.75)
    wing(a, (49, 51), -146, 40, kind, flip=True)
    wing(a, (48, 54), -178, 30, kind._replace(tint="#E58A4A", spots=""), flip=True, o=0.95)
    arcs(a, 84, 30, (12, 17, 22), -75, 30, "#FFFBE8", 1)
    leg(a, (34, 71), (25, 77), (15, 84), (8, 90), skin, far=True)
    leg(a, (38, 74), (32, 84), (22, 90), (16, 96), skin)
    gown(
        a,
        [(56, 47.6), (51, 53), (46, 59), (41, 65), (31, 73), (18, 80)],
        [9.4, 8.8, 6.8, 12.6, 20, 26],
        SUN,
        (7, 11, 6, 12, 8),
        folds=8,
    )
    # a sash that flies behind
    sash: list[Point] = [(46, 60), (38, 68), (40, 78), (30, 84), (32, 93)]
    a.path(
        ribbon(sash, [3, 3.6, 3.2, 2.6, 0.4]),
        a.linear(46, 60, 32, 93, (0, "#F2607A"), (1, "#8A1436")),
    )
    a.path(ribbon(sash, [3, 3.6, 3.2, 2.6, 0.4], -0.8, -0.2), "#FFC4C4", 0.8)
    belt(a, [(43.6, 57), (46.4, 60), (49.6, 61.6)], "#C8243E")
    locks(
        a,
        hair,
        [
            [(57, 31), (49, 29), (42, 33), (33, 31), (25, 36)],
            [(57, 34), (49, 34), (43, 39), (35, 39), (28, 46)],
            [(58, 38), (51, 39), (46, 45), (39, 47)],
        ],
        4.8,
    )
    arm(a, (58.6, 49), (71.6, 51.6), (80, 38), skin, hand=-66, far=True, what="grip")
    gaze(
        a,
        61.4,
        38,
        skin,
        hair,
        "swept",
        (56.6, 48),
        turn=-14,
        wears="leaves",
        to=(92, 22),
        light=Light(-35, "#FFF0B0", 0.9, back=0),
    )
    # the horn at her lips
    gold = a.linear(66, 30, 90, 40, *METAL)
    tube: list[Point] = [(65.4, 40), (72, 38.6), (78, 35.4), (83, 31)]
    a.glow(86, 28, 15, "#FFE9A0", 0.8)
    a.path(ribbon(tube, [1.6, 2.2, 3.4, 6]), gold, 1, "#B08038", 0.4)
    with a.moved(83, 31, 1, 48):
        a.path(
            "M-2.6 2C-3 -3 -4 -6 -8 -9.6C-4 -11.6 4 -11.6 8 -9.6C4 -6 3 -3 2.6 2Z",
            a.linear(-7, -8, 7, -3, *METAL),
            1,
            "#B08038",
            0.4,
        )
        a.ellipse(0, -9.6, 8.2, 2.4, "#4A2C10", 1, 0, "#FFF0B8", 0.9)
    a.line([(67, 39.2), (74, 37), (80, 33)], "#FFFBE2", 0.6, 0.9)
    arm(a, (56, 50), (66, 58.6), (72.6, 42.4), skin, hand=-74, thumb=1, ring="#F2C96A", what="grip")
    for finger in (
        [(73, 41), (73.4, 38), (74.8, 35.8)],
        [(74, 41), (74.8, 37.6), (76.2, 35.2)],
        [(74.8, 40.6), (76, 37.4), (77.2, 35)],
    ):
        a.limb(finger, [1.7, 1.5, 0.7], skin.mid, lit=skin.light)
    sleeve(a, (56, 50), (65, 60), SUN, 0.5)
    a.wisp([(2, 62), (14, 58), (24, 62), (32, 58)], 1.4, "#FFF6D6", 0.7)
    a.wisp([(46, 92), (60, 88), (74, 92), (90, 86)], 1.4, "#FFF6D6", 0.6)
    for x, y, t in ((88, 56, 20), (76, 70, 140), (62, 78, 60), (90, 72, 200)):
        leaf(a, (x, y), t, 6, "#FFF0A0", "#C98F2E")
    a.dust([(64, 14, 1.2), (92, 12, 1.4), (54, 74, 0.8), (84, 84, 0.9), (48, 18, 0.8)], "#FFF6C8")
    return a


def fairy_mountain() -> Art:
    """On the highest rock she lifts the sceptre; the wind has her cloak."""
    a = Art("Fairy of the mountain")
    contact(a, 52, 96, 40, 0.6)
    skin, hair = DUSK, RAVEN
    kind = Wing("fore", "#E0707A", "#FFE3D0", spots="#FFE9A0")
    a.glow(52, 44, 48, "#FFB48A", 0.4)
    wing(a, (45, 40), -132, 38, kind, flip=True, o=0.85)
    wing(a, (44, 43), -168, 36, kind, flip=True)
    wing(a, (55, 40), -36, 36, kind, o=0.7)
    # the cloak, blown to the right
    cloak = (
        "M46 36C56 34 62 40 66 50C72 60 82 62 95 57C91 66 86 70 80 71C86 76 91 77 97 75"
        "C92 85 82 88 72 84C66 92 56 92 50 88Z"
    )
    a.path(
        cloak,
        a.linear(
            48, 38, 94, 86, (0, "#F2708A"), (0.35, "#B41F3C"), (0.75, "#6B0F2E"), (1, "#33061C")
        ),
    )
    for line, c, o in (
        ([(58, 42), (65, 56), (78, 65), (90, 62)], "#FFB4B4", 0.7),
        ([(58, 50), (66, 66), (78, 75), (90, 79)], "#33061C", 0.6),
        ([(55, 56), (62, 74), (70, 83)], "#F2708A", 0.6),
    ):
        a.limb(line, [0.4, *[2] * (len(line) - 2), 0.4], c, o=o)
    # rock
    a.path(
        polygon(
            [
                (16, 98),
                (22, 90),
                (32, 86),
                (38, 80),
                (50, 78),
                (60, 82),
                (66, 88),
                (78, 91),
                (86, 98),
            ]
        ),
        a.linear(20, 80, 84, 98, (0, "#E0A8A4"), (0.4, "#8A506E"), (1, "#2E1234")),
    )
    a.path(
        polygon([(50, 78), (60, 82), (66, 88), (78, 91), (86, 98), (56, 98), (60, 90), (52, 86)]),
        "#1C0A26",
        0.5,
    )
    a.path(
        polygon([(32, 86), (38, 80), (50, 78), (60, 82), (52, 82.6), (46, 85), (40, 84)]),
        "#FFF0EA",
        0.9,
    )
    leg(a, (52, 66), (55, 74), (54, 82), (58.6, 84), skin, far=True)
    leg(a, (47, 66), (41.6, 74), (40.6, 82), (34, 84.6), skin)
    gown(
        a,
        [(49, 38), (48.6, 44.6), (49, 51.6), (49, 58), (49.4, 67), (51, 75)],
        [11, 9.8, 7.2, 13, 19, 27],
        WINE,
        (3, 5, 3.4, 5, 3),
        folds=8,
    )
    # a breastplate of gold
    a.path(
        "M43.8 40C46 38 52 38 54.2 40C55 44 53.6 48 52.4 51.4C50 52.6 48 52.6 46 51.4C44.8 48 43.4"
        " 44 43.8 40Z",
        a.linear(43, 38, 56, 52, *METAL),
        1,
        "#B8803A",
        0.4,
    )
    a.path(
        "M43.9 48L47.6 42.4L49.4 45L50.6 43.6L54 48.4C53.4 50 52.8 51 52.4 51.4C50 52.6 48 52.6 46"
        " 51.4Z",
        "#8A1F30",
    )
    a.path("M46.3 44.4L47.6 42.4L48.9 44.3L47.8 45.4L47 44.6Z", "#FFF3E0")
    belt(a, [(45.2, 51.6), (49, 53.4), (52.8, 51.6)])
    locks(
        a,
        hair,
        [
            [(51, 22), (58, 24), (62, 31), (70, 32), (78, 38)],
            [(51, 26), (57, 29), (61, 37), (68, 40), (73, 46)],
        ],
        4.8,
    )
    arm(a, (45, 41), (36, 49), (43.4, 55.6), skin, hand=30, thumb=-1)
    sleeve(a, (45, 41), (36, 49), WINE, 0.5)
    gaze(
        a,
        49,
        28.4,
        skin,
        hair,
        "swept",
        (49, 39),
        front=True,
        turn=-4,
        look=0.4,
        mood=STERN,
        light=Light(-45, "#FFC4A8", 0.95, back=0),
    )
    # the crown
    crown = a.linear(43, 14, 56, 24, *METAL)
    a.path(
        "M43.4 23L41.4 14.6L45.8 18.4L49 11L52.2 18.4L56.6 14.6L54.8 23C51 21.6 47 21.6 43.4 23Z",
        crown,
        1,
        "#B8803A",
        0.4,
    )
    for x, y in ((41.4, 14.4), (49, 10.8), (56.6, 14.4)):
        a.circle(x, y, 1.1, "#FFF6CF")
    a.circle(49, 19.8, 1.2, "#E0304A")
    # the sceptre, and the arm that lifts it
    a.glow(74, 13, 18, "#FFD9A0", 0.95)
    round_rays(a, 74, 13, 24, "#FFF0C8", 14, 0.6)
    rod: list[Point] = [(65, 44), (68.4, 31), (72, 18)]
    a.path(ribbon(rod, [2.4, 2.2, 2]), a.linear(64, 20, 74, 24, *METAL), 1, "#B8803A", 0.4)
    a.path(polygon([(74, 3), (80, 11), (74, 21), (68, 11)]), "#E0304A", 1, "#FF8A94", 0.4)
    a.path(polygon([(74, 3), (74, 11), (68, 11)]), "#FFD0C4")
    a.path(polygon([(74, 3), (80, 11), (74, 11)]), "#F2607A")
    a.path(polygon([(74, 11), (80, 11), (74, 21)]), "#7A0F2A")
    a.path(
        ribbon([(66.6, 14), (70, 20), (73, 21.6), (77.6, 19.6), (81.4, 13)], [0.6, 2, 2.2, 2, 0.6]),
        crown,
    )
    arm(
        a,
        (53.4, 41),
        (63.4, 44),
        (67.2, 33.6),
        skin,
        hand=-70,
        thumb=-1,
        ring="#F2C96A",
        what="grip",
    )
    sleeve(a, (53.4, 41), (63.4, 44), WINE._replace(light=WINE.mid), 0.5)
    lamplight(a, 75, 14, 38, "#FFB080", 0.36)
    a.dust([(88, 22, 1.3), (88, 44, 0.9), (18, 74, 1), (62, 6, 0.8), (28, 60, 0.8)], "#FFE3C0")
    return a


EMBLEMS = {
    "fairy-cave": fairy_cave,
    "fairy-valley": fairy_valley,
    "fairy-mountain": fairy_mountain,
}
