"""The names on the cards of Fairy's Fate, and what each card does in one line."""

from fairytable.engine.words import QT_TRANSLATE_NOOP
from fairytable.games.fate.cards import (
    BAD,
    FIRST_BAD,
    FIRST_GOOD,
    FIRST_RECIPE,
    FIRST_THIEF,
    GOOD,
    KIND,
    OBJECTS,
    RECIPES,
    SERPENT,
)
from fairytable.stage.staging import Translate

OBJECT_NAMES = {
    "orange": QT_TRANSLATE_NOOP("fate", "Orange"),
    "walnut": QT_TRANSLATE_NOOP("fate", "Walnut"),
    "acorn": QT_TRANSLATE_NOOP("fate", "Acorn"),
    "mushroom": QT_TRANSLATE_NOOP("fate", "Mushroom"),
    "leaf": QT_TRANSLATE_NOOP("fate", "Leaf"),
    "petals": QT_TRANSLATE_NOOP("fate", "Rose Petals"),
}
OBJECT_EFFECT = QT_TRANSLATE_NOOP("fate", "An object: yours once you collect it on a journey.")
SHORT_OBJECTS = {
    **OBJECT_NAMES,
    "mushroom": QT_TRANSLATE_NOOP("fate", "Mushr."),
    "petals": QT_TRANSLATE_NOOP("fate", "Petals"),
}

THIEF_NAMES = {
    "orange": QT_TRANSLATE_NOOP("fate", "Orange Thief"),
    "walnut": QT_TRANSLATE_NOOP("fate", "Walnut Thief"),
    "acorn": QT_TRANSLATE_NOOP("fate", "Acorn Thief"),
    "mushroom": QT_TRANSLATE_NOOP("fate", "Mushroom Thief"),
    "leaf": QT_TRANSLATE_NOOP("fate", "Leaf Thief"),
    "petals": QT_TRANSLATE_NOOP("fate", "Petal Thief"),
}
SHORT_THIEVES = {
    "orange": QT_TRANSLATE_NOOP("fate", "no orange"),
    "walnut": QT_TRANSLATE_NOOP("fate", "no walnut"),
    "acorn": QT_TRANSLATE_NOOP("fate", "no acorn"),
    "mushroom": QT_TRANSLATE_NOOP("fate", "no mushroom"),
    "leaf": QT_TRANSLATE_NOOP("fate", "no leaf"),
    "petals": QT_TRANSLATE_NOOP("fate", "no petals"),
}
THIEF = QT_TRANSLATE_NOOP("fate", "Thief")
"""On the smallest cards; the pennant says of what."""
THIEF_EFFECTS = {
    "orange": QT_TRANSLATE_NOOP("fate", "Takes an orange from you, if you have one."),
    "walnut": QT_TRANSLATE_NOOP("fate", "Takes a walnut from you, if you have one."),
    "acorn": QT_TRANSLATE_NOOP("fate", "Takes an acorn from you, if you have one."),
    "mushroom": QT_TRANSLATE_NOOP("fate", "Takes a mushroom from you, if you have one."),
    "leaf": QT_TRANSLATE_NOOP("fate", "Takes a leaf from you, if you have one."),
    "petals": QT_TRANSLATE_NOOP("fate", "Takes rose petals from you, if you have any."),
}

FAIRY_NAMES = {
    "wisdom": QT_TRANSLATE_NOOP("fate", "Wisdom"),
    "sight": QT_TRANSLATE_NOOP("fate", "Clairvoyance"),
    "wealth": QT_TRANSLATE_NOOP("fate", "Wealth"),
    "truth": QT_TRANSLATE_NOOP("fate", "Truth"),
    "liberation": QT_TRANSLATE_NOOP("fate", "Liberation"),
    "protection": QT_TRANSLATE_NOOP("fate", "Protection"),
    "mutation": QT_TRANSLATE_NOOP("fate", "Mutation"),
    "transport": QT_TRANSLATE_NOOP("fate", "Transport"),
    "poverty": QT_TRANSLATE_NOOP("fate", "Poverty"),
    "adversity": QT_TRANSLATE_NOOP("fate", "Adversity"),
    "petrify": QT_TRANSLATE_NOOP("fate", "Petrification"),
    "darkness": QT_TRANSLATE_NOOP("fate", "Darkness"),
}
SHORT_FAIRIES = {
    **FAIRY_NAMES,
    "sight": QT_TRANSLATE_NOOP("fate", "Clairv."),
    "liberation": QT_TRANSLATE_NOOP("fate", "Liberat."),
    "protection": QT_TRANSLATE_NOOP("fate", "Protect."),
    "mutation": QT_TRANSLATE_NOOP("fate", "Mutat."),
    "transport": QT_TRANSLATE_NOOP("fate", "Transp."),
    "adversity": QT_TRANSLATE_NOOP("fate", "Advers."),
    "petrify": QT_TRANSLATE_NOOP("fate", "Petrif."),
}
FAIRY_EFFECTS = {
    "wisdom": QT_TRANSLATE_NOOP("fate", "Nelchaeal: take one more recipe; one is enough to win."),
    "sight": QT_TRANSLATE_NOOP("fate", "Haahiah: look at two face-down cards on the places."),
    "wealth": QT_TRANSLATE_NOOP("fate", "Haraeal: draw one more card from any deck."),
    "truth": QT_TRANSLATE_NOOP("fate", "Mebahel: a rival tells you an object each recipe lacks."),
    "liberation": QT_TRANSLATE_NOOP("fate", "Imamiah: wards off a bad fairy as you collect her."),
    "protection": QT_TRANSLATE_NOOP("fate", "Haheuiah: wards off a thief pixie as you collect it."),
    "mutation": QT_TRANSLATE_NOOP("fate", "Jabamiah: swap any two cards on the places."),
    "transport": QT_TRANSLATE_NOOP("fate", "Rochel: move a card to another place with room."),
    "poverty": QT_TRANSLATE_NOOP("fate", "Give up one card of your hand. It is not replaced."),
    "adversity": QT_TRANSLATE_NOOP("fate", "Give up one object of your choice."),
    "petrify": QT_TRANSLATE_NOOP("fate", "You turn to stone and miss your next turn."),
    "darkness": QT_TRANSLATE_NOOP("fate", "Strikes first: all cards of its place are removed."),
}

SERPENT_NAME = QT_TRANSLATE_NOOP("fate", "Serpent Fairy")
SHORT_SERPENT = QT_TRANSLATE_NOOP("fate", "Serpent")
SERPENT_EFFECT = QT_TRANSLATE_NOOP(
    "fate", "With a complete recipe you win! Every fourth one bites."
)

RECIPE_NAME = QT_TRANSLATE_NOOP("fate", "Recipe")
RECIPE_OBJECTS = QT_TRANSLATE_NOOP("fate", "{first}, {second}, {third}, {fourth}")

PLACE_NAMES = {
    "cave": QT_TRANSLATE_NOOP("fate", "Cave"),
    "meadow": QT_TRANSLATE_NOOP("fate", "Meadow"),
    "wood": QT_TRANSLATE_NOOP("fate", "Wood"),
    "river": QT_TRANSLATE_NOOP("fate", "River"),
    "hill": QT_TRANSLATE_NOOP("fate", "Hill"),
}
PLACE_EFFECTS = {
    "cave": QT_TRANSLATE_NOOP("fate", "Begins with two light cards."),
    "meadow": QT_TRANSLATE_NOOP("fate", "Begins with two nature cards."),
    "wood": QT_TRANSLATE_NOOP("fate", "Begins with two pixie cards."),
    "river": QT_TRANSLATE_NOOP("fate", "Begins with a light and a pixie card."),
    "hill": QT_TRANSLATE_NOOP("fate", "Begins with a light and a nature card."),
}

BACK_NAMES = {
    "lume": QT_TRANSLATE_NOOP("fate", "light"),
    "pixie": QT_TRANSLATE_NOOP("fate", "pixie"),
    "nature": QT_TRANSLATE_NOOP("fate", "nature"),
    "recipe": QT_TRANSLATE_NOOP("fate", "recipe"),
    "place": QT_TRANSLATE_NOOP("fate", "place"),
}


def kind_name(kind: int, say: Translate) -> str:
    """The name of a card by what it does, an index of KINDS."""
    return say(_source(kind, OBJECT_NAMES, THIEF_NAMES, FAIRY_NAMES, SERPENT_NAME))


def short_name(kind: int, say: Translate) -> str:
    """The name where there is little room."""
    return say(_source(kind, SHORT_OBJECTS, SHORT_THIEVES, SHORT_FAIRIES, SHORT_SERPENT))


def _source(
    kind: int,
    objects: dict[str, str],
    thieves: dict[str, str],
    fairies: dict[str, str],
    serpent: str,
) -> str:
    if kind < FIRST_THIEF:
        return objects[OBJECTS[kind]]
    if kind < FIRST_GOOD:
        return thieves[OBJECTS[kind - FIRST_THIEF]]
    if kind < FIRST_BAD:
        return fairies[GOOD[kind - FIRST_GOOD]]
    if kind < SERPENT:
        return fairies[BAD[kind - FIRST_BAD]]
    return serpent if kind == SERPENT else RECIPE_NAME


def kind_effect(kind: int, say: Translate) -> str:
    """What a card does, in one line."""
    if kind < FIRST_THIEF:
        return say(OBJECT_EFFECT)
    if kind < FIRST_GOOD:
        return say(THIEF_EFFECTS[OBJECTS[kind - FIRST_THIEF]])
    if kind < FIRST_BAD:
        return say(FAIRY_EFFECTS[GOOD[kind - FIRST_GOOD]])
    if kind < SERPENT:
        return say(FAIRY_EFFECTS[BAD[kind - FIRST_BAD]])
    if kind == SERPENT:
        return say(SERPENT_EFFECT)
    first, second, third, fourth = (
        say(OBJECT_NAMES[name]) for name in RECIPES[kind - FIRST_RECIPE]
    )
    return say(RECIPE_OBJECTS, first=first, second=second, third=third, fourth=fourth)


def face_name(face: int, say: Translate) -> str:
    return kind_name(KIND[face], say)
