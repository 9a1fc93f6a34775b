"""What a bot would advise a person, and why: how often this action wins and how often the next best
one, and what it has that the other has not."""

from typing import NamedTuple

from fairytable.bots.outcomes import Attempt, gap, try_all
from fairytable.bots.search import Budget, search
from fairytable.bots.why import UNNAMED, Why, why
from fairytable.engine import Action, Game, Rng, State

BUDGET = Budget(600, 1.5)
"""What is spent on a hint."""
WORLDS, SECONDS = 24, 0.3
"""And on the reason for it: worlds in which it meets the next best action."""
SURE = 1.0
"""It must be better by this many standard errors, or the two are called equally good."""


class Advice(NamedTuple):
    """The action to take; the rest only where there was a choice and the time to think."""

    action: Action
    wins: int | None = None
    """Of a hundred games."""
    other: Action | None = None
    """The next best."""
    other_wins: int | None = None
    why: Why = UNNAMED
    """What speaks for the action, beside the next best."""
    clearly: bool = False
    """Whether it is better than the next best by more than luck would have it."""


def advise(game: Game, state: State, rng: Rng, budget: Budget = BUDGET) -> Advice:
    """Think for the player who decides, who sees no more than that of the true position."""
    world = state.determinize(state.pending[-1].player, rng)
    found = search(game, world, rng, budget)
    choice = found.choice
    rivals = [
        tried
        for tried in found.tried
        if tried.action != choice.action and len(tried.results) == len(choice.results) > 0
    ]
    if not rivals:
        return Advice(choice.action)
    other = max(rivals, key=lambda tried: tried.mean)
    attempts = [Attempt(choice.action), Attempt(other.action)]
    better, worse = try_all(game, world, attempts, WORLDS, rng, SECONDS)
    return Advice(
        choice.action,
        round(100 * choice.mean),
        other.action,
        round(100 * other.mean),
        why(better, worse, world.pending[-1].player),
        clearly=gap(choice.results, other.results).exceeds(0, SURE),
    )
