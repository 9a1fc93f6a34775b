"""The Fairy Circle: Moons, by Francesco Cognetti and Luisa Cognetti."""

from typing import cast

from fairytable.engine import Action, Game, Options, State
from fairytable.games.moons import bot
from fairytable.games.moons.cards import DECK
from fairytable.games.moons.rules import MoonsOptions, MoonsState


class Moons(Game):
    id = "moons"
    rules = 1
    options = MoonsOptions
    deck = DECK

    def new(self, options: Options, seed: int) -> MoonsState:
        return MoonsState(cast(MoonsOptions, options), seed)

    def evaluate(self, state: State, player: int) -> float:
        return bot.evaluate(cast(MoonsState, state), player)

    def plan(self, state: State, player: int) -> Action:
        return bot.plan(cast(MoonsState, state), player)


GAME = Moons()
