"""Matches to test with, played by a generator that chooses blindly."""

from collections.abc import Callable

from fairytable.engine import Action, Game, Options, Rng
from fairytable.games import GAMES
from fairytable.games.moons.rules.options import MoonsOptions
from fairytable.match import Match, Seat

MOONS = GAMES["moons"]


def people(count: int) -> list[Seat]:
    return [Seat(name=name, colour=i) for i, name in enumerate("ABCDEF"[:count])]


def bots(count: int) -> list[Seat]:
    return [
        Seat(name=f"Bot {i}", kind="bot", level="random", colour=5 - i) for i in range(1, count + 1)
    ]


def moons(players: int = 3, seed: int = 1) -> Match:
    """Moons for people; player 0 begins."""
    return Match.new(MOONS, MoonsOptions(players=players, first=0), people(players), seed)


def against_bots(players: int = 3, seed: int = 1) -> Match:
    """Moons for one person, who begins, and bots."""
    seats = [*people(1), *bots(players - 1)]
    return Match.new(MOONS, MoonsOptions(players=players, first=0), seats, seed)


def any_match(game: Game, options: Options, seed: int) -> Match:
    return Match.new(game, options, people(options.players), seed)


def play_on(match: Match, steps: int, seed: int = 0) -> Match:
    """Play as many steps, or until the game is over."""
    rng = Rng(seed)
    for _ in range(steps):
        if match.decision is None:
            break
        match.play(rng.choice(match.state.legal()))
    return match


def play_out(match: Match, seed: int = 0) -> Match:
    return play_on(match, 100_000, seed)


def offering(verb: str, make: Callable[[int], Match] = lambda seed: moons(3, seed)) -> Match:
    """A new match whose first player can begin with this verb."""
    for seed in range(1000):
        match = make(seed)
        if any(action.verb == verb for action in match.state.legal()):
            return match
    raise AssertionError(f"nobody begins with {verb}")


def first(match: Match, verb: str) -> Action:
    """The first legal action with this verb."""
    return next(action for action in match.state.legal() if action.verb == verb)
