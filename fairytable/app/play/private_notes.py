"""What belongs to one seat alone and not to the match: who was greeted, what somebody guesses."""

from collections.abc import Mapping

from fairytable.match import Match


class PrivateNotes:
    """Of all seats of one match, as long as the window shows it."""

    def __init__(self, match: Match) -> None:
        past = (match.position(index).decision for index in range(match.cursor))
        self._greeted = {decision.player for decision in past if decision is not None}
        self._notes: dict[int, dict[str, str]] = {}

    def greet(self, player: int) -> bool:
        """Whether this player is about to decide for the first time."""
        first = player not in self._greeted
        self._greeted.add(player)
        return first

    def notes(self, player: int) -> Mapping[str, str]:
        """The signs that this player has set on places."""
        return self._notes.get(player, {})

    def note(self, player: int, zone: str, sign: str) -> None:
        """Set a sign on a place, or take it away with an empty one."""
        notes = self._notes.setdefault(player, {})
        if sign:
            notes[zone] = sign
        else:
            notes.pop(zone, None)
