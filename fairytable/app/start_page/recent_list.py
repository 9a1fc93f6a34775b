"""The games in progress, saved and finished lately: a small picture, who plays, how far, when."""

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QContextMenuEvent,
    QImage,
    QImageReader,
    QKeyEvent,
    QMouseEvent,
    QPainter,
)
from PySide6.QtWidgets import QListWidgetItem, QWidget

from fairytable.app.chrome import BODY, face, scaled
from fairytable.app.start_page.game_menu import GameMenu
from fairytable.app.start_page.game_words import GameWords, words_of
from fairytable.app.start_page.moonlit_sky import paint_sky
from fairytable.app.theme import Theme
from fairytable.app.translation import Language
from fairytable.app.widgets.grounds import plate
from fairytable.app.widgets.plain_tip import plain_tip
from fairytable.app.widgets.rows import Index, RowContent, Rows, leading
from fairytable.app.widgets.wrapping import balanced, measure, paint_lines
from fairytable.engine.words import QT_TRANSLATE_NOOP
from fairytable.paint.brushes import color, line_pen
from fairytable.paint.fonts import SANS, SEMIBOLD, Type
from fairytable.paint.glyphs import paint_glyph
from fairytable.storage.recent import Recent, thumbnail, thumbnails

NO_GAMES = QT_TRANSLATE_NOOP("app", "Games you start or save will be listed here.")

PICTURE = QSize(80, 54)
"""A thumbnail as it is shown, in pixels."""
_PAD, _GAP, _MORE = 7.0, 11.0, 24.0
_NAME = Type(15, SEMIBOLD)
_WHEN = Type(12, family=SANS)
_EMPTY = Type(15, italic=True)
_MOON, _UNDER_MOON = 52.0, 14.0
_ASIDE, _ABOVE = 18, 8
"""Free around the moon and its words, where there are no games."""


class RecentList(Rows):
    """A click or Enter opens a game, F2 renames and Delete deletes it; its menu has all that."""

    chosen = Signal(object)
    """The Recent game that is to be continued, opened or watched."""
    rename_wanted = Signal(object, str)
    """A Recent game and its new name."""
    delete_wanted = Signal(object)

    def __init__(self, language: Language, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.language = language
        self.entries: tuple[Recent, ...] = ()
        self._pictures: dict[int, QImage] = {}
        """Of the rows that were seen: there may be many others."""
        self._rows = _RecentRows(self)
        self.fill_with(self._rows)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSpacing(1)
        self.menu = GameMenu(language, self)
        self.menu.continue_wanted.connect(self.chosen)
        self.menu.rename_wanted.connect(self.rename_wanted)
        self.menu.delete_wanted.connect(self.delete_wanted)
        self.itemClicked.connect(lambda item: self.choose(self.row(item)))
        self.speak()

    def present(self, entries: Sequence[Recent]) -> None:
        """Show these games, in this order."""
        self.entries = tuple(entries)
        self._pictures.clear()
        self.clear()
        for _ in entries:
            self.addItem(QListWidgetItem())
        self.speak()

    def speak(self) -> None:
        """Say everything in the language of the moment."""
        self.say_if_empty(self.language.say(NO_GAMES))
        for row, entry in enumerate(self.entries):
            words = self.words(entry)
            self.item(row).setData(Qt.ItemDataRole.AccessibleTextRole, words.spoken)
            self.item(row).setToolTip(plain_tip(words.tip))
        self.scheduleDelayedItemsLayout()

    def words(self, entry: Recent) -> GameWords:
        """What stands in a row."""
        return words_of(entry, self.language)

    def picture(self, row: int) -> QImage:
        """What is shown of a game."""
        if row not in self._pictures:
            self._pictures[row] = self._picture(self.entries[row])
        return self._pictures[row]

    def _picture(self, entry: Recent) -> QImage:
        """The thumbnail, or a night sky where there is none."""
        dpr = self.devicePixelRatioF()
        file = thumbnail(entry.path, thumbnails())
        image = _read(file) if file.is_file() else QImage()
        if image.isNull():
            return _night(dpr)
        image = image.scaled(
            PICTURE * dpr,
            Qt.AspectRatioMode.KeepAspectRatioByExpanding,
            Qt.TransformationMode.SmoothTransformation,
        )
        image.setDevicePixelRatio(dpr)
        return image

    def height_of(self, width: int) -> int:
        """How high the first row is in a list of this width, which shows no other."""
        return round(self._rows.height_in(0, width)) + 2

    def least_empty(self, width: int) -> int:
        """How high the list must be to say that there are no games."""
        frame = self.contentsMargins()
        room = width - frame.left() - frame.right() - 2 * _ASIDE
        words = len(balanced(self.empty, _EMPTY, room)) * scaled(21)
        high = _MOON + _UNDER_MOON + words + 2 * _ABOVE
        return round(high) + frame.top() + frame.bottom()

    def _paint_empty(self) -> None:
        """A sleeping moon, where there is room, and what will be here one day."""
        with QPainter(self.viewport()) as p:
            p.setRenderHint(QPainter.RenderHint.Antialiasing)
            room = QRectF(self.viewport().rect()).adjusted(_ASIDE, _ABOVE, -_ASIDE, -_ABOVE)
            lines = balanced(self.empty, _EMPTY, room.width())
            step = scaled(21)
            high = _MOON + _UNDER_MOON + len(lines) * step
            first = room.center().y() - len(lines) * step / 2
            if high <= room.height():
                top = max(room.top(), room.center().y() - high * 0.6)
                moon = QRectF(room.center().x() - _MOON / 2, top, _MOON, _MOON)
                paint_glyph(p, "moon", moon, color(self.theme.chrome.gold, 0.5))
                first = moon.bottom() + _UNDER_MOON
            p.setFont(face(_EMPTY))
            p.setPen(color(self.theme.chrome.soft))
            for i, line in enumerate(lines):
                row = QRectF(room.left(), first + i * step, room.width(), step)
                p.drawText(row, Qt.AlignmentFlag.AlignCenter, line)

    def choose(self, row: int) -> None:
        """Ask for the game of a row."""
        if 0 <= row < len(self.entries):
            self.chosen.emit(self.entries[row])

    def more_rect(self, row: int) -> QRectF:
        """Where the sign of a row's menu is, in the viewport."""
        rect = QRectF(self.visualRect(self.indexFromItem(self.item(row))))
        return QRectF(rect.right() - _MORE - 2, rect.top() + 2, _MORE, _MORE)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        row = self.indexAt(event.position().toPoint()).row()
        if row >= 0 and self.more_rect(row).contains(event.position()):
            self.setCurrentRow(row)
            self.menu.show_for(self.entries[row], event.globalPosition().toPoint())
            return
        super().mousePressEvent(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        by_key = event.reason() == QContextMenuEvent.Reason.Keyboard
        row = self.currentRow() if by_key else self.indexAt(event.pos()).row()
        if 0 <= row < len(self.entries):
            at = self.more_rect(row).center().toPoint() if by_key else event.pos()
            self.menu.show_for(self.entries[row], self.viewport().mapToGlobal(at))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        row, key = self.currentRow(), event.key()
        there = 0 <= row < len(self.entries)
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self.choose(row)
        elif there and key == Qt.Key.Key_F2:
            self.menu.ask_name(self.entries[row])
        elif there and key == Qt.Key.Key_Delete:
            self.delete_wanted.emit(self.entries[row])
        else:
            super().keyPressEvent(event)


def _name_step() -> float:
    """From line to line of a game's name."""
    return float(scaled(19))


def _read(file: Path) -> QImage:
    reader = QImageReader(str(file), b"png")
    return reader.read()


def _night(dpr: float) -> QImage:
    return paint_sky(PICTURE.width(), PICTURE.height(), dpr)


def _set(text: str, kind: Type, room: float) -> list[str]:
    """Lines of about equal length; only a single word that is too long is cut."""
    ruler = measure(kind)
    lines = balanced(text, kind, room)
    return [ruler.elidedText(line, Qt.TextElideMode.ElideRight, room) for line in lines]


def _one(text: str, kind: Type, room: float) -> list[str]:
    """One line, cut in its middle: names of files differ at both ends."""
    return [measure(kind).elidedText(text, Qt.TextElideMode.ElideMiddle, room)] if text else []


class _RecentRows(RowContent[RecentList]):
    """Picture at the left, the kinds of lines beside it, the sign of the menu in the corner."""

    def height(self, index: Index) -> float:
        return self.height_in(index.row(), self.width())

    def height_in(self, row: int, width: float) -> float:
        """Of a row in a list of this width."""
        name, *others = self._lines(row, width)
        lines = len(name) * _name_step() + sum(map(len, others)) * leading()
        return max(lines, PICTURE.height()) + 2 * _PAD

    def _lines(self, row: int, width: float) -> tuple[list[str], ...]:
        room = width - PICTURE.width() - 2 * _PAD - _GAP
        words = self.view.words(self.view.entries[row])
        name = _set(words.game, _NAME, room - _MORE)
        when, file = _set(words.state, _WHEN, room), _one(words.file, _WHEN, room)
        return name, _set(words.players, BODY, room), when, file

    def paint_row(self, p: QPainter, rect: QRectF, index: Index) -> None:
        c = self.view.theme.chrome
        frame = QRectF(rect.topLeft() + QPointF(_PAD, _PAD), PICTURE.toSizeF())
        frame.moveTop(rect.center().y() - frame.height() / 2)
        p.save()
        p.setClipPath(plate(frame, 5))
        image = self.view.picture(index.row())
        shown = image.deviceIndependentSize()
        middle = frame.center() - QPointF(shown.width() / 2, shown.height() / 2)
        p.drawImage(middle, image)
        p.restore()
        p.setBrush(Qt.BrushStyle.NoBrush)
        p.setPen(line_pen(c.gold, 1.2, 0.85))
        p.drawPath(plate(frame, 5))
        name, who, when, file = self._lines(index.row(), self.width())
        total = len(name) * _name_step() + (len(who) + len(when) + len(file)) * leading()
        at = QRectF(frame.right() + _GAP, rect.center().y() - total / 2, rect.width(), total)
        for lines, kind, step, ink in (
            (name, _NAME, _name_step(), c.text),
            (who, BODY, leading(), c.text),
            (when, _WHEN, leading(), c.soft),
            (file, _WHEN, leading(), c.soft),
        ):
            p.setFont(face(kind))
            p.setPen(color(ink))
            paint_lines(p, lines, at, step)
            at.translate(0, len(lines) * step)
        p.setPen(Qt.PenStyle.NoPen)
        p.setBrush(color(c.text, 0.8))
        dots = QRectF(rect.right() - _MORE - 2, rect.top() + 2, _MORE, _MORE).center()
        for k in (-1, 0, 1):
            p.drawEllipse(dots + QPointF(6.0 * k, 0), 1.7, 1.7)
