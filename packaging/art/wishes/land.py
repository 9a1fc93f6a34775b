"""Parts of the landscapes: sky, hills, trees, water, stones. Draw from y -30 to 130."""

import math
from collections.abc import Sequence

from curves import Point, n, polygon, spline, toward
from kit import Art, Stop

Tones = tuple[str, str, str]
"""Light, middle, dark."""


def sky(a: Art, *stops: Stop, foot: float = 70) -> None:
    """The whole ground of the picture, its colours between y -30 and `foot`."""
    a.path("M-30 -40H130V140H-30Z", a.linear(50, -30, 50, foot, *stops))


def orb(a: Art, x: float, y: float, r: float, light: str, rim: str, halo: str) -> None:
    """A sun or moon with its light around it."""
    a.glow(x, y, r * 5, halo, 0.8)
    paint = a.radial(x - r * 0.2, y - r * 0.3, r * 1.2, (0, "#FFFEF2"), (0.7, light), (1, rim))
    a.circle(x, y, r, paint)


def clouds(a: Art, bars: Sequence[tuple[float, float, float, float]], tone: str, o: float) -> None:
    """Bars of cloud: left end, height, length, thickness."""
    for x, y, length, w in bars:
        line = [(x, y), (x + length * 0.3, y - w * 0.4), (x + length * 0.7, y + w * 0.3)]
        a.wisp([*line, (x + length, y - w * 0.1)], w, tone, o)


def hills(
    a: Art, tops: Sequence[Point], light: str, dark: str, foot: float = 130, deep: float = 34
) -> None:
    """A plane of land behind a crest."""
    y = min(top for _, top in tops)
    crest = spline([(-30, tops[0][1]), *tops, (130, tops[-1][1])])
    a.path(
        f"{crest}L130 {n(foot)}L-30 {n(foot)}Z",
        a.linear(30, y, 50, y + deep, (0, light), (1, dark)),
    )


def fir(a: Art, x: float, y: float, h: float, tone: str, o: float = 1) -> None:
    """A fir of five tiers, its foot at x, y; a silhouette."""
    a.path(fir_shape(x, y, h), tone, o)


def fir_shape(x: float, y: float, h: float) -> str:
    w = h * 0.36
    left: list[Point] = []
    right: list[Point] = []
    for i in range(6):
        t = i / 5
        top, drop = y - h * (1 - t), h * 0.09
        left += [(x - w * t * 0.6, top), (x - w * (t + 0.12) * 0.82, top + drop)]
        right += [(x + w * t * 0.6, top), (x + w * (t + 0.12) * 0.78, top + drop * 0.9)]
    return polygon([(x, y - h * 1.02), *right, (x, y + h * 0.06), *left[::-1]])


def firs(a: Art, where: Sequence[tuple[float, float]], y: float, tone: str) -> None:
    """A row of firs as one shape: place and height of each."""
    a.path("".join(fir_shape(x, y + i % 3 * 0.6, h) for i, (x, h) in enumerate(where)), tone)


def glints(
    a: Art, where: Sequence[tuple[float, float, float]], tone: str = "#FFFFFF", o: float = 0.7
) -> None:
    """Light on water: middle, height and half-length of each stroke."""
    for i, (x, y, w) in enumerate(where):
        bow = 0.8 if i % 2 else -0.6
        a.limb([(x - w, y), (x, y + bow), (x + w, y)], [0.1, 0.5 + w * 0.05, 0.1], tone, o=o)


def gleam(a: Art, x: float, y: float, w: float, depth: float, tone: str) -> None:
    """The path of light that a sun or moon lays on the water below y: it breaks up nearer by."""
    fade = a.radial(0, 0, 10, (0, tone, 0.8), (0.4, tone, 0.4), (0.75, tone, 0.1), (1, tone, 0))
    with a.group(f"translate({n(x)} {n(y)}) scale({n(w * 0.16)} {n(depth * 0.1)})"):
        a.path("M-10 0A10 10 0 0 0 10 0Z", fade)
    for k in range(6):
        t = (k + 0.6) / 6
        sway = w * (0.3, -0.35, 0.2, -0.15, 0.3, -0.2)[k]
        reach = w * (1.15, 0.7, 1.2, 0.8, 0.95, 0.5)[k] * (1 - 0.3 * t)
        glints(a, [(x + sway, y + depth * t * 0.9, reach)], tone, 0.85 - 0.55 * t)


def ripples(
    a: Art, x: float, y: float, r: float, count: int, tone: str, flat: float = 0.3, o: float = 0.8
) -> None:
    """Rings on water around a point, finer and fainter outward."""
    for i in range(count):
        k = (i + 1) / count
        with a.group(f"translate({n(x)} {n(y)}) scale(1 {n(flat)})"):
            a.path(_ring(r * k), tone, o * (1.1 - 0.75 * k), evenodd=True)


def _ring(r: float) -> str:
    """A ring that is thicker toward the one who looks at it."""
    inner = r - 0.9
    return (
        f"M{n(-r)} 0A{n(r)} {n(r)} 0 1 1 {n(r)} 0A{n(r)} {n(r)} 0 1 1 {n(-r)} 0Z"
        f"M{n(-inner)} -.6A{n(inner)} {n(inner)} 0 1 1 {n(inner)} -.6"
        f"A{n(inner)} {n(inner)} 0 1 1 {n(-inner)} -.6Z"
    )


def rays(
    a: Art,
    x: float,
    y: float,
    r: float,
    tone: str,
    angles: Sequence[float],
    o: float = 0.5,
    spread: float = 3,
) -> None:
    """Beams of light out of a point that fade with the distance."""
    paint = a.radial(x, y, r, (0, tone, o), (0.5, tone, o * 0.45), (1, tone, 0))
    near = r * 0.1
    blades = []
    for i, angle in enumerate(angles):
        wide = spread * (0.6, 1.2, 0.8)[i % 3]
        corners = [(near, angle - wide), (r, angle - wide), (r, angle + wide), (near, angle + wide)]
        blades.append(polygon([toward((x, y), turn, reach) for reach, turn in corners]))
    for i in range(0, len(blades), 3):  # few to a path: many are drawn slowly
        a.path("".join(blades[i : i + 3]), paint)


def round_rays(a: Art, x: float, y: float, r: float, tone: str, count: int, o: float) -> None:
    """Beams all around."""
    rays(a, x, y, r, tone, [360 * (i + 0.5) / count for i in range(count)], o, 300 / count / 3)


def glory(a: Art, x: float, y: float, r: float, rank: int, tone: str = "#FFF3C8") -> None:
    """The light of a wish, seen without its number: a promise wears a ring, an oath half a
    sunburst; a whisper wears none, and an enchantment the light of all realms."""
    if rank == 2:
        a.circle(x, y, r, "none", 1, tone, 1)
        a.circle(x, y, r + 2, "none", 1, tone, 0.35)
        return
    count = 17
    paint = a.radial(x, y, r, (0, tone, 0), (0.5, tone, 0.25), (0.72, tone, 0.9), (1, tone, 0.35))
    blades = []
    for i in range(count):
        turn = 180 + 180 * i / (count - 1)
        tip = r * (1, 0.74, 0.88, 0.74)[i % 4]
        wide = 3.2 if i % 2 == 0 else 2.1
        sides = [toward((x, y), turn + way, r * 0.58) for way in (-wide, wide)]
        blades.append(
            polygon([toward((x, y), turn, r * 0.3), sides[0], toward((x, y), turn, tip), sides[1]])
        )
    for i in range(0, count, 4):  # few to a path: many are drawn slowly
        a.path("".join(blades[i : i + 4]), paint)


def stars(a: Art, where: Sequence[tuple[float, float, float]], tone: str = "#FFF6DA") -> None:
    for x, y, r in where:
        if r > 1:
            a.spark(x, y, r, tone)
        else:
            a.circle(x, y, r, tone, 0.85)


def grass(a: Art, where: Sequence[tuple[float, float, float]], foot: float, *tones: str) -> None:
    """Blades: place, height, lean; all that share a tone are one shape."""
    for k, tone in enumerate(tones):
        blades = [
            f"M{n(x - 1.1)} {n(foot)}Q{n(x + b * 0.2)} {n(foot - h * 0.6)} {n(x + b)} {n(foot - h)}"
            f"Q{n(x + 1 + b * 0.3)} {n(foot - h * 0.5)} {n(x + 1.2)} {n(foot)}Z"
            for x, h, b in where[k :: len(tones)]
        ]
        a.path("".join(blades), tone)


def reeds(a: Art, where: Sequence[tuple[float, float, float]], foot: float, tone: str) -> None:
    """Bulrushes: place, height, lean."""
    grass(a, where, foot, tone)
    for x, h, b in where:
        a.ellipse(x + b * 0.86, foot - h * 0.9, 1.1, 3.3, "#6B4436", 1, b * 1.6)
        a.ellipse(x + b * 0.86 - 0.4, foot - h * 0.92, 0.35, 2.4, "#B98A66", 0.8, b * 1.6)


def lily(
    a: Art, x: float, y: float, s: float, tones: Tones = ("#FFFFFF", "#FFDCE8", "#D98FB4")
) -> None:
    """A water-lily on its leaf."""
    with a.moved(x, y, s):
        a.ellipse(0.6, 0.9, 7, 2.3, "#0E3A44", 0.5)
        a.ellipse(-0.4, 0, 6.8, 2.1, "#2F7058")
        a.ellipse(-1, -0.4, 5.6, 1.4, "#86C07A", 0.75)
        for k, tone in ((-68, 2), (68, 2), (-42, 1), (42, 1), (-20, 0), (22, 1), (0, 0)):
            with a.group(f"translate(.6 -.4) rotate({k})"):
                a.path("M0 0C-1.6 -1.5 -1.5 -3.9 0 -5.8C1.5 -3.9 1.6 -1.5 0 0Z", tones[tone])
        a.circle(0.6, -1.3, 0.8, "#FFD873")


def swan(a: Art, x: float, y: float, s: float, flip: bool = False) -> None:
    """A swan on the water that looks to the right."""
    with a.moved(x, y, s, flip=flip):
        a.path(
            "M-8.6 -.6C-9.6 -3.4 -7 -6.6 -2.6 -6.4C.6 -6.4 2.6 -5 3.8 -5.2C5 -5.6 4.6 -7.6 3.8 -9.4"
            "C2.8 -12 3.8 -14.6 6.2 -14.6C8 -14.6 8.8 -13.4 10.6 -12.6L8.2 -12C6.6 -12.2 6 -11.4"
            " 6.6 -9.6C7.6 -6.8 8 -3 5.4 -.6C3 1.2 -6.6 1.4 -8.6 -.6Z",
            a.linear(-8, -10, 6, 2, (0, "#FFFFFF"), (0.6, "#F2F0FF"), (1, "#A9A6D0")),
        )
        a.path("M-9.4 -3.6C-6 -7.8 -.6 -7.4 2.6 -3.6C-.6 -1 -6 -1 -9.4 -3.6Z", "#FFFFFF")
        a.path("M-7 -2.6C-4 -1.2 -.4 -1.4 2.6 -3.6C1.4 -.2 -4.4 .4 -7 -2.6Z", "#B4B0DA", 0.8)
        a.path("M8.2 -13.4L10.9 -12.6L8.2 -11.9Z", "#E58A3C")
        a.circle(6.9, -13.3, 0.34, "#2A2036")


def stone(a: Art, x: float, y: float, w: float, h: float, tones: Tones) -> None:
    """A boulder, its foot in the middle at x, y: lit left, dark right."""
    with a.moved(x, y):
        a.path(
            f"M{n(-w)} 0C{n(-w * 1.02)} {n(-h * 0.5)} {n(-w * 0.7)} {n(-h * 0.86)} {n(-w * 0.2)}"
            f" {n(-h)}C{n(w * 0.3)} {n(-h * 1.04)} {n(w * 0.9)} {n(-h * 0.7)} {n(w)} 0Z",
            a.linear(-w, -h, w, 0, (0, tones[0]), (0.5, tones[1]), (1, tones[2])),
        )
        a.path(
            f"M{n(w * 0.2)} {n(-h)}C{n(w * 0.7)} {n(-h * 0.86)} {n(w)} {n(-h * 0.5)} {n(w)} 0"
            f"H{n(w * 0.3)}C{n(w * 0.5)} {n(-h * 0.4)} {n(w * 0.4)} {n(-h * 0.7)} {n(w * 0.2)}"
            f" {n(-h)}Z",
            tones[2],
            0.6,
        )


def crystal(a: Art, x: float, y: float, h: float, w: float, lean: float, tones: Tones) -> None:
    """A crystal of three faces, its foot at x, y."""
    with a.moved(x, y, 1, lean):
        a.path(polygon([(-w, 0), (-w * 1.05, -h * 0.72), (0, -h), (w * 0.2, 0)]), tones[0])
        a.path(polygon([(w * 0.2, 0), (0, -h), (w, -h * 0.66), (w, 0)]), tones[2])
        middle = [(-w * 0.3, 0), (-w * 0.2, -h * 0.7), (0, -h), (w * 0.35, -h * 0.64), (w * 0.3, 0)]
        a.path(polygon([(u, v) for u, v in middle]), tones[1])
        edge = [(-0.92, -0.1), (-0.95, -0.7), (-0.6, -0.78), (-0.6, -0.1)]
        a.path(polygon([(u * w, v * h) for u, v in edge]), "#FFFFFF", 0.55)


def flock(a: Art, where: Sequence[tuple[float, float, float]], tone: str) -> None:
    """Birds far away: two strokes of a brush each, as one shape."""
    d = [
        f"M{n(x - 3 * s)} {n(y - 1.1 * s)}Q{n(x - 1.2 * s)} {n(y - 1.6 * s)} {n(x)} {n(y)}"
        f"Q{n(x + 1.4 * s)} {n(y - 1.8 * s)} {n(x + 3.2 * s)} {n(y - 1.6 * s)}"
        f"Q{n(x + 1.4 * s)} {n(y - 0.9 * s)} {n(x)} {n(y + 0.8 * s)}"
        f"Q{n(x - 1.2 * s)} {n(y - 0.7 * s)} {n(x - 3 * s)} {n(y - 1.1 * s)}Z"
        for x, y, s in where
    ]
    a.path("".join(d), tone)


def arcs(
    a: Art,
    x: float,
    y: float,
    radii: Sequence[float],
    start: float,
    end: float,
    tone: str,
    o: float,
) -> None:
    """Rings of sound around a point, from one angle to another, thick in the middle."""
    for i, r in enumerate(radii):
        line = [toward((x, y), start + (end - start) * k / 6, r) for k in range(7)]
        w = 1.5 - 0.5 * i / max(1, len(radii) - 1)
        a.limb(line, [0.2, w * 0.7, w, w, w, w * 0.7, 0.2], tone, o=o * (1 - 0.55 * i / len(radii)))


def whorled(x: float, y: float, r: float, start: float, turns: float) -> list[Point]:
    """A spiral that winds out from the middle."""
    count = max(8, round(abs(turns) * 9))
    return [
        toward((x, y), start + 360 * turns * i / count, r * math.sqrt((i + 1) / (count + 1)))
        for i in range(count + 1)
    ]
