"""A position of All You Wish For that can be played."""

from fairytable.engine import Action
from fairytable.games.wishes.rules.decisions import OPTIONS
from fairytable.games.wishes.rules.effects import AFTER_WAND, EFFECTS, WAND_EFFECTS
from fairytable.games.wishes.rules.options import WishesOptions
from fairytable.games.wishes.rules.position import Position
from fairytable.games.wishes.rules.setup import set_up


class WishesState(Position):
    """A position of the game, and how it goes on."""

    __slots__ = ()

    def __init__(self, options: WishesOptions, seed: int) -> None:
        super().__init__(options, seed)
        set_up(self)

    def legal(self) -> list[Action]:
        if not self.pending:
            return []
        player, name, _ = self.pending[-1]
        return OPTIONS[name](self, player)

    def _apply(self, action: Action) -> None:
        player, name, _ = self.pending[-1]
        if action.verb in WAND_EFFECTS:
            WAND_EFFECTS[action.verb](self, player, action)
            AFTER_WAND[name](self, player)
        else:
            EFFECTS[name](self, player, action)
