"""Where everything lies on the table of Moons: four fairy rings, the moon in their middle.

See `frame` for the measures; u is the width of a card in hand.
"""

from typing import Literal

from fairytable.engine import CardView
from fairytable.engine.table import face_of
from fairytable.games.moons import faces
from fairytable.games.moons.cards import ELEMENTS, FACTOR, SUN, VALUE
from fairytable.games.moons.layout.drawing import Drawing
from fairytable.games.moons.layout.frame import heart, loop, seats
from fairytable.games.moons.layout.rivals import rival, tone_of
from fairytable.games.moons.layout.unfolded import REMOVED, removed, unfolded
from fairytable.games.moons.rules.position import HAND_SIZE, LAST_MOON, RING_SIZE
from fairytable.games.moons.rules.zones import CIRCLES, HANDS, SYMBOLS
from fairytable.games.moons.seen import by_element, element, phase
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
    around,
    card_at,
    grid,
    held,
    pile,
    row,
)
from fairytable.stage.sketch import SMALLEST_TEXT
from fairytable.stage.staging import Stage
from fairytable.stage.unfolding import of_player

MOON_PLATE = 0.58
"""How high the plate under the moon is, in u."""
MOONLIGHT: dict[str, tuple[Literal["warm", "silver", "cold"], float]] = {
    "full": ("warm", 1.0),
    "waxing": ("silver", 0.6),
    "waning": ("cold", 0.6),
    "new": ("cold", 0.25),
}
"""How the moon lights the meadow in each phase."""
NARROW = 56.0
"""In a narrower place words need all of its width."""
FACTOR_ROOM = 24.0
"""Pixels beside a moon in the sky."""


def arrange(stage: Stage) -> Picture:
    """The whole table."""
    drawing = Meadow(stage)
    drawing.light()
    drawing.sky()
    for place in range(len(CIRCLES)):
        drawing.circle(place)
    drawing.current_moon()
    for player, rect in zip(drawing.rivals, drawing.frame.plates, strict=False):
        rival(drawing, player, rect)
        if stage.unfolded == of_player(player):
            unfolded(drawing, player, rect)
    drawing.piles()
    drawing.own()
    if stage.unfolded == REMOVED:
        removed(drawing)
    return drawing.picture()


class Meadow(Drawing):
    """Knows the parts of the table."""

    def light(self) -> None:
        """The moon's light on the whole meadow: cream when it is full, silver while it grows, cold
        while it wanes; a new moon leaves the night to the rings."""
        x, y = self.frame.moon.centre
        mood, strength = MOONLIGHT[phase(self.seen.moons[-1])]
        wide, high = self.stage.width, self.stage.height
        if not self.seen.moon_set:
            self.under.append(Light(around(x, y, 1.9 * wide, 1.9 * high), mood, 0.26 * strength))
            self.under.append(Light(around(x, y, 7.2 * self.u, 6.4 * self.u), mood, 0.8 * strength))
            crown = around(x, self.moon_disc.centre[1], 5.4 * self.u, 5.4 * self.u)
            self.under.append(Light(crown, "rays", strength))
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
            self.under,
            number,
            signed(closing.points),
            13,
            tone_of(closing.points),
            "left",
            bold=True,
        )

    def moon_to_come(self, k: int, disc: Rect, foot: Rect) -> None:
        coming = self.zones["deck.moon"]
        card = coming[len(self.seen.moons) - 1 - k]
        if card.face is None:
            self.lay([card], [card_at(*disc.centre, disc.h * 0.5)])
            self.over.append(Panel(disc, "badge", "none"))
            self.write(self.over, disc, str(k + 1), SMALLEST_TEXT, "soft")
        else:
            self.lay([card], [disc], form="disc", shows="face", faded=True)
        if k == LAST_MOON - 1:
            last = self.say(captions.LAST)
            self.write(self.under, foot, last, SMALLEST_TEXT, "gold", bold=True)
        elif card.face is not None:
            self.write(self.under, foot, str(k + 1), SMALLEST_TEXT, "soft")

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
        self.under.append(Loop(loop(self.frame, place), rim, lit, tint))
        self.under += [Ghost(seat) for seat in places[len(cards) : len(cards) + 1]]
        self.lay(cards, places[: len(cards)], z=1)
        disc = heart(box, card)
        self.medallion(place, disc, lifted)
        side = max(18.0, 0.28 * card)
        badge = around(disc.centre[0], disc.y, side, side)
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
        inner = Rect(rect.x, rect.y + 0.17 * rect.h, rect.w, 0.68 * rect.h).inset(0.12 * rect.w, 0)
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
        self.write(self.under, foot, now, self.size(0.18), tone_of(points), bold=True, short=short)

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

    @property
    def moon_disc(self) -> Rect:
        """Where the moon stands that shines now."""
        rect = self.frame.moon
        side = min(rect.w, rect.h - MOON_PLATE * self.u - 4)
        return around(rect.centre[0], rect.y + side / 2, side, side)

    def current_moon(self) -> None:
        """The moon that scores the next closing, large in the middle, over what it does."""
        rect, u, moon = self.frame.moon, self.u, self.seen.moons[-1]
        name = names.moon_name(face_of(moon), self.say)
        high = MOON_PLATE * u
        plate = around(rect.centre[0], rect.bottom - high / 2, 1.2 * u, high)
        self.under.append(Panel(plate, "banner", "active"))
        self.areas.append(Area("moon.up", rect, name))
        if self.seen.moon_set:
            return
        self.lay([moon], [self.moon_disc], form="disc")
        factor = Rect(plate.x, plate.y + 0.02 * u, plate.w, 0.3 * u)
        self.write(self.under, factor, names.times(self.seen.factor), 0.25 * u, "gold", bold=True)
        foot = Rect(plate.x + 3, factor.bottom, plate.w - 6, plate.bottom - factor.bottom - 1)
        short = names.short_moon(face_of(moon), self.say)
        self.write(self.under, foot, name, self.size(0.15), "soft", short=short)

    def piles(self) -> None:
        """The blue deck and the removed cards right of the hand, unused symbols at the left."""
        tray = self.frame.piles
        self.under.append(Panel(tray, "tray"))
        inner = tray.inset(7)
        words = max(16.0, 0.2 * self.u)
        width = min(0.44 * inner.w, (inner.h - words) / CARD)
        piles = (
            ("deck.blue", captions.DECK_LEFT, ""),
            ("removed", captions.GONE, captions.GONE_SHORT),
        )
        for k, (zone, label, less) in enumerate(piles):
            cards = self.zones[zone]
            cell = Rect(inner.x + k * inner.w / 2, inner.y, inner.w / 2, inner.h)
            place = Rect(cell.x + (cell.w - width) * 0.4, cell.y, width, width * CARD)
            self.under.append(Ghost(place))
            if zone != self.stage.unfolded:
                self.lay(cards, pile(place, len(cards), place.w))
            text = self.say(label, count=len(cards))
            # the ornaments in the corners of the tray stay free of words, where there is room
            aside = 8.0 if cell.w > NARROW else 0.0
            below = Rect(cell.x + aside * (1 - k), cell.bottom - words + 3, cell.w - aside, words)
            short = self.say(less, count=len(cards)) if less else str(len(cards))
            self.write(self.under, below, text, self.size(0.14), "soft", short=short)
            unfolds = REMOVED if zone == REMOVED and cards else None
            self.areas.append(Area(zone, place, text, unfolds=unfolds))
        out = self.zones["symbol.out"]
        if out:
            plate = self.frame.plates[-1]
            strip = Rect(plate.x, plate.bottom - 1.1 * self.u, plate.w, 0.76 * self.u)
            self.lay(out, row(strip, len(out), 0.5 * self.u, 0.58 * self.u))
            below = Rect(strip.x, strip.bottom + 2, strip.w, 0.28 * self.u)
            text, size = self.say(captions.OUT), self.size(0.15)
            pill = around(*below.centre, min(below.w, 0.62 * size * len(text) + 16), below.h)
            self.under.append(Panel(pill, "banner", "soft"))  # flowers of the meadow may grow there
            self.write(self.under, below, text, size, "soft")

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
        hand = sorted(self.zones[HANDS[me]], key=by_element)
        middle = self.frame.hand
        places = held(middle, len(hand), HAND_SIZE, self.u, 1.07 * self.u)
        self.lay(hand, places, z=2, shows=shows)
        self.areas.append(Area(HANDS[me], middle, self.say(captions.YOUR_HAND)))

    def _own_words(self, room: Rect) -> None:
        """Who sits here, and on one's own turn what was played and will be drawn."""
        me, side = self.stage.bottom, self.size(0.2, 15)
        self.under.append(Crest(Rect(room.x, room.y + 1, side, side), me))
        name = Rect(room.x + side + 5, room.y, room.w - side - 5, side + 2)
        person = self.stage.people[me].name
        self.write(self.under, name, person, self.size(0.18, 14), align="left", bold=True)
        say, played = self.say, self.seen.played
        lines = [(say(captions.SECRET_SYMBOL), "")]
        if self.on_turn(me):
            short = say(captions.PLAYED_SHORT, count=played)
            lines.append((say(captions.PLAYED, count=played), short))
            lines.append((say(captions.DRAW_BACK), say(captions.DRAW_BACK_SHORT)))
        high = (room.bottom - name.bottom - 3) / 3
        for k, (text, less) in enumerate(lines):
            line = Rect(room.x, name.bottom + 3 + k * high, room.w, high)
            self.write(self.under, line, text, self.size(0.14), "soft", "left", lines=2, short=less)


def _side_by_side(rect: Rect, side: float, words: float) -> tuple[Rect, Rect]:
    """A sign and the words right of it, together in the middle of a rectangle."""
    side = min(side, rect.h)
    x, y = rect.centre
    left = x - (side + 3 + words) / 2
    return Rect(left, y - side / 2, side, side), Rect(left + side + 3, rect.y, words + 8, rect.h)
