"""From the start of a built program to its first painted page, on a virtual screen of its own.

Run it on a quiet machine, with Xvfb: `python -m tests.benchmarks.frozen_start PROGRAM`.
"""

import os
import statistics
import subprocess
import sys
import tempfile
import time

from PySide6.QtGui import QGuiApplication

STARTS = 5
BOUND = 2.0
"""Seconds."""
DISPLAY = ":94"
SIZE = (1400, 900)
COLOURS = 2000
"""So many among the points that are looked at only when the covers of the games are painted."""


def start(program: str, screen: QGuiApplication) -> float:
    """Seconds until the page is seen."""
    with tempfile.TemporaryDirectory() as home:
        environment = {**os.environ, "DISPLAY": DISPLAY, "FAIRYTABLE_HOME": home}
        del environment["QT_QPA_PLATFORM"]
        began = time.monotonic()
        with subprocess.Popen([program], env=environment) as running:
            while colours(screen) < COLOURS:
                if running.poll() is not None:
                    sys.exit(f"{program} has ended with exit code {running.returncode}")
                if time.monotonic() - began > 60:
                    running.kill()
                    sys.exit(f"{program} has painted nothing for a minute")
                time.sleep(0.02)
            took = time.monotonic() - began
            running.kill()
        while colours(screen) > 1:
            time.sleep(0.1)
    return took


def colours(screen: QGuiApplication) -> int:
    """How many different ones the screen shows."""
    image = screen.primaryScreen().grabWindow(0).toImage()
    width, height = SIZE
    return len({image.pixel(x, y) for x in range(0, width, 5) for y in range(0, height, 5)})


def main() -> None:
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    size = f"{SIZE[0]}x{SIZE[1]}x24"
    with subprocess.Popen(
        ["Xvfb", DISPLAY, "-screen", "0", size], stderr=subprocess.DEVNULL
    ) as server:
        time.sleep(1)
        os.environ |= {"DISPLAY": DISPLAY, "QT_QPA_PLATFORM": "xcb"}
        screen = QGuiApplication([])
        first = start(sys.argv[1], screen)  # fills the caches of the disk
        starts = [start(sys.argv[1], screen) for _ in range(STARTS)]
        middle, longest = statistics.median(starts), max(starts)
        print(f"first painted page after {middle:.2f} s ({middle / BOUND:.2f} of {BOUND:.1f} s)")
        print(f"    longest of {STARTS}: {longest:.2f} s; the very first: {first:.2f} s")
        screen.quit()
        server.terminate()


if __name__ == "__main__":
    main()
