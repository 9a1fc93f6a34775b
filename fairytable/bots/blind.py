"""The random bot: every distinct legal action is equally likely."""

from fairytable.engine import Action, Game, Rng, State


def choose_blindly(game: Game, world: State, rng: Rng) -> Action:
    return rng.choice(world.distinct(world.legal()))
