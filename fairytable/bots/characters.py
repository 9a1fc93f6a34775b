"""Who the bots are: each character has a name, a face and a temperament; how well it plays is its
level's matter."""

from typing import NamedTuple

from fairytable.bots.levels import choose
from fairytable.bots.temperaments import tilted
from fairytable.engine import Action, Game, Rng, State


class Character(NamedTuple):
    """Somebody to play against."""

    name: str
    """The same in every language."""
    temperament: str

    @property
    def id(self) -> str:
        """By which saved games know the character."""
        return self.name.casefold()

    @property
    def portrait(self) -> str:
        """The name of the drawing."""
        return f"characters/{self.id}"


CHARACTERS = {
    character.id: character
    for character in (
        Character("Bruno", "bold"),
        Character("Chiara", "careful"),
        Character("Dario", "spiteful"),
        Character("Elena", "collector"),
        Character("Fosca", "spiteful"),
        Character("Gaia", "collector"),
        Character("Ivo", "careful"),
        Character("Livia", "bold"),
    )
}
"""In the order in which they sit down at a table."""


LIMIT = 0.5
"""After this many seconds a very slow computer leaves it at what the level has chosen."""


def play_as(
    character: str | None,
    level: str,
    game: Game,
    state: State,
    rng: Rng,
    limit: float | None = LIMIT,
) -> Action:
    """What a bot of this level does that is this character, or nobody in particular; IllegalAction
    if that is none of its actions. It sees no more of the position than its player."""
    action = choose(level, game, state, rng)
    return action if character is None else whim(character, game, state, action, rng, limit)


def whim(
    character: str,
    game: Game,
    state: State,
    action: Action,
    rng: Rng,
    limit: float | None = LIMIT,
) -> Action:
    """What a character does instead of the action that its level has chosen; often the same."""
    if len(state.legal()) == 1:
        return action
    world = state.determinize(state.pending[-1].player, rng)
    return tilted(CHARACTERS[character].temperament, game, world, action, rng, limit)
