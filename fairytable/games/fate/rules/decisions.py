"""The decisions of Fairy's Fate: who may choose what (rules page, sections 6 and 7)."""

from collections.abc import Callable

from fairytable.engine import Action
from fairytable.games.fate.cards import BACK, FIRST_BAD, KIND, LIBERATION, OBJECTS, PROTECTION
from fairytable.games.fate.rules.actions import (
    ACCEPT,
    ASK,
    CANCEL,
    CARD,
    DISCARD,
    DONE,
    DRAW,
    GO,
    LOSE,
    NAME,
    NEXT,
    NEXT_NONE,
    PASS,
    PEEK,
    PLAY,
    STAY,
    TO,
    TRAVEL,
    USE,
)
from fairytable.games.fate.rules.position import FULL, Position
from fairytable.games.fate.rules.zones import HAND, PLACE

_ALL_PLACES = (1 << len(PLACE)) - 1
_SHIFT = tuple(len(PLACE) * back for back in BACK)
"""Where the bits of each face's back begin in what the places accept."""


def _plays(state: Position, player: int, accepts: int) -> list[Action]:
    faces = state.table.faces
    plays: list[Action] = []
    for card in state.table.zones[HAND[player]]:
        plays += PLAY[card][accepts >> _SHIFT[faces[card]] & _ALL_PLACES]
    return plays


def _uses(state: Position, player: int) -> list[Action]:
    return [USE[card] for card in state.usable(player)]


def _turn_options(state: Position, player: int) -> list[Action]:
    accepts, ready = state.survey()
    stalled = state.passed == state.table.everybody and not state.last_phase()
    must_travel = not accepts or stalled  # D7
    options: list[Action] = []
    if not must_travel:
        options = _plays(state, player, accepts) or [PASS]
    if must_travel or ready.bit_count() >= state.players:  # D24
        options += TRAVEL[ready]
    return options + _uses(state, player)


def _journey_play_options(state: Position, player: int) -> list[Action]:
    accepts, _ = state.survey()
    return (_plays(state, player, accepts) or [PASS]) + _uses(state, player)


def _draw_options(state: Position, player: int) -> list[Action]:
    return [*DRAW[state.decks()], *_uses(state, player)]


def _choose_options(state: Position, player: int) -> list[Action]:
    _, free = state.survey()
    for place in state.dest:
        if place is not None:
            free &= ~(1 << place)
    return [*(GO[free] or [STAY]), *_uses(state, player)]  # D23


def _finish_options(state: Position, player: int) -> list[Action]:
    return [DONE, *_uses(state, player)]


def _collect_options(state: Position, player: int) -> list[Action]:
    found = state.table.zones["collect"]
    return [NEXT[found[0]] if found else NEXT_NONE, *_uses(state, player)]


def _wealth_options(state: Position, player: int) -> list[Action]:
    return list(DRAW[state.decks()])


def _peek_options(state: Position, player: int) -> list[Action]:
    zones, peeked = state.table.zones, state.pending[-1].about
    return [PEEK[card] for zone in PLACE for card in zones[zone][::2] if card != peeked]


def _ask_options(state: Position, player: int) -> list[Action]:
    return [ASK[p] for p in range(state.players) if p != player]


def _answer_options(state: Position, player: int) -> list[Action]:
    missing = state.missing(player, state.pending[-1].number)
    # In a guessed world the recipe may be another one, and complete.
    return list(NAME[missing or state.recipe(player, state.pending[-1].number)])


def _swap_options(state: Position, player: int) -> list[Action]:
    zones, first = state.table.zones, state.pending[-1].about
    return [CARD[card] for zone in PLACE for card in zones[zone] if card != first]


def _move_options(state: Position, player: int) -> list[Action]:
    zones = state.table.zones
    space = [zone for zone in PLACE if len(zones[zone]) < FULL]
    return [CARD[card] for zone in PLACE if space != [zone] for card in zones[zone]]


def _to_options(state: Position, player: int) -> list[Action]:
    zones, source = state.table.zones, state.table.where[state.pending[-1].number]
    space = [zone != source and len(zones[zone]) < FULL for zone in PLACE]
    return list(TO[sum([1 << i for i, free in enumerate(space) if free])])


def _ward_options(state: Position, player: int) -> list[Action]:
    fairy = warding(state, KIND[state.table.faces[state.pending[-1].number]])
    assert fairy is not None
    return [CANCEL[fairy], ACCEPT]


def _poverty_options(state: Position, player: int) -> list[Action]:
    return [DISCARD[card] for card in state.table.zones[HAND[player]]]


def _lose_options(state: Position, player: int) -> list[Action]:
    tops = [state.top(player, thing) for thing in range(len(OBJECTS))]
    return [LOSE[card] for card in tops if card is not None]


def warding(state: Position, kind: int) -> int | None:
    """The collector's fairy that can cancel a harmful card of this kind (D11)."""
    return state.top(state.player, LIBERATION if kind >= FIRST_BAD else PROTECTION)


OPTIONS: dict[str, Callable[[Position, int], list[Action]]] = {
    "turn": _turn_options,
    "journey_play": _journey_play_options,
    "draw": _draw_options,
    "choose": _choose_options,
    "finish": _finish_options,
    "collect": _collect_options,
    "wealth_draw": _wealth_options,
    "peek": _peek_options,
    "ask": _ask_options,
    "answer": _answer_options,
    "swap_first": _swap_options,
    "swap_second": _swap_options,
    "move_card": _move_options,
    "move_to": _to_options,
    "ward": _ward_options,
    "poverty": _poverty_options,
    "adversity": _lose_options,
    "bite": _lose_options,
}
