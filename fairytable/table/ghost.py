"""Where a card would lie: a faint copy of it at that place, while its action is aimed at."""

from fairytable.engine import Action, TableView
from fairytable.stage.gestures import Gesture
from fairytable.stage.maps import Camera
from fairytable.stage.picture import Spot
from fairytable.stage.staging import Stage, Staging
from fairytable.table.card_item import CardItem
from fairytable.table.offers import Offer
from fairytable.table.table_top import TableTop
from fairytable.table.z_values import VEIL


class Ghost:
    """Hidden unless one action is aimed at that lays a card somewhere."""

    def __init__(self, top: TableTop) -> None:
        self._top = top
        self.item = CardItem(-1, top.pixmaps)
        self.item.setZValue(VEIL + 1)
        self.item.setVisible(False)
        top.scene.addItem(self.item)
        self._known_for: tuple[TableView, tuple[float, float], Camera | None] | None = None
        self._known: dict[Gesture, Spot | None] = {}
        """Where cards would lie: whoever holds one goes to and fro between few places."""

    @property
    def card(self) -> int | None:
        """The card that is seen where it would lie."""
        return self.item.spot.card if self.item.seen and self.item.spot is not None else None

    def foresee(self, offer: Offer | None) -> None:
        """Show where this would lay a card; nothing, if it lays none."""
        spot = None if offer is None else self._spot(offer)
        self.item.setVisible(spot is not None)
        if spot is None:
            return
        self.item.spot = spot._replace(faded=True, badges=())
        self.item.set_size(spot.rect.w, self._top.dpr)
        self.item.show_side(self._top.side(spot))
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

    def _spot(self, offer: Offer) -> Spot | None:
        """Where the card of an offer would lie, in the picture of now."""
        top = self._top
        if top.staging is None or top.stage is None or top.picture is None:
            return None
        now = top.stage.view, top.picture.size, top.camera
        if now != self._known_for:
            self._known_for, self._known = now, {}
        way = _way(offer)
        if way not in self._known:
            self._known[way] = self._supposed(top.staging, top.stage, offer.action, way)
        spot = self._known[way]
        return None if spot is None or not top.pane.shows(spot) else spot

    def _supposed(
        self, staging: Staging, stage: Stage, action: Action, way: Gesture
    ) -> Spot | None:
        card, zone = way.piece, way.target
        if not isinstance(card, int) or not isinstance(zone, str) or card not in self._top.cards:
            return None
        view = staging.supposed(stage, action, card, zone)
        if view is None:
            return None
        then = self._top.arranged(stage._replace(view=view, preview=None, lifted=None))
        return next((spot for spot in then.spots if spot.card == card), None)


def _way(offer: Offer) -> Gesture:
    """The card that an offer lays somewhere, and where: what is held goes before what is named."""
    held, action = offer.gesture.piece, offer.action
    if isinstance(held, int) and held != action.card:
        return Gesture(held, offer.gesture.target)
    return Gesture(action.card, action.zone or offer.gesture.target)
