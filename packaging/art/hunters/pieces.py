"""What lies on the table beside the cards: token, hour stone, fairy ring, firefly, two flags."""

import math

from curves import Point, at, between, n, toward
from kit import Art
from wings import Wing, pair


def token() -> Art:
    """What marks the prepared tool: a brass lens in which a wing is caught."""
    a = Art("Token")
    a.shadow(54, 90, 42, 8, 0.6)
    ring = a.linear(
        14, 12, 86, 90, (0, "#FFF9DC"), (0.28, "#E9BE58"), (0.6, "#8A5E1E"), (1, "#E0B45A")
    )
    a.circle(50, 50, 44, "#6A4416")
    a.circle(50, 48.6, 44, ring)
    for k in range(40):
        p, q = toward((50, 48.6), k * 9, 44), toward((50, 48.6), k * 9, 41)
        a.path(f"M{at(p)}L{at(q)}", "none", 1, "#6B4516", 0.8, 0.7)
    a.circle(50, 48.6, 35, "#8A5E1E")
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
    """Enamel in brass with twelve dots: the program writes the hour on it."""
    a = Art("Hour stone")
    a.shadow(53, 88, 42, 8, 0.6)
    ring = a.linear(
        14, 12, 86, 90, (0, "#FFF0C4"), (0.4, "#C8994A"), (0.62, "#F4DC9B"), (1, "#76501D")
    )
    a.circle(50, 51.4, 45, "#6A4416")
    a.circle(50, 50, 45, ring)
    a.circle(50, 50, 38.4, "#7A5220")
    a.circle(50, 50, 37.2, a.radial(38, 33, 62, (0, "#2F7A74"), (0.6, "#124A52"), (1, "#0A2A38")))
    for k in range(12):
        x, y = toward((50, 50), k * 30, 32.6)
        a.circle(x, y, 1.7, "#9CC7BC", 0.75)
    a.ellipse(42, 33, 19, 10, "#FFFFFF", 0.13)
    return a


def fairy_ring() -> Art:
    """The middle of the circle, where one may be trapped: worn grass, light that turns, and a ring
    of mushrooms that stand as they grow: the far ones small, the near ones tall."""
    a = Art("Fairy ring")
    a.glow(50, 50, 50, "#7FD6E6", 0.5)
    ground = (
        (0, "#0A2438", 0.8), (0.6, "#123E54", 0.75), (0.84, "#2F8C9C", 0.7), (1, "#9FEFF0", 0),
    )  # fmt: skip
    a.circle(50, 50, 46, a.radial(50, 50, 46, *ground))
    for k in range(3):
        for r, w, o in ((33, 2.2, 0.9), (28, 1.4, 0.7), (23, 0.9, 0.5)):
            turn = [toward((50, 50), k * 120 + r + t, r - t * 0.03) for t in range(0, 100, 20)]
            a.wisp(turn, w, "#C9FFF6", o)
    spots = sorted((toward((50, 49), k * 36 + 9, 40) for k in range(10)), key=lambda p: p[1])
    for k, (x, y) in enumerate(spots):
        s = 0.82 + 0.46 * (y - 9) / 80
        with a.moved(x, y + 3, s):
            a.shadow(1.4, 4.6, 7, 1.8, 0.6)
            for b in (-4.6, 4.4):
                a.path(
                    f"M{n(b - 1)} 5.4Q{n(b)} 2 {n(b * 1.5)} -1.4Q{n(b + 1)} 2 {n(b + 1)} 5.4Z",
                    "#2F7F5C",
                )
            _toadstool(a, (-4, 5, 2)[k % 3])
    a.dust(
        [(50, 22, 1.6), (76, 60, 1.4), (26, 64, 1.3), (66, 30, 0.9), (32, 34, 0.9), (54, 76, 1)],
        "#DFFFF8",
    )
    return a


def _toadstool(a: Art, lean: float) -> None:
    """A small pale mushroom; the middle of its cap is a little above the origin."""
    a.path(
        "M-1.6 5.4C-1.2 3 -1.5 0 -1.3 -2H1.5C1.6 0 1.5 3 2 5.4C1 6.2 -.8 6.2 -1.6 5.4Z",
        a.linear(-2, 0, 2.4, 1, (0, "#FFFDF0"), (0.5, "#EAD6AC"), (1, "#A07E58")),
    )
    with a.group(f"rotate({n(lean)})"):
        a.ellipse(0, -1.6, 6, 1.7, "#8A6444")
        a.path(
            "M-6.4 -1.8C-6.6 -5.6 -3.2 -8.8 .2 -8.8C3.6 -8.8 6.6 -5.4 6.4 -1.8"
            "C3 -.6 -3 -.6 -6.4 -1.8Z",
            a.radial(-2.4, -6.4, 9.4, (0, "#FFFBE8"), (0.45, "#F0CE90"), (1, "#A4703E")),
        )


def firefly() -> Art:
    """One swap that is left: a firefly on the wing, its lamp lit below it."""
    a = Art("Firefly")
    a.glow(41, 68, 31, "#FFF08A", 0.95)
    a.glow(39, 71, 19, "#FFFFD8", 0.95)
    with a.group("rotate(28 50 48)"):
        # hind wings of glass, spread; then the lamp, the body, the open wing-cases
        for s in (1, -1):
            for t, length, o in ((-16, 40, 0.85), (12, 35, 0.6)):
                root: Point = (50 + s * 2, 40)
                way = t if s > 0 else 180 - t
                tip = toward(root, way, length)
                over, under = (
                    toward(root, way - s * 24, length * 0.8),
                    toward(root, way + s * 17, length * 0.7),
                )
                a.path(
                    f"M{at(root)}Q{at(over)} {at(tip)}Q{at(under)} {at(root)}Z",
                    a.linear(*root, *tip, (0, "#BFE0EA"), (1, "#FFFFFF")),
                    o,
                    "#FFFFFF",
                    0.6,
                )
                for lift in (-8, 0, 7):
                    end = toward(root, way + s * lift, length * 0.8)
                    a.limb([root, between(root, end, 0.5), end], [0.9, 0.6, 0.2], "#7FA8B8", o=0.7)
        for s in (1, -1):
            for y, reach in ((44, 9), (49, 8)):
                a.limb(
                    [
                        (50 + s * 6, y),
                        (50 + s * (6 + reach * 0.6), y + 3),
                        (50 + s * (5 + reach), y + 9),
                    ],
                    [1.4, 1.1, 0.3],
                    "#2A1612",
                )
        lamp = a.radial(
            48, 68, 24, (0, "#FFFFF4"), (0.4, "#FBF27A"), (0.8, "#CBB12C"), (1, "#6E5A16")
        )
        a.path("M41 50C37.6 62 41 78 50 88C59 78 62.4 62 59 50C54 46 46 46 41 50Z", lamp)
        for band, w in ((57, 9.6), (64.6, 10), (72, 8.6), (79, 5.6)):
            a.limb(
                [(50 - w, band), (50, band + 3.2), (50 + w, band)],
                [0.3, 1.3, 0.3],
                "#8A741C",
                o=0.75,
            )
        a.limb([(44.6, 54), (42.6, 64), (45.6, 76)], [0.3, 2.4, 0.3], "#FFFFFF", o=0.8)
        shell = a.linear(36, 24, 64, 52, (0, "#E08A54"), (0.4, "#8A4630"), (1, "#2A1418"))
        for s in (1, -1):
            a.path(
                f"M{50 + s} 37C{50 + s * 8} 30 {50 + s * 22} 26 {50 + s * 27} 17"
                f"C{50 + s * 29} 27 {50 + s * 22} 41 {50 + s * 6} 46Z",
                shell,
            )
            case: list[Point] = [(50 + s * 4, 38), (50 + s * 15, 32), (50 + s * 25, 22)]
            a.limb(case, [0.3, 1.5, 0.3], "#FFD6A0", o=0.75)
        a.path("M42 46C40 39 44 33 50 33C56 33 60 39 58 46C55 50 45 50 42 46Z", shell)
        a.path(
            "M41.6 34.6C41.6 27.6 45.4 24.4 50 24.4C54.6 24.4 58.4 27.6 58.4 34.6"
            "C54 37.6 46 37.6 41.6 34.6Z",
            "#D9542E",
        )
        a.path("M41.6 34.6C41.6 27.6 45.4 24.4 50 24.4C46.4 27 45.4 31 45.6 36.4Z", "#FFB48A", 0.8)
        a.ellipse(50, 24, 4.6, 3.6, "#2A1612")
        for s in (1, -1):
            a.circle(50 + s * 3.4, 23, 1.7, "#140A0A")
            a.circle(50 + s * 3.4 - 0.5, 22.4, 0.6, "#FFF6D8")
            a.limb(
                [(50 + s * 2, 21), (50 + s * 6, 14), (50 + s * 13, 11)], [1.3, 1, 0.4], "#2A1612"
            )
    a.dust([(22, 84, 1.4), (16, 66, 0.9), (58, 88, 1.1)], "#FFFBC8")
    return a


def _flag(a: Art, tones: tuple[str, str, str]) -> None:
    """The dish on which a flag's sign lies: a rim of brass beads round enamel."""
    light, mid, deep = tones
    a.shadow(53, 92, 40, 6, 0.6)
    brass = a.linear(
        18, 14, 82, 90, (0, "#FFF3C4"), (0.4, "#D9A844"), (0.75, "#8A5A1E"), (1, "#E0B45A")
    )
    a.circle(50, 50, 45, brass)
    for k in range(28):
        x, y = toward((50, 50), k * 360 / 28, 41.8)
        a.circle(x, y, 1.3, "#FFF8DC", 0.85)
    a.circle(50, 50, 38.4, a.radial(38, 32, 62, (0, light), (0.5, mid), (1, deep)))
    a.path("M14.6 44C18 24 34 12.6 52 12.2C34 18 22 28 17 46Z", "#FFFFFF", 0.22)


def dizzy() -> Art:
    """A flag: the head still turns, and there are no swaps."""
    a = Art("Dizzy")
    _flag(a, ("#B58CDC", "#6A3F98", "#2A1450"))
    for start, tone, o in ((0, "#FFE9B0", 1), (180, "#D9B8FF", 0.9)):
        turns: list[Point] = [toward((50, 50), start + 30 * k, 1.5 + k * 1.95) for k in range(17)]
        a.limb([(x + 0.8, y + 1.2) for x, y in turns], _whirl(len(turns)), "#1E0A3A", o=0.5)
        a.limb(turns, _whirl(len(turns)), tone, o=o)
    # little stars go round with it
    for t, r, size in ((18, 31, 7.4), (112, 25, 5.2), (208, 31, 6.6), (292, 25, 5)):
        x, y = toward((50, 50), t, r)
        a.glow(x, y, size * 1.3, "#FFE08A", 0.7)
        a.spark(x, y, size, "#FFF6D8")
    return a


def _whirl(count: int) -> list[float]:
    """Thin where it begins, full in the middle, and gone at the end."""
    return [0.4 + 4.6 * math.sin(math.pi * (k + 0.4) / count) ** 0.8 for k in range(count - 1)] + [
        0.2
    ]


def no_camera() -> Art:
    """A flag: a red ribbon seals the camera for a while."""
    a = Art("No camera")
    _flag(a, ("#F0A884", "#A8443A", "#4A1018"))
    wood = a.linear(24, 34, 76, 74, (0, "#FFE2AC"), (0.4, "#C48A4E"), (1, "#6A3C22"))
    a.path("M40 30H60L63 37H37Z", a.linear(38, 30, 62, 37, (0, "#E9C07A"), (1, "#8A5A32")))
    a.path(
        "M25 36H75C77 36 78 37 78 39V69C78 71 77 72 75 72H25C23 72 22 71 22 69V39C22 37 23 36 25 36"
        "Z",
        wood,
    )
    a.path("M70 36H75C77 36 78 37 78 39V69C78 71 77 72 75 72H66C70 62 71 48 70 36Z", "#4A2418", 0.4)
    a.path("M22 41H78V43.4H22ZM22 65H78V67.4H22Z", "#F4D27A", 0.9)
    a.circle(51, 55.4, 15.6, "#3A1C10", 0.45)
    a.circle(
        50, 54, 15.6, a.linear(38, 42, 62, 66, (0, "#FFF6CF"), (0.4, "#E0B04C"), (1, "#7A4E1A"))
    )
    a.circle(50, 54, 11.4, a.radial(46, 49, 17, (0, "#D6F0FF"), (0.35, "#4A7FC4"), (1, "#161238")))
    a.ellipse(45.6, 49.4, 3, 2, "#FFFFFF", 0.9, -36)
    band: list[Point] = [(17, 74), (33, 63.4), (50, 51), (67, 37.6), (83, 25)]
    silk = a.linear(20, 72, 80, 28, (0, "#FFB49A"), (0.4, "#E0483A"), (1, "#8A1A24"))
    a.limb([(x + 0.8, y + 2.2) for x, y in band], [8.4] * 5, "#24060A", o=0.55)
    a.limb(band, [8.6, 8, 7.6, 8, 8.6], "#FFF1E0")
    a.limb(band, [6.4, 5.8, 5.4, 5.8, 6.4], silk)
    return a


EMBLEMS = {
    "token": token,
    "hour-stone": hour_stone,
    "fairy-ring": fairy_ring,
    "firefly": firefly,
    "dizzy": dizzy,
    "no-camera": no_camera,
}
