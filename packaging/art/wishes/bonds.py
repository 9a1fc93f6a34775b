"""All sixty Promises and Oaths: who binds itself to whom, by the name of the drawing."""

from collections.abc import Callable, Sequence
from functools import partial

from kit import Art

from wishes.vows import cave, forest, lake, mountain, river, valley

VOWS = {
    "river": river,
    "forest": forest,
    "lake": lake,
    "cave": cave,
    "valley": valley,
    "mountain": mountain,
}
"""What the realms promise and swear by, in the order of the ring."""
AHEAD = ((1, 2), (2, 3), (3, 4), (4, 5), (1, 5))
"""How far along the ring the two other realms of each Oath stand."""


def promise(realm: str, other: str) -> Art:
    """A pair of the realm before the world to which it promises itself, and the pledge of it."""
    a = Art(f"{realm.title()}: a promise to the {other}")
    VOWS[realm].PROMISES[other](a, other)
    return a


def oath(realm: str, number: int, others: Sequence[str]) -> Art:
    """What the realm swears by, where two worlds meet; left and right as the card names them."""
    a = Art(f"{realm.title()}: an oath to {' and '.join(others)}")
    VOWS[realm].OATHS[number](a, others)
    return a


def _bonds() -> dict[str, Callable[[], Art]]:
    ring = tuple(VOWS)
    made: dict[str, Callable[[], Art]] = {}
    for i, realm in enumerate(ring):
        ahead = [*ring[i:], *ring[:i]]
        for other in ahead[1:]:
            made[f"{realm}-promise-{other}"] = partial(promise, realm, other)
        for number, (one, two) in enumerate(AHEAD):
            others = (ahead[one], ahead[two])
            made["-".join((realm, "oath", *others))] = partial(oath, realm, number, others)
    return made


EMBLEMS = _bonds()
