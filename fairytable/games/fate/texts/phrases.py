"""Places, cards and backs of Fairy's Fate inside sentences: Italian needs whole phrases."""

from fairytable.engine.words import QT_TRANSLATE_NOOP
from fairytable.games.fate.cards import (
    DECK,
    FIRST_GOOD,
    FIRST_RECIPE,
    FIRST_THIEF,
    KIND,
    KINDS,
    OBJECTS,
    SERPENT,
)
from fairytable.games.fate.texts.names import FAIRY_NAMES, RECIPE_NAME
from fairytable.stage.staging import Translate

TO_PLACE = {
    "cave": QT_TRANSLATE_NOOP("fate", "to the Cave"),
    "meadow": QT_TRANSLATE_NOOP("fate", "to the Meadow"),
    "wood": QT_TRANSLATE_NOOP("fate", "to the Wood"),
    "river": QT_TRANSLATE_NOOP("fate", "to the River"),
    "hill": QT_TRANSLATE_NOOP("fate", "to the Hill"),
}
AT_PLACE = {
    "cave": QT_TRANSLATE_NOOP("fate", "in the Cave"),
    "meadow": QT_TRANSLATE_NOOP("fate", "in the Meadow"),
    "wood": QT_TRANSLATE_NOOP("fate", "in the Wood"),
    "river": QT_TRANSLATE_NOOP("fate", "at the River"),
    "hill": QT_TRANSLATE_NOOP("fate", "on the Hill"),
}
FROM_PLACE = {
    "cave": QT_TRANSLATE_NOOP("fate", "from the Cave"),
    "meadow": QT_TRANSLATE_NOOP("fate", "from the Meadow"),
    "wood": QT_TRANSLATE_NOOP("fate", "from the Wood"),
    "river": QT_TRANSLATE_NOOP("fate", "from the River"),
    "hill": QT_TRANSLATE_NOOP("fate", "from the Hill"),
}
SWEPT = {
    "cave": QT_TRANSLATE_NOOP("fate", "The Cave was swept clear."),
    "meadow": QT_TRANSLATE_NOOP("fate", "The Meadow was swept clear."),
    "wood": QT_TRANSLATE_NOOP("fate", "The Wood was swept clear."),
    "river": QT_TRANSLATE_NOOP("fate", "The River was swept clear."),
    "hill": QT_TRANSLATE_NOOP("fate", "The Hill was swept clear."),
}
AN_OBJECT = {
    "orange": QT_TRANSLATE_NOOP("fate", "an orange"),
    "walnut": QT_TRANSLATE_NOOP("fate", "a walnut"),
    "acorn": QT_TRANSLATE_NOOP("fate", "an acorn"),
    "mushroom": QT_TRANSLATE_NOOP("fate", "a mushroom"),
    "leaf": QT_TRANSLATE_NOOP("fate", "a leaf"),
    "petals": QT_TRANSLATE_NOOP("fate", "rose petals"),
}
YOUR_OBJECT = {
    "orange": QT_TRANSLATE_NOOP("fate", "your orange"),
    "walnut": QT_TRANSLATE_NOOP("fate", "your walnut"),
    "acorn": QT_TRANSLATE_NOOP("fate", "your acorn"),
    "mushroom": QT_TRANSLATE_NOOP("fate", "your mushroom"),
    "leaf": QT_TRANSLATE_NOOP("fate", "your leaf"),
    "petals": QT_TRANSLATE_NOOP("fate", "your rose petals"),
}
A_THIEF = {
    "orange": QT_TRANSLATE_NOOP("fate", "an orange thief"),
    "walnut": QT_TRANSLATE_NOOP("fate", "a walnut thief"),
    "acorn": QT_TRANSLATE_NOOP("fate", "an acorn thief"),
    "mushroom": QT_TRANSLATE_NOOP("fate", "a mushroom thief"),
    "leaf": QT_TRANSLATE_NOOP("fate", "a leaf thief"),
    "petals": QT_TRANSLATE_NOOP("fate", "a petal thief"),
}
A_SERPENT = QT_TRANSLATE_NOOP("fate", "a Serpent fairy")
A_BACK = {
    "lume": QT_TRANSLATE_NOOP("fate", "a light card"),
    "pixie": QT_TRANSLATE_NOOP("fate", "a pixie card"),
    "nature": QT_TRANSLATE_NOOP("fate", "a nature card"),
}


def a_kind(kind: int, say: Translate) -> str:
    """A card inside a sentence, by what it does."""
    if kind < FIRST_THIEF:
        return say(AN_OBJECT[OBJECTS[kind]])
    if kind < FIRST_GOOD:
        return say(A_THIEF[OBJECTS[kind - FIRST_THIEF]])
    if kind == SERPENT:
        return say(A_SERPENT)
    return say(RECIPE_NAME if kind >= FIRST_RECIPE else FAIRY_NAMES[KINDS[kind]])


def a_card(name: str, say: Translate) -> str:
    """A card inside a sentence, by the name of its face or of its kind."""
    if name in KINDS:
        return a_kind(KINDS.index(name), say)
    return a_kind(KIND[DECK.face(name)], say)
