"""The ground of a sea chart: rhumb lines in gold ink, waves, and a graduated border."""

import random
from math import cos, pi, sin

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath

from fairytable.paint.brushes import color, line_pen

_WATER = "#8FB2EA"
_STEP = 26.0
"""Pixels of a degree on the border."""


def paint_rhumbs(p: QPainter, width: float, height: float, line: str) -> None:
    """Lines that run from a rose at the lower right, over quiet waves."""
    rng = random.Random(4)
    p.setBrush(Qt.BrushStyle.NoBrush)
    for _ in range(round(width * height / 5200)):
        wave = QPainterPath(QPointF(rng.uniform(0, width), rng.uniform(0, height)))
        long = rng.uniform(5, 11)
        for _ in range(rng.choice((1, 2, 2, 3))):
            here = wave.currentPosition()
            wave.quadTo(here + QPointF(long / 2, -long * 0.45), here + QPointF(long, 0))
        p.setPen(line_pen(_WATER, 1.1, rng.uniform(0.05, 0.16)))
        p.drawPath(wave)
    rose = QPointF(width * 0.9, height * 0.84)
    for k in range(32):
        way = QPointF(cos(pi * k / 16), sin(pi * k / 16)) * (width + height)
        p.setPen(line_pen(line, 1, 0.17 if k % 4 == 0 else 0.08))
        p.drawLine(rose, rose + way)


def paint_neatline(p: QPainter, width: float, height: float, line: str) -> None:
    """The border of a chart, one degree dark, one light."""
    p.setBrush(Qt.BrushStyle.NoBrush)
    p.setPen(line_pen(line, 1.2, 0.75))
    p.drawRect(QRectF(1, 1, width - 2, height - 2))
    p.setPen(line_pen(line, 1, 0.5))
    p.drawRect(QRectF(7, 7, width - 14, height - 14))
    for along, across in ((width, False), (height, True)):
        count = max(2, int((along - 14) / _STEP))
        size = (along - 14) / count
        for i in range(0, count, 2):
            for far in (2.5, (width if across else height) - 6.5):
                start = 7 + i * size
                mark = QRectF(far, start, 4, size) if across else QRectF(start, far, size, 4)
                p.fillRect(mark, color(line, 0.55))
