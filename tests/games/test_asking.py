"""Every game on the table can be asked and answered by keys: places, and bubbles at them."""

from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from fairytable.app.translation import Language
from fairytable.engine import Action
from fairytable.stage.gestures import PawnKey, Thing
from fairytable.table.keys import ARROWS
from tests.games.test_stagings import (
    TABLES,
    WINDOWS,
    check_whole,
    check_words,
    in_every_window,
    of,
    on_every_table,
    stages,
)
from tests.games.test_stagings import language as language  # a fixture
from tests.table.tried import Tried


def has_key(tried: Tried, action: Action) -> bool:
    """Whether a key of its own does it: that of a button, or of its place."""
    button, areas = tried.button(action), tried.widget.top.areas
    if button is not None and (button.key or button.cap):
        return True
    targets = [offer.gesture.target for offer in tried.offered(action)]
    return any(isinstance(t, str) and t in areas and areas[t].area.key for t in targets)


def walked(tried: Tried) -> set[Thing]:
    """All that the keyboard comes to by Tab and the keys of the directions, while nothing is
    held."""
    table, hands = tried.widget, tried.widget.hands
    hands.stand_on(None)
    met: set[Thing] = set()
    while table.keys.step(forward=True) and hands.focus not in met:
        assert hands.focus is not None
        met.add(hands.focus)
    waiting = list(met)
    while waiting:
        here = waiting.pop()
        for key in ARROWS:
            hands.stand_on(here)
            QTest.keyClick(table, key)
            if hands.focus is not None and hands.focus not in met:
                met.add(hands.focus)
                waiting.append(hands.focus)
    return met


@on_every_table
def test_every_place_that_is_chosen_by_itself_has_a_key_or_is_walked_to(
    qtbot: QtBot, table: int
) -> None:
    """An action that names a place and no card: its place, or a button, has a key of its own, or
    Tab and the arrows lead there."""
    tried = Tried(qtbot, of(TABLES[table]))
    for state, shown in stages(table, WINDOWS[1]):
        tried.present(shown, state.legal(), state)
        alone = [a for a in tried.legal if a.card is None and a.zone is not None]
        unkeyed = [action for action in alone if not has_key(tried, action)]
        reached = walked(tried) if unkeyed else set()
        for action in unkeyed:
            ways = [offer.gesture for offer in tried.offered(action)]
            starts = {way.target if way.piece is None else way.piece for way in ways}
            assert starts & reached, (state.decision, action)


@in_every_window
@on_every_table
def test_a_bubble_asks_for_one_to_four_legal_answers_at_something_that_is_there(
    table: int, window: tuple[int, int], language: Language
) -> None:
    staging = of(TABLES[table])
    for state, shown in stages(table, window, language.say_for(TABLES[table].game.id)):
        bubble = staging.bubble(shown)
        if bubble is None:
            continue
        picture, legal = staging.arrange(shown), state.legal()
        there = {area.zone for area in picture.areas} | {spot.card for spot in picture.spots}
        assert bubble.target in there | {PawnKey(pawn.key) for pawn in picture.pawns}
        assert 1 <= len(bubble.buttons) <= 4
        assert all(button.action in legal for button in bubble.buttons)
        check_words(*(button.text for button in bubble.buttons))
        check_whole(bubble.text, *(button.cost for button in bubble.buttons))
