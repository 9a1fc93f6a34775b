"""Lights up what can be done on a picture, and finds what lies under a point."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QWidget

from fairytable.engine import Action
from fairytable.paint.ground import qrect
from fairytable.paint.marks import CardMark
from fairytable.paint.pixmaps import Pixmaps
from fairytable.stage.look import BackLook
from fairytable.stage.picture import FRONT, Panel, Spot
from fairytable.table.area_item import AreaItem, Glow
from fairytable.table.card_item import CardItem
from fairytable.table.told_view import ToldView
from fairytable.table.veil_item import VeilItem

FILLS = 0.6
"""From this share on a card fills its place, so that the light of the place would not be seen."""


class LitView(ToldView):
    """Knows what is legal, and no gesture."""

    def __init__(self, pixmaps: Pixmaps, parent: QWidget | None = None) -> None:
        super().__init__(pixmaps, parent)
        self.veil = VeilItem()
        self.scene().addItem(self.veil)

    def update_marks(self) -> None:
        """Light up what can be taken now, and what can receive what is lifted."""
        if self.picture is None:
            return
        lit = set(self.offers.places(self.lifted))
        playable, liftable = set(self.offers.cards()), set(self.offers.liftable())
        if self.lifted is None:
            piles = self._filled(lit)
            playable |= set(piles.values())
            lit -= set(piles)
        for spot in self.picture.spots:
            marks = self._marks_of(spot, playable, liftable)
            self.items_by_card[spot.card].set_marks(*marks)
        self._dim(lit)
        for zone, area in self.areas.items():
            glow = Glow.NONE
            if zone in lit and not area.area.quiet:
                glow = Glow.OPEN if self.lifted is None else Glow.TARGET
            area.set_light(glow, focused=zone == self.focus)

    def _dim(self, lit: set[str]) -> None:
        """While a card is picked up, dim what can do nothing for it."""
        places = [self.areas[zone].area for zone in lit if zone in self.areas]
        bright = [qrect(area.rect).adjusted(-2, -2, 2, 2) for area in places if not area.quiet]
        if self.lifted is None or not bright:
            self.veil.setVisible(False)
            return
        item = self.items_by_card[self.lifted]
        bright.append(item.mapRectToScene(item.boundingRect()))
        self.veil.cover(self.sceneRect(), bright)

    def _filled(self, zones: set[str]) -> dict[str, int]:
        """The places that their uppermost card fills, with this card: it glows in their stead."""
        if self._stage is None:
            return {}
        found = {}
        for zone in zones & set(self.areas) & set(self._stage.view.zones):
            lying = [c.card for c in self._stage.view.zones[zone] if c.card in self.items_by_card]
            items = [self.items_by_card[card] for card in lying]
            top = max(items, key=lambda item: item.zValue(), default=None)
            place = self.areas[zone].area.rect
            if top is None or top.spot is None:
                continue
            if top.spot.rect.w * top.spot.rect.h > FILLS * place.w * place.h:
                found[zone] = top.card
        return found

    def _marks_of(self, spot: Spot, playable: set[int], liftable: set[int]) -> list[CardMark]:
        side = self.items_by_card[spot.card].side
        marks = []
        if spot.card == self.lifted or spot.raised:
            marks += [CardMark.LIFTED, CardMark.SELECTED]
        elif spot.card in playable and self.lifted is None:
            marks.append(CardMark.PLAYABLE)
        elif self._idle_in_hand(spot) and spot.card not in liftable:
            marks.append(CardMark.NOT_NOW)
        if isinstance(side, BackLook) and side.memory is not None:
            marks.append(CardMark.KNOWN)
        if spot.card in self._last_moved and spot.z and spot.shows != "face":
            marks.append(CardMark.LAST_MOVE)
        if spot.card == self.focus:
            marks.append(CardMark.FOCUS)
        return marks

    def _idle_in_hand(self, spot: Spot) -> bool:
        """Whether a card that somebody holds cannot be played while others can."""
        return bool(self.offers.actions) and spot.shows == "face" and bool(spot.z)

    def tell(self, zones: Sequence[str]) -> None:
        """Let the places glow that a line of the story speaks of."""
        self.update_marks()
        for zone in zones:
            if zone in self.areas:
                self.areas[zone].set_light(Glow.TOLD)

    def suggest(self, action: Action) -> None:
        """Let the card and the place of an action glow, until something else happens."""
        self.update_marks()
        if action.card in self.items_by_card:
            item = self.items_by_card[action.card]
            item.set_marks(CardMark.HINTED, *[m for m in item.marks if m is not CardMark.PLAYABLE])
        if action.zone in self.areas:
            self.areas[action.zone].set_light(Glow.TOLD)

    # Finding

    def card_at(self, at: QPointF) -> CardItem | None:
        """The uppermost card under a point of the scene."""
        covered = self._covered(at)
        under = [
            item
            for item in self.items_by_card.values()
            if item.isVisible() and item.holds(at) and not (covered and _below(item.spot))
        ]
        return max(under, key=lambda item: item.zValue(), default=None)

    def area_at(self, at: QPointF) -> AreaItem | None:
        """The smallest place under a point; those of the front sheet come first."""
        found = self.areas_at(at)
        return found[0] if found else None

    def areas_at(self, at: QPointF) -> list[AreaItem]:
        """All places under a point, the one that is meant most first."""
        covered = self._covered(at)
        under = [
            item
            for item in self.areas.values()
            if item.contains_point(at) and not (covered and item.area.z < FRONT)
        ]
        return sorted(under, key=lambda item: (-item.area.z, item.area.rect.w * item.area.rect.h))

    def _covered(self, at: QPointF) -> bool:
        """Whether a plate of the front sheet hides what lies there."""
        if self.picture is None:
            return False
        return any(
            mark.rect.x <= at.x() <= mark.rect.right and mark.rect.y <= at.y() <= mark.rect.bottom
            for mark in self.picture.front
            if isinstance(mark, Panel) and mark.kind not in ("shade", "veil", "frame")
        )

    def hand(self) -> list[int]:
        """The cards that the person at the bottom holds, from left to right."""
        if self.picture is None:
            return []
        held = [spot for spot in self.picture.spots if spot.shows == "face" and spot.z]
        return [spot.card for spot in sorted(held, key=lambda spot: spot.rect.x)]

    def zone_of(self, card: int) -> str:
        assert self._stage is not None
        return self._stage.view.where(card)


def _below(spot: Spot | None) -> bool:
    """Whether a card lies under the front sheet."""
    return spot is None or spot.z < FRONT
