"""The list of games: a new one is a folder here and a line below."""

from collections.abc import Iterator, Mapping
from functools import cache
from importlib import import_module

from fairytable.engine import Game

IDS = ("challenge", "fate", "wishes", "moons", "hunters")
"""The folders of all games, in the order in which they are offered."""
ON_THE_TABLE = ("moons",)
"""Those that can be played in the window; the others can be simulated."""


class _Games(Mapping[str, Game]):
    """Every game by its id, loaded when it is first asked for: a start needs one of them."""

    def __getitem__(self, game: str) -> Game:
        if game not in IDS:
            raise KeyError(game)
        return _loaded(game)

    def __contains__(self, game: object) -> bool:
        return game in IDS

    def __iter__(self) -> Iterator[str]:
        return iter(IDS)

    def __len__(self) -> int:
        return len(IDS)


@cache
def _loaded(game: str) -> Game:
    found = import_module(f"fairytable.games.{game}").GAME
    assert isinstance(found, Game)
    return found


GAMES = _Games()
