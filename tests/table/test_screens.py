"""The table on another screen: all that is painted once follows its pixels."""

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtGui import QPixmap
from pytestqt.qtbot import QtBot

from fairytable.games import GAMES, ON_THE_TABLE, staging_of
from fairytable.stage.picture import Area, Rect
from fairytable.table.area_item import AreaItem
from fairytable.table.card_table import CardTable
from fairytable.table.light import Glow
from tests.games.moons.positions import position
from tests.table.tables import Table


def move_to_screen(table: Table, dpr: float, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(CardTable, "devicePixelRatioF", lambda self: dpr)
    QCoreApplication.sendEvent(table.widget, QEvent(QEvent.Type.DevicePixelRatioChange))
    table.widget.grab()


@pytest.mark.parametrize("dpr", [1.25, 2.0])
def test_lit_places_follow_the_pixels_of_the_screen(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, dpr: float
) -> None:
    table = Table(qtbot, position("sun, air 4", "earth 2"))
    zone, area = next(iter(table.widget.top.areas.items()))
    area.set_light(Glow.TOLD)
    table.widget.grab()
    assert ratio(area) == 1
    move_to_screen(table, dpr, monkeypatch)
    table.widget.top.areas[zone].set_light(Glow.TOLD)
    table.widget.grab()
    assert ratio(table.widget.top.areas[zone]) == dpr


@pytest.mark.parametrize("game", ON_THE_TABLE)
def test_all_that_is_painted_once_follows_the_pixels_of_the_screen(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    staging = staging_of(game)
    assert staging is not None
    table = Table(qtbot, GAMES[game].new(GAMES[game].options(players=3), seed=3), staging=staging)
    move_to_screen(table, 2.0, monkeypatch)
    view = table.widget.top
    cards = [item for item in view.cards.values() if item.isVisible()]
    pictures = [view.ground.pixmap, *(pawn._picture for pawn in view.pawns.values())]
    pictures += [picture for _, picture in view._over._pictures]
    pictures += [shown.pixmap for item in cards for shown in item._shown]
    assert {picture.devicePixelRatio() for picture in pictures} == {2.0}


def test_a_card_shown_large_is_put_away(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table(qtbot, position("sun, air 4", "earth 2"))
    table.widget.lens.enlarge(table.widget.top.cards[table.widget.top.hand()[0]])
    move_to_screen(table, 2.0, monkeypatch)
    assert not table.widget.lens.enlarged.isVisible()


def test_places_of_one_size_share_their_light(fonts: None) -> None:
    first, second = (AreaItem(Area(zone, Rect(k, 0, 40, 30)), 1.0) for k, zone in enumerate("ab"))
    for area in (first, second):
        area.set_light(Glow.OPEN)
        area.light.take()
    assert first.light._picture is second.light._picture


def ratio(area: AreaItem) -> float:
    light: QPixmap | None = area.light._picture
    return 0 if light is None else light.devicePixelRatio()
