"""A card that is held over a place, or chosen for it by keys or in the list, shows where it would
lie."""

from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from fairytable.engine import Action
from fairytable.games import GAMES, ON_THE_TABLE, staging_of
from fairytable.stage.gestures import Gesture
from fairytable.stage.staging import Staging
from fairytable.table.offers import Offer
from tests.games.moons.positions import position
from tests.games.staged import stage as staged
from tests.table.tables import Table

LEFT = Qt.MouseButton.LeftButton
PUT = ("start", "fairy", "lay", "stow", "send", "shift", "play", "swap", "refill", "up", "under")
"""Verbs that lay a card down where it stays."""


def staging_for(game: str) -> Staging:
    found = staging_of(game)
    assert found is not None
    return found


@pytest.fixture
def moons(qtbot: QtBot) -> Table:
    return Table(qtbot, position("air 4, air 2, water 2", "fire 2, fire 4"))


def laid(table: Table) -> Action:
    return next(a for a in table.state.legal() if a.card is not None and a.zone is not None)


def test_a_dragged_card_shows_where_it_would_lie(moons: Table, qtbot: QtBot) -> None:
    action, ghost = laid(moons), moons.widget.hands.aiming.ghost
    assert action.card is not None
    assert action.zone is not None
    viewport = moons.widget.viewport()
    QTest.mousePress(viewport, LEFT, pos=moons.point(action.card))
    QTest.mouseMove(viewport, moons.point(action.zone))
    qtbot.waitUntil(lambda: ghost.card == action.card)
    QTest.mouseMove(viewport, viewport.rect().topLeft())
    qtbot.waitUntil(lambda: ghost.card is None)
    QTest.mouseMove(viewport, moons.point(action.zone))
    qtbot.waitUntil(lambda: ghost.card == action.card)
    where = ghost.item.spot
    assert ghost.item.side == moons.widget.top.cards[action.card].side, "its face"
    QTest.mouseRelease(viewport, LEFT, pos=moons.point(action.zone))
    assert moons.done == [action]
    assert ghost.card is None
    lies = moons.widget.top.cards[action.card].spot
    assert where is not None
    assert lies is not None
    assert where.rect == lies.rect


def test_the_keyboard_and_the_list_show_the_same(moons: Table, qtbot: QtBot) -> None:
    action, hands = laid(moons), moons.widget.hands
    hands.consider(action)
    qtbot.waitUntil(lambda: hands.aiming.ghost.card == action.card)
    pointed = hands.aiming.ghost.item.pos()
    hands.consider(None)
    qtbot.waitUntil(lambda: hands.aiming.ghost.card is None)
    assert action.card is not None
    moons.widget.keys.take(action.card)
    hands.stand_on(action.zone)
    qtbot.waitUntil(lambda: hands.aiming.ghost.card == action.card)
    assert hands.aiming.ghost.item.pos() == pointed
    moons.key(Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: hands.aiming.ghost.card is None)


@pytest.mark.parametrize("game", ON_THE_TABLE)
def test_a_card_comes_to_lie_where_its_ghost_was(qtbot: QtBot, game: str) -> None:
    """In every game, wherever the card stays where it was put."""
    staging, rng = staging_for(game), Random(5)
    state = GAMES[game].new(GAMES[game].options.model_validate({"players": 4}), 5)
    table, compared = Table(qtbot, state, staging=staging), 0
    for _ in range(60):
        legal = table.state.legal()
        if not legal:
            break
        tried = [a for a in rng.sample(legal, min(2, len(legal))) if a.verb in PUT]
        for action in [a for a in tried if a.card is not None and a.zone is not None]:
            compared += _lies_as_foreseen(table, staging, action)
        table.state.apply(legal[int(rng.random() * len(legal))])
        table.show()
    assert compared > 4


def _lies_as_foreseen(table: Table, staging: Staging, action: Action) -> bool:
    """False where the card does not stay where it was put, because more happened at once."""
    top, ghost = table.widget.top, table.widget.hands.aiming.ghost
    ghost.foresee(Offer(Gesture(action.card, action.zone), action))
    seen = ghost.item.spot
    assert ghost.card == action.card, action
    after = table.state.clone()
    after.apply(action)
    view = staged(after, table.player)
    if action.card not in [card.card for card in view.view.zones.get(action.zone or "", ())]:
        return False
    assert top.stage is not None
    then = top.arranged(top.stage._replace(view=view.view, people=view.people))
    lies = next(spot for spot in then.spots if spot.card == action.card)
    side = {card.card: card for cards in view.view.zones.values() for card in cards}
    assert ghost.item.side == top.side(lies, side), action
    assert seen is not None
    assert seen.rect == lies.rect, action
    return True
