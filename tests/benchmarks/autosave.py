"""What the window pays for the autosave of a move, and what the thread does that writes it.

Run it on a quiet machine: `python -m tests.benchmarks.autosave`.
"""

import tempfile
import time
from pathlib import Path

from fairytable.engine import Rng
from fairytable.games import GAMES, ON_THE_TABLE
from fairytable.storage.autosave import Autosave
from tests.match.matches import any_match

BOUND_MS = 2.0
PACE_S = 0.02
"""Between two moves; the fastest bots are slower."""


def main() -> None:
    print(f"{'game':<12}{'moves':>6}{'p50 ms':>9}{'p95 ms':>9}{'most':>9}{'to disk p95 ms':>16}")
    for game in ON_THE_TABLE:
        paid, written = costs(game)
        print(
            f"{game:<12}{len(paid):>6}{share(paid, 0.5):>9.2f}{share(paid, 0.95):>9.2f}"
            f"{paid[-1]:>9.2f}{share(written, 0.95):>16.1f}"
        )
    print(f"wanted: p95 of what the window pays at most {BOUND_MS} ms")


def costs(game: str) -> tuple[list[float], list[float]]:
    """Milliseconds of each move in the thread that plays, and until it was on the disk."""
    rules, rng = GAMES[game], Rng(1)
    match = any_match(rules, rules.options(players=3), 1)
    paid: list[float] = []
    written: list[float] = []
    with tempfile.TemporaryDirectory() as folder:
        autosave = Autosave(Path(folder) / "game.fairytable")
        while match.decision is not None and len(paid) < 200:
            match.play(rng.choice(match.state.legal()))
            start = time.perf_counter()
            autosave(match)
            paid.append((time.perf_counter() - start) * 1000)
            autosave.finish()
            written.append((time.perf_counter() - start) * 1000)
            time.sleep(PACE_S)
    return sorted(paid), sorted(written)


def share(values: list[float], part: float) -> float:
    return values[min(len(values) - 1, int(len(values) * part))]


if __name__ == "__main__":
    main()
