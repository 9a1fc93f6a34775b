"""A head with open eyes in the place of a `heads.bust`: the same call, larger, and it looks."""

from curves import Point
from heads import Style as Worn_style
from heads import Worn
from kit import Art
from light import SUN, Light
from moods import LOOK, Mood
from plants import leaf
from tones import BROWN_EYES, Hair, Skin
from tresses import Style
from visage import Head

SIZE = 13.6
"""From crown to chin, where a bust has ten units: eyes are seen on a card in the hand."""
STYLES: dict[Worn_style, Style] = {
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


def gaze(
    a: Art,
    x: float,
    y: float,
    skin: Skin,
    hair: Hair,
    style: Worn_style,
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
