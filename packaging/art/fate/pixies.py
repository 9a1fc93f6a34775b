"""Pixies: four heads tall, long noses, sly eyes; every one has a cap and a walk of his own."""

import math
from collections.abc import Sequence
from typing import Literal

from curves import Point, between, n, ribbon, toward
from hands import Gesture, Hand
from kit import Art
from plants import leaf
from tones import Cloth, Skin, dye

from fate.caps import CAPS, Cap

TAN = Skin("#F9D6A8", "#D6955F", "#8F5638")
BROWN = Skin("#CC9468", "#8E5A3C", "#4C2C26")
RUDDY = Skin("#FFD0B0", "#DE8A66", "#9A4A3C")
UMBER = Skin("#E2B083", "#AC7048", "#653C2E")
ELM = Skin("#E6DDA2", "#B3A45E", "#6A6134")

Beard = Literal["", "long", "curly"]
HEAD = (
    "M-4.6 -3C-2 -5.8 3.4 -5.6 4.6 -2.4C5 -1.6 4.9 -1 5.2 -.5C6.2 .1 8 .6 8.4 1.6"
    "C8.6 2.5 7.2 2.8 5.6 2.4C5.8 3 5.7 3.5 5.1 3.7C5.3 4.4 4.8 5.8 3.2 6.1"
    "C.8 6.5 -2.4 5.4 -3.8 3C-5 1 -5.4 -1.4 -4.6 -3Z"
)
SNUB = (
    "M-4.6 -3C-2 -5.8 3.4 -5.6 4.5 -2.6C4.8 -1.8 4.6 -1.2 4.9 -.6C5.4 -.2 6.7 -.3 6.9 .5"
    "C7 1.3 6 1.8 5.3 1.8C5.6 2.5 5.5 3.2 4.9 3.5C5.1 4.3 4.6 5.6 3 5.9"
    "C.8 6.3 -2.4 5.4 -3.8 3C-5 1 -5.4 -1.4 -4.6 -3Z"
)


def head(
    a: Art,
    x: float,
    y: float,
    size: float,
    skin: Skin,
    cap: Cap,
    cloth: Cloth,
    *,
    turn: float = 0,
    left: bool = False,
    beard: Beard = "",
    snub: bool = False,
    hair: str = "#6B3B24",
) -> None:
    """A head in profile; size 1 is twelve units from crown to chin."""
    side = -size if left else size
    with a.group(f"translate({n(x)} {n(y)}) scale({n(side)} {n(size)}) rotate({n(turn)})"):
        lit = (-4, -5, 5, 5) if left else (4, -5, -4, 5)
        if cap in ("flyer", "tuft", "acorn"):
            _nape(a, cap, hair)
        a.path(
            SNUB if snub else HEAD,
            a.linear(*lit, (0, skin.light), (0.55, skin.mid), (1, skin.shade)),
        )
        a.path("M-3.8 3C-2.4 5.4 .8 6.5 3.2 6.1C1 5.4 -1.4 4.2 -2.4 1.8Z", skin.shade, 0.5)
        a.ellipse(2.9, 2.4, 1.5, 1.05, "#D9483C", 0.32)
        if not snub:
            a.ellipse(7.4, 1.5, 1, 0.75, "#D9483C", 0.4)
        # a sly eye: white, iris far forward, heavy lid; under it half a grin
        a.path("M1.5 -.7C2.3 -2.2 4.3 -2.4 5.1 -1.1C4.4 .5 2.5 .7 1.5 -.7Z", "#FFFBEA")
        a.circle(3.95, -0.86, 0.98, "#4F8A3C")
        a.circle(4.05, -0.86, 0.55, "#1A1024")
        a.circle(3.75, -1.2, 0.27, "#FFFFFF")
        a.path("M1.2 -.7C2.2 -2.5 4.4 -2.7 5.3 -1.2C4.3 -1.9 2.6 -1.8 1.2 -.7Z", "#241B33")
        a.path("M1.3 -3.2Q3.1 -4.5 5.2 -2.9Q3.2 -3.6 1.3 -3.2Z", hair, 1, hair, 0.4)
        a.path("M2 3.5Q3.9 4.6 5.5 3.3Q4.6 5.5 3 4.9Q2.4 4.5 2 3.5Z", "#6A1F26")
        a.path("M2 3.5Q3.9 4.6 5.5 3.3Q4.4 4.7 3.2 4.4Q2.5 4.1 2 3.5Z", "#FFFBEA")
        a.path(
            "M-1.4 2.2C-3.4 2.4 -6.4 .4 -9.6 -3.4C-6 -3 -2.4 -2.4 -.9 -.8C0 .2 -.2 1.8 -1.4 2.2Z",
            skin.mid,
        )
        a.path("M-2 -1.6C-4 -2.4 -6.6 -3 -9.6 -3.4C-8 -1.6 -6.6 -.2 -5.2 .8Z", skin.light, 0.6)
        a.path("M-1.7 1.3C-3.4 1 -5.2 -.4 -7 -2.2C-4.8 -1.8 -2.8 -1.2 -1.7 -.2Z", skin.shade, 0.75)
        if beard:
            _beard(a, beard, hair)
        CAPS[cap](a, cloth, left, hair)


def _nape(a: Art, cap: Cap, hair: str) -> None:
    """Hair that shows under a small cap."""
    if cap == "tuft":
        for points in (
            [(-3, 1), (-7, 3), (-8, 6)],
            [(-3.6, -0.6), (-8, 0.6), (-10, 3)],
            [(-2.6, 2.4), (-5, 5), (-5, 8)],
        ):
            a.limb(points, [3, 2.4, 0.3], hair)
        return
    a.path("M1 -5.6C-4 -7 -7 -3.6 -6.6 .6C-6.4 3.4 -5 5 -3.4 5.4C-3 3 -2 1 -1 -1Z", hair)


def _beard(a: Art, beard: Beard, hair: str) -> None:
    if beard == "long":
        a.path(
            "M-2.4 1.8C-3.4 6 -2 11 1.4 15.4C2.4 12.6 3.4 13 4.6 14.4C4.8 10.6 6.8 7.6 6 3.8"
            "C4.6 4.6 3.4 4.4 2.6 3.4C1 4.4 -1 3.6 -2.4 1.8Z",
            hair,
        )
        for points in (
            [(-0.6, 4.4), (-0.4, 8.4), (1.6, 12.6)],
            [(2, 5), (2.2, 8.6), (3.4, 12)],
            [(4.6, 5), (4.8, 7.6), (4.2, 10)],
        ):
            a.line(points, "#FFFFFF", 0.4, 0.75)
        a.path("M2.4 3.4C3.8 2.4 5.6 2.4 6.6 3.6C5.4 4.4 3.6 4.4 2.4 3.4Z", "#FFFFFF", 0.5)
    else:
        for x, y, r in (
            (-2.2, 3.2, 1.8),
            (-0.8, 5, 2),
            (1.4, 6.2, 2.1),
            (3.6, 6.2, 2),
            (5, 4.9, 1.5),
        ):
            a.circle(x, y, r, hair)
        for x, y in ((-2.2, 2.8), (-0.6, 4.6), (1.6, 5.8), (3.8, 5.8)):
            a.path(
                f"M{n(x - 1)} {n(y + 0.6)}Q{n(x - 0.6)} {n(y - 1)} {n(x + 0.8)} {n(y - 0.4)}",
                "none",
                1,
                "#FFD9A0",
                0.4,
                0.7,
            )


def paw(
    a: Art,
    x: float,
    y: float,
    turn: float,
    skin: Skin,
    thumb: int = 1,
    size: float = 1,
    what: Gesture = "grip",
    far: bool = False,
) -> None:
    """A large hand, mostly closed over what it holds; the wrist at x, y."""
    Hand((x, y), turn, skin, size=9 * size, flip=thumb < 0, far=far).draw(a, what)


def boot(
    a: Art,
    x: float,
    y: float,
    turn: float,
    right: bool = False,
    far: bool = False,
    size: float = 1,
    tones: Sequence[str] = ("#BC7848", "#5A2F20"),
) -> None:
    """A soft boot with a curled tip; the ankle at x, y."""
    with a.moved(x, y, size, turn, flip=right):
        paint = tones[1] if far else a.linear(-14, -3, 4, 4, (0, tones[0]), (1, tones[1]))
        a.path(
            "M2.6 -3.6C4.6 -1.8 4.2 1.6 1.8 3.6C-1.2 5 -7 4.6 -11.4 2.8C-15.4 1 -15.8 -2.6 -13.2 -5"
            "C-13.6 -2.4 -10.6 -.6 -7.8 -.8C-5 -1 -4 -3 -2.6 -4.2Z",
            paint,
        )
        if not far:
            a.path(
                "M-3 -4.4C-1 -5.2 1.6 -5 3 -3.8C3.4 -2.6 2.8 -1.8 2 -1.8"
                "C.4 -2.6 -1.6 -2.8 -3.4 -2Z",
                tones[0],
            )
            a.path("M-12 1C-8 3 -3 3.4 1 2.4", "none", 1, "#FFE3B8", 0.5, 0.5)


def breech(
    a: Art, hip: Point, knee: Point, ankle: Point, cloth: Cloth, far: bool = False, size: float = 1
) -> None:
    """A leg in hose, knee well bent."""
    points = [hip, between(hip, knee, 0.5), knee, between(knee, ankle, 0.5), ankle]
    widths = [size * w for w in (7.4, 6.6, 5.4, 4.4, 3.2)]
    if far:
        a.limb(points, widths, cloth.deep, shade=cloth.dark)
        return
    a.limb(points, widths, dye(a, points, cloth), lit=cloth.light, shade=cloth.dark)


def reach(
    a: Art,
    shoulder: Point,
    elbow: Point,
    wrist: Point,
    cloth: Cloth,
    skin: Skin,
    *,
    hand: float | None = None,
    thumb: int = 1,
    far: bool = False,
    size: float = 1,
    what: Gesture = "grip",
) -> None:
    """An arm in a wide sleeve with its hand."""
    way = math.degrees(math.atan2(wrist[1] - elbow[1], wrist[0] - elbow[0]))
    if far:
        paw(a, *wrist, way if hand is None else hand, skin, thumb, size, what, far)
    points = [shoulder, between(shoulder, elbow, 0.5), elbow, between(elbow, wrist, 0.55), wrist]
    widths = [size * w for w in (6.2, 5.8, 5, 4.4, 4)]
    if far:
        a.limb(points, widths, cloth.deep, shade=cloth.dark)
    else:
        box = [(p[0] + d, p[1] + d) for p in points for d in (-2, 2)]
        a.limb(points, widths, dye(a, box, cloth), lit=cloth.light, shade=cloth.dark)
    cuff = [toward(wrist, way - 90, 2.1 * size), wrist, toward(wrist, way + 90, 2.1 * size)]
    a.path(ribbon(cuff, [1.1, 1.5, 1.1]), cloth.light if not far else cloth.mid)
    if not far:
        paw(a, *wrist, way if hand is None else hand, skin, thumb, size, what)


def coat(a: Art, outline: str, box: Sequence[Point], cloth: Cloth, shade: str = "") -> None:
    """A jerkin: one shape, one paint, its shade on the right."""
    a.path(outline, dye(a, box, cloth))
    if shade:
        a.path(shade, cloth.dark, 0.45)


def strap(a: Art, points: Sequence[Point], width: float = 2.2) -> None:
    """A leather belt with a buckle at its middle."""
    a.limb(
        points, [width * 0.8, *[width] * (len(points) - 2), width * 0.8], "#5A3322", lit="#A8744A"
    )
    x, y = points[len(points) // 2]
    k = width * 0.75
    a.path(f"M{n(x - k)} {n(y - k)}h{n(2 * k)}v{n(2 * k)}h{n(-2 * k)}Z", "none", 1, "#F4D27A", 0.8)


def ruff(a: Art, x: float, y: float, w: float, light: str, dark: str, turn: float = 0) -> None:
    """A collar of leaves."""
    for i in range(6):
        t = (i - 2.5) / 2.5
        leaf(a, (x + t * w * 0.5, y - 1), 90 + turn - t * 44, w * 0.42, light, dark)
