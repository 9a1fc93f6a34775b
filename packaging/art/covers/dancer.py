"""The dancer of Moons over whose shoulder we look."""

from curves import Point, at, between, mix, spline, toward
from kit import Art

from covers.brush import lune, soft
from covers.dance import AMBER, COLD, EARTH, EBONY, NEAR, TEAK, clasp, limb

PROFILE: list[Point] = [
    (2.6, -11.6), (6.6, -9.2), (8.3, -5.2), (8.5, -2.8), (7.9, -0.9), (9.4, 2), (11.3, 4.7),
    (9.1, 5.9), (9.6, 7.2), (8.5, 8), (9.2, 9), (7.8, 10.3),
    (7.9, 12.2), (5.4, 13.6), (1, 11.8), (-3.6, 8), (-6, 0), (-4, -9),
]  # fmt: skip


def earth(a: Art) -> None:
    """Near and dark, from behind; the pool draws her profile, her arms, the edge of each leaf."""
    t = AMBER
    hair = ("#E8A860", "#4A2628", "#180C1A")
    limb(a, (55, 93), (47, 88.6), (45.4, 78.6), 5.4, NEAR, 1)
    limb(a, (84, 93), (99, 89.6), (110.4, 79), 5.4, NEAR, -1)
    clasp(a, (45.4, 78.6), (42.4, 68.6), 1.5, t, TEAK)
    clasp(a, (110.4, 79), (119.4, 69.8), 1.5, t, EBONY)
    body = [
        (50, 104),
        (51.4, 95),
        (56, 90.4),
        (63, 88.6),
        (76, 88.6),
        (83.6, 90.4),
        (87.6, 95),
        (89, 104),
    ]
    a.path(
        spline(body) + "Z", a.linear(52, 92, 89, 98, (0, "#160E20"), (0.6, "#4A2A2C"), (1, t.mid))
    )
    a.path(lune(body, 1, 3, 0.8, closed=False), COLD, 0.6)
    a.path(lune(body, 4, 6.6, 1.6, closed=False), t.hot, 0.9)
    dress = [(54, 104), (55.4, 98.6), (62, 97.6), (70, 100), (78, 97.6), (84.4, 98.4), (86, 104)]
    a.path(
        spline(dress) + "Z",
        a.linear(54, 98, 86, 102, (0, EARTH.dark), (0.6, EARTH.mid), (1, EARTH.lit)),
    )
    for leaf, lit, cold in (
        (
            [(67, 104), (56, 92.6), (42, 88.6), (28, 90.6), (17, 98), (26, 106), (44, 109)],
            (0.8, 3.4),
            (3.4, 4.6),
        ),
        (
            [(73, 104), (84, 93.4), (99, 90), (113, 92.4), (124, 100), (114, 107), (96, 109)],
            (0.4, 3.6),
            (3.6, 4.6),
        ),
    ):
        a.blob(leaf, a.linear(*leaf[0], *leaf[4], (0, "#5A6E34"), (0.4, "#24402C"), (1, "#0C1C24")))
        a.path(lune(leaf, *lit, 1.2), "#FFE79A", 0.85)
        a.path(lune(leaf, *cold, 0.8), COLD, 0.7)
        rib = [leaf[0], between(leaf[2], leaf[6], 0.45), between(leaf[3], leaf[5], 0.4), leaf[4]]
        a.limb(rib, [1, 0.8, 0.5, 0.1], "#C8C46A", o=0.9)
        for k, (u, v) in enumerate(((1, 6), (2, 5), (3, 5))):
            foot = between(rib[0], rib[3], 0.16 + 0.24 * k)
            foot = (foot[0], foot[1] - 1.6)
            a.limb(
                [foot, between(foot, leaf[u], 0.6), between(foot, leaf[u], 0.92)],
                [0.6, 0.4, 0.1],
                "#B8B860",
                o=0.7,
            )
            a.limb([foot, between(foot, leaf[v], 0.8)], [0.6, 0.1], "#7A8A4A", o=0.7)
    with a.moved(70, 78, 0.82, -4):
        a.limb(
            [(-1, 8), (-2, 14), (-3, 19)],
            [7, 6, 6],
            a.linear(-7, 10, 4, 12, (0, t.dark), (0.6, t.mid), (1, t.lit)),
        )
        a.blob(
            PROFILE,
            a.linear(
                -5,
                0,
                9,
                5,
                (0, "#241424"),
                (0.4, mix(t.dark, t.mid, 0.6)),
                (0.7, t.mid),
                (0.88, t.lit),
                (1, t.hot),
            ),
        )
        a.path(lune(PROFILE, 0.6, 6.6, 1.3), t.hot, 0.9)
        a.path(lune(PROFILE, 9.6, 14.6, 2), t.hot, 0.95)
        soft(a, 4, 5.4, 3.2, 2.4, "#F0685A", 0.5)
        soft(a, 5.4, 6, 3, 1.8, t.hot, 0.6, -10)
        a.path("M3.6 -1.6C5 -3.6 7.4 -3.4 8 -1.8C6.6 -2.4 5 -2.4 3.6 -1.6Z", t.lit, 0.9)
        a.path(
            "M3.8 .8C4.6 -1 6.4 -1.4 7.5 -1C7.8 .2 7.6 1.6 7 2.4C5.8 2.2 4.6 1.8 3.8 .8Z", "#FFF6DC"
        )
        a.path(
            "M6.2 -1.2C6.8 -1.4 7.2 -1.2 7.5 -1C7.8 .2 7.6 1.6 7 2.4C6 2.2 5.6 .2 6.2 -1.2Z",
            "#5A7A1E",
        )
        a.path("M6.8 -.4C7.3 -.4 7.6 .2 7.5 1C7.2 1.4 6.8 1.2 6.7 .6Z", "#120A10")
        a.circle(7.1, 1.2, 0.32, "#FFFDE8")
        a.limb([(3.2, 0.9), (4.8, -1.1), (7.4, -1.3), (9, -1.9)], [0.2, 0.8, 0.8, 0.1], "#1A0E14")
        a.limb([(3.4, -3.9), (5.6, -5.2), (8.2, -4)], [0.2, 0.9, 0.3], "#2A1620")
        a.limb([(6.6, 7.7), (8, 8), (9.2, 7.8)], [0.1, 0.7, 0.4], "#8A2E38")
        a.path("M8.6 8.2C9.4 8.4 9.4 9.2 8.6 9.6C8 9.4 7.6 8.8 7.4 8.2Z", "#E8705E")
        a.path("M9.2 5.4C9.6 4.9 10.2 5 10.5 5.3Z", t.dark, 0.8)
        ear = [(-0.6, 1.4), (-3, -1.6), (-7.6, -5), (-6.4, 1), (-3.4, 4.6), (-0.8, 4.6)]
        back = [
            (6.4, -11.2), (1, -14.8), (-6, -14), (-11.4, -8.6), (-13, 0), (-14, 7), (-19, 12),
            (-28, 13.6), (-22, 19), (-12, 22), (-4, 22), (1, 16), (0.4, 8), (1.4, 1), (3.6, -4.6),
            (7.6, -7.4),
        ]  # fmt: skip
        a.blob(back, a.linear(-12, 0, 4, 4, (0, hair[2]), (0.62, hair[1]), (1, hair[0])))
        for i, (x, low, u) in enumerate(
            (
                (-11.6, 6, -22),
                (-10.4, 8, -20),
                (-8, 10, -15),
                (-5.4, 11, -10),
                (-2.6, 11, -5),
                (-0.6, 9, -1),
            )
        ):
            a.limb(
                [(2 - i * 0.4, -13), (x * 0.86 - 1, -4), (x, low), (u, 13.4 + i * 1.4)],
                [0.2, 1, 1.1, 0.1],
                hair[0] if i > 3 else "#5A3640",
                o=0.65,
            )
        a.path(lune(back, 0.6, 6.8, 1), COLD, 0.9)
        a.path(lune(back, 10.2, 14.6, 1), t.hot, 0.75)
        a.blob(ear, a.linear(-7, -4, 0, 4, (0, t.mid), (1, t.lit)))
        a.path(lune(ear, 2.6, 5.4, 1), t.hot, 0.9)
        a.blob([(-1.4, 1.6), (-3.4, -0.4), (-5.6, -2.4), (-4.4, 1), (-2.4, 3)], t.dark, 0.55)
        for i, (x, y, w) in enumerate(
            (
                (-11.4, -4, -70),
                (-8.6, -9.6, -46),
                (-3.6, -13.4, -20),
                (1.6, -13.6, 4),
                (6, -10.4, 30),
            )
        ):
            for d in (-30, 30):
                tip = toward((x, y), w - 90 + d, 4.6)
                a.path(
                    f"M{at((x, y))}Q{at(toward((x, y), w - 90 + d - 34, 2.8))} {at(tip)}"
                    f"Q{at(toward((x, y), w - 90 + d + 34, 2.8))} {at((x, y))}Z",
                    "#94AC50" if i > 2 else "#36543A",
                )
            a.circle(x, y, 1.2, ("#F2C0D8", "#FFF0C8")[i % 2])
            a.circle(x, y, 0.5, "#E8A03A")
