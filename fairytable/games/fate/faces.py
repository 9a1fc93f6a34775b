"""What is printed on the cards of Fairy's Fate, and which drawings lie on its table."""

from fairytable.games.fate.cards import (
    BAD,
    DECK,
    FIRST_BAD,
    FIRST_GOOD,
    FIRST_RECIPE,
    FIRST_THIEF,
    GOOD,
    KIND,
    OBJECTS,
    PLACES,
    RECIPES,
    SERPENT,
)
from fairytable.games.fate.rules.collection import BITE
from fairytable.games.fate.texts import names
from fairytable.stage.look import BackLook, Look, Pennant, Tab
from fairytable.stage.staging import Translate

SEATS = ("circle", "diamond", "triangle", "square", "star")
"""The shapes of the travellers, in the order of the seats."""
LANTERNS = tuple(f"fate/lantern-{shape}" for shape in SEATS)
"""Each traveller's marker."""
STONE = "fate/stone"
"""The marker of a traveller who is turned to stone."""
LAMPS = ("fate/lamp-dark", "fate/lamp-lit")
"""The lantern by the road at a place: still dark, or burning because the place is ready."""
BOTTLES = tuple(f"fate/bottle-{number}" for number in range(1, len(RECIPES) + 1))
"""In which each recipe is brewed."""
COILS = tuple(f"fate/coil-{met}" for met in range(BITE + 1))
"""The serpents that somebody has met, until the fourth bites."""
FREED = "fate/freed"
"""What the serpent becomes when she is freed."""
PIECES: tuple[str, ...] = (
    *LANTERNS,
    STONE,
    *LAMPS,
    *BOTTLES,
    *COILS,
    FREED,
    *(f"fate/{name}" for name in PLACES),
    "fate/back-place",
)
"""The places are cards of no deck; they lie on the table from the beginning."""

BACK_TONES = {
    "lume": "yellow",
    "pixie": "light_blue",
    "nature": "green",
    "recipe": "red",
    "place": "grey",
}
"""The colour of each back, by its name in the table's palette."""

BACK_GLYPHS = {"lume": "flame", "pixie": "cap", "nature": "wing"}
"""What is seen in the middle of each back of the game cards."""
_OBJECT_GLYPHS = {
    "orange": "orange",
    "walnut": "nut",
    "acorn": "acorn",
    "mushroom": "mushroom",
    "leaf": "leaf",
    "petals": "petal",
}
_OBJECT_SCENES = {
    "orange": "forest",
    "walnut": "sky",
    "acorn": "sky",
    "mushroom": "forest",
    "leaf": "amber",
    "petals": "forest",
}
_PIXIE_SCENE = "lamp"
"""What pixies carry is seen over their roofs."""
_FAIRY_GLYPHS = {
    "wisdom": "book",
    "sight": "eye",
    "wealth": "cards",
    "truth": "question",
    "liberation": "chain",
    "protection": "shield",
    "mutation": "swap",
    "transport": "carry",
    "poverty": "hand",
    "adversity": "bolt",
    "petrify": "menhir",
    "darkness": "moon",
}
_FAIRY_SCENES = {
    "wisdom": "violet",
    "sight": "night",
    "wealth": "velvet",
    "truth": "night",
    "liberation": "sky",
    "protection": "rose",
    "mutation": "glade",
    "transport": "dawn",
    "poverty": "sepia",
    "adversity": "ash",
    "petrify": "ember",
    "darkness": "ash",
    "serpent": "deep",
}
_NATURE_SCENES = {
    "wisdom": "glade",
    "sight": "dawn",
    "wealth": "forest",
    "truth": "deep",
    "liberation": "violet",
    "protection": "glade",
    "mutation": "rose",
    "transport": "glade",
    "poverty": "forest",
    "adversity": "deep",
    "petrify": "glade",
    "darkness": "deep",
    "serpent": "violet",
}
"""The same fairies, as the cards of nature show them: out of doors, under another sky."""
_RECIPE_SCENES = (
    *("rose", "amber", "night"),
    *("deep", "forest", "violet"),
    *("ember", "glade", "velvet"),
)
"""The sky that sets each brew off."""
_PLACE_GLYPHS = {
    "cave": "arch",
    "meadow": "flower",
    "wood": "tree",
    "river": "wave",
    "hill": "earth",
}


def coil_of(serpents: int) -> str:
    """The coil of whoever has met this many serpents: after each bite it begins anew."""
    return COILS[(serpents - 1) % BITE + 1 if serpents else 0]


def look(face: int, say: Translate) -> Look:
    return _printed(face, say)._replace(stock="singed")


def _printed(face: int, say: Translate) -> Look:
    kind = KIND[face]
    title, short = names.kind_name(kind, say), names.short_name(kind, say)
    back = DECK.faces[face].back
    effect, tab = names.kind_effect(kind, say), _tab(back)
    if kind < FIRST_THIEF:
        name = OBJECTS[kind]
        pennant = Pennant("object", _OBJECT_GLYPHS[name])
        scene = _PIXIE_SCENE if back == "pixie" else _OBJECT_SCENES[name]
        return Look(f"fate/{name}", title, scene, pennant, effect, short=short, tab=tab)
    if kind < FIRST_GOOD:
        name = OBJECTS[kind - FIRST_THIEF]
        pennant = Pennant("thief", _OBJECT_GLYPHS[name], "−1")
        return Look(
            f"fate/thief-{name}",
            title,
            _PIXIE_SCENE,
            pennant,
            effect,
            short=say(names.THIEF),
            tab=tab,
            kin=tuple(map(say, names.THIEF_NAMES.values())),
        )
    if kind < FIRST_BAD:
        name = GOOD[kind - FIRST_GOOD]
        pennant = Pennant("good", _FAIRY_GLYPHS[name])
        scene = _sky_of(name, back)
        return Look(f"fate/{name}", title, scene, pennant, effect, short=short, tab=tab)
    if kind < SERPENT:
        name = BAD[kind - FIRST_BAD]
        pennant = Pennant("bad", _FAIRY_GLYPHS[name])
        scene = _sky_of(name, back)
        return Look(f"fate/{name}", title, scene, pennant, effect, short=short, tab=tab)
    if kind == SERPENT:
        pennant = Pennant("serpent", "snake")
        scene = _sky_of("serpent", back)
        return Look("fate/serpent", title, scene, pennant, effect, short=short, tab=tab)
    number = kind - FIRST_RECIPE
    scene, pennant = _RECIPE_SCENES[number], Pennant("red", "cauldron")
    return Look(f"fate/recipe-{number + 1}", title, scene, pennant, effect)


def _sky_of(fairy: str, back: str) -> str:
    """Fairies of light and of nature are the same, under different skies."""
    return (_NATURE_SCENES if back == "nature" else _FAIRY_SCENES)[fairy]


def place(index: int, say: Translate) -> Look:
    """The card of a place, which lies on the table from the beginning."""
    name = PLACES[index]
    pennant = Pennant("place", _PLACE_GLYPHS[name])
    title, effect = say(names.PLACE_NAMES[name]), say(names.PLACE_EFFECTS[name])
    return Look(f"fate/{name}", title, "glade", pennant, effect, fills=True)


def back(name: str) -> BackLook:
    return BackLook(f"fate/back-{name}")


def _tab(name: str) -> Tab | None:
    """Places ask for backs, so a card that lies face up tells its own."""
    if name not in BACK_GLYPHS:
        return None
    return Tab(BACK_TONES[name], glyph=BACK_GLYPHS[name])
