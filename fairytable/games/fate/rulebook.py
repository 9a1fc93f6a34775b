"""Fairy's Fate, as the engine plays it: its rules and what its bots think with."""

from fairytable.engine import Rulebook
from fairytable.games.fate.bot.belief import lean
from fairytable.games.fate.bot.evaluate import evaluate
from fairytable.games.fate.bot.plan import plan_turn
from fairytable.games.fate.bot.value import HORIZON, value
from fairytable.games.fate.cards import DECK
from fairytable.games.fate.rules.options import FateOptions
from fairytable.games.fate.rules.state import FateState

GAME = Rulebook(
    name="fate",
    rules=1,
    options=FateOptions,
    deck=DECK,
    new=FateState,
    evaluate=evaluate,
    plan_turn=plan_turn,
    value=value,
    lean=lean,
    horizon=HORIZON,
)
