"""Lets the table follow what has happened: cards glide, and an action is told part by part."""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from functools import partial

from PySide6.QtCore import QObject, QPointF, Signal

from fairytable.engine import CardView, Event, Moved, Scored, Turned
from fairytable.stage.beats import Beat, Retelling
from fairytable.stage.motifs import named
from fairytable.stage.picture import Mark, Picture, Spot, around
from fairytable.stage.staging import Errand, Stage
from fairytable.stage.weight import magnified
from fairytable.table import z_values
from fairytable.table.camera_view import CameraView
from fairytable.table.card_item import CardItem
from fairytable.table.emblem_change import EmblemChange
from fairytable.table.light import Glow
from fairytable.table.motifs.spectacle import Spectacle
from fairytable.table.motion import (
    ARC,
    LONGEST_STAGGER_MS,
    STAGGER_MS,
    Flight,
    Gliding,
    Motion,
    Movable,
    Scene,
)
from fairytable.table.pawn_item import PawnItem
from fairytable.table.reshaping import reshaped, reshapes, settle
from fairytable.table.slip_item import SlipItem
from fairytable.table.table_top import TableTop, by_card
from fairytable.table.turning_item import TurningItem, turned_between

NUDGE = 0.25
"""How far, in its widths, a card is shifted that does not rise above the others."""
SLIP = 76.0
"""How wide a flying number is when it sets out; it arrives smaller."""
_SLIPS, _PAUSES = (0.8, 1.9), (0.8, 1.8)
"""How much smaller and larger a flying number is, and how much shorter and longer one looks, by how
much it matters."""
SHEET_HEIGHT = 0.2
"""Where points leave the table if nobody says where their line is, as a share of its height."""


class Teller(QObject):
    """The picture of now is known from the start; what is shown on the way to it is only shown."""

    told = Signal(object)
    """A part of an action was told: the Stage as it is by then."""
    caught_up = Signal()
    """All parts of an action were told."""
    proclaimed = Signal(str, object, float)
    """What is said of a part of an action, beside which places, and how much it matters."""

    def __init__(self, top: TableTop, camera: CameraView, parent: QObject) -> None:
        super().__init__(parent)
        self.motion = Motion(self)
        self.speaks = False
        """Whether the last action, as it is told, says by itself what nobody should miss."""
        self.behind = False
        """Whether the last action is still being told."""
        self._in_turn = False
        """Whether somebody goes on with their own turn, and decides again at once; otherwise all is
        seen before anything more is said."""
        self.line_height: Callable[[str], float | None] = lambda line: None
        """At which height a line of the score sheet stands beside the table, if it is seen."""
        self._top = top
        self._camera = camera
        self._spectacle = Spectacle(top)
        self._untold: list[Beat] = []
        """Those parts of the last action of which something is still to be said."""
        self._slips: list[SlipItem] = []
        self._turning: list[TurningItem] = []
        self._away: set[str] = set()
        """Pawns that are on an errand."""
        self._telling_of: Stage | None = None
        """How it was after the part of the last action that is told now."""
        self._next: Picture | None = None
        """How all lies after it."""

    def forget(self, *, asked: bool) -> None:
        """Something new is to be told; `asked` says whether whoever did it decides again."""
        self._untold.clear()
        self.speaks = False
        self._in_turn = asked

    # All at once

    def deal(self, moved: Sequence[int]) -> None:
        """Let all cards with the back of the largest pile come from it."""
        if self._top.painted_for is None:
            self._top.lay_cloth()
        else:
            self._top.paint_ground()
        self._gather()
        self.glide(moved)

    def _gather(self) -> None:
        """Put every card with the back of the largest pile onto it, face down."""
        top = self._top
        assert top.picture is not None
        assert top.staging is not None
        hidden = [s for s in top.picture.spots if not top.seen[s.card].up and s.shows != "face"]
        if not hidden:
            return
        rects = Counter(spot.rect for spot in hidden)
        pile, _ = rects.most_common(1)[0]
        back = top.seen[next(s.card for s in hidden if s.rect == pile)].back
        for spot in top.picture.spots:
            item = top.cards[spot.card]
            dealt = top.seen[spot.card].back == back and not top.seen[spot.card].up
            item.spot = None if dealt else spot
            item.set_size(pile.w if dealt else spot.rect.w, top.dpr)
            item.show_side(top.staging.back(back) if dealt else top.side(spot))
            item.refresh()
            item.place(pile if dealt else spot.rect, spot.turn)

    def glide(self, moved: Sequence[int], errands: Sequence[Errand] = ()) -> None:
        """Let cards that lie elsewhere fly to their places, the moved ones one after the other."""
        look = Scene(prepare=partial(self._look_home, moved))
        fly = Scene(prepare=partial(self._fly_home, moved), after=self._show_ground)
        self.behind = not self._in_turn and bool(moved) and bool(self.motion.speed)
        self._play([look, fly], errands)

    def _look_home(self, moved: Sequence[int]) -> Sequence[Movable]:
        """The camera goes to where these cards go."""
        assert self._top.picture is not None
        return self._camera.approach(self._top.picture, moved)

    def _fly_home(self, moved: Sequence[int], apart: int | None = None) -> list[Movable]:
        """All that moves until everything lies where it does now."""
        assert self._top.picture is not None
        return self._change(self._top.picture, self._top.seen, moved, apart)

    def send_home(self, item: CardItem | PawnItem) -> None:
        """Let what was held go back to where it belongs."""
        place = item.where
        if place is not None and item.pos() != item.home(place):
            turn = item.spot.turn if isinstance(item, CardItem) and item.spot is not None else 0.0
            self.motion.play(Scene((Flight(item, place, turn),)))

    def _play(self, scenes: Sequence[Scene], errands: Sequence[Errand]) -> None:
        """Play scenes, between the ways of those who fetch the cards."""
        there = [Scene(prepare=partial(self._walk_there, errands), passing=True)]
        home = [Scene(prepare=partial(self._walk_home, errands))]
        k = min(1, len(errands))
        back = Scene(prepare=self._camera.homecoming)
        self.motion.play(*there[:k], *scenes, *home[:k], back)

    def _change(
        self,
        picture: Picture,
        cards: Mapping[int, CardView],
        moved: Sequence[int],
        apart: int | None = None,
    ) -> list[Movable]:
        """All that moves until the table looks like a picture."""
        flights = self._flights(picture, cards, moved, apart)
        changes: list[Movable] = [*flights, *self._new_emblems(flights)]
        if not self.motion.speed:
            settle(self._top, picture)
            return changes
        return [*changes, *reshaped(self._top, picture)]

    def _flights(
        self,
        picture: Picture,
        cards: Mapping[int, CardView],
        moved: Sequence[int],
        apart: int | None = None,
    ) -> list[Flight]:
        """The ways of all that lies elsewhere than in a picture."""
        order = {card: k for k, card in enumerate(dict.fromkeys(moved))}
        step = min(STAGGER_MS, LONGEST_STAGGER_MS / max(1, len(order))) if apart is None else apart
        shown, flights = self._top.painted_for, []
        follows = 0.0 if shown is not None and reshapes(shown, picture) else ARC
        for k, spot in enumerate(picture.spots):
            item, side = self._top.cards[spot.card], self._top.side(spot, cards)
            at_home = item.spot == spot and item.pos() == item.home(spot.rect)
            if at_home and item.side == side:
                continue
            width = item.rect.width() * item.scale()
            item.spot = spot
            if item.side in (None, side):  # one that turns over takes its new size on the way
                item.set_size(spot.rect.w, self._top.dpr)
            item.stretch(width)
            item.setVisible(True)
            item.set_marks()
            nudged = spot.card not in order and _is_near(item, spot)
            flying = z_values.FLYING + order.get(spot.card, -1)
            if nudged:
                item.setZValue(z_values.of_card(spot.z, k))
            else:
                self._top.pane.lift_up(item, flying)
            delay = round(order.get(spot.card, 0) * step)
            arc = ARC if spot.card in order else follows  # what lies on a place stays on it
            flights.append(Flight(item, spot.rect, spot.turn, side, delay, arc))
        return flights + self._walks(picture)

    def _walks(self, picture: Picture) -> list[Flight]:
        """The ways of pawns that stand elsewhere than in a picture."""
        flights = []
        for pawn in picture.pawns:
            figure = self._top.pawns.get(pawn.key)
            if figure is not None and figure.pawn != pawn:
                if figure.pawn.on_map != pawn.on_map:
                    self._top.pane.lift_up(figure, z_values.FLYING - 1)
                figure.stand_for(pawn, self._top.dpr)
                if pawn.key not in self._away:
                    flights.append(Flight(figure, pawn.rect))
        return flights

    def _new_emblems(self, moving: Sequence[Movable]) -> list[EmblemChange]:
        """Pawns that look different now change when they arrive."""
        ends = {m.flight.item: m.delay + m.length for m in moving if isinstance(m, Gliding)}
        figures = [figure for figure in self._top.pawns.values() if figure.changes]
        return [EmblemChange(figure, ends.get(figure, 0)) for figure in figures]

    # Part by part

    def retelling(self, before: Stage, now: Stage, events: Sequence[Event]) -> Retelling | None:
        """How the view of before became that of now, if it can be told; cards that were mixed get
        the pictures of their equals."""
        if not events or not self.motion.speed:
            return None
        if (before.bottom, before.view.viewer) != (now.bottom, now.view.viewer):
            return None
        retelling = Retelling(before.view, now.view, events, len(now.people))
        if not retelling.possible:
            return None
        self._top.rename(retelling.renamed)
        return retelling

    def tell(
        self, retelling: Retelling, before: Stage, shown: Picture, errands: Sequence[Errand]
    ) -> None:
        """Show the parts of an action one after the other, and in the end how all lies now."""
        top = self._top
        assert top.staging is not None
        assert top.stage is not None
        told = top.staging.beats(retelling.events, before, top.stage)
        beats = [beat for beat in told if _is_seen(beat)]
        # What comes last and needs no telling of its own happens on the way to the end.
        last = beats.pop() if beats and _is_plain(beats[-1]) else Beat()
        self._untold = [beat for beat in beats if beat.banner]
        self.speaks = bool(self._untold)
        top.told = shown
        self.behind = bool(beats) or not self._in_turn
        parts = [
            scene
            for beat in beats
            for scene in (
                Scene(prepare=partial(self._look_there, retelling, beat), passing=True),
                Scene(
                    prepare=partial(self._begin_beat, beat),
                    after=partial(self._end_beat, beat),
                    pause=round(beat.pause * magnified(beat.weight, *_PAUSES)),
                    passing=True,
                ),
            )
        ]
        look = Scene(prepare=partial(self._look_home, _moved(last)))
        end = Scene(prepare=partial(self._begin_end, last), after=self._show_ground)
        turn = Scene(prepare=partial(self._turn_ground, shown), after=self._end_turning)
        self._play([*parts, look, end, turn], errands)

    def _look_there(self, retelling: Retelling, beat: Beat) -> Sequence[Movable]:
        """The camera goes to where the next part happens."""
        top = self._top
        assert top.stage is not None
        view = retelling.tell(beat)
        stage = top.stage._replace(view=view, preview=None, winners=(), scores=())
        self._telling_of, self._next = stage, top.arranged(stage)
        told = [stop for motif in beat.motifs for stop in named(motif)]
        return self._camera.approach(self._next, [*_moved(beat), *told])

    def _begin_beat(self, beat: Beat) -> Sequence[Movable]:
        top, stage = self._top, self._telling_of
        assert stage is not None
        assert self._next is not None
        top.told = top.seen_from_here(self._next)
        self._light(beat.light, Glow.OPEN)
        if beat.banner:
            self._untold.pop(0)
            self.proclaimed.emit(beat.banner, beat.beside, beat.weight)
        flights = self._flights(top.told, by_card(stage), _moved(beat), beat.apart)
        moving = self._spectacle.play(beat, flights, top.told, stage)
        moving += self._new_emblems(moving)
        ground = reshaped(top, top.told)
        if not flights and not ground:
            top.paint_ground()
        return [*moving, *ground, *self._points(beat)]

    def _end_beat(self, beat: Beat) -> None:
        assert self._top.told is not None
        self._top.paint_ground()
        self._top.stack(self._top.told)
        self._light(beat.light, Glow.NONE)
        for slip in self._slips:
            self._top.scene.removeItem(slip)
        self._slips.clear()
        self.told.emit(self._telling_of)

    def _light(self, zones: Sequence[str], glow: Glow) -> None:
        for zone in zones:
            if zone in self._top.areas:
                self._top.areas[zone].set_light(glow)

    def _points(self, beat: Beat) -> list[Flight]:
        """Points that were scored fly towards the sheet beside the table."""
        top = self._top
        assert top.staging is not None
        scored = [event for event in beat.events if isinstance(event, Scored)]
        lit = top.places_of(beat.light)
        at = lit[0].center() if lit else top.rect.center()
        flights = []
        for event in scored:
            sign = "+" if top.staging.signed else ""
            text = f"{event.points:{sign}d}".replace("-", "−")
            slip = SlipItem(text, at, top.dpr, magnified(beat.weight, *_SLIPS))
            top.scene.addItem(slip)
            self._slips.append(slip)
            wanted = self.line_height(event.line)
            y = top.rect.height() * SHEET_HEIGHT if wanted is None else wanted
            where = around(top.rect.width() - SLIP / 2, y, SLIP * 0.7, SLIP)
            flights.append(Flight(slip, where))
        return flights

    def _begin_end(self, last: Beat) -> Sequence[Movable]:
        """Everything goes where it lies now; what was left out in a hurry is still said."""
        assert self._top.picture is not None
        if self._untold:
            zones = [zone for beat in self._untold for zone in beat.beside]
            text = " · ".join(beat.banner for beat in self._untold)
            self.proclaimed.emit(text, zones, max(beat.weight for beat in self._untold))
            self._untold.clear()
        change = self._fly_home(_moved(last), last.apart)
        return [*change, *self._spectacle.rest(self._top.picture)]

    def _show_ground(self) -> None:
        self._top.told = None
        self._top.paint_ground()
        if self.behind:
            self.behind = False
            self.caught_up.emit()

    def _turn_ground(self, shown: Picture) -> Sequence[Movable]:
        """What the ground shows differently in some places is turned over there."""
        top = self._top
        assert top.picture is not None
        assert top.stage is not None
        changed = turned_between(shown, top.picture)
        gone: set[Mark] = set()
        for rect, old, new in changed:
            item = TurningItem(rect, old, new, top.dpr, top.stage.people, top.pixmaps, top.skin)
            top.scene.addItem(item)
            self._turning.append(item)
            gone |= set(new)
        if changed:
            under = tuple(mark for mark in top.picture.under if mark not in gone)
            top.told = top.picture._replace(under=under)
            top.paint_ground()
        return self._turning

    def _end_turning(self) -> None:
        for item in self._turning:
            self._top.scene.removeItem(item)
        if self._turning:
            self._turning = []
            self._show_ground()

    # Errands

    def _walk_there(self, errands: Sequence[Errand]) -> Sequence[Movable]:
        """Those who fetch cards go to them first."""
        flights = []
        for pawn, zone in errands:
            if pawn in self._top.pawns and zone in self._top.areas:
                figure = self._top.pawns[pawn]
                x, y = self._top.areas[zone].area.rect.centre
                flights.append(Flight(figure, around(x, y, figure.pawn.rect.w, figure.pawn.rect.h)))
                self._top.pane.lift_up(figure, z_values.FLYING - 1)
                self._away.add(pawn)
        return flights

    def _walk_home(self, errands: Sequence[Errand]) -> Sequence[Movable]:
        self._away.clear()
        figures = [self._top.pawns[pawn] for pawn, _ in errands if pawn in self._top.pawns]
        return [Flight(figure, figure.pawn.rect) for figure in figures]


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
    shows = beat.light or beat.banner or beat.pause or beat.facts or beat.motifs
    return moves or bool(shows)


def _is_plain(beat: Beat) -> bool:
    return beat == Beat(beat.events, apart=beat.apart, said_at=beat.said_at, weight=beat.weight)
