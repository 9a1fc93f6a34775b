"""From the start of the process to the first painted table, and what it takes: time and memory.

Run it on a quiet machine: `python -m tests.benchmarks.start`.
"""

import os
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import NamedTuple

STARTS = 5
WALL_S, MEGABYTES = 1.0, 180.0

SCRIPT = """
import resource, sys, time
sys.argv = ["fairytable"]
from fairytable.app.start import load_qt
load_qt()
from PySide6.QtWidgets import QApplication
from fairytable.app.bot_player import BotPlayer
from fairytable.app.chrome import CHROMES, dress
from fairytable.games import GAMES, ON_THE_TABLE
from fairytable.match import Match, Seat
from fairytable.app.translation import Language
from fairytable.app.window import Window
from fairytable.storage.settings import Settings
from fairytable.table.art import Art
from fairytable.table.pixmaps import Pixmaps
app = QApplication([])
settings = Settings(animation="off")
language = Language("en")
dress(app, CHROMES["dark"])
window = Window(Pixmaps(Art()), BotPlayer(), language, settings)
window.resize(1280, 800)
window.show()
game = GAMES[ON_THE_TABLE[0]]
seats = [Seat(name="Anna")]
seats += [Seat(name=f"Bot {k}", kind="bot", level="greedy", colour=k) for k in (1, 2)]
window.begin(Match.new(game, game.options.model_validate({"players": 3}), seats, 1))
app.processEvents()
painted = time.time()
usage = resource.getrusage(resource.RUSAGE_SELF)
print(painted, time.process_time(), usage.ru_maxrss / 1024)
window.close()
"""


class Start(NamedTuple):
    wall: float
    cpu: float
    megabytes: float


def start(bytecode: Path) -> Start:
    with tempfile.TemporaryDirectory() as home:
        environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "FAIRYTABLE_HOME": home}
        environment |= {"PYTHONDONTWRITEBYTECODE": "", "PYTHONPYCACHEPREFIX": str(bytecode)}
        began = time.time()
        out = subprocess.run(
            [sys.executable, "-c", SCRIPT],
            env=environment,
            capture_output=True,
            text=True,
            check=True,
        ).stdout
    painted, cpu, megabytes = (float(word) for word in out.split()[-3:])
    return Start(painted - began, cpu, megabytes)


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        bytecode = Path(folder)  # as after an installation, whatever this Python is told
        start(bytecode)  # compiles, and fills the caches of the disk
        starts = [start(bytecode) for _ in range(STARTS)]
    wall, cpu, megabytes = (statistics.median(column) for column in zip(*starts, strict=True))
    print(f"first painted table after {wall:.2f} s ({wall / WALL_S:.2f} of {WALL_S:.1f} s)")
    print(f"CPU of the process: {cpu:.2f} s")
    print(
        f"memory without the worker: {megabytes:.0f} MB ({megabytes / MEGABYTES:.2f} of the bound)"
    )


if __name__ == "__main__":
    main()
