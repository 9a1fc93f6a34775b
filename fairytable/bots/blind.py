"""The random bot: each of the actions that it is told of is equally likely."""

from fairytable.engine import Rng

choose_blindly = Rng.below
