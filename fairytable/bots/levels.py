"""The bots by name, and the one door through which they are asked.

A bot never meets the true position. A `Level` does, and hands on what the bot's player may know.
"""

from collections.abc import Callable, Sequence

from fairytable.bots.blind import choose_blindly
from fairytable.bots.greedy import choose_greedily
from fairytable.engine import Action, Game, Rng, State

Picker = Callable[[Sequence[Action], Rng], Action]
"""A bot that chooses among the distinct actions of its player and is told nothing else."""

Chooser = Callable[[Game, State, Rng], Action]
"""A bot that chooses for the player whose decision it is, in a world that this player may believe
in."""

Level = Callable[[Game, State, Sequence[Action], Rng], Action]
"""Asks a bot what it does in the true position, of which these are the legal actions."""


def told_its_actions(pick: Picker) -> Level:
    """The bot sees a list: what its player may do is no secret, so that no world is guessed."""

    def ask(game: Game, state: State, legal: Sequence[Action], rng: Rng) -> Action:
        return legal[0] if len(legal) == 1 else pick(state.distinct(legal), rng)

    return ask


def told_a_world(think: Chooser) -> Level:
    """The bot sees a position in which all that its player cannot know is guessed."""

    def ask(game: Game, state: State, legal: Sequence[Action], rng: Rng) -> Action:
        return think(game, state.determinize(state.pending[-1].player, rng), rng)

    return ask


LEVELS: dict[str, Level] = {
    "random": told_its_actions(choose_blindly),
    "greedy": told_a_world(choose_greedily),
}


def choose(level: str, game: Game, state: State, rng: Rng) -> Action:
    """What a bot of this level does in a position of which it sees no more than its player."""
    if state.decision is None:
        raise ValueError("the game is over: there is nothing to choose")
    return LEVELS[level](game, state, state.legal(), rng)
