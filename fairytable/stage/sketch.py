"""A picture in the making: a game's layout puts it together part by part. No Qt."""

from collections.abc import Sequence
from typing import TypedDict, Unpack

from fairytable.engine.table import CardView
from fairytable.stage.picture import (
    Align,
    Area,
    AreaShape,
    Form,
    Mark,
    Pawn,
    Picture,
    Rect,
    Shows,
    Spot,
    Tone,
    Words,
)
from fairytable.stage.seats import clockwise
from fairytable.stage.staging import Stage

SMALLEST_TEXT = 12.0
"""Pixels: what would be smaller is left out."""


class How(TypedDict, total=False):
    """How a card is laid."""

    z: int
    form: Form
    shows: Shows
    faded: bool
    raised: bool


class Manner(TypedDict, total=False):
    """How a place behaves."""

    lifts: bool
    quiet: bool
    unfolds: str | None
    z: int
    shape: AreaShape


class Sketch:
    """What lies on a table so far."""

    def __init__(self, stage: Stage, unit: float) -> None:
        """The unit is the width of a card in hand."""
        self.stage = stage
        self.say = stage.say
        self.zones = stage.view.zones
        self.me = stage.bottom
        self.rivals = clockwise(stage)[1:]
        self.mine = stage.mine
        self.u = unit
        self.spots: list[Spot] = []
        self.areas: list[Area] = []
        self.under: list[Mark] = []
        self.over: list[Mark] = []
        self.pawns: list[Pawn] = []
        self.turning: list[Rect] = []
        self.front: list[Mark] = []
        self.front_over: list[Mark] = []

    def lay(self, cards: Sequence[CardView], rects: Sequence[Rect], **how: Unpack[How]) -> None:
        """Put cards on these places."""
        self.spots += [Spot(c.card, r, **how) for c, r in zip(cards, rects, strict=True)]

    def hidden(self, player: int) -> Shows:
        """Which side of a player's own cards is up: a hand, recipes, what is kept or secret."""
        if self.stage.curtain:
            return "back"
        openly = self.stage.view.viewer is None
        return "face" if openly or player == self.me else "as it lies"

    def asked(self, *decisions: str) -> bool:
        """Whether the person at the bottom has one of these to decide."""
        decision = self.stage.view.decision
        return self.mine and decision is not None and decision.name in decisions

    def place(self, zone: str, rect: Rect, key: str = "", **how: Unpack[Manner]) -> None:
        """A place that can be clicked or dropped on."""
        self.areas.append(Area(zone, rect, self.zone_name(zone), key, **how))

    def zone_name(self, zone: str) -> str:
        """A place as a screen reader says it; games with places have their own words."""
        return ""

    def write(
        self,
        marks: list[Mark],
        rect: Rect,
        text: str,
        size: float,
        tone: Tone = "plain",
        align: Align = "centre",
        *,
        bold: bool = False,
        lines: int = 1,
        short: str = "",
    ) -> None:
        """Words among these marks, never too small to be read."""
        marks.append(Words(rect, text, max(SMALLEST_TEXT, size), tone, align, bold, lines, short))

    def picture(self, groups: tuple[tuple[str, ...], ...] = ()) -> Picture:
        """The finished picture."""
        return Picture(
            (self.stage.width, self.stage.height),
            self.u,
            tuple(self.spots),
            tuple(self.areas),
            tuple(self.under),
            tuple(self.over),
            tuple(self.pawns),
            front=tuple(self.front),
            front_over=tuple(self.front_over),
            turning=tuple(self.turning),
            groups=groups,
        )
