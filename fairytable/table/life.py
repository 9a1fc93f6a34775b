"""All that lives on a table, beside what is played."""

from collections.abc import Callable

from PySide6.QtCore import QPointF

from fairytable.table.breath import Breath
from fairytable.table.fireflies import Fireflies
from fairytable.table.glint import Glint
from fairytable.table.mist import Mist
from fairytable.table.motion import Motion
from fairytable.table.quiet_life import QuietLife
from fairytable.table.table_top import TableTop


class Life:
    """Mist, fireflies and breath on a table at rest; gems that glint under the pointer."""

    def __init__(self, top: TableTop, motion: Motion, still: Callable[[], bool]) -> None:
        """Nothing of it moves but while all is `still`."""
        things = Mist(top), Fireflies(top), Breath(top)
        self.quiet = QuietLife(top, motion, still, things)
        self.glint = Glint(top, motion)

    def point_at(self, at: QPointF) -> None:
        """The pointer is over this point, and nothing is held."""
        self.glint.point_at(at)
