"""The serpent fairy, who waits to be freed."""

import math
from collections.abc import Sequence

from curves import Point, Widths, along, at, lit_edge, ribbon
from figures import arm
from heads import bust, locks
from kit import Art
from tones import DUSK, RAVEN
from wings import Wing, wing


def coil(a: Art, points: Sequence[Point], widths: Widths, first: int, last: int) -> None:
    """A stretch of the serpent's body with its scales."""
    body = a.linear(
        26, 60, 76, 96, (0, "#B4E88E"), (0.35, "#3F9E63"), (0.75, "#176054"), (1, "#0C3540")
    )
    a.path(ribbon(points, widths), body)
    starts = range(0, len(points) - 1, 3)
    parts = [(points[i : i + 4], widths[i : i + 4]) for i in starts]
    for way, size in parts:
        side = lit_edge(way)
        a.path(ribbon(way, size, -0.3 * side, -side), "#062A34", 0.5)
    spine = along(points, 5)
    light: list[str] = []
    dark: list[str] = []
    for i in range(first, len(spine) - last):
        x, y, t = spine[i]
        px, py, _ = spine[max(i - 1, 0)]
        c, s = math.cos(math.atan2(y - py, x - px)), math.sin(math.atan2(y - py, x - px))
        k = min(int(t), len(widths) - 2)
        w = (widths[k] + (widths[k + 1] - widths[k]) * (t - k)) / 2
        for off in (-0.5, 0.05, 0.55) if i % 2 else (-0.22, 0.3):
            cx, cy, r = x - s * w * off, y + c * w * off, w * 0.2
            scale = (
                f"M{at((cx - s * r, cy + c * r))}Q{at((cx - c * r * 1.3, cy - s * r * 1.3))} "
                f"{at((cx + s * r, cy - c * r))}"
            )
            (dark if off > 0 else light).append(scale)
    a.path("".join(dark), "none", 1, "#0B3F44", 0.4, 0.7)
    a.path("".join(light), "none", 1, "#D9F7A8", 0.4, 0.7)
    for way, size in parts:
        side = lit_edge(way)
        a.path(ribbon(way, size, 0.66 * side, 0.94 * side), "#E9FFC4", 0.65)


def serpent() -> Art:
    """Half girl, half snake; she lifts her pearl and waits for the four gifts."""
    a = Art("Serpent fairy")
    skin, hair = DUSK, RAVEN
    a.glow(50, 80, 40, "#3FBF8A", 0.35)
    kind = Wing("dragonfly", "#3C7F86", "#BFF3D6", veins=7, broad=1.4)
    for flip in (False, True):
        s = -1 if flip else 1
        wing(a, (50 + s * 2, 36), 90 - s * 126, 44, kind, flip)
        wing(
            a,
            (50 + s * 2, 39),
            90 - s * 98,
            39,
            kind._replace(tint="#2B6A7C", edge="#A6E6D2"),
            flip,
            o=0.92,
        )
    a.shadow(52, 93, 36, 6, 0.55)
    # the coil on the ground with the tip of the tail, then the body that comes down to it
    ring: list[Point] = [
        (84.6, 84), (78, 90.4), (64, 94), (46, 95), (30, 93), (18.6, 88.6), (17.4, 82.6), (26, 78),
        (40, 76.4), (56, 76), (72, 73.4), (85, 67.4), (91, 59), (90.4, 51), (84.6, 48), (81.4, 51),
    ]  # fmt: skip
    down: list[Point] = [
        (50, 45), (46.6, 54), (49, 63.4), (60, 69.4), (74, 72.6), (84, 78.4), (83, 86.6),
        (73, 92),
    ]  # fmt: skip
    sizes = [10, 9.8, 9.4, 9, 8.6, 8.2, 7.8, 7.4, 7, 6.4, 5.6, 4.6, 3.4, 2.2, 1.2, 0.3]
    coil(a, ring, sizes, 3, 14)
    coil(a, down, [8.4, 10.6, 11.6, 11.2, 10.8, 10.4, 10, 9.7], 3, 1)
    torso = a.linear(44, 33, 56, 49, (0, skin.light), (0.5, skin.mid), (1, skin.shade))
    a.path(
        "M44.6 34.6C46.6 33 53.4 33 55.4 34.6C56 38 54.4 41 53.6 44C53.6 45.4 54.4 46.8 55 48"
        "C52 50.4 48 50.4 45 48C45.6 46.8 46.4 45.4 46.4 44C45.6 41 44 38 44.6 34.6Z",
        torso,
    )
    a.path(
        "M44.8 36.8C46.6 38.6 48.8 38.8 50 37.4C51.2 38.8 53.4 38.6 55.2 36.8"
        "C55.4 39 54.4 41.4 53.8 43.2C51.4 44.4 48.6 44.4 46.2 43.2"
        "C45.6 41.4 44.6 39 44.8 36.8Z",
        a.linear(44, 36, 56, 44, (0, "#BFEA8E"), (1, "#1B6656")),
    )
    a.path("M45.4 47.6Q50 51 54.6 47.6L55.2 49.6Q50 53 44.8 49.6Z", "#EFCB6E")
    fall: list[Point] = [(47.4, 19), (43, 24), (42, 32), (38.4, 39), (39.4, 50)]
    locks(
        a,
        hair,
        [
            fall,
            [(53, 18), (58, 23), (58.6, 31), (61.6, 38), (60, 46)],
            [(49, 20), (45.6, 26), (45, 34), (42, 42)],
        ],
        5,
    )
    arm(a, (45.4, 36), (35.6, 46), (27, 50.4), skin, hand=172, thumb=-1, ring="#EFCB6E")
    bust(
        a,
        50.8,
        24.2,
        skin,
        hair,
        "swept",
        (50, 35.4),
        turn=4,
        left=True,
        wears="circlet",
        size=1.06,
    )
    arm(a, (54.6, 36), (65, 40.4), (69.6, 27), skin, hand=-84, thumb=1, ring="#EFCB6E")
    a.glow(70.6, 20.4, 12, "#C9FFD9", 0.85)
    a.circle(
        70.6, 20.6, 3.3, a.radial(69.6, 19.4, 4.4, (0, "#FFFFFF"), (0.6, "#C4F5DA"), (1, "#5FB39A"))
    )
    a.circle(69.5, 19.4, 0.9, "#FFFFFF")
    a.dust(
        [(76, 12, 0.8), (63, 12, 0.6), (80, 26, 1.2), (16, 66, 0.7), (12, 56, 1.2), (34, 68, 0.6)],
        "#BFFFD9",
    )
    return a


EMBLEMS = {"serpent": serpent}
