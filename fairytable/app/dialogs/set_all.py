"""One line for all computer players of a table: the level of all of them, and other characters."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget

from fairytable.app.dialogs.levels import NAMES, described
from fairytable.app.theme import Theme
from fairytable.app.widgets.drop_down import Drop
from fairytable.app.widgets.plain_tip import plain_tip
from fairytable.bots import LADDER
from fairytable.engine.words import QT_TRANSLATE_NOOP
from fairytable.stage.staging import Translate

ALL = QT_TRANSLATE_NOOP("app", "All computers · {level}")
MIXED = QT_TRANSLATE_NOOP("app", "Set all computers…")
LEVEL_OF_ALL = QT_TRANSLATE_NOOP("app", "Level of all computer players")
SURPRISE = QT_TRANSLATE_NOOP("app", "Surprise me")
SURPRISE_TIP = QT_TRANSLATE_NOOP("app", "Draw other characters for all computer players")
_SMALL = "QPushButton { padding: 3px 12px; } QPushButton:focus { padding: 2px 11px; }"


class SetAll(QWidget):
    """Shows the level that all have, if they have the same."""

    level_wanted = Signal(str)
    surprise_wanted = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.level = Drop(theme)
        for level in LADDER:
            self.level.addItem("", level)
        self.level.setCurrentIndex(-1)
        self.surprise = QPushButton()
        self.surprise.setStyleSheet(_SMALL)
        self.surprise.setAutoDefault(False)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        row.addStretch(1)
        row.addWidget(self.surprise)
        row.addWidget(self.level)
        self.level.currentIndexChanged.connect(self._chosen)
        self.surprise.clicked.connect(self.surprise_wanted)

    def follow(self, levels: list[str]) -> None:
        """These levels have the computer players now, of which there may be none."""
        same = levels[0] if len(set(levels)) == 1 else None
        self.level.blockSignals(True)
        self.level.setCurrentIndex(-1 if same is None else self.level.findData(same))
        self.level.blockSignals(False)
        self.level.update()
        self.setEnabled(bool(levels))

    def _chosen(self) -> None:
        level = self.level.currentData()
        if isinstance(level, str):
            self.level_wanted.emit(level)

    def say(self, say: Translate, game: str) -> None:
        self.level.setPlaceholderText(say(MIXED))
        self.level.setAccessibleName(say(LEVEL_OF_ALL))
        self.level.setToolTip(say(LEVEL_OF_ALL))
        for i, level in enumerate(LADDER):
            self.level.setItemText(i, say(ALL, level=say(NAMES[level])))
            told = plain_tip(described(level, game, say))
            self.level.setItemData(i, told, Qt.ItemDataRole.ToolTipRole)
        self.surprise.setText(say(SURPRISE))
        self.surprise.setToolTip(say(SURPRISE_TIP))
        self.surprise.setAccessibleDescription(say(SURPRISE_TIP))
