"""Worlds that a player may believe in, and rather those that are likely."""

from fairytable.engine import Game, Rng, State

GUESSES = 12
"""After this many worlds that are hard to believe the next one is taken."""


def guess(game: Game, world: State, player: int, rng: Rng) -> State:
    """A world that the player may believe in, and rather one that is likely."""
    for _ in range(GUESSES):
        guessed = world.determinize(player, rng)
        belief = game.credible(guessed, player)
        if belief >= 1.0 or rng.below(1 << 32) < belief * (1 << 32):
            break
    game.lean(guessed, player, rng)
    return guessed
