"""Paints the meter of what is left, and its words below it."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter

from fairytable.app.chrome import Chrome, scaled, sized
from fairytable.app.widgets.grounds import plate
from fairytable.paint.brushes import color, line_pen, rounded
from fairytable.paint.fonts import REGULAR, SANS, Type, metrics
from fairytable.paint.text import draw, fit_or_cut
from fairytable.stage.sheets import Meter

_SIDE = 12.0
_BAR = 9.0
_SMALL = Type(12, REGULAR, SANS)
_LEFT, _RIGHT = Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignRight


class MeterPainter:
    """A bar with its words below."""

    def __init__(self, chrome: Chrome, meter: Meter, width: float) -> None:
        self.chrome, self.meter, self.width = chrome, meter, width

    @property
    def height(self) -> int:
        return round(_BAR) + scaled(17) * (1 if self._in_one_line() else 2) + 7

    def _in_one_line(self) -> bool:
        ruler = metrics(sized(_SMALL))
        words = [text for text in (self.meter.text, self.meter.note) if text]
        needed = sum(ruler.horizontalAdvance(text) for text in words) + 14 * (len(words) - 1)
        return needed <= self.width - 2 * _SIDE

    def paint(self, p: QPainter, top: float) -> None:
        c, meter = self.chrome, self.meter
        ink = c.amber if meter.low else c.soft
        bar = QRectF(_SIDE, top + 4, self.width - 2 * _SIDE, _BAR)
        track = plate(bar, _BAR / 2)
        p.fillPath(track, color(c.track))
        if meter.share > 0:
            p.save()
            p.setClipPath(track)
            filled = QRectF(bar.x(), bar.y(), max(_BAR, bar.width() * meter.share), _BAR)
            p.fillPath(rounded(filled.x(), filled.y(), filled.width(), _BAR, _BAR / 2), color(ink))
            p.restore()
        p.setBrush(Qt.BrushStyle.NoBrush)
        p.setPen(line_pen(c.line, 1))
        p.drawPath(track)
        line = QRectF(bar.x(), bar.bottom() + 1, bar.width(), scaled(17))
        self._write(p, meter.text, line, c.soft, _LEFT)
        if meter.note:
            if not self._in_one_line():
                line = line.translated(0, line.height())
            place = _RIGHT if self._in_one_line() else _LEFT
            self._write(p, meter.note, line, ink, place)

    def _write(
        self, p: QPainter, text: str, line: QRectF, ink: str, align: Qt.AlignmentFlag
    ) -> None:
        kind = sized(_SMALL)
        words = fit_or_cut(text, line.size(), [kind], 1)
        draw(p, words, line, color(ink), align)
