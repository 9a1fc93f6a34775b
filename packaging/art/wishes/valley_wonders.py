"""Valley, its greater wishes: the bell that all hear, the bird that all see."""

import math

from curves import n, toward
from kit import Art
from plants import leaf

from wishes.blessings import burst, gifts
from wishes.land import sky
from wishes.valley import ROCK, meadow


def belfry(a: Art) -> None:
    """A tower of pale stone with one tall opening, full of evening."""
    wall = a.linear(
        24, 20, 82, 80, (0, "#FFFBEA"), (0.4, "#EBCFA4"), (0.75, "#B4847A"), (1, "#6B4660")
    )
    a.path("M25 130L26.6 32H78L79.4 130Z", wall)
    a.path("M66 32H78L79.4 130H68Z", "#4A2A4E", 0.35)
    a.path("M26.6 32H31L30 130H25Z", "#FFFFFF", 0.6)
    for k, (x, y) in enumerate(((28, 56), (29, 70), (27, 84), (72, 62), (73, 78), (71, 90))):
        a.path(f"M{x} {y}h{4 + k % 2}", "none", 1, "#8A6460", 0.6, 0.7)
    # roof and cornice
    a.path(
        "M20 30L52.4 3L85 30Z",
        a.linear(26, 6, 80, 30, (0, "#F09A70"), (0.45, "#B4523C"), (1, "#5A2034")),
    )
    a.path("M52.4 3L85 30H60Z", "#3A1030", 0.4)
    a.path("M20 28.6H85L83 34.4H22Z", wall)
    a.path("M20 28.6H85L84.4 30.4H20.6Z", "#FFFBEA", 0.9)
    a.circle(52.4, 4, 2.2, "#FFE58A")
    # the opening: a ring of stone, and the dusk within
    a.path("M31.4 92V56A21 21 0 0 1 73.4 56V92Z", "#FFF3D8")
    a.path("M52.4 35A21 21 0 0 1 73.4 56V92H52.4Z", "#A8786E", 0.55)
    a.path(
        "M34.4 90V56A18 18 0 0 1 70.4 56V90Z",
        a.linear(52, 38, 52, 92, (0, "#1A1038"), (0.6, "#43285A"), (1, "#8A4E5E")),
    )
    a.path("M29 90H76V94.6H29Z", "#FFF3D8")
    a.path("M29 93H76V95.6H29Z", "#6B4660", 0.7)


def bell(a: Art) -> None:
    """A great bell of bronze, its lip around 0, 20."""
    a.limb([(1, 18), (3, 24), (3, 26)], [2.4, 2.4, 2.4], "#6B4212")
    a.circle(3, 25.6, 4, a.radial(2, 24, 6, (0, "#FFF3C0"), (0.5, "#D9A040"), (1, "#5A3410")))
    a.path(
        "M0 -25C10 -25 14 -18 15.4 -8C16.8 4 19 11 24.6 16.6C25 20 23 21.6 20 22C7 24 -7 24 -20 22"
        "C-23 21.6 -25 20 -24.6 16.6C-19 11 -16.8 4 -15.4 -8C-14 -18 -10 -25 0 -25Z",
        a.linear(
            -24, -20, 24, 20, (0, "#FFFDEA"), (0.3, "#FFDF86"), (0.6, "#D99A34"), (1, "#7A4A18")
        ),
    )
    a.path(
        "M6 -24C11.6 -22 14.4 -16 15.4 -8C16.8 4 19 11 24.6 16.6C25 20 23 21.6 20 22C16 22.6 12 23"
        " 8 23.2C11 8 11 -10 6 -24Z",
        "#5A2A14",
        0.45,
    )
    a.path(
        "M-11 -14C-9 -19.6 -6 -22 -3.6 -22.6C-7 -14 -8 -2 -12 9C-14 14 -17 16.6 -19 17"
        "C-13 8 -13.6 -6 -11 -14Z",
        "#FFFFFF",
        0.8,
    )
    for y, w, h in ((-12, 14, 1.4), (11, 20.6, 2), (15.6, 23.4, 2.2)):
        a.limb([(-w, y), (0, y + h * 1.6), (w, y)], [0.8, 1.3, 0.8], "#7A4E1A")
    star = [toward((0, 0), k * 36 - 90, 6.6 if k % 2 == 0 else 2.9) for k in range(10)]
    a.path("M" + "L".join(f"{n(x)} {n(y)}" for x, y in star) + "Z", "#FFFBE2", 1, "#7A4E1A", 0.6)


def _plume(a: Art, name: str, reach: float, tones: tuple[str, str, str]) -> None:
    """A feather of the fan, rooted at 0, 0, upright, with its eye."""
    light, mid, dark = tones
    w = reach * 0.13
    with a.define(name):
        a.path(
            f"M0 {n(-reach * 0.1)}C{n(-w * 0.4)} {n(-reach * 0.5)} {n(-w * 1.2)} {n(-reach * 0.74)}"
            f" {n(-w)} {n(-reach * 0.9)}C{n(-w * 0.8)} {n(-reach * 1.06)} {n(w * 0.8)}"
            f" {n(-reach * 1.06)} {n(w)} {n(-reach * 0.9)}C{n(w * 1.2)} {n(-reach * 0.74)}"
            f" {n(w * 0.4)} {n(-reach * 0.5)} 0 {n(-reach * 0.1)}Z",
            a.linear(-w, 0, w, 0, (0, light), (0.45, mid), (1, dark)),
        )
        a.limb([(0, -reach * 0.1), (0, -reach * 0.5), (0, -reach * 0.86)], [1, 0.7, 0.2], light)
        y = -reach * 0.88
        a.ellipse(0, y, w * 0.78, w * 0.96, "#FFE9A0")
        a.ellipse(0, y + w * 0.12, w * 0.56, w * 0.7, "#1F9A94")
        a.ellipse(0, y + w * 0.26, w * 0.36, w * 0.44, "#141C5A")
        a.circle(-w * 0.16, y + w * 0.06, w * 0.14, "#FFFFFF")


def enchantment() -> Art:
    """The peacock spreads its fan: eye behind eye, as an echo answers an echo."""
    a = Art("Valley: an enchantment")
    sky(a, (0, "#3A2450"), (0.4, "#A05070"), (0.75, "#EFA258"), (1, "#FFF0B0"), foot=80)
    a.glow(52, 58, 66, "#FFE9A0", 0.85)
    burst(a, "valley", 52, 62, 70)
    meadow(a, 84)
    for side in (0, 1):
        with a.moved(100 * side, 0, flip=bool(side)):
            a.path(
                "M-30 40C-12 42 -2 56 2 66C6 74 14 78 16 88L18 130H-30Z",
                a.linear(-10, 40, 14, 110, (0, ROCK[0]), (0.4, ROCK[1]), (1, "#3A2440")),
            )
    _plume(a, "outer", 47, ("#E9F08A", "#7FA84A", "#2F6A4A"))
    _plume(a, "middle", 35.5, ("#FFF3A8", "#C9B84A", "#6B7A2C"))
    _plume(a, "inner", 25, ("#FFFBD8", "#F2CF62", "#A8862C"))
    for name, count, wide in (("outer", 17, 104), ("middle", 14, 97), ("inner", 10, 86)):
        for i in range(count):
            # from the edges to the middle, so that the middle lies on top
            k = i // 2 if i % 2 == 0 else count - 1 - i // 2
            a.use(name, 52, 70, -wide + 2 * wide * k / (count - 1))
    a.glow(52, 62, 20, "#FFF6C0", 0.9)
    _peacock(a)
    for s in (-1, 1):
        for k in range(5):
            root = (52 + s * (9 + k * 6), 96 - k * k * 0.35)
            for turn in (-52, 18):
                leaf(a, root, turn if s > 0 else 180 - turn, 9 - k * 0.5, "#E0EC8A", "#5E7A2E")
    gifts(a, "valley")
    a.dust([(84, 18, 1.5), (66, 10, 1.2), (90, 84, 1.2), (14, 80, 1.1), (40, 10, 0.9)], "#FFFBE0")
    return a


def _peacock(a: Art) -> None:
    """Breast, neck and crowned head of the bird before its fan."""
    for s in (-1, 1):
        a.path(
            f"M{n(52 + s * 4)} 72C{n(52 + s * 14)} 72 {n(52 + s * 17)} 82 {n(52 + s * 12)} 91"
            f"C{n(52 + s * 8)} 90 {n(52 + s * 4)} 84 {n(52 + s * 4)} 72Z",
            a.linear(38, 72, 68, 92, (0, "#F2C88A"), (0.5, "#A86A3A"), (1, "#4A2430")),
        )
    a.limb([(48.6, 88), (48, 93), (46, 96.4)], [1.4, 1.2, 0.5], "#8A6A4A")
    a.limb([(55.6, 88), (56, 93), (58, 96.4)], [1.4, 1.2, 0.5], "#6B4A3A")
    a.path(
        "M52 92C44 92 40 84.6 42 76C43.6 69 47.6 65 48.2 57C48.6 50.6 46 47 47.6 42"
        "C49.4 37.6 56 37.6 57 42.6C58 47 55.4 51 56 57C57 65 61 69 62.2 76C63.6 84.6 60 92 52 92Z",
        a.linear(
            43, 42, 62, 88, (0, "#8FD6FF"), (0.35, "#2F72D0"), (0.75, "#1A3690"), (1, "#10184E")
        ),
    )
    a.path(
        "M55 42C58 46 55.4 51 56 57C57 65 61 69 62.2 76C63.6 84.6 60 92 52 92C58 82 54 66 53 58Z",
        "#0A0E3A",
        0.45,
    )
    a.limb([(49, 47), (49.6, 58), (45.6, 70), (43.6, 80)], [0.4, 1.6, 2, 0.4], "#D6F2FF", o=0.9)
    for row in range(4):
        for k in range(3 + row % 2):
            x = 52 + (k - (2 + row % 2) / 2) * 4.6
            y = 72 + row * 4.4
            a.path(f"M{n(x - 1.9)} {n(y)}q1.9 3 3.8 0", "none", 1, "#7FE0DC", 0.6, 0.85)
    # the head looks to the left
    a.path("M48.6 41.4L42 44.4L48.8 45.4Z", "#F2C14E")
    a.path("M47.6 43.6L42 44.4L48.8 45.4Z", "#8A5A1E")
    a.path("M48.2 41C50 39.4 53 39.8 54 41.4C52 42.4 50 42.4 48.2 41Z", "#FFFFFF")
    a.circle(50.8, 42.2, 1.2, "#0A0E2A")
    a.circle(50.4, 41.8, 0.4, "#FFFFFF")
    for k in range(5):
        turn = -128 + k * 22
        tip = toward((52.4, 39), turn, 10 + 1.4 * math.sin(k * math.pi / 4))
        a.limb([(52.4, 39.4), toward((52.4, 39), turn - 4, 5.6), tip], [0.7, 0.5, 0.4], "#14286A")
        a.circle(*tip, 1.5, "#10184E")
        a.circle(tip[0] - 0.2, tip[1] - 0.3, 1, "#5FE0DC")


EMBLEMS = {"valley-enchantment": enchantment}
