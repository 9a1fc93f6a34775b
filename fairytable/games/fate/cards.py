"""The cards of Fairy's Fate, as data (rules page, section 2).

The five place cards never move and hide nothing: they are the zones `place.0` to `place.4`.
"""

from fairytable.engine import Deck, Face

BACKS = ("lume", "pixie", "nature")
"""Of the 96 game cards."""
OBJECTS = ("orange", "walnut", "acorn", "mushroom", "leaf", "petals")
ACTIVE = ("wisdom", "sight", "wealth", "truth", "mutation", "transport")
"""The good fairies that are used."""
WARDS = ("liberation", "protection")
"""The good fairies that react: one to bad fairies, the other to thieves."""
GOOD = ACTIVE + WARDS
BAD = ("poverty", "adversity", "petrify", "darkness")

PLACES = ("cave", "meadow", "wood", "river", "hill")
PAIRS = (
    ("lume", "lume"),
    ("nature", "nature"),
    ("pixie", "pixie"),
    ("lume", "pixie"),
    ("lume", "nature"),
)
"""The backs that the first two cards of each place must have, in either order."""

_LEFT_OUT = tuple((o, q) for o in OBJECTS[:3] for q in OBJECTS[3:])
RECIPES = tuple(tuple(o for o in OBJECTS if o not in pair) for pair in _LEFT_OUT)
"""D4: each recipe leaves out one of the first three objects and one of the others."""

# D1-D3: every kind of fairy twice on lume and once on nature; thieves only on pixie.
DECK = Deck(
    [Face(f"object.{name}.pixie", "pixie", 3) for name in OBJECTS]
    + [Face(f"object.{name}.nature", "nature", 2) for name in OBJECTS]
    + [Face(f"thief.{name}", "pixie", 2) for name in OBJECTS]
    + [Face(f"fairy.{name}.lume", "lume", 2) for name in GOOD + BAD]
    + [Face(f"fairy.{name}.nature", "nature", 1) for name in GOOD + BAD]
    + [Face("serpent.lume", "lume", 12), Face("serpent.nature", "nature", 6)]
    + [Face(f"recipe.{k + 1}", "recipe") for k in range(len(RECIPES))]
)

NOTHING = -1

KINDS = (
    OBJECTS
    + tuple(f"thief.{name}" for name in OBJECTS)
    + GOOD
    + BAD
    + ("serpent",)
    + tuple(f"recipe.{k + 1}" for k in range(len(RECIPES)))
)
"""What a card does, whatever its back."""
FIRST_THIEF = KINDS.index("thief.orange")
FIRST_GOOD = KINDS.index("wisdom")
FIRST_BAD = KINDS.index("poverty")
FIRST_RECIPE = KINDS.index("recipe.1")
LIBERATION, PROTECTION, POVERTY, ADVERSITY, PETRIFY, DARKNESS, SERPENT = (
    KINDS.index(name) for name in (*WARDS, *BAD, "serpent")
)


def _kind(name: str) -> int:
    """The back, where a face's name tells it, is no part of its kind."""
    parts = [part for part in name.split(".") if part not in BACKS]
    return KINDS.index(parts[1] if parts[0] in ("object", "fairy") else ".".join(parts))


KIND = tuple(_kind(face.name) for face in DECK.faces)
"""The kind of each face, an index of KINDS."""
OBJECT = tuple(kind if kind < FIRST_THIEF else NOTHING for kind in KIND)
"""The object that each face gives, an index of OBJECTS."""
TAKES = tuple(kind - FIRST_THIEF if FIRST_THIEF <= kind < FIRST_GOOD else NOTHING for kind in KIND)
"""The object that each face takes."""
SPELL = tuple(kind - FIRST_GOOD if FIRST_GOOD <= kind < LIBERATION else NOTHING for kind in KIND)
"""The active good fairy on each face, an index of ACTIVE."""
RECIPE = tuple(
    sum(1 << OBJECTS.index(name) for name in RECIPES[kind - FIRST_RECIPE])
    if kind >= FIRST_RECIPE
    else 0
    for kind in KIND
)
"""The objects that each face asks for, as a mask."""
BACK = tuple(BACKS.index(back) if back in BACKS else NOTHING for back in DECK.backs)
"""The back of each face, an index of BACKS."""

GAME_CARDS = tuple(card for card, face in enumerate(DECK.cards) if BACK[face] != NOTHING)
RECIPE_CARDS = DECK.with_back("recipe")
