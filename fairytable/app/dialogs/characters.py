"""What is said of the characters: in the new-game dialog, and wherever one of them plays."""

from fairytable.app.dialogs.levels import NAMES
from fairytable.bots.characters import CHARACTERS
from fairytable.engine.words import QT_TRANSLATE_NOOP
from fairytable.match import Seat
from fairytable.stage.staging import Translate

TEMPERAMENTS = {
    "bold": QT_TRANSLATE_NOOP("app", "bold"),
    "careful": QT_TRANSLATE_NOOP("app", "careful"),
    "spiteful": QT_TRANSLATE_NOOP("app", "spiteful"),
    "collector": QT_TRANSLATE_NOOP("app", "collector"),
}
WAYS = {
    "bold": QT_TRANSLATE_NOOP(
        "app", "Of moves that are about equally good, plays the riskiest one."
    ),
    "careful": QT_TRANSLATE_NOOP(
        "app",
        "Of moves that are about equally good, plays the safest one.",
    ),
    "spiteful": QT_TRANSLATE_NOOP(
        "app", "Of moves that are about equally good, plays the one that hurts the leader most."
    ),
    "collector": QT_TRANSLATE_NOOP(
        "app", "Of moves that are about equally good, plays the one that brings in the most points."
    ),
}
"""How each temperament is seen in play."""
WHO = QT_TRANSLATE_NOOP("app", "{name} · {temperament}")
PLAYS = QT_TRANSLATE_NOOP("app", "{name}: {temperament}, plays at the level “{level}”")
PLAIN = QT_TRANSLATE_NOOP("app", "{name}: plays at the level “{level}”")


def who(character: str, say: Translate) -> str:
    """A character by name and temperament."""
    found = CHARACTERS[character]
    return say(WHO, name=found.name, temperament=say(TEMPERAMENTS[found.temperament]))


def way(character: str, say: Translate) -> str:
    """How a character plays, in a sentence."""
    return say(WAYS[CHARACTERS[character].temperament])


def introduced(seat: Seat, say: Translate) -> str:
    """A bot at the table: who it is, of which temperament and level; empty for a person."""
    if seat.level is None:
        return ""
    level = say(NAMES[seat.level]) if seat.level in NAMES else seat.level
    found = None if seat.character is None else CHARACTERS.get(seat.character)
    if found is None:
        return say(PLAIN, name=seat.name, level=level)
    temperament = say(TEMPERAMENTS[found.temperament])
    return say(PLAYS, name=seat.name, temperament=temperament, level=level)
