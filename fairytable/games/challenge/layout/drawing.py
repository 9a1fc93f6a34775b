"""Collects what lies on the table of The Challenge: cards, places, marks, and pixies with sacks."""

from collections.abc import Sequence
from typing import NamedTuple, Unpack

from fairytable.engine import CardView
from fairytable.engine.table import face_of
from fairytable.games.challenge import faces
from fairytable.games.challenge.cards import EXTRA_PIXIE, KINDS
from fairytable.games.challenge.layout.frame import Column, Frame, frame, runs, spread, strips
from fairytable.games.challenge.rules.position import TORN_STONES
from fairytable.games.challenge.rules.zones import MARKS, SACKS, pixies_at_start
from fairytable.games.challenge.seen import Seen
from fairytable.games.challenge.texts import captions, names
from fairytable.stage.picture import (
    CARD,
    FRONT,
    Badge,
    Emblem,
    Mark,
    Panel,
    Pawn,
    Rect,
    Tone,
    around,
    bounds,
    column,
)
from fairytable.stage.seats import clockwise
from fairytable.stage.sketch import How, Sketch
from fairytable.stage.staging import Stage

ROOM_FOR_WORDS = 60.0
"""From this width on an empty place says that it is empty."""
BADGE = 20.0
POCKET = 1.26
"""How wide a sack is, in widths of a card."""


class Layer(NamedTuple):
    """Where a part of the table is drawn: on the felt, or on the front sheet."""

    under: list[Mark]
    over: list[Mark]
    z: int


class Drawing(Sketch):
    """Knows what the game's pieces look like."""

    def __init__(self, stage: Stage) -> None:
        self.seen = Seen(stage.view)
        pixies = tuple(self.seen.pixies[player] for player in clockwise(stage))
        self.frame: Frame = frame(stage.width, stage.height, pixies)
        super().__init__(stage, self.frame.u)
        self.points = stage.scores or tuple(self.seen.points())
        """What each player has, or would have if the game ended on what is seen."""
        self.names = [names.face_name(face, stage.say) for face in range(len(KINDS))]
        self.felt = Layer(self.under, self.over, 1)
        self.sheet = Layer(self.front, self.front_over, FRONT + 1)

    # Pieces

    def zone_name(self, zone: str) -> str:
        return captions.zone_name(self.stage, self.seen, zone, self.names)

    def count(self, marks: list[Mark], x: float, y: float, text: str, height: float) -> None:
        """A pill with a number, around a point."""
        marks.append(Badge(around(x, y, 1.6 * height, height), text))

    # Rows and sacks

    def row(self, zone: str, rect: Rect, width: float, layer: Layer, **how: Unpack[How]) -> float:
        """Cards side by side, sorted by type; runs are counted where they are squeezed. Gives where
        the row ends."""
        cards = sorted(self.zones[zone], key=_by_type)
        kinds = [card.face for card in cards]
        places, squeezed = spread(rect, kinds, width)
        how.setdefault("z", layer.z)
        self.lay(cards, places, **how)
        if squeezed:
            for first, last in runs(kinds):
                if last > first:
                    top = places[last]
                    x, y = top.x + 0.62 * width, top.bottom - 0.2 * width
                    self.count(layer.over, x, y, f"×{last - first + 1}", BADGE)
        return places[-1].right if places else rect.x

    def pixie(self, player: int, number: int, place: Column, layer: Layer, *, own: bool) -> None:
        """A sack with its stones, what was given to it above, and its pixie before it."""
        self._head(player, number, place.head, layer, own=own)
        self._sack(player, number, place.fan, layer)
        if not any(card.face == EXTRA_PIXIE for card in self.zones.get(MARKS[player][number], ())):
            kind = (player * pixies_at_start(self.seen.players) + number) % len(faces.PIXIES)
            key = pixie_key(player, number)
            self.pawns.append(Pawn(key, place.figure, faces.PIXIES[kind], layer.z))

    def _head(self, player: int, number: int, head: Rect, layer: Layer, *, own: bool) -> None:
        cards = sorted(self.zones.get(MARKS[player][number], ()), key=_by_type)
        side, left = head.h, head.x
        extra = [card for card in cards if card.face == EXTRA_PIXIE]
        if extra:
            self.lay(extra, [Rect(head.x, head.y, side / CARD, side)], z=layer.z)
            left += side / CARD + 2
        numbered = own or layer is self.sheet
        size = max(14.0, 0.5 * side)
        digit = Rect(left, head.y, 0.8 * size, side)
        marks = [card for card in cards if card.face != EXTRA_PIXIE]
        left = digit.right + 1 if numbered else left
        right = self._marks(marks, Rect(left, head.y, head.right - left, side), layer)
        if numbered:
            self.write(layer.under, digit, str(number + 1), size, "strong", bold=True)
            rest = Rect(digit.right + 2, head.y, right - digit.right - 4, side)
            self._fullness(player, number, rest, layer)

    def _marks(self, cards: Sequence[CardView], room: Rect, layer: Layer) -> float:
        """What was given to a pixie, as small cards from the right; gives where they begin."""
        if not cards:
            return room.right
        width, gaps = room.h / CARD, len(cards) - 1
        step = min(width + 2, (room.w - width) / max(1, gaps))
        start = room.right - width - step * gaps
        rects = [Rect(start + i * step, room.y, width, room.h) for i in range(len(cards))]
        self.lay(cards, rects, z=layer.z)
        return start

    def _fullness(self, player: int, number: int, rest: Rect, layer: Layer) -> None:
        """How full a sack is, and how full it would be, if there is room to say it."""
        held, limit = len(self.zones[SACKS[player][number]]), self.seen.limit(player, number)
        more = self.coming(player, number)
        text = f"{held + more}/{limit}"
        if rest.w >= 7.5 * len(text):
            tone: Tone = "gold" if more else "soft"
            self.write(layer.under, rest, text, 13, tone, "right", bold=bool(more))

    def coming(self, player: int, number: int) -> int:
        """How many stones the action that is aimed at would bring to a sack."""
        action = self.stage.preview
        if action is None or action.card is None or action.zone != SACKS[player][number]:
            return 0
        kind = self.seen.face(action.card)
        if action.verb == "send" and kind is not None:
            return self.seen.brought(player, number, kind)
        return 1

    def _sack(self, player: int, number: int, fan: Rect, layer: Layer) -> None:
        """Stones stand in the mouth of a burlap sack; the more there are, the higher they reach."""
        cards = self.zones[SACKS[player][number]]
        kinds = [face_of(card) for card in cards]
        places = column(fan, [fan.w * part for part in strips(kinds)], fan.w)[: len(cards)]
        rise = fan.bottom - places[-1].bottom if places else 0.0
        places = [place.moved(0, rise) for place in places]
        first = Rect(fan.x, fan.bottom - fan.w * CARD, fan.w, fan.w * CARD)
        side = POCKET * fan.w
        pocket = Rect(fan.centre[0] - side / 2, fan.bottom + 0.02 * fan.w - side, side, side)
        bigger = self.seen.bigger(player, number)
        if cards:
            layer.under.append(Emblem(pocket, faces.POCKET))
            self.lay(cards, places, z=layer.z)
            layer.over.append(
                Emblem(pocket, faces.POCKET_ENLARGED if bigger else faces.POCKET_FRONT)
            )
            first = Rect(fan.x, places[0].y, fan.w, fan.bottom - places[0].y)
        else:
            filling = self.coming(player, number) > 0
            state = "enlarged" if bigger else "some" if filling else "empty"
            layer.under.append(Emblem(pocket, faces.SACKS[state]))
            self._say_empty(first, layer)
        self._runs(kinds, places, layer)
        # On the cloth: what stands above it stays free.
        side, level = max(17.0, 0.3 * fan.w), fan.bottom - 0.42 * fan.w
        if self.seen.immune(player, number):
            layer.over.append(Panel(first.inset(-2), "frame", "pale"))
            layer.over.append(Emblem(around(fan.centre[0], level, side, side), faces.IMMUNITY_MARK))
        if cards and not self.seen.fitting(player, number):
            layer.over.append(Emblem(around(fan.right, level, side, side), faces.SACKS["full"]))
        self._torn(SACKS[player][number], places, layer)

    def _say_empty(self, rect: Rect, layer: Layer) -> None:
        if rect.w >= ROOM_FOR_WORDS:
            words = Rect(rect.x + 2, rect.y + 0.2 * rect.w, rect.w - 4, 18)
            self.write(layer.under, words, self.say(captions.EMPTY), 13, "soft")

    def _runs(self, kinds: Sequence[int], places: Sequence[Rect], layer: Layer) -> None:
        """Each run of two or more tells how many it is, at its right edge."""
        for first, last in runs(kinds):
            if last == first:
                continue
            place = places[last]
            if last + 1 < len(places):
                y = (places[first].y + places[last + 1].y) / 2
            else:
                y = place.y + max(0.5 * BADGE + 2, 0.46 * place.w)
            high = max(BADGE, 0.2 * place.w)
            self.count(layer.over, place.right - 0.5 * high - 4, y, f"×{last - first + 1}", high)

    def _torn(self, zone: str, places: Sequence[Rect], layer: Layer) -> None:
        """The stones that would fall out of a sack that is pointed at."""
        action = self.stage.preview
        if action is not None and action.verb == "puncture" and action.zone == zone:
            falling = bounds(places[-TORN_STONES:])
            layer.over.append(Panel(falling.inset(-1), "frame", "danger"))
            side = 0.62 * falling.w
            x, _ = falling.centre
            layer.over.append(Emblem(around(x, falling.bottom, side, side), faces.SACKS["torn"]))


def pixie_key(player: int, number: int) -> str:
    """How a pixie is known through all pictures."""
    return f"pixie.{player}.{number}"


def _by_type(card: CardView) -> tuple[int, int]:
    """By type; cards whose face is hidden come last and keep their order."""
    return len(KINDS) if card.face is None else card.face, card.card
