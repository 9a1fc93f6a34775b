"""Collects what lies on the table of Hunters: cards, places, researchers with their tools."""

from collections.abc import Sequence

from fairytable.engine import CardView
from fairytable.games.hunters.cards import FAIRY, KIND, VALUE
from fairytable.games.hunters.layout.frame import Frame, frame
from fairytable.games.hunters.seen import Seen
from fairytable.games.hunters.texts import captions
from fairytable.stage.picture import (
    CARD,
    Align,
    Crest,
    Emblem,
    Mark,
    Panel,
    Rect,
    Sign,
    Tone,
    around,
    row,
)
from fairytable.stage.sketch import SMALLEST_TEXT, Sketch
from fairytable.stage.staging import Stage

SILHOUETTE = 30.0
"""A tool that is drawn smaller than this is a silhouette."""
SEAL = 20.0
_LEGIBLE = 0.62
"""How much of a small card has to show, in its width, so that its value can be read."""
_SMALLEST_CARD = 24.0
_TINY_CARD = 14.0
"""Where there is but one low row, cards shrink further before they cover each other's values."""


class Drawing(Sketch):
    """Knows what the game's pieces look like."""

    def __init__(self, stage: Stage) -> None:
        self.seen = Seen(stage.view)
        self.frame: Frame = frame(stage.width, stage.height, self.seen.players)
        super().__init__(stage, self.frame.u)

    # Pieces

    def zone_name(self, zone: str) -> str:
        return captions.zone_name(self.stage, self.seen, zone)

    def seal(self, marks: list[Mark], x: float, y: float, player: int, side: float = SEAL) -> None:
        """A player's shape with the number of the researcher."""
        marks.append(Crest(around(x, y, side, side), player, str(self.seen.number(player))))

    def portrait(self, marks: list[Mark], rect: Rect, player: int) -> None:
        marks.append(Emblem(rect, f"hunters/researcher-{self.seen.number(player)}"))

    def tool(self, marks: list[Mark], rect: Rect, tool: str | None) -> None:
        """A prepared tool on its badge; small ones are silhouettes."""
        marks.append(Panel(rect, "badge"))
        if tool is None:
            return
        if rect.w < SILHOUETTE:
            marks.append(Sign(rect.inset(0.18 * rect.w), tool, "gold"))
        else:
            marks.append(Emblem(rect.inset(0.1 * rect.w), f"hunters/{tool}"))

    def tag(self, marks: list[Mark], x: float, y: float, text: str, tone: Tone = "dark") -> None:
        """A slip of paper with a word; a dark one for lighter tones."""
        wide = 6.1 * len(text) + 12
        rect = around(x, y, wide, 18)
        marks.append(Panel(rect, "page" if tone == "dark" else "pill"))
        self.write(marks, rect, text, SMALLEST_TEXT, tone, bold=True)

    # Rows

    def minis(
        self,
        zone: str,
        rect: Rect,
        width: float,
        align: Align = "left",
        z: int = 1,
        *,
        low: bool = False,
    ) -> list[Rect]:
        """Evidence or photos as small cards, the best first, overlapping as far as they must."""
        cards = in_order(self.zones.get(zone, ()))
        shows, least = (0.95, _TINY_CARD) if low else (_LEGIBLE, _SMALLEST_CARD)
        legible = rect.w / (1 + shows * max(0, len(cards) - 1))
        width = min(width, rect.w, max(legible, least))
        places = row(rect, len(cards), width, width + 3, align)
        self.lay(cards, places, z=z)
        return places

    def fan_of_backs(self, zone: str, rect: Rect, z: int = 1) -> None:
        """A rival's hand: a few edges, all in one small place."""
        cards = self.zones[zone]
        width = min(rect.h / CARD, 0.7 * rect.w)
        step = min(0.16 * width, (rect.w - width) / max(1, len(cards) - 1))
        top = rect.y + (rect.h - width * CARD) / 2
        places = [Rect(rect.x + k * step, top, width, width * CARD) for k in range(len(cards))]
        self.lay(cards, places, z=z, shows=self.hidden(int(zone.rpartition(".")[2])))


def in_order(cards: Sequence[CardView]) -> list[CardView]:
    """Fairies, trinkets, mushrooms, flowers, wisps; the better ones first; hidden cards last."""

    def key(card: CardView) -> tuple[int, int, int, int]:
        if card.face is None:
            return len(KIND), 0, 0, card.card
        best = -VALUE[card.face] if KIND[card.face] >= FAIRY else 0
        return KIND[card.face], best, card.face, card.card

    return sorted(cards, key=key)
