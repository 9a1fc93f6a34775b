"""What the table of a game is made of, as plain data: plates, rims, words and ground. No Qt.

The painters know how leather, oak or lacquer look; a skin says where they are and in which colours.
Every pair of words and material is held to its contrast by `tests/paint/test_skins.py`, for the
felt below and for the skin of every game.
"""

from typing import Literal, NamedTuple, TypeAlias

Material: TypeAlias = Literal[
    "glass",
    "parchment",
    "scroll",
    "oak",
    "leather",
    "paper",
    "lacquer",
    "velvet",
    "brass",
    "enamel",
    "stone",
    "burlap",
]


Empty: TypeAlias = Literal["dashes", "niche", "corners", "moss", "cartouche"]
"""How a place looks where no card lies: dashed, hollowed out of rock, the corners that would hold a
photograph, a bed of moss, a fine line that swings inwards at its corners."""


Edge: TypeAlias = Literal["line", "root", "filigree", "strap", "post", "neatline"]
"""What runs along a panel where the table begins: lines, a root, silver tendrils, a leather strap,
a post of oak, the border of a chart."""


Tone: TypeAlias = Literal[
    "plain",
    "soft",
    "strong",
    "good",
    "bad",
    "gold",
    "dark",
    "dark_soft",
    "dark_good",
    "dark_bad",
]
"""What a word or line means; the table chooses the colour. The dark ones are for light sheets."""


class Surface(NamedTuple):
    """One material in its colours."""

    material: Material
    light: str
    """At the head, or where the light falls."""
    deep: str
    rim: str = ""
    """The colour of its own edge; empty for none."""
    strength: float = 1.0
    """How much it hides what lies under it."""
    ornate: bool = True
    """With all that belongs to it: stitches, brass corners, charred edges."""


class Plates(NamedTuple):
    """What plates are made of, by their kinds; pills and badges are small, without ornament."""

    plate: Surface = Surface("glass", "#06181E", "#06181E", strength=0.62)
    tray: Surface = Surface("glass", "#06181E", "#06181E", strength=0.5)
    badge: Surface = Surface("glass", "#06181E", "#06181E", strength=0.5)
    banner: Surface = Surface("glass", "#06181E", "#06181E", strength=0.5)
    sky: Surface = Surface("glass", "#0E2030", "#081620")
    medallion: Surface = Surface("glass", "#0E2030", "#081620")
    glade: Surface = Surface("glass", "#14402F", "#0B2A22", strength=0.5)
    velvet: Surface = Surface("glass", "#33285C", "#1C1638")
    gold: Surface = Surface("glass", "#5A4A22", "#33331F", strength=0.5)
    pill: Surface = Surface("glass", "#123038", "#0B2129", strength=0.92)
    bright: Surface = Surface("glass", "#2E6040", "#234A34")
    lit: Surface = Surface("glass", "#FFE39A", "#E9B84E")
    alarm: Surface = Surface("glass", "#8A2A2A", "#6A1C20")
    page: Surface = Surface("paper", "#F6ECD4", "#E6D5AE", "#7A6238")
    """A light sheet, for words in dark ink."""
    patch: Surface = Surface("burlap", "#F4E6C6", "#EAD6AC", "#5A3818")
    """Sewn or laid onto something, for words in dark ink."""


class Inks(NamedTuple):
    """The colours of words by their tones, on dark plates; the dark ones on light sheets."""

    plain: str = "#F3EAD3"
    soft: str = "#B7CBC6"
    strong: str = "#FFF8E6"
    good: str = "#A9DDA0"
    bad: str = "#FFB3A3"
    gold: str = "#FFD97A"
    dark: str = "#2A2036"
    dark_soft: str = "#5B4A4F"
    dark_good: str = "#1F5A2A"
    dark_bad: str = "#8A2A16"


class Rims(NamedTuple):
    """The edges that say something about a plate."""

    soft: str = "#6FA7A4"
    active: str = "#E9C877"
    open: str = "#FFD97A"
    """Can be taken or clicked now."""
    target: str = "#FFD97A"
    """Can receive what is lifted."""
    pale: str = "#E4EEF6"
    danger: str = "#FF9A86"


class Growth(NamedTuple):
    """What grows on the ground of a table."""

    blades: tuple[str, ...]
    """The colours of grass."""
    top: float = 0.0
    """Where the meadow begins, as a share of the table's height."""
    thick: float = 1.0
    """How much of it there is."""
    moss: bool = False
    """Whether cushions of moss lie in it."""
    caps: tuple[str, ...] = ()
    """The colours of toadstools that stand along its edges and where it begins."""
    blooms: tuple[str, ...] = ()
    """The colours of flowers in it."""


class Cloth(NamedTuple):
    """The ground of a table that has no scenery of its own; what grows there, with and without."""

    light: str = "#235A61"
    """In the middle of the light."""
    middle: str = "#17414A"
    edge: str = "#0A2129"
    line: str = "#E9C877"
    """Inlay and ornaments."""
    frame: Literal["inlay", "neatline", "none"] = "inlay"
    """A double line, or the graduated border of a chart."""
    ornament: Literal["compass", "rhumbs", "none"] = "compass"
    shine: str = ""
    """The colour of a light that lies on the scenery; empty for none."""
    growth: Growth | None = None


class Around(NamedTuple):
    """What the window around a table is made of.

    Words lie on the panel (or on the leaf, if there is one), on the prompt and on dialogs: these
    are all dark, or all light. Bar, sheet and key may differ from them.
    """

    bar: Surface
    """The line of the menus."""
    panel: Surface
    """Beside the table."""
    prompt: Surface
    dialog: Surface
    key: Surface
    """Buttons that are not the main one."""
    leaf: Surface | None = None
    """A sheet on the panel that carries all but the prompt."""
    sheet: Surface | None = None
    """A sheet on the panel that carries the score sheet alone."""
    edge: Edge = "line"
    """Between panel and table."""


class Skin(NamedTuple):
    """All of it; the default is the felt that every table had first."""

    name: str = "felt"
    plates: Plates = Plates()
    inks: Inks = Inks()
    rims: Rims = Rims()
    cloth: Cloth = Cloth()
    slip: Surface = Surface("glass", "#F6ECD4", "#F6ECD4", "#9A6F22")
    """Bubbles, notes and questions on the table, in dark ink."""
    motes: str = ""
    """The colour of small lights that wander over a table at rest; empty for none."""
    mist: str = ""
    """The colour of what drifts over a table at rest; empty for none."""
    empty: Empty = "dashes"
    dark: Around | None = None
    """Around the table, for those who like windows dark; without it they are as they always are."""
    light: Around | None = None
    """The same for those who like them light."""


FELT = Skin()
