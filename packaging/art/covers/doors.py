"""What the doors into the six realms share, and the doors of river, forest and lake."""

from curves import Point, mix, n, polygon, ribbon, strip, toward
from lamps import Lamp, Path, Place, closed, rim
from scenery.land import firs

from covers.sheet import Sheet

LAMP = Lamp(74.6, 51.4, 44, "#FFC86E")
MOON = Lamp(-0.55, -0.83, 0, "#A9D8FF")
BACK = Lamp(0.6, -0.8, 0, "#A9D8FF")
MARKS = {
    "river": "M1 15C5 15 6.4 12.6 7 9.6C8 4.6 12 2 16.4 2C20.4 2 23.2 4.4 23.2 7.6C23.2 10.2 "
    "21.4 11.8 19.2 11.8"
    "C17.4 11.8 16 10.6 16 9C16 8 16.6 7.2 17.4 6.8C14.4 6.2 11.8 7.8 11.8 11.4C11.8 15.4 15.4 "
    "17.4 23 17.4V22.4H1Z",
    "forest": "M12 .6L17.6 7.6H15.2L20 13.6H17L22.4 19.6H14V23.6H10V19.6H1.6L7 13.6H4L8.8 7.6H6.4Z",
    "lake": "M12 3.4C18.6 3.4 23.6 7.2 23.6 12C23.6 16.8 18.6 20.6 12 20.6C5.4 20.6 .4 16.8 .4 "
    "12C.4 7.2 5.4 3.4 12 3.4Z"
    "M12 6.6C7.4 6.6 3.8 9 3.8 12C3.8 15 7.4 17.4 12 17.4C16.6 17.4 20.2 15 20.2 12C20.2 9 16.6 "
    "6.6 12 6.6Z"
    "M12 9.2C14.8 9.2 16.8 10.4 16.8 12C16.8 13.6 14.8 14.8 12 14.8C9.2 14.8 7.2 13.6 7.2 12"
    "C7.2 10.4 9.2 9.2 12 9.2Z",
    "cave": "M.8 22.6L2.2 12L6.4 4.4L12.4 1.2L18.4 4.8L21.8 12.2L23.2 22.6H17.6V15.4C17.6 11.6 "
    "15.2 9.4 12 9.4"
    "C8.8 9.4 6.4 11.6 6.4 15.4V22.6ZM12 12.2L14.6 16.4L13.4 22.6H10.6L9.4 16.4Z",
    "valley": "M12 .8C13.2 .8 14.2 1.8 14.2 3C14.2 3.3 14.1 3.5 14 3.8C17.4 4.8 19.2 7.6 19.2 "
    "11.2C19.2 15 20.4 16.8 22.8 18.4V20H1.2V18.4"
    "C3.6 16.8 4.8 15 4.8 11.2C4.8 7.6 6.6 4.8 10 3.8C9.9 3.5 9.8 3.3 9.8 3C9.8 1.8 10.8 .8 12 "
    ".8ZM9 21.2H15C15 22.8 13.8 23.8 12 23.8C10.2 23.8 9 22.8 9 21.2Z",
    "mountain": "M.4 22L9.4 3.2L13.6 11L16.2 6.8L23.6 22ZM6.6 13.2L8.6 14.6L10 12.4L11.8 14.6"
    "L12.6 12.6L9.3 7.4Z",
}
"""The marks of the six realms on a grid of 24, even-odd."""
DOORS = ((10.6, 77.6, "#8FC4FF", 11), (28, 71, "#B4F5A0", 8), (41.4, 67.4, "#9CF2F0", 6.4),
         (114, 67, "#CBA2FF", 7), (128.6, 71, "#FFD56E", 8.4),
         (147, 77.6, "#FF9C8C", 11.4))  # fmt: skip


def arch(x: float, base: float, w: float, h: float, lift: float = 0.5) -> str:
    """An opening with a round head; `lift` of its width is the height of the head."""
    y = base - h + w * lift
    return (f"M{n(x - w / 2)} {n(base)}V{n(y)}C{n(x - w / 2)} {n(y - w * lift * 1.3)} "
            f"{n(x + w / 2)} "
            f"{n(y - w * lift * 1.3)} {n(x + w / 2)} {n(y)}V{n(base)}Z")  # fmt: skip


def halo(a: Sheet, x: float, base: float, w: float, h: float, tone: str) -> None:
    a.glow(x, base - h * 0.5, h * 0.95, tone, 0.6)


def fade(a: Sheet, x: float, base: float, h: float, *tones: str) -> str:
    count = len(tones) - 1
    return a.linear(x, base - h, x, base, *((i / count, tone) for i, tone in enumerate(tones)))


def _blocks(
    a: Sheet, x: float, base: float, w: float, h: float, t: float, light: str, dark: str, keys: int
) -> None:
    """A frame of dressed stones round an opening: jambs and a ring of wedges."""
    spring = base - h + w / 2
    for side in (-1, 1):
        u = x + side * w / 2
        count = max(3, round((base - spring) / (t * 1.5)))
        for k in range(count):
            y0, y1 = (
                spring + (base - spring) * k / count,
                spring + (base - spring) * (k + 1) / count,
            )
            out = side * (t + (0.5 if k % 2 else 0))
            tone = mix(light, dark, 0.2 + 0.5 * (side > 0) + 0.16 * (k % 2))
            a.path(f"M{n(u)} {n(y0)}H{n(u + out)}V{n(y1 - 0.14)}H{n(u)}Z", tone)
    for k in range(keys):
        s, e = 180 + 180 * k / keys, 180 + 180 * (k + 1) / keys - 2
        r0, r1 = w / 2, w / 2 + t + (0.6 if k == keys // 2 else 0)
        c = (x, spring)
        tone = mix(light, dark, 0.06 + 0.72 * k / keys + 0.1 * (k % 2))
        a.path(
            polygon(
                [
                    toward(c, s, r0),
                    toward(c, s, r1),
                    toward(c, (s + e) / 2, r1 * 1.01),
                    toward(c, e, r1),
                    toward(c, e, r0),
                ]
            ),
            tone,
        )


def river(a: Sheet, x: float, base: float, w: float, h: float) -> None:
    halo(a, x, base, w, h, "#9CC8FF")
    d = arch(x, base, w, h, 0.5)
    a.path(d, fade(a, x, base, h, "#3A4F9C", "#8C86C4", "#FFC4B0", "#FFF0C4", "#6FA8DC", "#2E6AB4"))
    sill = base - h * 0.36
    a.glow(x + 1, sill - 1, 9, "#FFF6D0", 0.95)
    a.circle(x + 1, sill - 3.4, 2.6, "#FFFBE6")
    a.path(
        f"M{n(x - w / 2)} {n(sill)}C{n(x - 5)} {n(sill - 3.4)} {n(x - 2)} {n(sill - 0.6)} "
        f"{n(x + 1)} {n(sill - 1)}"
        f"C{n(x + 4)} {n(sill - 3)} {n(x + 7)} {n(sill - 3)} {n(x + w / 2)} {n(sill - 1)}"
        f"V{n(sill + 1.2)}H{n(x - w / 2)}Z",
        "#7A74B4",
        0.85,
    )
    for k, (u, y, r) in enumerate(
        ((1, 2, 5), (-1, 4.4, 6.4), (2, 7, 5.6), (0, 10, 7.4), (-2, 13.4, 6))
    ):
        a.wisp(
            [
                (x + u - r, sill + y),
                (x + u, sill + y + (0.5 if k % 2 else -0.4)),
                (x + u + r, sill + y),
            ],
            0.7,
            "#FFF9E2",
            0.85 - 0.1 * k,
        )
    # a swan
    sx, sy = x - 2.4, sill + 8.2
    a.path(
        Path(
            "M-8.6 -.6C-9.6 -3.4 -7 -6.6 -2.6 -6.4C.6 -6.4 2.6 -5 3.8 -5.2C5 -5.6 4.6 -7.6 3.8 "
            "-9.4C2.8 -12 3.8 -14.6 6.2 -14.6"
            "C8 -14.6 8.8 -13.4 10.6 -12.6L8.2 -12C6.6 -12.2 6 -11.4 6.6 -9.6C7.6 -6.8 8 -3 5.4 "
            "-.6C3 1.2 -6.6 1.4 -8.6 -.6Z",
            Place(sx, sy, 0.42),
        ).d,
        "#FFFFFF",
    )
    _blocks(a, x, base, w, h, 2.5, "#DDE6F6", "#4A4E8C", 11)
    # the water comes out over the sill and keeps to the left of the way
    way: list[Point] = [
        (x - 1.4, base - 3.4),
        (x - 2, base + 1.4),
        (x - 5, base + 7),
        (x - 8, base + 14),
        (x - 9, base + 24),
    ]
    wide = [w * 0.62, w * 0.66, w * 0.72, w * 0.9, w]
    a.path(
        ribbon(way, wide),
        a.linear(x, base, x - 10, base + 14, (0, "#B4E0FF"), (0.4, "#4A8CD0"), (1, "#163C7E")),
    )
    for across in (-0.6, 0, 0.6):
        lane = strip(way, wide, across, 2)
        a.limb(lane[2::2], [0.1, 0.6, 0.5, 0.1], "#F0FAFF", o=0.75)


def forest(a: Sheet, x: float, base: float, w: float, h: float) -> None:
    halo(a, x, base, w, h, "#B4F5A0")
    d = arch(x, base, w, h, 0.6)
    a.path(d, fade(a, x, base, h, "#1F6A54", "#6FBE7A", "#F4FFC0", "#B4E084", "#2F7A50"))
    a.glow(x, base - h * 0.42, 8, "#FFFFE0", 0.95)
    trees = (
        (x - 4, base - 4, 14, "#4FA070"),
        (x + 4.2, base - 4.4, 16, "#3F9068"),
        (x - 1, base - 5.6, 10, "#86C884"),
        (x + 1.8, base - 5.6, 8, "#86C884"),
    )
    for u, v, t, tone in sorted(trees, key=lambda q: q[2]):
        firs(a, [(u, v, t)], tone)
    a.path(
        f"M{n(x - 0.6)} {n(base - 6)}C{n(x + 1)} {n(base - 4)} {n(x - 2)} {n(base - 2)} "
        f"{n(x - 2.6)} {n(base)}H{n(x + 3)}"
        f"C{n(x + 1.4)} {n(base - 2)} {n(x + 1.4)} {n(base - 4)} {n(x + 0.6)} {n(base - 6)}Z",
        "#FFF9C8",
    )
    bark = ("#9A7A5C", "#4A3638", "#1E1826")
    for side in (-1, 1):
        line = [
            (x + side * (w / 2 + 3.4), base + 1.4),
            (x + side * (w / 2 + 0.6), base - 4),
            (x + side * (w / 2 + 0.8), base - h * 0.55),
            (x + side * w * 0.36, base - h * 0.9),
            (x - side * w * 0.12, base - h * 1.08),
            (x - side * w * 0.4, base - h * 1.26),
        ]
        wide = [5.4, 2.8, 2.4, 2.4, 1.9, 0.6]
        a.path(ribbon(line, wide), bark[1])
        a.path(ribbon(line, wide, -0.1, -1), bark[2] if side > 0 else bark[0], 0.75)
        inner = strip(line, wide, 0.82 * side, 2)
        a.limb(inner[1:8], [0.1, *[0.5] * 5, 0.1], "#F0FFC0", o=0.9)
    for k, (u, v, r) in enumerate(
        (
            (-8, -25, 2.8),
            (8, -25.4, 3),
            (-5.6, -30, 4),
            (5.8, -30, 4.2),
            (-2.6, -35, 4.4),
            (3, -35.4, 4.2),
            (0, -32, 3.8),
        )
    ):
        cx, cy = x + u, base + v * h / 33
        edge = [toward((cx, cy), i * 24 + k * 13, r * (1.08 if i % 2 else 0.84)) for i in range(15)]
        form = closed(edge)
        a.path(
            form.d,
            a.linear(
                cx - r, cy - r, cx + r, cy + r, (0, "#7FB878"), (0.5, "#2A6A50"), (1, "#123A40")
            ),
        )
        rim(a, form.edge(), MOON, 0.9, 0.7, 0.2, 1, "#BFF0D8")


def lake(a: Sheet, x: float, base: float, w: float, h: float) -> None:
    """A moon-gate: a whole ring, half of it in its own image."""
    r = w * 0.62
    c = (x, base - r * 1.06)
    halo(a, x, base, w, h, "#9CF2F0")
    a.circle(
        *c,
        r,
        a.linear(
            x,
            c[1] - r,
            x,
            c[1] + r,
            (0, "#1F6A8C"),
            (0.4, "#7FD0D0"),
            (0.55, "#F0FFF4"),
            (0.62, "#8FDCDC"),
            (1, "#1A5A80"),
        ),
    )
    a.glow(x, c[1] - 0.4, 5.4, "#FFFFFF", 0.95)
    a.path(
        f"M{n(x - r)} {n(c[1] + 0.6)}C{n(x - 3)} {n(c[1] - 2.6)} {n(x - 2)} {n(c[1])} {n(x)} "
        f"{n(c[1] - 0.2)}C{n(x + 2)} {n(c[1] - 2.4)} "
        f"{n(x + 4)} {n(c[1] - 1.6)} {n(x + r)} {n(c[1] + 0.6)}Z",
        "#3F8CA4",
        0.8,
    )
    for k in range(3):
        a.ellipse(x, c[1] + 3.4, 1.5 + k * 1.6, 0.4 + k * 0.45, "none", 1, 0, "#F4FFFA", 0.3)
    a.circle(*c, r + 0.6, "none", 1, "#E9FBFF", 1.7)
    a.circle(*c, r + 0.6, "none", 1, "#4F8CA8", 0.4)
    for k in range(18):
        a.circle(*toward(c, k * 20, r + 0.6), 0.34, "#FFFFFF")
    a.ellipse(
        x,
        base + 1.6,
        w * 0.95,
        1.8,
        a.linear(x - w, 0, x + w, 0, (0, "#2A7A9C", 0.2), (0.5, "#CFFAF4"), (1, "#2A7A9C", 0.2)),
    )
    for u, half in ((0, 6.4), (1, 4), (-1, 2)):
        a.wisp(
            [(x + u - half, base + 1.4), (x + u, base + 1.8), (x + u + half, base + 1.4)],
            0.4,
            "#FFFFFF",
            0.8,
        )
