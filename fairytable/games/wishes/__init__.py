"""All You Wish For, by Emiliano "il Wentu" Venturini."""

from typing import cast

from fairytable.engine import Action, Game, Options, State
from fairytable.games.wishes.bot.evaluate import evaluate
from fairytable.games.wishes.bot.plan import plan
from fairytable.games.wishes.cards import DECK
from fairytable.games.wishes.rules.options import WishesOptions
from fairytable.games.wishes.rules.state import WishesState


class Wishes(Game):
    id = "wishes"
    rules = 1
    options = WishesOptions
    deck = DECK

    def new(self, options: Options, seed: int) -> WishesState:
        return WishesState(cast(WishesOptions, options), seed)

    def evaluate(self, state: State, player: int) -> float:
        return evaluate(cast(WishesState, state), player)

    def plan(self, state: State, player: int) -> Action | None:
        return plan(cast(WishesState, state), player)


GAME = Wishes()
