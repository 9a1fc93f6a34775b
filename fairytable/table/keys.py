"""The keyboard on the table: arrows and Tab walk over what can be chosen, Enter takes and puts."""

from PySide6.QtCore import QObject, QPointF, Qt

from fairytable.stage import letters
from fairytable.stage.gestures import PawnKey, Piece, Thing
from fairytable.stage.prompts import Lead
from fairytable.table.camera_view import CameraView
from fairytable.table.comb import neighbour
from fairytable.table.hands import Hands
from fairytable.table.looking import LookingAround, nearest
from fairytable.table.timers import once

DIGITS_MS = 700
"""How long a second digit may take, where places have numbers above nine."""
_DIAGONAL = 0.6
ARROWS = {
    Qt.Key.Key_Left: (-1.0, 0.0),
    Qt.Key.Key_Right: (1.0, 0.0),
    Qt.Key.Key_Up: (0.0, -1.0),
    Qt.Key.Key_Down: (0.0, 1.0),
    Qt.Key.Key_Home: (-_DIAGONAL, -1.0),
    Qt.Key.Key_PageUp: (_DIAGONAL, -1.0),
    Qt.Key.Key_End: (-_DIAGONAL, 1.0),
    Qt.Key.Key_PageDown: (_DIAGONAL, 1.0),
}
"""Where keys lead; those of the corners go up and down aslant, as between hexagons."""
_LOOKS = {
    letters.CLOSER: CameraView.closer,
    "=": CameraView.closer,  # the same key without Shift, on many keyboards
    letters.FARTHER: CameraView.farther,
    letters.FIT: CameraView.fit,
}
"""What keys do with the camera, where there is a map."""


class Keys(QObject):
    """Turns keys into what hands do."""

    def __init__(self, hands: Hands, camera: CameraView) -> None:
        super().__init__(hands)
        self._hands, self._camera = hands, camera
        self._top = hands.top
        self._looking = LookingAround(hands)
        self._digits = ""
        """What was typed of a number that may go on."""
        self._column: float | None = None
        """Where a walk up or down over hexagons began."""
        self._walked: Thing | None = None
        """Where it has led so far."""
        self._number = once(self, DIGITS_MS)
        self._number.timeout.connect(self._end_number)

    @property
    def focus(self) -> Thing | None:
        return self._hands.focus

    def press(self, key: Qt.Key, text: str) -> bool:
        """Whether the key means something here."""
        if self._hands.asking.open:
            return self._answer(key)
        if self._on_question and self._reply(key):
            return True
        if key in ARROWS:
            dx, dy = ARROWS[key]
            if not (dx and not dy and self._viewing and self._unfold(int(dx))):
                self._go(dx, dy)
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if not self._end_number():
                self._enter()
        elif key == Qt.Key.Key_Space:
            self._enlarge()
        elif self._camera.chart is not None and not self._digits and text in _LOOKS:
            _LOOKS[text](self._camera)
        elif text.isdigit() and text.isascii():
            self._type(text)
        else:
            return self._letter(text.upper())
        return True

    def _letter(self, letter: str) -> bool:
        reply = self._hands.question.reply_of(letter)
        if reply is not None:
            self._hands.answer(reply)
            return True
        if letter == letters.PEEK:
            self._hands.lens.peek(None)
            return True
        if letter == letters.TURN and self._camera.turn():
            return True
        if letter == letters.UNFOLD:
            return self._unfold(1)
        if letter == letters.SIGN:
            return self._walk_to_sign()
        zone = self._zone_of_key(letter)
        if zone is not None:
            self._choose_place(zone)
        return zone is not None

    def _answer(self, key: Qt.Key) -> bool:
        """While something is asked at a place, keys choose an answer."""
        hands = self._hands
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            hands.answer(hands.asking.answers[hands.asking.at])
        elif key in ARROWS:
            self._step_answer(1 if sum(ARROWS[key]) > 0 else -1)
        else:
            return False
        return True

    @property
    def _on_question(self) -> bool:
        """Whether the keyboard stands on what the game asks at a place, and not on the table."""
        return self._hands.question.open and self.focus is None and not self._digits

    def _reply(self, key: Qt.Key) -> bool:
        """While the keyboard stands on the question, keys choose its answer."""
        slip = self._hands.question.slip
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._hands.answer(slip.answers[slip.at])
        elif key in ARROWS:
            slip.step(1 if sum(ARROWS[key]) > 0 else -1)
            self._hands.aim_at_answer(slip.answers[slip.at])
            self._hands.focused.emit(slip.answers[slip.at].spoken)
        else:
            return False
        return True

    def to_question(self) -> bool:
        """The keyboard leaves the table for what is asked there; False if nothing is."""
        if not self._hands.question.open or self.focus is None:
            return False
        self._hands.stand_on(None)
        self._hands.focused.emit(self._hands.question.slip.spoken)
        return True

    def _step_answer(self, by: int) -> None:
        self._hands.asking.step(by)
        self._hands.focused.emit(self._hands.asking.spoken)

    def look(self, key: Qt.Key) -> bool:
        """Show the next open card in the direction of an arrow; False for another key."""
        return key in ARROWS and self._looking.step(*ARROWS[key])

    def pull(self, key: Qt.Key) -> bool:
        """An arrow with Shift: look farther in its direction; False if there is no map."""
        if key not in ARROWS or self._camera.chart is None or self._hands.asking.open:
            return False
        self._camera.step(*ARROWS[key])
        return True

    # Walking

    def step(self, *, forward: bool) -> bool:
        """Tab: to the next group of things that can be chosen; False if the table has no more."""
        if self._hands.asking.open:
            self._step_answer(1 if forward else -1)
            return True
        found = self._hands.reachable()
        groups: dict[int | Thing, Thing] = {}
        for thing in found:
            groups.setdefault(self._group(thing), thing)
        firsts = [groups[key] for key in sorted(groups, key=self._rank)]
        if not firsts or (self._on_question and not forward):
            return False
        if self.focus is None or self.focus not in found:
            self._hands.stand_on(firsts[0 if forward else -1])
            return True
        k = firsts.index(groups[self._group(self.focus)]) + (1 if forward else -1)
        if k < 0 and self.to_question():
            return True
        if not 0 <= k < len(firsts):
            return False
        self._hands.stand_on(firsts[k])
        return True

    def _group(self, thing: Thing) -> int | Thing:
        """The number of the picture's group that a thing belongs to; itself if there is none."""
        groups = () if self._top.picture is None else self._top.picture.groups
        zone = self._zone(thing)
        found = (-1 - k for k, zones in enumerate(groups) if zone in zones)
        return next(found, thing)

    def _zone(self, thing: Thing) -> str | None:
        """The place that a thing is, or lies on."""
        if isinstance(thing, str):
            return thing
        return None if isinstance(thing, PawnKey) else self._top.zone_of(thing)

    def _rank(self, group: int | Thing) -> tuple[int, float]:
        """Groups in the order of the picture, then single things in reading order."""
        if isinstance(group, int) and group < 0:
            return 0, -1 - group
        return 1, self._hands.reachable().index(group)

    def _go(self, dx: float, dy: float) -> None:
        """Along the walk that the picture gives, else to the nearest thing in this direction. The
        first step is made from one's own hand: only up leads out of it."""
        found = self._hands.reachable()
        if not found:
            return
        if self.focus is None or self.focus not in found:
            held = set() if dy < 0 else set(self._top.hand())
            self._hands.stand_on(next((thing for thing in found if thing in held), found[0]))
            return
        ways = (self._along, self._beside, self._nearest)
        steps = (way(self.focus, found, dx, dy) for way in ways)
        thing = next((thing for thing in steps if thing is not None), None)
        if thing is not None:
            self._hands.stand_on(thing)

    def _along(self, focus: Thing, found: list[Thing], dx: float, dy: float) -> Thing | None:
        """The next thing of the same walk: left and right lead along it, up and down across."""
        walks = () if self._top.picture is None else self._top.picture.walks
        zone = self._zone(focus)
        walk = next((walk for walk in walks if zone in walk.zones), None)
        if walk is None or zone is None or (dx and dy):
            return None
        by_zone = {self._zone(thing): thing for thing in reversed(found)}
        zones = walk.ahead(zone, round(dx)) if dx else walk.across(zone)
        return next((by_zone[z] for z in zones if z in by_zone), None)

    def _beside(self, focus: Thing, found: list[Thing], dx: float, dy: float) -> Thing | None:
        """The neighbour on a field of hexagons."""
        cell = self._cell(focus)
        if cell is None:
            return None
        here = self._top.place_of(cell)
        cells: dict[Thing, QPointF] = {}
        for thing in found:
            other = self._cell(thing)
            if other is not None and other != cell:
                cells[thing] = self._top.place_of(other).center()
        if dx or self._column is None or self._walked != focus:
            self._column = here.center().x()
        self._walked = neighbour(here.center(), here.width(), cells, dx, dy, self._column)
        return self._walked

    def _cell(self, thing: Thing) -> str | None:
        """The hexagon that a thing is, lies on or stands on."""
        zone = self._zone(thing)
        if zone is None:
            under = self._top.areas_at(self._top.place_of(thing).center())
            zone = next((item.area.zone for item in under if item.area.shape == "hex"), None)
        item = None if zone is None else self._top.areas.get(zone)
        return zone if item is not None and item.area.shape == "hex" else None

    def _nearest(self, focus: Thing, found: list[Thing], dx: float, dy: float) -> Thing | None:
        k = nearest(self._top, self._top.place_of(focus).center(), found, dx, dy)
        return None if k is None else found[k]

    # Taking and putting

    def _enter(self) -> None:
        hands, focus = self._hands, self.focus
        if focus is None and hands.lifted is not None and hands.offers.by_click(hands.lifted):
            hands.put_down(hands.lifted)
            return
        if focus is None:
            self.step(forward=True)
            return
        if not isinstance(focus, PawnKey) and hands.offers.find(hands.lifted, focus):
            hands.choose(hands.offers.find(hands.lifted, focus), self._top.place_of(focus))
        elif isinstance(focus, str):
            if focus in self._hands.signed():
                hands.sign(focus)
        elif hands.lifted == focus:
            self._put_down(focus)
        else:
            self.take(focus)

    def begin(self, lead: Lead) -> None:
        """Stand on the first thing that an action of this verb needs, or pick it up."""
        things = self._hands.offers.first(lead.verb)
        found = [thing for thing in self._hands.reachable() if thing in things]
        piece = next((thing for thing in found if not isinstance(thing, str)), None)
        if lead.takes and piece is not None:
            self.take(piece)
        elif found:
            self._hands.stand_on(found[0])

    def take(self, piece: Piece) -> None:
        """Pick something up, and stand on the first place where it can go."""
        hands = self._hands
        hands.pick_up(piece)
        targets = self._targets(piece)
        needs_target = not hands.offers.by_click(piece)
        hands.stand_on(targets[0] if targets and needs_target else piece)

    def _put_down(self, piece: Piece) -> None:
        """Enter on what is lifted: what it does by itself, or its only target, else the first."""
        offers, targets = self._hands.offers, self._targets(piece)
        if targets and not offers.by_click(piece) and not offers.only(piece):
            self._hands.stand_on(targets[0])
        else:
            self._hands.put_down(piece)

    def _targets(self, piece: Piece) -> list[Thing]:
        """Where something can go: first what lies beside it, then as one reads. What is one's own
        lies beside the hand: Enter alone should keep a card rather than give it away."""
        here = self._top.place_of(piece)
        found = [thing for thing in self._hands.reachable() if thing != piece]

        def away(thing: Thing) -> bool:
            place = self._top.place_of(thing)
            return not place.top() < here.center().y() < place.bottom()

        return sorted(found, key=away)

    # Numbers

    def _type(self, digit: str) -> None:
        """A digit: at once, if no place has a longer number that begins so."""
        self._digits += digit
        typed = self._digits
        keys = [item.area.key for item in self._top.areas.values()]
        if any(key != typed and key.startswith(typed) for key in keys):
            self._number.start()
        else:
            self._end_number()

    def _end_number(self) -> bool:
        """No further digit follows; False if none was typed. Where neither a place nor a card can
        be meant, the place says why."""
        typed, self._digits = self._digits, ""
        self._number.stop()
        if not typed:
            return False
        zone, card = self._zone_of_key(typed), self._counted((int(typed) - 1) % 10)
        meant = card in self._hands.offers.liftable() and self._hands.lifted is None
        if zone is not None and not (meant and self._idle(zone)) and self._choose_place(zone):
            return True
        if card is not None and self._hands.lifted is None:
            self._take_counted(card)
        return True

    def _idle(self, zone: str) -> bool:
        """Whether a place has no use now: neither itself nor what lies there can be chosen."""
        offers, lying = self._hands.offers, self._top.lying_in(zone)
        return not offers.find(None, zone) and not set(lying) & set(offers.liftable())

    def _zone_of_key(self, key: str) -> str | None:
        areas = self._top.areas
        return next((zone for zone, item in areas.items() if key and item.area.key == key), None)

    def _choose_place(self, zone: str) -> bool:
        """The key of a place: for what is lifted, by itself, or to take what lies there."""
        hands = self._hands
        found = hands.offers.find(hands.lifted, zone)
        if found:
            hands.choose(found, self._top.place_of(zone))
        elif hands.lifted is not None:
            self._put_at(hands.lifted, zone)
        elif self._top.areas[zone].area.lifts and self._top.lying_in(zone):
            self._take_from(zone)
        else:
            return False
        return True

    def _put_at(self, piece: Piece, zone: str) -> None:
        """Put something down where it cannot go."""
        if zone == self._top.home_zone(piece):
            self._hands.put_back()
        else:
            self._hands.refuse(piece, zone, self._top.place_of(zone).center())

    def _take_from(self, zone: str) -> None:
        """The only card that can be taken there; of several the keyboard goes to the first."""
        hands = self._hands
        lying = self._top.lying_in(zone)
        liftable = hands.offers.liftable()
        found = sorted((card for card in lying if card in liftable), key=self._top.reading)
        if len(found) > 1 and found[0] in self._hands.reachable():
            hands.stand_on(found[0])
        elif found:
            self.take(found[-1])
        elif lying:
            hands.refuse(lying[-1], None, self._top.place_of(zone).center())

    def _take_counted(self, card: int) -> None:
        if card in self._hands.offers.liftable():
            self.take(card)
        else:
            self._hands.refuse(card, None, self._top.cards[card].pos())

    def _counted(self, k: int) -> int | None:
        """The card that a number means: it counts those that lie with one that can be taken."""
        hand, liftable = self._top.hand(), self._hands.offers.liftable()
        zones = {self._top.zone_of(card) for card in hand if card in liftable}
        counted = [card for card in hand if not zones or self._top.zone_of(card) in zones]
        return counted[k] if k < len(counted) else None

    # Looking

    @property
    def _viewing(self) -> bool:
        """Whether something is unfolded and nothing is held."""
        return self._top.unfolded is not None and self._hands.lifted is None

    def _unfold(self, step: int) -> bool:
        """Show the next area large, or the one before; past the last nothing is shown large."""
        picture, unfolded = self._top.picture, self._top.unfolded
        areas = () if picture is None else picture.areas
        found = list(dict.fromkeys(a.unfolds for a in areas if a.unfolds is not None))
        if not found:
            return False
        if unfolded not in found:
            self._hands.unfolding.emit(found[0 if step > 0 else -1])
        else:
            k = (found.index(unfolded) + step) % len(found)
            self._hands.unfolding.emit(found[k])
        return True

    def _walk_to_sign(self) -> bool:
        """To the next place that takes a sign; False if there is none."""
        found = self._hands.signed()
        if not found:
            return False
        k = found.index(self.focus) + 1 if self.focus in found else 0
        self._hands.stand_on(found[k % len(found)])
        return True

    def _enlarge(self) -> None:
        """Show the focused card large, or its pile as a fan."""
        lens, focus = self._hands.lens, self.focus
        if isinstance(focus, str):
            lens.fan_out(focus)
        elif isinstance(focus, int):
            item = self._top.cards[focus]
            if not lens.fan_out(self._top.zone_of(focus), item):
                lens.enlarge(item)
