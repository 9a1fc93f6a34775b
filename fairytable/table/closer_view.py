"""Shows closer what one rests on: a card large, a place in words, own hidden cards while held."""

from PySide6.QtCore import QRectF, QTimer, Signal
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QWidget

from fairytable.paint.pixmaps import Pixmaps
from fairytable.paint.prints import Print
from fairytable.table.card_item import CardItem
from fairytable.table.enlarged import REST_MS, Enlarged
from fairytable.table.leaflet import Leaflet
from fairytable.table.lit_view import LitView
from fairytable.table.offers import Focus


class CloserView(LitView):
    """Pointer and keyboard say what they rest on; this shows it."""

    focused = Signal(str)
    """What the keyboard stands on, in words."""

    def __init__(self, pixmaps: Pixmaps, parent: QWidget | None = None) -> None:
        super().__init__(pixmaps, parent)
        self.enlarged = Enlarged(pixmaps)
        self.greeting = Enlarged(pixmaps)
        """A card that somebody is shown before all else."""
        self.leaflet = Leaflet()
        for item in (self.enlarged, self.greeting, self.leaflet):
            self.scene().addItem(item)
        self._hovered: CardItem | None = None
        self._hovered_zone: str | None = None
        self._peeked: list[CardItem] = []
        self._rest = self.timer(REST_MS)
        self._rest.timeout.connect(self._rested)

    def timer(self, ms: int) -> QTimer:
        """One that rings once."""
        timer = QTimer(self)
        timer.setSingleShot(True)
        timer.setInterval(ms)
        return timer

    def hover(self, item: CardItem | None, zone: str | None = None) -> None:
        """The pointer or the keyboard is on a card or a place."""
        if (item, zone) == (self._hovered, self._hovered_zone):
            return
        same_place = zone is not None and zone == self._hovered_zone and self.leaflet.isVisible()
        self._hovered, self._hovered_zone = item, zone
        if same_place:
            return
        self.enlarged.setVisible(False)
        self.leaflet.setVisible(False)
        if item is None and zone is None:
            self._rest.stop()
        else:
            self._rest.start()

    def _rested(self) -> None:
        if self.busy or self.lifted is not None:
            return
        item, zone = self._hovered, self._hovered_zone
        if (zone is None or not self.read(zone, item)) and item is not None:
            self.enlarge(item)

    def read(self, zone: str, item: CardItem | None) -> bool:
        """Show what lies at a place in words, if the game has some for it."""
        if self._staging is None or self._stage is None:
            return False
        text = self._staging.tell(zone, self._stage)
        if not text:
            return False
        if zone in self.areas:
            beside = QRectF(*self.areas[zone].area.rect)
        elif item is not None:
            beside = item.mapRectToScene(item.rect)
        else:
            return False
        self.leaflet.tell(text, beside, self.sceneRect())
        return True

    def enlarge(self, item: CardItem) -> None:
        if self.picture is None:
            return
        lit = [
            QRectF(*self.areas[z].area.rect)
            for z in self.offers.places(self.lifted)
            if z in self.areas
        ]
        self.enlarged.show_card(
            item, self.picture.unit, self.devicePixelRatioF(), self.sceneRect(), lit
        )

    def peek(self, card: int | None) -> None:
        """Show own cards that lie face down while a button or key is held; None: all of them."""
        if self._stage is None or self._staging is None or self._stage.curtain:
            return
        for item in self.items_by_card.values():
            seen = self._seen[item.card]
            hidden = item.spot is not None and item.spot.shows == "back" and seen.face is not None
            if hidden and seen.face is not None and card in (None, item.card):
                item.show_side(self._staging.look(seen.face, self._stage.say))
                self._peeked.append(item)

    def stop_peeking(self) -> None:
        for item in self._peeked:
            if item.spot is not None and item.card in self._seen:
                item.show_side(self.side(item.spot))
        self._peeked.clear()

    def focus_moved(self, focus: Focus | None) -> None:
        """Tell in words what the keyboard stands on, and show it large after a moment."""
        if isinstance(focus, int):
            self.hover(self.items_by_card[focus], self.zone_of(focus))
        else:
            self.hover(None, focus)
        if self._staging is None or self._stage is None or focus is None:
            return
        if isinstance(focus, str):
            self.focused.emit(self.areas[focus].area.name)
        else:
            self.focused.emit(self._staging.card_name(focus, self._stage))

    def paintEvent(self, event: QPaintEvent) -> None:
        for large in (self.enlarged, self.greeting):
            if large.isVisible():
                large.take()
        super().paintEvent(event)

    def _painted(self, wanted: Print) -> None:
        super()._painted(wanted)
        self.enlarged.update()
        self.greeting.update()
