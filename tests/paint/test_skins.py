"""Every skin keeps its promises: words 4.5:1 and rims 3:1 on every material, as it is painted."""

from itertools import product

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtGui import QColor, QImage

from fairytable.games import ON_THE_TABLE, staging_of
from fairytable.paint.art import Art
from fairytable.paint.felt import paint_felt
from fairytable.paint.ground import MARGIN, painted_marks
from fairytable.paint.palette import MARKS, PLAYERS, contrast
from fairytable.paint.pixmaps import Pixmaps
from fairytable.stage.picture import Panel, Rect
from fairytable.stage.skin import FELT, Plates, Skin, Surface
from tests.paint.grounds import SHAPE, TEXT, on_cloth, shades
from tests.skins import SKINS

BRIGHT = ("plain", "soft", "strong", "good", "bad", "gold")
DARK = ("dark", "dark_soft", "dark_good", "dark_bad")
PILLS = ("bright", "lit", "alarm")
"""Coloured themselves: their words are plain, strong or dark."""
BESIDE = ("slip",)
KINDS = (*Plates._fields, *BESIDE)
SURFACES = list(product(SKINS.values(), KINDS))
NAMES = [f"{skin.name}-{kind}" for skin, kind in SURFACES]


def surface_of(skin: Skin, kind: str) -> Surface:
    found: Surface = getattr(skin if kind in BESIDE else skin.plates, kind)
    return found


def painted(skin: Skin, kind: str) -> QImage:
    return on_cloth(skin, surface_of(skin, kind))


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


@pytest.mark.parametrize("skin", SKINS.values(), ids=SKINS)
def test_marks_of_cards_stand_out_from_the_bare_ground(skin: Skin) -> None:
    cloth = skin.cloth
    for shade in (QColor(cloth.light).darker(110).name(), cloth.middle, cloth.edge):
        for mark in ("playable", "selected", "last_move", "known", "target", "danger"):
            assert contrast(MARKS[mark], shade) >= SHAPE, (mark, shade)


def test_a_game_wears_a_skin_that_is_held_here() -> None:
    for game in ON_THE_TABLE:
        staging = staging_of(game)
        assert staging is not None
        assert staging.skin in SKINS.values()


def test_a_rim_of_meaning_is_held_by_the_corners_of_leather(art: Art) -> None:
    """Brass lies over every rim: a plate that says something is still the same plate."""
    pixmaps, rect = Pixmaps(art, background=False), Rect(0, 0, 200, 100)
    plates = Panel(rect, "plate", "none"), Panel(rect, "plate", "danger")
    pictures = painted_marks(plates, 1, (), pixmaps, SKINS["album"])
    plain, told = (picture.toImage() for _, picture in pictures)
    corner, side = QPoint(MARGIN + 3, MARGIN + 3), QPoint(MARGIN + 100, MARGIN)
    assert plain.pixelColor(corner) == told.pixelColor(corner)
    assert plain.pixelColor(side) != told.pixelColor(side)
