"""A list that drops down, the same in every dialog and on every page."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QWheelEvent
from PySide6.QtWidgets import QComboBox, QStyledItemDelegate

from fairytable.app.chrome import BODY, scaled, wear
from fairytable.app.theme import Theme
from fairytable.app.widgets.grounds import plate
from fairytable.paint.brushes import color, line_pen, round_pen

HIGH = 32
_LEFT, _RIGHT = 11, 30
"""Free before the words, and behind them for the arrow."""
LEAST = 230
"""Words that need more may be cut where room is short."""
_SIGN = 16
_GAP = 6


class Drop(QComboBox):
    """Painted like the fields beside it; the wheel leaves it alone."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        wear(self, BODY)
        self.setItemDelegate(QStyledItemDelegate(self))  # the default one shows no selection
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setIconSize(QSize(_SIGN, _SIGN))
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self.theme = theme
        theme.changed.connect(self._colour)
        self._colour()

    def _colour(self) -> None:
        chrome = self.theme.chrome
        self.view().setStyleSheet(
            f"QListView {{ border-color: {chrome.gold}; }}"
            f"QListView::item {{ padding: 4px 6px; color: {chrome.text}; }}"
            f"QListView::item:selected {{ background: {chrome.key_foot};"
            f" color: {chrome.key_text}; border-radius: 4px; }}"
        )
        self.update()

    def sizeHint(self) -> QSize:
        """As wide as the longest of its words."""
        ruler = self.fontMetrics()
        said = [self.itemText(i) for i in range(self.count())] + [self.placeholderText()]
        words = max(ruler.horizontalAdvance(text) for text in said)
        signs = any(not self.itemIcon(i).isNull() for i in range(self.count()))
        beside = _SIGN + _GAP if signs else 0
        return QSize(_LEFT + beside + words + _RIGHT + 3, scaled(HIGH))

    def minimumSizeHint(self) -> QSize:
        """Only a long name may be cut."""
        return self.sizeHint().boundedTo(QSize(scaled(LEAST), scaled(HIGH)))

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()

    def paintEvent(self, event: QPaintEvent) -> None:
        c = self.theme.chrome
        with QPainter(self) as p:
            p.setRenderHint(QPainter.RenderHint.Antialiasing)
            p.setOpacity(1 if self.isEnabled() else 0.45)
            rect = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
            lit = self.hasFocus() or self.underMouse()
            p.setBrush(color(c.well))
            p.setPen(line_pen(c.gold if lit else c.line, 1))
            p.drawPath(plate(rect, 5))
            x, y = rect.right() - 16, rect.center().y() - 2
            p.setPen(round_pen(c.gold if lit else c.soft, 1.8))
            p.drawPolyline([QPointF(x - 5, y), QPointF(x, y + 5), QPointF(x + 5, y)])
            room = rect.adjusted(_LEFT, 0, -_RIGHT, 0)
            sign = self.itemIcon(self.currentIndex())
            if not sign.isNull():
                top = rect.center().y() - _SIGN / 2
                p.drawPixmap(
                    QPointF(room.x(), top), sign.pixmap(self.iconSize(), self.devicePixelRatioF())
                )
                room.setLeft(room.x() + _SIGN + _GAP)
            p.setFont(self.font())
            chosen = self.currentIndex() >= 0
            p.setPen(color(c.text if chosen else c.soft))
            end = Qt.TextElideMode.ElideRight
            words = self.currentText() if chosen else self.placeholderText()
            text = self.fontMetrics().elidedText(words, end, int(room.width()) + 1)
            p.drawText(room, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, text)
