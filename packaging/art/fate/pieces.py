"""Lanterns, lamps and the stone that lie on the table, and the recipe's cauldron."""

from collections.abc import Callable

from curves import Point, mix, n, polygon, toward
from figures import arm, gown, radiance
from heads import bust, locks
from kit import Art
from tones import DUSK, EMBER, Cloth
from wings import Wing, pair

from fate.backs import cauldron

SEATS = {
    "circle": "#F0B441",
    "diamond": "#7FB4F0",
    "triangle": "#EE7E8C",
    "square": "#4FA06A",
    "star": "#DCC8FF",
}
"""The shape and the colour of each traveller, as on the plates."""


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


def lantern(shape: str) -> Art:
    """Its glass has the traveller's colour, the sign on it the traveller's shape."""
    a = Art(f"Lantern with a {shape}")
    tone = SEATS[shape]
    brass = a.linear(
        30, 20, 72, 92, (0, "#FFF6CF"), (0.3, "#E9BE58"), (0.65, "#9A6A22"), (1, "#5A3812")
    )
    a.shadow(53, 94, 32, 5, 0.65)
    a.glow(50, 58, 46, mix(tone, "#FFF3C4", 0.55), 0.65)
    a.path(
        "M50 4A10 10 0 1 1 50 24A10 10 0 1 1 50 4ZM50 7.4A6.6 6.6 0 1 0 50 20.6"
        "A6.6 6.6 0 1 0 50 7.4Z",
        brass,
        evenodd=True,
    )
    a.path(
        "M40 24.6C42 20.6 58 20.6 60 24.6L72 36C73 38.6 71 40 68 40H32C29 40 27 38.6 28 36Z",
        brass,
        1,
        "#3A220A",
        0.5,
    )
    a.path("M42 25.4L33 36.6H41L46 23.6Z", "#FFFFFF", 0.45)
    glass = a.radial(
        46,
        56,
        36,
        (0, "#FFFDEA"),
        (0.35, mix(tone, "#FFFBE0", 0.6)),
        (0.75, tone),
        (1, mix(tone, "#1A1030", 0.45)),
    )
    a.path("M31 40H69C74 52 74 68 69 80H31C26 68 26 52 31 40Z", glass, 1, "#3A220A", 0.5)
    a.path(
        "M34 43.6C30.6 54 30.6 66 34 76.6C36.6 76 37 74.6 36.6 72.6C34.6 63 34.8 55 36.6 46.6"
        "C37 44.6 36 43.6 34 43.6Z",
        "#FFFFFF",
        0.75,
    )
    for x, bend in ((41.6, -2.6), (58.4, 2.6)):
        a.limb([(x, 40), (x + bend, 60), (x, 80)], [1.6, 2, 1.6], "#7A5218", lit="#FFE9A8")
    a.path(
        "M27.6 79.4H72.4C74.4 79.4 75 82 74 84.4L71 89.6H29L26 84.4C25 82 25.6 79.4 27.6 79.4Z",
        brass,
        1,
        "#3A220A",
        0.5,
    )
    for x in (31, 50, 69):
        a.path(
            f"M{n(x - 4)} 89H{n(x + 4)}C{n(x + 4.4)} 93 {n(x + 2)} 95 {n(x)} 95"
            f"C{n(x - 2)} 95 {n(x - 4.4)} 93 {n(x - 4)} 89Z",
            "#6B4616",
        )
    sign = _sign(shape, 50, 60, 12.4)
    a.path(sign, "#1C1230", 1, "#1C1230", 5)
    a.path(sign, mix(tone, "#FFFFFF", 0.25), 1, "#FFF8E0", 1.2)
    return a


def stone() -> Art:
    """The marker of a traveller who has been turned to stone: his lantern, grey and cold."""
    a = Art("Lantern of stone")
    rock = a.linear(28, 14, 76, 94, (0, "#F0EEEA"), (0.4, "#A3A3AA"), (1, "#3F404E"))
    a.shadow(53, 94, 34, 5, 0.65)
    a.path(
        "M50 4A10 10 0 1 1 50 24A10 10 0 1 1 50 4ZM50 8A6 6 0 1 0 50 20A6 6 0 1 0 50 8Z",
        rock,
        evenodd=True,
    )
    a.path(
        "M40 24.6L46 21.6H54L60 24.6L73 37L69 41H31L27 37ZM31 41H69L74 54L73 68L69 80H31L27 66"
        "L26 52ZM26 80H74L75 85L70 95H30L25 86Z",
        rock,
        1,
        "#24242F",
        0.8,
    )
    a.path(
        "M31 41L26 52L27 66L31 80H42L39 60L43 41ZM46 21.6L40 24.6L27 37L31 41H43Z", "#FFFFFF", 0.28
    )
    a.path("M62 41H69L74 54L73 68L69 80H60L64 60ZM60 80H74L75 85L70 95H58Z", "#14141F", 0.35)
    for pts in (
        [(52, 41), (48, 50), (54, 57), (49, 66), (53, 80)],
        [(48, 50), (40, 54), (36, 62)],
        [(54, 57), (62, 60), (64, 69)],
        [(44, 82), (47, 88), (44, 95)],
    ):
        ends = [(float(x), float(y)) for x, y in pts]
        a.path(polygon([*ends, *[(x + 1.5, y + 0.5) for x, y in ends[-2:0:-1]]]), "#1C1C28")
        a.line([(x - 0.8, y - 0.4) for x, y in ends], "#FFFFFF", 0.5, 0.6)
    for x, y, r in ((31, 92, 4), (36, 94.4, 3), (70, 82, 3.4), (30, 43, 3.4), (67, 94, 3.4)):
        a.ellipse(x, y, r, r * 0.56, "#5F7A44")
        a.ellipse(x - 0.7, y - 0.6, r * 0.7, r * 0.34, "#B4C97A")
    return a


def lamp(burning: bool) -> Art:
    """A lamp of the journey: it burns when one more place is ready."""
    a = Art("Lit lamp" if burning else "Lamp without a light")
    if burning:
        a.glow(50, 40, 50, "#FFD873", 0.8)
    bowl = ("#FFF3C8", "#E3B95F", "#7A5218") if burning else ("#C9D6DC", "#7A8C98", "#35444F")
    metal = a.linear(18, 56, 84, 92, (0, bowl[0]), (0.45, bowl[1]), (1, bowl[2]))
    a.shadow(52, 93, 32, 5, 0.5)
    if burning:
        flame = a.linear(50, 6, 50, 58, (0, "#FF7A1E"), (0.45, "#FFC24F"), (1, "#FFFBE0"))
        a.path(
            "M52 5C53 18 66 26 66 42C66 54 59 60 50 60C41 60 34 54 34 43C34 33 42 29 44 20"
            "C47 23 48.6 26 48.6 30C52 23 53 14 52 5Z",
            flame,
        )
        a.path("M50 32C55.6 39 58 44.6 55.6 51C54 56 46 56 44.4 51C42 45 47 40.6 50 32Z", "#FFFFFF")
    else:
        a.limb([(50, 60), (50.6, 54), (53.6, 48)], [3, 2.6, 1.6], "#1A2029")
        for pts, w in (
            ([(53, 46), (48, 38), (54, 30), (49, 20)], 2.2),
            ([(55, 45), (59, 38), (56, 32)], 1.4),
        ):
            a.wisp([(float(x), float(y)) for x, y in pts], w, "#C9D6DC", 0.5)
    a.path(
        "M14 60C22 56 30 56 36 58H66C76 57 84 60 88 67C80 66 75 68 72 73C67 82 59 86.6 50 86.6"
        "C38 86.6 30 80 26 71C24 66 20 62 14 60Z",
        metal,
        1,
        "#1A1208",
        0.6,
    )
    a.path("M36 91C38 85.6 62 85.6 64 91C60 94.4 40 94.4 36 91Z", metal)
    a.path("M83 64C92 63 94 72 87 76C82 78.6 76 77 74 73", "none", 1, bowl[1], 3)
    a.wisp([(26, 63), (44, 66), (68, 62.6)], 2.4, "#FFFDEA", 0.85 if burning else 0.4)
    return a


def freed() -> Art:
    """The serpent's skin lies round her like a ring: she is a fairy of light again."""
    a = Art("The freed fairy")
    skin, hair = DUSK, EMBER
    radiance(a, 50, 44, 50, "#FFF6C8", 10)
    kind = Wing("fore", "#FFE9A8", "#FFFFFF", spots="#FFFFFF", broad=1.12, body=0.6)
    pair(a, 50, 37, -46, 42, kind)
    pair(a, 50, 40, -8, 40, kind._replace(tint="#BFF3D6"))
    pair(a, 50, 44, 30, 30, kind._replace(shape="hind", tint="#8FE0C8", spots=""), 0.95)
    a.shadow(50, 95, 38, 4, 0.5)
    # the empty skin, behind and before
    ring: list[Point] = [toward((0, 0), t, 1) for t in range(180, 361, 20)]
    back_half = [(50 + x * 36, 89 + y * 7) for x, y in ring]
    a.limb(back_half, [4, *[5] * (len(back_half) - 2), 4], "#7FA88C", lit="#DFF6D0", o=0.9)
    light = Cloth("#FFFFFF", "#FFF3C8", "#F0C060", "#A86A2A")
    gown(
        a,
        [(50, 36.6), (50, 43), (50, 50), (50, 56), (50, 72), (50, 86)],
        [11, 9.6, 6.8, 12, 20, 27],
        light,
        (5, 7, 5, 7, 5),
        folds=8,
    )
    front_half = [(50 + x * 36, 89 - y * 6) for x, y in reversed(ring)]
    a.limb(
        front_half,
        [4, *[5.4] * (len(front_half) - 2), 4],
        "#A9CCA0",
        lit="#F4FFE0",
        shade="#3F6B58",
    )
    a.limb([(86, 89), (92, 84), (93, 78), (89, 75)], [4, 3, 1.8, 0.3], "#A9CCA0", lit="#F4FFE0")
    for k in range(9):
        x, y = front_half[min(k, len(front_half) - 1)]
        a.path(
            f"M{n(x - 2)} {n(y - 2)}Q{n(x)} {n(y + 1)} {n(x + 2)} {n(y - 2)}",
            "none",
            1,
            "#3F6B58",
            0.4,
            0.7,
        )
    for side in (1, -1):
        fall: list[Point] = [
            (50 - side * 3, 21),
            (50 - side * 7.4, 28),
            (50 - side * 8, 38),
            (50 - side * 12, 46),
            (50 - side * 11, 56),
        ]
        locks(a, hair, [fall, [(x + side * 2, y - 1) for x, y in fall[:-1]]], 4.4)
    bust(a, 50, 26, skin, hair, "parted", (50, 37.4), front=True, size=1.06, wears="circlet")
    for s in (-1, 1):
        arm(
            a,
            (50 + s * 5, 38.4),
            (50 + s * 17, 33),
            (50 + s * 21, 19),
            skin,
            hand=-90 + s * 20,
            thumb=-s,
            ring="#F0CD7C",
        )
    a.glow(50, 47, 12, "#FFFFFF", 0.9)
    a.spark(50, 46, 5, "#FFFFFF")
    a.dust(
        [
            (50, 6, 1.8),
            (28, 12, 1.2),
            (72, 12, 1.2),
            (14, 66, 1.3),
            (86, 66, 1.3),
            (36, 74, 0.7),
            (66, 78, 0.7),
        ]
    )
    a.reframe(4.5, 7.6, 0.91)
    return a


def recipe() -> Art:
    """A small cauldron; its steam parts to four lights, where the program lays the objects."""
    a = Art("Recipe")
    for x, y in ((26, 26), (74, 26), (26, 74), (74, 74)):
        a.glow(x, y, 27, "#FFF0C8", 0.8)
    for s in (-1, 1):
        up: list[Point] = [(50 + s * 2, 42), (50 + s * 1, 30), (50 + s * 4, 18), (50 + s * 1, 6)]
        a.wisp(up, 1.9, "#EAFFD8", 0.85)
        for y in (14, 88):
            a.wisp(
                [(50 + s * 2, 50), (50 + s * 3, 50 + (y - 50) * 0.6), (50 + s * 10, y)],
                0.8,
                "#FFF3D0",
                0.5,
            )
        a.wisp([(50 + s * 12, 50), (50 + s * 28, 49), (50 + s * 46, 50)], 1, "#FFF3D0", 0.6)
    a.glow(50, 50, 22, "#B8F0A0", 0.5)
    cauldron(a, 50, 44.6, 0.72)
    a.dust([(50, 6, 1.4), (50, 80, 1.5), (49, 92, 0.8), (5, 50, 1.3), (95, 50, 1.3), (51, 73, 0.7)])
    return a


EMBLEMS: dict[str, Callable[[], Art]] = {
    "recipe": recipe,
    "lantern-circle": lambda: lantern("circle"),
    "lantern-diamond": lambda: lantern("diamond"),
    "lantern-triangle": lambda: lantern("triangle"),
    "lantern-square": lambda: lantern("square"),
    "lantern-star": lambda: lantern("star"),
    "stone": stone,
    "lamp-lit": lambda: lamp(True),
    "lamp-dark": lambda: lamp(False),
    "freed": freed,
}
