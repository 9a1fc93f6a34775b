"""A card shown large hides nothing that can be chosen, in any game and in the smallest window."""

from random import Random

import pytest
from PySide6.QtCore import QRectF, QSizeF
from pytestqt.qtbot import QtBot

from fairytable.games import GAMES, ON_THE_TABLE, staging_of
from fairytable.stage.look import BackLook, Look
from fairytable.stage.picture import CARD
from fairytable.table.beside import covered
from fairytable.table.enlarged import REST_MS
from tests.table.tables import Table

SMALLEST = (760, 560)
"""The table beside the panel in a window of 1024 x 640."""


def table_of(qtbot: QtBot, game: str) -> Table:
    staging = staging_of(game)
    assert staging is not None
    state = GAMES[game].new(GAMES[game].options.model_validate({"players": 4}), 4)
    return Table(qtbot, state, SMALLEST, staging)


@pytest.mark.parametrize("game", ON_THE_TABLE)
def test_no_open_card_hides_a_choice_or_the_hand(qtbot: QtBot, game: str) -> None:
    table, rng = table_of(qtbot, game), Random(4)
    lens, shown = table.widget.lens, 0
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
                shown += 1
        table.state.apply(legal[int(rng.random() * len(legal))])
    assert shown > 5


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
