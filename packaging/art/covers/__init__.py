"""The covers of the five games: an event seen from a place, three depths, one warm light."""

from collections.abc import Callable

from kit import Art

from covers import challenge, fate, hunters, moons, wishes

EMBLEMS: dict[str, Callable[[], Art]] = {
    "challenge/cover": challenge.cover,
    "fate/cover": fate.cover,
    "hunters/cover": hunters.cover,
    "moons/cover": moons.cover,
    "wishes/cover": wishes.cover,
}
