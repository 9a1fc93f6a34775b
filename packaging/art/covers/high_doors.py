"""The doors into cave, valley and mountain."""

from curves import mix, n, polygon
from lamps import Path, Place, rim

from covers.doors import MARKS, MOON, arch, fade, halo
from covers.sheet import Sheet


def cave(a: Sheet, x: float, base: float, w: float, h: float) -> None:
    halo(a, x, base, w, h, "#CBA2FF")
    rock = [(x - w * 1.05, base + 1), (x - w * 0.95, base - h * 0.5),
        (x - w * 0.7, base - h * 0.82), (x - w * 0.36, base - h * 0.96),
            (x - w * 0.1, base - h * 1.16), (x + w * 0.3, base - h * 1.02),
            (x + w * 0.62, base - h * 0.9), (x + w * 0.86, base - h * 0.56),
            (x + w * 1.06, base + 1)]  # fmt: skip
    a.path(
        polygon(rock),
        a.linear(x - w, base - h, x + w, base, (0, "#8A7CC4"), (0.4, "#443A80"), (1, "#16123C")),
    )
    a.path(
        polygon(
            [
                rock[4],
                rock[5],
                rock[6],
                rock[7],
                rock[8],
                (x + w * 0.5, base),
                (x + w * 0.5, base - h * 0.6),
            ]
        ),
        "#100C30",
        0.5,
    )
    for i in (1, 2, 3):
        a.limb([rock[i], rock[i + 1]], [0.5, 0.5], "#CFE6FF", o=0.7)
    mouth = [(x - w * 0.52, base + 0.6), (x - w * 0.5, base - h * 0.44),
        (x - w * 0.26, base - h * 0.72), (x, base - h * 0.84),
             (x + w * 0.3, base - h * 0.7), (x + w * 0.5, base - h * 0.4),
             (x + w * 0.52, base + 0.6)]  # fmt: skip
    a.path(polygon(mouth), fade(a, x, base, h * 0.84, "#2A1C6A", "#7A4CC8", "#E0B4FF", "#FFE6FF"))
    a.glow(x, base - 3, 9, "#FFE9FF", 0.85)
    for u, t, lean, k in ((-3.6, 7, -10, 1), (3.4, 8, 9, 2), (-1.4, 10.4, -3, 0), (1.4, 7, 6, 1)):
        tones = (
            ("#E6FBFF", "#7FD6EC", "#2A7FB4"),
            ("#FFE3F6", "#D98CE0", "#7A3CA4"),
            ("#F4E4FF", "#B08CF0", "#5A3CA8"),
        )[k]
        p = Place(x + u, base + 0.6, 1, lean)
        wd = t * 0.17
        for shape, tone in (
            ([(-wd, 0), (-wd, -t * 0.72), (0, -t), (0, 0)], tones[0]),
            ([(0, 0), (0, -t), (wd, -t * 0.68), (wd, 0)], tones[2]),
            (
                [
                    (-wd * 0.4, 0),
                    (-wd * 0.3, -t * 0.7),
                    (0, -t),
                    (wd * 0.4, -t * 0.66),
                    (wd * 0.4, 0),
                ],
                tones[1],
            ),
        ):
            a.path(polygon(p.puts(shape)), tone)
    for aside, t, lean, hue in ((-0.6, 4.6, 6, 1), (0.7, 8, 8, 1), (0.92, 5, 18, 0)):
        u = aside * w
        p, wd = Place(x + u, base + 1.4, 1, lean), t * 0.17
        light, deep = (("#E6FBFF", "#3A90C4"), ("#FFE3F6", "#9A4CBC"))[hue]
        a.glow(x + u, base - t * 0.5, t, light, 0.5)
        a.path(polygon(p.puts([(-wd, 0), (-wd, -t * 0.72), (0, -t), (0.1, 0)])), light)
        a.path(polygon(p.puts([(0, 0), (0, -t), (wd, -t * 0.68), (wd, 0)])), deep)
    for u, v in ((-0.8, 0.62), (-0.5, 0.86), (0.16, 1.06), (0.62, 0.74), (0.8, 0.4)):
        a.spark(x + w * u, base - h * v, 1.1, "#F4E0FF", 0.9)
    for u, t in ((-w * 0.24, 3.4), (w * 0.12, 4.4), (w * 0.3, 2.4)):
        a.path(
            polygon(
                [
                    (x + u - 0.8, base - h * 0.74),
                    (x + u, base - h * 0.74 + t),
                    (x + u + 0.8, base - h * 0.74),
                ]
            ),
            "#2E2668",
        )


def valley(a: Sheet, x: float, base: float, w: float, h: float) -> None:
    """A gable for a bell; under it the evening between two cliffs."""
    halo(a, x, base, w, h, "#FFD56E")
    d = arch(x, base, w, h * 0.72, 0.5)
    a.path(d, fade(a, x, base, h * 0.72, "#B4645A", "#F5A454", "#FFF0A8", "#FFE08A", "#A8822E"))
    a.glow(x, base - h * 0.3, 7, "#FFFFE0", 0.95)
    a.circle(x, base - h * 0.32, 2.2, "#FFFDE4")
    for s in (-1, 1):
        a.path(
            f"M{n(x + s * w / 2)} {n(base - h * 0.5)}C{n(x + s * w * 0.3)} {n(base - h * 0.44)} "
            f"{n(x + s * w * 0.3)} {n(base - h * 0.24)} "
            f"{n(x + s * w * 0.12)} {n(base - h * 0.16)}L{n(x + s * w / 2)} {n(base - h * 0.14)}Z",
            "#8A5248" if s < 0 else "#6A3E48",
            0.9,
        )
    wall, shade = "#F6E0B4", "#8A5E6A"
    top = base - h * 0.72
    for s in (-1, 1):
        a.path(
            f"M{n(x + s * w / 2)} {n(base)}H{n(x + s * (w / 2 + 2.6))}V{n(top)}"
            f"H{n(x + s * w / 2)}Z",
            mix(wall, shade, 0.15 if s < 0 else 0.7),
        )
    spring = base - h * 0.72 + w / 2
    a.path(
        f"M{n(x - w / 2)} {n(spring)}C{n(x - w / 2)} {n(spring - w * 0.65)} {n(x + w / 2)} "
        f"{n(spring - w * 0.65)} {n(x + w / 2)} {n(spring)}"
        f"H{n(x + w / 2 + 2.6)}V{n(top - 1)}H{n(x - w / 2 - 2.6)}V{n(spring)}Z",
        a.linear(x - w / 2, top, x + w / 2, top, (0, wall), (1, shade)),
    )
    # the gable with its bell
    g = h * 0.3
    a.path(
        f"M{n(x - 4.4)} {n(top - 0.6)}V{n(top - g * 0.66)}L{n(x)} {n(top - g)}L{n(x + 4.4)} "
        f"{n(top - g * 0.66)}V{n(top - 0.6)}Z",
        a.linear(x - 4, top, x + 4, top, (0, wall), (1, shade)),
    )
    a.path(
        f"M{n(x - 6)} {n(top - g * 0.6)}L{n(x)} {n(top - g * 1.16)}L{n(x + 6)} "
        f"{n(top - g * 0.6)}L{n(x + 5.4)} {n(top - g * 0.5)}L{n(x)} "
        f"{n(top - g * 0.98)}L{n(x - 5.4)} {n(top - g * 0.5)}Z",
        "#A8483C",
    )
    a.path(
        f"M{n(x - 2.8)} {n(top - 1)}V{n(top - 4.4)}C{n(x - 2.8)} {n(top - 8)} {n(x + 2.8)} "
        f"{n(top - 8)} {n(x + 2.8)} {n(top - 4.4)}V{n(top - 1)}Z",
        "#2A1838",
    )
    a.glow(x, top - 3.4, 4.4, "#FFE08A", 0.8)
    a.path(Path(MARKS["valley"], Place(x - 2.3, top - 6, 0.19)).d, "#FFD873")
    a.path(
        f"M{n(x - w / 2 - 3.4)} {n(top - 1.2)}H{n(x + w / 2 + 3.4)}V{n(top + 0.2)}"
        f"H{n(x - w / 2 - 3.4)}Z",
        "#FFF3D0",
    )
    a.path(
        f"M{n(x - w / 2 - 3.2)} {n(base - 1)}H{n(x - w / 2 + 0.3)}V{n(base + 0.8)}"
        f"H{n(x - w / 2 - 3.2)}Z"
        f"M{n(x + w / 2 - 0.3)} {n(base - 1)}H{n(x + w / 2 + 3.2)}V{n(base + 0.8)}"
        f"H{n(x + w / 2 - 0.3)}Z",
        "#C99A84",
    )


def mountain(a: Sheet, x: float, base: float, w: float, h: float) -> None:
    """A pointed gate of red rock, snow on every ledge."""
    halo(a, x, base, w, h, "#FF9C8C")
    outer = (
        f"M{n(x - w / 2 - 3.4)} {n(base + 1)}V{n(base - h * 0.56)}C{n(x - w / 2 - 3)} "
        f"{n(base - h * 0.9)} {n(x - 4)} {n(base - h * 1.02)} {n(x)} "
        f"{n(base - h * 1.16)}C{n(x + 4)} {n(base - h * 1.02)} {n(x + w / 2 + 3)} "
        f"{n(base - h * 0.9)} {n(x + w / 2 + 3.4)} {n(base - h * 0.56)}V{n(base + 1)}Z"
    )
    form = Path(outer)
    a.path(
        form.d,
        a.linear(x - w / 2, 0, x + w / 2, 0, (0, "#D98A88"), (0.3, "#8A3A54"), (1, "#35143E")),
    )
    rim(a, form.edge(), MOON, 1, 0.7, 0.2)
    inner = (
        f"M{n(x - w / 2)} {n(base + 0.6)}V{n(base - h * 0.52)}C{n(x - w / 2)} "
        f"{n(base - h * 0.8)} {n(x - 3)} {n(base - h * 0.88)} {n(x)} {n(base - h)}"
        f"C{n(x + 3)} {n(base - h * 0.88)} {n(x + w / 2)} {n(base - h * 0.8)} {n(x + w / 2)} "
        f"{n(base - h * 0.52)}V{n(base + 0.6)}Z"
    )
    a.path(inner, fade(a, x, base, h, "#5A1C54", "#C0405A", "#FF9A6A", "#FFDDA0", "#C46A6A"))
    a.glow(x - 1, base - h * 0.5, 9, "#FFE9C0", 0.8)
    top = base - h * 0.68
    a.path(
        polygon(
            [
                (x - w / 2, base - 9),
                (x - 5, base - 17),
                (x - 3, base - 19),
                (x, top),
                (x + 2.6, top + 6),
                (x + 5, base - 19),
                (x + w / 2, base - 11),
                (x + w / 2, base),
                (x - w / 2, base),
            ]
        ),
        a.linear(x - 6, 0, x + 7, 0, (0, "#C4607A"), (0.45, "#7A2850"), (1, "#3A1442")),
    )
    a.path(
        polygon(
            [
                (x, top),
                (x - 3, base - 19),
                (x - 4.4, base - 17.6),
                (x - 2.4, base - 18),
                (x - 1.4, base - 15.6),
                (x + 0.2, base - 18),
                (x + 1.6, base - 16.6),
                (x + 0.6, top + 6),
            ]
        ),
        "#FFF6EC",
    )
    a.path(
        polygon(
            [
                (x, top),
                (x + 2.6, top + 6),
                (x + 4.4, base - 18.6),
                (x + 2.6, base - 19.4),
                (x + 1.6, base - 16.6),
                (x + 0.6, top + 6),
            ]
        ),
        "#E0A4B4",
    )
    a.path(
        f"M{n(x - w / 2)} {n(base - 7)}C{n(x - 4)} {n(base - 10)} {n(x)} {n(base - 5)} "
        f"{n(x + w / 2)} {n(base - 8)}V{n(base + 0.6)}H{n(x - w / 2)}Z",
        "#FFE9DC",
    )
    a.path(
        f"M{n(x - w / 2)} {n(base - 3)}C{n(x - 4)} {n(base - 6)} {n(x + 3)} {n(base - 2)} "
        f"{n(x + w / 2)} {n(base - 4)}V{n(base + 0.6)}H{n(x - w / 2)}Z",
        "#F2B4AC",
    )
    # snow on the shoulders of the gate, icicles under its head
    for s in (-1, 1):
        u = x + s * (w / 2 + 1.7)
        for y, k in ((base - h * 0.56, 2.6), (base - h * 0.28, 2.3)):
            a.path(
                f"M{n(u - k)} {n(y)}C{n(u - k)} {n(y - 1.8)} {n(u + k)} {n(y - 1.8)} {n(u + k)} "
                f"{n(y)}C{n(u + k * 0.5)} {n(y + 1.4)} {n(u + k * 0.2)} {n(y + 0.3)} {n(u)} "
                f"{n(y + 0.6)}"
                f"C{n(u - k * 0.4)} {n(y + 1.8)} {n(u - k * 0.7)} {n(y + 0.4)} {n(u - k)} {n(y)}Z",
                "#FFFFFF" if s < 0 else "#E4D4E6",
            )
    a.path(
        f"M{n(x - 3.4)} {n(base - h * 1.04)}C{n(x - 2)} {n(base - h * 1.1)} {n(x - 1)} "
        f"{n(base - h * 1.13)} {n(x)} {n(base - h * 1.18)}C{n(x + 1)} {n(base - h * 1.13)} "
        f"{n(x + 2)} "
        f"{n(base - h * 1.1)} {n(x + 3.4)} {n(base - h * 1.04)}C{n(x + 1.6)} "
        f"{n(base - h * 1.05)} {n(x + 1)} {n(base - h * 1.02)} {n(x)} {n(base - h * 1.06)}"
        f"C{n(x - 1)} {n(base - h * 1.02)} {n(x - 2)} "
        f"{n(base - h * 1.06)} {n(x - 3.4)} {n(base - h * 1.04)}Z",
        "#FFFFFF",
    )
