"""The chance to win Fairy's Fate in a world where everything lies open."""

from fairytable.engine import Horizon
from fairytable.engine.chances import Strengths, chances, won
from fairytable.games.fate.bot.weights import WEIGHTS
from fairytable.games.fate.cards import (
    DARKNESS,
    FIRST_BAD,
    FIRST_GOOD,
    FIRST_THIEF,
    GAME_CARDS,
    KIND,
    LIBERATION,
    PROTECTION,
    RECIPE,
    SERPENT,
)
from fairytable.games.fate.rules.position import READY
from fairytable.games.fate.rules.state import FateState
from fairytable.games.fate.rules.zones import DECKS, FRONT, HAND, PLACE, RECIPE_ROW

THINGS = (
    "one",
    "two",
    "three",
    "four",
    "second_recipe",
    "extra",
    "fairies",
    "liberation",
    "protection",
    "serpents",
    "stone",
    "hand",
    "useful_in_hand",
    "journey_gain",
    "journey_frees",
    "place_gain",
    "place_frees",
    "on_turn",
)
AHEAD = {2: 4, 3: 6, 4: 8, 5: 10}
"""How many marks a look ahead goes, by the number of players."""
PACE = {2: 1500, 3: 1000, 4: 700, 5: 600}
"""Looks ahead that a usual computer has in about a second, by the number of players."""


def value(state: FateState, player: int) -> float:
    """The player's chance to win."""
    if not state.pending:
        return won(state, player)
    return chances(count(state), WEIGHTS[state.players])[player]


def mark(state: FateState) -> tuple[int, int | None, bool]:
    """A look ahead may stop when somebody else comes on turn."""
    return state.player, state.starter, state.collecting()


HORIZON = Horizon(mark, AHEAD, PACE)


def count(state: FateState) -> Strengths:
    table = state.table
    faces, zones = table.faces, table.zones
    collecting = state.collecting()
    piles = [[KIND[faces[card]] for card in zones[zone]] for zone in PLACE]
    collected = [KIND[faces[card]] for card in zones["collect"]] if collecting else []
    starter = state.starter or 0
    rows = []
    for p in range(state.players):
        front = [KIND[faces[card]] for card in zones[FRONT[p]]]
        mask = 0
        for kind in front:
            if kind < FIRST_THIEF:
                mask |= 1 << kind
        recipes = [RECIPE[faces[card]] for card in zones[RECIPE_ROW[p]]]
        matched = sorted([(mask & recipe).bit_count() for recipe in recipes])
        best = matched[-1]
        objects = sum([kind < FIRST_THIEF for kind in front])
        liberation = front.count(LIBERATION)
        hand = [KIND[faces[card]] for card in zones[HAND[p]]]
        place = state.dest[p]
        gain = frees = ahead = may_free = 0.0
        if collecting and p == state.player:
            gain, frees = _gain(recipes, mask, collected, liberation)
        elif place is not None:
            n = state.players
            if not collecting or (p - starter) % n > (state.player - starter) % n:
                gain, frees = _gain(recipes, mask, piles[place], liberation)
        else:
            for i, pile in enumerate(piles):
                if pile and i not in state.dest:
                    found, free = _gain(recipes, mask, pile, liberation)
                    ready = 1.0 if len(pile) >= READY else 0.5
                    ahead, may_free = max(ahead, found * ready), max(may_free, free * ready)
        wanted = _missing(recipes, mask)
        rows.append(
            [
                float(best >= 1),
                float(best >= 2),
                float(best >= 3),
                float(best >= 4),
                matched[-2] / 4 if len(matched) > 1 else 0.0,
                float(objects - best),
                float(sum([FIRST_GOOD <= kind < FIRST_BAD for kind in front])),
                float(liberation),
                float(front.count(PROTECTION)),
                float(front.count(SERPENT)),
                float(state.stone[p]),
                len(hand) / 3,
                float(sum([kind < FIRST_THIEF and wanted >> kind & 1 for kind in hand])),
                gain,
                frees,
                ahead,
                may_free,
                float(p == state.player),
            ]
        )
    left = sum([len(zones[deck]) for deck in DECKS])
    return Strengths(rows, 1 - left / len(GAME_CARDS))


def _missing(recipes: list[int], mask: int) -> int:
    """The objects that a best recipe still lacks."""
    return max(recipes, key=lambda recipe: (recipe & mask).bit_count()) & ~mask


def _gain(recipes: list[int], mask: int, pile: list[int], wards: int) -> tuple[float, float]:
    """How many more objects of the best recipe a pile brings, and whether it frees the fairy."""
    before = max([(recipe & mask).bit_count() for recipe in recipes])
    if pile.count(DARKNESS) > wards:
        return 0.0, 0.0
    frees = 0.0
    for kind in pile:
        if kind < FIRST_THIEF:
            mask |= 1 << kind
        elif kind < FIRST_GOOD:
            mask &= ~(1 << kind - FIRST_THIEF)
        elif kind == SERPENT and any(recipe & mask == recipe for recipe in recipes):
            frees = 1.0
    return float(max([(recipe & mask).bit_count() for recipe in recipes]) - before), frees
