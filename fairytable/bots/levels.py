"""The bots by name, and the one door through which they are asked."""

from collections.abc import Callable

from fairytable.bots.blind import choose_blindly
from fairytable.bots.greedy import choose_greedily
from fairytable.engine import Action, Game, Rng, State

Chooser = Callable[[Game, State, Rng], Action]
"""Chooses for the player whose decision it is, in a world that this player may believe in."""

LEVELS: dict[str, Chooser] = {"random": choose_blindly, "greedy": choose_greedily}


def choose(level: str, game: Game, state: State, rng: Rng) -> Action:
    """What a bot of this level does in a position of which it sees no more than its player."""
    decision = state.decision
    if decision is None:
        raise ValueError("the game is over: there is nothing to choose")
    world = state.determinize(decision.player, rng)
    return LEVELS[level](game, world, rng)
