"""The parchment that a ledger lies on: bands, the winners' frames, lines, the note below."""

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QPainter

from fairytable.app.chrome import scaled, sized
from fairytable.app.end_page.ledger_measures import LEAST_TYPE
from fairytable.paint.brushes import color, down, grain, line_pen, rounded
from fairytable.paint.fonts import REGULAR, Type
from fairytable.paint.palette import PAPER
from fairytable.paint.text import draw, fit_or_cut, sizes

_LIGHT = "#FFE7A6"


class LedgerSheet(NamedTuple):
    """Where everything lies on the parchment, whose upper left corner is that of the heads."""

    width: float
    height: float
    rows: QRectF
    """Where the rows are seen, between heads and foot."""
    bands: Sequence[QRectF]
    """Those of the rows that are darker."""
    column_frames: Sequence[QRectF]
    row_frames: Sequence[QRectF]
    """Around what belongs to the winners."""
    lit: QRectF | None
    """The row that is pointed at."""
    foot: float
    """The height of the foot below the rows."""
    note: str
    empty: str
    """What is said in place of rows."""
    focused: bool


def paint_sheet(p: QPainter, sheet: LedgerSheet) -> None:
    """Paint all that lies under the words of a ledger."""
    p.setRenderHint(QPainter.RenderHint.Antialiasing)
    rect = QRectF(0, 0, sheet.width, sheet.height).adjusted(0.8, 0.8, -0.8, -0.8)
    shape = rounded(rect.x(), rect.y(), rect.width(), rect.height(), 9)
    p.fillPath(shape, down(rect, (0, PAPER["lit"]), (1, PAPER["parchment"])))
    p.fillPath(shape, QBrush(grain(160, 7, 9)))
    p.save()
    p.setClipRect(rect)
    _paint_grounds(p, sheet)
    p.restore()
    _paint_lines(p, sheet)
    if sheet.empty:
        _paint_words(p, sheet.empty, sheet.rows.adjusted(18, 0, -18, 0))
    if sheet.note:
        below = sheet.rows.bottom() + sheet.foot + 1
        _paint_words(p, sheet.note, QRectF(12, below, rect.width() - 24, scaled(24)))
    p.setBrush(Qt.BrushStyle.NoBrush)
    p.setPen(line_pen(PAPER["gold"], 1.6))
    p.drawPath(shape)
    if sheet.focused:
        pen = line_pen(PAPER["ink"], 1.5)
        pen.setDashPattern([2.6, 2])
        p.setPen(pen)
        p.drawPath(rounded(4, 4, rect.width() - 6.4, rect.height() - 6.4, 6))


def _paint_grounds(p: QPainter, sheet: LedgerSheet) -> None:
    for band in sheet.bands:
        p.fillRect(band.intersected(sheet.rows), color(PAPER["parchment_shade"], 0.45))
    for frame in sheet.column_frames:
        _paint_frame(p, frame.adjusted(1, 4, -1, 0))
    p.setClipRect(sheet.rows, Qt.ClipOperation.IntersectClip)
    if sheet.lit is not None:
        p.fillRect(sheet.lit, color(_LIGHT, 0.75))
    for frame in sheet.row_frames:
        _paint_frame(p, frame.adjusted(2, 1, -2, -1))


def _paint_frame(p: QPainter, rect: QRectF) -> None:
    p.setBrush(color(_LIGHT, 0.5))
    p.setPen(line_pen(PAPER["gold"], 2))
    p.drawPath(rounded(rect.x(), rect.y(), rect.width(), rect.height(), 7))


def _paint_lines(p: QPainter, sheet: LedgerSheet) -> None:
    """Below the heads, and above the foot."""
    p.setPen(line_pen(PAPER["gold"], 1.2))
    for y in (sheet.rows.top(), sheet.rows.bottom())[: 2 if sheet.foot else 1]:
        p.drawLine(QPointF(8, y), QPointF(sheet.width - 8, y))


def _paint_words(p: QPainter, text: str, rect: QRectF) -> None:
    kind = sized(Type(15, REGULAR, italic=True))
    words = fit_or_cut(text, rect.size(), sizes(kind, kind.px, LEAST_TYPE), 2)
    draw(p, words, rect, color(PAPER["ink_soft"]))
