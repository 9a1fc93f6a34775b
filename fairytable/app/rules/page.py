"""The rules of the games, to be read and searched: contents at the left, a parchment at the right.

The page knows no game: it shows the text that lies in the program's folder of rules, and has the
cards in it painted by the game's staging.
"""

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QIcon,
    QKeyEvent,
    QKeySequence,
    QPainter,
    QPaintEvent,
    QPixmap,
    QResizeEvent,
    QShortcut,
)
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from fairytable.app.chrome import BODY, HEADING, LABEL, face, scaled, wear
from fairytable.app.rules.parchment import Parchment
from fairytable.app.rules.reader import COMPACT, ROOMY, Reader
from fairytable.app.rules.text import Pictures, RulesText, load, offered
from fairytable.app.theme import Theme
from fairytable.app.translation import Language
from fairytable.app.widgets.drop_down import Drop
from fairytable.app.widgets.grounds import paint_ground
from fairytable.app.widgets.rows import Index, RowContent, Rows
from fairytable.app.widgets.wrapping import paint_lines, wrapped
from fairytable.engine.words import QT_TRANSLATE_NOOP
from fairytable.games import GAMES
from fairytable.paint.brushes import canvas, color, round_pen, rounded
from fairytable.paint.fonts import REGULAR, SANS, SEMIBOLD, Type
from fairytable.paint.pixmaps import Pixmaps

RULES = QT_TRANSLATE_NOOP("app", "Rules")
BACK = QT_TRANSLATE_NOOP("app", "Back")
BACK_KEY = QT_TRANSLATE_NOOP("app", "Back (Esc)")
WHICH = QT_TRANSLATE_NOOP("app", "Show the rules of")
CHOOSE = QT_TRANSLATE_NOOP("app", "Choose a game")
CONTENTS = QT_TRANSLATE_NOOP("app", "Contents")
SEARCH = QT_TRANSLATE_NOOP("app", "Search the rules")
NEXT = QT_TRANSLATE_NOOP("app", "Next match (F3)")
PREVIOUS = QT_TRANSLATE_NOOP("app", "Previous match (Shift+F3)")
FOUND = QT_TRANSLATE_NOOP("app", "{k} of {n}")
NOT_FOUND = QT_TRANSLATE_NOOP("app", "not found")
MISSING = QT_TRANSLATE_NOOP(
    "app",
    "The rules of this game are still being written. Until then, the help next to "
    "the table shows what you can do.",
)

CONTENTS_WIDTH = 226
ROW = Type(14, REGULAR, SANS)
ROW_HERE = Type(14, SEMIBOLD, SANS)
_STEP = 19
"""From line to line of the contents."""
ROOMY_FROM = 1400
"""The width of the page from which it is roomy."""


class Contents(Rows):
    """The chapters; the one that is being read is marked. A click or Enter goes to it."""

    chosen = Signal(str)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.here = -1
        self._ids: list[str] = []
        self.fill_with(_ContentsRows(self))
        self.setFixedWidth(CONTENTS_WIDTH)
        self.itemClicked.connect(lambda item: self._choose(self.row(item)))
        self.activated.connect(lambda index: self._choose(index.row()))

    def present(self, text: RulesText) -> None:
        self.clear()
        self.here = -1
        self._ids = [chapter.id for chapter in text.chapters]
        self.addItems([chapter.title for chapter in text.chapters])

    def mark(self, chapter: str) -> None:
        """This chapter is being read."""
        here = self._ids.index(chapter) if chapter in self._ids else -1
        if here == self.here:
            return
        self.here = here
        if here >= 0 and not self.hasFocus():
            self.setCurrentRow(here)
            self.scrollToItem(self.item(here))
        self.viewport().update()

    def _choose(self, row: int) -> None:
        self.chosen.emit(self._ids[row])


class _ContentsRows(RowContent[Contents]):
    _X, _PAD = 16.0, 6.0

    def height(self, index: Index) -> float:
        return len(self._words(index)) * scaled(_STEP) + 2 * self._PAD

    def _words(self, index: Index) -> list[str]:
        return wrapped(str(index.data()), ROW_HERE, self.width() - self._X - 8)

    def paint_row(self, p: QPainter, rect: QRectF, index: Index) -> None:
        chrome, here = self.view.theme.chrome, index.row() == self.view.here
        if here:
            band = rounded(rect.x() + 3, rect.y() + 1, rect.width() - 6, rect.height() - 2, 5)
            p.fillPath(band, color(chrome.gold, 0.16))
            bar = QRectF(rect.x() + 3, rect.y() + 4, 3, rect.height() - 8)
            p.fillRect(bar, color(chrome.gold))
        p.setFont(face(ROW_HERE if here else ROW))
        p.setPen(color(chrome.text))
        where = QRectF(rect.x() + self._X, rect.y() + self._PAD, rect.width(), rect.height())
        paint_lines(p, self._words(index), where, scaled(_STEP))


class RulesPage(QWidget):
    """Offers the rules that are written, in the language of the moment."""

    home_wanted = Signal()
    """The reader has read enough."""

    def __init__(
        self, language: Language, pixmaps: Pixmaps, theme: Theme, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.language, self.theme = language, theme
        self.game_id = ""
        self._size = COMPACT
        self._read_at = scaled(100)
        """The size of texts for which the page is set."""
        self.back = QPushButton()
        self.title = QLabel()
        self.games = Drop(theme)
        self.field = QLineEdit()
        self.count = QLabel()
        self.previous = QToolButton()
        self.next = QToolButton()
        self.contents = Contents(theme)
        self.reader = Reader(pixmaps)
        self.sheet = Parchment(self.reader)
        self._middle = QWidget()
        self._lay_out()
        self._connect()
        self._speak()
        self._colour()

    # Showing

    def show_game(self, game_id: str, chapter: str = "") -> None:
        """Open the rules of a game at a chapter; empty or unknown, at the beginning."""
        self.game_id = game_id
        self.field.clear()
        self._show(chapter)

    def _show(self, chapter: str) -> None:
        game_id = self.game_id
        text = load(game_id, self.language.code)
        if text is None:
            self.contents.clear()
            self.reader.show_sentence(self.language.say(MISSING), self._size)
        else:
            self.contents.present(text)
            game, say = GAMES[game_id], self.language.say_for(game_id)
            self.reader.show_text(text, Pictures(game, say), self._size)
        self.contents.setVisible(text is not None)
        for part in (self.field, self.count, self.previous, self.next):
            part.setVisible(text is not None)
        self._offer_games()
        self._search()
        self.reader.go_to(chapter)

    def _offer_games(self) -> None:
        """Only those whose rules exist; one alone is no choice."""
        ids = offered(self.language.code)
        self.games.blockSignals(True)
        self.games.clear()
        for game_id in ids:
            text = load(game_id, self.language.code)
            self.games.addItem(text.title if text is not None else game_id, game_id)
        self.games.setCurrentIndex(ids.index(self.game_id) if self.game_id in ids else -1)
        self.games.blockSignals(False)
        alone = ids in ([], [self.game_id])
        self.games.setVisible(not alone)

    def _moved(self) -> None:
        self.contents.mark(self.reader.chapter())

    # Searching

    def _search(self) -> None:
        self.reader.search(self.field.text().strip())
        self._tell_count()

    def _step(self, by: int) -> None:
        self.reader.step(by)
        self._tell_count()

    def _tell_count(self) -> None:
        say, hits = self.language.say, self.reader.hits
        text = ""
        if hits:
            text = say(FOUND, k=self.reader.hit + 1, n=len(hits))
        elif self.field.text().strip():
            text = say(NOT_FOUND)
        self.count.setText(text)
        for button in (self.previous, self.next):
            button.setEnabled(bool(hits))

    def start_search(self) -> None:
        """Let the reader type what is looked for."""
        self.field.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.field.selectAll()

    def leave(self) -> None:
        """End the search if there is one, else the reading."""
        if self.field.text():
            self.field.clear()
            self.reader.setFocus()
        else:
            self.home_wanted.emit()

    # Look

    def _colour(self) -> None:
        chrome = self.theme.chrome
        self.title.setStyleSheet(f"color: {chrome.text};")
        self.count.setStyleSheet(f"color: {chrome.soft};")
        self._paint_icons()
        self.update()

    def _paint_icons(self) -> None:
        self.previous.setIcon(self._arrow(11, 6))
        self.next.setIcon(self._arrow(5, 10))

    def _arrow(self, back: float, tip: float) -> QIcon:
        """An arrow head, up or down."""
        icon = QIcon()
        for mode, ink in (
            (QIcon.Mode.Normal, self.theme.chrome.text),
            (QIcon.Mode.Disabled, self.theme.chrome.line),
        ):
            dpr = self.devicePixelRatioF()
            with canvas(round(16 * dpr), round(16 * dpr), dpr) as (image, p):
                p.scale(dpr, dpr)
                p.setPen(round_pen(ink, 2))
                p.drawPolyline([QPointF(3.5, back), QPointF(8, tip), QPointF(12.5, back)])
            icon.addPixmap(QPixmap.fromImage(image), mode)
        return icon

    def _lay_out(self) -> None:
        wear(self.title, HEADING)
        wear(self.back, LABEL)
        self.back.setAutoDefault(False)
        wear(self.field, BODY)
        self._fit_field()
        wear(self.count, BODY)
        for button in (self.previous, self.next):
            button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
            button.setIconSize(QSize(16, 16))
            button.setFixedSize(28, 28)
        head = QHBoxLayout()
        head.setSpacing(10)
        head.addWidget(self.back)
        head.addSpacing(6)
        head.addWidget(self.title)
        head.addWidget(self.games)
        head.addStretch(1)
        for part in (self.count, self.field, self.previous, self.next):
            head.addWidget(part)
        body = QHBoxLayout()
        body.setSpacing(14)
        body.addWidget(self.contents)
        body.addWidget(self.sheet, 1)
        self._middle.setMaximumWidth(self._size.widest)
        self._middle.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        column = QVBoxLayout(self._middle)
        column.setContentsMargins(14, 10, 14, 14)
        column.setSpacing(10)
        column.addLayout(head)
        column.addLayout(body, 1)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self._middle)
        self.setFocusProxy(self.reader)

    def _connect(self) -> None:
        self.back.clicked.connect(self.home_wanted)
        self.games.activated.connect(lambda i: self.show_game(self.games.itemData(i)))
        self.field.textChanged.connect(self._search)
        self.field.installEventFilter(self)
        self.previous.clicked.connect(lambda: self._step(-1))
        self.next.clicked.connect(lambda: self._step(1))
        self.contents.chosen.connect(self.reader.go_to)
        self.reader.moved.connect(self._moved)
        self.language.changed.connect(self._translate)
        self.theme.changed.connect(self._colour)
        for keys, do in (
            ("Ctrl+F", self.start_search),
            ("F3", lambda: self._step(1)),
            ("Shift+F3", lambda: self._step(-1)),
            ("Esc", self.leave),
        ):
            within = Qt.ShortcutContext.WidgetWithChildrenShortcut
            QShortcut(QKeySequence(keys), self, do, context=within)

    # Words

    def _translate(self) -> None:
        """Show the same chapter in the new language."""
        self._speak()
        self._show_again()

    def _show_again(self) -> None:
        if self.game_id:
            self._show(self.reader.chapter())

    def _speak(self) -> None:
        say = self.language.say
        self.title.setText(say(RULES))
        self.back.setText(f"‹  {say(BACK)}")
        self.back.setAccessibleName(say(BACK))
        self.back.setToolTip(say(BACK_KEY))
        self.games.setAccessibleName(say(WHICH))
        self.games.setPlaceholderText(say(CHOOSE))
        self.contents.setAccessibleName(say(CONTENTS))
        self.reader.setAccessibleName(say(RULES))
        self.field.setPlaceholderText(f"{say(SEARCH)}  (Ctrl+F)")
        self.field.setAccessibleName(say(SEARCH))
        for button, text in ((self.previous, PREVIOUS), (self.next, NEXT)):
            button.setToolTip(say(text))
            button.setAccessibleName(say(text))

    # Qt

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self._paint_icons()
            self._show_again()
        return super().event(event)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange and self._read_at != scaled(100):
            self._read_at = scaled(100)
            self._fit_field()
            self._show_again()

    def _fit_field(self) -> None:
        self.field.setFixedWidth(scaled(240))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        size = ROOMY if self.width() >= ROOMY_FROM else COMPACT
        if size != self._size:
            self._size = size
            self._middle.setMaximumWidth(size.widest)
            self._show_again()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Enter in the search field goes to the next place, with Shift to the previous."""
        if (
            watched is self.field
            and isinstance(event, QKeyEvent)
            and event.type() == QEvent.Type.KeyPress
            and event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        ):
            shift = event.modifiers() & Qt.KeyboardModifier.ShiftModifier
            self._step(-1 if shift else 1)
            return True
        return super().eventFilter(watched, event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Cloth or light paper behind the sheet."""
        with QPainter(self) as p:
            paint_ground(p, QRectF(self.rect()), self.theme.chrome)
