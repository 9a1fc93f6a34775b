"""What Moons is called, and what the start page says of it."""

from typing import TYPE_CHECKING

from fairytable.engine.words import QT_TRANSLATE_NOOP
from fairytable.stage.about import About

if TYPE_CHECKING:
    from fairytable.stage.staging import Translate

TITLE = QT_TRANSLATE_NOOP("moons", "The Fairy Circle: Moons")
ORIGINAL_TITLE = "Il cerchio delle fate"
AUTHORS = QT_TRANSLATE_NOOP("moons", "Francesco Cognetti and Luisa Cognetti")
ABOUT = QT_TRANSLATE_NOOP(
    "moons",
    "You are a mother goddess with a secret element: close its fairy circles under kind moons, "
    "and those of your rivals under unkind ones.",
)


def about(say: "Translate") -> About:
    """What the start page says of the game."""
    return About(say(TITLE), say(AUTHORS), say(ABOUT), (2, 4), (15, 25), ORIGINAL_TITLE)
