"""Fit the chance to win of each game to games of its own bots, and write it into the game's folder.

    python packaging/fit.py GAME [--games 800] [--players 2,3,4]

Greedy bots play, now and then at random, so that many positions are met. Where a look ahead could
stop, what can be counted is noted, and in the end who has won. The weights are fitted by gradient
steps (AdaGrad) to the log of the winner's chance; a tenth of the games is kept apart and tells what
the fit is worth: the mean log-loss by thirds of the game, beside that of knowing nothing.
"""

import argparse
import sys
from collections.abc import Callable
from importlib import import_module
from math import log, sqrt
from operator import add, mul
from pathlib import Path
from textwrap import wrap

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

from fairytable.bots.greedy import plan_on  # noqa: E402
from fairytable.engine import Game, Rng, State  # noqa: E402
from fairytable.engine.chances import Strengths, Weights, chances, share_of_moments  # noqa: E402
from fairytable.games import GAMES  # noqa: E402

MOMENTS = 6
"""For which weights are given, from the beginning to the end of a game."""
STRAY = 0.05
"""How often a bot plays at random."""
PASSES = 6
STEP = 0.15
PULL = 1e-3
"""Draws weights towards nothing, so that what tells nothing weighs nothing."""

HEAD = '''"""What each of the THINGS weighs, by the number of players: by packaging/fit.py."""

from fairytable.engine.chances import Weights

'''

Sample = tuple[Strengths, list[float]]
"""What was counted, and each side's share of the victory."""


def samples_of(
    game: Game, count: Callable[[State], Strengths | None], players: int, seed: int
) -> list[Sample]:
    """The positions of one game."""
    state, rng = game.new(game.options(players=players), seed), Rng(~seed)
    found: list[Strengths] = []
    mark: object = None
    while state.pending:
        now = game.mark(state)
        counted = count(state) if now != mark else None
        if counted is not None:
            mark = now
            found.append(counted)
        if rng.below(1000) < 1000 * STRAY:
            action = rng.choice(state.distinct(state.legal()))
        else:
            action = plan_on(game, state)[0]
        state._apply(action)
    winners = state.winners()
    shares = [(p in winners) / len(winners) for p in range(players)]
    return [(counted, shares) for counted in found]


def fit(samples: list[Sample], things: int) -> Weights:
    """Weights by which the winners' chances are greatest: those of all steps of the second half of
    the passes, on average."""
    weights = [[0.0] * things for _ in range(MOMENTS)]
    slopes = [[1e-6] * things for _ in range(MOMENTS)]
    sums = [[0.0] * things for _ in range(MOMENTS)]
    rng, order, steps = Rng(1), list(range(len(samples))), 0
    for turn in range(PASSES):
        keys = rng.keys(len(order))
        order.sort(key=keys.__getitem__)
        step = STEP / (1 + turn)
        for k in order:
            counted, shares = samples[k]
            odds = chances(counted, weights)
            errors = [odd - share for odd, share in zip(odds, shares, strict=True)]
            gradient = [
                sum(map(mul, errors, column)) for column in zip(*counted.sides, strict=True)
            ]
            low, high = share_of_moments(counted.phase, MOMENTS)
            for moment, part in (low, high):
                row, slope = weights[moment], slopes[moment]
                for i, whole in enumerate(gradient):
                    g = whole * part + PULL * row[i]
                    slope[i] += g * g
                    row[i] -= step * g / sqrt(slope[i])
            if turn >= PASSES // 2 and k % 16 == 0:
                steps += 1
                for row, total in zip(weights, sums, strict=True):
                    total[:] = map(add, total, row)
    return tuple(tuple(round(x / steps, 3) for x in row) for row in sums)


def losses(samples: list[Sample], weights: Weights) -> list[float]:
    """The mean log-loss in each third of the game."""
    thirds: list[list[float]] = [[], [], []]
    for counted, shares in samples:
        odds = chances(counted, weights)
        loss = -sum(s * log(max(o, 1e-9)) for s, o in zip(shares, odds, strict=True))
        thirds[min(2, int(3 * counted.phase))].append(loss)
    return [sum(third) / len(third) if third else 0.0 for third in thirds]


def main() -> None:
    parser = argparse.ArgumentParser(description="Fit a game's chance to win to its own bots.")
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("--games", type=int, default=800)
    parser.add_argument("--players", help="like 2,3; all if nothing is said")
    parser.add_argument("--seed", type=int, default=1_000_000)
    chosen = parser.parse_args()
    game = GAMES[chosen.game]
    value = import_module(f"fairytable.games.{game.id}.bot.value")
    kept = import_module(f"fairytable.games.{game.id}.bot.weights").WEIGHTS
    counts = sorted({options.players for options in game.options.variants()})
    wanted = [int(n) for n in chosen.players.split(",")] if chosen.players else counts
    for players in wanted:
        games = [
            samples_of(game, value.count, players, chosen.seed + k) for k in range(chosen.games)
        ]
        apart = chosen.games // 10
        known = [sample for played in games[apart:] for sample in played]
        asked = [sample for played in games[:apart] for sample in played]
        kept[players] = fit(known, len(value.THINGS))
        found = ", ".join(f"{loss:.3f}" for loss in losses(asked, kept[players]))
        print(f"{game.id} {players}: {len(known)} positions, log-loss by thirds {found}, "
              f"of nothing known {log(players):.3f}", flush=True)  # fmt: skip
        write(game, kept)


def write(game: Game, weights: dict[int, Weights]) -> None:
    """A phase of the game stands in few lines, whatever ruff would make of it."""
    lines = ["# fmt: off", "WEIGHTS: dict[int, Weights] = {"]
    for players in sorted(weights):
        lines.append(f"    {players}: (")
        for phase in weights[players]:
            numbers = wrap(", ".join(map(str, phase)) + ",", 84)
            lines += ["        (", *(f"            {row}" for row in numbers), "        ),"]
        lines.append("    ),")
    path = ROOT / "fairytable" / "games" / game.id / "bot" / "weights.py"
    path.write_text(HEAD + "\n".join([*lines, "}", ""]), encoding="utf-8")


if __name__ == "__main__":
    main()
