"""What settings are chosen with: answers side by side, and switches."""

from typing import NamedTuple

from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QCheckBox, QHBoxLayout, QWidget

from fairytable.app.theme import Theme
from fairytable.app.widgets.key_painter import Key, Shine, paint_halo
from fairytable.app.widgets.radio_key import RadioKey, RadioStyle
from fairytable.paint.brushes import color, down, line_pen
from fairytable.paint.fonts import SANS, SEMIBOLD, Type
from fairytable.paint.glyphs import paint_glyph

CHOICE_TYPE = Type(13, SEMIBOLD, SANS)
_FLAT = Key(4, radius=6, flat=True, haloed=True, shine=Shine(gold=0.16))
_SEGMENT = RadioStyle(_FLAT, CHOICE_TYPE, CHOICE_TYPE, side=14, high=34)


class SettingAnswer(NamedTuple):
    """One answer to a setting."""

    value: str
    text: str
    also: tuple[str, ...] = ()
    """Values of the file for which this answer stands too."""
    own: bool = False
    """Said as it is, in every language."""


class Segments(QWidget):
    """The answers to one setting in a row, one of them lit."""

    picked = Signal(str)

    def __init__(self, choices: tuple[SettingAnswer, ...], theme: Theme) -> None:
        super().__init__()
        self.theme = theme
        theme.changed.connect(self.update)
        self.choices = choices
        self.buttons = [RadioKey(_SEGMENT, theme) for _ in choices]
        row = QHBoxLayout(self)
        row.setContentsMargins(1, 1, 1, 1)
        row.setSpacing(0)
        for choice, button in zip(choices, self.buttons, strict=True):
            row.addWidget(button, 1)
            button.toggled.connect(
                lambda on, value=choice.value: self.picked.emit(value) if on else None
            )

    def choose(self, value: str) -> None:
        for choice, button in zip(self.choices, self.buttons, strict=True):
            if value == choice.value or value in choice.also:
                button.setChecked(True)

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as p:
            p.setRenderHint(QPainter.RenderHint.Antialiasing)
            rect = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
            p.setBrush(color(self.theme.chrome.well))
            p.setPen(line_pen(self.theme.chrome.line, 1))
            p.drawRoundedRect(rect, 9, 9)


class Switch(QCheckBox):
    """On or off: told by place, by colour and by a tick."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.theme = theme
        theme.changed.connect(self.update)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def sizeHint(self) -> QSize:
        return QSize(58, 34)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def hitButton(self, pos: QPoint) -> bool:
        return self.rect().contains(pos)

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as p:
            p.setRenderHint(QPainter.RenderHint.Antialiasing)
            c, on, rect = self.theme.chrome, self.isChecked(), QRectF(4, 5, 50, 24)
            p.setBrush(down(rect, (0, c.key_top), (1, c.key_foot)) if on else color(c.well))
            p.setPen(line_pen(c.gold if on else c.soft, 1))
            p.drawRoundedRect(rect, 12, 12)
            knob = QPointF(rect.right() - 12 if on else rect.x() + 12, rect.center().y())
            p.setPen(Qt.PenStyle.NoPen)
            p.setBrush(color(c.key_text if on else c.soft))
            p.drawEllipse(knob, 8, 8)
            if on:
                paint_glyph(p, "check", QRectF(knob.x() - 5, knob.y() - 5, 10, 10), c.key_top)
            if self.hasFocus():
                paint_halo(p, QRectF(self.rect()), 16, c)
