"""Many games between bots without a screen, and what came of them."""

import time
from collections import Counter
from collections.abc import Callable, Sequence
from math import fsum, sqrt
from typing import NamedTuple

from pydantic import BaseModel, Field

from fairytable.bots.levels import choose
from fairytable.engine import Game, Options, Rng, State


class Spread(BaseModel):
    """How long games were."""

    mean: float
    min: int
    max: int


class Scores(BaseModel):
    """Per seat, each item of the score."""

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
    games: int
    finished: int
    decisions: Spread
    scores: Scores
    wins: list[float]
    """Share per seat; a shared victory is split among the winners."""
    wins_by_bot: dict[str, float]
    """The same, added up over the seats of each bot."""
    shared_wins: int
    verbs: dict[str, int]
    decision_names: dict[str, int]
    decisions_per_second: float = Field(description="by CPU time")


class _Result(NamedTuple):
    bots: tuple[str, ...]
    scores: list[tuple[int, ...]]
    winners: list[int]
    decisions: int


def simulate(
    game: Game,
    options: Options,
    *,
    games: int,
    bots: Sequence[str],
    seed: int = 0,
    rotate: bool = False,
    progress: Callable[[int, int], None] = lambda done, total: None,
) -> Report:
    """Play games between bots, one per seat; `progress` is told after each one."""
    turns = [(*bots[-k:], *bots[:-k]) for k in range(len(bots))] if rotate else [tuple(bots)]
    verbs: Counter[str] = Counter()
    names: Counter[str] = Counter()
    results: list[_Result] = []
    began = time.process_time()
    for k in range(games):
        for turn in turns:
            state = game.new(options, seed + k)
            results.append(_play(game, state, turn, Rng(~(seed + k)), verbs, names))
            progress(len(results), games * len(turns))
    spent = time.process_time() - began
    decisions = [result.decisions for result in results]
    return Report(
        game=game.id,
        players=options.players,
        options=options.model_dump(exclude={"players"}),
        bots=list(bots),
        rotate=rotate,
        seed=seed,
        games=len(results),
        finished=len(results),
        decisions=Spread(mean=_mean(decisions), min=min(decisions), max=max(decisions)),
        scores=_scores(results, options.players),
        wins=_wins(results, options.players),
        wins_by_bot=_wins_by_bot(results),
        shared_wins=sum(len(result.winners) > 1 for result in results),
        verbs=dict(verbs.most_common()),
        decision_names=dict(names.most_common()),
        decisions_per_second=sum(decisions) / spent if spent else 0.0,
    )


def _play(
    game: Game,
    state: State,
    bots: tuple[str, ...],
    rng: Rng,
    verbs: Counter[str],
    names: Counter[str],
) -> _Result:
    decisions = 0
    while (decision := state.decision) is not None:
        action = choose(bots[decision.player], game, state, rng)
        state.apply(action)
        verbs[action.verb] += 1
        names[decision.name] += 1
        decisions += 1
    return _Result(bots, state.scores(), state.winners(), decisions)


def _mean(numbers: Sequence[float]) -> float:
    return fsum(numbers) / len(numbers)


def _sd(numbers: Sequence[float]) -> float:
    mean = _mean(numbers)
    return sqrt(_mean([(number - mean) ** 2 for number in numbers]))


def _scores(results: list[_Result], players: int) -> Scores:
    columns = [list(zip(*(r.scores[p] for r in results), strict=True)) for p in range(players)]
    return Scores(
        mean=[tuple(_mean(item) for item in column) for column in columns],
        sd=[tuple(_sd(item) for item in column) for column in columns],
    )


def _wins(results: list[_Result], players: int) -> list[float]:
    shares = [[(p in r.winners) / len(r.winners) for r in results] for p in range(players)]
    return [_mean(share) for share in shares]


def _wins_by_bot(results: list[_Result]) -> dict[str, float]:
    wins: dict[str, float] = dict.fromkeys(results[0].bots, 0.0)
    for result in results:
        for p in result.winners:
            wins[result.bots[p]] += 1 / len(result.winners)
    return {bot: won / len(results) for bot, won in wins.items()}
