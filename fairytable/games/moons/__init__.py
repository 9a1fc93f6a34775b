"""The Fairy Circle: Moons, by Francesco Cognetti and Luisa Cognetti."""

from typing import cast

from fairytable.engine import Action, Game, Options, State
from fairytable.games.moons.bot.evaluate import evaluate
from fairytable.games.moons.bot.plan import plan
from fairytable.games.moons.cards import DECK
from fairytable.games.moons.rules.options import MoonsOptions
from fairytable.games.moons.rules.state import MoonsState


class Moons(Game):
    id = "moons"
    rules = 1
    options = MoonsOptions
    deck = DECK

    def new(self, options: Options, seed: int) -> MoonsState:
        return MoonsState(cast(MoonsOptions, options), seed)

    def evaluate(self, state: State, player: int) -> float:
        return evaluate(cast(MoonsState, state), player)

    def plan(self, state: State, player: int) -> Action:
        return plan(cast(MoonsState, state), player)


GAME = Moons()
