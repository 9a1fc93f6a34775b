"""Two tools of a researcher: camera and chest."""

import math

from curves import Point, between, n
from kit import GOLD, Art
from plants import leaf

from hunters.ground import grass


def camera() -> Art:
    """A field camera on its tripod: wood, brass, leather bellows."""
    a = Art("Camera")
    a.shadow(50, 95, 38, 4, 0.55)
    leg = a.linear(20, 60, 84, 96, (0, "#C48E58"), (0.5, "#8A5A36"), (1, "#4A2B20"))
    for end in ((17.0, 95.0), (42.0, 97.0), (80.0, 95.0)):
        start: Point = (46 + (end[0] - 46) * 0.2, 60)
        middle = between(start, end, 0.5)
        a.limb([start, middle, end], [3.6, 3.2, 2.2], leg, "#F0CE96")
        a.circle(*middle, 1.8, "#E0B04C")
        a.circle(middle[0] - 0.5, middle[1] - 0.5, 0.6, "#FFF6CF")
    a.path("M30 58H64L62 64H33Z", a.linear(30, 58, 64, 64, (0, "#E9C07A"), (1, "#7A4E2C")))
    # the box, under a dark cloth
    wood = a.linear(10, 14, 44, 60, (0, "#E3B47A"), (0.4, "#A06A3C"), (1, "#4E2C1E"))
    a.path("M12 17C12 15 13 14 15 14H42V60H15C13 60 12 59 12 57Z", wood)
    a.path("M36 14H42V60H36Z", "#2E1712", 0.4)
    for y in (23, 51):
        a.path(f"M12 {y}H42V{y + 2.2}H12Z", "#E0B04C", 0.95)
        a.path(f"M12 {y}H42V{y + 0.6}H12Z", "#FFF6CF", 0.9)
    cloth = a.linear(4, 8, 34, 60, (0, "#9A88C8"), (0.4, "#4E3F84"), (1, "#1C143A"))
    a.path(
        "M34 8.6C22 5 8 8 5 18C2 30 6 40 3 54C7 59 10 54 13.4 57.4C16 52 19 55.6 22 51"
        "C20.6 38 28 24 34 8.6Z",
        cloth,
    )
    for d, tone in (
        ([(26, 10), (17, 28), (17, 50)], "#C9BCEC"),
        ([(16, 11), (9.6, 28), (9, 51)], "#C9BCEC"),
        ([(22, 10), (13, 30), (13, 52)], "#140E2C"),
    ):
        a.limb(d, [0.4, 1.8, 0.4], tone, o=0.6)
    a.path("M34 8.6C22 5 8 8 5 18C12 13 24 11 33 11.6Z", "#C9BCEC", 0.5)
    # bellows: six pleats that narrow to the lens
    for i in range(6):
        x = 66 - i * 4.2
        top, foot = 24 - i * 1.7, 51 + i * 1.2
        a.path(
            f"M{n(x)} {n(top)}L{n(x - 2.1)} {n(top - 2.6)}L{n(x - 4.2)} {n(top - 1.7)}"
            f"V{n(foot + 1.2)}L{n(x - 2.1)} {n(foot + 2.8)}L{n(x)} {n(foot)}Z",
            a.linear(x, 20, x, 56, (0, "#E8928A"), (0.5, "#A8404A"), (1, "#5E2434")),
        )
        a.path(
            f"M{n(x)} {n(top)}L{n(x - 2.1)} {n(top - 2.6)}V{n(foot + 2.8)}L{n(x)} {n(foot)}Z",
            "#3E1424",
            0.6,
        )
    # front standard, lens, its cap on a cord
    a.path(
        "M63 19H73V60H63Z",
        a.linear(63, 19, 73, 60, (0, "#F2CE92"), (0.5, "#A66E3E"), (1, "#5A3423")),
    )
    a.path("M63 19H65V60H63Z", "#FFE8BE", 0.7)
    a.path("M60 57H76V61H60Z", "#8A5A36")
    brass = a.linear(
        80, 26, 84, 54, (0, "#FFF6CF"), (0.3, "#E9BE58"), (0.7, "#9A6A24"), (1, "#F0CE7A")
    )
    a.path("M73 28.6H82V51.4H73ZM82 26.6C85 26.6 88 27 88 27V53C88 53 85 53.4 82 53.4Z", brass)
    a.path("M76 28.6V51.4M79 28.6V51.4", "none", 1, "#6B4516", 0.6, 0.7)
    a.ellipse(88, 40, 5, 13, brass)
    a.ellipse(88.4, 40, 3.9, 10.8, "#1A1430")
    a.ellipse(
        88.6, 40, 3.3, 9.4, a.radial(87.6, 35, 11, (0, "#D6F0FF"), (0.4, "#4A7FC4"), (1, "#161238"))
    )
    a.ellipse(87.8, 35, 1.1, 2.8, "#FFFFFF", 0.9, 8)
    a.ellipse(89.4, 45.6, 0.7, 1.8, "#E9A0C8", 0.8, 8)
    a.line([(76, 61), (78, 68), (82, 71)], "#6B4516", 0.6)
    a.ellipse(83.4, 73, 3.6, 4.2, brass)
    a.ellipse(83.4, 73, 2.4, 2.9, "#5A3812")
    grass(a, [(10, 8, -3), (24, 6, 3), (88, 8, 3)], 97)
    a.glow(87, 13, 12, "#FFF1B8", 0.8)
    a.dust([(87, 13, 2.8), (78, 8, 0.9), (95, 22, 0.8), (76, 15, 1)])
    return a


def chest() -> Art:
    """A small chest, open: velvet within, and the light of what it keeps."""
    a = Art("Chest")
    a.shadow(50, 93, 42, 5.6, 0.65)
    wood = a.linear(
        14, 40, 84, 92, (0, "#D9A064"), (0.4, "#96602F"), (0.8, "#57321D"), (1, "#2C1713")
    )
    iron = a.linear(14, 20, 84, 92, (0, "#D6DCEA"), (0.4, "#7C86A0"), (1, "#2C3148"))
    gold = a.linear(36, 50, 64, 76, *zip((0, 0.45, 1), GOLD, strict=True))
    # the lid stands open behind: its inside, quilted
    a.path("M15 50C12 34 18 19 30 14H74C86 18 90 34 86 50Z", wood)
    a.path(
        "M20 50C18 36 22 24 32 20H70C80 24 83 36 81 50Z",
        a.radial(48, 38, 36, (0, "#C85A7A"), (0.6, "#7E2448"), (1, "#3E0E2A")),
    )
    for x, y in ((30.0, 30.0), (43, 27), (57, 27), (70, 30), (36, 38), (50, 37), (64, 38)):
        a.path(
            f"M{n(x - 5)} {n(y)}q5 -4 10 0M{n(x - 5)} {n(y)}q5 4 10 0",
            "none",
            1,
            "#F2A0B4",
            0.4,
            0.5,
        )
        a.circle(x, y, 0.9, "#FFD98A")
    for x in (24, 74):
        a.path(
            f"M{n(x - 3)} 50C{n(x - 4)} 36 {n(x - 1)} 24 {n(x + 5 if x < 50 else x - 7)} 15"
            f"L{n(x + 10 if x < 50 else x - 2)} 14"
            f"C{n(x + 4 if x < 50 else x + 1)} 24 {n(x + 2)} 36 {n(x + 3)} 50Z",
            iron,
        )
    # what shines: beads, a ring, a hag stone, a cup's rim
    a.glow(50, 48, 36, "#FFE9A0", 0.9)
    a.path("M14 52C24 44 76 44 86 52L84 58H16Z", "#4A1830")
    for x, y, r, tone in (
        (26, 50, 4.6, "#6FC3C6"),
        (36, 47, 5, "#E9BE58"),
        (46, 49, 4.6, "#B070DA"),
        (56, 46.6, 5.4, "#E9BE58"),
        (66, 49, 4.6, "#E05A6A"),
        (75, 51, 4, "#E9BE58"),
        (50, 53, 4, "#8FC46A"),
        (32, 54, 3.6, "#E9BE58"),
        (62, 54, 3.8, "#7FB4F0"),
    ):
        a.circle(
            x,
            y,
            r,
            a.radial(
                x - r * 0.3, y - r * 0.4, r * 1.5, (0, "#FFFDF0"), (0.4, tone), (1, "#4A2A3C")
            ),
        )
        a.circle(x - r * 0.3, y - r * 0.4, r * 0.24, "#FFFFFF", 0.95)
    a.circle(44, 40, 5.6, "none", 1, gold, 2)
    a.path("M44 30.6L47 33.4L44 36.2L41 33.4Z", "#E6F6FF")
    for k in range(9):
        x, y = 70 + 9 * math.sin(k * 0.5), 52 + k * 1.9
        a.circle(x, y, 1.5, "#FFFDF2")
        a.circle(x - 0.4, y - 0.5, 0.5, "#FFFFFF")
    # the box before it: boards, bands, rivets, lock
    a.path("M12 55H88L84 90C84 92 82 93 80 93H20C18 93 16 92 16 90Z", wood)
    for y in (66, 79):
        a.path(
            f"M{n(12.6 + (y - 55) * 0.11)} {n(y)}H{n(87.4 - (y - 55) * 0.11)}",
            "none",
            1,
            "#2C1713",
            0.7,
            0.7,
        )
        a.path(
            f"M{n(12.6 + (y - 55) * 0.11)} {n(y + 0.8)}H{n(87.4 - (y - 55) * 0.11)}",
            "none",
            1,
            "#F0C892",
            0.4,
            0.5,
        )
    for d in (
        [(20, 60), (32, 61), (40, 60)],
        [(60, 72), (70, 73), (80, 72)],
        [(22, 86), (34, 85), (42, 86)],
        [(58, 87), (66, 86), (76, 87)],
    ):
        a.limb(d, [0.2, 0.8, 0.2], "#4A2814", o=0.6)
    a.path("M11 53H89V59H11Z", iron)
    a.path("M11 53H89V54.6H11Z", "#FFFFFF", 0.6)
    for x in (21, 71):
        a.path(
            f"M{n(x)} 59H{n(x + 8)}L{n(x + 7.4 if x < 50 else x + 6.6)} 93"
            f"H{n(x + 1.4 if x < 50 else x + 0.6)}Z",
            iron,
        )
        for y in (64, 74, 84, 56):
            a.circle(x + 4, y, 1.3, "#F2F4FA")
            a.circle(x + 4.3, y + 0.4, 0.8, "#3A405C", 0.7)
    a.path("M41 56H59V66C59 73 55 77 50 78.4C45 77 41 73 41 66Z", gold, 1, "#6B4516", 0.5)
    a.path("M50 62.6A3 3 0 0 1 51.6 68L52.6 73H47.4L48.4 68A3 3 0 0 1 50 62.6Z", "#3A2008")
    a.path("M43 58H57V60H43Z", "#FFFBE0", 0.7)
    leaf(a, (87, 91), -24, 11, "#B9D070", "#4F7F3A")
    leaf(a, (86, 92), -66, 8, "#C6DC84", "#5B8A40")
    a.dust(
        [(40, 10, 1.2), (62, 8, 1.6), (84, 12, 0.9), (54, 22, 0.8), (92, 30, 1.2), (50, 33, 0.7)]
    )
    return a


EMBLEMS = {"camera": camera, "chest": chest}
