"""The Challenge in the window: played by keys, taken back, saved and resumed, shared by people."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from fairytable.app.window import Window
from fairytable.bots import choose
from fairytable.engine import Action, Rng
from fairytable.games.challenge.cards import KINDS
from fairytable.games.challenge.rules.state import ChallengeState
from fairytable.games.challenge.seen import Seen
from fairytable.match import Match
from fairytable.stage.look import BackLook
from fairytable.storage import saves
from tests.app.challenge_matches import (
    GAME,
    asks,
    in_position,
    match_of,
    play_by_keys,
    played_until,
    press,
)
from tests.app.windows import QUICK
from tests.games.challenge.positions import lies, position

LEFT = Qt.MouseButton.LeftButton
CONTROL = Qt.KeyboardModifier.ControlModifier


def is_persons(window: Window, match: Match) -> bool:
    return match.decision is None or bool(window.table.offers.actions)


def kept(match: Match, kind: str) -> int:
    table = match.state.table
    return next(c for c in table.zones["stored.0"] if KINDS[table.faces[c]] == kind)


def own(match: Match, zone: str, kind: str) -> int:
    table = match.state.table
    return next(c for c in table.zones[zone] if KINDS[table.faces[c]] == kind)


def lies_in(match: Match, zone: str) -> str:
    state = match.state
    assert isinstance(state, ChallengeState)
    return lies(state, zone)


@pytest.mark.long
@pytest.mark.unpainted
def test_a_whole_game_is_played_by_keys_alone(window: Window, qtbot: QtBot) -> None:
    match, rng = match_of(1, 2, seed=7), Rng(7)
    over: list[bool] = []
    window.controller.over.connect(lambda: over.append(True))
    window.begin(match)
    decided = set()
    while True:
        qtbot.waitUntil(lambda: is_persons(window, match), timeout=20_000)
        if match.decision is None:
            break
        decided.add(match.decision.name)
        before = match.cursor
        action = choose("greedy", GAME, match.state, rng)
        play_by_keys(window, action)
        assert match.cursor > before, action
        assert match.history[before] == action
    qtbot.waitUntil(lambda: over == [True])
    assert {"action", "discard", "offer", "use_now"} <= decided


# Each fairy


def test_one_more_pixie_joins(window: Window) -> None:
    match = in_position(position({"stored.0": "extra_pixie", "hand.1": "red"}))
    window.begin(match)
    press(window, "P")
    press(window, Qt.Key.Key_Return)
    press(window, Qt.Key.Key_Return)
    assert match.history == (Action("play", kept_before(match, "extra_pixie")),)
    assert Seen(match.state.view(None)).pixies == (4, 3)
    assert "sack.0.3" in window.table.top.areas


def kept_before(match: Match, kind: str) -> int:
    table = match.position(0).table
    return next(c for c in table.zones["stored.0"] if KINDS[table.faces[c]] == kind)


@pytest.mark.parametrize("fairy", ["bigger_sack", "immunity"])
def test_a_mark_is_given_by_the_number_of_the_pixie(window: Window, fairy: str) -> None:
    match = in_position(position({"stored.0": fairy, "hand.1": "red"}))
    window.begin(match)
    for key in ("P", Qt.Key.Key_Return, Qt.Key.Key_Return):
        press(window, key)
    assert match.decision is not None
    assert match.decision.name in ("enlarge", "protect")
    press(window, "2")
    assert lies_in(match, "marks.0.1") == fairy


@pytest.mark.parametrize("fairy", ["bigger_sack", "immunity", "torn_sack"])
def test_not_now_takes_a_fairy_back_into_the_row(window: Window, fairy: str) -> None:
    cards = {"stored.0": fairy, "sack.1.0": "red", "sack.1.1": "red"}
    match = in_position(position(cards))
    window.begin(match)
    for key in ("P", Qt.Key.Key_Return, Qt.Key.Key_Return):
        press(window, key)
    assert match.cursor == 1
    press(window, "Esc")
    assert match.cursor == 0
    assert lies_in(match, "stored.0") == fairy


def test_a_harvest_mixes_hidden_and_open_stones(window: Window) -> None:
    cards = {"stored.0": "group_harvest", "forest.stones.red": "red", "deck.stones": "green*9"}
    match = in_position(position(cards))
    window.begin(match)
    for key in ("P", Qt.Key.Key_Return, Qt.Key.Key_Return):
        press(window, key)
    (enough,) = window.panel.box.buttons
    assert not enough.isEnabled()
    press(window, "E")
    assert window.panel.box.hint.text() == "Take at least one stone."
    play_by_keys(window, Action("harvest_draw", zone="deck.stones"))
    red = own(match, "forest.stones.red", "red")
    play_by_keys(window, Action("harvest_open", red, "sack.0.2"))
    assert "2 left" in window.panel.box.prompt.text()
    press(window, "E")
    assert lies_in(match, "hand.0") == "green"
    assert lies_in(match, "sack.0.2") == "red"
    assert match.decision is not None
    assert match.decision.player == 1


def test_stones_are_stolen_from_a_sack_and_from_a_hand(window: Window) -> None:
    cards = {"stored.0": "steal", "sack.1.0": "red", "hand.1": "blue", "hand.2": "green"}
    match = in_position(position(cards, players=3))
    window.begin(match)
    for key in ("P", Qt.Key.Key_Return, Qt.Key.Key_Return):
        press(window, key)
    red = own(match, "sack.1.0", "red")
    play_by_keys(window, Action("steal_top", red, "sack.0.0"))
    assert "Bruno" in window.panel.box.prompt.text()
    play_by_keys(window, Action("steal_hand", zone="hand.1"))
    assert lies_in(match, "sack.0.0") == "red"
    assert lies_in(match, "hand.0") == "blue"


def test_a_sack_is_torn(window: Window) -> None:
    cards = {"stored.0": "torn_sack", "sack.1.0": "red*2 green*3", "sack.1.1": "black"}
    match = in_position(position(cards))
    window.begin(match)
    for key in ("P", Qt.Key.Key_Return, Qt.Key.Key_Return):
        press(window, key)
    play_by_keys(window, Action("puncture", zone="sack.1.0"))
    assert lies_in(match, "sack.1.0") == "red red"


# Paying and rearranging, and going back


PAYING = {"hand.0": "blue red", "sack.0.0": "green*2", "hand.1": "red"}


def test_paying_is_taken_back_stone_by_stone_or_given_up(window: Window) -> None:
    match = in_position(position(PAYING))
    window.begin(match)
    press(window, "F")
    play_by_keys(window, Action("offer_hand", own(match, "hand.0", "red"), "offering"))
    play_by_keys(window, Action("offer_sack", match.state.table.zones["sack.0.0"][-1], "offering"))
    assert lies_in(match, "offering") == "red green"
    press(window, "Backspace")
    assert lies_in(match, "offering") == "red"
    press(window, "Esc")
    assert match.decision is not None
    assert match.decision.name == "action"
    assert match.cursor == 0


def test_esc_puts_a_raised_stone_down_before_it_gives_up(window: Window) -> None:
    match = in_position(position(PAYING))
    window.begin(match)
    press(window, "F")
    red = own(match, "hand.0", "red")
    window.table.hands.pick_up(red)
    press(window, "Esc")
    assert window.table.hands.lifted is None
    assert match.cursor == 1
    press(window, "Esc")
    assert match.cursor == 0


@pytest.mark.parametrize("undo", ["free", "mark", "forbid"])
def test_taking_an_offer_back_is_free_whatever_the_setting(window: Window, undo: str) -> None:
    match = in_position(position(PAYING, players=3), people=3)
    window.controller.use(QUICK.changed(undo=undo))
    window.begin(match)
    window.controller.ready()
    window.curtain.hide()
    press(window, "F")
    play_by_keys(window, Action("offer_hand", own(match, "hand.0", "red"), "offering"))
    assert window.controller.back.can_undo() is not None
    window.controller.back.undo()
    assert match.cursor == 1
    assert not match.taken_back


def test_what_was_drawn_cannot_be_taken_back_where_that_is_forbidden(window: Window) -> None:
    match = in_position(position({"hand.0": "blue red", "hand.1": "red"}))
    window.controller.use(QUICK.changed(undo="forbid"))
    window.begin(match)
    press(window, "C")
    assert window.controller.back.can_undo() is None


def test_rearranging_steps_back_finishes_and_cancels(window: Window) -> None:
    match = in_position(position({"hand.0": "green red", "sack.0.0": "green", "hand.1": "red"}))
    window.begin(match)
    press(window, "R")
    done, cancel, _ = window.panel.box.buttons
    assert not done.isEnabled()
    assert "Nothing has changed yet." in done.toolTip()
    assert "You can’t rearrange again" in cancel.toolTip()
    green = own(match, "hand.0", "green")
    play_by_keys(window, Action("lay", green, "sack.0.0"))
    assert match.cursor == 2
    press(window, "Ctrl+Z")
    assert match.cursor == 1
    press(window, "X")
    assert match.decision is not None
    assert (match.decision.name, match.decision.about) == ("action", "cancelled")
    rearrange = window.panel.box.buttons[4]
    assert not rearrange.isEnabled()
    QTest.mouseClick(rearrange, LEFT)
    assert window.panel.box.hint.text() == "Only once a turn: Ctrl+Z brings back what you undid."
    press(window, "Ctrl+Z")
    assert match.decision.name == "exchange", "as it says"


def test_a_gesture_that_opens_is_two_actions_and_one_undo(window: Window) -> None:
    match = in_position(position({"hand.0": "green red", "sack.0.0": "green", "hand.1": "red"}))
    window.begin(match)
    green = own(match, "hand.0", "green")
    assert green not in window.table.offers.pieces()
    assert window.table.offers.find(green, "sack.0.0")[0].first
    window.table.hands.pick_up(green)
    press(window, "1")
    assert [a.verb for a in match.history] == ["exchange", "lay"]
    press(window, "Ctrl+Z")
    assert match.cursor == 0
    window.controller.back.redo()
    assert match.cursor == 2
    red = own(match, "hand.0", "red")
    play_by_keys(window, Action("lay", red, "sack.0.1"))
    press(window, "Ctrl+Z")
    press(window, "Ctrl+Z")
    assert match.cursor == 0


def test_send_leads_to_the_first_pile_that_can_be_sent_for(window: Window) -> None:
    cards = {"forest.stones.green": "green*3", "sack.0.0": "red", "hand.1": "red"}
    match = in_position(position(cards))
    window.begin(match)
    press(window, "S")
    assert match.cursor == 0, "it only leads"
    assert window.panel.box.prompt.text() == "Send a pixie: choose what glows."
    assert window.table.offers.find(None, "deck.stones") == []
    press(window, Qt.Key.Key_Escape)
    assert window.table.offers.find(None, "deck.stones"), "everything can be done again"
    assert len(window.panel.box.buttons) == 5
    press(window, "S")
    assert window.table.hands.focus == match.state.table.zones["forest.stones.green"][-1]
    press(window, Qt.Key.Key_Return)
    press(window, "3")
    assert lies_in(match, "sack.0.2") == "green green green"


def test_a_raised_stone_can_be_left_by_a_button(window: Window) -> None:
    match = in_position(position({"hand.0": "black", "deck.stones": "red*2 green*9"}))
    window.begin(match)
    press(window, "C")
    assert window.panel.box.buttons == []
    black = own(match, "hand.0", "black")
    window.table.hands.pick_up(black)
    leave, down = window.panel.box.buttons
    assert leave.text() == "Discard the black stone"
    QTest.mouseClick(down, LEFT)
    assert window.table.hands.lifted is None
    assert window.panel.box.buttons == []
    window.table.hands.pick_up(black)
    QTest.mouseClick(window.panel.box.buttons[0], LEFT)
    assert lies_in(match, "forest.stones.black") == "black"


def test_a_dark_button_says_why_when_it_is_clicked_or_its_key_is_pressed(window: Window) -> None:
    match = in_position(position({"hand.0": "green", "hand.1": "red"}))
    window.begin(match)
    press(window, "F")
    reason = "Your stones are worth only 1 of the 4 fairy points you need."
    assert window.panel.box.hint.text() == reason
    assert match.cursor == 0
    play = window.panel.box.buttons[3]
    QTest.mouseClick(play, LEFT)
    assert window.panel.box.hint.text() == "You have no fairy in reserve."


# Saved in the middle


@pytest.mark.parametrize(
    ("name", "inside"),
    [("offer", "offer_hand"), ("exchange", "lay"), ("harvest", "harvest_draw"), ("steal", "steal")],
)
def test_a_game_saved_in_the_middle_goes_on_there(
    window: Window, tmp_path: Path, qtbot: QtBot, name: str, inside: str
) -> None:
    match = in_the_middle(name, inside)
    window.begin(match)
    path = tmp_path / "middle.fairytable"
    saves.save(match, path)
    asked = window.panel.box.prompt.text(), [b.text() for b in window.panel.box.buttons]
    digest = match.state.digest()
    window.go_home()
    loaded = saves.load(path)
    window.begin(loaded)
    assert loaded.state.digest() == digest
    again = window.panel.box.prompt.text(), [b.text() for b in window.panel.box.buttons]
    assert again == asked
    rng = Rng(4)
    while loaded.decision is not None and loaded.decision.name == name:
        before = loaded.cursor
        play_by_keys(window, choose("greedy", GAME, loaded.state, rng))
        assert loaded.cursor > before


def in_the_middle(name: str, inside: str) -> Match:
    """A real game at the first person's decision of this name after a step of it was made."""
    for seed in range(60):
        match = match_of(1, 2, seed)
        rng = Rng(seed)
        while match.decision is not None:
            last = match.actions[-1].verb if match.actions else ""
            if asks(name)(match) and last.startswith(inside):
                return match
            match.play(choose("random", GAME, match.state, rng))
    raise AssertionError(name)


# Several people and bots


def private_faces(window: Window) -> list[int]:
    """Cards that show a face which not everybody may see."""
    match = window.controller.match
    assert match is not None
    table = match.state.table
    return [
        card
        for card, item in window.table.top.cards.items()
        if not isinstance(item.side, BackLook) and table.known[card] != table.everybody
    ]


def test_three_people_and_three_bots_meet_the_curtain_only_between_turns(
    window: Window, qtbot: QtBot
) -> None:
    match, rng = match_of(3, 3, seed=11), Rng(11)
    window.begin(match)
    falls: list[int] = []
    while len(falls) < 12:
        qtbot.waitUntil(
            lambda: (
                match.decision is None
                or window.curtain.isVisible()
                or bool(window.table.offers.actions)
            ),
            timeout=20_000,
        )
        decision = match.decision
        if decision is None:
            break
        if window.curtain.isVisible():
            assert decision.name == "action"
            assert private_faces(window) == []
            lines = [line.text for line in window.panel.story.lines]
            assert not [line for line in lines if "(secret)" in line or "stones (" in line]
            assert window.panel.sheet.sheet.matrix is not None
            assert "You" not in window.panel.sheet.sheet.matrix.heads
            falls.append(decision.player)
            QTest.mouseClick(window.curtain.button, LEFT)
            assert window.controller.bottom == decision.player
        private = {window.controller.bottom}
        for card in private_faces(window):
            zone = match.state.table.where[card]
            known = match.state.table.known[card]
            assert all(known >> p & 1 for p in private), zone
        play_by_keys(window, choose("greedy", GAME, match.state, rng))
        if match.deciding is not None and match.deciding.kind == "bot":
            assert private_faces(window) == []
    assert falls[:6] == [0, 1, 2, 0, 1, 2]


def test_a_person_sees_ones_own_cards_for_a_moment_after_the_turn(
    window: Window, qtbot: QtBot
) -> None:
    cards = {"hand.0": "green red", "sack.0.0": "green", "hand.1": "red"}
    match = in_position(position(cards), people=2)
    window.controller.use(QUICK.changed(bot_pace="fast"))
    window.begin(match)
    QTest.mouseClick(window.curtain.button, LEFT)
    press(window, "R")
    play_by_keys(window, Action("lay", own(match, "hand.0", "green"), "sack.0.0"))
    press(window, "D")
    assert not window.curtain.isVisible()
    assert not window.table.offers.actions
    assert private_faces(window)
    qtbot.waitUntil(window.curtain.isVisible)
    assert private_faces(window) == []


def test_a_bot_that_keeps_a_useless_fairy_seems_to_think_about_it(
    window: Window, qtbot: QtBot
) -> None:
    marks = {f"marks.1.{i}": "immunity" for i in range(3)}
    state = position({"hand.1": "blue red", "deck.fairies": "immunity", "hand.0": "red", **marks})
    state.player = 1
    state.pending = (state.pending[0]._replace(player=1),)
    match = in_position(state)
    for verb in ("obtain", "offer_hand", "offer_hand", "draw_fairies"):
        match.play(next(a for a in match.state.legal() if a.verb == verb))
    window.controller.use(QUICK.changed(bot_pace="slow"))
    window.begin(match)
    window.bots.cancel()
    (pick,) = match.state.legal()
    window.bots.chosen.emit(pick)
    assert match.decision is not None
    assert match.decision.player == 0, "the turn is over"
    assert window.panel.box.prompt.text() == "Bruno is thinking about the fairy."
    assert not window.table.offers.actions
    window.controller.use(QUICK)
    qtbot.waitUntil(lambda: bool(window.table.offers.actions))


def test_a_bots_turn_can_be_watched_again(window: Window, qtbot: QtBot) -> None:
    match = played_until(match_of(1, 2, seed=5), lambda m: m.cursor > 12 and asks("action")(m))
    window.begin(match)
    cursor, digest = match.cursor, match.state.digest()
    window.controller.last_turn.show()
    assert not window.table.offers.actions
    qtbot.waitUntil(lambda: bool(window.table.offers.actions), timeout=20_000)
    assert (match.cursor, match.state.digest()) == (cursor, digest)


def test_the_number_of_an_empty_sack_means_a_stone_of_the_hand(window: Window) -> None:
    cards = {"hand.0": "blue red", "sack.0.1": "", "deck.stones": "green*9"}
    match = in_position(position(cards))
    window.begin(match)
    window.controller.choose(Action("collect", zone="deck.stones"))
    assert match.decision is not None
    assert match.decision.name == "discard"
    QTest.keyClick(window.table, Qt.Key.Key_2)
    assert window.table.hands.lifted == window.table.top.hand()[1]


def test_enter_offers_a_sack_to_a_stone_too_many_before_the_wood(window: Window) -> None:
    match = in_position(position({"hand.0": "black black green", "deck.stones": "red*9"}))
    window.begin(match)
    press(window, "C")
    window.controller.choose(match.state.legal()[0])
    assert any((a.zone or "").startswith("forest") for a in match.state.legal())
    press(window, Qt.Key.Key_Right)
    press(window, Qt.Key.Key_Return)
    assert window.table.hands.lifted is not None
    assert window.table.hands.focus == "sack.0.0"
