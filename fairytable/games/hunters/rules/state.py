"""A position of Hunters that can be played."""

from fairytable.engine import Action, Decision
from fairytable.games.hunters.rules.decisions import OPTIONS
from fairytable.games.hunters.rules.options import HuntersOptions
from fairytable.games.hunters.rules.position import Position
from fairytable.games.hunters.rules.turn import EFFECTS, STEPS


class HuntersState(Position):
    """A position of the game, and how it goes on."""

    __slots__ = ()

    steps = STEPS

    def __init__(self, options: HuntersOptions, seed: int) -> None:
        super().__init__(options, seed)
        order = self.clockwise(self.first)
        self._push(self.first, "turn")
        self.pending += tuple([Decision(p, "choose_tool") for p in reversed(order)])

    def legal(self) -> list[Action]:
        if not self.pending:
            return []
        asked = self.pending[-1]
        return OPTIONS[asked.name](self, asked)

    def _apply(self, action: Action) -> None:
        asked = self.pending[-1]
        self.pending = self.pending[:-1]
        verb, card, zone, _ = action
        EFFECTS[verb](self, asked, card, zone)
        self._go_on()
