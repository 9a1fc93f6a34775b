"""All You Wish For in the window by keys alone, saved and resumed, with the largest map."""

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from fairytable.app.window import Window
from fairytable.bots import choose
from fairytable.engine import Rng
from fairytable.match import Match
from fairytable.stage.gestures import PawnKey
from fairytable.stage.strokes import Band
from fairytable.storage.saves import load, save
from tests.app.test_wishes_mouse import DECISIONS, asked
from tests.app.wishes_matches import (
    GAME,
    click,
    drag,
    in_position,
    match_of,
    play_by_keys,
    point_at,
    point_of,
    press,
    raise_curtain,
    walk_to,
)
from tests.games.wishes.positions import elsewhere, position, road

HEIGHT_OF_MAP = 14


@pytest.mark.unpainted
def test_a_whole_game_is_played_by_keys_alone(window: Window, qtbot: QtBot) -> None:
    match, rng = match_of(1, 1, 6), Rng(6)
    window.begin(match)
    while asked(window, match, qtbot):
        before = match.cursor
        action = choose("greedy", GAME, match.state, rng)
        play_by_keys(window, action)
        assert match.history[before : before + 1] == (action,), match.decision


@pytest.mark.long
def test_each_kind_of_decision_is_saved_and_resumed(window: Window, tmp_path: Path) -> None:
    met: set[str] = set()
    for seed in range(1, 30):
        match, rng = match_of(2, 0, seed), Rng(seed)
        while match.decision is not None and met != DECISIONS:
            name = match.decision.name
            if name not in met:
                met.add(name)
                file = tmp_path / f"{name}.json"
                save(match, file)
                resumed = load(file)
                window.begin(resumed)
                raise_curtain(window)
                assert resumed.state.digest() == match.state.digest()
                assert window.table.offers.actions == tuple(match.state.legal())
            match.play(rng.choice(match.state.legal()))
    assert met == DECISIONS


# Pawns


def test_the_wanderer_is_dragged_and_refused_with_a_reason(window: Window) -> None:
    match = in_position(position(road(), pixie="-1,0", hands=("river.2",)))
    window.begin(match)
    QApplication.processEvents()
    wanderer = PawnKey("wanderer")
    drag(window, wanderer, "map.-1,0")
    assert match.cursor == 0
    assert window.table.speech.refusal.text == "The Pixie bars the way."
    drag(window, wanderer, "map.1,0")
    assert [action.zone for action in match.history] == ["map.1,0"]


def walked(match: Match) -> list[str | None]:
    return [action.zone for action in match.history if action.verb == "step"]


@pytest.mark.parametrize("by", ["click", "drag", "keys"])
def test_the_wanderer_is_led_over_several_kingdoms_at_once(window: Window, by: str) -> None:
    match = in_position(position(road(), pixie="-1,0", hands=("river.2",)))
    window.begin(match)
    QApplication.processEvents()
    if by == "click":
        click(window, "map.2,0")
    elif by == "drag":
        drag(window, PawnKey("wanderer"), "map.2,0")
    else:
        walk_to(window, "map.2,0")
        press(window, Qt.Key.Key_Return)
    assert walked(match) == ["map.1,0", "map.2,0"]
    assert match.decision is not None
    assert match.decision.name == "wanderer_step"
    QApplication.processEvents()
    press(window, "Backspace")
    assert match.cursor == 0


@pytest.mark.parametrize("aside", [QPoint(), QPoint(-22, 14)], ids=["figure", "place"])
def test_a_double_click_leads_the_wanderer_there_and_stops_him(
    window: Window, aside: QPoint
) -> None:
    match = in_position(position(road(end="forest.4"), pixie="-1,0", hands=("river.2",)))
    window.begin(match)
    QApplication.processEvents()
    at = point_of(window, "map.2,0") + aside
    QTest.mouseClick(window.table.viewport(), Qt.MouseButton.LeftButton, pos=at)
    QTest.mouseDClick(window.table.viewport(), Qt.MouseButton.LeftButton, pos=at)
    assert walked(match) == ["map.1,0", "map.2,0"]
    assert [action.verb for action in match.history] == ["step", "step", "stop"]


def test_numbers_count_the_cards_in_hand_and_nothing_beside_them(window: Window) -> None:
    """Neither the secret Fairy nor the piles in the making."""
    match = match_of(1, 5, 2)
    while match.decision is None or match.decision.name != "setup_card" or match.decision.player:
        match.play(match.state.legal()[0])
    window.begin(match)
    raise_curtain(window)
    top = window.table.top
    for _ in range(2):
        QApplication.processEvents()
        leftmost = min(top.lying_in("hand.0"), key=lambda card: top.place_of(card).x())
        press(window, "1")
        assert window.table.hands.lifted == leftmost
        press(window, Qt.Key.Key_Return)
        assert match.history[-1].card == leftmost


def test_enter_lifts_the_kingdom_that_the_mouse_has_picked_up(window: Window) -> None:
    match = in_position(elsewhere(road(end="river.1 lake.2"), hands=("lake.4",)))
    window.begin(match)
    QApplication.processEvents()
    top = match.state.table.zones["map.2,0"][-1]
    click(window, top)
    press(window, Qt.Key.Key_Return)
    assert [action.verb for action in match.history] == ["take"]


def test_where_a_card_is_collected_on_the_way_he_is_led_by_hand(window: Window) -> None:
    match = in_position(position(road(middle="lake.3 lake.4"), pixie="-1,0", hands=("river.2",)))
    window.begin(match)
    QApplication.processEvents()
    click(window, "map.2,0")
    assert match.cursor == 0
    told = window.table.speech.refusal.text
    assert told == "Step by step: on the way there you collect a card."


def test_the_way_to_a_far_kingdom_is_shown_while_one_points_at_it(
    window: Window, qtbot: QtBot
) -> None:
    window.begin(in_position(position(road(), pixie="-1,0", hands=("river.2",))))
    QApplication.processEvents()
    point_at(window, "map.2,0")

    def ribbon() -> list[Band]:
        picture = window.table.top.picture
        assert picture is not None
        assert picture.map is not None
        return [mark for mark in picture.map.over if isinstance(mark, Band)]

    qtbot.waitUntil(lambda: [len(band.points) for band in ribbon()] == [3])


def test_the_sheet_foretells_what_a_kingdom_holds_for_the_viewer(
    window: Window, qtbot: QtBot
) -> None:
    state = position(road(end="river.1 river.3 lake.4"), pixie="-1,0", wanderer="1,0")
    state.table.peek(state.table.zones["map.2,0"][1], 0)
    match = in_position(state)
    window.begin(match)
    QApplication.processEvents()
    point_at(window, "map.2,0")
    note = "In gold: if you stop on the River Kingdom."
    qtbot.waitUntil(lambda: window.panel.sheet.sheet.note.startswith(note))


# Another side


def test_the_map_is_turned_by_key_and_button_and_stays_so(window: Window) -> None:
    match = in_position(position(road(), pixie="-1,0", wanderer="0,0"))
    window.begin(match)
    QApplication.processEvents()
    table = window.table
    table.setFocus()

    def seen(zone: str) -> tuple[float, float]:
        return table.top.areas[zone].area.rect.centre

    first = seen("map.1,0")
    assert first[1] == seen("map.0,0")[1]
    press(window, "R")
    assert seen("map.1,0")[1] > seen("map.0,0")[1]
    drag(window, PawnKey("wanderer"), "map.1,0")
    QApplication.processEvents()
    assert seen("map.1,0")[1] > seen("map.0,0")[1]
    for _ in range(2):
        QTest.mouseClick(table.camera_buttons.turned, Qt.MouseButton.LeftButton)
    assert seen("map.1,0")[0] < seen("map.0,0")[0]
    for _ in range(3):
        press(window, "R")
    assert seen("map.1,0") == first
    press(window, "R")
    window.begin(in_position(position(road(), pixie="-1,0", wanderer="0,0")))
    QApplication.processEvents()
    assert seen("map.1,0") == first


def test_arrows_go_by_what_is_seen_however_the_map_is_turned(window: Window) -> None:
    window.begin(in_position(position(road(), pixie="-1,0", wanderer="1,0")))
    QApplication.processEvents()
    table = window.table
    table.setFocus()
    for _ in range(3):
        press(window, "R")
    press(window, Qt.Key.Key_Tab)
    for key, zone in ((Qt.Key.Key_Left, "map.2,0"), (Qt.Key.Key_Right, "map.0,0")):
        press(window, key)
        press(window, key)  # over the Wanderer, who stands between
        assert table.hands.focus == zone


# The largest map


def tall_map() -> Match:
    """More Kingdoms in a crooked row than greedy players ever lay."""
    tops = [f"{realm}.{number}" for realm in ("river", "forest", "lake") for number in range(6)]
    cells = {f"{-(k // 2)},{k}": tops[k] for k in range(HEIGHT_OF_MAP)}
    cells |= {
        f"{3 - k},{6}": tops[HEIGHT_OF_MAP + k] for k in range(4) if f"{3 - k},6" not in cells
    }
    state = position(cells, players=6, pixie="0,0", wanderer="0,1", hands=("river.7 lake.8",))
    return in_position(state)


@pytest.mark.parametrize("size", [(1024, 640), (1920, 1080)], ids=str)
def test_the_largest_map_is_in_view_and_can_be_played(
    window: Window, size: tuple[int, int]
) -> None:
    window.resize(*size)
    match = tall_map()
    window.begin(match)
    QApplication.processEvents()
    top = window.table.top
    assert top.picture is not None
    assert top.picture.map is not None
    seen = top.picture.map.window
    kingdoms = [top.areas[zone].area.rect for zone in match.state.table.zones if "map." in zone]
    assert len(kingdoms) > HEIGHT_OF_MAP
    assert all(seen.contains(rect) for rect in kingdoms)
    drag(window, PawnKey("wanderer"), "map.-1,2")
    assert [action.zone for action in match.history] == ["map.-1,2"]


def test_the_map_is_seen_nearer_and_whole_again_by_keys(window: Window) -> None:
    window.begin(tall_map())
    QApplication.processEvents()
    window.table.setFocus()
    before = window.table.top.areas["map.0,1"].area.rect.w
    press(window, Qt.Key.Key_Plus)
    QApplication.processEvents()
    nearer = window.table.top.areas["map.0,1"].area.rect.w
    press(window, Qt.Key.Key_0)
    QApplication.processEvents()
    assert nearer > before
    assert window.table.top.areas["map.0,1"].area.rect.w == pytest.approx(before)
