"""Hunters: under the cloth of the camera, at the moment of the picture."""

import math

from curves import n
from kit import Art
from scenery.land import Vista, fern, firs, grass, stars

from covers.brush import lune, motes, runs, soft
from covers.camera import EDGE, VELVET, back, bellows, fairy, image
from covers.researcher import coat, hands, head
from covers.sheet import Cover


def cover() -> Vista:
    a = Cover("The Fairy Circle: Hunters")
    with a.define("mote"):
        fairy(a)
    _glade(a)
    with a.group("translate(9.2 10.4) scale(.9)"):
        bellows(a)
        _tent(a)
        a.glow(84, 49, 50, "#FFDF9A", 0.5)
        back(a)
        image(a)
        soft(a, 99, 49, 19, 34, "#FFE6A0", 0.45)
        coat(a)
        with a.moved(118, 47.6, 1.0, -5):
            head(a)
        hands(a)
    _drape(a)
    _air(a)
    return a


def _glade(a: Vista) -> None:
    a.path(
        "M-4 -4H164V104H-4Z",
        a.linear(
            0,
            0,
            0,
            100,
            (0, "#0B1030"),
            (0.4, "#26386E"),
            (0.62, "#7C8CB8"),
            (0.68, "#A8B4C8"),
            (0.72, "#3E6470"),
            (1, "#0B2430"),
        ),
    )
    stars(a, 9, 40, (0, 0, 60, 44), o=0.8)
    a.glow(20, 62, 34, "#E8E0D0", 0.5)
    firs(a, [(x, 68 + (x * 7 % 3), 12 + (x * 13 % 9)) for x in range(-4, 60, 4)], "#6E86A8", 0.8)
    firs(
        a,
        [(x, 70 + (x * 5 % 3), 18 + (x * 11 % 12)) for x in (-3, 4, 10, 34, 41, 47)],
        "#38567C",
        0.9,
    )
    a.path(
        "M-4 69C10 66.6 30 67 60 69V104H-4Z",
        a.linear(0, 66, 0, 100, (0, "#6C9A8C"), (0.25, "#33665E"), (1, "#0A2228")),
    )
    soft(a, 25, 77, 26, 7, "#FFE9A8", 0.75)
    places = [
        (
            25 + 15 * math.cos(math.tau * (i + 0.5) / 12),
            77 + 4.2 * math.sin(math.tau * (i + 0.5) / 12),
        )
        for i in range(12)
    ]
    for x, y in sorted(places, key=lambda p: p[1]):
        k = 0.7 + (y - 73) * 0.07
        a.glow(x, y - 2.2 * k, 3 * k, "#FFF0B8", 0.9)
        _sprite(a, x, y, k)


TINTS = ("#FFD8C8", "#C8F4E0", "#DCD4FF", "#FFF0B8")


def _sprite(a: Art, x: float, y: float, k: float) -> None:
    """One of twelve: raised wings, a gown like a drop, a spark of a head; she sways."""
    with a.moved(x, y, k * 1.35, 14 * math.sin(x * 1.7)):
        a.path(
            "M0 -2.2C-1 -3 -2.4 -4.4 -2 -5C-1.4 -5.2 -.4 -4 0 -2.4C.4 -4 1.4 -5.2 2 -5C2.4 -4.4 "
            "1 -3 0 -2.2Z",
            "#E8F8FF",
            0.75,
        )
        a.path(
            "M0 -3C.3 -1.9 .8 -1 .8 -.3C.3 .2 -.3 .2 -.8 -.3C-.8 -1 -.3 -1.9 0 -3Z",
            TINTS[round(x) % 4],
        )
        a.circle(0, -3.1, 0.42, "#FFFDF0")


def _tent(a: Vista) -> None:
    """Inside of the cloth: a hood from the camera over his head, warm where it is lit."""
    hang = [(40.6, 56), (43, 66), (49, 76), (53, 90), (51, 104)]
    d = runs(EDGE, hang, [(51, 104), (176, 104)], [(176, -18)])
    a.path(
        d,
        a.radial(
            86,
            52,
            84,
            (0, "#C87C54"),
            (0.22, "#8A4A50"),
            (0.45, "#43264C"),
            (0.75, "#180F30"),
            (1, "#0B0820"),
        ),
    )
    for r, w, start, end in (
        (50, 5, 232, 372),
        (60, 6, 236, 366),
        (71, 7, 242, 360),
        (83, 8, 250, 350),
        (96, 9, 258, 340),
        (110, 9, 262, 330),
    ):
        arc = [
            (
                86 + r * 0.92 * math.cos(math.radians(start + (end - start) * t / 5)),
                68
                + r * math.sin(math.radians(start + (end - start) * t / 5))
                + 3 * math.sin(t * 2.2 + r),
            )
            for t in range(6)
        ]
        a.limb(arc, [0.2, w * 0.7, w, w * 0.8, w, 0.4], "#0A0620", o=0.5)
        a.limb(
            [(x + (86 - x) * 0.05, y + (68 - y) * 0.05) for x, y in arc],
            [0.1, w * 0.2, w * 0.4, w * 0.3, w * 0.44, 0.1],
            "#FFA868" if r < 65 else "#8A5A80",
            o=0.42 if r < 65 else 0.34,
        )
    for x, bend in ((62, 2), (76, -1.6), (98, 2.4)):
        a.limb([(x, 78), (x + bend, 88), (x - bend, 104)], [0.4, 3, 4], "#0A0620", o=0.5)
    a.path(lune(EDGE, 0.4, 7, -1.5, closed=False), VELVET.cold, 0.9)
    a.path(lune(hang, 0, 4, 1, closed=False), VELVET.cold, 0.6)


def _drape(a: Vista) -> None:
    """The hanging edge of the cloth, almost black, with a cold hem and a warm inner lip."""
    edge = [(146, -4), (153, 12), (152.4, 30), (149.6, 48), (151.6, 66), (147, 84), (149, 104)]
    a.path(
        runs(edge, [(149, 104), (164, 104)], [(164, -4), (146, -4)]),
        a.linear(142, 50, 164, 56, (0, "#2A1838"), (0.4, "#120A24"), (1, "#070414")),
    )
    a.path(lune(edge, 1.2, 5.6, -0.9, closed=False), "#F0A46A", 0.75)
    for line in ([(158, 30), (155, 50), (158, 74), (154, 104)], [(163, 40), (161, 66), (163, 96)]):
        a.limb(line, [0.4, 2, 2.4, 0.6][: len(line)], "#4A3468", o=0.6)
    grass(a, 4, 26, (-2, 60), 101, (4, 12), "#04101A")
    fern(a, (4, 102), -74, 20, "#061622", 1)
    fern(a, (14, 103), -100, 15, "#071A26", -1)
    with a.group("translate(-2.4 3.4)"):
        _rival(a)
    _cage(a, 34, 99)
    a.path("M10 88H25L27 91V101H8V91Z", "#0B0A1C")
    a.path("M10 88H25L27 91H8Z", "#2A2440")
    a.path("M10 88H25L25.4 88.6H9.6Z", VELVET.cold, 0.8)
    a.path("M12 88V101M23 88V101", "none", 1, "#3A3050", 0.7)
    a.circle(17.5, 92.6, 1, "#C89A4E")


def _rival(a: Vista) -> None:
    """Behind the chest another researcher has crept up: feathered hat, one bright eye."""
    night = "#0C0A20"
    soft(a, 11, 84, 13, 12, "#FFE9A8", 0.35)
    a.path("M-4 104C-4 95 0 91.4 5 90.4C11 89.6 17 92 19 97L20 104Z", night)
    a.limb([(6, 90.4), (12, 90.8), (18.6, 96)], [0.2, 0.7, 0.2], "#FFD890", o=0.8)
    face = [
        (1.4, 81),
        (9, 79.6),
        (14.6, 80.6),
        (15.2, 82.6),
        (17.4, 85),
        (15.4, 85.8),
        (15.2, 87.4),
    ]
    face += [(13.4, 89.8), (8.6, 90.6), (3, 88.6)]
    a.blob(face, a.linear(16, 82, 1, 88, (0, "#FFE2B0"), (0.35, "#C88A5E"), (1, "#2A1630")))
    a.path("M10.6 83.4C11.4 82.2 13.4 82.2 14.2 83.2C13.4 84.4 11.6 84.6 10.6 83.4Z", "#FFFBF0")
    a.circle(13, 83.3, 0.85, "#1E4A3A")
    a.circle(13.3, 83, 0.3, "#FFFFFF")
    a.limb([(10.2, 83.2), (12.2, 82.2), (14.4, 83)], [0.2, 0.6, 0.2], "#2A1420")
    a.limb([(10, 81.4), (12.4, 80.6), (14.4, 81.4)], [0.3, 0.7, 0.3], "#4A2426")
    a.limb([(13, 87.6), (14.4, 87.6), (15.2, 87)], [0.2, 0.7, 0.2], "#A8403E")
    a.limb([(-1, 84), (2, 87), (1, 91)], [7, 6, 2], "#3A1A22")
    a.limb([(2, 82), (4.6, 85), (3.6, 89)], [0.4, 1, 0.2], "#C8783E", o=0.8)
    a.path("M-6 81C0 77.6 14 77.4 22 80.4C16 82.6 0 83.4 -6 81Z", "#1C1230")
    a.path(
        "M-2 79.4C-2 73.4 3 70.8 8 71C12 71.4 14.6 74.6 14.6 79C9 77.6 3 77.8 -2 79.4Z", "#241838"
    )
    a.limb([(22, 80.4), (12, 78.6), (2, 79.2)], [0.2, 0.7, 0.2], "#FFE0A0", o=0.9)
    a.limb([(14.4, 78.4), (13.6, 74.4), (10, 71.6)], [0.2, 0.8, 0.2], "#FFD890", o=0.8)
    a.path("M-1.6 79.2C4 77.4 10 77.2 14.6 78.8L14.6 77C10 75.4 3 75.6 -1.8 77.4Z", "#8A2A40")
    plume = [(2, 76), (-2, 70), (4, 63), (13, 62)]
    a.limb(plume, [0.6, 4, 4.4, 0.4], a.linear(0, 76, 12, 62, (0, "#5A4A78"), (1, "#F4E4D0")))
    a.limb(
        [(1.6, 75.4), (-0.6, 70.4), (4.6, 64.6), (12, 62.4)], [0.3, 0.5, 0.4, 0.2], "#FFF8E8", o=0.8
    )


def _cage(a: Art, x: float, y: float) -> None:
    """It waits in the grass, its door open."""
    w, h = 8, 15
    tone = "#0A0A1C"
    bars = "".join(
        f"M{n(x + w * k)} {n(y)}V{n(y - h * 0.5)}C{n(x + w * k)} {n(y - h * 0.9)} "
        f"{n(x + w * k * 0.4)} {n(y - h)} {n(x)} {n(y - h)}"
        for k in (-1, -0.6, -0.2, 0.2, 0.6, 1)
    )
    a.path(bars, "none", 1, tone, 0.6)
    a.path(bars.split("M")[1].join(["M", ""]), "none", 1, VELVET.cold, 0.22, 0.9)
    a.path(f"M{n(x - w)} {n(y - 5)}H{n(x + w)}M{n(x - w)} {n(y)}H{n(x + w)}", "none", 1, tone, 0.9)
    a.circle(x, y - h - 1.2, 1.2, "none", 1, tone, 0.6)


def _air(a: Vista) -> None:
    a.glow(96, 50, 28, "#FFE2A0", 0.22)
    motes(
        a,
        [
            (96, 30, 0.9),
            (92, 62, 0.7),
            (100, 72, 0.9),
            (60, 84, 0.7),
            (94, 44, 0.6),
            (30, 60, 0.7),
        ],
    )
    a.path("M-4 -4H164V26H-4Z", a.linear(0, 0, 0, 26, (0, "#060414", 0.6), (1, "#060414", 0)))
