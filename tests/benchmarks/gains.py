"""What a look ahead gains by a single decision, beside the plan: in chances to win, measured in the
position as it truly is.

    python -m tests.benchmarks.gains GAME [--players N] [--positions 100] [--sims 100]
        [--ahead 2,4] [--doubt 1]

Positions come from games of greedy bots. In each the search chooses; where that is not the plan,
both are played on by plan to the end of the game, from the true position, with what nobody knows
dealt anew. So it is seen whether looking farther ahead, or doubting less, chooses better, with far
fewer games than the arena needs; and, unlike in the search, what others truly hold decides. Of two
numbers, one of which lies within an error or two of the other, none is the better one.
"""

import argparse
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from itertools import islice
from unittest.mock import patch

from fairytable.bots import search as searching
from fairytable.bots.greedy import choose_greedily
from fairytable.bots.outcomes import Gap, gap
from fairytable.bots.search import Budget, play_on, search
from fairytable.engine import Action, Game, Rng, State
from fairytable.games import GAMES

FIRST_SEED = 700_000
EVERY = 5
"""Of so many decisions one is looked at."""
ENDS = 12
"""In so many ways the true position is played to its end."""
TO_THE_END = 1_000_000


def positions(game: Game, players: int) -> Iterator[State]:
    """Decisions of greedy bots."""
    asked = 0
    for seed in range(FIRST_SEED, 2 * FIRST_SEED):
        state, rng = game.new(game.options(players=players), seed), Rng(~seed)
        while legal := state.legal():
            if len(state.distinct(legal)) > 1:
                asked += 1
                if asked % EVERY == 0:
                    yield state.clone()
            world = state.determinize(state.pending[-1].player, rng)
            state._apply(choose_greedily(game, world, rng))


def dealt_anew(state: State, rng: Rng) -> State:
    """The position as it is; only what nobody knows may be otherwise."""
    twin = state.clone()
    known = twin.table.known
    twin.table.known = bytearray([255 if mask else 0 for mask in known])
    twin.table.determinize(0, rng)
    twin.table.known = known
    twin.rng.state = rng.draw()
    return twin


def ends(game: Game, state: State, way: Sequence[Action], seed: int) -> list[float]:
    """The shares of the victory that the player who decides gets, going on in this way."""
    player, rng, shares = state.pending[-1].player, Rng(seed), []
    for _ in range(ENDS):
        world = dealt_anew(state, rng)
        play_on(game, world, TO_THE_END, way)
        shares.append(game.value(world, player))
    return shares


def gain(game: Game, state: State, sims: int, seed: int) -> float | None:
    """What the choice of the search wins beside the plan; None: it is the plan."""
    rng = Rng(seed)
    world = state.determinize(state.pending[-1].player, rng)
    found = search(game, world, rng, Budget(sims))
    choice, plan = [list(tried.way or (tried.action,)) for tried in (found.choice, found.plan)]
    if choice == plan:
        return None
    return gap(ends(game, state, choice, seed), ends(game, state, plan, seed)).mean


@contextmanager
def looking(game: Game, ahead: int, doubt: float) -> Iterator[None]:
    """The search goes so far, and doubts so much."""
    with (
        patch.object(game, "ahead", lambda players: ahead),
        patch.object(searching, "DOUBT", doubt),
    ):
        yield


def main() -> None:
    parser = argparse.ArgumentParser(description="What a look ahead gains by a single decision.")
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("--players", type=int)
    parser.add_argument("--positions", type=int, default=100)
    parser.add_argument("--sims", type=int, default=100)
    parser.add_argument("--ahead", help="like 2,4; as the game has it if nothing is said")
    parser.add_argument("--doubt", type=float, default=searching.DOUBT)
    chosen = parser.parse_args()
    game = GAMES[chosen.game]
    players = chosen.players or min(options.players for options in game.options.variants())
    asked = list(islice(positions(game, players), chosen.positions))
    for ahead in map(int, (chosen.ahead or str(game.ahead(players))).split(",")):
        with looking(game, ahead, chosen.doubt):
            found = [gain(game, state, chosen.sims, k) for k, state in enumerate(asked)]
        gains: Gap = gap([one or 0.0 for one in found], [0.0] * len(found))
        other = sum(one is not None for one in found) / len(found)
        print(
            f"{game.id} {players}, {ahead} ahead, {chosen.sims} simulations: gains "
            f"{gains.mean:+.4f} ± {gains.error:.4f} a decision, leaves the plan in {other:.0%}",
            flush=True,
        )


if __name__ == "__main__":
    main()
