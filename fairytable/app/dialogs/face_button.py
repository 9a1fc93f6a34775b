"""The face of a seat in the new-game dialog; a click offers the other characters."""

from collections.abc import Callable, Mapping

from PySide6.QtCore import QPoint, QPointF, QSize, Qt, Signal
from PySide6.QtGui import QAction, QIcon, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QAbstractButton, QMenu

from fairytable.app.dialogs.characters import way, who
from fairytable.app.theme import Theme
from fairytable.app.widgets.key_painter import ring_pen
from fairytable.app.widgets.plain_tip import plain_tip
from fairytable.bots.characters import CHARACTERS
from fairytable.engine.words import QT_TRANSLATE_NOOP
from fairytable.paint.brushes import canvas, line_pen
from fairytable.paint.portraits import paint_nobody, paint_portrait
from fairytable.stage.staging import Translate

NOBODY = QT_TRANSLATE_NOOP("app", "Nobody in particular")
SWAP = QT_TRANSLATE_NOOP("app", "{who} (swap with {name})")
FACE_OF = QT_TRANSLATE_NOOP("app", "Character of player {number}: {who}")
SIDE = 40
_ICON = 30


class FaceButton(QAbstractButton):
    """A character's face, or the outline of somebody; persons cannot be changed here."""

    wanted = Signal(object)
    """A character was chosen, or None for nobody in particular; the dialog gives it, since another
    seat may have it."""

    def __init__(self, number: int, theme: Theme, owners: Callable[[], Mapping[str, str]]) -> None:
        super().__init__()
        self.theme = theme
        self.character: str | None = None
        self.menu = QMenu(self)
        self.menu.setStyleSheet(
            f"QMenu::icon {{ padding-left: 6px; }} QMenu {{ icon-size: {_ICON}px; }}"
        )
        self._number, self._owners = number, owners
        self._say: Translate | None = None
        theme.changed.connect(self.update)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setFixedSize(SIDE, SIDE)
        self.clicked.connect(self.offer)

    def sizeHint(self) -> QSize:
        return QSize(SIDE, SIDE)

    def show_bot(self, *, bot: bool) -> None:
        """Whether a bot sits here, and not a person."""
        self.setEnabled(bot)
        shape = Qt.CursorShape
        self.setCursor(shape.PointingHandCursor if bot else shape.ArrowCursor)
        self._tell()

    def set_character(self, character: str | None) -> None:
        self.character = character
        self._tell()

    def say(self, say: Translate) -> None:
        self._say = say
        self._tell()

    def words(self) -> str:
        """Who sits here, and how the character plays; empty for a person, and for nobody."""
        say = self._say
        if say is None or self.character is None or not self.isEnabled():
            return ""
        return f"{who(self.character, say)}. {way(self.character, say)}"

    def _tell(self) -> None:
        self.update()
        say = self._say
        if say is None:
            return
        told = self.words()
        known = self.character if told else None
        shown = say(NOBODY) if known is None else who(known, say)
        self.setAccessibleName(say(FACE_OF, number=self._number, who=shown))
        self.setAccessibleDescription(told)
        self.setToolTip(plain_tip(told or shown) if self.isEnabled() else "")

    def offer(self) -> None:
        """Open the list of characters below the face."""
        say = self._say
        if say is None:
            return
        self.menu.clear()
        owners = self._owners()
        current: QAction | None = None
        for character in (*CHARACTERS, None):
            words = say(NOBODY) if character is None else who(character, say)
            owner = owners.get(character or "")
            if owner is not None and character != self.character:
                words = say(SWAP, who=words, name=owner)
            action = self.menu.addAction(self._icon(character), words)
            action.triggered.connect(lambda _=False, c=character: self.wanted.emit(c))
            current = action if character == self.character else current
        self.menu.popup(self.mapToGlobal(QPoint(0, SIDE + 2)))
        if current is not None:
            self.menu.setActiveAction(current)

    def _icon(self, character: str | None) -> QIcon:
        dpr = self.devicePixelRatioF()
        side = round(_ICON * dpr)
        with canvas(side, side, dpr) as (image, p):
            self._paint(p, character, QPointF(side / 2, side / 2), side / 2)
        return QIcon(QPixmap.fromImage(image))

    def _paint(self, p: QPainter, character: str | None, centre: QPointF, radius: float) -> None:
        if character is None:
            paint_nobody(p, centre, radius, self.theme.chrome.soft)
        else:
            paint_portrait(p, CHARACTERS[character].portrait, centre, radius)

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as p:
            p.setRenderHint(QPainter.RenderHint.Antialiasing)
            centre = QPointF(SIDE / 2, SIDE / 2)
            p.setOpacity(1 if self.isEnabled() else 0.5)
            self._paint(p, self.character if self.isEnabled() else None, centre, SIDE / 2 - 2)
            if self.isEnabled() and (self.hasFocus() or self.underMouse()):
                gold, focused = self.theme.chrome.gold, self.hasFocus()
                p.setBrush(Qt.BrushStyle.NoBrush)
                p.setPen(ring_pen(gold, 1.6, 3, 2) if focused else line_pen(gold, 1.6))
                p.drawEllipse(centre, SIDE / 2 - 1, SIDE / 2 - 1)
