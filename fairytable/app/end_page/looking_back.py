"""After a game: has the moves looked back at in the background, and leads to those that cost most.

While the end page is shown the bots' process has nothing else to do. Whoever goes to another game,
a replay or the start page has it cancelled by the controller, which asks for something else or for
nothing; who comes back to the same end finds what was found, or has it looked for again.
"""

from PySide6.QtCore import QEvent, QObject, Qt, QTimer
from PySide6.QtWidgets import QPushButton

from fairytable.app.chrome import BODY, wear
from fairytable.app.end_page.costly_leaf import CostlyLeaf
from fairytable.app.end_page.costly_words import on_key, told
from fairytable.app.end_page.page import EndPage
from fairytable.app.play.table_page import TablePage
from fairytable.app.theme import Theme
from fairytable.app.translation import Language
from fairytable.bots.review import Costly, Looked, Review
from fairytable.engine import Action
from fairytable.match import Match
from fairytable.paint.pixmaps import Pixmaps

DEADLINE_MS = 20_000
"""When the next decision has to be looked at, on a slow computer that has other work."""


class LookingBack(QObject):
    """A quiet key beside the title of the end page, and the leaf that it opens."""

    def __init__(self, page: EndPage, table: TablePage) -> None:
        super().__init__(page)
        self.page, self.table, self.bots = page, table, table.adviser.bots
        self.language, self.theme = page.language, page.theme
        self.key = QPushButton(page.heading)
        wear(self.key, BODY)
        self.leaf = CostlyLeaf(page, self.language, self.theme)
        self._end: tuple[Match, tuple[Action, ...]] | None = None
        self._found: Review | Looked | None = Looked(0, 1)
        self._shown: Costly | None = None
        """The move whose moment is looked at in the replay."""
        self.key.clicked.connect(self.leaf.open)
        self.leaf.chosen.connect(self._lead)
        self.bots.looking.connect(self._hear)
        self.bots.reviewed.connect(self._hear)
        self.language.changed.connect(self._speak)
        self.theme.changed.connect(self._speak)
        table.controller.shown.connect(self._step_on)
        table.table.settled.connect(self._comment)
        page.installEventFilter(self)
        self._speak()

    def begin(self) -> None:
        """The end of a match is shown: look back at it, unless that is done or being done."""
        finale = self.page.finale
        if finale is None:
            return
        people = any(seat.kind == "human" for seat in finale.match.seats)
        self.key.setVisible(people)
        if not people:
            return
        end = finale.match, finale.match.actions
        if end != self._end:
            self._end, self._found = end, Looked(0, 1)
        self._speak()
        if isinstance(self._found, Looked) and not self.bots.looks_back:
            first = finale.parts[-1].steps.start if finale.between else 0
            self.bots.review(finale.match, first, DEADLINE_MS)

    def _hear(self, found: Review | Looked | None) -> None:
        self._found = found
        self._speak()

    def _speak(self) -> None:
        finale, found = self.page.finale, self._found
        done = found is not None and not isinstance(found, Looked)
        self.key.setText(on_key(found, self.language))
        self.key.setEnabled(done)
        self.key.setFocusPolicy(Qt.FocusPolicy.StrongFocus if done else Qt.FocusPolicy.NoFocus)
        c = self.theme.chrome
        self.key.setStyleSheet(
            f"QPushButton {{ padding: 1px 9px; color: {c.text}; }}"
            "QPushButton:focus { padding: 0px 8px; }"
            f"QPushButton:disabled {{ border: none; background: transparent; color: {c.soft}; }}"
        )
        self.key.adjustSize()
        if finale is not None and found is not None and not isinstance(found, Looked):
            self.leaf.present(found, finale)

    def _lead(self, costly: Costly) -> None:
        """Show the moment with the eyes of the one who decided."""
        self.table.controller.bottom = costly.player
        self.page.moment_wanted.emit(costly.step)
        self._shown = costly
        QTimer.singleShot(0, self._comment)

    def _comment(self) -> None:
        """Say beside the moment what would have been better; who steps on reads it no more."""
        costly, finale = self._shown, self.page.finale
        if costly is None or finale is None or not self.table.controller.watching:
            return
        words = told(costly, finale, self.language)
        panel = self.table.panel
        for place in (panel.box, panel.line):
            place.tell(words.better)
        panel.box.advise(f"{words.title}. {words.why}")
        panel.announce(f"{words.title}. {words.better}. {words.why}")

    def _step_on(self) -> None:
        self._shown = None

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self.page and event.type() == QEvent.Type.Show:
            self.begin()
        elif watched is self.page and event.type() == QEvent.Type.Hide:
            self.leaf.hide()
        return super().eventFilter(watched, event)


def end_page(table: TablePage, language: Language, pixmaps: Pixmaps, theme: Theme) -> EndPage:
    """The end page of a table, which has the moves looked back at."""
    page = EndPage(language, pixmaps, theme, table)
    LookingBack(page, table)
    return page
