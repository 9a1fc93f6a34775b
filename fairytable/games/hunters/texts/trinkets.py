"""What spending a trinket of Hunters does and costs, in words."""

from fairytable.engine.words import QT_TRANSLATE_NOOP
from fairytable.games.hunters.cards import (
    DECK,
    DUST,
    FLUTE,
    HORSESHOE,
    PLACES,
    STONE,
    THREAD,
    VALUE,
)
from fairytable.games.hunters.rules.zones import CENTRE
from fairytable.games.hunters.seen import Seen
from fairytable.games.hunters.texts.names import face_name
from fairytable.stage.gestures import Confirmation
from fairytable.stage.staging import Translate

DOES = {
    FLUTE: QT_TRANSLATE_NOOP("hunters", "Flute: you leave the centre."),
    STONE: QT_TRANSLATE_NOOP("hunters", "Hag Stone: you look at up to three face-down cards."),
    THREAD: QT_TRANSLATE_NOOP("hunters", "Spider Thread: one extra swap."),
    DUST: QT_TRANSLATE_NOOP("hunters", "Fairy Dust: you change your tool."),
    HORSESHOE: QT_TRANSLATE_NOOP("hunters", "Horseshoe: you are spared."),
}
HELPS = {
    FLUTE: QT_TRANSLATE_NOOP("hunters", "Flute: leave the centre"),
    STONE: QT_TRANSLATE_NOOP("hunters", "Hag Stone: look at up to three face-down cards"),
    THREAD: QT_TRANSLATE_NOOP("hunters", "Spider Thread: one extra swap"),
    DUST: QT_TRANSLATE_NOOP("hunters", "Fairy Dust: change tools"),
    HORSESHOE: QT_TRANSLATE_NOOP("hunters", "Horseshoe: escape a mushroom or flower"),
}
"""What its owner may spend it for, whoever that is."""
WHEN = {
    FLUTE: QT_TRANSLATE_NOOP("hunters", "Flute: only when you are trapped."),
    STONE: QT_TRANSLATE_NOOP("hunters", "Hag Stone: on your turn or when preparing a tool."),
    THREAD: QT_TRANSLATE_NOOP(
        "hunters",
        "Spider Thread: on your turn, when preparing a tool, or when your card has changed.",
    ),
    DUST: QT_TRANSLATE_NOOP("hunters", "Fairy Dust: on your turn, or when your card has changed."),
    HORSESHOE: QT_TRANSLATE_NOOP(
        "hunters", "Horseshoe: only when a mushroom or flower would harm you."
    ),
}
NOTHING_TO_SEE = QT_TRANSLATE_NOOP("hunters", "You know all cards of the circle already.")
COSTS = QT_TRANSLATE_NOOP("hunters", "You lose %n point(s).", "", 1)
YES = QT_TRANSLATE_NOOP("hunters", "Spend it, −%n point(s)", "", 1)
USE = QT_TRANSLATE_NOOP("hunters", "Spend {card}")
COST = QT_TRANSLATE_NOOP("hunters", "−%n point(s)", "", 1)


WINDOWS = {
    "swap": (FLUTE, STONE, THREAD, DUST),
    "choose_tool": (FLUTE, STONE, THREAD),
    "react": (THREAD, DUST),
    "react_flute": (FLUTE,),
    "shield": (HORSESHOE,),
}
"""Which may be used when (section 7.4)."""


def use(face: int, say: Translate) -> str:
    """The button that spends a trinket."""
    return say(USE, card=face_name(face, say))


def cost(face: int, say: Translate) -> str:
    """What is lost by it, as the button says it."""
    return say(COST, VALUE[face])


def does(face: int, say: Translate) -> str:
    """What it does, and what is lost."""
    return f"{say(DOES[face])} {say(COSTS, VALUE[face])}"


def question(face: int, say: Translate) -> Confirmation:
    """What is asked at the place before a trinket is spent."""
    return Confirmation(does(face, say), say(YES, VALUE[face]))


def usable(seen: Seen, face: int) -> bool:
    """Whether a trinket can do something for the player to decide."""
    if face == FLUTE:
        return seen.pos[seen.player] == CENTRE
    if face == STONE:
        bit = 1 << seen.player
        places = range(PLACES)
        return any(seen.at(q) is not None and not seen.facts.knowers[q] & bit for q in places)
    return True


def deck_name(face: int) -> str:
    return DECK.faces[face].name
