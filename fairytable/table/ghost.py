"""Where a card would lie: a faint copy of it at that place, while its action is aimed at."""

from fairytable.engine import Action, TableView
from fairytable.stage.gestures import Gesture
from fairytable.stage.look import Printed
from fairytable.stage.maps import Camera
from fairytable.stage.picture import Spot
from fairytable.stage.staging import Stage, Staging
from fairytable.table.card_item import CardItem
from fairytable.table.offers import Offer
from fairytable.table.table_top import TableTop, by_card
from fairytable.table.z_values import of_card

_FAINT = 0.75
"""How strongly it is drawn."""


class CardGhost:
    """Hidden unless one action is aimed at that lays a card somewhere."""

    def __init__(self, top: TableTop) -> None:
        self._top = top
        self.item = CardItem(-1, top.pixmaps)
        self.item.setOpacity(_FAINT)
        self.item.setVisible(False)
        top.scene.addItem(self.item)
        self._known_for: tuple[TableView, tuple[float, float], Camera | None] | None = None
        self._known: dict[Gesture, tuple[Spot, Printed] | None] = {}
        """Where cards would lie: whoever holds one goes to and fro between few places."""

    @property
    def card(self) -> int | None:
        """The card that is seen where it would lie."""
        return self.item.spot.card if self.item.seen and self.item.spot is not None else None

    def foresee(self, offer: Offer | None) -> None:
        """Show where this would lay a card; nothing, if it lays none."""
        found = None if offer is None else self._found(offer)
        self.item.setVisible(found is not None)
        if found is None:
            return
        spot, side = found
        self.item.spot = spot._replace(badges=())
        self.item.set_size(spot.rect.w, self._top.dpr)
        self.item.show_side(side)
        # What hides cards at that place hides it as well.
        self.item.setZValue(of_card(spot.z, len(self._top.cards)))
        self.item.place(spot.rect, spot.turn)

    def hide(self) -> None:
        self.item.setVisible(False)

    def fetch_stale(self) -> None:
        """Have the picture at hand before the scene is painted."""
        if self.item.seen and self.item.stale:
            self.item.take()

    def painted(self) -> None:
        """Some picture is ready: perhaps this one."""
        if self.item.seen:
            self.item.fetch()

    def _found(self, offer: Offer) -> tuple[Spot, Printed] | None:
        """Where the card of an offer would lie, in the picture of now, and what it would show."""
        top = self._top
        if top.staging is None or top.stage is None or top.picture is None:
            return None
        now = top.stage.view, top.picture.size, top.camera
        if now != self._known_for:
            self._known_for, self._known = now, {}
        way = _way(offer)
        if way not in self._known:
            self._known[way] = self._supposed(top.staging, top.stage, offer.action, way)
        found = self._known[way]
        return None if found is None or not top.pane.shows(found[0]) else found

    def _supposed(
        self, staging: Staging, stage: Stage, action: Action, way: Gesture
    ) -> tuple[Spot, Printed] | None:
        card, zone = way.piece, way.target
        if not isinstance(card, int) or not isinstance(zone, str) or card not in self._top.cards:
            return None
        view = staging.supposed(stage, action, card, zone)
        if view is None:
            return None
        then = stage._replace(view=view, preview=None, lifted=None)
        spots = self._top.arranged(then).spots
        spot = next((spot for spot in spots if spot.card == card), None)
        return None if spot is None else (spot, self._top.side(spot, by_card(then)))


def _way(offer: Offer) -> Gesture:
    """The card that an offer lays somewhere, and where: what is held goes before what is named."""
    held, action = offer.gesture.piece, offer.action
    if isinstance(held, int) and held != action.card:
        return Gesture(held, offer.gesture.target)
    return Gesture(action.card, action.zone or offer.gesture.target)
