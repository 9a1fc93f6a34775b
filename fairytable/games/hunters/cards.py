"""The 110 cards of The Fairy Circle: Hunters, as data (rules page, section 2)."""

from fairytable.engine import Deck, Face

PLACES = 12
FAIRY, TRINKET, MUSHROOM, FLOWER, WISP, PHOTO, BLUE = range(7)
"""The kinds of card; blue ones, researchers and the hours of the clock, are never hidden."""

# Name, copies, value. Green cards come first, so that their handles are small.
_GREEN = (
    ("fairy.meadow", 5, 3),
    ("fairy.wood", 4, 4),
    ("fairy.brook", 3, 5),
    ("fairy.moon", 2, 6),
    ("fairy.queen", 1, 8),
    ("trinket.stone", 4, 1),
    ("trinket.thread", 3, 2),
    ("trinket.flute", 3, 2),
    ("trinket.dust", 3, 2),
    ("trinket.horseshoe", 2, 3),
    ("mushroom.agaric", 3, 0),
    ("mushroom.honey", 3, 0),
    ("mushroom.puffball", 3, 0),
    ("mushroom.ring", 3, 0),
    ("mushroom.trumpet", 3, 0),
    ("flower.foxglove", 2, 0),
    ("flower.bluebell", 2, 0),
    ("flower.poppy", 2, 0),
    ("flower.primrose", 2, 0),
    ("flower.dandelion", 2, 0),
    ("wisp", 10, 0),
)
_ORANGE = (
    ("photo.good", 4, 3),
    ("photo.motion", 8, 2),
    ("photo.unfocused", 15, 1),
)
_BLUE = (
    *[(f"researcher.{number}", 1, 0) for number in range(1, 7)],
    *[(f"circle.{place}", 1, 0) for place in range(PLACES)],
)

DECK = Deck(
    [Face(name, "green", copies) for name, copies, _ in _GREEN]
    + [Face(name, "orange", copies) for name, copies, _ in _ORANGE]
    + [Face(name, "blue", copies) for name, copies, _ in _BLUE]
)

_KINDS = {
    "fairy": FAIRY,
    "trinket": TRINKET,
    "mushroom": MUSHROOM,
    "flower": FLOWER,
    "wisp": WISP,
    "photo": PHOTO,
}
KIND = tuple(_KINDS.get(face.name.partition(".")[0], BLUE) for face in DECK.faces)
"""The kind of each face."""
VALUE = tuple(value for _, _, value in (*_GREEN, *_ORANGE, *_BLUE))
"""The points of each face; D3 to D5: the rarer, the more."""

STONE = DECK.face("trinket.stone")
THREAD = DECK.face("trinket.thread")
FLUTE = DECK.face("trinket.flute")
DUST = DECK.face("trinket.dust")
HORSESHOE = DECK.face("trinket.horseshoe")
AGARIC = DECK.face("mushroom.agaric")
HONEY = DECK.face("mushroom.honey")
PUFFBALL = DECK.face("mushroom.puffball")
RING = DECK.face("mushroom.ring")
TRUMPET = DECK.face("mushroom.trumpet")
FOXGLOVE = DECK.face("flower.foxglove")
BLUEBELL = DECK.face("flower.bluebell")
POPPY = DECK.face("flower.poppy")
PRIMROSE = DECK.face("flower.primrose")
DANDELION = DECK.face("flower.dandelion")

GREEN, ORANGE = (
    tuple(card for card, face in enumerate(DECK.cards) if DECK.backs[face] == back)
    for back in ("green", "orange")
)
RESEARCHERS, HOURS = (
    tuple(card for card, face in enumerate(DECK.cards) if DECK.faces[face].name.startswith(kind))
    for kind in ("researcher.", "circle.")
)
