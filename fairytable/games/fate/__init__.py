"""Fairy's Fate (Destino di una fata)."""

from typing import cast

from fairytable.engine import Action, Game, Options, State
from fairytable.games.fate.bot.evaluate import evaluate
from fairytable.games.fate.bot.plan import plan
from fairytable.games.fate.cards import DECK
from fairytable.games.fate.rules.options import FateOptions
from fairytable.games.fate.rules.state import FateState


class Fate(Game):
    id = "fate"
    rules = 1
    options = FateOptions
    deck = DECK

    def new(self, options: Options, seed: int) -> FateState:
        return FateState(cast(FateOptions, options), seed)

    def evaluate(self, state: State, player: int) -> float:
        return evaluate(cast(FateState, state), player)

    def plan(self, state: State, player: int) -> Action | None:
        return plan(cast(FateState, state), player)


GAME = Fate()
