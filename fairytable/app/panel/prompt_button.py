"""The buttons of a decision, each with its key; one that is dark says why."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QMarginsF, QObject, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeySequence, QPainter, QPaintEvent, QShortcut, QShortcutEvent
from PySide6.QtWidgets import QPushButton, QSizePolicy, QWidget

from fairytable.app.chrome import on_keys, scaled, sized
from fairytable.app.theme import Theme
from fairytable.app.widgets.grounds import plate
from fairytable.app.widgets.key_painter import Key, Shine, face_of, ink_of, paint_key
from fairytable.app.widgets.plain_tip import plain_tip
from fairytable.app.widgets.wrapping import measure
from fairytable.engine import Action
from fairytable.paint.brushes import color, line_pen
from fairytable.paint.fonts import BOLD, LEAST_PX, SANS, SEMIBOLD, Type
from fairytable.paint.text import Setting, draw, fit, fit_or_cut, sizes
from fairytable.stage.staging import Button, Lead

BUTTON_HEIGHT = 38
LOW_BUTTON_HEIGHT = 34
_LOW_WORDS = 30
"""What two lines of words need of a low button."""
_AIR = 2.0
"""Above and below two lines."""
_CAP = Type(12, SEMIBOLD, SANS)
"""What stands on the cap of a key."""
_COMPACT = Type(13, SEMIBOLD, SANS)
"""The words of a button in a line."""
_KEY = Key(
    2.5,
    raised=True,
    shine=Shine(white=0.07),
    gold_shine=Shine(white=0.16),
    off="sunken",
)


def can_press(button: Button, legal: Sequence[Action]) -> bool:
    """Whether a button leads to something now."""
    if isinstance(button.action, Action):
        return button.action in legal
    if isinstance(button.action, Lead):
        return any(action.verb == button.action.verb for action in legal)
    return not button.why


class PromptButton(QPushButton):
    """A choice with its key; gold if it is the main one, dimmed if it is not legal now."""

    chosen = Signal(object)
    """What it asks for, when it is pressed."""
    refused = Signal(str)
    """Why it does nothing, when it is clicked all the same."""

    def __init__(self, button: Button, theme: Theme, height: int = BUTTON_HEIGHT) -> None:
        super().__init__(button.words)
        self.button = button
        self.theme = theme
        theme.changed.connect(self.update)
        self._height = height
        self.possible = True
        """Whether it leads to something, as soon as anything can be pressed."""
        self.setAccessibleName(button.words)
        self.setStyleSheet("min-height: 0; padding: 0;")  # it paints itself
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.cap = button.cap or button.key
        if button.key:
            self.setShortcut(QKeySequence(button.key))
        self.clicked.connect(self._choose)

    def _choose(self) -> None:
        self.chosen.emit(self.button.action)

    def set_possible(self, possible: bool) -> None:
        """Whether it can be pressed; the tooltip says why not."""
        self.possible = possible
        self.setEnabled(possible)
        key = self.button.cap or self.button.key
        name = f"{self.button.words} ({key})" if key else self.button.words
        more = self.button.note if possible else self.button.why
        self.setToolTip(plain_tip(f"{name}\n{more}" if more else name))
        self.setAccessibleDescription(more)

    def event(self, event: QEvent) -> bool:
        """A key does its work at once; a button by itself would first show that it is pressed. A
        dark one that is clicked says why."""
        pressed = event.type() == QEvent.Type.MouseButtonPress
        if pressed and not self.possible and self.button.why:
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
            return QSize(round(words + self._cap_width() + 24), self._high())
        words = measure(Type(15, BOLD, SANS)).horizontalAdvance(self.text())
        return QSize(round(words + 2 * self._cap_width() + 26), self._high())

    def minimumSizeHint(self) -> QSize:
        return QSize(80, self._high())

    def _high(self) -> int:
        """A button of the box grows with its words, where the window is high enough; the line has a
        height of its own."""
        if self._height == LOW_BUTTON_HEIGHT:
            return max(self._height, scaled(_LOW_WORDS))
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
            chrome = on_keys(self.theme.chrome) if self.isEnabled() else self.theme.chrome
            paint_key(p, self, _KEY, chrome, gold=self.button.main)
            ink = ink_of(self, _KEY, chrome, gold=self.button.main)
            words, setting = self.words()
            draw(p, setting, words, color(ink, 1 if self.isEnabled() else 0.8))
            if self.cap:
                self._paint_cap(p, face_of(self, _KEY), self._cap_width(), ink)

    def words(self) -> tuple[QRectF, Setting]:
        """Where the words stand and how they are set: in the middle, else left of the key; in one
        line, else in two."""
        rect, key = face_of(self, _KEY), self._cap_width()
        weight = BOLD if self.button.main else SEMIBOLD
        kind = sized(_COMPACT if self._compact else Type(15, weight, SANS))
        place = rect.adjusted(9 + key, 0, -9 - key, 0)
        if self._compact or fit(self.text(), place.size(), [kind], 1) is None:
            place = rect.adjusted(6, 0, -10 - key, 0)
        in_one = fit(self.text(), place.size(), sizes(kind, kind.px, LEAST_PX), 1)
        small = sizes(kind, min(kind.px, scaled(13)), LEAST_PX)
        airy = place.size().shrunkBy(QMarginsF(0, _AIR, 0, _AIR))
        in_two = fit(self.text(), airy, small, 2, 1.1)
        return place, in_one or in_two or fit_or_cut(self.text(), place.size(), small, 2, 1.1)

    def _cap_width(self) -> float:
        if not self.cap:
            return 0.0
        return max(19.0, 10.0 + measure(_CAP).horizontalAdvance(self.cap))

    def _paint_cap(self, p: QPainter, rect: QRectF, width: float, ink: str) -> None:
        """The key as a cap at the right."""
        high = scaled(19)
        cap = QRectF(rect.right() - width - 7, rect.center().y() - high / 2, width, high)
        p.setBrush(Qt.BrushStyle.NoBrush)
        p.setPen(line_pen(ink, 1.1, 0.6))
        p.drawPath(plate(cap, 4))
        setting = fit_or_cut(self.cap, cap.size(), [sized(_CAP)], 1)
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
