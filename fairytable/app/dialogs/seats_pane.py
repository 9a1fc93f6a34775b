"""The left half of the new-game dialog: how many play, who they are, in which colours; and what
all computer players have in common."""

from collections.abc import Sequence
from random import shuffle

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from fairytable.app.chrome import HEADING, face, ink
from fairytable.app.dialogs.option_controls import PickRow
from fairytable.app.dialogs.seat_row import SeatRow, short
from fairytable.app.dialogs.set_all import SetAll
from fairytable.app.theme import Theme
from fairytable.app.widgets.plain_label import PlainLabel
from fairytable.bots.characters import CHARACTERS
from fairytable.engine.words import QT_TRANSLATE_NOOP
from fairytable.match import Seat
from fairytable.stage.staging import Translate

PLAYERS = QT_TRANSLATE_NOOP("app", "Players")
NO_NAME = QT_TRANSLATE_NOOP("app", "Player {number} needs a name.")
SAME_NAME = QT_TRANSLATE_NOOP("app", "Two players are called “{name}”: change one of the names.")

_GAP = 5
"""Between two rows."""


class SeatsPane(QWidget):
    """A row for every seat that the game can have; those that are not played at are hidden."""

    changed = Signal()
    told = Signal(str)
    """How the bot plays that somebody looks at."""

    def __init__(self, counts: Sequence[int], theme: Theme) -> None:
        super().__init__()
        self.counts = PickRow(list(counts), theme)
        seats = range(1, counts[-1] + 1)
        self.rows = [SeatRow(number, theme, self._owners, self._played) for number in seats]
        self.all = SetAll(theme)
        self._heading = PlainLabel()
        self._heading.setFont(face(HEADING))
        ink(self._heading, theme.chrome.text)
        self._lay_out()
        self.all.level_wanted.connect(self._set_all)
        self.all.surprise_wanted.connect(self.surprise)
        self.counts.changed.connect(self._seat)
        for row in self.rows:
            row.changed.connect(self._changed)
            row.told.connect(self.told)
            row.face.wanted.connect(lambda character, row=row: self._cast(row, character))
            row.colour_wanted.connect(lambda colour, row=row: self._give(row, colour))

    def _lay_out(self) -> None:
        top = QHBoxLayout()
        top.addWidget(self._heading, 1)
        top.addWidget(self.counts)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(_GAP)
        column.addLayout(top)
        column.addSpacing(4)
        for row in self.rows:
            column.addWidget(row)
        column.addSpacing(2)
        column.addWidget(self.all)
        column.addStretch(1)

    def tallest(self) -> int:
        """How high it is with a player on every seat."""
        rows = sum(row.sizeHint().height() + _GAP for row in self.rows)
        around = (self.counts.sizeHint().height(), self.all.sizeHint().height())
        return rows + sum(around) + 2 * _GAP + 8

    # What stands in it

    def count(self) -> int:
        """How many play."""
        count = self.counts.value()
        assert isinstance(count, int)
        return count

    def fill(self, count: int, seats: Sequence[Seat]) -> None:
        """Seat this many players; a seat for every row."""
        self.counts.set_value(count)
        for row, seat in zip(self.rows, seats, strict=True):
            row.set_seat(seat)
        self._seat()

    def at_table(self) -> list[SeatRow]:
        return self.rows[: self.count()]

    def seats(self) -> list[Seat]:
        return [row.seat() for row in self.at_table()]

    def names(self) -> list[str]:
        return [row.name for row in self.at_table()]

    def wrong(self, say: Translate) -> str:
        """What keeps these people from playing, in a sentence; empty if nothing does."""
        names: set[str] = set()
        for row in self.at_table():
            if not row.name:
                return say(NO_NAME, number=row.number)
            if row.name.casefold() in names:
                return say(SAME_NAME, name=short(row.name))
            names.add(row.name.casefold())
        return ""

    def stops(self) -> list[QWidget]:
        """What Tab comes to, in this order."""
        found: list[QWidget] = list(self.counts.picks.values())
        for row in self.rows:
            found += [row.crest, row.face, row.edit, row.who]
        return [*found, self.all.surprise, self.all.level]

    def say(self, say: Translate, game: str) -> None:
        self._heading.setText(say(PLAYERS))
        self.counts.say([str(count) for count in self.counts.picks], say(PLAYERS))
        for row in self.rows:
            row.say(say, game)
        self.all.say(say, game)

    def surprise(self) -> None:
        """Other characters sit down in place of the bots; none of them twice."""
        bots = self._bots()
        fresh = [name for name in CHARACTERS if name not in {row.character for row in bots}]
        shuffle(fresh)
        rest = [row.character for row in bots if row.character is not None]
        shuffle(rest)
        taken = {row.name.casefold() for row in self.at_table() if row.level is None}
        drawn = [name for name in (*fresh, *rest) if name not in taken]
        for row, character in zip(bots, drawn, strict=False):
            row.become(character)

    def _seat(self) -> None:
        """Another number of people plays."""
        for i, row in enumerate(self.rows):
            row.setVisible(i < self.count())
        self._changed()

    def _changed(self) -> None:
        self.all.follow([row.level for row in self.at_table() if row.level is not None])
        self.changed.emit()

    def _bots(self) -> list[SeatRow]:
        return [row for row in self.at_table() if row.level is not None]

    def _set_all(self, level: str) -> None:
        for row in self._bots():
            row.set_level(level)

    def _played(self) -> dict[str, str]:
        """Who at the table is which character."""
        return {row.character: row.name for row in self._bots() if row.character is not None}

    def _cast(self, row: SeatRow, character: str | None) -> None:
        """Make a bot the character that is wanted; who was it becomes what the bot was before."""
        for other in self.rows:
            if character is not None and other is not row and other.face.character == character:
                other.become(row.face.character)
        row.become(character)

    def _owners(self) -> dict[int, str]:
        return {row.colour: row.name for row in self.at_table()}

    def _give(self, row: SeatRow, colour: int) -> None:
        """Give a row the colour it wants; who had it gets the row's old one."""
        for other in self.rows:
            if other.colour == colour:
                other.set_colour(row.colour)
        row.set_colour(colour)
