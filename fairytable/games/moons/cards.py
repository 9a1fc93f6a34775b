"""The 110 cards of The Fairy Circle: Moons, as data (rules page, section 2)."""

from fairytable.engine import Deck, Face

ELEMENTS = ("air", "water", "fire", "earth")
VALUES = (2, 4, 6, 8, 10)
PHASES = ("new", "waxing", "full", "waning")
"""In the order of the sky."""
STARTER_VALUE = 6

_DOUBLED_FACTOR = {"new": -2, "waxing": 1, "full": 2, "waning": -1}

DECK = Deck(
    [Face(f"fairy.{element}.{value}", "blue", 4) for element in ELEMENTS for value in VALUES]
    + [Face("sun", "blue", 10)]
    + [Face(f"starter.{element}", "red") for element in ELEMENTS]
    + [Face(f"moon.{phase}", "yellow", 3) for phase in PHASES]
    + [Face(f"symbol.{element}", "green") for element in ELEMENTS]
)

NO_ELEMENT = -1


def _element(name: str) -> int:
    kind, *rest = name.split(".")
    return ELEMENTS.index(rest[0]) if kind in ("fairy", "starter", "symbol") else NO_ELEMENT


def _value(name: str) -> int:
    kind, *rest = name.split(".")
    return {"fairy": lambda: int(rest[1]), "starter": lambda: STARTER_VALUE}.get(kind, int)()


ELEMENT = tuple(_element(face.name) for face in DECK.faces)
"""The element of each face; NO_ELEMENT for suns and moons."""
VALUE = tuple(_value(face.name) for face in DECK.faces)
"""The value of each face; a sun counts 0 (D5)."""
FACTOR = tuple(_DOUBLED_FACTOR.get(face.name.removeprefix("moon."), 0) for face in DECK.faces)
"""Twice the factor of each moon: halves stay whole, because all values are even (D4)."""
SUN = DECK.face("sun")

BLUE, RED, YELLOW, GREEN = map(DECK.with_back, ("blue", "red", "yellow", "green"))
