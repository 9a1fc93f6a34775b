"""Colours of skin, hair and cloth."""

from collections.abc import Sequence
from typing import NamedTuple

from curves import Point
from kit import GOLD, Art


class Skin(NamedTuple):
    light: str
    mid: str
    shade: str


PALE = Skin("#FFF1E2", "#EBC3A6", "#C08A74")
ROSE = Skin("#FBE3CC", "#E3A98A", "#B87562")
OLIVE = Skin("#F6D6AE", "#CF9A6C", "#8F5B44")
DUSK = Skin("#E9BE97", "#B07A56", "#6F4236")
DEEP = Skin("#C8946E", "#86563D", "#472A26")


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
