"""The Challenge, by Francesco Berardi."""

from typing import cast

from fairytable.engine import Action, Game, Options, State
from fairytable.games.challenge import bot
from fairytable.games.challenge.cards import DECK
from fairytable.games.challenge.position import ChallengeOptions
from fairytable.games.challenge.rules import ChallengeState


class Challenge(Game):
    id = "challenge"
    rules = 1
    options = ChallengeOptions
    deck = DECK

    def new(self, options: Options, seed: int) -> ChallengeState:
        return ChallengeState(cast(ChallengeOptions, options), seed)

    def evaluate(self, state: State, player: int) -> float:
        return bot.evaluate(cast(ChallengeState, state), player)

    def plan(self, state: State, player: int) -> Action | None:
        return bot.plan(cast(ChallengeState, state), player)


GAME = Challenge()
