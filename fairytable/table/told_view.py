"""Lets the table follow what has happened: cards glide, and an action is told part by part."""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from functools import partial

from PySide6.QtCore import QPointF, Signal
from PySide6.QtWidgets import QWidget

from fairytable.engine import Action, CardView, Event, Moved, Scored, Turned
from fairytable.paint.pixmaps import Pixmaps
from fairytable.stage.beats import Beat, Retelling
from fairytable.stage.picture import Mark, Picture, Spot, around
from fairytable.stage.staging import Errand, Stage, Staging
from fairytable.table import z_values
from fairytable.table.area_item import Glow
from fairytable.table.card_item import CardItem
from fairytable.table.flap_item import FlapItem, flaps_between
from fairytable.table.motion import LONGEST_STAGGER_MS, STAGGER_MS, Flight, Motif, Scene
from fairytable.table.offers import Gesture, Offers
from fairytable.table.picture_view import PictureView
from fairytable.table.slip_item import SlipItem

NUDGE = 0.25
"""How far, in its widths, a card is shifted that does not rise above the others."""
SLIP = 76.0
"""How wide a flying number is when it sets out; it arrives smaller."""
SHEET_HEIGHT = 0.2
"""Where points leave the table if nobody says where their line is, as a share of its height."""


class ToldView(PictureView):
    """The picture of now is known from the start; what is shown on the way to it is only shown."""

    told = Signal(object)
    """A part of an action was told: the Stage as it is by then."""
    caught_up = Signal()
    """All parts of an action were told."""

    def __init__(self, pixmaps: Pixmaps, parent: QWidget | None = None) -> None:
        super().__init__(pixmaps, parent)
        self._untold: list[tuple[str, tuple[str, ...]]] = []
        """What is still to be said of the last action, and beside which places."""
        self.telling = False
        """Whether the last action, as it is told, says by itself what nobody should miss."""
        self.behind = False
        """Whether the last action is still being told."""
        self.line_height: Callable[[str], float | None] = lambda line: None
        """At which height a line of the score sheet stands beside the table, if it is seen."""
        self._slips: list[SlipItem] = []
        self._flaps: list[FlapItem] = []
        self._away: set[str] = set()
        """Pawns that are on an errand."""
        self._telling_of: Stage | None = None
        """How it was after the part of the last action that is told now."""

    def proclaim(self, text: str, zones: Sequence[str]) -> None:
        """Show for a moment what has happened; see CardTable."""

    def present(
        self,
        staging: Staging,
        stage: Stage,
        legal: Sequence[Action] = (),
        events: Sequence[Event] = (),
        *,
        deal: bool = False,
        more: Mapping[Gesture, Action] | None = None,
    ) -> None:
        """Show this now; cards that lie elsewhere glide there, as the events tell it. With `deal`
        the cards that are not in the largest pile come from it."""
        self.motion.finish()
        self.let_go()
        fresh = staging is not self._staging
        if fresh or deal or stage.curtain:
            self.unfolded = None
        before, self._stage = self._stage, self._sized(stage)
        self._staging = staging
        self.offers = Offers(legal, more)
        self.lifted = None
        self._untold.clear()
        self.telling = False
        retelling = None
        if before is not None and events and self.motion.speed and not (fresh or deal):
            retelling = self._retelling(before, self._stage, events)
        self._seen = _by_card(stage)
        moved = [e.card for e in events if isinstance(e, Moved)]
        if moved:
            self._last_moved = tuple(moved)
        shown = self.picture
        self._arrange()
        self._raise()
        if deal and self.motion.speed:
            self._gather()
            self._glide(moved)
        elif fresh or deal:
            self._lay_out()
        elif retelling is None or before is None or shown is None:
            self._glide(moved, staging.errands(events))
        else:
            self._tell(retelling, before, shown, staging.errands(events))

    def unfold(self, player: int | None) -> None:
        """Show a player's area large over the table, or none; only pictures that can do so do."""
        if self._stage is None or player == self.unfolded:
            return
        self.motion.finish()
        self.let_go()
        self.unfolded, self.lifted = player, None
        self._stage = self._sized(self._stage)
        self._arrange()
        self._raise()
        self._glide([])

    def annotate(self, notes: Mapping[str, str]) -> None:
        """Show these signs on their places."""
        if self._stage is None or self._staging is None:
            return
        self.motion.finish()
        self._stage = self._stage._replace(notes=notes)
        self._previews.clear()
        self.picture = self._staging.arrange(self._stage)
        self._paint_ground()

    # All at once

    def _gather(self) -> None:
        """Put every card with the back of the largest pile onto it, face down."""
        assert self.picture is not None
        assert self._staging is not None
        hidden = [s for s in self.picture.spots if not self._seen[s.card].up and s.shows != "face"]
        if not hidden:
            return
        rects = Counter(spot.rect for spot in hidden)
        pile, _ = rects.most_common(1)[0]
        back = self._seen[next(s.card for s in hidden if s.rect == pile)].back
        dpr = self.devicePixelRatioF()
        for spot in self.picture.spots:
            item = self.items_by_card[spot.card]
            dealt = self._seen[spot.card].back == back and not self._seen[spot.card].up
            item.spot = None if dealt else spot
            item.set_size(pile.w if dealt else spot.rect.w, dpr)
            item.show_side(self._staging.back(back) if dealt else self.side(spot))
            item.refresh()
            item.place(pile if dealt else spot.rect, spot.turn)

    def _glide(self, moved: Sequence[int], errands: Sequence[Errand] = ()) -> None:
        """Let cards that lie elsewhere fly to their places, the moved ones one after the other."""
        assert self.picture is not None
        flights = partial(self._flights, self.picture, self._seen, moved)
        self._play([Scene(prepare=flights, after=self._paint_ground)], errands)

    def _play(self, scenes: Sequence[Scene], errands: Sequence[Errand]) -> None:
        """Play scenes, between the ways of those who fetch the cards."""
        there = [Scene(prepare=partial(self._walk_there, errands), passing=True)]
        home = [Scene(prepare=partial(self._walk_home, errands))]
        k = min(1, len(errands))
        self.motion.play(*there[:k], *scenes, *home[:k])

    def _flights(
        self,
        picture: Picture,
        cards: Mapping[int, CardView],
        moved: Sequence[int],
        apart: int | None = None,
    ) -> list[Flight]:
        """The ways of all that lies elsewhere than in a picture."""
        dpr = self.devicePixelRatioF()
        order = {card: k for k, card in enumerate(dict.fromkeys(moved))}
        step = min(STAGGER_MS, LONGEST_STAGGER_MS / max(1, len(order))) if apart is None else apart
        flights = []
        for k, spot in enumerate(picture.spots):
            item, side = self.items_by_card[spot.card], self.side(spot, cards)
            at_home = item.spot == spot and item.pos() == item.home(spot.rect)
            if at_home and item.side == side:
                continue
            width = item.rect.width() * item.scale()
            item.spot = spot
            if item.side in (None, side):  # one that turns over takes its new size on the way
                item.set_size(spot.rect.w, dpr)
            item.stretch(width)
            item.setVisible(True)
            item.set_marks()
            nudged = spot.card not in order and _is_near(item, spot)
            flying = z_values.FLYING + order.get(spot.card, -1)
            item.setZValue(z_values.of_card(spot.z, k) if nudged else flying)
            delay = round(order.get(spot.card, 0) * step)
            flights.append(Flight(item, spot.rect, spot.turn, side, delay))
        for pawn in picture.pawns:
            figure = self.pawns.get(pawn.key)
            if figure is not None and figure.pawn != pawn:
                figure.pawn = pawn
                figure.set_size(pawn.rect, dpr)
                if pawn.key not in self._away:
                    flights.append(Flight(figure, pawn.rect))
        return flights

    # Part by part

    def _retelling(self, before: Stage, now: Stage, events: Sequence[Event]) -> Retelling | None:
        """How the view of before became that of now, if it can be told; cards that were mixed get
        the pictures of their equals."""
        if (before.bottom, before.view.viewer) != (now.bottom, now.view.viewer):
            return None
        retelling = Retelling(before.view, now.view, events, len(now.people))
        if not retelling.possible:
            return None
        moved = {new: self.items_by_card[old] for old, new in retelling.renamed.items()}
        self.items_by_card |= moved
        for card, item in moved.items():
            item.card = card
        return retelling

    def _tell(
        self, retelling: Retelling, before: Stage, shown: Picture, errands: Sequence[Errand]
    ) -> None:
        """Show the parts of an action one after the other, and in the end how all lies now."""
        assert self._staging is not None
        assert self._stage is not None
        told = self._staging.beats(retelling.events, before, self._stage)
        beats = [beat for beat in told if _is_seen(beat)]
        # What comes last and needs no telling of its own happens on the way to the end.
        last = beats.pop() if beats and _is_plain(beats[-1]) else Beat()
        self._untold = [(beat.banner, beat.light) for beat in beats if beat.banner]
        self.telling = bool(self._untold)
        self._told = shown
        self.behind = bool(beats)
        parts = [
            Scene(
                prepare=partial(self._begin_beat, retelling, beat),
                after=partial(self._end_beat, beat),
                pause=beat.pause,
                passing=True,
            )
            for beat in beats
        ]
        end = Scene(prepare=partial(self._begin_end, last), after=self._show_ground)
        turn = Scene(prepare=partial(self._turn_flaps, shown), after=self._end_flaps)
        self._play([*parts, end, turn], errands)

    def _begin_beat(self, retelling: Retelling, beat: Beat) -> Sequence[Motif]:
        assert self._staging is not None
        assert self._stage is not None
        view = retelling.tell(beat)
        stage = self._stage._replace(view=view, preview=None, winners=(), scores=())
        self._told = self._staging.arrange(stage)
        self._telling_of = stage
        for zone in beat.light:
            if zone in self.areas:
                self.areas[zone].set_light(Glow.OPEN)
        if beat.banner:
            self._untold.pop(0)
            self.proclaim(beat.banner, beat.light)
        flights = self._flights(self._told, _by_card(stage), _moved(beat), beat.apart)
        slips = self._points(beat)
        if not flights:
            self._paint_ground()
        return [*flights, *slips]

    def _end_beat(self, beat: Beat) -> None:
        assert self._told is not None
        self._paint_ground()
        self._stack(self._told)
        for zone in beat.light:
            if zone in self.areas:
                self.areas[zone].set_light(Glow.NONE)
        for slip in self._slips:
            self.scene().removeItem(slip)
        self._slips.clear()
        self.told.emit(self._telling_of)

    def _points(self, beat: Beat) -> list[Flight]:
        """Points that were scored fly towards the sheet beside the table."""
        assert self._staging is not None
        scored = [event for event in beat.events if isinstance(event, Scored)]
        lit = [self.areas[zone].area.rect.centre for zone in beat.light if zone in self.areas]
        at = QPointF(*lit[0]) if lit else QPointF(self.width() / 2, self.height() / 2)
        flights = []
        for event in scored:
            sign = "+" if self._staging.signed else ""
            text = f"{event.points:{sign}d}".replace("-", "−")
            slip = SlipItem(text, at, self.devicePixelRatioF())
            self.scene().addItem(slip)
            self._slips.append(slip)
            wanted = self.line_height(event.line)
            y = self.height() * SHEET_HEIGHT if wanted is None else wanted
            flights.append(Flight(slip, around(self.width() - SLIP / 2, y, SLIP * 0.7, SLIP)))
        return flights

    def _begin_end(self, last: Beat) -> Sequence[Motif]:
        """Everything goes where it lies now; what was left out in a hurry is still said."""
        assert self.picture is not None
        if self._untold:
            zones = [zone for _, lit in self._untold for zone in lit]
            self.proclaim(" · ".join(text for text, _ in self._untold), zones)
            self._untold.clear()
        return self._flights(self.picture, self._seen, _moved(last), last.apart)

    def _show_ground(self) -> None:
        self._told = None
        self._paint_ground()
        if self.behind:
            self.behind = False
            self.caught_up.emit()

    def _turn_flaps(self, shown: Picture) -> Sequence[Motif]:
        """What the ground shows else than before in some places is turned over there."""
        assert self.picture is not None
        assert self._stage is not None
        changed = flaps_between(shown, self.picture)
        dpr, people = self.devicePixelRatioF(), self._stage.people
        gone: set[Mark] = set()
        for rect, old, new in changed:
            flap = FlapItem(rect, old, new, dpr, people, self.pixmaps)
            self.scene().addItem(flap)
            self._flaps.append(flap)
            gone |= set(new)
        if changed:
            under = tuple(mark for mark in self.picture.under if mark not in gone)
            self._told = self.picture._replace(under=under)
            self._paint_ground()
        return self._flaps

    def _end_flaps(self) -> None:
        for flap in self._flaps:
            self.scene().removeItem(flap)
        if self._flaps:
            self._flaps = []
            self._show_ground()

    # Errands

    def _walk_there(self, errands: Sequence[Errand]) -> Sequence[Motif]:
        """Those who fetch cards go to them first."""
        flights = []
        for pawn, zone in errands:
            if pawn in self.pawns and zone in self.areas:
                figure = self.pawns[pawn]
                x, y = self.areas[zone].area.rect.centre
                flights.append(Flight(figure, around(x, y, figure.pawn.rect.w, figure.pawn.rect.h)))
                figure.setZValue(z_values.FLYING - 1)
                self._away.add(pawn)
        return flights

    def _walk_home(self, errands: Sequence[Errand]) -> Sequence[Motif]:
        self._away.clear()
        figures = [self.pawns[pawn] for pawn, _ in errands if pawn in self.pawns]
        return [Flight(figure, figure.pawn.rect) for figure in figures]


def _by_card(stage: Stage) -> dict[int, CardView]:
    return {c.card: c for cards in stage.view.zones.values() for c in cards}


def _is_near(item: CardItem, spot: Spot) -> bool:
    """Whether a card only shifts a little, as the rest of a pile does."""
    away = item.pos() - QPointF(*spot.rect.centre)
    return away.manhattanLength() < NUDGE * spot.rect.w


def _moved(beat: Beat) -> list[int]:
    """The cards that move or turn over in a beat, in order."""
    return [event.card for event in beat.events if isinstance(event, Moved | Turned)]


def _is_seen(beat: Beat) -> bool:
    """Whether a beat shows anything: some hold nothing but sentences of the log."""
    moves = any(isinstance(event, Moved | Turned | Scored) for event in beat.events)
    return moves or bool(beat.light or beat.banner or beat.pause or beat.facts)


def _is_plain(beat: Beat) -> bool:
    return beat == Beat(beat.events, apart=beat.apart)
