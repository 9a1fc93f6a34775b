"""A picture in the making: a game's layout puts it together part by part. No Qt."""

from collections.abc import Sequence
from typing import TypedDict, Unpack

from fairytable.engine.table import CardView
from fairytable.stage.picture import (
    Align,
    Area,
    AreaShape,
    Crest,
    Emblem,
    Form,
    Mark,
    Panel,
    Pawn,
    Picture,
    Rect,
    Shows,
    Spot,
    Tone,
    Words,
    around,
)
from fairytable.stage.seats import clockwise
from fairytable.stage.staging import Stage

SMALLEST_TEXT = 12.0
"""Pixels: what would be smaller is left out."""


LEAST_FACE = 22.0
"""Pixels: a smaller face would not be known again."""


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

    def who(
        self, marks: list[Mark], x: float, y: float, crest: float, face: float, player: int
    ) -> float:
        """Who sits there, from x on, around the height y: the player's shape or, as large as there
        is room for, the face of a character with the shape at its foot. Gives where it ends."""
        portrait = self.stage.people[player].portrait
        if not portrait or face < LEAST_FACE:
            marks.append(Crest(around(x + crest / 2, y, crest, crest), player))
            return x + crest
        head = Rect(x, y - face / 2, face, face)
        small = max(10.0, 0.42 * face)
        foot = around(head.right - 0.3 * small, head.bottom - 0.4 * small, small, small)
        self.face(marks, head, player)
        marks.append(Panel(foot.inset(-2), "badge", "none"))
        marks.append(Crest(foot, player))
        return foot.right

    def face(self, marks: list[Mark], rect: Rect, player: int) -> None:
        """The face of a character, in a ring of the player's colour."""
        marks.append(Panel(rect, "badge", "player", player))
        marks.append(Emblem(rect.inset(1.5), self.stage.people[player].portrait))

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
