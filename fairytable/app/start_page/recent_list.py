"""The games that were saved lately: a small picture of the table, the game, who plays, and when."""

from collections.abc import Sequence
from datetime import datetime
from pathlib import Path

from PySide6.QtCore import QDate, QLocale, QPointF, QRectF, QSize, Qt, QTime, Signal
from PySide6.QtGui import QImage, QImageReader, QKeyEvent, QPainter
from PySide6.QtWidgets import QListWidgetItem, QWidget

from fairytable.app.chrome import BODY, face, scaled
from fairytable.app.start_page.game_cover import paint_sky
from fairytable.app.theme import Theme
from fairytable.app.titles import title
from fairytable.app.translation import Language
from fairytable.app.widgets.grounds import plate
from fairytable.app.widgets.rows import Index, RowContent, Rows, leading
from fairytable.app.widgets.wrapping import balanced, measure, paint_lines
from fairytable.engine.words import QT_TRANSLATE_NOOP
from fairytable.paint.brushes import color, line_pen
from fairytable.paint.fonts import SANS, SEMIBOLD, Type
from fairytable.paint.glyphs import paint_glyph
from fairytable.storage.recent import Recent, thumbnail, thumbnails

TODAY = QT_TRANSLATE_NOOP("app", "today, {time}")
YESTERDAY = QT_TRANSLATE_NOOP("app", "yesterday, {time}")
ON_DAY = QT_TRANSLATE_NOOP("app", "{date}, {time}")
NO_GAMES = QT_TRANSLATE_NOOP("app", "The games you save will wait for you here.")

PICTURE = QSize(80, 54)
"""A thumbnail as it is shown, in pixels."""
_PAD, _GAP = 7.0, 11.0
_NAME = Type(15, SEMIBOLD)
_WHEN = Type(12, family=SANS)
_EMPTY = Type(15, italic=True)
_MOON, _UNDER_MOON = 52.0, 14.0
_ASIDE, _ABOVE = 18, 8
"""Free around the moon and its words, where there are no games."""


class RecentList(Rows):
    """A click or Enter opens a game."""

    chosen = Signal(object)
    """The Path of the game."""

    def __init__(self, language: Language, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.language = language
        self.entries: tuple[Recent, ...] = ()
        self.pictures: list[QImage] = []
        self.fill_with(_RecentRows(self))
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSpacing(1)
        self.itemClicked.connect(lambda item: self._choose(self.row(item)))
        self.speak()

    def present(self, entries: Sequence[Recent]) -> None:
        """Show these games, in this order."""
        self.entries = tuple(entries)
        self.pictures = [self._picture(entry) for entry in entries]
        self.clear()
        for entry in entries:
            item = QListWidgetItem()
            item.setToolTip(f"{entry.title}\n{entry.path}")
            self.addItem(item)
        self.speak()

    def speak(self) -> None:
        """Say everything in the language of the moment."""
        self.say_if_empty(self.language.say(NO_GAMES))
        for row, entry in enumerate(self.entries):
            words = ". ".join(self.words(entry))
            self.item(row).setData(Qt.ItemDataRole.AccessibleTextRole, words)
        self.scheduleDelayedItemsLayout()

    def words(self, entry: Recent) -> tuple[str, str, str]:
        """The game, who plays, and when."""
        return title(entry.game, self.language), entry.title, self._when(entry.when)

    def _when(self, when: str) -> str:
        moment = datetime.fromisoformat(when)
        if moment.tzinfo is not None:
            moment = moment.astimezone()
        say, local = self.language.say, _locale(self.language.code)
        time = local.toString(QTime(moment.hour, moment.minute), QLocale.FormatType.ShortFormat)
        day = QDate(moment.year, moment.month, moment.day)
        ago = day.daysTo(QDate.currentDate())
        if ago in (0, 1):
            return say(YESTERDAY if ago else TODAY, time=time)
        date = local.toString(day, "d MMM yyyy")
        return say(ON_DAY, date=date, time=time)

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

    def least_empty(self, width: int) -> int:
        """How high the list must be to say that there are no games."""
        frame = self.contentsMargins()
        room = width - frame.left() - frame.right() - 2 * _ASIDE
        words = len(balanced(self.empty, _EMPTY, room)) * scaled(21)
        high = _MOON + _UNDER_MOON + words + 2 * _ABOVE
        return round(high) + frame.top() + frame.bottom()

    def _paint_empty(self) -> None:
        """A sleeping moon, and what will be here one day."""
        with QPainter(self.viewport()) as p:
            p.setRenderHint(QPainter.RenderHint.Antialiasing)
            room = QRectF(self.viewport().rect()).adjusted(_ASIDE, _ABOVE, -_ASIDE, -_ABOVE)
            lines = balanced(self.empty, _EMPTY, room.width())
            step = scaled(21)
            high = _MOON + _UNDER_MOON + len(lines) * step
            top = max(room.top(), room.center().y() - high * 0.6)
            moon = QRectF(room.center().x() - _MOON / 2, top, _MOON, _MOON)
            paint_glyph(p, "moon", moon, color(self.theme.chrome.gold, 0.5))
            p.setFont(face(_EMPTY))
            p.setPen(color(self.theme.chrome.soft))
            for i, line in enumerate(lines):
                y = moon.bottom() + _UNDER_MOON + i * step
                row = QRectF(room.left(), y, room.width(), step)
                p.drawText(row, Qt.AlignmentFlag.AlignCenter, line)

    def _choose(self, row: int) -> None:
        if 0 <= row < len(self.entries):
            self.chosen.emit(self.entries[row].path)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self._choose(self.currentRow())
            return
        super().keyPressEvent(event)


def _name_step() -> float:
    """From line to line of a game's name."""
    return float(scaled(19))


def _read(file: Path) -> QImage:
    reader = QImageReader(str(file), b"png")
    return reader.read()


def _night(dpr: float) -> QImage:
    return paint_sky(PICTURE.width(), PICTURE.height(), dpr, "night")


def _locale(code: str) -> QLocale:
    """The person's own way to write dates, if it is in this language."""
    own, plain = QLocale.system(), QLocale(code)
    return own if own.language() == plain.language() else plain


def _set(text: str, kind: Type, room: float) -> list[str]:
    """Lines of about equal length; only a single word that is too long is cut."""
    ruler = measure(kind)
    lines = balanced(text, kind, room)
    return [ruler.elidedText(line, Qt.TextElideMode.ElideRight, room) for line in lines]


class _RecentRows(RowContent[RecentList]):
    """Picture at the left, three kinds of lines beside it."""

    def height(self, index: Index) -> float:
        name, who, when = self._lines(index)
        lines = len(name) * _name_step() + (len(who) + len(when)) * leading()
        return max(lines, PICTURE.height()) + 2 * _PAD

    def _lines(self, index: Index) -> tuple[list[str], list[str], list[str]]:
        room = self.width() - PICTURE.width() - 2 * _PAD - _GAP
        name, who, when = self.view.words(self.view.entries[index.row()])
        return _set(name, _NAME, room), _set(who, BODY, room), _set(when, _WHEN, room)

    def paint_row(self, p: QPainter, rect: QRectF, index: Index) -> None:
        c = self.view.theme.chrome
        frame = QRectF(rect.topLeft() + QPointF(_PAD, _PAD), PICTURE.toSizeF())
        frame.moveTop(rect.center().y() - frame.height() / 2)
        p.save()
        p.setClipPath(plate(frame, 5))
        image = self.view.pictures[index.row()]
        shown = image.deviceIndependentSize()
        middle = frame.center() - QPointF(shown.width() / 2, shown.height() / 2)
        p.drawImage(middle, image)
        p.restore()
        p.setBrush(Qt.BrushStyle.NoBrush)
        p.setPen(line_pen(c.gold, 1.2, 0.85))
        p.drawPath(plate(frame, 5))
        name, who, when = self._lines(index)
        total = len(name) * _name_step() + (len(who) + len(when)) * leading()
        at = QRectF(frame.right() + _GAP, rect.center().y() - total / 2, rect.width(), total)
        for lines, kind, step, ink in (
            (name, _NAME, _name_step(), c.text),
            (who, BODY, leading(), c.text),
            (when, _WHEN, leading(), c.soft),
        ):
            p.setFont(face(kind))
            p.setPen(color(ink))
            paint_lines(p, lines, at, step)
            at.translate(0, len(lines) * step)
