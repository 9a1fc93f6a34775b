"""The emblems of The Fairy Circle: Hunters, by the name of their file."""

from collections.abc import Callable

from kit import Art

from hunters import (
    backs,
    cage,
    clearing,
    fairies,
    flowers,
    gentlemen,
    hours,
    ladies,
    lamp,
    mushrooms,
    photos,
    pieces,
    queen,
    tools,
    trinkets,
    wisp,
)

EMBLEMS: dict[str, Callable[[], Art]] = {
    **fairies.EMBLEMS,
    **queen.EMBLEMS,
    **trinkets.EMBLEMS,
    **mushrooms.EMBLEMS,
    **flowers.EMBLEMS,
    **wisp.EMBLEMS,
    **photos.EMBLEMS,
    **ladies.EMBLEMS,
    **gentlemen.EMBLEMS,
    **hours.EMBLEMS,
    **tools.EMBLEMS,
    **cage.EMBLEMS,
    **pieces.EMBLEMS,
    **lamp.EMBLEMS,
    **clearing.EMBLEMS,
    **backs.EMBLEMS,
}
