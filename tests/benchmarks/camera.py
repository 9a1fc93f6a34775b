"""What a map costs with 120 tiles and 110 cards on the table: CPU time of the main thread.

Run it on a quiet machine: `python -m tests.benchmarks.camera [WIDTHxHEIGHT]`. Set QT_SCALE_FACTOR=2
for a fine screen.
"""

import os
import sys
import time
from functools import partial

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from fairytable.paint.art import Art
from fairytable.paint.pixmaps import Pixmaps
from fairytable.stage.maps import fitted
from fairytable.table.motion import SPEEDS
from tests.benchmarks.table import DRAG_MS, MOUSE_S, STALL_MS, Frames
from tests.table.hex_country import LEFT, Land

MOVE_MS = 4.0
"""What 95 of 100 frames may cost at most while the map moves."""
STEPS = 80
TILES, LAID, HELD, DECK = 120, 60, 20, 30


def wheel(land: Land, at: QPoint, eighths: int) -> None:
    """A notch of the wheel."""
    viewport = land.table.viewport()
    event = QWheelEvent(
        QPointF(at),
        QPointF(viewport.mapToGlobal(at)),
        QPoint(),
        QPoint(0, eighths),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(viewport, event)


def rest(app: QApplication, land: Land) -> None:
    """Until all is sharp."""
    land.table.finish()
    app.processEvents()
    land.table.top.pixmaps.finish()
    for _ in range(3):
        app.processEvents()


def pan(app: QApplication, land: Land) -> Frames:
    """The ground is pulled to and fro."""
    viewport, frames = land.table.viewport(), Frames(app)
    middle = QPoint(viewport.width() // 2, viewport.height() // 3)
    for seed in range(4):
        start = land.table.mapFromScene(QPointF(40, 40)) if seed % 2 else middle
        QTest.mousePress(viewport, LEFT, pos=start)
        for k in range(60):
            to = start + QPoint((k * 7) % 300 - 150, (k * 5) % 120 - 60)
            time.sleep(MOUSE_S)
            frames.take(partial(QTest.mouseMove, viewport, to))
        QTest.mouseRelease(viewport, LEFT, pos=to)
        rest(app, land)
    return frames


def zoom(app: QApplication, land: Land) -> Frames:
    """From all of the map to its closest and back, in small steps."""
    camera, frames = land.table.camera, Frames(app)
    at = QPointF(land.table.width() * 0.45, land.table.height() * 0.35)
    chart = camera.chart
    assert chart is not None
    step = (chart.closest / fitted(chart).zoom) ** (1 / STEPS)
    for by in (step, 1 / step):
        for _ in range(STEPS):
            frames.take(partial(camera.pinch, at, by))
            time.sleep(MOUSE_S)
        rest(app, land)
    return frames


def drag(app: QApplication, land: Land) -> Frames:
    """A card of the hand is dragged over the map."""
    table, frames = land.table, Frames(app)
    viewport, card = table.viewport(), land.zones["hand.0"][3]
    start = table.mapFromScene(table.top.cards[card].pos())
    QTest.mousePress(viewport, LEFT, pos=start)
    at = start
    for k in range(400):
        x = 60 + (k * 37) % (table.width() - 120)
        y = 60 + (k * 23) % (table.height() - 120)
        at = at + (QPoint(x, y) - at) * 0.15
        time.sleep(MOUSE_S)
        frames.take(partial(QTest.mouseMove, viewport, at))
    QTest.keyClick(table, Qt.Key.Key_Escape)
    return frames


def turns(app: QApplication, land: Land) -> Frames:
    """Every turn of the event loop while somebody zooms and pulls, and sharp pictures arrive."""
    frames, viewport = Frames(app), land.table.viewport()
    land.table.motion.speed = SPEEDS["normal"]
    for k in range(8):
        at = QPoint(viewport.width() * (2 + k % 5) // 8, viewport.height() // 3)
        frames.take(partial(wheel, land, at, 240 if k < 4 else -240))
        until = time.perf_counter() + 0.9
        while time.perf_counter() < until:
            frames.take(partial(QTest.qWait, 1))
    land.table.motion.speed = SPEEDS["off"]
    return frames


def main(size: tuple[int, int]) -> None:
    app = QApplication([])
    land = Land(Pixmaps(Art()), TILES, LAID, HELD, DECK, size)
    rest(app, land)
    cards = len(land.table.top.cards)
    ratio = land.table.devicePixelRatioF()
    print(f"{TILES} tiles, {cards - TILES} cards, {size[0]}x{size[1]}, scale {ratio:g}")
    heads = "".join(f"{head:>9}" for head in ("median", "p95", "worst", "bound", "ratio"))
    print(f"{'ms of CPU per frame':<26}{'frames':>7}{heads}")
    print(zoom(app, land).line("zoom", MOVE_MS))
    for _ in range(2):
        land.table.camera.closer()
    rest(app, land)
    print(pan(app, land).line("pull the ground", MOVE_MS))
    land.table.camera.fit()
    rest(app, land)
    print(drag(app, land).line("drag a card over it", DRAG_MS))
    rest(app, land)
    print(turns(app, land).line("every turn while it moves", STALL_MS))
    land.table.top.pixmaps.close()


if __name__ == "__main__":
    chosen = sys.argv[1] if len(sys.argv) > 1 else "980x774"
    across, _, down = chosen.partition("x")
    main((int(across), int(down)))
