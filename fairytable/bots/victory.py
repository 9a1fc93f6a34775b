"""A victory that lies open: an action that ends the game well, whatever is hidden."""

from fairytable.bots.guessing import guess
from fairytable.engine import Action, Game, Rng, State

GUESSES = 6
"""In this many worlds besides the first it must be sure."""


def open_victory(game: Game, world: State, actions: list[Action], rng: Rng) -> Action | None:
    """The action with which the player who decides wins at once, rather alone than with others; or
    none."""
    player = world.pending[-1].player
    shares = [(_share(game, world, action, player), action) for action in actions]
    for share, action in sorted(shares, key=lambda found: -found[0]):
        if share and all(
            _share(game, guess(game, world, player, rng), action, player) for _ in range(GUESSES)
        ):
            return action
    return None


def _share(game: Game, world: State, action: Action, player: int) -> float:
    """The share of the victory that the player's side has if the action ends the game."""
    after = world.clone()
    after._apply(action)
    return 0.0 if after.pending else game.value(after, player)
