"""A button that leads on: only what it needs glows, until something is done or it is given up."""

from PySide6.QtCore import QObject, Signal

from fairytable.stage.prompts import Lead
from fairytable.table.hands import Hands
from fairytable.table.keys import Keys
from fairytable.table.offers import Offers


class Leading(QObject):
    """Narrows what hands can do to one verb for a while."""

    changed = Signal(object)
    """The Lead that is followed now; None: everything can be done again."""

    def __init__(self, hands: Hands, keys: Keys) -> None:
        super().__init__(hands)
        self._hands, self._keys = hands, keys
        self._all: Offers | None = None
        """What can be done besides, while a lead is followed."""

    @property
    def open(self) -> bool:
        return self._all is not None

    def begin(self, lead: Lead) -> None:
        """Light up what an action of this verb needs, and put the keyboard there."""
        self.end()
        hands, offers = self._hands, self._hands.offers
        if not offers.first(lead.verb):
            return
        self._all = offers
        hands.offers = Offers(offers.actions, [o for o in offers if o.action.verb == lead.verb])
        hands.update_lights()
        self._keys.begin(lead)
        self.changed.emit(lead)

    def end(self) -> None:
        """Everything can be done again."""
        if self._all is not None:
            self._hands.offers, self._all = self._all, None
            self._hands.put_back()
            self.changed.emit(None)

    def give_up(self) -> None:
        """Do not follow it any more, or put back what is held without one."""
        if self.open:
            self.end()
        else:
            self._hands.put_back()

    def forget(self) -> None:
        """Something else is asked."""
        self._all = None
