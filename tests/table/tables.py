"""A table for tests that use real events: of Moons, if no other game is said."""

from collections.abc import Sequence
from functools import cache

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest

from fairytable.engine import Action, Event, State
from fairytable.games.moons.staging import MoonsStaging
from fairytable.paint.art import Art
from fairytable.paint.pixmaps import BUDGET, Pixmaps
from fairytable.stage.staging import Stage, Staging, seen_on
from fairytable.table.card_table import CardTable
from fairytable.table.motion import SPEEDS
from fairytable.table.offers import Offer, offered
from tests.games.staged import stage

STAGING = MoonsStaging()
LEFT = Qt.MouseButton.LeftButton


@cache
def pixmaps() -> Pixmaps:
    """One cache for all tests: painting the cards takes most of the time."""
    return Pixmaps(Art(), budget=2 * BUDGET, background=False)  # of five games, not of one


def steps(wish: Action | Offer) -> list[Action]:
    """What a gesture asked for, one action after the other."""
    if not isinstance(wish, Offer):
        return [wish]
    return [*wish.first, wish.action]


class Table:
    """A card table with a game on it that plays what is chosen."""

    def __init__(
        self,
        qtbot: object,
        state: State,
        size: tuple[int, int] = (980, 774),
        staging: Staging = STAGING,
    ) -> None:
        self.staging = staging
        self.widget = CardTable(pixmaps())
        qtbot.addWidget(self.widget)  # type: ignore[attr-defined]
        self.widget.motion.speed = SPEEDS["off"]
        self.widget.resize(*size)
        self.widget.show()
        self.state = state
        self.seat: int | None = None
        """Whose eyes the table is seen with; those of whoever decides, if nobody's."""
        self.done: list[Action] = []
        self.widget.hands.chosen.connect(self.play)
        self.show()

    @property
    def player(self) -> int:
        """Who sits at the lower edge."""
        if self.seat is not None:
            return self.seat
        return self.state.decision.player if self.state.decision is not None else 0

    def stage(self) -> Stage:
        return stage(self.state, self.player)

    def show(self, events: Sequence[Event] = ()) -> None:
        stage = self.stage()
        offers = offered(self.staging, stage, self.state.legal(), self.state)
        self.widget.present(self.staging, stage, offers, seen_on(stage, events))

    def play(self, wish: Action | Offer) -> None:
        self.state.listen()
        for step in steps(wish):
            self.state.apply(step)
            self.done.append(step)
        self.show(self.state.heard())

    # Real events

    def point(self, thing: int | str) -> QPoint:
        """The middle of a card or a place in the viewport."""
        if isinstance(thing, int):
            at = self.widget.top.cards[thing].pos()
        else:
            at = QPointF(*self.widget.top.areas[thing].area.rect.centre)
        return self.widget.mapFromScene(at)

    def drag(self, card: int, zone: str) -> None:
        viewport = self.widget.viewport()
        start, end = self.point(card), self.point(zone)
        QTest.mousePress(viewport, LEFT, pos=start)
        for k in range(1, 5):
            QTest.mouseMove(viewport, start + (end - start) * k / 4)
        QTest.mouseRelease(viewport, LEFT, pos=end)

    def click(self, thing: int | str) -> None:
        QTest.mouseClick(self.widget.viewport(), LEFT, pos=self.point(thing))

    def double_click(self, thing: int | str) -> None:
        at = self.point(thing)
        QTest.mouseClick(self.widget.viewport(), LEFT, pos=at)
        QTest.mouseDClick(self.widget.viewport(), LEFT, pos=at)

    def key(self, key: Qt.Key) -> None:
        QTest.keyClick(self.widget, key)
