"""Whether an action can be done by mouse and by keys, tried on a real table."""

from PySide6.QtCore import QPointF
from pytestqt.qtbot import QtBot

from fairytable.engine import Action, State
from fairytable.stage.picture import Rect
from fairytable.stage.staging import Button, Prompt, Stage, Staging
from fairytable.table.card_table import CardTable
from fairytable.table.motion import SPEEDS
from fairytable.table.offers import Offer, offered
from tests.table.tables import pixmaps


class Tried:
    """A real table, on which whatever can be pointed at is pointed at."""

    def __init__(self, qtbot: QtBot, staging: Staging) -> None:
        self.staging = staging
        self.widget = CardTable(pixmaps())
        qtbot.addWidget(self.widget)
        self.widget.motion.speed = SPEEDS["off"]
        self.widget.show()
        self.legal: list[Action] = []
        self.prompt = Prompt("")

    def present(self, shown: Stage, legal: list[Action], state: State | None = None) -> None:
        """Show what may be done; with the position also what an opener makes possible."""
        self.widget.resize(round(shown.width), round(shown.height))
        self.legal = legal
        self.widget.present(self.staging, shown, offered(self.staging, shown, legal, state))
        self.prompt = self.staging.asked(shown)

    def grip(self, card: int) -> bool:
        """Whether a card lies free enough to be taken with the mouse."""
        spot = self.widget.top.cards[card].spot
        points = () if spot is None else _points(spot.rect)
        tops = (self.widget.top.card_at(point) for point in points)
        return any(top is not None and top.card == card for top in tops)

    def button(self, action: Action) -> Button | None:
        return next((b for b in self.prompt.buttons if b.action == action), None)

    def unreached(self, action: Action) -> list[str]:
        """The ways by which an action cannot be done: mouse, keys."""
        button = self.button(action)
        pressed = button is not None and bool(button.key or button.cap)
        ways = {
            "mouse": button is not None or self.by_mouse(action),
            "keys": pressed or self.by_keys(action),
        }
        return [way for way, leads in ways.items() if not leads]

    def by_mouse(self, action: Action) -> bool:
        """Something is clicked, or dragged onto its target."""
        return any(self._by_mouse(offer) for offer in self.offered(action))

    def offered(self, action: Action) -> list[Offer]:
        return [offer for offer in self.widget.offers if offer.action == action]

    def _by_mouse(self, offer: Offer) -> bool:
        table, (piece, target, _, _) = self.widget, offer.gesture
        if isinstance(piece, int) and not self.grip(piece):
            return False
        if target is None:
            return piece is not None and offer in table.offers.by_click(piece)
        rect = table.top.place_of(target)
        free = table.offers.liftable() if piece is None else []
        for point in _points(Rect(rect.x(), rect.y(), rect.width(), rect.height())):
            top = table.top.card_at(point)
            taken = top is not None and top.card in free
            if not taken and offer in table.hands.landing(piece, point)[0]:
                return True
        return False

    def by_keys(self, action: Action) -> bool:
        """Walked to, taken with Enter and put down with Enter."""
        return any(self._by_keys(offer) for offer in self.offered(action))

    def _by_keys(self, offer: Offer) -> bool:
        hands, (piece, target, _, _) = self.widget.hands, offer.gesture
        raised = hands.lifted
        try:
            if piece is not None and piece != raised:
                if piece not in hands.reachable():
                    return False
                hands.lift(piece)
            if target is None:
                return piece is not None and offer in hands.offers.by_click(piece)
            return target in hands.reachable() and offer in hands.offers.find(hands.lifted, target)
        finally:
            hands.put_back()


def _points(rect: Rect) -> list[QPointF]:
    """Nine points of a rectangle, its middle first."""
    steps = (0.5, 0.06, 0.94)
    return [QPointF(rect.x + x * rect.w, rect.y + y * rect.h) for x in steps for y in steps]
