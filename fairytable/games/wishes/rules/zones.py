"""The zones of All You Wish For: their ids, and who sees what (rules page, section 3)."""

from functools import cache

from fairytable.engine import Zone, hidden, owned, shown

MOST_PLAYERS = 6

_SEATS = range(MOST_PLAYERS)
HANDS = tuple(f"hand.{p}" for p in _SEATS)
STACKS = tuple((f"stack.{p}.0", f"stack.{p}.1") for p in _SEATS)
FAIRY = tuple(f"fairy.{p}" for p in _SEATS)
UP = tuple(f"up.{p}" for p in _SEATS)
DOWN = tuple(f"down.{p}" for p in _SEATS)
WAND = tuple(f"wand.{p}" for p in _SEATS)
UNDER = tuple(f"under.{p}" for p in _SEATS)
GAINED = tuple(f"gained.{p}" for p in _SEATS)


class _ZoneRules(dict[str, Zone]):
    """The rules of all zones; Kingdoms come and go, and their cards stay as known as they were."""

    kingdom = hidden()

    def __missing__(self, zone: str) -> Zone:
        if zone.startswith("map."):
            return self.kingdom
        raise KeyError(zone)


@cache
def zones(players: int) -> _ZoneRules:
    """The rule of every zone at a table of this many."""
    everybody = (1 << players) - 1
    once_seen = Zone(everybody, ordered=True, up=False)
    seats = range(players)
    return _ZoneRules(
        {
            "deck": hidden(),
            "neutral": hidden(),
            "abandoned_fairy": hidden(),
            "box": shown(players, ordered=False),
            "deal": hidden(ordered=False),
            "market": shown(players, ordered=False),
            "tray": hidden(),
            **{zone: owned(p, ordered=True) for p in seats for zone in STACKS[p]},
            **{HANDS[p]: owned(p) for p in seats},
            **{FAIRY[p]: owned(p) for p in seats},
            **{UP[p]: shown(players, ordered=False) for p in seats},
            **{DOWN[p]: once_seen for p in seats},
            **{WAND[p]: once_seen for p in seats},
            **{UNDER[p]: owned(p) for p in seats},
            **{GAINED[p]: shown(players) for p in seats},
        }
    )
