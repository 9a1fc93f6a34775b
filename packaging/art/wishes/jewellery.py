"""What the signs of the wishes are made of: gold, jewels, raised shapes."""

from curves import Point, toward
from kit import Art

RIM = "#FFF4CC"
NIGHT = "#1E1030"
GILT = ((0, "#FFF3C0"), (0.28, "#EFC663"), (0.6, "#B87C2C"), (1, "#64380F"))
ROUND = (
    (0, "#C08A3A"), (0.2, "#FFF0B8"), (0.46, "#E2AE4C"), (0.74, "#9A6022"), (0.93, "#5C3214"),
    (1, "#A8743A"),
)  # fmt: skip
"""Gold that bends away on both sides: a band, a turned handle."""


def gilt(a: Art, x0: float = 16, y0: float = 10, x1: float = 84, y1: float = 90) -> str:
    return a.linear(x0, y0, x1, y1, *GILT)


def raised(a: Art, d: str, paint: str, k: float = 1, rim: str = RIM) -> None:
    """A solid shape: it casts a shade to the lower right, and its edges to the upper left are lit.

    The light is the shape itself, seen from under its twin: nowhere of one width.
    """
    for step in (2, 1.5, 1):
        with a.moved(step * k, step * k * 1.2):
            a.path(d, NIGHT, 0.15)
    a.path(d, rim)
    with a.moved(0.62 * k, 0.74 * k):
        a.path(d, paint)


def jewel(a: Art, x: float, y: float, r: float, tone: str, deep: str) -> None:
    """A cabochon: its shade, its body, the light that went through it, the window."""
    a.circle(x + r * 0.16, y + r * 0.2, r * 1.06, NIGHT, 0.4)
    body = a.radial(x - r * 0.3, y - r * 0.35, r * 1.4, (0, "#FFF4EA"), (0.3, tone), (1, deep))
    a.circle(x, y, r, body)
    a.wisp([toward((x, y), t, r * 0.72) for t in (95, 60, 25, -5)], r * 0.3, tone, 0.8)
    a.ellipse(x - r * 0.34, y - r * 0.42, r * 0.3, r * 0.2, "#FFFFFF", 0.9, -32)


def gold_leaf(
    a: Art,
    root: Point,
    turn: float,
    length: float,
    light: str = "#FFEFA8",
    mid: str = "#E0AC48",
    deep: str = "#8A5A1E",
) -> None:
    """A leaf of metal: the half that faces the light, and the half that does not."""
    sunny = -180 < (turn + 45) % 360 - 180 < 0
    halves = ((light, mid), (mid, deep)) if not sunny else ((mid, deep), (light, mid))
    with a.moved(root[0] + 0.7, root[1] + 0.9, length / 10, turn):
        a.path("M0 0C2 -4 7 -4.4 10.8 -.4C7 4.2 2 4 0 0Z", NIGHT, 0.24)
    with a.moved(*root, length / 10, turn):
        for (near, far), d in zip(
            halves,
            (
                "M0 0C2 -4 7 -4.4 10.8 -.4C7 -.4 3 .2 0 0Z",
                "M0 0C2 4 7 4.2 10.8 -.4C7 -.4 3 .2 0 0Z",
            ),
            strict=True,
        ):
            a.path(d, a.linear(1, 0, 10, 0, (0, far), (0.55, near), (1, mid)))
