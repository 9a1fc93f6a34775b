"""What burns or has gone out on the table: the travellers' lanterns, their stone, the lamps."""

from collections.abc import Callable

from curves import Point, mix, n, polygon, toward
from kit import Art

SEATS = {
    "circle": "#F0B441",
    "diamond": "#7FB4F0",
    "triangle": "#EE7E8C",
    "square": "#4FA06A",
    "star": "#DCC8FF",
}
"""The shape and the colour of each traveller, as on the plates."""

BRASS = ("#FFF6CF", "#E9BE58", "#A06E24", "#4E3010")
PEWTER = ("#C6D4DC", "#788B97", "#4A5B67", "#1E2932")
Metal = tuple[str, str, str, str]
"""From the light to the shade."""


def _sign(shape: str, x: float, y: float, r: float) -> str:
    """The traveller's shape as an outline."""
    if shape == "circle":
        arc = f"A{n(r)} {n(r)} 0 1 1"
        return f"M{n(x)} {n(y - r)}{arc} {n(x)} {n(y + r)}{arc} {n(x)} {n(y - r)}Z"
    if shape == "diamond":
        return polygon([(x, y - r * 1.15), (x + r * 0.95, y), (x, y + r * 1.15), (x - r * 0.95, y)])
    if shape == "triangle":
        return polygon([(x, y - r * 1.05), (x + r * 1.1, y + r * 0.9), (x - r * 1.1, y + r * 0.9)])
    if shape == "square":
        k = r * 0.9
        return polygon([(x - k, y - k), (x + k, y - k), (x + k, y + k), (x - k, y + k)])
    return polygon(
        [toward((x, y + r * 0.08), -90 + i * 36, r * (0.5 if i % 2 else 1.2)) for i in range(10)]
    )


def _turned(a: Art, x1: float, x2: float, metal: Metal) -> str:
    """Round metal: a dark edge, the light left of the middle, a dark side, a last gleam."""
    light, mid, deep, dark = metal
    return a.linear(
        x1, 0, x2, 0,
        (0, deep), (0.1, mid), (0.28, light), (0.48, mid), (0.78, deep), (0.93, dark), (1, deep),
    )  # fmt: skip


def _roof(a: Art) -> None:
    """A bell of brass with a knob, its bail above; the eaves are seen a little from below."""
    bail: list[Point] = [(33, 34), (34, 22), (38.6, 10), (50, 3.4), (61.4, 10), (66, 22), (67, 34)]
    a.limb(bail, [1.8, 1.9, 2.2, 3.6, 2.2, 1.9, 1.8], "#9A6C24", lit="#FFF3C8", shade="#4E3010")
    brass = _turned(a, 24, 76, BRASS)
    a.path("M45 20C45 14.6 55 14.6 55 20C57 21.6 57 23.6 55 25H45C43 23.6 43 21.6 45 20Z", brass)
    a.path(
        "M44 23.6H56C58.6 29 64.6 32.6 74 34C77.6 34.8 77.6 37.6 75 38.6"
        "C62 43.4 38 43.4 25 38.6C22.4 37.6 22.4 34.8 26 34C35.4 32.6 41.4 29 44 23.6Z",
        brass,
    )
    a.path(
        "M24 37C36 40.4 64 40.4 76 37C76 38 75.6 38.4 75 38.6C62 43.4 38 43.4 25 38.6Z", "#3E260C"
    )
    a.path("M24.6 35.4C38 38.8 62 38.8 75.4 35.4", "none", 1, "#FFF3C8", 0.6, 0.7)
    for points in ([(45, 25), (42.6, 31), (37, 36)], [(55, 25), (57.4, 31), (63, 36)]):
        a.wisp(points, 1, "#5E3C12", 0.7)


def _foot(a: Art) -> None:
    """A stepped base on three balls."""
    for x in (32.0, 50.0, 68.0):
        ball = ((0, BRASS[0]), (0.4, BRASS[1]), (1, BRASS[3]))
        a.circle(x, 92, 3.6, a.radial(x - 1.2, 90.4, 5, *ball))
    brass = _turned(a, 24, 76, BRASS)
    a.path("M25 83C36 87 64 87 75 83V88C64 93 36 93 25 88Z", brass)
    a.path("M25 83C36 87 64 87 75 83C75.6 81.6 74.8 80.6 73 80.2C60 83.6 40 83.6 27 80.2"
           "C25.2 80.6 24.4 81.6 25 83Z", "#FFEFB8")  # fmt: skip
    a.path("M29 77.4C40 81 60 81 71 77.4V80.6C60 84.2 40 84.2 29 80.6Z", brass)


def lantern(shape: str) -> Art:
    """Its glass has the traveller's colour, the window in it the traveller's shape."""
    a = Art(f"Lantern with a {shape}")
    tone = SEATS[shape]
    a.shadow(53, 95, 32, 4.6, 0.65)
    a.glow(50, 56, 46, mix(tone, "#FFF3C4", 0.5), 0.7)
    night = mix(tone, "#1A1030", 0.55)
    glass = a.radial(
        47, 57, 33,
        (0, mix(tone, "#FFFFFF", 0.72)), (0.45, mix(tone, "#FFF3D0", 0.35)),
        (0.78, tone), (1, night),
    )  # fmt: skip
    a.path("M29 39C25.4 51 25.4 67 29 80C40 83.6 60 83.6 71 80C74.6 67 74.6 51 71 39Z", glass)
    a.path("M63 41C67 53 67 68 62.6 81.4C66 81 69 80.6 71 80C74.6 67 74.6 51 71 39Z", night, 0.45)
    a.path("M29 39C28 42 27.6 44 27.2 47C40 50.4 60 50.4 72.8 47C72.4 44 72 42 71 39Z", night, 0.5)
    a.path(
        "M31.6 50C30 58 30.2 67 32 75.4C33 77.4 35.6 77 35.2 74.8C33.8 66.6 33.8 58.6 35 50.6"
        "C35.2 48.4 32.2 48 31.6 50Z",
        "#FFFFFF",
        0.8,
    )
    for x, bend in ((38.4, -2.4), (61.6, 2.4)):
        a.limb([(x, 41), (x + bend, 60), (x, 81)], [1.4, 2, 1.4], "#8A5E1E", lit="#FFF0B8")
    _foot(a)
    _roof(a)
    sign = _sign(shape, 50, 61, 12.4)
    a.path(sign, night, 1, "#9A6C24", 3.4)
    a.path(sign, "none", 1, "#F4DC9B", 2.2)
    pane = a.radial(48, 58, 17, (0, "#FFFFFF"), (0.4, mix(tone, "#FFFBE6", 0.62)), (1, tone))
    a.path(sign, pane, 1, "#FFF8E0", 1.2)
    return a


def stone() -> Art:
    """The marker of a traveller who has been turned to stone: his lantern, grey and cold."""
    a = Art("Lantern of stone")
    rock = a.linear(26, 10, 78, 96, (0, "#F2F0EC"), (0.4, "#A6A6AE"), (1, "#3C3D4C"))
    a.shadow(53, 95, 34, 4.6, 0.65)
    # the bail has snapped
    a.path("M34.6 33L34 18L39.4 9L48.6 4L51 7.6L45 11.4L39.6 19L39.4 33Z", rock)
    a.path("M34 18L39.4 9L48.6 4L49.6 5.6L42 10L36.6 18.6L36.6 33H34.6Z", "#FFFFFF", 0.45)
    a.path("M63 34L63.6 22.6L60.4 16.4L65 14.4L68.4 21.6L68 34Z", rock)
    body = (
        "M44 23L48 20H53L57 23.4L62 29.6L75 33.6L77 38L71.6 41.4L74.4 54L73.4 68L71 79L75.6 82"
        "L74.6 89L66 95H33L25 88.6L24.6 82L29 79L26 66L26.4 52L29 41.6L22.6 38L25 34L38 30Z"
    )
    a.path(body, rock)
    a.path(
        "M44 23L48 20L46 31L40 40L29 41.6L22.6 38L25 34L38 30ZM29 41.6L40 40L37.6 60L41 79.6L29 79"
        "L26 66L26.4 52ZM24.6 82L29 79L41 79.6L40 87L33 95L25 88.6Z",
        "#FFFFFF",
        0.32,
    )
    a.path(
        "M57 23.4L62 29.6L75 33.6L77 38L71.6 41.4L61 40L56 31ZM61 40L71.6 41.4L74.4 54L73.4 68"
        "L71 79L60 79.6L64 60ZM60 79.6L71 79L75.6 82L74.6 89L66 95L58 87Z",
        "#14141F",
        0.38,
    )
    a.path(
        "M29 41.6L40 40L61 40L71.6 41.4L61 44L40 44ZM29 79L41 79.6H60L71 79L60 82.4H41Z",
        "#1C1C28",
        0.6,
    )
    cracks: tuple[list[Point], ...] = (
        [(53, 44), (48, 51), (54, 58), (49, 66), (52.6, 79)],
        [(48, 51), (41, 55), (37, 63)],
        [(54, 58), (61, 61), (64, 70)],
        [(45, 83), (48, 88), (45, 94.6)],
        [(52, 21), (55, 28), (52, 34), (56, 39)],
    )
    for ends in cracks:
        a.path(polygon([*ends, *[(x + 1.7, y + 0.6) for x, y in ends[-2:0:-1]]]), "#191924")
        a.line([(x - 0.8, y - 0.4) for x, y in ends], "#FFFFFF", 0.5, 0.6)
    moss = a.linear(24, 82, 44, 96, (0, "#CFE08E"), (0.5, "#7C9A4E"), (1, "#3A5632"))
    a.path(
        "M22 90C25 86.6 28 88.6 30 86.6C33 84.6 35.6 87.6 37.4 88.6"
        "C41 88 43 91 44.6 95.6H27C23.6 95.4 21 93.4 22 90Z",
        moss,
    )
    high = a.linear(23, 33, 36, 45, (0, "#CFE08E"), (0.5, "#7C9A4E"), (1, "#3A5632"))
    a.path(
        "M23.4 36.4C27 34 30 35.6 33 34C36 33.4 37 36 35.6 37.4"
        "C34.4 40.6 32.6 39.6 31.6 41.6C30 44.6 28.4 41.4 27 40.4C24.6 40.4 22.4 38.4 23.4 36.4Z",
        high,
    )
    return a


def flame(a: Art, x: float, y: float, s: float) -> None:
    """A flame that leans back and licks up, forty units tall at size 1; x, y is its foot."""
    with a.moved(x, y, s):
        outer = a.linear(
            0, -40, 0, 2, (0, "#F2601C"), (0.35, "#FF9A30"), (0.75, "#FFD25E"), (1, "#FFEFA0")
        )
        a.path(
            "M2.4 -41C3 -31 12.4 -25 12.4 -12.6C12.4 -4 7 1.6 -.4 1.6C-8 1.6 -12.6 -4 -12.4 -11.4"
            "C-12.2 -18.4 -7 -21.6 -5.8 -28.6C-3.2 -26.4 -2 -23.6 -2.2 -20.6"
            "C1.4 -26.6 3 -33.6 2.4 -41Z",
            outer,
        )
        a.path(
            "M1 -26C2 -19.6 8 -16.4 7.6 -8.8C7.4 -3 4 .4 -.4 .4C-5 .4 -8 -3 -7.6 -8"
            "C-7.2 -12.4 -4.4 -14 -3.6 -17.6C-1.8 -16.4 -1.4 -15 -1.4 -13.4"
            "C.6 -17 1.4 -21.6 1 -26Z",
            a.linear(0, -26, 0, 1, (0, "#FFD766"), (0.6, "#FFF3B4"), (1, "#FFFFFF")),
        )
        a.path(
            "M-.2 -13.6C2.8 -9.4 4 -6.4 2.8 -2.8C2 -.4 -2.8 -.4 -3.6 -2.8"
            "C-4.6 -6.2 -2 -9 -.2 -13.6Z",
            "#FFFFFF",
        )


def lamp(burning: bool) -> Art:
    """A lantern on a crook by the road: it burns when the place beside it is ready."""
    a = Art("Lit lamp" if burning else "Lamp without a light")
    a.shadow(70, 96.4, 20, 3.2, 0.6)
    if burning:
        a.glow(40, 46, 46, "#FFC860", 0.8)
    metal = BRASS if burning else PEWTER
    post: list[Point] = [(72, 97), (71, 70), (72.6, 40), (72, 22), (66, 10), (54, 5.4), (43, 10)]
    widths = [6.4, 5, 4.6, 4.2, 3.8, 3.2, 2.6]
    a.limb([(x + 0.8, y + 0.8) for x, y in post], widths, "#1E120C", o=0.5)
    a.limb(post, widths, "#4A3426", lit="#B98C56", shade="#1E120C")
    a.limb([(43, 9), (39.6, 12), (40, 19)], [2.6, 2.2, 1.8], "#4A3426", lit="#B98C56")
    for y in (60.0, 88.0):
        a.path(f"M66.8 {n(y)}H77V{n(y + 4)}H66.8Z", _turned(a, 66, 78, metal))
    _hanging(a, metal, burning)
    return a


def _hanging(a: Art, metal: Metal, burning: bool) -> None:
    """The lantern itself: a roof, panes, a foot."""
    brass = _turned(a, 18, 62, metal)
    panes = "M22 35H58L54 73H26Z"
    if burning:
        light = ((0, "#FFFFF0"), (0.35, "#FFE896"), (0.8, "#F7A52E"), (1, "#C2660E"))
        a.path(panes, a.radial(40, 52, 24, *light), 1, "#C8943A", 0.6)
        flame(a, 40, 70, 0.74)
    else:  # one looks through it
        a.path(panes, "#0A101C", 0.56)
        a.wisp([(26, 40), (30, 54), (30, 68)], 2.2, "#FFFFFF", 0.35)
    for x1, x2 in ((22, 26), (58, 54), (40, 40)):
        wide = 2.2 if x1 == x2 else 3
        a.path(f"M{x1} 35L{x2} 73", "none", 1, metal[2], wide)
    a.path("M15 37L31 20H49L65 37Z", brass)
    a.path("M17 36.4L31.6 21", "none", 1, metal[0], 1.4, 0.9)
    a.path("M34 20C34 15 46 15 46 20Z", brass)
    a.path("M23 73H57L60 80H20Z", brass)


EMBLEMS: dict[str, Callable[[], Art]] = {
    "lantern-circle": lambda: lantern("circle"),
    "lantern-diamond": lambda: lantern("diamond"),
    "lantern-triangle": lambda: lantern("triangle"),
    "lantern-square": lambda: lantern("square"),
    "lantern-star": lambda: lantern("star"),
    "stone": stone,
    "lamp-lit": lambda: lamp(True),
    "lamp-dark": lambda: lamp(False),
}
