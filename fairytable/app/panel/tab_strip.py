"""The tabs of the side panel: words or a sign each, the open one underlined in gold."""

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QTabBar, QWidget

from fairytable.app.chrome import BODY, BODY_STRONG, sized
from fairytable.app.theme import Theme
from fairytable.app.widgets.grounds import plate
from fairytable.app.widgets.key_painter import ring_pen
from fairytable.app.widgets.wrapping import measure
from fairytable.paint.brushes import color, line_pen, rounded
from fairytable.paint.fonts import LEAST_PX
from fairytable.paint.glyphs import paint_glyph
from fairytable.paint.text import draw, fit_or_cut, sizes

_HEIGHT = 33
_AIR = 18
"""Around the words of a tab, above and below together, with the line under it."""
_PAD = 12.0
"""Added to the words of a tab."""
_SIGN_WIDTH = 30
_SIGN = 15.0


def _height() -> int:
    return max(_HEIGHT, sized(BODY).px + _AIR)


class TabLabel(NamedTuple):
    """What a tab says; a sign stands in the place of the words, which then are its tooltip."""

    words: str
    sign: str = ""


class TabStrip(QTabBar):
    """Fills its width, and never scrolls or cuts."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = theme
        theme.changed.connect(self.update)
        self.labels: tuple[TabLabel, ...] = ()
        self.setUsesScrollButtons(False)
        self.setExpanding(False)
        self.setDrawBase(False)
        self.setElideMode(Qt.TextElideMode.ElideNone)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setMouseTracking(True)

    def set_labels(self, labels: Sequence[TabLabel], current: int) -> None:
        """One tab for each label."""
        if tuple(labels) == self.labels:
            return
        self.labels = tuple(labels)
        self.blockSignals(True)
        while self.count() > len(labels):
            self.removeTab(self.count() - 1)
        while self.count() < len(labels):
            self.addTab("")
        for i, label in enumerate(labels):
            self.setTabText(i, label.words)
            self.setTabToolTip(i, label.words if label.sign else "")
            self.setAccessibleTabName(i, label.words)
        self.setCurrentIndex(current)
        self.blockSignals(False)

    def tabSizeHint(self, index: int) -> QSize:
        """Words share what is free among them; where too little is, the long ones give more."""
        widths = self._natural()
        if index >= len(widths):
            return QSize(10, _height())
        if self.labels[index].sign:
            return QSize(_SIGN_WIDTH, _height())
        words = [w for w, label in zip(widths, self.labels, strict=True) if not label.sign]
        free = self.width() - sum(widths)
        extra = min(free / len(words), 40) if free > 0 else free * widths[index] / sum(words)
        return QSize(int(widths[index] + extra), _height())

    def minimumTabSizeHint(self, index: int) -> QSize:
        return self.tabSizeHint(index)

    def minimumSizeHint(self) -> QSize:
        return QSize(100, _height())

    def _natural(self) -> list[float]:
        ruler = measure(BODY_STRONG)
        return [
            _SIGN_WIDTH if label.sign else ruler.horizontalAdvance(label.words) + _PAD
            for label in self.labels
        ]

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as p:
            p.setRenderHint(QPainter.RenderHint.Antialiasing)
            p.setPen(line_pen(self.theme.chrome.line, 1))
            foot = self.height() - 1.5
            p.drawLine(QPointF(0, foot), QPointF(self.width(), foot))
            pointed = self.tabAt(self.mapFromGlobal(self.cursor().pos()))
            for i, label in enumerate(self.labels):
                rect = QRectF(self.tabRect(i))
                self._paint_tab(p, label, rect, current=i == self.currentIndex(), hot=i == pointed)

    def _paint_tab(
        self, p: QPainter, label: TabLabel, rect: QRectF, *, current: bool, hot: bool
    ) -> None:
        c = self.theme.chrome
        ink = color(c.text if current or hot else c.soft)
        if current:
            bar = QRectF(rect.x() + 2, rect.bottom() - 3.5, rect.width() - 4, 3)
            p.fillPath(plate(bar, 1.5), color(c.gold))
            if self.hasFocus():
                self._paint_focus(p, rect)
        middle = rect.adjusted(0, 0, 0, -3)
        if label.sign:
            corner = middle.center() - QPointF(_SIGN / 2, _SIGN / 2)
            paint_glyph(p, label.sign, QRectF(corner, QSizeF(_SIGN, _SIGN)), ink)
            return
        kind = sized(BODY_STRONG if current else BODY)
        room = middle.adjusted(2, 0, -2, 0)
        draw(p, fit_or_cut(label.words, room.size(), sizes(kind, kind.px, LEAST_PX), 1), room, ink)

    def _paint_focus(self, p: QPainter, rect: QRectF) -> None:
        p.setPen(ring_pen(self.theme.chrome.gold, 1.4, 3.2, 2.2))
        p.setBrush(Qt.BrushStyle.NoBrush)
        p.drawPath(rounded(rect.x() + 2, rect.y() + 3, rect.width() - 4, rect.height() - 9, 5))
