"""The chance to win a game of Moons in a world where everything lies open."""

from fairytable.engine import Horizon
from fairytable.engine.chances import Strengths, chances, won
from fairytable.games.moons.bot.outlook import (
    REACH,
    Circle,
    belief,
    moons_to_come,
    open_circles,
)
from fairytable.games.moons.bot.weights import WEIGHTS
from fairytable.games.moons.cards import ELEMENT, ELEMENTS, FACTOR, SUN, VALUE
from fairytable.games.moons.rules.position import LAST_MOON, RING_SIZE
from fairytable.games.moons.rules.state import MoonsState
from fairytable.games.moons.rules.zones import HANDS

THINGS = (
    "score",
    "rising_now",
    "falling_now",
    "rising_later",
    "falling_later",
    "suns",
    "own_in_hand",
    "on_turn",
    "reaps_on_turn",
    "reaps_next",
    "hurt_on_turn",
    "hurt_next",
    "reaps_later",
    "hurt_later",
    "suns_on_turn",
)
AHEAD = {2: 4, 3: 3, 4: 4}
"""How many marks a look ahead goes, by the number of players."""
PACE = {2: 2200, 3: 2300, 4: 1900}
"""Looks ahead that a usual computer has in about a second, by the number of players."""


def value(state: MoonsState, player: int) -> float:
    """The player's chance to win."""
    if not state.pending:
        return won(state, player)
    return chances(count(state), WEIGHTS[state.players])[player]


def mark(state: MoonsState) -> tuple[int, int]:
    """A look ahead may stop when the next player comes on turn."""
    return state.player, state.game


HORIZON = Horizon(mark, AHEAD, PACE)


def credible(state: MoonsState, player: int) -> float:
    """How well the rivals' symbols of a world go with what they closed, beside the best guess."""
    beliefs = belief(state, player)
    symbols = tuple([state.element_of(q) for q in range(state.players) if q != player])
    return beliefs[symbols] / max(beliefs.values())


def count(state: MoonsState) -> Strengths:
    table, players = state.table, range(state.players)
    faces, zones = table.faces, table.zones
    up = zones["moon.up"]
    now = FACTOR[faces[up[-1]]] / 20
    coming = [FACTOR[moon] / 20 for moon in moons_to_come(state)]
    rising = sum([factor for factor in coming if factor > 0]) / (len(coming) or 1)
    falling = sum([factor for factor in coming if factor < 0]) / (len(coming) or 1)
    circles = [circle for circle in open_circles(state) if circle.fairies]
    ripe = [0.0] * len(ELEMENTS)
    for element, fairies, total in circles:
        ripe[element] += total * REACH[fairies]
    hands = [sorted([faces[card] for card in zones[HANDS[p]]], reverse=True) for p in players]
    harvests = [_harvest(circles, hand) for hand in hands]
    rows = []
    for p in players:
        mine, hand = state.element_of(p), hands[p]
        suns = hand.count(SUN)
        own = sum([VALUE[face] for face in hand if ELEMENT[face] == mine])
        reaped = harvests[p][mine]
        hurt = [harvests[q][mine] for q in players if q != p]
        turn = float(p == state.player)
        hurt_now = 0.0 if turn else harvests[state.player][mine]
        rows.append(
            [
                (state.score[mine] + state.totals[p]) / 10,
                ripe[mine] * max(now, 0.0),
                ripe[mine] * min(now, 0.0),
                ripe[mine] * rising,
                ripe[mine] * falling,
                suns / 2,
                own / 10,
                turn,
                turn * reaped * max(now, 0.0),
                (1 - turn) * reaped * max(now, 0.0),
                hurt_now * min(now, 0.0),
                max(hurt) * min(now, 0.0),
                reaped * rising,
                sum(hurt) / len(hurt) * falling,
                turn * suns / 2,
            ]
        )
    return Strengths(rows, len(up) / LAST_MOON)


def _harvest(circles: list[Circle], hand: list[int]) -> list[int]:
    """The greatest circle of each element that a hand, the best faces first, can close at once."""
    values: list[list[int]] = [[], [], [], []]
    for face in hand:
        if face != SUN:
            values[ELEMENT[face]].append(VALUE[face])
    sun = SUN in hand
    greatest = [0] * len(ELEMENTS)
    for element, fairies, total in circles:
        held = values[element]
        missing = RING_SIZE - fairies
        if sun:
            grown = total + sum(held[: missing - 1])
            if len(held) >= missing:
                grown = max(grown, total + sum(held[:missing]))
        elif len(held) >= missing:
            grown = total + sum(held[:missing])
        else:
            continue
        greatest[element] = max(greatest[element], grown)
    return greatest
