"""The replay bar: walks through a match forwards and backwards, step by step or by itself."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QPointF, QRect, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import (
    QHideEvent,
    QIcon,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPixmap,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QAbstractButton,
    QHBoxLayout,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from fairytable.app.chrome import LABEL, scaled, wear
from fairytable.app.replay.bar_button import BarButton
from fairytable.app.replay.timeline import Timeline, turns_of
from fairytable.app.theme import Theme
from fairytable.app.translation import Language
from fairytable.app.widgets.drop_down import Drop
from fairytable.app.widgets.grounds import paint_ground
from fairytable.app.widgets.overlay import Overlay
from fairytable.app.widgets.plain_label import PlainLabel
from fairytable.app.widgets.plain_tip import plain_tip
from fairytable.app.widgets.replay_plate import ReplayPlate
from fairytable.app.widgets.wrapping import measure
from fairytable.engine.words import QT_TRANSLATE_NOOP
from fairytable.match import Match
from fairytable.paint.brushes import canvas, line_pen
from fairytable.paint.pieces import paint_player

BAR = QT_TRANSLATE_NOOP("app", "Replay")
FIRST = QT_TRANSLATE_NOOP("app", "To the beginning (Home)")
BACK = QT_TRANSLATE_NOOP("app", "One step back (Left)")
PLAY = QT_TRANSLATE_NOOP("app", "Play (Space)")
PAUSE = QT_TRANSLATE_NOOP("app", "Pause (Space)")
FORWARD = QT_TRANSLATE_NOOP("app", "One step forward (Right)")
LAST = QT_TRANSLATE_NOOP("app", "To the end (End)")
CLOSE = QT_TRANSLATE_NOOP("app", "Leave the replay (Esc)")
TIMELINE = QT_TRANSLATE_NOOP("app", "Timeline")
STEP = QT_TRANSLATE_NOOP("app", "step {k} of {n}")
SPEED = QT_TRANSLATE_NOOP("app", "Speed")
SPEEDS = {
    QT_TRANSLATE_NOOP("app", "slow"): 2000,
    QT_TRANSLATE_NOOP("app", "normal"): 1200,
    QT_TRANSLATE_NOOP("app", "fast"): 600,
    QT_TRANSLATE_NOOP("app", "very fast"): 250,
}
"""What a speed is called, and how many milliseconds a step takes."""
VIEWER = QT_TRANSLATE_NOOP("app", "View as")
OPEN = QT_TRANSLATE_NOOP("app", "all cards face up")

_USUAL_SPEED = 1
_BETWEEN = 90
"""What lies between all parts of the bar and at its ends."""
_NAME = 150
"""What the drop-down of names needs for most of them."""
_LEAST_BOX = 110
"""How narrow a drop-down may become before words are cut elsewhere."""
_NO_BREAK = "\N{NO-BREAK SPACE}"
_KEYS = Qt.Key
_STEPS: dict[int, Callable[["ReplayBar"], None]] = {
    _KEYS.Key_Left: lambda bar: bar.go(bar.position - 1),
    _KEYS.Key_Right: lambda bar: bar.go(bar.position + 1),
    _KEYS.Key_Home: lambda bar: bar.go(0),
    _KEYS.Key_End: lambda bar: bar.go(bar.steps),
}


class ReplayBar(Overlay):
    """Says which position is wanted; it shows none itself, and never changes the match."""

    moved = Signal(int)
    """The number of the position that is wanted now."""
    point_of_view = Signal(object)
    """The player with whose eyes the table is wanted; None: everything open."""
    closed = Signal()

    def __init__(self, language: Language, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.language = language
        self.theme = theme
        self.steps: int = 0
        self._match: Match | None = None
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._next)
        self.mark = ReplayPlate(theme)
        """Says that all this has already happened."""
        self.timeline = Timeline(theme)
        self.first, self.back, self.play, self.forward, self.last, self.close_button = (
            BarButton(sign, theme) for sign in ("first", "back", "play", "forward", "last", "close")
        )
        self.where = PlainLabel()
        self.speed = Drop(theme)
        self.viewer_box = Drop(theme)
        self._labels = {SPEED: PlainLabel(), VIEWER: PlainLabel()}
        self._lay_out()
        self._connect()
        self._colour()
        self._speak()

    # What is shown

    def set_match(self, match: Match, viewer: int | None = None) -> None:
        """Walk through this match from its beginning; asks for its first position."""
        self.pause()
        self._match = match
        self.steps = len(match.history)
        self.timeline.set_turns(turns_of(match), self.steps)
        self._fill_viewers()
        self.viewer_box.setCurrentIndex(self.viewer_box.findData(viewer))
        self._tell()
        self.moved.emit(self.position)

    @property
    def position(self) -> int:
        """The number of the position that is looked at."""
        return self.timeline.value()

    @property
    def viewer(self) -> int | None:
        """The player with whose eyes one looks; None: everything lies open."""
        chosen = self.viewer_box.currentData()
        return chosen if isinstance(chosen, int) else None

    @property
    def playing(self) -> bool:
        return self._timer.isActive()

    def go(self, position: int) -> None:
        """Ask for a position; outside the match for the nearest one. Playing ends."""
        self.pause()
        self.timeline.setValue(position)

    # Playing by itself

    def toggle(self) -> None:
        """Play on, from the beginning if the end is reached; or pause."""
        if self.playing:
            self.pause()
            return
        if not self.steps:
            return
        if self.position == self.steps:
            self.timeline.setValue(0)
        self._timer.start(self._pace())
        self._tell()

    def pause(self) -> None:
        self._timer.stop()
        self._tell()

    def _next(self) -> None:
        self.timeline.setValue(self.position + 1)
        if self.position < self.steps:
            self._timer.start(self._pace())
        self._tell()

    def _pace(self) -> int:
        return int(self.speed.currentData())

    # Look

    def _colour(self) -> None:
        chrome = self.theme.chrome
        self.where.setStyleSheet(f"color: {chrome.text};")
        for label in self._labels.values():
            label.setStyleSheet(f"color: {chrome.soft};")
        self.update()

    def _buttons(self) -> tuple[BarButton, ...]:
        return self.first, self.back, self.play, self.forward, self.last, self.close_button

    def _lay_out(self) -> None:
        wear(self.where, LABEL)
        self.play.main = True
        row = QHBoxLayout()
        row.setSpacing(4)
        for button in self._buttons()[:-1]:
            row.addWidget(button)
        row.addSpacing(10)
        row.addWidget(self.where)
        row.addStretch(1)
        for label, box in ((VIEWER, self.viewer_box), (SPEED, self.speed)):
            row.addWidget(self._labels[label])
            row.addWidget(box)
            row.addSpacing(8)
            self._labels[label].setBuddy(box)
        self.viewer_box.setMaximumWidth(240)
        for box in (self.viewer_box, self.speed):
            box.setMinimumWidth(_LEAST_BOX)
        row.addWidget(self.close_button)
        column = QVBoxLayout(self)
        column.setContentsMargins(14, 8, 10, 9)
        column.setSpacing(5)
        above = QHBoxLayout()
        above.setSpacing(12)
        above.addWidget(self.mark)
        above.addWidget(self.timeline, 1)
        column.addLayout(above)
        column.addLayout(row)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.setFocusProxy(self.timeline)

    def _connect(self) -> None:
        self.first.clicked.connect(lambda: self.go(0))
        self.back.clicked.connect(lambda: self.go(self.position - 1))
        self.play.clicked.connect(self.toggle)
        self.forward.clicked.connect(lambda: self.go(self.position + 1))
        self.last.clicked.connect(lambda: self.go(self.steps))
        self.close_button.clicked.connect(self._leave)
        self.timeline.valueChanged.connect(self._walked)
        self.timeline.grasped.connect(self.pause)
        self.viewer_box.activated.connect(lambda _: self.point_of_view.emit(self.viewer))
        self.language.changed.connect(self._speak)
        self.theme.changed.connect(self._colour)
        for part in (self.timeline, *self._buttons(), self.speed, self.viewer_box):
            part.installEventFilter(self)

    def _walked(self, position: int) -> None:
        self._tell()
        self.moved.emit(position)

    def _leave(self) -> None:
        self.pause()
        self.closed.emit()

    # Words

    def _speak(self) -> None:
        """Say everything again: the language is another one."""
        say = self.language.say
        self.setAccessibleName(say(BAR))
        self.mark.say(say(BAR))
        self.timeline.setAccessibleName(say(TIMELINE))
        for button, words in (
            (self.first, FIRST),
            (self.back, BACK),
            (self.forward, FORWARD),
            (self.last, LAST),
            (self.close_button, CLOSE),
        ):
            button.name(say(words))
        for source, label in self._labels.items():
            label.setText(say(source))
        self.speed.setToolTip(plain_tip(say(SPEED)))
        self.viewer_box.setToolTip(plain_tip(say(VIEWER)))
        chosen = max(self.speed.currentIndex(), 0) if self.speed.count() else _USUAL_SPEED
        self.speed.clear()
        for source, pace in SPEEDS.items():
            self.speed.addItem(say(source), pace)
        self.speed.setCurrentIndex(chosen)
        self.speed.setAccessibleName(say(SPEED))
        self.viewer_box.setAccessibleName(say(VIEWER))
        self._fill_viewers()
        self._tell()

    def _fill_viewers(self) -> None:
        """Each player by shape and name, and the open table."""
        chosen = self.viewer
        box = self.viewer_box
        box.clear()
        if self._match is not None:
            for player, seat in enumerate(self._match.seats):
                box.addItem(self._crest(seat.colour), seat.name, player)
        box.addItem(self.language.say(OPEN), None)
        box.setCurrentIndex(box.findData(chosen))
        self._make_room()

    def _make_room(self) -> None:
        """Where all of it finds no room the words before the drop-downs give way: what these show
        says enough, and their tips say the rest."""
        boxes = (
            min(self.viewer_box.sizeHint().width(), scaled(_NAME)) + self.speed.sizeHint().width()
        )
        parts = (*self._buttons(), *self._labels.values())
        words = self.where.minimumWidth() + sum(part.sizeHint().width() for part in parts)
        for label in self._labels.values():
            label.setVisible(words + boxes + _BETWEEN <= self.width())

    def _crest(self, colour: int) -> QIcon:
        dpr, side = self.devicePixelRatioF(), 16
        with canvas(round(side * dpr), round(side * dpr), dpr) as (image, p):
            p.scale(dpr, dpr)
            paint_player(p, colour, QPointF(side / 2, side / 2), 6.5)
        return QIcon(QPixmap.fromImage(image))

    def _tell(self) -> None:
        """Where one is, and what can be done from here."""
        say, here = self.language.say, self.position
        widest = say(STEP, k=self.steps, n=self.steps)
        self.where.setText(say(STEP, k=here, n=self.steps).replace(" ", _NO_BREAK))
        self.where.setMinimumWidth(round(measure(LABEL).horizontalAdvance(widest)) + 4)
        self.play.sign = "pause" if self.playing else "play"
        self.play.name(say(PAUSE if self.playing else PLAY))
        self.play.setEnabled(self.steps > 0)
        for button in (self.first, self.back):
            button.setEnabled(here > 0)
        for button in (self.forward, self.last):
            button.setEnabled(here < self.steps)

    # Qt

    def place(self, room: QRect) -> QRect:
        """At the foot."""
        height = self.sizeHint().height()
        return QRect(0, room.height() - height, room.width(), height)

    def press(self, key: int) -> bool:
        """Do what a key of the replay does, wherever it was pressed; whether it is one."""
        if key in _STEPS:
            _STEPS[key](self)
        elif key == _KEYS.Key_Space:
            self.toggle()
        elif key == _KEYS.Key_Escape:
            self._leave()
        else:
            return False
        return True

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier or not self.press(event.key()):
            super().keyPressEvent(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Arrows walk and Enter presses wherever the focus is; Space is a focused button's own."""
        if event.type() != QEvent.Type.KeyPress or not isinstance(event, QKeyEvent):
            return super().eventFilter(watched, event)
        key = event.key()
        if key in (_KEYS.Key_Return, _KEYS.Key_Enter) and isinstance(watched, QAbstractButton):
            watched.click()
            return True
        if event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            return super().eventFilter(watched, event)
        if key == _KEYS.Key_Space and watched is not self.timeline:
            return super().eventFilter(watched, event)
        return self.press(key) or super().eventFilter(watched, event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._make_room()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.StyleChange, QEvent.Type.FontChange):
            self._make_room()

    def hideEvent(self, event: QHideEvent) -> None:
        self.pause()
        super().hideEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Cloth or parchment with a gold edge towards the table."""
        with QPainter(self) as p:
            p.setRenderHint(QPainter.RenderHint.Antialiasing)
            c, rect = self.theme.chrome, QRectF(self.rect())
            paint_ground(p, rect, c)
            for y, width, alpha in ((0.8, 1.6, 1.0), (3.6, 0.8, 0.4)):
                p.setPen(line_pen(c.gold, width, alpha))
                p.drawLine(QPointF(0, y), QPointF(rect.width(), y))
