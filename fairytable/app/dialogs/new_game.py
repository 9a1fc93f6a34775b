"""The dialog before a game: who plays, in which colours, by which variants. Enter begins it."""

import logging
from itertools import pairwise
from pathlib import Path
from secrets import randbits

from pydantic import JsonValue
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QDialog,
    QFrame,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from fairytable.app.chrome import BODY, HEADING, LABEL, NOTE, face, ink
from fairytable.app.dialogs.levels import NORMAL
from fairytable.app.dialogs.option_controls import PickRow
from fairytable.app.dialogs.options_form import OptionsForm, bounds_of_players, refusal
from fairytable.app.dialogs.seat_row import SeatRow, short
from fairytable.app.dialogs.seating import offered_name, with_bots
from fairytable.app.panel.prompt_button import PromptButton
from fairytable.app.start_page.game_cover import Cover
from fairytable.app.theme import Theme
from fairytable.app.translation import Language
from fairytable.app.widgets.drop_down import Drop
from fairytable.app.widgets.sentence import Sentence
from fairytable.engine import Action, Game
from fairytable.engine.words import QT_TRANSLATE_NOOP
from fairytable.games import staging_of
from fairytable.match import Match, Seat, WrongSeed
from fairytable.paint.art import Art
from fairytable.paint.brushes import color, down, line_pen, rounded
from fairytable.paint.fonts import SEMIBOLD, SERIF, Type
from fairytable.paint.pixmaps import Pixmaps
from fairytable.stage.staging import Button
from fairytable.storage import last_choice
from fairytable.storage.last_choice import Choice

WINDOW = QT_TRANSLATE_NOOP("app", "New game")
PLAYERS = QT_TRANSLATE_NOOP("app", "Players")
THE_GAME = QT_TRANSLATE_NOOP("app", "The game")
FIRST = QT_TRANSLATE_NOOP("app", "First player")
AT_RANDOM = QT_TRANSLATE_NOOP("app", "Drawn at random")
MORE = QT_TRANSLATE_NOOP("app", "&More")
LESS = QT_TRANSLATE_NOOP("app", "&Less")
SEED = QT_TRANSLATE_NOOP("app", "Seed")
SEED_LINE = QT_TRANSLATE_NOOP(
    "app", "A number that deals the same cards again whenever it is given"
)
PLAY = QT_TRANSLATE_NOOP("app", "Play")
CANCEL = QT_TRANSLATE_NOOP("app", "Cancel")
NO_NAME = QT_TRANSLATE_NOOP("app", "Player {number} needs a name.")
SAME_NAME = QT_TRANSLATE_NOOP("app", "Two players are called “{name}”: change one of the names.")
NO_SEED = QT_TRANSLATE_NOOP(
    "app", "The seed must be a whole number from 0 to 18446744073709551615."
)

_TITLE = Type(27, SEMIBOLD, SERIF, caps=True)
_COVER = (176, 110)
_HEAD = _COVER[1]
_WIDTH = 960
_HEIGHTS = (440, 600)
_NARROWEST = 860
_LARGEST = (1180, 720)
_AROUND = 190
"""The height of what stands above and below the two columns, without the cover."""
_ROW = 45
_SMALL = "QPushButton { padding: 3px 14px; } QPushButton:focus { padding: 2px 13px; }"

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
        self._drawn = randbits(64)
        self._offered = offered_name(player_name, language.say)
        self._make_parts()
        self._lay_out()
        self._fill(last_choice.recall(game.id, self._memory))
        self._connect()
        self._translate()
        self._order()
        self.setMinimumSize(_NARROWEST, self._height())
        self.setMaximumSize(*_LARGEST)
        self.resize(_WIDTH, self._height())
        self.play.setFocus()

    # Building

    def _make_parts(self) -> None:
        theme, c, counts = self.theme, self.theme.chrome, bounds_of_players(self.game.options)
        self.cover = self._made_cover()
        self.title = Sentence(_TITLE, 33)
        self.about = Sentence(NOTE, 18)
        self.counts = PickRow(list(counts), theme)
        self.rows = [SeatRow(i + 1, theme, self._owners) for i in range(counts[-1])]
        self.form = OptionsForm(self.game.options, theme)
        self.first = Drop(theme)
        self.first.setMinimumWidth(200)
        self.more = QPushButton()
        self.more.setCheckable(True)
        self.more.setStyleSheet(_SMALL)
        self.seed = QLineEdit()
        self.seed.setMaxLength(20)
        self.seed_line = Sentence(BODY, 17)
        self.trouble = Sentence(LABEL, 19)
        self.cancel = PromptButton(Button(Action("cancel"), "", ""), theme, 44)
        self.play = PromptButton(Button(Action("play"), "", "", main=True), theme, 44)
        self.play.setFixedWidth(200)
        self.cancel.setFixedWidth(140)
        self.play.setDefault(True)
        self._labels = {s: QLabel() for s in (PLAYERS, THE_GAME, FIRST, SEED)}
        for source, label in self._labels.items():
            label.setFont(face(HEADING if source in (PLAYERS, THE_GAME) else LABEL))
            ink(label, c.text)
        ink(self.title, c.text)
        ink(self.about, c.soft)
        ink(self.seed_line, c.soft)
        ink(self.trouble, c.hint)

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setSizeConstraint(QVBoxLayout.SizeConstraint.SetNoConstraint)  # it has its own
        column.setContentsMargins(28, 18, 28, 22)
        column.setSpacing(0)
        column.addLayout(self._head())
        column.addWidget(_Rule(self.theme))
        column.addSpacing(8)
        middle = QHBoxLayout()
        middle.setSpacing(34)
        middle.addLayout(self._seats(), 9)
        middle.addLayout(self._variants(), 11)
        column.addLayout(middle, 1)
        column.addSpacing(12)
        foot = QHBoxLayout()
        foot.setSpacing(12)
        foot.addWidget(self.trouble, 1, Qt.AlignmentFlag.AlignVCenter)
        foot.addWidget(self.cancel)
        foot.addWidget(self.play)
        column.addLayout(foot)

    def _head(self) -> QHBoxLayout:
        words = QVBoxLayout()
        words.setSpacing(2)
        words.addStretch(1)
        words.addWidget(self.title)
        words.addWidget(self.about)
        words.addStretch(1)
        head = QHBoxLayout()
        head.setSpacing(22)
        head.addWidget(self.cover)
        head.addLayout(words, 1)
        return head

    def _seats(self) -> QVBoxLayout:
        top = QHBoxLayout()
        top.addWidget(self._labels[PLAYERS], 1)
        top.addWidget(self.counts)
        column = QVBoxLayout()
        column.setSpacing(7)
        column.addLayout(top)
        column.addSpacing(5)
        for row in self.rows:
            column.addWidget(row)
        column.addStretch(1)
        return column

    def _variants(self) -> QVBoxLayout:
        first = QHBoxLayout()
        first.addWidget(self._labels[FIRST], 1)
        first.addWidget(self.first)
        seed = QHBoxLayout()
        seed.addWidget(self._labels[SEED])
        seed.addSpacing(12)
        seed.addWidget(self.seed, 1)
        self.hidden = QWidget()
        below = QVBoxLayout(self.hidden)
        below.setContentsMargins(0, 0, 0, 0)
        below.setSpacing(4)
        below.addLayout(seed)
        below.addWidget(self.seed_line)
        self.inside = inside = QWidget()
        page = QVBoxLayout(inside)
        page.setContentsMargins(0, 0, 8, 4)
        page.setSpacing(14)
        page.addLayout(first)
        page.addWidget(self.form)
        page.addWidget(self.hidden)
        page.addStretch(1)
        self.form.setVisible(bool(self.form.fields))
        self.hidden.hide()
        self.area = QScrollArea()
        self.area.setWidget(inside)
        self.area.setWidgetResizable(True)
        self.area.setFrameShape(QFrame.Shape.NoFrame)
        self.area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.area.viewport().setAutoFillBackground(False)
        inside.setAutoFillBackground(False)
        top = QHBoxLayout()
        top.addWidget(self._labels[THE_GAME], 1)
        top.addWidget(self.more)
        top.addSpacing(8)
        column = QVBoxLayout()
        column.setSpacing(12)
        column.addLayout(top)
        column.addWidget(self.area, 1)
        return column

    def _connect(self) -> None:
        self.counts.changed.connect(self._check)
        self.form.changed.connect(self._check)
        self.first.currentIndexChanged.connect(self._check)
        self.seed.textChanged.connect(self._check)
        for row in self.rows:
            row.changed.connect(self._check)
            row.colour_wanted.connect(lambda colour, row=row: self._give(row, colour))
        self.more.toggled.connect(self._unfold)
        self.area.verticalScrollBar().rangeChanged.connect(self._show_seed)
        self.play.clicked.connect(self.accept)
        self.cancel.clicked.connect(self.reject)
        self.language.changed.connect(self._translate)

    def _order(self) -> None:
        """Tab goes down the seats, then down the variants, then to the buttons."""
        stops: list[QWidget] = list(self.counts.picks.values())
        for row in self.rows:
            stops += [row.crest, row.edit, row.who]
        stops.append(self.first)
        for field in self.form.fields.values():
            stops += field.stops()
        stops += [self.more, self.seed, self.cancel, self.play]
        for before, after in pairwise(stops):
            self.setTabOrder(before, after)

    def _height(self) -> int:
        """Enough for all seats and variants, as far as a small screen allows."""
        head = _HEAD if staging_of(self.game.id) is not None else 40
        needed = max(_ROW * len(self.rows), self.inside.heightForWidth(round(_WIDTH * 0.48)))
        least, most = _HEIGHTS
        return min(max(head + _AROUND + needed, least), most)

    # What stands in the dialog

    def _fill(self, choice: Choice) -> None:
        """The last choice as far as it still fits, and for the rest one person against bots."""
        field = self.game.options.model_fields["players"]
        self.counts.set_value(field.default)
        self.counts.set_value(choice.options.get("players"))
        self.form.set_values(choice.options)
        seats = self._seated(choice)
        for row, seat in zip(self.rows, seats, strict=True):
            row.set_seat(seat)
        self.first.addItem("", None)
        for i in range(len(self.rows)):
            self.first.addItem("", i)
        first = choice.options.get("first")
        self._name_first()
        if isinstance(first, int) and 0 <= first < self._count():
            self.first.setCurrentIndex(first + 1)
        if refusal(self.game.options, self._values(), self.language.say):
            self.form.reset()

    def _seated(self, choice: Choice) -> list[Seat]:
        """A seat for every row: those of the last time, then bots with free names and colours."""
        seats = [
            seat.model_copy(update={"name": self._offered})
            if seat.kind == "human" and seat.name == choice.offered
            else seat
            for seat in choice.seats[: len(self.rows)]
        ]
        seats = seats or [Seat(name=self._offered)]
        if len({seat.name.casefold() for seat in seats}) < len(seats):
            seats = list(
                choice.seats[: len(self.rows)]
            )  # the new name is another player's: all keep their own
        return with_bots(seats, len(self.rows), NORMAL)

    def _count(self) -> int:
        count = self.counts.value()
        assert isinstance(count, int)
        return count

    def _at_table(self) -> list[SeatRow]:
        return self.rows[: self._count()]

    def _owners(self) -> dict[int, str]:
        return {row.colour: row.name for row in self._at_table()}

    def _give(self, row: SeatRow, colour: int) -> None:
        """Give a row the colour it wants; who had it gets the row's old one."""
        for other in self.rows:
            if other.colour == colour:
                other.set_colour(row.colour)
        row.set_colour(colour)

    def _values(self) -> dict[str, JsonValue]:
        first = self.first.currentData()
        return {**self.form.values(), "players": self._count(), "first": first}

    def _seed(self) -> int:
        """What was typed, or the number that was drawn; WrongSeed if it is no seed."""
        text = self.seed.text().strip()
        if not text:
            return self._drawn
        if not (text.isascii() and text.isdigit()) or int(text) >= 1 << 64:
            raise WrongSeed(-1)
        return int(text)

    # Saying and checking

    def _translate(self) -> None:
        say = self.language.say
        staging, told = staging_of(self.game.id), self.language.say_for(self.game.id)
        title = self.game.id.capitalize() if staging is None else staging.title(told)
        self.setWindowTitle(f"{say(WINDOW)} – {title}")
        self.title.setText(title)
        self.about.setText("" if staging is None else staging.about(told).line)
        self.about.setVisible(bool(self.about.text()))
        counts = [str(count) for count in self.counts.picks]
        self.counts.say(counts, say(PLAYERS))
        for source, label in self._labels.items():
            label.setText(say(source))
        for row in self.rows:
            row.say(say)
        self.form.say(told)
        self.more.setText(say(LESS if self.more.isChecked() else MORE))
        self.seed.setPlaceholderText(say(AT_RANDOM))
        self.seed.setAccessibleName(say(SEED))
        self.first.setAccessibleName(say(FIRST))
        self.seed_line.setText(say(SEED_LINE))
        for button, source in ((self.play, PLAY), (self.cancel, CANCEL)):
            button.setText(say(source))
            button.setAccessibleName(say(source))
        self._check()

    def _check(self) -> None:
        """Show what is asked now, and say what is still wrong."""
        count = self._count()
        for i, row in enumerate(self.rows):
            row.setVisible(i < count)
        self._name_first()
        self.form.dim(count, self.language.say_for(self.game.id))
        text = self._wrong()
        self.trouble.setText(text)
        self.trouble.setAccessibleName(text)
        self.trouble.updateGeometry()
        self.play.setEnabled(not text)
        self.play.setAccessibleDescription(text)

    def _wrong(self) -> str:
        """What keeps the game from beginning, in a sentence; empty if nothing does."""
        say = self.language.say
        names: set[str] = set()
        for row in self._at_table():
            if not row.name:
                return say(NO_NAME, number=row.number)
            if row.name.casefold() in names:
                return say(SAME_NAME, name=short(row.name))
            names.add(row.name.casefold())
        try:
            self._seed()
        except WrongSeed:
            return say(NO_SEED)
        return refusal(self.game.options, self._values(), self.language.say_for(self.game.id))

    def _name_first(self) -> None:
        """The people at the table as they are called now; who has left cannot begin."""
        self.first.blockSignals(True)
        self.first.setItemText(0, self.language.say(AT_RANDOM))
        if (self.first.currentData() or 0) >= self._count():
            self.first.setCurrentIndex(0)
        while self.first.count() > self._count() + 1:
            self.first.removeItem(self.first.count() - 1)
        while self.first.count() < self._count() + 1:
            self.first.addItem("", self.first.count() - 1)
        for i, row in enumerate(self._at_table(), 1):
            self.first.setItemText(i, row.name or "…")
        self.first.blockSignals(False)

    def _unfold(self, on: bool) -> None:
        self.hidden.setVisible(on)
        self.more.setText(self.language.say(LESS if on else MORE))
        if on:
            self.seed.setFocus()
        else:
            self.seed.clear()

    def _show_seed(self, least: int, most: int) -> None:
        """The page has grown: what was unfolded at its foot is brought into sight."""
        if self.focusWidget() is self.seed:
            self.area.verticalScrollBar().setValue(most)

    def _made_cover(self) -> Cover:
        """The picture of the game; nothing of it where the game has no table yet."""
        cover = Cover(self._pixmaps)
        cover.setFixedSize(*_COVER)
        staging = staging_of(self.game.id)
        if staging is None:
            cover.hide()
            return cover
        say = self.language.say_for(self.game.id)
        cover.show_cards([staging.look(face, say) for face in staging.about(say).cover])
        return cover

    # The end of it

    def result_match(self) -> Match:
        """The match as it is set up; a MatchError or ValidationError if Play is dimmed."""
        options = self.game.options.model_validate(self._values())
        seats = [row.seat() for row in self._at_table()]
        return Match.new(self.game, options, seats, self._seed())

    def accept(self) -> None:
        """Begin, unless something is still wrong; the choice is kept for the next time."""
        if self._wrong():
            return
        match = self.result_match()
        options = match.options.model_dump(mode="json")
        choice = Choice(options=options, seats=match.seats, offered=self._offered)
        try:
            last_choice.remember(self.game.id, choice, self._memory)
        except OSError as trouble:
            log.warning("The choice could not be kept: %s", trouble)
        super().accept()

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as p:
            p.setRenderHint(QPainter.RenderHint.Antialiasing)
            c, rect = self.theme.chrome, QRectF(self.rect())
            p.fillRect(rect, down(rect, (0, c.panel), (1, c.panel_foot)))
            p.setBrush(Qt.BrushStyle.NoBrush)
            for inset, width, alpha in ((6.0, 1.4, 0.8), (10.0, 0.7, 0.45)):
                p.setPen(line_pen(c.gold, width, alpha))
                edge = rect.adjusted(inset, inset, -inset, -inset)
                p.drawPath(rounded(edge.x(), edge.y(), edge.width(), edge.height(), 10))
            if not self.cover.isHidden():
                frame = QRectF(self.cover.geometry()).adjusted(-1, -1, 1, 1)
                r = self.cover.radius + 1
                p.setPen(line_pen(c.gold, 1.4))
                p.drawPath(rounded(frame.x(), frame.y(), frame.width(), frame.height(), r))


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
