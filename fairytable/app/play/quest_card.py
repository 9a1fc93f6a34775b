"""Who one is and what wins: a calm card over the table, before anybody plays and whenever asked."""

from math import ceil

from PySide6.QtCore import QEvent, QObject, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from fairytable.app.chrome import HEADING, leaf_style, scaled, wear
from fairytable.app.panel.prompt_button import PromptButton
from fairytable.app.theme import Theme
from fairytable.app.widgets.check_box import CheckBox
from fairytable.app.widgets.grounds import inset, paint_leaf, plate
from fairytable.app.widgets.overlay import Overlay
from fairytable.app.widgets.sentence import Sentence
from fairytable.engine import Action
from fairytable.engine.words import QT_TRANSLATE_NOOP
from fairytable.paint.brushes import color, line_pen
from fairytable.paint.card_size import ASPECT, card_size
from fairytable.paint.fonts import BOLD, REGULAR, SANS, SEMIBOLD, Type
from fairytable.paint.palette import TABLE
from fairytable.paint.pixmaps import Pixmaps
from fairytable.paint.prints import Print
from fairytable.stage.look import Printed
from fairytable.stage.quests import Quest
from fairytable.stage.staging import Button, Translate

BEGIN = QT_TRANSLATE_NOOP("app", "Begin")
GO_ON = QT_TRANSLATE_NOOP("app", "Go on")
NO_MORE = QT_TRANSLATE_NOOP("app", "Do not show this again for this game")

_WHO = Type(21, SEMIBOLD)
_WINS = Type(16, BOLD, SANS)
_WAY = Type(15, REGULAR, SANS)
_WIDTH, _EDGE = 640, 16
_CARD = 150.0


class _Picture(QWidget):
    """The card that says who one is."""

    def __init__(self, pixmaps: Pixmaps) -> None:
        super().__init__()
        self._pixmaps = pixmaps
        self.look: Printed | None = None
        pixmaps.ready.connect(lambda _: self.update())

    def show_look(self, look: Printed | None) -> None:
        self.look = look
        self.setVisible(look is not None)
        self.setFixedSize(self.sizeHint())

    def sizeHint(self) -> QSize:
        inset = card_size(_CARD, self.devicePixelRatioF()).inset
        return QSize(ceil(_CARD + 2 * inset), ceil(_CARD * ASPECT + 2 * inset))

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.look is not None:
            wanted = Print(self.look, _CARD, self.devicePixelRatioF())
            with QPainter(self) as p:
                p.drawPixmap(0, 0, self._pixmaps.get(wanted))


class QuestCard(Overlay):
    """Waits until it is read; the table under it lies still."""

    read = Signal()
    """The person has read it."""
    silenced = Signal()
    """And does not want to read it again."""

    def __init__(self, table: QWidget, pixmaps: Pixmaps, theme: Theme) -> None:
        super().__init__(table)
        self.theme = theme
        self.leaf = QWidget(self)
        self.leaf.installEventFilter(self)
        self.title = Sentence(HEADING, 24)
        self.who, self.wins = Sentence(_WHO, 27), Sentence(_WINS, 22)
        self.ways: list[Sentence] = []
        self.picture = _Picture(pixmaps)
        self.never = CheckBox(theme)
        self.button = PromptButton(Button(Action("begin"), "", "", main=True), theme, 44)
        self.button.clicked.connect(self.close_card)
        self._lay_out()
        theme.changed.connect(self._colour)
        self._colour()
        self.hide()

    def _lay_out(self) -> None:
        self._words = QVBoxLayout()
        self._words.setSpacing(10)
        for sentence in (self.title, self.who, self.wins):
            self._words.addWidget(sentence)
        foot = QHBoxLayout()
        foot.addWidget(self.never, 1)
        foot.addWidget(self.button)
        middle = QHBoxLayout()
        middle.setSpacing(20)
        middle.addWidget(self.picture, 0, Qt.AlignmentFlag.AlignTop)
        middle.addLayout(self._words, 1)
        self._whole = QVBoxLayout(self.leaf)
        self._whole.setSpacing(16)
        self._whole.addLayout(middle)
        self._whole.addLayout(foot)

    def introduce(
        self, title: str, quest: Quest, look: Printed | None, say: Translate, *, first: bool
    ) -> None:
        """Tell it; the first time it can be silenced for good."""
        pad = scaled(26)
        self._whole.setContentsMargins(pad, pad, pad, pad)
        self.button.setFixedWidth(scaled(170))
        for old in self.ways:
            old.hide()
            old.deleteLater()
        self.ways = [Sentence(_WAY, 21) for _ in quest.ways]
        self.title.setText(title)
        self.who.setText(quest.who)
        self.wins.setText(quest.wins)
        for way, text in zip(self.ways, quest.ways, strict=True):
            way.setText(text)
            self._words.addWidget(way)
        self.picture.show_look(look)
        wear(self.never, _WAY)
        self.never.setText(say(NO_MORE))
        self.never.setChecked(False)
        self.never.setVisible(first)
        self.button.setText(say(BEGIN if first else GO_ON))
        self.button.setAccessibleName(self.button.text())
        self.setAccessibleName(" ".join((title, quest.who, quest.wins, *quest.ways)))
        self.show()
        self.fit()
        self.button.setFocus()

    def close_card(self) -> None:
        """It was read."""
        if self.isHidden():
            return
        self.hide()
        if self.never.isChecked():
            self.silenced.emit()
        self.read.emit()

    def _colour(self) -> None:
        self.setStyleSheet(leaf_style(self.theme.chrome))
        self.update()

    def place(self, room: QRect) -> QRect:
        """All of the table; the leaf lies in its middle, as high as its words need."""
        wide = min(scaled(_WIDTH), room.width() - 2 * _EDGE)
        high = min(self._whole.totalHeightForWidth(wide), room.height())
        leaf = QRect(0, 0, wide, high)
        leaf.moveCenter(room.center())
        self.leaf.setGeometry(leaf)
        return room

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Words have changed: the leaf takes another size."""
        if watched is self.leaf and event.type() == QEvent.Type.LayoutRequest:
            self.fit()
        return super().eventFilter(watched, event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Escape):
            self.close_card()
        else:
            event.ignore()

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as p:
            p.setRenderHint(QPainter.RenderHint.Antialiasing)
            p.fillRect(self.rect(), color(TABLE["shadow"], 0.55))
            leaf = QRectF(self.leaf.geometry())
            p.setClipPath(plate(leaf, 12))
            paint_leaf(p, leaf, self.theme.chrome)
            p.setClipping(False)
            p.setBrush(Qt.BrushStyle.NoBrush)
            for within, width, strength in ((0.0, 2.0, 1.0), (5.0, 0.8, 0.5)):
                p.setPen(line_pen(self.theme.chrome.gold, width, strength))
                p.drawPath(plate(inset(leaf, within), 12 - within))
