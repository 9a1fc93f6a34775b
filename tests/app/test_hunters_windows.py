"""Hunters in the window: the questions at a place, the buttons beside the table, the curtain."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from fairytable.app.window import Window
from fairytable.games.hunters.rules.state import HuntersState
from fairytable.games.hunters.rules.zones import CENTRE, CIRCLE
from fairytable.stage.prompts import ShowCards
from tests.app.challenge_matches import press
from tests.app.hunters_matches import LEFT, in_position
from tests.app.test_hunters_gestures import asked, begin, in_each_window, now
from tests.games.hunters.positions import play, play_until, position

AT_A_PLACE = {"react": CIRCLE[0], "react_flute": "centre", "shield": CIRCLE[0]}
"""Where a question about a trinket stands, if it stands on the table."""


@in_each_window
def test_a_trinket_is_used_with_the_button_beside_the_table(
    window: Window, name: str, trinket: str, state: HuntersState, then: str
) -> None:
    match = begin(window, state.clone())
    use = [b for b in window.panel.box.buttons if "Spend" in b.button.text]
    assert len(use) == 1
    assert "point" in use[0].button.cost, "it says what it costs"
    QTest.mouseClick(use[0], LEFT)
    assert asked(match) == (then, 0)


@in_each_window
def test_a_question_at_a_place_is_answered_there(
    window: Window, name: str, trinket: str, state: HuntersState, then: str
) -> None:
    match = begin(window, state.clone())
    question = window.table.hands.question
    assert question.open == (name in AT_A_PLACE)
    if not question.open:
        return
    place = window.table.top.places_of([AT_A_PLACE[name]])[0]
    assert question.place == place
    assert not question.slip.sceneBoundingRect().contains(place)
    assert len(question.slip.answers) == 2
    for answer, verb in ((1, "pass" if "react" in name else "suffer"), (0, "use")):
        match = begin(window, state.clone())
        at = window.table.mapFromScene(question.slip.middle_of(answer))
        QTest.mouseClick(window.table.viewport(), LEFT, pos=at)
        assert match.history[0].verb == verb
    assert asked(match) == (then, 0)


def test_several_trinkets_are_several_answers(window: Window) -> None:
    state = position(evidence={0: "thread dust stone"}, active=3)
    match = begin(window, play(state, "swap 0 1", "done"))
    answers = [reply.text for reply in window.table.hands.question.slip.answers]
    assert answers == ["Spend Spider Thread", "Spend Fairy Dust", "Reveal as it is"]
    press(window, "U")
    assert asked(match) == ("dust_tool", 0)
    assert not window.table.hands.question.open


# Several people

TRAPPED_1 = [0, CENTRE, 6, 9]
CAGE_1 = "camera cage camera camera"
OPENLY = {
    "choose_card": play(position(pos=[CENTRE, 3, 6, 9], active=0), "done"),
    "react_flute": play(position(pos=TRAPPED_1, evidence={1: "flute"}), "done"),
    "react": play(position(evidence={1: "dust"}), "swap 3 4", "done"),
    "shield": play(
        position(circle={3: "agaric"}, tools=CAGE_1, evidence={1: "horseshoe meadow"}), "done"
    ),
    "drop_trinket": play(
        position(circle={3: "honey"}, tools=CAGE_1, evidence={1: "stone dust"}), "done"
    ),
    "dust_tool": play(position(evidence={0: "dust"}), "use dust"),
    "thread_swap": play(position(evidence={0: "thread"}), "use thread"),
    "flute_place": play(position(pos=[CENTRE, 3, 6, 9], evidence={0: "flute"}), "use flute"),
    "swap": position(),
    "choose_tool": play_until(position(), "choose_tool", 1),
}
BEHIND = {
    "refill": play(position(circle={3: "meadow"}, tools=CAGE_1), "done"),
    "discard_hand": play_until(
        position(hands={0: "wisp wisp wisp wisp wisp wisp poppy"}), "discard_hand"
    ),
    "peek": play(position(evidence={0: "stone"}), "use stone"),
}


@pytest.mark.parametrize("name", OPENLY)
def test_what_open_facts_decide_is_decided_without_the_curtain(window: Window, name: str) -> None:
    state = OPENLY[name]
    assert state.decision is not None
    assert state.decision.name == name
    window.begin(in_position(state.clone(), people=4))
    assert not window.curtain.isVisible()
    assert window.controller.bottom == state.decision.player
    assert set(window.table.offers.actions) == set(state.legal())
    hand = state.table.zones[f"hand.{state.decision.player}"]
    seen = window.table.top.seen
    assert not any(seen[card].face for card in hand), "nobody's hand lies open"


@pytest.mark.parametrize("name", BEHIND)
def test_what_needs_ones_own_cards_is_decided_behind_the_curtain(
    window: Window, qtbot: QtBot, name: str
) -> None:
    state = BEHIND[name]
    assert state.decision is not None
    assert state.decision.name == name
    window.begin(in_position(state.clone(), people=4))
    qtbot.waitUntil(window.curtain.isVisible)
    assert not window.table.offers.actions
    QTest.mouseClick(window.curtain.button, Qt.MouseButton.LeftButton)
    assert not window.curtain.isVisible()
    assert set(window.table.offers.actions) == set(state.legal())


def test_the_first_tool_comes_with_the_opening_look(window: Window, qtbot: QtBot) -> None:
    """Everybody sees the card before them alone, before the first tool is prepared."""
    state = position()
    window.begin(in_position(HuntersState(state.options, 5), people=4))
    qtbot.waitUntil(window.curtain.isVisible)


def test_own_cards_are_shown_for_one_decision_and_hidden_after_it(window: Window) -> None:
    match = in_position(position(), people=4)
    window.begin(match)
    hand = now(match).table.zones["hand.0"]
    window.controller.choose(ShowCards())
    assert all(window.table.top.seen[card].face is not None for card in hand)
    press(window, "D")
    assert not any(window.table.top.seen[card].face for card in hand)


@pytest.mark.parametrize("left", ["wisp", ""])
def test_own_cards_are_offered_where_the_hand_lies_however_small_it_is(
    window: Window, qtbot: QtBot, left: str
) -> None:
    """And not at the place of the circle that has the number of the player."""
    window.begin(in_position(position(active=1, hands={1: left}), people=4))
    plate = window.page.half_curtain
    qtbot.waitUntil(plate.isVisible)
    assert plate.geometry().top() > window.table.top.place_of("circle.6").bottom()
