"""Oaths: what a realm swears by stands where two other worlds meet in a seam of light.

`oath` draws each of the thirty: the world and the token of the first other realm are at the left,
those of the second at the right, in the order in which the card names them.
"""

from collections.abc import Callable, Sequence

from curves import polygon, toward
from kit import Art

from wishes.cave import mouth, rock_floor
from wishes.forest import crown, ferns, floor, mushrooms, trunk
from wishes.horizons import far, mirror
from wishes.lake import PEARL, temple
from wishes.land import glints, glory, grass, lily
from wishes.mountain import METAL, boulder, ledge, sword
from wishes.promises import FIELD, LAKE_DEEP, RIVER_DEEP
from wishes.river_wonders import SHORE, bridge, lamp
from wishes.tokens import token
from wishes.valley_wonders import belfry, bell

Others = Sequence[str]
GEMS = ("#F2506A", "#5FB4F5", "#7FE09A", "#C98CF5", "#FFB05A", "#6FE6E0")


def oath(realm: str, others: Others) -> Art:
    a = Art(f"{realm.title()}: an oath to {' and '.join(others)}")
    SUBJECTS[realm](a, others)
    return a


def _river(a: Art, others: Others) -> None:
    """The bridge from one world to the other; at each end floats its token."""
    far(a, others, 57)
    glory(a, 52, 56, 60, 3, "#FFF8DC")
    mirror(a, others, SHORE, *RIVER_DEEP)
    with a.group(f"translate(0 {2 * SHORE}) scale(1 -1)", 0.4):
        bridge(a)
    fall = a.linear(50, SHORE, 50, 110, (0, "#3F78B0", 0), (1, "#12306A", 0.75))
    a.path(f"M-30 {SHORE}H130V140H-30Z", fall)
    glints(
        a, [(52, 65, 15), (47, 71, 10), (57, 77, 12), (16, 90, 12), (90, 92, 12)], "#FFF6D8", 0.7
    )
    bridge(a)
    lamp(a, 52, 27.6, 1.05)
    bank = ((0, "#B4D888"), (0.45, "#4A8660"), (1, "#123A46"))
    tufts = [(2, 8, -2), (6, 6, 2), (11, 7, -2), (15, 5, 2)]
    for side in (0, 1):
        with a.moved(104 * side, 0, flip=bool(side)):
            a.path(
                "M-30 57C-14 55 0 57.6 9 60.4C15 62 21 62.6 24 64C14 66.4 2 67 -30 68Z",
                a.linear(-10, 56, 14, 68, *bank),
            )
            grass(a, [(x, h, lean) for x, h, lean in tufts], 63, "#6FA86A", "#C6E08A")
    token(a, others[0], 19, 80, 1.08)
    token(a, others[1], 85, 80, 1.08)
    lily(a, 52, 93, 1)


def _forest(a: Art, others: Others) -> None:
    """The oldest oak stands where two worlds meet and carries a token on each side."""
    far(a, others, 72)
    glory(a, 52, 46, 58, 3, "#FFFBD8")
    floor(a, 79)
    bark = ("#E0BE92", "#7A5A46", "#2C2029")
    for s in (-1, 1):
        root = [(52 + s * x, y) for x, y in ((9, 82), (21, 89), (35, 90.6), (45, 96.6))]
        a.limb(root, [11, 7, 3.6, 0.8], bark[1], bark[0], bark[2])
        bough = [(52 + s * x, y) for x, y in ((4.6, 60), (13, 53), (21, 51), (32, 46))]
        a.limb(bough, [9, 6, 3.6, 1], bark[1], bark[0], bark[2])
    trunk(a, [(52, 97), (51, 84), (52, 70), (51, 57), (52, 44)], [34, 20, 16, 15, 12], bark)
    masses = [(52, 20, 15, 9), (69, 27, 11, 9), (35, 27, 11, 9), (60, 36, 12, 8), (44, 36, 12, 8)]
    crown(a, [(x, y, w, h) for x, y, w, h in masses], ("#D3EA92", "#57964E", "#143C34"))
    token(a, others[0], 21, 66, 1.05, (23, 46))
    token(a, others[1], 83, 66, 1.05, (81, 46))
    mushrooms(a, [(34, 95, 1), (73, 96, 1)])
    ferns(a, 14, 112, 0.9)
    ferns(a, 92, 112, 0.9, flip=True)


def _lake(a: Art, others: Others) -> None:
    """A temple on the water, one token before each row of pillars."""
    far(a, others, 53)
    glory(a, 53, 38, 60, 3, "#F4FFF0")
    mirror(a, others, 57, *LAKE_DEEP)
    with a.group("translate(53 66) scale(.98 -.72)", 0.6):
        temple(a, ("#9CD0D2", "#5FA6B4", "#2A6480"), lamp=True)
    island = ((0, "#A9D69C"), (0.4, "#3F8A74"), (1, "#123F4C"))
    a.path(
        "M16 66C24 61 38 60 52 60.4C68 60 84 61.4 92 66C84 69.6 26 70 16 66Z",
        a.linear(16, 60, 90, 70, *island),
    )
    with a.moved(53, 63):
        temple(a, ("#FFFFFF", "#CFE3E2", "#5F93A4"), lamp=True)
    a.limb([(18, 67), (40, 69), (66, 69), (90, 67)], [0.2, 1.2, 1.2, 0.2], "#F4FFF4", o=0.8)
    token(a, others[0], 19, 81, 1.08)
    token(a, others[1], 85, 81, 1.08)
    lily(a, 53, 95, 1, PEARL)


def _cave(a: Art, others: Others) -> None:
    """The door of gold stands where the cave opens on two worlds."""
    far(a, others, 66)
    fall = ((0, "#8A78C4", 0.3), (0.3, "#4A3F8C"), (1, "#120E34"))
    a.path("M-30 72H130V140H-30Z", a.linear(50, 72, 50, 116, *fall))
    mouth(a, 1)
    glory(a, 52, 56, 58, 3, "#FFE9B8")
    rock_floor(a, 86)
    _door(a, 52, 57)
    for y, w, tone in ((95, 30, "#3A3066"), (89, 24, "#4E4280"), (83, 19, "#66579A")):
        a.path(f"M{52 - w} {y + 6}L{55 - w} {y}H{49 + w}L{52 + w} {y + 6}Z", tone)
        a.path(f"M{55 - w} {y}H{49 + w}L{49.6 + w} {y + 1}H{54.4 - w}Z", "#C8B4E6", 0.7)
    token(a, others[0], 21, 79, 1.05)
    token(a, others[1], 83, 79, 1.05)


def _door(a: Art, x: float, y: float) -> None:
    """Round, of gold in a ring of stone: six gems, a star, a keyhole."""
    stone = ((0, "#C4B0E6"), (0.4, "#6E5C9C"), (1, "#1C1744"))
    a.circle(x, y, 23, a.linear(x - 22, y - 24, x + 24, y + 22, *stone))
    for k in range(14):
        p, q = toward((x, y), k * 360 / 14, 19), toward((x, y), k * 360 / 14, 23)
        a.path(f"M{p[0]:.1f} {p[1]:.1f}L{q[0]:.1f} {q[1]:.1f}", "none", 1, "#1C1744", 0.7, 0.8)
    a.circle(x, y, 19, "#1A1030")
    a.circle(x, y, 18.2, a.linear(x - 16, y - 18, x + 16, y + 16, *METAL))
    a.circle(x, y, 15.8, "none", 1, "#5A3410", 1)
    a.circle(x - 0.2, y - 0.2, 15.6, "none", 1, "#FFF3C0", 0.4)
    for k, tone in enumerate(GEMS):
        u, v = toward((x, y), k * 60 - 90, 12.4)
        cut = a.radial(u - 1, v - 1.2, 4, (0, "#FFFFFF"), (0.35, tone), (1, "#2A1440"))
        a.circle(u, v, 2.8, cut, 1, "#4A2C10", 0.7)
    star = [toward((x, y), k * 22.5 - 90, 8.6 if k % 2 == 0 else 5.4) for k in range(16)]
    shine = a.radial(x - 3, y - 4, 11, (0, "#FFFFFF"), (0.5, "#FFE9A0"), (1, "#F2A93A"))
    a.path(polygon(star), shine, 1, "#3A1C08", 0.7)
    a.circle(x, y - 0.6, 1.9, "#3A1C08")
    a.path(f"M{x - 0.8} {y}L{x - 1.8} {y + 4.4}H{x + 1.8}L{x + 0.8} {y}Z", "#3A1C08")


def _valley(a: Art, others: Others) -> None:
    """The bell that both worlds hear."""
    far(a, others, 70)
    glory(a, 52, 46, 62, 3, "#FFFBDC")
    a.path("M-30 84C20 79 76 79 130 84V140H-30Z", a.linear(30, 82, 60, 124, *FIELD))
    with a.group("translate(14.2 12) scale(.73 .88)"):
        belfry(a)
        a.limb([(33, 45), (52.4, 43), (72, 45)], [3, 4.4, 3], "#6B4430", "#E0B080")
    a.glow(52.4, 68, 22, "#FFC86A", 0.75)
    with a.moved(52.4, 66, 0.52, -7):
        bell(a)
    tufts = [(6, 10, 3), (28, 9, -3), (76, 9, 3), (98, 11, -3)]
    grass(a, [(x, h, lean) for x, h, lean in tufts], 100, "#8A8436", "#D9BE5A")
    token(a, others[0], 18, 83, 1.04)
    token(a, others[1], 85, 83, 1.04)


def _mountain(a: Art, others: Others) -> None:
    """The sword in the stone, sworn by two worlds."""
    far(a, others, 74, 54)
    glory(a, 54, 46, 60, 3, "#FFF0C8")
    ledge(a, "M-30 92C0 86 20 88 50 88C80 87 104 90 130 90V140H-30Z")
    a.path(
        "M-30 92C0 86 20 88 50 88C80 87 104 90 130 90V94C100 92 84 96 66 92C44 96 20 91 -30 97Z",
        "#FFDCCC",
        0.9,
    )
    with a.group("translate(0 9) rotate(4 54 66) translate(54 74) scale(.92) translate(-54 -74)"):
        sword(a)
    with a.group("translate(5.4 8) scale(.9 .94)"):
        boulder(a)
    token(a, others[0], 19, 81, 1.08)
    token(a, others[1], 86, 81, 1.04)


SUBJECTS: dict[str, Callable[[Art, Others], None]] = {
    "river": _river,
    "forest": _forest,
    "lake": _lake,
    "cave": _cave,
    "valley": _valley,
    "mountain": _mountain,
}
