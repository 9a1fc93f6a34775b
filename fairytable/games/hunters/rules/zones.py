"""The zones of Hunters and who sees what lies there (rules page, section 3)."""

from functools import cache

from fairytable.engine import Zone, hidden, owned, shown
from fairytable.games.hunters.cards import PLACES

CENTRE = -1
"""The place of the trapped researcher."""

CIRCLE = tuple(f"circle.{q}" for q in range(PLACES))
STANDS = (*(f"stand.{q}" for q in range(PLACES)), "centre")
"""Where a researcher lies, by place; the centre comes last, so that CENTRE finds it."""
HANDS = tuple(f"hand.{p}" for p in range(6))
EVIDENCE = tuple(f"evidence.{p}" for p in range(6))
PHOTOS = tuple(f"photos.{p}" for p in range(6))
PLACE = {zone: q for row in (CIRCLE, STANDS[:PLACES]) for q, zone in enumerate(row)}
"""The place of each zone around the clock."""


@cache
def zones(players: int) -> dict[str, Zone]:
    """Section 3: who sees what. Circle cards are turned up one by one."""
    return {
        **{zone: hidden() for zone in CIRCLE},
        **{zone: shown(players) for zone in STANDS},
        "clock": shown(players),
        "box": shown(players),
        "deck": hidden(),
        "discard": shown(players),
        "photos.deck": hidden(),
        **{HANDS[p]: owned(p) for p in range(players)},
        **{EVIDENCE[p]: shown(players, ordered=False) for p in range(players)},
        **{PHOTOS[p]: shown(players, ordered=False) for p in range(players)},
    }


def hour_of(place: int) -> int:
    """What the clock shows at a place."""
    return place or PLACES
