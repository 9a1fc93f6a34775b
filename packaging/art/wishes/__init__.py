"""The emblems of All You Wish For, by the name of their file."""

from collections.abc import Callable

from kit import Art

from wishes import (
    backs,
    cave,
    forest,
    highland_fairies,
    lake,
    lowland_fairies,
    mountain,
    river,
    symbols,
    travellers,
    valley,
    wands,
)

EMBLEMS: dict[str, Callable[[], Art]] = {
    **river.EMBLEMS,
    **forest.EMBLEMS,
    **lake.EMBLEMS,
    **cave.EMBLEMS,
    **valley.EMBLEMS,
    **mountain.EMBLEMS,
    **wands.EMBLEMS,
    **lowland_fairies.EMBLEMS,
    **highland_fairies.EMBLEMS,
    **symbols.EMBLEMS,
    **travellers.EMBLEMS,
    **backs.EMBLEMS,
}
