"""The left half of the new-game dialog: how many play, who they are, in which colours."""

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from fairytable.app.chrome import HEADING, face, ink, scaled
from fairytable.app.dialogs.option_controls import PickRow
from fairytable.app.dialogs.seat_row import SeatRow, short
from fairytable.app.theme import Theme
from fairytable.app.widgets.plain_label import PlainLabel
from fairytable.engine.words import QT_TRANSLATE_NOOP
from fairytable.match import Seat
from fairytable.stage.staging import Translate

PLAYERS = QT_TRANSLATE_NOOP("app", "Players")
NO_NAME = QT_TRANSLATE_NOOP("app", "Player {number} needs a name.")
SAME_NAME = QT_TRANSLATE_NOOP("app", "Two players are called “{name}”: change one of the names.")

_SPACING, _TIGHTEST = 7, 3
_BELOW_HEAD = 5


class SeatsPane(QWidget):
    """A row for every seat that the game can have; those that are not played at are hidden."""

    changed = Signal()

    def __init__(self, counts: Sequence[int], theme: Theme) -> None:
        super().__init__()
        self.counts = PickRow(list(counts), theme)
        self.rows = [SeatRow(i + 1, theme, self._owners) for i in range(counts[-1])]
        self._heading = PlainLabel()
        self._heading.setFont(face(HEADING))
        ink(self._heading, theme.chrome.text)
        self._lay_out()
        self.counts.changed.connect(self._seat)
        for row in self.rows:
            row.changed.connect(self.changed)
            row.colour_wanted.connect(lambda colour, row=row: self._give(row, colour))

    def _lay_out(self) -> None:
        top = QHBoxLayout()
        top.addWidget(self._heading, 1)
        top.addWidget(self.counts)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(self._spacing())
        column.addLayout(top)
        column.addSpacing(_BELOW_HEAD)
        for row in self.rows:
            column.addWidget(row)
        column.addStretch(1)

    def _spacing(self) -> int:
        """Between the seats; larger rows lie closer together."""
        return max(_TIGHTEST, 2 * _SPACING - scaled(_SPACING))

    def needed(self) -> int:
        """How high it is where nothing of it is cut and everybody plays."""
        rows = sum(row.sizeHint().height() + self._spacing() for row in self.rows)
        return self.counts.sizeHint().height() + self._spacing() + _BELOW_HEAD + rows

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
            found += [row.crest, row.edit, row.who]
        return found

    def say(self, say: Translate) -> None:
        self._heading.setText(say(PLAYERS))
        self.counts.say([str(count) for count in self.counts.picks], say(PLAYERS))
        for row in self.rows:
            row.say(say)

    def _seat(self) -> None:
        """Another number of people plays."""
        for i, row in enumerate(self.rows):
            row.setVisible(i < self.count())
        self.changed.emit()

    def _owners(self) -> dict[int, str]:
        return {row.colour: row.name for row in self.at_table()}

    def _give(self, row: SeatRow, colour: int) -> None:
        """Give a row the colour it wants; who had it gets the row's old one."""
        for other in self.rows:
            if other.colour == colour:
                other.set_colour(row.colour)
        row.set_colour(colour)
