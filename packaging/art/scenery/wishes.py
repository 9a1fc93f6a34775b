"""All You Wish For: the wanderer above six realms at daybreak; a sea chart for the table."""

from curves import n, toward
from kit import GOLD, Art

from scenery.cloth import dusk, new_table, rays, rings
from scenery.land import Vista

INK = "#8FB2EA"
"""The ink of the chart, always faint."""


def table() -> Vista:
    """The sea round an island, as a chart draws it: rhumb lines, waves, a compass in each half."""
    a = new_table("A sea chart by night")
    with a.part("ground"):
        dusk(a, "#1F4482", "#122C60", "#060D26")
        _waves(a)
    with a.part("middle"):
        rings(a, 80, 45, ((30, 0.2), (29.2, 0.1)), 0.06)
    with a.part("left"):
        _rose(a, 16, 74)
        _serpent(a, 20, 47)
    with a.part("right"):
        _rose(a, 145, 30)
        _ship(a, 140, 70)
    return a


def _rose(a: Art, x: float, y: float) -> None:
    """A compass from which the lines of a course go out in all directions."""
    courses = []
    for k in range(32):
        far = toward((x, y), 360 * k / 32, 70)
        courses.append(f"M{n(x)} {n(y)}L{n(far[0])} {n(far[1])}")
    a.path("".join(courses), "none", 1, GOLD[1], 0.1, 0.1)
    rings(a, x, y, ((9, 0.24), (8.4, 0.12), (4.2, 0.14)), 0.18)
    rays(a, x, y, 1.6, [10.6 if i % 2 == 0 else 7 for i in range(16)], 0.15)


def _waves(a: Art) -> None:
    """Small strokes of the pen on open water."""
    strokes = []
    for row in range(15):
        for col in range(22):
            x = col * 7.6 + (row * 5.3 + col * col * 1.7) % 6 - 2
            y = row * 6.2 + (col * 3.1 + row * row * 0.9) % 4
            strokes.append(f"M{n(x)} {n(y)}q.5 -.6 1 0q.5 -.6 1 0")
    a.path("".join(strokes), "none", 1, INK, 0.12, 0.13)


def _serpent(a: Art, x: float, y: float) -> None:
    """Three humps and a head out of the water."""
    body = f"M{n(x - 7)} {n(y - 5)}q2.6 0 2.8 5"
    for k in range(3):
        body += f"M{n(x - 2 + 3.6 * k)} {n(y)}a1.5 {n(2.4 - 0.5 * k)} 0 0 1 3 0"
    a.path(body, "none", 1, "#6FC9B8", 0.7, 0.1)
    a.circle(x - 7.2, y - 5, 0.75, "#6FC9B8", 0.1)


def _ship(a: Art, x: float, y: float) -> None:
    """A small ship in gold ink."""
    a.path(f"M{n(x - 4)} {n(y)}q4 3 8 -.2l-1 -.6h-6Z", GOLD[1], 0.13)
    for dx, high in ((-1.6, 5), (1.2, 6.4)):
        a.path(f"M{n(x + dx)} {n(y - high)}q3.6 {n(high / 2)} 0 {n(high - 0.6)}Z", GOLD[1], 0.13)
        a.path(f"M{n(x + dx)} {n(y - high - 0.6)}V{n(y)}", "none", 1, GOLD[1], 0.2, 0.15)
