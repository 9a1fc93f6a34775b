"""A country of hexagons that belongs to no game: cards of a hand are laid on its tiles.

Its map is seen through the camera; hand and deck lie on the table itself.
"""

from collections.abc import Sequence
from math import sqrt
from typing import NamedTuple

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from fairytable.engine import Action, CardView, Decision, Event, Moved, Said, TableView
from fairytable.paint.pixmaps import Pixmaps
from fairytable.stage.look import BackLook, Look, Pennant
from fairytable.stage.maps import Map
from fairytable.stage.picture import (
    CARD,
    Area,
    Badge,
    Mark,
    Pawn,
    Picture,
    Rect,
    Spot,
    Words,
    around,
    card_at,
    fan,
    hex_centre,
    pile,
)
from fairytable.stage.pins import Pin, Relief
from fairytable.stage.sheets import Ledger, Sheet
from fairytable.stage.staging import (
    SILENT,
    Line,
    Person,
    Prompt,
    Stage,
    Staging,
    Translate,
)
from fairytable.stage.strokes import Band, Polygon
from fairytable.table.card_table import CardTable
from fairytable.table.motion import SPEEDS
from fairytable.table.offers import Offer, offered
from tests.games.staged import english

TILE = 110.0
"""How wide a tile is at a zoom of 1."""
REALMS = {
    "cave": "arch",
    "forest": "tree",
    "lake": "ripple",
    "mountain": "peak",
    "river": "wave",
    "valley": "flower",
}
"""With their glyphs."""
KINDS = ("whisper", "oath", "promise", "enchantment")
LEFT = Qt.MouseButton.LeftButton


class Cell(NamedTuple):
    q: int
    r: int

    @property
    def zone(self) -> str:
        return f"map.{self.q},{self.r}"

    @property
    def rect(self) -> Rect:
        return around(*hex_centre(self.q, self.r, TILE), TILE, TILE * CARD)

    @property
    def place(self) -> Rect:
        return around(*hex_centre(self.q, self.r, TILE), TILE * 0.94, TILE * 1.085)


def cells(count: int) -> list[Cell]:
    """A broad country: nearly twice as many in a row as there are rows."""
    across = round(sqrt(1.9 * count))
    rows = (divmod(k, across) for k in range(count))
    return [Cell(column - row // 2, row) for row, column in rows]


class Known(NamedTuple):
    """What is known besides cards."""

    wanderer: str = "map.0,0"


class Country(Staging):
    """Where everything lies; it knows no rules."""

    def arrange(self, stage: Stage) -> Picture:
        width, height = stage.width, stage.height
        unit = min(height / 8.2, width / 10.2)
        strip = 1.4 * unit + 34
        window = Rect(10, 10, width - 20, height - strip - 20)
        hand = stage.view.zones.get("hand.0", ())
        room = Rect(width * 0.3, height - strip, width * 0.66, strip - 8)
        spots = [
            Spot(card.card, rect, turn, 1, shows="face")
            for card, (rect, turn) in zip(
                hand, fan(room, len(hand), unit, unit * 0.9, 0.6), strict=True
            )
        ]
        deck = stage.view.zones.get("deck", ())
        corner = Rect(24, height - strip + 10, unit, unit * CARD)
        spots += [
            Spot(card.card, rect)
            for card, rect in zip(deck, pile(corner, len(deck), unit), strict=True)
        ]
        areas = (Area("hand.0", room, "your hand"), Area("deck", corner, "the deck"))
        return Picture((width, height), unit, tuple(spots), areas, map=self._map(stage, window))

    def _map(self, stage: Stage, window: Rect) -> Map:
        spots: list[Spot] = []
        under: list[Mark] = []
        over: list[Mark] = []
        land = [_cell(zone) for zone in stage.view.zones if zone.startswith("map.")]
        for cell in land:
            tile, *cards = stage.view.zones[cell.zone]
            x, y = cell.rect.centre
            under.append(Polygon(_corners(x, y + TILE * 0.06, TILE * 0.62), "wash", "gold"))
            badges = (
                Pin("count", "lower right", str(1 + len(cards))),
                Pin("seal", "upper left", str(tile.card % 7), player=tile.card % 2),
            )
            relief = Relief(layers=1 + tile.card % 4)
            spots.append(Spot(tile.card, cell.rect, form="tile", badges=badges, relief=relief))
            spots += [
                Spot(card.card, card_at(x + 14 * k, y - 4, TILE * 0.36), 6.0 * k, 1)
                for k, card in enumerate(cards)
            ]
            if tile.card % 10 == 0:
                over.append(Badge(Rect(x - 20, y + 34, 40, 20), "×2"))
        if len(land) > 2:
            way = tuple(cell.rect.centre for cell in land[:3])
            under.append(Band(way, 12, "road"))
        names = {cell.zone: f"tile {cell.q}, {cell.r}" for cell in land}
        areas = tuple(Area(c.zone, c.place, names[c.zone], shape="hex") for c in land)
        facts = stage.view.facts
        assert isinstance(facts, Known)
        x, y = _cell(facts.wanderer).rect.centre
        pawn = Pawn("wanderer", around(x - 20, y - 14, 56, 72), "wishes/wanderer", 0, "Wanderer")
        title = Words(Rect(0, -TILE * 1.06, 400, 34), "The country of hexagons", 24, "gold")
        return Map(
            window, tuple(spots), areas, (pawn,), (title, *under), tuple(over), margin=TILE * 0.4
        )

    def title(self, say: Translate) -> str:
        return "Country"

    def look(self, face: int, say: Translate) -> Look:
        realm, kind = list(REALMS)[face % 6], KINDS[face // 6 % 4]
        pennant = Pennant(realm, REALMS[realm], str(face % 9))
        return Look(f"wishes/{realm}-{kind}", f"{realm} {face}", "forest", pennant, fills=True)

    def back(self, name: str) -> BackLook:
        return BackLook("wishes/back-realm")

    def prompt(self, stage: Stage) -> Prompt:
        return Prompt("")

    def reason(self, stage: Stage, card: int | None, zone: str | None) -> str:
        return "Only onto another tile."

    def line(self, said: Said, stage: Stage) -> Line:
        return SILENT

    def describe(self, action: Action, stage: Stage) -> str:
        return f"lay {action.card} on {action.zone}"

    def card_name(self, card: int, stage: Stage) -> str:
        return f"card {card}"

    def sheet(self, stage: Stage) -> Sheet:
        return Sheet("", ())

    def ledger(self, stage: Stage) -> Ledger:
        return Ledger((), ())


def _cell(zone: str) -> Cell:
    q, _, r = zone.removeprefix("map.").partition(",")
    return Cell(int(q), int(r))


def _corners(x: float, y: float, reach: float) -> tuple[tuple[float, float], ...]:
    half = reach * 0.866
    return (
        (x, y - reach),
        (x + half, y - reach / 2),
        (x + half, y + reach / 2),
        (x, y + reach),
        (x - half, y + reach / 2),
        (x - half, y - reach / 2),
    )


class Land:
    """What lies where in the country, and a table that shows it and plays what is chosen."""

    def __init__(
        self,
        pixmaps: Pixmaps,
        tiles: int = 50,
        laid: int = 10,
        held: int = 6,
        deck: int = 4,
        size: tuple[int, int] = (1000, 760),
    ) -> None:
        self.staging = Country()
        self.facts = Known()
        self.done: list[Action] = []
        land = cells(tiles)
        self.zones: dict[str, list[int]] = {cell.zone: [k] for k, cell in enumerate(land)}
        card = tiles
        for k in range(laid):
            self.zones[land[k * 2 % tiles].zone].append(card + k)
        card += laid
        self.zones["hand.0"] = list(range(card, card + held))
        self.zones["deck"] = list(range(card + held, card + held + deck))
        self.table = CardTable(pixmaps)
        self.table.motion.speed = SPEEDS["off"]
        self.table.resize(*size)
        self.table.show()
        self.table.hands.chosen.connect(self._play)
        self.show()

    def stage(self) -> Stage:
        size = self.table.viewport().size()
        zones = {zone: tuple(map(_seen, cards)) for zone, cards in self.zones.items()}
        view = TableView(0, Decision(0, "lay"), zones, self.facts)
        people = [Person("Anna", 0), Person("Bruno", 1)]
        return Stage(view, size.width(), size.height(), people, 0, english)

    def legal(self) -> list[Action]:
        """Every card of the hand onto every tile."""
        places = [zone for zone in self.zones if zone.startswith("map.")]
        return [Action("lay", card, zone) for card in self.zones["hand.0"] for zone in places]

    def show(self, events: Sequence[Event] = ()) -> None:
        stage = self.stage()
        offers = offered(self.staging, stage, self.legal())
        self.table.present(self.staging, stage, offers, events)

    def lay(self, card: int, zone: str) -> None:
        """A card goes from wherever it lies to a place, and the table tells it."""
        source = next(place for place, cards in self.zones.items() if card in cards)
        self.zones[source].remove(card)
        self.zones.setdefault(zone, []).append(card)
        self.show([Moved(card, source, zone, card, -1, up=True)])

    def walk(self, zone: str) -> None:
        """The pawn goes to a tile."""
        self.facts = Known(zone)
        self.show()

    def settle(self, cell: Cell) -> None:
        """The country grows by a tile."""
        self.lay(self.zones["deck"][-1], cell.zone)

    def _play(self, offer: Offer) -> None:
        action = offer.action
        assert action.card is not None
        assert action.zone is not None
        self.done.append(action)
        self.lay(action.card, action.zone)

    # Real events

    def at(self, thing: int | str) -> QPoint:
        """The middle of a card or a place in the viewport."""
        return self.table.mapFromScene(self.table.top.place_of(thing).center())

    def drag(self, start: QPoint, end: QPoint) -> None:
        viewport = self.table.viewport()
        QTest.mousePress(viewport, LEFT, pos=start)
        for k in range(1, 9):
            QTest.mouseMove(viewport, start + (end - start) * k / 8)
        QTest.mouseRelease(viewport, LEFT, pos=end)


def _seen(card: int) -> CardView:
    return CardView(card, "realm", card, up=True, open=True)
