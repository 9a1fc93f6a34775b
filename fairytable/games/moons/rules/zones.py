"""The zones of Moons and who sees what lies there (rules page, section 3)."""

from functools import cache

from fairytable.engine import Zone, hidden, owned, shown

CIRCLES = tuple(f"circle.{i}" for i in range(4))
HANDS = tuple(f"hand.{p}" for p in range(4))
SYMBOLS = tuple(f"symbol.{p}" for p in range(4))


@cache
def zones(players: int) -> dict[str, Zone]:
    """Section 3: who sees what."""
    return {
        "deck.blue": hidden(),
        "deck.moon": hidden(),
        "moon.up": shown(players),
        **{zone: shown(players) for zone in CIRCLES},
        "removed": shown(players),
        **{HANDS[p]: owned(p) for p in range(players)},
        **{SYMBOLS[p]: owned(p) for p in range(players)},
        "symbol.out": hidden(sealed=True),  # section 4: nobody ever sees them
    }
