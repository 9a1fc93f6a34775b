"""What bots cost: how many decisions by plan a second, and whether a thinking bot keeps its time.

Run it on a quiet machine: `python -m tests.benchmarks.bots [game …]`. Decisions by plan are those
that the search makes on its way to the horizon, in CPU time of one core. A bot of the highest level
thinks in its own process, as at the table; its time runs from the question to the answer.
"""

import sys
import time
from queue import SimpleQueue

from fairytable.bots.greedy import plan_on
from fairytable.bots.levels import LADDER, LIMIT
from fairytable.bots.worker import Answer, Message, Ready, Request, Worker
from fairytable.engine import Game, Rng
from fairytable.games import GAMES
from fairytable.match import Match, Seat

PLANS = 20_000
"""Decisions a second that we want."""
SECONDS = 2.0
DECISIONS = 40
"""Of a thinking bot, per game."""
SLACK = 1.1
KEPT = 0.99
"""So many of the decisions take at most the time that was given, and a tenth of it."""


def plans(game: Game, players: int) -> float:
    """Decisions by plan a second: the best of ten short rounds, so that a busy moment of the
    machine does not count."""
    best, seed = 0.0, 0
    for _ in range(10):
        decisions, began = 0, time.process_time()
        while (spent := time.process_time() - began) < SECONDS / 10:
            seed += 1
            state = game.new(game.options(players=players), seed)
            while state.pending:
                mark = game.mark(state)
                for action in plan_on(game, state):
                    state._apply(action)
                    decisions += 1
                    if not state.pending or game.mark(state) != mark:
                        break
        best = max(best, decisions / spent)
    return best


def thinking(game: Game) -> list[float]:
    """How long the highest level takes for each of some decisions of a game, in seconds."""
    said: SimpleQueue[Message] = SimpleQueue()
    worker = Worker(said.put)
    assert isinstance(said.get(), Ready)
    fewest = min(options.players for options in game.options.variants())
    seats = [Seat(name=f"Bot {p}", colour=p, kind="bot", level=LADDER[-1]) for p in range(fewest)]
    match = Match.new(game, game.options(players=fewest), seats, seed=3)
    rng = Rng(3)
    taken: list[float] = []
    while match.state.decision is not None and len(taken) < DECISIONS:
        legal = match.state.distinct(match.state.legal())
        if len(legal) == 1 or rng.below(3):
            match.play(plan_on(game, match.state)[0])
            continue
        began = time.perf_counter()
        worker.ask(Request.of(match, len(taken) + 1))
        answer = said.get()
        taken.append(time.perf_counter() - began)
        assert isinstance(answer, Answer), answer
        match.play(answer.action)
    worker.end()
    return taken


def main(wanted: list[str]) -> None:
    print(f"{'decisions by plan':<22}{'a second':>10}{'wanted':>9}{'ratio':>7}")
    for name in wanted:
        game = GAMES[name]
        for players in sorted({options.players for options in game.options.variants()}):
            rate = plans(game, players)
            print(
                f"{name + ' ' + str(players):<22}{rate:>10,.0f}{PLANS:>9,}{rate / PLANS:>7.2f}",
                flush=True,
            )
    print(f"\n{'highest level':<22}{'decisions':>10}{'median s':>9}{'worst s':>9}{'in time':>9}")
    for name in wanted:
        taken = sorted(thinking(GAMES[name]))
        in_time = sum(seconds <= SLACK * LIMIT for seconds in taken) / len(taken)
        print(
            f"{name:<22}{len(taken):>10}{taken[len(taken) // 2]:>9.2f}{taken[-1]:>9.2f}"
            f"{in_time:>9.1%}  of {LIMIT} s and a tenth; wanted: {KEPT:.0%}",
            flush=True,
        )


if __name__ == "__main__":
    main(sys.argv[1:] or list(GAMES))
