"""The end page: who has won, how the scores came about, and what one may do next."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QBrush, QKeyEvent, QPainter, QPaintEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QHBoxLayout,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from fairytable.app.chrome import LABEL, NOTE, scaled, wear
from fairytable.app.end_page import verdict
from fairytable.app.end_page.finale import EndedGame, Finale, finale_of
from fairytable.app.end_page.heading import DEALS, Heading
from fairytable.app.end_page.held_view import (
    CARDS,
    MOST_LINES,
    SMALL_CARDS,
    HeldCard,
    HeldView,
)
from fairytable.app.end_page.ledger_measures import ROOMY_ROW, ROW, height_of
from fairytable.app.end_page.ledger_view import LedgerView
from fairytable.app.end_page.score_history import CourseView
from fairytable.app.panel.tab_strip import TabLabel, TabStrip
from fairytable.app.theme import Theme
from fairytable.app.translation import Language
from fairytable.app.widgets.grounds import paint_stuff, plate
from fairytable.app.widgets.large_card import LargeCard
from fairytable.app.widgets.overlay import Overlay
from fairytable.app.widgets.plain_label import PlainLabel
from fairytable.app.widgets.small_cards import PointedCard, SmallCards
from fairytable.engine.words import QT_TRANSLATE_NOOP
from fairytable.match import Match
from fairytable.paint.brushes import color, down, grain, line_pen
from fairytable.paint.palette import TABLE
from fairytable.paint.pixmaps import Pixmaps
from fairytable.stage.sheets import Ledger
from fairytable.stage.staging import Stage, Staging

LEDGER = QT_TRANSLATE_NOOP("app", "How the points were scored")
NO_ROWS = QT_TRANSLATE_NOOP("app", "No points were scored.")
AGAIN = QT_TRANSLATE_NOOP("app", "Play again")
NEXT = QT_TRANSLATE_NOOP("app", "Next game")
SAME = QT_TRANSLATE_NOOP("app", "Same deal again")
TELL = QT_TRANSLATE_NOOP("app", "Replay the ending")
SHOW_TABLE = QT_TRANSLATE_NOOP("app", "Show the table")
WATCH = QT_TRANSLATE_NOOP("app", "Watch replay")
SEE_AGAIN = QT_TRANSLATE_NOOP("app", "Click to replay this moment.")
HOME = QT_TRANSLATE_NOOP("app", "Start page")
HELD = QT_TRANSLATE_NOOP("app", "Left at the end")
NOTHING = QT_TRANSLATE_NOOP("app", "nothing")
ALL_GAMES = QT_TRANSLATE_NOOP("app", "All games")
ONE_GAME = QT_TRANSLATE_NOOP("app", "Game {k}")
TAKEN_BACK = QT_TRANSLATE_NOOP("app", "Undone after seeing new cards: {names}")

MOST = QSize(1360, 900)
"""The sheet never grows larger than this."""
LOW = 700
"""A page that is lower has to be sparing."""
CHART_WIDTH = 232
LOW_CHART = 156
"""How high the chart is where it lies below the ledger."""
HELD_SHARE = 0.46
"""How much of the width the cards have beside such a chart."""
_TIGHT = "QPushButton { padding: 6px 8px; } QPushButton:focus { padding: 5px 7px; }"
"""For buttons in a narrow window."""
_GAP = 7
_MOST_WORDED = 6
"""Of more tabs all but the first bear only numbers."""


class EndPage(Overlay):
    """Lies over its parent, which it dims; it changes nothing itself, but asks for it."""

    again_wanted = Signal()
    next_wanted = Signal()
    """The match goes on with its next game."""
    same_wanted = Signal()
    """The same people want to play the same cards once more."""
    tell_wanted = Signal()
    table_wanted = Signal()
    replay_wanted = Signal()
    moment_wanted = Signal(int)
    """The position that a row of the ledger or a turning point tells of is to be seen again."""
    home_wanted = Signal()

    def __init__(
        self, language: Language, pixmaps: Pixmaps, theme: Theme, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.language = language
        self.theme = theme
        self.finale: Finale | None = None
        self._part: EndedGame | None = None
        self._ledgers: list[Ledger] = []
        """One for each tab: of all games of a match, and of each of them."""
        self.heading = Heading(theme)
        self._left = QWidget()
        self.tabs = TabStrip(theme, self._left)
        self._cards = SmallCards(pixmaps, language)
        self.ledger = LedgerView(self._cards)
        self.held = HeldView(pixmaps)
        self.large = LargeCard(pixmaps, self)
        self.chart = CourseView(language, theme)
        self.note = PlainLabel()
        self.again, self.same, self.watch = QPushButton(), QPushButton(), QPushButton()
        self.tell, self.table, self.home = QPushButton(), QPushButton(), QPushButton()
        self._words = {
            self.again: AGAIN,
            self.same: SAME,
            self.watch: WATCH,
            self.tell: TELL,
            self.table: SHOW_TABLE,
            self.home: HOME,
        }
        self.setAttribute(Qt.WidgetAttribute.WA_NoMousePropagation)
        self._lay_out()
        for button, wanted in (
            (self.same, self.same_wanted),
            (self.watch, self.replay_wanted),
            (self.tell, self.tell_wanted),
            (self.table, self.table_wanted),
            (self.home, self.home_wanted),
        ):
            button.clicked.connect(wanted)
        self.again.clicked.connect(self._go_on)
        self.chart.moment_wanted.connect(self.moment_wanted)
        self.tabs.currentChanged.connect(self._turn_to)
        self.held.pointed.connect(self._enlarge)
        self.ledger.chosen.connect(self._go_to_row)
        self.ledger.pointed_card.connect(self._enlarge_from_ledger)
        language.changed.connect(self._speak)
        theme.changed.connect(self._colour)
        self._colour()
        self._speak()

    # What is shown

    def present(self, match: Match, staging: Staging, stage: Stage) -> None:
        """Show the end of a match, or of a game of it; the stage is that of its last position."""
        self.finale = finale = finale_of(match, staging, stage)
        self.chart.present(finale.course)
        self.same.setHidden(finale.between)
        self._words[self.again] = NEXT if finale.between else AGAIN
        self.tabs.setCurrentIndex(0)
        self._speak()
        if finale.between:
            self.tabs.setCurrentIndex(len(finale.parts))

    def _go_on(self) -> None:
        """One more: the next game of the match, or a new match."""
        between = self.finale is not None and self.finale.between
        (self.next_wanted if between else self.again_wanted).emit()

    def _speak(self) -> None:
        """Say everything again: the language is another one."""
        say = self.language.say
        for button, source in self._words.items():
            button.setText(say(source))
        self.ledger.setAccessibleName(say(LEDGER))
        self.ledger.empty = say(NO_ROWS)
        self.held.title, self.held.nothing = say(HELD), say(NOTHING)
        self.tabs.setAccessibleName(say(LEDGER))
        if self.finale is not None:
            self._tell(self.finale)
        self.note.setVisible(bool(self.note.text()))
        self._turn_to(self.tabs.currentIndex())

    def _tell(self, finale: Finale) -> None:
        say, course = self.language.say, finale.course
        title = verdict.title(finale, self.language)
        colours = [course.seats[p].colour for p in finale.winners]
        deals = tuple(say(text, number=str(finale.match.seed)) for text in DEALS)
        self.heading.present(finale.title, title, colours, deals)
        self.setAccessibleName(title)
        taken_back = sorted(finale.taken_back.items())
        names = ", ".join(f"{course.seats[p].name} {n}" for p, n in taken_back)
        self.note.setText(say(TAKEN_BACK, names=names) if names else "")
        self._ledgers = [finale.staging.ledger(part.stage) for part in finale.parts]
        tally = finale.tally()
        labels = []
        if tally is not None:
            self._ledgers.insert(0, tally.ledger)
            games = range(1, len(finale.parts) + 1)
            labels = [say(ALL_GAMES), *(say(ONE_GAME, k=k) for k in games)]
            if len(labels) > _MOST_WORDED:
                labels[1:] = [str(k) for k in games]
        self.tabs.set_labels([TabLabel(words) for words in labels], self.tabs.currentIndex())
        self.tabs.setVisible(bool(labels))

    def _turn_to(self, tab: int) -> None:
        """Show all games of a match, or one of them."""
        finale = self.finale
        if finale is not None:
            tab = max(0, tab)
            seats, whole = finale.course.seats, tab == 0
            self._cards.use(finale.staging, finale.parts[-1].stage.say)
            winners = finale.course.winners if whole else ()
            self._part = self._part_of(finale, tab)
            told = self._part is not None and finale.grew(self._part)
            leads = self.language.say(SEE_AGAIN) if told else ""
            self.ledger.present(self._ledgers[tab], seats, winners, leads)
            self.held.present(finale.holdings(finale.parts[-1 if whole else tab - 1]))
        self._fit()

    def _part_of(self, finale: Finale, tab: int) -> EndedGame | None:
        """The game whose ledger this tab shows; None where it shows all games of a match."""
        first = len(self._ledgers) - len(finale.parts)
        return finale.parts[tab - first] if tab >= first else None

    def _go_to_row(self, row: int) -> None:
        if self.finale is None or self._part is None:
            return
        moment = self.finale.moment(self._part, row)
        if moment is not None:
            self.moment_wanted.emit(moment)

    def _enlarge(self, spot: HeldCard | None) -> None:
        if spot is None:
            self.large.put_away()
            return
        corner = self.held.mapTo(self, spot.rect.topLeft().toPoint())
        self.large.show_beside(spot.look, QRectF(QPointF(corner), spot.rect.size()))

    def _enlarge_from_ledger(self, card: PointedCard | None) -> None:
        if card is None:
            self.large.put_away()
        else:
            seen = card.seen_from(self, self.ledger.viewport())
            self.large.show_beside(seen.side, seen.rect)

    # Look

    def _colour(self) -> None:
        chrome = self.theme.chrome
        self.setStyleSheet(
            f"QPushButton:default:focus {{ border: 2px solid {chrome.text}; }}"
            f"QLabel {{ color: {chrome.warning}; }} QLabel#deal {{ color: {chrome.soft}; }}"
        )
        self._fit()

    def _lay_out(self) -> None:
        wear(self.note, NOTE)
        self.note.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self.note.setWordWrap(True)
        self._pages = QVBoxLayout(self._left)
        self._pages.setContentsMargins(0, 0, 0, 0)
        self._pages.setSpacing(_GAP)
        self._pages.addWidget(self.tabs)
        self._pages.addWidget(self.ledger, 1)
        self._pages.addWidget(self.held)
        self._pages.addStretch()
        self._middle = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._middle.setSpacing(14)
        self._middle.addWidget(self._left, 1)
        self._side = QHBoxLayout()
        self._side.setSpacing(self._middle.spacing())
        self._side.addWidget(self.chart, 1)
        self._middle.addLayout(self._side)
        row = QHBoxLayout()
        row.setSpacing(8)
        row.addStretch(1)
        for button in self._words:
            wear(button, LABEL)
            row.addWidget(button)
        row.addStretch(1)
        self.again.setDefault(True)
        self._column = QVBoxLayout(self)
        self._column.addWidget(self.heading)
        self._column.addLayout(self._middle, 1)
        self._column.addWidget(self.note)
        self._column.addLayout(row)

    def sheet(self) -> QRectF:
        """Where the page lies on what it covers: for all games of a match in the same place, so
        that no button jumps when one turns from one to another."""
        width, most = self._most()
        beside, left = self._shares(width)
        around = self._beside_ledger(beside=beside, width=left)
        least = self.chart.sizeHint().height() if beside else 0
        high = min(most, self._around() + max(least, around + self._tallest()))
        return QRectF((self.width() - width) / 2, (self.height() - high) / 2, width, high)

    def _most(self) -> tuple[int, int]:
        """How wide and high the sheet may be."""
        edge = 10 if self._is_low() else 24
        whole = self.size() - QSize(2 * edge, 2 * edge)
        return whole.boundedTo(MOST).toTuple()

    def _tallest(self) -> int:
        """How high the highest of all ledgers would like to be."""
        return max((height_of(ledger, ROOMY_ROW) for ledger in self._ledgers), default=0)

    def _is_low(self) -> bool:
        """Whether the window is so low that everything has to move together."""
        return self.height() < LOW

    def _pad(self, width: float) -> int:
        return 16 if width < 1100 else 24

    def _shares(self, width: float) -> tuple[bool, float]:
        """Whether the chart lies beside the ledger, and how wide the ledger is then."""
        inside = width - 2 * self._pad(width)
        most = inside - self._middle.spacing() - CHART_WIDTH
        least = self.ledger.least_width()
        if least <= most:
            return True, min(most, max(least, inside * 0.72 - self._middle.spacing()))
        # Rather than that rows have to be scrolled away, words get smaller.
        wide, high = self.ledger.smallest()
        needed = high + self._beside_ledger(beside=False, width=inside) + self._around()
        return (True, most) if needed > self._most()[1] and wide <= most else (False, inside)

    def _around(self) -> int:
        """What heading, buttons and margins need above and below the ledger."""
        parts = [self.heading.sizeHint().height(), self.again.sizeHint().height()]
        if self.note.text():
            parts.append(self.note.sizeHint().height())
        return sum(parts) + len(parts) * self._column.spacing() + 2 * self._edge()

    def _edge(self) -> int:
        return 11 if self._is_low() else 14

    def _beside_ledger(self, *, beside: bool, width: float) -> int:
        """What tabs, cards and the chart, above and below the ledger, need in this width."""
        tabs = self.tabs.sizeHint().height() + _GAP if self.tabs.labels else 0
        if beside:
            return tabs + (self.held.height_for(width) + _GAP if self.held.some() else 0)
        return tabs + self._low_row(width) + self._middle.spacing()

    def _low_row(self, width: float) -> int:
        """How high chart and cards are below the ledger."""
        held = self.held.height_for(width * HELD_SHARE) if self.held.some() else 0
        return max(LOW_CHART, held)

    def _fit(self) -> None:
        """Give everything its place: the chart beside the ledger, or below it."""
        low = self._is_low()
        self.heading.low = low
        self.heading.updateGeometry()
        self._column.setSpacing(7 if low else 10)
        self.held.widths = SMALL_CARDS if low else CARDS
        self._spare()
        sheet = self.sheet()
        pad = self._pad(sheet.width())
        x, y = round(sheet.x()) + pad, round(sheet.y()) + self._edge()
        below = self.height() - round(sheet.bottom()) + self._edge()
        self._column.setContentsMargins(x, y, x, below)
        inside = sheet.width() - 2 * pad
        beside, left = self._shares(sheet.width())
        flow = QBoxLayout.Direction
        self._middle.setDirection(flow.LeftToRight if beside else flow.TopToBottom)
        home = self._pages if beside else self._side
        if home.indexOf(self.held) < 0:
            home.insertWidget(2 if beside else 0, self.held)
        self.held.setVisible(self.held.some())  # Qt hides what gets another parent
        if beside:
            self.chart.setFixedWidth(int(inside - left - self._middle.spacing()))
            self.chart.setMinimumHeight(0)
            self.chart.setMaximumHeight(16777215)
        else:
            self.chart.setMinimumWidth(0)
            self.chart.setMaximumWidth(16777215)
            self.chart.setFixedHeight(self._low_row(inside))
        self.held.setFixedHeight(self.held.height_for(left) if beside else self._low_row(inside))
        self.held.setMaximumWidth(16777215 if beside else round(inside * HELD_SHARE))
        self.ledger.setMaximumHeight(self.ledger.height_with(ROOMY_ROW))
        self._tighten(inside)
        self._column.activate()
        self.update()

    def _spare(self) -> None:
        """Give the cards fewer lines where the ledger would have to scroll for them."""
        width, height = self._most()
        beside, left = self._shares(width)
        if not beside:
            self.held.most_lines = 2
            return
        needed = self._around() + self.ledger.height_with(scaled(ROW))
        for lines in range(MOST_LINES, 0, -1):
            self.held.most_lines = lines
            if needed + self._beside_ledger(beside=True, width=left) <= height:
                return

    def _tighten(self, room: float) -> None:
        """Let the buttons move together where they would not fit side by side."""
        shown = [button for button in self._words if not button.isHidden()]
        for style in ("", _TIGHT):
            for button in shown:
                if button.styleSheet() != style:
                    button.setStyleSheet(style)
                button.ensurePolished()
            if sum(button.sizeHint().width() + 8 for button in shown) <= room + 8:
                return

    # Qt

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.setFocus()  # and no button: an Enter that was meant for the table presses nothing

    def focusNextPrevChild(self, forward: bool) -> bool:
        if not self.hasFocus():
            return super().focusNextPrevChild(forward)
        (self.again if forward else self.home).setFocus(Qt.FocusReason.TabFocusReason)
        return True

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc shows the table, Enter presses, arrows walk; no key reaches what is covered."""
        key, focused = event.key(), self.focusWidget()
        if key == Qt.Key.Key_Escape:
            self.table_wanted.emit()
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and isinstance(focused, QPushButton):
            focused.click()
        event.accept()

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as p:
            p.setRenderHint(QPainter.RenderHint.Antialiasing)
            c, rect = self.theme.chrome, self.sheet().adjusted(1, 1, -1, -1)
            night = TABLE["felt_dark"] if c.around is None else c.around.panel.deep
            p.fillRect(self.rect(), color(night, 0.72))
            for i in range(6):
                grown = rect.adjusted(-i, 1, i, 2 + i)
                shadow = plate(grown, 13 + i)
                p.fillPath(shadow, color(TABLE["shadow"], 0.07))
            shape = plate(rect, 13)
            if c.around is not None:
                paint_stuff(p, rect, c.around.dialog, 13)
                return
            p.fillPath(shape, down(rect, (0, c.panel), (1, c.panel_foot)))
            p.fillPath(shape, QBrush(grain(160, 5, 9)))
            p.setBrush(Qt.BrushStyle.NoBrush)
            p.setPen(line_pen(c.gold, 1.8))
            p.drawPath(shape)
            inner = rect.adjusted(4.5, 4.5, -4.5, -4.5)
            p.setPen(line_pen(c.gold, 0.8, 0.45))
            p.drawPath(plate(inner, 9.5))
