"""The zones of The Challenge and who sees what lies there (rules page, section 3)."""

from functools import cache

from fairytable.engine import Zone, hidden, owned, shown
from fairytable.games.challenge.cards import FAIRIES, STONES

MOST_PLAYERS = 6
MOST_PIXIES = 8
"""Three, and all the extra ones."""

HANDS = tuple(f"hand.{p}" for p in range(MOST_PLAYERS))
STORED = tuple(f"stored.{p}" for p in range(MOST_PLAYERS))
SACKS = tuple(tuple(f"sack.{p}.{i}" for i in range(MOST_PIXIES)) for p in range(MOST_PLAYERS))
MARKS = tuple(tuple(f"marks.{p}.{i}" for i in range(MOST_PIXIES)) for p in range(MOST_PLAYERS))
STONE_PILES = tuple(f"forest.stones.{stone}" for stone in STONES)
FAIRY_PILES = tuple(f"forest.fairies.{fairy}" for fairy in FAIRIES)
PILES = STONE_PILES + FAIRY_PILES
"""The open pile of each face, by its number."""

IN_DRAFT = {
    **dict.fromkeys(HANDS, 0),
    **{zone: 1 + i for sacks in SACKS for i, zone in enumerate(sacks)},
}
"""The place of a zone in its owner's arrangement: the hand, then the sacks."""


def pixies_at_start(players: int) -> int:
    return 3 if players <= 4 else 2


def owner(zone: str) -> int:
    """Whose hand, sack or marks these are."""
    return int(zone.split(".")[1])


class _Zones(dict[str, Zone]):
    """The zones of a new game; those of a pixie that joins later lie open like the others."""

    def __missing__(self, zone: str) -> Zone:
        rule = "sack.0.0" if zone.startswith("sack.") else "marks.0.0"
        return self[rule]


@cache
def zones(players: int) -> dict[str, Zone]:
    """The rule of each zone."""
    pixies = pixies_at_start(players)
    return _Zones(
        {
            "deck.stones": hidden(),
            "deck.fairies": hidden(),
            **{pile: shown(players) for pile in PILES},
            **{HANDS[p]: owned(p) for p in range(players)},
            **{STORED[p]: owned(p) for p in range(players)},
            **{zone: shown(players) for p in range(players) for zone in SACKS[p][:pixies]},
            **{
                zone: shown(players, ordered=False)
                for p in range(players)
                for zone in MARKS[p][:pixies]
            },
            "offering": shown(players),
            "drawn": hidden(ordered=False),  # whoever drew them peeks
            "removed.stones": shown(players),
            "removed.fairies": shown(players),
        }
    )
