"""The Fairy Circle: Hunters, by Andrea Guerrieri."""

from typing import cast

from fairytable.engine import Action, Game, Options, State
from fairytable.games.hunters.bot.evaluate import evaluate
from fairytable.games.hunters.bot.plan import plan
from fairytable.games.hunters.cards import DECK
from fairytable.games.hunters.rules.options import HuntersOptions
from fairytable.games.hunters.rules.state import HuntersState


class Hunters(Game):
    id = "hunters"
    rules = 1
    options = HuntersOptions
    deck = DECK

    def new(self, options: Options, seed: int) -> HuntersState:
        return HuntersState(cast(HuntersOptions, options), seed)

    def evaluate(self, state: State, player: int) -> float:
        return evaluate(cast(HuntersState, state), player)

    def plan(self, state: State, player: int) -> Action | None:
        return plan(cast(HuntersState, state), player)


GAME = Hunters()
