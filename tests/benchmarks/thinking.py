"""Whether the table stutters while a bot thinks: frames with a bot that thinks all the time, beside
frames with none.

Run it on a quiet machine with two cores: `python -m tests.benchmarks.thinking [GAME]`. A clock asks
for a new picture of the whole table every 16 ms; what counts is the time between two pictures.
Beside it stands the most that the program itself worked between two pictures, in all its threads:
where that is little, a late picture had to wait for other programs.
"""

import gc
import os
import sys
import time
from typing import NamedTuple

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QElapsedTimer, Qt, QTimer
from PySide6.QtWidgets import QApplication

from fairytable.app.play.bot_player import BotPlayer
from fairytable.bots.levels import LADDER
from fairytable.engine import Action, Rng
from fairytable.games import GAMES, ON_THE_TABLE, staging_of
from fairytable.match import Match, Seat
from fairytable.table.card_table import CardTable
from fairytable.table.offers import offered
from tests.benchmarks.table import open_table
from tests.games.staged import stage

FRAME_MS, LATE_MS, STALL_MS = 16, 25.0, 50.0
"""A frame comes every 16 ms, is late after 25, and a stall after 50."""
LATE_SHARE = 0.02
SECONDS = 10.0
PATIENCE_MS = 10_000


class ThinkingBot:
    """A bot of the highest level that plays a game against itself without a pause."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.answers = 0
        self.player = BotPlayer()
        self.player.chosen.connect(self._play)

    def ask(self) -> None:
        self.player.ask(self.match, PATIENCE_MS)

    def _play(self, action: Action) -> None:
        self.answers += 1
        self.match.play(action)
        if self.match.state.decision is not None:
            self.ask()


class Between(NamedTuple):
    """What passed from one picture to the next, in milliseconds."""

    waited: float
    worked: float


def frames(app: QApplication, table: CardTable) -> list[Between]:
    """What passed between pictures for some seconds, the longest last."""
    between: list[Between] = []
    watch = QElapsedTimer()
    clock = QTimer()
    clock.setTimerType(Qt.TimerType.PreciseTimer)
    worked = time.process_time()

    def frame() -> None:
        nonlocal worked
        before, worked = worked, time.process_time()
        between.append(Between(watch.nsecsElapsed() / 1e6, 1e3 * (worked - before)))
        watch.restart()
        table.viewport().repaint()

    clock.timeout.connect(frame)
    watch.start()
    clock.start(FRAME_MS)
    until = time.perf_counter() + SECONDS
    while time.perf_counter() < until:
        app.processEvents()
        time.sleep(0.0005)
    clock.stop()
    return sorted(between[1:])


def line(name: str, between: list[Between]) -> str:
    late = sum(one.waited > LATE_MS for one in between) / len(between)
    stalls = sum(one.waited > STALL_MS for one in between)
    middle, worst = between[len(between) // 2], between[-1]
    own = max(one.worked for one in between)
    return (
        f"{name:<22}{len(between):>7}{middle.waited:>9.1f}{worst.waited:>9.1f}"
        f"{late:>9.2%}{stalls:>8}{middle.worked:>9.1f}{own:>9.1f}"
    )


def main(name: str) -> None:
    app = QApplication([])
    game, staging = GAMES[name], staging_of(name)
    assert staging is not None
    players = min(options.players for options in game.options.variants())
    seats = [Seat(name=f"Bot {p}", colour=p, kind="bot", level=LADDER[-1]) for p in range(players)]
    match = Match.new(game, game.options(players=players), seats, seed=Rng(1).below(99))
    table = open_table(app, (1280, 800))
    shown = stage(match.state, 0)
    table.present(staging, shown, offered(staging, shown, match.state.legal()))
    gc.freeze()  # as the program does when it has started
    print(f"{name}: ms between two pictures of the table")
    print(f"{'':<22}{'frames':>7}{'median':>9}{'worst':>9}{'late':>9}{'stalls':>8}"
          f"{'worked':>9}{'at most':>9}")  # fmt: skip
    print(line("nobody thinks", frames(app, table)), flush=True)
    bot = ThinkingBot(match)
    bot.player.start()
    bot.ask()
    while not bot.answers:  # the process has to start first
        app.processEvents()
        time.sleep(0.01)
    before = bot.answers
    print(line("a bot thinks", frames(app, table)))
    print(
        f"it decided {bot.answers - before} times; wanted: no stall above {STALL_MS:.0f} ms, "
        f"at most {LATE_SHARE:.0%} later than {LATE_MS:.0f} ms"
    )
    bot.player.close()


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else ON_THE_TABLE[0])
