"""What the table of a game is made of, as plain data: plates, rims, words and ground. No Qt.

The painters know how leather, oak or enamel look; a skin says where they are and in which colours.
Every pair of words and material below is held to its contrast by `tests/paint/test_skins.py`.
"""

from typing import Literal, NamedTuple, TypeAlias

Material: TypeAlias = Literal[
    "glass",
    "parchment",
    "oak",
    "leather",
    "paper",
    "enamel",
    "stone",
    "lacquer",
    "velvet",
    "brass",
]


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
    """With all that belongs to it: stitches, filigree, moss, charred edges."""


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
    target: str = "#FFD97A"
    pale: str = "#E4EEF6"
    danger: str = "#FF9A86"


class Cloth(NamedTuple):
    """The ground of a table that has no scenery of its own."""

    light: str = "#235A61"
    """In the middle of the light."""
    middle: str = "#17414A"
    edge: str = "#0A2129"
    line: str = "#E9C877"
    """Inlay and ornaments."""
    frame: Literal["inlay", "neatline", "none"] = "inlay"
    """A double line, or the graduated border of a chart."""
    ornament: Literal["compass", "rhumbs", "none"] = "compass"


class Skin(NamedTuple):
    """All of it; the default is the felt that every table had first."""

    name: str = "felt"
    plates: Plates = Plates()
    inks: Inks = Inks()
    rims: Rims = Rims()
    cloth: Cloth = Cloth()
    panel: Surface = Surface("glass", "#16363F", "#122E36")
    """Beside the table."""
    prompt: Surface = Surface("glass", "#1B4049", "#102A32")
    dialog: Surface = Surface("glass", "#16363F", "#122E36")


FELT = Skin()

ROAD = Skin(
    "road",
    Plates(
        plate=Surface("oak", "#3E2A1B", "#241710", "#8A6234"),
        tray=Surface("oak", "#4A3324", "#291A12", "#8A6234"),
        badge=Surface("oak", "#2A1A10", "#1A0F0A", "#C99A54", ornate=False),
        banner=Surface("oak", "#5A3C20", "#3E2812", "#C99A54"),
        sky=Surface("oak", "#3E2A1B", "#241710", "#8A6234"),
        medallion=Surface("brass", "#4A3324", "#1A0F0A", "#C99A54"),
        glade=Surface("glass", "#1A131C", "#120C14", strength=0.66),
        velvet=Surface("velvet", "#3A2440", "#20142A", "#8A6234"),
        gold=Surface("oak", "#4E3818", "#33230F", "#FFD97A"),
        pill=Surface("oak", "#2E1E14", "#1A0F0A", "#8A6234", ornate=False),
        page=Surface("parchment", "#F3E3BB", "#E6CF9C", "#3A1A08"),
    ),
    Inks(
        plain="#FFF3D6",
        soft="#D9C6A0",
        strong="#FFF8E6",
        good="#C9F57C",
        bad="#FFB09C",
        dark="#2B1B10",
        dark_soft="#5A4129",
    ),
    Rims(soft="#B78A50", active="#E9C877", target="#C9F57C", danger="#FF8A6E"),
    Cloth("#352C52", "#2B2440", "#141029", "#C99A54", "none", "none"),
    panel=Surface("parchment", "#F3E3BB", "#E6CF9C", "#3A1A08"),
    prompt=Surface("parchment", "#F8ECCB", "#EBD8AA", "#8A5A14"),
    dialog=Surface("parchment", "#F3E3BB", "#E6CF9C", "#3A1A08"),
)
"""Fairy's Fate: oak holds cards, singed parchment holds words."""

ALBUM = Skin(
    "album",
    Plates(
        plate=Surface("leather", "#41292A", "#221319", "#C8994A"),
        tray=Surface("leather", "#2A1A1C", "#17100F", "#C8994A"),
        badge=Surface("leather", "#2A1A1C", "#17100F", "#C8994A", ornate=False),
        banner=Surface("leather", "#4A3032", "#2A181E", "#F4DC9B"),
        sky=Surface("leather", "#41292A", "#221319", "#C8994A"),
        medallion=Surface("brass", "#12424A", "#0B2129", "#C8994A"),
        glade=Surface("glass", "#1C3A38", "#12262C", strength=0.6),
        velvet=Surface("velvet", "#3A1A28", "#220E18", "#C8994A"),
        gold=Surface("leather", "#54392C", "#33201C", "#FFD97A"),
        pill=Surface("leather", "#33201F", "#1A1012", "#C8994A", ornate=False),
        page=Surface("paper", "#F1E5C8", "#D2BC90", "#8A6A34"),
    ),
    Inks(
        plain="#F6EAD0",
        soft="#D3C3A6",
        strong="#FFF6DC",
        good="#9DF0B4",
        bad="#FFB09C",
        dark="#2B1B1E",
        dark_soft="#5A423A",
        dark_bad="#7A2014",
        dark_good="#1F4F26",
    ),
    Rims(soft="#C8994A", active="#F4DC9B", target="#9DF0B4", danger="#FFB09C"),
    Cloth("#3E6154", "#20363D", "#0B0C20", "#C8994A", "none", "none"),
    panel=Surface("leather", "#33201F", "#1E1216", "#C8994A"),
    prompt=Surface("leather", "#4A3032", "#2C1A20", "#F4DC9B"),
    dialog=Surface("leather", "#33201F", "#1E1216", "#C8994A"),
)
"""Hunters: a naturalist's album, leather and brass."""

CHART = Skin(
    "chart",
    Plates(
        plate=Surface("lacquer", "#1D3462", "#0A1531", "#E9C877"),
        tray=Surface("lacquer", "#16284F", "#0A1531", "#51719F", ornate=False),
        badge=Surface("lacquer", "#0D1A3A", "#060C22", "#E9C877", ornate=False),
        banner=Surface("parchment", "#EAD9AE", "#D8C08C", "#7A6238"),
        sky=Surface("lacquer", "#1D3462", "#0A1531", "#E9C877"),
        medallion=Surface("brass", "#1B417A", "#0A1531", "#E9C877"),
        glade=Surface("glass", "#12244E", "#0A1531", strength=0.6),
        velvet=Surface("velvet", "#6A2436", "#43142A", "#E9C877"),
        gold=Surface("lacquer", "#3E341C", "#221C10", "#FFD97A"),
        pill=Surface("lacquer", "#12224A", "#060C22", "#7E9CC8", ornate=False),
        page=Surface("paper", "#F3E8CC", "#DFCB9C", "#7A6238"),
    ),
    Inks(
        plain="#FFF8E6",
        soft="#B9C9E8",
        strong="#FFFFFF",
        dark_soft="#51424A",
        dark_bad="#7E2412",
        dark_good="#1C4F26",
    ),
    Rims(soft="#7E9CC8"),
    Cloth("#234C8E", "#0D1D47", "#060D26", "#E9C877", "neatline", "rhumbs"),
    panel=Surface("lacquer", "#16284F", "#0A1531", "#51719F", ornate=False),
    prompt=Surface("lacquer", "#1D3462", "#0A1531", "#E9C877"),
    dialog=Surface("lacquer", "#16284F", "#0A1531", "#E9C877"),
)
"""All You Wish For: an illuminated sea chart, lacquer and gold ink."""

WOOD = Skin(
    "wood",
    Plates(
        plate=Surface("stone", "#48464E", "#2B2A35", "#07060C"),
        tray=Surface("stone", "#3A3842", "#201F29", "#07060C"),
        badge=Surface("stone", "#46444E", "#24222D", "#07060C", ornate=False),
        banner=Surface("stone", "#49443F", "#353137", "#07060C"),
        sky=Surface("stone", "#48464E", "#2B2A35", "#07060C"),
        medallion=Surface("stone", "#46444E", "#24222D", "#07060C"),
        glade=Surface("stone", "#3A482A", "#2C3A1C", "#07060C"),
        velvet=Surface("velvet", "#3A2A52", "#211632", "#745A46"),
        gold=Surface("stone", "#4C3F28", "#33291B", "#FFD27A"),
        pill=Surface("stone", "#3A3842", "#201F29", "#07060C", ornate=False),
        page=Surface("paper", "#EFD9AE", "#D2B07A", "#6B4A29"),
    ),
    Inks(
        plain="#F5ECD6",
        soft="#CFC6B6",
        strong="#FFF8E6",
        good="#C6E88E",
        bad="#FFBFAE",
        gold="#FFD27A",
        dark="#25130A",
        dark_soft="#4A3218",
        dark_good="#1C4018",
        dark_bad="#6E1A0C",
    ),
    Rims(soft="#A9B4D8", active="#FFD27A", target="#FFD27A", danger="#FFB3A0"),
    Cloth("#2F376C", "#262C48", "#151C12", "#8FB050", "none", "none"),
    panel=Surface("stone", "#45434C", "#26252F", "#07060C", ornate=False),
    prompt=Surface("stone", "#49443F", "#353137", "#07060C"),
    dialog=Surface("stone", "#45434C", "#26252F", "#07060C"),
)
"""The Challenge: what is said is carved in mossy stone."""

NIGHT_SKY = Skin(
    "night sky",
    Plates(
        plate=Surface("enamel", "#1C2A68", "#0A1036", "#AEBBD8"),
        tray=Surface("enamel", "#1C2A68", "#0A1036", "#AEBBD8"),
        badge=Surface("enamel", "#16225A", "#0A1036", "#AEBBD8", ornate=False),
        banner=Surface("enamel", "#2A3A86", "#10184C", "#F4F7FF"),
        sky=Surface("enamel", "#16225A", "#0A1036", "#AEBBD8"),
        medallion=Surface("enamel", "#1C2A68", "#0A1036", "#F4F7FF", ornate=False),
        glade=Surface("glass", "#123A5E", "#0A1430", strength=0.5),
        velvet=Surface("velvet", "#2A2A74", "#0E0E38", "#AEBBD8"),
        gold=Surface("enamel", "#3E3E26", "#20200E", "#FFE27A"),
        pill=Surface("enamel", "#16225A", "#0A1036", "#AEBBD8", ornate=False),
        page=Surface("paper", "#F2F0E4", "#D8D4C4", "#66759C"),
    ),
    Inks(
        plain="#F2F5FF",
        soft="#C3CDEA",
        strong="#FFFFFF",
        good="#B8F5C0",
        bad="#FFB3A0",
        gold="#FFF0BE",
    ),
    Rims(soft="#AEBBD8", active="#FFE27A", target="#FFE27A"),
    Cloth("#27407A", "#122A48", "#0A1430", "#AEBBD8", "inlay", "none"),
    panel=Surface("enamel", "#141F52", "#0A1036", "#AEBBD8", ornate=False),
    prompt=Surface("enamel", "#2A3A86", "#10184C", "#F4F7FF"),
    dialog=Surface("enamel", "#16225A", "#0A1036", "#AEBBD8"),
)
"""Moons: midnight enamel in silver filigree."""

SKINS = {skin.name: skin for skin in (FELT, ROAD, ALBUM, CHART, WOOD, NIGHT_SKY)}
