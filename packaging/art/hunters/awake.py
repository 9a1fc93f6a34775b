"""Who is awake at each hour of the night, inside the glass of the dial."""

import math
from collections.abc import Callable

from curves import Point, along, mirrored, n, spline, toward
from kit import Art

MIDDLE: Point = (50.0, 49.0)
"""Of the dial."""
HIDDEN = 40
"""What lies farther from the middle than 35 is under the ring, which ends at 46."""
NIGHT = "#0E1230"
Creature = Callable[[Art], None]


def rim(a: Art, points: list[Point], w: float = 1) -> None:
    """The edge of a dark shape that the moon catches."""
    a.limb(points, [0.2, *[w] * (len(points) - 2), 0.2], "#E6E4FF", o=0.7)


def land(a: Art, tops: list[Point], tone: str) -> None:
    """A hill from edge to edge of the glass; the ring hides its ends."""
    top = [(x, y) for x, y, _ in along(tops, 6) if math.dist((x, y), MIDDLE) < HIDDEN]
    (x0, y0), (x1, y1) = (
        toward(MIDDLE, math.degrees(math.atan2(y - MIDDLE[1], x - MIDDLE[0])), HIDDEN)
        for x, y in (top[0], top[-1])
    )
    line = "L".join(f"{n(x)} {n(y)}" for x, y in [(x0, y0), *top, (x1, y1)])
    a.path(f"M{line}A{HIDDEN} {HIDDEN} 0 0 1 {n(x0)} {n(y0)}Z", tone)


def level(a: Art, y: float, tone: str) -> None:
    """Water, or the foot of a wall: everything below y."""
    land(a, [(10, y), (36, y), (64, y), (90, y)], tone)


def dancers(a: Art) -> None:
    """Midnight: three fairies dance in the ring."""
    land(a, [(10, 76), (30, 71), (50, 69.6), (70, 71), (90, 76)], "#1A1F56")
    with a.group("translate(50 75) scale(1 .3)"):
        a.circle(
            0,
            0,
            25,
            a.radial(0, 0, 25, (0, "#FFF6C0", 0.9), (0.7, "#B4A8F0", 0.6), (1, "#B4A8F0", 0)),
        )
    for x, y, s, lean in ((50, 57, 1, 0), (34, 61, 0.92, -10), (66, 61, 0.92, 10)):
        with a.moved(x, y, s, lean):
            for k in (1, -1):
                a.path(
                    f"M0 -2C{k * 4} -11 {k * 9} -13 {k * 10.4} -9C{k * 10.6} -4 {k * 5} 0 0 1Z",
                    "#E9E4FF",
                    0.85,
                )
                a.path(
                    f"M0 0C{k * 5} 0 {k * 7.6} 3 {k * 6.6} 6C{k * 3} 6 {k} 3 0 2Z", "#C9C0F4", 0.85
                )
            a.path("M-1.6 -3C-1 1 -4.6 8 -6.6 14C-2 16 3 16 6.6 14C4.4 8 1.4 1 1.8 -3Z", NIGHT)
            a.circle(0.2, -6, 2.5, NIGHT)
            rim(a, [(-1.4, -2), (-2, 2), (-5.4, 12)], 0.8)
    a.path(
        "M36 59C40 54 44 54 48 58M64 59C60 54 56 54 52 58M32 60C27 58 24 61 22 65M68 60"
        "C73 58 76 61 78 65",
        "none",
        1,
        NIGHT,
        1.3,
    )
    a.dust([(30, 48, 0.9), (70, 48, 0.9), (42, 80, 0.8), (60, 79, 0.8)])


def owl(a: Art) -> None:
    """One: the owl on her branch."""
    a.limb([(12, 76), (36, 73), (60, 75), (88, 66)], [5, 4.6, 4, 2], NIGHT)
    a.limb([(62, 75), (72, 80), (82, 80)], [3, 2, 0.4], NIGHT)
    rim(a, [(16, 73.6), (36, 71), (50, 72)], 0.9)
    body = a.radial(40, 52, 30, (0, "#8A7AA0"), (0.5, "#4A4070"), (1, "#1A1A40"))
    a.path(
        "M33 41C35 44 38 45 44 45C50 45 53 44 55 41C57.4 46 57 50 57 55C57 65 52 75 44 76"
        "C36 75 31 65 31 55C31 50 30.6 46 33 41Z",
        body,
    )
    for x, y in ((38.0, 60), (44, 61.6), (50, 60), (41, 65), (47, 65), (44, 69)):
        a.path(
            f"M{n(x - 2)} {n(y)}Q{n(x)} {n(y + 3)} {n(x + 2)} {n(y)}",
            "none",
            1,
            "#D6CCEC",
            0.8,
            0.8,
        )
    a.path(
        "M31 54C29 62 31 70 36 74C37 66 35 59 31 54ZM57 54C59 62 57 70 52 74C51 66 53 59 57 54Z",
        "#1A1A40",
        0.8,
    )
    for x in (38.6, 49.4):
        a.circle(x, 50, 5, "#C9BEDC")
        a.circle(x, 50, 3.7, "#FFC94A")
        a.circle(x, 50, 2, "#14102A")
        a.circle(x - 0.8, 49, 0.7, "#FFFFFF")
    a.path("M44 52L46 55L44 58L42 55Z", "#E0A040")
    a.path("M39 75V79M42 75.6V79.6M46 75.6V79.6M49 75V79", "none", 1, "#C98A3C", 1.2)
    for x, y, t in ((76, 68, -60), (80, 67, -20), (70, 79, 30), (24, 75, 110)):
        p = toward((x, y), t, 9)
        q, r = toward((x, y), t - 30, 5), toward((x, y), t + 30, 5)
        a.path(
            f"M{n(x)} {n(y)}Q{n(q[0])} {n(q[1])} {n(p[0])} {n(p[1])}"
            f"Q{n(r[0])} {n(r[1])} {n(x)} {n(y)}Z",
            "#22285E",
        )


def bat(a: Art) -> None:
    """Two: the bat before the stars."""
    land(a, [(10, 78), (26, 74), (44, 78), (64, 73), (90, 79)], "#12244E")
    half: list[Point] = [(50, 50), (54, 45), (60, 41), (68, 40), (80, 47)]
    for flip in (False, True):
        top = mirrored(half) if flip else half
        k = -1 if flip else 1

        def at(x: float, y: float, k: int = k) -> str:
            return f"{n(50 + k * x)} {n(y)}"

        wing = (
            f"{spline(top)}C{at(30.6, 52)} {at(29, 58)} {at(28, 62)}C{at(25, 57.6)} {at(21, 57)} "
            f"{at(18, 63)}C{at(16, 58)} {at(11.6, 57.4)} {at(8, 63)}C{at(6, 59)} {at(3, 58)} "
            f"{at(0, 60)}Z"
        )
        a.path(wing, a.linear(20, 40, 80, 64, (0, "#5A5490"), (0.5, "#2C2C62"), (1, "#14163C")))
        for x, y in ((28, 62), (18, 63), (8, 63)):
            a.path(f"M{at(14 if x > 20 else 8, 42.6)}L{at(x, y)}", "none", 1, "#9A94D0", 0.6, 0.7)
        rim(a, top, 1)
    a.path(
        "M46 47C46 43 47 39 46.6 36C48.6 37.6 49.4 39 50 41C50.6 39 51.4 37.6 53.4 36"
        "C53 39 54 43 54 47C55 55 53 62 50 66C47 62 45 55 46 47Z",
        "#1C1C48",
    )
    a.circle(48.5, 45, 0.9, "#FFE08A")
    a.circle(51.5, 45, 0.9, "#FFE08A")
    a.path("M49 48.6L49.6 50.4L50.2 48.6Z", "#FFFFFF")
    a.dust([(30, 32, 1.4), (42, 24, 0.8), (26, 50, 0.7), (70, 70, 1), (34, 68, 0.7)])


def hedgehog(a: Art) -> None:
    """Three: the hedgehog among the leaves."""
    land(a, [(10, 72), (34, 68), (60, 70), (90, 67)], "#1A4A60")
    spikes: list[Point] = []
    for i in range(23):
        t = 178 + i * 7.6
        u, v = toward((0, 0), t, 1)
        r = 20 if i % 2 else 16.6
        spikes.append((52 + u * r * 1.12, 71 + v * r))
    shape = "M" + "L".join(f"{n(x)} {n(y)}" for x, y in spikes) + "L70 74H34Z"
    a.path(shape, a.radial(42, 54, 34, (0, "#F2DCB4"), (0.4, "#A88468"), (1, "#3A2A44")))
    for i in range(16):
        u, v = toward((0, 0), 195 + (i * 53) % 150, 6 + (i * 7) % 9)
        x, y = 52 + u * 1.1, 72 + v
        p = toward((x, y), 230 + (i * 29) % 80, 3.4)
        a.path(f"M{n(x)} {n(y)}L{n(p[0])} {n(p[1])}", "none", 1, "#FFF6DC", 1, 0.9)
    a.path(
        "M36 58C30 60 25 66 20.6 71.4C21 74 26 75.4 32 75.4H42C40 68 39 62 36 58Z",
        a.linear(22, 58, 42, 76, (0, "#F0D8B0"), (1, "#8A6450")),
    )
    a.circle(21, 71.6, 1.9, "#14102A")
    a.circle(29.6, 66, 1.4, "#14102A")
    a.circle(29.2, 65.6, 0.5, "#FFFFFF")
    a.path("M36 60C38.6 58.6 40.6 61 39 64C37 64.6 35.6 62.6 36 60Z", "#B08A6C")
    for x in (33, 40, 58, 65):
        a.ellipse(x, 76, 3, 1.6, "#5A4040")
    for x, y, t, tone in (
        (24, 79, -20, "#C8803C"),
        (72, 78, 200, "#B4602E"),
        (48, 81, 10, "#A8743A"),
        (82, 74, 160, "#C8803C"),
    ):
        tip, q, s = toward((x, y), t, 9), toward((x, y), t - 34, 6), toward((x, y), t + 34, 6)
        a.path(
            f"M{n(x)} {n(y)}Q{n(q[0])} {n(q[1])} {n(tip[0])} {n(tip[1])}"
            f"Q{n(s[0])} {n(s[1])} {n(x)} {n(y)}Z",
            tone,
            0.9,
        )
    a.dust([(34, 40, 0.9), (46, 34, 0.7), (28, 52, 0.6)])


def fox(a: Art) -> None:
    """Four: the fox goes home."""
    land(a, [(10, 70), (30, 66), (54, 70), (90, 64)], "#2A5068")
    land(a, [(10, 80), (36, 76), (66, 79), (90, 75)], "#163248")
    coat = a.linear(
        30, 36, 60, 80, (0, "#FFB870"), (0.4, "#E0702E"), (0.8, "#9A3A1E"), (1, "#4E1C1C")
    )
    a.limb([(50, 77), (60, 80), (70, 76), (74, 66), (70, 58)], [4, 7, 9, 8, 0.6], coat)
    a.limb([(72, 66), (73, 62), (70, 58)], [6, 4.6, 0.4], "#FFF6E6")
    a.path("M38 52C33 60 31 70 32 79H56C59 70 57 60 50 54Z", coat)
    a.path("M38 56C36 64 36 72 38 79H45C45 70 44 62 43 56Z", "#FFF3E0")
    a.path("M34 79C34 76 37 75.6 38 79ZM44 79C44 76 47.6 75.6 48.4 79Z", "#2A1418")
    a.path(
        "M30 33L34.6 41C38 39.6 44 39.6 47.4 41L52 33C54.6 40 54 46 51.6 50C48 55 44 58 41 60.6"
        "C38 58 34 55 30.4 50C28 46 27.4 40 30 33Z",
        coat,
    )
    a.path(
        "M30.4 50C34 50 37 51 39.4 54.4L41 56L42.6 54.4C45 51 48 50 51.6 50C48 55 44 58 41 60.6"
        "C38 58 34 55 30.4 50Z",
        "#FFF6E6",
    )
    a.path("M31 36L34 42L31.4 44ZM51 36L48 42L50.6 44Z", "#4E1C1C")
    for x, k in ((36.4, 1), (45.6, -1)):
        a.path(
            f"M{n(x - 2)} {n(47 - k * 0.5)}Q{n(x)} 45 {n(x + 2)} {n(47 + k * 0.5)}"
            f"Q{n(x)} 48.6 {n(x - 2)} {n(47 - k * 0.5)}Z",
            "#2A1418",
        )
        a.circle(x - 0.3, 46.6, 0.5, "#FFE9A0")
    a.ellipse(41, 59, 1.9, 1.4, "#1A0C14")
    a.dust([(24, 50, 0.9), (58, 34, 0.7), (66, 42, 0.6)])


def cock(a: Art) -> None:
    """Five: the cock crows from the post."""
    land(a, [(10, 72), (34, 68), (60, 71), (90, 68)], "#5E5C8C")
    land(a, [(10, 80), (40, 77), (90, 80)], "#332F60")
    a.path("M37 74H53V92H37Z", a.linear(36, 74, 54, 92, (0, "#9A7A6C"), (1, "#33264A")))
    a.ellipse(45, 74, 8, 2, "#C4A28A")
    for spine, tone in (
        ([(50, 58), (62, 50), (70, 56), (71, 66)], "#1F5A6C"),
        ([(50, 57), (60, 42), (72, 44), (77, 55)], "#2F7F7C"),
        ([(49, 56), (56, 38), (67, 33), (76, 40)], "#1A3F66"),
        ([(50, 60), (60, 58), (65, 64), (65, 71)], "#173252"),
    ):  # fmt: skip
        a.limb(spine, [4, 6, 5, 0.4], tone)
    a.path(
        "M38 36C41 40 44 46 50 50C56 54 57 62 53 67C49 71.6 42 72 38 69C33 65 31 58 32 50"
        "C32.6 44 34 39 38 36Z",
        a.linear(
            30, 38, 58, 70, (0, "#FFF0B8"), (0.35, "#F0A040"), (0.75, "#A84420"), (1, "#4A1A20")
        ),
    )
    for d in (
        [(36, 44), (37, 52), (35, 60)],
        [(39, 44), (41, 52), (40, 62)],
        [(42, 47), (45, 54), (45, 63)],
    ):
        a.limb(d, [0.3, 1.6, 0.3], "#FFF0B8", o=0.7)
    a.path("M44 56C50 54 54 58 52 64C48 67 43 65 42 60Z", "#6B2A22", 0.8)
    a.circle(37.4, 36, 4.7, "#E8963A")
    a.path(
        "M34 32.6C32 29 34.6 28.6 35.6 30C35.6 26.6 38.6 26.6 38.8 29.4C40 26.6 43 28 41.8 31"
        "C43.6 30.6 44 33 42 34.4C39.6 31.6 36.6 31.4 34 32.6Z",
        "#E2352E",
    )
    a.path("M33 34L27 30.6L32.6 37ZM32.6 37.6L28 39.4L33.6 39.4Z", "#FFC94A")
    a.path("M35 40.4C33 43 34 46.6 36.6 46C38.6 45 38.4 42 37.6 40.4Z", "#E2352E")
    a.circle(36.4, 35.4, 1, "#1A0C14")
    a.path("M41 70V74M47 70V74M41 74H37.6M47 74H44", "none", 1, "#E0A83C", 1.2)
    for r in (5, 8.4, 11.8):
        a.wisp([toward((25, 32), t, r) for t in (165, 195, 225)], 0.9, "#FFF6DA", 0.85)


def swans(a: Art) -> None:
    """Six: two swans, where the night ends and begins."""
    level(
        a,
        66,
        a.linear(
            50, 66, 50, 88, (0, "#FFE9A8"), (0.25, "#F2A47E"), (0.6, "#9C6494"), (1, "#3E3470")
        ),
    )
    for y, w in ((68.6, 15), (72, 11), (75.4, 16), (79, 9), (82.6, 12)):
        a.wisp([(50 - w, y), (50, y + 0.4), (50 + w, y)], 1.5, "#FFFBE0", 0.9)
    a.path("M10 66C18 60 26 63 31 66ZM69 66C74 62 82 60 90 66Z", "#7A4E7C")
    for x, y, s, k in ((34, 73, 1.1, 1), (68, 76, 0.92, -1)):
        with a.group(f"translate({n(x)} {n(y)}) scale({n(s * k)} {n(s)})"):
            a.path(
                "M-10 0C-12 -5 -7 -9.4 -1 -8C3 -7.4 5 -8.6 4.6 -12C4.2 -15.6 2.4 -17 3 -20.4"
                "C3.6 -24 8.6 -24.6 10.4 -21.6L14.6 -19.6L10 -19C7.8 -19 8.4 -16.4 9.2 -13"
                "C10.6 -7 9.6 -2 5 .4C0 2.4 -7.6 2.4 -10 0Z",
                "#FFFDF6",
            )
            a.path("M-10 0C-5 1 4 .6 8.6 -5C9 -2.6 7.6 -.8 5 .4C0 2.4 -7.6 2.4 -10 0Z", "#B49AC4")
            a.path("M-8 -3C-5 -7 0 -7 3 -5C1 -2 -4 -1 -8 -3Z", "#DDCFE6")
            a.path("M10.2 -21L15 -19.6L10.4 -18.8Z", "#E06A2E")
            a.circle(8, -21, 0.7, "#2A1A2C")
    a.path(
        "M28 40q3 -3 5 0q2 -3 5 0M60 34q2.6 -2.6 4.4 0q1.8 -2.6 4.4 0"
        "M44 28q2 -2 3.4 0q1.4 -2 3.4 0",
        "none",
        1,
        "#5A3A6C",
        1,
    )


def hare(a: Art) -> None:
    """Seven: the hare comes out to look."""
    land(a, [(10, 72), (30, 69), (60, 73), (90, 69)], "#8A5480")
    land(a, [(10, 80), (40, 76), (90, 79)], "#3E2C5C")
    fur = a.linear(
        46, 30, 72, 80, (0, "#E3BC94"), (0.4, "#A0745C"), (0.8, "#5E3E48"), (1, "#2E2038")
    )
    a.path("M57.6 45C54 37 53.6 28 57 23C61 28 61.6 37 61 45Z", fur)
    a.path("M57.8 42C56 37 56 31 57.2 27C59 31 59.4 37 59 42Z", "#F2A4A0", 0.8)
    a.path("M62 46C62 37 65 28 70 25C71.6 31 69 40 65.4 47Z", fur)
    a.path(
        "M57 42C62 41 67.6 45 67.6 50C67.6 52 66.4 54.6 64 56C70 60 74 68 73 79H48"
        "C46.6 74 48 68 51 64C50 61 51 58 53.4 56C50.6 54 50 50 51.4 47C52.6 44 54.6 42.4 57 42Z",
        fur,
    )
    a.path(
        "M51.4 47C52.4 52 55 55 59 56.6C56 62 55 70 57 79H50C47 74 48 68 51 64"
        "C50 61 51 58 53.4 56C50.6 54 50 50 51.4 47Z",
        "#F6E0C4",
        0.7,
    )
    a.circle(57.6, 48.6, 1.6, "#1A1020")
    a.circle(57.1, 48, 0.5, "#FFFFFF")
    a.path("M51 50.6L48 49.4M51 51.6L47.6 52M51.4 52.6L48.4 54.4", "none", 1, "#FFF6E6", 0.5)
    a.ellipse(51.4, 50, 1, 0.8, "#3A2028")
    a.path("M66 68C71 67 73.4 73 71 79H60C60 73 62 69 66 68Z", "#4A3040", 0.5)
    a.circle(74.6, 75.6, 3.6, "#FFF6EA")
    a.path("M50 79C50 76 55 75.6 57 79ZM60 79C60 75.6 67 75.6 69 79Z", "#C49A7C")
    for x, h in ((24, 12), (28, 17), (32, 11), (80, 13), (20, 9)):
        a.path(
            f"M{n(x - 1)} 84Q{n(x)} {n(84 - h * 0.6)} {n(x + 2)} {n(84 - h)}"
            f"Q{n(x + 1)} {n(84 - h * 0.5)} {n(x + 1.4)} 84Z",
            "#241C44",
        )
    a.spark(30, 32, 4, "#FFFBEA")


def moth(a: Art) -> None:
    """Eight: the moth at the evening primrose."""
    land(a, [(10, 80), (40, 77), (90, 80)], "#3A2A5E")
    a.limb([(44, 90), (46, 78), (49, 68)], [1.6, 1.5, 1.2], "#2F5C4C")
    for t in range(4):
        with a.moved(49, 68, 1, -66 + t * 44):
            a.path(
                "M0 0C-6 -3 -7 -9 -3 -12C-1.6 -10.6 -.6 -10.6 0 -9.6C.6 -10.6 1.6 -10.6 3 -12"
                "C7 -9 6 -3 0 0Z",
                "#FFF3A0",
                1,
                "#C9A83C",
                0.3,
            )
    for k in (1, -1):

        def at(x: float, y: float, k: int = k) -> str:
            return f"{n(54 + k * x)} {n(y)}"

        wing = a.radial(
            54 + k * 8, 46, 26, (0, "#FFF9EC"), (0.45, "#E9C9B0"), (0.75, "#B4809A"), (1, "#6E4A82")
        )
        a.path(
            f"M{at(1, 50)}C{at(5, 53)} {at(12, 55)} {at(16, 62)}"
            f"C{at(13, 67)} {at(7, 67)} {at(4, 64)}C{at(2, 60)} {at(1, 56)} {at(1, 50)}Z",
            wing,
        )
        a.path(
            f"M{at(1, 46)}C{at(7, 37)} {at(17, 32)} {at(25, 34)}"
            f"C{at(25, 38)} {at(23, 41)} {at(23, 45)}C{at(21, 52)} {at(12, 55)} {at(1, 52)}Z",
            wing,
            1,
            "#FFF6EA",
            0.4,
        )
        for x, y, r in ((15, 43, 3.4), (10, 60, 2.6)):
            a.circle(54 + k * x, y, r, "#4A2A5C")
            a.circle(54 + k * x, y, r * 0.6, "#F2B05C")
            a.circle(54 + k * x - 0.4, y - 0.4, r * 0.26, "#1A1020")
        a.path(
            f"M{at(20, 35)}C{at(21, 41)} {at(18, 48)} {at(12, 52.6)}", "none", 1, "#7A4E84", 1, 0.8
        )
        a.path(f"M{at(0.6, 43)}C{at(3, 38)} {at(6, 36)} {at(9, 36.6)}", "none", 1, "#FFF3DC", 0.9)
        for j in range(4):
            a.path(
                f"M{at(2 + j * 1.8, 40.6 - j * 1.1)}l{n(k * 1.4)} 1.8", "none", 1, "#FFF3DC", 0.5
            )
    a.path(
        "M52 44C52 42 56 42 56 44C57 50 56.4 58 54 63C51.6 58 51 50 52 44Z",
        a.linear(51, 42, 57, 62, (0, "#FFF6E6"), (0.5, "#B98A84"), (1, "#5A3A5C")),
    )
    a.path("M52 52H56M52.2 55H55.8M52.8 58H55.2", "none", 1, "#5A3A5C", 0.7)
    for x, h in ((22, 12), (28, 9), (74, 11), (80, 14), (68, 8)):
        a.path(
            f"M{n(x - 1)} 84Q{n(x)} {n(84 - h * 0.6)} {n(x + 2)} {n(84 - h)}"
            f"Q{n(x + 1)} {n(84 - h * 0.5)} {n(x + 1.4)} 84Z",
            "#221A44",
        )


def frog(a: Art) -> None:
    """Nine: the frog begins."""
    level(a, 66, a.linear(50, 66, 50, 88, (0, "#B07AA8"), (0.4, "#5A4C94"), (1, "#241F58")))
    for y, w, x in ((68.4, 16, 34), (72, 12, 70), (84, 20, 46)):
        a.wisp([(x - w, y), (x, y + 0.5), (x + w, y)], 1, "#F2D6EC", 0.7)
    a.ellipse(55, 77.6, 26, 5, "#143A44")
    a.ellipse(
        55, 76.6, 26, 5, a.linear(30, 72, 80, 82, (0, "#A8D68A"), (0.5, "#3F8A64"), (1, "#174A4A"))
    )
    skin = a.radial(48, 50, 36, (0, "#D9F29A"), (0.4, "#7DB84E"), (0.8, "#34744A"), (1, "#16404A"))
    a.path(
        "M36 76C32 70 33 62 38 60C40 66 40 72 42 76ZM74 76C78 70 77 62 72 60C70 66 70 72 68 76Z",
        "#2C6644",
    )
    a.path("M42 52C36 58 38 72 44 76H66C72 72 74 58 68 52C62 48 48 48 42 52Z", skin)
    a.path(
        "M45 63C49 58 61 58 65 63C67 70 63 75 55 75C47 75 43 70 45 63Z",
        a.radial(52, 62, 14, (0, "#FFFDE8"), (0.7, "#EEE6A8"), (1, "#B9B86A")),
    )
    a.path("M38 52C37 44 44 40 55 40C66 40 73 44 72 52C70 57 63 59 55 59C47 59 40 57 38 52Z", skin)
    for x in (44, 66):
        a.circle(x, 40.4, 5, skin)
        a.circle(x, 40, 3.5, "#FFE08A")
        a.ellipse(x, 40, 2.4, 1.2, "#14102A")
        a.circle(x - 1, 39, 0.6, "#FFFFFF")
    a.path("M40 51C46 55.6 64 55.6 70 51", "none", 1, "#16404A", 0.9)
    a.circle(53, 47, 0.6, "#16404A")
    a.circle(57, 47, 0.6, "#16404A")
    for x in (40, 49, 61, 70):
        a.path(f"M{n(x - 3)} 77.6L{n(x)} 74L{n(x + 3)} 77.6L{n(x)} 76.6Z", "#7DB84E")
    for x, h in ((20, 22), (25, 15), (82, 18)):
        a.path(
            f"M{n(x - 0.8)} 84Q{n(x)} {n(84 - h * 0.6)} {n(x + 1)} {n(84 - h)}"
            f"Q{n(x + 1)} {n(84 - h * 0.5)} {n(x + 1)} 84Z",
            "#1B1A48",
        )
        a.ellipse(x + 0.8, 84 - h, 1.3, 3.6, "#2A1E3A")


def stag(a: Art) -> None:
    """Ten: the stag stands at the edge of the wood."""
    for x, h in ((22.0, 32), (28, 22), (79, 34), (73, 22), (34, 14)):
        a.path(f"M{n(x - 7)} 82L{n(x)} {n(82 - h)}L{n(x + 7)} 82Z", "#2A2A6A")
    land(a, [(10, 80), (40, 77), (90, 80)], "#1A1A4A")
    hide = a.linear(
        40, 40, 66, 84, (0, "#C49A7A"), (0.4, "#7E5A54"), (0.8, "#42304A"), (1, "#1E1836")
    )
    for k in (1, -1):
        beam = [(57 + k * 2.4, 45), (57 + k * 9, 38), (57 + k * 13, 29), (57 + k * 10, 20)]
        a.limb(beam, [1.8, 1.7, 1.4, 0.4], "#F0DDB8", shade="#8A6A5C")
        for (x, y), (u, v) in (
            ((7.4, 40), (6.6, 33)),
            ((11.6, 34), (17.6, 30)),
            ((13, 29), (19, 23)),
            ((11.6, 24.6), (5.6, 20.6)),
        ):
            a.limb(
                [(57 + k * x, y), (57 + k * (x + u) / 2, (y + v) / 2 + 0.6), (57 + k * u, v)],
                [1.3, 1, 0.3],
                "#F0DDB8",
            )
    a.path("M53 58C52 66 46 72 43 84H72C71 74 66 66 62 58Z", hide)
    a.path("M54 60C53 68 52 76 53 84H62C63 76 62 68 60 60Z", "#EAD2B0", 0.75)
    for k in (1, -1):
        a.path(
            f"M{n(57 + k * 4)} 48C{n(57 + k * 9)} 44 {n(57 + k * 13)} 44.6 {n(57 + k * 14.6)} "
            f"46C{n(57 + k * 12)} 50 {n(57 + k * 8)} 51 {n(57 + k * 4.6)} 51Z",
            hide,
        )
    a.path(
        "M51 46C53 43.6 61 43.6 63 46C64 52 61.6 58 60.4 63C59.6 65.6 54.4 65.6 53.6 63"
        "C52.4 58 50 52 51 46Z",
        hide,
    )
    a.path(
        "M54.4 60C55.6 58.8 58.4 58.8 59.6 60C60.6 63.6 59.4 65 57 65C54.6 65 53.4 63.6 54.4 60Z",
        "#1E1428",
    )
    for x in (53.4, 60.6):
        a.ellipse(x, 51.6, 1.1, 1.5, "#120C1C")
        a.circle(x - 0.3, 51.1, 0.4, "#FFFFFF")
    a.limb([(55.4, 46), (56, 52), (55.6, 58)], [0.3, 1.2, 0.3], "#F6E0C0", o=0.6)
    a.dust([(70, 62, 0.9), (40, 60, 0.8)])


def cat(a: Art) -> None:
    """Eleven: the cat on the garden wall."""
    level(a, 70, "#23265E")
    for row, y in enumerate((70, 76, 82)):
        for col in range(7):
            x = 8 + col * 14 + (7 if row % 2 else 0)
            if max(math.dist((u, y + 4.8), MIDDLE) for u in (x, x + 12.6)) > 45:
                continue
            a.path(f"M{x} {y}h12.6v4.8h-12.6Z", "#4A4A92" if (col + row) % 3 else "#5C5AA6")
    rim(a, [(12, 70), (34, 69.6), (50, 70)], 0.9)
    fur = a.linear(44, 36, 68, 74, (0, "#6A6298"), (0.35, "#2C2A58"), (1, "#0E0E28"))
    a.limb(
        [(64, 68), (74, 70), (80, 63), (75, 55), (79, 48), (84, 50)], [4, 4, 3.6, 3.2, 3, 1.4], fur
    )
    a.path(
        "M49 35L53 41C56 40.2 59 40.2 62 41L66 35C67.6 40 67.4 45 66 48C65 51 63.4 53 62 54"
        "C68 59 70 66 68 71H47C45 66 47 59 53 54C51.6 53 50 51 49 48C47.6 45 47.4 40 49 35Z",
        fur,
    )
    rim(a, [(49, 36), (48.4, 42), (50, 49), (53, 54), (48.6, 60), (47, 68)], 1.1)
    for eye in (53.6, 61.4):
        left, right = n(eye - 2.4), n(eye + 2.4)
        a.path(f"M{left} 46Q{n(eye)} 43.4 {right} 46Q{n(eye)} 48.6 {left} 46Z", "#D6F06A")
        a.ellipse(eye, 46, 0.6, 1.7, "#0E0E28")
    a.path("M56.6 49.4H58.6L57.6 50.8Z", "#E89AA8")
    a.path(
        "M54 50.4L46 49M54 51.6L46.4 53M61 50.4L69 49M61 51.6L68.6 53", "none", 1, "#E6E4FF", 0.35
    )
    a.path("M50 40L52 43L49.8 43.6ZM65 40L63 43L65.2 43.6Z", "#B47A98")
    a.path("M54 71C54 66 57 64 57.6 64C58.2 64 61 66 61 71M57.6 65V71", "none", 1, "#0E0E28", 0.7)
    a.dust([(72, 36, 1), (30, 56, 0.8), (24, 46, 0.7), (66, 28, 0.7)])


AWAKE: tuple[Creature, ...] = (
    dancers,
    owl,
    bat,
    hedgehog,
    fox,
    cock,
    swans,
    hare,
    moth,
    frog,
    stag,
    cat,
)
"""By place: the first is twelve o'clock."""
