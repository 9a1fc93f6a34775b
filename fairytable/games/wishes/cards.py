"""The 84 cards of All You Wish For, as data (rules page, section 2)."""

from fairytable.engine import Deck, Face

REALMS = ("river", "forest", "lake", "cave", "valley", "mountain")
"""In the order of the ring, by which all points are symmetric."""
WISHES = ("love", "wisdom", "beauty", "riches", "fame", "power")
"""The wish of each realm's Fairy."""

_PRINTED = (
    (1, ()),
    *((2, (k,)) for k in (1, 2, 3, 4, 5)),
    *((3, pair) for pair in ((1, 2), (2, 3), (3, 4), (4, 5), (5, 1))),
    (4, (1, 2, 3, 4, 5)),
    (0, ()),
)
"""D1: of each number the points for its own wish, and how far along the ring single points go."""

CARDS_PER_REALM = len(_PRINTED)
_WAND_NUMBER = CARDS_PER_REALM - 1
_TITLES = ("whisper", *["promise"] * 5, *["oath"] * 5, "enchantment", "wand")

# The two Wanderers and the two Pixies are pawns and markers: the position says where they stand.
DECK = Deck(
    [Face(f"{realm}.{number}", "realm") for realm in REALMS for number in range(CARDS_PER_REALM)]
    + [Face(f"fairy.{realm}", "fairy") for realm in REALMS]
)

REALM_CARDS = tuple(range(CARDS_PER_REALM * len(REALMS)))
FAIRIES = tuple(range(len(REALM_CARDS), len(DECK.cards)))


def cards_of(realm: int) -> range:
    """A realm's cards as they come from the box."""
    return range(realm * CARDS_PER_REALM, (realm + 1) * CARDS_PER_REALM)


def _points(face: int) -> tuple[int, ...]:
    points = [0] * len(REALMS)
    if face in REALM_CARDS:
        realm, number = divmod(face, CARDS_PER_REALM)
        own, gifts = _PRINTED[number]
        points[realm] = own
        for k in gifts:
            points[(realm + k) % len(REALMS)] = 1
    return tuple(points)


REALM: tuple[int, ...] = (*(face // CARDS_PER_REALM for face in REALM_CARDS), *range(len(REALMS)))
"""The realm of each face, Wands and Fairies included."""
POINTS = tuple(_points(face) for face in range(len(DECK.faces)))
"""What each face prints for each of the six wishes."""
WANDS = tuple(realm * CARDS_PER_REALM + _WAND_NUMBER for realm in range(len(REALMS)))
"""The face of each realm's Wand."""
IS_WAND = tuple(face in WANDS for face in range(len(DECK.faces)))
TITLE = tuple(_TITLES[face % CARDS_PER_REALM] for face in REALM_CARDS)
"""The name of each Realm card's kind."""
