"""What else lives on the sea of All You Wish For: a whale, a lighthouse on its rock, the wind."""

from collections.abc import Callable

from curves import Point
from kit import GOLD, Art

FOAM = "#B4D0F8"


def whale() -> Art:
    """She rises to breathe, and looks at whoever looks at the chart; her fluke is far behind."""
    a = Art("A whale")
    light, plain, deep = "#D6E6FF", "#5E86C8", "#1B3770"
    a.shadow(50, 80, 46, 6, 0.4)
    tail: list[Point] = [(70, 80), (80, 68), (87, 56), (90, 44)]
    a.limb(tail, [13, 8, 5, 3], plain, light, deep)
    a.path(
        "M90 45C84 42 79 36 78 29C84 30 88 33 90.6 38C92 32 95 28 100 26C100.6 34 97 41 90 45Z",
        a.linear(80, 28, 98, 46, (0, light), (0.5, plain), (1, deep)),
    )
    body = "M5 76C4 60 14 46 32 44C52 42 68 54 78 70C80 74 80 78 78 80H8C6 79 5 78 5 76Z"
    a.path(body, a.linear(20, 42, 52, 86, (0, light), (0.4, plain), (1, deep)))
    a.path("M6 72C18 74 32 76 44 80H8C6 79 5 76 6 72Z", "#EAF1FF", 0.9)
    for k in range(5):
        a.limb([(9 + k * 5, 75 + k * 0.6), (12 + k * 6, 79.4)], [0.3, 0.8], "#7E9CD0", o=0.9)
    a.path("M5.6 71C14 70 24 71 31 68", "none", 1, deep, 0.9)
    a.path("M45 70C50 73 55 79 56 85C50 84 43 79 41 73Z", deep)
    a.ellipse(27, 62, 3, 2.6, "#FFF6C8")
    a.circle(26.4, 62.2, 1.5, "#101C38")
    a.circle(25.9, 61.6, 0.5, "#FFFFFF")
    a.limb([(23, 58.6), (27, 57.4), (31, 59)], [0.3, 1, 0.3], deep)
    for way, far in ((-1, 13), (-0.4, 7), (0.5, 8), (1, 14)):
        jet: list[Point] = [
            (36, 43),
            (36 + way * 3, 28),
            (36 + way * far, 20),
            (36 + way * far, 27),
        ]
        a.limb(jet, [2, 1.8, 1.5, 0.3], FOAM, "#FFFFFF", o=0.95)
    _surf(a, (8, 30, 52, 72))
    return a


def lighthouse() -> Art:
    """A tower on a rock, its lamp lit: the only warm light on the water."""
    a = Art("A lighthouse")
    a.shadow(50, 84, 40, 5, 0.4)
    a.glow(50, 21, 26, "#FFD873", 0.75)
    for way in (-1, 1):
        beam = a.linear(50, 20, 50 + way * 46, 20, (0, "#FFE9A8", 0.6), (1, "#FFE9A8", 0))
        a.path(f"M50 19L{50 + way * 46} 9V33L50 23Z", beam)
    rock = a.linear(24, 62, 76, 88, (0, "#B7AD9C"), (0.45, "#6E6870"), (1, "#2A2C40"))
    a.path(
        "M14 84C16 76 22 74 26 68C32 62 38 66 44 62H58C64 62 66 70 74 72C82 75 86 80 87 84Z", rock
    )
    a.path("M58 62C64 62 66 70 74 72C82 75 86 80 87 84H60C66 78 62 70 58 62Z", "#20243A", 0.5)
    a.path("M26 69C32 63 38 67 44 63C40 68 33 68 30 72Z", "#5E8A4A", 0.9)
    tower = a.linear(40, 40, 60, 40, (0, "#FFFDF2"), (0.55, "#E6D3AA"), (1, "#8A6F52"))
    a.path("M42.4 30H57.6L61 66H39Z", tower)
    for top, foot in ((36, 43), (50, 57)):
        band = (
            f"M{42.4 - (top - 30) * 0.095} {top}H{57.6 + (top - 30) * 0.095}"
            f"L{57.6 + (foot - 30) * 0.095} {foot}H{42.4 - (foot - 30) * 0.095}Z"
        )
        a.path(band, a.linear(40, 40, 60, 40, (0, "#E8705A"), (0.55, "#C8503A"), (1, "#74281E")))
    a.path("M40 28H60L58.6 31H41.4Z", GOLD[2])
    a.path("M44 17H56V28H44Z", a.linear(44, 17, 56, 28, (0, "#FFFBE0"), (1, "#FFC24F")))
    for x in (44, 48, 52, 56):
        a.limb([(x, 17), (x, 28)], [0.7, 0.7], "#6A4418")
    a.path("M42 17C44 11 48 9 50 7C52 9 56 11 58 17Z", "#C8503A")
    a.circle(50, 6.4, 1.4, GOLD[1])
    a.path("M47.6 66V61C47.6 57.6 52.4 57.6 52.4 61V66Z", "#4A2C1C")
    _surf(a, (20, 44, 68, 84))
    return a


def winds() -> Art:
    """A cloud with a face that blows: every old chart has one in a corner."""
    a = Art("The wind")
    light, plain, deep = "#FFFFFF", "#BFD2F4", "#5878B4"
    for k, (start, far) in enumerate((((40, 52), 15), ((40, 57), 4), ((39, 62), 13))):
        x, y = start
        breath: list[Point] = [(x, y), (x - 14, y + (k - 1) * 3), (far, y + (k - 1) * 8)]
        a.limb(breath, [1.2, 2, 0.3], FOAM, o=0.9)
        a.path(
            f"M{far} {y + (k - 1) * 8}c-5 -.4 -7 -5 -3 -6.6c2.6 -.8 4 2 2 3.4",
            "none", 1, FOAM, 1, 0.9,
        )  # fmt: skip
    for x, y, r in ((78, 44, 15), (90, 56, 12), (80, 68, 14), (62, 74, 11), (60, 38, 12)):
        _puff(a, x, y, r, (light, plain, deep))
    skin = a.radial(56, 46, 30, (0, "#FFF3E2"), (0.6, "#F0C8A8"), (1, "#A8705E"))
    a.path("M46 46C48 38 58 34 66 38C76 42 78 60 70 68C62 74 50 72 47 65C44 62 43 58 44 56Z", skin)
    a.ellipse(57, 62, 7, 6, "#F09A86", 0.55)
    a.ellipse(43.4, 57.4, 2.2, 2.8, "#7A3038")
    a.path("M46 52C43 52.6 42 54 44 55.4", "none", 1, "#A8705E", 0.9)
    a.ellipse(54.6, 49, 2.4, 2.6, "#FFFFFF")
    a.circle(53.8, 49.4, 1.5, "#23407E")
    a.circle(53.3, 48.8, 0.5, "#FFFFFF")
    a.limb([(51, 45), (55, 43.2), (59, 45)], [0.3, 1.1, 0.3], "#8A5A46")
    for x, y, r in ((62, 34, 7), (70, 36, 8), (76, 44, 7), (54, 36, 5)):
        _puff(a, x, y, r, (GOLD[0], GOLD[1], GOLD[2]))
    return a


def _puff(a: Art, x: float, y: float, r: float, tones: tuple[str, str, str]) -> None:
    """A round of cloud or hair, lit from the upper left."""
    light, plain, deep = tones
    round_it = (0, light), (0.5, plain), (1, deep)
    a.circle(x, y, r, a.radial(x - r * 0.4, y - r * 0.5, r * 1.5, *round_it))


def _surf(a: Art, where: tuple[float, ...]) -> None:
    """Where something rises from the water."""
    for x in where:
        for k in (0, 1):
            y = 82 + k * 4
            wave: list[Point] = [(x - 13 - k * 3, y), (x - 4, y - 3), (x + 5, y), (x + 13, y - 2)]
            a.wisp(wave, 1.8, FOAM, 0.85)


EMBLEMS: dict[str, Callable[[], Art]] = {
    "whale": whale,
    "lighthouse": lighthouse,
    "winds": winds,
}
