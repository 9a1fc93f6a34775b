"""A ring of twelve cards and a road with five places: a table that belongs to no game, on which
every motif can be played."""

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtGui import QImage

from fairytable.engine import CardView, Decision, Event, Said, TableView
from fairytable.engine.onlooker import Onlooker
from fairytable.stage.beats import Beat
from fairytable.stage.gestures import PawnKey
from fairytable.stage.look import BackLook, Look, Pennant
from fairytable.stage.picture import (
    Area,
    Badge,
    Light,
    Loop,
    Mark,
    Panel,
    Pawn,
    Picture,
    Rect,
    Spot,
    Words,
    around,
    card_at,
    ring,
)
from fairytable.stage.staging import Errand, Person, Stage, Translate
from fairytable.table.card_table import CardTable
from fairytable.table.motion import SPEEDS
from tests.games.staged import english
from tests.table.test_abilities import Fair

SEATS, PLACES = 12, 5
WIDTH, HEIGHT = 1000, 760
MIDDLE = (500.0, 262.0)
UNIT = 66.0
FACES = ("air", "water", "fire", "earth")
WALKER = PawnKey("walker")


class Story(NamedTuple):
    """What the tests tell besides cards."""

    walker: str = "road.0"
    emblem: str = "fate/lantern-circle"
    grown: int | None = None
    """Which place of the road is large."""


class RingAndRoad(Fair):
    """Twelve cards in a ring, a pile and a pawn beside a road whose places can grow."""

    def __init__(self) -> None:
        super().__init__()
        self.told: Sequence[Beat] = ()
        self.sent: tuple[Errand, ...] = ()

    def errands(self, events: Sequence[Event]) -> tuple[Errand, ...]:
        return self.sent

    def beats(self, events: Sequence[Event], before: Stage, after: Stage) -> Sequence[Beat]:
        return self.told

    def look(self, face: int, say: Translate) -> Look:
        element = FACES[face % 4]
        return Look(
            f"moons/{element}-{2 + 2 * (face // 4)}",
            f"Face {face}",
            "glade",
            Pennant(element, element, str(face)),
        )

    def back(self, name: str) -> BackLook:
        return BackLook(f"moons/back-{name}")

    def arrange(self, stage: Stage) -> Picture:
        facts = stage.view.facts
        assert isinstance(facts, Story)
        places, spots = road(facts.grown), []
        areas = [Area(f"ring.{k}", ring_card(k)) for k in range(SEATS)]
        areas.append(Area("pile", card_at(*MIDDLE, UNIT), shape="oval"))
        areas += [Area(f"road.{k}", rect) for k, rect in enumerate(places)]
        for area in areas:
            for k, seen in enumerate(stage.view.zones.get(area.zone, ())):
                spots.append(Spot(seen.card, _card_in(area, k)))
        where = next(area.rect for area in areas if area.zone == facts.walker)
        stands = around(where.x + 26, where.y + 30, 44, 54)
        under: list[Mark] = [Loop(around(*MIDDLE, 560, 340), lit=0.4)]
        for k, rect in enumerate(places):
            under += [
                Panel(rect, "velvet", "active" if k == facts.grown else "soft"),
                Words(Rect(rect.x + 8, rect.bottom - 24, rect.w - 16, 18), f"Place {k + 1}", 14),
            ]
        lying = stage.view.zones["pile"]
        over = (Badge(around(MIDDLE[0], MIDDLE[1] + 52, 40, 20), str(len(lying))),)
        pawns = (Pawn("walker", stands, facts.emblem, name="the walker"),)
        warm = Light(around(*MIDDLE, 700, 500), "warm", 0.4)
        return Picture(
            (WIDTH, HEIGHT), UNIT, tuple(spots), tuple(areas), (warm, *under), over, pawns
        )


def seats() -> list[tuple[float, float]]:
    """The middles of the cards of the ring."""
    return ring(*MIDDLE, 360, 190, SEATS)


def ring_card(seat: int) -> Rect:
    """Where a card lies in the ring."""
    return card_at(*seats()[seat], UNIT)


def road(grown: int | None) -> list[Rect]:
    """The places from left to right; the large one takes its room from the others."""
    widths = [170.0] * PLACES
    if grown is not None:
        widths = [130.0] * PLACES
        widths[grown] = 330.0
    x, found = 40.0, []
    for k, w in enumerate(widths):
        h = 200.0 if k == grown else 150.0
        found.append(Rect(x, 735 - h, w, h))
        x += w + 17
    return found


def _card_in(area: Area, k: int) -> Rect:
    if not area.zone.startswith("road"):
        return area.rect
    width = area.rect.h * 0.44
    x, y = area.rect.centre
    return card_at(x + k * 14 + width * 0.2, y - 6, width)


def first_view() -> TableView:
    """Cards 0 to 11 lie face down in the ring, 12 to 17 in the pile, 18 to 22 along the road."""
    zones: dict[str, tuple[CardView, ...]] = {
        f"ring.{k}": (CardView(k, "blue", None, up=False, open=False),) for k in range(SEATS)
    }
    zones["pile"] = tuple(CardView(c, "blue", None, up=False, open=False) for c in range(12, 18))
    for k in range(PLACES):
        zones[f"road.{k}"] = (CardView(18 + k, "blue", k + 5, up=True, open=True),)
    return TableView(0, Decision(0, "choose"), zones, Story())


class Telling:
    """A table on which beats are told one after the other."""

    def __init__(
        self, table: CardTable, speed: str = "normal", staging: RingAndRoad | None = None
    ) -> None:
        self.table, self.staging = table, staging or RingAndRoad()
        self.view = first_view()
        table.motion.speed = SPEEDS["off"]
        table.resize(WIDTH, HEIGHT)
        table.show()
        self._present(())
        table.motion.speed = SPEEDS[speed]

    say = staticmethod(english)

    def tell(self, *beats: Beat, **facts: object) -> None:
        """Let this happen, and tell it so."""
        events = [Said("told", {}), *(event for beat in beats for event in beat.events)]
        eyes = Onlooker(self.view.zones, 2)
        eyes.see(events)
        zones = {zone: eyes.zones().get(zone, ()) for zone in self.view.zones}
        self.view = self.view._replace(zones=zones, facts=self.view.facts._replace(**facts))
        self.staging.told = beats
        self._present(events)

    def _present(self, events: Sequence[Event]) -> None:
        people = [Person("Anna", 0), Person("Bruno", 1)]
        shown = Stage(self.view, WIDTH, HEIGHT, people, 0, english)
        self.table.present(self.staging, shown, events=events)

    def go_to(self, ms: float) -> None:
        """Show this moment of the scene that is being played, in its own time."""
        if not self.table.busy:
            return
        clock = self.table.motion._clock
        clock.setCurrentTime(min(round(ms * self.table.motion.speed), clock.duration() - 1))

    @property
    def length(self) -> float:
        """How long the scene takes that is being played, in its own time."""
        return self.table.motion._clock.duration() / self.table.motion.speed

    def next_scene(self) -> None:
        """Let the scene that is being played come to its end."""
        if not self.table.busy:
            return
        clock = self.table.motion._clock
        clock.setCurrentTime(clock.duration())

    def picture(self) -> QImage:
        return self.table.grab().toImage()


Placed = dict[object, tuple[object, ...]]


def scene_of(table: CardTable) -> Placed:
    """All that is in the scene, as far as one can see a difference."""
    top = table.top
    found: Placed = {}
    for card, item in top.cards.items():
        found[card] = (
            item.pos(),
            item.rotation(),
            item.scale(),
            item.side,
            item.spot,
            item.zValue(),
            item.isVisible(),
            item.opacity(),
            item.transform(),
            item.rect,
        )
    for key, figure in top.pawns.items():
        found[key] = (
            figure.pos(),
            figure.rotation(),
            figure.scale(),
            figure.pawn,
            figure.zValue(),
            figure.changes,
        )
    for zone, area in top.areas.items():
        found[zone] = (area.pos(), area.transform(), area.area, area.light.glow, area.isVisible())
    found["items"] = tuple(sorted(type(item).__name__ for item in table.scene().items()))
    return found
