"""A picture in the making: a game's layout puts it together part by part. No Qt."""

from collections.abc import Sequence
from typing import TypedDict, Unpack

from fairytable.engine.table import CardView
from fairytable.stage.picture import (
    Align,
    Area,
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


class Sketch:
    """What lies on a table so far."""

    def __init__(self, stage: Stage, unit: float) -> None:
        """The unit is the width of a card in hand."""
        self.stage = stage
        self.say = stage.say
        self.zones = stage.view.zones
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
