"""The right half of the new-game dialog: who begins, which variants, which cards are dealt."""

from collections.abc import Mapping, Sequence
from secrets import randbits

from pydantic import JsonValue
from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from fairytable.app.chrome import BODY, HEADING, LABEL, face, ink
from fairytable.app.dialogs.options_form import OptionsForm
from fairytable.app.theme import Theme
from fairytable.app.widgets.drop_down import Drop
from fairytable.app.widgets.sentence import Sentence
from fairytable.engine import Options
from fairytable.engine.words import QT_TRANSLATE_NOOP
from fairytable.match import WrongSeed
from fairytable.stage.staging import Translate

THE_GAME = QT_TRANSLATE_NOOP("app", "The game")
FIRST = QT_TRANSLATE_NOOP("app", "First player")
AT_RANDOM = QT_TRANSLATE_NOOP("app", "Drawn at random")
MORE = QT_TRANSLATE_NOOP("app", "&More")
LESS = QT_TRANSLATE_NOOP("app", "&Less")
SEED = QT_TRANSLATE_NOOP("app", "Deal number")
SEED_LINE = QT_TRANSLATE_NOOP("app", "The same number always deals the same cards.")

_SMALL = "QPushButton { padding: 3px 14px; } QPushButton:focus { padding: 2px 13px; }"


class VariantsPane(QWidget):
    """Scrolls where a game has many variants; the seed is folded away until somebody wants it."""

    changed = Signal()

    def __init__(self, options: type[Options], theme: Theme) -> None:
        super().__init__()
        self.form = OptionsForm(options, theme)
        self.first = Drop(theme)
        self.first.setMinimumWidth(200)
        self.more = QPushButton()
        self.more.setCheckable(True)
        self.more.setStyleSheet(_SMALL)
        self.seed = QLineEdit()
        self.seed.setMaxLength(20)
        self.seed_line = Sentence(BODY, 17)
        ink(self.seed_line, theme.chrome.soft)
        self._drawn = randbits(64)
        self._at_random = ""
        self._more = self._less = ""
        self._labels = {source: QLabel() for source in (THE_GAME, FIRST, SEED)}
        for source, label in self._labels.items():
            label.setFont(face(HEADING if source == THE_GAME else LABEL))
            ink(label, theme.chrome.text)
        self._lay_out()
        self._connect()

    def _lay_out(self) -> None:
        self.inside = QWidget()
        page = QVBoxLayout(self.inside)
        page.setContentsMargins(0, 0, 8, 4)
        page.setSpacing(14)
        page.addLayout(_line(self._labels[FIRST], self.first))
        page.addWidget(self.form)
        page.addWidget(self._folded())
        page.addStretch(1)
        self.form.setVisible(bool(self.form.fields))
        self.area = QScrollArea()
        self.area.setWidget(self.inside)
        self.area.setWidgetResizable(True)
        self.area.setFrameShape(QFrame.Shape.NoFrame)
        self.area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.area.viewport().setAutoFillBackground(False)
        self.inside.setAutoFillBackground(False)
        top = _line(self._labels[THE_GAME], self.more)
        top.addSpacing(8)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(12)
        column.addLayout(top)
        column.addWidget(self.area, 1)

    def _folded(self) -> QWidget:
        """What is shown only to those who ask for more."""
        seed = QHBoxLayout()
        seed.addWidget(self._labels[SEED])
        seed.addSpacing(12)
        seed.addWidget(self.seed, 1)
        self._hidden = QWidget()
        below = QVBoxLayout(self._hidden)
        below.setContentsMargins(0, 0, 0, 0)
        below.setSpacing(4)
        below.addLayout(seed)
        below.addWidget(self.seed_line)
        self._hidden.hide()
        return self._hidden

    def _connect(self) -> None:
        self.form.changed.connect(self.changed)
        self.first.currentIndexChanged.connect(self.changed)
        self.seed.textChanged.connect(self.changed)
        self.more.toggled.connect(self._unfold)
        self.area.verticalScrollBar().rangeChanged.connect(self._show_seed)

    # What stands in it

    def fill(self, values: Mapping[str, JsonValue], names: Sequence[str]) -> None:
        """Choose these variants, as far as the game has them; these people may begin."""
        self.form.set_values(values)
        self.name(names)
        first = values.get("first")
        if isinstance(first, int) and 0 <= first < len(names):
            self.first.setCurrentIndex(first + 1)

    def name(self, names: Sequence[str]) -> None:
        """The people at the table as they are called now; who has left cannot begin."""
        self.first.blockSignals(True)
        if (self.first.currentData() or 0) >= len(names):
            self.first.setCurrentIndex(0)
        while self.first.count() > len(names) + 1:
            self.first.removeItem(self.first.count() - 1)
        while self.first.count() < len(names) + 1:
            self.first.addItem("", self.first.count() - 1 if self.first.count() else None)
        for i, name in enumerate((self._at_random, *names)):
            self.first.setItemText(i, name or "…")
        self.first.blockSignals(False)

    def values(self) -> dict[str, JsonValue]:
        return {**self.form.values(), "first": self.first.currentData()}

    def chosen_seed(self) -> int:
        """What was typed, or the number that was drawn; WrongSeed if it is no seed."""
        text = self.seed.text().strip()
        if not text:
            return self._drawn
        if not (text.isascii() and text.isdigit()) or int(text) >= 1 << 64:
            raise WrongSeed(-1)
        return int(text)

    def stops(self) -> list[QWidget]:
        """What Tab comes to, in this order."""
        found: list[QWidget] = [self.first]
        for field in self.form.fields.values():
            found += field.stops()
        return [*found, self.more, self.seed]

    def say(self, say: Translate, told: Translate) -> None:
        """In the words of the window, and in those of the game."""
        for source, label in self._labels.items():
            label.setText(say(source))
        self.form.say(told)
        self._more, self._less = say(MORE), say(LESS)
        self.more.setText(self._less if self.more.isChecked() else self._more)
        self._at_random = say(AT_RANDOM)
        self.seed.setPlaceholderText(self._at_random)
        self.seed.setAccessibleName(say(SEED))
        self.first.setAccessibleName(say(FIRST))
        self.seed_line.setText(say(SEED_LINE))

    def _unfold(self, on: bool) -> None:
        self._hidden.setVisible(on)
        self.more.setText(self._less if on else self._more)
        if on:
            self.seed.setFocus()
        else:
            self.seed.clear()

    def _show_seed(self, least: int, most: int) -> None:
        """The page has grown: what was unfolded at its foot is brought into sight."""
        if self.window().focusWidget() is self.seed:
            self.area.verticalScrollBar().setValue(most)


def _line(label: QLabel, control: QWidget) -> QHBoxLayout:
    made = QHBoxLayout()
    made.addWidget(label, 1)
    made.addWidget(control)
    return made
