"""Esc: one thing after the other is put back or put away, what was begun last first."""

from fairytable.table.hands import Hands
from fairytable.table.keys import Keys
from fairytable.table.leading import Leading


class PuttingAway:
    """Knows what is begun, held and shown; ends one of them at a time."""

    def __init__(self, hands: Hands, keys: Keys, leading: Leading) -> None:
        self._hands, self._keys, self._leading = hands, keys, leading
        self._lens, self._top = hands.lens, hands.top

    @property
    def can(self) -> bool:
        """Whether there is something to put back or away."""
        shown = self._lens.shows or self._top.unfolded is not None
        walked = self._hands.question.open and self._hands.focus is not None
        begun = self._hands.asking.open or self._hands.holds or self._leading.open
        return begun or shown or walked

    def one(self) -> None:
        """Put back what is held; else put away what is shown."""
        if self._hands.asking.open:
            self._hands.stop_asking()
        elif self._leading.open:
            self._leading.end()
        elif self._hands.holds:
            self._hands.put_back()
        elif self._lens.shows:
            self._lens.put_away()
        elif self._top.unfolded is not None:
            self._hands.unfolding.emit(None)
        else:
            self._keys.to_question()
