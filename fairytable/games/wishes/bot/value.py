"""The chance to win All You Wish For in a world where everything lies open."""

from fairytable.engine import Horizon
from fairytable.engine.chances import Strengths, chances, pooled, won
from fairytable.games.wishes.bot.outlook import sides as camps_of
from fairytable.games.wishes.bot.weights import WEIGHTS
from fairytable.games.wishes.cards import IS_WAND, REALM
from fairytable.games.wishes.rules.scoring import gifts
from fairytable.games.wishes.rules.state import WishesState
from fairytable.games.wishes.rules.zones import GAINED, HANDS, UNDER, UP

THINGS = (
    "points",
    "open_cards",
    "best_promise",
    "other_promise",
    "lands",
    "own_in_hand",
    "beneath_others",
    "wand_ready",
    "wand_in_hand",
    "collected",
    "turn_near",
)
DECK_SIZE = {2: 12, 3: 19, 4: 26, 5: 33, 6: 24}
"""Cards that are left when all is set up."""
LAST_LAP = 0.75
"""The phase in which the deck runs out."""
AHEAD = {2: 4, 3: 3, 4: 4, 5: 5, 6: 6}
"""How many marks a look ahead goes, by the number of players."""
PACE = {2: 1500, 3: 600, 4: 450, 5: 400, 6: 300}
"""Looks ahead that a usual computer has in about a second, by the number of players."""


def value(state: WishesState, player: int) -> float:
    """The player's chance to win, or that of the team."""
    sides = state.options.team_count() or state.players
    if not state.pending:
        return won(state, player, state.players // sides)
    counted = count(state)
    if counted is None:
        return 1.0 / sides
    return chances(counted, WEIGHTS[state.players])[player % sides]


def mark(state: WishesState) -> tuple[int, int, bool]:
    """A look ahead may stop when the next Fairy comes on turn, or the Pixie; not in the set-up."""
    if not state.realms:
        return -1, 0, False
    return state.round, state.player, state.pending[-1].name.startswith("pixie")


HORIZON = Horizon(mark, AHEAD, PACE)


def count(state: WishesState) -> Strengths | None:
    """Nothing tells anything before the Fairies are revealed."""
    if not state.realms:
        return None
    table, players = state.table, state.players
    faces, zones = table.faces, table.zones
    teams = state.options.team_count()
    camps = camps_of(state.realms, teams)
    owner, worth = camps.owner, camps.worth
    everybody = range(players)
    sheet = gifts(table, state.realms, everybody)
    best, other, beneath = [0.0] * players, [0.0] * players, [0.0] * players
    lands = [0] * players
    for zone in state.kingdoms:
        pile = [faces[card] for card in zones[zone]]
        lord = owner[REALM[pile[-1]]]
        promise = 0.0
        for face in pile[:-1]:
            p = owner[REALM[face]]
            if p < 0:
                continue
            if p == lord:
                promise += worth[p][face]
            else:
                beneath[p] += worth[p][face]
        if lord >= 0:
            lands[lord] += 1
            if promise > best[lord]:
                best[lord], promise = promise, best[lord]
            other[lord] += promise
    rows = []
    for p in everybody:
        hand = [faces[card] for card in zones[HANDS[p]]]
        realm = state.realms[p]
        own = [worth[p][face] for face in hand if REALM[face] == realm]
        rows.append(
            [
                sum([row[p] for row in sheet]) / 5,
                len(zones[UP[p]]) / 3,
                best[p] / 5,
                other[p] / 5,
                lands[p] / 2,
                sum(own) / 5,
                beneath[p] / 5,
                float(state.wand_up(p) and not zones[UNDER[p]]),
                float(any(IS_WAND[face] for face in hand if REALM[face] == realm)),
                len(zones[GAINED[p]]) / 3,
                1 - (p - state.player) % players / players,
            ]
        )
    if teams:
        rows = pooled(rows, teams)
    deck = len(zones["deck"]) / DECK_SIZE[players]
    late = (state.round % players) / players if not deck else 0.0
    return Strengths(rows, LAST_LAP * (1 - deck) + (1 - LAST_LAP) * late)
