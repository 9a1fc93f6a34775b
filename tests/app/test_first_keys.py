"""The first key of a decision means what one thinks it means, in every game."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from fairytable.app.window import Window
from fairytable.games import ON_THE_TABLE
from tests.app.challenge_matches import in_position, press
from tests.app.test_tab_reaches import match_of
from tests.games.challenge.positions import position

SEVERAL = (4, 12, 17, 33)


def asked(window: Window, game: str, moves: int) -> bool:
    """Whether this moment of a game asks for a card of the hand, among other things or alone."""
    window.begin(match_of(game, moves))
    hands = window.table.hands
    hands.stand_on(None)
    return bool(set(hands.reachable()) & set(hands.top.hand()))


@pytest.mark.parametrize("game", ON_THE_TABLE)
def test_the_first_arrow_leads_into_the_hand_and_up_to_the_table(window: Window, game: str) -> None:
    asks = [moves for moves in SEVERAL if asked(window, game, moves)]
    assert asks
    for moves in asks:
        for key in (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Down):
            asked(window, game, moves)
            QTest.keyClick(window.table, key)
            assert window.table.hands.focus in window.table.top.hand(), (moves, key)
        asked(window, game, moves)
        QTest.keyClick(window.table, Qt.Key.Key_Up)
        assert window.table.hands.focus == window.table.hands.reachable()[0], moves


def test_at_a_discard_the_first_arrow_leads_to_the_hand_and_not_to_a_sack(window: Window) -> None:
    window.begin(in_position(position({"sack.0.0": "red", "deck.stones": "green*9"})))
    press(window, "C")
    QTest.keyClick(window.table, Qt.Key.Key_Right)
    assert window.table.hands.focus == window.table.top.hand()[0]


def test_a_digit_means_a_card_where_its_place_has_no_use(window: Window) -> None:
    """While the hand is too large the stones of a sack stay: its number is free for the hand."""
    lying = {"hand.0": "red*3", "sack.0.2": "black", "deck.stones": "green*9"}
    match = in_position(position(lying))
    window.begin(match)
    press(window, "C")
    window.controller.choose(next(a for a in match.state.legal() if a.verb == "discard_hand"))
    assert match.decision is not None
    assert match.decision.name == "overflow"
    press(window, Qt.Key.Key_3)
    assert window.table.hands.lifted == window.table.top.hand()[2]
