"""All colours of the table, and the measures that prove they can be told apart. No Qt.

Change a colour only with `tests/paint/test_palette.py` running: it holds the contrast of every
text and shape, and the distance inside each family for four kinds of eyes.
"""

import math
from typing import Literal, NamedTuple, TypeAlias

Horizon: TypeAlias = Literal["", "hills", "firs", "crags", "clouds", "reeds", "roofs"]
"""What stands far behind a figure."""


class Sky(NamedTuple):
    """The sky behind an emblem."""

    top: str
    middle: str
    foot: str
    halo: str
    rim: str
    grass: bool = False
    horizon: Horizon = ""
    moon: bool = True
    """Whether there is one behind the emblem: what is round itself needs none."""


TABLE = {
    "felt": "#17414A",
    "felt_light": "#235A61",
    "felt_dark": "#0A2129",
    "line": "#6FA7A4",
    "line_soft": "#3C727A",
    "glass": "#06181E",
    "veil": "#0B222A",
    "shadow": "#030B10",
    "plate_light": "#1B4049",
    "plate_dark": "#102A32",
    "well": "#0B2129",
}
PAPER = {
    "lit": "#FCF5E3",
    "parchment": "#F6ECD4",
    "parchment_shade": "#E6D5AE",
    "edge": "#7A6238",
    "ink": "#2A2036",
    "ink_soft": "#5B4A4F",
    "gold": "#9A6F22",
    "gold_bright": "#E9C877",
}


Trim: TypeAlias = Literal["", "filigree", "moss", "embers", "neatline", "corners"]
"""Tendrils of silver, cushions of moss, bites of fire, the graduated border of a chart, the corners
that hold a photograph."""


class Stock(NamedTuple):
    """What the cards of a game are printed on: paper from the lit corner on, and their frame."""

    lit: str
    paper: str
    shade: str
    edge: str
    line: tuple[str, str, str, str]
    """The sheen of its lines from the upper left to the lower right."""
    mark: str
    """Lozenges, and the signs of medals."""
    worn: float = 0.0
    """How much its edge has darkened, from age, damp or fire."""
    trim: Trim = ""
    """What adorns its frame."""


STOCKS = {
    "parchment": Stock(
        PAPER["lit"],
        PAPER["parchment"],
        PAPER["parchment_shade"],
        PAPER["edge"],
        ("#C79A45", "#9A6F22", "#B98B38", "#7D5618"),
        PAPER["gold"],
    ),
    "silver": Stock(
        "#FBFAF4", "#F0EEE6", "#D8DAE4", "#5C6684",
        ("#A3AFCE", "#5E6C96", "#8E9ABC", "#48557C"), "#56648E", trim="filigree",
    ),
    "mossy": Stock(
        "#F8F3E2", "#EFE6CC", "#D3CBA6", "#52522E",
        ("#8FA05A", "#5A6E2E", "#7E9048", "#46561F"), "#5A6E2E", 0.5, "moss",
    ),
    "singed": Stock(
        "#FBEFD2", "#F3E0B6", "#DDBB80", "#4A220A",
        ("#B8783A", "#7E4416", "#A0622A", "#5A2C0C"), "#7E4416", 1.0, "embers",
    ),
    "chart": Stock(
        "#FAF4E2", "#F2E8CC", "#DCCDA2", "#2E4470",
        ("#6E8CC0", "#2E4F8E", "#5474AE", "#233F74"), "#2E4F8E", 0.4, "neatline",
    ),
    "album": Stock(
        "#FDF9F0", "#F5EEDE", "#E2D4B8", "#4E3026",
        ("#B0805A", "#7A4632", "#99644A", "#5C3020"), "#7A4632", trim="corners",
    ),
}  # fmt: skip
"""By the names that faces use."""
CREAM = "#FFF8E6"
MOTE = "#FFF6DA"
SPARK = "#FFFBEA"
NIGHT = "#0A0714"
"""The shade inside a window."""

MARKS = {
    "playable": "#FFD97A",
    "selected": "#FFF1C2",
    "last_move": "#8FE0EE",
    "known": "#CDB7F5",
    "target": "#FFD97A",
    "danger": "#FF9A86",
}
KNOWN_DISC = "#2C1F52"
BRACKET_TWIN = "#08202A"
UI = {
    "dark_panel": "#122E36",
    "dark_text": "#F3EAD3",
    "dark_soft": "#B7CBC6",
    "light_panel": "#F6ECD4",
    "light_text": "#2A2036",
    "light_soft": "#5B4A4F",
    "link_dark": "#F0CD7C",
    "link_light": "#7A4F10",
}
STONES = {
    "blue": "#2563C8",
    "red": "#C8323C",
    "yellow": "#E0A824",
    "purple": "#B070DA",
    "black": "#2B2A38",
    "green": "#2E9B57",
}
ELEMENTS = {"air": "#9CCBEC", "water": "#1F6FA8", "fire": "#E2552E", "earth": "#3F5A1C"}
REALMS = {
    "river": "#2E7FC0",
    "forest": "#4C9A55",
    "lake": "#6FC3C6",
    "cave": "#6A4A9C",
    "valley": "#D2A537",
    "mountain": "#84283A",
}
REALM_RIMS = {
    "river": "#5AA9F2",
    "forest": "#6CC36F",
    "lake": "#5FD6D2",
    "cave": "#A684EE",
    "valley": "#F2C14E",
    "mountain": "#EE6E79",
}
"""Round a tile: lighter than on parchment."""
PENNANT = {
    "blue": "#1F4C9C",
    "red": "#8E1F30",
    "yellow": "#7A5410",
    "purple": "#5A2F8C",
    "black": "#24232F",
    "green": "#17603A",
    "air": "#565A8E",
    "water": "#06455E",
    "fire": "#9A2E14",
    "earth": "#3C482C",
    "river": "#1E5C94",
    "forest": "#22592F",
    "lake": "#1F6468",
    "cave": "#4C3478",
    "valley": "#75550F",
    "mountain": "#7C2832",
    "good": "#5A3A94",
    "bad": "#5A2233",
    "serpent": "#12564C",
    "object": "#5E4210",
    "thief": "#3A3F7C",
    "place": "#44485A",
    "photo": "#8A4412",
    "trinket": "#5E4210",
    "mushroom": "#8E1F30",
    "flower": "#7C2C60",
    "wisp": "#145C66",
    "fairy": "#2A5E3E",
    "researcher": "#2B4560",
    "helper": "#7C3A63",
    "moon": "#3D3A6E",
    "sun": "#7A5410",
}
"""Always dark enough for cream text."""
BACKS = {
    "blue": "#1F4480",
    "red": "#8A2436",
    "yellow": "#C98A26",
    "green": "#35785C",
    "orange": "#B85A1E",
    "light_blue": "#5E9CC4",
    "grey": "#5A6172",
}
PLAYERS = {
    "circle": "#F0B441",
    "diamond": "#7FB4F0",
    "triangle": "#EE7E8C",
    "square": "#4FA06A",
    "star": "#DCC8FF",
    "hexagon": "#C9F0D2",
}
"""A player's shape and colour, in the order of the seats."""

SCENES = {
    "velvet": Sky("#2B2450", "#1D1A3E", "#100D26", "#8C86C4", "#4A4486"),
    "glade": Sky("#1D4A55", "#17404A", "#0B242C", "#D9EFC4", "#5FA58A", grass=True, horizon="firs"),
    "forest": Sky(
        "#22504E", "#1A4244", "#0B2428", "#F2E6B4", "#6FA37C", grass=True, horizon="firs"
    ),
    "amber": Sky("#4A3434", "#38282F", "#1E1620", "#F5DDA4", "#B5824A", horizon="hills"),
    "night": Sky("#23305F", "#1B2450", "#0E1230", "#AEB9E6", "#5562A4", horizon="firs"),
    "lamp": Sky("#2C2F5E", "#23264F", "#12142E", "#F6E6BC", "#8D86B8", horizon="roofs"),
    "ash": Sky("#4A4254", "#37313F", "#17141E", "#D9C7CC", "#8A7482", horizon="crags"),
    "violet": Sky(
        "#3F3070", "#2E2459", "#191236", "#F0DDF5", "#8D74BC", grass=True, horizon="hills"
    ),
    "deep": Sky("#123B46", "#0F303C", "#071820", "#9FE3CC", "#2F7F7C", horizon="reeds"),
    "sky": Sky("#3C6C9C", "#2B5285", "#16305A", "#F4F6E4", "#8DB6D6", horizon="clouds"),
    "ember": Sky("#5A2230", "#421A2C", "#220E1E", "#FFE2A0", "#D9743C", horizon="crags"),
    "dawn": Sky("#5B3A5E", "#7A4650", "#3A2036", "#FFE9B8", "#E39A5C", horizon="hills"),
    "rose": Sky("#4A2A5A", "#3A2450", "#1E1434", "#FFE9DC", "#C986A8", grass=True, horizon="hills"),
    "sepia": Sky("#4A4038", "#3A322F", "#1F1A1C", "#F0E0B8", "#A08560"),
    "cameo": Sky("#4A4038", "#3A322F", "#1F1A1C", "#F0E0B8", "#A08560", moon=False),
    "dial": Sky("#2B2450", "#1D1A3E", "#100D26", "#8C86C4", "#4A4486", moon=False),
}

_Row = tuple[float, float, float]
EYES: dict[str, tuple[_Row, _Row, _Row]] = {
    "normal": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protan": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deutan": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritan": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
"""Machado, Oliveira and Fernandes 2009, severity 1, on linear light."""


def contrast(one: str, other: str) -> float:
    """The contrast ratio of WCAG, 1 to 21."""
    low, high = sorted((_luminance(one), _luminance(other)))
    return (high + 0.05) / (low + 0.05)


def distance(one: str, other: str, eye: str) -> float:
    """How far apart two colours are for this kind of eye, in CIE Lab; 2 is just noticeable."""
    pairs = zip(_seen(one, eye), _seen(other, eye), strict=True)
    return math.sqrt(sum((a - b) ** 2 for a, b in pairs))


def seen_as(pixel: int, eye: str) -> int:
    """A pixel 0xRRGGBB as this kind of eye sees it."""
    light = _LINEAR[pixel >> 16 & 255], _LINEAR[pixel >> 8 & 255], _LINEAR[pixel & 255]
    seen = 0
    for a, b, c in EYES[eye]:
        value = min(1.0, max(0.0, a * light[0] + b * light[1] + c * light[2]))
        bent = value * 12.92 if value <= 0.0031308 else 1.055 * value ** (1 / 2.4) - 0.055
        seen = seen << 8 | round(255 * bent)
    return seen


def _light(color: str) -> _Row:
    red, green, blue = (int(color[i : i + 2], 16) / 255 for i in (1, 3, 5))
    return _linear(red), _linear(green), _linear(blue)


def _linear(value: float) -> float:
    return value / 12.92 if value <= 0.04045 else float(((value + 0.055) / 1.055) ** 2.4)


_LINEAR = tuple(_linear(value / 255) for value in range(256))


def _luminance(color: str) -> float:
    red, green, blue = _light(color)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _seen(color: str, eye: str) -> _Row:
    """The colour in CIE Lab as this eye sees it."""
    light = _light(color)
    red, green, blue = (
        min(1.0, max(0.0, sum(m * c for m, c in zip(row, light, strict=True)))) for row in EYES[eye]
    )
    x = _lab((0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.95047)
    y = _lab(0.2126 * red + 0.7152 * green + 0.0722 * blue)
    z = _lab((0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.08883)
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def _lab(value: float) -> float:
    return float(value ** (1 / 3)) if value > 0.008856 else 7.787 * value + 16 / 116
