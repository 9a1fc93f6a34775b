"""The three photographs, sepia prints: a good one, one that shook, one out of focus."""

from collections.abc import Iterator
from contextlib import contextmanager

from curves import n, polygon, toward
from figures import arm, gown, leg
from gaze import gaze, locks
from kit import Art
from plants import flower
from tones import Cloth, Hair, Skin
from wings import Wing, wing

from hunters.ground import fern

SKIN = Skin("#FFF3DA", "#DDB98C", "#8E6640")
HAIR = Hair("#B4875A", "#6B4526", "#35200F", "#E0BC8C")
LINEN = Cloth("#FFF6E0", "#E3C697", "#A67E50", "#5A3A20")
FORE = Wing("fore", "#E9D2A4", "#FFF6E0", body=0.6)
HIND = Wing("hind", "#D6B884", "#FFF0D2", body=0.6)
PRINT = (15.0, 6.0, 85.0, 94.0)
"""The print's edges; the picture inside keeps six units from them, and thirteen below."""


@contextmanager
def mounted(a: Art, turn: float, top: str, middle: str, foot: str) -> Iterator[None]:
    """A print, turned a little: its shadow, the picture's ground, and over all the white border."""
    x0, y0, x1, y1 = PRINT
    with a.group(f"rotate({n(turn)} 50 50)"):
        for i in range(5):
            a.path(_sheet(x0 + 2.4 - i, y0 + 3.4 - i, x1 + 1.2 + i, y1 + 1.6 + i), "#0A0608", 0.13)
        a.path(_sheet(x0, y0, x1, y1), "#E6D3AC")
        a.path(
            f"M{n(x0 + 4)} {n(y0 + 4)}H{n(x1 - 4)}V{n(y1 - 8)}H{n(x0 + 4)}Z",
            a.linear(30, y0, 62, y1, (0, top), (0.55, middle), (1, foot)),
        )
        yield
        border = a.linear(x0, y0, x1, y1, (0, "#FFFDF4"), (0.5, "#F4E8CC"), (1, "#D9C39A"))
        hole = f"M{n(x0 + 6)} {n(y0 + 6)}H{n(x1 - 6)}V{n(y1 - 13)}H{n(x0 + 6)}Z"
        a.path(_sheet(x0, y0, x1, y1) + hole, border, 1, "#A98A5C", 0.3, evenodd=True)
        a.path(hole, "none", 1, "#7A5A34", 0.45)
        a.path(f"M{n(x0 + 8)} {n(y1 - 11)}H{n(x1 - 8)}", "none", 1, "#C4A878", 0.35, 0.7)


def _sheet(x0: float, y0: float, x1: float, y1: float) -> str:
    """A sheet with a deckled edge: little waves all round."""
    across, down = 14, 18
    top = [(i / across, 0.5 * (i % 2)) for i in range(across)]
    side = [(i / down, 0.5 * (i % 2)) for i in range(down)]
    return polygon(
        [(x0 + (x1 - x0) * t, y0 + bite) for t, bite in top]
        + [(x1 - bite, y0 + (y1 - y0) * t) for t, bite in side]
        + [(x1 - (x1 - x0) * t, y1 - bite) for t, bite in top]
        + [(x0 + bite, y1 - (y1 - y0) * t) for t, bite in side]
    )


def corners(a: Art, turn: float, which: str = "abcd") -> None:
    """Paper corners that hold the print in its album."""
    x0, y0, x1, y1 = PRINT
    paint = a.linear(14, 4, 86, 96, (0, "#6E5A4A"), (1, "#2E221E"))
    with a.group(f"rotate({n(turn)} 50 50)"):
        for name, x, y, u, v in (
            ("a", x0, y0, 1, 1),
            ("b", x1, y0, -1, 1),
            ("c", x0, y1, 1, -1),
            ("d", x1, y1, -1, -1),
        ):
            if name in which:
                a.path(
                    f"M{n(x - u)} {n(y - v)}L{n(x + u * 13)} {n(y - v)}"
                    f"L{n(x - u)} {n(y + v * 13)}Z",
                    paint,
                    1,
                    "#C4A878",
                    0.4,
                    0.7,
                )


def dancer(a: Art) -> None:
    """She holds her pose on a toadstool, and looks into the lens's light."""
    wing(a, (50, 36), -56, 27, FORE, o=0.75)
    wing(a, (49, 36), -128, 27, FORE, flip=True)
    wing(a, (51, 39), 6, 22, HIND, o=0.75)
    wing(a, (49, 39), 172, 22, HIND, flip=True)
    leg(a, (50, 54), (58, 62), (68, 57), (73, 55), SKIN, far=True)
    leg(a, (49, 54), (50, 64), (49, 71), (50, 75), SKIN)
    gown(
        a,
        [(50, 34), (49.8, 39), (49.6, 44), (50, 49), (51, 56), (52, 61)],
        [8.6, 7.6, 5.6, 10, 17, 23],
        LINEN,
        (3, 5, 3, 5, 4),
        folds=6,
    )
    arm(a, (47, 36), (39, 40), (34, 31), SKIN, thumb=1)
    arm(a, (53, 36), (61, 33), (63, 23), SKIN, thumb=-1)
    locks(
        a,
        HAIR,
        [[(46, 22), (42, 27), (42, 34), (38, 39)], [(54, 22), (58, 27), (57, 33), (61, 38)]],
        3.6,
    )
    gaze(a, 50, 25.6, SKIN, HAIR, "parted", (50, 35), front=True, turn=-5, look=0.4)
    for x, y in ((46, 20.6), (48.6, 19), (51.6, 18.8), (54.2, 20.2)):
        flower(a, x, y, 1.5, "#FFF9EA", "#B4875A")


def stage(a: Art) -> None:
    """Where she dances: ferns, and a toadstool."""
    for x, y, t, s, curl in (
        (24.0, 84.0, -78, 46, 40),
        (80, 84, -104, 44, -40),
        (30, 84, -96, 30, 60),
        (76, 84, -82, 30, -50),
    ):
        fern(a, (x, y), t, s, "#8A6A42", "#5A3E24", curl=curl)
    a.path(
        "M46 90C47 84 47 80 46.6 76H54.4C54 80 54 84 55 90Z",
        a.linear(46, 78, 56, 80, (0, "#FFF6E0"), (1, "#8E6A44")),
    )
    a.path(
        "M33 78C34 73 42 71 50.6 71C59 71 67 73 68 78C62 80.6 40 80.6 33 78Z",
        a.radial(44, 72, 22, (0, "#F0D8A8"), (0.5, "#A67648"), (1, "#5A3820")),
    )
    for x, y, r in (
        (40, 75, 1.7),
        (47, 73.4, 1.3),
        (57, 74.6, 1.8),
        (63, 76.6, 1.2),
        (51, 77, 1.2),
    ):
        a.ellipse(x, y, r, r * 0.6, "#FFF6E0", 0.9)


def good() -> Art:
    """Sharp: she dances on a toadstool and holds still for once."""
    a = Art("Good shot")
    with mounted(a, -4, "#C9A878", "#A07C50", "#5E4026"):
        a.glow(52, 34, 30, "#FFF3D6", 0.85)
        stage(a)
        dancer(a)
        a.path("M21 78C30 74 38 80 48 78C60 76 70 80 80 77V86H20Z", "#4A3018", 0.85)
        a.dust([(66, 18, 1.6), (72, 40, 1), (32, 50, 0.9)], "#FFF6E0")
        a.path("M24 12H44L30 78H24Z", "#FFFFFF", 0.12)
    corners(a, -4, "bcd")
    # the seal of the society, in gold
    a.glow(77, 83, 10, "#FFE9A8", 0.5)
    star = [toward((76, 84), t * 18 - 90, 7.4 if t % 2 else 8.8) for t in range(20)]
    a.path(
        polygon(star),
        a.linear(68, 76, 84, 92, (0, "#FFF3C8"), (0.5, "#E3B95F"), (1, "#8F6424")),
    )
    a.circle(76, 84, 5.6, "none", 1, "#8F6424", 0.5)
    a.spark(76, 84, 5, "#FFFBEA")
    a.dust([(90, 70, 1.2), (66, 94, 0.8)])
    return a


def shaken() -> Art:
    """Shaken: the camera fell to one side as it looked, and she is drawn out into three."""
    a = Art("Shaken shot")
    with mounted(a, 7, "#A88658", "#7E5C36", "#4A301A"):
        a.glow(58, 36, 30, "#FFF0CE", 0.5)
        for d in (
            [(22, 40), (36, 30), (52, 18)],
            [(22, 62), (40, 50), (56, 38)],
            [(24, 78), (42, 66), (58, 56)],
            [(46, 80), (60, 70), (76, 58)],
            [(58, 30), (68, 23), (78, 15)],
        ):
            a.wisp(d, 2.6, "#FFF6E0", 0.5)
        with a.define("dancer"):
            dancer(a)
        for k, o in ((2, 0.3), (1, 0.45), (0, 0.8)):
            with a.group(f"translate({n(7 - k * 6.8)} {n(k * 4.6 - 3)}) rotate(24 50 50)", o):
                if k < 2:
                    a.path(
                        "M35 78C36 73 43 71 50.6 71C58 71 65 73 66 78C60 80.6 42 80.6 35 78Z",
                        "#D6B47E",
                    )
                a.use("dancer", 3, 5, 0, 0.93)
        for d in (
            [(28, 52), (40, 44), (48, 38)],
            [(54, 66), (66, 57), (76, 48)],
            [(30, 72), (42, 64), (50, 58)],
            [(62, 46), (70, 40), (78, 33)],
        ):
            a.wisp(d, 1.3, "#FFFDF2", 0.85)
    corners(a, 7, "ad")
    for d in (
        [(6, 40), (3, 50), (6, 60)],
        [(11, 44), (9, 50), (11, 56)],
        [(94, 40), (97, 50), (94, 60)],
        [(89, 44), (91, 50), (89, 56)],
    ):
        a.wisp(d, 1.6, "#FFE9B8", 0.9)
    return a


def soft(
    a: Art, x: float, y: float, rx: float, ry: float, tone: str, o: float, turn: float = 0
) -> None:
    """A shape the lens has dissolved: no edge anywhere."""
    fade = ((0, o), (0.45, o * 0.8), (0.75, o * 0.3), (1, 0))
    paint = a.radial(0, 0, 10, *((t, tone, k) for t, k in fade))
    with a.group(f"translate({n(x)} {n(y)}) rotate({n(turn)}) scale({n(rx / 10)} {n(ry / 10)})"):
        a.circle(0, 0, 10, paint)


def unfocused() -> Art:
    """Out of focus: the same dance, dissolved, and the photographer's thumb in the corner."""
    a = Art("Out-of-focus shot")
    with mounted(a, -1.5, "#B89664", "#8E6A40", "#5A3C22"):
        for x, y, r, o in (
            (28, 22, 8, 0.34), (72, 19, 6.6, 0.4), (75, 42, 5, 0.3), (26, 46, 5.6, 0.34),
            (41, 15, 4, 0.4), (30, 68, 6.6, 0.3), (63, 14, 3.4, 0.3),
        ):  # fmt: skip
            a.circle(x, y, r, "#FFF3D6", o)
        # from back to front: ferns, wings, toadstool, legs, gown, arms, head
        for x, turn in ((28, -14), (73, 14)):
            soft(a, x, 76, 10, 26, "#3E2610", 0.6, turn)
        for x, y, rx, ry, turn in (
            (64, 26, 19, 10, -52), (36, 26, 19, 10, 52), (67, 44, 16, 9, 14), (33, 44, 16, 9, -14),
        ):  # fmt: skip
            soft(a, x, y, rx, ry, "#FFFDF2", 0.95, turn)
            soft(a, x, y, rx * 0.7, ry * 0.7, "#FFFDF2", 0.6, turn)
        soft(a, 50, 79, 27, 9, "#E9C48C", 1)
        soft(a, 50, 79, 20, 6, "#FFF0CC", 0.7)
        soft(a, 50, 67, 5, 14, "#F0D2A0", 0.9)
        for x, y, rx, ry in ((50, 44, 9, 13), (49, 54, 13, 12), (51, 59, 17, 9)):
            soft(a, x, y, rx, ry, "#5A3A1E", 0.85)
        soft(a, 39, 37, 5, 11, "#5A3A1E", 0.7, -28)
        soft(a, 61, 31, 5, 13, "#5A3A1E", 0.7, 22)
        soft(a, 50, 28, 11, 14, "#3A2210", 0.9)
        soft(a, 50, 28, 5.4, 7, "#E9C492", 0.8)
        soft(a, 50, 19.4, 8, 3.4, "#FFFDF2", 0.9)
        a.glow(50, 46, 34, "#FFF3D6", 0.28)
        # his own thumb: too near to be sharp either
        for k, o in ((5, 0.18), (3.4, 0.25), (1.8, 0.4), (0, 0.75)):
            a.path(
                f"M82 {n(58 - k)}C{n(74 - k)} {n(57 - k)} {n(64 - k)} {n(62 - k)} {n(62 - k)} "
                f"{n(71)}C{n(61 - k)} {n(79 + k)} {n(66 - k)} 84 70 88H82Z",
                a.linear(60, 58, 84, 84, (0, "#E9BE8E"), (0.5, "#A87448"), (1, "#5A3218")),
                o,
            )
    corners(a, -1.5, "ac")
    return a


EMBLEMS = {"photo-good": good, "photo-motion": shaken, "photo-unfocused": unfocused}
