"""A position of The Challenge that can be played."""

from fairytable.engine import Action
from fairytable.games.challenge.rules.decisions import OPTIONS
from fairytable.games.challenge.rules.effects import EFFECTS
from fairytable.games.challenge.rules.position import Position


class ChallengeState(Position):
    """A position with what may be done in it."""

    __slots__ = ()

    def legal(self) -> list[Action]:
        return OPTIONS[self.pending[-1].name](self) if self.pending else []

    def _apply(self, action: Action) -> None:
        EFFECTS[action.verb](self, action)
