"""Many games between bots without a screen, and what came of them."""

import time
from collections import Counter
from collections.abc import Callable, Sequence
from math import fsum, sqrt
from typing import NamedTuple

from pydantic import BaseModel, Field

from fairytable.bots.levels import LEVELS
from fairytable.bots.pool import each
from fairytable.engine import Game, Options, Rng
from fairytable.games import GAMES

STEPS = 10_000
"""Where a game is left if nothing else is said: only one that never ends comes so far.

Measured in 9,020 games of random and of greedy bots, in all variants: the longest took 1,461
decisions (a moons match for three with the highest target and limit), without such a match 609
(wishes for six in two teams).
"""


class Spread(BaseModel):
    """How long games were played, those included that were left at the limit of steps."""

    mean: float
    min: int
    max: int


class Scores(BaseModel):
    """Per seat, each item of the score in the finished games; nothing if none finished."""

    mean: list[tuple[float, ...]]
    sd: list[tuple[float, ...]]


class Report(BaseModel):
    """What came of a simulation."""

    game: str
    players: int
    options: dict[str, int | str | bool | None]
    bots: list[str]
    """By seat, in the first of the rotations."""
    rotate: bool
    """Whether every seed was played once with each rotation of the bots over the seats."""
    seed: int
    steps: int
    """After this many decisions a game that is not over was left."""
    games: int
    finished: int
    """Only these have scores and winners."""
    decisions: Spread
    scores: Scores
    wins: list[float]
    """Share of the finished games per seat; a shared victory is split among the winners."""
    wins_by_bot: dict[str, float]
    """The same, added up over the seats of each bot."""
    shared_wins: int
    verbs: dict[str, int]
    decision_names: dict[str, int]
    decisions_per_second: float = Field(description="by CPU time")


class _FinishedGame(NamedTuple):
    bots: tuple[str, ...]
    scores: list[tuple[int, ...]]
    winners: list[int]


class _Counted:
    """What was counted while games were played."""

    def __init__(self) -> None:
        self.lengths: list[int] = []
        self.verbs: Counter[str] = Counter()
        self.names: Counter[str] = Counter()
        self.finished: list[_FinishedGame] = []
        self.spent = 0.0
        """CPU seconds."""

    def add(self, other: "_Counted") -> None:
        self.lengths += other.lengths
        self.verbs.update(other.verbs)
        self.names.update(other.names)
        self.finished += other.finished
        self.spent += other.spent


class _Seed(NamedTuple):
    """The games of one seed, for another process."""

    game: str
    options: str
    """As JSON."""
    turns: tuple[tuple[str, ...], ...]
    seed: int
    steps: int


def simulate(
    game: Game,
    options: Options,
    *,
    games: int,
    bots: Sequence[str],
    seed: int = 0,
    rotate: bool = False,
    steps: int = STEPS,
    jobs: int = 1,
    cluster: str | None = None,
    progress: Callable[[int, int], None] = lambda done, total: None,
) -> Report:
    """Play games between bots, one per seat; `progress` is told after each one, and after each
    seed where several processes play.

    A game that is not over after this many steps is left, and counts as not finished.
    """
    turns = [(*bots[-k:], *bots[:-k]) for k in range(len(bots))] if rotate else [tuple(bots)]
    counted = _Counted()
    total = games * len(turns)
    if jobs == 1 and cluster is None:
        for k in range(games):
            for turn in turns:
                _play(game, options, turn, seed + k, steps, counted)
                progress(len(counted.lengths), total)
    else:
        told = options.model_dump_json()
        tasks = [_Seed(game.id, told, tuple(turns), seed + k, steps) for k in range(games)]
        for part in each(_play_seed, tasks, jobs, cluster):
            counted.add(part)
            progress(len(counted.lengths), total)
    spent = counted.spent
    lengths, finished = counted.lengths, counted.finished
    return Report(
        game=game.id,
        players=options.players,
        options=options.model_dump(exclude={"players"}),
        bots=list(bots),
        rotate=rotate,
        seed=seed,
        steps=steps,
        games=len(lengths),
        finished=len(finished),
        decisions=Spread(mean=_mean(lengths), min=min(lengths), max=max(lengths)),
        scores=_scores(finished, options.players),
        wins=_wins(finished, options.players),
        wins_by_bot=_wins_by_bot(finished, bots),
        shared_wins=sum(len(result.winners) > 1 for result in finished),
        verbs=dict(counted.verbs.most_common()),
        decision_names=dict(counted.names.most_common()),
        decisions_per_second=sum(lengths) / spent if spent else 0.0,
    )


def _play_seed(task: _Seed) -> _Counted:
    game, counted = GAMES[task.game], _Counted()
    options = game.options.model_validate_json(task.options)
    for turn in task.turns:
        _play(game, options, turn, task.seed, task.steps, counted)
    return counted


def _play(
    game: Game, options: Options, bots: tuple[str, ...], seed: int, steps: int, counted: _Counted
) -> None:
    began = time.process_time()
    state, rng = game.new(options, seed), Rng(~seed)
    levels = [LEVELS[bot] for bot in bots]
    verbs: list[str] = []
    names: list[str] = []
    for _ in range(steps):
        legal = state.legal()
        if not legal:
            break
        player, name, _about = state.pending[-1]
        action = levels[player](game, state, legal, rng)
        state._apply(action)
        verbs.append(action.verb)
        names.append(name)
    counted.lengths.append(len(verbs))
    counted.verbs.update(verbs)
    counted.names.update(names)
    counted.spent += time.process_time() - began
    if state.decision is None:
        counted.finished.append(_FinishedGame(bots, state.scores(), state.winners()))


def _mean(numbers: Sequence[float]) -> float:
    """Of nothing it is 0: of games that did not finish nobody won any."""
    return fsum(numbers) / len(numbers) if numbers else 0.0


def _sd(numbers: Sequence[float]) -> float:
    mean = _mean(numbers)
    return sqrt(_mean([(number - mean) ** 2 for number in numbers]))


def _scores(results: list[_FinishedGame], players: int) -> Scores:
    columns = [list(zip(*(r.scores[p] for r in results), strict=True)) for p in range(players)]
    return Scores(
        mean=[tuple(_mean(item) for item in column) for column in columns],
        sd=[tuple(_sd(item) for item in column) for column in columns],
    )


def _wins(results: list[_FinishedGame], players: int) -> list[float]:
    shares = [[(p in r.winners) / len(r.winners) for r in results] for p in range(players)]
    return [_mean(share) for share in shares]


def _wins_by_bot(results: list[_FinishedGame], bots: Sequence[str]) -> dict[str, float]:
    shares = {
        bot: [sum(r.bots[p] == bot for p in r.winners) / len(r.winners) for r in results]
        for bot in bots
    }
    return {bot: _mean(share) for bot, share in shares.items()}
