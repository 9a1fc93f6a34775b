"""What Fairy's Fate is called, and what the start page says of it."""

from typing import TYPE_CHECKING

from fairytable.engine.words import QT_TRANSLATE_NOOP
from fairytable.stage.about import About

if TYPE_CHECKING:
    from fairytable.stage.staging import Translate

TITLE = QT_TRANSLATE_NOOP("fate", "Fairy’s Fate")
ORIGINAL_TITLE = "Fairy’s fate"
ABOUT = QT_TRANSLATE_NOOP(
    "fate",
    "Travel to five places, collect the four objects of your recipe, and meet the Serpent fairy "
    "to free her from the spell.",
)


def about(say: "Translate") -> About:
    """What the start page says of the game."""
    return About(say(TITLE), "", say(ABOUT), (2, 5), (20, 35), ORIGINAL_TITLE)
