"""The camera over the map on the table: where it looks, who moves it, and how it gets there."""

from collections.abc import Callable, Collection, Sequence

from PySide6.QtCore import QEasingCurve, QObject, QPointF, QTimer, QVariantAnimation, Signal

from fairytable.stage.gestures import PawnKey, Thing
from fairytable.stage.maps import (
    NEARER,
    Camera,
    Map,
    between,
    fitted,
    follow,
    kept_in,
    on_map,
    panned,
    resettled,
    zoomed,
)
from fairytable.stage.motifs import Stop
from fairytable.stage.picture import Pawn, Picture, Rect, Spot, bounds
from fairytable.table.card_item import CardItem
from fairytable.table.motion import MOVE_MS, Moving
from fairytable.table.pawn_item import PawnItem
from fairytable.table.table_top import TableTop
from fairytable.table.timers import once

REST_MS = 140
"""How long it stands still before all is made sharp."""
GLIDE_MS = 160
"""How long it takes to go where somebody wants to look."""
WHEEL = 1.0016
"""How many times nearer an eighth of a degree of the wheel brings the map: a notch is a fifth."""
STEP = 90.0
"""How far an arrow key pulls the ground, in pixels."""
BORDER = 40.0
"""How near to the edge of the window something that is held pulls the ground."""
SCROLL = 9.0
"""How far it does so at most in a frame, in pixels."""
FRAME_MS = 16


class CameraView(QObject):
    """It shows all of the map until somebody moves it, and then what was chosen, as long as the
    game is on. What happens elsewhere brings it there."""

    moves = Signal()
    """It has begun to move."""
    rested = Signal()
    """It stands still, and all on the map has its place."""
    turning = Signal()
    """The map is to be looked at from its next side."""
    scrolled = Signal()
    """The ground was pulled by something that is held at the edge of the window."""

    def __init__(self, top: TableTop, speed: Callable[[], float], parent: QObject) -> None:
        super().__init__(parent)
        self.chosen = False
        """Whether a person has chosen what is seen."""
        self.held: Callable[[], Thing | None] = lambda: None
        """What somebody holds: it does not move with the map."""
        self._top, self._speed = top, speed
        self._now: Camera | None = None
        """Where it looks while it moves."""
        self._start = self._goal = Camera(0, 0)
        self._glide = QVariantAnimation(self)
        self._glide.setStartValue(0.0)
        self._glide.setEndValue(1.0)
        self._glide.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._glide.valueChanged.connect(self._tick)
        self._rest = once(self, REST_MS)
        self._rest.timeout.connect(self.settle)
        self._pull = QPointF()
        self._scroll = QTimer(self)
        self._scroll.setInterval(FRAME_MS)
        self._scroll.timeout.connect(self._pull_on)

    @property
    def chart(self) -> Map | None:
        return None if self._top.picture is None else self._top.picture.map

    @property
    def now(self) -> Camera | None:
        """Where it looks at this moment."""
        return self._top.camera if self._now is None else self._now

    @property
    def moving(self) -> bool:
        return self._now is not None or self._gliding

    def over(self, at: QPointF) -> bool:
        """Whether the map is seen at a point of the table."""
        return self.chart is not None and self._top.shows_map(at)

    # What people do

    def wheel(self, at: QPointF, eighths: float) -> bool:
        """The wheel was turned over a point; False if it is not on the map."""
        if not self.over(at):
            return False
        self._zoom(WHEEL**eighths, at)
        return True

    def pinch(self, at: QPointF, times: float) -> bool:
        """Two fingers on a point; False if it is not on the map."""
        chart, now = self.chart, self.now
        if chart is None or now is None or not self.over(at):
            return False
        self._stop()
        self._show(self._chosen(chart, zoomed(chart, now, times, (at.x(), at.y()))))
        return True

    def closer(self) -> None:
        self._zoom(NEARER, None)

    def farther(self) -> None:
        self._zoom(1 / NEARER, None)

    def fit(self) -> None:
        """Show all of the map again."""
        if self.chart is not None:
            self.chosen = False
            self.glide_to(fitted(self.chart))

    def turn(self) -> bool:
        """Look at the map from its next side; False if it has but one."""
        if self.chart is None or self.chart.sides < 2:
            return False
        self.turning.emit()
        return True

    def _zoom(self, times: float, at: QPointF | None) -> None:
        chart, now = self.chart, self.now
        if chart is None or now is None:
            return
        point = chart.window.centre if at is None else (at.x(), at.y())
        goal = self._goal if self._gliding else now
        self.glide_to(self._chosen(chart, zoomed(chart, goal, times, point)))

    def pull(self, dx: float, dy: float) -> None:
        """The ground is pulled by this many pixels, at once."""
        if self.chart is not None and self.now is not None:
            self._stop()
            self._show(self._chosen(self.chart, panned(self.chart, self.now, dx, dy)))

    def step(self, dx: float, dy: float) -> None:
        """Look a little farther in a direction."""
        if self.chart is not None and self.now is not None:
            goal = self._goal if self._gliding else self.now
            self.glide_to(
                self._chosen(self.chart, panned(self.chart, goal, -dx * STEP, -dy * STEP))
            )

    def _chosen(self, chart: Map, camera: Camera) -> Camera:
        """A person wants to see this; whoever sees all of the map wants to go on seeing it."""
        self.chosen = camera != fitted(chart)
        return camera

    def hold_at(self, at: QPointF | None) -> None:
        """Something is held over a point: at the edge of the map it pulls the ground slowly."""
        if at is None or not self.over(at):
            self._scroll.stop()
            return
        self._pull = self._pull_at(at)
        if self._pull.isNull():
            self._scroll.stop()
        elif not self._scroll.isActive():
            self._scroll.start()

    def _pull_at(self, at: QPointF) -> QPointF:
        window = self._top.pane.window
        x = _pull(at.x() - window.left()) - _pull(window.right() - at.x())
        y = _pull(at.y() - window.top()) - _pull(window.bottom() - at.y())
        return QPointF(x, y)

    def _pull_on(self) -> None:
        before = self.now
        self.pull(self._pull.x(), self._pull.y())
        if self.now == before:
            self._scroll.stop()
        else:
            self.scrolled.emit()

    # What happens

    def seek(self, thing: Thing) -> None:
        """Bring a card, a place or a pawn into view, if it is on the map."""
        chart, camera = self.chart, self._top.camera
        if chart is None or camera is None:
            return
        self.settle()
        rects = [rect for rect in [_rect_of(thing, chart)] if rect is not None]
        if rects:
            goal = follow(chart, camera, rects[0])
            if goal != camera:
                self.glide_to(goal)

    def approach(self, after: Picture, told: Collection[Stop]) -> Sequence["CameraFlight"]:
        """The way to where cards and pawns move next, and to what is told of besides, if that is
        out of view; without changing how near it is, if it can be."""
        chart, camera = after.map, self._top.camera
        if chart is None or camera is None:
            return []
        ends = [s.rect for s in after.spots if s.on_map and s.card in told]
        ends += [area.rect for area in after.areas if area.on_map and area.zone in told]
        starts = [item.spot for item in self._top.cards.values() if item.card in told]
        ways = [*ends, *(s.rect for s in starts if s is not None and s.on_map)]
        for pawn in after.pawns:
            figure = self._top.pawns.get(pawn.key)
            if figure is None or not pawn.on_map:
                continue
            if figure.pawn.rect != pawn.rect or figure.piece in told:
                ends.append(pawn.rect)
                ways += [pawn.rect, figure.pawn.rect] if figure.pawn.on_map else [pawn.rect]
        if not ways:
            return []
        goal = follow(chart, camera, on_map(camera, bounds(ways)))
        if goal.zoom < camera.zoom and ends:
            goal = follow(chart, camera, on_map(camera, bounds(ends)))
        return self._flight(goal)

    def homecoming(self) -> Sequence["CameraFlight"]:
        """The way back, once all is told: to all of the map, or to what can be seen of it."""
        chart, camera = self.chart, self._top.camera
        if chart is None or camera is None:
            return []
        return self._flight(kept_in(chart, camera) if self.chosen else fitted(chart))

    def _flight(self, goal: Camera) -> Sequence["CameraFlight"]:
        self.settle()
        return [] if goal == self._top.camera else [CameraFlight(self, goal)]

    def forget(self) -> None:
        """Another game begins."""
        self._stop()
        self._rest.stop()
        self._now = None
        self.chosen = False
        self._top.camera, self._top.turned = None, 0

    def readjust(self, old: Map | None) -> None:
        """The table has another size: the same is seen as before, or all of it."""
        chart, camera = self.chart, self._top.camera
        if chart is None or camera is None or old is None:
            return
        self._look_from(resettled(old, camera, chart) if self.chosen else fitted(chart))

    # Moving

    @property
    def _gliding(self) -> bool:
        return self._glide.state() == QVariantAnimation.State.Running

    def glide_to(self, goal: Camera) -> None:
        """Go there; at once if nothing is to move."""
        if self.now is None:
            return
        self._stop()
        self._start, self._goal = self.now, goal
        duration = round(GLIDE_MS * self._speed())
        if not duration:
            self.settle_at(goal)
            return
        self._glide.setDuration(duration)
        self._glide.start()

    def _tick(self, share: float) -> None:
        if self._gliding:
            self._show(between(self._start, self._goal, share))

    def _stop(self) -> None:
        self._glide.stop()

    def _show(self, camera: Camera) -> None:
        """One frame."""
        top = self._top
        if top.camera is None or camera == self.now:
            return
        if self._now is None:
            self.moves.emit()
        self._now = camera
        top.pane.move(top.camera, camera, top.dpr)
        top.refresh_map()
        self._rest.start()

    def show_between(self, start: Camera, end: Camera, share: float) -> None:
        """One frame of a way."""
        self._show(between(start, end, share))

    def settle_at(self, camera: Camera) -> None:
        """Be there at once, with all on the map at its place."""
        self._stop()
        self._now = camera
        self.settle()

    def settle(self) -> None:
        """Arrive: all on the map gets its place, and sharp pictures."""
        if self._gliding:
            self._stop()
            self._now = self._goal
        self._rest.stop()
        camera, self._now = self._now, None
        if camera is not None and camera != self._top.camera:
            self._look_from(camera)
            self.rested.emit()
        elif camera is not None:
            self._top.pane.rest(camera)
            self.rested.emit()

    def _look_from(self, camera: Camera) -> None:
        """Stand here from now on: all on the map has its place for it, save what is held."""
        top, held = self._top, self.held()
        lying = top.look_from(camera)
        for area in lying.areas:
            if area.on_map and area.zone in top.areas:
                top.areas[area.zone].become(area, top.dpr)
                top.areas[area.zone].cover(area.rect)
        for spot in lying.spots:
            if spot.on_map and spot.card in top.cards:
                self._look_at_card(top.cards[spot.card], spot, held)
        for pawn in lying.pawns:
            if pawn.on_map and pawn.key in top.pawns:
                self._look_at_pawn(top.pawns[pawn.key], pawn, held)
        top.pane.rest(camera)

    def _look_at_card(self, item: CardItem, spot: Spot, held: Thing | None) -> None:
        item.spot = spot
        item.set_size(spot.rect.w, self._top.dpr)
        if item.card != held:
            item.setVisible(self._top.pane.shows(spot))
            item.place(spot.rect, spot.turn)

    def _look_at_pawn(self, figure: PawnItem, pawn: Pawn, held: Thing | None) -> None:
        figure.pawn = pawn
        figure.set_size(pawn.rect, self._top.dpr)
        if figure.piece != held:
            figure.place(pawn.rect)


class CameraFlight:
    """The way of the camera to where something happens, as a part of what is told."""

    delay = 0
    length = MOVE_MS

    def __init__(self, view: CameraView, goal: Camera) -> None:
        self._view, self._goal = view, goal
        self._start = view.now or goal

    def begin(self) -> Moving:
        return self

    def at(self, share: float) -> None:
        share = min(max(share, 0.0), 1.0)
        self._view.show_between(self._start, self._goal, 1 - (1 - share) ** 3)

    def land(self) -> None:
        self._view.settle_at(self._goal)


def _pull(distance: float) -> float:
    """How much something pulls that is this far from an edge."""
    return SCROLL * max(0.0, 1 - distance / BORDER) if distance >= 0 else 0.0


def _rect_of(thing: Thing, chart: Map) -> Rect | None:
    """Where something is on the map, if it is there."""
    if isinstance(thing, PawnKey):
        found = (pawn.rect for pawn in chart.pawns if pawn.key == thing.key)
    elif isinstance(thing, str):
        found = (area.rect for area in chart.areas if area.zone == thing)
    else:
        found = (spot.rect for spot in chart.spots if spot.card == thing)
    return next(found, None)
