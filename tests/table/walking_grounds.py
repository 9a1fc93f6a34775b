"""Small grounds to walk on: a ring of twelve, a road of five, a field of hexagons."""

from collections.abc import Collection, Sequence

from fairytable.engine import Action
from fairytable.stage.picture import Area, Pawn, Rect, Walk, around, hex_centre, ring
from fairytable.table.card_table import CardTable
from tests.table.test_abilities import Fair, picture, show, view_of

HOURS = tuple(f"hour.{k}" for k in range(12))
ROAD = tuple(f"road.{k}" for k in range(5))
FIELD = tuple((q, r) for r in range(-2, 3) for q in range(-2, 3) if abs(q + r) <= 2)
"""Nineteen cells round a middle one, in axial coordinates."""
STEP = {"E": (1, 0), "W": (-1, 0), "NE": (1, -1), "NW": (0, -1), "SE": (0, 1), "SW": (-1, 1)}
"""The six neighbours of a cell, by where they lie."""
_CELL = 100.0


def cell(q: int, r: int) -> str:
    return f"map.{q},{r}"


def to(zones: Sequence[str]) -> list[Action]:
    """Each of these places can be chosen, and has no card."""
    return [Action("go", zone=zone) for zone in zones]


def lay_out_ring(table: CardTable, *, walks: bool = True) -> list[Action]:
    """Twelve places in a ring, with their numbers; each can be clicked."""
    places = [around(x, y, 60, 60) for x, y in ring(450, 350, 280, 250, 12)]
    areas = tuple(
        Area(zone, rect, f"{k or 12} o’clock", str(k or 12), shape="oval")
        for k, (zone, rect) in enumerate(zip(HOURS, places, strict=True))
    )
    actions = to(HOURS)
    round_it = (Walk(HOURS, closed=True),) if walks else ()
    show(table, Fair(picture(areas=areas, walks=round_it)), view_of(0), *actions)
    return actions


def lay_out_road(table: CardTable, open_to: Collection[int]) -> None:
    """Five places that lie in a bow, of which some can be chosen."""
    areas = tuple(
        Area(zone, Rect(80 + 150 * k, 300 + 60 * abs(k - 2), 90, 90)) for k, zone in enumerate(ROAD)
    )
    actions = to([ROAD[k] for k in open_to])
    show(table, Fair(picture(areas=areas, walks=(Walk(ROAD),))), view_of(0), *actions)


def lay_out_field(
    table: CardTable, without: Collection[tuple[int, int]] = (), pawns: tuple[Pawn, ...] = ()
) -> None:
    """A field of hexagons, of which some cannot be chosen."""
    areas = tuple(Area(cell(*c), place(*c), cell(*c), shape="hex") for c in FIELD)
    free = [cell(*c) for c in FIELD if c not in without]
    show(table, Fair(picture(areas=areas, pawns=pawns)), view_of(0), *to(free))


def place(q: int, r: int) -> Rect:
    """Where a cell lies: pointed above and below, close to its neighbours."""
    x, y = hex_centre(q, r, _CELL)
    return around(450 + x, 350 + y, _CELL - 2, _CELL * 1.13)
