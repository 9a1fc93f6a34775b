"""What hands do on the table: pick up, put down, choose, be refused. Mouse and keys end up here."""

from collections.abc import Sequence

from PySide6.QtCore import QObject, QPointF, QRectF, Signal

from fairytable.engine import Action
from fairytable.stage.gestures import PawnKey, Piece, Target, Thing
from fairytable.stage.prompts import Bubble
from fairytable.table.aiming import Aiming
from fairytable.table.asking import Asking, Reply
from fairytable.table.card_item import CardItem
from fairytable.table.lens import Lens
from fairytable.table.lights import Lights
from fairytable.table.offers import Offer, Offers
from fairytable.table.speech import Speech
from fairytable.table.standing_question import StandingQuestion
from fairytable.table.table_top import TableTop
from fairytable.table.teller import Teller
from fairytable.table.timers import once

FLASH_MS = 600
RISE = 0.12
"""How far a lifted card rises, in widths of a card in hand."""


class Hands(QObject):
    """All gestures end in `choose` or `refuse`."""

    chosen = Signal(object)
    """An Offer that a gesture asked for."""
    refused = Signal(str)
    """Why a gesture did nothing."""
    noted = Signal(str, str)
    """A place, and the sign that the person at the bottom wants to see there."""
    raised = Signal(object)
    """What is picked up now, or None."""
    stood_on = Signal(object)
    """What the keyboard stands on now."""
    focused = Signal(str)
    """The same in words."""
    over = Signal()
    """Whatever was begun is over: done, refused, put back, or without its picture."""
    unfolding = Signal(object)
    """What is to be shown large, as its area names it; None for nothing."""

    def __init__(
        self, top: TableTop, teller: Teller, lights: Lights, lens: Lens, speech: Speech
    ) -> None:
        super().__init__(teller)
        self.top, self.teller = top, teller
        self.lights, self.lens, self.speech = lights, lens, speech
        lens.about = self._about
        self.offers = Offers()
        self.lifted: Piece | None = None
        """What is picked up."""
        self.focus: Thing | None = None
        """What the keyboard stands on."""
        self.asking = Asking(top)
        self.question = StandingQuestion(top, self)
        self.question.told.connect(self.focused)
        self.aiming = Aiming(top, self)
        self._raised: Piece | None = None
        self._flash = once(self, FLASH_MS)
        self._flash.timeout.connect(self.update_lights)

    # The state of the hands

    def take_offers(self, offers: Offers) -> None:
        """Something else can be done from now on."""
        self.offers = offers
        self.lifted = None
        self.question.take(self._bubble(), offers.actions)

    def _bubble(self) -> Bubble | None:
        """What the game wants to ask at a place, if anybody is asked now."""
        top = self.top
        if top.staging is None or top.stage is None or not self.offers.actions:
            return None
        return top.staging.bubble(top.stage)

    def let_go(self) -> None:
        """What was begun with the old picture is over."""
        self.over.emit()
        self.aiming.at_nothing()
        self.asking.close()
        self.question.step_aside()
        self.lens.put_away()
        self.speech.hush()

    def raise_asked(self) -> None:
        """Pick up the card that the question is about, if it can go somewhere."""
        assert self.top.picture is not None
        liftable = set(self.offers.pieces())
        raised = [s.card for s in self.top.picture.spots if s.raised and s.card in liftable]
        if raised:
            self.lifted = raised[0]

    def reachable(self) -> list[Thing]:
        """What can be chosen now, in reading order: pieces first, then targets."""
        pieces = self.offers.pieces() if self.lifted is None else [self.lifted]
        targets = [t for t in self.offers.targets(self.lifted) if self.top.lights_up(t)]
        found = sorted(pieces, key=self.top.reading) + sorted(targets, key=self.top.reading)
        return list(dict.fromkeys(found))

    def signed(self) -> list[str]:
        """The places that take a sign of the person at the bottom, in reading order."""
        areas = self.top.areas
        return sorted((zone for zone in areas if areas[zone].area.signs), key=self.top.reading)

    def update_lights(self) -> None:
        """Light up what can be done now; the keyboard leaves what cannot be chosen any more."""
        if self.focus not in self.reachable() and self.focus not in self.signed():
            self.focus = None
        self.lights.show(self.offers, self.lifted, self.focus)
        if self.holds or self.asking.open:
            self.question.step_aside()
        elif not self.teller.motion.busy:
            self.question.show()
        self.lens.clear_of = self._choices()
        if self.lifted != self._raised:
            self._raised = self.lifted
            self.top.hold(self.lifted if isinstance(self.lifted, int) else None)
            self.raised.emit(self.lifted)

    def _choices(self) -> list[QRectF]:
        """Where the hand lies and whatever can be chosen now: nothing shown large may hide it."""
        things = (*self.offers.targets(self.lifted), *self.offers.pieces(), *self.top.hand())
        found = [self.top.place_of(thing) for thing in {*things} if self.top.has(thing)]
        return [*found, self.question.slip.sceneBoundingRect()] if self.question.open else found

    def in_question(self) -> list[QRectF]:
        """Where all lies that some gesture takes, and where it can go."""
        ways = [offer.gesture for offer in self.offers if offer.gesture.lit != "never"]
        things = {thing for way in ways for thing in (way.piece, way.target) if thing is not None}
        return [self.top.place_of(thing) for thing in things if self.top.has(thing)]

    def _about(self, card: int) -> list[QRectF]:
        """Where a card could go, and what lies beside it at its place."""
        zone = self.top.zone_of(card)
        places = {*self.offers.targets(card), zone} if zone in self.top.areas else ()
        lying = [other for other in self.top.lying_in(zone) if other != card]
        found = (*places, *lying)
        return [self.top.place_of(thing) for thing in found if self.top.has(thing)]

    def stand_on(self, thing: Thing | None) -> None:
        """The keyboard goes to a thing: it is told in words, and shown large after a moment."""
        self.focus = thing
        if thing is not None:
            self.stood_on.emit(thing)
        self.update_lights()
        self.lens.stand_on(thing)
        target = None if isinstance(thing, PawnKey) else thing
        self.aiming.at([] if target is None else self.offers.find(self.lifted, target), target)
        if thing is not None and self.top.stage is not None:
            self.focused.emit(self.top.name_of(thing))

    @property
    def holds(self) -> bool:
        """Whether a person holds something, other than a card raised by the question itself."""
        if self.lifted is None:
            return False
        spot = self.top.cards[self.lifted].spot if isinstance(self.lifted, int) else None
        return spot is None or not spot.raised

    # Lifting and choosing

    def lift(self, piece: Piece) -> None:
        """Pick something up: its targets light up."""
        self.lifted = piece
        self.aiming.begin_anew()
        self.lens.rest_on(None)
        self.speech.hush()
        self.update_lights()

    def pick_up(self, piece: Piece) -> None:
        """Lift what is not dragged: it rises a little above where it lay."""
        self.lift(piece)
        self.hold_up(piece)

    def hold_up(self, piece: Piece) -> None:
        """What is lifted and not dragged is a little above where it lay."""
        item = self.top.item_of(piece)
        place = item.where
        if place is not None and self.top.picture is not None:
            item.setPos(item.home(place.moved(0, -RISE * self.top.picture.unit)))

    def put_back(self) -> None:
        """Put what is lifted back where it was."""
        piece, self.lifted = self.lifted, None
        self._forget_aim()
        if piece is not None:
            self.teller.send_home(self.top.item_of(piece))
        self.raise_asked()
        self.update_lights()

    def put_down(self, piece: Piece) -> None:
        """What is lifted is chosen once more: what it does by itself, its only target, or back."""
        found = self.offers.by_click(piece) or self.offers.only(piece)
        if found:
            self.choose(found, self.top.place_of(piece))
        else:
            self.put_back()

    def choose(self, offers: Sequence[Offer], beside: QRectF) -> None:
        """A gesture asks for an action. Where it may mean several, or should not be done by a slip
        of the hand, the person is asked at the place first."""
        if len(offers) > 1 or offers[0].gesture.question is not None:
            self._ask(offers, beside)
        else:
            self._do(offers[0])

    def _do(self, offer: Offer) -> None:
        self.lifted = None
        self.asking.close()
        self._forget_aim()
        self.chosen.emit(offer)

    def _ask(self, offers: Sequence[Offer], beside: QRectF) -> None:
        assert self.top.staging is not None
        assert self.top.stage is not None
        question = offers[0].gesture.question
        if len(offers) == 1 and question is not None:
            self.asking.ask(question.text, [Reply(question.yes, offers[0])], beside)
        else:
            describe, stage = self.top.staging.describe, self.top.stage
            answers = [Reply(describe(offer.action, stage), offer) for offer in offers]
            self.asking.ask("", answers, beside)
        self.question.step_aside()
        self.focused.emit(self.asking.spoken)

    def answer(self, answer: Reply) -> None:
        """One of the answers to what is asked at a place."""
        self._do(answer.offer)

    def stop_asking(self) -> None:
        """Nothing of what was asked is meant."""
        self.asking.close()
        self.put_back()

    # At a point

    def landing(self, piece: Piece | None, at: QPointF) -> tuple[list[Offer], Target | None]:
        """What putting this piece down at a point does, or clicking there without one; and the
        target that is meant: that of the offer, else the innermost place the game knows."""
        under = [area.area.zone for area in self.top.areas_at(at)]
        targets: list[Target] = [*under]
        if self.offers.goes_onto_cards(piece):
            over = [item.card for item in self.top.cards_at(at) if item.card != piece]
            targets[:0] = over[:1]
        for target in targets:
            found = self.offers.find(piece, target)
            if found:
                return found, target
        known = {} if self.top.stage is None else self.top.stage.view.zones
        return [], next((zone for zone in under if zone in known), under[0] if under else None)

    def liftable_at(self, at: QPointF) -> Piece | None:
        """What could be picked up at a point."""
        liftable = self.offers.liftable()
        pawns = [piece for piece in self.top.pawns_at(at) if piece in liftable]
        item = self.top.card_at(at)
        if pawns:
            return pawns[0]
        return item.card if item is not None and item.card in liftable else None

    def click(self, at: QPointF) -> None:
        piece, item = self.liftable_at(at), self.top.card_at(at)
        if self.lifted is not None:
            self._click_with_lifted(self.lifted, piece, at)
            return
        found, target = self.landing(None, at)
        if piece is not None and (piece in self.offers.pieces() or not found):
            self.pick_up(piece)
            return
        if found:
            self.choose(found, self._beside(target, at))
        elif not self._note(at) and not self._open(at):
            self._explain(item, target if isinstance(target, str) else None, at)

    def _click_with_lifted(self, lifted: Piece, piece: Piece | None, at: QPointF) -> None:
        found, target = self.landing(lifted, at)
        item = self.top.card_at(at)
        if found:
            self.choose(found, self._beside(target, at))
        elif lifted == piece or (item is not None and item.card == lifted):
            self.put_down(lifted)
        elif piece is not None:
            self.put_back()
            self.pick_up(piece)
        elif isinstance(target, str) and target != self.top.home_zone(lifted):
            self.refuse(lifted, target, at)
        else:
            self.put_back()

    def drop(self, piece: Piece, at: QPointF) -> None:
        """The end of a drag."""
        found, target = self.landing(piece, at)
        if found:
            self.choose(found, self._beside(target, at))
        elif not isinstance(target, str) or target == self.top.home_zone(piece):
            self.put_back()
        else:
            self.refuse(piece, target, at)

    def _beside(self, target: Target | None, at: QPointF) -> QRectF:
        """Where something is asked about a target."""
        if target is not None and self.top.has(target):
            return self.top.place_of(target)
        return QRectF(at, at)

    def _note(self, at: QPointF) -> bool:
        """Put the next sign on the place at a point, if it takes some."""
        area = self.top.area_at(at)
        return area is not None and bool(area.area.signs) and self.sign(area.area.zone)

    def sign(self, zone: str) -> bool:
        """Put the next sign on a place, and tell it; False if nobody plays here."""
        if self.top.stage is None:
            return False
        turns = ("", *self.top.areas[zone].area.signs, "")
        now = self.top.stage.notes.get(zone, "")
        self.noted.emit(zone, turns[turns.index(now) + 1])
        areas = () if self.top.picture is None else self.top.picture.areas
        self.focused.emit(next((area.name for area in areas if area.zone == zone), ""))
        return True

    def _open(self, at: QPointF) -> bool:
        """Unfold the area that is clicked, or fold the one that is unfolded."""
        area = self.top.area_at(at)
        wanted = None if area is None else area.area.unfolds
        if wanted is None and self.top.unfolded is None:
            return False
        if wanted is None and area is not None and area.area.z:
            return False
        self._toggle(wanted)
        return True

    def _toggle(self, wanted: str | None) -> None:
        self.unfolding.emit(None if wanted == self.top.unfolded else wanted)

    def _explain(self, item: CardItem | None, zone: str | None, at: QPointF) -> None:
        """Say why a click does nothing, or what lies there."""
        in_play = item is not None and item.spot is not None and not item.spot.faded
        if (
            item is not None
            and in_play
            and self.offers.actions
            and self.refuse(item.card, None, at)
        ):
            return
        larger = [area.area.unfolds for area in self.top.areas_at(at)]
        wanted = next((one for one in larger if one is not None), None)
        if wanted is not None:
            self._toggle(wanted)
        elif zone is not None:
            self.lens.read(zone, item)

    # Aiming

    def look_at(self, at: QPointF) -> None:
        """The pointer is over this point and nothing is pressed."""
        self.lens.look_at(at)
        if self.lifted is not None:
            self.aim(at)
        else:
            found, target = self.landing(None, at)
            item = self.top.card_at(at)
            self.aiming.at(found, target if item is None else item.card)

    def look_away(self) -> None:
        """The pointer has left the table."""
        self.aiming.at([])

    def aim(self, at: QPointF) -> None:
        """A piece is held over a point: the target under it answers."""
        found, target = self.landing(self.lifted, at)
        if not self.aiming.at(found, target):
            return
        if found and target not in self.offers.targets(self.lifted):
            target = self.offers.of(found[0].action).target
        self.lights.aim(target if found else None)

    def _forget_aim(self) -> None:
        self.over.emit()
        self.aiming.at_nothing()
        self.top.preview(None)

    def aim_at_answer(self, answer: Reply | None) -> None:
        """The pointer or the keyboard is on an answer to what is asked."""
        self.lens.rest_on(None)
        self.aiming.at([] if answer is None else [answer.offer])

    # Refusing and advising

    def refuse(self, piece: Piece | None, zone: str | None, at: QPointF) -> bool:
        """Say why this cannot be done; what is lifted glides home. False if there is no reason."""
        if self.top.staging is None or self.top.stage is None:
            return False
        if isinstance(piece, PawnKey):
            reason = self.top.staging.pawn_refusal(self.top.stage, piece.key, zone)
        else:
            reason = self.top.staging.refusal(self.top.stage, piece, zone)
        self.put_back()
        if not reason:
            return False
        self.lights.refuse(zone)
        self._flash.start()
        self.speech.refuse(reason, at)
        self.refused.emit(reason)
        return True

    def suggest(self, action: Action) -> None:
        """Let what an action takes, and where it puts it, glow until something else happens."""
        self.update_lights()
        self.lights.suggest(self.offers.of(action))

    def consider(self, action: Action | None) -> None:
        """The person looks at a move in a list: let it glow, and show what it would bring."""
        if action is None or action not in self.offers.actions:
            self.update_lights()
            self.aiming.at([])
        else:
            self.suggest(action)
            self.aiming.at([Offer(self.offers.of(action), action)])

    def tell(self, zones: Sequence[str]) -> None:
        """Let the places glow that a line of the story speaks of."""
        self.update_lights()
        self.lights.tell(zones)
