"""The fairy of adversity: a storm with a face."""

import math
from collections.abc import Sequence

from curves import Point, along, at, n, polygon, strip, toward
from figures import belt, gown
from hands import Hand, reach
from kit import Art
from light import Light, rim
from limbs import arm, cuff, leg
from moods import ANGRY
from tones import RAVEN, VIOLET_EYES, Cloth, Skin
from visage import Head

from fate.banes import torn

WAN = Skin("#F7E6E8", "#D9B4BE", "#8C6480", "#FFFFFF", "#C2527A", "#8A2E50", "#301632")
STORM = Cloth("#E6ECFA", "#7586B8", "#364278", "#161A3E")


def briar(a: Art, points: list[Point], width: float) -> None:
    """A thorny shoot that tapers to its tip."""
    count = len(points)
    widths = [width * (1 - 0.8 * i / (count - 1)) for i in range(count)]
    a.limb(points, widths, "#4A2F4C", lit="#A87FA0", shade="#1E1026")
    for i, (x, y, t) in enumerate(along(points, 2)[1:-1]):
        px, py, _ = along(points, 2)[i]
        way = math.degrees(math.atan2(y - py, x - px)) + (68 if i % 2 else -68)
        k = width * (1 - 0.7 * t / (count - 1))
        base = (toward((x, y), way - 90, k * 0.4), toward((x, y), way + 90, k * 0.4))
        a.path(
            polygon([base[0], toward((x, y), way - 14, k * 0.6 + 2.6), base[1]]),
            "#D9B8C9" if i % 2 else "#6B456A",
        )


def bolt(a: Art, points: Sequence[Point], width: float, tone: str, o: float = 1) -> None:
    """Lightning: sharp at every turn, thinner at every step."""
    last = len(points) - 1
    there, back = [], []
    for i, (x, y) in enumerate(points):
        (px, py), (qx, qy) = points[max(i - 1, 0)], points[min(i + 1, last)]
        dx, dy = qx - px, qy - py
        long = math.hypot(dx, dy) or 1
        w = width * (0.3 if i == 0 else 1 - 0.86 * i / last) / 2
        there.append((x - dy / long * w, y + dx / long * w))
        back.append((x + dy / long * w, y - dx / long * w))
    a.path("M" + "L".join(at(p) for p in there + back[::-1]) + "Z", tone, o)


def adversity() -> Art:
    """One hand takes the lightning out of the cloud, the other shows it the way."""
    a = Art("Adversity")
    skin, hair = WAN, RAVEN
    grasp = (68.0, 26.6)
    light = Light(-28, "#FFFBE0", 0.95, "#8FA6FF", 0.55, below=140)
    a.glow(48, 44, 44, "#E9E6F6", 0.7)
    cloud = a.linear(60, -4, 70, 30, (0, "#B4B2D2"), (0.5, "#625F88"), (1, "#2E2C4C"))
    for x, y, r in (
        (44, 9, 7), (54, 5, 9), (92, 10, 9), (80, 6, 11), (67, 6, 11), (61, 12, 8), (76, 14, 8),
        (88, 16, 7), (50, 13, 5),
    ):  # fmt: skip
        a.circle(x, y, r, cloud)
        a.path(
            f"M{n(x - r * 0.86)} {n(y - r * 0.1)}A{n(r * 0.9)} {n(r * 0.9)} 0 0 1 {n(x + r * 0.3)} "
            f"{n(y - r * 0.82)}A{n(r)} {n(r)} 0 0 0 {n(x - r * 0.86)} {n(y - r * 0.1)}Z",
            "#FFFFFF", 0.4,
        )  # fmt: skip
    drops = []
    for i in range(16):
        x, y = 12 + (i * 37 % 84), 30 + (i * 29 % 62)
        k = 6 + i % 3 * 2
        drops.append(f"M{n(x)} {n(y)}l{n(-k * 0.62)} {n(k)}l1 .4Z")
    a.path("".join(drops), "#F0F4FF", 0.7)
    torn(a, (55, 48), -38, 37, "#77749A", "#D6D6F0", (3, 5), shape="swallow")
    torn(a, (56, 50), -4, 38, "#66648C", "#C6C6E6", (2, 4, 6), shape="swallow")
    torn(a, (56, 54), 36, 28, "#565480", "#B4B4DC", (3, 5), shape="swallow", o=0.9)
    # the bolt, in front of the cloud
    a.glow(*grasp, 20, "#FFF6C8", 0.9)
    a.glow(78, 14, 14, "#FFF3B0", 0.7)
    for points, w in (
        ([(84.6, 6), (79.6, 15), (83, 15.6), (73.6, 21), (76.4, 22), (68.6, 27)], 2.5),
        ([(83, 15.4), (89, 20), (87.4, 22), (94, 28)], 1.3),
        ([(73.6, 21), (69, 18.6), (68.4, 15.6), (63, 13.6)], 1.1),
    ):
        bolt(a, points, w * 2.6, "#FFF0A0", 0.35)
        bolt(a, points, w, "#FFFFFF")
    for x, y, r in ((84, 6, 7), (76, 9, 6), (90, 9, 6)):
        a.circle(x, y, r, cloud)
    head = Head(
        44.2,
        36.4,
        15.4,
        skin,
        hair,
        "flow",
        ANGRY,
        left=True,
        to=(10, 60),
        turn=-4,
        light=light,
        eyes=VIOLET_EYES,
        wind=1.6,
    )
    head.back(a)
    arm(a, (53, 48.6), (63.4, 43.6), (66.4, 32.6), skin, size=1.02, light=light, far=True)
    fist = Hand((66.4, 32.6), -76, skin, size=6.8, light=light, flip=True)
    fist.draw(a, "open")
    for points in (
        [(68.6, 27), (66.8, 25), (68.4, 23.8), (66, 20.6)],
        [(68.6, 27), (70.4, 25.6), (72, 27), (73.6, 24)],
    ):
        bolt(a, points, 1.1, "#FFFFFF")
    a.glow(*grasp, 6, "#FFFFFF", 0.9)
    leg(
        a,
        (62, 66),
        (70, 74),
        (80.6, 79),
        (88, 80),
        skin,
        size=0.95,
        light=light,
        far=True,
        front=-1,
    )
    leg(a, (58, 66), (64, 78), (74, 86), (81, 89.6), skin, size=0.98, light=light, front=-1)
    spine: list[Point] = [(48.4, 46), (51.4, 52), (54.6, 57.8), (57.4, 63), (62.6, 69.6), (69, 77)]
    widths = [10.8, 9.8, 7.6, 12.6, 17, 20]
    gown(a, spine, widths, STORM, (6, 9, 4, 8, 5, 10), folds=6)
    ring = strip(spine, widths, -1) + strip(spine, widths, 1)[::-1]
    rim(a, ring, light, 1.1, 0.8)
    belt(a, [(51.6, 59.4), (55, 59.8), (57.8, 56.4)], "#D6C8EA")
    head.neck(a, (48, 46.4), width=0.38, wide=0.74)
    head.front(a)
    reach(
        a,
        (46.6, 49.4),
        (38.4, 56.4),
        (28.4, 54.6),
        skin,
        "point",
        hand=186,
        size=1.08,
        flip=True,
        light=light,
        ring="#D6C8EA",
    )
    cuff(a, (46.6, 49.4), (38.4, 56.4), STORM, 0.55, 1.08, light)
    # thorns follow her
    briar(a, [(98, 95), (86, 90), (74, 94), (58, 92.6), (44, 95), (30, 88), (22, 90)], 3.4)
    a.wisp([(2, 74), (14, 70), (30, 74)], 1.3, "#E6E6FA", 0.6)
    a.wisp([(6, 84), (20, 81), (34, 84)], 1, "#E6E6FA", 0.5)
    return a


EMBLEMS = {"adversity": adversity}
