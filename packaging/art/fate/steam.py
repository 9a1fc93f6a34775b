"""What rises from the bottles: nine creatures of steam, about 26 units wide around the origin.

Each is drawn with an ink that turns from light to its brew, and a pale tone of that brew.
"""

from curves import Point, mirrored, toward, whorl
from kit import Art

EYE = "#2A2450"


def butterfly(a: Art, ink: str, pale: str) -> None:
    for side in (-1, 1):
        with a.group(f"rotate({side * 8}) scale({side} 1)"):
            a.path("M.6 1C3 -8 11 -14 15.4 -10C18 -6 13 1 .6 2.4Z", ink)
            a.path("M.6 2C8 2 13 5 11.4 9.6C9 13.6 3 9 .6 4Z", ink, 0.85)
            a.path("M3 -1C6 -7 11 -10 13.6 -8.4C14.6 -5.4 10 -1 3 0.6Z", pale, 0.7)
            a.circle(12.6, -7, 1.3, "#FFFFFF")
            a.limb([(0.4, -3), (2.4, -8), (4.8, -10.4)], [0.5, 0.5, 0.7], ink)
    a.limb([(0, -4), (0, 2), (0, 9)], [1.2, 2, 0.4], "#FFFFFF")


def swallow(a: Art, ink: str, pale: str) -> None:
    a.path(
        "M-19 -3C-11 -8 -4 -6 0 -1.6C3 -8 10 -13 19 -14C14 -8.6 11 -3 5.4 1.6"
        "C9 5 12 9.4 12.6 14L7.4 8.4L7 14"
        "C4.6 10 1.6 7 -1.4 5.6C-5 7.4 -9 7.6 -12.6 6C-9.4 4.8 -7 3.4 -5.6 1.6"
        "C-9.4 -1 -14 -2.6 -19 -3Z",
        ink,
    )
    a.path("M1 -2C5 -7 10 -11 17 -13C12 -8 9 -3 4.6 0.6Z", pale, 0.8)
    a.path(
        "M-12.6 6C-9.4 4.8 -7 3.4 -5.6 1.6C-3 3 -1 4 -1.4 5.6C-5 7.4 -9 7.6 -12.6 6Z",
        "#FFFFFF",
        0.85,
    )
    a.circle(-9, 5, 0.8, EYE)


def fish(a: Art, ink: str, pale: str) -> None:
    a.path("M-16 1C-10 -9 3 -10 9.6 -1.6L18 -9C16 -3 16 3 18.4 9.6L9.6 3C3 11 -10 10.6 -16 1Z", ink)
    a.path("M-4 -6.4C-1 -13 6 -14 9 -12C7 -9 6 -6 5 -4.4Z", ink, 0.85)
    a.path("M-14 0C-9 -7 2 -8 8.6 -1.4C1 -4.6 -8 -4 -14 0Z", "#FFFFFF", 0.8)
    for x, y in ((-3, 0), (1.4, -1), (1.4, 3), (5, 1), (-3, 4)):
        a.path(f"M{x} {y - 2}Q{x + 2.6} {y} {x} {y + 2}", "none", 1, pale, 0.8)
    a.circle(-10.6, -0.4, 1.5, EYE)
    a.circle(-11, -0.9, 0.5, "#FFFFFF")
    for u, v, r in ((-19, -4, 1.1), (-21, -8.4, 0.8)):
        a.circle(u, v, r, pale)


def hare(a: Art, ink: str, pale: str) -> None:
    a.path(
        "M-16 6C-15 -3 -7 -7 2 -5C6 -5.4 8 -8 8.4 -10C4 -14 1.6 -20 2.6 -24"
        "C7 -21 9.6 -16 10.6 -11.4C11 -16 13 -21 16 -23.4C17 -18 16 -13 13.6 -9.4"
        "C17 -8 19.4 -5 19.4 -2.6C17 -.6 13.4 -1 11 -.6C9.4 4 10 7 13.4 11L8 11.4"
        "C5 9 3 7.4 .6 7C-3 8.4 -6 9 -7.4 12L-14 12.4C-13.6 10.4 -12.6 9 -12 7.6"
        "C-14 8.4 -16 7.6 -16 6Z",
        ink,
    )
    a.path("M-14 4C-12 -3 -6 -5 1 -3.6C-5 -2.6 -10 -.6 -14 4Z", "#FFFFFF", 0.8)
    a.path("M4.4 -21C7 -18.6 8.6 -15 9.2 -12C6.8 -14 5 -17.6 4.4 -21Z", pale, 0.9)
    a.circle(14.4, -5, 1, EYE)
    a.circle(-16, 4.4, 2.6, "#FFFFFF")


def rose(a: Art, ink: str, pale: str) -> None:
    edge = [toward((0, -2), k * 30, 13 if k % 2 else 11) for k in range(12)]
    a.blob(edge, pale)
    for turn in (0, 72, 144, 216, 288):
        with a.group(f"translate(0 -2) rotate({turn})"):
            a.path("M0 0C4 -4 10 -8 12 -3C13 2 8 6 0 0Z", "#FFFFFF", 0.6)
    a.circle(0, -2, 7, "#FFFFFF", 0.7)
    a.limb(whorl((0, -2), 6.4, 40, 640, 0.12), [0.3, *[1.3] * 13, 0.8, 0.3], ink)
    for side in (-1, 1):
        a.path(
            f"M{side * 4} 9C{side * 8} 8 {side * 14} 10 {side * 16} 14"
            f"C{side * 11} 16 {side * 6} 14 {side * 4} 9Z",
            ink,
            0.85,
        )


def cat(a: Art, ink: str, pale: str) -> None:
    a.limb([(6, 11), (14, 11.6), (16.6, 5), (12.6, 0), (15, -5)], [3.4, 3.2, 3, 2.6, 0.6], ink)
    a.path(
        "M-7.6 13C-10 6 -8.6 -.6 -5 -4C-8 -7.4 -8.4 -13 -7.4 -18L-2.8 -13.6"
        "C-1 -14 1.4 -14 3 -13.6L7.6 -18C8.6 -13 8.2 -7.4 5.2 -4"
        "C9 -.6 10.6 6 8.6 13C4 14.4 -3 14.4 -7.6 13Z",
        ink,
    )
    a.path("M-6 11C-8 5 -6.4 -.6 -3.4 -3C-4.4 2 -4.4 7 -3.4 12Z", "#FFFFFF", 0.75)
    for x in (-2.6, 3):
        a.path(
            f"M{x - 1.8} -9C{x - 1} -10.6 {x + 1} -10.6 {x + 1.8} -9"
            f"C{x + 1} -7.6 {x - 1} -7.6 {x - 1.8} -9Z",
            EYE,
        )
    for s in (-1, 1):
        for y in (-6, -4.6):
            a.path(f"M{s * 3} {y}L{s * 9.6} {y - 1 + (y + 6) * 1.2}", "none", 1, pale, 0.5)


def swan(a: Art, ink: str, pale: str) -> None:
    with a.moved(-2, 11, 1.56):
        a.path(
            "M-8.6 -.6C-9.6 -3.4 -7 -6.6 -2.6 -6.4C.6 -6.4 2.6 -5 3.8 -5.2"
            "C5 -5.6 4.6 -7.6 3.8 -9.4C2.8 -12 3.8 -14.6 6.2 -14.6"
            "C8 -14.6 8.8 -13.4 10.6 -12.6L8.2 -12C6.6 -12.2 6 -11.4 6.6 -9.6"
            "C7.6 -6.8 8 -3 5.4 -.6C3 1.2 -6.6 1.4 -8.6 -.6Z",
            ink,
        )
        a.path(
            "M-10.4 -4.6C-8 -10 -1.6 -9.6 1.6 -4.6C-1 -1.6 -6.6 -1.6 -10.4 -4.6Z", "#FFFFFF", 0.85
        )
        a.limb([(-8, -4.6), (-3, -3.4), (1, -4.6)], [0.1, 0.7, 0.1], pale)
        a.circle(6.6, -13.2, 0.5, EYE)


def owl(a: Art, ink: str, pale: str) -> None:
    for s in (-1, 1):
        a.path(
            f"M{s * 7} -6C{s * 16} -10 {s * 20} -4 {s * 19} 4C{s * 14} 2 {s * 10} 3 {s * 7} 7Z",
            ink,
            0.9,
        )
        a.limb([(s * 8, -3), (s * 14, -3.4), (s * 18, 2)], [0.2, 0.9, 0.2], pale, o=0.9)
    a.path(
        "M-9 -17C-6 -15.6 -3 -14.6 0 -14.6C3 -14.6 6 -15.6 9 -17C8.4 -13 10 -10 10 -4"
        "C10 6 5.6 12.6 0 14C-5.6 12.6 -10 6 -10 -4C-10 -10 -8.4 -13 -9 -17Z",
        ink,
    )
    for s in (-1, 1):
        a.circle(s * 4.2, -7, 4, "#FFFFFF", 0.95)
        a.circle(s * 4, -7, 2, EYE)
        a.circle(s * 4 - 0.7, -7.7, 0.6, "#FFFFFF")
    a.path("M-1.4 -4.6H1.4L0 -1.6Z", EYE)
    for y, xs in ((2, (-3.4, 0, 3.4)), (6, (-1.7, 1.7))):
        for x in xs:
            a.path(f"M{x - 1.5} {y}Q{x} {y + 2.6} {x + 1.5} {y}", "none", 1, pale, 0.8)


def stag(a: Art, ink: str, pale: str) -> None:
    beams: list[list[Point]] = [
        [(2.6, -2), (6, -8), (5.4, -15), (8, -21)],
        [(5.8, -8), (11, -10), (15.6, -16)],
        [(11, -10), (16, -9), (19, -11)],
        [(5.4, -14), (1.6, -18), (1.8, -22)],
    ]
    for side in (False, True):
        for line in beams:
            pts = mirrored(line, 0) if side else line
            a.limb(pts, [2, 1.7, 1.4, 0.3][: len(pts) - 1] + [0.3], ink)
    a.path(
        "M0 15C-3.4 14 -4.6 9 -5.4 4C-9 4 -13 2 -15 -1C-11.6 -2.6 -7.6 -2 -5 0"
        "C-3 -2.6 3 -2.6 5 0C7.6 -2 11.6 -2.6 15 -1C13 2 9 4 5.4 4C4.6 9 3.4 14 0 15Z",
        ink,
    )
    a.path("M-4.4 1C-3 -.6 -1 -1 0 -1V13C-2.6 12 -3.8 7 -4.4 1Z", "#FFFFFF", 0.7)
    for s in (-1, 1):
        a.ellipse(s * 3.2, 4, 0.8, 1.2, EYE, 1, s * -16)
    a.path("M-1.8 12C-1 11.2 1 11.2 1.8 12C1.2 14 -1.2 14 -1.8 12Z", EYE)
