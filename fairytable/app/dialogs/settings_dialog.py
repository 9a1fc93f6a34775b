"""The settings: every choice with a line that explains it; what is chosen counts at once."""

from typing import NamedTuple

from pydantic import ValidationError
from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QAbstractButton,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from fairytable.app.chrome import BODY, LABEL, scaled, wear
from fairytable.app.dialogs.framed_dialog import FramedDialog
from fairytable.app.dialogs.switches import Segments, SettingAnswer, Switch
from fairytable.app.panel.tab_strip import TabLabel, TabStrip
from fairytable.app.theme import Theme
from fairytable.app.translation import Language
from fairytable.engine.words import QT_TRANSLATE_NOOP
from fairytable.storage.settings import Settings

WIDTH, HEIGHT = 880, 470
LARGEST = (980, 620)
"""The dialog grows with its texts, but stands in the smallest window."""
COLUMNS = 2

TITLE = QT_TRANSLATE_NOOP("app", "Settings")
DEFAULTS = QT_TRANSLATE_NOOP("app", "Restore &defaults")
YOU = QT_TRANSLATE_NOOP("app", "You")
PAGES = QT_TRANSLATE_NOOP("app", "Pages of the settings")


class SettingEntry(NamedTuple):
    """A setting by its field; without choices it is a switch or a line of text."""

    field: str
    label: str
    note: str
    choices: tuple[SettingAnswer, ...] = ()


class Group(NamedTuple):
    """Settings that belong together: a page."""

    title: str
    entries: tuple[SettingEntry, ...]


_SIZES = (
    SettingAnswer("normal", QT_TRANSLATE_NOOP("app", "Normal")),
    SettingAnswer("large", QT_TRANSLATE_NOOP("app", "Large")),
    SettingAnswer("larger", QT_TRANSLATE_NOOP("app", "Larger")),
)
GROUPS = (
    Group(
        QT_TRANSLATE_NOOP("app", "Language and appearance"),
        (
            SettingEntry(
                "language",
                QT_TRANSLATE_NOOP("app", "Language"),
                QT_TRANSLATE_NOOP("app", "Applies at once, even during a game."),
                (
                    SettingAnswer("system", QT_TRANSLATE_NOOP("app", "System language")),
                    SettingAnswer("en", "English", own=True),
                    SettingAnswer("it", "Italiano", own=True),
                ),
            ),
            SettingEntry(
                "table",
                QT_TRANSLATE_NOOP("app", "Theme"),
                QT_TRANSLATE_NOOP(
                    "app", "For windows and panels; the table itself always stays dark."
                ),
                (
                    SettingAnswer("dark", QT_TRANSLATE_NOOP("app", "Dusk")),
                    SettingAnswer("light", QT_TRANSLATE_NOOP("app", "Parchment")),
                ),
            ),
            SettingEntry(
                "text_size",
                QT_TRANSLATE_NOOP("app", "Text size"),
                QT_TRANSLATE_NOOP("app", "In panels and dialogs; cards grow with the window."),
                _SIZES,
            ),
            SettingEntry(
                "colour_blind_aids",
                QT_TRANSLATE_NOOP("app", "Patterns as well as colours"),
                QT_TRANSLATE_NOOP(
                    "app",
                    "Playable cards, possible places and the last move get their own line styles; "
                    "player colours always come with a shape.",
                ),
            ),
        ),
    ),
    Group(
        QT_TRANSLATE_NOOP("app", "Table"),
        (
            SettingEntry(
                "animation",
                QT_TRANSLATE_NOOP("app", "Card animation"),
                QT_TRANSLATE_NOOP("app", "How fast cards move."),
                (
                    SettingAnswer("slow", QT_TRANSLATE_NOOP("app", "Slow")),
                    SettingAnswer("normal", QT_TRANSLATE_NOOP("app", "Normal")),
                    SettingAnswer("fast", QT_TRANSLATE_NOOP("app", "Fast")),
                    SettingAnswer("off", QT_TRANSLATE_NOOP("app", "Instant")),
                ),
            ),
            SettingEntry(
                "bot_pace",
                QT_TRANSLATE_NOOP("app", "Speed of computer players"),
                QT_TRANSLATE_NOOP("app", "How long the game pauses after each move."),
                (
                    SettingAnswer("slow", QT_TRANSLATE_NOOP("app", "Slow")),
                    SettingAnswer("normal", QT_TRANSLATE_NOOP("app", "Normal")),
                    SettingAnswer("fast", QT_TRANSLATE_NOOP("app", "Fast")),
                    SettingAnswer("instant", QT_TRANSLATE_NOOP("app", "Instant")),
                ),
            ),
            SettingEntry(
                "enlarged",
                QT_TRANSLATE_NOOP("app", "Enlarged cards"),
                QT_TRANSLATE_NOOP(
                    "app",
                    "How large a card appears when you point at it; Space always enlarges it.",
                ),
                (SettingAnswer("never", QT_TRANSLATE_NOOP("app", "Off")), *_SIZES),
            ),
            SettingEntry(
                "enlarged_after",
                QT_TRANSLATE_NOOP("app", "Delay before enlarging"),
                QT_TRANSLATE_NOOP("app", "How long you point at a card before it is enlarged."),
                (
                    SettingAnswer("short", QT_TRANSLATE_NOOP("app", "Short")),
                    SettingAnswer("normal", QT_TRANSLATE_NOOP("app", "Normal")),
                    SettingAnswer("long", QT_TRANSLATE_NOOP("app", "Long")),
                ),
            ),
        ),
    ),
    Group(
        QT_TRANSLATE_NOOP("app", "Gameplay"),
        (
            SettingEntry(
                "player_name",
                QT_TRANSLATE_NOOP("app", "Your name"),
                QT_TRANSLATE_NOOP("app", "Filled in for the first player of a new game."),
            ),
            SettingEntry(
                "undo",
                QT_TRANSLATE_NOOP("app", "Undo after seeing new cards"),
                QT_TRANSLATE_NOOP(
                    "app",
                    "Recorded: noted in the log and on the final page, and the game does not count "
                    "in the statistics. Other moves can always be undone.",
                ),
                (
                    SettingAnswer("free", QT_TRANSLATE_NOOP("app", "Allowed")),
                    SettingAnswer("mark", QT_TRANSLATE_NOOP("app", "Recorded")),
                    SettingAnswer("forbid", QT_TRANSLATE_NOOP("app", "Not allowed")),
                ),
            ),
            SettingEntry(
                "play_forced",
                QT_TRANSLATE_NOOP("app", "Play forced moves automatically"),
                QT_TRANSLATE_NOOP("app", "If there is only one possible move, it is made for you."),
            ),
            SettingEntry(
                "full_curtain",
                QT_TRANSLATE_NOOP("app", "Always hide the whole table"),
                QT_TRANSLATE_NOOP(
                    "app",
                    "When people share a screen, only the next player’s name is shown between "
                    "turns.",
                ),
            ),
        ),
    ),
    Group(
        QT_TRANSLATE_NOOP("app", "Confirmations and tips"),
        (
            SettingEntry(
                "advice",
                QT_TRANSLATE_NOOP("app", "Tips for beginners"),
                QT_TRANSLATE_NOOP(
                    "app",
                    "Who you are and how to win before each game, and a tip now and then. Switch "
                    "it on again to start over.",
                ),
            ),
            SettingEntry(
                "cards_left",
                QT_TRANSLATE_NOOP("app", "Card counter"),
                QT_TRANSLATE_NOOP("app", "The side panel shows which cards you have not seen yet."),
            ),
            SettingEntry(
                "confirm_overwrite",
                QT_TRANSLATE_NOOP("app", "Ask before overwriting a file"),
                QT_TRANSLATE_NOOP("app", "When a saved game with that name exists."),
            ),
            SettingEntry(
                "confirm_undo",
                QT_TRANSLATE_NOOP("app", "Ask before undoing after seeing new cards"),
                QT_TRANSLATE_NOOP("app", "You would still know what you have seen."),
            ),
        ),
    ),
)
FIELDS = tuple(entry.field for group in GROUPS for entry in group.entries)
KEPT = "player_name"
"""A name has no default to go back to."""


class SettingsDialog(FramedDialog):
    """Shows settings and lets them be changed; who listens makes them count and keeps them."""

    changed = Signal(object)
    """Settings: something was chosen."""

    def __init__(
        self, settings: Settings, language: Language, theme: Theme, parent: QWidget | None = None
    ) -> None:
        super().__init__(language, theme, parent)
        self.settings = settings
        self.controls: dict[str, Segments | Switch | QLineEdit] = {}
        """What is used to choose, by the field of the settings."""
        self._words: dict[str, tuple[QLabel, QLabel]] = {}
        self.tabs = TabStrip(theme, self.body)
        self.pages = QStackedWidget()
        self.defaults = QPushButton()
        self.defaults.setAutoDefault(False)
        self.defaults.clicked.connect(self._forget)
        self.foot.insertWidget(0, self.defaults)
        self._lay_out()
        self.fit()
        self._colour()
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
        self.tabs.setAccessibleName(say(PAGES))
        titles = [TabLabel(say(group.title)) for group in GROUPS]
        self.tabs.set_labels(titles, self.pages.currentIndex())
        for group in GROUPS:
            for entry in group.entries:
                self._speak_entry(entry)

    def _speak_entry(self, entry: SettingEntry) -> None:
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

    # Choosing

    def _set(self, field: str, value: bool | str) -> None:
        try:
            settings = self.settings.changed(**{field: value})
        except ValidationError:
            return  # a name with signs that no name can have: the last good one stays
        self._take(settings)

    def _pick(self, entry: SettingEntry, value: str) -> None:
        present = getattr(self.settings, entry.field)
        shown = next(choice for choice in entry.choices if choice.value == value)
        if present not in shown.also:
            self._set(entry.field, value)

    def _take(self, settings: Settings) -> None:
        if settings == self.settings:
            return
        self.present(settings)
        self.changed.emit(settings)
        self.fit()

    def _plain(self) -> Settings:
        usual = Settings()
        return self.settings.changed(**{f: getattr(usual, f) for f in FIELDS if f != KEPT})

    def _forget(self) -> None:
        self.close_button.setFocus()
        self._take(self._plain())

    def fit(self) -> None:
        """Take the size that belongs to the texts of the moment; the middle stays in its place."""
        middle = self.geometry().center()
        self.resize(min(scaled(WIDTH), LARGEST[0]), min(scaled(HEIGHT), LARGEST[1]))
        if self.isVisible():
            self.move(self.pos() + middle - self.geometry().center())

    # Making

    def _lay_out(self) -> None:
        for group in GROUPS:
            self.pages.addWidget(self._page(group))
        self.tabs.currentChanged.connect(self.pages.setCurrentIndex)
        column = QVBoxLayout(self.body)
        column.setContentsMargins(24, 0, 24, 2)
        column.setSpacing(12)
        column.addWidget(self.tabs)
        column.addWidget(self.pages, 1)

    def _page(self, group: Group) -> QWidget:
        page = QWidget()
        page.setObjectName("body")
        grid = QGridLayout(page)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setSpacing(12)
        for i, entry in enumerate(group.entries):
            grid.addWidget(self._entry(entry), i // COLUMNS, i % COLUMNS)
        for column in range(COLUMNS):
            grid.setColumnStretch(column, 1)
        grid.setRowStretch(grid.rowCount(), 1)
        return page

    def _entry(self, entry: SettingEntry) -> QFrame:
        plate, name, note = QFrame(), QLabel(), QLabel()
        plate.setObjectName("plate")
        wear(name, LABEL)
        wear(note, BODY)
        note.setObjectName("soft")
        for label in (name, note):
            label.setWordWrap(True)
        self._words[entry.field] = name, note
        control = self.controls[entry.field] = self._control(entry)
        name.setBuddy(control)
        words = QVBoxLayout()
        words.setSpacing(2)
        words.addWidget(name)
        words.addWidget(note)
        words.addStretch(1)
        beside = isinstance(control, QAbstractButton)
        whole = QHBoxLayout(plate) if beside else QVBoxLayout(plate)
        whole.setContentsMargins(16, 11, 16, 13)
        whole.setSpacing(8)
        whole.addLayout(words, 1)
        whole.addWidget(control, 0, Qt.AlignmentFlag.AlignTop)
        return plate

    def _control(self, entry: SettingEntry) -> Segments | Switch | QLineEdit:
        if entry.choices:
            segments = Segments(entry.choices, self.theme)
            segments.picked.connect(lambda value: self._pick(entry, value))
            return segments
        if isinstance(getattr(self.settings, entry.field), bool):
            switch = Switch(self.theme)
            switch.toggled.connect(lambda on: self._set(entry.field, on))
            return switch
        line = QLineEdit()
        line.setMaxLength(40)
        line.textEdited.connect(lambda text: self._set(entry.field, text.strip()))
        return line
