"""How a game of Moons looks to one player (rules page, 12.2 to 12.4): by what that player knows."""

from functools import cache
from itertools import permutations
from math import exp, inf
from typing import NamedTuple

from fairytable.games.moons.cards import (
    DECK,
    ELEMENT,
    ELEMENTS,
    FACTOR,
    NO_ELEMENT,
    PHASES,
    SUN,
    VALUE,
    YELLOW,
)
from fairytable.games.moons.rules.state import MoonsState
from fairytable.games.moons.rules.zones import CIRCLES, HANDS

EVIDENCE = {2: 0.10, 3: 0.20, 4: 0.25}
"""b of 12.2, by the number of players: how much a closing tells about its closer's element."""
BEST_RIVAL = 0.5
"""a of 12.3: the share of the best rival; the mean of all rivals has the rest."""
STEP = 15
"""12.3: the finite difference, in points."""
RISING = {"mine": 0.15, "rival": 0.25}
FALLING = {"mine": 0.45, "rival": 0.30}
"""c of 12.4 under moons with a positive and a negative factor: how likely somebody who can close
the circle will."""
REACH = (0.0, 0.46, 0.50, 0.62, 0.84)
"""12.4, by the fairies in a circle: the chance that a hand can close it; no fairy is no circle."""
KEPT_SUN = 3.0
KEPT_VALUE = 0.3
"""keep of 12.4: for each sun, and for each point of a fairy of my element."""

VERDICT = 1000.0
"""12.4: for ending the game as a winner, against ending it as a loser."""
WINNING_SCORE = {2: 35, 3: 26, 4: 22}
"""12.1, by the number of players: a winner's mean score. A target that far away is near."""

_MOONS = [DECK.cards[card] for card in YELLOW]
_LUNATION = [DECK.face(f"moon.{phase}") for phase in PHASES]


class Circle(NamedTuple):
    """What counts of an open circle."""

    element: int
    fairies: int
    sum: int


def belief(state: MoonsState, player: int) -> dict[tuple[int, ...], float]:
    """12.2: the chance of each assignment of elements to the player's rivals, in seat order."""
    rivals = [q for q in range(state.players) if q != player]
    if finished(state):
        return {tuple(state.element_of(q) for q in rivals): 1.0}
    brought = [[0] * len(ELEMENTS) for _ in range(state.players)]
    for closing in state.closings:
        brought[closing.player][closing.element] += closing.points
    known = [brought[q] for q in rivals]
    b = EVIDENCE[state.players]
    weights = {
        assignment: exp(b * sum([has[e] for has, e in zip(known, assignment, strict=True)]))
        for assignment in _assignments(state.element_of(player), len(rivals))
    }
    total = sum(weights.values())
    return {assignment: weight / total for assignment, weight in weights.items()}


@cache
def _assignments(mine: int, rivals: int) -> list[tuple[int, ...]]:
    """The elements that the rivals may have, in seat order."""
    others = [element for element in range(len(ELEMENTS)) if element != mine]
    return list(permutations(others, rivals))


def finished(state: MoonsState) -> bool:
    """Whether the game, though perhaps not the match, is over: its symbols are turned up."""
    return not state.pending or state.pending[-1].name == "next_game"


def _stakes(state: MoonsState) -> tuple[list[int], float]:
    """12.3: the total that each player starts from, once the target or the last game of a match is
    near; and how many points end everything with this game, and not only this game."""
    options, totals, nothing = state.options, state.totals, [0] * state.players
    if options.mode == "single":
        return nothing, -inf
    if finished(state):
        totals = [total - p for total, p in zip(totals, state.points(), strict=True)]
    if state.game == options.limit:
        return totals, -inf
    target = options.target_score()
    near = max(totals) + WINNING_SCORE[state.players] >= target
    return (totals, target) if near else (nothing, inf)


def hand_of(state: MoonsState, player: int) -> list[int]:
    """The faces in the player's hand, sorted."""
    faces = state.table.faces
    return sorted([faces[card] for card in state.table.zones[HANDS[player]]])


def moons_up(state: MoonsState) -> list[int]:
    faces = state.table.faces
    return [faces[card] for card in state.table.zones["moon.up"]]


def moons_to_come(state: MoonsState) -> list[int]:
    """Those that the next moon may be: in the natural order (9.3) one, after the last none."""
    up = moons_up(state)
    coming = _MOONS[:]
    for moon in up:
        coming.remove(moon)
    if coming and state.options.moons == "natural":
        return [_LUNATION[(_LUNATION.index(up[-1]) + 1) % len(_LUNATION)]]
    return coming


def open_circles(state: MoonsState) -> list[Circle]:
    """What lies in the four places; the empty one counts nothing."""
    faces, zones = state.table.faces, state.table.zones
    circles = []
    for zone in CIRCLES:
        fairies = [faces[card] for card in zones[zone]]
        element = ELEMENT[fairies[0]] if fairies else NO_ELEMENT
        circles.append(Circle(element, len(fairies), sum([VALUE[face] for face in fairies])))
    return circles


def promise(circles: list[Circle], prospects: list[float]) -> float:
    """12.4: what the open circles are likely to bring me."""
    return sum([total * REACH[k] * prospects[element] for element, k, total in circles])


def keep(faces: list[int], mine: int) -> float:
    """12.4: what the cards left in my hand are worth."""
    own = sum([VALUE[face] for face in faces if ELEMENT[face] == mine])
    return KEPT_SUN * faces.count(SUN) + KEPT_VALUE * own


class Standing:
    """How the score sheet looks to one player."""

    def __init__(self, state: MoonsState, player: int) -> None:
        self.mine = state.element_of(player)
        self.score = state.score
        totals, self.goal = _stakes(state)
        self.total = totals[player]
        rivals = totals[:player] + totals[player + 1 :]
        self.worlds: dict[tuple[tuple[int, int], ...], float] = {}
        """The chance of each set of rivals, by their elements and totals."""
        for assignment, chance in belief(state, player).items():
            world = tuple(sorted(zip(assignment, rivals, strict=True)))
            self.worlds[world] = self.worlds.get(world, 0.0) + chance
        self.utility_now = self.utility(self.score)
        self.interests = [self._interest(element) for element in range(len(ELEMENTS))]

    def utility(self, score: list[int]) -> float:
        """U of 12.3: my points, less what the best and the average rival are believed to have."""
        value = float(self.total + score[self.mine])
        for world, chance in self.worlds.items():
            points = [total + score[element] for element, total in world]
            mean = sum(points) / len(points)
            value -= chance * (BEST_RIVAL * max(points) + (1 - BEST_RIVAL) * mean)
        return value

    def verdict(self, score: list[int]) -> float:
        """12.4: whether I win with this score sheet, or share the victory, in more than half of
        what I believe; nothing if the match probably goes on."""
        mine = self.total + score[self.mine]
        won = over = 0.0
        for world, chance in self.worlds.items():
            best = max([total + score[element] for element, total in world])
            if max(mine, best) >= self.goal:
                over += chance
                won += chance * (mine >= best)
        if over <= 0.5:
            return 0.0
        return VERDICT if won > 0.5 else -VERDICT

    def after(self, element: int, points: int) -> list[int]:
        """The score sheet when an element has got points."""
        score = self.score[:]
        score[element] += points
        return score

    def _interest(self, element: int) -> float:
        """w of 12.3: what a point for an element is worth to me."""
        if element == self.mine:
            return 1.0
        return (self.utility(self.after(element, STEP)) - self.utility_now) / STEP

    def prospects(self, moons: list[int]) -> list[float]:
        """Factor x w x c of 12.4 for each element, on average under these moons."""
        mine = rival = 0.0
        for moon in moons:
            factor = FACTOR[moon] / 2
            c = RISING if factor > 0 else FALLING
            mine += factor * c["mine"] / len(moons)
            rival += factor * c["rival"] / len(moons)
        return [w * (mine if e == self.mine else rival) for e, w in enumerate(self.interests)]
