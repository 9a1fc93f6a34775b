"""The random bot: each of the actions that it is told of is equally likely."""

from collections.abc import Sequence

from fairytable.engine import Action, Rng


def choose_blindly(actions: Sequence[Action], rng: Rng) -> Action:
    return rng.choice(actions)
