"""Colours of skin, eyes, hair and cloth."""

from collections.abc import Sequence
from typing import NamedTuple

from curves import Point
from kit import GOLD, Art


class Skin(NamedTuple):
    """Three tones, and what gives them life; all but the tones matter only to faces and hands."""

    light: str
    mid: str
    shade: str
    glow: str = "#FFF2CE"
    """The highest light: nose, cheekbone, knuckle."""
    blush: str = "#E0694F"
    lip: str = "#B0504A"
    line: str = "#4A2226"
    """Lids, nostrils, the gaps between fingers."""


PALE = Skin("#FFEEDC", "#F6CBAA", "#CB8066", "#FFFAEE", "#F0765E", "#C9504C", "#6A2E34")
ROSE = Skin("#FCDCAE", "#E9AC74", "#AE6640", "#FFF2CE", "#E5633F", "#B8423A", "#5A2422")
OLIVE = Skin("#F0BD84", "#CB8650", "#84452C", "#FFE2AC", "#D9552E", "#A03A32", "#421A18")
DUSK = Skin("#D58F57", "#A05A32", "#5A281C", "#FFC98A", "#C4482A", "#8A2F2E", "#2E100F")
DEEP = Skin("#AE693C", "#763D22", "#3A1716", "#F5AC6C", "#A83A22", "#7E2A32", "#1C080A")

GREEN_EYES, BLUE_EYES, BROWN_EYES = "#2F8A5C", "#2C6FB8", "#6A3A1C"
AMBER_EYES, VIOLET_EYES = "#C9821E", "#7A48B4"


class Hair(NamedTuple):
    light: str
    mid: str
    dark: str
    strand: str


WHEAT = Hair("#FBE7B2", "#DDAE5B", "#9A6630", "#FFF4CF")
COPPER = Hair("#F0976A", "#B4472F", "#5C1D28", "#FFC7A0")
CHESTNUT = Hair("#9A6844", "#5A332B", "#2A171F", "#D0A072")
RAVEN = Hair("#4A5878", "#222A45", "#0C1024", "#93A9CE")
SILVER = Hair("#FFFFFF", "#C9D6E8", "#7F93B4", "#FFFFFF")
SEA = Hair("#A8EAD8", "#3F9C9A", "#154A60", "#DDFFF2")
EMBER = Hair("#FFE48F", "#F58A2C", "#9C2320", "#FFF3C0")
MOSS = Hair("#B9CB7A", "#6B8642", "#2D4228", "#E6F0B4")
INKY = Hair("#5A4258", "#2A1D33", "#100A18", "#A98CAE")
PLUM = Hair("#B27AA8", "#6E3A6C", "#331636", "#E6BCDD")
SNOW = Hair("#FFFFFF", "#D6DCE6", "#8A93AC", "#FFFFFF")
NIGHT = Hair("#565C8C", "#262848", "#0E0E24", "#A8B4E8")


class Cloth(NamedTuple):
    light: str
    mid: str
    deep: str
    dark: str


def dye(a: Art, points: Sequence[Point], cloth: Cloth) -> str:
    """The cloth's paint over the box of the points, light at the upper left."""
    xs, ys = [x for x, _ in points], [y for _, y in points]
    box = (min(xs), min(ys), max(xs), max(ys))
    stops = zip((0, 0.36, 0.74, 1), cloth, strict=True)
    return a.linear(*box, *stops)


def gold(a: Art, x: float, y: float, r: float) -> str:
    stops = zip((0, 0.45, 1), GOLD, strict=True)
    return a.linear(x - r, y - r, x + r, y + r, *stops)
