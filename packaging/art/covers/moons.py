"""Moons: four fairies dance round a pool in which the moon has come to rest."""

import math

from curves import Point, at, n, spline, toward
from kit import Art
from scenery.land import Vista, fern, grass, stars, toadstool

from covers.brush import band, motes, soft
from covers.dance import POOL
from covers.dancer import earth
from covers.dancers import air, arms, fire, water, wings
from covers.sheet import Cover


def cover() -> Vista:
    a = Cover("The Fairy Circle: Moons")
    wings(a)
    _night(a)
    _pool(a)
    air(a)
    water(a)
    fire(a)
    arms(a)
    earth(a)
    _front(a)
    return a


def _night(a: Vista) -> None:
    a.path(
        "M-4 -4H164V104H-4Z",
        a.linear(0, 0, 0, 56, (0, "#0A0B2C"), (0.45, "#232C6A"), (0.8, "#6062A6"), (1, "#8A84BC")),
    )
    stars(a, 3, 28, (0, 0, 160, 34), o=0.8)
    soft(a, 84, 42, 90, 24, "#D0C0EC", 0.6)
    with a.define("tree"):
        parts = [band([(-0.6, 0), (0.6, -22), (-0.4, -40), (1, -58)], [8, 5, 4.4, 3.6])]
        for root, bend, tip in (
            ((0.4, -24), (6, -36), (18, -44)),
            ((0, -30), (-6, -43), (-17, -50)),
            ((5, -35), (12, -37), (19, -35)),
            ((-5, -42), (-10, -44), (-17, -42)),
        ):
            parts.append(band([root, bend, tip], [1.6, 1.7, 0.1]))
        a.body.append(f'<path d="{"".join(parts)}"/>')
    for x, w, flip, tone in (
        (61, 0.42, -1, "#7E7EBA"), (74, 0.38, 1, "#8280BC"), (110, 0.46, -1, "#7A7AB8"),
        (20, 0.62, 1, "#565EA2"), (122, 0.6, 1, "#6268AA"),
        (49, 0.66, 1, "#4A5294"), (139, 0.78, -1, "#3E4888"), (4, 1.1, -1, "#222C68"),
        (156, 1.15, 1, "#1E2862"),
    ):  # fmt: skip
        a.body.append(
            f'<g fill="{tone}" fill-opacity=".8" transform="translate({x} 52) '
            f'scale({n(w * flip)} 1)">'
        )
        a.use("tree", 0, 0)
        a.body.append("</g>")
    for x, y, w, h, tone in (
        (8, 46, 15, 9, "#39447F"),
        (30, 46, 11, 5, "#565CA0"),
        (52, 45, 9, 4, "#6C70AE"),
        (118, 45, 11, 5, "#6A6EAC"),
        (140, 46, 13, 7, "#4A5290"),
        (157, 47, 12, 10, "#343E7A"),
    ):
        bush = [
            (x - w, y + 1),
            (x - w * 0.8, y - h * 0.5),
            (x - w * 0.5, y - h * 0.6),
            (x - w * 0.3, y - h),
            (x + w * 0.1, y - h * 0.86),
            (x + w * 0.4, y - h * 0.95),
            (x + w * 0.6, y - h * 0.5),
            (x + w * 0.86, y - h * 0.46),
            (x + w, y + 1),
        ]
        a.path(spline(bush) + "Z", a.linear(0, y - h, 0, y + 1, (0, tone), (1, "#8A88B8")), 0.9)
    a.path(
        "M-4 46C30 42 60 44.6 90 43.6C120 42.6 140 45 164 46V104H-4Z",
        a.radial(
            *POOL,
            84,
            (0, "#FFE9A6"),
            (0.3, "#A4B078"),
            (0.52, "#43797A"),
            (0.78, "#1C3866"),
            (1, "#0C1438"),
        ),
    )
    a.path(
        "M-4 38H164V56H-4Z",
        a.linear(0, 38, 0, 56, (0, "#C8C0EA", 0), (0.45, "#C8C0EA", 0.62), (1, "#C8C0EA", 0)),
    )
    grass(a, 21, 24, (0, 160), 50, (0.8, 2.4), "#3E5280", 0.7)


def _moon(a: Art, x: float, y: float, r: float, phase: float) -> None:
    """A moon on the water: -1 new, 0 full; its sign tells the lit side. Flattened by the eye."""
    with a.group(f"translate({n(x)} {n(y)}) scale(1 .4)"):
        if phase:
            a.circle(0, 0, r * 1.06, "#4E4688", 0.85)
        else:
            a.circle(0, 0, r, a.radial(0, 0, r, (0, "#FFFFFF"), (0.86, "#FFFEF4"), (1, "#FFF6CE")))
            a.circle(0, 0, r * 1.3, "none", 1, "#FFFFFF", 0.5)
            for u, v, k in (
                (-0.35, -0.3, 0.26),
                (0.3, -0.34, 0.2),
                (0.2, 0.3, 0.3),
                (-0.4, 0.34, 0.18),
            ):
                a.circle(u * r, v * r, k * r, "#E8CC88", 0.5)
            return
        s = 1 if phase > 0 else -1
        k = 1 - 2 * abs(phase)
        bulge = abs(k) * r
        sweep = 1 if s > 0 else 0
        inner = sweep if k > 0 else 1 - sweep
        a.path(
            f"M0 {n(-r)}A{n(r)} {n(r)} 0 0 {sweep} 0 {n(r)}A{n(max(bulge, 0.01))} {n(r)} 0 0 "
            f"{inner} 0 {n(-r)}Z",
            "#FFFDEC",
        )


FLAT = 0.36


def _shore(k: float, seed: float) -> list[Point]:
    """The water's edge: no circle, a bay here and there."""
    x, y = POOL
    out = []
    for i in range(16):
        turn = math.tau * i / 16
        r = 34 * k * (1 + 0.05 * math.sin(i * 2.2 + seed) + 0.03 * math.sin(i * 4.1))
        out.append((x + r * math.cos(turn), y + r * FLAT * math.sin(turn)))
    return out


def _pool(a: Vista) -> None:
    x, y = POOL
    soft(a, x, y - 4, 66, 32, "#FFE7A6", 0.7)
    a.blob(_shore(1.03, 0.4), "#3E5244", 0.8)
    with a.group(f"translate({n(x)} {n(y)}) scale(1 {FLAT})"):
        water = a.radial(
            0,
            0,
            35,
            (0, "#FFFFFA"),
            (0.34, "#FFF6D2"),
            (0.66, "#FFDA92"),
            (0.88, "#C8A0A0"),
            (1, "#6A62A0"),
        )
        a.blob([((u - x), (v - y) / FLAT) for u, v in _shore(1, 0)], water)
    for r, start, size in (
        (30, 200, 60),
        (30.6, 300, 40),
        (26.6, 20, 70),
        (27, 150, 40),
        (13, 190, 130),
        (13.4, 10, 120),
        (17.6, 240, 90),
        (17, 60, 80),
    ):
        arc = [
            (
                x + r * math.cos(math.radians(start + size * t / 4)),
                y + r * FLAT * math.sin(math.radians(start + size * t / 4)),
            )
            for t in range(5)
        ]
        a.limb(arc, [0.05, 0.34, 0.44, 0.34, 0.05], "#FFFFFF", o=0.7)
    for u, v, rx, tone in ((0, -10, 9, "#BFD8FF"), (-27, 0, 6, "#6FE0D0"), (27, 1, 6, "#FF9A5A")):
        soft(a, x + u, y + v, rx, 3.4, tone, 0.75)
    for u, w, top in ((-22, 5, 16), (-9, 7, 6), (6, 6, 10), (19, 5, 18)):
        ray = a.linear(0, y, 0, top, (0, "#FFF3C4", 0.34), (1, "#FFF3C4", 0))
        a.path(
            f"M{n(x + u - w * 0.6)} {n(y - 4)}L{n(x + u * 1.5 - w)} {top}H{n(x + u * 1.5 + w)}"
            f"L{n(x + u + w * 0.6)} {n(y - 4)}Z",
            ray,
        )
    for i, phase in enumerate((0.84, 0.66, 0.5, 0.3, -0.3, -0.5, -0.66, -0.84)):
        turn = math.radians(180 + 22.5 + i * 45)
        _moon(a, x + 22.4 * math.cos(turn), y + 22.4 * FLAT * math.sin(turn), 4, phase)
    _moon(a, x, y, 8.4, 0)
    with a.define("tuft"):
        a.path(
            "".join(
                f"M{n(k * 0.8 - 0.3)} 0Q{n(k * 1.1)} -2 {n(k * 1.9)} {n(-3.4 + abs(k) * 0.5)}"
                f"Q{n(k * 1.3 + 0.4)} -1.4 {n(k * 0.8 + 0.4)} 0Z"
                for k in (-1.6, -0.7, 0.2, 1.1)
            ),
            "#4E7A5E",
            0.75,
        )
    for u, v, k in (
        (10, 58, 0.8),
        (18, 70, 1),
        (8, 84, 1.3),
        (24, 88, 1.4),
        (56, 52, 0.6),
        (120, 54, 0.6),
        (152, 62, 0.9),
        (156, 78, 1.1),
        (118, 90, 1.3),
        (66, 58, 0.7),
        (108, 86, 1.1),
    ):
        a.use("tuft", u, v, 0, k)
    with a.define("cap"):
        soft(a, 0, 0.2, 7, 2, "#0C1030", 0.6)
        toadstool(a, 0, 0, 1, ("#FFF3D0", "#E8A888", "#8A4A78"))
    for turn, k in (
        (182, 0.27),
        (198, 0.2),
        (214, 0.24),
        (236, 0.17),
        (306, 0.17),
        (327, 0.23),
        (345, 0.2),
        (2, 0.28),
        (168, 0.3),
    ):
        a.use(
            "cap",
            x + 38.4 * math.cos(math.radians(turn)),
            y + 38.4 * FLAT * math.sin(math.radians(turn)) + 0.4,
            0,
            k,
        )


def _front(a: Vista) -> None:
    motes(
        a,
        [
            (70, 54, 1.2),
            (101, 57, 1),
            (58, 60, 0.8),
            (80, 49, 0.7),
            (118, 62, 0.8),
            (96, 78, 1),
            (24, 68, 0.7),
            (146, 72, 0.8),
            (106, 32, 0.7),
            (62, 32, 0.7),
        ],
    )
    dark = "#060824"
    for foot, way, size, curl in (((-2, 104), -62, 26, 1), ((162, 104), -118, 26, -1)):
        fern(a, foot, way, size, dark, curl)
    grass(a, 14, 28, (-2, 162), 101, (3, 9), dark)
    with a.define("spray"):
        a.limb([(-2, -2), (8, 3), (20, 13), (28, 24)], [1.6, 1, 0.7, 0.2], "#070A2A")
        for k in range(9):
            root = (k * 3.1, -1 + k * k * 0.32)
            for side in (-34, 52):
                way = 24 + k * 4 + side
                tip = toward(root, way, 7.4 - k * 0.36)
                a.path(
                    f"M{at(root)}Q{at(toward(root, way - 34, 3.8))} {at(tip)}"
                    f"Q{at(toward(root, way + 34, 3.8))} {at(root)}Z",
                    "#070A2A",
                )
    a.use("spray", -2, 4, 6, 1)
    a.use("spray", -3, -4, -22, 0.9)
    for y, turn, scale in ((4, 6, 1.0), (-4, -22, 0.9)):
        with a.group(f"translate(162 {y}) scale({n(-scale)} {n(scale)}) rotate({turn})"):
            a.use("spray", 0, 0)
    a.path("M-4 -4H164V24H-4Z", a.linear(0, 0, 0, 24, (0, "#060720", 0.6), (1, "#060720", 0)))
