"""The window around a table wears the skin of its game; every word and shape can be read there."""

from itertools import product
from typing import Literal

import pytest
from PySide6.QtWidgets import QApplication

from fairytable.app.chrome import CHROMES, Chrome, on_bar, on_keys, on_sheet
from fairytable.app.dialogs.settings_dialog import SettingsDialog
from fairytable.app.skin_chrome import chrome_of, is_light
from fairytable.app.window import Window
from fairytable.games import GAMES
from fairytable.games.moons.staging import MoonsStaging
from fairytable.match import Match, Seat
from fairytable.paint.palette import contrast
from fairytable.stage.skin import FELT, Around, Skin, Surface
from tests.paint.grounds import SHAPE, TEXT, on_cloth, shades
from tests.skins import SKINS

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints")  # no screen, no limits of sizes
Choice = Literal["dark", "light"]
CHOICES: tuple[Choice, ...] = ("dark", "light")
WORN = [
    (skin, chosen, around)
    for skin, chosen in product(SKINS.values(), CHOICES)
    if (around := skin.dark if chosen == "dark" else skin.light) is not None
]
NAMES = [f"{skin.name}-{chosen}" for skin, chosen, _ in WORN]


def assert_legible(chrome: Chrome, *grounds: str) -> None:
    for ground in grounds:
        for ink in ("text", "soft", "warning", "good", "link", "amber"):
            assert contrast(getattr(chrome, ink), ground) >= TEXT, (ink, ground)
        assert contrast(chrome.gold, ground) >= SHAPE, ground


def of(skin: Skin, surface: Surface) -> tuple[str, str]:
    return shades(on_cloth(skin, surface))


def match_of_moons() -> Match:
    game = GAMES["moons"]
    seats = [Seat(name=name, colour=k) for k, name in enumerate(("Anna", "Bruno"))]
    return Match.new(game, game.options(players=2), seats, 1)


@pytest.mark.parametrize("chosen", CHOICES)
def test_around_the_felt_the_window_is_as_it_always_is(chosen: Choice) -> None:
    assert chrome_of(FELT, chosen) is CHROMES[chosen]


def test_a_skin_speaks_of_dark_and_of_light_windows_or_of_none() -> None:
    for skin in SKINS.values():
        assert (skin.dark is None) == (skin.light is None)


@pytest.mark.parametrize(("skin", "chosen", "around"), WORN, ids=NAMES)
def test_words_can_be_read_on_panel_prompt_and_dialogs(
    skin: Skin, chosen: Choice, around: Around
) -> None:
    chrome = chrome_of(skin, chosen)
    for surface in (around.leaf or around.panel, around.prompt, around.dialog):
        assert_legible(chrome, *of(skin, surface))
        assert_legible(chrome, *of(skin, surface._replace(ornate=False)))
    assert_legible(chrome, chrome.well, chrome.box, chrome.box_foot)


@pytest.mark.parametrize(("skin", "chosen", "around"), WORN, ids=NAMES)
def test_words_can_be_read_on_menus_sheet_and_keys(
    skin: Skin, chosen: Choice, around: Around
) -> None:
    chrome = chrome_of(skin, chosen)
    leaf = around.sheet or around.leaf or around.panel
    for part, surface in (
        (on_bar(chrome), around.bar),
        (on_sheet(chrome), leaf),
        (on_keys(chrome), around.key),
    ):
        assert_legible(part, surface.light, surface.deep)
        assert_legible(part, *of(skin, surface))
    assert contrast(chrome.key_text, chrome.key_foot) >= TEXT


@pytest.mark.parametrize(("skin", "chosen", "around"), WORN, ids=NAMES)
def test_keys_stand_out_from_the_prompt(skin: Skin, chosen: Choice, around: Around) -> None:
    """By their face or by their rim."""
    rim = on_keys(chrome_of(skin, chosen)).gold
    for shade in of(skin, around.prompt):
        apart = [contrast(edge, shade) for edge in (rim, around.key.light, around.key.deep)]
        assert max(apart) >= SHAPE, (shade, apart)


@pytest.mark.parametrize(("skin", "chosen", "around"), WORN, ids=NAMES)
def test_all_that_carries_words_is_dark_or_all_is_light(
    skin: Skin, chosen: Choice, around: Around
) -> None:
    grounds = (around.leaf or around.panel, around.prompt, around.dialog)
    assert len({is_light(surface) for surface in grounds}) == 1


@pytest.mark.parametrize("skin", [s for s in SKINS.values() if s.dark], ids=lambda s: s.name)
def test_who_likes_windows_light_gets_lighter_ones(skin: Skin) -> None:
    assert skin.dark is not None
    assert skin.light is not None
    for part in ("bar", "panel", "prompt", "dialog"):
        dark, light = getattr(skin.dark, part), getattr(skin.light, part)
        assert contrast(light.light, "#000000") > contrast(dark.light, "#000000"), part


# The window


@pytest.fixture
def album(monkeypatch: pytest.MonkeyPatch) -> Skin:
    """Moons wears another skin."""
    monkeypatch.setattr(MoonsStaging, "skin", SKINS["album"])
    return SKINS["album"]


def test_the_window_wears_the_skin_of_the_game_only_at_its_table(
    window: Window, album: Skin, qapp: QApplication
) -> None:
    worn = chrome_of(album, "dark")
    match = match_of_moons()
    window.begin(match)
    assert window.theme.chrome == worn
    assert window.panel.sheet.theme.chrome == on_sheet(worn)
    assert on_bar(worn).panel_foot in qapp.styleSheet()
    for leave in (window.show_statistics, window.show_rules, window.go_home):
        leave()
        assert window.theme.chrome is CHROMES["dark"]
        window.begin(match)
        assert window.theme.chrome == worn


def test_dark_or_light_is_chosen_around_every_skin(window: Window, album: Skin) -> None:
    window.begin(match_of_moons())
    dark = window.panel.grab().toImage()
    window.use(window.settings.changed(table="light"))
    assert window.theme.chrome == chrome_of(album, "light")
    light = window.panel.grab().toImage()
    at = 30, light.height() - 120
    assert light.pixelColor(*at).lightness() > dark.pixelColor(*at).lightness() + 60


def test_a_dialog_over_a_table_is_made_of_its_skin(window: Window, album: Skin) -> None:
    window.show_settings()
    plain = window.findChildren(SettingsDialog)[-1]
    shown = plain.grab().toImage().pixelColor(40, 14)
    plain.reject()
    window.begin(match_of_moons())
    window.show_settings()
    leather = window.findChildren(SettingsDialog)[-1].grab().toImage().pixelColor(40, 14)
    assert leather.red() > leather.blue()
    assert shown.red() < shown.blue()


def test_the_folded_panel_and_the_curtain_are_of_the_skin_too(window: Window, album: Skin) -> None:
    window.begin(match_of_moons())
    window.page.fold()
    strip = window.panel.grab().toImage()
    assert strip.pixelColor(strip.width() // 2, 300).lightness() < 70
    window.curtain.fall("Bruno", 1, lambda source, n=None, /, **fields: source)
    drape = window.curtain.grab().toImage().pixelColor(20, window.curtain.height() // 3)
    assert drape.red() > drape.blue()
