"""The chance to win Hunters in a world where everything lies open."""

from fairytable.engine import Horizon
from fairytable.engine.chances import Strengths, chances, pooled, won
from fairytable.games.hunters.bot.outlook import REACH
from fairytable.games.hunters.bot.weights import WEIGHTS
from fairytable.games.hunters.cards import FAIRY, GREEN, KIND, PLACES, TRINKET, VALUE
from fairytable.games.hunters.cards import WISP as WISPS
from fairytable.games.hunters.rules.position import MOST_PHOTOS
from fairytable.games.hunters.rules.state import HuntersState
from fairytable.games.hunters.rules.zones import CENTRE, CIRCLE, EVIDENCE, HANDS, PHOTOS

THINGS = (
    "points",
    "fairies",
    "trinkets",
    "photos",
    "album_full",
    "trapped",
    "dizzy",
    "no_camera",
    "prizes_in_hand",
    "wisps_in_hand",
    "hand",
    "fairy_in_front",
    "trinket_in_front",
    "turn_near",
    "prize_in_reach",
    "prize_in_reach_soon",
    "best_in_hand",
)
_LEFT = len(GREEN)
AHEAD = {3: 2, 4: 2, 5: 2, 6: 2}
"""How many marks a look ahead goes, by the number of players."""
PACE = {3: 1500, 4: 1200, 5: 1100, 6: 1000}
"""Looks ahead that a usual computer has in about a second, by the number of players."""


def value(state: HuntersState, player: int) -> float:
    """The player's chance to win, or that of the pair."""
    if not state.pending:
        return won(state, player, 1 if state.options.sides == "single" else 2)
    counted = count(state)
    return chances(counted, WEIGHTS[state.players])[player % len(counted.sides)]


def mark(state: HuntersState) -> int:
    """How many times all have revealed, or nearly: a look ahead may stop after that. Before it
    nobody knows what swaps and tools were good for."""
    pending, restore = state.pending, state.players + 1
    before = len(pending) > restore and pending[restore].name == "restore"
    return state.turn if before else state.turn + 1


HORIZON = Horizon(mark, AHEAD, PACE)


def count(state: HuntersState) -> Strengths:
    table, players = state.table, state.players
    faces, zones = table.faces, table.zones
    following = state.active + 1
    left = len(zones["deck"])
    rows = []
    for p in range(players):
        evidence = [faces[card] for card in zones[EVIDENCE[p]]]
        photos = zones[PHOTOS[p]]
        hand = [faces[card] for card in zones[HANDS[p]]]
        left += len(hand)
        points = sum([VALUE[face] for face in evidence])
        points += sum([VALUE[faces[card]] for card in photos])
        trinkets = [face for face in evidence if KIND[face] == TRINKET]
        place = state.pos[p]
        front = zones[CIRCLE[place]] if place != CENTRE else ()
        face = faces[front[0]] if front else -1
        near = 1 - (p - following) % players / (players - 1)
        in_reach = _prize_in_reach(state, p) / 5
        rows.append(
            [
                points / 5,
                (len(evidence) - len(trinkets)) / 2,
                float(len(trinkets)),
                len(photos) / 2,
                float(len(photos) == MOST_PHOTOS),
                float(place == CENTRE),
                float(state.dizzy[p]),
                state.no_camera[p] / players,
                sum([VALUE[held] for held in hand]) / 10,
                sum([KIND[held] == WISPS for held in hand]) / 2,
                len(hand) / 6,
                VALUE[face] / 5 if front and KIND[face] == FAIRY else 0.0,
                float(bool(front) and KIND[face] == TRINKET),
                near,
                in_reach if near == 1.0 else 0.0,
                in_reach * near if near < 1.0 else 0.0,
                max([VALUE[held] for held in hand], default=0) / 5,
            ]
        )
    if state.options.sides == "pairs":
        rows = pooled(rows, players // 2)
    return Strengths(rows, 1 - left / _LEFT)


def _prize_in_reach(state: HuntersState, player: int) -> int:
    """The most valuable card that a player knows of and that two swaps can bring."""
    table, bit, place = state.table, 1 << player, state.pos[player]
    faces, known, zones = table.faces, table.known, table.zones
    near = range(PLACES) if place == CENTRE else REACH[0 if state.dizzy[player] else 2][place]
    best = 0
    for q in near:
        cards = zones[CIRCLE[q]]
        if cards and known[cards[0]] & bit:
            best = max(best, VALUE[faces[cards[0]]])
    return best
