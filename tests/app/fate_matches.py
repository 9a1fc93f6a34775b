"""Matches of Fairy's Fate in the window, and people who play them with the mouse or by keys."""

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from fairytable.app.window import Window
from fairytable.engine import Action
from fairytable.games import GAMES
from fairytable.games.fate.rules.state import FateState
from fairytable.match import Match, Seat
from fairytable.stage.gestures import Gesture, PawnKey, Piece, Target, Thing
from tests.app.challenge_matches import press
from tests.app.test_challenge_drags import carry, grip, middle

NAMES = ("Anna", "Bruno", "Chiara", "Dario", "Elena")
GAME = GAMES["fate"]
LEFT = Qt.MouseButton.LeftButton
DECISIONS = {
    *("turn", "journey_play", "draw", "choose", "finish", "collect", "ward", "peek"),
    *("wealth_draw", "ask", "answer", "swap_first", "swap_second", "move_card", "move_to"),
    *("poverty", "adversity", "bite"),
}


def match_of(people: int, bots: int, seed: int = 1) -> Match:
    """People first, then bots; the first person begins."""
    players = people + bots
    seats = [
        Seat(name=NAMES[p], colour=p)
        if p < people
        else Seat(name=NAMES[p], colour=p, kind="bot", level="greedy")
        for p in range(players)
    ]
    options = GAME.options.model_validate({"players": players, "first": 0})
    return Match.new(GAME, options, seats, seed)


def in_position(state: FateState, people: int = 1) -> Match:
    """A match that has come to this position."""
    match = match_of(people, state.players - people)
    match._positions[0] = state
    return match


def verbs(match: Match) -> list[str]:
    return [action.verb for action in match.history]


# With the mouse


def where_is(window: Window, thing: Piece | Target) -> QPoint:
    """A point at which a card, a place or a lantern is meant itself."""
    table = window.table
    if isinstance(thing, str):
        return middle(window, thing)
    if isinstance(thing, PawnKey):
        return table.mapFromScene(table.top.pawns[thing.key].mapToScene(QPointF(0, 0)))
    return grip(window, thing)


def play_by_mouse(window: Window, action: Action) -> None:
    """Do something with the mouse alone: a drag where there is one, else clicks, else a button."""
    offers = [o.gesture for o in window.table.offers if o.action == action and not o.first]
    drags = [way for way in offers if way.piece is not None and way.target is not None]
    held = window.table.hands.lifted
    if drags:
        _drag(window, drags[0], held)
    elif offers:
        _click(window, offers[0])
    else:
        button = next(b for b in window.panel.box.buttons if b.button.action == action)
        QTest.mouseClick(button, LEFT)


def _drag(window: Window, way: Gesture, held: Piece | None) -> None:
    assert way.piece is not None
    assert way.target is not None
    if held is not None:  # it was raised by the question itself
        at = where_is(window, way.target)
        QTest.mouseClick(window.table.viewport(), LEFT, pos=at)
    else:
        carry(window, where_is(window, way.piece), where_is(window, way.target))


def _click(window: Window, way: Gesture) -> None:
    viewport = window.table.viewport()
    if way.target is None:
        assert way.piece is not None
        for _ in range(2):
            QTest.mouseClick(viewport, LEFT, pos=where_is(window, way.piece))
        return
    QTest.mouseClick(viewport, LEFT, pos=where_is(window, way.target))
    confirm(window)


def confirm(window: Window) -> None:
    """Say yes to what is asked at a place, if something is."""
    asking = window.table.hands.asking
    if asking.open:
        at = window.table.mapFromScene(asking.middle_of(0))
        QTest.mouseClick(window.table.viewport(), LEFT, pos=at)


# By keys


def play_by_keys(window: Window, action: Action) -> None:
    """Do something with the keyboard alone, as a person would."""
    QApplication.processEvents()
    made = next((b for b in window.panel.box.buttons if b.button.action == action), None)
    if made is not None and made.button.key:
        assert made.isEnabled(), made.text()
        press(window, made.button.key)
        return
    way = next(o.gesture for o in window.table.offers if o.action == action and not o.first)
    piece = way.piece
    if piece is not None and window.table.hands.lifted != piece:
        walk_to(window, piece)
        press(window, Qt.Key.Key_Return)
    if way.target is None:
        press(window, Qt.Key.Key_Return)
        return
    area = window.table.top.areas[way.target].area if isinstance(way.target, str) else None
    if area is not None and area.key:
        press(window, area.key)
    else:
        walk_to(window, way.target)
        press(window, Qt.Key.Key_Return)
    if window.table.hands.asking.open:
        press(window, Qt.Key.Key_Return)


def walk_to(window: Window, thing: Thing) -> None:
    """Go there as a person does: Tab to something near it, then the arrows that lead closer."""
    table = window.table
    table.setFocus()
    for _ in range(12):
        for _ in range(8):
            if table.hands.focus == thing:
                return
            before = table.hands.focus
            for arrow in _towards(window, thing):
                press(window, arrow)
                if table.hands.focus != before:
                    break
            else:
                break
        if not table.keys.step(forward=True):
            table.hands.stand_on(None)
            table.keys.step(forward=True)
    raise AssertionError(f"{thing} is not reached by keys")


def _towards(window: Window, thing: Thing) -> list[Qt.Key]:
    """The arrows that lead from where the keyboard stands to a thing, the longer way first."""
    top, focus = window.table.top, window.table.hands.focus
    if focus is None:
        return []
    away = top.place_of(thing).center() - top.place_of(focus).center()
    across = Qt.Key.Key_Right if away.x() > 0 else Qt.Key.Key_Left
    down = Qt.Key.Key_Down if away.y() > 0 else Qt.Key.Key_Up
    found = [(abs(away.x()), across), (abs(away.y()), down)]
    return [arrow for far, arrow in sorted(found, key=lambda way: -way[0]) if far > 5]
