"""Hunters in the window: whole games by mouse and by keys, in pairs, of three and of six people."""

import pytest
from pytestqt.qtbot import QtBot

from fairytable.app.window import Window
from tests.app.hunters_matches import by_keys, by_mouse, match_of, play_through
from tests.app.test_challenge_drags import check_scene

ALL_DECISIONS = {
    *("swap", "choose_tool", "choose_card", "react_flute", "react", "refill", "discard_hand"),
    *("peek", "thread_swap", "dust_tool", "flute_place", "shield", "drop_trinket"),
}


@pytest.mark.long
@pytest.mark.unpainted
def test_three_people_play_a_whole_game_with_the_mouse(window: Window, qtbot: QtBot) -> None:
    """In this one everything is decided that can be decided."""
    match = match_of(3, 0, seed=42)
    window.begin(match)
    decided = play_through(window, qtbot, match, by_mouse)
    assert match.decision is None
    assert decided == ALL_DECISIONS
    check_scene(window)


@pytest.mark.long
@pytest.mark.unpainted
def test_six_people_play_a_whole_game_in_a_small_window(window: Window, qtbot: QtBot) -> None:
    window.resize(1024, 640)
    match = match_of(6, 0, seed=48)
    window.begin(match)
    play_through(window, qtbot, match, by_mouse)
    assert match.decision is None
    check_scene(window)


@pytest.mark.unpainted
@pytest.mark.long
def test_a_pair_of_a_person_and_a_bot_plays_by_keys_alone(window: Window, qtbot: QtBot) -> None:
    over: list[bool] = []
    window.controller.over.connect(lambda: over.append(True))
    match = match_of(1, 3, seed=4, sides="pairs")
    window.begin(match)
    play_through(window, qtbot, match, by_keys)
    qtbot.waitUntil(lambda: over == [True])
    scores = [score[0] for score in match.state.scores()]
    assert scores[0] == scores[2]
    assert scores[1] == scores[3]
