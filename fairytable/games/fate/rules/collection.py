"""What a traveller of Fairy's Fate collects, card by card (rules page, 6.4 and 7.2 to 7.4)."""

from fairytable.engine import Decision
from fairytable.games.fate.cards import (
    ADVERSITY,
    DARKNESS,
    FIRST_BAD,
    FIRST_GOOD,
    FIRST_THIEF,
    KIND,
    KINDS,
    OBJECTS,
    PETRIFY,
    PLACES,
    POVERTY,
    SERPENT,
    TAKES,
)
from fairytable.games.fate.rules.actions import COLLECT
from fairytable.games.fate.rules.decisions import warding
from fairytable.games.fate.rules.position import FULL, Position
from fairytable.games.fate.rules.telling import kind_of, tell
from fairytable.games.fate.rules.turn import begin_turn, finish_game, petrify
from fairytable.games.fate.rules.zones import FRONT, HAND, PLACE

RECIPE_SIZE = 4
BITE = 4
"""One serpent in this many bites (D29)."""


# Who collects (6.3)


def collect_in_turn(state: Position) -> None:
    """D25: clockwise from the starter; those who find nothing are passed over (D17)."""
    place = state.dest[state.player]
    if place is not None and state.table.zones[PLACE[place]]:
        state.table.move_all(PLACE[place], "collect")
        _darkness_first(state)
    else:
        _next_collector(state)


def _next_collector(state: Position) -> None:
    state.player = (state.player + 1) % state.players
    if state.player == state.starter:
        _clear_places(state)
    else:
        collect_in_turn(state)


def _clear_places(state: Position) -> None:
    """D27: after the collections; then the starter is on turn (D26)."""
    table = state.table
    for i, zone in enumerate(PLACE):
        cards = table.zones[zone]
        if len(cards) == FULL or DARKNESS in [KIND[table.faces[card]] for card in cards[1::2]]:
            table.move_all(zone, "discard")
            table.say("cleared", place=PLACES[i])
    state.starter = None
    state.dest = (None,) * state.players
    if state.final:
        finish_game(state, "last_journey")
    else:
        begin_turn(state)


# One collection (6.4)


def _darkness_first(state: Position) -> None:
    table = state.table
    dark = [card for card in table.zones["collect"] if KIND[table.faces[card]] == DARKNESS]
    if dark and warding(state, DARKNESS) is not None:  # D12, D13
        _threaten(state, dark[0])
        return
    if dark:
        _swallow(state)
    collect_on(state)


def _swallow(state: Position) -> None:
    state.table.move_all("collect", "discard")
    tell(state, "darkness")


def collect_on(state: Position) -> None:
    """Open a window if a fairy could be used in it; if not, resolve the next card."""
    zones = state.table.zones
    while not state.usable(state.player):
        if not zones["collect"]:
            _next_collector(state)
            return
        if _resolve(state, zones["collect"][0]):
            return
    state.pending = COLLECT[state.player]


def leave(state: Position) -> None:
    """The last window is closed."""
    tell(state, "leave")
    _next_collector(state)


def next_card(state: Position, card: int) -> None:
    if not _resolve(state, card):
        collect_on(state)


def _resolve(state: Position, card: int) -> bool:
    """Let a card work; whether the player has to decide something, or all is over."""
    table = state.table
    kind = KIND[table.faces[card]]
    if kind == SERPENT:
        return _meet_serpent(state, card)
    if kind < FIRST_THIEF or FIRST_GOOD <= kind < FIRST_BAD:
        table.move(card, FRONT[state.player])
        if table.events is not None:
            tell(state, "take", card=state.table.name_of(card))
        return False
    if not _hurts(state, card):
        eliminate(state, card)
        if table.events is not None:
            tell(state, "harmless", card=state.table.name_of(card))
        return False
    if warding(state, kind) is None:
        return _suffer(state, card)
    _threaten(state, card)
    return True


def _threaten(state: Position, card: int) -> None:
    """Ask whether a harmful card is warded off."""
    state.pending = (Decision(state.player, "ward", card),)
    if state.table.events is not None:
        tell(state, "threat", card=state.table.name_of(card))


def eliminate(state: Position, card: int) -> None:
    state.table.move(card, "discard")


def cancel(state: Position, fairy: int) -> None:
    harmful = state.pending[-1].number
    eliminate(state, fairy)
    eliminate(state, harmful)
    if state.table.events is not None:
        tell(state, "ward", card=state.table.name_of(harmful), fairy=kind_of(state, fairy))
    if KIND[state.table.faces[harmful]] == DARKNESS:
        _darkness_first(state)
    else:
        collect_on(state)


def accept(state: Position) -> None:
    harmful = state.pending[-1].number
    if state.table.events is not None:
        tell(state, "accept", card=state.table.name_of(harmful))
    if KIND[state.table.faces[harmful]] == DARKNESS:
        _swallow(state)
    elif _suffer(state, harmful):
        return
    collect_on(state)


# Thieves and bad fairies (7.2, 7.3)


def _hurts(state: Position, card: int) -> bool:
    face = state.table.faces[card]
    kind = KIND[face]
    if kind == POVERTY:
        return bool(state.table.zones[HAND[state.player]])
    if kind == ADVERSITY:
        return any(state.objects(state.player))
    return kind == PETRIFY or state.top(state.player, TAKES[face]) is not None


def _suffer(state: Position, card: int) -> bool:
    """A harmful card works; whether the player has to choose what to lose."""
    face = state.table.faces[card]
    kind = KIND[face]
    if kind in (POVERTY, ADVERSITY):
        state.pending = (Decision(state.player, KINDS[kind], card),)
        tell(state, KINDS[kind])
        return True
    if kind == PETRIFY:
        petrify(state, 1)
        _harmed(state, card, "turn")
    else:
        stolen = state.top(state.player, TAKES[face])
        assert stolen is not None
        eliminate(state, stolen)
        _harmed(state, card, OBJECTS[TAKES[face]])
    return False


def _harmed(state: Position, card: int, what: str) -> None:
    """The harmful card has done its work."""
    eliminate(state, card)
    if state.table.events is not None:
        tell(state, "harm", card=state.table.name_of(card), what=what)


def discard(state: Position, card: int) -> None:
    eliminate(state, card)
    _harmed(state, state.pending[-1].number, state.table.name_of(card))
    collect_on(state)


def lose(state: Position, card: int) -> None:
    eliminate(state, card)
    if state.pending[-1].name == "adversity":
        _harmed(state, state.pending[-1].number, kind_of(state, card))
    elif state.table.events is not None:
        tell(state, "bite", object=kind_of(state, card))
    collect_on(state)


# The Serpent fairy (7.4)


def _meet_serpent(state: Position, card: int) -> bool:
    table, player = state.table, state.player
    table.move(card, FRONT[player])
    count = state.serpents(player)
    tell(state, "meet", k=count)
    if state.matched(player) == RECIPE_SIZE:
        state.freed = player
        finish_game(state, "freed")  # D31: at once
        return True
    if count % BITE or not any(state.objects(player)):
        return False
    state.pending = (Decision(player, "bite"),)  # D30: no ward
    return True
