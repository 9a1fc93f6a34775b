"""Shows closer what one rests on: a card large, a pile as a fan, a place in words, own hidden cards
while a key is held."""

from collections.abc import Callable

from PySide6.QtCore import QObject, QPointF, QRectF, Signal

from fairytable.engine import CardView
from fairytable.paint.pixmaps import Pixmaps
from fairytable.stage.gestures import PawnKey, Thing
from fairytable.stage.look import Look, Printed
from fairytable.table.card_item import CardItem
from fairytable.table.enlarged import REST_MS, SIZES, Enlarged
from fairytable.table.fanned import LEAST, MOST, SHARE, Fanned, ShownPile
from fairytable.table.place_note import PlaceNote
from fairytable.table.table_top import TableTop
from fairytable.table.timers import once


class Lens(QObject):
    """Pointer and keyboard say what they rest on; this shows it."""

    showing = Signal(QRectF)
    """Where something is shown closer; an empty rectangle once it is put away."""

    def __init__(
        self, top: TableTop, pixmaps: Pixmaps, still: Callable[[], bool], parent: QObject
    ) -> None:
        """Nothing is shown closer by itself unless all is `still`."""
        super().__init__(parent)
        self.enlarged = Enlarged(pixmaps)
        self.fanned = Fanned(pixmaps)
        self.note = PlaceNote()
        self.clear_of: list[QRectF] = []
        """What an enlarged card should not cover."""
        self.about: Callable[[int], list[QRectF]] = lambda card: []
        """What a card has to do with: where it could go, and the place on which it lies."""
        self._top, self._still = top, still
        self._card: CardItem | None = None
        self._zone: str | None = None
        self._peeked: list[CardItem] = []
        self._rest = once(self, REST_MS["normal"])
        self._rest.timeout.connect(self._rested)
        for item in (self.enlarged, self.fanned, self.note):
            top.scene.addItem(item)

    def rest_for(self, wish: str) -> None:
        """How long one rests on something before it is shown closer: one of REST_MS."""
        self._rest.setInterval(REST_MS[wish])

    def look_at(self, at: QPointF) -> None:
        """The pointer is over this point of the scene."""
        item, area = self._top.card_at(at), self._top.area_at(at)
        if item is not None:
            self.rest_on(item, self._top.zone_of(item.card))
        else:
            self.rest_on(None, None if area is None else area.area.zone)

    def stand_on(self, thing: Thing | None) -> None:
        """The keyboard is on this."""
        if isinstance(thing, int):
            self.rest_on(self._top.cards[thing], self._top.zone_of(thing))
        else:
            self.rest_on(None, None if isinstance(thing, PawnKey) else thing)

    def rest_on(self, item: CardItem | None, zone: str | None = None) -> None:
        """The pointer or the keyboard is on a card or a place."""
        if (item, zone) == (self._card, self._zone):
            return
        told = self.note.isVisible() or self.fanned.isVisible()
        same_place = zone is not None and zone == self._zone and told
        self._card, self._zone = item, zone
        if same_place and not self._legible(item, zone):
            return
        self.hide()
        self.note.setVisible(False)
        if item is None and zone is None:
            self._rest.stop()
        else:
            self._rest.start()

    def put_away(self) -> None:
        """Nothing is shown closer any more."""
        self.stop_peeking()
        self.rest_on(None)
        self.hide()

    @property
    def shows(self) -> bool:
        """Whether something is shown closer now."""
        return any(item.isVisible() for item in (self.enlarged, self.fanned, self.note))

    def hide(self) -> None:
        """Neither a card nor a pile is shown large any more."""
        self.enlarged.setVisible(False)
        self.fanned.setVisible(False)
        self.showing.emit(QRectF())

    def _rested(self) -> None:
        if not self._still():
            return
        item, zone = self._card, self._zone
        if item is not None and self._legible(item, zone) and self.enlarged.by_itself:
            self.enlarge(item)
            return
        if zone is not None and (self.fan_out(zone, item) or self.read(zone, item)):
            return
        if item is not None and self.enlarged.by_itself:
            self.enlarge(item)

    def _legible(self, item: CardItem | None, zone: str | None) -> bool:
        """Whether this card is to be read by itself, not its place."""
        staging = self._top.staging
        if item is None or zone is None or staging is None:
            return False
        read_singly = zone.partition(".")[0] in staging.legible
        return read_singly and self._top.seen[item.card].face is not None

    def fan_out(self, zone: str, item: CardItem | None = None) -> bool:
        """Show a pile as a fan, if the game has one for it."""
        top = self._top
        if top.staging is None or top.stage is None or top.picture is None:
            return False
        fan = top.staging.fan(zone, top.stage)
        if fan is None or not fan.cards or (zone not in top.areas and item is None):
            return False
        pile = top.place_of(zone) if item is None else item.mapRectToScene(item.rect)
        times, _ = SIZES[self.enlarged.size]
        width = min(times * max(LEAST, SHARE * top.picture.unit), MOST * top.rect.height())
        shown = ShownPile(tuple(map(self._open_side, fan.cards)), fan.caption, width)
        self.fanned.show_pile(shown, pile, top.rect, self.clear_of, top.skin, top.dpr)
        self.showing.emit(self.fanned.sceneBoundingRect())
        return True

    def _open_side(self, card: CardView) -> Printed:
        """The face, if the viewer knows it; else the back."""
        top = self._top
        assert top.staging is not None
        assert top.stage is not None
        if card.face is None:
            return top.staging.back(card.back)
        return top.staging.look(card.face, top.stage.say)

    def read(self, zone: str, item: CardItem | None = None) -> bool:
        """Show what lies at a place in words, if the game has some for it."""
        top = self._top
        if top.staging is None or top.stage is None:
            return False
        text = top.staging.tell(zone, top.stage)
        if not text:
            return False
        if zone in top.areas:
            beside = top.place_of(zone)
        elif item is not None:
            beside = item.mapRectToScene(item.rect)
        else:
            return False
        self.note.tell(text, beside, top.rect, self.clear_of, top.skin, top.dpr)
        self.showing.emit(self.note.sceneBoundingRect())
        return True

    def enlarge(self, item: CardItem) -> None:
        if self._top.picture is not None:
            top, unit = self._top, self._top.picture.unit
            about, seen = self.about(item.card), self._open_cards()
            self.enlarged.show_card(item, unit, top.dpr, top.rect, self.clear_of, about, seen)
            self.showing.emit(self.enlarged.sceneBoundingRect())

    def _open_cards(self) -> list[QRectF]:
        """Where faces are seen."""
        cards = (item for item in self._top.cards.values() if item.seen)
        return [c.sceneBoundingRect() for c in cards if isinstance(c.side, Look)]

    def peek(self, card: int | None) -> None:
        """Show own cards that lie face down while a button or key is held; None: all of them."""
        top = self._top
        if top.stage is None or top.staging is None or top.stage.curtain:
            return
        for item in top.cards.values():
            seen = top.seen[item.card]
            hidden = item.spot is not None and item.spot.shows == "back" and seen.face is not None
            if hidden and seen.face is not None and card in (None, item.card):
                item.show_side(top.staging.look(seen.face, top.stage.say))
                self._peeked.append(item)

    def stop_peeking(self) -> None:
        for item in self._peeked:
            if item.spot is not None and item.card in self._top.seen:
                item.show_side(self._top.side(item.spot))
        self._peeked.clear()

    def fetch_stale(self) -> None:
        """Have the large picture at hand before the scene is painted."""
        if self.enlarged.isVisible():
            self.enlarged.take()
        if self.fanned.isVisible():
            self.fanned.take()

    def painted(self) -> None:
        """Some picture is ready: perhaps the large one."""
        self.enlarged.update()
        self.fanned.update()
