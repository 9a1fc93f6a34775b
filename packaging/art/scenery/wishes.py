"""All You Wish For: the wanderer above six realms at daybreak; a map of them for the table."""

from collections.abc import Sequence

from curves import Point, n, ribbon, spline
from kit import GOLD, Art

from scenery.cloth import beads, dusk, new_table, rays, rings
from scenery.land import Vista, clouds, firs, frame, grass, moon, motes, ridge, sky, stars
from scenery.pixies import wanderer

LINE = "#7FB0B4"
"""The ink of the map, always faint."""
SHORES: list[list[Point]] = [
    [(-6, -6), (34, -6), (40, 8), (32, 20), (36, 30), (22, 34), (8, 30), (-6, 33)],
    [(-6, 40), (12, 38), (24, 44), (28, 54), (20, 62), (6, 60), (-6, 63)],
    [(-6, 70), (14, 67), (30, 72), (38, 84), (34, 97), (-6, 97)],
    [(166, -6), (124, -6), (118, 8), (128, 16), (126, 27), (140, 31), (152, 28), (166, 31)],
    [(166, 37), (148, 36), (135, 42), (133, 52), (142, 60), (154, 57), (166, 60)],
    [(166, 67), (148, 66), (130, 71), (122, 82), (126, 97), (166, 97)],
]
"""The coasts of the six realms, three on each side."""


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
    """Six realms far below, as a map draws them: coasts in the sea, each realm in its corner."""
    a = new_table("A map of six realms")
    with a.part("ground"):
        dusk(a, "#1F4C5A", "#15364A", "#071626")
        _net(a)
    with a.part("middle"):
        rings(a, 80, 45, ((20, 0.28), (19.2, 0.13), (7, 0.13)), 0.11)
        beads(a, 80, 45, 17.6, 36, 0.18, 0.14)
        rays(a, 80, 45, 7.6, [27 if i % 2 == 0 else 15 for i in range(12)], 0.07)
    with a.part("left"):
        _coasts(a, SHORES[:3])
        _peaks(a, 10, 22)
        _trees(a, 6, 50)
        _arch(a, 12, 80)
    with a.part("right"):
        _coasts(a, SHORES[3:])
        _stream(a, 136, 12)
        _pool(a, 146, 47)
        _echo(a, 142, 78)
    return a


def _coasts(a: Art, shores: Sequence[Sequence[Point]]) -> None:
    """Land, and the lines that a map draws along it in the sea."""
    for shore in shores:
        for grow, o in ((1.1, 0.06), (1.05, 0.08)):
            a.path(spline(_grown(shore, grow), closed=True), "none", 1, LINE, 0.16, o)
        a.path(spline(shore, closed=True), "#2A5E5A", 0.4, LINE, 0.16, 0.14)


def _grown(shore: Sequence[Point], k: float) -> list[Point]:
    x = sum(u for u, _ in shore) / len(shore)
    y = sum(v for _, v in shore) / len(shore)
    return [(x + (u - x) * k, y + (v - y) * k) for u, v in shore]


def _net(a: Art) -> None:
    """Six-cornered cells, fainter than anything else."""
    cells = []
    w = 15.0
    for row in range(-1, 9):
        for col in range(-1, 12):
            x, y = col * w + (w / 2 if row % 2 else 0), row * w * 0.866
            h = w / 1.732
            cells.append(
                f"M{n(x)} {n(y - h)}L{n(x + w / 2)} {n(y - h / 2)}V{n(y + h / 2)}L{n(x)} {n(y + h)}"
            )
    a.path("".join(cells), "none", 1, LINE, 0.12, 0.13)


def _ink(a: Art, d: str, w: float = 0.22, o: float = 0.13) -> None:
    a.path(d, "none", 1, LINE, w, o)


def _peaks(a: Art, x: float, y: float) -> None:
    for dx, dy, s in ((0, 0, 1.0), (8, 2, 0.8), (15, -2, 1.1), (4, -8, 0.8), (22, 1, 0.7)):
        u, v = x + dx, y + dy
        _ink(
            a,
            f"M{n(u - 4 * s)} {n(v)}L{n(u)} {n(v - 7 * s)}L{n(u + 4 * s)} {n(v)}"
            f"M{n(u)} {n(v - 7 * s)}L{n(u + 0.8 * s)} {n(v - 4 * s)}"
            f"L{n(u - 0.4 * s)} {n(v - 2.6 * s)}L{n(u + 0.6 * s)} {n(v)}",
        )
        a.path(
            f"M{n(u)} {n(v - 7 * s)}L{n(u + 4 * s)} {n(v)}H{n(u + 0.6 * s)}"
            f"L{n(u - 0.4 * s)} {n(v - 2.6 * s)}L{n(u + 0.8 * s)} {n(v - 4 * s)}Z",
            "#0A2434",
            0.5,
        )


def _trees(a: Art, x: float, y: float) -> None:
    for i in range(11):
        u, v = x + (i * 5.3) % 17, y - 6 + (i * 3.7) % 14
        _ink(
            a, f"M{n(u)} {n(v - 3.6)}L{n(u - 1.3)} {n(v)}H{n(u + 1.3)}ZM{n(u)} {n(v)}V{n(v + 0.9)}"
        )


def _arch(a: Art, x: float, y: float) -> None:
    _ink(
        a,
        f"M{n(x - 9)} {n(y + 6)}"
        f"C{n(x - 8)} {n(y - 6)} {n(x + 10)} {n(y - 8)} {n(x + 14)} {n(y + 6)}",
    )
    a.path(
        f"M{n(x - 3)} {n(y + 6)}"
        f"C{n(x - 3)} {n(y - 2)} {n(x + 6)} {n(y - 2)} {n(x + 6)} {n(y + 6)}Z",
        "#061624",
        0.7,
    )
    _ink(
        a,
        f"M{n(x - 3)} {n(y + 6)}C{n(x - 3)} {n(y - 2)} {n(x + 6)} {n(y - 2)} {n(x + 6)} {n(y + 6)}",
    )
    for dx, h in ((-1, 3), (1.4, 4.4), (3.8, 3)):
        _ink(
            a,
            f"M{n(x + dx - 0.7)} {n(y + 6)}L{n(x + dx)} {n(y + 6 - h)}"
            f"L{n(x + dx + 0.7)} {n(y + 6)}",
            0.2,
            0.16,
        )


def _stream(a: Art, x: float, y: float) -> None:
    for shift in (0.0, 2.2):
        bends: list[Point] = [
            (x - 6 + shift, y - 12),
            (x + 2 + shift, y - 4),
            (x - 3 + shift, y + 3),
            (x + 6 + shift, y + 9),
            (x + 4 + shift, y + 18),
        ]
        _ink(a, spline(bends), 0.26)
    for dx, dy in ((12, 0), (17, 6), (-6, 4), (12, 10)):
        _ink(a, f"M{n(x + dx - 2)} {n(y + dy)}q1 -1.2 2 0q1 1.2 2 0")


def _pool(a: Art, x: float, y: float) -> None:
    for k in (1.0, 0.68, 0.36):
        _ink(
            a,
            f"M{n(x - 8 * k)} {n(y)}a{n(8 * k)} {n(3.4 * k)} 0 1 0 {n(16 * k)} 0"
            f"a{n(8 * k)} {n(3.4 * k)} 0 1 0 {n(-16 * k)} 0Z",
        )
    for dx in (-9.4, 9.6, 11):
        _ink(a, f"M{n(x + dx)} {n(y + 1)}q.4 -2.6 1 -4.4")


def _echo(a: Art, x: float, y: float) -> None:
    for r in (3.0, 5.6, 8.2, 10.8):
        _ink(a, f"M{n(x - r)} {n(y + 4)}A{n(r)} {n(r)} 0 0 1 {n(x + r)} {n(y + 4)}")
    _ink(
        a,
        f"M{n(x - 15)} {n(y - 2)}"
        f"C{n(x - 9)} {n(y + 8)} {n(x + 9)} {n(y + 8)} {n(x + 15)} {n(y - 4)}",
    )
    a.circle(x, y + 4, 0.5, GOLD[1], 0.14)
