"""How large the words on slips are: as somebody wishes to read, and as the table allows."""

from fairytable.stage.picture import clamp
from fairytable.table.table_top import TableTop

GROWING, MOST = 100.0, 1.3
"""From this width of a card in hand on words grow with the cards, up to this much."""


def grown(top: TableTop) -> float:
    """How much larger than in the smallest window words on slips are."""
    unit = 0.0 if top.picture is None else top.picture.unit
    return top.letters * clamp(1.0, unit / GROWING, MOST)
