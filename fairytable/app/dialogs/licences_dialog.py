"""The licences in full: the parts of the program at the left, the text of one at the right."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QHBoxLayout, QListWidgetItem, QPlainTextEdit, QVBoxLayout, QWidget

from fairytable.app.chrome import BODY, LABEL, NOTE, face, scaled, wear
from fairytable.app.dialogs.framed_dialog import FramedDialog
from fairytable.app.dialogs.licences import FONT, PARTS, LicensedPart, texts
from fairytable.app.theme import Theme
from fairytable.app.translation import Language
from fairytable.app.widgets.grounds import plate
from fairytable.app.widgets.rows import Index, RowContent, Rows, leading
from fairytable.app.widgets.sentence import Sentence
from fairytable.app.widgets.wrapping import paint_lines, wrapped
from fairytable.engine.words import QT_TRANSLATE_NOOP
from fairytable.paint.brushes import color

WIDTH, HEIGHT = 1000, 600

TITLE = QT_TRANSLATE_NOOP("app", "Licences")
LIST = QT_TRANSLATE_NOOP("app", "Parts of the program")
TEXT = QT_TRANSLATE_NOOP("app", "Licence of {name}")

_BETWEEN = "\n\n" + "—" * 24 + "\n\n\n"
"""Stands between two texts of one part."""
_LIST = 240
_SIDE, _PAD = 14.0, 5.0
_BAR = 3.0


class PartList(Rows):
    """The parts by name and licence; the one whose text is open is marked."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self.names = [part.name for part in PARTS]
        self.fill_with(_PartRows(self))
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        for _ in PARTS:
            self.addItem(QListWidgetItem())

    def say(self, names: list[str]) -> None:
        """Give the parts these names."""
        self.names = names
        for row, (name, part) in enumerate(zip(names, PARTS, strict=True)):
            words = f"{name}, {part.licence}"
            self.item(row).setData(Qt.ItemDataRole.AccessibleTextRole, words)
        self.scheduleDelayedItemsLayout()


class _PartRows(RowContent[PartList]):
    """The name, and the licence below it."""

    def height(self, index: Index) -> float:
        return len(self._name(index)) * self._step() + leading() + 2 * _PAD

    def _name(self, index: Index) -> list[str]:
        return wrapped(self.view.names[index.row()], LABEL, self.width() - 2 * _SIDE)

    def _step(self) -> float:
        return float(scaled(18))

    def paint_row(self, p: QPainter, rect: QRectF, index: Index) -> None:
        c, name = self.view.theme.chrome, self._name(index)
        if index.row() == self.view.currentRow():
            p.fillPath(plate(rect.adjusted(1.5, 0.5, -1.5, -0.5), 5), color(c.gold, 0.1))
            bar = QRectF(rect.x() + 4, rect.y() + 6, _BAR, rect.height() - 12)
            p.fillPath(plate(bar, _BAR / 2), color(c.gold))
        at = rect.adjusted(_SIDE, _PAD, -_SIDE, -_PAD)
        p.setFont(face(LABEL))
        p.setPen(color(c.text))
        paint_lines(p, name, at, self._step())
        p.setFont(face(BODY))
        p.setPen(color(c.soft))
        below = at.adjusted(0, len(name) * self._step(), 0, 0)
        paint_lines(p, [PARTS[index.row()].licence], below, leading())


class LicencesDialog(FramedDialog):
    """Arrow keys go from part to part; Tab leads into the text."""

    def __init__(self, language: Language, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(language, theme, parent)
        self.parts = PartList(theme)
        self.note = Sentence(NOTE._replace(px=15), 20)
        self.note.setObjectName("soft")
        self.text = QPlainTextEdit()
        wear(self.text, BODY._replace(px=14))
        self.text.setReadOnly(True)
        self.text.setTabChangesFocus(True)
        flags = Qt.TextInteractionFlag
        self.text.setTextInteractionFlags(
            flags.TextSelectableByMouse | flags.TextSelectableByKeyboard
        )
        self.parts.currentRowChanged.connect(self._read)
        self._lay_out()
        self.resize(WIDTH, HEIGHT)
        self._colour()
        self.speak()
        self.parts.setCurrentRow(0)
        self.parts.setFocus()

    def speak(self) -> None:
        super().speak()
        say = self.language.say
        self.setWindowTitle(say(TITLE))
        self.heading.setText(say(TITLE))
        self.parts.setAccessibleName(say(LIST))
        self.parts.say([say(FONT, name=p.name) if p.font else p.name for p in PARTS])
        self._tell(PARTS[max(0, self.parts.currentRow())])

    def _read(self, row: int) -> None:
        """Open the text of a part."""
        self.text.setPlainText(_BETWEEN.join(texts(PARTS[row])))
        self._tell(PARTS[row])

    def _tell(self, part: LicensedPart) -> None:
        """Say whose licence it is; the licence itself is not translated."""
        say = self.language.say
        self.note.setText(say(part.note, name=part.brought_by))
        self.text.setAccessibleName(say(TEXT, name=part.name))
        self.text.setAccessibleDescription(self.note.text())

    def _lay_out(self) -> None:
        self.parts.setFixedWidth(_LIST)
        right = QVBoxLayout()
        right.setSpacing(8)
        right.addWidget(self.note)
        right.addWidget(self.text, 1)
        columns = QHBoxLayout(self.body)
        columns.setContentsMargins(24, 2, 24, 2)
        columns.setSpacing(16)
        columns.addWidget(self.parts)
        columns.addLayout(right, 1)
