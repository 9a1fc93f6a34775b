"""The emblems of The Challenge, by the name of their file."""

from collections.abc import Callable

from kit import Art

from challenge import backs, fairies, immunity, mischief, pockets, sacks, stones, walkers

EMBLEMS: dict[str, Callable[[], Art]] = {
    **stones.EMBLEMS,
    **fairies.EMBLEMS,
    **immunity.EMBLEMS,
    **mischief.EMBLEMS,
    **walkers.EMBLEMS,
    **sacks.EMBLEMS,
    **pockets.EMBLEMS,
    **backs.EMBLEMS,
}
