"""Pictures of positions for a page of rules: a table that nobody sees is laid out, lit and painted.

The pictures come one after the other, as soon as everything on them is painted; until then a leaf
of the same size stands for each.
"""

from typing import NamedTuple

from PySide6.QtCore import QObject, QRect, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QWidget

from fairytable.app.rules.text import Pictures
from fairytable.paint.brushes import color, line_pen, rounded
from fairytable.paint.palette import PAPER
from fairytable.paint.pixmaps import Pixmaps
from fairytable.stage.examples import Example
from fairytable.stage.rect import Rect
from fairytable.table.card_table import CardTable
from fairytable.table.offers import Offers, offered

_CORNER = 8.0
_AROUND = 4.0
"""Pixels that are left free beside and below a picture."""


class _Wanted(NamedTuple):
    """A picture that is still to be painted."""

    example: Example
    pictures: Pictures
    part: Rect
    """What of the table is seen."""
    width: int


class Positions(QObject):
    """Paints positions whenever the window has time."""

    painted = Signal(str, QPixmap)
    """The picture that belongs to an address."""

    def __init__(self, pixmaps: Pixmaps, page: QWidget) -> None:
        super().__init__(page)
        self._pixmaps = pixmaps
        self._page = page
        self._table = CardTable(pixmaps, page)
        self._table.hide()
        self._table.motion.speed = 0
        self._waiting: dict[str, _Wanted] = {}
        self._laid_out = ""
        """Whose position lies on the table."""
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.timeout.connect(self.go_on)
        pixmaps.ready.connect(self._painted_one)

    def _painted_one(self) -> None:
        """Something that may be on a picture is there now."""
        self._soon.start()

    def want(self, address: str, pictures: Pictures, scale: float, widest: int) -> QPixmap:
        """What stands for a picture until it is `painted`. Everything on it is `scale` times as
        large as on its table, unless it would be too wide."""
        example = pictures.staging.example(address.partition(":")[2])
        part = example.part_of(pictures.staging.arrange(example.stage(pictures.say)))
        wanted = _Wanted(example, pictures, part, round(min(scale * part.w, widest)))
        self._waiting[address] = wanted
        self._laid_out = ""
        self._soon.start()
        return self._framed(None, wanted)

    def forget(self) -> None:
        """Another page is read."""
        self._waiting.clear()

    def go_on(self) -> None:
        """Paint the next one, unless something on it is not painted yet: then a little later."""
        if not self._waiting or not self._page.isVisible():
            return
        address, wanted = next(iter(self._waiting.items()))
        if self._laid_out != address:
            self._lay_out(wanted)
            self._laid_out = address
        elif self._pixmaps.waits:
            return
        picture = self._framed(self._photograph(wanted.part), wanted)
        if self._pixmaps.waits:
            return
        del self._waiting[address]
        self._soon.start()
        self.painted.emit(address, picture)

    def finish(self) -> None:
        """Paint all of them now, if the page is seen."""
        while self._waiting and self._page.isVisible():
            self._pixmaps.finish()
            self.go_on()

    def _lay_out(self, wanted: _Wanted) -> None:
        """Lay a position out on the table, and pick up what somebody is about to use."""
        table, example = self._table, wanted.example
        staging, stage = wanted.pictures.staging, example.stage(wanted.pictures.say)
        if table.size() != (size := QSize(*example.table)):
            table.resize(size)
            table.grab(QRect(0, 0, 1, 1))  # what is hidden hears of its size when it is painted
        offers = Offers()
        if example.asked or example.about_to is not None:
            offers = offered(staging, stage, example.state.legal(), example.state)
        table.present(staging, stage, offers, deal=True)
        table.grace.end()  # nobody plays here
        if example.about_to is not None:
            piece = offers.of(example.about_to).piece
            if piece is not None:
                table.hands.pick_up(piece)
            table.top.preview(example.about_to)

    def _photograph(self, part: Rect) -> QPixmap:
        return self._table.grab(QRectF(*part).toRect())

    def _framed(self, photo: QPixmap | None, wanted: _Wanted) -> QPixmap:
        """A picture with a golden edge, and a little room around it; without a photo, grey."""
        dpr = self._page.devicePixelRatioF()
        room = QRectF(0, 0, wanted.width, wanted.width * wanted.part.h / wanted.part.w)
        inside = room.adjusted(_AROUND, 1, -_AROUND, -_AROUND)
        made = QPixmap(round(room.width() * dpr), round(room.height() * dpr))
        made.setDevicePixelRatio(dpr)
        made.fill(Qt.GlobalColor.transparent)
        edge = rounded(inside.x(), inside.y(), inside.width(), inside.height(), _CORNER)
        with QPainter(made) as p:
            p.setRenderHint(QPainter.RenderHint.Antialiasing)
            if photo is None:
                p.fillPath(edge, color(PAPER["ink_soft"], 0.35))
            else:
                p.setClipPath(edge)
                p.drawPixmap(inside, _smooth(photo, inside, dpr), QRectF())
                p.setClipping(False)
            p.setPen(line_pen(PAPER["gold"], 1.6))
            p.drawPath(edge)
        return made


def _smooth(photo: QPixmap, into: QRectF, dpr: float) -> QPixmap:
    """A photo as small as it is going to be shown."""
    return photo.scaled(
        round(into.width() * dpr),
        round(into.height() * dpr),
        Qt.AspectRatioMode.IgnoreAspectRatio,
        Qt.TransformationMode.SmoothTransformation,
    )
