"""Lights that wander over a table at rest: in its gaps, and only where something may move."""

import pytest
from pytestqt.qtbot import QtBot

from fairytable.stage.picture import Rect, Words, around
from fairytable.table import quiet_life
from fairytable.table.fireflies import SIDE, WANDER, Firefly
from fairytable.table.motion import SPEEDS
from tests.games.moons.positions import position
from tests.table.tables import Table


@pytest.fixture(autouse=True)
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(quiet_life, "PATIENCE_MS", 0)
    monkeypatch.setattr(quiet_life, "STEP_MS", 1)


def at_rest(qtbot: QtBot, speed: str) -> Table:
    table = Table(qtbot, position("sun, air 4", "earth 2"))
    table.widget.motion.speed = SPEEDS[speed]
    table.widget.motion.idle.emit()
    return table


def flying(table: Table) -> list[Firefly]:
    items = table.widget.scene().items()
    return [item for item in items if isinstance(item, Firefly) and item.isVisible()]


def test_they_fly_in_the_gaps_and_never_over_words_or_cards(qtbot: QtBot) -> None:
    table = at_rest(qtbot, "fast")
    qtbot.waitUntil(lambda: table.widget.life.quiet.out)
    picture = table.widget.top.picture
    assert picture is not None
    taken = [mark.rect for mark in picture.under if isinstance(mark, Words)]
    taken += [spot.rect for spot in picture.spots]
    assert flying(table)
    for fly in flying(table):
        reach: Rect = around(fly.home.x(), fly.home.y(), 2 * WANDER + SIDE, 2 * WANDER + SIDE)
        assert not any(reach.overlaps(rect) for rect in taken)
        for second in range(60):
            fly.step(second)
            x, y = fly.pos().x(), fly.pos().y()
            assert reach.contains(Rect(x, y, SIDE, SIDE))


def test_nothing_flies_where_nothing_should_move(qtbot: QtBot) -> None:
    table = at_rest(qtbot, "fast")
    qtbot.waitUntil(lambda: table.widget.life.quiet.out)
    table.widget.motion.speed = SPEEDS["off"]
    qtbot.waitUntil(lambda: not table.widget.life.quiet.out)
    assert not flying(table)


def test_they_keep_still_while_something_is_held(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = at_rest(qtbot, "fast")
    qtbot.waitUntil(lambda: table.widget.life.quiet.out)
    monkeypatch.setattr(table.widget.life.quiet, "_still", lambda: False)
    before = [fly.pos() for fly in flying(table)]
    table.widget.life.quiet.step()
    assert [fly.pos() for fly in flying(table)] == before
