"""The zones of Fairy's Fate and who sees what lies there (rules page, section 3)."""

from functools import cache

from fairytable.engine import Zone, hidden, owned, shown
from fairytable.games.fate.cards import PLACES

MOST_PLAYERS = 5

PLACE = tuple(f"place.{i}" for i in range(len(PLACES)))
DECKS = tuple(f"deck.{d}" for d in range(4))
HAND = tuple(f"hand.{p}" for p in range(MOST_PLAYERS))
FRONT = tuple(f"front.{p}" for p in range(MOST_PLAYERS))
RECIPE_ROW = tuple(f"recipes.{p}" for p in range(MOST_PLAYERS))


@cache
def zones(players: int) -> dict[str, Zone]:
    """Section 3: who sees what. On places the position decides, card by card."""
    everybody = range(players)
    return {
        **{zone: hidden() for zone in PLACE},
        **{zone: hidden() for zone in DECKS},
        **{HAND[p]: owned(p) for p in everybody},
        **{FRONT[p]: shown(players, ordered=False) for p in everybody},
        **{RECIPE_ROW[p]: owned(p, ordered=True) for p in everybody},
        "recipe_pile": hidden(),
        "collect": shown(players),
        "discard": shown(players),
    }
