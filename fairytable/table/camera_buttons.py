"""Small buttons in the corner of a map: nearer, farther, all of it, from another side."""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QVBoxLayout, QWidget

from fairytable.engine.words import QT_TRANSLATE_NOOP
from fairytable.paint.brushes import color, line_pen, round_pen, rounded
from fairytable.paint.palette import MARKS, PAPER, TABLE
from fairytable.stage import letters
from fairytable.stage.staging import Stage
from fairytable.table.camera_view import CameraView

SIDE, GAP, AWAY = 30, 4, 8
"""How large a button is, what parts two of them, and how far they are from the window's edge."""

CLOSER = QT_TRANSLATE_NOOP("app", "Zoom in")
FARTHER = QT_TRANSLATE_NOOP("app", "Zoom out")
WHOLE = QT_TRANSLATE_NOOP("app", "The whole map")
TURNED = QT_TRANSLATE_NOOP("app", "Turn the map")


class CameraButtons(QWidget):
    """Hidden while there is no map."""

    def __init__(self, camera: CameraView, parent: QWidget) -> None:
        super().__init__(parent)
        self._camera = camera
        self.closer = _RoundButton(_paint_plus, self)
        self.farther = _RoundButton(_paint_minus, self)
        self.whole = _RoundButton(_paint_corners, self)
        self.turned = _RoundButton(_paint_turn, self)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(GAP)
        for button, look in (
            (self.closer, camera.closer),
            (self.farther, camera.farther),
            (self.whole, camera.fit),
            (self.turned, camera.turn),
        ):
            column.addWidget(button)
            button.clicked.connect(partial(_do, look))
        self.setVisible(False)

    def refresh(self, stage: Stage | None) -> None:
        """Stand in the corner of the map, and speak the language of the stage."""
        chart = self._camera.chart
        self.setVisible(chart is not None)
        if chart is None or stage is None:
            return
        self.turned.setVisible(chart.sides > 1)
        size = self.sizeHint()
        right, bottom = round(chart.window.right), round(chart.window.bottom)
        self.setGeometry(
            right - AWAY - size.width(),
            bottom - AWAY - size.height(),
            size.width(),
            size.height(),
        )
        for button, text, key in (
            (self.closer, CLOSER, letters.CLOSER),
            (self.farther, FARTHER, letters.FARTHER),
            (self.whole, WHOLE, letters.FIT),
            (self.turned, TURNED, letters.TURN),
        ):
            button.setAccessibleName(stage.say(text))
            button.setToolTip(f"{stage.say(text)} ({key})")

    def give_way(self, shown: QRectF) -> None:
        """Something is shown closer here: it lies above the buttons."""
        free = not shown.intersects(QRectF(self.geometry()))
        self.setVisible(free and self._camera.chart is not None)


def _do(look: Callable[[], object], checked: bool = False) -> None:
    """A click says more than is asked."""
    look()


class _RoundButton(QAbstractButton):
    """A disc of dark glass with a sign."""

    def __init__(self, sign: Callable[[QPainter], None], parent: QWidget) -> None:
        super().__init__(parent)
        self._sign = sign
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def sizeHint(self) -> QSize:
        return QSize(SIDE, SIDE)

    def paintEvent(self, event: QPaintEvent) -> None:
        lit = self.underMouse() or self.isDown()
        with QPainter(self) as p:
            p.setRenderHint(QPainter.RenderHint.Antialiasing)
            disc = rounded(1, 1, SIDE - 2, SIDE - 2, 8)
            p.fillPath(disc, color(TABLE["shadow"], 0.95 if lit else 0.84))
            p.setPen(line_pen(MARKS["playable"] if lit else PAPER["gold"], 1.4))
            p.drawPath(disc)
            p.setPen(round_pen(PAPER["gold_bright"], 2.2))
            p.translate(SIDE / 2, SIDE / 2)
            self._sign(p)


def _paint_minus(p: QPainter) -> None:
    p.drawLine(QPointF(-6, 0), QPointF(6, 0))


def _paint_plus(p: QPainter) -> None:
    _paint_minus(p)
    p.drawLine(QPointF(0, -6), QPointF(0, 6))


def _paint_corners(p: QPainter) -> None:
    """A frame of which the corners are seen."""
    frame = QRectF(-7, -6, 14, 12)
    for x, sx in ((frame.left(), 4), (frame.right(), -4)):
        for y, sy in ((frame.top(), 4), (frame.bottom(), -4)):
            p.drawLine(QPointF(x, y), QPointF(x + sx, y))
            p.drawLine(QPointF(x, y), QPointF(x, y + sy))


def _paint_turn(p: QPainter) -> None:
    """An arrow that goes most of the way round."""
    p.drawArc(QRectF(-6.5, -6.5, 13, 13), 30 * 16, 290 * 16)
    p.drawPolyline([QPointF(6.6, -8), QPointF(6, -3), QPointF(1.2, -3.6)])
