"""The idle breath of pawns: whoever stands on a table at rest rises and sinks a little."""

from math import sin, tau

from fairytable.stage.picture import Picture
from fairytable.table.table_top import TableTop

DEEP = 0.016
"""How much higher a pawn is when it has breathed in."""
LONG_S = 4.2
SLOW = 2
"""They move with every second step only."""


class Breath:
    """That of all pawns of a table, each in its own time."""

    def __init__(self, top: TableTop) -> None:
        self._top = top
        self._ticks = 0

    def come_out(self, picture: Picture) -> None:
        """Nothing has to be made ready."""

    def step(self, now: float) -> None:
        self._ticks += 1
        if self._ticks % SLOW:
            return
        for k, figure in enumerate(self._top.pawns.values()):
            share = min(1.0, now / 2) * sin((now / LONG_S + 0.37 * k) * tau)
            figure.breathe(1 + DEEP * share)

    def hide(self) -> None:
        for figure in self._top.pawns.values():
            figure.breathe(1.0)
