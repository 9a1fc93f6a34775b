"""The three tools of a researcher, and the pieces that lie on the table."""

import math

from curves import Point, at, between, n, toward
from kit import GOLD, Art
from plants import leaf
from wings import Wing, pair

from hunters.ground import grass, ivy


def cage() -> Art:
    """A domed cage, its door ajar; something has left its light in it."""
    a = Art("Cage")
    a.shadow(50, 94, 36, 5, 0.6)
    gold = a.linear(
        22, 10, 78, 92, (0, "#FFF6CF"), (0.3, "#E9BE58"), (0.65, "#9A6A24"), (1, "#5A3812")
    )
    dark = a.linear(22, 10, 78, 92, (0, "#A8803A"), (0.5, "#6E4A1C"), (1, "#35200E"))
    # far bars, then the light, the swing and its flower
    for k in (-0.8, -0.45, 0, 0.45, 0.8):
        x = 50 + 27 * k
        a.path(f"M{n(x)} 82V46C{n(x)} 30 {n(50 + 8 * k)} 20 50 17", "none", 1, dark, 1.2)
    a.glow(50, 55, 30, "#FFF0B0", 0.9)
    a.path("M38 28L36.6 61M62 28L63.4 61", "none", 1, "#8A5E1E", 0.7)
    a.limb([(35, 61), (50, 63), (65, 61)], [2.2, 2.6, 2.2], "#8A5A36", "#E0B078")
    pair(a, 50, 52, -46, 16, Wing("fore", "#BFE8D8", "#FFFFFF", body=0.7), 0.95)
    pair(a, 50, 54, 22, 12, Wing("hind", "#D6F0C8", "#FFFFFF", body=0.7), 0.95)
    a.path(
        "M48.6 50C48.8 54 46.6 58 45.4 62C48 63.6 52 63.6 54.6 62C53.4 58 51.2 54 51.4 50Z",
        "#3F7F6C",
    )
    a.circle(50, 47.6, 2.3, "#8A5A3C")
    # base: a turned tray with a band
    a.path(
        "M19 83C19 79 33 77 50 77C67 77 81 79 81 83V89C81 93.4 67 95.6 50 95.6"
        "C33 95.6 19 93.4 19 89Z",
        a.linear(19, 80, 81, 94, (0, "#D9A468"), (0.45, "#8E5B36"), (1, "#3E2218")),
    )
    a.ellipse(50, 83, 31, 6, a.linear(22, 78, 78, 88, (0, "#7A4E30"), (1, "#E9C28A")))
    a.ellipse(50, 82.6, 28, 4.8, "#5A3620")
    a.path("M19.2 86C22 90.6 36 92.4 50 92.4C64 92.4 78 90.6 80.8 86", "none", 1, gold, 1.4)
    # near bars; the middle ones are the door, turned outward
    for k in (-1, -0.72, 0.72, 1):
        x = 50 + 29 * k
        y = 83 + 5.4 * math.sqrt(max(0.0, 1 - k * k))
        a.path(f"M{n(x)} {n(y)}V45C{n(x)} 28 {n(50 + 9 * k)} 18 50 15", "none", 1, gold, 2.2)
    for k in (-0.36, 0, 0.36):
        x = 50 + 29 * k
        a.path(f"M{n(x)} 49C{n(x)} 30 {n(50 + 8 * k)} 19 50 15", "none", 1, gold, 2.2)
    for y, ry in ((47, 5.4), (30.6, 3.6)):
        w = 29 if y > 40 else 22.4
        a.path(
            f"M{n(50 - w)} {n(y)}C{n(50 - w * 0.7)} {n(y + ry)} {n(50 + w * 0.7)} {n(y + ry)} "
            f"{n(50 + w)} {n(y)}",
            "none",
            1,
            gold,
            1.8,
        )
    a.path("M30 53V87.6M70 53V87.6", "none", 1, gold, 2.4)
    a.path("M70.6 54L88 60V88.6L70.6 87Z", "#FFF0B0", 0.14)
    for t in (0, 0.33, 0.66, 1):
        p, q = between((71, 53.6), (89, 59), t), between((71, 87), (89, 90), t)
        a.path(f"M{at(p)}L{at(q)}", "none", 1, gold, 1.7 if t in (0, 1) else 1.2)
    for t in (0.08, 0.5, 0.94):
        p, q = between((71, 53.6), (71, 87), t), between((89, 59), (89, 90), t)
        a.path(f"M{at(p)}L{at(q)}", "none", 1, gold, 1.4)
    a.circle(87.4, 75, 1.8, "#FFF6CF")
    # finial and ring, ivy
    a.path(
        "M46.6 17C46.6 13 48 12 48.6 9.6H51.4C52 12 53.4 13 53.4 17C52 18.6 48 18.6 46.6 17Z", gold
    )
    a.circle(50, 6.4, 3.6, "none", 1, gold, 1.5)
    a.limb([(22, 84), (20, 70), (23, 58), (20, 46)], [1, 1, 0.8, 0.3], "#3F7A44")
    for x, y, s, t in (
        (19, 74, 0.9, -50),
        (24, 66, 0.8, 50),
        (20, 58, 0.75, -30),
        (23, 50, 0.6, 30),
        (24, 80, 0.9, 80),
    ):
        ivy(a, x, y, s, t)
    a.dust(
        [(94, 50, 1.6), (88, 42, 0.9), (82, 36, 1.2), (90, 30, 0.7), (76, 26, 0.8), (60, 42, 0.8)]
    )
    return a


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
    a.glow(94, 14, 12, "#FFF1B8", 0.8)
    a.dust([(93, 14, 2.6), (84, 9, 0.9), (95, 24, 0.8), (76, 14, 1)])
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


def token() -> Art:
    """What marks the prepared tool: a brass lens in which a wing is caught."""
    a = Art("Token")
    a.shadow(54, 90, 42, 8, 0.6)
    ring = a.linear(
        14, 12, 86, 90, (0, "#FFF9DC"), (0.28, "#E9BE58"), (0.6, "#8A5E1E"), (1, "#E0B45A")
    )
    a.circle(50, 50, 44, "#4A2E0E")
    a.circle(50, 48.6, 44, ring)
    for k in range(40):
        p, q = toward((50, 48.6), k * 9, 44), toward((50, 48.6), k * 9, 41)
        a.path(f"M{at(p)}L{at(q)}", "none", 1, "#6B4516", 0.8, 0.7)
    a.circle(50, 48.6, 35, "#3A2410")
    a.circle(
        50,
        48.6,
        33.6,
        a.radial(40, 36, 48, (0, "#E6FBFF"), (0.35, "#7FC4D0"), (0.75, "#2F6F8C"), (1, "#17344E")),
    )
    pair(a, 50, 50, -38, 30, Wing("fore", "#FFF6CE", "#FFFFFF", body=0.9, broad=1.3))
    pair(a, 50, 53, 40, 23, Wing("hind", "#FFE9B0", "#FFFFFF", body=0.9, broad=1.3))
    a.limb([(50, 34), (50, 50), (50, 70)], [2.4, 4.6, 0.8], "#5A3A12", "#E9BE58")
    a.path("M49.6 35C47 30 44 28.4 41 28.6M50.4 35C53 30 56 28.4 59 28.6", "none", 1, "#5A3A12", 1)
    a.path("M20 42C22 30 30 21 41 18.6C32 25 27 33 25.6 43C25 46 19.6 45.4 20 42Z", "#FFFFFF", 0.7)
    a.path("M66 76C74 70 79 62 80 53C83 64 77 75 67 79Z", "#FFFFFF", 0.3)
    return a


def hour_stone() -> Art:
    """A flat stone with a bare middle: the program writes the hour on it."""
    a = Art("Hour stone")
    a.shadow(53, 88, 44, 9, 0.6)
    edge = [toward((50, 49), t * 20, 44 + (0.7, -0.5, 0.2)[t % 3]) for t in range(18)]
    a.blob([(x, y + 3.4) for x, y in edge], "#33303A")
    a.blob(
        edge,
        a.radial(36, 30, 74, (0, "#FFFDF2"), (0.4, "#E6DDC6"), (0.75, "#B4A68C"), (1, "#6E6258")),
    )
    a.circle(
        50,
        50,
        33,
        a.radial(40, 38, 46, (0, "#F6EEDA"), (0.7, "#E0D4B8"), (1, "#C4B494")),
        1,
        "#8A7A5E",
        0.9,
    )
    a.path("M28 30A30 30 0 0 1 66 21", "none", 1, "#7A6A50", 1.2, 0.5)
    for k in range(12):
        x, y = toward((50, 50), k * 30, 38.2)
        a.circle(x, y, 1.5, "#6E6048", 0.75)
        a.circle(x + 0.4, y + 0.5, 0.9, "#FFFDF2", 0.7)
    for x, y, r in ((18, 66, 5), (24, 74, 3.4), (80, 28, 3.4), (15, 58, 2.4), (85, 36, 2)):
        a.blob(
            [toward((x, y), t, r * (0.9 + 0.2 * (t % 50) / 50)) for t in range(0, 360, 40)],
            "#8FA85A",
            0.85,
        )
        a.circle(x - r * 0.2, y - r * 0.3, r * 0.4, "#C6D88A", 0.8)
    return a


def fairy_ring() -> Art:
    """The middle of the circle, where one may be trapped: grass worn by dance, light that turns."""
    a = Art("Fairy ring")
    a.glow(50, 50, 50, "#7FD6E6", 0.5)
    a.circle(
        50,
        50,
        45,
        a.radial(
            50,
            50,
            45,
            (0, "#0A2438", 0.75),
            (0.7, "#123E54", 0.7),
            (0.92, "#3F9CB4", 0.55),
            (1, "#9FEFF0", 0),
        ),
    )
    for k in range(3):
        start = k * 120
        for r, w, o in ((38, 2.2, 0.9), (33, 1.4, 0.7), (28, 0.9, 0.5)):
            a.wisp(
                [toward((50, 50), start + r + t, r - t * 0.03) for t in range(0, 100, 20)],
                w,
                "#C9FFF6",
                o,
            )
    for k in range(9):
        x, y = toward((50, 50), k * 40 + 12, 43)
        s = 0.86 + 0.1 * (k % 3)
        with a.moved(x, y, s, k * 40 + 102):
            a.path("M-1.6 5.6C-1.2 3 -1.2 1 -1.2 -.6H1.4C1.4 1 1.4 3 1.8 5.6Z", "#FFF6DC")
            a.path(
                "M-5.4 0C-5.6 -3.6 -2.6 -6 0 -6C2.6 -6 5.6 -3.6 5.4 0C3 1 -3 1 -5.4 0Z", "#F0D49A"
            )
            a.path("M-5.4 0C-5.6 -3.6 -2.6 -6 0 -6C-2 -4 -2.6 -2 -2.4 .6Z", "#FFF9E6")
    a.dust(
        [(50, 13, 1.6), (84, 62, 1.4), (20, 68, 1.3), (70, 24, 0.9), (30, 26, 0.9), (56, 84, 1)],
        "#DFFFF8",
    )
    return a


def firefly() -> Art:
    """One swap that is left: a firefly with its lamp lit."""
    a = Art("Firefly")
    a.glow(52, 62, 38, "#FFF08A", 0.95)
    a.glow(54, 68, 20, "#FFFFD0", 0.9)
    for s, t in ((1, -34), (1, -8), (-1, -34), (-1, -8)):
        root: Point = (50 + s * 2, 40)
        tip = toward(root, t if s > 0 else 180 - t, 38)
        q = toward(root, (t - 24) if s > 0 else 180 - t + 24, 28)
        r = toward(root, (t + 20) if s > 0 else 180 - t - 20, 26)
        a.path(
            f"M{at(root)}Q{at(q)} {at(tip)}Q{at(r)} {at(root)}Z", "#EAF8FF", 0.75, "#FFFFFF", 0.8
        )
        a.path(f"M{at(root)}L{at(between(root, tip, 0.85))}", "none", 1, "#9CC0D0", 0.7)
    for s in (1, -1):
        a.path(
            f"M{50 + s * 2} 26C{50 + s * 5} 18 {50 + s * 10} 15 {50 + s * 14} 15",
            "none",
            1,
            "#3A2A1C",
            1.6,
        )
    lamp = a.radial(48, 64, 22, (0, "#FFFFF0"), (0.4, "#F4F06A"), (0.8, "#C8B02A"), (1, "#7A6A1A"))
    a.path("M40 48C38 62 42 80 50 86C58 80 62 62 60 48C54 44 46 44 40 48Z", lamp)
    for y, w in ((58, 10), (66, 9.4), (74, 7)):
        a.path(f"M{n(50 - w)} {y}Q50 {y + 3} {n(50 + w)} {y}", "none", 1, "#8A7A1E", 1, 0.7)
    shell = a.linear(38, 24, 62, 50, (0, "#C4744A"), (0.5, "#6B3426"), (1, "#2A1418"))
    a.path("M39 40C39 33 44 30 50 30C56 30 61 33 61 40C62 46 58 50 50 50C42 50 38 46 39 40Z", shell)
    a.circle(50, 27.6, 6.4, shell)
    a.path("M50 31V49", "none", 1, "#1E0E10", 1)
    a.path("M42 38C43 34 46 32.6 48 32.4C46 35 45 39 45.4 43C44 43 41.6 41 42 38Z", "#FFE0B8", 0.7)
    return a


def dizzy() -> Art:
    """A flag: the head still turns, and there are no swaps."""
    a = Art("Dizzy")
    a.circle(50, 51.6, 44, "#1E0A24", 0.6)
    a.circle(
        50,
        50,
        44,
        a.radial(38, 34, 66, (0, "#C490E0"), (0.5, "#7A4AA4"), (1, "#3A1E62")),
        1,
        "#F6E3FF",
        3,
    )
    turns: list[Point] = [toward((50, 50), 34 * k, 2 + k * 1.36) for k in range(22)]
    a.limb(turns, [1.4, *[5.6] * 20, 1], "#FFF8E6")
    a.spark(78, 24, 9, "#FFE08A")
    a.spark(24, 76, 7, "#FFE08A")
    return a


def no_camera() -> Art:
    """A flag: the camera is struck out for a while."""
    a = Art("No camera")
    a.circle(50, 51.6, 44, "#24060A", 0.6)
    a.circle(
        50,
        50,
        44,
        a.radial(38, 34, 66, (0, "#F09A84"), (0.5, "#B4443A"), (1, "#6A1A20")),
        1,
        "#FFE9DC",
        3,
    )
    a.path(
        "M20 38H34L39 29H61L66 38H80C82 38 83 39 83 41V69C83 71 82 72 80 72H20C18 72 17 71 17 69"
        "V41C17 39 18 38 20 38Z",
        "#FFF8E6",
    )
    a.circle(50, 54, 13.6, "#7A2428")
    a.circle(50, 54, 8.4, "#FFF8E6")
    a.circle(50, 54, 4.6, "#7A2428")
    a.path("M20 76L80 22L85 27L25 82Z", "#4A0A10")
    a.path("M22 76.6L80 24.6L83 27.6L25 80Z", "#FFD0C0")
    return a


EMBLEMS = {
    "cage": cage,
    "camera": camera,
    "chest": chest,
    "token": token,
    "hour-stone": hour_stone,
    "fairy-ring": fairy_ring,
    "firefly": firefly,
    "dizzy": dizzy,
    "no-camera": no_camera,
}
