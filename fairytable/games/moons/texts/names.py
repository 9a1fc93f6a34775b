"""What the cards of Moons are called, what they do, and how numbers are read.

Italian needs whole phrases per element ("d'Aria", "della Terra"), so elements never stand in a
sentence as a field where their article or preposition would change: those sentences exist once
per element.
"""

from fairytable.engine.words import QT_TRANSLATE_NOOP
from fairytable.games.moons.cards import DECK
from fairytable.stage.staging import Translate

ELEMENT_NAMES = {
    "air": QT_TRANSLATE_NOOP("moons", "Air"),
    "water": QT_TRANSLATE_NOOP("moons", "Water"),
    "fire": QT_TRANSLATE_NOOP("moons", "Fire"),
    "earth": QT_TRANSLATE_NOOP("moons", "Earth"),
}
FAIRIES = {
    "air": QT_TRANSLATE_NOOP("moons", "Air Fairy"),
    "water": QT_TRANSLATE_NOOP("moons", "Water Fairy"),
    "fire": QT_TRANSLATE_NOOP("moons", "Fire Fairy"),
    "earth": QT_TRANSLATE_NOOP("moons", "Earth Fairy"),
}
STARTERS = {
    "air": QT_TRANSLATE_NOOP("moons", "First Air Fairy"),
    "water": QT_TRANSLATE_NOOP("moons", "First Water Fairy"),
    "fire": QT_TRANSLATE_NOOP("moons", "First Fire Fairy"),
    "earth": QT_TRANSLATE_NOOP("moons", "First Earth Fairy"),
}
SYMBOLS = {
    "air": QT_TRANSLATE_NOOP("moons", "Mother Goddess of Air"),
    "water": QT_TRANSLATE_NOOP("moons", "Mother Goddess of Water"),
    "fire": QT_TRANSLATE_NOOP("moons", "Mother Goddess of Fire"),
    "earth": QT_TRANSLATE_NOOP("moons", "Mother Goddess of Earth"),
}
MOONS = {
    "new": QT_TRANSLATE_NOOP("moons", "New Moon"),
    "waxing": QT_TRANSLATE_NOOP("moons", "Waxing Moon"),
    "full": QT_TRANSLATE_NOOP("moons", "Full Moon"),
    "waning": QT_TRANSLATE_NOOP("moons", "Waning Moon"),
}
SHORT_MOONS = {
    "new": QT_TRANSLATE_NOOP("moons", "New"),
    "waxing": QT_TRANSLATE_NOOP("moons", "Waxing"),
    "full": QT_TRANSLATE_NOOP("moons", "Full"),
    "waning": QT_TRANSLATE_NOOP("moons", "Waning"),
}
SUN_NAME = QT_TRANSLATE_NOOP("moons", "Sun")
MOON_EFFECTS = {
    "new": QT_TRANSLATE_NOOP("moons", "A closed circle takes its sum from its element."),
    "waxing": QT_TRANSLATE_NOOP("moons", "A closed circle brings half its sum to its element."),
    "full": QT_TRANSLATE_NOOP("moons", "A closed circle brings its sum to its element."),
    "waning": QT_TRANSLATE_NOOP("moons", "A closed circle takes half its sum from its element."),
}
SUN_EFFECT = QT_TRANSLATE_NOOP("moons", "Closes any circle. Worth 0.")

FAMILIES = {"fairy": FAIRIES, "starter": STARTERS, "symbol": SYMBOLS, "moon": MOONS}
"""Names of one kind, by what tells them apart."""

_HALVES = {-2: "× −1", -1: "× −½", 1: "× +½", 2: "× +1"}


def signed(points: int) -> str:
    """A number with its sign, the minus as long as the plus."""
    return f"{points:+d}".replace("-", "−") if points else "0"


def times(doubled_factor: int) -> str:
    """The factor of a moon as it is read: × +½."""
    return _HALVES[doubled_factor]


def moon_name(face: int, say: Translate) -> str:
    return say(MOONS[DECK.faces[face].name.removeprefix("moon.")])


def short_moon(face: int, say: Translate) -> str:
    return say(SHORT_MOONS[DECK.faces[face].name.removeprefix("moon.")])


def face_name(face: int, say: Translate) -> str:
    """What a face is called, without its value."""
    kind, *rest = DECK.faces[face].name.split(".")
    if kind == "sun":
        return say(SUN_NAME)
    return say(FAMILIES[kind][rest[0]])
