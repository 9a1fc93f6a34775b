"""A box that is ticked, painted like everything around it: Qt's own hardly shows on dark cloth."""

from PySide6.QtCore import QPoint, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QCheckBox, QStyle, QStyleOptionButton, QWidget

from fairytable.app.chrome import scaled
from fairytable.app.theme import Theme
from fairytable.app.widgets.grounds import plate
from fairytable.app.widgets.key_painter import ring_pen
from fairytable.paint.brushes import color, line_pen
from fairytable.paint.glyphs import paint_glyph

_SIDE = 17
_GAP = 9
_PAD = 4


class CheckBox(QCheckBox):
    """A golden rim; what is chosen has a tick, and its field is gold."""

    def __init__(self, theme: Theme, text: str = "", parent: QWidget | None = None) -> None:
        super().__init__(text, parent)
        self.theme = theme
        theme.changed.connect(self.update)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def sizeHint(self) -> QSize:
        words = self.fontMetrics().size(Qt.TextFlag.TextShowMnemonic, self.text())
        wide = scaled(_SIDE) + (_GAP + words.width() if self.text() else 0)
        return QSize(wide + 2 * _PAD, max(scaled(_SIDE), words.height()) + 2 * _PAD)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def hitButton(self, pos: QPoint) -> bool:
        return self.rect().contains(pos)

    def paintEvent(self, event: QPaintEvent) -> None:
        c, side = self.theme.chrome, scaled(_SIDE)
        box = QRectF(_PAD, (self.height() - side) / 2, side, side)
        with QPainter(self) as p:
            p.setRenderHint(QPainter.RenderHint.Antialiasing)
            p.setOpacity(1 if self.isEnabled() else 0.5)
            p.setBrush(color(c.key_foot if self.isChecked() else c.well))
            p.setPen(line_pen(c.gold, 1.5))
            p.drawPath(plate(box, 4))
            if self.isChecked():
                paint_glyph(p, "check", box.adjusted(2.5, 2.5, -2.5, -2.5), c.key_text)
            if self.hasFocus():
                p.setBrush(Qt.BrushStyle.NoBrush)
                p.setPen(ring_pen(c.gold, 1.4, 3.2, 2.2))
                p.drawPath(plate(QRectF(self.rect()).adjusted(1, 1, -1, -1), 5))
            p.setPen(color(c.text))
            words = self.rect().adjusted(_PAD + side + _GAP, 0, 0, 0)
            p.drawText(words, self._flags(), self.text())

    def _flags(self) -> int:
        """Letters are underlined where the system underlines them."""
        option = QStyleOptionButton()
        self.initStyleOption(option)
        hint = QStyle.StyleHint.SH_UnderlineShortcut
        shown = self.style().styleHint(hint, option, self)
        mnemonic = Qt.TextFlag.TextShowMnemonic if shown else Qt.TextFlag.TextHideMnemonic
        return int(Qt.AlignmentFlag.AlignVCenter) | int(mnemonic)
