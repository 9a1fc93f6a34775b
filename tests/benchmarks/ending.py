"""What a frame costs while the end of a game is told: CPU time of the main thread, frame by frame.

Run it on a quiet machine: `python -m tests.benchmarks.ending [WIDTHxHEIGHT]`.
"""

import os
import sys
from functools import partial

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtWidgets import QApplication, QWidget

from fairytable.app.chrome import CHROMES, dress
from fairytable.app.end_page.finale import Finale, finale_of
from fairytable.app.end_page.script import Deed
from fairytable.app.end_page.telling import EndTelling
from fairytable.app.translation import Language
from fairytable.bots import choose
from fairytable.engine import Game, Rng
from fairytable.games import GAMES, ON_THE_TABLE, staging_of
from fairytable.match import Match, Seat
from fairytable.paint.art import Art
from fairytable.paint.pixmaps import Pixmaps
from fairytable.stage.staging import Person, Stage
from tests.benchmarks.table import DRAG_MS, Frames
from tests.games.staged import english

FRAME_MS = 16
PARTS = {
    "cards turn up": (Deed.OPEN, Deed.UNVEIL),
    "points are counted": (Deed.COUNT, Deed.DECIDE),
    "the winner's hour": (Deed.TRIUMPH,),
}


def finished(game: Game, seed: int = 5) -> Finale:
    """A game of as many players as it can have, played to its end."""
    most = list(game.options.variants())[-1].players
    seats = [Seat(name=f"Player {p}", colour=p) for p in range(most)]
    match = Match.new(game, game.options.model_validate({"players": most}), seats, seed)
    rng = Rng(seed)
    while match.decision is not None:
        match.play(choose("greedy", game, match.state, rng))
    staging = staging_of(game.id)
    assert staging is not None
    people = [Person(seat.name, seat.colour) for seat in seats]
    stage = Stage(match.state.view(0), 980, 774, people, 0, english)
    return finale_of(match, staging, stage._replace(winners=tuple(match.state.winners())))


def tell(app: QApplication, telling: EndTelling, finale: Finale) -> dict[str, Frames]:
    """Every frame of a telling at normal speed."""
    telling.tell(finale, 1.0)
    telling.clock.pause()
    app.processEvents()
    assert telling.counting is not None
    script = telling.counting.script
    costs = {name: Frames(app) for name in PARTS}
    for ms in range(0, script.length, FRAME_MS):
        name = next(name for name, deeds in PARTS.items() if script.at(ms).deed in deeds)
        costs[name].take(partial(telling.go, ms))
    telling.finish()
    return costs


def main(size: tuple[int, int]) -> None:
    app = QApplication([])
    dress(app, CHROMES["dark"])
    around = QWidget()
    around.resize(*size)
    around.show()
    telling = EndTelling(Language("en"), Pixmaps(Art(), background=False), around)
    heads = "".join(f"{head:>9}" for head in ("median", "p95", "worst", "bound", "ratio"))
    print(f"{size[0]}x{size[1]}")
    print(f"{'ms of CPU per frame':<26}{'frames':>7}{heads}")
    for game in ON_THE_TABLE:
        print(game)
        for name, frames in tell(app, telling, finished(GAMES[game])).items():
            print(frames.line(f"  {name}", DRAG_MS))


if __name__ == "__main__":
    across, _, down = (sys.argv[1] if len(sys.argv) > 1 else "1280x774").partition("x")
    main((int(across), int(down)))
