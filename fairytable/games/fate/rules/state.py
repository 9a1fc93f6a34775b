"""A position of Fairy's Fate that can be played."""

from fairytable.engine import Action
from fairytable.games.fate.rules.decisions import OPTIONS
from fairytable.games.fate.rules.effects import BUTTONS, WITH_CARD, WITH_ZONE, name_object, play
from fairytable.games.fate.rules.options import FateOptions
from fairytable.games.fate.rules.position import Position
from fairytable.games.fate.rules.turn import begin_turn


class FateState(Position):
    """A position, and how the game goes on from it."""

    __slots__ = ()

    def __init__(self, options: FateOptions, seed: int) -> None:
        super().__init__(options, seed)
        begin_turn(self)

    def _apply(self, action: Action) -> None:
        verb, card, zone, choice = action
        if card is None:
            if zone is not None:
                WITH_ZONE[verb](self, zone)
            elif choice is not None:
                name_object(self, str(choice))
            else:
                BUTTONS[verb](self)
        elif zone is None:
            WITH_CARD[verb](self, card)
        else:
            play(self, card, zone)

    def legal(self) -> list[Action]:
        if not self.pending:
            return []
        decision = self.pending[-1]
        return OPTIONS[decision.name](self, decision.player)
