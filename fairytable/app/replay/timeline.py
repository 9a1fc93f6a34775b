"""The timeline of a replay: the steps of a match, and where each player's turn begins."""

from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QSlider

from fairytable.app.chrome import tint
from fairytable.app.theme import Theme
from fairytable.app.widgets.key_painter import ring_pen
from fairytable.match import Match
from fairytable.paint.brushes import color, down, line_pen, rounded
from fairytable.paint.pieces import SHAPES, paint_player


class Turn(NamedTuple):
    """Where a player's turn begins."""

    step: int
    colour: int


def turns_of(match: Match) -> list[Turn]:
    """The steps at which another player than before decides."""
    found: list[Turn] = []
    before = None
    for step in range(len(match.history)):
        decision = match.position(step).decision
        if decision is not None and decision.player != before:
            before = decision.player
            found.append(Turn(step, match.seats[before].colour))
    return found


class Timeline(QSlider):
    """The steps of a match from left to right, with a shape where a player's turn begins."""

    grasped = Signal()
    """The mouse took hold of it."""

    _SIDE = 10.0
    _ROOM = 15.0
    """The least distance of two shapes; turns between them have a tick alone."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(Qt.Orientation.Horizontal)
        self.theme = theme
        theme.changed.connect(self.update)
        self.turns: list[Turn] = []
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setRange(0, 0)

    def set_turns(self, turns: list[Turn], steps: int) -> None:
        """Show another match, from its beginning; nobody is told."""
        self.blockSignals(True)
        self.setRange(0, steps)
        self.setValue(0)
        self.blockSignals(False)
        self.turns = turns
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(400, 38)

    def minimumSizeHint(self) -> QSize:
        return QSize(200, 38)

    def x_of(self, step: int) -> float:
        """Where a step lies."""
        return self._SIDE + (self.width() - 2 * self._SIDE) * step / max(1, self.maximum())

    def _step_at(self, x: float) -> int:
        share = (x - self._SIDE) / max(1.0, self.width() - 2 * self._SIDE)
        return round(share * self.maximum())

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self.grasped.emit()
            self.setSliderDown(True)
            self.setValue(self._step_at(event.position().x()))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self.isSliderDown():
            self.setValue(self._step_at(event.position().x()))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self.setSliderDown(False)

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as p:
            p.setRenderHint(QPainter.RenderHint.Antialiasing)
            c, y = self.theme.chrome, 27.0
            left, here, right = self.x_of(0), self.x_of(self.value()), self.x_of(self.maximum())
            if not self.maximum():
                right = self.width() - self._SIDE
            self._paint_turns(p, y)
            track = rounded(left - 4, y - 3.5, right - left + 8, 7, 3.5)
            p.setPen(line_pen(c.line, 1))
            p.setBrush(color(c.track))
            p.drawPath(track)
            p.fillPath(rounded(left - 3, y - 2.5, here - left + 6, 5, 2.5), color(c.gold))
            if self.hasFocus():
                p.setPen(ring_pen(c.text, 1.4))
                p.setBrush(Qt.BrushStyle.NoBrush)
                p.drawEllipse(QPointF(here, y), 9.6, 9.6)
            knob = QRectF(here - 7, y - 7, 14, 14)
            p.setBrush(down(knob, (0, c.key_top), (1, c.key_foot)))
            p.setPen(line_pen("#8A6420", 1.3))
            p.drawEllipse(knob)

    def _paint_turns(self, p: QPainter, y: float) -> None:
        last = float("-inf")
        for turn in self.turns:
            x = self.x_of(turn.step)
            p.setPen(line_pen(tint(self.theme.chrome, SHAPES[turn.colour]), 1.6))
            p.drawLine(QPointF(x, y - 10), QPointF(x, y - 5))
            if x - last >= self._ROOM:
                last = x
                paint_player(p, turn.colour, QPointF(x, 9), 5.5)
