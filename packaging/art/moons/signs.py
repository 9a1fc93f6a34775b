"""The secret signs of the four mother goddesses: goldsmith's work with enamel."""

import math

from curves import Point, along, at, lit_edge, n, ribbon, strip, toward, whorl
from kit import GOLD, Art

DARK = "#6B4418"


def metal(a: Art, x0: float = 20, y0: float = 10, x1: float = 80, y1: float = 90) -> str:
    stops = ((0, "#FFFBE2"), (0.3, "#EDC566"), (0.55, "#B07E2C"), (0.75, "#F0CD78"), (1, "#7A4E1A"))
    return a.linear(x0, y0, x1, y1, *stops)


def enamel(a: Art, d: str, paint: str, w: float = 1.5) -> None:
    """A cell of enamel between gold wires: dark seat, gold wire, one thread of light."""
    a.path(d, paint, 1, DARK, w + 0.6, 0.8)
    a.path(d, "none", 1, metal(a), w)
    a.path(d, "none", 1, "#FFF6CF", w * 0.26, 0.9)


def bead(a: Art, x: float, y: float, r: float, light: str, dark: str) -> None:
    a.circle(x, y, r + 0.7, DARK, 0.8)
    a.circle(
        x,
        y,
        r,
        a.radial(x - r * 0.35, y - r * 0.4, r * 1.3, (0, "#FFFFFF"), (0.35, light), (1, dark)),
    )
    a.ellipse(x - r * 0.35, y - r * 0.42, r * 0.26, r * 0.18, "#FFFFFF", 0.95, -30)


def _plume(a: Art, quill: list[Point], widths: list[float]) -> None:
    """A feather of enamel in a rim of gold, bent by the wind: pale within, blue without."""
    a.path(ribbon(quill, widths, steps=3), metal(a), 1, DARK, 0.5, 0.8)
    a.path(ribbon(quill, widths, 0.62, 0.9, 3), "#FFFBE6", 0.8)
    vane = [max(w - 3, 0.2) for w in widths]
    light = a.linear(20, 14, 80, 86, (0, "#FFFFFF"), (0.5, "#CFE6FA"), (1, "#8FBCE8"))
    deep = a.linear(20, 14, 80, 86, (0, "#A9D4F6"), (0.5, "#4F92D2"), (1, "#23589C"))
    a.path(ribbon(quill, vane, steps=3), light)
    a.path(ribbon(quill, vane, -1, 0.04, 3), deep)
    spots = along(quill, 3)[2:-1]
    for side, tone in ((-1, "#1C4A8A"), (1, "#5B93C9")):
        edge = strip(quill, vane, 0.86 * side, 3)[3:]
        barbs = [f"M{at((x, y))}L{at(tip)}" for (x, y, _), tip in zip(spots, edge, strict=False)]
        a.path("".join(barbs), "none", 1, tone, 0.45, 0.75)
    a.path(ribbon(quill, [1.6, *[1.3] * (len(quill) - 2), 0.2], steps=3), metal(a), 1, DARK, 0.3)


def symbol_air() -> Art:
    """A whirl of three winds about one pearl; each rolls up, and a feather goes with it."""
    a = Art("Symbol of air")
    a.glow(50, 48, 48, "#CFE6FF", 0.55)
    hub: Point = (50, 50)
    arms = ((-6, 1.04), (116, 0.97), (234, 0.9))
    sky = ((0, "#FFFFFF"), (0.45, "#CBE6FB"), (1, "#6AA4DC"))
    for start, grown in arms:
        quill = [
            toward(hub, start + turn, grown * r)
            for turn, r in ((-84, 15), (-66, 24), (-46, 31.4), (-26, 37), (-8, 41), (8, 45.4))
        ]
        _plume(a, quill, [1.6, *(w * grown for w in (8, 12.6, 13.4, 9.6)), 0.6])
    for start, grown in arms:
        size = grown * 0.84
        with a.group(f"rotate({n(start)} {at(hub)})"):
            heart = toward(hub, 33, 22.4 * size)
            spine = [
                toward(hub, turn, size * r)
                for turn, r in (
                    (-128, 4), (-106, 8.4), (-84, 13.6), (-62, 18.8), (-38, 23.6), (-14, 28),
                    (7, 31),
                )
            ]  # fmt: skip
            spine += whorl(heart, 12 * size, 2, 350, 0.2)
            count = len(spine)
            widths = [
                0.5 + 10 * size * math.sin(math.pi * (k / (count - 1)) ** 0.9) ** 0.8
                for k in range(count)
            ]
            a.path(ribbon(spine, widths, steps=3), metal(a), 1, DARK, 0.5, 0.8)
            lit = lit_edge([toward(hub, start + turn, 10) for turn in (-60, 0)])
            a.path(ribbon(spine, widths, 0.5 * lit, 0.86 * lit, 3), "#FFFBE6", 0.8)
            core = spine[1:-2], [max(w - 4.4, 0.3) for w in widths[1:-2]]
            core[1][0] = core[1][-1] = 0.2
            paint = a.linear(24, 20, 78, 74, *sky)
            a.path(ribbon(*core, steps=3), paint, 1, DARK, 0.4, 0.7)
            a.path(ribbon(*core, -0.9, -0.4, 3), "#3A78BC", 0.7)
            bead(a, *heart, 2.6 * size, "#F3FAFF", "#7FA8D6")
    bead(a, *hub, 5.2, "#F3FAFF", "#8FB4DC")
    a.dust([(90, 14, 1.4), (93, 84, 1.2), (9, 86, 1.3), (7, 30, 0.8), (60, 97, 0.8)], "#E8F6FF")
    return a


DROP = "M50 5C54 20 78 38 78 62C78 80 65.6 93 50 93C34.4 93 22 80 22 62C22 38 46 20 50 5Z"


def symbol_water() -> Art:
    """The drop that holds the sea and the moon's pearl."""
    a = Art("Symbol of water")
    a.glow(50, 52, 48, "#8FE6F5", 0.5)
    boat = [toward((50, 52), 90 - d, 41) for d in (-112, -84, -56, -28, 0, 28, 56, 84, 112)]
    cup = [0.4, 3.4, 6, 7.4, 8, 7.4, 6, 3.4, 0.4]
    a.path(ribbon(boat, cup), metal(a), 1, DARK, 0.5, 0.8)
    a.path(ribbon(boat, cup, 0.25, 0.7), "#FFFBE2", 0.65)
    with a.group("translate(50 46) scale(.86) translate(-50 -46)"):
        deep = ((0, "#BFF3F5"), (0.3, "#3FA9CC"), (0.65, "#1B5FA0"), (1, "#0D2A5C"))
        a.path(DROP, a.linear(36, 10, 66, 94, *deep))
        pearl = a.radial(46.6, 36, 13, (0, "#FFFFFF"), (0.5, "#EAF2FF"), (1, "#A9B9E6"))
        a.glow(50, 40, 19, "#FFFFFF", 0.6)
        a.circle(50, 40, 9, pearl, 1, metal(a, 40, 30, 60, 50), 1)
        # three waves, back to front; each rises to a curl on the left
        waves = (
            (
                "M22 61C30 51 40 52 44 58C40 57 37 59 38 62C45 66 52 55 60 54C68 53.4 75 57 78 62"
                "C78 80 65.6 93 50 93C34.4 93 22 80 22 61Z",
                "#8FE3EC",
                "#2B86BE",
            ),
            (
                "M24.4 74C30 64 39 65 42.6 69.4C39 69 36.6 70.6 37.6 73.4C44 77 51 67 59 66"
                "C67 65.4 73 70 75.6 74.4C72 86 62 92.6 50 92.6C38 92.6 28 86 24.4 74Z",
                "#5FC8E0",
                "#1A5F9E",
            ),
            (
                "M28 81.4C34 75 41.6 76 44.4 79.6C41.6 79.4 40 81 41 83C47 85.6 52 78.6 58.6 78"
                "C64.6 77.6 69 79 72 81.6C67 89 59 92.6 50 92.6C41 92.6 33 89 28 81.4Z",
                "#BFF0F5",
                "#2E80B4",
            ),
        )
        for d, light, dark in waves:
            a.path(d, a.linear(28, 54, 70, 90, (0, light), (1, dark)), 1, "#14467E", 1, 0.5)
            a.path(d, "none", 1, metal(a), 0.8)
        enamel(a, DROP, "none", 3.4)
        a.path("M29 62C30 46 40 34 47 22C42 38 34 48 33.4 62C33.2 67 29 67 29 62Z", "#FFFFFF", 0.7)
        a.path("M58 90C69 86.6 75 76 75 64C78.6 78 70 91 58 90Z", "#BFF3FF", 0.35)
        bead(a, 50, 7, 3, "#FFE9B0", "#A8742A")
    a.dust([(84, 18, 1.5), (88, 86, 1.2), (12, 86, 1.2), (72, 10, 0.8), (92, 40, 0.7)], "#CFF8FF")
    return a


def symbol_fire() -> Art:
    """The flame that never went out, in its bowl."""
    a = Art("Symbol of fire")
    a.glow(50, 42, 50, "#FFB84A", 0.6)
    outer = (
        "M50 78C34 77 24.6 66 25.6 52C26.4 42 33 37 34.6 27C39 30 41 35 40.6 40C46 33 49 20 44.6 4"
        "C57 9 64 20 63 32C65.4 30 66.6 27 66.4 22.6C74 31 77 42 75 54C73 68 64 77.4 50 78Z"
    )
    enamel(a, outer, a.linear(50, 4, 50, 78, (0, "#E2552E"), (0.4, "#C42F2A"), (1, "#6B1426")), 2.6)
    middle = (
        "M50 75C38 74 32.6 66 34 56C35 49 40 46 41 39.6C44.6 42.4 45.6 46 45.2 49"
        "C49.6 43 52 34 50.6 24"
        "C58 31 60.6 40 59 47.6C61.4 46 62.4 44 62.6 41.4C67 47 68.6 54 66.6 61"
        "C64.6 69 59 74.6 50 75Z"
    )
    enamel(
        a, middle, a.linear(50, 24, 50, 75, (0, "#FFD067"), (0.5, "#F58A2C"), (1, "#D5472B")), 1.4
    )
    inner = (
        "M50 73C43.6 72.4 40.6 67.6 41.6 62C42.4 58 45.6 56.4 46.4 52.6C49 54.8 49.6 57 49.4 59"
        "C51.6 55.6 53 51.4 52.4 46.4C57 51.4 59 57 58.4 62.6C57.8 68.6 55 72.6 50 73Z"
    )
    enamel(a, inner, a.linear(50, 46, 50, 73, (0, "#FFFFFF"), (0.5, "#FFF3B0"), (1, "#FFC24F")), 1)
    a.path(
        "M29.4 54C30 46 35 41 37.4 34C39 42 33 48 32.8 56C32.4 61 29 59 29.4 54Z", "#FFE9C4", 0.75
    )
    # the bowl: two handles, a foot, a band of beads
    gold = metal(a, 22, 68, 78, 96)
    for s in (-1, 1):
        handle: list[Point] = [
            (50 + s * 25, 72),
            (50 + s * 35, 68),
            (50 + s * 37, 76),
            (50 + s * 30, 80),
            (50 + s * 23, 79),
        ]
        a.path(ribbon(handle, [2, 3, 3, 2.6, 1.4]), gold, 1, DARK, 0.7, 0.8)
    a.path(
        "M22 70C34 75.6 66 75.6 78 70C77 82 66 89 50 89C34 89 23 82 22 70Z", gold, 1, DARK, 1, 0.9
    )
    a.path(
        "M22 70C34 75.6 66 75.6 78 70C77.8 72.6 77 74.8 76 76.6C64 81.6 36 81.6 24 76.6"
        "C23 74.8 22.2 72.6 22 70Z",
        "#98301C",
        1,
        "#FFF3C8",
        0.6,
    )
    for i in range(9):
        x = 28 + i * 5.5
        a.circle(x, 75.4 + 2.6 * (1 - ((x - 50) / 24) ** 2), 1.2, "#FFD98A")
    a.path("M42 89C43 92 40 94.6 36 96.6H64C60 94.6 57 92 58 89Z", gold, 1, DARK, 0.8, 0.9)
    a.path("M28 79C32 84 38 86.6 44 87.4C37 87.4 30 84.4 28 79Z", "#FFFFFF", 0.6)
    a.dust(
        [(80, 16, 1.4), (86, 34, 0.8), (16, 48, 1.2), (90, 56, 1.2), (18, 62, 0.7), (72, 8, 0.7)],
        "#FFCF6E",
    )
    return a


def symbol_earth() -> Art:
    """The tree that holds the hill, and the hill that holds the tree."""
    a = Art("Symbol of earth")
    a.glow(50, 48, 48, "#DDE38A", 0.5)
    gold = metal(a)
    # a round hill: two bands of enamel, then the turf
    for d, light, dark, w in (
        (
            "M8 88C13 72 30 63 50 63C70 63 87 72 92 88C78 96.6 22 96.6 8 88Z",
            "#D3CE7A",
            "#5E7434",
            2.4,
        ),
        (
            "M12.6 88.6C19 76.6 33 71.6 50 71.6C67 71.6 81 76.6 87.4 88.6C75 95 25 95 12.6 88.6Z",
            "#B98A4A",
            "#5E3A22",
            1.1,
        ),
        (
            "M20 90.4C27 83 37 80.6 50 80.6C63 80.6 73 83 80 90.4C68 94.4 32 94.4 20 90.4Z",
            "#7A4A30",
            "#2E1A18",
            0.9,
        ),
    ):
        enamel(a, d, a.linear(20, 62, 80, 94, (0, light), (1, dark)), w)
    # trunk, boughs and roots are one piece of gold: first its dark edge, then the metal
    wood: list[tuple[list[Point], list[float]]] = [
        ([(50, 65), (49, 56), (51, 44), (50, 30), (50, 16)], [13, 7, 5, 3, 0.8]),
        ([(50, 60), (50, 72), (49, 82), (51, 91)], [7, 4, 2.4, 0.4]),
    ]
    for s in (-1, 1):
        wood += [
            ([(50, 56), (50 + s * 7, 46), (50 + s * 19, 43), (50 + s * 29, 35)], [5, 4, 2.6, 1]),
            (
                [(50, 50), (50 + s * 6, 38), (50 + s * 16, 29), (50 + s * 20, 18)],
                [4.6, 3.4, 2.2, 0.8],
            ),
            (
                [(50 + s, 58), (50 + s * 9, 66), (50 + s * 22, 71), (50 + s * 34, 84)],
                [7, 4.6, 3.2, 0.5],
            ),
            (
                [(50 + s, 60), (50 + s * 6, 71), (50 + s * 14, 79), (50 + s * 17, 90)],
                [6, 4, 2.6, 0.4],
            ),
        ]
    leaves: list[tuple[Point, float, float]] = []
    for s in (-1, 1):
        for x, y, t, size in (
            (29, 35, -20, 13), (25, 39, 40, 12), (24, 37, -75, 12), (17, 43, 60, 11),
            (20, 18, -60, 13), (18, 24, 4, 13), (14, 30, -110, 11), (11, 40, -60, 10),
        ):  # fmt: skip
            leaves.append(((50 + s * x, y), t if s > 0 else 180 - t, size))
    leaves += [
        ((50, 16), -90, 14),
        ((50, 24), -140, 12),
        ((50, 24), -40, 12),
        ((50, 34), -150, 10),
        ((50, 34), -30, 10),
    ]
    for spine, taper in wood:
        a.path(ribbon(spine, taper), DARK, 1, DARK, 1.5)
    for spine, taper in wood:
        a.path(ribbon(spine, taper), gold)
    for spine, taper in wood[:1] + wood[2:]:
        side = lit_edge(spine)
        a.path(ribbon(spine, taper, 0.25 * side, 0.75 * side), "#FFFBE2", 0.6)
    for foot, way, length in leaves:
        lit = sum(foot) < 84
        with a.moved(*foot, length / 10, way):
            green = a.linear(
                0,
                -3,
                10,
                3,
                (0, "#E9F2A0" if lit else "#C3D878"),
                (0.5, "#8FAE48" if lit else "#6B8E38"),
                (1, "#35552A"),
            )
            a.path("M0 0C2 -3.8 6.6 -4.2 10.4 0C6.6 4.2 2 3.8 0 0Z", green, 1, DARK, 1.5, 0.85)
            a.path("M0 0C2 -3.8 6.6 -4.2 10.4 0C6.6 4.2 2 3.8 0 0Z", "none", 1, GOLD[1], 0.75)
            a.path("M1 0H8.6", "none", 1, "#FFF6CF", 0.5, 0.8)
    fruits: list[Point] = [(42.6, 44), (58, 43), (37, 30), (63.6, 30), (50, 52)]
    for fruit in fruits:
        bead(a, *fruit, 2.2, "#FF9A6A", "#A8301E")
    a.dust(
        [(90, 14, 1.3), (88, 62, 1.2), (10, 60, 1.2), (76, 8, 0.7), (8, 74, 0.7), (92, 76, 0.7)],
        "#F6EFA8",
    )
    return a


EMBLEMS = {
    "symbol-air": symbol_air,
    "symbol-water": symbol_water,
    "symbol-fire": symbol_fire,
    "symbol-earth": symbol_earth,
}
