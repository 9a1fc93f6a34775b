"""Tools, cards and players inside sentences, with their articles: Italian needs whole phrases."""

from collections.abc import Sequence

from fairytable.engine.words import QT_TRANSLATE_NOOP
from fairytable.games.hunters.cards import DECK
from fairytable.games.hunters.texts.names import face_name
from fairytable.stage.staging import Translate

THE_TOOL = {
    "cage": QT_TRANSLATE_NOOP("hunters", "the cage"),
    "camera": QT_TRANSLATE_NOOP("hunters", "the camera"),
    "chest": QT_TRANSLATE_NOOP("hunters", "the chest"),
}
A_CARD = {
    "fairy.meadow": QT_TRANSLATE_NOOP("hunters", "a Meadow Fairy"),
    "fairy.wood": QT_TRANSLATE_NOOP("hunters", "a Wood Fairy"),
    "fairy.brook": QT_TRANSLATE_NOOP("hunters", "a Brook Fairy"),
    "fairy.moon": QT_TRANSLATE_NOOP("hunters", "a Moon Fairy"),
    "fairy.queen": QT_TRANSLATE_NOOP("hunters", "the Fairy Queen"),
    "trinket.stone": QT_TRANSLATE_NOOP("hunters", "a Hag Stone"),
    "trinket.thread": QT_TRANSLATE_NOOP("hunters", "a Spider Thread"),
    "trinket.flute": QT_TRANSLATE_NOOP("hunters", "a Flute"),
    "trinket.dust": QT_TRANSLATE_NOOP("hunters", "Fairy Dust"),
    "trinket.horseshoe": QT_TRANSLATE_NOOP("hunters", "a Horseshoe"),
    "mushroom.agaric": QT_TRANSLATE_NOOP("hunters", "a Fly Agaric"),
    "mushroom.honey": QT_TRANSLATE_NOOP("hunters", "a Honey Fungus"),
    "mushroom.puffball": QT_TRANSLATE_NOOP("hunters", "a Puffball"),
    "mushroom.ring": QT_TRANSLATE_NOOP("hunters", "a Fairy-ring Champignon"),
    "mushroom.trumpet": QT_TRANSLATE_NOOP("hunters", "a Black Trumpet"),
    "flower.foxglove": QT_TRANSLATE_NOOP("hunters", "a Foxglove"),
    "flower.bluebell": QT_TRANSLATE_NOOP("hunters", "a Bluebell"),
    "flower.poppy": QT_TRANSLATE_NOOP("hunters", "a Poppy"),
    "flower.primrose": QT_TRANSLATE_NOOP("hunters", "a Primrose"),
    "flower.dandelion": QT_TRANSLATE_NOOP("hunters", "a Dandelion"),
    "wisp": QT_TRANSLATE_NOOP("hunters", "a Will-o’-the-wisp"),
    "photo.good": QT_TRANSLATE_NOOP("hunters", "a Good Shot"),
    "photo.motion": QT_TRANSLATE_NOOP("hunters", "a Shaken Shot"),
    "photo.unfocused": QT_TRANSLATE_NOOP("hunters", "an Out-of-focus Shot"),
}
"""Whatever can be revealed, lost or used."""
AND = QT_TRANSLATE_NOOP("hunters", "{some} and {last}")
OR = QT_TRANSLATE_NOOP("hunters", "{some} or {last}")


def card_called(name: str, say: Translate) -> str:
    """A card by its name in the deck: "fairy.moon"."""
    return face_name(DECK.face(name), say)


def together(parts: Sequence[str], say: Translate, joined: str = AND) -> str:
    """Several things in a sentence."""
    if len(parts) < 2:
        return "".join(parts)
    return say(joined, some=", ".join(parts[:-1]), last=parts[-1])
