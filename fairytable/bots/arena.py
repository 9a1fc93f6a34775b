"""Two bots against each other on the same deals, and how sure the result is.

Each deal is played once for every seat: there sits the first bot, on all other seats the second.
So the luck of the deal and of the seat falls on both alike.
"""

import time
from collections.abc import Callable, Iterator, Sequence
from itertools import product
from math import fsum, log, sqrt
from pathlib import Path
from typing import NamedTuple

from pydantic import BaseModel

from fairytable.bots.characters import CHARACTERS, whim
from fairytable.bots.kept_games import ArenaGame, KeptGames, Task
from fairytable.bots.levels import LADDER, LEVELS, Level, told_a_world
from fairytable.bots.pool import each
from fairytable.bots.search import Budget, Comparison, search
from fairytable.bots.tree import Tree
from fairytable.engine import Action, Game, Options, Rng, State
from fairytable.games import GAMES

SEARCH, TREE = "search", "tree"
_THINKING = (SEARCH, TREE)
"""The bots that get the budget of the arena; all others have their own."""
_RUNGS = {str(k): level for k, level in enumerate(LADDER, 1)}
BOTS = ("random", "greedy", *_THINKING, *_RUNGS)
"""Those with a level may be characters: `3:bruno`."""
SURE = 1.96
"""This many standard errors on both sides hold the truth in 95 of 100 cases."""
RISK = 0.05
"""How often the sequential test may be wrong, either way."""
EDGE = 0.05
"""The sequential test asks whether the first bot wins this much more than its fair share."""
STEPS = 10_000


def known(bot: str) -> bool:
    """Whether there is such a bot, and such a character."""
    name, colon, character = bot.partition(":")
    if not colon:
        return name in BOTS
    return name in BOTS and name not in _THINKING and character in CHARACTERS


class Share(NamedTuple):
    """A share of the games, and where the truth lies with 95 %."""

    share: float
    low: float
    high: float


class ArenaReport(BaseModel):
    """What came of an arena."""

    game: str
    players: int
    options: dict[str, int | str | bool | None]
    bots: tuple[str, str]
    simulations: int | None
    seconds: float | None
    seed: int
    deals: int
    games: int
    fair: float
    """What the first bot would win if both were equally good."""
    win_share: tuple[float, float]
    interval: tuple[tuple[float, float], tuple[float, float]]
    margin: float
    """By how many points the first bot was ahead of the best of the others, on average."""
    margin_sd: float
    decisions: tuple[int, int]
    decisions_per_second: tuple[float, float]
    simulations_per_second: float
    slowest: tuple[float, float]
    """The longest that each bot thought about one decision, in seconds."""
    verdict: str | None
    """Of the sequential test: better, not better, open."""


def wilson(wins: float, games: int) -> Share:
    """The share of this many wins, with its interval (Wilson)."""
    p, z2 = wins / games, SURE * SURE
    middle = (p + z2 / (2 * games)) / (1 + z2 / games)
    half = SURE * sqrt(p * (1 - p) / games + z2 / (4 * games * games)) / (1 + z2 / games)
    return Share(p, max(0.0, middle - half), min(1.0, middle + half))


def sequential(results: list[float], fair: float) -> str:
    """Wald's test by the games so far: does the first bot win its fair share, or EDGE more?"""
    n = len(results)
    if n < 20:
        return "open"
    mean = fsum(results) / n
    spread = max(fsum([(r - mean) ** 2 for r in results]) / n, 1e-3)
    worse, better = fair, fair + EDGE
    likelihood = n * (better - worse) * (2 * mean - better - worse) / (2 * spread)
    bound = log((1 - RISK) / RISK)
    return "better" if likelihood > bound else "not better" if likelihood < -bound else "open"


def arena(
    game: Game,
    options: Options,
    bots: tuple[str, str],
    *,
    deals: int,
    budget: Budget,
    seed: int = 0,
    jobs: int = 1,
    cluster: str | None = None,
    until_sure: bool = False,
    keep: Path | None = None,
    progress: Callable[[int, int], None] = lambda done, total: None,
) -> ArenaReport:
    """Play; `progress` is told after each game. Until sure: stop when the sequential test can tell
    whether the first bot is better. Games that the file to keep them has already are not played
    again."""
    seats = range(options.players)
    told = options.model_dump_json()
    tasks = [
        Task(game.id, told, bots, budget, seed + deal, seat)
        for deal, seat in product(range(deals), seats)
    ]
    fair = 1 / options.players  # partners share a victory
    played: list[ArenaGame] = []
    for one in _played(tasks, KeptGames(keep), jobs, cluster):
        played.append(one)
        progress(len(played), len(tasks))
        whole = len(played) % options.players == 0
        if until_sure and whole and sequential([p.won for p in played], fair) != "open":
            progress(len(tasks), len(tasks))
            break
    return _report(game, options, bots, budget, seed, fair, played, until_sure)


def _played(
    tasks: Sequence[Task], kept: KeptGames, jobs: int, cluster: str | None
) -> Iterator[ArenaGame]:
    """The game of each task, in order."""
    missing = [task for task in tasks if kept.find(task) is None]
    fresh = each(play, missing, jobs, cluster)
    for task in tasks:
        yield kept.find(task) or kept.keep(task, next(fresh))


def play(task: Task) -> ArenaGame:
    """Play one game."""
    game = GAMES[task.game]
    state = game.new(game.options.model_validate_json(task.options), task.seed)
    rng = Rng(~(task.seed * 16 + task.seat))
    watched = [_Watched(name, game, task.budget) for name in task.bots]
    for _ in range(STEPS):
        legal = state.legal()
        if not legal:
            break
        player = state.pending[-1].player
        bot = watched[player != task.seat]
        action = legal[0] if len(legal) == 1 else bot.ask(game, state, legal, rng)
        state._apply(action)
        for one in watched:
            one.tree.follow(player, action)
    winners, scores = state.winners(), state.scores()
    best = max(score[0] for p, score in enumerate(scores) if p != task.seat)
    first, second = watched
    return ArenaGame(
        (task.seat in winners) / len(winners),
        scores[task.seat][0] - best,
        (first.decisions, second.decisions),
        (first.spent, second.spent),
        (first.slowest, second.slowest),
        first.simulations + second.simulations,
    )


class _Watched:
    """A bot whose decisions are counted and timed."""

    def __init__(self, name: str, game: Game, budget: Budget) -> None:
        self.decisions = self.simulations = 0
        self.spent = self.slowest = 0.0
        self.tree = Tree(game)
        self._budget = budget
        name, _, self._character = name.partition(":")
        thinking = {SEARCH: self._search, TREE: self._grow}
        self._level: Level = (
            told_a_world(thinking[name]) if name in thinking else LEVELS[_RUNGS.get(name, name)]
        )

    def ask(self, game: Game, state: State, legal: list[Action], rng: Rng) -> Action:
        began, clock = time.process_time(), time.perf_counter()
        action = self._level(game, state, legal, rng)
        if self._character:
            action = whim(self._character, game, state, action, rng, limit=None)
        spent = time.process_time() - began
        self.decisions += 1
        self.spent += spent
        self.slowest = max(self.slowest, time.perf_counter() - clock)
        return action

    def _search(self, game: Game, world: State, rng: Rng) -> Action:
        return self._chosen(search(game, world, rng, self._budget))

    def _grow(self, game: Game, world: State, rng: Rng) -> Action:
        return self._chosen(self.tree.look(world, rng, self._budget))

    def _chosen(self, found: Comparison) -> Action:
        self.simulations += found.simulations
        return found.choice.action


def _report(
    game: Game,
    options: Options,
    bots: tuple[str, str],
    budget: Budget,
    seed: int,
    fair: float,
    played: list[ArenaGame],
    until_sure: bool,
) -> ArenaReport:
    games = len(played)
    share, low, high = wilson(fsum([one.won for one in played]), games)
    margins = [one.margin for one in played]
    margin = fsum(margins) / games
    decisions = [sum([one.decisions[k] for one in played]) for k in (0, 1)]
    spent = [fsum([one.spent[k] for one in played]) for k in (0, 1)]
    thinking = fsum([s for s, name in zip(spent, bots, strict=True) if name in _THINKING])
    thought = not set(_THINKING).isdisjoint(bots)
    simulations = sum([one.simulations for one in played])
    return ArenaReport(
        game=game.id,
        players=options.players,
        options=options.model_dump(exclude={"players"}),
        bots=bots,
        simulations=budget.simulations if thought else None,
        seconds=budget.seconds if thought else None,
        seed=seed,
        deals=-(-games // options.players),
        games=games,
        fair=fair,
        win_share=(share, 1 - share),
        interval=((low, high), (1 - high, 1 - low)),
        margin=margin,
        margin_sd=sqrt(fsum([(m - margin) ** 2 for m in margins]) / games),
        decisions=(decisions[0], decisions[1]),
        decisions_per_second=(
            decisions[0] / spent[0] if spent[0] else 0.0,
            decisions[1] / spent[1] if spent[1] else 0.0,
        ),
        simulations_per_second=simulations / thinking if thinking else 0.0,
        slowest=(
            max([one.slowest[0] for one in played]),
            max([one.slowest[1] for one in played]),
        ),
        verdict=sequential([one.won for one in played], fair) if until_sure else None,
    )
