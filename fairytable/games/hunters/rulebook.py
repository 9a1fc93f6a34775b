"""The Fairy Circle: Hunters, as the engine plays it: its rules and what its bots think with."""

from fairytable.engine import Rulebook
from fairytable.games.hunters.bot.evaluate import evaluate
from fairytable.games.hunters.bot.plan import plan, plan_turn, ways
from fairytable.games.hunters.bot.value import HORIZON, value
from fairytable.games.hunters.cards import DECK
from fairytable.games.hunters.rules.options import HuntersOptions
from fairytable.games.hunters.rules.state import HuntersState

GAME = Rulebook(
    name="hunters",
    rules=1,
    options=HuntersOptions,
    deck=DECK,
    new=HuntersState,
    evaluate=evaluate,
    plan=plan,
    plan_turn=plan_turn,
    ways=ways,
    value=value,
    horizon=HORIZON,
)
