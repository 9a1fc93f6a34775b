"""Hunters in the window: swaps, trinkets in every window, the trap, tools, and what is refused."""

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from fairytable.app.window import Window
from fairytable.games.hunters.layout.pages import token
from fairytable.games.hunters.rules.state import HuntersState
from fairytable.games.hunters.rules.zones import CENTRE, CIRCLE, STANDS
from fairytable.games.hunters.texts import reasons
from fairytable.match import Match
from fairytable.stage.look import BackLook
from fairytable.stage.picture import Words
from fairytable.stage.strokes import Trace
from tests.app.challenge_matches import press
from tests.app.hunters_matches import LEFT, answer, in_position
from tests.app.test_challenge_drags import carry, click, drag, glowing, grip, lit, middle
from tests.games.hunters.positions import FACES, at, play, play_until, position


def begin(window: Window, state: HuntersState) -> Match:
    """Put a position on the table; the person at the bottom is player 0."""
    match = in_position(state)
    window.begin(match)
    return match


def now(match: Match) -> HuntersState:
    state = match.state
    assert isinstance(state, HuntersState)
    return state


def asked(match: Match) -> tuple[str, int] | None:
    return None if match.decision is None else (match.decision.name, match.decision.player)


def bubble(window: Window) -> str:
    return window.table.speech.refusal.text


# Swaps


@pytest.mark.parametrize(("taken", "put"), [(1, 2), (2, 1), (1, 7), (7, 1), (0, 11)])
def test_either_card_is_dragged_onto_the_other(window: Window, taken: int, put: int) -> None:
    match = begin(window, position())
    cards = at(now(match), taken), at(now(match), put)
    drag(window, cards[0], CIRCLE[put])
    assert (at(now(match), put), at(now(match), taken)) == cards
    assert now(match).swaps_left == 2


def test_a_lifted_card_lights_up_its_three_partners(window: Window) -> None:
    match = begin(window, position())
    assert glowing(window) >= {at(now(match), q) for q in range(12)}
    click(window, at(now(match), 4))
    partners = window.table.offers.targets(at(now(match), 4))
    assert set(partners) == {CIRCLE[3], CIRCLE[5], CIRCLE[10]}
    assert "Put it on 3, 5 or 10" in window.panel.box.hint.text()
    click(window, CIRCLE[10])
    assert match.cursor == 1


def threads(window: Window) -> int:
    picture = window.table.top.painted_for
    assert picture is not None
    return sum(isinstance(mark, Trace) and mark.style == "light" for mark in picture.over)


@pytest.mark.parametrize("way", ["click", "drag", "keys"])
def test_a_lifted_card_is_joined_with_its_three_partners(window: Window, way: str) -> None:
    match = begin(window, position())
    card = at(now(match), 4)
    assert threads(window) == 0
    if way == "click":
        click(window, card)
    elif way == "drag":
        start = grip(window, card)
        QTest.mousePress(window.table.viewport(), LEFT, pos=start)
        QTest.mouseMove(window.table.viewport(), start + QPoint(30, 30))
    else:
        window.table.setFocus()
        window.table.hands.stand_on(card)
        press(window, "Return")
    assert threads(window) == 3
    if way == "drag":
        QTest.mouseRelease(window.table.viewport(), LEFT, pos=start)
    else:
        press(window, "Esc")
    assert threads(window) == 0
    assert match.cursor == 0


def test_keys_lead_round_the_ring_and_across(window: Window) -> None:
    match = begin(window, position())
    window.table.setFocus()
    window.table.hands.stand_on(at(now(match), 0))
    press(window, "Right")
    press(window, "Right")
    assert window.table.hands.focus == at(now(match), 2)
    press(window, "Down")
    assert window.table.hands.focus == at(now(match), 8)
    press(window, "Return")
    press(window, "Return")
    assert match.cursor == 1


def test_a_wrong_drop_says_why(window: Window) -> None:
    match = begin(window, position())
    drag(window, at(now(match), 1), CIRCLE[5])
    assert bubble(window) == reasons.ONLY_PARTNERS
    drag(window, at(now(match), 1), "discard")
    assert bubble(window) == reasons.ONLY_SWAPPED
    assert match.cursor == 0


def test_what_one_knows_travels_with_the_card(window: Window) -> None:
    match = begin(window, position(circle={1: "queen"}, knows={0: [1], 2: [1]}))
    card = at(now(match), 1)
    drag(window, card, CIRCLE[2])
    item = window.table.top.cards[card]
    assert isinstance(item.side, BackLook)
    assert item.side.memory is not None
    assert item.spot is not None
    assert [pin.player for pin in item.spot.badges] == [2]


def test_swaps_that_are_left_fly_in_the_lantern(window: Window) -> None:
    match = begin(window, position(players=6))

    def fireflies() -> int:
        assert window.table.top.picture is not None
        marks = window.table.top.picture.over
        return sum(getattr(mark, "emblem", "") == "hunters/firefly" for mark in marks)

    assert fireflies() == 2
    drag(window, at(now(match), 1), CIRCLE[2])
    assert fireflies() == 1


# Trinkets

TRAPPED = [CENTRE, 3, 6, 9]
ACTIVE_1 = {"active": 1}
WINDOWS = [
    ("swap", "flute", position(pos=TRAPPED, evidence={0: "flute"}), "flute_place"),
    ("swap", "stone", position(evidence={0: "stone"}), "peek"),
    ("swap", "thread", position(evidence={0: "thread"}), "thread_swap"),
    ("swap", "dust", position(evidence={0: "dust"}), "dust_tool"),
    (
        "choose_tool",
        "flute",
        play_until(position(pos=TRAPPED, evidence={0: "flute"}, active=3), "choose_tool", 0),
        "flute_place",
    ),
    (
        "choose_tool",
        "stone",
        play_until(position(evidence={0: "stone"}, active=3), "choose_tool", 0),
        "peek",
    ),
    (
        "choose_tool",
        "thread",
        play_until(position(evidence={0: "thread"}, active=3), "choose_tool", 0),
        "thread_swap",
    ),
    (
        "react_flute",
        "flute",
        play(position(pos=TRAPPED, evidence={0: "flute"}, active=3), "done"),
        "flute_place",
    ),
    (
        "react",
        "thread",
        play(position(evidence={0: "thread"}, active=3), "swap 0 1", "done"),
        "thread_swap",
    ),
    (
        "react",
        "dust",
        play(position(evidence={0: "dust"}, active=3), "swap 0 1", "done"),
        "dust_tool",
    ),
    (
        "shield",
        "horseshoe",
        play(
            position(
                circle={0: "agaric"},
                tools="cage camera camera camera",
                evidence={0: "horseshoe meadow"},
            ),
            "done",
        ),
        "refill",
    ),
]
in_each_window = pytest.mark.parametrize(
    ("name", "trinket", "state", "then"), WINDOWS, ids=[f"{w[0]}-{w[1]}" for w in WINDOWS]
)


@in_each_window
def test_a_trinket_is_used_with_the_mouse_after_its_price_is_told(
    window: Window, name: str, trinket: str, state: HuntersState, then: str
) -> None:
    match = begin(window, state.clone())
    assert asked(match) == (name, 0)
    table = now(match).table
    card = next(c for c in table.zones["evidence.0"] if table.faces[c] == FACES[trinket])
    drag(window, card, "centre")
    asking = window.table.hands.asking
    assert asking.open
    assert "You lose" in asking.text
    assert match.cursor == 0
    answer(window)
    assert asked(match) == (then, 0)


@in_each_window
def test_a_trinket_is_used_by_its_key(
    window: Window, name: str, trinket: str, state: HuntersState, then: str
) -> None:
    match = begin(window, state.clone())
    key = {"flute": "F", "stone": "S", "thread": "T", "dust": "U", "horseshoe": "U"}[trinket]
    press(window, key)
    assert asked(match) == (then, 0)


def test_a_trinket_is_not_used_when_nobody_says_yes(window: Window) -> None:
    match = begin(window, position(evidence={0: "dust"}))
    drag(window, now(match).table.zones["evidence.0"][0], "centre")
    press(window, "Esc")
    assert not window.table.hands.asking.open
    assert match.cursor == 0


def test_a_horseshoe_is_laid_on_the_mushroom(window: Window) -> None:
    match = begin(window, WINDOWS[-1][2].clone())
    drag(window, now(match).table.zones["evidence.0"][0], CIRCLE[0])
    answer(window)
    assert [a.verb for a in match.history] == ["use"]


def test_a_hag_stone_shows_a_card_to_one_alone(window: Window) -> None:
    match = begin(window, play(position(circle={4: "queen"}, evidence={0: "stone"}), "use stone"))
    card = at(now(match), 4)
    click(window, card)
    click(window, card)
    side = window.table.top.cards[card].side
    assert isinstance(side, BackLook)
    assert side.memory is not None
    assert side.memory.title == "Fairy Queen"


# The trap


def test_a_wisp_takes_the_researcher_into_the_middle(window: Window) -> None:
    match = begin(window, position(circle={0: "wisp"}, pos=[0, CENTRE, 6, 9]))
    QTest.mouseClick(window.panel.box.buttons[-1], LEFT)
    press(window, "Return")
    state = now(match)
    assert state.pos[:2] == [CENTRE, 0]
    spots = {s.card: s for s in window.table.top.picture.spots} if window.table.top.picture else {}
    frame = window.table.top.areas["centre"].area.rect
    assert frame.contains(spots[state.researcher(0)].rect)
    assert "centre" in window.table.top.areas


def test_who_is_trapped_chooses_any_free_card(window: Window) -> None:
    match = begin(window, play(position(pos=TRAPPED), "done"))
    assert asked(match) == ("choose_card", 0)
    drag(window, at(now(match), 6), "centre")
    assert bubble(window) == "Chiara stands in front of that card."
    drag(window, at(now(match), 5), "centre")
    assert match.history[0].verb == "card"


def test_ones_own_researcher_is_brought_to_a_free_stand(window: Window) -> None:
    state = play(position(pos=TRAPPED, evidence={0: "flute"}), "use flute")
    match = begin(window, state)
    researcher = state.researcher(0)
    drag(window, researcher, STANDS[3])
    assert bubble(window) == "Bruno stands there."
    drag(window, researcher, STANDS[4])
    assert now(match).pos[0] == 4


def test_a_stand_is_chosen_by_its_card_too(window: Window) -> None:
    match = begin(window, play(position(pos=TRAPPED, evidence={0: "flute"}), "use flute"))
    click(window, CIRCLE[8])
    assert now(match).pos[0] == 8


# Tools, places, hands


def test_the_token_is_dragged_to_another_tool(window: Window, qtbot: QtBot) -> None:
    match = begin(window, play_until(position(no_camera={0: 2}), "choose_tool", 0))
    pawn = window.table.top.pawns[token(0).key]
    start = window.table.mapFromScene(pawn.sceneBoundingRect().center())
    carry(window, start, middle(window, "tool.0.camera"))
    assert bubble(window) == "No camera for 2 more choices."
    carry(window, start, middle(window, "tool.0.chest"))
    assert match.history[0].zone == "tool.0.chest"


def test_a_place_is_filled_by_a_drag_by_two_clicks_or_by_numbers(window: Window) -> None:
    state = position(
        circle={0: "meadow"}, tools="cage camera camera camera", hands={0: "wisp poppy"}
    )
    for way in ("drag", "clicks", "keys"):
        match = begin(window, play(state.clone(), "done"))
        card = now(match).table.zones["hand.0"][0]
        if way == "drag":
            drag(window, card, CIRCLE[5])
            assert bubble(window) == reasons.FULL_PLACE
            drag(window, card, CIRCLE[0])
        elif way == "clicks":
            click(window, card)
            assert lit(window) == {CIRCLE[0]}
            click(window, card)
        else:
            press(window, "1")
            press(window, "Return")
        assert match.history[0].verb == "refill"


def test_too_many_cards_are_discarded(window: Window) -> None:
    state = position(hands={0: "wisp wisp wisp wisp wisp wisp poppy poppy"})
    match = begin(window, play_until(state, "discard_hand"))
    drag(window, now(match).table.zones["hand.0"][0], "discard")
    assert "1 to go" in window.panel.box.prompt.text()
    press(window, "1")
    press(window, "Return")
    assert asked(match) != ("discard_hand", 0)


# Looking


def test_discards_and_pages_unfold(window: Window) -> None:
    state = position(deck=3, evidence={1: "queen flute"}, photos={1: "good"})
    begin(window, state)
    click(window, "discard")
    assert window.table.top.unfolded == "discard"
    press(window, "Esc")
    click(window, "seat.1")
    assert window.table.top.unfolded == "player.1"
    assert window.table.top.picture is not None
    words = [mark.text for mark in window.table.top.picture.front if isinstance(mark, Words)]
    assert words[:2] == ["Bruno’s album", "13 points"]
    press(window, "Esc")
    assert window.table.top.unfolded is None
