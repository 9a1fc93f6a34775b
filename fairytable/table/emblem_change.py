"""A pawn that changes its emblem: the new picture takes the place of the former one."""

from typing import Self

from fairytable.table.motion import MOVE_MS
from fairytable.table.pawn_item import PawnItem


class EmblemChange:
    """Over as soon as the pawn has arrived, or in the time of a flight if it stands."""

    length = MOVE_MS

    def __init__(self, figure: PawnItem, arrives: int) -> None:
        self.delay = max(0, arrives - MOVE_MS)
        self._figure = figure

    def begin(self) -> Self:
        return self

    def at(self, share: float) -> None:
        self._figure.change(min(1.0, max(0.0, share)))

    def land(self) -> None:
        self._figure.change(1.0)
