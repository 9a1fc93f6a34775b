"""What a frame costs while motifs are played: CPU time of the main thread, frame by frame.

Run it on a quiet machine: `python -m tests.benchmarks.motifs`.
"""

import os
from functools import partial

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtWidgets import QApplication

from fairytable.engine import Moved
from fairytable.stage.beats import Beat
from fairytable.stage.motifs import Travel
from fairytable.table.card_table import CardTable
from tests.benchmarks.table import DEAL_MS, Frames
from tests.table.ring_and_road import HEIGHT, WALKER, WIDTH, Telling
from tests.table.tables import pixmaps
from tests.table.test_motifs import MOTIFS

FRAME_MS = 16
TIMES = 3


def play(app: QApplication, frames: Frames, beat: Beat, **facts: object) -> None:
    """All frames of a beat, with the one in which it begins: then its lights are painted."""
    story = Telling(CardTable(pixmaps()))
    app.processEvents()
    frames.take(partial(story.tell, beat, **facts))
    clock = story.table.motion._clock
    for ms in range(0, clock.duration(), FRAME_MS):
        frames.take(partial(clock.setCurrentTime, ms))
    story.table.finish()
    story.table.close()


def main() -> None:
    app = QApplication([])
    carrying = Travel(WALKER, ("road.0", "pile", "road.4"), carries=(12,))
    moved = Moved(12, "pile", "road.4", None, 0)
    beats: dict[str, tuple[Beat, dict[str, object]]] = {
        name: (Beat(motifs=(motif,)), {}) for name, motif in MOTIFS.items()
    }
    walker: dict[str, object] = {"walker": "road.4"}
    grown: dict[str, object] = {"grown": 2}
    beats["a pawn carries a card"] = Beat((moved,), facts=walker, motifs=(carrying,)), walker
    beats["a place grows"] = Beat(facts=grown, light=("road.2",)), grown
    print(f"{WIDTH}x{HEIGHT}, a ring and a road")
    heads = "".join(f"{head:>9}" for head in ("median", "p95", "worst", "bound", "ratio"))
    print(f"{'ms of CPU per frame':<26}{'frames':>7}{heads}")
    for name, (beat, facts) in beats.items():
        frames = Frames(app)
        for _ in range(TIMES):
            play(app, frames, beat, **facts)
        print(frames.line(name, DEAL_MS))


if __name__ == "__main__":
    main()
