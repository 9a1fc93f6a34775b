"""What the table costs with 110 cards on it: CPU time of the main thread, frame by frame.

Run it on a quiet machine: `python -m tests.benchmarks.table [WIDTHxHEIGHT] [GAME]`.
"""

import gc
import os
import sys
import time
from collections.abc import Callable
from functools import partial

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from fairytable.bots import choose
from fairytable.engine import Game, Rng, State
from fairytable.games import GAMES, ON_THE_TABLE, staging_of
from fairytable.paint.art import Art
from fairytable.paint.pixmaps import Pixmaps
from fairytable.stage.staging import Staging
from fairytable.table.card_table import CardTable
from fairytable.table.motion import SPEEDS
from fairytable.table.offers import offered
from tests.games.staged import stage

DRAG_MS, DEAL_MS, STALL_MS = 3.0, 10.0, 100.0
"""What a frame may cost at most: 95 of 100 drags, 95 of 100 deals, every turn of a game."""


MOUSE_S = 0.008
"""A mouse tells where it is 125 times a second."""


class Frames:
    """CPU milliseconds of the main thread for each of many frames."""

    def __init__(self, app: QApplication) -> None:
        self.app = app
        self.costs: list[float] = []

    def take(self, do: Callable[[], object]) -> None:
        start = time.thread_time_ns()
        do()
        self.app.processEvents()
        self.costs.append((time.thread_time_ns() - start) / 1e6)

    def percentile(self, share: float) -> float:
        return sorted(self.costs)[min(len(self.costs) - 1, int(share * len(self.costs)))]

    def line(self, name: str, bound: float) -> str:
        p95, worst = self.percentile(0.95), max(self.costs)
        return (
            f"{name:<26}{len(self.costs):>7}{self.percentile(0.5):>9.2f}{p95:>9.2f}{worst:>9.2f}"
            f"{bound:>9.1f}{p95 / bound:>9.2f}"
        )


def new(game: Game, seed: int) -> State:
    """A game of as many players as it can have."""
    most = list(game.options.variants())[-1].players
    return game.new(game.options.model_validate({"players": most, "first": 0}), seed)


def in_the_middle(state: State) -> State:
    """About the middle of a random game, with a card that can be taken."""
    course, rng = [state], Rng(1)
    while course[-1].decision is not None:
        after = course[-1].clone()
        after.apply(rng.choice(after.legal()))
        course.append(after)
    later = course[len(course) // 2 :]
    return next(s for s in later if any(action.card is not None for action in s.legal()))


def open_table(app: QApplication, size: tuple[int, int]) -> CardTable:
    table = CardTable(Pixmaps(Art(), background=False))
    table.resize(*size)
    table.motion.speed = SPEEDS["off"]
    table.show()
    app.processEvents()
    return table


def drag(app: QApplication, table: CardTable, staging: Staging, state: State) -> Frames:
    if all(action.card is None for action in state.legal()):
        state = in_the_middle(state)
    shown = stage(state, state.pending[-1].player)
    table.present(staging, shown, offered(staging, shown, state.legal()))
    app.processEvents()
    card = table.offers.pieces()[0]
    viewport, frames = table.viewport(), Frames(app)
    at = table.mapFromScene(table.top.item_of(card).pos())
    QTest.mousePress(viewport, Qt.MouseButton.LeftButton, pos=at)
    width, height = table.width(), table.height()
    for k in range(600):
        x, y = 40 + (k * 37) % (width - 80), 40 + (k * 23) % (height - 80)
        to = QPoint(int(at.x() + (x - at.x()) * 0.15), int(at.y() + (y - at.y()) * 0.15))
        at = to
        time.sleep(MOUSE_S)
        frames.take(partial(QTest.mouseMove, viewport, to))
    QTest.keyClick(table, Qt.Key.Key_Escape)
    return frames


def deal(app: QApplication, table: CardTable, staging: Staging, game: Game) -> Frames:
    """Forty cards fly at once."""
    frames = Frames(app)
    table.motion.speed = 1.0
    for seed in range(3):
        state = new(game, seed)
        before = state.clone()
        zones = before.table.zones
        gathered = [card for zone in zones if zone.startswith("hand.") for card in zones[zone]]
        gathered += max(zones.values(), key=len)[: 40 - len(gathered)]
        aside = next(zone for zone in zones if zone.startswith(("removed", "discard", "box")))
        before.table.lay(gathered, aside)
        for lying in (state, before):  # every picture is painted before it flies
            table.present(staging, stage(lying))
            table.finish()
            for item in table.top.cards.values():  # also of cards that lie covered
                item.take()
            table.grab()
        table.present(staging, stage(state))
        clock = table.motion._clock
        for ms in range(0, clock.duration(), 16):
            frames.take(partial(clock.setCurrentTime, ms))
        table.finish()
    table.motion.speed = SPEEDS["off"]
    return frames


def at_rest(app: QApplication, table: CardTable, staging: Staging, state: State) -> Frames:
    """Ten seconds of what lives on a table that lies still: lights, mist, the breath of pawns."""
    frames = Frames(app)
    table.motion.speed = 1.0
    table.present(staging, stage(state))
    table.finish()
    while not table.life.quiet.out:
        QTest.qWait(50)
    for _ in range(150):
        frames.take(table.life.quiet.step)
    table.motion.speed = SPEEDS["off"]
    return frames


def whole_game(app: QApplication, table: CardTable, staging: Staging, game: Game) -> Frames:
    """Every turn of the event loop while bots play a whole game with all its animations."""
    state, rng, frames = new(game, 5), Rng(5), Frames(app)
    table.motion.speed = SPEEDS["fast"]
    state.listen()
    while state.decision is not None:
        action = choose("greedy", game, state, rng)
        state.apply(action)
        events = state.heard()
        frames.take(partial(table.present, staging, stage(state, 0), None, events))
        while table.busy:
            frames.take(partial(QTest.qWait, 1))
    table.motion.speed = SPEEDS["off"]
    return frames


def main(size: tuple[int, int], name: str) -> None:
    app = QApplication([])
    began = time.perf_counter()
    table = open_table(app, size)
    game = GAMES[name]
    staging = staging_of(game.id)
    assert staging is not None
    state = new(game, 1)
    table.present(staging, stage(state), offered(staging, stage(state), state.legal()))
    app.processEvents()
    gc.freeze()  # as the program does when it has started
    print(f"{game.id}, {size[0]}x{size[1]}, {len(table.top.cards)} cards")
    print(f"first painted table, every picture painted: {time.perf_counter() - began:.2f} s")
    heads = "".join(f"{head:>9}" for head in ("median", "p95", "worst", "bound", "ratio"))
    print(f"{'ms of CPU per frame':<26}{'frames':>7}{heads}")
    print(drag(app, table, staging, state).line("drag a card", DRAG_MS))
    print(at_rest(app, table, staging, state).line("life at rest", DRAG_MS))
    print(deal(app, table, staging, game).line("deal forty cards", DEAL_MS))
    print(whole_game(app, table, staging, game).line("a whole game of bots", STALL_MS))


if __name__ == "__main__":
    chosen = sys.argv[1] if len(sys.argv) > 1 else "980x774"
    across, _, down = chosen.partition("x")
    main((int(across), int(down)), sys.argv[2] if len(sys.argv) > 2 else ON_THE_TABLE[0])
