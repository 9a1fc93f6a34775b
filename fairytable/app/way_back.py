"""Where going back in a match leads: steps that one gesture made belong together."""

from fairytable.match import Match


class WayBack:
    """Remembers the positions of a match that were passed by without anybody being asked."""

    def __init__(self, match: Match) -> None:
        self._match = match
        self._passed: set[int] = set()

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
