"""What Fairy's Fate is called, and what the start page says of it."""

from fairytable.engine.words import QT_TRANSLATE_NOOP
from fairytable.games.fate.cards import DECK
from fairytable.stage.staging import About, Translate

TITLE = QT_TRANSLATE_NOOP("fate", "Fairy’s Fate")
ORIGINAL_TITLE = "Fairy’s fate"
ABOUT = QT_TRANSLATE_NOOP(
    "fate",
    "Travel to five places, collect the four objects of your recipe, and meet the Serpent fairy "
    "to free her from the spell.",
)


def about(say: Translate) -> About:
    """What the start page says of the game."""
    cover = (
        "object.leaf.pixie",
        "fairy.sight.lume",
        "object.mushroom.pixie",
        "thief.orange",
        "serpent.lume",
    )
    faces = tuple(DECK.face(name) for name in cover)
    return About("", say(ABOUT), (20, 35), faces, ORIGINAL_TITLE)
