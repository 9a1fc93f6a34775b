"""What is aimed at by pointer, keyboard or list: soon the table shows what it would bring."""

from PySide6.QtCore import QObject, Signal

from fairytable.stage.foresight import NO_AIM, Aim
from fairytable.stage.gestures import Target
from fairytable.table.ghost import CardGhost
from fairytable.table.offers import Offer
from fairytable.table.table_top import TableTop
from fairytable.table.timers import once

PREVIEW_MS = 30
"""How long a held piece rests over a place before the place shows what it would bring."""


class Aiming(QObject):
    """One thing at a time: several possible meanings are none."""

    aimed = Signal(object)
    """The Aim whose outcome is shown from now on."""

    def __init__(self, top: TableTop, parent: QObject) -> None:
        super().__init__(parent)
        self.offers: list[Offer] = []
        """What the gesture of the moment may mean."""
        self.ghost = CardGhost(top)
        self._top = top
        self._pointed: Target | None = None
        """What is pointed at, where the game foretells of it."""
        self._shown = NO_AIM
        self._look_ahead = once(self, PREVIEW_MS)
        self._look_ahead.timeout.connect(self._preview)

    def at(self, offers: list[Offer], pointed: Target | None = None) -> bool:
        """Show soon what this would bring; False if it is what is aimed at already."""
        foretells = self._top.staging is not None and self._top.staging.foretells
        pointed = pointed if foretells else None
        if offers == self.offers and pointed == self._pointed:
            return False
        changed = offers != self.offers
        self.offers, self._pointed = offers, pointed
        self._look_ahead.start()
        return changed

    def begin_anew(self) -> None:
        """Something is picked up: whatever it is held over is new."""
        self.offers = []

    def at_nothing(self) -> None:
        """What was aimed at is past."""
        self._look_ahead.stop()
        self.offers, self._pointed = [], None
        self.ghost.hide()
        self._show(NO_AIM)

    def _preview(self) -> None:
        offer = self.offers[0] if len(self.offers) == 1 else None
        action = None if offer is None else offer.action
        self._top.preview(action)
        self.ghost.foresee(offer)
        self._show(Aim(action, self._pointed))

    def _show(self, aim: Aim) -> None:
        if aim != self._shown:
            self._shown = aim
            self.aimed.emit(aim)
