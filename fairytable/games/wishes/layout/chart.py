"""The map of All You Wish For in its own coordinates: Kingdoms as tiles, free cells, figures.

Its unit is the width of a tile as it is seen at a zoom of 1. It is seen obliquely from the south:
heights are smaller than widths, and thick piles rise like hills.
"""

from collections.abc import Iterable, Sequence
from itertools import pairwise
from math import atan2, degrees
from typing import Literal

from fairytable.engine import CardView
from fairytable.games.wishes.cards import POINTS, REALM, REALMS
from fairytable.games.wishes.faces import GLYPHS
from fairytable.games.wishes.layout.drawing import Drawing
from fairytable.games.wishes.rules.hexmap import ORIGIN, free_cells, place
from fairytable.games.wishes.rules.position import NOBODY
from fairytable.games.wishes.texts import captions, names
from fairytable.stage.picture import (
    Area,
    Ghost,
    Light,
    Map,
    Mark,
    Pawn,
    Rect,
    Sign,
    Spot,
    around,
    bounds,
    card_at,
)
from fairytable.stage.pins import Pin, Relief
from fairytable.stage.strokes import Band, Land, Point

TILT = 0.8
PITCH = 0.735
"""From one row to the next, in widths of a tile."""
TILE = 0.94
"""How much of its cell a tile fills."""
HIGH = TILE * 1.1547 * TILT
"""The height of a tile without its thickness."""
LAYER = 0.032
"""How much higher each card lies."""
MOST_LAYERS = 6
LARGEST = 1.15
"""The width of a tile at a zoom of 1, in cards of the hand."""
FREE = 0.5
"""The width of a free cell."""
PULLED = 0.2
"""How far a free cell is drawn towards the Kingdoms that it touches."""
COAST = 0.3
"""What is left free around the Kingdoms."""
SHORE = 0.62
"""This much while free cells are shown."""
HILL = 0.14
"""How much higher the tops of large piles are."""
WANDERER, PIXIE = 0.74, 0.68
"""How high the figures are."""
FEET = (0.13, 0.21)
"""Where they stand on their tile, from its middle."""
PRINTS, BESIDE = 0.15, (0.25, 0.02)
"""How large the Wanderer's footprints are, and where on a tile, from its middle."""
READABLE = 72.0
"""Below this width of a tile, in pixels, its gifts are left out."""

SIDES = 6
"""From this many sides the map can be looked at."""

CELLS_ASKED = ("setup_neutral", "setup_place", "create_cell", "rid_cell")


class Chart:
    """The map in the making."""

    def __init__(self, drawing: Drawing) -> None:
        self.drawing, self.seen = drawing, drawing.seen
        self.t = LARGEST * drawing.u
        self.kingdoms = sorted(self.seen.kingdoms, key=self._north_first)
        self.free = self._free_cells()
        self.land = self._land()

    # Where things are

    def centre(self, zone: str) -> Point:
        q, r = self.seen_at(zone)
        return self.t * (q + r / 2), self.t * PITCH * r

    def seen_at(self, zone: str) -> tuple[int, int]:
        """The column and the row in which a cell is seen, as the map is turned."""
        q, r = place(zone)
        for _ in range(self.drawing.stage.turned % SIDES):
            q, r = -r, q + r
        return q, r

    def _north_first(self, zone: str) -> tuple[int, int]:
        """What is farther away is painted first."""
        q, r = self.seen_at(zone)
        return r, q

    def face(self, zone: str) -> Point:
        """The middle of a Kingdom's top: the higher the pile, the higher it lies."""
        x, y = self.centre(zone)
        return x, y - self.t * LAYER * min(MOST_LAYERS, len(self.seen.cards(zone)))

    def cell(self, zone: str) -> Rect:
        """The ground of a cell."""
        return around(*self.centre(zone), TILE * self.t, HIGH * self.t)

    def free_cell(self, zone: str) -> Rect:
        """A free cell, drawn near to the Kingdoms that it touches: the map need not shrink much."""
        x, y = self.centre(zone)
        beside = [self.centre(other) for other in self.seen.around(zone)]
        if beside:
            x += PULLED * (sum(p[0] for p in beside) / len(beside) - x)
            y += PULLED * (sum(p[1] for p in beside) / len(beside) - y)
        return around(x, y, FREE * self.t, FREE * HIGH / TILE * self.t)

    def stand(self, zone: str, high: float) -> Rect:
        """Where a figure of this height stands on a Kingdom."""
        x, y = self.face(zone)
        side = high * self.t
        return Rect(x + FEET[0] * self.t - side / 2, y + FEET[1] * self.t - side * 0.94, side, side)

    def _free_cells(self) -> list[str]:
        if not (self.drawing.mine and self.seen.decision in CELLS_ASKED):
            return []
        kingdoms = self.seen.kingdoms
        return free_cells(kingdoms, frozenset(kingdoms))

    def _land(self) -> Rect:
        """All Kingdoms with their coast, whatever the size of their piles."""
        cells = [self.cell(zone) for zone in self.kingdoms or [ORIGIN]]
        air = SHORE if self.free else COAST
        land = bounds(cells).inset(-air * self.t, -air * PITCH * self.t)
        return Rect(land.x, land.y - HILL * self.t, land.w, land.h + HILL * self.t)

    @property
    def extent(self) -> Rect:
        """How far one can look: the sea fills the window while the whole map is seen."""
        window = self.drawing.frame.window
        return around(*self.land.centre, window.w / self.zoom, window.h / self.zoom)

    @property
    def zoom(self) -> float:
        """As large as the window allows."""
        window = self.drawing.frame.window
        return min(window.w / self.land.w, window.h / self.land.h, 1.0)

    def tiles_on_table(self) -> list[Rect]:
        """Where the Kingdoms are seen while the whole map is."""
        found = []
        for zone in self.kingdoms:
            rect = self.cell(zone)
            hill = Rect(rect.x, rect.y - 0.3 * self.t, rect.w, rect.h + 0.36 * self.t)
            found.append(self._on_table(hill))
        return [*found, *(self._on_table(self.free_cell(zone)) for zone in self.free)]

    def _on_table(self, rect: Rect) -> Rect:
        window, zoom = self.drawing.frame.window, self.zoom
        x, y = self.land.centre
        left, top = window.centre
        return Rect(
            left + (rect.x - x) * zoom, top + (rect.y - y) * zoom, rect.w * zoom, rect.h * zoom
        )

    # The map itself

    def map(self) -> Map:
        spots: list[Spot] = []
        for zone in self.kingdoms:
            spots += self._pile(zone)
        return Map(
            self.drawing.frame.window,
            tuple(spots),
            tuple(self._areas()),
            tuple(self._pawns()),
            tuple(self._ground()),
            tuple(self._above()),
            self.extent,
            sides=SIDES,
        )

    def _pile(self, zone: str) -> Iterable[Spot]:
        """A Kingdom: its top as a tile on the others."""
        cards = self.seen.cards(zone)
        rect = card_at(*self.centre(zone), self.t)
        for card in cards[:-1]:
            yield Spot(card.card, rect, form="tile", shows="back", relief=Relief(tilt=TILT))
        yield Spot(
            cards[-1].card,
            rect,
            z=1,
            form="tile",
            badges=self._badges(zone, cards),
            relief=Relief(min(MOST_LAYERS, len(cards)), self._rim(zone), tilt=TILT),
        )

    def _rim(self, zone: str) -> Literal["plain", "own", "bare"]:
        realm = self.seen.realm_at(zone)
        if realm == NOBODY:
            return "plain"
        if realm == self.seen.facts.abandoned:
            return "bare"
        return "own" if realm == self.seen.realm(self.drawing.me) else "plain"

    def _badges(self, zone: str, cards: Sequence[CardView]) -> tuple[Pin, ...]:
        """Height, owner, own cards that are known beneath, steps that it is away, gifts."""
        seen, facts = self.seen, self.seen.facts
        stood_on = zone in (facts.wanderer, facts.pixie)
        mine = 0 if self.drawing.stage.curtain else len(seen.own_beneath(zone, self.drawing.me))
        known = bool(mine) and not seen.setting_up
        aside = stood_on and not known  # beside the figure, where nothing else is told
        pins = [Pin("count", "lower left" if aside else "lower", str(len(cards)), "cards")]
        if known:
            pins.append(Pin("label", "lower left", str(mine), "eye"))
        realm = seen.realm_at(zone)
        owner = seen.owner_of(realm)
        if owner is not None:
            pins.append(Pin("flag", "right" if stood_on else "upper right", player=owner))
        steps = self._steps(zone)
        if steps:
            small = self.t * self.zoom < READABLE
            pins.append(Pin("coin", "right" if small else "upper", str(steps)))
        top = cards[-1]
        if self.t * self.zoom >= READABLE and top.face is not None and top.up:
            pins += self._gifts(top.face)
        return tuple(pins)

    def _gifts(self, face: int) -> list[Pin]:
        """The other wishes that a card feeds, along the ring."""
        ring = [(REALM[face] + k) % len(REALMS) for k in range(1, len(REALMS))]
        fed = [REALMS[realm] for realm in ring if POINTS[face][realm]]
        if len(fed) == len(ring):
            return [Pin("count", "left", self.drawing.say(captions.ALL))]
        return [Pin("token", "left", glyph=GLYPHS[realm], tone=realm) for realm in fed]

    def _steps(self, zone: str) -> int:
        """How far the Wanderer would have to be led, if it is not next."""
        if not (self.drawing.mine and self.seen.decision == "wanderer_step"):
            return 0
        steps = self.drawing.distances.get(zone, 0)
        return steps if steps > 1 else 0

    def _areas(self) -> Iterable[Area]:
        for zone in self.kingdoms:
            name = captions.zone_name(self.drawing.stage, self.seen, zone)
            yield Area(zone, self.cell(zone).moved(0, -LAYER * self.t), name, shape="hex")
        for zone in self.free:
            name = self.drawing.say(captions.FREE_CELL)
            yield Area(zone, self.free_cell(zone), name, shape="hex")

    def _pawns(self) -> Iterable[Pawn]:
        facts, say = self.seen.facts, self.drawing.say
        for key, zone, high in (
            ("pixie", facts.pixie, PIXIE),
            ("wanderer", facts.wanderer, WANDERER),
        ):
            if zone:
                rect = self.stand(zone, high)
                if key == "wanderer" and facts.wanderer == facts.pixie:
                    rect = rect.moved(-0.42 * self.t, 0)
                name = say(names.TRAVELLERS[key])
                yield Pawn(key, rect, f"wishes/{key}", name=name)

    def _ground(self) -> Iterable[Mark]:
        if self.kingdoms:
            yield Land(tuple(map(self.centre, self.kingdoms)), self.t, PITCH / 0.75)
        for zone in self.free:
            yield Ghost(self.free_cell(zone), "+", form="tile")
        moved = self._moved()
        if moved and self.drawing.mine:
            x, y = self.face(moved)
            side = 1.5 * self.t
            yield Light(around(x, y, side, side * TILT), "warm")

    def _moved(self) -> str:
        """Where the pawn stands that has to be moved."""
        facts = self.seen.facts
        return {
            "wanderer_step": facts.wanderer,
            "pixie_push": facts.wanderer,
            "pixie_step": facts.pixie,
        }.get(self.seen.decision, "")

    def _above(self) -> Iterable[Mark]:
        """The way that was gone, and the way to the Kingdom that is pointed at."""
        seen, facts, action = self.seen, self.seen.facts, self.drawing.stage.preview
        yield from self._footprints()
        if seen.decision == "pixie_step" and len(facts.visited) > 1:
            yield Band(tuple(map(self._feet, facts.visited)), 0.05 * self.t, "ring", "good")
        if action is not None and action.verb == "step" and action.zone is not None:
            start = facts.pixie if seen.decision == "pixie_step" else facts.wanderer
            way = seen.ways.get(action.zone, (start, action.zone))
            yield Band(tuple(map(self._feet, way)), 0.075 * self.t, "way", "gold")

    def _footprints(self) -> Iterable[Mark]:
        """Where the Wanderer was led from in this turn."""
        facts = self.seen.facts
        if facts.start in ("", facts.wanderer) or self.seen.decision.startswith("pixie"):
            return
        way = [self._beside_feet(zone) for zone in self.seen.trail()]
        side = PRINTS * self.t
        for (x, y), (onward, down) in pairwise(way):
            turn = degrees(atan2(onward - x, y - down))
            for share in (0.0, 0.15):
                at = x + share * (onward - x), y + share * (down - y)
                yield Sign(around(*at, side, side), "prints", turn=turn)

    def _beside_feet(self, zone: str) -> Point:
        """Where a footprint hides nothing that a Kingdom tells."""
        x, y = self.face(zone)
        return x + BESIDE[0] * self.t, y + BESIDE[1] * self.t

    def _feet(self, zone: str) -> Point:
        x, y = self.face(zone)
        return x + FEET[0] * self.t, y + FEET[1] * self.t
