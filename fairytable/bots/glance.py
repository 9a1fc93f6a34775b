"""A glance at actions: is one of them a blunder, or obviously better than the plan?"""

from collections.abc import Sequence

from fairytable.bots.search import guess, play_on
from fairytable.engine import Action, Game, Rng, State

WORLDS = 8
BLUNDER = 0.1
"""What a blunder costs at least, in chance to win."""


def is_blunder(game: Game, world: State, action: Action, better: Action, rng: Rng) -> bool:
    """Whether it costs the player who decides too much to take this action, and not the other."""
    chance, better_chance = _chances(game, world, (action, better), rng)
    return better_chance - chance > BLUNDER


def glance(game: Game, world: State, plan: Action, rng: Rng) -> Action:
    """The plan, or what it would be a blunder not to do instead."""
    others = [action for action in world.distinct(world.legal()) if action != plan]
    first, *chances = _chances(game, world, (plan, *others), rng)
    best = max(chances, default=first)
    return others[chances.index(best)] if best - first > BLUNDER else plan


def _chances(game: Game, world: State, actions: Sequence[Action], rng: Rng) -> list[float]:
    """The chance to win with each of these actions, in the same few worlds."""
    player, ahead = world.pending[-1].player, game.ahead(world.players)
    chances = [0.0] * len(actions)
    for _ in range(WORLDS):
        guessed = guess(game, world, player, rng)
        for k, action in enumerate(actions):
            after = guessed.clone()
            play_on(game, after, ahead, (action,))
            chances[k] += game.value(after, player) / WORLDS
    return chances
