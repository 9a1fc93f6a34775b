"""Positions with an obvious best action that does not win at once: whoever takes another one has
thrown away a good part of the chance to win.

    python -m tests.bots.obvious [GAME ...]

finds them in games of greedy bots that stray now and then, and writes them down: those that were
written down and still are obvious stay, others are looked for in further games. What is obvious is
not asked of a bot: every action is tried in the same worlds that the player may believe in, all
play by plan after it up to the horizon, and the best one is ahead of every other in the chance to
win by far more than luck would have it, and so again in fresh worlds. Where some are equally good,
all are right.
"""

import sys
from collections.abc import Iterator
from itertools import islice
from math import sqrt
from pathlib import Path
from statistics import fmean, stdev

from fairytable.bots.greedy import plan_on
from fairytable.bots.guessing import guess
from fairytable.bots.search import play_on
from fairytable.engine import Action, Game, Rng, State
from fairytable.games import GAMES
from tests.bots.questions import WANTED, Question, tables, write, written

FILE = Path(__file__).with_name("obvious.json")
STRAY = 20
"""How many of a hundred decisions of the games are made at random."""
LEAD = 0.25
"""How far the best action is ahead in the chance to win."""
SURE = 4.0
"""And in standard errors."""
MOSTLY = 0.9
"""And in how many of the worlds it is ahead at all."""
GLANCE, FIRST, ALL = 2, 6, 40
"""Worlds after which an action has to be ahead at all, has to look obvious, and is."""


def straying_game(game: Game, players: int, seed: int) -> Iterator[tuple[State, list[int]]]:
    """Every position, and the choices that led there."""
    state, rng = game.new(game.options(players=players), seed), Rng(seed)
    choices: list[int] = []
    while state.decision is not None:
        yield state, choices
        stray = rng.below(100) < STRAY
        legal = state.legal()
        action = rng.choice(state.distinct(legal)) if stray else plan_on(game, state)[0]
        choices.append(legal.index(action))
        state._apply(action)


def obvious(game: Game, state: State) -> list[Action]:
    """The best actions, if it is obvious that they are and that they do not end the game; at most
    half of all, and equally good by the same measure. It must be seen again in fresh worlds: who
    looks at many positions finds some in which the first ones were lucky."""
    if len(state.distinct(state.legal())) < 3:
        return []
    best, results = _looked_at(game, state, Rng(1))
    if not best or set(_looked_at(game, state, Rng(2))[0]) != set(best):
        return []
    after = state.clone()
    after._apply(best[0])
    return best if after.pending and not _a_way_is_better(game, state, results, best) else []


def _looked_at(
    game: Game, state: State, rng: Rng
) -> tuple[list[Action], dict[Action, list[float]]]:
    """The best actions in some worlds, if it is obvious that they are, and what came of all."""
    player = state.pending[-1].player
    results: dict[Action, list[float]] = {action: [] for action in state.distinct(state.legal())}
    best: list[Action] = []
    for k in range(ALL):
        world = guess(game, state, player, rng)
        for action, found in results.items():
            after = world.clone()
            play_on(game, after, game.ahead(state.players), (action,))
            found.append(game.value(after, player))
        if k + 1 in (GLANCE, FIRST, ALL):
            best = _ahead(results)
            if not best:
                break
    return best, results


def _a_way_is_better(
    game: Game, state: State, results: dict[Action, list[float]], best: list[Action]
) -> bool:
    """Whether a whole way to go on that begins otherwise comes near to the best actions."""
    player, rng = state.pending[-1].player, Rng(1)
    ways = [way for way in game.ways(state, player) if way[0] not in best]
    chances: list[list[float]] = [[] for _ in ways]
    for _ in range(FIRST):
        world = guess(game, state, player, rng)
        for way, found in zip(ways, chances, strict=True):
            after = world.clone()
            play_on(game, after, game.ahead(state.players), way)
            found.append(game.value(after, player))
    worst = min(fmean(results[action][:FIRST]) for action in best)
    return any(fmean(found) > worst - LEAD for found in chances)


def _ahead(results: dict[Action, list[float]]) -> list[Action]:
    """The fewest actions that are far enough ahead of all others, the best first; after a few
    worlds more is let pass."""
    ranked = sorted(results, key=lambda action: fmean(results[action]), reverse=True)
    for k in range(1, len(ranked) // 2 + 1):
        last, following = results[ranked[k - 1]], results[ranked[k]]
        gains = [a - b for a, b in zip(last, following, strict=True)]
        if len(gains) < ALL:
            far = fmean(gains) > LEAD / 2
        else:
            far = fmean(gains) > max(LEAD, SURE * stdev(gains) / sqrt(ALL))
            far &= sum(gain > 0 for gain in gains) >= MOSTLY * ALL
        if far:
            return ranked[:k]
    return []


def holds(question: Question) -> bool:
    """Whether what was obvious still is."""
    return obvious(GAMES[question.game], question.position()) == question.best


def find(name: str, first: int) -> Iterator[Question]:
    """The first position of each game, if there is one."""
    for game, players, seed in tables(name, first):
        for state, choices in straying_game(game, players, seed):
            best = obvious(game, state) if len(choices) % 3 == seed % 3 else []
            if best:
                yield Question(name, players, seed, choices[:], best)
                break


def main(wanted: list[str]) -> None:
    asked = written(FILE) if FILE.exists() else []
    for name in wanted:
        before = [question for question in asked if question.game == name]
        kept = [question for question in before if holds(question)]
        print(f"{name}: {len(kept)} of {len(before)} still are obvious", flush=True)
        first = max((question.seed + 1 for question in before), default=0)
        for question in islice(find(name, first), max(0, WANTED - len(kept))):
            kept.append(question)
            print(len(kept), question, flush=True)
        asked = [question for question in asked if question.game != name] + kept
        write(FILE, asked)


if __name__ == "__main__":
    main(sys.argv[1:] or list(GAMES))
