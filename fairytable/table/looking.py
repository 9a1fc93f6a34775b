"""Looking around by keys: at any open card, also at those that cannot be chosen now."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF

from fairytable.paint.marks import CardMark
from fairytable.stage.gestures import Thing
from fairytable.stage.look import Look
from fairytable.table.hands import Hands
from fairytable.table.table_top import TableTop


def nearest(
    top: TableTop, here: QPointF, found: Sequence[Thing], dx: float, dy: float
) -> int | None:
    """Which of these things is the next one in this direction; None if none lies there."""
    ahead = []
    for k, thing in enumerate(found):
        away = top.place_of(thing).center() - here
        along = away.x() * dx + away.y() * dy
        aside = abs(away.x() * dy) + abs(away.y() * dx)
        if dx and dy:
            aside = abs(away.x() * dy - away.y() * dx)
        if along > 1:
            ahead.append((along + 2 * aside, k))
    return min(ahead)[1] if ahead else None


class LookingAround:
    """Takes nothing: what is chosen by keys stays where it is."""

    def __init__(self, hands: Hands) -> None:
        self._hands, self._top = hands, hands.top
        self._card: int | None = None
        """What was looked at last."""

    def _open(self) -> list[int]:
        """The cards whose faces are to be seen, and not under others."""
        top = self._top
        spots = () if top.picture is None else top.picture.spots
        faces = [top.cards[spot.card] for spot in spots]
        faces = [item for item in faces if item.isVisible() and isinstance(item.side, Look)]
        return [
            item.card for item in faces if top.card_at(item.sceneBoundingRect().center()) is item
        ]

    def step(self, dx: float, dy: float) -> bool:
        """To the next open card in this direction; False if no card lies open."""
        top, hands = self._top, self._hands
        cards = self._open()
        if not cards:
            return False
        begin = self._card if self._card in cards else hands.focus
        here = top.rect.center() if begin is None else top.place_of(begin).center()
        k = nearest(top, here, cards, dx, dy)
        if k is not None:
            self._card = cards[k]
        if self._card in cards:
            hands.update_lights()
            item = top.cards[self._card]
            item.set_marks(*item.marks, CardMark.FOCUS)
            hands.lens.rest_on(None)
            hands.lens.enlarge(item)
            hands.focused.emit(top.name_of(self._card))
        return True
