"""The settings: every choice with a line that explains it; what is chosen counts at once."""

from typing import NamedTuple

from pydantic import ValidationError
from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QBrush, QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QCheckBox,
    QDialog,
    QFrame,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QRadioButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from fairytable.app.chrome import BODY, CHROMES, LABEL, Chrome, face
from fairytable.app.translation import Language
from fairytable.app.wrapping import measure
from fairytable.engine.words import QT_TRANSLATE_NOOP
from fairytable.storage.settings import Settings
from fairytable.table.brushes import color, down, grain, line_pen, rounded
from fairytable.table.fonts import SANS, SEMIBOLD, Type
from fairytable.table.glyphs import paint_glyph

WIDTH, HEIGHT = 880, 600
"""Of the dialog: it stands in the smallest window, and everything is seen at once."""
TITLE_TYPE = Type(26, SEMIBOLD, caps=True)
GROUP_TYPE = Type(18, SEMIBOLD, caps=True)
CHOICE_TYPE = Type(13, SEMIBOLD, SANS)

TITLE = QT_TRANSLATE_NOOP("app", "Settings")
DEFAULTS = QT_TRANSLATE_NOOP("app", "Back to &defaults")
CLOSE = QT_TRANSLATE_NOOP("app", "&Close")
YOU = QT_TRANSLATE_NOOP("app", "You")


class Choice(NamedTuple):
    """One answer to a setting."""

    value: str
    text: str
    also: tuple[str, ...] = ()
    """Values of the file for which this answer stands too."""
    own: bool = False
    """Said as it is, in every language."""


class Entry(NamedTuple):
    """A setting by its field; without choices it is a switch or a line of text."""

    field: str
    label: str
    note: str
    choices: tuple[Choice, ...] = ()


class Group(NamedTuple):
    """Settings that belong together."""

    title: str
    entries: tuple[Entry, ...]


GROUPS = (
    Group(
        QT_TRANSLATE_NOOP("app", "Language and look"),
        (
            Entry(
                "language",
                QT_TRANSLATE_NOOP("app", "Language"),
                QT_TRANSLATE_NOOP("app", "A game that is being played goes on in it."),
                (
                    Choice("system", QT_TRANSLATE_NOOP("app", "As the system")),
                    Choice("en", "English", own=True),
                    Choice("it", "Italiano", own=True),
                ),
            ),
            Entry(
                "table",
                QT_TRANSLATE_NOOP("app", "Windows and panels"),
                QT_TRANSLATE_NOOP("app", "The table itself always lies in the dusk."),
                (
                    Choice("dark", QT_TRANSLATE_NOOP("app", "Dusk")),
                    Choice("light", QT_TRANSLATE_NOOP("app", "Parchment")),
                ),
            ),
        ),
    ),
    Group(
        QT_TRANSLATE_NOOP("app", "Table"),
        (
            Entry(
                "animation",
                QT_TRANSLATE_NOOP("app", "Moving cards"),
                QT_TRANSLATE_NOOP("app", "How fast the cards travel to their places."),
                (
                    Choice("slow", QT_TRANSLATE_NOOP("app", "Slow")),
                    Choice("normal", QT_TRANSLATE_NOOP("app", "Normal")),
                    Choice("fast", QT_TRANSLATE_NOOP("app", "Fast")),
                    Choice("off", QT_TRANSLATE_NOOP("app", "At once")),
                ),
            ),
        ),
    ),
    Group(
        QT_TRANSLATE_NOOP("app", "Bots"),
        (
            Entry(
                "bot_pace",
                QT_TRANSLATE_NOOP("app", "Pace of the bots"),
                QT_TRANSLATE_NOOP("app", "How long you can look at a move before the next one."),
                (
                    Choice("slow", QT_TRANSLATE_NOOP("app", "Slow")),
                    Choice("normal", QT_TRANSLATE_NOOP("app", "Normal")),
                    Choice("fast", QT_TRANSLATE_NOOP("app", "Fast")),
                    Choice("instant", QT_TRANSLATE_NOOP("app", "At once")),
                ),
            ),
        ),
    ),
    Group(
        QT_TRANSLATE_NOOP("app", "Playing"),
        (
            Entry(
                "player_name",
                QT_TRANSLATE_NOOP("app", "Your name"),
                QT_TRANSLATE_NOOP("app", "Offered for the first seat of a new game."),
            ),
            Entry(
                "play_forced",
                QT_TRANSLATE_NOOP("app", "Play what cannot be otherwise"),
                QT_TRANSLATE_NOOP("app", "A decision with one answer is played by itself."),
            ),
            Entry(
                "undo",
                QT_TRANSLATE_NOOP("app", "Undo after a new card was seen"),
                QT_TRANSLATE_NOOP("app", "Other steps can always be taken back."),
                (
                    Choice("mark", QT_TRANSLATE_NOOP("app", "Allowed"), also=("free",)),
                    Choice("forbid", QT_TRANSLATE_NOOP("app", "Not allowed")),
                ),
            ),
        ),
    ),
)
"""What the program can honour; the first half stands in the left column."""
FIELDS = tuple(entry.field for group in GROUPS for entry in group.entries)
KEPT = "player_name"
"""A name has no default to go back to."""


class FramedDialog(QDialog):
    """A leaf in the colours of the chrome: a heading over a gold line, a body, buttons below."""

    def __init__(self, language: Language, chrome: Chrome, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.language = language
        self.chrome = chrome
        self.heading = QLabel()
        self.heading.setFont(face(TITLE_TYPE))
        self.body = QWidget()
        self.body.setObjectName("body")
        self.area = QScrollArea()
        self.area.setWidget(self.body)
        self.area.setWidgetResizable(True)
        self.area.setFrameShape(QFrame.Shape.NoFrame)
        self.area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.close_button = QPushButton()
        self.close_button.setDefault(True)
        self.close_button.clicked.connect(self.accept)
        self.foot = QHBoxLayout()
        self.foot.setContentsMargins(24, 0, 24, 0)
        self.foot.setSpacing(10)
        self.foot.addStretch(1)
        self.foot.addWidget(self.close_button)
        self.head = QHBoxLayout()
        self.head.setContentsMargins(26, 0, 26, 16)
        self.head.addWidget(self.heading)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 16, 0, 18)
        column.setSpacing(12)
        column.addLayout(self.head)
        column.addWidget(self.area, 1)
        column.addLayout(self.foot)
        language.changed.connect(self.speak)

    def speak(self) -> None:
        """Say everything in the language of the moment."""
        self.close_button.setText(self.language.say(CLOSE))

    def set_chrome(self, chrome: Chrome) -> None:
        """Take these colours; the application's own stylesheet is the program's matter."""
        c = self.chrome = chrome
        self.setStyleSheet(
            f"QScrollArea, QWidget#body {{ background: transparent; }}"
            f"QLabel {{ color: {c.text}; background: transparent; }}"
            f"QLabel#soft {{ color: {c.soft}; }}"
            f"QLineEdit {{ placeholder-text-color: {c.soft}; }}"
            f"QPlainTextEdit:focus {{ border-color: {c.gold}; }}"
            f"QFrame#plate {{ background: {_mixed(c)}; border: 1px solid {c.line};"
            f" border-radius: 10px; }}"
        )
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Cloth or parchment, a gold line under the heading."""
        p = QPainter(self)
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_ground(p, QRectF(self.rect()), self.chrome)
        y = self.heading.mapTo(self, QPoint(0, self.heading.height())).y() + 9.0
        paint_rule(p, 26, self.width() - 26, y, self.chrome)
        p.end()


def paint_ground(p: QPainter, rect: QRectF, chrome: Chrome) -> None:
    """The same cloth or parchment as that of the side panel."""
    p.fillRect(rect, down(rect, (0, chrome.panel), (1, chrome.panel_foot)))
    p.fillRect(rect, QBrush(grain(160, 5, 9)))


def paint_rule(p: QPainter, left: float, right: float, y: float, chrome: Chrome) -> None:
    """A gold line with a lozenge in its middle, as on the cards."""
    middle = (left + right) / 2
    p.setPen(line_pen(chrome.gold, 1.2, 0.75))
    p.drawLine(QPointF(left, y), QPointF(middle - 9, y))
    p.drawLine(QPointF(middle + 9, y), QPointF(right, y))
    paint_glyph(p, "diamond", QRectF(middle - 4, y - 4, 8, 8), chrome.gold)


def _mixed(c: Chrome) -> str:
    return f"qlineargradient(x1:0, y1:0, x2:0, y2:1, stop:0 {c.box}, stop:1 {c.box_foot})"


class Segment(QRadioButton):
    """One answer of several that lie side by side; the arrow keys go from one to the next."""

    def __init__(self, chrome: Chrome) -> None:
        super().__init__()
        self.chrome = chrome
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def sizeHint(self) -> QSize:
        return QSize(round(measure(CHOICE_TYPE).horizontalAdvance(self.text())) + 28, 34)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def hitButton(self, pos: QPoint) -> bool:
        return self.rect().contains(pos)

    def paintEvent(self, event: QPaintEvent) -> None:
        p = QPainter(self)
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        c, rect = self.chrome, QRectF(self.rect()).adjusted(4, 4, -4, -4)
        shape = rounded(rect.x(), rect.y(), rect.width(), rect.height(), 6)
        if self.isChecked():
            p.fillPath(shape, down(rect, (0, c.key_top), (1, c.key_foot)))
        elif self.underMouse():
            p.fillPath(shape, color(c.gold, 0.16))
        if self.hasFocus():
            _paint_focus(p, QRectF(self.rect()), 8, c)
        p.setFont(face(CHOICE_TYPE))
        p.setPen(color(c.key_text if self.isChecked() else c.text))
        p.drawText(self.rect(), Qt.AlignmentFlag.AlignCenter, self.text())
        p.end()


class Segments(QWidget):
    """The answers to one setting in a row, one of them lit."""

    picked = Signal(str)

    def __init__(self, choices: tuple[Choice, ...], chrome: Chrome) -> None:
        super().__init__()
        self.chrome = chrome
        self.choices = choices
        self.buttons = [Segment(chrome) for _ in choices]
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

    def set_chrome(self, chrome: Chrome) -> None:
        self.chrome = chrome
        for button in self.buttons:
            button.chrome = chrome
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        p = QPainter(self)
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        p.setBrush(color(self.chrome.well))
        p.setPen(line_pen(self.chrome.line, 1))
        p.drawRoundedRect(rect, 9, 9)
        p.end()


class Switch(QCheckBox):
    """On or off: told by place, by colour and by a tick."""

    def __init__(self, chrome: Chrome) -> None:
        super().__init__()
        self.chrome = chrome
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def sizeHint(self) -> QSize:
        return QSize(58, 34)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def hitButton(self, pos: QPoint) -> bool:
        return self.rect().contains(pos)

    def paintEvent(self, event: QPaintEvent) -> None:
        p = QPainter(self)
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        c, on, rect = self.chrome, self.isChecked(), QRectF(4, 5, 50, 24)
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
            _paint_focus(p, QRectF(self.rect()), 16, c)
        p.end()


def _paint_focus(p: QPainter, rect: QRectF, radius: float, chrome: Chrome) -> None:
    p.setBrush(Qt.BrushStyle.NoBrush)
    p.setPen(line_pen(chrome.gold, 2))
    p.drawRoundedRect(rect.adjusted(1, 1, -1, -1), radius, radius)


class SettingsDialog(FramedDialog):
    """Shows settings and lets them be changed; who listens makes them count and keeps them."""

    changed = Signal(object)
    """Settings: something was chosen."""

    def __init__(
        self, settings: Settings, language: Language, chrome: Chrome, parent: QWidget | None = None
    ) -> None:
        super().__init__(language, chrome, parent)
        self.settings = settings
        self.controls: dict[str, Segments | Switch | QLineEdit] = {}
        """What is used to choose, by the field of the settings."""
        self._titles: list[tuple[QLabel, str]] = []
        self._words: dict[str, tuple[QLabel, QLabel]] = {}
        self.defaults = QPushButton()
        self.defaults.setAutoDefault(False)
        self.defaults.clicked.connect(self._forget)
        self.foot.insertWidget(0, self.defaults)
        self._lay_out()
        self.resize(WIDTH, HEIGHT)
        self.set_chrome(chrome)
        self.speak()
        self.present(settings)

    # Showing

    def present(self, settings: Settings) -> None:
        """Show these settings; nothing counts as chosen by it."""
        self.settings = settings
        for field, control in self.controls.items():
            value = getattr(settings, field)
            if isinstance(control, Segments):
                control.choose(value)
            elif isinstance(control, Switch):
                control.setChecked(value)
            elif control.text().strip() != value:
                control.setText(value)
        self.defaults.setEnabled(self._plain() != settings)

    def speak(self) -> None:
        super().speak()
        say = self.language.say
        self.setWindowTitle(say(TITLE))
        self.heading.setText(say(TITLE))
        self.defaults.setText(say(DEFAULTS))
        for label, source in self._titles:
            label.setText(say(source))
        for group in GROUPS:
            for entry in group.entries:
                self._speak_entry(entry)

    def _speak_entry(self, entry: Entry) -> None:
        say, control = self.language.say, self.controls[entry.field]
        name, note = self._words[entry.field]
        name.setText(say(entry.label))
        note.setText(say(entry.note))
        control.setAccessibleName(say(entry.label))
        control.setAccessibleDescription(say(entry.note))
        if isinstance(control, QLineEdit):
            control.setPlaceholderText(say(YOU))
        elif isinstance(control, Segments):
            for choice, button in zip(entry.choices, control.buttons, strict=True):
                button.setText(choice.text if choice.own else say(choice.text))
                button.setAccessibleName(f"{say(entry.label)}: {button.text()}")
                button.setAccessibleDescription(say(entry.note))
                button.updateGeometry()

    def set_chrome(self, chrome: Chrome) -> None:
        super().set_chrome(chrome)
        for control in self.controls.values():
            if isinstance(control, Segments):
                control.set_chrome(chrome)
            elif isinstance(control, Switch):
                control.chrome = chrome

    # Choosing

    def _set(self, field: str, value: bool | str) -> None:
        try:
            settings = self.settings.changed(**{field: value})
        except ValidationError:
            return  # a name with signs that no name can have: the last good one stays
        self._take(settings)

    def _pick(self, entry: Entry, value: str) -> None:
        present = getattr(self.settings, entry.field)
        shown = next(choice for choice in entry.choices if choice.value == value)
        if present not in shown.also:
            self._set(entry.field, value)

    def _take(self, settings: Settings) -> None:
        if settings == self.settings:
            return
        self.present(settings)
        if settings.table != self.chrome.name:
            self.set_chrome(CHROMES[settings.table])
        self.changed.emit(settings)

    def _plain(self) -> Settings:
        usual = Settings()
        return self.settings.changed(**{f: getattr(usual, f) for f in FIELDS if f != KEPT})

    def _forget(self) -> None:
        self.close_button.setFocus()
        self._take(self._plain())

    # Making

    def _lay_out(self) -> None:
        columns = QHBoxLayout(self.body)
        columns.setContentsMargins(24, 2, 24, 2)
        columns.setSpacing(14)
        for half in (GROUPS[:2], GROUPS[2:]):
            column = QVBoxLayout()
            column.setSpacing(12)
            for group in half:
                column.addWidget(self._group(group))
            column.addStretch(1)
            columns.addLayout(column, 1)

    def _group(self, group: Group) -> QFrame:
        plate = QFrame()
        plate.setObjectName("plate")
        title = QLabel()
        title.setFont(face(GROUP_TYPE))
        self._titles.append((title, group.title))
        column = QVBoxLayout(plate)
        column.setContentsMargins(16, 10, 16, 14)
        column.setSpacing(12)
        column.addWidget(title)
        for entry in group.entries:
            column.addLayout(self._entry(entry))
        return plate

    def _entry(self, entry: Entry) -> QVBoxLayout:
        name, note = QLabel(), QLabel()
        name.setFont(face(LABEL))
        note.setFont(face(BODY))
        note.setObjectName("soft")
        for label in (name, note):
            label.setWordWrap(True)
        self._words[entry.field] = name, note
        control = self.controls[entry.field] = self._control(entry)
        name.setBuddy(control)
        words = QVBoxLayout()
        words.setSpacing(1)
        words.addWidget(name)
        words.addWidget(note)
        whole = QVBoxLayout()
        whole.setSpacing(6)
        if isinstance(control, QAbstractButton):
            row = QHBoxLayout()
            row.addLayout(words, 1)
            row.addWidget(control)
            whole.addLayout(row)
        else:
            whole.addLayout(words)
            whole.addWidget(control)
        return whole

    def _control(self, entry: Entry) -> Segments | Switch | QLineEdit:
        if entry.choices:
            segments = Segments(entry.choices, self.chrome)
            segments.picked.connect(lambda value: self._pick(entry, value))
            return segments
        if isinstance(getattr(self.settings, entry.field), bool):
            switch = Switch(self.chrome)
            switch.toggled.connect(lambda on: self._set(entry.field, on))
            return switch
        line = QLineEdit()
        line.setMaxLength(40)
        line.textEdited.connect(lambda text: self._set(entry.field, text.strip()))
        return line
