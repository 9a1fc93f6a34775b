"""What others probably hold in Fairy's Fate.

Their recipes show in what they have collected; and whoever has the choice keeps pests in hand and
lays out what is useful.
"""

from math import exp

from fairytable.engine import Rng
from fairytable.games.fate.cards import (
    BACK,
    BACKS,
    FIRST_BAD,
    FIRST_GOOD,
    FIRST_THIEF,
    KIND,
    RECIPE,
    SERPENT,
)
from fairytable.games.fate.rules.state import FateState
from fairytable.games.fate.rules.zones import DECKS, FRONT, HAND, RECIPE_ROW

MATCHED = 0.8
"""A recipe is likelier by the exponential of this for each of its objects that its owner has."""
WANTED, GIFT, GOOD, PEST, MET = 0.45, 0.8, 0.65, 1.6, 1.3
"""How often a card is in a rival's hand, beside a card drawn at random: an object that the rival
lacks, another one, a good fairy, a thief or bad fairy, a serpent. Counted in games of the bots."""
PROPOSALS = 2
"""How many other cards each card of a rival's hand is compared with."""

_ODDS = 1 << 32


def lean(state: FateState, player: int, rng: Rng) -> None:
    """Change a guessed world towards those that are likely: exchange what the player does not know
    of recipes and hands for what lies unseen in the piles."""
    bit, known, zones = 1 << player, state.table.known, state.table.zones
    recipes = [card for card in zones["recipe_pile"] if not known[card] & bit]
    decks: list[list[int]] = [[] for _ in BACKS]
    for deck in DECKS:
        for card in zones[deck]:
            if not known[card] & bit:
                decks[BACK[state.table.faces[card]]].append(card)
    for rival in range(state.players):
        if rival != player:
            mask = _owned(state, rival)
            _lean_recipes(state, rival, mask, bit, recipes, rng)
            _lean_hand(state, rival, mask, bit, decks, rng)


def _owned(state: FateState, player: int) -> int:
    """The objects that lie before a player, as a mask."""
    faces, mask = state.table.faces, 0
    for card in state.table.zones[FRONT[player]]:
        kind = KIND[faces[card]]
        if kind < FIRST_THIEF:
            mask |= 1 << kind
    return mask


def _lean_recipes(
    state: FateState, rival: int, mask: int, bit: int, pile: list[int], rng: Rng
) -> None:
    """Each unknown recipe becomes one of the unseen ones, as likely as it goes with the objects."""
    faces = state.table.faces
    for card in state.table.zones[RECIPE_ROW[rival]]:
        if state.table.known[card] & bit:
            continue
        cards = [card, *pile]
        weights = [exp(MATCHED * (RECIPE[faces[c]] & mask).bit_count()) for c in cards]
        drawn = rng.below(_ODDS) / _ODDS * sum(weights)
        for other, weight in zip(cards, weights, strict=True):
            drawn -= weight
            if drawn <= 0:
                faces[card], faces[other] = faces[other], faces[card]
                break


def _lean_hand(
    state: FateState, rival: int, mask: int, bit: int, decks: list[list[int]], rng: Rng
) -> None:
    """Unknown cards are exchanged for unseen ones with the same back, if those are as likely in a
    hand, or else now and then (Metropolis)."""
    faces, zones = state.table.faces, state.table.zones
    recipes = [RECIPE[faces[card]] for card in zones[RECIPE_ROW[rival]]]
    lacking = max(recipes, key=lambda recipe: (recipe & mask).bit_count()) & ~mask
    for card in zones[HAND[rival]]:
        deck = decks[BACK[faces[card]]]
        if not deck or state.table.known[card] & bit:
            continue
        for _ in range(PROPOSALS):
            other = rng.choice(deck)
            now, then = _kept(faces[card], lacking), _kept(faces[other], lacking)
            if then >= now or rng.below(_ODDS) < then / now * _ODDS:
                faces[card], faces[other] = faces[other], faces[card]


def _kept(face: int, lacking: int) -> float:
    """How likely a card is kept in hand."""
    kind = KIND[face]
    if kind < FIRST_THIEF:
        return WANTED if lacking >> kind & 1 else GIFT
    if kind < FIRST_GOOD:
        return PEST
    if kind < FIRST_BAD:
        return GOOD
    return MET if kind == SERPENT else PEST
