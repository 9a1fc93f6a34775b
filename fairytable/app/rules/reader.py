"""A reader of rules: sets a page with its cards, keeps its place, searches."""

from functools import cached_property
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, Qt, QUrl, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QLinearGradient,
    QPainter,
    QPaintEvent,
    QPixmap,
    QResizeEvent,
    QShowEvent,
    QTextBlock,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
)
from PySide6.QtWidgets import QFrame, QTextBrowser, QTextEdit, QWidget

from fairytable.app.chrome import HEADING, face, scaled
from fairytable.app.rules.text import Pictures, RulesText
from fairytable.paint.brushes import color
from fairytable.paint.fonts import Type
from fairytable.paint.glyphs import glyph_image
from fairytable.paint.palette import PAPER, UI
from fairytable.paint.pixmaps import Pixmaps
from fairytable.paint.prints import Print, exact

if TYPE_CHECKING:
    from fairytable.app.rules.positions import Positions


class Size(NamedTuple):
    """How large everything on the parchment is."""

    text: int
    chapter: int
    title: int
    card: int
    """How wide: six cards stand side by side in the narrowest sheet of this size."""
    table: float
    """How large the pictures of a table are, in its own size."""
    row: int
    """How wide they are at most: what finds room in the narrowest sheet of this size."""
    widest: int
    """Contents and parchment together: longer lines are hard to read."""
    margin: int = 30
    """Free at the left of the text; a little less at its right."""
    indent: int = 26


COMPACT = Size(text=16, chapter=22, title=30, card=92, table=0.66, row=650, widest=1140)
ROOMY = Size(text=18, chapter=25, title=34, card=116, table=0.84, row=830, widest=1320)
BESIDE = Size(14, 18, 20, card=62, table=0.5, row=226, widest=340, margin=8, indent=18)
"""For a single chapter in the side panel."""
HEAD = 0.28
"""How much of a card shows under the next one of a column, in card widths."""
HIT, HIT_HERE = "#F6D98C", "#E2A93A"
_LOZENGE = ((-4, 0), (0, -4), (4, 0), (0, 4))
_ABOVE_CHAPTER = 10
"""Pixels between the upper edge and a heading that was gone to."""

_PARCHMENT_SHEET = f"""
QTextBrowser {{ background: transparent; border: none; color: {PAPER["ink"]};
    selection-background-color: {HIT_HERE}; selection-color: {PAPER["ink"]}; }}
QScrollBar::handle:vertical {{ background: #BFA266; }}
QScrollBar::handle:vertical:hover {{ background: {PAPER["gold"]}; }}
"""


def style(px: int) -> str:
    """What the tags and classes of a page look like where its text has this many pixels.

    Headings get their fonts from the reader.
    """
    soft, gold, edge = PAPER["ink_soft"], PAPER["gold"], "#D9C596"
    return f"""
p, li {{ line-height: 118%; }}
p {{ margin: 0 0 {px * 2 // 3}px 0; }}
li {{ margin: 0 0 {px // 3}px 0; }}
ul, ol {{ margin: 2px 0 {px * 2 // 3}px 0; }}
a {{ color: {UI["link_light"]}; text-decoration: underline; }}
p.note, p.caption {{ color: {soft}; font-style: italic; }}
p.note {{ margin: 0 0 14px 0; }}
p.pictures {{ margin: 6px 0 0 0; line-height: 100%; }}
p.caption {{ font-size: {px - 2}px; margin: 0 24px 14px 24px; line-height: 105%; }}
table {{ margin: 6px 0 14px 0; }}
td, th {{ font-size: {px - 1}px; padding: 5px 12px 5px 12px; border-bottom: 1px solid {edge}; }}
th {{ color: {soft}; font-weight: 400; font-style: italic; border-bottom: 1px solid {gold}; }}
td.example {{ font-size: {px}px; background-color: {PAPER["lit"]}; border: 1px solid {edge};
    border-left: 3px solid {gold}; padding: 9px 16px; }}
"""


class Reader(QTextBrowser):
    """The text itself. It keeps its place when its width changes, and paints cards as they come."""

    moved = Signal()
    """Another place is read now."""
    focused = Signal()
    """It has got the keyboard, or lost it."""

    def __init__(self, pixmaps: Pixmaps, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.pixmaps = pixmaps
        self._size = COMPACT
        self.hits: list[QTextCursor] = []
        self.hit = -1
        """Which of the places found is the present one."""
        self._own: QTextDocument | None = None
        self._pictures: Pictures | None = None
        """What the addresses in the page mean."""
        self._shown: dict[str, list[Print]] = {}
        """What every picture is made of."""
        self._starts: dict[str, QTextBlock] = {}
        self._place = 0
        """The letter at the upper edge, which stays there whatever else changes."""
        self._below = 0
        """How many pixels below the edge it stands."""
        self._going = False
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setOpenLinks(False)
        self.viewport().setAutoFillBackground(False)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setStyleSheet(_PARCHMENT_SHEET)
        self.anchorClicked.connect(lambda url: self.go_to(url.fragment()))
        self.verticalScrollBar().valueChanged.connect(self._scrolled)
        pixmaps.ready.connect(self._painted)

    # Showing

    def show_text(
        self,
        text: RulesText,
        pictures: Pictures,
        size: Size = COMPACT,
        foot: str = "",
    ) -> None:
        """Show a page from its beginning; `pictures` tells what an address in it looks like."""
        self._pictures = pictures
        self._typeset(text.html + foot, size)
        self.go_to("")

    def show_sentence(self, sentence: str, size: Size = COMPACT) -> None:
        """Show this instead of a page."""
        self._pictures = None
        self._typeset(f'<p class="note" align="center"><br><br>{sentence}</p>', size)
        self.go_to("")

    def _typeset(self, html: str, size: Size) -> None:
        """Into a new document: the old one would keep the pictures of the old language."""
        old, made = self._own, QTextDocument(self)
        made.setDocumentMargin(0)
        made.setDefaultFont(face(Type(size.text)))
        made.setDefaultStyleSheet(style(scaled(size.text)))
        made.setIndentWidth(size.indent)
        made.setHtml(html)
        sheet = made.rootFrame().frameFormat()
        sheet.setBottomMargin(2 * size.text)
        made.rootFrame().setFrameFormat(sheet)
        self._shown.clear()
        if "positions" in vars(self):
            self.positions.forget()
        self._size = size
        self.setViewportMargins(size.margin, 2, size.margin * 3 // 5, 0)
        self._starts = _dress_headings(made, size)
        self._own, self.hits, self.hit = made, [], -1
        self.setExtraSelections([])
        self.setDocument(made)
        if old is not None:
            old.deleteLater()

    # Pictures

    def loadResource(self, kind: int, name: QUrl | str) -> object:
        address = name.toString() if isinstance(name, QUrl) else name
        if kind != QTextDocument.ResourceType.ImageResource.value or self._pictures is None:
            return super().loadResource(kind, name)
        dpr = self.devicePixelRatioF()
        scheme, _, name = address.partition(":")
        if scheme == "glyph":
            return glyph_image(name, self._size.text, dpr, PAPER["ink"])
        if scheme == "position":
            size = self._size
            return self.positions.want(address, self._pictures, size.table, size.row)
        sides = self._pictures.printed(address)
        self._shown[address] = [exact(Print(side, self._size.card, dpr)) for side in sides]
        return self._picture(address)

    @cached_property
    def positions(self) -> "Positions":
        """Made when a page shows the first one: most chapters beside the table show none."""
        from fairytable.app.rules.positions import Positions

        made = Positions(self.pixmaps, self)
        made.painted.connect(self._replace)
        return made

    def finish(self) -> None:
        """Have all pictures painted now."""
        self.document().size()  # all of them are asked for
        self.pixmaps.finish()
        if "positions" in vars(self):
            self.positions.finish()

    def _picture(self, address: str) -> QPixmap:
        """A card, or a column of them."""
        cards = [self.pixmaps.get(wanted) for wanted in self._shown[address]]
        return cards[0] if len(cards) == 1 else _column(cards, self._size.card * HEAD)

    def _painted(self, wanted: Print) -> None:
        """A true picture has come; it is as large as what stood for it."""
        for address, prints in self._shown.items():
            if wanted in prints:
                self._replace(address, self._picture(address))

    def _replace(self, address: str, picture: QPixmap) -> None:
        image = QTextDocument.ResourceType.ImageResource.value
        self.document().addResource(image, QUrl(address), picture)
        self.viewport().update()

    # Places

    def chapter(self) -> str:
        """The id of the chapter at the upper edge; empty before the first."""
        here = ""
        for name, block in self._starts.items():
            if block.position() > self._place:
                break
            here = name
        return here

    def go_to(self, chapter: str) -> None:
        """Bring a chapter to the upper edge, or the beginning if there is no such chapter."""
        start = self._starts.get(chapter)
        self._place = start.position() if start is not None else 0
        self._below = _ABOVE_CHAPTER
        self._return()
        self.moved.emit()

    def _return(self) -> None:
        """Scroll to where the reader is said to be."""
        self.document().size()  # the whole text is laid out now, not a little later
        self._going = True
        bar = self.verticalScrollBar()
        cursor = QTextCursor(self.document())
        cursor.setPosition(self._place)
        top = bar.value() + self.cursorRect(cursor).top() - self._below
        bar.setValue(top if self._place else 0)
        self._going = False

    def _scrolled(self) -> None:
        if self._going:
            return
        edge = self.cursorForPosition(QPoint(1, _ABOVE_CHAPTER + self._size.chapter))
        self._place = edge.position() if self.verticalScrollBar().value() else 0
        self._below = self.cursorRect(edge).top()
        self.moved.emit()

    # Searching

    def search(self, words: str) -> None:
        """Find all places with these words, and show the first one from here on."""
        words = words.replace("'", "’")  # as it is printed, not as it is typed
        self.hits, self.hit = [], -1
        cursor = QTextCursor(self.document())
        while words:
            cursor = self.document().find(words, cursor)
            if cursor.isNull():
                break
            self.hits.append(cursor)
        if self.hits:
            later = (i for i, hit in enumerate(self.hits) if hit.position() >= self._place)
            self.hit = next(later, 0)
            self._show_hit()
        self._highlight()

    def step(self, by: int) -> None:
        """Go to the next or the previous place found; after the last comes the first."""
        if self.hits:
            self.hit = (self.hit + by) % len(self.hits)
            self._show_hit()
            self._highlight()

    def _show_hit(self) -> None:
        """Bring the present hit into the middle, unless it can be seen already."""
        self.document().size()
        rect, room = self.cursorRect(self.hits[self.hit]), self.viewport().height()
        if rect.top() < 0 or rect.bottom() > room:
            bar = self.verticalScrollBar()
            bar.setValue(bar.value() + rect.center().y() - room // 2)

    def _highlight(self) -> None:
        marks = []
        for i, cursor in enumerate(self.hits):
            mark = QTextEdit.ExtraSelection()
            words = QTextCharFormat()
            words.setBackground(color(HIT_HERE if i == self.hit else HIT))
            words.setForeground(color(PAPER["ink"]))
            if i == self.hit:
                words.setFontUnderline(True)
            mark.cursor, mark.format = cursor, words
            marks.append(mark)
        self.setExtraSelections(marks)

    # Qt

    def paintEvent(self, event: QPaintEvent) -> None:
        """The text, and under each chapter's heading a gold line that fades out."""
        with QPainter(self.viewport()) as p:
            p.setRenderHint(QPainter.RenderHint.Antialiasing)
            width, scrolled = self.viewport().width(), self.verticalScrollBar().value()
            fading = QLinearGradient(0, 0, width, 0)
            fading.setColorAt(0, color(PAPER["gold"]))
            fading.setColorAt(1, color(PAPER["gold"], 0))
            layout = self.document().documentLayout()
            for start in self._starts.values():
                y = layout.blockBoundingRect(start).bottom() - scrolled + 5
                if -5 < y < self.viewport().height() + 5:
                    p.fillRect(QRectF(4, y, width - 4, 1.2), fading)
                    p.setBrush(color(PAPER["gold"]))
                    p.setPen(Qt.PenStyle.NoPen)
                    p.drawPolygon([QPointF(4 + x, y + 0.6 + dy) for x, dy in _LOZENGE])
        super().paintEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._going = True
        super().resizeEvent(event)
        self._return()

    def showEvent(self, event: QShowEvent) -> None:
        self._going = True  # Qt shows the cursor, which is at the beginning
        super().showEvent(event)
        self._return()
        for wanted in (one for prints in self._shown.values() for one in prints):
            if not self.pixmaps.has(wanted):
                self.pixmaps.get(wanted)  # the table forgets what waits when its size changes
        if "positions" in vars(self):
            self.positions.go_on()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.focused.emit()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.focused.emit()


def _column(cards: list[QPixmap], step: float) -> QPixmap:
    """Cards below each other, each covering all but the head of the one before."""
    dpr = cards[0].devicePixelRatio()
    down = round(step * dpr)
    made = QPixmap(cards[0].width(), cards[0].height() + down * (len(cards) - 1))
    made.fill(Qt.GlobalColor.transparent)
    with QPainter(made) as p:
        for i, card in enumerate(cards):
            p.drawPixmap(QRect(0, i * down, card.width(), card.height()), card, card.rect())
    made.setDevicePixelRatio(dpr)
    return made


def _dress_headings(document: QTextDocument, size: Size) -> dict[str, QTextBlock]:
    """Give the headings their fonts; tell where the chapters begin."""
    starts: dict[str, QTextBlock] = {}
    block = document.begin()
    while block.isValid():
        level = block.blockFormat().headingLevel()
        if level == 1:
            _dress_heading(block, size.title, above=14, below=6)
        elif level:
            names = block.begin().fragment().charFormat().anchorNames()
            starts |= dict.fromkeys(names, block)
            _dress_heading(block, size.chapter, above=size.text, below=15)
        block = block.next()
    return starts


def _dress_heading(block: QTextBlock, px: int, above: int, below: int) -> None:
    words = QTextCharFormat()
    words.setFont(face(HEADING._replace(px=px)))
    words.setForeground(color(PAPER["ink"]))
    cursor = QTextCursor(block)
    cursor.movePosition(QTextCursor.MoveOperation.EndOfBlock, QTextCursor.MoveMode.KeepAnchor)
    cursor.setCharFormat(words)
    space = block.blockFormat()
    space.setTopMargin(above)
    space.setBottomMargin(below)
    cursor.setBlockFormat(space)
