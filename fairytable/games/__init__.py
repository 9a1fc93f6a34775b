"""The list of games: a new one is a folder here and a line below."""

from collections.abc import Iterator, Mapping
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Protocol, cast

from fairytable.engine import Game

if TYPE_CHECKING:  # the start page and the bots' process need no table
    from fairytable.stage.about import About
    from fairytable.stage.look import BackLook, Look
    from fairytable.stage.staging import Staging, Translate

IDS = ("challenge", "fate", "wishes", "moons", "hunters")
"""The folders of all games, in the order in which they are offered."""
ON_THE_TABLE = ("moons", "challenge", "hunters", "fate", "wishes")
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
    found = import_module(f"fairytable.games.{game}.rulebook").GAME
    assert isinstance(found, Game)
    return found


GAMES = _Games()


class _Presents(Protocol):
    def about(self, say: "Translate") -> "About": ...


def about(game: str, say: "Translate") -> "About | None":
    """A game as it is presented, without its rules and its table; None if it has no table."""
    if game not in ON_THE_TABLE:
        return None
    return cast(_Presents, import_module(f"fairytable.games.{game}.texts.about")).about(say)


@cache
def staging_of(game: str) -> "Staging | None":
    """How a game looks and speaks on the table; without one it can only be simulated."""
    if game not in ON_THE_TABLE:
        return None
    return cast("Staging", import_module(f"fairytable.games.{game}.staging").STAGING)


class Faces(Protocol):
    """What a game prints on its cards: its module `faces`, which needs no table."""

    def look(self, face: int, say: "Translate") -> "Look":
        """What is printed on a face."""

    def back(self, name: str) -> "BackLook":
        """What is printed on a back."""


def faces(game: str) -> Faces | None:
    """What is printed on the cards of a game; None if that is not said yet."""
    module = f"fairytable.games.{game}.faces"
    return None if find_spec(module) is None else cast(Faces, import_module(module))


def pieces(game: str) -> tuple[str, ...]:
    """The emblems of a game that stand on its table but on no card."""
    return tuple(getattr(faces(game), "PIECES", ()))
