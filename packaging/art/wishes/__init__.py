"""The emblems of All You Wish For, by the name of their file."""

from collections.abc import Callable

from kit import Art

from wishes import (
    backs,
    bonds,
    cave,
    chart,
    forest,
    forest_wonders,
    highland_fairies,
    highland_whispers,
    lake,
    lowland_fairies,
    lowland_whispers,
    mountain,
    regalia,
    river,
    river_wonders,
    sea,
    symbols,
    travellers,
    valley,
    valley_wonders,
    wands,
)

EMBLEMS: dict[str, Callable[[], Art]] = {
    **river.EMBLEMS,
    **river_wonders.EMBLEMS,
    **forest.EMBLEMS,
    **forest_wonders.EMBLEMS,
    **lake.EMBLEMS,
    **cave.EMBLEMS,
    **valley.EMBLEMS,
    **valley_wonders.EMBLEMS,
    **mountain.EMBLEMS,
    **lowland_whispers.EMBLEMS,
    **highland_whispers.EMBLEMS,
    **bonds.EMBLEMS,
    **wands.EMBLEMS,
    **lowland_fairies.EMBLEMS,
    **highland_fairies.EMBLEMS,
    **symbols.EMBLEMS,
    **regalia.EMBLEMS,
    **travellers.EMBLEMS,
    **backs.EMBLEMS,
    **chart.EMBLEMS,
    **sea.EMBLEMS,
}
