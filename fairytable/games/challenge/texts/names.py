"""The names of stones and fairies, and what a fairy does, as printed on the cards."""

from fairytable.engine.words import QT_TRANSLATE_NOOP
from fairytable.games.challenge.cards import DECK
from fairytable.stage.staging import Translate

KINDS = {
    "stone": QT_TRANSLATE_NOOP("challenge", "Stone"),
    "fairy": QT_TRANSLATE_NOOP("challenge", "Fairy"),
}
"""What a card is called by its back."""
STONES = {
    "blue": QT_TRANSLATE_NOOP("challenge", "Blue stone"),
    "red": QT_TRANSLATE_NOOP("challenge", "Red stone"),
    "yellow": QT_TRANSLATE_NOOP("challenge", "Yellow stone"),
    "purple": QT_TRANSLATE_NOOP("challenge", "Purple stone"),
    "black": QT_TRANSLATE_NOOP("challenge", "Black stone"),
    "green": QT_TRANSLATE_NOOP("challenge", "Green stone"),
}
SHORT_STONES = {
    "blue": QT_TRANSLATE_NOOP("challenge", "Blue"),
    "red": QT_TRANSLATE_NOOP("challenge", "Red"),
    "yellow": QT_TRANSLATE_NOOP("challenge", "Yellow"),
    "purple": QT_TRANSLATE_NOOP("challenge", "Purple"),
    "black": QT_TRANSLATE_NOOP("challenge", "Black"),
    "green": QT_TRANSLATE_NOOP("challenge", "Green"),
}
FAIRIES = {
    "extra_pixie": QT_TRANSLATE_NOOP("challenge", "One more pixie"),
    "bigger_sack": QT_TRANSLATE_NOOP("challenge", "Bigger sack"),
    "immunity": QT_TRANSLATE_NOOP("challenge", "Immunity"),
    "group_harvest": QT_TRANSLATE_NOOP("challenge", "Group harvest"),
    "steal": QT_TRANSLATE_NOOP("challenge", "Steal"),
    "torn_sack": QT_TRANSLATE_NOOP("challenge", "Torn sack"),
}
SHORT_FAIRIES = {
    "extra_pixie": QT_TRANSLATE_NOOP("challenge", "Pixie"),
    "bigger_sack": QT_TRANSLATE_NOOP("challenge", "Bigger"),
    "immunity": QT_TRANSLATE_NOOP("challenge", "Immunity"),
    "group_harvest": QT_TRANSLATE_NOOP("challenge", "Harvest"),
    "torn_sack": QT_TRANSLATE_NOOP("challenge", "Torn"),
}
"""Where the whole name finds no room."""
EFFECTS = {
    "extra_pixie": QT_TRANSLATE_NOOP("challenge", "A new pixie with an empty sack joins you."),
    "bigger_sack": QT_TRANSLATE_NOOP(
        "challenge",
        "Holds 10 stones, any number red or yellow; can be sent even when loaded.",
    ),
    "immunity": QT_TRANSLATE_NOOP(
        "challenge", "Rivals can neither steal from this sack nor tear it."
    ),
    "group_harvest": QT_TRANSLATE_NOOP(
        "challenge", "Take up to 4 stones: face-down ones to hand, face-up ones into sacks."
    ),
    "steal": QT_TRANSLATE_NOOP(
        "challenge",
        "Take 2 stones from a rival: from the top of sacks, or at random from hand.",
    ),
    "torn_sack": QT_TRANSLATE_NOOP("challenge", "The top 3 stones of a rival’s sack are removed."),
}


def face_name(face: int, say: Translate) -> str:
    """What a face is called."""
    kind, name = DECK.faces[face].name.split(".")
    return say((STONES if kind == "stone" else FAIRIES)[name])


def short_name(face: int, say: Translate) -> str:
    """The same in one word, where it has a shorter one."""
    kind, name = DECK.faces[face].name.split(".")
    if kind == "stone":
        return say(SHORT_STONES[name])
    return say(SHORT_FAIRIES.get(name, FAIRIES[name]))


def effect(face: int, say: Translate) -> str:
    """What a fairy does; nothing for a stone."""
    kind, name = DECK.faces[face].name.split(".")
    return say(EFFECTS[name]) if kind == "fairy" else ""
