"""Kingdoms, cards and players inside sentences: Italian needs whole phrases."""

from collections.abc import Iterable, Sequence

from fairytable.engine.words import QT_TRANSLATE_NOOP
from fairytable.games.wishes.cards import DECK, IS_WAND, REALMS
from fairytable.games.wishes.texts.names import brief_name
from fairytable.stage.seats import name_of
from fairytable.stage.staging import Stage, Translate

A_KINGDOM = {
    "river": QT_TRANSLATE_NOOP("wishes", "a River Kingdom"),
    "forest": QT_TRANSLATE_NOOP("wishes", "a Forest Kingdom"),
    "lake": QT_TRANSLATE_NOOP("wishes", "a Lake Kingdom"),
    "cave": QT_TRANSLATE_NOOP("wishes", "a Cave Kingdom"),
    "valley": QT_TRANSLATE_NOOP("wishes", "a Valley Kingdom"),
    "mountain": QT_TRANSLATE_NOOP("wishes", "a Mountain Kingdom"),
}
KINGDOM_OF = {
    "river": QT_TRANSLATE_NOOP("wishes", "River Kingdom"),
    "forest": QT_TRANSLATE_NOOP("wishes", "Forest Kingdom"),
    "lake": QT_TRANSLATE_NOOP("wishes", "Lake Kingdom"),
    "cave": QT_TRANSLATE_NOOP("wishes", "Cave Kingdom"),
    "valley": QT_TRANSLATE_NOOP("wishes", "Valley Kingdom"),
    "mountain": QT_TRANSLATE_NOOP("wishes", "Mountain Kingdom"),
}
THE_WAND = QT_TRANSLATE_NOOP("wishes", "the {wand}")
AND = QT_TRANSLATE_NOOP("wishes", "{some} and {last}")


def listed(parts: Sequence[str], say: Translate) -> str:
    """Several things in a sentence."""
    if len(parts) < 2:
        return "".join(parts)
    return say(AND, some=", ".join(parts[:-1]), last=parts[-1])


def a_kingdom(realm: str, say: Translate) -> str:
    """A Kingdom of a realm, in a sentence."""
    return say(A_KINGDOM[realm])


def kingdom_of(realm: int, say: Translate) -> str:
    """A Kingdom of a realm, by itself."""
    return say(KINGDOM_OF[REALMS[realm]])


def card(name: str, say: Translate) -> str:
    """A card of the deck as the log tells it: River 3, the Wand of the River."""
    face = DECK.face(name)
    called = brief_name(face, say)
    return say(THE_WAND, wand=called) if IS_WAND[face] else called


def cards(names: str, say: Translate) -> str:
    """Several cards of the deck, with spaces between their names."""
    return listed([card(name, say) for name in names.split()], say)


def names_of(stage: Stage, players: Iterable[int]) -> str:
    return listed([name_of(stage, player) for player in players], stage.say)
