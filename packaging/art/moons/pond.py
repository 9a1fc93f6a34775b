"""What the fairies of water live with: bubbles, ripples, lily pads, fish, a shell."""

from curves import between, n, toward
from kit import Art


def bubbles(a: Art, where: list[tuple[float, float, float]]) -> None:
    for x, y, r in where:
        fill = ((0, "#FFFFFF", 0.05), (0.7, "#BFF2FF", 0.2), (1, "#FFFFFF", 0.75))
        a.circle(x, y, r, a.radial(x, y, r, *fill))
        a.ellipse(x - r * 0.35, y - r * 0.4, r * 0.28, r * 0.18, "#FFFFFF", 0.95, -40)


def ripples(a: Art, x: float, y: float, sizes: tuple[float, ...]) -> None:
    for i, w in enumerate(sizes):
        v = y + i * 2.6
        a.wisp([(x - w, v), (x, v + 0.7), (x + w, v)], 1, "#E6FCFF", 0.8 - i * 0.12)


def pad(a: Art, x: float, y: float, rx: float, ry: float, cleft: float = 20) -> None:
    """A lily pad seen at a slant, with its cleft and veins."""
    a.ellipse(x + 1, y + 2, rx, ry, "#06222E", 0.5)
    cut = [toward((0, 0), t, 1) for t in (cleft - 9, cleft + 9)]
    (x0, y0), (x1, y1) = [(x + u * rx, y + v * ry) for u, v in cut]
    paint = a.linear(
        x - rx, y - ry, x + rx, y + ry, (0, "#C6EC9C"), (0.45, "#4F9E6A"), (1, "#17504E")
    )
    a.path(
        f"M{n(x)} {n(y)}L{n(x1)} {n(y1)}A{n(rx)} {n(ry)} 0 1 1 {n(x0)} {n(y0)}Z",
        paint,
        1,
        "#D9F5B0",
        0.4,
        0.8,
    )
    for i in range(9):
        t = cleft + 40 + i * 35
        u, v = toward((0, 0), t, 0.86)
        a.limb(
            [(x, y), (x + u * rx * 0.5, y + v * ry * 0.5), (x + u * rx, y + v * ry)],
            [0.7, 0.5, 0.1],
            "#DDF5B4",
            o=0.55,
        )


def lily(a: Art, x: float, y: float, s: float) -> None:
    with a.moved(x, y, s):
        for angles, tone, length in (
            ((-78, 78, -40, 40, 0), "#E3A9CB", 11),
            ((-58, 58, -22, 22), "#F6D6E6", 10),
            ((-32, 32, 0), "#FFFFFF", 8.6),
        ):
            for t in angles:
                with a.group(f"rotate({t})"):
                    a.path(
                        f"M0 0C{-3.4} {n(-length * 0.4)} {-2.4} {n(-length * 0.8)} 0 {n(-length)}"
                        f"C2.4 {n(-length * 0.8)} 3.4 {n(-length * 0.4)} 0 0Z",
                        tone,
                    )
        a.ellipse(0, -2.4, 1.8, 1.4, "#F6CE62")


def fish(a: Art, x: float, y: float, s: float, turn: float, flip: bool = False) -> None:
    with a.moved(x, y, s, turn, flip):
        body = a.linear(0, -4, 0, 4, (0, "#FFC98A"), (0.5, "#F0803C"), (1, "#FFE9C6"))
        a.path("M-7 0C-10 -3 -13 -4.6 -15 -5C-14 -2 -14 2 -15 5C-13 4.6 -10 3 -7 0Z", "#E0642E")
        a.path("M-2 -3C0 -6 3 -6.6 5 -5.6L4 -2.6Z", "#E0642E")
        a.path("M-8 0C-4 -5 4 -5.4 9 0C4 5 -4 4.6 -8 0Z", body)
        a.circle(5.4, -1, 0.8, "#2A1A2C")
        a.path("M2.6 -3Q1.4 0 2.6 3", "none", 1, "#B8441E", 0.5, 0.7)


def shell(a: Art, x: float, y: float, r: float) -> None:
    """A scallop, its ribs fanning up from the hinge at x, y."""
    ribs = 11
    start, sweep = 222, 96
    for i in range(ribs):
        t = start + sweep * i / (ribs - 1)
        wide_ = sweep / (ribs - 1) * 0.62
        reach = r * (1 - 0.09 * abs(i - 5) / 5)
        p, q, tip = (
            toward((x, y), t - wide_, reach * 0.93),
            toward((x, y), t + wide_, reach * 0.93),
            toward((x, y), t, reach * 1.06),
        )
        u, v = (between((x, y), p, 0.35), between((x, y), q, 0.35))
        tone = a.linear(*p, *q, (0, "#F0A8B4"), (0.35, "#B2587E"), (1, "#4E2654"))
        a.path(
            f"M{n(x)} {n(y)}L{n(u[0])} {n(u[1])}L{n(p[0])} {n(p[1])}"
            f"Q{n(tip[0])} {n(tip[1])} {n(q[0])} {n(q[1])}L{n(v[0])} {n(v[1])}Z",
            tone,
        )
    for k in (0.5, 0.72, 0.9):
        arc = [
            toward((x, y), start + sweep * i / 12, r * k * (1 - 0.05 * abs(i - 6) / 6))
            for i in range(13)
        ]
        a.line(arc, "#FFD9DC", 0.4, 0.5)
