"""A seat in the new-game dialog: colour and shape, face, name, and who plays there."""

from collections.abc import Callable, Mapping

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QAction, QIcon, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import (
    QAbstractButton,
    QHBoxLayout,
    QLineEdit,
    QMenu,
    QWidget,
)

from fairytable.app.chrome import LABEL, wear
from fairytable.app.dialogs.face_button import FaceButton
from fairytable.app.dialogs.levels import bot_name, described
from fairytable.app.theme import Theme
from fairytable.app.widgets.drop_down import Drop
from fairytable.app.widgets.key_painter import ring_pen
from fairytable.app.widgets.plain_tip import plain_tip
from fairytable.bots import FORMER, LADDER
from fairytable.bots.characters import CHARACTERS
from fairytable.engine.words import QT_TRANSLATE_NOOP
from fairytable.match import COLOURS, Kind, Seat
from fairytable.paint.brushes import canvas, color, line_pen
from fairytable.paint.palette import PAPER, TABLE
from fairytable.paint.pieces import paint_player
from fairytable.stage.staging import Translate

PERSON = QT_TRANSLATE_NOOP("app", "Person")
SHAPE_NAMES = (
    QT_TRANSLATE_NOOP("app", "Golden circle"),
    QT_TRANSLATE_NOOP("app", "Blue diamond"),
    QT_TRANSLATE_NOOP("app", "Red triangle"),
    QT_TRANSLATE_NOOP("app", "Green square"),
    QT_TRANSLATE_NOOP("app", "Violet star"),
    QT_TRANSLATE_NOOP("app", "Pale hexagon"),
)
SWAP = QT_TRANSLATE_NOOP("app", "{shape} (swap with {name})")
NAME_OF = QT_TRANSLATE_NOOP("app", "Name of player {number}")
COLOUR_OF = QT_TRANSLATE_NOOP("app", "Colour and shape of player {number}: {shape}")
WHO_IS = QT_TRANSLATE_NOOP("app", "Who plays as player {number}")
LONGEST = 40
_SHORT = 24
_SIDE = 38
_WORDS = Qt.ItemDataRole.UserRole + 1
"""Where a list keeps what is said of its items."""


class SeatCrest(QAbstractButton):
    """A player's shape in a medallion, as on the table; a click offers the other shapes."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.theme = theme
        theme.changed.connect(self.update)
        self.colour = 0
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setFixedSize(_SIDE, _SIDE)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def sizeHint(self) -> QSize:
        return QSize(_SIDE, _SIDE)

    def set_colour(self, colour: int) -> None:
        self.colour = colour
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as p:
            p.setRenderHint(QPainter.RenderHint.Antialiasing)
            centre = QPointF(_SIDE / 2, _SIDE / 2)
            _paint_crest(p, self.colour, centre, 15)
            if self.hasFocus() or self.underMouse():
                gold, focused = self.theme.chrome.gold, self.hasFocus()
                p.setBrush(Qt.BrushStyle.NoBrush)
                p.setPen(ring_pen(gold, 1.6, 3, 2) if focused else line_pen(gold, 1.6))
                p.drawEllipse(centre, 17.8, 17.8)


class SeatRow(QWidget):
    """One line of the table of players."""

    changed = Signal()
    told = Signal(str)
    """How the bot plays that is pointed at here, or chosen by the keyboard."""
    colour_wanted = Signal(int)
    """A colour was chosen; the dialog gives it, since another seat may have it."""

    def __init__(
        self,
        number: int,
        theme: Theme,
        owners: Callable[[], Mapping[int, str]],
        played: Callable[[], Mapping[str, str]],
    ) -> None:
        """`owners` and `played` tell who has which colour at the moment, and which character."""
        super().__init__()
        self.number = number
        self._owners = owners
        self.crest = SeatCrest(theme)
        self.face = FaceButton(number, theme, played)
        self.edit = QLineEdit()
        self.edit.setMaxLength(LONGEST)
        wear(self.edit, LABEL)
        self.edit.setMinimumWidth(100)
        self.who = Drop(theme)
        self.who.addItem("", None)
        for level in LADDER:
            self.who.addItem("", level)
        self.menu = QMenu(self)
        self.menu.setStyleSheet("QMenu::icon { padding-left: 6px; }")
        self._say: Translate = _as_it_is
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        row.addWidget(self.crest)
        row.addWidget(self.face)
        row.addWidget(self.edit, 1)
        row.addWidget(self.who)
        self.crest.clicked.connect(self.offer_colours)
        self.edit.textChanged.connect(self.changed)
        self.who.currentIndexChanged.connect(self._change_player)
        self.who.highlighted.connect(self._tell_level)
        for part in (self.face, self.who):
            part.installEventFilter(self)

    @property
    def colour(self) -> int:
        return self.crest.colour

    @property
    def name(self) -> str:
        """What was typed, without what no name may have."""
        return clean(self.edit.text())

    @property
    def level(self) -> str | None:
        """Of the bot; None for a person."""
        found = self.who.currentData()
        return found if isinstance(found, str) else None

    @property
    def character(self) -> str | None:
        """Who the bot is; None for a person, and for nobody in particular."""
        return None if self.level is None else self.face.character

    def seat(self) -> Seat:
        """The seat as it is filled in; ValidationError while it has no name."""
        kind: Kind = "human" if self.level is None else "bot"
        return Seat(
            name=self.name,
            kind=kind,
            level=self.level,
            colour=self.colour,
            character=self.character,
        )

    def set_seat(self, seat: Seat) -> None:
        """Fill the row; a level that is not offered any more becomes the best one."""
        self.edit.setText(seat.name)
        self.edit.setCursorPosition(0)
        found = self.who.findData(FORMER.get(seat.level or "", seat.level))
        self.who.setCurrentIndex(found if found >= 0 else self.who.count() - 1)
        self.face.set_character(seat.character if seat.character in CHARACTERS else None)
        self.face.show_bot(bot=self.level is not None)
        self.set_colour(seat.colour)

    def become(self, character: str | None) -> None:
        """Be another character; a name that nobody has typed goes with the old one."""
        if character is not None and self.has_offered_name():
            self.edit.setText(CHARACTERS[character].name)
        self.face.set_character(character)
        self.changed.emit()

    def has_offered_name(self) -> bool:
        """Whether the name is that of a character, and not one of the person's own choice."""
        return self.name.casefold() in CHARACTERS

    def set_level(self, level: str) -> None:
        """Let a bot of this level sit here."""
        self.who.setCurrentIndex(self.who.findData(level))

    def _change_player(self) -> None:
        self.face.show_bot(bot=self.level is not None)
        self._tell_level(self.who.currentIndex())
        self.changed.emit()

    def _tell_level(self, index: int) -> None:
        tip = self.who.itemData(index, _WORDS)
        self.told.emit(tip if isinstance(tip, str) else "")

    def eventFilter(self, part: QObject, event: QEvent) -> bool:
        """Whoever points at a part or comes to it by the keyboard is told what it means."""
        if event.type() in (QEvent.Type.Enter, QEvent.Type.FocusIn):
            if part is self.who:
                self._tell_level(self.who.currentIndex())
            else:
                self.told.emit(self.face.words())
        return False

    def set_colour(self, colour: int) -> None:
        self.crest.set_colour(colour)
        self._name_crest()

    def say(self, say: Translate, game: str) -> None:
        self._say = say
        self.who.setItemText(0, say(PERSON))
        for i, level in enumerate(LADDER, 1):
            self.who.setItemText(i, bot_name(level, say))
            told = described(level, game, say)
            self.who.setItemData(i, told, _WORDS)
            self.who.setItemData(i, plain_tip(told), Qt.ItemDataRole.ToolTipRole)
        self.face.say(say)
        self.who.setAccessibleName(say(WHO_IS, number=self.number))
        self.edit.setAccessibleName(say(NAME_OF, number=self.number))
        self.edit.setPlaceholderText(say(NAME_OF, number=self.number))
        self._name_crest()

    def offer_colours(self) -> None:
        """Open the list of the six shapes below the crest."""
        self.menu.clear()
        owners = self._owners()
        actions: list[QAction] = []
        for colour in range(COLOURS):
            shape, owner = self._say(SHAPE_NAMES[colour]), owners.get(colour)
            if owner is not None and colour != self.colour:
                shape = self._say(SWAP, shape=shape, name=short(owner))
            action = self.menu.addAction(_icon(colour, self.devicePixelRatioF()), shape)
            action.triggered.connect(lambda _=False, c=colour: self.colour_wanted.emit(c))
            actions.append(action)
        self.menu.popup(self.crest.mapToGlobal(QPoint(0, _SIDE + 2)))
        self.menu.setActiveAction(actions[self.colour])

    def _name_crest(self) -> None:
        shape = self._say(SHAPE_NAMES[self.colour])
        self.crest.setAccessibleName(self._say(COLOUR_OF, number=self.number, shape=shape))
        self.crest.setToolTip(shape)


def clean(name: str) -> str:
    """A name that a seat can have, unless nothing is left of it."""
    return "".join(sign for sign in name if sign.isprintable()).strip()[:LONGEST].strip()


def short(name: str) -> str:
    """A name as it stands in a sentence."""
    return name if len(name) <= _SHORT else f"{name[: _SHORT - 1].rstrip()}…"


def _as_it_is(source: str, n: int | None = None, /, **fields: int | str) -> str:
    return source.format(**fields)


def _paint_crest(p: QPainter, colour: int, centre: QPointF, radius: float) -> None:
    p.setBrush(color(TABLE["well"]))
    p.setPen(line_pen(PAPER["gold_bright"], 1.3))
    p.drawEllipse(centre, radius, radius)
    paint_player(p, colour, centre, radius * 0.56)


def _icon(colour: int, dpr: float) -> QIcon:
    side = 22
    with canvas(round(side * dpr), round(side * dpr)) as (image, p):
        p.scale(dpr, dpr)
        middle = QRectF(0, 0, side, side).center()
        _paint_crest(p, colour, middle, side / 2 - 1)
    image.setDevicePixelRatio(dpr)
    return QIcon(QPixmap.fromImage(image))
