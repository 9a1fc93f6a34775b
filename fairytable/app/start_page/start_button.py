"""The buttons of the start page: a gold key, a quiet one, or words alone."""

from typing import Literal

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QKeyEvent, QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QPushButton, QSizePolicy, QWidget

from fairytable.app.chrome import scaled, sized, wear
from fairytable.app.theme import Theme
from fairytable.app.widgets.wrapping import measure
from fairytable.paint.brushes import color, down, line_pen, rounded
from fairytable.paint.fonts import BOLD, LEAST_PX, SANS, SEMIBOLD, Type
from fairytable.paint.text import draw, fit_or_cut, sizes

Kind = Literal["main", "plain", "link"]
_HEIGHT = {"main": 42, "plain": 38, "link": 36}
_PAD = {"main": 26, "plain": 18, "link": 13}
_EDGE = 2.0


class StartButton(QPushButton):
    """Pressed by mouse, Space and Enter alike."""

    def __init__(self, kind: Kind, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.kind = kind
        self.theme = theme
        theme.changed.connect(self.update)
        self._type = Type(16, BOLD, SANS) if kind == "main" else Type(14, SEMIBOLD, SANS)
        wear(self, self._type)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def say(self, text: str) -> None:
        self.setText(text)
        self.setAccessibleName(text.replace("…", ""))
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        words = measure(self._type).horizontalAdvance(self.text())
        return QSize(round(words) + 2 * _PAD[self.kind], scaled(_HEIGHT[self.kind]))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
            return
        super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as p:
            p.setRenderHint(QPainter.RenderHint.Antialiasing)
            rect = QRectF(self.rect()).adjusted(_EDGE, _EDGE, -_EDGE, -_EDGE)
            if self.kind == "link":
                self._paint_underline(p, rect)
            else:
                self._paint_key(p, rect)
            if self.hasFocus():
                pen = line_pen(self._ink(), 1.5)
                pen.setDashPattern([2.6, 2])
                p.setPen(pen)
                p.setBrush(Qt.BrushStyle.NoBrush)
                p.drawPath(plate(rect.adjusted(3, 3, -3, -3), 5.5))
            words = rect.adjusted(5, 0, -5, 0)
            kind = sized(self._type)
            types = sizes(kind, kind.px, LEAST_PX)
            draw(p, fit_or_cut(self.text(), words.size(), types, 1), words, color(self._ink()))

    def _ink(self) -> str:
        return self.theme.chrome.key_text if self.kind == "main" else self.theme.chrome.text

    def _paint_underline(self, p: QPainter, rect: QRectF) -> None:
        if self.underMouse() or self.isDown():
            p.fillPath(plate(rect, 8), color(self.theme.chrome.gold, 0.16))
            bar = QRectF(rect.x() + 11, rect.bottom() - 5, rect.width() - 22, 2)
            p.fillPath(plate(bar, 1), color(self.theme.chrome.gold))

    def _paint_key(self, p: QPainter, rect: QRectF) -> None:
        c, main, pressed = self.theme.chrome, self.kind == "main", self.isDown()
        shape = plate(rect, 8)
        if not pressed:
            p.fillPath(shape.translated(0, 1.5), color("#05030C", 0.28))
        top, foot = (c.key_top, c.key_foot) if main else (c.box, c.box_foot)
        p.fillPath(shape, down(rect, (0, foot if pressed else top), (1, top if pressed else foot)))
        if self.underMouse() and not pressed:
            p.fillPath(shape, color("#FFFFFF", 0.2) if main else color(c.gold, 0.16))
        p.setBrush(Qt.BrushStyle.NoBrush)
        p.setPen(line_pen("#8A6420" if main else c.gold, 1.3))
        p.drawPath(shape)


def plate(rect: QRectF, radius: float) -> QPainterPath:
    """A rectangle with round corners."""
    return rounded(rect.x(), rect.y(), rect.width(), rect.height(), radius)
