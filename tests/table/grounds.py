"""Three stagings of the tests' own, of any size: a ring, a road with five places, a country.

Each has all kinds of gestures that the games on such grounds need.
"""

from typing import ClassVar

from fairytable.engine import Action, CardView, Decision, TableView
from fairytable.stage.gestures import Confirmation, Gesture, PawnKey, natural
from fairytable.stage.picture import (
    Area,
    Map,
    Pawn,
    Picture,
    Rect,
    Spot,
    Walk,
    around,
    card_at,
    hex_centre,
    ring,
    row,
)
from fairytable.stage.pins import Pin, Relief
from fairytable.stage.prompts import Bubble, Button, Prompt
from fairytable.stage.staging import Person, Stage
from tests.games.staged import english, table_size
from tests.table.test_abilities import Facts, Fair

HAND = (100, 101, 102)
"""The handles of the cards in hand, on every ground."""
ROAD = tuple(f"road.{k}" for k in range(5))
PEOPLE = [Person("Anna", 0), Person("Bruno", 1)]


class Staged(Fair):
    """A ground with its cards and all that may be done on it."""

    actions: ClassVar[list[Action]]
    lying: ClassVar[dict[str, tuple[int, ...]]] = {}
    """The cards of each place, besides the hand."""

    def stage(self, window: tuple[int, int]) -> Stage:
        """The ground in a window of this size."""
        width, height = table_size(window, folded=False)
        zones = {
            zone: tuple(CardView(card, "blue", card % 12, True, open=True) for card in cards)
            for zone, cards in (self.lying | {"hand.0": HAND}).items()
        }
        view = TableView(0, Decision(0, "choose"), zones, Facts())
        return Stage(view, width, height, PEOPLE, 0, english)

    def hand(self, stage: Stage, unit: float) -> list[Spot]:
        below = Rect(0, stage.height - unit * 1.5, stage.width, unit * 1.45)
        places = row(below, len(HAND), unit, unit * 1.05)
        return [
            Spot(card, rect, z=1, shows="face") for card, rect in zip(HAND, places, strict=True)
        ]

    def gestures(
        self, action: Action, stage: Stage, opener: Action | None = None
    ) -> tuple[Gesture, ...]:
        return natural(action)


class Ring(Staged):
    """Twelve places round a middle: neighbours and opposites are swapped by putting one card onto
    the other, a walker goes to any of them, and three can be chosen by themselves."""

    hours = tuple(f"hour.{k}" for k in range(12))
    lying: ClassVar = {zone: (k,) for k, zone in enumerate(hours)}
    swaps: ClassVar = [(k, (k + by) % 12) for by in (1, 6) for k in range(12 if by == 1 else 6)]
    actions: ClassVar = [
        *(Action("swap", a, f"hour.{b}") for a, b in swaps),
        *(Action("walk", zone=zone, choice="anna") for zone in hours[1:]),
        *(Action("peek", zone=f"hour.{k}") for k in (0, 4, 11)),
        Action("end"),
    ]

    def arrange(self, stage: Stage) -> Picture:
        unit = stage.height * 0.1
        x, y = stage.width / 2, stage.height * 0.41
        centres = ring(x, y, stage.width * 0.33, stage.height * 0.31, 12)
        spots = [
            Spot(k, card_at(*at, unit * 0.85), badges=(Pin("eye", "upper right"),))
            for k, at in enumerate(centres)
        ]
        areas = [
            Area(zone, around(*at, unit * 1.25, unit * 1.6), f"{k or 12} o’clock", str(k or 12))
            for k, (zone, at) in enumerate(zip(self.hours, centres, strict=True))
        ]
        walker = Pawn("anna", around(x, y, unit * 0.7, unit * 0.7), "challenge/pixie", name="Anna")
        return Picture(
            (stage.width, stage.height),
            unit,
            (*spots, *self.hand(stage, unit)),
            tuple(areas),
            pawns=(walker,),
            groups=(self.hours,),
            walks=(Walk(self.hours, closed=True),),
        )

    def gestures(
        self, action: Action, stage: Stage, opener: Action | None = None
    ) -> tuple[Gesture, ...]:
        if action.verb == "walk":
            return (Gesture(PawnKey("anna"), action.zone),)
        if action.verb == "swap":
            a, b = action.the_card, int(action.the_zone.partition(".")[2])
            return (Gesture(a, b), Gesture(b, a))
        return natural(action)

    def prompt(self, stage: Stage) -> Prompt:
        return Prompt("What now?", buttons=(Button(Action("end"), "End turn", "E"),))


class Road(Staged):
    """Five places in a bow: cards are laid onto them, a marker travels after a question, and a
    fairy is offered at her card."""

    places = ROAD
    lying: ClassVar = {"fairies": (7,)}
    offered: ClassVar = [Action("use", 7), Action("pass")]
    actions: ClassVar = [
        *(Action("lay", card, zone) for card in HAND for zone in ROAD),
        *(Action("travel", zone=zone) for zone in ROAD[1:]),
        *offered,
    ]

    def arrange(self, stage: Stage) -> Picture:
        unit = stage.height * 0.13
        step = stage.width / 6
        centres = [(step * (k + 1), stage.height * (0.3 + 0.05 * abs(k - 2))) for k in range(5)]
        areas = [
            Area(zone, around(*at, step * 0.9, unit * 1.6), zone, str(k + 1), shape="oval")
            for k, (zone, at) in enumerate(zip(self.places, centres, strict=True))
        ]
        fairy = Spot(7, card_at(stage.width * 0.9, stage.height * 0.75, unit * 0.9))
        x, y = centres[0]
        marker = around(x, y + unit * 1.1, unit * 0.5, unit * 0.5)
        return Picture(
            (stage.width, stage.height),
            unit,
            (fairy, *self.hand(stage, unit)),
            tuple(areas),
            pawns=(Pawn("marker", marker, "challenge/pixie", name="The marker"),),
            groups=(self.places, ("hand.0",)),
            walks=(Walk(self.places),),
        )

    def gestures(
        self, action: Action, stage: Stage, opener: Action | None = None
    ) -> tuple[Gesture, ...]:
        if action.verb == "travel":
            sure = Confirmation("Nobody comes back from there.", "Travel")
            return (
                Gesture(PawnKey("marker"), action.zone, question=sure),
                Gesture(None, action.zone, question=sure),
            )
        return natural(action)

    def bubble(self, stage: Stage) -> Bubble | None:
        use, leave = self.offered
        buttons = Button(use, "Use her", "U", cost="−2 points"), Button(leave, "Not now", "N")
        return Bubble(7, "She can act here.", buttons)


class Country(Staged):
    """A map of hexagons, larger than its window: a pawn goes to any cell, cards are laid onto some,
    and some can be chosen by themselves."""

    cells: ClassVar = [(q, r) for r in range(-5, 6) for q in range(-5, 6) if abs(q + r) <= 5]
    """Ninety-one of them."""
    lying: ClassVar = {f"map.{q},{r}": (k,) for k, (q, r) in enumerate(cells)}
    zones = tuple(lying)
    actions: ClassVar = [
        *(Action("walk", zone=zone) for zone in zones),
        *(Action("lay", HAND[0], zone) for zone in zones[::3]),
        *(Action("found", zone=zone) for zone in zones[1::4]),
    ]

    def arrange(self, stage: Stage) -> Picture:
        unit, across = stage.height * 0.13, 96.0
        window = Rect(12, 12, stage.width - 24, stage.height - 36 - unit * 1.45)
        spots, areas = [], []
        for k, (q, r) in enumerate(self.cells):
            x, y = hex_centre(q, r, across)
            place = around(x, y, across - 2, (across - 2) * 1.155)
            relief = Relief(layers=1 + k % 3)
            spots.append(Spot(k, card_at(x, y, across - 8), form="tile", relief=relief))
            areas.append(Area(self.zones[k], place, self.zones[k], shape="hex"))
        pixie = Pawn("pixie", around(0, 0, 40, 40), "challenge/pixie", name="The pixie")
        return Picture(
            (stage.width, stage.height),
            unit,
            tuple(self.hand(stage, unit)),
            (),
            groups=(self.zones, ("hand.0",)),
            map=Map(window, tuple(spots), tuple(areas), (pixie,)),
        )

    def gestures(
        self, action: Action, stage: Stage, opener: Action | None = None
    ) -> tuple[Gesture, ...]:
        if action.verb == "walk":
            return (Gesture(PawnKey("pixie"), action.zone),)
        return natural(action)


GROUNDS = (Ring(), Road(), Country())
