"""The three photographs, sepia prints: a good one, one that shook, one out of focus."""

from collections.abc import Iterator
from contextlib import contextmanager

from curves import n, polygon, toward
from figures import arm, gown, leg
from heads import bust, locks
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
    bust(a, 50, 25.6, SKIN, HAIR, "parted", (50, 35), front=True, turn=-5, look=0.4)
    for x, y in ((46, 20.6), (48.6, 19), (51.6, 18.8), (54.2, 20.2)):
        flower(a, x, y, 1.5, "#FFF9EA", "#B4875A")


def good() -> Art:
    """Sharp: she dances on a toadstool and holds still for once."""
    a = Art("Good shot")
    with mounted(a, -4, "#C9A878", "#A07C50", "#5E4026"):
        a.glow(52, 34, 30, "#FFF3D6", 0.85)
        for x, y, t, s, curl in (
            (24.0, 84.0, -78, 46, 40),
            (80, 84, -104, 44, -40),
            (30, 84, -96, 30, 60),
            (76, 84, -82, 30, -50),
        ):
            fern(a, (x, y), t, s, "#8A6A42", "#5A3E24", curl=curl)
        # the toadstool
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


def flier(a: Art) -> None:
    """Caught in flight, from lower left to upper right."""
    wing(a, (52, 45), -122, 26, FORE, flip=True, o=0.75)
    wing(a, (53, 45), -92, 27, FORE, flip=True)
    leg(a, (43, 54), (34, 60), (25, 58), (21, 56), SKIN, far=True)
    leg(a, (43, 56), (34, 64), (26, 64), (22, 63), SKIN)
    gown(
        a,
        [(60, 43), (55, 47), (50.6, 50.6), (44, 54), (37, 60), (30, 67)],
        [8, 7.4, 5.6, 9.6, 13, 17],
        LINEN,
        (3, 5, 3, 5),
        folds=5,
    )
    locks(
        a,
        HAIR,
        [[(62, 30), (55, 31), (50, 36), (43, 35)], [(62, 33), (56, 36), (50, 40), (44, 41)]],
        3.8,
    )
    bust(a, 66, 36, SKIN, HAIR, "swept", (60.6, 43.6), turn=-14)
    arm(a, (60, 45), (67, 49), (74, 42), SKIN, thumb=-1)


def shaken() -> Art:
    """Shaken: three fairies where there was one, and the horizon slopes."""
    a = Art("Shaken shot")
    with mounted(a, 6, "#B49468", "#8A6840", "#543820"):
        a.glow(56, 40, 30, "#FFF0CE", 0.6)
        a.path("M18 66C34 60 56 70 82 56V86H18Z", "#6B4A2A", 0.8)
        a.path("M18 74C38 66 58 78 82 66V86H18Z", "#4A3018", 0.85)
        for i, (x, h) in enumerate(((26, 22), (34, 15), (71, 26), (78, 18))):
            for ghost, o in ((0, 0.5), (3, 0.3), (6, 0.2)):
                a.path(
                    f"M{n(x + ghost)} {n(76 - i)}L{n(x + ghost + 3)} {n(76 - h)}"
                    f"L{n(x + ghost + 6)} {n(76 - i)}Z",
                    "#3A2410",
                    o,
                )
        with a.define("flier"):
            flier(a)
        for dx, dy, o in ((-8.4, 6.6, 0.28), (-4.2, 3.3, 0.45), (0, 0, 0.95)):
            with a.group(opacity=o):
                a.use("flier", dx, dy)
        for d in (
            [(22, 76), (36, 66), (46, 60)],
            [(28, 44), (38, 36), (46, 30)],
            [(58, 62), (68, 54), (76, 46)],
            [(22, 54), (30, 47), (36, 43)],
            [(40, 78), (56, 66), (66, 60)],
        ):
            a.wisp(d, 1.1, "#FFF6E0", 0.65)
    corners(a, 6, "ad")
    for d in (
        [(6, 40), (3, 50), (6, 60)],
        [(11, 44), (9, 50), (11, 56)],
        [(94, 40), (97, 50), (94, 60)],
        [(89, 44), (91, 50), (89, 56)],
    ):
        a.wisp(d, 1.4, "#FFE9B8", 0.8)
    return a


def unfocused() -> Art:
    """Out of focus: a fairy, perhaps, behind the photographer's own thumb."""
    a = Art("Out-of-focus shot")
    with mounted(a, -1.5, "#C4A676", "#9A774C", "#66482C"):
        for x, y, r, o in (
            (30, 24, 8, 0.3),
            (70, 20, 6, 0.34),
            (76, 44, 7.4, 0.26),
            (28, 54, 6, 0.3),
            (62, 68, 5, 0.3),
            (40, 16, 4, 0.4),
            (34, 72, 6.4, 0.22),
        ):
            a.circle(x, y, r, "#FFF3D6", o, "#FFF9EA", 0.5)
        # the fairy: soft discs of light, then three faint ghosts of her shape
        a.glow(52, 44, 30, "#FFF8E6", 0.9)
        for dx, dy in ((-2.6, -1.4), (2.6, -0.8), (0, 2.4), (0, 0)):
            with a.group(f"translate({n(dx)} {n(dy)})", 0.3):
                for s in (1, -1):
                    a.path(
                        f"M50 42C{n(50 + s * 8)} 24 {n(50 + s * 24)} 20 {n(50 + s * 26)} 28"
                        f"C{n(50 + s * 26)} 38 {n(50 + s * 14)} 44 50 46Z",
                        "#FFFDF2",
                    )
                    a.path(
                        f"M50 46C{n(50 + s * 10)} 46 {n(50 + s * 18)} 52 {n(50 + s * 16)} 60"
                        f"C{n(50 + s * 8)} 60 {n(50 + s * 3)} 54 50 48Z",
                        "#FFF6E0",
                    )
                a.path(
                    "M46 40C46 46 47 48 45 54C42 62 38 68 36 74C44 78 58 78 65 74"
                    "C62 67 57 60 55 54C53 48 54 46 54 40C52 37.6 48 37.6 46 40Z",
                    "#7A5632",
                )
                a.ellipse(50, 32, 5, 6, "#5A3A20")
                a.path(
                    "M47 41C40 45 36 42 34 36M53 41C60 45 63 50 64 56", "none", 1, "#7A5632", 2.6
                )
        for r, o in ((24, 0.10), (17, 0.12), (11, 0.14)):
            a.ellipse(50, 50, r, r * 1.2, "#FFF6E0", o)
        # his own thumb, from the right edge, soft at its rim: pad, nail, wrinkles of the joint
        pad = a.linear(
            56, 50, 66, 82, (0, "#F6DDB4"), (0.4, "#C8976A"), (0.8, "#7E5232"), (1, "#4A2A16")
        )
        for k, o in ((3.4, 0.3), (1.8, 0.45), (0, 1)):
            a.path(
                f"M82 {n(47 - k)}C{n(70 - k)} {n(45.6 - k)} {n(50 - k)} {n(50 - k)} {n(47 - k)} "
                f"{n(60 - k * 0.3)}"
                f"C{n(45.4 - k)} {n(69 + k)} {n(56 - k)} {n(74.6 + k)} 66 {n(75.4 + k)}"
                f"C72 {n(76 + k)} 78 {n(76 + k)} 82 {n(76.6 + k)}Z",
                pad, o,
            )  # fmt: skip
        a.path(
            "M48.6 58.6C50.6 53 57 50.4 63.6 50.4C64.6 53.4 64.4 57.4 63 60.4"
            "C58 61.6 52.4 61.4 48.6 58.6Z",
            a.linear(50, 50, 62, 62, (0, "#FFF6E4"), (1, "#DDB98C")), 1, "#9A6C44", 0.5,
        )  # fmt: skip
        for d in (
            [(70, 50), (72, 55), (71, 60)],
            [(73.4, 50), (75.4, 55), (74.6, 60)],
            [(68, 68), (73, 70), (78, 69)],
        ):
            a.wisp(d, 0.8, "#7E5232", 0.7)
    corners(a, -1.5, "ac")
    # a question that nobody answers: rings of the lens
    for r in (5, 8, 11):
        a.circle(88, 16, r, "none", 1, "#FFE9B8", 0.5)
    a.glow(88, 16, 12, "#FFE9B8", 0.5)
    return a


EMBLEMS = {"photo-good": good, "photo-motion": shaken, "photo-unfocused": unfocused}
