"""What Hunters is called, and what the start page says of it."""

from typing import TYPE_CHECKING

from fairytable.engine.words import QT_TRANSLATE_NOOP
from fairytable.stage.about import About

if TYPE_CHECKING:
    from fairytable.stage.staging import Translate

TITLE = QT_TRANSLATE_NOOP("hunters", "The Fairy Circle: Hunters")
ORIGINAL_TITLE = "Il cerchio delle fate"
AUTHOR = "Andrea Guerrieri"
ABOUT = QT_TRANSLATE_NOOP(
    "hunters",
    "Researchers swap the cards of a fairy circle, then reveal their own: cage, camera or chest? "
    "Beware of mushrooms and will-o’-the-wisps.",
)


def about(say: "Translate") -> About:
    """What the start page says of the game."""
    return About(say(TITLE), AUTHOR, say(ABOUT), (3, 6), (30, 40), ORIGINAL_TITLE)
