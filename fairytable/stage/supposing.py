"""The table as it would look with a card laid elsewhere: only to be drawn, as a ghost. No Qt."""

from collections.abc import Mapping
from typing import Literal, TypeAlias

from fairytable.engine.game import TableView
from fairytable.engine.table import CardView

Side: TypeAlias = Literal["face", "back"]


def with_card_at(view: TableView, card: int, zone: str, side: Side = "face") -> TableView | None:
    """A view in which this card lies uppermost in this zone, with this side up; None if the view
    has no such card or zone."""
    source = zone_of(view, card)
    if source is None or zone not in view.zones or source == zone:
        return None
    moved = next(seen for seen in view.zones[source] if seen.card == card)
    left = tuple(seen for seen in view.zones[source] if seen.card != card)
    laid = moved._replace(up=side == "face")
    return _with(view, {source: left, zone: (*view.zones[zone], laid)})


def with_cards_swapped(view: TableView, card: int, other: int) -> TableView | None:
    """A view in which two cards have changed places; None if one of them is not in it."""
    places = zone_of(view, card), zone_of(view, other)
    if None in places:
        return None
    seen = {c.card: c for zone in places if zone is not None for c in view.zones[zone]}
    turns = {card: seen[other], other: seen[card]}
    changed = {
        zone: tuple(turns.get(lying.card, lying) for lying in view.zones[zone])
        for zone in places
        if zone is not None
    }
    return _with(view, changed)


def zone_of(view: TableView, card: int) -> str | None:
    """Where a card lies in a view."""
    found = (zone for zone, cards in view.zones.items() if any(c.card == card for c in cards))
    return next(found, None)


def _with(view: TableView, changed: Mapping[str, tuple[CardView, ...]]) -> TableView:
    return view._replace(zones={**view.zones, **changed})
