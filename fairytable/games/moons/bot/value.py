"""The chance to win a game of Moons in a world where everything lies open."""

from fairytable.engine import Horizon
from fairytable.engine.chances import Strengths, chances, won
from fairytable.games.moons.bot.outlook import REACH, belief, moons_to_come
from fairytable.games.moons.bot.weights import WEIGHTS
from fairytable.games.moons.cards import ELEMENT, FACTOR, SUN, VALUE
from fairytable.games.moons.rules.position import LAST_MOON, RING_SIZE
from fairytable.games.moons.rules.state import MoonsState
from fairytable.games.moons.rules.zones import CIRCLES, HANDS

THINGS = (
    "score",
    "rising_now",
    "falling_now",
    "rising_later",
    "falling_later",
    "suns",
    "own_in_hand",
    "closes_rising",
    "closes_falling",
    "hand",
    "on_turn",
)
AHEAD = {2: 4, 3: 4, 4: 4}
"""How many marks a look ahead goes, by the number of players."""
PACE = 1800
"""Looks ahead that a usual computer has in about a second."""


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
    table = state.table
    faces, zones = table.faces, table.zones
    up = zones["moon.up"]
    now = FACTOR[faces[up[-1]]] / 20
    coming = moons_to_come(state)
    rising = sum([FACTOR[moon] for moon in coming if FACTOR[moon] > 0]) / (20 * len(coming) or 1)
    falling = sum([FACTOR[moon] for moon in coming if FACTOR[moon] < 0]) / (20 * len(coming) or 1)
    ripe, largest, fairies = [0.0] * 4, [0] * 4, [0] * 4
    for zone in CIRCLES:
        cards = zones[zone]
        if cards:
            element = ELEMENT[faces[cards[0]]]
            total = sum([VALUE[faces[card]] for card in cards])
            ripe[element] += total * REACH[len(cards)]
            if total > largest[element]:
                largest[element], fairies[element] = total, len(cards)
    rows = []
    for p in range(state.players):
        mine = state.element_of(p)
        hand = [faces[card] for card in zones[HANDS[p]]]
        suns = hand.count(SUN)
        own = [VALUE[face] for face in hand if ELEMENT[face] == mine]
        closes = fairies[mine] and (suns or fairies[mine] + len(own) >= RING_SIZE)
        ready = largest[mine] * now if closes else 0.0
        rows.append(
            [
                (state.score[mine] + state.totals[p]) / 10,
                ripe[mine] * max(now, 0.0),
                ripe[mine] * min(now, 0.0),
                ripe[mine] * rising,
                ripe[mine] * falling,
                suns / 2,
                sum(own) / 10,
                max(ready, 0.0),
                min(ready, 0.0),
                len(hand) / 5,
                float(p == state.player),
            ]
        )
    return Strengths(rows, len(up) / LAST_MOON)
