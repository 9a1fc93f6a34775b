"""What it costs to rasterise every emblem and back at the width of an enlarged card.

Run it on a quiet machine: `python -m tests.benchmarks.art`.
"""

import os
import statistics
import time
from pathlib import Path
from typing import NamedTuple

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QRectF
from PySide6.QtGui import QGuiApplication
from PySide6.QtSvg import QSvgRenderer

from fairytable.games import GAMES
from fairytable.paint.brushes import canvas
from fairytable.paint.scenery import COVER, TABLE
from fairytable.resources import assets

WIDTH = 280
ROUNDS = 5
MILLISECONDS, BYTES = 25.0, 60_000
LISTED = 5


class Cost(NamedTuple):
    milliseconds: float
    """Of the thread, as a median."""
    size: int
    name: str


def cost(file: Path) -> Cost:
    rounds = []
    for _ in range(ROUNDS):
        began = time.thread_time()
        drawing = QSvgRenderer(str(file))
        box = drawing.viewBoxF()
        height = round(WIDTH * box.height() / box.width())
        with canvas(WIDTH, height) as (_, p):
            drawing.render(p, QRectF(0, 0, WIDTH, height))
        rounds.append(time.thread_time() - began)
    name = f"{file.parent.name}/{file.stem}"
    return Cost(statistics.median(rounds) * 1000, file.stat().st_size, name)


def main() -> None:
    app = QGuiApplication([])
    assert app is not None
    files = [file for game in GAMES for file in (assets() / "art" / game).glob("*.svg")]
    costs = sorted(cost(file) for file in files if file.stem not in (COVER, TABLE))
    middle = statistics.median(found.milliseconds for found in costs)
    print(f"{len(costs)} drawings at {WIDTH} px: median {middle:.1f} ms; the slowest:")
    for found in reversed(costs[-LISTED:]):
        share = found.milliseconds / MILLISECONDS
        print(f"  {found.name}: {found.milliseconds:.1f} ms ({share:.2f} of {MILLISECONDS:.0f} ms)")
    largest = max(costs, key=lambda found: found.size)
    share = largest.size / BYTES
    print(f"the largest: {largest.name}, {largest.size} bytes ({share:.2f} of {BYTES})")


if __name__ == "__main__":
    main()
