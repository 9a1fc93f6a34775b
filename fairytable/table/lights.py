"""Lights up what can be done on the table, and dims the rest while something is held."""

from collections.abc import Mapping, Sequence

from PySide6.QtGui import QPolygonF

from fairytable.paint.marks import CardMark, MovedBy
from fairytable.stage.gestures import Gesture, PawnKey, Piece, Target, Thing
from fairytable.stage.look import BackLook
from fairytable.stage.picture import Spot
from fairytable.table.light import Glow
from fairytable.table.offers import Offers
from fairytable.table.table_top import TableTop
from fairytable.table.veil_item import VeilItem

FILLS = 0.6
"""From this share on a card fills its place, so that the light of the place would not be seen."""


class Lights:
    """Knows what is legal, and no gesture."""

    def __init__(self, top: TableTop) -> None:
        self.moved: Mapping[int, int | None] = {}
        """The cards that were moved lately, with the mover's colour; None for one's own."""
        self.veil = VeilItem()
        self._top = top
        self._offers = Offers()
        self._lifted: Piece | None = None
        self._focus: Thing | None = None
        top.scene.addItem(self.veil)

    def show(self, offers: Offers, lifted: Piece | None, focus: Thing | None) -> None:
        """Light up what can be taken now, and what can receive what is lifted."""
        if self._top.picture is None:
            return
        self._offers, self._lifted, self._focus = offers, lifted, focus
        lit = set(offers.targets(lifted))
        places = {target for target in lit if isinstance(target, str)}
        playable = {thing for thing in lit if isinstance(thing, int)}
        if lifted is None:
            playable |= {piece for piece in offers.pieces() if isinstance(piece, int)}
            piles = self._filled(places)
            playable |= set(piles.values())
            places -= set(piles)
        liftable = set(offers.liftable())
        for spot in self._top.picture.spots:
            marks = self._marks_of(spot, playable, liftable)
            self._top.cards[spot.card].set_marks(*marks)
        self._light_pawns()
        self._dim(lit)
        for zone, area in self._top.areas.items():
            glow = Glow.NONE
            if zone in places and not area.area.quiet:
                glow = Glow.OPEN if lifted is None else Glow.TARGET
            area.set_light(glow, focused=zone == focus)

    def fade(self, offers: Offers) -> None:
        """While it is told what has happened, only what can still be taken afterwards glows on."""
        still = set(offers.pieces())
        for card, item in self._top.cards.items():
            if CardMark.PLAYABLE in item.marks and card not in still:
                item.set_marks(*[mark for mark in item.marks if mark is not CardMark.PLAYABLE])
        for area in self._top.areas.values():
            area.set_light(Glow.NONE)

    def _light_pawns(self) -> None:
        """A pawn that can be taken glows, and so does the one that is held."""
        pieces = [] if self._lifted is not None else self._offers.pieces()
        for key, figure in self._top.pawns.items():
            lit = PawnKey(key) in pieces or PawnKey(key) == self._lifted
            figure.light.set(Glow.OPEN if lit else Glow.NONE, focused=PawnKey(key) == self._focus)

    def _dim(self, lit: set[Target]) -> None:
        """While something is picked up, dim what can do nothing for it."""
        top = self._top
        bright = [top.outline_of(target) for target in lit if top.lights_up(target)]
        if self._lifted is None or not bright:
            self.veil.setVisible(False)
            return
        self.veil.cover(top.rect, [*bright, self._held(self._lifted)], top.dpr)

    def _held(self, piece: Piece) -> QPolygonF:
        """What is picked up, with its light; a tile on a map by its outline."""
        item = self._top.item_of(piece)
        if isinstance(piece, int) and self._top.pane.carries(item):
            return self._top.outline_of(piece)
        return item.mapToScene(item.boundingRect())

    def _filled(self, zones: set[str]) -> dict[str, int]:
        """The places that their uppermost card fills, with this card: it glows in their stead."""
        found = {}
        for zone in zones & set(self._top.areas):
            items = [
                self._top.cards[card]
                for card in self._top.lying_in(zone)
                if card in self._top.cards
            ]
            uppermost = max(items, key=lambda item: item.zValue(), default=None)
            place = self._top.areas[zone].area.rect
            if uppermost is None or uppermost.spot is None:
                continue
            if uppermost.spot.rect.w * uppermost.spot.rect.h > FILLS * place.w * place.h:
                found[zone] = uppermost.card
        return found

    def _marks_of(
        self, spot: Spot, playable: set[int], liftable: set[Piece]
    ) -> list[CardMark | MovedBy]:
        side = self._top.cards[spot.card].side
        marks: list[CardMark | MovedBy] = []
        if spot.card == self._lifted or spot.raised:
            marks += [CardMark.LIFTED, CardMark.SELECTED]
        elif spot.card in playable:
            marks.append(CardMark.PLAYABLE)
        elif self._idle_in_hand(spot) and spot.card not in liftable:
            marks.append(CardMark.NOT_NOW)
        if isinstance(side, BackLook) and side.memory is not None:
            marks.append(CardMark.KNOWN)
        if spot.card in self.moved and spot.z and spot.shows != "face":
            mover = self.moved[spot.card]
            marks.append(CardMark.LAST_MOVE if mover is None else MovedBy(mover))
        if spot.card == self._focus:
            marks.append(CardMark.FOCUS)
        return marks

    def _idle_in_hand(self, spot: Spot) -> bool:
        """Whether a card that somebody holds cannot be played while others can."""
        return bool(self._offers.actions) and spot.shows == "face" and bool(spot.z)

    def aim(self, aimed: Target | None) -> None:
        """Something is held over a target that would take it, or over none."""
        lit = set(self._offers.targets(self._lifted))
        for zone, area in self._top.areas.items():
            glow = Glow.TARGET if zone in lit and not area.area.quiet else Glow.NONE
            area.set_light(Glow.AIMED if zone == aimed else glow)

    def refuse(self, zone: str | None) -> None:
        """Show that a place does not take something, until the lights are set anew."""
        if zone is not None and zone in self._top.areas:
            self._top.areas[zone].set_light(Glow.REFUSED)

    def tell(self, zones: Sequence[str]) -> None:
        """Let the places glow that a line of the story speaks of."""
        for zone in zones:
            if zone in self._top.areas:
                self._top.areas[zone].set_light(Glow.TOLD)

    def suggest(self, gesture: Gesture) -> None:
        """Let what a gesture takes and where it puts it glow, until something else happens."""
        for thing in (gesture.piece, gesture.target):
            if isinstance(thing, str):
                self.tell([thing])
            elif isinstance(thing, PawnKey) and self._top.has(thing):
                self._top.pawns[thing.key].light.set(Glow.TOLD)
            elif isinstance(thing, int) and self._top.has(thing):
                item = self._top.cards[thing]
                item.set_marks(
                    CardMark.HINTED, *[m for m in item.marks if m is not CardMark.PLAYABLE]
                )
