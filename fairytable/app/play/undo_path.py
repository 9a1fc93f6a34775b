"""Where going back in a match leads: steps that one gesture made belong together."""

from collections.abc import Sequence
from itertools import pairwise

from fairytable.match import Match


class UndoPath:
    """Remembers the positions of a match that were passed by without anybody being asked.

    A match that was saved does not tell them: there an opener and what was done with a card right
    after it are taken for one gesture.
    """

    def __init__(self, match: Match, openers: Sequence[str] = ()) -> None:
        self._match = match
        self._passed: set[int] = set()
        for index, (opener, then) in enumerate(pairwise(match.history)):
            by_card = opener.card is not None or then.card is not None
            if opener.verb in openers and by_card and self._goes_on(index):
                self._passed.add(index + 1)

    def _goes_on(self, index: int) -> bool:
        """Whether the same person decides at this position and at the next one."""
        before, after = (self._match.position(k).decision for k in (index, index + 1))
        if before is None or after is None or before.player != after.player:
            return False
        return self._match.seats[before.player].kind == "human"

    def forget_from(self, index: int) -> None:
        """Other actions are played from this position on."""
        self._passed = {passed for passed in self._passed if passed < index}

    def pass_by(self) -> None:
        """The present position lies between two actions of one gesture."""
        self._passed.add(self._match.cursor)

    def leave_passed(self, step: int) -> None:
        """After going back or forth: what one gesture did is taken back, or done again, as one."""
        while self._match.cursor in self._passed:
            self._match.go_to(self._match.cursor + step)

    def to(self, name: str) -> int | None:
        """The latest position before now where the same player decided this, or anything."""
        now = self._match.decision
        for index in range(self._match.cursor - 1, -1, -1):
            decision = self._match.position(index).decision
            if decision is None or now is None or decision.player != now.player:
                return None
            if index not in self._passed and name in ("", decision.name):
                return index
        return None
