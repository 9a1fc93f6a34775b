"""The Challenge, by Francesco Berardi."""

from typing import cast

from fairytable.engine import Action, Game, Options, State
from fairytable.games.challenge.bot.evaluate import evaluate
from fairytable.games.challenge.bot.plan import plan
from fairytable.games.challenge.cards import DECK
from fairytable.games.challenge.rules.options import ChallengeOptions
from fairytable.games.challenge.rules.state import ChallengeState


class Challenge(Game):
    id = "challenge"
    rules = 1
    options = ChallengeOptions
    deck = DECK

    def new(self, options: Options, seed: int) -> ChallengeState:
        return ChallengeState(cast(ChallengeOptions, options), seed)

    def evaluate(self, state: State, player: int) -> float:
        return evaluate(cast(ChallengeState, state), player)

    def plan(self, state: State, player: int) -> Action | None:
        return plan(cast(ChallengeState, state), player)


GAME = Challenge()
