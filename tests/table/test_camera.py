"""The camera over a map on the table, moved and looked through with real events."""

from collections.abc import Callable
from itertools import pairwise

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QImage, QNativeGestureEvent, QPointingDevice, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from fairytable.paint.art import Art
from fairytable.paint.pixmaps import Pixmaps
from fairytable.stage.maps import Camera, fitted, on_table
from fairytable.table.motion import SPEEDS
from tests.games.moons.positions import position
from tests.table.hex_country import LEFT, Cell, Land
from tests.table.tables import Table, pixmaps

Build = Callable[..., Land]


@pytest.fixture
def land_of(qtbot: QtBot) -> Build:
    def build(tiles: int = 50, size: tuple[int, int] = (1000, 760)) -> Land:
        land = Land(pixmaps(), tiles, size=size)
        qtbot.addWidget(land.table)
        return land

    return build


@pytest.fixture
def land(land_of: Build) -> Land:
    return land_of()


def camera(land: Land) -> Camera:
    now = land.table.camera.now
    assert now is not None
    return now


def whole(land: Land) -> Camera:
    chart = land.table.camera.chart
    assert chart is not None
    return fitted(chart)


def turn_wheel(land: Land, at: QPoint, notches: float) -> None:
    viewport = land.table.viewport()
    event = QWheelEvent(
        QPointF(at),
        QPointF(viewport.mapToGlobal(at)),
        QPoint(),
        QPoint(0, round(notches * 120)),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(viewport, event)


def ground(land: Land) -> QPoint:
    """A point of the map on which nothing lies."""
    window = land.table.top.pane.window
    found = (
        QPointF(x, y)
        for x in range(int(window.left()) + 60, int(window.right()) - 60, 12)
        for y in range(int(window.top()) + 60, int(window.bottom()) - 60, 12)
    )
    top = land.table.top
    free = next(at for at in found if top.card_at(at) is None and not top.areas_at(at))
    return free.toPoint()


def near(one: QPoint, two: QPoint, by: int = 1) -> bool:
    return (one - two).manhattanLength() <= by


ZOOMS = (0.0, 2.0, 20.0)
"""Notches of the wheel: all of the map, nearer, as near as can be."""


# Moving it


def test_all_of_the_map_is_seen_at_first(land: Land) -> None:
    assert camera(land) == whole(land)
    window = land.table.top.pane.window
    for zone in land.zones:
        if zone.startswith("map."):
            assert window.contains(land.table.top.place_of(zone))


def test_the_wheel_brings_near_what_is_under_the_pointer(land: Land) -> None:
    zone = "map.5,1"
    at = land.at(zone)
    turn_wheel(land, at, 2)
    assert camera(land).zoom == pytest.approx(whole(land).zoom * 1.2**2, rel=0.05)
    assert near(land.at(zone), at)
    turn_wheel(land, at, -30)
    assert camera(land) == whole(land)
    turn_wheel(land, at, 30)
    assert camera(land).zoom == 2.0


def test_the_wheel_beside_the_map_does_nothing(land: Land) -> None:
    turn_wheel(land, QPoint(500, 740), 3)
    assert camera(land) == whole(land)


def test_two_fingers_bring_the_map_nearer(land: Land) -> None:
    at = land.at("map.5,1")
    viewport = land.table.viewport()
    event = QNativeGestureEvent(
        Qt.NativeGestureType.ZoomNativeGesture,
        QPointingDevice.primaryPointingDevice(),
        2,
        QPointF(at),
        QPointF(at),
        QPointF(viewport.mapToGlobal(at)),
        0.25,
        QPointF(),
    )
    QApplication.sendEvent(viewport, event)
    land.table.finish()
    assert camera(land).zoom == pytest.approx(whole(land).zoom * 1.25)
    assert near(land.at("map.5,1"), at)


def test_two_fingers_on_a_screen_bring_the_map_nearer_and_drag_nothing(
    land: Land, qtbot: QtBot
) -> None:
    viewport, screen = land.table.viewport(), QTest.createTouchDevice()
    at = land.at("map.5,1")
    apart = [QPoint(30 + 10 * k, 0) for k in range(6)]
    QTest.touchEvent(viewport, screen).press(0, at - apart[0], viewport).commit()
    both = QTest.touchEvent(viewport, screen)
    both.move(0, at - apart[0], viewport).press(1, at + apart[0], viewport).commit()
    for reach in apart[1:]:
        moved = QTest.touchEvent(viewport, screen)
        moved.move(0, at - reach, viewport).move(1, at + reach, viewport).commit()
    ended = QTest.touchEvent(viewport, screen)
    ended.release(0, at - apart[-1], viewport).release(1, at + apart[-1], viewport).commit()
    land.table.finish()
    assert camera(land).zoom > 1.5 * whole(land).zoom
    assert near(land.at("map.5,1"), at, 20)
    assert land.done == []


def test_keys_bring_it_nearer_and_farther_and_show_all(land: Land) -> None:
    QTest.keyClicks(land.table, "++")
    twice = camera(land).zoom
    assert twice > whole(land).zoom
    QTest.keyClicks(land.table, "-")
    assert whole(land).zoom < camera(land).zoom < twice
    QTest.keyClicks(land.table, "0")
    assert camera(land) == whole(land)


def test_arrows_with_shift_look_farther_and_without_it_do_not(land: Land) -> None:
    turn_wheel(land, land.at("map.5,1"), 3)
    before = camera(land)
    QTest.keyClick(land.table, Qt.Key.Key_Right, Qt.KeyboardModifier.ShiftModifier)
    assert camera(land).x > before.x
    assert camera(land).y == before.y
    QTest.keyClick(land.table, Qt.Key.Key_Up, Qt.KeyboardModifier.ShiftModifier)
    assert camera(land).y < before.y
    assert land.table.hands.focus is None
    QTest.keyClick(land.table, Qt.Key.Key_Right)
    assert land.table.hands.focus is not None


def test_buttons_are_named_and_move_it(land: Land) -> None:
    buttons = land.table.camera_buttons
    found = [buttons.closer, buttons.farther, buttons.whole]
    assert [b.accessibleName() for b in found] == ["Zoom in", "Zoom out", "The whole map"]
    assert all("(" in button.toolTip() for button in found)
    window = land.table.top.pane.window.toAlignedRect()
    assert window.contains(buttons.geometry())
    QTest.mouseClick(buttons.closer, LEFT)
    QTest.mouseClick(buttons.closer, LEFT)
    near_by = camera(land).zoom
    assert near_by > whole(land).zoom
    QTest.mouseClick(buttons.farther, LEFT)
    assert camera(land).zoom < near_by
    QTest.mouseClick(buttons.whole, LEFT)
    assert camera(land) == whole(land)


def test_a_table_without_a_map_has_no_buttons_and_takes_no_keys(qtbot: QtBot) -> None:
    table = Table(qtbot, position("sun, air 4", "earth 2"))
    assert not table.widget.camera_buttons.isVisible()
    assert table.widget.camera.chart is None
    QTest.keyClicks(table.widget, "+-")
    QTest.keyClick(table.widget, Qt.Key.Key_Left, Qt.KeyboardModifier.ShiftModifier)
    assert table.widget.camera.now is None


def test_the_ground_is_pulled_by_a_drag(land: Land) -> None:
    turn_wheel(land, land.at("map.5,1"), 4)
    start, tile = ground(land), land.at("map.5,1")
    land.drag(start, start + QPoint(-60, -35))
    land.table.finish()
    assert near(land.at("map.5,1"), tile + QPoint(-60, -35), 2)
    assert land.done == []


def test_a_tile_that_cannot_be_taken_is_ground_too(land: Land) -> None:
    turn_wheel(land, land.at("map.5,1"), 4)
    tile = land.at("map.5,1")
    land.drag(tile, tile + QPoint(50, 20))
    land.table.finish()
    assert near(land.at("map.5,1"), tile + QPoint(50, 20), 2)
    assert not land.table.speech.refusal.isVisible()


def test_a_double_click_on_free_ground_shows_all(land: Land) -> None:
    turn_wheel(land, land.at("map.5,1"), 3)
    at = ground(land)
    QTest.mouseClick(land.table.viewport(), LEFT, pos=at)
    assert camera(land) != whole(land)
    QTest.mouseDClick(land.table.viewport(), LEFT, pos=at)
    QTest.mouseRelease(land.table.viewport(), LEFT, pos=at)
    assert camera(land) == whole(land)


def test_what_is_held_at_the_edge_pulls_the_map_slowly(land: Land, qtbot: QtBot) -> None:
    turn_wheel(land, land.at("map.0,0"), 5)
    viewport, window = land.table.viewport(), land.table.top.pane.window
    before = camera(land)
    card = land.zones["hand.0"][2]
    edge = QPoint(int(window.right()) - 6, int(window.center().y()))
    QTest.mousePress(viewport, LEFT, pos=land.at(card))
    QTest.mouseMove(viewport, edge - QPoint(200, 0))
    QTest.mouseMove(viewport, edge)
    qtbot.waitUntil(lambda: camera(land).x > before.x + 30)
    held = land.table.top.cards[card]
    assert near(land.table.mapFromScene(held.pos()), edge, 80)
    aimed = land.table.top.area_at(QPointF(edge))
    QTest.mouseMove(viewport, edge - QPoint(200, 0))
    now = camera(land)
    qtbot.wait(60)
    assert camera(land) == now
    QTest.mouseMove(viewport, edge - QPoint(100, 0))
    aimed = land.table.top.area_at(QPointF(edge - QPoint(100, 0)))
    assert aimed is not None
    QTest.mouseRelease(viewport, LEFT, pos=edge - QPoint(100, 0))
    assert [action.zone for action in land.done] == [aimed.area.zone]


# Gestures, at every zoom


@pytest.mark.parametrize("notches", ZOOMS)
def test_a_card_is_dragged_onto_a_tile(land: Land, notches: float) -> None:
    turn_wheel(land, land.at("map.4,1"), notches)
    card = land.zones["hand.0"][1]
    land.drag(land.at(card), land.at("map.4,1"))
    assert [(a.card, a.zone) for a in land.done] == [(card, "map.4,1")]
    item = land.table.top.cards[card]
    assert item.pos() == item.home(item.spot.rect)  # type: ignore[union-attr]
    assert land.table.top.pane.carries(item)


@pytest.mark.parametrize("notches", ZOOMS)
def test_a_card_is_clicked_and_then_a_tile(land: Land, notches: float) -> None:
    turn_wheel(land, land.at("map.4,1"), notches)
    card = land.zones["hand.0"][1]
    QTest.mouseClick(land.table.viewport(), LEFT, pos=land.at(card))
    assert land.table.hands.lifted == card
    QTest.mouseClick(land.table.viewport(), LEFT, pos=land.at("map.4,1"))
    assert [(a.card, a.zone) for a in land.done] == [(card, "map.4,1")]


@pytest.mark.parametrize("notches", ZOOMS)
def test_the_corner_of_a_hexagon_is_not_its_tile(land: Land, notches: float) -> None:
    turn_wheel(land, land.at("map.4,1"), notches)
    top = land.table.top
    place = top.place_of("map.4,1")
    assert "map.4,1" in [item.area.zone for item in top.areas_at(place.center())]
    corner = place.topLeft() + QPointF(place.width() * 0.04, place.height() * 0.04)
    assert "map.4,1" not in [item.area.zone for item in top.areas_at(corner)]


@pytest.mark.parametrize("notches", ZOOMS)
def test_a_tile_is_shown_large(land: Land, notches: float) -> None:
    turn_wheel(land, land.at("map.4,1"), notches)
    card = land.zones["map.4,1"][-1]
    for away in (5, 0):
        QTest.mouseMove(land.table.viewport(), land.at("map.4,1") + QPoint(away, 0))
    land.table.lens._rest.timeout.emit()
    assert land.table.lens.enlarged.isVisible()
    assert land.table.lens.enlarged.side == land.table.top.cards[card].side


def test_what_is_cut_off_at_the_edge_cannot_be_clicked(land: Land) -> None:
    turn_wheel(land, land.at("map.4,1"), 20)
    window = land.table.top.pane.window
    below = QPointF(window.center().x(), window.bottom() + 6)
    assert land.table.top.cards_at(below) == []
    assert land.table.top.areas_at(below) == []
    above = QPointF(window.center().x(), window.bottom() - 6)
    assert land.table.top.areas_at(above)


@pytest.mark.parametrize("notches", ZOOMS)
def test_keys_reach_every_tile_and_say_its_name(land: Land, notches: float) -> None:
    turn_wheel(land, land.at("map.0,0"), notches)
    said: list[str] = []
    land.table.hands.focused.connect(said.append)
    QTest.keyClick(land.table, Qt.Key.Key_2)
    assert land.table.hands.lifted == land.zones["hand.0"][1]
    land.table.hands.stand_on("map.9,1")
    assert said[-1] == "tile 9, 1"
    window = land.table.top.pane.window
    assert window.contains(land.table.top.place_of("map.9,1"))
    QTest.keyClick(land.table, Qt.Key.Key_Return)
    assert [action.zone for action in land.done] == ["map.9,1"]


def test_hits_are_right_while_it_moves(land: Land) -> None:
    turn_wheel(land, land.at("map.4,1"), 3)
    land.table.camera.pull(-40, -30)
    assert land.table.camera.moving
    top, chart = land.table.top, land.table.camera.chart
    assert chart is not None
    seen = [(area.zone, on_table(camera(land), area.rect)) for area in chart.areas]
    inside = [(zone, rect) for zone, rect in seen if chart.window.contains(rect)]
    assert len(inside) > 10
    for zone, rect in inside:
        at = QPointF(*rect.centre)
        assert [item.area.zone for item in top.areas_at(at)] == [zone]
        card = top.card_at(at)
        assert card is not None
        assert card.card == land.zones[zone][-1]


# What is seen


def outside(land: Land) -> QImage:
    """The table without the window of the map."""
    land.table.finish()
    image = land.table.grab().toImage()
    window = land.table.top.pane.window.toAlignedRect()
    for y in range(window.top(), window.bottom() + 1):
        for x in range(window.left(), window.right() + 1):
            image.setPixel(x, y, 0)
    return image


def test_nothing_of_the_map_is_painted_outside_its_window(land_of: Build) -> None:
    land = land_of(30, (640, 480))
    before = outside(land)
    for notches in (3, 20):
        turn_wheel(land, QPoint(200, 120), notches)
        assert outside(land) == before
    land.table.camera.pull(-30, 10)
    assert land.table.camera.moving
    QApplication.processEvents()
    moving = land.table.grab().toImage()
    below = land.table.top.pane.window.toAlignedRect().bottom() + 1
    assert moving.copy(0, below, 640, 480) == before.copy(0, below, 640, 480)


def test_while_it_moves_nothing_is_painted_anew(land: Land) -> None:
    turn_wheel(land, land.at("map.4,1"), 2)
    land.table.grab()
    used = land.table.top.pixmaps.used
    shown = {card: item.prints() for card, item in land.table.top.cards.items()}
    for _ in range(6):
        land.table.camera.pinch(QPointF(land.at("map.4,1")), 1.03)
        land.table.grab()
    assert land.table.camera.moving
    assert land.table.top.pixmaps.used == used
    assert {card: item.prints() for card, item in land.table.top.cards.items()} == shown
    land.table.finish()
    land.table.grab()
    assert land.table.top.pixmaps.used > used


def test_what_is_seen_while_it_moves_resembles_what_is_seen_then(land: Land) -> None:
    turn_wheel(land, land.at("map.4,1"), 2)
    land.table.grab()
    land.table.camera.pull(-37, -22)
    moving = land.table.grab().toImage()
    land.table.finish()
    rested = land.table.grab().toImage()
    window = land.table.top.pane.window.toAlignedRect().adjusted(0, 0, -50, 0)
    points = [
        (x, y)
        for x in range(window.left(), window.right(), 9)
        for y in range(window.top(), window.bottom(), 9)
    ]
    same = sum(_alike(moving, rested, x, y) for x, y in points)
    assert same > 0.9 * len(points)


def _alike(one: QImage, two: QImage, x: int, y: int) -> bool:
    a, b = one.pixelColor(x, y), two.pixelColor(x, y)
    return abs(a.red() - b.red()) + abs(a.green() - b.green()) + abs(a.blue() - b.blue()) < 60


def test_sharp_pictures_follow_from_the_background(qtbot: QtBot) -> None:
    pictures = Pixmaps(Art())
    land = Land(pictures, 12, 4, 3, 2)
    qtbot.addWidget(land.table)
    land.table.grab()
    pictures.finish()
    land.table.grab()
    card = land.zones["map.4,0"][0]
    item = land.table.top.cards[card]
    old = [one.made for one in item._shown]
    turn_wheel(land, land.at("map.4,0"), 3)
    land.table.grab()
    assert [one.made for one in item._shown] == old
    assert item.prints() != tuple(old)
    pictures.finish()
    land.table.grab()
    assert tuple(one.made for one in item._shown) == item.prints()
    pictures.close()


def test_only_what_is_in_view_is_drawn(land: Land) -> None:
    turn_wheel(land, land.at("map.0,0"), 20)
    window = land.table.top.pane.window
    for item in land.table.top.cards.values():
        assert item.spot is not None
        if item.spot.on_map and item.isVisible():
            assert window.intersects(item.sceneBoundingRect())
    assert not land.table.top.cards[land.zones["map.9,1"][0]].isVisible()


# What happens


def test_a_card_that_is_laid_out_of_view_is_followed(land: Land) -> None:
    turn_wheel(land, land.at("map.0,0"), 20)
    card = land.zones["deck"][-1]
    land.lay(card, "map.9,1")
    assert camera(land).zoom == 2.0
    assert land.table.top.pane.window.contains(land.table.top.place_of(card))


def test_what_happens_in_view_moves_nothing(land: Land) -> None:
    turn_wheel(land, land.at("map.4,1"), 3)
    before = camera(land)
    land.lay(land.zones["deck"][-1], "map.4,1")
    assert camera(land) == before


@pytest.mark.parametrize("speed", ["normal", "off"])
def test_a_pawn_that_walks_out_of_view_is_followed(land: Land, qtbot: QtBot, speed: str) -> None:
    turn_wheel(land, land.at("map.0,0"), 20)
    land.table.motion.speed = SPEEDS[speed]
    land.walk("map.9,1")
    qtbot.waitUntil(lambda: not land.table.busy)
    figure = land.table.top.pawns["wanderer"]
    assert land.table.top.pane.window.contains(figure.pos())
    assert figure.pos() == figure.home(figure.pawn.rect)


def test_the_camera_is_there_before_the_card_flies(land: Land, qtbot: QtBot) -> None:
    turn_wheel(land, land.at("map.0,0"), 20)
    land.table.motion.speed = SPEEDS["normal"]
    card = land.zones["hand.0"][0]
    item, start = land.table.top.cards[card], land.table.top.cards[card].pos()
    land.lay(card, "map.9,1")
    seen: list[bool] = []
    window = land.table.top.pane.window
    while land.table.busy:
        if item.pos() == start:
            seen.append(False)
        else:
            seen.append(window.intersects(land.table.top.place_of("map.9,1")))
            assert item.parentItem() is None or not land.table.busy
        qtbot.wait(5)
    assert seen[0] is False
    assert all(later or not earlier for earlier, later in pairwise(seen))
    assert item.pos() == item.home(item.spot.rect)  # type: ignore[union-attr]


def test_a_map_that_grows_is_seen_whole_again_after_all_is_told(land: Land, qtbot: QtBot) -> None:
    before = camera(land)
    land.table.motion.speed = SPEEDS["normal"]
    land.settle(Cell(-3, 5))
    assert camera(land) == before
    qtbot.waitUntil(lambda: not land.table.busy)
    assert camera(land) == whole(land) != before
    assert land.table.top.pane.window.contains(land.table.top.place_of("map.-3,5"))


def test_what_somebody_has_chosen_stays_while_the_game_is_on(land: Land) -> None:
    turn_wheel(land, land.at("map.4,1"), 3)
    chosen = camera(land)
    land.show()
    land.lay(land.zones["hand.0"][0], "map.4,1")
    assert camera(land) == chosen
    land.settle(Cell(4, 5))
    assert camera(land).zoom == chosen.zoom
    land.table.present(land.staging, land.stage(), deal=True)
    assert camera(land) == whole(land)


def chosen(land: Land) -> bool:
    return land.table.camera.chosen


def test_a_drag_past_the_edge_of_a_map_that_is_seen_whole_chooses_nothing(land: Land) -> None:
    land.table.camera.pull(-9.0, -9.0)
    land.table.camera.step(1, 0)
    land.table.finish()
    assert camera(land) == whole(land)
    assert not chosen(land)
    turn_wheel(land, land.at("map.4,1"), 3)
    assert chosen(land)
    turn_wheel(land, land.at("map.4,1"), -9)
    assert not chosen(land), "all of the map is seen again"


def test_another_window_shows_the_same_part_of_the_map(land: Land) -> None:
    land.table.resize(1300, 900)
    assert camera(land) == whole(land)
    turn_wheel(land, land.at("map.4,1"), 4)
    land.table.resize(900, 640)
    assert camera(land) != whole(land)
    assert land.table.top.pane.window.contains(QPointF(land.at("map.4,1")))


def test_what_is_picked_up_stays_picked_up_when_the_map_moves(land: Land) -> None:
    card = land.zones["hand.0"][1]
    QTest.mouseClick(land.table.viewport(), LEFT, pos=land.at(card))
    up = land.table.top.cards[card].pos()
    turn_wheel(land, land.at("map.4,1"), 3)
    assert land.table.hands.lifted == card
    assert land.table.top.cards[card].pos() == up
    assert land.table.lights.veil.isVisible()
    QTest.mouseClick(land.table.viewport(), LEFT, pos=land.at("map.4,1"))
    assert [action.zone for action in land.done] == ["map.4,1"]


def test_it_glides_where_it_is_sent(land: Land, qtbot: QtBot) -> None:
    land.table.motion.speed = SPEEDS["normal"]
    start = camera(land).zoom
    turn_wheel(land, land.at("map.4,1"), 2)
    zooms: list[float] = []
    while not zooms or land.table.camera.moving:
        qtbot.wait(10)
        zooms.append(camera(land).zoom)
    assert zooms == sorted(zooms)
    assert zooms[-1] > start
    assert len(set(zooms)) > 2
    QTest.mouseClick(land.table.viewport(), LEFT, pos=land.at(land.zones["hand.0"][0]))
    assert land.table.hands.lifted == land.zones["hand.0"][0]
