"""River, the realm of love: a rosy evening over blue water, a willow, swans."""

from curves import Point, n, ribbon
from kit import Art

from wishes.land import (
    clouds,
    firs,
    glints,
    hills,
    lily,
    orb,
    reeds,
    sky,
    swan,
)

DUSK = ((0, "#22305F"), (0.42, "#5B6AA8"), (0.74, "#D99BA6"), (1, "#FFE0A8"))


def evening(a: Art, sun: Point, r: float = 9, lift: float = 0) -> None:
    """Sky, sun and the far hills; `lift` moves the horizon up."""
    with a.group(f"translate(0 {n(-lift)})" if lift else ""):
        sky(a, *DUSK, foot=60)
        orb(a, *sun, r, "#FFF0C4", "#FFDFA0", "#FFE7B4")
        clouds(a, [(4, 20, 56, 3), (60, 26, 42, 2.6), (-6, 30, 40, 2)], "#FFE3D0", 0.5)
        hills(a, [(0, 44), (20, 37), (38, 43), (60, 40), (82, 34), (100, 42)], "#9C86B8", "#6F6AA6")
        hills(a, [(0, 50), (24, 46), (46, 51), (70, 47), (100, 52)], "#6B79A8", "#3F5890")
        firs(
            a,
            ((0, 12), (6, 9), (12, 12), (18, 8), (80, 9), (86, 13), (93, 10), (99, 12)),
            53,
            "#33507E",
        )


def water(a: Art, top: float) -> None:
    """Open water up to the horizon, bright far off, deep near by."""
    stops = ((0, "#FFF0CC"), (0.1, "#F4C9B4"), (0.3, "#8FB4D6"), (0.62, "#3F78B0"), (1, "#16356A"))
    a.path(f"M-30 {n(top)}H130V140H-30Z", a.linear(50, top, 50, 120, *stops))


def willow(a: Art, x: float, y: float, s: float = 1, flip: bool = False) -> None:
    """A willow; the crown is made of falling strands, back to front, dark to light."""
    with a.moved(x, y, s, flip=flip):
        a.limb(
            [(-1, 64), (1, 44), (0, 26), (7, 10), (16, 2)],
            [8, 5, 4.4, 3.2, 1.2],
            "#3B2A33",
            "#7C5F5A",
        )
        a.limb([(1, 30), (-6, 14), (-14, 6)], [4, 2.6, 1], "#3B2A33")
        a.blob(
            [(-22, 2), (-16, -9), (-4, -15), (10, -15), (22, -8), (28, 2), (14, 4), (-6, 6)],
            "#2C5C4C",
        )
        for layer, tone in enumerate(("#2C5C4C", "#4A8A5A", "#86BC6C")):
            shapes = []
            for i in range(9):
                u = -18 + ((layer * 9 + i) * 7.3) % 46
                v = -16 + abs(u - 2) * 0.42 + (i * 5) % 7 + layer * 1.5
                ln = 22 + (i * 11 + layer * 7) % 19
                lean = (u - 2) * 0.16
                strand = [
                    (u - lean * 1.6, v - 3),
                    (u + lean * 0.4, v + ln * 0.3),
                    (u + lean, v + ln * 0.65),
                    (u + lean * 0.8, v + ln),
                ]
                shapes.append(ribbon(strand, [0.8, 3, 2, 0.2]))
                for k in range(3):
                    p, q = u + lean * (0.4 + k * 0.2), v + ln * (0.34 + k * 0.2)
                    shapes.append(
                        f"M{n(p)} {n(q)}q2.6 1.3 2.4 4.4q-2.4 -1.3 -2.4 -4.4Z"
                        f"M{n(p)} {n(q + 1)}q-2.6 1.3 -2.4 4.4q2.4 -1.3 2.4 -4.4Z"
                    )
            a.path("".join(shapes), tone, 0.96)


def river() -> Art:
    """From the bright horizon the water comes nearer in two bends."""
    a = Art("River")
    evening(a, (64, 34))
    hills(a, [(0, 55), (30, 54), (60, 55), (100, 55)], "#4E8079", "#1F4A57")
    stops = ((0, "#FFF3CC"), (0.16, "#F4C9B4"), (0.4, "#8FB4D6"), (0.75, "#3F78B0"), (1, "#1C4076"))
    a.path(
        "M62 54.5C58 57 50 58 51 61C52.6 65 72 66 70 72C67 80 26 78 18 92C12 102 20 118 24 130H96"
        "C98 112 108 100 98 90C90 82 92 76 88 70C84 63 66 63 64 59.6C63.4 58 66 56 66.6 54.5Z",
        a.linear(60, 54, 56, 125, *stops),
    )
    a.path(
        ribbon([(64, 57), (63, 62), (72, 70), (60, 80), (56, 94)], [1, 3, 4.4, 6, 1]),
        "#FFF3C8",
        0.45,
    )
    glints(a, [(60, 62, 6), (72, 70, 10), (57, 79, 17)], "#FFFFFF", 0.75)
    glints(a, [(48, 87, 18), (74, 92, 15), (44, 99, 16), (62, 109, 22)], "#BFE0F4", 0.55)
    near = a.linear(
        0, 58, 40, 110, (0, "#8FBF78"), (0.35, "#4A8A5C"), (0.8, "#1F4E48"), (1, "#123238")
    )
    a.path(
        "M-30 62C0 58 30 58 50 59.6C52 64 64 66 66 70C64 76 30 76 16 90C10 100 14 118 18 130H-30Z",
        near,
    )
    a.path(
        "M130 62C104 58 80 58 66.4 59C68 62 84 63 88 70C92 76 90 82 98 90C106 100 98 112 96 130"
        "H130Z",
        a.linear(70, 58, 110, 110, (0, "#6FA86A"), (0.5, "#2C6354"), (1, "#0F2D36")),
    )
    a.limb(
        [(50, 60), (64, 67.6), (52, 75), (26, 82), (15, 92), (15, 104)],
        [0.2, 1, 1.2, 1.2, 1.4, 0.4],
        "#DDF2A8",
        o=0.6,
    )
    willow(a, 8, 40)
    reeds(a, [(84, 26, -5), (88, 34, 3), (92, 24, 5), (96, 32, -3), (80, 18, 3)], 106, "#123A3C")
    for x, y, s in ((44, 94, 1), (55, 99, 0.8), (36, 102, 0.7)):
        lily(a, x, y, s)
    swan(a, 74, 73, 0.7)
    swan(a, 62, 75, 0.6, flip=True)
    a.dust([(40, 66, 0.6), (76, 84, 1.1), (56, 44, 0.6), (88, 60, 0.9)])
    return a


EMBLEMS = {
    "river": river,
}
