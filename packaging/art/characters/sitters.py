"""Eight people of a fairy tale who like to play cards, two of each temperament."""

from collections.abc import Callable

from kit import Art
from moods import AGED, LAUGH, LOOK, SLY
from plants import flower, leaf
from tones import (
    AMBER_EYES,
    BLUE_EYES,
    CHESTNUT,
    COPPER,
    DEEP,
    DUSK,
    EMBER,
    GREEN_EYES,
    NIGHT,
    OLIVE,
    PALE,
    RAVEN,
    ROSE,
    SILVER,
    VIOLET_EYES,
    WHEAT,
    Cloth,
)
from visage import Head

from characters.bust import (
    LAMP,
    beard,
    high_collar,
    lapels,
    moustache,
    necklace,
    scarf,
    shoulders,
    sky,
    spectacles,
)

SCARLET = Cloth("#FF9A6A", "#C83A34", "#7E1A2A", "#3A0A18")
LEATHER = Cloth("#C89A66", "#7E5230", "#4A2C1C", "#22120C")
FROST = Cloth("#E6F4FF", "#8FB4DE", "#46689E", "#1E2E54")
VENOM = Cloth("#A8D890", "#3E7A4A", "#1A4434", "#0A1E1C")
COAL = Cloth("#5E5A70", "#2E2A40", "#1A1628", "#0A0814")
AMBER = Cloth("#FFE0A0", "#D99A3A", "#8A5420", "#3E220E")
GRAPE = Cloth("#C89AE6", "#6E3A9A", "#3E1A5E", "#1A0A2E")
FERN = Cloth("#CDE88A", "#6E9A42", "#365E2C", "#162E18")
WOOL = Cloth("#D0D8E4", "#7E8CA6", "#4A5674", "#222A40")
SUNSET = Cloth("#FFD08A", "#F0743A", "#A02E3E", "#4A0E2A")


def bruno() -> Art:
    """Bold: a red scarf, a grin, a feather."""
    a = Art("Bruno, who is bold")
    sky(a, "#F0B070", "#A8482E", "#3E1420")
    head = Head(50, 43, 50, OLIVE, COPPER, "crop",
                LOOK._replace(smile=5, wide=12.5, brow=(1, 3), lashes=0.2, cock=3, skew=2.4),
                yaw=0.55, look=(0.25, -0.05), light=LAMP, eyes=GREEN_EYES)  # fmt: skip
    head.back(a)
    shoulders(a, LEATHER)
    head.neck(a, (50, 73), 0.52)
    head.front(a)
    beard(a, head, COPPER, 5)
    moustache(a, head, COPPER, 1)
    scarf(a, SCARLET)
    leaf(a, (30, 27), -108, 22, "#FFE6A8", "#C8502E")
    return a


def chiara() -> Art:
    """Careful: spectacles, tidy hair, a look that weighs."""
    a = Art("Chiara, who is careful")
    sky(a, "#CFE6FF", "#5C86C4", "#16244E")
    head = Head(50, 45.6, 46, PALE, WHEAT, "bun",
                LOOK._replace(smile=1.4, brow=(3.4, 0.6), wide=8.6),
                yaw=0.4, look=(0.2, 0.25), light=LAMP, eyes=BLUE_EYES)  # fmt: skip
    head.back(a)
    shoulders(a, FROST)
    head.neck(a, (50, 73))
    lapels(a, FROST, 88)
    head.front(a)
    spectacles(a, head)
    return a


def dario() -> Art:
    """Spiteful: a pointed beard, one brow up."""
    a = Art("Dario, who is spiteful")
    sky(a, "#B6DC8C", "#4A7E50", "#10261E")
    head = Head(50, 43, 50, ROSE, RAVEN, "bob",
                SLY._replace(lashes=0.3, wide=11, brow=(-5, 4)),
                yaw=0.6, look=(0.75, 0.1), light=LAMP, eyes=AMBER_EYES, ears=False)  # fmt: skip
    head.back(a)
    high_collar(a, COAL)
    shoulders(a, VENOM)
    head.neck(a, (50, 73), 0.46)
    lapels(a, COAL)
    head.front(a)
    x = head.mixed((0, 13))
    with head.inside(a):
        a.path(
            f"M{x - 9:g} 43C{x - 8:g} 52 {x - 3:g} 62 {x:g} 68C{x + 3:g} 62 {x + 7:g} 52 {x + 8:g} "
            f"43C{x + 3:g} 45.4 {x - 4:g} 45.4 {x - 9:g} 43Z",
            a.linear(0, 42, 20, 66, (0, RAVEN.light), (0.5, RAVEN.mid), (1, RAVEN.dark)),
        )
    moustache(a, head, RAVEN, 3.4)
    return a


def elena() -> Art:
    """A collector: more necklaces than one."""
    a = Art("Elena, who collects")
    sky(a, "#FFE8A8", "#C8913A", "#4A2A12")
    head = Head(50, 44, 46, DUSK, CHESTNUT, "curls",
                LOOK._replace(smile=4, wide=11.4, brow=(2, 2)),
                left=True, yaw=0.45, look=(0.3, 0.1), light=LAMP, eyes=GREEN_EYES)  # fmt: skip
    head.back(a)
    shoulders(a, AMBER)
    head.neck(a, (50, 72))
    head.front(a)
    head.wear(a, "beads", "#FFE9A0", "#FFE9A0")
    necklace(a, ("#E0484E", "#3FA8D8", "#F0C040", "#5FC070", "#B070E0", "#F0C040", "#3FA8D8",
                 "#E0484E"), 82, 15)  # fmt: skip
    necklace(a, ("#FFF0C0", "#F0C040", "#FFF0C0", "#F0C040", "#E0484E", "#F0C040", "#FFF0C0",
                 "#F0C040", "#FFF0C0"), 92, 21)  # fmt: skip
    return a


def fosca() -> Art:
    """Spiteful: a high collar, violet eyes, a cold smile."""
    a = Art("Fosca, who is spiteful")
    sky(a, "#C8A0EE", "#6A3C9E", "#1C0C36")
    head = Head(50, 43, 50, PALE, NIGHT, "long",
                SLY._replace(upper=7, smile=2.6, brow=(-5.4, 5), slant=2.2),
                left=True, yaw=0.5, look=(0.55, 0.05), light=LAMP, eyes=VIOLET_EYES,
                fall=0.8)  # fmt: skip
    head.back(a)
    high_collar(a, GRAPE)
    shoulders(a, GRAPE)
    head.neck(a, (50, 73))
    lapels(a, COAL, 92)
    head.front(a)
    head.wear(a, "circlet", "#D8D0F0", "#B040D8")
    return a


def gaia() -> Art:
    """A collector: the wood's flowers in her hair, its leaves on her dress."""
    a = Art("Gaia, who collects")
    sky(a, "#D8F0A0", "#6E9E48", "#1C3A1E")
    head = Head(50, 43, 49, DEEP, NIGHT, "crown",
                LOOK._replace(smile=4.4, wide=11.6, brow=(3, 2)),
                yaw=0.35, look=(0.1, 0), light=LAMP, eyes=AMBER_EYES)  # fmt: skip
    head.back(a)
    shoulders(a, FERN)
    head.neck(a, (50, 73))
    for x, turn in ((28, 200), (37, 225), (63, -45), (72, -20)):
        leaf(a, (x, 80), turn - 180 if x < 50 else turn, 9, "#E6F4A0", "#3E7A34")
    for x, y, r, tone in ((30, 86, 4.2, "#FFB0C4"), (50, 90, 4.8, "#FFF4D0"),
                          (70, 86, 4.2, "#A8D8FF")):  # fmt: skip
        flower(a, x, y, r, tone)
    head.front(a)
    head.wear(a, "flowers", "#FFB0C4", "#FFF4D0")
    return a


def ivo() -> Art:
    """Careful: an old man who has seen many games."""
    a = Art("Ivo, who is careful")
    sky(a, "#D6E0EC", "#6E80A0", "#1E2840")
    head = Head(50, 43, 49, ROSE, SILVER, "crop", AGED._replace(lashes=0.1, smile=2, wide=9),
                left=True, yaw=0.45, look=(0.15, 0.2), light=LAMP, eyes=BLUE_EYES)  # fmt: skip
    head.back(a)
    shoulders(a, WOOL)
    head.neck(a, (50, 73), 0.5)
    lapels(a, WOOL, 92)
    head.front(a)
    beard(a, head, SILVER, 15)
    moustache(a, head, SILVER)
    spectacles(a, head, "#E8EEF8")
    return a


def livia() -> Art:
    """Bold: laughing, her hair in the wind."""
    a = Art("Livia, who is bold")
    sky(a, "#FFD890", "#E0663E", "#5A1430")
    head = Head(51, 44, 46, DUSK, EMBER, "crop",
                LAUGH._replace(gape=11, upper=10), yaw=0.6, turn=-4, look=(0.3, -0.1),
                light=LAMP, eyes=AMBER_EYES)  # fmt: skip
    head.back(a)
    shoulders(a, SUNSET)
    head.neck(a, (50, 72))
    head.front(a)
    head.wear(a, "band", "#3FB8B0")
    return a


SITTERS: dict[str, Callable[[], Art]] = {
    "bruno": bruno,
    "chiara": chiara,
    "dario": dario,
    "elena": elena,
    "fosca": fosca,
    "gaia": gaia,
    "ivo": ivo,
    "livia": livia,
}
