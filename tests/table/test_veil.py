"""While a card is picked up, what can do nothing for it is dimmed."""

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from tests.games.moons.positions import position
from tests.table.tables import Table


def test_only_places_that_can_receive_a_lifted_card_stay_bright(qtbot: QtBot) -> None:
    table = Table(qtbot, position("air 4, fire 2", "fire 4, fire 6"))
    veil, areas = table.widget.lights.veil, table.widget.top.areas
    assert not veil.isVisible()
    card = table.widget.top.hand()[0]
    table.click(card)
    lit = set(table.widget.offers.targets(card))
    assert lit
    for zone in ("circle.0", "circle.1", "circle.2", "circle.3", "deck.blue"):
        assert veil.dims(*areas[zone].area.rect.centre) == (zone not in lit), zone
    at = table.widget.top.cards[card].pos()
    assert not veil.dims(at.x(), at.y())
    table.key(Qt.Key.Key_Escape)
    assert not veil.isVisible()


def test_a_dimmed_place_is_darker_and_a_bright_one_is_not(qtbot: QtBot) -> None:
    table = Table(qtbot, position("air 4, fire 2", "fire 4, fire 6"))
    deck = table.point(table.state.table.zones["deck.blue"][-1])
    before = table.widget.grab().toImage().pixelColor(deck)
    table.click(table.widget.top.hand()[0])
    after = table.widget.grab().toImage().pixelColor(deck)
    assert after.lightness() < before.lightness()
