"""Paints how the end of a game is counted: cards turn up, points fly to their lanes and lie there.

What lies still is painted once for every act; only what moves is painted in every frame.
"""

from collections.abc import Callable, Iterator
from math import sin
from typing import NamedTuple

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QPainter, QPixmap, QRegion

from fairytable.app.chrome import scaled, sized
from fairytable.app.end_page import lanes
from fairytable.app.end_page.finale import Finale
from fairytable.app.end_page.lanes import Lane
from fairytable.app.end_page.script import LANDED, Act, Deed, Script
from fairytable.app.translation import Language
from fairytable.app.widgets.grounds import plate
from fairytable.engine.words import QT_TRANSLATE_NOOP
from fairytable.paint.brushes import color
from fairytable.paint.card_size import card_size
from fairytable.paint.fonts import SEMIBOLD, Type, metrics
from fairytable.paint.glyphs import paint_glyph
from fairytable.paint.palette import CREAM, MOTE, PAPER, PENNANT
from fairytable.paint.pieces import paint_player
from fairytable.paint.pixmaps import Pixmaps
from fairytable.paint.prints import Print
from fairytable.paint.text import draw, fit_or_cut, sizes
from fairytable.stage.cells import Cell
from fairytable.stage.look import Printed
from fairytable.stage.reckoning import Counted

SKIP = QT_TRANSLATE_NOOP("app", "Click or press a key to continue")
COUNTED = QT_TRANSLATE_NOOP("app", "Counting the points")
UNVEILED = QT_TRANSLATE_NOOP("app", "What everybody had hidden")
TAKES_LEAD = QT_TRANSLATE_NOOP("app", "{name} takes the lead")

_GAME, _KIND = Type(19, SEMIBOLD, caps=True), Type(28, SEMIBOLD)
_CAPTION, _HINT = Type(18, italic=True), Type(14, italic=True)
_SET_OFF = 0.16
"""The share of a kind's time after which its points set off."""
_APPEARS_MS = 160
_RIM = 16.0
"""How far the glow of cards reaches out of their place."""


class Chip(NamedTuple):
    """Points of one kind where they lie in a lane."""

    kind: int
    """-1 for what somebody had from earlier games of a match."""
    sign: Cell
    text: str
    place: QRectF


class Counting:
    """One telling at one size."""

    def __init__(
        self,
        finale: Finale,
        language: Language,
        pixmaps: Pixmaps,
        background: QPixmap,
        size: QSizeF,
    ) -> None:
        """The background is as large as the room, and opaque."""
        self._finale, self._language, self._pixmaps = finale, language, pixmaps
        self._size, self._dpr = size, background.devicePixelRatioF()
        self._seats = finale.course.seats
        reckoning = finale.reckoning()
        self._cards = self._read_cards()
        self.script = Script(reckoning, [len(shown) for shown in self._cards])
        values = [points for row in self.script.totals for points in row]
        self._span = float(min(0, *values)), float(max(1, *values))
        players = len(self._seats)
        self.lanes = lanes.lanes_in(size, players, max(map(len, self._cards)))
        self._chips = self._lay_chips()
        self.base = self._paint_base(background)
        self._stamps: dict[tuple[Cell, str] | str, QPixmap] = {}
        """Chips and totals as they were painted once."""
        self._ground, self._banner = self.base, QPixmap()
        self._ground_for: Act | None = None

    def _read_cards(self) -> list[list[tuple[Printed, Printed]]]:
        """Of each player what turns up: back and face."""
        staging, say = self._finale.staging, self._finale.parts[-1].stage.say
        faces = self._finale.match.state.deck.faces
        return [
            [(staging.back(faces[face].back), staging.look(face, say)) for face in shown]
            for shown in self._finale.unveiled()
        ]

    def prints(self) -> list[Print]:
        """All cards, before they are needed."""
        return [
            Print(side, place.width(), self._dpr)
            for shown, lane in zip(self._cards, self.lanes, strict=True)
            for sides, place in zip(shown, lane.card_places(len(shown)), strict=True)
            for side in sides
        ]

    def forget_ground(self) -> None:
        """A picture is ready that was only sketched before."""
        self._ground_for = None

    # What lies still

    def _lay_chips(self) -> list[list[Chip]]:
        """Where all points of each player will lie in the end; they are equally large."""
        brought = [self._brought(player) for player in range(len(self._seats))]
        texts = [[text for _, _, text in own] for own in brought]
        high = min(lane.chip_height(own) for lane, own in zip(self.lanes, texts, strict=True))
        return [
            [
                Chip(*chip, place)
                for chip, place in zip(own, lane.chip_places(said, high), strict=True)
            ]
            for lane, own, said in zip(self.lanes, brought, texts, strict=True)
        ]

    def _brought(self, player: int) -> list[tuple[int, Cell, str]]:
        """What brought a player anything: its number, its sign, and how much."""
        written, reckoning = self._finale.course.written, self.script.reckoning
        found = [
            (k, kind.sign(player), written(kind.points[player]))
            for k, kind in enumerate(reckoning.counted)
            if kind.points[player]
        ]
        if any(reckoning.before):
            found.insert(0, (-1, lanes.BEFORE, written(reckoning.before[player])))
        return found

    def _paint_base(self, background: QPixmap) -> QPixmap:
        made, wide = background.copy(), self._size.width() - 48
        with QPainter(made) as p:
            p.setRenderHint(QPainter.RenderHint.Antialiasing)
            head = QRectF(24, scaled(10), wide, scaled(26))
            _write(p, self._finale.title, head, _GAME, PAPER["gold_bright"])
            below = QRectF(24, self._size.height() - lanes.foot(), wide, lanes.foot())
            _write(p, self._language.say(SKIP), below, _HINT, MOTE)
            for lane, seat in zip(self.lanes, self._seats, strict=True):
                lanes.paint_lane(p, lane, seat)
        return made

    def _set_ground(self, act: Act) -> None:
        """What lies still in this act: cards that have turned up, and the chips of before."""
        self._ground, landed = self.base.copy(), self.script.landed(act.start)
        with QPainter(self._ground) as p:
            p.setRenderHint(QPainter.RenderHint.Antialiasing)
            for player, lane in enumerate(self.lanes):
                if act.deed is not Deed.UNVEIL or act.which != player:
                    self._paint_cards(p, player, lane, act.start)
                for chip in self._chips[player]:
                    if chip.kind < landed:
                        self._paint_chip(p, chip, chip.place.topLeft())
        self._banner, self._ground_for = self._painted_banner(act), act

    def _painted_banner(self, act: Act) -> QPixmap:
        """What this act is about, above the lanes."""
        wide, say = self._size.width(), self._language.say
        made = QPixmap(round(wide * self._dpr), round(scaled(76) * self._dpr))
        made.setDevicePixelRatio(self._dpr)
        made.fill(Qt.GlobalColor.transparent)
        upper = QRectF(24, 0, wide - 48, scaled(46))
        lower = QRectF(24, scaled(44), wide - 48, scaled(28))
        with QPainter(made) as p:
            p.setRenderHint(QPainter.RenderHint.Antialiasing)
            if act.deed is Deed.COUNT:
                self._paint_kind(p, self.script.reckoning.counted[act.which], upper)
                leader = self.script.overtaken(act.which)
                if leader is not None:
                    name = self._seats[leader].name
                    _write(p, say(TAKES_LEAD, name=name), lower, _CAPTION)
            elif act.deed is Deed.UNVEIL:
                _write(p, say(UNVEILED), upper, _KIND)
            elif act.deed is Deed.OPEN:
                _write(p, say(COUNTED), upper, _KIND)
        return made

    def _paint_kind(self, p: QPainter, kind: Counted, room: QRectF) -> None:
        """Its sign and its name, in the middle."""
        side = room.height() * 0.78
        own, free = sized(_KIND), room.adjusted(side + 12, 0, 0, 0).size()
        words = fit_or_cut(kind.label.text, free, sizes(own, own.px, 15), 1)
        wide = metrics(words.type).horizontalAdvance(words.lines[0]) + side + 12
        square = QRectF(room.center().x() - wide / 2, room.center().y() - side / 2, side, side)
        if kind.label.player is not None:
            paint_player(p, self._seats[kind.label.player].colour, square.center(), side * 0.38)
        elif kind.label.glyph:
            p.fillPath(plate(square, 8), color(PENNANT[kind.label.colour]))
            inner = side * 0.16
            paint_glyph(p, kind.label.glyph, square.adjusted(inner, inner, -inner, -inner), CREAM)
        beside = QRectF(square.right() + 12, room.y(), wide - side, room.height())
        draw(p, words, beside, color(CREAM), Qt.AlignmentFlag.AlignLeft)

    def _paint_cards(self, p: QPainter, player: int, lane: Lane, ms: float) -> None:
        """A card that turns is narrow in between."""
        places = lane.card_places(len(self._cards[player]))
        for k, ((back, face), place) in enumerate(zip(self._cards[player], places, strict=True)):
            turned = self.script.turned(player, k, ms)
            side = face if turned >= 0.5 else back
            picture = self._pixmaps.get(Print(side, place.width(), self._dpr))
            inset = card_size(place.width(), self._dpr).inset
            corner, whole = place.topLeft() - QPointF(inset, inset), picture.deviceIndependentSize()
            wide = max(1.0, whole.width() * abs(2 * turned - 1))
            left = corner.x() + (whole.width() - wide) / 2
            target = QRectF(left, corner.y(), wide, whole.height())
            p.drawPixmap(target, picture, QRectF(picture.rect()))

    def _paint_chip(self, p: QPainter, chip: Chip, corner: QPointF) -> None:
        room = QRectF(QPointF(1, 1), chip.place.size())

        def paint(own: QPainter) -> None:
            colours = [seat.colour for seat in self._seats]
            lanes.paint_chip(own, room, chip.sign, chip.text, colours)

        size = chip.place.size() + QSizeF(2, 2)
        p.drawPixmap(corner - QPointF(1, 1), self._stamped((chip.sign, chip.text), size, paint))

    def _paint_total(self, p: QPainter, lane: Lane, text: str) -> None:
        room = QRectF(QPointF(), lane.total.size())
        stamp = self._stamped(text, room.size(), lambda own: lanes.paint_total(own, room, text))
        p.drawPixmap(lane.total.topLeft(), stamp)

    def _stamped(
        self, key: tuple[Cell, str] | str, size: QSizeF, paint: Callable[[QPainter], None]
    ) -> QPixmap:
        """Painted once, and then only blitted."""
        if key not in self._stamps:
            made = QPixmap((size * self._dpr).toSize() + QSize(1, 1))
            made.setDevicePixelRatio(self._dpr)
            made.fill(Qt.GlobalColor.transparent)
            with QPainter(made) as own:
                own.setRenderHint(QPainter.RenderHint.Antialiasing)
                paint(own)
            self._stamps[key] = made
        return self._stamps[key]

    # What moves

    def moving(self, before: float, ms: float) -> QRegion:
        """What has to be painted anew from one moment to another; all of it only when another act
        begins. At two pixels a point every needless one costs."""
        act = self.script.at(ms)
        if self.script.at(before) != act:
            return QRegion(QRect(QPoint(), self._size.toSize()))
        region = QRegion()
        if before - act.start < _APPEARS_MS:
            region += QRectF(0, scaled(36), self._size.width(), scaled(76)).toAlignedRect()
        if act.deed is Deed.UNVEIL:
            region += _around(self.lanes[act.which].cards, _RIM)
        for chip, corner in (*self._flying(act, before), *self._flying(act, ms)):
            region += _around(QRectF(corner, chip.place.size()), 2)
        leading = {*self.script.leaders(before), *self.script.leaders(ms)}
        for player, lane in enumerate(self.lanes):
            if self.script.shown(player, before) != self.script.shown(player, ms):
                region += _around(lane.bar, _RIM / 4)
                region += _around(lane.total, 1)
            if player in leading:
                region += lanes.lead_region(lane)
        return region

    def paint(self, p: QPainter, ms: float, region: QRegion) -> None:
        """The table at a moment before the winner's hour, as far as it lies in this region."""
        act = self.script.at(ms)
        if act != self._ground_for:
            self._set_ground(act)
        p.drawPixmap(0, 0, self._ground)
        p.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
        )
        if act.deed is Deed.UNVEIL:
            self._paint_cards(p, act.which, self.lanes[act.which], ms)
        self._paint_points(p, ms, region)
        p.setOpacity(min(1.0, (ms - act.start) / _APPEARS_MS))
        p.drawPixmap(QPointF(0, scaled(36)), self._banner)
        p.setOpacity(1)
        self._paint_flying(p, act, ms)

    def _paint_points(self, p: QPainter, ms: float, region: QRegion) -> None:
        """Bars, totals, and the leader's crown."""
        leading = self.script.leaders(ms)
        for player, (lane, seat) in enumerate(zip(self.lanes, self._seats, strict=True)):
            points = self.script.shown(player, ms)
            if region.intersects(_around(lane.bar, _RIM / 4)):
                lanes.paint_bar(p, lane, seat.colour, self._span, points)
            if region.intersects(lane.total.toAlignedRect()):
                self._paint_total(p, lane, self._finale.course.written(round(points)))
            if player in leading and region.intersects(lane.rect.toAlignedRect()):
                self._paint_lead(p, lane, 0.75 + 0.25 * sin(ms / 180))

    def _paint_lead(self, p: QPainter, lane: Lane, strength: float) -> None:
        """A golden rim that breathes, and a crown."""
        rim = QRectF(lane.rect).adjusted(*2 * (-lanes.LEAD_RIM,), *2 * (lanes.LEAD_RIM,))
        inner = lane.rect.translated(-rim.topLeft())
        p.setOpacity(strength)
        stamp = self._stamped("a rim", rim.size(), lambda own: lanes.paint_rim(own, inner))
        p.drawPixmap(rim.topLeft(), stamp)
        p.setOpacity(1)
        crown = lanes.crown_of(lane).adjusted(-3, -3, 3, 3)
        place = QRectF(QPointF(), crown.size()).adjusted(3, 3, -3, -3)
        stamp = self._stamped("a crown", crown.size(), lambda own: lanes.paint_crown(own, place))
        p.drawPixmap(crown.topLeft(), stamp)

    def _paint_flying(self, p: QPainter, act: Act, ms: float) -> None:
        for chip, corner in self._flying(act, ms):
            self._paint_chip(p, chip, corner)

    def _flying(self, act: Act, ms: float) -> Iterator[tuple[Chip, QPointF]]:
        """Points on their way from the name of the kind to their lanes, and where they are."""
        way = (act.share(ms) - _SET_OFF) / (LANDED - _SET_OFF)
        if act.deed is not Deed.COUNT or way <= 0:
            return
        start = QPointF(self._size.width() / 2, scaled(60))
        eased = min(1.0, way * way * (3 - 2 * way)) if way < 1 else 1.0
        for chips in self._chips:
            for chip in chips:
                if chip.kind == act.which:
                    way_left = (start - chip.place.center()) * (1 - eased)
                    yield chip, chip.place.topLeft() + way_left


def _around(rect: QRectF, rim: float) -> QRect:
    return rect.adjusted(-rim, -rim, rim, rim).toAlignedRect()


def _write(p: QPainter, text: str, room: QRectF, kind: Type, ink: str = CREAM) -> None:
    own = sized(kind)
    draw(p, fit_or_cut(text, room.size(), sizes(own, own.px, 13), 1), room, color(ink))
