"""The greedy planner of The Fairy Circle: Moons (rules page, 12.2 to 12.4).

It looks only at what its player knows: one's own hand and symbol, and what lies open.
"""

from collections.abc import Sequence
from operator import itemgetter

from fairytable.engine import Action
from fairytable.games.moons.bot.outlook import (
    REACH,
    Circle,
    Standing,
    finished,
    hand_of,
    keep,
    moons_to_come,
    moons_up,
    open_circles,
    promise,
)
from fairytable.games.moons.cards import ELEMENT, ELEMENTS, FACTOR, SUN, VALUE
from fairytable.games.moons.rules.actions import END, NEXT
from fairytable.games.moons.rules.position import RING_SIZE
from fairytable.games.moons.rules.state import MoonsState
from fairytable.games.moons.rules.zones import CIRCLES, HANDS

CARD_LEFT = 0.5
"""12.4: for each card left after a closing, because the turn goes on."""
MOST_WAYS = 20
"""How many ways to go on are worth a closer look."""

_KEEPS = tuple([keep([face], mine) for face in range(SUN + 1)] for mine in range(len(ELEMENTS)))
"""By one's own element, what each face is worth that stays in the hand."""

Way = tuple[tuple[int, int], ...]
"""Steps of a turn: which face goes into which circle."""
Found = tuple[float, Way, bool]
"""What a way is worth, the way, and whether it ends with a closing."""
_worth = itemgetter(0)


def plan(state: MoonsState, player: int) -> Action:
    """The first step of the best way to go on."""
    return plan_turn(state, player)[0]


def plan_turn(state: MoonsState, player: int) -> tuple[Action, ...]:
    """The best way to go on up to the next closing or the end of the turn."""
    if finished(state):
        return (NEXT,)
    planner = _Planner(state, player)
    return planner.steps(max(planner.walk(state.empty_place), key=_worth))


def ways(state: MoonsState, player: int) -> Sequence[tuple[Action, ...]]:
    """The best ways to go on, the best first."""
    if finished(state):
        return ((NEXT,),)
    planner = _Planner(state, player)
    ranked = sorted(planner.walk(state.empty_place), key=_worth, reverse=True)
    return [planner.steps(found) for found in ranked[:MOST_WAYS]]


class _Planner:
    """Walks every way to go on; what the open circles promise and what the hand is worth is carried
    along from step to step."""

    def __init__(self, state: MoonsState, player: int) -> None:
        self.standing = standing = Standing(state, player)
        moon, coming = moons_up(state)[-1], moons_to_come(state)
        self.factor = FACTOR[moon]
        self.last_moon = not coming
        self.now = standing.prospects([moon])
        self.later = standing.prospects(coming)
        self.circles = open_circles(state)
        self.places: list[list[int]] = [[], [], [], []]
        """Of each element, where its circles are."""
        for place, circle in enumerate(self.circles):
            if circle.fairies:
                self.places[circle.element].append(place)
        self.may_end = state.played > 0
        self.starts = state.empty_place is not None
        self.cards: dict[int, list[int]] = {}
        for card in state.table.zones[HANDS[player]]:
            self.cards.setdefault(state.table.faces[card], []).append(card)
        self.hand = tuple(hand_of(state, player))
        self.keeps = _KEEPS[standing.mine]
        self.closings: dict[tuple[int, int], float] = {}
        """How the player stands when an element has got this many points."""
        self.found: list[Found] = []

    def walk(self, empty_place: int | None) -> list[Found]:
        """Every way to go on, at least one."""
        now, later = promise(self.circles, self.now), promise(self.circles, self.later)
        kept = sum([self.keeps[face] for face in self.hand])
        if empty_place is None:
            self._go_on((), self.hand, 0, now, later, kept)
        else:
            self._start(empty_place, now, later, kept)
        return self.found

    def steps(self, found: Found) -> tuple[Action, ...]:
        """The actions of a way."""
        _, way, closes = found
        used: dict[int, int] = {}
        steps: list[Action] = []
        for face, place in way:
            used[face] = used.get(face, 0) + 1
            verb = "sun" if face == SUN else "fairy" if steps or not self.starts else "start"
            steps.append(Action(verb, self.cards[face][-used[face]], CIRCLES[place]))
        over = closes or len(steps) == len(self.hand)  # an empty hand ends the turn
        return tuple(steps) if over else (*steps, END)

    def _start(self, place: int, now: float, later: float, kept: float) -> None:
        """Try each fairy, then the best continuation."""
        hand = self.hand
        for i, face in enumerate(hand):
            if face == SUN or face in hand[:i]:
                continue
            element, value = ELEMENT[face], VALUE[face]
            self.circles[place] = Circle(element, 1, value)
            self.places[element].append(place)
            worth = value * REACH[1]
            self._go_on(
                ((face, place),),
                hand[:i] + hand[i + 1 :],
                0,
                now + worth * self.now[element],
                later + worth * self.later[element],
                kept - self.keeps[face],
            )
            self.places[element].pop()

    def _go_on(
        self, way: Way, hand: tuple[int, ...], start: int, now: float, later: float, kept: float
    ) -> None:
        """Stop, close a circle, or feed one with a fairy from `start` on: so each set of fairies
        is met in one order only. Of equal cards and equal circles the first stands for all."""
        if way or self.may_end:
            self.found.append((self.standing.utility_now + now + kept, way, False))
        circles = self.circles
        last = -1
        for i, face in enumerate(hand):
            if face == last:  # the hand is sorted
                continue
            last = face
            rest = hand[:i] + hand[i + 1 :]
            left = kept - self.keeps[face]
            if face == SUN:
                for place in range(len(circles)):
                    if circles[place] not in circles[:place]:
                        self._close((*way, (face, place)), place, 0, rest, later, left)
                continue
            element, value = ELEMENT[face], VALUE[face]
            places = self.places[element]
            for k, place in enumerate(places):
                circle = circles[place]
                if k and circle in [circles[other] for other in places[:k]]:
                    continue
                _, fairies, total = circle
                if fairies + 1 == RING_SIZE:
                    self._close((*way, (face, place)), place, value, rest, later, left)
                elif i >= start:
                    circles[place] = Circle(element, fairies + 1, total + value)
                    more = (total + value) * REACH[fairies + 1] - total * REACH[fairies]
                    self._go_on(
                        (*way, (face, place)),
                        rest,
                        i,
                        now + more * self.now[element],
                        later + more * self.later[element],
                        left,
                    )
                    circles[place] = circle

    def _close(
        self,
        way: Way,
        place: int,
        added: int,
        hand: tuple[int, ...],
        later: float,
        kept: float,
    ) -> None:
        element, fairies, total = self.circles[place]
        closed = element, (total + added) * self.factor // 2
        value = self.closings.get(closed)
        if value is None:
            value = self.closings[closed] = self._closing(*closed)
        if not self.last_moon:
            gone = total * REACH[fairies] * self.later[element]
            value += later - gone + kept + CARD_LEFT * len(hand)
        self.found.append((value, way, True))

    def _closing(self, element: int, points: int) -> float:
        """How the player stands when an element has got points."""
        score = self.standing.after(element, points)
        value = self.standing.utility(score)
        return value + self.standing.verdict(score) if self.last_moon else value
