"""Positions with an obvious best action that does not win at once: whoever takes another one has
thrown away a good part of the chance to win.

    python -m tests.bots.obvious [GAME ...]

finds them in games of greedy bots that stray now and then, and writes them down anew. What is
obvious is not asked of a bot: every action is tried in the same worlds that the player may believe
in, all play by plan after it up to the horizon, and the best one is ahead of every other in the
chance to win by far more than luck would have it. Where some are equally good, all are right.
"""

import json
import sys
from collections.abc import Iterator
from math import sqrt
from pathlib import Path
from statistics import fmean, stdev
from typing import NamedTuple

from fairytable.bots.greedy import plan_on
from fairytable.bots.guessing import guess
from fairytable.bots.search import play_on
from fairytable.engine import Action, Game, Rng, State
from fairytable.games import GAMES

FILE = Path(__file__).with_name("obvious.json")
WANTED = 20
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


class Question(NamedTuple):
    """A position, told by the way that leads to it, and the answer that is right."""

    game: str
    players: int
    seed: int
    step: int
    """So many decisions were made before."""
    best: list[Action]

    def position(self) -> State:
        game = GAMES[self.game]
        return next(
            state
            for step, state in enumerate(straying_game(game, self.players, self.seed))
            if step == self.step
        )


def straying_game(game: Game, players: int, seed: int) -> Iterator[State]:
    state, rng = game.new(game.options(players=players), seed), Rng(seed)
    while state.decision is not None:
        yield state
        stray = rng.below(100) < STRAY
        actions = state.distinct(state.legal())
        state._apply(rng.choice(actions) if stray else plan_on(game, state)[0])


def obvious(game: Game, state: State) -> list[Action]:
    """The best actions, if it is obvious that they are and that they do not end the game; at most
    half of all, and equally good by the same measure."""
    player, rng = state.pending[-1].player, Rng(1)
    actions = state.distinct(state.legal())
    if len(actions) < 3:
        return []
    results: dict[Action, list[float]] = {action: [] for action in actions}
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
                return []
    after = state.clone()
    after._apply(best[0])
    return best if after.pending and not _a_way_is_better(game, state, results, best) else []


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


def questions() -> list[Question]:
    """The exam as it was written down."""
    return [
        Question(game, players, seed, step, [Action(*action) for action in best])
        for game, players, seed, step, best in json.loads(FILE.read_text(encoding="utf-8"))
    ]


def find(name: str) -> Iterator[Question]:
    """One position a game at most, with every number of players in turn."""
    game = GAMES[name]
    counts = sorted({options.players for options in game.options.variants()})
    for seed in range(100_000):
        players = counts[seed % len(counts)]
        for step, state in enumerate(straying_game(game, players, seed)):
            best = obvious(game, state) if step % 3 == seed % 3 else []
            if best:
                yield Question(name, players, seed, step, best)
                break


def main(wanted: list[str]) -> None:
    kept = [q for q in questions() if q.game not in wanted] if FILE.exists() else []
    for name in wanted:
        for k, question in enumerate(find(name), 1):
            kept.append(question)
            print(k, question, flush=True)
            if k == WANTED:
                break
        rows = [json.dumps(question) for question in kept]
        FILE.write_text("[\n" + ",\n".join(rows) + "\n]\n", encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:] or list(GAMES))
