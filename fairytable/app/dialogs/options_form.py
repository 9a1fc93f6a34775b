"""A form made of a game's options: one field for each variant, explained in a line.

A field of the model may say more about itself in `json_schema_extra`: `names` gives its answers
other words than the values themselves, `when` names the answers to other fields without which it
means nothing, `open` gives the number that one left open stands for, by the number of players. All
is plain data, and every word of it is shown in the language of the moment.
"""

from collections.abc import Mapping
from types import NoneType
from typing import Literal, get_args, get_origin

from pydantic import JsonValue, ValidationError
from pydantic.fields import FieldInfo
from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QBoxLayout,
    QHBoxLayout,
    QVBoxLayout,
    QWidget,
)

from fairytable.app.chrome import BODY, LABEL, ink, wear
from fairytable.app.dialogs.option_controls import ROW, Number, PickRow, Step
from fairytable.app.theme import Theme
from fairytable.app.widgets.check_box import CheckBox
from fairytable.app.widgets.sentence import Sentence
from fairytable.app.widgets.wrapping import measure
from fairytable.engine import Options
from fairytable.engine.words import QT_TRANSLATE_NOOP
from fairytable.stage.staging import Translate

AUTOMATIC = QT_TRANSLATE_NOOP("app", "Automatic")
MOST_NUMBER = 999_999
_BETWEEN = 14


class OptionField(QWidget):
    """What every variant has: its title, and the line that explains it."""

    changed = Signal()

    def __init__(self, info: FieldInfo, theme: Theme) -> None:
        super().__init__()
        self.info = info
        self.title = Sentence(LABEL, 20)
        self.line = Sentence(BODY, 17)
        self.theme = theme
        theme.changed.connect(self._colour)
        self._colour()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)

    def _colour(self) -> None:
        ink(self.title, self.theme.chrome.text)
        ink(self.line, self.theme.chrome.soft)

    def say(self, say: Translate) -> None:
        self.title.setText(say(self.info.title or ""))
        self.line.setText(say(self.info.description or ""))
        self.line.setVisible(bool(self.line.text()))

    def _lay(self, *rows: QWidget) -> None:
        layout = self.layout()
        assert layout is not None
        for row in rows:
            layout.addWidget(row)


class ChoiceField(OptionField):
    """A variant with a list of answers."""

    def __init__(self, info: FieldInfo, theme: Theme) -> None:
        super().__init__(info, theme)
        self.row = PickRow(get_args(info.annotation), theme)
        self.row.changed.connect(self.changed)
        self._head = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._head.setSpacing(5)
        self._head.addWidget(self.title, 1, Qt.AlignmentFlag.AlignVCenter)
        self._head.addWidget(self.row)
        head = QWidget()
        head.setLayout(self._head)
        self._head.setContentsMargins(0, 0, 0, 0)
        self._lay(head, self.line)

    def value(self) -> JsonValue:
        return self.row.value()

    def set_value(self, value: JsonValue) -> None:
        self.row.set_value(value)

    def stops(self) -> list[QWidget]:
        return list(self.row.picks.values())

    def say(self, say: Translate) -> None:
        super().say(say)
        names = _extra(self.info, "names")
        words = [say(str(names.get(str(v), str(v).capitalize()))) for v in self.row.picks]
        self.row.say(words, self.title.text())
        title = measure(LABEL).horizontalAdvance(self.title.text())
        beside = title + 12 + self.row.minimumSizeHint().width() <= ROW
        way = QBoxLayout.Direction
        self._head.setDirection(way.LeftToRight if beside else way.TopToBottom)


class NumberField(OptionField):
    """A number between its bounds; one that may be left open has a box for that."""

    def __init__(self, info: FieldInfo, theme: Theme) -> None:
        super().__init__(info, theme)
        self.spin = Number(theme)
        self.spin.setRange(*_bounds(info))
        self.less, self.more = Step("minus", theme), Step("plus", theme)
        self.less.clicked.connect(self.spin.stepDown)
        self.more.clicked.connect(self.spin.stepUp)
        self.automatic = CheckBox(theme)
        if NoneType not in get_args(info.annotation):
            self.automatic.hide()
        self.spin.valueChanged.connect(self.changed)
        self.automatic.toggled.connect(self._left_open)
        head = QWidget()
        row = QHBoxLayout(head)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(5)
        row.addWidget(self.title, 1, Qt.AlignmentFlag.AlignVCenter)
        row.addWidget(self.automatic)
        row.addSpacing(7)
        for part in (self.less, self.spin, self.more):
            row.addWidget(part)
        self._lay(head, self.line)

    def value(self) -> JsonValue:
        return None if self.automatic.isChecked() else self.spin.value()

    def set_value(self, value: JsonValue) -> None:
        if value is None and not self.automatic.isHidden():
            self.automatic.setChecked(True)
        elif isinstance(value, int) and self.spin.minimum() <= value <= self.spin.maximum():
            self.automatic.setChecked(False)
            self.spin.setValue(value)

    def stops(self) -> list[QWidget]:
        return [self.automatic, self.spin]

    def seat(self, players: int) -> None:
        """This many play: where that decides the number, it shows."""
        meant = _extra(self.info, "open").get(str(players))
        self.spin.stand_for(meant if isinstance(meant, int) else None)

    def say(self, say: Translate) -> None:
        super().say(say)
        self.automatic.setText(say(AUTOMATIC))
        self.spin.setAccessibleName(self.title.text())
        self.spin.setAccessibleDescription(self.line.text())
        self.automatic.setAccessibleName(f"{self.title.text()}: {self.automatic.text()}")

    def _left_open(self, on: bool) -> None:
        self.spin.leave_open(on)
        self.less.setDisabled(on)
        self.more.setDisabled(on)
        self.changed.emit()


class SwitchField(OptionField):
    """A variant that is on or off."""

    def __init__(self, info: FieldInfo, theme: Theme) -> None:
        super().__init__(info, theme)
        self.box = CheckBox(theme)
        wear(self.box, LABEL)
        self.box.toggled.connect(self.changed)
        self.title.hide()
        self._lay(self.box, self.line)

    def value(self) -> JsonValue:
        return self.box.isChecked()

    def set_value(self, value: JsonValue) -> None:
        self.box.setChecked(bool(value))

    def stops(self) -> list[QWidget]:
        return [self.box]

    def say(self, say: Translate) -> None:
        super().say(say)
        self.box.setText(self.title.text())


Field = ChoiceField | NumberField | SwitchField


class OptionsForm(QWidget):
    """All variants of a game; number of players and first player are asked elsewhere."""

    changed = Signal()

    def __init__(self, model: type[Options], theme: Theme) -> None:
        super().__init__()
        self.model = model
        self.fields: dict[str, Field] = {}
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(_BETWEEN)
        for name, info in model.model_fields.items():
            kind = None if name in ("players", "first") else _kind(info)
            if kind is not None:
                field = self.fields[name] = kind(info, theme)
                field.changed.connect(self.changed)
                column.addWidget(field)
        self.reset()

    def values(self) -> dict[str, JsonValue]:
        """What is answered; a field that means nothing now has its default."""
        chosen = {name: field.value() for name, field in self.fields.items()}
        return {
            name: value if self._applies(name, chosen) else self.fields[name].info.default
            for name, value in chosen.items()
        }

    def set_values(self, values: Mapping[str, JsonValue]) -> None:
        """Answer as before; what is unknown here is passed over."""
        for name, value in values.items():
            if name in self.fields:
                self.fields[name].set_value(value)

    def reset(self) -> None:
        """Answer everything as the game proposes."""
        for field in self.fields.values():
            field.set_value(field.info.default)

    def dim(self, players: int, say: Translate) -> None:
        """Dim what means nothing with the other answers, or is refused for this many players."""
        chosen = {name: field.value() for name, field in self.fields.items()}
        for name, field in self.fields.items():
            field.setEnabled(self._applies(name, chosen))
            if isinstance(field, NumberField):
                field.seat(players)
            if isinstance(field, ChoiceField):
                for value, pick in field.row.picks.items():
                    trial = {**self.values(), name: value, "players": players}
                    reason = refusal(self.model, trial, say)
                    pick.setEnabled(not reason or pick.isChecked())
                    pick.setToolTip(reason)

    def say(self, say: Translate) -> None:
        for field in self.fields.values():
            field.say(say)

    def _applies(self, name: str, chosen: Mapping[str, JsonValue]) -> bool:
        when = _extra(self.fields[name].info, "when")
        return all(chosen.get(other) == value for other, value in when.items())


def refusal(model: type[Options], values: Mapping[str, JsonValue], say: Translate) -> str:
    """Why a game cannot be played like this, as a sentence; empty if it can."""
    try:
        model.model_validate(values)
    except ValidationError as trouble:
        error = trouble.errors()[0]
        reason = error.get("ctx", {}).get("error")
        text = say(str(reason) if isinstance(reason, ValueError) else error["msg"])
        return f"{text[:1].upper()}{text[1:].rstrip('.')}."
    return ""


def bounds_of_players(model: type[Options]) -> range:
    """How many can play."""
    least, most = _bounds(model.model_fields["players"])
    return range(least, most + 1)


def _kind(info: FieldInfo) -> type[Field] | None:
    annotation = info.annotation
    if get_origin(annotation) is Literal:
        return ChoiceField
    if annotation is bool:
        return SwitchField
    if annotation is int or set(get_args(annotation)) == {int, NoneType}:
        return NumberField
    return None


def _bounds(info: FieldInfo) -> tuple[int, int]:
    least = next((m.ge for m in info.metadata if hasattr(m, "ge")), 0)
    most = next((m.le for m in info.metadata if hasattr(m, "le")), MOST_NUMBER)
    return int(least), int(most)


def _extra(info: FieldInfo, key: str) -> Mapping[str, JsonValue]:
    extra = info.json_schema_extra
    found = extra.get(key) if isinstance(extra, dict) else None
    return found if isinstance(found, dict) else {}
