"""From the start of the process to the first painted page, and what it takes: time and memory.

Run it on a quiet machine: `python -m tests.benchmarks.start`.
"""

import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import NamedTuple

STARTS = 5
MEGABYTES = 180.0
SCREEN: dict[str, str | int] = {"name": "one", "x": 0, "y": 0, "width": 1920, "height": 1080}
SCREEN |= {"logicalDpi": 96, "logicalBaseDpi": 96, "dpr": 1}
"""The screen that Qt imagines by itself is smaller than the smallest window of ours."""

LOADED = """
import sys, time
sys.argv = ["fairytable"]
from fairytable.app.start import keep_all_that_comes, load_qt
keep_all_that_comes()
load_qt()
from fairytable.app.program import assemble
app, window = assemble([])
"""
START_PAGE = LOADED + "window.go_home()"
TABLE = (
    LOADED
    + """
from fairytable.games import GAMES
from fairytable.match import Match, Seat
game = GAMES["moons"]
seats = [Seat(name="Anna")]
seats += [Seat(name=f"Bot {k}", kind="bot", level="greedy", colour=k) for k in (1, 2)]
window.begin(Match.new(game, game.options.model_validate({"players": 3}), seats, 1))
"""
)
"""What `fairytable FILE` does, with a new game instead of a saved one."""
PAINTED = """
app.processEvents()
painted = time.time()
import os, resource
usage = resource.getrusage(resource.RUSAGE_SELF)
print(painted, time.process_time(), usage.ru_maxrss / 1024, flush=True)
if "bots" in vars(window):
    window.bots.close()
os._exit(0)
"""


class Start(NamedTuple):
    wall: float
    cpu: float
    megabytes: float


def start(script: str, bytecode: Path) -> Start:
    with tempfile.TemporaryDirectory() as home:
        screen = Path(home, "screen.json")
        screen.write_text(json.dumps({"screens": [SCREEN]}), encoding="utf-8")
        platform = f"offscreen:configfile={screen}"
        environment = {**os.environ, "QT_QPA_PLATFORM": platform, "FAIRYTABLE_HOME": home}
        environment |= {"PYTHONDONTWRITEBYTECODE": "", "PYTHONPYCACHEPREFIX": str(bytecode)}
        began = time.time()
        out = subprocess.run(
            [sys.executable, "-c", script + PAINTED],
            env=environment,
            capture_output=True,
            text=True,
            check=True,
            timeout=60,
        ).stdout
    painted, cpu, megabytes = (float(word) for word in out.split()[-3:])
    return Start(painted - began, cpu, megabytes)


def measure(name: str, script: str, bound: float, bytecode: Path) -> None:
    start(script, bytecode)  # compiles, and fills the caches of the disk
    starts = [start(script, bytecode) for _ in range(STARTS)]
    wall, cpu, megabytes = (statistics.median(column) for column in zip(*starts, strict=True))
    print(f"first painted {name} after {wall:.2f} s ({wall / bound:.2f} of {bound:.1f} s)")
    print(f"    CPU of the process: {cpu:.2f} s")
    share = megabytes / MEGABYTES
    print(f"    memory without the worker: {megabytes:.0f} MB ({share:.2f} of the bound)")


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        bytecode = Path(folder)  # as after an installation, whatever this Python is told
        measure("start page", START_PAGE, 0.8, bytecode)
        measure("table", TABLE, 1.0, bytecode)


if __name__ == "__main__":
    main()
