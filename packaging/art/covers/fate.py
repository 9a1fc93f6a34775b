"""Fairy's Fate: in the wood at night a fairy reaches out to the serpent that has shut her in."""

from random import Random

from curves import Point, along, at, n, ribbon, strip, toward
from scenery.land import Vista, fern, frame, grass, sky

from covers.comforter import fairy, touch
from covers.serpent import THROAT, TURN, WAY, body, fins, head, throat
from covers.sheet import Sheet


def cover() -> Sheet:
    a = Sheet("Fairy's Fate")
    _wood(a)
    _path(a)
    body(a, TURN - 0.3, len(WAY) - 1, 4)
    a.glow(70, 54, 30, "#FFCF86", 0.4)
    fairy(a)
    body(a, THROAT - 0.2, TURN + 0.3, 7)
    fins(a)
    body(a, 0, THROAT, 8)
    throat(a)
    head(a)
    touch(a)
    a.glow(70, 56, 40, "#FFC46A", 0.2)
    _near(a)
    return a


def _wood(a: Vista) -> None:
    sky(a, (0, "#060A1C"), (0.2, "#0D1B38"), (0.42, "#1B4A60"), (0.56, "#3B8A8A"), (0.7, "#1C4A52"),
        (1, "#081420"))  # fmt: skip
    a.glow(74, 41, 56, "#8FE3DC", 0.62)
    a.glow(74, 44, 26, "#FFF0C0", 0.7)
    rng = Random(7)
    for layer, (count, tone, o, wide, foot) in enumerate(
        ((10, "#3F8C92", 0.5, 1.3, 51), (8, "#23606E", 0.72, 2.4, 54), (8, "#103646", 0.94, 4, 60))
    ):
        for k in range(count):
            x = 160 * (k + rng.uniform(0.1, 0.9)) / count
            if abs(x - 75) < (6, 15, 27)[layer]:
                continue
            w, lean = wide * rng.uniform(0.7, 1.3), rng.uniform(-3, 3)
            _stem(a, x, foot, w, lean, tone, o)
            if layer == 2:
                a.limb([(x - w * 0.44, foot - 8), (x - w * 0.36 + lean * 0.6, 30),
                    (x - w * 0.3 + lean, 8)],
                       [0.1, 0.5, 0.1], "#8FDCE6", o=0.42)  # fmt: skip
            for _ in range(layer):
                y = rng.uniform(10, 34)
                side = rng.choice((-1, 1))
                u, v = x + side * rng.uniform(7, 14), y - rng.uniform(2, 9)
                a.path(f"M{n(x)} {n(y + w * 0.4)}Q{n(x + side * 4)} {n(y)} {n(u)} {n(v)}"
                       f"Q{n(x + side * 3)} {n(y - 1.4)} {n(x)} {n(y - w * 0.3)}Z", tone,
                       o)  # fmt: skip
    # cold shafts through the crown, from the upper left
    for x, spread, o in ((8, 6, 0.16), (26, 9, 0.2), (47, 7, 0.17), (66, 5, 0.12)):
        d = f"M{x} -4L{x + spread} -4L{x + spread * 2.6 + 30} 66L{x + 24} 66Z"
        fade = ((0, "#CFF8F4", o), (0.55, "#CFF8F4", o * 0.6), (1, "#CFF8F4", 0))
        a.path(d, a.linear(x, 0, x + 28, 62, *fade))
    # the crown overhead: room for a title
    a.path(
        "M-4 -4H164V30H-4Z",
        a.linear(0, -4, 0, 27, (0, "#03070F", 0.96), (0.5, "#050D1A", 0.66), (1, "#050D1A", 0)),
    )
    rng = Random(11)
    for k in range(10):
        x = -2 + 164 * k / 9
        hang = 5 + 15 * ((x - 76) / 84) ** 2 + rng.uniform(-1.5, 2)
        twig = [(x, -5), (x + rng.uniform(-2, 2), hang * 0.5), (x + rng.uniform(-5, 5), hang)]
        a.limb(twig, [1, 0.6, 0.1], "#040B14")
        dark: list[str] = []
        cold: list[str] = []
        for i, (u, v, _) in enumerate(along(twig, 3)[1:]):
            for side in (-1, 1):
                turn = 90 + side * rng.uniform(28, 66)
                long = rng.uniform(2.6, 4.4)
                tip = toward((u, v), turn, long)
                one, two = (
                    toward((u, v), turn - 30, long * 0.6),
                    toward((u, v), turn + 30, long * 0.6),
                )
                d = f"M{at((u, v))}Q{at(one)} {at(tip)}Q{at(two)} {at((u, v))}Z"
                (cold if rng.random() < 0.22 and i > 1 else dark).append(d)
        a.path("".join(dark), "#050E19")
        if cold:
            a.path("".join(cold), "#2C6C7C", 0.85)
    # mist over the ground
    for y, o in ((50.0, 0.34), (55.0, 0.22), (62.0, 0.14)):
        fade = ((0, "#BFF4EC", 0), (0.5, "#BFF4EC", o), (1, "#BFF4EC", 0))
        a.path(f"M-4 {y - 7}H164V{y + 7}H-4Z", a.linear(0, y - 7, 0, y + 7, *fade))


def _stem(a: Vista, x: float, foot: float, w: float, lean: float, tone: str, o: float) -> None:
    """A trunk that goes up out of the picture."""
    a.path(
        f"M{n(x - w)} {n(foot + 2)}Q{n(x - w * 0.5)} {n(foot - 4)} {n(x - w * 0.5)} {n(foot - 12)}"
        f"L{n(x + lean - w * 0.36)} -5H{n(x + lean + w * 0.36)}L{n(x + w * 0.5)} {n(foot - 12)}"
        f"Q{n(x + w * 0.5)} {n(foot - 4)} {n(x + w)} {n(foot + 2)}Z", tone, o,
    )  # fmt: skip


def _path(a: Vista) -> None:
    ground = a.linear(0, 50, 0, 100, (0, "#23605C"), (0.3, "#123A42"), (1, "#040C14"))
    a.path("M-4 56C20 52 50 51 74 50.4C100 51 136 52 164 57V104H-4Z", ground)
    way: list[Point] = [(90, 50.4), (83, 51.6), (77, 55), (71, 62), (64, 76), (58, 104)]
    wide = [0.5, 2.4, 6, 14, 34, 62]
    a.path(
        ribbon(way, wide),
        a.radial(70, 64, 40, (0, "#FFE3A4"), (0.3, "#D29A62"), (0.65, "#5E5054"), (1, "#1A2A36")),
    )
    for lo, hi in ((-1, -0.86), (0.86, 1)):
        a.path(ribbon(way, wide, lo, hi), "#0E2E34", 0.6)
    for x, y, w in (
        (66.0, 66.0, 5),
        (76, 63, 3.4),
        (58, 73, 6),
        (78, 71, 5),
        (70, 60, 3),
        (68, 77, 7),
    ):
        a.wisp([(x - w, y), (x, y - 0.5), (x + w, y + 0.2)], 0.8, "#FFF0C8", 0.4)
    for seed, foot, across, tone in (
        (3, 56.8, (96, 150), "#17514E"), (5, 78, (88, 108), "#3A6E42"),
    ):  # fmt: skip
        grass(a, seed, 12, across, foot, (2, 5), tone, 0.9)
    _flowers(a)
    for x, y, s in ((80.6, 45, 0.34), (70.4, 43.6, 0.46), (90, 40.6, 0.74), (141, 31, 1.5)):
        _post(a, x, y, s)


BLOOMS = (
    (76, 65, 0.5), (80, 68, 0.7), (86, 66, 0.6), (91, 70, 0.7), (98, 67, 0.6), (105, 64, 0.5),
)  # fmt: skip
"""Where flowers stand in the meadow that the serpent has ringed, and their size."""


def _flowers(a: Vista) -> None:
    """The meadow inside the ring is in bloom, as far as the lantern reaches."""
    with a.define("bloom"):
        a.path("M0 0V4M0 3L-2 1M0 3L2 1", "none", 1, "#3E8058", 0.5)
        a.path("M0 1C-2 .6 -2 -1.6 -.6 -1.4C-.6 -3 1.6 -2.8 1 -1.2C2.4 -1 2 1 0 1Z", "#FFD8A0")
    for x, y, s in BLOOMS:
        a.use("bloom", x, y, 0, s)


def _post(a: Vista, x: float, y: float, s: float) -> None:
    """A lantern on a crook by the wayside; x, y is where it hangs."""
    lean = 4.2 * s
    a.limb(
        [(x + lean, y + 19 * s), (x + lean, y + 4 * s), (x + lean * 0.9, y - 2.4 * s),
         (x + lean * 0.35, y - 3.4 * s), (x, y - 0.6 * s)],
        [1.1 * s, 0.9 * s, 0.8 * s, 0.7 * s, 0.4 * s], "#0A2029",
    )  # fmt: skip
    a.glow(x, y + 2.4 * s, 11 * s, "#FFD47A", 0.62)
    a.path(
        f"M{n(x - 1.3 * s)} {n(y + 0.6 * s)}L{n(x)} {n(y - 0.7 * s)}L{n(x + 1.3 * s)} "
        f"{n(y + 0.6 * s)}"
        f"L{n(x + 1 * s)} {n(y + 4 * s)}H{n(x - 1 * s)}Z", "#3A2A26",
    )  # fmt: skip
    a.path(
        f"M{n(x - 1 * s)} {n(y + 0.8 * s)}H{n(x + 1 * s)}L{n(x + 0.8 * s)} {n(y + 3.6 * s)}"
        f"H{n(x - 0.8 * s)}Z", "#FFF3C4",
    )  # fmt: skip


def _near(a: Vista) -> None:
    night = "#030A12"
    for foot, way, long, curl in (
        ((4, 103), -66, 27, 1.1), ((17, 104), -52, 19, 1), ((156, 103), -112, 25, -1),
    ):  # fmt: skip
        fern(a, foot, way, long, night, curl)
    for line, wide, side in (
        ([(-4, 106), (2, 84), (2, 44), (0, 16), (3, -6)], [34, 14, 12, 12, 19], 1),
        ([(166, 106), (158.6, 84), (157, 44), (160, 16), (156, -6)], [32, 12, 12, 10, 17], -1),
    ):
        a.path(ribbon(line, wide), "#040A12")
        lane = strip(line, wide, -0.86 * side, 2)[2:7]
        a.limb(
            lane, [0.1, *[0.6] * (len(lane) - 2), 0.1], "#8FE0EC" if side > 0 else "#FFB868", o=0.5
        )
    grass(a, 9, 22, (-2, 162), 101.5, (2, 6.5), night)
    rng = Random(12)
    for k in range(16):
        x, y = 72 + rng.gauss(0, 24), 52 + rng.gauss(0, 14)
        r = rng.uniform(0.16, 0.42)
        if k % 8 == 0:
            a.glow(x, y, r * 6, "#FFDF90", 0.5)
        a.circle(x, y, r, "#FFE7A8", rng.uniform(0.4, 0.9))
    for x, y, r in ((31, 30, 0.4), (40, 22, 0.3), (112, 20, 0.35), (24, 44, 0.3)):
        a.circle(x, y, r, "#D6FBFF", 0.8)
    frame(a, "#02050E", 0.6)
