"""The positions that the rules of Fairy's Fate show, by the names that their pages use."""

from collections.abc import Callable

from fairytable.games.fate.cards import PLACES
from fairytable.games.fate.examples.positions import do, position, words
from fairytable.games.fate.rules.state import FateState
from fairytable.games.fate.rules.zones import DECKS, FRONT, PLACE, RECIPE_ROW
from fairytable.stage.examples import Example

_READY = {
    "cave": "serpent.lume wisdom.lume",
    "meadow": "acorn.nature",
    "wood": "leaf.pixie orange.pixie",
    "river": "poverty.lume walnut.pixie mushroom.nature",
    "hill": "truth.lume",
}
"""Three places are ready."""
_HANDS = {
    0: "serpent.lume mushroom.pixie petals.nature thief.acorn",
    1: "thief.orange protection.lume serpent.nature darkness.lume",
    2: "leaf.nature serpent.lume sight.lume wealth.lume",
}
_FRONTS = {0: "walnut acorn truth serpent", 1: "orange leaf leaf", 2: "petals protection serpent"}
_RECIPES = {0: (3,), 1: (7,), 2: (5, 1)}
_AWAY = ("travel wood", "done")
_THIEF = ("play thief.orange wood", "draw deck.0", "go cave")
_LAST = ("play leaf hill", "draw deck.1", "go hill")


def example(name: str) -> Example:
    return _EXAMPLES[name]()


def _three(*steps: str, **more: dict[int, str]) -> FateState:
    """Anna, Bruno and Chiara in the middle of a game."""
    fronts = more.get("fronts", _FRONTS)
    state = position(3, places=_READY, hands=_HANDS, fronts=fronts, recipes=_RECIPES)
    _mix(state)
    do(state, *steps)
    return state


def _mix(state: FateState) -> None:
    """Decks with different backs on top."""
    for zone, cut in zip(DECKS, (5, 10, 1, 6), strict=True):
        cards = state.table.zones[zone]
        state.table.zones[zone] = (*cards[cut:], *cards[:cut])


def _know(state: FateState, place: str, i: int) -> None:
    """Anna has seen this card."""
    card = state.table.zones[PLACE[PLACES.index(place)]][i]
    state.table.known[card] |= 1


def _table() -> Example:
    """Anna may play a card or set out."""
    state = _three()
    _know(state, "meadow", 0)
    return Example(state, asked=True)


def _slots() -> Example:
    """A full place, one that wants a back, one with a card that Anna has played herself."""
    places = {
        "wood": "orange.pixie leaf.pixie serpent.lume poverty.nature",
        "river": "serpent.lume",
        "hill": "sight.lume acorn.nature petals.pixie",
    }
    state = position(places=places, hands={0: "serpent.lume"})
    _know(state, "hill", 2)
    return Example(state, around=PLACE[2:])


def _play() -> Example:
    """Where a pixie card may go."""
    state = _three()
    action = next(a for a in state.legal() if words(state, a) == "play mushroom wood")
    return Example(state, around=PLACE, about_to=action)


def _journey(*steps: str) -> Example:
    return Example(_three(*steps), around=PLACE)


def _collection() -> Example:
    """Anna collects in the Wood: a leaf, an orange, and the thief that Bruno brought."""
    state = _three(*_AWAY, *_THIEF, *_LAST)
    return Example(state, around=(PLACE[2], FRONT[0], "collect"), asked=True)


def _thief() -> Example:
    """Protection offers to drive a thief away."""
    fronts = {**_FRONTS, 0: "walnut acorn protection"}
    state = _three("travel wood", *_THIEF, *_LAST, fronts=fronts)
    return Example(state, around=(PLACE[2], FRONT[0], "collect"), asked=True)


def _recipe(front: str) -> Example:
    """How far Anna's recipe is: walnut, acorn, mushroom, leaf."""
    state = position(hands={0: "serpent.lume"}, fronts={0: front}, recipes={0: (3,)})
    return Example(state, around=(RECIPE_ROW[0],))


def _swap(*steps: str) -> Example:
    """Mutation swaps the first card of the Wood with the second one of the River."""
    state = position(
        places={"wood": "leaf.pixie orange.pixie", "river": "serpent.lume walnut.pixie"},
        hands={0: "serpent.lume"},
        fronts={0: "mutation"},
    )
    _know(state, "wood", 0)
    do(state, *steps)
    return Example(state, around=PLACE[2:4])


def _coil() -> Example:
    """Three serpents: the next one bites."""
    state = position(
        hands={0: "serpent.lume"}, fronts={0: "orange leaf leaf petals serpent serpent serpent"}
    )
    return Example(state, around=(FRONT[0],))


_EXAMPLES: dict[str, Callable[[], Example]] = {
    "table": _table,
    "slots": _slots,
    "play": _play,
    "ready": _journey,
    "set-out": lambda: _journey(*_AWAY),
    "thief-comes": lambda: _journey(*_AWAY, *_THIEF),
    "all-chosen": lambda: _journey(*_AWAY, *_THIEF, *_LAST[:2]),
    "collection": _collection,
    "ward": _thief,
    "recipe-one": lambda: _recipe("walnut orange"),
    "recipe-three": lambda: _recipe("walnut acorn leaf orange"),
    "recipe-full": lambda: _recipe("walnut acorn leaf mushroom"),
    "swap-before": _swap,
    "swap-after": lambda: _swap("use mutation", "card leaf", "card walnut"),
    "coil": _coil,
}
