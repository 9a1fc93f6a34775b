"""What every part of the table of Moons is drawn with."""

from fairytable.games.moons.layout.frame import frame
from fairytable.games.moons.seen import Seen
from fairytable.stage.sketch import SMALLEST_TEXT, Sketch
from fairytable.stage.staging import Stage


class Drawing(Sketch):
    """What lies on the table so far, and the measures by which it lies."""

    def __init__(self, stage: Stage) -> None:
        self.seen = Seen(stage.view)
        self.frame = frame(stage.width, stage.height)
        super().__init__(stage, self.frame.u)

    def size(self, share: float, least: float = SMALLEST_TEXT) -> float:
        """The height of letters: a share of the card, but legible."""
        return max(least, share * self.u)

    def on_turn(self, player: int) -> bool:
        return self.stage.view.decision is not None and self.seen.player == player
