"""The Challenge, as the engine plays it: its rules and what its bots think with."""

from fairytable.engine import Rulebook
from fairytable.games.challenge.bot.evaluate import evaluate
from fairytable.games.challenge.bot.plan import plan_turn
from fairytable.games.challenge.bot.value import HORIZON, value
from fairytable.games.challenge.cards import DECK
from fairytable.games.challenge.rules.options import ChallengeOptions
from fairytable.games.challenge.rules.state import ChallengeState

GAME = Rulebook(
    name="challenge",
    rules=1,
    options=ChallengeOptions,
    deck=DECK,
    new=ChallengeState,
    evaluate=evaluate,
    plan_turn=plan_turn,
    value=value,
    horizon=HORIZON,
)
