"""The box beside the hand: what the player is asked, a hint, and the buttons of the decision."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QKeySequence,
    QPainter,
    QPaintEvent,
    QShortcut,
    QShortcutEvent,
)
from PySide6.QtWidgets import QGridLayout, QLabel, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from fairytable.app.chrome import BODY, PROMPT, face, ink, scaled, sized, wear
from fairytable.app.theme import Theme
from fairytable.app.widgets.wrapping import balanced, measure, paint_lines, wrapped
from fairytable.engine import Action
from fairytable.paint.brushes import color, down, line_pen, rounded
from fairytable.paint.fonts import BOLD, LEAST_PX, SANS, SEMIBOLD, Type
from fairytable.paint.glyphs import paint_glyph
from fairytable.paint.text import Setting, draw, fit, fit_or_cut, sizes
from fairytable.stage.staging import Button, Lead, Prompt

BUTTON_HEIGHT = 38
LOW_BUTTON_HEIGHT = 34
ROOMY_HEIGHT = 700
"""From this height of the panel up buttons are higher."""
LEAST_HEIGHT = 172
_KEY = Type(12, SEMIBOLD, SANS)
_COMPACT = Type(13, SEMIBOLD, SANS)
"""The words of a button in a line."""
_EDGE = 8
"""Between the panel's edge and the box."""
_PAD = 13
_TWO_COLUMNS = 3
"""So many buttons stand in two columns."""


def can_press(button: Button, legal: Sequence[Action]) -> bool:
    """Whether a button leads to something now."""
    if isinstance(button.action, Action):
        return button.action in legal
    if isinstance(button.action, Lead):
        return any(action.verb == button.action.verb for action in legal)
    return not button.why


class PromptButton(QPushButton):
    """A choice with its key; gold if it is the main one, dimmed if it is not legal now."""

    refused = Signal(str)
    """Why it does nothing, when it is clicked all the same."""

    def __init__(self, button: Button, theme: Theme, height: int = BUTTON_HEIGHT) -> None:
        super().__init__(button.text)
        self.button = button
        self.theme = theme
        theme.changed.connect(self.update)
        self._height = height
        self.setAccessibleName(button.text)
        self.setStyleSheet("min-height: 0; padding: 0;")  # it paints itself
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.cap = button.cap or button.key
        if button.key:
            self.setShortcut(QKeySequence(button.key))

    def set_possible(self, possible: bool) -> None:
        """Whether it can be pressed; the tooltip says why not."""
        self.setEnabled(possible)
        key = self.button.cap or self.button.key
        name = f"{self.button.text} ({key})" if key else self.button.text
        more = self.button.note if possible else self.button.why
        self.setToolTip(f"{name}\n{more}" if more else name)
        self.setAccessibleDescription(more)

    def event(self, event: QEvent) -> bool:
        """A key does its work at once; a button by itself would first show that it is pressed. A
        dark one that is clicked says why."""
        pressed = event.type() == QEvent.Type.MouseButtonPress
        if pressed and not self.isEnabled() and self.button.why:
            self.refused.emit(self.button.why)
        if isinstance(event, QShortcutEvent) and not event.isAmbiguous():
            self.click()
            return True
        return super().event(event)

    @property
    def _compact(self) -> bool:
        """In a line there is no room to spare: the words stand close to their key."""
        return self._height < LOW_BUTTON_HEIGHT

    def sizeHint(self) -> QSize:
        if self._compact:
            words = measure(_COMPACT).horizontalAdvance(self.text())
            return QSize(round(words + self._key_width() + 24), self._high())
        words = measure(Type(15, BOLD, SANS)).horizontalAdvance(self.text())
        return QSize(round(words + 2 * self._key_width() + 26), self._high())

    def minimumSizeHint(self) -> QSize:
        return QSize(80, self._high())

    def _high(self) -> int:
        """A button of the box grows with its words; the line has a height of its own."""
        return self._height if self._compact else scaled(self._height)

    def show_key(self, shown: bool) -> None:
        """Whether the key stands beside the words; the tooltip names it in any case."""
        self.cap = (self.button.cap or self.button.key) if shown else ""
        self.updateGeometry()
        self.update()

    def set_height(self, height: int) -> None:
        self._height = height
        self.updateGeometry()

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as p:
            p.setRenderHint(QPainter.RenderHint.Antialiasing)
            rect = self._plate()
            self._paint_ground(p, rect)
            ink = self._ink()
            words, setting = self.words()
            draw(p, setting, words, color(ink, 1 if self.isEnabled() else 0.8))
            if self.cap:
                self._paint_key(p, rect, self._key_width(), ink)

    def _plate(self) -> QRectF:
        return QRectF(self.rect()).adjusted(2.5, 2.5, -2.5, -2.5)

    def words(self) -> tuple[QRectF, Setting]:
        """Where the words stand and how they are set: in the middle, else left of the key; in one
        line, else in two."""
        rect, key = self._plate(), self._key_width()
        weight = BOLD if self.button.main else SEMIBOLD
        kind = sized(_COMPACT if self._compact else Type(15, weight, SANS))
        place = rect.adjusted(9 + key, 0, -9 - key, 0)
        if self._compact or fit(self.text(), place.size(), [kind], 1) is None:
            place = rect.adjusted(6, 0, -10 - key, 0)
        in_one = fit(self.text(), place.size(), sizes(kind, kind.px, LEAST_PX), 1)
        small = sizes(kind, min(kind.px, scaled(13)), LEAST_PX)
        return place, in_one or fit_or_cut(self.text(), place.size(), small, 2, 1.1)

    def _ink(self) -> str:
        if not self.isEnabled():
            return self.theme.chrome.soft
        return self.theme.chrome.key_text if self.button.main else self.theme.chrome.text

    def _paint_ground(self, p: QPainter, rect: QRectF) -> None:
        c = self.theme.chrome
        shape = rounded(*_parts(rect), 8)
        if not self.isEnabled():
            pen = line_pen(c.soft, 1.2, 0.6)
            pen.setDashPattern([4, 3])
            p.setPen(pen)
            p.setBrush(color(c.track, 0.35))
            p.drawPath(shape)
            return
        pressed, hover = self.isDown(), self.underMouse()
        if not pressed:
            p.fillPath(shape.translated(0, 1.5), color("#05030C", 0.28))
        top, foot = (c.key_top, c.key_foot) if self.button.main else (c.box, c.box_foot)
        ground = down(rect, (0, foot), (1, top)) if pressed else down(rect, (0, top), (1, foot))
        p.fillPath(shape, ground)
        if hover and not pressed:
            p.fillPath(shape, color("#FFFFFF", 0.16 if self.button.main else 0.07))
        p.setBrush(Qt.BrushStyle.NoBrush)
        p.setPen(line_pen(c.gold if not self.button.main else "#8A6420", 1.3))
        p.drawPath(shape)
        if self.hasFocus():
            pen = line_pen(self._ink(), 1.5)
            pen.setDashPattern([2.6, 2])
            p.setPen(pen)
            p.drawPath(rounded(*_parts(rect.adjusted(3, 3, -3, -3)), 5.5))

    def _key_width(self) -> float:
        if not self.cap:
            return 0.0
        return max(19.0, 10.0 + measure(_KEY).horizontalAdvance(self.cap))

    def _paint_key(self, p: QPainter, rect: QRectF, width: float, ink: str) -> None:
        """The key as a cap at the right."""
        high = scaled(19)
        cap = QRectF(rect.right() - width - 7, rect.center().y() - high / 2, width, high)
        p.setBrush(Qt.BrushStyle.NoBrush)
        p.setPen(line_pen(ink, 1.1, 0.6))
        p.drawPath(rounded(*_parts(cap), 4))
        setting = fit_or_cut(self.cap, cap.size(), [sized(_KEY)], 1)
        draw(p, setting, cap, color(ink, 0.95 if self.isEnabled() else 0.8))


class DarkKeys(QObject):
    """Answers the keys of buttons that cannot be pressed: they say why."""

    refused = Signal(str)

    def __init__(self, place: QWidget) -> None:
        super().__init__(place)
        self._place = place
        self._keys: list[QShortcut] = []

    def listen(self, buttons: Sequence[PromptButton]) -> None:
        for old in self._keys:
            old.setEnabled(False)
            old.deleteLater()
        self._keys = []
        for button in (b for b in buttons if not b.isEnabled()):
            if button.button.why and button.button.key:
                key = QShortcut(QKeySequence(button.button.key), self._place)
                key.activated.connect(lambda why=button.button.why: self.refused.emit(why))
                self._keys.append(key)


class Sentence(QLabel):
    """Words in lines of about equal length; it grows with them."""

    def __init__(self, kind: Type, leading: float) -> None:
        super().__init__()
        self.kind = kind
        self.leading = leading
        wear(self, kind)
        self.setWordWrap(True)
        self.setTextFormat(Qt.TextFormat.PlainText)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def lines(self) -> list[str]:
        return balanced(self.text(), self.kind, self.width())

    def heightForWidth(self, width: int) -> int:
        return round(len(wrapped(self.text(), self.kind, width)) * self._step()) + 1

    def sizeHint(self) -> QSize:
        return QSize(100, round(self._step()) + 1)

    def _step(self) -> float:
        """From line to line."""
        return scaled(100 * self.leading) / 100

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as p:
            p.setFont(face(self.kind))
            p.setPen(self.palette().color(self.foregroundRole()))
            paint_lines(p, self.lines(), QRectF(self.rect()), self._step())


class PromptBox(QWidget):
    """A raised plate; it grows with its words, so that none is ever cut."""

    chosen = Signal(object)
    """What a button asks for."""
    refused = Signal(str)
    """Why a dark button that was pressed does nothing."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = theme
        theme.changed.connect(self._colour)
        self.buttons: list[PromptButton] = []
        self._button = BUTTON_HEIGHT
        self._dark = DarkKeys(self)
        self._dark.refused.connect(self.refused)
        self.prompt = Sentence(PROMPT, 21)
        self.hint = Sentence(BODY, 17)
        self._asking = False
        self._grid = QGridLayout()
        self._grid.setSpacing(5)
        self._grid.setColumnStretch(0, 1)
        column = self._column = QVBoxLayout(self)
        side = _EDGE + _PAD
        column.setContentsMargins(side, 8 + 11, side, _EDGE + 10)
        column.setSpacing(7)
        column.addWidget(self.prompt)
        column.addWidget(self.hint)
        column.addStretch(1)
        column.addLayout(self._grid)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        self.set_least_height(LEAST_HEIGHT)

    def set_room(self, panel_height: int) -> None:
        """Buttons are lower in low windows."""
        self._button = BUTTON_HEIGHT if panel_height >= ROOMY_HEIGHT else LOW_BUTTON_HEIGHT
        for button in self.buttons:
            button.set_height(self._button)

    def set_least_height(self, height: int) -> None:
        """As high as the own row of the table, so that both stand on one line."""
        self.setMinimumHeight(max(LEAST_HEIGHT, height))

    def ask(self, prompt: Prompt, legal: Sequence[Action]) -> None:
        """Ask for a decision; buttons that are not legal now are dimmed."""
        self._asking = True
        self._say(prompt.text, prompt.hint)
        if [b.button for b in self.buttons] != list(prompt.buttons):
            self._lay(prompt.buttons)
        for button in self.buttons:
            button.set_possible(can_press(button.button, legal))
        self._dark.listen(self.buttons)
        self._grow()

    def tell(self, text: str) -> None:
        """Say something that asks for nothing."""
        self._asking = False
        self._say(text, "")
        self._lay(())
        self._dark.listen(())

    def warn(self, reason: str) -> None:
        """Say why a gesture did nothing, in the place of the hint."""
        self.hint.setText(reason)
        self.hint.setVisible(bool(reason))

    def _say(self, text: str, hint: str) -> None:
        self.prompt.setText(text)
        self.warn(hint)
        self._colour()
        self.setAccessibleName(text)

    def _grow(self) -> None:
        """Once a prompt needed more room the box keeps it: the panel does not jump."""
        if self.isVisible():
            needed = self._column.totalHeightForWidth(self.width())
            self.setMinimumHeight(max(self.minimumHeight(), needed))

    def _colour(self) -> None:
        c = self.theme.chrome
        ink(self.prompt, c.text if self._asking else c.soft)
        ink(self.hint, c.hint)
        self.update()

    def _lay(self, buttons: Sequence[Button]) -> None:
        for old in self.buttons:
            self._grid.removeWidget(old)
            old.hide()
            old.deleteLater()
        self.buttons = []
        columns = 2 if len(buttons) >= _TWO_COLUMNS else 1
        self._grid.setColumnStretch(1, columns - 1)
        for i, button in enumerate(buttons):
            made = PromptButton(button, self.theme, self._button)
            made.clicked.connect(lambda _=False, action=button.action: self.chosen.emit(action))
            made.refused.connect(self.refused)
            alone = columns > 1 and i == len(buttons) - 1 and i % columns == 0
            self._grid.addWidget(made, i // columns, i % columns, 1, columns if alone else 1)
            self.buttons.append(made)

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as p:
            p.setRenderHint(QPainter.RenderHint.Antialiasing)
            c = self.theme.chrome
            rect = QRectF(self.rect()).adjusted(_EDGE, 8, -_EDGE, -_EDGE)
            for i in range(5):
                grown = rect.adjusted(-i * 0.8, 1, i * 0.8, 1 + i)
                p.fillPath(rounded(*_parts(grown), 11 + i), color("#05030C", 0.05))
            shape = rounded(*_parts(rect), 11)
            p.fillPath(shape, down(rect, (0, c.box), (1, c.box_foot)))
            p.setBrush(Qt.BrushStyle.NoBrush)
            p.setPen(line_pen(c.gold if self._asking else c.line, 1.6))
            p.drawPath(shape)
            p.setPen(line_pen(c.gold if self._asking else c.line, 0.7, 0.5))
            p.drawPath(rounded(*_parts(rect.adjusted(3.5, 3.5, -3.5, -3.5)), 8))
            if not self._asking:
                side = 54.0
                corner = QRectF(rect.right() - side - 10, rect.bottom() - side - 10, side, side)
                paint_glyph(p, "moon", corner, color(c.gold, 0.16))


def _parts(rect: QRectF) -> tuple[float, float, float, float]:
    return rect.x(), rect.y(), rect.width(), rect.height()
