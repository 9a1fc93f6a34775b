"""What stands around the cards: table grounds, covers, and the program's own sign, by file."""

from collections.abc import Callable

from kit import Art

from scenery import challenge, fate, hunters, moons, sign, wishes

EMBLEMS: dict[str, Callable[[], Art]] = {
    "challenge/cover": challenge.cover,
    "challenge/table": challenge.table,
    "fate/cover": fate.cover,
    "fate/table": fate.table,
    "wishes/cover": wishes.cover,
    "wishes/table": wishes.table,
    "moons/cover": moons.cover,
    "moons/table": moons.table,
    "hunters/cover": hunters.cover,
    "hunters/table": hunters.table,
    "fairytable/icon": sign.icon,
    "fairytable/icon-small": sign.icon_small,
    "fairytable/logo": sign.logo,
}
