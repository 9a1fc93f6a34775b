"""What may be chosen in each decision of Hunters (rules page, sections 6 and 7)."""

from collections.abc import Callable, Mapping

from fairytable.engine import Action, Decision
from fairytable.games.hunters.cards import (
    DUST,
    FLUTE,
    HORSESHOE,
    KIND,
    PLACES,
    STONE,
    THREAD,
    TRINKET,
)
from fairytable.games.hunters.rules.actions import (
    CAGE,
    CAMERA,
    CARD,
    CHEST,
    DISCARD,
    DONE,
    DROP,
    PASS,
    PEEK,
    REFILL,
    STAND,
    SUFFER,
    SWAP,
    TOOL,
    USE,
)
from fairytable.games.hunters.rules.position import Position
from fairytable.games.hunters.rules.zones import CENTRE, CIRCLE, EVIDENCE, HANDS

PAIRS = tuple((q, (q + 1) % PLACES) for q in range(PLACES)) + tuple((q, q + 6) for q in range(6))
"""The places whose cards may be swapped: neighbours, and opposites."""


def _legal_swap(state: Position, asked: Decision) -> list[Action]:
    actions = _legal_pairs(state, asked) if state.swaps_left else []
    if state.table.zones[EVIDENCE[asked.player]]:
        actions += _usable(state, asked.player, (FLUTE, STONE, THREAD, DUST))
    actions.append(DONE)
    return actions


def _legal_pairs(state: Position, asked: Decision) -> list[Action]:
    zones = state.table.zones
    cards = [zones[zone] for zone in CIRCLE]
    return [SWAP[cards[i][0]][j] for i, j in PAIRS if cards[i] and cards[j]]


def _legal_react_flute(state: Position, asked: Decision) -> list[Action]:
    return [*_usable(state, asked.player, (FLUTE,)), PASS]


def _legal_choose_card(state: Position, asked: Decision) -> list[Action]:
    zones, pos = state.table.zones, state.pos
    return [CARD[zones[zone][0]] for q, zone in enumerate(CIRCLE) if zones[zone] and q not in pos]


def _legal_react(state: Position, asked: Decision) -> list[Action]:
    return [*_usable(state, asked.player, (THREAD, DUST)), PASS]


def _legal_refill(state: Position, asked: Decision) -> list[Action]:
    q = asked.number
    return [REFILL[card][q] for card in state.table.zones[HANDS[asked.player]]]


# Tools


def _legal_choose_tool(state: Position, asked: Decision) -> list[Action]:
    p = asked.player
    tools = TOOL[p]
    actions = tools[:] if state.camera_works(p) else [tools[CAGE], tools[CHEST]]
    if state.table.zones[EVIDENCE[p]]:
        actions += _usable(state, p, (FLUTE, STONE, THREAD))
    return actions


def _legal_discard_hand(state: Position, asked: Decision) -> list[Action]:
    return [DISCARD[card] for card in state.table.zones[HANDS[asked.player]]]


def _legal_drop_trinket(state: Position, asked: Decision) -> list[Action]:
    faces = state.table.faces
    cards = state.table.zones[EVIDENCE[asked.player]]
    return [DROP[card] for card in cards if KIND[faces[card]] == TRINKET]


def _legal_shield(state: Position, asked: Decision) -> list[Action]:
    return [*_usable(state, asked.player, (HORSESHOE,)), SUFFER]


# Trinkets (section 7.4)


def _usable(state: Position, player: int, window: tuple[int, ...]) -> list[Action]:
    """The trinkets of this window that can do something."""
    faces = state.table.faces
    actions = []
    for card in state.table.zones[EVIDENCE[player]]:
        face = faces[card]
        if face not in window:
            continue
        if (face != FLUTE or state.pos[player] == CENTRE) and (
            face != STONE or state.unseen(player)
        ):
            actions.append(USE[card])
    return actions


def _legal_flute_place(state: Position, asked: Decision) -> list[Action]:
    return [STAND[q] for q in range(PLACES) if q not in state.pos]  # D21


def _legal_peek(state: Position, asked: Decision) -> list[Action]:
    return [PEEK[card] for card in state.unseen(asked.player)]


def _legal_dust_tool(state: Position, asked: Decision) -> list[Action]:
    p = asked.player
    return [
        action
        for t, action in enumerate(TOOL[p])
        if t != state.tool[p] and (t != CAMERA or state.camera_works(p))
    ]


OPTIONS: Mapping[str, Callable[[Position, Decision], list[Action]]] = {
    "swap": _legal_swap,
    "thread_swap": _legal_pairs,
    "react_flute": _legal_react_flute,
    "choose_card": _legal_choose_card,
    "react": _legal_react,
    "refill": _legal_refill,
    "choose_tool": _legal_choose_tool,
    "discard_hand": _legal_discard_hand,
    "drop_trinket": _legal_drop_trinket,
    "shield": _legal_shield,
    "flute_place": _legal_flute_place,
    "peek": _legal_peek,
    "dust_tool": _legal_dust_tool,
}
"""What each decision offers."""
