"""Matches of All You Wish For in the window, and persons who play them by mouse or keys alone."""

from typing import Literal

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from fairytable.app.window import Window
from fairytable.engine import Action
from fairytable.games import GAMES
from fairytable.games.wishes.rules.state import WishesState
from fairytable.match import Match, Seat
from fairytable.stage.gestures import Gesture, PawnKey, Piece, Target, Thing
from fairytable.table.offers import Offer

NAMES = ("Anna", "Bruno", "Chiara", "Dario", "Elena", "Fosca")
GAME = GAMES["wishes"]
LEFT = Qt.MouseButton.LeftButton
Teams = Literal["none", "2x2", "2x3", "3x2"]
_PATIENCE = 5000
"""Milliseconds, and turns of the event loop."""
_SPIRAL = sorted(
    ((x, y) for x in range(-4, 5) for y in range(-4, 5)), key=lambda at: at[0] ** 2 + at[1] ** 2
)


def match_of(people: int, bots: int, seed: int = 1, teams: Teams = "none") -> Match:
    """People first, then bots; the first person begins."""
    players = people + bots
    seats = [
        Seat(name=NAMES[p], colour=p)
        if p < people
        else Seat(name=NAMES[p], colour=p, kind="bot", level="greedy")
        for p in range(players)
    ]
    options = GAME.options.model_validate({"players": players, "first": 0, "teams": teams})
    return Match.new(GAME, options, seats, seed)


def in_position(state: WishesState, people: int = 1) -> Match:
    """A match that has come to this position."""
    match = match_of(people, state.players - people, teams=state.options.teams)
    match._positions[0] = state
    return match


def raise_curtain(window: Window) -> None:
    """Whoever decides takes the screen, as soon as what happened before has been seen."""
    for _ in range(_PATIENCE):
        QApplication.processEvents()
        if window.curtain.isVisible():
            QTest.mouseClick(window.curtain.button, LEFT)
        elif window.table.offers.actions:
            return
        else:
            QTest.qWait(1)
    raise AssertionError("nobody is asked")


# By mouse


def point_of(window: Window, thing: Thing, *, covered: bool = False) -> QPoint:
    """A point at which a card, a pawn or a place is meant itself; what is dropped on a place may
    also fall on the cards that cover it."""
    table = window.table
    top = table.top
    if isinstance(thing, PawnKey):
        rect = top.pawns[thing.key].sceneBoundingRect()
    elif isinstance(thing, int):
        rect = top.cards[thing].sceneBoundingRect()
    else:
        place = top.areas[thing].area.rect
        for x, y in _SPIRAL:
            at = QPointF(place.centre[0] + x / 10 * place.w, place.centre[1] + y / 10 * place.h)
            found = top.area_at(at)
            if found is None or found.area.zone != thing:
                continue
            if covered or not _covered(window, at, thing):
                return table.mapFromScene(at)
        raise AssertionError(f"{thing} lies hidden")
    for x, y in _SPIRAL:
        at = table.mapToScene(
            table.mapFromScene(
                rect.center() + QPointF(x / 10 * rect.width(), y / 10 * rect.height())
            )
        )
        if isinstance(thing, PawnKey):
            hit = thing in top.pawns_at(at)
        else:
            card = top.card_at(at)
            hit = card is not None and card.card == thing
        if hit:
            return table.mapFromScene(at)
    raise AssertionError(f"{thing} lies hidden")


def _covered(window: Window, at: QPointF, zone: str) -> bool:
    """Whether something that can be picked up lies there, so that a click would mean it."""
    card = window.table.top.card_at(at)
    free = window.table.offers.liftable()
    if any(pawn in free for pawn in window.table.top.pawns_at(at)):
        return True
    return card is not None and card.card in free


def point_at(window: Window, thing: Thing) -> None:
    """Move the pointer there; it may have been left at this very place before."""
    viewport = window.table.viewport()
    QTest.mouseMove(viewport, QPoint(1, 1))
    QTest.mouseMove(viewport, point_of(window, thing))


def carry(window: Window, start: QPoint, end: QPoint) -> None:
    viewport = window.table.viewport()
    QTest.mousePress(viewport, LEFT, pos=start)
    QTest.mouseMove(viewport, (start + end) / 2)
    QTest.mouseMove(viewport, end)
    QTest.mouseRelease(viewport, LEFT, pos=end)


def click(window: Window, thing: Thing) -> None:
    QTest.mouseClick(window.table.viewport(), LEFT, pos=point_of(window, thing))


def drag(window: Window, piece: Piece, target: Target) -> None:
    carry(window, point_of(window, piece), point_of(window, target, covered=True))


def play(window: Window, action: Action) -> None:
    """Do something with the mouse alone, as a person would."""
    button = next((b for b in window.panel.box.buttons if b.button.action == action), None)
    if button is not None:
        QTest.mouseClick(button, LEFT)
        return
    do(window, best_way(window, action))
    if window.table.hands.asking.open:
        table = window.table
        at = table.mapFromScene(table.hands.asking.middle_of(0))
        QTest.mouseClick(table.viewport(), LEFT, pos=at)


def best_way(window: Window, action: Action) -> Gesture:
    """How an action is done by hand; a drag if there is one."""
    offers: list[Offer] = [offer for offer in window.table.offers if offer.action == action]
    assert offers, f"{action} has no gesture"
    drags = [o for o in offers if o.gesture.piece is not None and o.gesture.target is not None]
    return (drags or offers)[0].gesture


def do(window: Window, gesture: Gesture) -> None:
    if gesture.piece is not None and gesture.target is not None:
        drag(window, gesture.piece, gesture.target)
    elif gesture.piece is not None:
        click(window, gesture.piece)
        click(window, gesture.piece)
    elif gesture.target is not None:
        click(window, gesture.target)


# By keys


def press(window: Window, key: Qt.Key | str) -> None:
    """Press a key once everything is shown."""
    QApplication.processEvents()
    if isinstance(key, str):
        QTest.keySequence(window.table, QKeySequence(key))
    else:
        QTest.keyClick(window.table, key)


def play_by_keys(window: Window, action: Action) -> None:
    """Do something with the keyboard alone, as a person would."""
    made = next((b for b in window.panel.box.buttons if b.button.action == action), None)
    if made is not None and made.button.key:
        press(window, made.button.key)
        return
    offers = [offer for offer in window.table.offers if offer.action == action]
    clicks = [o for o in offers if o.gesture.piece is None]
    gesture = (clicks or offers)[0].gesture
    if gesture.piece is not None:
        walk_to(window, gesture.piece)
        press(window, Qt.Key.Key_Return)
    if gesture.target is not None:
        walk_to(window, gesture.target)
    press(window, Qt.Key.Key_Return)
    if window.table.hands.asking.open:
        press(window, Qt.Key.Key_Return)


def walk_to(window: Window, thing: Thing) -> None:
    """Go there with Tab and arrows, as far as keys reach at all."""
    table = window.table
    table.setFocus()
    QApplication.processEvents()
    arrows = [
        *(Qt.Key.Key_Right, Qt.Key.Key_Down, Qt.Key.Key_Left, Qt.Key.Key_Up),
        *(Qt.Key.Key_Home, Qt.Key.Key_PageUp, Qt.Key.Key_End, Qt.Key.Key_PageDown),
    ]
    for _ in range(10):
        tried: set[tuple[Thing | None, Qt.Key]] = set()
        while table.hands.focus != thing:
            here = table.hands.focus
            left = [arrow for arrow in arrows if (here, arrow) not in tried]
            if not left:
                break
            tried.add((here, left[0]))
            press(window, left[0])
        if table.hands.focus == thing:
            return
        if not table.keys.step(forward=True):
            table.hands.stand_on(None)
            table.keys.step(forward=True)
        if table.hands.focus == thing:
            return
    raise AssertionError(f"{thing} is not reached by keys")
