"""What is printed on a card, as plain data: the table paints it, no game draws anything itself.

Words are already in the player's language. Emblems are named like files: "tales/owl" is drawn from
`assets/art/tales/owl.svg`. The names of tones, scenes and glyphs are those of the table's palette.
"""

from typing import NamedTuple


class Pennant(NamedTuple):
    """The ribbon at the upper left: what a card counts, readable even in a fan."""

    tone: str
    """The colour of the card's family."""
    glyph: str
    """The silhouette that tells the family without colour; empty for none."""
    number: str = ""
    """At most three signs: "8", "10", "+½", "−1"."""


class Medal(NamedTuple):
    """A number at the foot of a card, beside the glyph that says what it counts."""

    glyph: str
    number: str


class Tab(NamedTuple):
    """A small flag at the upper right: a second sign that must show in a fan, such as the back of a
    card that lies face up, or its price."""

    tone: str
    """The colour of a back."""
    letter: str = ""
    """One or two letters, or a number."""
    glyph: str = ""
    """A silhouette in their place."""


class Tongue(NamedTuple):
    """A tongue of silk at the upper right: another family to which a card gives something."""

    tone: str
    """The colour of that family."""
    glyph: str


class Look(NamedTuple):
    """A printed face."""

    emblem: str
    title: str
    scene: str
    """The sky behind the emblem."""
    pennant: Pennant
    effect: str = ""
    """One or two short sentences, for cards that are wide enough."""
    medals: tuple[Medal, ...] = ()
    """Numbers in the place of an effect."""
    short: str = ""
    """The title where the whole one finds no room: the element instead of the fairy's name."""
    motes: int = 0
    """Sparks that fly round the figure: cards that share a drawing differ by them."""
    fills: bool = False
    """A landscape: the drawing fills its window, no moon behind it."""
    tab: Tab | None = None
    tongues: tuple[Tongue, ...] = ()
    """Where it gives to other families; a card that has some has no tab."""
    kin: tuple[str, ...] = ()
    """The titles of its family, its own among them: they are set alike."""
    disc: str = ""
    """The emblem of a card that is shown as a disc, if it is another one."""
    stock: str = "parchment"
    """What it is printed on: a name of the table's palette, one for all cards of a game."""
    glints: bool = False
    """Whether it flashes when it is pointed at: a cut stone, a sun."""


class BackLook(NamedTuple):
    """A card that lies face down."""

    emblem: str
    memory: Look | None = None
    """The face, for a viewer who knows it: it shows faintly on the back."""


Printed = Look | BackLook
"""Either side of a card."""
