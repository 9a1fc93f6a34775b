"""Fairy's Fate (Destino di una fata)."""

from typing import cast

from fairytable.engine import Action, Game, Options, State
from fairytable.games.fate import bot
from fairytable.games.fate.cards import DECK
from fairytable.games.fate.position import FateOptions
from fairytable.games.fate.rules import FateState


class Fate(Game):
    id = "fate"
    rules = 1
    options = FateOptions
    deck = DECK

    def new(self, options: Options, seed: int) -> FateState:
        return FateState(cast(FateOptions, options), seed)

    def evaluate(self, state: State, player: int) -> float:
        return bot.evaluate(cast(FateState, state), player)

    def plan(self, state: State, player: int) -> Action | None:
        return bot.plan(cast(FateState, state), player)


GAME = Fate()
