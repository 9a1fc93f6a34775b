"""The dialog before a game: which one, who plays, in which colours, by which variants. Enter begins
it."""

import logging
from itertools import pairwise
from pathlib import Path

from pydantic import JsonValue
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QDialog,
    QHBoxLayout,
    QVBoxLayout,
    QWidget,
)

from fairytable.app.chrome import BODY, LABEL, Chrome, ink, scaled
from fairytable.app.dialogs.banner import Banner
from fairytable.app.dialogs.levels import NORMAL
from fairytable.app.dialogs.option_controls import PickRow
from fairytable.app.dialogs.options_form import bounds_of_players, refusal
from fairytable.app.dialogs.seating import offered_name, with_bots
from fairytable.app.dialogs.seats_pane import SeatsPane
from fairytable.app.dialogs.variants_pane import VariantsPane
from fairytable.app.panel.prompt_button import PromptButton
from fairytable.app.theme import Theme
from fairytable.app.titles import title
from fairytable.app.translation import Language
from fairytable.app.widgets.grounds import paint_leaf
from fairytable.app.widgets.sentence import Sentence
from fairytable.engine import Action, Game
from fairytable.engine.words import QT_TRANSLATE_NOOP
from fairytable.games import GAMES, IDS, ON_THE_TABLE, about
from fairytable.match import Match, Seat, WrongSeed
from fairytable.paint.art import Art
from fairytable.paint.brushes import color, down, line_pen, rounded
from fairytable.paint.pixmaps import Pixmaps
from fairytable.stage.staging import Button
from fairytable.storage import last_choice
from fairytable.storage.last_choice import LastChoice

WINDOW = QT_TRANSLATE_NOOP("app", "New game")
WHICH = QT_TRANSLATE_NOOP("app", "Game")
PLAY = QT_TRANSLATE_NOOP("app", "Play")
CANCEL = QT_TRANSLATE_NOOP("app", "Cancel")
NO_SEED = QT_TRANSLATE_NOOP(
    "app", "The deal number must be a whole number from 0 to 18446744073709551615."
)

_HEAD = 128
_HIGHEST_HEAD = 140
_WIDTH = 960
_HEIGHTS = (440, 600)
_NARROWEST = 860
_LARGEST = (1180, 720)
_TOP = 44
"""The heading of a column, in pixels of the usual text."""
_AROUND = 94
"""The height of what is free above and below the two columns."""
_LOWEST_HEAD = 52
_OVER = 60
"""How much of the window is seen above and below the dialog, at least."""

log = logging.getLogger(__name__)


class NewGameDialog(QDialog):
    """Asks all that a match needs; once it is accepted, `result_match` gives the match."""

    def __init__(
        self,
        game: Game,
        language: Language,
        theme: Theme,
        player_name: str,
        parent: QWidget | None = None,
        *,
        memory: Path | None = None,
        pixmaps: Pixmaps | None = None,
    ) -> None:
        super().__init__(parent)
        self.game = game
        self.language = language
        self.theme = theme
        self._memory = memory or last_choice.place()
        self._pixmaps = pixmaps or Pixmaps(Art(), background=False, parent=self)
        self._offered = offered_name(player_name, language.say)
        self._make_parts()
        self._lay_out()
        self._set_up()
        self.play.clicked.connect(self.accept)
        self.cancel.clicked.connect(self.reject)
        self.games.changed.connect(self._change_game)
        self.language.changed.connect(self._translate)
        self.setMaximumSize(*_LARGEST)
        self.resize(_WIDTH, self._height())
        self.play.setFocus()

    def ask_which(self) -> None:
        """Nobody has said which game: the arrows choose it first."""
        self.games.picks[self.game.id].setFocus()

    # Building

    def _make_parts(self) -> None:
        theme, c = self.theme, self.theme.chrome
        self.heading = Banner(self._pixmaps)
        self.heading.fitted.connect(self._tell)
        offered = [game for game in IDS if game in ON_THE_TABLE]
        self.games = PickRow(offered, theme, _LARGEST[0])
        self.games.set_value(self.game.id)
        self.trouble, self.about = Sentence(LABEL, 19), Sentence(BODY, 17)
        self.cancel = PromptButton(Button(Action("cancel"), "", ""), theme, 44)
        self.play = PromptButton(Button(Action("play"), "", "", main=True), theme, 44)
        self.play.setFixedWidth(200)
        self.cancel.setFixedWidth(140)
        self.play.setDefault(True)
        ink(self.trouble, c.warning)
        ink(self.about, c.soft)

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setSizeConstraint(QVBoxLayout.SizeConstraint.SetNoConstraint)  # it has its own
        column.setContentsMargins(28, 18, 28, 22)
        column.setSpacing(0)
        column.addWidget(self.heading)
        column.addSpacing(8)
        column.addWidget(self.games)
        column.addWidget(_Rule(self.theme))
        column.addSpacing(8)
        self._middle = QHBoxLayout()
        self._middle.setSpacing(34)
        column.addLayout(self._middle, 1)
        column.addSpacing(12)
        foot = QHBoxLayout()
        foot.setSpacing(12)
        foot.addWidget(self.trouble, 1, Qt.AlignmentFlag.AlignVCenter)
        foot.addWidget(self.about, 1, Qt.AlignmentFlag.AlignVCenter)
        foot.addWidget(self.cancel)
        foot.addWidget(self.play)
        column.addLayout(foot)

    def _set_up(self) -> None:
        """Ask what the chosen game needs to know."""
        self.seats = SeatsPane(bounds_of_players(self.game.options), self.theme)
        self.variants = VariantsPane(self.game.options, self.theme)
        self._middle.addWidget(self.seats, 10)
        self._middle.addWidget(self.variants, 10)
        self._fill(last_choice.recall(self.game.id, self._memory))
        self.seats.changed.connect(self._check)
        self.seats.told.connect(self._tell)
        self.variants.changed.connect(self._check)
        self.setMinimumSize(_NARROWEST, self._height())
        self._translate()
        self._order()

    def _change_game(self) -> None:
        """Another game is wanted: it is set up as it was last time."""
        game = self.games.value()
        if game == self.game.id:
            return
        self.game = GAMES[str(game)]
        for old in (self.seats, self.variants):
            self._middle.removeWidget(old)
            old.hide()
            old.deleteLater()
        self._set_up()

    def _order(self) -> None:
        """Tab goes to the games, down the seats, then down the variants, then to the buttons."""
        stops = [*self.games.picks.values(), *self.seats.stops(), *self.variants.stops()]
        stops += [self.cancel, self.play]
        for before, after in pairwise(stops):
            self.setTabOrder(before, after)

    def _height(self) -> int:
        """Enough for all seats and variants, as far as a small screen allows; there the heading
        gives way to the seats."""
        variants = self.variants.inside.heightForWidth(round(_WIDTH * 0.45)) + scaled(_TOP)
        seats = self.seats.tallest()
        around = _AROUND + self.games.sizeHint().height() + self.play.sizeHint().height()
        least, most = _HEIGHTS[0], self._most()
        head = min(scaled(_HEAD), _HIGHEST_HEAD, most - around - seats)
        head = head if head >= scaled(_LOWEST_HEAD) else 0
        self.heading.setFixedHeight(head)
        self.heading.setVisible(bool(head))
        self._tell()
        self.update()  # the frame round the heading lies outside it
        return min(max(head + around + max(seats, variants), least), most)

    def _most(self) -> int:
        """Over a large window the dialog may be taller than a small screen allows."""
        owner = self.parentWidget()
        free = owner.window().height() - _OVER if owner is not None else 0
        return max(_HEIGHTS[1], min(free, _LARGEST[1]))

    # What stands in the dialog

    def _fill(self, choice: LastChoice) -> None:
        """The last choice as far as it still fits, and for the rest one person against bots."""
        counts = bounds_of_players(self.game.options)
        count = choice.options.get("players")
        if not isinstance(count, int) or count not in counts:
            count = self.game.options.model_fields["players"].default
        self.seats.fill(count, self._seated(choice))
        self.variants.fill(choice.options, self.seats.names())
        if refusal(self.game.options, self._values(), self.language.say):
            self.variants.form.reset()

    def _seated(self, choice: LastChoice) -> list[Seat]:
        """A seat for every row: those of the last time, then bots with free names and colours."""
        rows = len(self.seats.rows)
        kept = choice.seats[:rows]
        seats = [
            seat.model_copy(update={"name": self._offered})
            if seat.kind == "human" and seat.name == choice.offered
            else seat
            for seat in kept
        ]
        if len({seat.name.casefold() for seat in seats}) < len(seats):
            seats = list(kept)  # the new name is another player's: all keep their own
        return with_bots(seats or [Seat(name=self._offered)], rows, NORMAL)

    def _values(self) -> dict[str, JsonValue]:
        return {**self.variants.values(), "players": self.seats.count()}

    # Saying and checking

    def _translate(self) -> None:
        say = self.language.say
        told = self.language.say_for(self.game.id)
        titles = [title(str(game), self.language) for game in self.games.picks]
        self.games.say([_short(one) for one in titles], say(WHICH))
        name = title(self.game.id, self.language)
        self.setWindowTitle(f"{say(WINDOW)} – {name}")
        presented = about(self.game.id, told)
        self.heading.present(self.game.id, name, presented.line if presented else "")
        self.seats.say(say, self.game.id)
        self.variants.say(say, told)
        for button, source in ((self.play, PLAY), (self.cancel, CANCEL)):
            button.setText(say(source))
            button.setAccessibleName(say(source))
        self._check()

    def _check(self) -> None:
        """Show what is asked now, and say what is still wrong."""
        self.variants.name(self.seats.names())
        self.variants.form.dim(self.seats.count(), self.language.say_for(self.game.id))
        text = self._wrong()
        self.trouble.setText(text)
        self.trouble.setAccessibleName(text)
        self.trouble.updateGeometry()
        self.trouble.setVisible(bool(text))
        self.about.setVisible(not text)
        self.play.setEnabled(not text)
        self.play.setAccessibleDescription(text)

    def _tell(self, words: str = "") -> None:
        """Say below the seats how a bot plays, or else what the game is about if the heading has no
        room for that; what is wrong comes first."""
        untold = self.heading.isHidden() or self.heading.about.isHidden()
        self.about.setText(words or (self.heading.about.text() if untold else ""))
        self.about.updateGeometry()

    def _wrong(self) -> str:
        """What keeps the game from beginning, in a sentence; empty if nothing does."""
        wrong = self.seats.wrong(self.language.say)
        if wrong:
            return wrong
        try:
            self.variants.chosen_seed()
        except WrongSeed:
            return self.language.say(NO_SEED)
        return refusal(self.game.options, self._values(), self.language.say_for(self.game.id))

    # The end of it

    def result_match(self) -> Match:
        """The match as it is set up; a MatchError or ValidationError if Play is dimmed."""
        options = self.game.options.model_validate(self._values())
        seed = self.variants.chosen_seed()
        return Match.new(self.game, options, self.seats.seats(), seed)

    def accept(self) -> None:
        """Begin, unless something is still wrong; the choice is kept for the next time."""
        if self._wrong():
            return
        match = self.result_match()
        options = match.options.model_dump(mode="json")
        choice = LastChoice(options=options, seats=match.seats, offered=self._offered)
        try:
            last_choice.remember(self.game.id, choice, self._memory)
        except OSError as trouble:
            log.warning("The choice could not be kept: %s", trouble)
        super().accept()

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as p:
            p.setRenderHint(QPainter.RenderHint.Antialiasing)
            c, rect = self.theme.chrome, QRectF(self.rect())
            if c.around is not None:
                paint_leaf(p, rect, c)
            else:
                _paint_frame(p, rect, c)
            if self.heading.isHidden():
                return
            frame = QRectF(self.heading.geometry()).adjusted(-1, -1, 1, 1)
            r = self.heading.radius + 1
            p.setPen(line_pen(c.gold, 1.4))
            p.drawPath(rounded(frame.x(), frame.y(), frame.width(), frame.height(), r))


def _short(title: str) -> str:
    """The title of a game without its series."""
    name = title.rpartition(": ")[2]
    return name[:1].upper() + name[1:]


def _paint_frame(p: QPainter, rect: QRectF, c: Chrome) -> None:
    """A double line in gold round the ground."""
    p.fillRect(rect, down(rect, (0, c.panel), (1, c.panel_foot)))
    p.setBrush(Qt.BrushStyle.NoBrush)
    for inset, width, alpha in ((6.0, 1.4, 0.8), (10.0, 0.7, 0.45)):
        p.setPen(line_pen(c.gold, width, alpha))
        edge = rect.adjusted(inset, inset, -inset, -inset)
        p.drawPath(rounded(edge.x(), edge.y(), edge.width(), edge.height(), 10))


class _Rule(QWidget):
    """A gold line with a lozenge."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.theme = theme
        self.setFixedHeight(18)

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as p:
            p.setRenderHint(QPainter.RenderHint.Antialiasing)
            middle, y = self.width() / 2, self.height() / 2
            p.setPen(line_pen(self.theme.chrome.gold, 1, 0.7))
            p.drawLine(QPointF(0, y), QPointF(middle - 12, y))
            p.drawLine(QPointF(middle + 12, y), QPointF(self.width(), y))
            p.setPen(Qt.PenStyle.NoPen)
            p.setBrush(color(self.theme.chrome.gold))
            p.translate(middle, y)
            p.rotate(45)
            p.drawRect(QRectF(-3.4, -3.4, 6.8, 6.8))
