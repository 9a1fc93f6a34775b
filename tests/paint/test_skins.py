"""Every skin keeps its promises: words 4.5:1 and rims 3:1 on every material, as it is painted."""

from itertools import product

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage

from fairytable.paint.brushes import canvas
from fairytable.paint.felt import paint_felt
from fairytable.paint.materials import paint_surface
from fairytable.paint.palette import PLAYERS, contrast
from fairytable.stage.skin import FELT, Plates, Skin, Surface
from tests.skins import SKINS

TEXT, SHAPE = 4.5, 3.0
BRIGHT = ("plain", "soft", "strong", "good", "bad", "gold")
DARK = ("dark", "dark_soft", "dark_good", "dark_bad")
PILLS = ("bright", "lit", "alarm")
"""Coloured themselves: their words are plain, strong or dark."""
BESIDE = ("panel", "prompt", "dialog")
KINDS = (*Plates._fields, *BESIDE)
SURFACES = list(product(SKINS.values(), KINDS))
NAMES = [f"{skin.name}-{kind}" for skin, kind in SURFACES]
_EDGE = 14
"""Pixels that belong to rims and ornaments; no word stands there."""


def surface_of(skin: Skin, kind: str) -> Surface:
    found: Surface = getattr(skin if kind in BESIDE else skin.plates, kind)
    return found


def painted(skin: Skin, kind: str) -> QImage:
    """A plate on the lightest part of the ground."""
    with canvas(220, 120) as (image, p):
        p.fillRect(image.rect(), QColor(skin.cloth.light).darker(110))
        paint_surface(p, QRectF(6, 6, 208, 108), surface_of(skin, kind), 7)
    return image


def shades(image: QImage) -> tuple[str, str]:
    """The darkest and the lightest ground of words, but for single specks."""
    across = range(6 + _EDGE, 214 - _EDGE, 3)
    found = [image.pixelColor(x, y).name() for x in across for y in range(20, 100, 3)]
    found.sort(key=lambda shade: contrast(shade, "#000000"))
    return found[len(found) // 50], found[-len(found) // 50]


def is_light(skin: Skin, kind: str) -> bool:
    return contrast(surface_of(skin, kind).deep, "#FFFFFF") < SHAPE


@pytest.mark.parametrize(("skin", "kind"), SURFACES, ids=NAMES)
def test_words_of_every_tone_can_be_read(skin: Skin, kind: str) -> None:
    tones: tuple[str, ...] = DARK if is_light(skin, kind) else BRIGHT
    if kind in PILLS:
        tones = ("dark",) if kind == "lit" else ("plain", "strong")
    for shade in shades(painted(skin, kind)):
        for tone in tones:
            assert contrast(getattr(skin.inks, tone), shade) >= TEXT, (tone, shade)


@pytest.mark.parametrize(("skin", "kind"), SURFACES, ids=NAMES)
def test_rims_and_players_stand_out(skin: Skin, kind: str) -> None:
    if is_light(skin, kind) or kind in PILLS:
        return
    for shade in shades(painted(skin, kind)):
        for rim in skin.rims[1:]:
            assert contrast(rim, shade) >= SHAPE, (rim, shade)
        if (skin, kind) == (FELT, "gold"):
            continue  # a raised tray of the first table, on which no player is named
        for shape, tint in PLAYERS.items():
            assert contrast(tint, shade) >= SHAPE, (shape, shade)


@pytest.mark.parametrize("skin", SKINS.values(), ids=SKINS)
def test_captions_can_be_read_on_the_bare_ground(skin: Skin) -> None:
    cloth = skin.cloth
    for shade in (QColor(cloth.light).darker(110).name(), cloth.middle, cloth.edge):
        for tone in ("plain", "soft", "strong"):
            assert contrast(getattr(skin.inks, tone), shade) >= TEXT
        for rim in skin.rims:
            assert contrast(rim, shade) >= SHAPE


@pytest.mark.parametrize(("skin", "kind"), SURFACES, ids=NAMES)
def test_a_material_is_the_same_each_time(skin: Skin, kind: str) -> None:
    assert painted(skin, kind) == painted(skin, kind)


def test_no_two_skins_look_alike() -> None:
    plates = [bytes(painted(skin, "plate").constBits()) for skin in SKINS.values()]
    grounds = [bytes(paint_felt(300, 200, 1, s.cloth).constBits()) for s in SKINS.values()]
    assert len(set(plates)) == len(set(grounds)) == len(SKINS)


def test_the_felt_is_what_every_table_has_without_a_skin() -> None:
    assert SKINS["felt"] is FELT
    assert paint_felt(300, 200, 1) == paint_felt(300, 200, 1, FELT.cloth)
