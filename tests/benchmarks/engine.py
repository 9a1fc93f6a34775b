"""What the engine costs, for every game and beside its peers: prints numbers and ratios.

Run it on a quiet machine: `python -m tests.benchmarks.engine [game …]`. The peers (RLCard's Uno
environment and python-chess) are the extra `bench`; without them the ratios are left out. All
times are CPU times of one core.
"""

import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from random import Random

from fairytable.bots.simulation import simulate
from fairytable.engine import Rng, State
from fairytable.games import GAMES
from fairytable.match import Match, Seat
from fairytable.storage.saves import load, save
from tests.games.playing import CASES, Case

SECONDS = 2.0
"""How long each thing is measured."""


def rate(play: Callable[[int], int]) -> float:
    """Decisions per second of a function that plays game number k and counts its decisions: the
    best of ten short rounds, so that a busy moment of the machine does not count."""
    best, k = 0.0, 0
    for _ in range(10):
        decisions = 0
        began = time.process_time()
        while (spent := time.process_time() - began) < SECONDS / 10:
            k += 1
            decisions += play(k)
        best = max(best, decisions / spent)
    return best


def micros(do: Callable[[], object]) -> float:
    """Microseconds of one call: the best of many short rounds."""
    best = float("inf")
    began = time.process_time()
    while time.process_time() - began < SECONDS / 8:
        start = time.process_time_ns()
        for _ in range(200):
            do()
        best = min(best, (time.process_time_ns() - start) / 200_000)
    return best


def playout(case: Case) -> Callable[[int], int]:
    choose = Random(0).random

    def play(k: int) -> int:
        state, decisions = case.new(k), 0
        while legal := state.legal():
            state._apply(legal[int(choose() * len(legal))])
            decisions += 1
        return decisions

    return play


def simulation(case: Case) -> Callable[[int], int]:
    """The same with the simulator and its random bots: what counting and being fair cost."""
    bots = ["random"] * case.options.players

    def play(k: int) -> int:
        report = simulate(case.game, case.options, games=20, bots=bots, seed=20 * k)
        return sum(report.verbs.values())

    return play


def middle(case: Case) -> State:
    """A position about half-way through a game."""
    states = []
    state, choose = case.new(1), Random(1).random
    while legal := state.legal():
        states.append(state.clone())
        state._apply(legal[int(choose() * len(legal))])
    return states[len(states) // 2]


def whole_match(case: Case) -> Match:
    seats = [Seat(name=f"Player {p + 1}", colour=p) for p in range(case.options.players)]
    match = Match.new(case.game, case.options, seats, seed=1)
    choose = Random(1).random
    while legal := match.state.legal():
        match.play(legal[int(choose() * len(legal))])
    return match


def uno() -> float | None:
    """RLCard's Uno environment with two blind players, decisions per second."""
    try:
        import rlcard
    except ImportError:
        return None
    env, choose = rlcard.make("uno", config={"seed": 1}), Random(0).random

    def play(k: int) -> int:
        state, _ = env.reset()
        decisions = 0
        while not env.is_over():
            legal = list(state["legal_actions"])
            state, _ = env.step(legal[int(choose() * len(legal))])
            decisions += 1
        return decisions

    return rate(play)


def chess_games() -> float | None:
    """Blind games of python-chess, moves per second."""
    try:
        import chess
    except ImportError:
        return None
    choose = Random(0).random

    def play(k: int) -> int:
        board, moves = chess.Board(), 0
        while moves < 300 and (legal := list(board.legal_moves)):
            board.push(legal[int(choose() * len(legal))])
            moves += 1
        return moves

    return rate(play)


def main(wanted: list[str]) -> None:
    print(
        f"{'case':<28}{'playouts/s':>12}{'simulate/s':>12}{'× Uno':>8}{'× chess':>9}{'clone':>8}"
        f"{'determ.':>9}{'view':>8}{'legal':>8}{'evaluate':>10}   (µs)"
    )
    for game in wanted:
        # Measured anew beside each game: machines change their pace.
        peers = {"Uno": uno(), "chess": chess_games()}
        print("peers: " + ", ".join(f"{name} {r:,.0f}/s" for name, r in peers.items() if r))
        for case in CASES:
            if case.game.id == game:
                print(costs(case, peers), flush=True)
    print(f"\n{'case':<28}{'save kB':>9}{'save ms':>9}{'load ms':>9}{'decisions':>11}")
    for case in CASES:
        if case.game.id in wanted:
            print(disk(case), flush=True)


def costs(case: Case, peers: dict[str, float | None]) -> str:
    speed, simulated = rate(playout(case)), rate(simulation(case))
    state, rng = middle(case), Rng(1)
    player = state.pending[-1].player
    times = [
        micros(state.clone),
        micros(lambda: state.determinize(player, rng)),
        micros(lambda: state.view(player)),
        micros(state.legal),
        micros(lambda: case.game.evaluate(state, player)),
    ]
    ratios = [f"{speed / peer:.2f}" if peer else "-" for peer in peers.values()]
    cells = zip((8, 9, 8, 8, 10), times, strict=True)
    return f"{case!s:<28}{speed:>12,.0f}{simulated:>12,.0f}{ratios[0]:>8}{ratios[1]:>9}" + "".join(
        f"{micro:>{width}.1f}" for width, micro in cells
    )


def disk(case: Case) -> str:
    match = whole_match(case)
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "game.fairytable"
        saving = micros_once(lambda: save(match, path))
        loading = micros_once(lambda: load(path))
        size = path.stat().st_size / 1000
    return (
        f"{case!s:<28}{size:>9.1f}{saving / 1000:>9.1f}{loading / 1000:>9.1f}"
        f"{len(match.actions):>11}"
    )


def micros_once(do: Callable[[], object]) -> float:
    """Microseconds of one slow call: the best of five."""
    best = float("inf")
    for _ in range(5):
        start = time.process_time_ns()
        do()
        best = min(best, (time.process_time_ns() - start) / 1000)
    return best


if __name__ == "__main__":
    main(sys.argv[1:] or list(GAMES))
