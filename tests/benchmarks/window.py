"""What a person waits for in the running program: another language, a saved game.

Run it on a quiet machine: `QT_QPA_PLATFORM=offscreen python -m tests.benchmarks.window`.
"""

import os
import statistics
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

ROUNDS = 7
SWITCH_S, OPEN_S = 0.3, 0.5
SAVES = Path(__file__).resolve().parents[1] / "golden"


def timed(do: Callable[[], None]) -> tuple[float, float]:
    """Wall and CPU time of the main thread, in seconds."""
    wall, cpu = time.perf_counter(), time.thread_time()
    do()
    return time.perf_counter() - wall, time.thread_time() - cpu


def report(name: str, times: list[tuple[float, float]], bound: float) -> None:
    wall, cpu = (statistics.median(column) for column in zip(*times, strict=True))
    print(
        f"{name}: {wall * 1000:.0f} ms ({wall / bound:.2f} of {bound * 1000:.0f} ms), "
        f"CPU {cpu * 1000:.0f} ms, longest {max(times)[0] * 1000:.0f} ms"
    )


def main() -> None:
    from fairytable.app.program import assemble
    from fairytable.games import ON_THE_TABLE

    app, window = assemble([sys.argv[0]])
    window.go_home()
    app.processEvents()
    for game in ON_THE_TABLE:
        saves = sorted(SAVES.glob(f"{game}*.fairytable"))
        largest = max(saves, key=lambda path: path.stat().st_size)

        def open_it(path: Path = largest) -> None:
            window.files.open(path)
            app.processEvents()

        report(f"{game}: opening {largest.name}", [timed(open_it) for _ in range(ROUNDS)], OPEN_S)

        def switch() -> None:
            window.language.use("it" if window.language.code == "en" else "en")
            app.processEvents()

        report(f"{game}: language switch", [timed(switch) for _ in range(ROUNDS)], SWITCH_S)
    window.bots.close()
    window.close()
    window._pixmaps.close()


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as home:
        os.environ["FAIRYTABLE_HOME"] = home
        main()
