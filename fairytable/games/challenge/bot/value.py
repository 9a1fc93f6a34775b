"""The chance to win The Challenge in a world where everything lies open."""

from math import exp

from fairytable.engine import Horizon
from fairytable.engine.chances import Strengths, chances, won
from fairytable.games.challenge.bot.weights import WEIGHTS
from fairytable.games.challenge.cards import (
    BIGGER_SACK,
    FAIRY_POINTS,
    IMMUNITY,
    STONE_CARDS,
    STONES,
    VICTORY_POINTS,
)
from fairytable.games.challenge.rules.state import ChallengeState
from fairytable.games.challenge.rules.zones import HANDS, MARKS, SACKS, STORED

THINGS = (
    "majorities_now",
    "majorities_soft",
    "fairies",
    "payable",
    "stones",
    "empty_sacks",
    "full_hand",
    "pixies",
    "bigger",
    "immune",
    "on_turn",
)
AHEAD = {2: 4, 3: 3, 4: 4, 5: 5, 6: 6}
"""How many marks a look ahead goes, by the number of players."""
PACE = {2: 800, 3: 1000, 4: 750, 5: 550, 6: 450}
"""Looks ahead that a usual computer has in about a second, by the number of players."""


def value(state: ChallengeState, player: int) -> float:
    """The player's chance to win."""
    if not state.pending:
        return won(state, player)
    return chances(count(state), WEIGHTS[state.players])[player]


def mark(state: ChallengeState) -> int:
    """A look ahead may stop after a turn."""
    return state.turn


HORIZON = Horizon(mark, AHEAD, PACE)


def count(state: ChallengeState) -> Strengths:
    table, players = state.table, state.players
    faces, zones = table.faces, table.zones
    left = len(zones["deck.stones"]) / len(STONE_CARDS)
    scale = 0.35 + 2.35 * left
    owned = [[0] * players for _ in STONES]
    rows = []
    for p in range(players):
        hand = zones[HANDS[p]]
        stones = [faces[card] for card in hand]
        empty = bigger = immune = 0
        for i in range(state.pixies[p]):
            sack = zones[SACKS[p][i]]
            if sack:
                stones += [faces[card] for card in sack]
            else:
                empty += 1
            for card in zones[MARKS[p][i]]:
                bigger += faces[card] == BIGGER_SACK
                immune += faces[card] == IMMUNITY
        if p == state.player:
            stones += [faces[card] for card in zones["offering"]]
        for stone in stones:
            owned[stone][p] += 1
        rows.append(
            [
                0.0,
                0.0,
                len(zones[STORED[p]]) / 2,
                sum([FAIRY_POINTS[stone] for stone in stones]) / 10,
                len(stones) / 10,
                min(empty, 2) * left,
                max(0, len(hand) - 2) * left,
                state.pixies[p] * left,
                bigger * left,
                immune * left,
                float(p == state.player),
            ]
        )
    for points, row in zip(VICTORY_POINTS, owned, strict=True):
        *_, second, best = sorted(row)
        for p, own in enumerate(row):
            behind = (second if own == best else best) - own
            rows[p][0] += points / 5 * (behind <= 0 < own)
            rows[p][1] += points / 5 / (1 + exp((behind - 0.4) / scale))
    return Strengths(rows, 1 - left)
