"""The greedy planner of The Fairy Circle: Moons (rules page, 12.2 to 12.4).

It looks only at what its player knows: one's own hand and symbol, and what lies open.
"""

from math import inf

from fairytable.engine import Action
from fairytable.games.moons.bot.outlook import (
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
from fairytable.games.moons.rules.position import RING_SIZE
from fairytable.games.moons.rules.state import MoonsState
from fairytable.games.moons.rules.zones import CIRCLES, HANDS

CARD_LEFT = 0.5
"""12.4: for each card left after a closing, because the turn goes on."""

_END = Action("end")
_KEEPS = tuple([keep([face], mine) for face in range(SUN + 1)] for mine in range(len(ELEMENTS)))
"""By one's own element, what each face is worth that stays in the hand."""

Way = tuple[tuple[int, int], ...]
"""Steps of a turn: which face goes into which circle."""


def plan(state: MoonsState, player: int) -> Action:
    """The first step of the best way to go on."""
    return plan_turn(state, player)[0]


def plan_turn(state: MoonsState, player: int) -> tuple[Action, ...]:
    """The best way to go on up to the next closing or the end of the turn."""
    if finished(state):
        return (Action("next"),)
    return _Planner(state, player).best(state.empty_place)


class _Planner:
    """Walks every way to go on, and remembers the best."""

    def __init__(self, state: MoonsState, player: int) -> None:
        self.standing = Standing(state, player)
        moon, coming = moons_up(state)[-1], moons_to_come(state)
        self.factor = FACTOR[moon]
        self.last_moon = not coming
        self.now = self.standing.prospects([moon])
        self.later = self.standing.prospects(coming)
        self.circles = open_circles(state)
        self.may_end = state.played > 0
        self.cards: dict[int, list[int]] = {}
        for card in state.table.zones[HANDS[player]]:
            self.cards.setdefault(state.table.faces[card], []).append(card)
        self.hand = hand_of(state, player)
        self.keeps = _KEEPS[self.standing.mine].__getitem__
        self.closings: dict[tuple[int, int], float] = {}
        """How the player stands when an element has got this many points."""
        self.way: Way = ()
        self.closes = False
        self.value = -inf

    def best(self, empty_place: int | None) -> tuple[Action, ...]:
        if empty_place is None:
            self._go_on((), self.hand, 0)
        else:
            self._start(empty_place)
        verb = "start"
        steps: list[Action] = []
        for face, place in self.way:
            if empty_place is None or steps:
                verb = "sun" if face == SUN else "fairy"
            steps.append(Action(verb, self.cards[face].pop(), CIRCLES[place]))
        return tuple(steps) if self.closes else (*steps, _END)

    def _start(self, place: int) -> None:
        """Try each fairy, then the best continuation."""
        for i, face in enumerate(self.hand):
            if face == SUN or face in self.hand[:i]:
                continue
            self.circles[place] = Circle(ELEMENT[face], 1, VALUE[face])
            self._go_on(((face, place),), self.hand[:i] + self.hand[i + 1 :], 0)

    def _go_on(self, way: Way, hand: list[int], start: int) -> None:
        """Stop, close a circle, or feed one with a fairy from `start` on: so each set of fairies
        is met in one order only. Of equal cards and equal circles the first stands for all."""
        if way or self.may_end:
            self._stop(way, hand)
        for place, (element, fairies, total) in enumerate(self.circles):
            if self.circles[place] in self.circles[:place]:
                continue
            last = -1
            for i, face in enumerate(hand):
                if face == last:  # the hand is sorted
                    continue
                last = face
                if face != SUN and ELEMENT[face] != element:
                    continue
                step = face, place
                rest = hand[:i] + hand[i + 1 :]
                circle = Circle(element, fairies + 1, total + VALUE[face])
                if face == SUN or circle.fairies == RING_SIZE:
                    self._close((*way, step), place, circle.sum, rest)
                elif i >= start:
                    before, self.circles[place] = self.circles[place], circle
                    self._go_on((*way, step), rest, i)
                    self.circles[place] = before

    def _stop(self, way: Way, hand: list[int]) -> None:
        outlook = promise(self.circles, self.now)
        value = self.standing.utility_now + outlook + sum(map(self.keeps, hand))
        self._consider(way, value, closes=False)

    def _close(self, way: Way, place: int, total: int, hand: list[int]) -> None:
        closed = self.circles[place].element, total * self.factor // 2
        value = self.closings.get(closed)
        if value is None:
            score = self.standing.after(*closed)
            value = self.standing.utility(score)
            if self.last_moon:
                value += self.standing.verdict(score)
            self.closings[closed] = value
        if not self.last_moon:
            value += promise(self.circles[:place] + self.circles[place + 1 :], self.later)
            value += sum(map(self.keeps, hand)) + CARD_LEFT * len(hand)
        self._consider(way, value, closes=True)

    def _consider(self, way: Way, value: float, *, closes: bool) -> None:
        """Of equal values the one met first stays."""
        if value > self.value:
            self.way, self.value, self.closes = way, value, closes
