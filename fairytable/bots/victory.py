"""A victory that lies open: an action that ends the game well, whatever is hidden."""

from fairytable.engine import Action, Rng, State

GUESSES = 4
"""In this many worlds besides the first it must be sure."""


def open_victory(world: State, actions: list[Action], rng: Rng) -> Action | None:
    """The first of these actions with which the player who decides wins at once; or none."""
    player = world.pending[-1].player
    for action in actions:
        if _wins(world, action, player) and all(
            _wins(world.determinize(player, rng), action, player) for _ in range(GUESSES)
        ):
            return action
    return None


def _wins(world: State, action: Action, player: int) -> bool:
    after = world.clone()
    after._apply(action)
    return not after.pending and player in after.winners()
