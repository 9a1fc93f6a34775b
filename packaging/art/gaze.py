"""A head on its neck in one call, with open eyes; and hair that falls or flies from it."""

from collections.abc import Sequence
from typing import Literal

from curves import Point, lit_edge, strip
from kit import Art
from light import SUN, Light
from moods import LOOK, Mood
from plants import leaf
from tones import BROWN_EYES, Hair, Skin
from tresses import Style
from visage import Head

Worn = Literal["", "circlet", "flowers", "pearls", "rubies", "leaves", "band"]
Cut = Literal["swept", "bun", "bob", "parted", "curls"]
"""Hair close to the head; what is longer are `locks`."""
SIZE = 13.6
"""From crown to chin: eyes are seen on a card in the hand."""
STYLES: dict[Cut, Style] = {
    "swept": "crown",
    "parted": "crown",
    "bun": "bun",
    "bob": "bob",
    "curls": "curls",
}
BEADS = {"pearls": "#FFFFFF", "rubies": "#E5304B"}
LEAVES: tuple[tuple[Point, float], ...] = (
    ((-34, -34), 196),
    ((-14, -50), 236),
    ((8, -54), 280),
    ((28, -42), 324),
)
"""Where the leaves of a wreath sit in the head's grid, and which way they point."""


def locks(a: Art, hair: Hair, strands: Sequence[Sequence[Point]], width: float = 3.4) -> None:
    """Falling or flying hair: each strand tapers to its tip and carries its own light."""
    for points in strands:
        (x0, y0), (x1, y1) = points[0], points[-1]
        paint = a.linear(x0, y0, x1, y1, (0, hair.light), (0.4, hair.mid), (1, hair.dark))
        count = len(points)
        widths = [width * (1 - 0.75 * (i / (count - 1)) ** 1.6) for i in range(count - 1)]
        a.limb(points, [*widths, 0.15], paint)
    for points in strands:
        wave = strip(points, [width * 0.5] * len(points), 0.4 * lit_edge(points), 2)
        a.line(wave[1::2], hair.strand, 0.38, 0.7)


def gaze(
    a: Art,
    x: float,
    y: float,
    skin: Skin,
    hair: Hair,
    style: Cut,
    base: Point,
    *,
    front: bool = False,
    turn: float = 0,
    left: bool = False,
    look: float = 0,
    size: float = 1,
    wears: Worn = "",
    to: Point | None = None,
    mood: Mood = LOOK,
    eyes: str = BROWN_EYES,
    light: Light = SUN,
) -> Head:
    """`base` is the pit of the neck; `to` is what she looks at, else what lies before her."""
    if front:
        left = look < 0
    head = Head(
        x, round(y - 1.2 * size, 2), SIZE * size, skin, hair, STYLES[style], mood,
        left=left, turn=-turn if left and not front else turn,
        yaw=0.2 + 0.6 * abs(look) if front else 1,
        look=((-0.3 if left else 0.3), 0.15) if front else ((-0.8 if left else 0.8), 0.3),
        to=to, light=light, eyes=eyes,
    )  # fmt: skip
    head.back(a)
    head.neck(a, base, width=0.36, wide=0.74)
    head.front(a)
    if wears == "leaves":
        for place, way in LEAVES:
            leaf(a, head.place(place), 180 - way if left else way, 4.6, "#CDE08A", "#5B8A3C")
    elif wears in BEADS:
        head.wear(a, "beads", BEADS[wears])
    elif wears == "flowers":
        head.wear(a, "flowers", "#FFFFFF", "#FFE3EA")
    elif wears:
        head.wear(a, wears, "#E9F4FF" if wears == "band" else "#FFE08A")
    return head
