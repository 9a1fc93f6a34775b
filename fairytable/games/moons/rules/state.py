"""A position of Moons that can be played."""

from fairytable.games.moons.rules import decisions, effects
from fairytable.games.moons.rules.options import MoonsOptions
from fairytable.games.moons.rules.position import Position
from fairytable.games.moons.rules.turn import begin_turn


class MoonsState(Position):
    """A position of the game, or of a match of several games, and how it goes on."""

    __slots__ = ()

    def __init__(self, options: MoonsOptions, seed: int) -> None:
        super().__init__(options, seed)
        begin_turn(self)

    legal = decisions.legal
    _apply = effects.apply
