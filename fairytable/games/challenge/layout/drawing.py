"""Collects what lies on the table of The Challenge: cards, places, marks, and pixies with sacks."""

from collections.abc import Sequence
from typing import NamedTuple, Unpack

from fairytable.engine import CardView
from fairytable.engine.table import face_of
from fairytable.games.challenge import faces
from fairytable.games.challenge.cards import EXTRA_PIXIE, KINDS, STONES
from fairytable.games.challenge.layout.frame import Column, Frame, frame, runs, spread, strips
from fairytable.games.challenge.rules.position import TORN_STONES
from fairytable.games.challenge.rules.sacks import SACK_LIMIT
from fairytable.games.challenge.rules.zones import MARKS, SACKS, pixies_at_start
from fairytable.games.challenge.seen import Seen
from fairytable.games.challenge.texts import captions, names
from fairytable.stage.picture import (
    CARD,
    FRONT,
    Badge,
    Emblem,
    Light,
    Mark,
    Panel,
    PanelKind,
    Pawn,
    Rect,
    around,
    bounds,
    clamp,
    column,
)
from fairytable.stage.seats import clockwise
from fairytable.stage.sketch import How, Sketch
from fairytable.stage.staging import Stage

BADGE = 20.0


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

    def pixie(self, player: int, number: int, place: Column, layer: Layer) -> None:
        """A sack with its stones, what was given to it above, and its pixie before it."""
        self._head(player, number, place, layer)
        self._sack(player, number, place, layer)
        if not self.joined(player, number):
            self.pawns.append(
                Pawn(pixie_key(player, number), place.figure, self.figure(player, number), layer.z)
            )

    def joined(self, player: int, number: int) -> list[CardView]:
        """The card of a pixie that came later: it stands for its figure."""
        marks = self.zones.get(MARKS[player][number], ())
        return [card for card in marks if card.face == EXTRA_PIXIE]

    def given(self, player: int, number: int) -> list[CardView]:
        """What was given to a pixie."""
        marks = self.zones.get(MARKS[player][number], ())
        return sorted((card for card in marks if card.face != EXTRA_PIXIE), key=_by_type)

    def figure(self, player: int, number: int) -> str:
        """What a pixie looks like: each of a player's has a gait of its own."""
        kind = (player * pixies_at_start(self.seen.players) + number) % len(faces.PIXIES)
        return faces.PIXIES[kind]

    def gem_light(self, marks: list[Mark], kind: int, rect: Rect, strength: float) -> None:
        """The light that a stone of this kind sends."""
        marks.append(Light(rect, "gem", strength, STONES[kind]))

    def _head(self, player: int, number: int, place: Column, layer: Layer) -> None:
        """The card of one that joined and what was given to it, over the sack; its number on a
        pebble, over the pixie where it stands beside its sack."""
        head, side = place.head, place.head.h
        extra, left = self.joined(player, number), place.head.x
        if extra:
            self.lay(extra, [Rect(head.x, head.y, side / CARD, side)], z=layer.z)
            left += side / CARD + 2
        high = max(20.0, 0.24 * place.fan.w)
        over = Rect(place.fan.x - 1.5 * high - 4, place.figure.y - high, 1.5 * high, high)
        beside = not extra and over.x >= place.figure.x - 4
        pebble = over if beside else Rect(left, head.y + (side - high) / 2, 1.15 * high, high)
        left = left if beside else pebble.right + 2
        self._marks(self.given(player, number), Rect(left, head.y, head.right - left, side), layer)
        layer.under.append(Panel(pebble, "badge", "none"))
        size = max(14.0, 0.7 * high)
        self.write(layer.under, pebble, str(number + 1), size, "gold", bold=True)

    def _marks(self, cards: Sequence[CardView], room: Rect, layer: Layer) -> None:
        """What was given to a pixie, as small cards from the right."""
        if not cards:
            return
        width, gaps = room.h / CARD, len(cards) - 1
        step = min(width + 2, (room.w - width) / max(1, gaps))
        start = room.right - width - step * gaps
        rects = [Rect(start + i * step, room.y, width, room.h) for i in range(len(cards))]
        self.lay(cards, rects, z=layer.z)

    def _patch(self, player: int, number: int, pocket: Rect, layer: Layer) -> None:
        """Sewn onto the cloth: how full a sack is, and how full it would be; a hole for each stone
        that finds room, if there is room to show them."""
        held, limit = len(self.zones[SACKS[player][number]]), self.seen.limit(player, number)
        more = self.coming(player, number)
        x, y = pocket.centre[0], pocket.y + 0.77 * pocket.h
        text, high = f"{held + more}/{limit}", max(18.0, 0.3 * pocket.h)
        patch = around(x, y, clamp(7.5 * len(text) + 6, 0.78 * pocket.w, 0.94 * pocket.w), high)
        layer.over.append(Panel(patch, "patch", "active" if more else "none"))
        words, hole = patch.inset(3, 1), min(0.075 * pocket.w, 0.34 * high)
        rows = -(-limit // SACK_LIMIT)
        if patch.w >= 7.5 * len(text) + SACK_LIMIT * 1.25 * hole + 12:
            left = patch.x + 7
            for k in range(limit):
                at = left + k % SACK_LIMIT * 1.25 * hole, y + (k // SACK_LIMIT - rows / 2) * hole
                hollow = Rect(at[0], at[1] + 0.05 * hole, 0.9 * hole, 0.9 * hole)
                kind: PanelKind = "pill" if k < held + more else "page"
                layer.over.append(Panel(hollow, kind, "none"))
            left += SACK_LIMIT * 1.25 * hole
            words = Rect(left, patch.y + 1, patch.right - 5 - left, patch.h - 2)
        size = max(13.0, 0.42 * high)
        self.write(layer.over, words, text, size, "dark", bold=True)

    def coming(self, player: int, number: int) -> int:
        """How many stones the action that is aimed at would bring to a sack."""
        action = self.stage.preview
        if action is None or action.card is None or action.zone != SACKS[player][number]:
            return 0
        kind = self.seen.face(action.card)
        if action.verb == "send" and kind is not None:
            return self.seen.brought(player, number, kind)
        return 1

    def _sack(self, player: int, number: int, place: Column, layer: Layer) -> None:
        """Stones stand in the mouth of a burlap sack; the more there are, the higher they reach."""
        fan, pocket = place.fan, place.pocket
        cards = self.zones[SACKS[player][number]]
        kinds = [face_of(card) for card in cards]
        places = column(fan, [fan.w * part for part in strips(kinds)], fan.w)[: len(cards)]
        rise = fan.bottom - places[-1].bottom if places else 0.0
        places = [place.moved(0, rise) for place in places]
        first = Rect(fan.x, fan.bottom - fan.w * CARD, fan.w, fan.w * CARD)
        for kind in dict.fromkeys(kinds):
            glow = around(*first.centre, 3.2 * fan.w, 2.6 * fan.w)
            self.gem_light(layer.under, kind, glow, 0.8)
        layer.under.append(Emblem(pocket, faces.POCKET))
        self.lay(cards, places, z=layer.z)
        bigger = self.seen.bigger(player, number)
        layer.over.append(Emblem(pocket, faces.POCKET_ENLARGED if bigger else faces.POCKET_FRONT))
        self._patch(player, number, pocket, layer)
        if cards:
            first = Rect(fan.x, places[0].y, fan.w, fan.bottom - places[0].y)
        self._runs(kinds, places, layer)
        # On the cloth: what stands above it stays free.
        side, level = max(17.0, 0.3 * fan.w), pocket.y + 0.5 * pocket.h
        if self.seen.immune(player, number):
            layer.over.append(Panel(first.inset(-2), "frame", "pale"))
            layer.over.append(Emblem(around(fan.centre[0], level, side, side), faces.IMMUNITY_MARK))
        if cards and not self.seen.fitting(player, number):
            layer.over.append(Emblem(around(fan.right, level, side, side), faces.SACKS["full"]))
        self.torn(SACKS[player][number], places, layer)

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

    def torn(self, zone: str, places: Sequence[Rect], layer: Layer) -> None:
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
