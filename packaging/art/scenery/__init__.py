"""What stands around the cards: table grounds, and the program's own sign, by file."""

from collections.abc import Callable

from kit import Art

from scenery import challenge, fate, hunters, moons, sign, wishes

EMBLEMS: dict[str, Callable[[], Art]] = {
    "challenge/table": challenge.table,
    "fate/table": fate.table,
    "wishes/table": wishes.table,
    "moons/table": moons.table,
    "hunters/table": hunters.table,
    "fairytable/icon": sign.icon,
    "fairytable/icon-small": sign.icon_small,
    "fairytable/logo": sign.logo,
}
