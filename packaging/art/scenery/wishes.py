"""All You Wish For: the wanderer above six realms at daybreak; a sea chart for the table."""

from curves import Point, n, ribbon, toward
from kit import GOLD, Art

from scenery.cloth import dusk, new_table, rings
from scenery.land import Vista, clouds, firs, frame, grass, moon, motes, ridge, sky, stars
from scenery.pixies import wanderer

INK = "#8FB2EA"
"""The ink of the chart, always faint."""


def cover() -> Vista:
    """From the last rock all is seen: mountain, cave, lake, forest, valley, and the river home."""
    a = Vista("All You Wish For", 160, 100)
    sky(a, (0, "#1E3A7A"), (0.28, "#5B7CC0"), (0.5, "#E7A6A8"), (0.64, "#FFDDA4"), (1, "#6A7FA8"))
    stars(a, 21, 40, (0, 0, 160, 22), o=0.6)
    moon(a, 88, 43, 27, ("#FFFFF8", "#FFF3CC", "#FFCF94"), "")
    clouds(
        a,
        [(24, 34, 34, 3), (116, 28, 40, 2.6), (146, 40, 26, 2.4), (36, 24, 26, 1.6)],
        "#FFE6DA",
        0.62,
    )
    _mountain(a)
    ridge(a, [(0, 56), (30, 52), (58, 58), (84, 56), (120, 57), (160, 52)], "#B48FB4", "#6C6EA8")
    ridge(a, [(0, 63), (24, 60), (60, 64), (100, 62), (140, 60), (160, 63)], "#7C8CB8", "#3F5C92")
    firs(a, [(x, 65 + (x * 3 % 4), 6 + (x * 7 % 5)) for x in range(-2, 46, 4)], "#3A6E78")
    _lake(a)
    ridge(a, [(0, 72), (24, 70), (46, 75), (72, 82), (110, 84), (160, 80)], "#5E9C7E", "#1F5068")
    firs(a, [(x, 78 + (x * 5 % 5), 9 + (x * 11 % 6)) for x in range(-2, 40, 5)], "#245A62")
    _river(a)
    _cave(a)
    _rock(a)
    with a.moved(101, 52, 0.6), a.moved(-52, -50):
        a.glow(72, 8, 16, "#FFF6D0", 0.9)
        wanderer(a)
        a.spark(72, 7, 7.4, "#FFFBEA")
        a.spark(72, 7, 4, "#FFE08A")
    grass(a, 6, 90, (-2, 162), 101, (3, 8), "#0C1730")
    motes(
        a,
        [(112, 16, 1.3), (120, 26, 0.8), (92, 18, 0.7), (40, 80, 0.7), (56, 72, 1), (128, 50, 0.8)],
    )
    frame(a, "#0A1030", 0.6)
    return a


def _mountain(a: Vista) -> None:
    a.path(
        "M108 62L122 38L127 42L138 22L145 32L149 29L176 62Z",
        a.linear(118, 22, 158, 62, (0, "#F0C4C0"), (0.4, "#A87FA6"), (1, "#5E5C98")),
    )
    a.path("M138 22L145 32L141 46L147 62H176L149 29L145 32Z", "#4E4C8A", 0.55)
    a.path("M138 22L131.6 33.6L135 32L136.6 37L139.6 32.6L142.6 36L145 32Z", "#FFF6EA", 0.95)
    a.path("M122 38L118 45L121 44L123 48L125 44.6L127 42Z", "#FFF6EA", 0.85)


def _lake(a: Vista) -> None:
    a.ellipse(
        30, 69, 26, 3.4, a.linear(4, 66, 56, 72, (0, "#DDF4F0"), (0.5, "#9CD8DC"), (1, "#5A9CC0"))
    )
    for x, y, w in ((20, 68.4, 7), (36, 69.6, 9), (28, 70.8, 6)):
        a.wisp([(x - w, y), (x, y + 0.2), (x + w, y)], 0.5, "#FFFFFF", 0.8)


def _river(a: Vista) -> None:
    bends: list[Point] = [(66, 66), (58, 70), (66, 75), (84, 79), (70, 87), (46, 92), (34, 104)]
    water = a.linear(
        66, 66, 40, 100, (0, "#FFF3CC"), (0.3, "#F4CDB4"), (0.7, "#7FA9DC"), (1, "#3A63A8")
    )
    a.path(ribbon(bends, [0.8, 1.6, 2.6, 4, 6.6, 9.6, 14]), water)
    a.path(ribbon(bends, [0.2, 0.4, 0.7, 1, 1.6, 2, 3], -0.6, 0.6), "#FFFFFF", 0.35)


def _cave(a: Art) -> None:
    """A hill on the left with a dark mouth, and crystals that shine in it."""
    a.path(
        "M-6 104V78C0 73 12 72 20 77C28 82 34 92 36 104Z",
        a.linear(0, 74, 30, 100, (0, "#6E6AA8"), (0.5, "#3A3A78"), (1, "#181640")),
    )
    a.path("M6 104C5 94 8 86 14 86C21 86 24 95 24 104Z", "#120E30")
    a.glow(15, 98, 10, "#C9A6FF", 0.7)
    for x, h, lean in ((11, 9, -1), (15, 13, 0.4), (19, 8, 1.4)):
        a.path(
            f"M{x - 1.4} 104L{x + lean - 0.9} {104 - h}L{x + lean} {102 - h}"
            f"L{x + lean + 0.9} {104 - h}L{x + 1.4} 104Z",
            "#D9BCFF",
        )
        a.path(
            f"M{x} 104L{x + lean} {102 - h}L{x + lean + 0.9} {104 - h}L{x + 1.4} 104Z", "#8A5FD0"
        )


def _rock(a: Vista) -> None:
    a.path(
        "M76 106C78 96 82 90 85 81C88 75.6 98 74 110 73C122 73.6 140 76 166 82V106Z",
        a.linear(
            84, 74, 140, 104, (0, "#7A82A8"), (0.3, "#454C7C"), (0.75, "#1D2450"), (1, "#10163A")
        ),
    )
    a.path(
        "M85 81C88 75.6 98 74 110 73C122 73.6 140 76 166 82V84C140 79 122 76.6 110 76"
        "C98 77 90 79 85 81Z",
        "#F0CFC4",
        0.7,
    )
    for facet, tone, o in (
        ("M85 81L92 86L89 98L76 106C78 96 82 90 85 81Z", "#8A90B8", 0.35),
        ("M92 86L106 82L112 94L98 106H84L89 98Z", "#0C1130", 0.25),
        ("M118 79L134 88L130 106H112L112 94L106 82Z", "#8A90B8", 0.16),
        ("M146 80.6L152 92L166 96V106H130L134 88Z", "#0C1130", 0.3),
    ):
        a.path(facet, tone, o)


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
