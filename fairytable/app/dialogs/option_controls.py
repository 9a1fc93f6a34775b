"""What options are answered with: pills of which one is gold, and a number between two steps."""

from collections.abc import Sequence

from pydantic import JsonValue
from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QGridLayout,
    QSizePolicy,
    QSpinBox,
    QWidget,
)

from fairytable.app.chrome import BODY, BODY_STRONG, scaled
from fairytable.app.theme import Theme
from fairytable.app.widgets.key_painter import Key, Shine, face_of, paint_key
from fairytable.app.widgets.radio_key import RadioKey, RadioStyle
from fairytable.paint.glyphs import paint_glyph

ROW = 420
"""Answers that are wider together stand in two columns."""
HIGH = 32
"""Of every control, in pixels."""
_PILL = Key(
    1.5,
    radius=7,
    rim=1.2,
    bright=True,
    shine=Shine(white=0.12),
    gold_shine=Shine(white=0.12),
    off="dashed",
)
_PICK = RadioStyle(_PILL, BODY_STRONG, BODY, side=15, high=HIGH, least=44)
_STEP = Key(1, radius=6, rim=1)
_BARE = """
QSpinBox { padding: 0; }
QSpinBox::up-button, QSpinBox::down-button { width: 0; height: 0; border: none; }
QLineEdit { padding: 0; border: none; background: transparent; }
"""


class Pick(RadioKey):
    """One of several answers, as a pill."""

    def __init__(self, theme: Theme, group: QWidget) -> None:
        super().__init__(_PICK, theme, group)
        self.setSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Fixed)


class PickRow(QWidget):
    """Answers beside each other, of which one is chosen: by click or by the arrow keys."""

    changed = Signal()

    def __init__(self, values: Sequence[JsonValue], theme: Theme, widest: int = ROW) -> None:
        """Answers that are wider than `widest` together stand in two columns."""
        super().__init__()
        self._widest = widest
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
        wide = sum(pick.sizeHint().width() + 6 for pick in picks) > self._widest
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
        with QPainter(self) as p:
            p.setRenderHint(QPainter.RenderHint.Antialiasing)
            paint_key(p, self, _STEP, self.theme.chrome, gold=False)
            middle = face_of(self, _STEP).center()
            sign = QRectF(middle.x() - 5.5, middle.y() - 5.5, 11, 11)
            paint_glyph(p, self.glyph, sign, self.theme.chrome.text)


class Number(QSpinBox):
    """A number without buttons of its own; left open it shows what that stands for, or a dash."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._open = False
        self._meant: int | None = None
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

    def stand_for(self, meant: int | None) -> None:
        """What the number is while it is left open; None if nobody knows yet."""
        if meant != self._meant:
            self._meant = meant
            self.setSuffix("")

    def textFromValue(self, value: int) -> str:
        if not self._open:
            return super().textFromValue(value)
        return "–" if self._meant is None else super().textFromValue(self._meant)
