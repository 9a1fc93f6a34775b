"""What All You Wish For is called, and what the start page says of it."""

from typing import TYPE_CHECKING

from fairytable.engine.words import QT_TRANSLATE_NOOP
from fairytable.stage.about import About

if TYPE_CHECKING:
    from fairytable.stage.staging import Translate

TITLE = QT_TRANSLATE_NOOP("wishes", "All You Wish For")
ORIGINAL_TITLE = "Tutto ciò che vuoi"
AUTHOR = "Emiliano “il Wentu” Venturini"
ABOUT = QT_TRANSLATE_NOOP(
    "wishes",
    "Fairies lead one Wanderer over a map of small Kingdoms: conquer your Realm’s cards, and make "
    "your wish the one he chooses.",
)


def about(say: "Translate") -> About:
    """What the start page says of the game."""
    return About(say(TITLE), AUTHOR, say(ABOUT), (2, 6), (15, 45), ORIGINAL_TITLE)
