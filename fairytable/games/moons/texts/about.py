"""What Moons is called, and what the start page says of it."""

from fairytable.engine.words import QT_TRANSLATE_NOOP
from fairytable.games.moons.cards import DECK
from fairytable.stage.staging import About, Translate

TITLE = QT_TRANSLATE_NOOP("moons", "The Fairy Circle: Moons")
ORIGINAL_TITLE = "Il cerchio delle fate"
AUTHORS = QT_TRANSLATE_NOOP("moons", "Francesco Cognetti and Luisa Cognetti")
ABOUT = QT_TRANSLATE_NOOP(
    "moons",
    "You are a mother goddess with a secret element: close its fairy circles under kind moons, "
    "and those of your rivals under unkind ones.",
)


def about(say: Translate) -> About:
    """What the start page says of the game."""
    cover = ("symbol.earth", "moon.full", "fairy.water.10", "sun", "fairy.fire.10")
    faces = tuple(DECK.face(name) for name in cover)
    return About(say(AUTHORS), say(ABOUT), (15, 25), faces, ORIGINAL_TITLE)
