"""Mouse and keyboard on the table: both ask the same Offers what they would do."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, Qt
from PySide6.QtWidgets import QApplication

from fairytable.table.card_item import CardItem
from fairytable.table.offers import Focus
from fairytable.table.z_values import HELD

if TYPE_CHECKING:
    from fairytable.table.card_table import CardTable


class Pointer:
    """Pick up and put down: by a drag, or by a click and a click."""

    def __init__(self, table: "CardTable") -> None:
        self.table = table
        self.dragging = False
        self._pressed: QPointF | None = None
        self._item: CardItem | None = None
        self._grab = QPointF()
        self._double = False

    def press(self, at: QPointF) -> None:
        self.table.finish()
        self._pressed, self._item = at, self.table.card_at(at)
        if self._item is not None:
            self.table.peek(self._item.card)

    def move(self, at: QPointF) -> None:
        if self._pressed is None:
            self.table.hover(self.table.card_at(at))
            return
        far = (at - self._pressed).manhattanLength() >= QApplication.startDragDistance()
        if not self.dragging and far and self._item is not None:
            self._begin_drag(self._item)
        if self.dragging and self._item is not None:
            self._item.setPos(at + self._grab)
            self.table.aim(at)

    def _begin_drag(self, item: CardItem) -> None:
        if item.card not in self.table.offers.cards():
            self.table.refuse(item.card, None, self._pressed or item.pos())
            self._item = None
            return
        self.dragging = True
        self.table.lift(item.card)
        self._grab = item.pos() - (self._pressed or item.pos())
        item.setZValue(HELD)

    def release(self, at: QPointF) -> None:
        self.table.stop_peeking()
        pressed, self._pressed = self._pressed, None
        dragging, self.dragging = self.dragging, False
        item, self._item = self._item, None
        if dragging and item is not None:
            self.table.drop(item, at)
        elif pressed is not None and not self._double:
            self.table.click(at)
        self._double = False

    def double_click(self, at: QPointF) -> None:
        """Onto the only sensible place."""
        self.table.finish()
        self._double = True
        self._pressed = at
        item = self.table.card_at(at)
        action = None if item is None else self.table.offers.only(item.card)
        if action is not None:
            self.table.choose(action)

    def cancel(self) -> None:
        """Forget a gesture that has begun: what it was about may be gone."""
        self._pressed = self._item = None
        self.dragging = self._double = False


class Keys:
    """Arrows and Tab walk over what can be chosen; Enter takes and puts, Esc puts back."""

    ARROWS = {
        Qt.Key.Key_Left: (-1, 0),
        Qt.Key.Key_Right: (1, 0),
        Qt.Key.Key_Up: (0, -1),
        Qt.Key.Key_Down: (0, 1),
    }

    def __init__(self, table: "CardTable") -> None:
        self.table = table

    @property
    def focus(self) -> Focus | None:
        return self.table.focus

    def press(self, key: Qt.Key, text: str) -> bool:
        """Whether the key means something here."""
        if key in self.ARROWS:
            self.table.finish()
            self._go(*self.ARROWS[key])
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.table.finish()
            self._enter()
        elif key == Qt.Key.Key_Escape:
            self.table.finish()
            self.table.put_back()
        elif key == Qt.Key.Key_Space:
            self._space()
        elif text.isdigit() and text != "0":
            self.table.finish()
            self._digit(text)
        elif key == Qt.Key.Key_S:
            self.table.peek(None)
        else:
            return False
        return True

    def step(self, *, forward: bool) -> bool:
        """Tab: to the next thing that can be chosen; False if the table has no more."""
        found = self.reachable()
        if not found:
            return False
        if self.focus not in found:
            self.set_focus(found[0 if forward else -1])
            return True
        k = found.index(self.focus) + (1 if forward else -1)
        if not 0 <= k < len(found):
            return False
        self.set_focus(found[k])
        return True

    def reachable(self) -> list[Focus]:
        """What can be chosen now, in reading order: cards first, then places."""
        table = self.table
        cards: list[Focus] = []
        if table.lifted is None:
            cards += sorted(table.offers.cards(), key=self._reading)
        else:
            cards.append(table.lifted)
        places = [zone for zone in table.areas if zone in table.offers.places(table.lifted)]
        return cards + sorted(places, key=self._reading)

    def set_focus(self, focus: Focus | None) -> None:
        self.table.focus = focus
        self.table.update_marks()
        self.table.focus_moved(focus)

    def keep_valid(self) -> None:
        """Drop the focus from what cannot be chosen any more."""
        if self.focus not in self.reachable():
            self.table.focus = None

    def _reading(self, thing: Focus) -> tuple[int, float]:
        x, y = self._centre(thing)
        return round(y / 40), x

    def _centre(self, thing: Focus) -> tuple[float, float]:
        if isinstance(thing, str):
            return self.table.areas[thing].area.rect.centre
        spot = self.table.items_by_card[thing].spot
        return spot.rect.centre if spot is not None else (0.0, 0.0)

    def _go(self, dx: int, dy: int) -> None:
        """To the nearest thing in this direction."""
        found = self.reachable()
        if not found:
            return
        if self.focus not in found:
            self.set_focus(found[0])
            return
        x, y = self._centre(self.focus)
        ahead = []
        for thing in found:
            tx, ty = self._centre(thing)
            along, aside = (tx - x) * dx + (ty - y) * dy, abs((tx - x) * dy) + abs((ty - y) * dx)
            if along > 1:
                ahead.append((along + 2 * aside, thing))
        if ahead:
            self.set_focus(min(ahead, key=lambda pair: pair[0])[1])

    def _enter(self) -> None:
        table, focus = self.table, self.focus
        if focus is None:
            self.step(forward=True)
        elif isinstance(focus, str):
            action = table.offers.find(table.lifted, focus)
            if action is not None:
                table.choose(action)
        elif table.lifted == focus:
            self._put_down(focus)
        else:
            self._take(focus)

    def _take(self, card: int) -> None:
        table = self.table
        action = table.offers.by_click(card)
        if action is not None:
            table.choose(action)
            return
        table.lift(card)
        places = [thing for thing in self.reachable() if isinstance(thing, str)]
        self.set_focus(places[0] if places else card)

    def _put_down(self, card: int) -> None:
        """Enter on the lifted card: onto its only place, else back."""
        action = self.table.offers.only(card)
        if action is not None:
            self.table.choose(action)
        else:
            self.table.put_back()

    def _digit(self, digit: str) -> None:
        """The n-th card of the hand, or the place of this number for what is lifted."""
        table = self.table
        if table.lifted is not None:
            zone = next((z for z, a in table.areas.items() if a.area.key == digit), None)
            action = None if zone is None else table.offers.find(table.lifted, zone)
            if action is not None:
                table.choose(action)
            elif zone is not None:
                x, y = table.areas[zone].area.rect.centre
                table.refuse(table.lifted, zone, QPointF(x, y))
            return
        hand = table.hand()
        k = int(digit) - 1
        if k >= len(hand):
            return
        card = hand[k]
        if card in table.offers.cards():
            self._take(card)
        else:
            table.refuse(card, None, table.items_by_card[card].pos())

    def _space(self) -> None:
        """Finish what moves; when all lies still, show the focused card large."""
        if self.table.busy:
            self.table.finish()
        elif isinstance(self.focus, int):
            self.table.enlarge(self.table.items_by_card[self.focus])
