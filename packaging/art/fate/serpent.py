"""The serpent fairy on her coils, with her pearl."""

import math
from collections.abc import Sequence
from itertools import pairwise

from curves import Point, Widths, along, at, between, n, through
from hands import Hand, reach
from kit import Art
from light import Light, contact, outline, rim, shade
from limbs import arm, bangle
from moods import LOOK
from tones import DUSK, GREEN_EYES, NIGHT
from visage import Head
from wings import Wing, wing


class Tube:
    """A snake's body along a spine: its light wanders across it as it turns."""

    def __init__(
        self, points: Sequence[Point], widths: Widths, toward: Point, steps: int = 2
    ) -> None:
        spine = along(points, steps)
        self.rows = []
        for i, (x, y, t) in enumerate(spine):
            px, py, _ = spine[max(i - 1, 0)]
            qx, qy, _ = spine[min(i + 1, len(spine) - 1)]
            dx, dy = qx - px, qy - py
            long = math.hypot(dx, dy) or 1
            k = min(int(t), len(widths) - 2)
            w = (widths[k] + (widths[k + 1] - widths[k]) * (t - k)) / 2
            nx, ny = -dy / long, dx / long
            self.rows.append((x, y, nx, ny, w, nx * toward[0] + ny * toward[1]))

    def band(self, lo: float, hi: float, first: int, last: int, lit: bool = False) -> str:
        """A strip of it, between two offsets; if `lit` they are measured toward the light."""
        there, back = [], []
        rows = self.rows[first : last + 1]
        for i, (x, y, nx, ny, w, f) in enumerate(rows):
            end = min(1.0, i / 2, (len(rows) - 1 - i) / 2) if lit else 1
            mid, half = (lo + hi) / 2, (hi - lo) / 2 * end * min(1.0, abs(f) * 1.5)
            u, v = (mid * f - half, mid * f + half) if lit else (lo, hi)
            there.append((x + nx * w * u, y + ny * w * u))
            back.append((x + nx * w * v, y + ny * w * v))
        return f"M{at(there[0])}{through(there)}L{at(back[-1])}{through(back[::-1])}Z"

    def draw(self, a: Art, first: int, last: int, paint: str) -> None:
        a.path(self.band(-1, 1, first, last), paint)
        a.path(self.band(-0.92, -0.18, first, last, True), "#04222E", 0.4)
        a.path(self.band(-0.98, -0.62, first, last, True), "#021620", 0.4)
        a.path(self.band(-0.97, -0.85, first, last, True), "#7FE8C0", 0.5)
        a.path(self.band(0.44, 0.72, first, last, True), "#F4FFD6", 0.55)

    def marks(self, a: Art, first: int, last: int) -> None:
        for i in range(first, last):
            x, y, nx, ny, w, f = self.rows[i]
            if abs(f) < 0.4:
                continue
            x, y, k = x + nx * w * f * 0.06, y + ny * w * f * 0.06, w * 0.3
            u, v = ny * k * 1.5, -nx * k * 1.5
            points = (
                (x - u, y - v),
                (x + nx * k, y + ny * k),
                (x + u, y + v),
                (x - nx * k, y - ny * k),
            )
            a.path("M" + "L".join(f"{n(p)} {n(q)}" for p, q in points) + "Z", "#F6F7AE", 0.9)


def serpent() -> Art:
    """Half girl, half snake, on her own coils; she holds up her pearl and hopes."""
    a = Art("Serpent fairy")
    skin, hair = DUSK, NIGHT
    pearl = (71.6, 20.6)
    light = Light(-28, "#D8FFE8", 0.9, "#5FE0B0", 0.5, below=110)
    a.glow(50, 78, 42, "#3FBF8A", 0.4)
    kind = Wing("dragonfly", "#3C7F86", "#BFF3D6", veins=6, broad=1.4)
    for flip in (False, True):
        s = -1 if flip else 1
        wing(a, (50 + s * 2, 38), 90 - s * 124, 43, kind, flip)
        low = kind._replace(tint="#2B6A7C", edge="#A6E6D2")
        wing(a, (50 + s * 2, 41), 90 - s * 97, 39, low, flip, o=0.92)
    contact(a, 51, 93, 43, 0.85)
    # one body: from the hips down, round to the front, back behind her, and up to the tip
    way: list[Point] = [
        (50, 50), (47.4, 57), (48.6, 65.6), (58, 72), (72, 74.6), (84, 79.4), (81.6, 87.6),
        (66, 91.4),
        (47, 92), (28, 90), (16.4, 83.6), (21, 76.6), (34, 74), (50, 73), (66, 69.4), (80, 64.6),
        (89.6, 57), (89, 49.6), (83.4, 48.4), (82, 52),
    ]  # fmt: skip
    sizes = [
        11, 13.6, 13.4, 13, 12.6, 12.4, 12.6, 13, 13, 12.4, 11, 9.6, 9, 8.4, 7.6, 6.4, 4.8, 3.4,
        2, 0.4,
    ]  # fmt: skip
    body = Tube(way, sizes, (0.34, -0.94))
    paint = a.linear(
        14, 56, 88, 96, (0, "#B6E884"), (0.32, "#4FB06A"), (0.7, "#1B705C"), (1, "#0E4A4C")
    )
    a.blob([(26, 84), (44, 79), (70, 81), (74, 86), (50, 88), (30, 87)], "#03161E", 0.75)
    body.draw(a, 20, 38, paint)
    body.marks(a, 22, 34)
    body.draw(a, 0, 21, paint)
    # the belly, towards us, with its plates
    belly: list[tuple[Point, Point]] = []
    for i, (x, y, nx, ny, w, _) in enumerate(body.rows[:10]):
        k = 0.56 * (1 - (i / 9) ** 2 * 0.85)
        off = -0.06 - 0.5 * (i / 9) ** 2
        belly.append(
            (
                (x + nx * w * (off + k), y + ny * w * (off + k)),
                (x + nx * w * (off - k), y + ny * w * (off - k)),
            )
        )
    there, back = [p for p, _ in belly], [q for _, q in belly][::-1]
    skin_ = a.linear(44, 50, 66, 78, (0, "#FBFAC8"), (0.6, "#C9DE86"), (1, "#6FA866"))
    a.path(f"M{at(there[0])}{through(there)}L{at(back[0])}{through(back)}Z", skin_)
    plates = ""
    for (p, q), (left, right) in pairwise(belly[1:]):
        plates += f"M{at(p)}Q{at(between(left, right, 0.5))} {at(q)}"
    a.path(plates, "none", 1, "#4F7F48", 0.5, 0.7)
    body.marks(a, 14, 20)
    # far shoulder, torso
    head = Head(
        51.2, 27.4, 15.6, skin, hair, "long", LOOK._replace(smile=3, brow=(2.2, 0.6)), to=pearl,
        turn=-7, light=light, eyes=GREEN_EYES, nod=-0.3, fall=1.5,
    )  # fmt: skip
    head.back(a)
    reach(
        a,
        (44, 41.6),
        (35.8, 49.4),
        (27.4, 51.4),
        skin,
        "open",
        hand=172,
        size=1.05,
        light=light,
        far=True,
        flip=True,
    )
    torso = (
        "M43 39.6C45 38 55.6 38 57.6 39.6C58.4 42.4 56.6 45.2 55 48.4C54.6 49.8 55.2 51.4 56 53"
        "C52.6 55.4 47.4 55.4 44 53C44.8 51.4 45.6 49.8 45.4 48.4C43.8 45.2 42.2 42.4 43 39.6Z"
    )
    a.path(torso, a.linear(56, 38, 44, 52, (0, skin.light), (0.5, skin.mid), (1, skin.shade)))
    ring = outline(torso)
    shade(a, ring, light, 2.6, skin.shade, 0.45)
    rim(a, ring, light, 0.7)
    head.neck(a, (50.4, 39.4), width=0.36, wide=0.86)
    top = (
        "M43.4 42.4C45.6 44.6 48.6 44.6 50.2 43C51.8 44.6 55 44.6 57.2 42.4C57.2 44.6 56 46.6 "
        "55 48.8"
        "C52.4 50 48 50 45.4 48.8C44.4 46.6 43.4 44.6 43.4 42.4Z"
    )
    a.path(top, a.linear(56, 40, 44, 48, (0, "#D6F59A"), (0.5, "#4FAE66"), (1, "#145A50")))
    rim(a, outline(top), light, 0.5)
    a.limb([(43.8, 52.8), (50, 55.2), (56.2, 52.8)], [1.5, 2.3, 1.5], "#8F6424")
    a.limb([(43.8, 52.4), (50, 54.6), (56.2, 52.4)], [0.9, 1.6, 0.9], "#FFE08A")
    a.circle(50, 54.8, 1.2, "#D9FFF0")
    head.front(a)
    head.wear(a, "circlet", stone="#BFFFE0")
    # the pearl in her palm
    a.glow(*pearl, 16, "#C9FFD9", 0.85)
    arm(a, (56.6, 41.6), (66, 45.4), (69.4, 32), skin, size=1.05, light=light)
    hand = Hand((69.4, 32), -82, skin, size=7, light=light, flip=False)
    hand.draw(a, "open")
    x, y = pearl
    a.circle(
        x,
        y + 1.2,
        3.9,
        a.radial(x - 1.2, y - 0.4, 5.4, (0, "#FFFFFF"), (0.6, "#C4F5DA"), (1, "#5FB39A")),
    )
    a.circle(x - 1.3, y - 0.2, 1, "#FFFFFF")
    bangle(a, (66, 45.4), (69.4, 32), "#FFE08A", 1.05)
    a.dust(
        [(77, 11, 0.8), (62, 11, 0.6), (81, 26, 1.2), (12, 62, 0.7), (10, 52, 1.2), (32, 64, 0.6)],
        "#BFFFD9",
    )
    return a


EMBLEMS = {"serpent": serpent}
