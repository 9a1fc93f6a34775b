"""The hexagonal map: cells are zone ids "map.q,r", and Kingdoms lie where the table has a zone."""

from collections.abc import Container, Iterable
from itertools import chain

ORIGIN = "map.0,0"

_AROUND = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
"""The six directions; each one touches the next."""


def cell(q: int, r: int) -> str:
    return f"map.{q},{r}"


def place(zone: str) -> tuple[int, int]:
    """The axial coordinates of a cell."""
    q, r = zone.removeprefix("map.").split(",")
    return int(q), int(r)


class _Neighbours(dict[str, tuple[str, ...]]):
    """The six cells around each cell, worked out when first asked for."""

    def __missing__(self, zone: str) -> tuple[str, ...]:
        q, r = place(zone)
        around = tuple([cell(q + dq, r + dr) for dq, dr in _AROUND])
        self[zone] = around
        return around


NEIGHBOURS = _Neighbours()


def free_cells(kingdoms: Iterable[str], zones: Container[str]) -> list[str]:
    """The empty cells that touch the map; the first Kingdom goes to the origin."""
    around = chain.from_iterable([NEIGHBOURS[kingdom] for kingdom in kingdoms])
    return [zone for zone in dict.fromkeys(around) if zone not in zones] or [ORIGIN]


def _arcs(mask: int) -> int:
    """Into how many separate runs a Kingdom's neighbours fall, as one walks around it."""
    return sum(mask >> i & 1 and not mask >> (i + 1) % 6 & 1 for i in range(6))


_ONE_ARC = tuple(_arcs(mask) <= 1 for mask in range(64))


def holds_without(kingdom: str, zones: Container[str], count: int) -> bool:
    """Whether a map of this many Kingdoms stays in one piece if this one is lifted (D30)."""
    around = [i for i, zone in enumerate(NEIGHBOURS[kingdom]) if zone in zones]
    if _ONE_ARC[sum([1 << i for i in around])]:
        return True
    border = [NEIGHBOURS[kingdom][around[0]]]
    seen = {kingdom, *border}
    while border:
        for zone in NEIGHBOURS[border.pop()]:
            if zone in zones and zone not in seen:
                seen.add(zone)
                border.append(zone)
    return len(seen) == count
