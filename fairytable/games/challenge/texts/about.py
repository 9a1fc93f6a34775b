"""What The Challenge is called, and what the start page says of it."""

from typing import TYPE_CHECKING

from fairytable.engine.words import QT_TRANSLATE_NOOP
from fairytable.stage.about import About

if TYPE_CHECKING:
    from fairytable.stage.staging import Translate

TITLE = QT_TRANSLATE_NOOP("challenge", "The Challenge")
ORIGINAL_TITLE = "The challenge"
AUTHOR = "Francesco Berardi"
ABOUT = QT_TRANSLATE_NOOP(
    "challenge",
    "Aspiring fairies send their pixies out for stones. Own the most of each kind; "
    "let fairies help you, or keep them for their points.",
)


def about(say: "Translate") -> About:
    """What the start page says of the game."""
    return About(say(TITLE), AUTHOR, say(ABOUT), (2, 6), (20, 30), ORIGINAL_TITLE)
