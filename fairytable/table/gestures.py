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
            self.table.look_at(at)
            return
        far = (at - self._pressed).manhattanLength() >= QApplication.startDragDistance()
        if not self.dragging and far and self._item is not None:
            self._begin_drag(self._item)
        if self.dragging and self._item is not None:
            self._item.setPos(at + self._grab)
            self.table.aim(at)

    def _begin_drag(self, item: CardItem) -> None:
        if item.card not in self.table.offers.liftable():
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

    def lose(self) -> None:
        """The button is let go where the table does not hear of it: what is dragged goes home."""
        if self.dragging:
            self.table.put_back()
        self.cancel()


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
            dx, dy = self.ARROWS[key]
            if not (dx and self._viewing and self._unfold(dx)):
                self._go(dx, dy)
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.table.finish()
            self._enter()
        elif key == Qt.Key.Key_Escape:
            self.table.finish()
            self.table.escape()
        elif key == Qt.Key.Key_Space:
            self._space()
        elif text.isdigit():
            self.table.finish()
            self._digit(text)
        elif key == Qt.Key.Key_S:
            self.table.peek(None)
        elif key == Qt.Key.Key_V:
            self.table.finish()
            return self._unfold(1)
        elif key == Qt.Key.Key_G:
            self.table.finish()
            return self._guess()
        else:
            return False
        return True

    def step(self, *, forward: bool) -> bool:
        """Tab: to the next group of things that can be chosen; False if the table has no more."""
        found = self.reachable()
        groups: dict[int | Focus, Focus] = {}
        for thing in found:
            groups.setdefault(self._group(thing), thing)
        firsts = [groups[key] for key in sorted(groups, key=self._rank)]
        if not firsts:
            return False
        if self.focus is None or self.focus not in found:
            self.set_focus(firsts[0 if forward else -1])
            return True
        k = firsts.index(groups[self._group(self.focus)]) + (1 if forward else -1)
        if not 0 <= k < len(firsts):
            return False
        self.set_focus(firsts[k])
        return True

    def _group(self, thing: Focus) -> int | Focus:
        """The number of the picture's group that a thing belongs to; itself if there is none."""
        table = self.table
        groups = () if table.picture is None else table.picture.groups
        zone = thing if isinstance(thing, str) else table.zone_of(thing)
        found = (-1 - k for k, zones in enumerate(groups) if zone in zones)
        return next(found, thing)

    def _rank(self, group: int | Focus) -> tuple[int, float]:
        """Groups in the order of the picture, then single things in reading order."""
        if isinstance(group, int) and group < 0:
            return 0, -1 - group
        return 1, self.reachable().index(group)

    def reachable(self) -> list[Focus]:
        """What can be chosen now, in reading order: cards first, then places."""
        table = self.table
        cards: list[Focus] = []
        if table.lifted is None:
            cards += sorted(table.offers.cards(), key=self._reading)
        else:
            cards.append(table.lifted)
        lit = set(table.offers.places(table.lifted))
        places = [z for z, item in table.areas.items() if z in lit and not item.area.quiet]
        return cards + sorted(places, key=self._reading)

    def set_focus(self, focus: Focus | None) -> None:
        self.table.focus = focus
        self.table.update_marks()
        self.table.focus_moved(focus)

    def keep_valid(self) -> None:
        """Drop the focus from what cannot be chosen any more."""
        if self.focus not in self.reachable() and self.focus not in self._signed():
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
            elif focus in self._signed():
                table.sign(focus)
        elif table.lifted == focus:
            self._put_down(focus)
        else:
            self._take(focus)

    def _take(self, card: int) -> None:
        table = self.table
        table.pick_up(card)
        places = [thing for thing in self.reachable() if isinstance(thing, str)]
        needs_place = table.offers.by_click(card) is None
        self.set_focus(places[0] if places and needs_place else card)

    def _put_down(self, card: int) -> None:
        """Enter on the lifted card: what it does by itself, or its only place, else the first."""
        offers = self.table.offers
        places = [thing for thing in self.reachable() if isinstance(thing, str)]
        if places and offers.by_click(card) is None and offers.only(card) is None:
            self.set_focus(places[0])
        else:
            self.table.put_down(card)

    def _digit(self, digit: str) -> None:
        """The place of this number for what is lifted; else its uppermost card, or the n-th of the
        hand where places lift nothing."""
        table = self.table
        zone = next((z for z, a in table.areas.items() if a.area.key == digit), None)
        if table.lifted is not None:
            self._put_at(table.lifted, zone)
        elif zone is not None and table.areas[zone].area.lifts:
            self._take_from(zone)
        elif digit != "0":
            self._take_nth(int(digit) - 1)

    def _put_at(self, card: int, zone: str | None) -> None:
        table = self.table
        if zone is None:
            return
        action = table.offers.find(card, zone)
        if action is not None:
            table.choose(action)
        elif zone == table.zone_of(card):
            table.put_back()
        else:
            table.refuse(card, zone, QPointF(*table.areas[zone].area.rect.centre))

    def _take_from(self, zone: str) -> None:
        """The only card that can be taken there; of several the keyboard goes to the first."""
        table = self.table
        stage = table.stage
        lying = [] if stage is None else [c.card for c in stage.view.zones.get(zone, ())]
        found = sorted(set(lying) & set(table.offers.liftable()), key=self._reading)
        if len(found) > 1 and found[0] in self.reachable():
            self.set_focus(found[0])
        elif found:
            self._take(found[-1])
        elif lying:
            table.refuse(lying[-1], None, QPointF(*table.areas[zone].area.rect.centre))

    def _take_nth(self, k: int) -> None:
        table = self.table
        hand = table.hand()
        if k >= len(hand):
            return
        card = hand[k]
        if card in table.offers.liftable():
            self._take(card)
        else:
            table.refuse(card, None, table.items_by_card[card].pos())

    @property
    def _viewing(self) -> bool:
        """Whether a player's area is unfolded and nothing is held."""
        return self.table.unfolded is not None and self.table.lifted is None

    def _unfold(self, step: int) -> bool:
        """Show the next area large, or the one before; past the last nothing is shown large."""
        table = self.table
        picture = table.picture
        areas = () if picture is None else picture.areas
        players = list(dict.fromkeys(a.unfolds for a in areas if a.unfolds is not None))
        if not players:
            return False
        if table.unfolded not in players:
            table.unfold(players[0 if step > 0 else -1])
        else:
            table.unfold(players[(players.index(table.unfolded) + step) % len(players)])
        return True

    def _signed(self) -> list[Focus]:
        """The places that take a sign of the person at the bottom, in reading order."""
        areas = self.table.areas
        return sorted((zone for zone in areas if areas[zone].area.signs), key=self._reading)

    def _guess(self) -> bool:
        """To the next place that takes a sign; False if there is none."""
        found = self._signed()
        if not found:
            return False
        k = found.index(self.focus) + 1 if self.focus in found else 0
        self.set_focus(found[k % len(found)])
        return True

    def _space(self) -> None:
        """Finish what moves; when all lies still, show the focused card large."""
        if self.table.busy:
            self.table.finish()
        elif isinstance(self.focus, int):
            self.table.enlarge(self.table.items_by_card[self.focus])
