"""A glance at actions: is one of them a blunder, or obviously better than the plan?"""

from collections.abc import Sequence

from fairytable.bots.search import guess, play_on
from fairytable.engine import Action, Game, Rng, State

GLIMPSE, WORLDS = 3, 8
"""Worlds after which it may be seen that all is well, and all that are looked into."""
BLUNDER = 0.1
"""What a blunder costs at least, in chance to win."""


def is_blunder(game: Game, world: State, action: Action, better: Action, rng: Rng) -> bool:
    """Whether it costs the player who decides too much to take this action, and not the other."""
    first, other = _chances(game, world, (action, better), rng)
    return other - first > BLUNDER


def glance(game: Game, world: State, plan: Action, rng: Rng) -> Action:
    """The plan, or what it would be a blunder not to do instead."""
    others = [action for action in world.distinct(world.legal()) if action != plan]
    first, *chances = _chances(game, world, (plan, *others), rng)
    best = max(chances, default=first)
    return others[chances.index(best)] if best - first > BLUNDER else plan


def _chances(game: Game, world: State, actions: Sequence[Action], rng: Rng) -> list[float]:
    """The chance to win with each of these actions, in the same few worlds; in fewer if the first
    one is soon seen to be about as good as all others."""
    player, ahead = world.pending[-1].player, game.ahead(world.players)
    totals = [0.0] * len(actions)
    for seen in range(1, WORLDS + 1):
        guessed = guess(game, world, player, rng)
        for k, action in enumerate(actions):
            after = guessed.clone()
            play_on(game, after, ahead, (action,))
            totals[k] += game.value(after, player)
        if seen == GLIMPSE and max(totals) - totals[0] < seen * BLUNDER / 3:
            break
    return [total / seen for total in totals]
