"""What the portraits of the researchers share: frame, face in profile, coat, collar, brooch.

Every sitter is drawn in profile to the left. One who looks to the right is mirrored, and then the
light is mirrored back, so that it comes from the upper left on all six cards.
"""

import math
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import NamedTuple

from curves import Point, n, spline
from kit import INK, Art, Stop
from tones import Cloth, Hair, Skin


class Features(NamedTuple):
    """What makes one profile differ from another, in units away from the plain one."""

    nose: float = 0
    """How far it stands out."""
    hook: float = 0
    """Above 0 an eagle's nose, below 0 a turned-up one."""
    chin: float = 0
    brow: float = 0
    lips: float = 0
    jaw: float = 0
    """How heavy it is below the ear."""


class Sitter:
    """One portrait in work: the drawing, and which way the sitter looks."""

    def __init__(self, title: str, skin: Skin, right: bool = False) -> None:
        self.a = Art(title)
        self.skin = skin
        self.right = right

    def linear(self, x1: float, y1: float, x2: float, y2: float, *stops: Stop) -> str:
        """A gradient that keeps the light at the upper left of the picture."""
        if self.right:
            x1, x2 = 100 - x1, 100 - x2
        return self.a.linear(x1, y1, x2, y2, *stops)

    def cloth(self, x1: float, y1: float, x2: float, y2: float, cloth: Cloth) -> str:
        return self.linear(x1, y1, x2, y2, *zip((0, 0.36, 0.74, 1), cloth, strict=True))

    def hair(self, x1: float, y1: float, x2: float, y2: float, hair: Hair) -> str:
        tones = ((0, hair.light), (0.45, hair.mid), (1, hair.dark))
        return self.linear(x1, y1, x2, y2, *tones)

    @contextmanager
    def turned(self) -> Iterator[Art]:
        with self.a.group("translate(100 0) scale(-1 1)" if self.right else ""):
            yield self.a


def frame(a: Art, light: str, mid: str, dark: str) -> None:
    """The ground of the oval, in the sitter's own colour; `rim` closes it at last."""
    a.ellipse(50, 50, 34.8, 42.8, a.radial(40, 34, 60, (0, light), (0.5, mid), (1, dark)))


def rim(a: Art) -> None:
    """The oval's frame: it covers what reached over the edge."""
    gold = ((0, "#FFF0C2"), (0.3, "#C8983E"), (0.6, "#7D5620"), (1, "#EBC977"))
    ring = _oval(38.8, 46.8) + _oval(35.4, 43.4)
    a.path(ring, a.linear(20, 8, 80, 92, *gold), evenodd=True)
    a.path(_oval(35.4, 43.4) + _oval(34.5, 42.5), "#2A1E1A", evenodd=True)
    for i in range(44):
        t = i / 44 * math.tau
        a.circle(50 + 37.1 * math.cos(t), 50 + 45.1 * math.sin(t), 0.66, "#FFF6D6", 0.95)


def _oval(rx: float, ry: float) -> str:
    left, right = n(50 - rx), n(50 + rx)
    arc = f"A{n(rx)} {n(ry)} 0 0 1"
    return f"M{left} 50{arc} {right} 50{arc} {left} 50Z"


def coat(s: Sitter, cloth: Cloth, shirt: str = "") -> None:
    """Shoulders inside the oval's lower edge; with a shirt if it is worn open."""
    a = s.a
    a.path(
        "M20.6 75.6C27 67 38 63.6 45 61.6L58 61C67 63 75 67 79.2 75.4C73 86.4 62.6 92.8 50 92.8"
        "C37.6 92.8 27 86.4 20.6 75.6Z",
        s.cloth(28, 62, 72, 94, cloth),
    )
    shade = "M59 61C67 63 75 67 79.2 75.4C76 81.4 71 86.4 65 89.4C67 79 65 69 59 61Z"
    lit = "M41 63C33 66 25.6 69.6 20.6 75.6C23 79.8 26 83.2 29.6 86C30 77 34 69 41 63Z"
    a.path(lit if s.right else shade, cloth.dark, 0.5)
    edge: list[Point] = [(42, 63), (33, 67), (24.6, 74.6)]
    if s.right:
        edge = [(62, 63), (70, 66.6), (77, 73)]
    a.limb(edge, [0.4, 1.8, 0.4], cloth.light, o=0.7)
    if shirt:
        a.path(
            "M44 60L50.6 72L58.6 60L62 65L53.6 82L50.6 85L47.4 81L41 64Z",
            s.linear(44, 60, 60, 82, (0, "#FFFDF4"), (1, shirt)),
        )
        a.path("M50.6 72L53.6 82L50.6 85L48.4 81Z", "#6E5C54", 0.45)


def neck(s: Sitter, width: float = 10) -> None:
    a, skin = s.a, s.skin
    points: list[Point] = [(51.6, 66), (51.4, 59), (52, 51)]
    a.limb(points, [width * 1.35, width, width], skin.mid)
    a.path("M46.4 54C49 58.6 54 60 58 57L57.6 51H46.6Z", skin.shade, 0.6)


def profile(s: Sitter, x: float, y: float, f: Features, turn: float = 0) -> None:
    """The bare head, to the left; x, y is a little before the ear."""
    a = s.a
    with a.moved(x, y, 1, turn):
        outline: list[Point] = [
            (-1, -14.6), (-6.4, -12.4), (-9.6 - f.brow * 0.4, -8), (-10.3 - f.brow, -4),
            (-9.3, -1.4), (-10.8 - f.nose * 0.4 - f.hook * 0.9, 1.4),
            (-12.6 - f.nose * 0.8 - f.hook * 0.4, 4), (-13.8 - f.nose, 5.8 + f.hook * 0.9),
            (-12.5 - f.nose * 0.7, 7.2 + f.hook * 0.5), (-10.3, 7.5), (-10.7, 9),
            (-11.5 - f.lips, 10.1), (-10.5, 11), (-11.1 - f.lips * 0.8, 12.1), (-9.9, 13.6),
            (-10.5 - f.chin, 15.8), (-9.8 - f.chin, 18), (-7, 19.2), (-1.4, 17.2 + f.jaw),
            (3.8 + f.jaw * 0.6, 12.6 + f.jaw), (6, 6), (11, 2), (13, -5), (8, -13),
        ]  # fmt: skip
        a.path(spline(outline, closed=True), _skin(s))
        _features(s, f)


def _skin(s: Sitter) -> str:
    """Lit from the upper left of the picture, in the head's own grid."""
    ends = (9, -12, -10, 16) if s.right else (-12, -10, 9, 15)
    skin = s.skin
    return s.a.linear(*ends, (0, skin.light), (0.52, skin.mid), (1, skin.shade))


def _features(s: Sitter, f: Features) -> None:
    a, skin = s.a, s.skin
    # under jaw and cheekbone; the side of the nose; the socket of the eye
    a.path("M-7 19.2C-4 19 1 17.6 4.4 12.6C2 13.4 -2.6 17 -7.6 16.6Z", skin.shade, 0.55)
    a.path(
        "M-4.6 4C-1 4.4 2 7.4 1.6 12C-1 14 -4.4 13.4 -5.6 10.6C-3.4 9.6 -3 6.6 -4.6 4Z",
        skin.shade,
        0.28,
    )
    a.ellipse(-5.4, 6.6, 2.7, 2, "#D9573F", 0.26)
    a.path("M-10.2 7.4C-11 6.2 -9.4 4.8 -8.6 6C-8.2 7 -9.2 7.8 -10.2 7.4Z", skin.shade, 0.7)
    a.path("M-9.4 -2.6C-8 -3 -5.6 -2.6 -4 -1C-5.4 -.6 -7.6 -1 -9.4 -1.2Z", skin.shade, 0.45)
    # eye: white, iris, lid, crease
    a.path("M-9.2 .7C-8 -.9 -6.2 -1 -4.5 .5C-6 1.6 -7.8 1.6 -9.2 .7Z", "#FFFBF2")
    a.circle(-7.9, 0.4, 1.05, "#2E2230")
    a.circle(-8.2, 0, 0.34, "#FFFFFF")
    a.limb([(-9.6, 0.7), (-7.4, -1), (-4.2, 0.7)], [0.3, 0.85, 0.3], INK)
    a.path("M-9 -2.1Q-7 -2.6 -4.6 -1", "none", 1, skin.shade, 0.4)
    # lips
    a.path(
        f"M{n(-11.5 - f.lips)} 10.1C-10.6 9.8 -9.4 10.2 -7.6 11.1C-9 11.3 -10 11.2 -10.5 11Z",
        "#A8453F",
    )
    a.path(
        f"M-10.5 11C-9.6 11.3 -8.6 11.3 -7.6 11.1C-8.6 12.6 -10 13 {n(-11.1 - f.lips * 0.8)} 12.1Z",
        "#C4625A",
    )


def ear(s: Sitter, x: float, y: float, bead: str = "") -> None:
    a, skin = s.a, s.skin
    with a.moved(x, y):
        a.path(
            "M-.6 4.6C-2 2 -2.6 -1.6 -.6 -3.4C1.8 -4.8 4 -2.4 3 .6C2.4 2.4 1.6 3 1.2 4.4"
            "C.8 5.6 -.2 5.6 -.6 4.6Z",
            skin.mid,
        )
        a.path("M-.2 -1.8C1.2 -3.2 2.6 -1.6 2 .2C1.6 1.4 .6 1.6 .4 2.8", "none", 1, skin.shade, 0.6)
        if bead:
            a.circle(0.2, 6.6, 1.2, bead)
            a.circle(-0.2, 6.2, 0.4, "#FFFFFF")


def eyebrow(s: Sitter, x: float, y: float, hair: Hair, weight: float = 0.9) -> None:
    """Over the eye of a head whose middle is at x, y."""
    s.a.limb([(x - 10, y - 3.4), (x - 7, y - 5), (x - 3.6, y - 3.6)], [0.3, weight, 0.3], hair.dark)


def brooch(a: Art, x: float, y: float, stone: str) -> None:
    a.ellipse(x, y, 2.5, 3, "#8A5E1E")
    a.ellipse(x - 0.1, y - 0.1, 2.2, 2.7, "#F0CE7A")
    a.ellipse(x, y, 1.5, 1.9, stone)
    a.ellipse(x - 0.5, y - 0.7, 0.4, 0.5, "#FFFFFF", 0.9)


def strands(a: Art, lines: Sequence[Sequence[Point]], tone: str, w: float = 0.5) -> None:
    for line in lines:
        a.line(line, tone, w, 0.75)
