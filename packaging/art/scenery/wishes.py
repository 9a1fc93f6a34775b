"""All You Wish For: the wanderer above six realms at daybreak; a sea chart for the table."""

from curves import n, toward
from kit import GOLD, Art

from scenery.cloth import dusk, new_table, rings
from scenery.land import Vista

INK = "#8FB2EA"
"""The ink of the chart, always faint."""


def table() -> Vista:
    """The sea round an island, as a chart draws it: waves, and courses in each half."""
    a = new_table("A sea chart by night")
    with a.part("ground"):
        dusk(a, "#1F4482", "#122C60", "#060D26")
        _waves(a)
    with a.part("middle"):
        rings(a, 80, 45, ((30, 0.2), (29.2, 0.1)), 0.06)
    with a.part("left"):
        _courses(a, 16, 74)
    with a.part("right"):
        _courses(a, 145, 30)
    return a


def _courses(a: Art, x: float, y: float) -> None:
    """The lines of a course, from a point in all directions."""
    courses = []
    for k in range(32):
        far = toward((x, y), 360 * k / 32, 70)
        courses.append(f"M{n(x)} {n(y)}L{n(far[0])} {n(far[1])}")
    a.path("".join(courses), "none", 1, GOLD[1], 0.1, 0.1)


def _waves(a: Art) -> None:
    """Small strokes of the pen on open water."""
    strokes = []
    for row in range(15):
        for col in range(22):
            x = col * 7.6 + (row * 5.3 + col * col * 1.7) % 6 - 2
            y = row * 6.2 + (col * 3.1 + row * row * 0.9) % 4
            strokes.append(f"M{n(x)} {n(y)}q.5 -.6 1 0q.5 -.6 1 0")
    a.path("".join(strokes), "none", 1, INK, 0.12, 0.13)
