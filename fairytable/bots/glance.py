"""A glance at an action: is it a blunder?"""

from fairytable.bots.search import guess, play_on
from fairytable.engine import Action, Game, Rng, State

WORLDS = 6
BLUNDER = 0.1
"""What a blunder costs at least, in chance to win."""


def is_blunder(game: Game, world: State, action: Action, better: Action, rng: Rng) -> bool:
    """Whether it costs the player who decides too much to take this action, and not the other."""
    player, ahead = world.pending[-1].player, game.ahead(world.players)
    lost = 0.0
    for _ in range(WORLDS):
        guessed = guess(game, world, player, rng)
        for sign, taken in ((1, better), (-1, action)):
            after = guessed.clone()
            play_on(game, after, ahead, (taken,))
            lost += sign * game.value(after, player)
    return lost > WORLDS * BLUNDER
