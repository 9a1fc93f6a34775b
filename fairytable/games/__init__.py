"""The list of games: a new one is a folder here and a line below."""

from fairytable.engine import Game
from fairytable.games.moons import Moons

GAMES: dict[str, Game] = {game.id: game for game in (Moons(),)}
