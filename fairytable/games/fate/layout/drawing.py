"""Collects what lies on the table of Fairy's Fate, and knows what its pieces look like."""

from collections.abc import Sequence
from typing import NamedTuple

from fairytable.engine import CardView
from fairytable.games.fate import faces
from fairytable.games.fate.cards import SERPENT
from fairytable.games.fate.layout.frame import FateFrame, frame, spread
from fairytable.games.fate.rules.collection import BITE
from fairytable.games.fate.seen import FateSeen, Stack
from fairytable.games.fate.texts import captions
from fairytable.stage.picture import (
    FRONT,
    Badge,
    Emblem,
    Mark,
    Pawn,
    Rect,
    Spot,
    Token,
    Tone,
    around,
)
from fairytable.stage.pins import Pin
from fairytable.stage.sketch import Sketch
from fairytable.stage.staging import Stage

CHIPS = {"lume": ("flame", "#A8741A"), "pixie": ("cap", "#3F7FB4"), "nature": ("wing", "#2F7350")}
"""What stands for a back where there is no room for a card."""


class FateLayer(NamedTuple):
    """Where a part of the table is drawn: on the ground, or on the front sheet."""

    under: list[Mark]
    over: list[Mark]
    z: int


class FateDrawing(Sketch):
    """A picture of this game in the making."""

    def __init__(self, stage: Stage) -> None:
        self.seen = FateSeen(stage.view)
        self.frame: FateFrame = frame(stage.width, stage.height, self.seen.players - 1)
        super().__init__(stage, self.frame.u)
        self.k = self.frame.k
        self.ground = FateLayer(self.under, self.over, 1)
        self.sheet = FateLayer(self.front, self.front_over, FRONT + 1)

    def px(self, size: float) -> float:
        """Words grow with the window, but less."""
        return size * min(max(self.k, 0.9), 1.25)

    # Pieces

    def zone_name(self, zone: str) -> str:
        return captions.zone_name(self.stage, self.seen, zone)

    def chip(self, marks: list[Mark], x: float, y: float, side: float, back: str) -> None:
        """A back as a small disc: colour and glyph."""
        glyph, colour = CHIPS[back]
        marks.append(Token(around(x, y, side, side), glyph, colour))

    def lantern(self, player: int, rect: Rect) -> None:
        """The marker of a traveller; a stone while the traveller has turns to lose."""
        stone = self.seen.stone[player] and self.seen.dest[player] is None
        emblem = faces.STONE if stone else self.lantern_of(player)
        name = self.say(captions.LANTERN_OF, name=self.stage.people[player].name)
        self.pawns.append(Pawn(lantern_key(player), rect, emblem, 3, name))

    def lantern_of(self, player: int) -> str:
        """By the player's shape; whoever has a shape without one takes a lantern that is left."""
        colours = [person.colour for person in self.stage.people]
        if colours[player] < len(faces.LANTERNS):
            return faces.LANTERNS[colours[player]]
        free = [k for k in range(len(faces.LANTERNS)) if k not in colours]
        return faces.LANTERNS[free[0]]

    def stacks(
        self,
        stacks: Sequence[Stack],
        room: Rect,
        width: float,
        layer: FateLayer,
        z: int | None = None,
    ) -> dict[int, Rect]:
        """Things in a row, equal ones as one card with their number; gives where each kind lies."""
        rects = spread(room, len(stacks), width, max(3.0, 0.08 * width))
        covered = len(rects) > 1 and rects[1].x - rects[0].x < 0.9 * width
        for k, (stack, rect) in enumerate(zip(stacks, rects, strict=True)):
            pinned = not covered or k == len(rects) - 1
            self.stack(stack, rect, layer.z if z is None else z, pinned=pinned)
            if not pinned and len(stack.cards) > 1:
                at = (rect.x + rects[k + 1].x) / 2
                badge = around(at, rect.bottom - 0.3 * rect.h, 24, 17)
                layer.over.append(Badge(badge, f"×{len(stack.cards)}"))
        return {stack.kind: rect for stack, rect in zip(stacks, rects, strict=True)}

    def stack(self, stack: Stack, rect: Rect, z: int, *, pinned: bool) -> None:
        """All cards in one place, with their number at the side of the uppermost: its name stays
        free."""
        self.lay(stack.cards[:-1], [rect] * (len(stack.cards) - 1), z=z)
        badges = (Pin("count", "right", f"×{len(stack.cards)}"),)
        shown = badges if pinned and len(stack.cards) > 1 else ()
        self.spots.append(Spot(stack.top, rect, z=z, badges=shown))

    def serpents(self, player: int, rect: Rect, layer: FateLayer, size: float) -> None:
        """The serpents met: a coil that fills by quarters until one bites, and their number. The
        cards themselves lie under it."""
        seen = self.seen
        stacks = [stack for stack in seen.stacks(player) if stack.kind == SERPENT]
        count = seen.serpents(player)
        coil = Rect(rect.x, rect.y, rect.h, rect.h)
        for stack in stacks:
            inside = coil.inset(0.3 * rect.h)
            self.lay(stack.cards, [inside] * len(stack.cards), z=layer.z, form="disc")
        layer.over.append(Emblem(coil, faces.coil_of(count)))
        tone: Tone = "bad" if count % BITE == BITE - 1 else "plain" if count else "soft"
        number = Rect(coil.right + 3, rect.y, rect.right - coil.right - 3, rect.h)
        self.write(layer.under, number, str(count), size, tone, "left", bold=True)

    def backs(
        self, cards: Sequence[CardView], rects: Sequence[Rect], player: int, layer: FateLayer
    ) -> None:
        """Cards of a rival that are hidden."""
        self.lay(cards, rects, z=layer.z, shows=self.hidden(player))


def lantern_key(player: int) -> str:
    """How a lantern is known through all pictures."""
    return f"lantern.{player}"


def things_of(seen: FateSeen, player: int) -> list[Stack]:
    """What lies in a player's row: all but serpents."""
    return [stack for stack in seen.stacks(player) if stack.kind != SERPENT]


def by_back(cards: Sequence[CardView]) -> list[CardView]:
    """A hand sorted by back, then by what the viewer knows of it."""
    order = list(CHIPS)
    return sorted(
        cards,
        key=lambda c: (order.index(c.back), 0 if c.face is None else c.face, c.card),
    )
