"""The Fairy Circle: Moons, as the engine plays it: its rules and what its bots think with."""

from fairytable.engine import Rulebook
from fairytable.games.moons.bot.evaluate import evaluate
from fairytable.games.moons.bot.plan import plan, plan_turn, ways
from fairytable.games.moons.bot.value import HORIZON, credible, value
from fairytable.games.moons.cards import DECK
from fairytable.games.moons.rules.options import MoonsOptions
from fairytable.games.moons.rules.state import MoonsState

GAME = Rulebook(
    name="moons",
    rules=1,
    options=MoonsOptions,
    deck=DECK,
    new=MoonsState,
    evaluate=evaluate,
    plan=plan,
    plan_turn=plan_turn,
    ways=ways,
    value=value,
    credible=credible,
    horizon=HORIZON,
)
