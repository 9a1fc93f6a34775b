"""Mist, breath and glints: where something may move, and only for a while."""

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QImage, QPainter
from pytestqt.qtbot import QtBot

from fairytable.games.challenge.staging import STAGING
from fairytable.stage.picture import Picture, Words
from fairytable.table import quiet_life
from fairytable.table.card_table import CardTable
from fairytable.table.mist import Bank
from fairytable.table.motion import SPEEDS
from tests.games.challenge.positions import position
from tests.games.staged import stage
from tests.table.tables import pixmaps


@pytest.fixture(autouse=True)
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(quiet_life, "PATIENCE_MS", 0)
    monkeypatch.setattr(quiet_life, "STEP_MS", 1)


@pytest.fixture
def table(qtbot: QtBot) -> CardTable:
    """In the wood, with stones in sacks, in hand and on piles."""
    shown = CardTable(pixmaps())
    qtbot.addWidget(shown)
    shown.resize(980, 774)
    shown.show()
    shown.motion.speed = SPEEDS["fast"]
    cards = {"hand.0": "red blue", "sack.1.0": "green*2", "forest.stones.black": "black"}
    shown.present(STAGING, stage(position(cards)))
    shown.finish()
    shown.motion.idle.emit()
    return shown


def lying(table: CardTable) -> Picture:
    picture = table.top.picture
    assert picture is not None
    return picture


def glints(table: CardTable) -> bool:
    return table.life.glint.glints


def test_it_falls_asleep_when_somebody_thinks_for_long(
    qtbot: QtBot, table: CardTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    life = table.life.quiet
    qtbot.waitUntil(lambda: life.out)
    monkeypatch.setattr(quiet_life, "LASTS_S", 0.0)
    qtbot.waitUntil(lambda: not life.out)
    table.motion.idle.emit()
    monkeypatch.setattr(quiet_life, "LASTS_S", 60.0)
    qtbot.waitUntil(lambda: life.out)


def test_mist_leaves_words_as_they_are(qtbot: QtBot, table: CardTable) -> None:
    qtbot.waitUntil(lambda: table.life.quiet.out)
    banks = [item for item in table.scene().items() if isinstance(item, Bank)]
    picture = lying(table)
    assert banks
    for bank in banks:
        bank.drift(30)
        veil = QImage(980, 774, QImage.Format.Format_ARGB32_Premultiplied)
        veil.fill(0)
        with QPainter(veil) as p:
            bank.paint(p, None)  # type: ignore[arg-type]
        pixels = [veil.pixelColor(x, y).alpha() for x in range(0, 980, 7) for y in range(0, 774, 7)]
        assert any(pixels), "it is seen somewhere"
        for mark in (*picture.under, *picture.over):
            if isinstance(mark, Words):
                x, y = mark.rect.centre
                assert veil.pixelColor(int(x), int(y)).alpha() == 0, mark


def test_pawns_breathe_from_their_feet_and_stand_straight_when_they_walk(
    qtbot: QtBot, table: CardTable
) -> None:
    pawn = next(iter(table.top.pawns.values()))
    foot = pawn.mapToScene(QPointF(0, pawn.rect.bottom()))
    pawn.breathe(1.02)
    assert pawn.mapToScene(QPointF(0, pawn.rect.bottom())) == foot
    assert pawn.mapToScene(QPointF(0, pawn.rect.top())).y() < foot.y() - pawn.rect.height()
    pawn.place(pawn.pawn.rect)
    assert pawn.transform().isIdentity()


def test_nobody_breathes_where_nothing_should_move(qtbot: QtBot, table: CardTable) -> None:
    qtbot.waitUntil(lambda: any(not p.transform().isIdentity() for p in table.top.pawns.values()))
    table.motion.speed = SPEEDS["off"]
    qtbot.waitUntil(lambda: not table.life.quiet.out)
    assert all(p.transform().isIdentity() for p in table.top.pawns.values())
    assert not [i for i in table.scene().items() if isinstance(i, Bank) and i.isVisible()]


def test_a_gem_glints_once_when_it_is_pointed_at(qtbot: QtBot, table: CardTable) -> None:
    hand = [spot for spot in lying(table).spots if spot.z == 2]
    at = QPointF(*hand[0].rect.centre)
    table.life.point_at(at)
    assert glints(table)
    qtbot.waitUntil(lambda: not glints(table))
    table.life.point_at(at)
    assert not glints(table), "it is still the same one"
    table.life.point_at(QPointF(2, 400))
    table.motion.speed = SPEEDS["off"]
    table.life.point_at(at)
    assert not glints(table)


def test_a_back_does_not_glint(table: CardTable) -> None:
    deck = next(area.rect for area in lying(table).areas if area.zone == "deck.stones")
    table.life.point_at(QPointF(*deck.centre))
    assert not glints(table)


def test_a_table_that_is_laid_at_once_comes_to_life_too(qtbot: QtBot) -> None:
    """As when a saved game is opened: nothing has moved that could come to rest."""
    shown = CardTable(pixmaps())
    qtbot.addWidget(shown)
    shown.resize(980, 774)
    shown.show()
    shown.motion.speed = SPEEDS["fast"]
    shown.present(STAGING, stage(position({})))
    qtbot.waitUntil(lambda: shown.life.quiet.out)
