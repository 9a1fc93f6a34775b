"""What wands are made of: sticks, collars, the light they leave behind."""

from curves import Point, lit_edge, n, ribbon
from kit import Art

METAL = ((0, "#FFFBE2"), (0.3, "#EDC566"), (0.55, "#B07E2C"), (0.75, "#F0CD78"), (1, "#7A4E1A"))
SILVER = ((0, "#FFFFFF"), (0.3, "#D3DEEC"), (0.55, "#8496B8"), (0.75, "#E9F0FA"), (1, "#4A5A80"))


def shaft(
    a: Art, points: list[Point], widths: list[float], light: str, mid: str, dark: str
) -> None:
    """A stick in three tones on a seat of its own shade, so that it stands off any sky."""
    a.path(ribbon(points, [w + 0.6 for w in widths]), dark, 0.5)
    lit = lit_edge(points)
    a.limb(points, widths, mid)
    a.path(ribbon(points, widths, -lit, -0.2 * lit), dark, 0.7)
    a.path(ribbon(points, widths, 0.35 * lit, 0.85 * lit), light, 0.9)


def trail(a: Art, points: list[Point], tint: str, fade: str) -> None:
    """The light that a wand leaves behind."""
    paint = a.linear(*points[0], *points[-1], (0, tint), (1, fade, 0.1))
    widths = [0.3, *[2.2 - 0.3 * i for i in range(len(points) - 2)], 0.2]
    a.limb(points, widths, paint)


def collar(a: Art, x: float, y: float, turn: float, w: float, metal: str = "") -> None:
    """A ring of metal across the stick."""
    with a.moved(x, y, 1, turn):
        paint = metal or a.linear(-w, 0, w, 0, *METAL)
        a.path(f"M{n(-w)} -1.5Q0 .4 {n(w)} -1.5V1.2Q0 3.2 {n(-w)} 1.2Z", paint, 1, "#B08038", 0.4)


def upright(a: Art, turn: float, scale: float) -> None:
    """Turn all that is drawn so far about the middle: no two wands lean alike."""
    t = f"translate(48 54) rotate({n(-turn)}) scale({n(scale)}) translate(-48 -54)"
    a.body = [f'<g transform="{t}">', *a.body, "</g>"]
