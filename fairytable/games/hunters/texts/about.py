"""What Hunters is called, and what the start page says of it."""

from fairytable.engine.words import QT_TRANSLATE_NOOP
from fairytable.games.hunters.cards import DECK
from fairytable.stage.staging import About, Translate

TITLE = QT_TRANSLATE_NOOP("hunters", "The Fairy Circle: Hunters")
ORIGINAL_TITLE = "Il cerchio delle fate"
AUTHOR = "Andrea Guerrieri"
ABOUT = QT_TRANSLATE_NOOP(
    "hunters",
    "Researchers swap the cards of a fairy circle, then reveal their own: cage, camera or chest? "
    "Beware of mushrooms and will-o’-the-wisps.",
)


def about(say: Translate) -> About:
    """What the start page says of the game."""
    cover = ("wisp", "trinket.flute", "mushroom.agaric", "photo.good", "fairy.queen")
    faces = tuple(DECK.face(name) for name in cover)
    return About(AUTHOR, say(ABOUT), (30, 40), faces, ORIGINAL_TITLE)
