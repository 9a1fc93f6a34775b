"""Where everything lies on the table of Moons: four fairy rings, the moon in their middle.

See `frame` for the measures; u is the width of a card in hand.
"""

from typing import Literal

from fairytable.engine import CardView
from fairytable.engine.table import face_of
from fairytable.games.moons import faces
from fairytable.games.moons.cards import ELEMENT, ELEMENTS, FACTOR, SUN, VALUE
from fairytable.games.moons.layout.frame import NUMBER, frame, heart, seats
from fairytable.games.moons.layout.unfolded import unfolded
from fairytable.games.moons.rules.position import LAST_MOON, RING_SIZE
from fairytable.games.moons.rules.zones import CIRCLES, HANDS, SYMBOLS
from fairytable.games.moons.seen import Seen, element, phase
from fairytable.games.moons.texts import captions, names, spoken
from fairytable.games.moons.texts.names import signed
from fairytable.stage.picture import (
    CARD,
    Area,
    Crest,
    Emblem,
    Ghost,
    Light,
    Loop,
    Panel,
    Picture,
    Rect,
    Shows,
    Sign,
    Tone,
    around,
    card_at,
    grid,
    pile,
    row,
)
from fairytable.stage.sketch import SMALLEST_TEXT, Sketch
from fairytable.stage.staging import Stage
from fairytable.stage.unfolding import of_player

LINE = 16.0
"""The height of a line in the smallest letters; where there is less it is left out."""
FACTOR_ROOM = 24.0
"""Pixels beside a moon in the sky."""


def arrange(stage: Stage) -> Picture:
    """The whole table."""
    drawing = Drawing(stage)
    drawing.light()
    drawing.sky()
    for place in range(len(CIRCLES)):
        drawing.circle(place)
    drawing.current_moon()
    drawing.rival_plates()
    drawing.piles()
    drawing.own()
    return drawing.picture()


class Drawing(Sketch):
    """Knows the parts of the table."""

    def __init__(self, stage: Stage) -> None:
        self.seen = Seen(stage.view)
        self.frame = frame(stage.width, stage.height)
        super().__init__(stage, self.frame.u)

    def size(self, share: float, least: float = SMALLEST_TEXT) -> float:
        """The height of letters: a share of the card, but legible."""
        return max(least, share * self.u)

    # Parts

    def light(self) -> None:
        """The moon's light on the meadow: warm when it adds, cold when it takes away."""
        x, y = self.frame.moon.centre
        mood: Literal["warm", "cold"] = "warm" if self.seen.factor > 0 else "cold"
        self.under.append(Light(around(x, y, 7.2 * self.u, 6.0 * self.u), mood))
        if self.seen.dawn:
            width = self.stage.width
            self.under.append(
                Light(Rect(-0.2 * width, -3 * self.u, 1.4 * width, 6 * self.u), "warm")
            )
        if self.seen.night:
            size = 1.6 * self.stage.width, 1.6 * self.stage.height
            self.under.append(Light(around(x, y, *size), "dark"))

    def sky(self) -> None:
        """The twelve moons as a calendar, and what is still to come."""
        sky, moons = self.frame.sky, self.seen.moons
        self.under.append(Panel(sky, "sky"))
        legend = min(0.16 * sky.w, 150)
        step = (sky.w - legend - 12) / LAST_MOON
        current = len(moons) if self.seen.moon_set else len(moons) - 1
        for k in range(LAST_MOON):
            slot = Rect(sky.x + 6 + k * step, sky.y, step, sky.h)
            side = min(0.54 * sky.h, step - FACTOR_ROOM)
            left = slot.centre[0] - (side + FACTOR_ROOM) / 2
            disc = Rect(left, sky.y + 0.36 * sky.h - side / 2, side, side)
            foot = Rect(slot.x, slot.bottom - sky.h * 0.38, step, sky.h * 0.34)
            if k < current:
                self.lay([moons[k]], [disc], form="disc")
                self.factor(moons[k], disc)
                self.closing_mark(k, foot)
            elif k < len(moons):
                self.under.append(Panel(slot.inset(1, 4), "badge", "active"))
                self.under.append(Emblem(disc, faces.disc(phase(moons[k]))))
                self.factor(moons[k], disc)
                self.write(
                    self.under, foot, self.say(captions.NOW_ALONE), SMALLEST_TEXT, "gold", bold=True
                )
            else:
                middle = around(slot.centre[0], disc.centre[1], side, side)
                self.moon_to_come(k, middle, foot)
        self.still_to_come(Rect(sky.right - legend, sky.y, legend, sky.h))

    def factor(self, moon: CardView, disc: Rect) -> None:
        """What a moon does, beside its disc."""
        room = Rect(disc.right + 3, disc.y, FACTOR_ROOM - 3, disc.h)
        text = faces.FACTORS[FACTOR[face_of(moon)]]
        self.write(self.under, room, text, 13, "plain", "left", bold=True)

    def closing_mark(self, k: int, foot: Rect) -> None:
        """Which element a moon has scored, and how."""
        if k >= len(self.seen.closings):
            return
        closing = self.seen.closings[k]
        name = ELEMENTS[closing.element]
        sign, number = _side_by_side(foot, 15, 30)
        self.under.append(Sign(sign, name, name))
        self.write(
            self.under, number, signed(closing.points), 13, _tone(closing.points), "left", bold=True
        )

    def moon_to_come(self, k: int, disc: Rect, foot: Rect) -> None:
        coming = self.zones["deck.moon"]
        card = coming[len(self.seen.moons) - 1 - k]
        if card.face is None:
            self.lay([card], [card_at(*disc.centre, disc.h * 0.7)])
        else:
            self.lay([card], [disc], form="disc", shows="face", faded=True)
        last = k == LAST_MOON - 1
        label = self.say(captions.LAST) if last else str(k + 1)
        self.write(self.under, foot, label, SMALLEST_TEXT, "gold" if last else "soft", bold=last)

    def still_to_come(self, rect: Rect) -> None:
        head = Rect(rect.x, rect.y + 0.06 * rect.h, rect.w, 0.4 * rect.h)
        self.write(self.under, head, self.say(captions.TO_COME), SMALLEST_TEXT, "soft")
        cells = Rect(rect.x, rect.y + 0.48 * rect.h, rect.w - 10, 0.4 * rect.h)
        left = self.seen.phases_to_come()
        for cell, (name, count) in zip(grid(cells, 4, 4, 0), left.items(), strict=True):
            sign, number = _side_by_side(cell, 16, 9)
            self.under.append(Emblem(sign, faces.disc(name)))
            self.write(self.under, number, str(count), 13, "plain", "left", bold=True)

    def circle(self, place: int) -> None:
        """A fairy ring: five seats, the medallion with the sum, the badge with its number."""
        zone, box, card = CIRCLES[place], self.frame.boxes[place], self.frame.card
        cards = self.zones[zone]
        counted = self.counted(place)
        places = seats(box, card)
        lifted = self.lifted_over(zone)
        rim: Literal["soft", "target"] = "soft" if lifted is None else "target"
        lit = (len(cards) + (lifted is not None)) / RING_SIZE
        if counted is not None:
            lit = counted / len(cards)
        faces_here = self.seen.circle(place) or ([] if lifted is None else [lifted])
        tint = element(faces_here[0]) if faces_here and faces_here[0] != SUN else "moonlight"
        self.under.append(Loop(around(*box.centre, 3.3 * card, 2.5 * card), rim, lit, tint))
        self.under += [Ghost(seat) for seat in places[len(cards) : len(cards) + 1]]
        self.lay(cards, places[: len(cards)], z=1)
        room = heart(box, card)
        side = max(18.0, 0.28 * card)
        badge = around(room.centre[0], room.y + side / 2 + 2, side, side)
        self.medallion(place, Rect(room.x, badge.centre[1], room.w, 1.14 * card), lifted)
        self.under.append(Panel(badge, "badge", rim))
        self.write(self.under, badge, str(place + 1), self.size(0.17), bold=True)
        self.areas.append(Area(zone, box, self.circle_name(place), str(place + 1)))

    def counted(self, place: int) -> int | None:
        """How many cards of a ring are counted already, while its closing is told."""
        counting = self.seen.counting
        if counting is None or counting[0] != place or not self.zones[CIRCLES[place]]:
            return None
        return counting[1]

    def lifted_over(self, zone: str) -> int | None:
        """The face of the card that is held over this ring."""
        action = self.stage.preview
        if action is None or action.zone != zone or action.card is None:
            return None
        return self.seen.in_hand(self.stage.bottom, action.card)

    def medallion(self, place: int, rect: Rect, lifted: int | None) -> None:
        """The element, the sum, and what a closing would bring now."""
        faces_here = self.seen.circle(place) + ([] if lifted is None else [lifted])
        counted = self.counted(place)
        faces_here = faces_here[:counted]
        self.under.append(Panel(rect, "medallion", "soft" if lifted is None else "target"))
        below = 0.5 * max(18.0, 0.28 * self.frame.card)
        inner = Rect(rect.x + 5, rect.y + below, rect.w - 10, rect.h - below - 5)
        if not faces_here:
            if not self.seen.night and self.stage.view.decision is not None:
                text = self.say(captions.START_HERE)
                self.write(self.under, inner, text, self.size(0.15), "gold", lines=3)
            return
        name = element(faces_here[0])
        points = self.seen.closing(faces_here)
        closes = lifted == SUN or len(faces_here) == RING_SIZE or counted is not None
        now = f"→ {signed(points)}" if closes else self.say(captions.NOW, points=signed(points))
        total = str(sum(VALUE[face] for face in faces_here))
        head = Rect(inner.x, inner.y, inner.w, 0.58 * inner.h)
        size = 0.52 * head.h
        sign, number = _side_by_side(head, 0.62 * head.h, 0.6 * size * len(total))
        self.under.append(Sign(sign, name, name))
        self.write(self.under, number, total, size, "plain", "left", bold=True)
        foot = Rect(inner.x, head.bottom, inner.w, inner.h - head.h)
        short = signed(points)
        self.write(self.under, foot, now, self.size(0.18), _tone(points), bold=True, short=short)

    def circle_name(self, place: int) -> str:
        """As a screen reader says it."""
        faces = self.seen.circle(place)
        if not faces:
            return self.say(spoken.EMPTY_CIRCLE, i=place + 1)
        return self.say(
            spoken.CIRCLE_NAME,
            len(faces),
            i=place + 1,
            element=self.say(names.ELEMENT_NAMES[element(faces[0])]),
            sum=sum(VALUE[face] for face in faces),
            points=signed(self.seen.closing(faces)),
        )

    def current_moon(self) -> None:
        """The moon that scores the next closing, large in the middle, over what it does."""
        rect, u, moon = self.frame.moon, self.u, self.seen.moons[-1]
        name = names.moon_name(face_of(moon), self.say)
        plate = Rect(rect.x, rect.bottom - 0.58 * u, rect.w, 0.58 * u)
        self.under.append(Panel(plate, "banner", "active"))
        self.areas.append(Area("moon.up", rect, name))
        if self.seen.moon_set:
            return
        side = rect.h - plate.h - 4
        disc = around(rect.centre[0], rect.y + side / 2, side, side)
        self.lay([moon], [disc], form="disc")
        factor = Rect(plate.x, plate.y + 0.02 * u, plate.w, 0.3 * u)
        self.write(self.under, factor, names.times(self.seen.factor), 0.25 * u, "gold", bold=True)
        foot = Rect(plate.x + 3, factor.bottom, plate.w - 6, plate.bottom - factor.bottom - 1)
        short = names.short_moon(face_of(moon), self.say)
        self.write(self.under, foot, name, self.size(0.15), "soft", short=short)

    def rival_plates(self) -> None:
        for player, rect in zip(self.rivals, self.frame.plates, strict=False):
            self.plate(player, rect)
            if self.stage.unfolded == of_player(player):
                unfolded(self, player, rect)

    def plate(self, player: int, rect: Rect) -> None:
        """A rival: name, backs of the hand, secret symbol, what one's own closings brought."""
        u, person = self.u, self.stage.people[player]
        self.under.append(Panel(rect, "plate", "active" if self.on_turn(player) else "soft"))
        inner = rect.inset(0.09 * u, max(8.0, 0.09 * u))
        side = self.size(0.2, 16)
        self.under.append(Crest(Rect(inner.x, inner.y, side, side), player))
        name = Rect(inner.x + side + 6, inner.y, inner.w - side - 6, side)
        self.write(self.under, name, person.name, self.size(0.17, 14), align="left", bold=True)
        hand = self.zones[HANDS[player]]
        strip = Rect(inner.x, inner.y + side + 0.06 * u, inner.w, 0.5 * u)
        self.lay(hand, row(strip, len(hand), 0.34 * u, 0.33 * u, "left"))
        symbol = Rect(inner.x, strip.bottom + 0.08 * u, 0.46 * u, 0.46 * u * CARD)
        self.lay(self.zones[SYMBOLS[player]], [symbol])
        left = symbol.right + 0.06 * u
        self.brought(player, Rect(left, symbol.y, inner.right - left, symbol.h))
        closed = sum(c.player == player for c in self.seen.closings)
        foot = Rect(inner.x + 5, symbol.bottom, inner.w - 5, inner.bottom - symbol.bottom)
        if foot.h >= LINE:
            text = self.say(captions.CLOSED_CIRCLES, closed)
            self.write(self.under, foot, text, SMALLEST_TEXT, "soft", "left")
        self.areas.append(Area(HANDS[player], rect, person.name, unfolds=of_player(player)))
        self.guess(player, symbol)

    def guess(self, player: int, rect: Rect) -> None:
        """What the person at the bottom takes a rival's symbol for, if that is noted."""
        if self.zones[SYMBOLS[player]][0].up:
            return
        zone = SYMBOLS[player]
        sign = self.stage.notes.get(zone, "")
        name = captions.guess(self.stage.people[player].name, sign, self.say)
        self.areas.append(Area(zone, rect, name, signs=("question", *ELEMENTS)))
        if sign:
            side = 0.72 * rect.w
            disc = around(*rect.centre, side, side)
            self.over.append(Panel(disc, "badge", "soft"))
            self.over.append(Sign(disc.inset(0.18 * side), sign, sign if sign in ELEMENTS else ""))

    def brought(self, player: int, rect: Rect) -> None:
        """What this player's closings have brought to each element."""
        points: dict[int, int] = {}
        for closing in self.seen.closings:
            if closing.player == player:
                points[closing.element] = points.get(closing.element, 0) + closing.points
        for e, cell in enumerate(grid(rect, 2, len(ELEMENTS), 0)):
            name, side = ELEMENTS[e], min(0.22 * self.u, cell.h, cell.w - NUMBER)
            sign = Rect(cell.x, cell.centre[1] - side / 2, side, side)
            self.under.append(Sign(sign, name, name, faded=e not in points))
            if e in points:
                number = Rect(sign.right + 2, cell.y, cell.right - sign.right - 2, cell.h)
                text, tone = signed(points[e]), _tone(points[e])
                self.write(self.under, number, text, SMALLEST_TEXT, tone, "left", bold=True)

    def piles(self) -> None:
        """The blue deck and the removed cards right of the hand, unused symbols at the left."""
        tray = self.frame.piles
        self.under.append(Panel(tray, "tray"))
        inner = tray.inset(7)
        words = max(16.0, 0.2 * self.u)
        width = min(0.44 * inner.w, (inner.h - words) / CARD)
        for k, (zone, label) in enumerate(
            (("deck.blue", captions.DECK_LEFT), ("removed", captions.GONE))
        ):
            cards = self.zones[zone]
            cell = Rect(inner.x + k * inner.w / 2, inner.y, inner.w / 2, inner.h)
            place = Rect(cell.x + (cell.w - width) * 0.4, cell.y, width, width * CARD)
            self.under.append(Ghost(place))
            self.lay(cards, pile(place, len(cards), place.w))
            text = self.say(label, count=len(cards))
            below = Rect(cell.x, cell.bottom - words + 3, cell.w, words)
            short = str(len(cards))
            self.write(self.under, below, text, self.size(0.14), "soft", short=short)
            self.areas.append(Area(zone, place, text))
        out = self.zones["symbol.out"]
        if out:
            plate = self.frame.plates[-1]
            strip = Rect(plate.x, plate.bottom - 1.1 * self.u, plate.w, 0.76 * self.u)
            self.lay(out, row(strip, len(out), 0.5 * self.u, 0.58 * self.u))
            below = Rect(strip.x, strip.bottom + 2, strip.w, 0.28 * self.u)
            self.write(self.under, below, self.say(captions.OUT), self.size(0.15), "soft")

    def own(self) -> None:
        """The hand of the person at the bottom, sorted, and the secret symbol in its tray."""
        tray, me = self.frame.secret, self.stage.bottom
        shows: Shows = "back" if self.stage.curtain else "face"
        symbol_shows: Shows = "back" if self.stage.shared else shows
        self.under.append(Panel(tray, "tray", "active" if self.on_turn(me) else "soft"))
        inner = tray.inset(8)
        width = min(inner.h / CARD, 0.4 * inner.w)
        symbol = card_at(inner.x + width / 2, inner.centre[1], width)
        self.lay(self.zones[SYMBOLS[me]], [symbol], shows=symbol_shows)
        self.areas.append(Area(SYMBOLS[me], symbol, self.say(captions.SECRET_SYMBOL)))
        self._own_words(Rect(symbol.right + 7, inner.y, inner.right - symbol.right - 7, inner.h))
        hand = sorted(self.zones[HANDS[me]], key=_hand_order)
        middle = self.frame.hand
        self.lay(hand, row(middle, len(hand), self.u, 1.07 * self.u), z=2, shows=shows)
        self.areas.append(Area(HANDS[me], middle, self.say(captions.YOUR_HAND)))

    def _own_words(self, room: Rect) -> None:
        """Who sits here, and on one's own turn what was played and will be drawn."""
        me, side = self.stage.bottom, self.size(0.2, 15)
        self.under.append(Crest(Rect(room.x, room.y + 1, side, side), me))
        name = Rect(room.x + side + 5, room.y, room.w - side - 5, side + 2)
        person = self.stage.people[me].name
        self.write(self.under, name, person, self.size(0.18, 14), align="left", bold=True)
        lines = [self.say(captions.SECRET_SYMBOL)]
        if self.on_turn(me):
            lines.append(self.say(captions.PLAYED, count=self.seen.played))
            lines.append(self.say(captions.DRAW_BACK))
        high = (room.bottom - name.bottom - 3) / 3
        for k, text in enumerate(lines):
            line = Rect(room.x, name.bottom + 3 + k * high, room.w, high)
            self.write(self.under, line, text, self.size(0.14), "soft", "left", lines=2)

    def on_turn(self, player: int) -> bool:
        return self.stage.view.decision is not None and self.seen.player == player


def _side_by_side(rect: Rect, side: float, words: float) -> tuple[Rect, Rect]:
    """A sign and the words right of it, together in the middle of a rectangle."""
    side = min(side, rect.h)
    x, y = rect.centre
    left = x - (side + 3 + words) / 2
    return Rect(left, y - side / 2, side, side), Rect(left + side + 3, rect.y, words + 8, rect.h)


def _tone(points: int) -> Tone:
    return "good" if points > 0 else "bad"


def _hand_order(card: CardView) -> tuple[int, int, int]:
    """By element and value, suns last; cards whose face is hidden keep their order."""
    if card.face is None:
        return 0, 0, card.card
    kind = len(ELEMENTS) if card.face == SUN else ELEMENT[card.face]
    return kind, VALUE[card.face], card.card
