"""What options are answered with: pills of which one is gold, and a number between two steps."""

from collections.abc import Sequence

from pydantic import JsonValue
from PySide6.QtCore import QPoint, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QGridLayout,
    QRadioButton,
    QSizePolicy,
    QSpinBox,
    QWidget,
)

from fairytable.app.chrome import BODY, BODY_STRONG, face, scaled
from fairytable.app.theme import Theme
from fairytable.app.widgets.wrapping import measure
from fairytable.paint.brushes import color, down, line_pen, rounded
from fairytable.paint.glyphs import paint_glyph

ROW = 420
"""Answers that are wider together stand in two columns."""
HIGH = 32
"""Of every control, in pixels."""
_BARE = """
QSpinBox { padding: 0; }
QSpinBox::up-button, QSpinBox::down-button { width: 0; height: 0; border: none; }
QLineEdit { padding: 0; border: none; background: transparent; }
"""


class Pick(QRadioButton):
    """One of several answers, as a pill; the chosen one is gold."""

    def __init__(self, theme: Theme, group: QWidget) -> None:
        super().__init__(group)  # only those of one parent exclude each other
        self.theme = theme
        theme.changed.connect(self.update)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        words = measure(BODY_STRONG).horizontalAdvance(self.text())
        return QSize(max(44, round(words) + 30), scaled(HIGH))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def hitButton(self, pos: QPoint) -> bool:
        return self.rect().contains(pos)

    def paintEvent(self, event: QPaintEvent) -> None:
        c = self.theme.chrome
        with QPainter(self) as p:
            p.setRenderHint(QPainter.RenderHint.Antialiasing)
            p.setOpacity(1 if self.isEnabled() else 0.45)
            rect = QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5)
            shape = rounded(rect.x(), rect.y(), rect.width(), rect.height(), 7)
            chosen = self.isChecked()
            top, foot = (c.key_top, c.key_foot) if chosen else (c.box, c.box_foot)
            p.fillPath(shape, down(rect, (0, top), (1, foot)))
            if self.underMouse() and self.isEnabled():
                p.fillPath(shape, color("#FFFFFF", 0.12))
            p.setBrush(Qt.BrushStyle.NoBrush)
            pen = line_pen(c.gold if chosen or self.underMouse() else c.line, 1.2)
            if not self.isEnabled():
                pen.setDashPattern([4, 3])
            p.setPen(pen)
            p.drawPath(shape)
            ink = c.key_text if chosen else c.text
            if self.hasFocus():
                ring = line_pen(ink, 1.4)
                ring.setDashPattern([2.6, 2])
                p.setPen(ring)
                inner = rect.adjusted(3, 3, -3, -3)
                p.drawPath(rounded(inner.x(), inner.y(), inner.width(), inner.height(), 4.5))
            p.setFont(face(BODY_STRONG if chosen else BODY))
            p.setPen(color(ink))
            p.drawText(rect, Qt.AlignmentFlag.AlignCenter, self.text())


class PickRow(QWidget):
    """Answers beside each other, of which one is chosen: by click or by the arrow keys."""

    changed = Signal()

    def __init__(self, values: Sequence[JsonValue], theme: Theme) -> None:
        super().__init__()
        plain = (value for value in values if not isinstance(value, list | dict))
        self.picks = {value: Pick(theme, self) for value in plain}
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(6)
        for pick in self.picks.values():
            pick.toggled.connect(self._toggled)

    def value(self) -> JsonValue:
        return next((value for value, pick in self.picks.items() if pick.isChecked()), None)

    def set_value(self, value: JsonValue) -> None:
        """Choose an answer; one that is not offered changes nothing."""
        if not isinstance(value, list | dict) and value in self.picks:
            self.picks[value].setChecked(True)

    def say(self, words: Sequence[str], question: str) -> None:
        """Give the answers their words, in one row if there is room."""
        for pick, word in zip(self.picks.values(), words, strict=True):
            pick.setText(word)
            pick.setAccessibleName(f"{question}: {word}")
        self._lay()

    def _lay(self) -> None:
        picks = list(self.picks.values())
        wide = sum(pick.sizeHint().width() + 6 for pick in picks) > ROW
        columns = 2 if wide else len(picks)
        for i, pick in enumerate(picks):
            self._grid.addWidget(pick, i // columns, i % columns)

    def _toggled(self, on: bool) -> None:
        if on:
            self.changed.emit()


class Step(QAbstractButton):
    """Plus or minus beside a number; by keyboard the arrows do the same."""

    def __init__(self, glyph: str, theme: Theme) -> None:
        super().__init__()
        self.glyph = glyph
        self.theme = theme
        theme.changed.connect(self.update)
        self.setAutoRepeat(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFixedSize(28, scaled(HIGH))

    def paintEvent(self, event: QPaintEvent) -> None:
        c = self.theme.chrome
        with QPainter(self) as p:
            p.setRenderHint(QPainter.RenderHint.Antialiasing)
            p.setOpacity(1 if self.isEnabled() else 0.45)
            rect = QRectF(self.rect()).adjusted(1, 1, -1, -1)
            top, foot = (c.box_foot, c.box) if self.isDown() else (c.box, c.box_foot)
            p.setBrush(down(rect, (0, top), (1, foot)))
            p.setPen(line_pen(c.gold if self.underMouse() and self.isEnabled() else c.line, 1))
            p.drawPath(rounded(rect.x(), rect.y(), rect.width(), rect.height(), 6))
            middle = rect.center()
            paint_glyph(p, self.glyph, QRectF(middle.x() - 5.5, middle.y() - 5.5, 11, 11), c.text)


class Number(QSpinBox):
    """A number without buttons of its own; left open it shows a dash."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._open = False
        self.setFixedSize(scaled(58), scaled(HIGH))
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.theme = theme
        theme.changed.connect(self._colour)
        self._colour()

    def _colour(self) -> None:
        faint = self.theme.chrome.line
        self.setStyleSheet(_BARE + f"QSpinBox:disabled {{ color: {faint}; }}")

    def leave_open(self, on: bool) -> None:
        self._open = on
        self.setEnabled(not on)
        self.setSuffix("")  # writes the text anew

    def textFromValue(self, value: int) -> str:
        return "–" if self._open else super().textFromValue(value)
