"""A card shown large hides nothing that can be chosen and nothing that it is about, in any
game, in the smallest window and however large it is wished."""

from random import Random

import pytest
from PySide6.QtCore import QRectF, QSizeF
from pytestqt.qtbot import QtBot

from fairytable.games import GAMES, ON_THE_TABLE, staging_of
from fairytable.stage.look import BackLook, Look
from fairytable.stage.picture import CARD
from fairytable.table.beside import covered, free_beside
from fairytable.table.enlarged import REST_MS
from fairytable.table.enlarged import SMALLEST as SMALLEST_CARD
from tests.table.tables import Table

SMALLEST = (760, 560)
"""The table beside the panel in a window of 1024 x 640."""


def table_of(qtbot: QtBot, game: str) -> Table:
    staging = staging_of(game)
    assert staging is not None
    state = GAMES[game].new(GAMES[game].options.model_validate({"players": 4}), 4)
    return Table(qtbot, state, SMALLEST, staging)


@pytest.mark.parametrize("wish", ["normal", "larger"])
@pytest.mark.parametrize("game", ON_THE_TABLE)
def test_no_open_card_hides_a_choice_or_the_hand_or_what_it_is_about(
    qtbot: QtBot, game: str, wish: str
) -> None:
    table, rng = table_of(qtbot, game), Random(4)
    lens, shown = table.widget.lens, 0
    lens.enlarged.size = wish
    for step in range(60):
        legal = table.state.legal()
        if not legal:
            break
        if step % 12 == 0:
            table.show()
            cards = table.widget.top.cards.values()
            for item in [c for c in cards if c.isVisible() and isinstance(c.side, Look)]:
                lens.enlarge(item)
                width = lens.enlarged._width
                place = QRectF(lens.enlarged.pos(), QSizeF(width, width * CARD))
                assert table.widget.top.rect.contains(place)
                assert not covered(place, lens.clear_of)
                assert not covered(place, lens.about(item.card))
                assert place.width() >= SMALLEST_CARD
                shown += 1
        table.state.apply(legal[int(rng.random() * len(legal))])
    assert shown > 5


@pytest.mark.parametrize("game", ["challenge", "fate", "wishes"])
def test_no_words_about_a_place_hide_a_choice_or_the_hand(qtbot: QtBot, game: str) -> None:
    table, rng = table_of(qtbot, game), Random(4)
    lens, told = table.widget.lens, 0
    for step in range(60):
        legal = table.state.legal()
        if not legal:
            break
        if step % 12 == 0:
            table.show()
            for zone in filter(lens.read, list(table.widget.top.areas)):
                place = QRectF(lens.note.pos(), lens.note._size)
                assert not covered(place, lens.clear_of), zone
                told += 1
        table.state.apply(legal[int(rng.random() * len(legal))])
    assert told > 5


@pytest.mark.parametrize("wish", ["normal", "larger"])
@pytest.mark.parametrize("game", ON_THE_TABLE)
def test_no_fan_hides_a_choice_or_the_hand(qtbot: QtBot, game: str, wish: str) -> None:
    table, rng = table_of(qtbot, game), Random(4)
    lens, hidden, told = table.widget.lens, [], 0
    lens.enlarged.size = wish
    for step in range(200):
        legal = table.state.legal()
        if not legal:
            break
        if step % 12 == 0:
            table.show()
            for zone in filter(lens.fan_out, list(table.widget.top.areas)):
                place = QRectF(lens.fanned.pos(), lens.fanned._size)
                assert table.widget.top.rect.contains(place)
                hidden += [(step, zone)] if covered(place, lens.clear_of) else []
                told += 1
        table.state.apply(legal[int(rng.random() * len(legal))])
    assert not hidden, (told, hidden)


def test_a_back_has_nothing_to_show(qtbot: QtBot) -> None:
    table = table_of(qtbot, "challenge")
    lens, cards = table.widget.lens, table.widget.top.cards.values()
    hidden = [c for c in cards if isinstance(c.side, BackLook) and c.side.memory is None]
    lens.enlarge(hidden[0])
    assert not lens.enlarged.isVisible()


@pytest.mark.parametrize("wish", REST_MS)
def test_how_long_one_rests_is_a_wish(qtbot: QtBot, wish: str) -> None:
    lens = table_of(qtbot, "moons").widget.lens
    lens.rest_for(wish)
    assert lens._rest.interval() == REST_MS[wish]


@pytest.mark.parametrize(
    ("wide", "found"),
    [(60, True), (80, True), (81, False)],
)
def test_the_one_free_place_of_a_full_table_is_found(wide: int, found: bool) -> None:
    """A passage between two walls, no wider than a slip of 80 needs it, with room at one end."""
    within, place = QRectF(0, 0, 400, 300), QRectF(20, 20, 40, 40)
    taken = [QRectF(0, 0, 200, 300), QRectF(280, 0, 120, 300), QRectF(200, 0, 80, 171)]
    at = free_beside(QSizeF(wide, 120), place, within, taken, [])
    assert (at is not None) == found
    if at is not None:
        assert not covered(QRectF(at, QSizeF(wide, 120)), [*taken, place])
