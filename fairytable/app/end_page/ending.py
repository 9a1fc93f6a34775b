"""The end of the match on the table: it is told, then it stands in the ledger; and the way back."""

from PySide6.QtCore import QObject, QPoint, QRect, Qt
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget

from fairytable.app.chrome import LABEL, wear
from fairytable.app.end_page.finale import Finale
from fairytable.app.end_page.page import EndPage
from fairytable.app.end_page.telling import EndTelling
from fairytable.app.translation import Language
from fairytable.app.widgets.overlay import Overlay
from fairytable.engine import Action
from fairytable.engine.words import QT_TRANSLATE_NOOP
from fairytable.match import Match
from fairytable.paint.pixmaps import Pixmaps
from fairytable.stage.staging import Stage, Staging

RESULTS = QT_TRANSLATE_NOOP("app", "Back to the results")
_EDGE = 16


class ResultsKey(Overlay):
    """A key at the lower right of the table of a game that is over: where decisions were asked."""

    def __init__(self, language: Language, around: QWidget) -> None:
        super().__init__(around)
        self._language = language
        self.lifted = False
        """Whether it leaves room below it: the panel asks for the next game there."""
        self.key = QPushButton()
        self.key.setDefault(True)
        wear(self.key, LABEL)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.key)
        language.changed.connect(self._speak)
        self._speak()
        self.hide()

    def _speak(self) -> None:
        self.key.setText(self._language.say(RESULTS))
        self.fit()

    def place(self, room: QRect) -> QRect:
        size = self.sizeHint()
        below = _EDGE + (size.height() + _EDGE if self.lifted else 0)
        corner = room.bottomRight() - QPoint(size.width() + _EDGE, size.height() + below)
        return QRect(corner, size)


class Ending(QObject):
    """Leads from the last card to the ledger, from the ledger to the table, and back."""

    def __init__(
        self, page: EndPage, language: Language, pixmaps: Pixmaps, around: QWidget
    ) -> None:
        super().__init__(page)
        self.page = page
        page.hide()
        self.telling = EndTelling(language, pixmaps, around)
        self.results = ResultsKey(language, around)
        self._told: tuple[Match, tuple[Action, ...]] | None = None
        """The end that was told last: coming back to it nobody has to hear it again."""
        self.telling.told.connect(self.show)
        page.table_wanted.connect(self._show_table)
        page.next_wanted.connect(self.leave)
        self.results.key.clicked.connect(self.show)

    def begin(self, match: Match, staging: Staging, stage: Stage, speed: float) -> None:
        """The match has just ended, or a game of it, or somebody has come back to its end."""
        self.page.present(match, staging, stage)
        self.results.lifted = match.decision is not None
        self.page.tell.setHidden(not speed)
        end = match, match.actions
        told, self._told = self._told == end, end
        if told or self.page.finale is None:
            self.show()
        else:
            self._tell(self.page.finale, speed)

    def follow(self) -> None:
        """Something else is on the table: if the last step was taken back, nothing has ended."""
        if self._told is not None and self._told[0].actions != self._told[1]:
            self._told = None
            self.leave()

    def know(self, match: Match) -> None:
        """The end of this match need not be told: it was opened to be seen again."""
        self._told = match, match.actions

    def tell_again(self, speed: float) -> None:
        if self.page.finale is not None:
            self.page.hide()
            self._tell(self.page.finale, speed)

    def _tell(self, finale: Finale, speed: float) -> None:
        self.results.hide()
        self.telling.tell(finale, speed)

    def show(self) -> None:
        """Show the ledger."""
        self.results.hide()
        self.page.show()

    def _show_table(self) -> None:
        self.page.hide()
        self.results.show()
        self.results.key.setFocus(Qt.FocusReason.OtherFocusReason)

    def leave(self) -> None:
        """Take away all that lies over the table."""
        for part in (self.page, self.telling, self.results):
            part.hide()
