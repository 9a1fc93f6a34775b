"""What All You Wish For is called, and what the start page says of it."""

from fairytable.engine.words import QT_TRANSLATE_NOOP
from fairytable.games.wishes.cards import DECK
from fairytable.stage.staging import About, Translate

TITLE = QT_TRANSLATE_NOOP("wishes", "All You Wish For")
ORIGINAL_TITLE = "Tutto ciò che vuoi"
AUTHOR = "Emiliano “il Wentu” Venturini"
ABOUT = QT_TRANSLATE_NOOP(
    "wishes",
    "Fairies lead one Wanderer over a map of small Kingdoms: conquer your Realm’s cards, and make "
    "your wish the one he chooses.",
)


def about(say: Translate) -> About:
    """What the start page says of the game."""
    cover = ("forest.11", "fairy.lake", "river.12", "fairy.mountain", "river.11")
    faces = tuple(DECK.face(name) for name in cover)
    return About(AUTHOR, say(ABOUT), (15, 45), faces, ORIGINAL_TITLE)
