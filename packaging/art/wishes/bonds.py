"""All sixty Promises and Oaths: who binds itself to whom, by the name of the drawing."""

from collections.abc import Callable
from functools import partial

from kit import Art

from wishes.oaths import oath
from wishes.promises import promise

RING = ("river", "forest", "lake", "cave", "valley", "mountain")
OATHS = ((1, 2), (2, 3), (3, 4), (4, 5), (1, 5))
"""How far along the ring the two other realms of each Oath stand."""


def _bonds() -> dict[str, Callable[[], Art]]:
    made: dict[str, Callable[[], Art]] = {}
    for i, realm in enumerate(RING):
        ahead = [*RING[i:], *RING[:i]]
        for other in ahead[1:]:
            made[f"{realm}-promise-{other}"] = partial(promise, realm, other)
        for one, two in OATHS:
            others = (ahead[one], ahead[two])
            made["-".join((realm, "oath", *others))] = partial(oath, realm, others)
    return made


EMBLEMS = _bonds()
