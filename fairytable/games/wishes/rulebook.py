"""All You Wish For, as the engine plays it: its rules and what its bots think with."""

from fairytable.engine import Rulebook
from fairytable.games.wishes.bot.evaluate import evaluate
from fairytable.games.wishes.bot.plan import plan_turn
from fairytable.games.wishes.bot.value import HORIZON, value
from fairytable.games.wishes.cards import DECK
from fairytable.games.wishes.rules.options import WishesOptions
from fairytable.games.wishes.rules.state import WishesState

GAME = Rulebook(
    name="wishes",
    rules=1,
    options=WishesOptions,
    deck=DECK,
    new=WishesState,
    evaluate=evaluate,
    plan_turn=plan_turn,
    value=value,
    horizon=HORIZON,
)
