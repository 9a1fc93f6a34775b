"""The 110 cards of The Challenge, as data (rules page, section 2)."""

from fairytable.engine import Deck, Face

STONES = ("blue", "red", "yellow", "purple", "black", "green")
FAIRIES = ("extra_pixie", "bigger_sack", "immunity", "group_harvest", "steal", "torn_sack")
KINDS = STONES + FAIRIES
"""The id of each face, by its number: stones first."""

STONE_COPIES = (8, 10, 12, 14, 17, 19)
FAIRY_COPIES = (5, 5, 7, 5, 4, 4)
FAIRY_POINTS = (3, 2, 2, 1, 1, 1)
"""What each type of stone pays to a fairy (D1)."""
VICTORY_POINTS = (8, 7, 6, 5, 4, 3)

DECK = Deck(
    [Face(f"stone.{s}", "stone", n) for s, n in zip(STONES, STONE_COPIES, strict=True)]
    + [Face(f"fairy.{f}", "fairy", n) for f, n in zip(FAIRIES, FAIRY_COPIES, strict=True)]
)

BLUE, RED, YELLOW, PURPLE, BLACK, GREEN = range(len(STONES))
EXTRA_PIXIE, BIGGER_SACK, IMMUNITY, GROUP_HARVEST, STEAL, TORN_SACK = range(len(STONES), len(KINDS))

STONE_CARDS, FAIRY_CARDS = map(DECK.with_back, ("stone", "fairy"))
