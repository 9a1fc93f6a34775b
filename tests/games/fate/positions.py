"""Positions of Fairy's Fate in a line or two, and what the tests ask of them."""

from fairytable.games.fate.cards import PLACES
from fairytable.games.fate.examples.positions import asked as asked
from fairytable.games.fate.examples.positions import collecting as collecting
from fairytable.games.fate.examples.positions import do as do
from fairytable.games.fate.examples.positions import kind as kind
from fairytable.games.fate.examples.positions import options as options
from fairytable.games.fate.examples.positions import position as position
from fairytable.games.fate.examples.positions import words as words
from fairytable.games.fate.rules.state import FateState
from fairytable.games.fate.rules.zones import HAND, PLACE

ALL_FULL = {
    "cave": "serpent.lume serpent.lume serpent.lume serpent.lume",
    "meadow": "leaf.nature leaf.nature acorn.nature acorn.nature",
    "wood": "orange.pixie orange.pixie walnut.pixie walnut.pixie",
    "river": "serpent.lume walnut.pixie petals petals",
    "hill": "serpent.lume orange.nature petals mushroom",
}


def lying(state: FateState, zone: str) -> str:
    """The kinds of the cards of a zone; a place may be called by its name."""
    return " ".join(kind(state, card) for card in state.table.zones[_zone(zone)])


def _zone(name: str) -> str:
    return PLACE[PLACES.index(name)] if name in PLACES else name


def hand_size(state: FateState, player: int) -> int:
    return len(state.table.zones[HAND[player]])
