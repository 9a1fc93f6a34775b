"""The list of games: a new one is a folder here and a line below."""

from fairytable.engine import Game
from fairytable.games.challenge import Challenge
from fairytable.games.fate import Fate
from fairytable.games.hunters import Hunters
from fairytable.games.moons import Moons
from fairytable.games.wishes import Wishes

GAMES: dict[str, Game] = {
    game.id: game for game in (Challenge(), Fate(), Wishes(), Moons(), Hunters())
}
