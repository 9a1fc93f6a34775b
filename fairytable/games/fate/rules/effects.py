"""What each choice does in Fairy's Fate: turn, journey, good fairies (6.1 to 6.3, 7.1)."""

from collections.abc import Callable

from fairytable.engine import Decision
from fairytable.games.fate.cards import ACTIVE, OBJECTS, PLACES, SPELL
from fairytable.games.fate.rules.actions import CHOOSE, DRAW_ONE, FINISH, JOURNEY_PLAY
from fairytable.games.fate.rules.collection import (
    accept,
    cancel,
    collect_in_turn,
    collect_on,
    discard,
    eliminate,
    leave,
    lose,
    next_card,
)
from fairytable.games.fate.rules.position import Position
from fairytable.games.fate.rules.telling import (
    spot,
    tell,
    tell_move,
    tell_play,
    tell_secret,
    tell_swap,
)
from fairytable.games.fate.rules.turn import begin_turn, lost_to_stone
from fairytable.games.fate.rules.zones import FRONT, HAND, PLACE, RECIPE_ROW

# The turn (6.1, 6.2)


def play(state: Position, card: int, zone: str) -> None:
    table = state.table
    table.move(card, zone)
    if not len(table.zones[zone]) & 1:
        table.turn_up(card)
    if table.events is not None:
        tell_play(state, card)
    state.passed = 0
    if state.last_phase():
        _after_draw(state)
    else:
        state.pending = DRAW_ONE[state.player]


def _pass(state: Position) -> None:
    tell(state, "pass")
    if state.starter is None:
        state.passed |= 1 << state.player
        _end_turn(state)  # D6: no draw
    else:
        state.pending = CHOOSE[state.player]


def _draw(state: Position, deck: str) -> None:
    table, hand = state.table, HAND[state.player]
    table.draw(deck, hand)
    if table.events is not None:
        tell_secret(state, "draw", table.zones[hand][-1])
    if state.pending[-1].name == "wealth_draw":
        _used(state)
    else:
        _after_draw(state)


def _after_draw(state: Position) -> None:
    if state.starter is None:
        _finish_turn(state)
    else:
        state.pending = CHOOSE[state.player]


def _finish_turn(state: Position) -> None:
    if state.usable(state.player):
        state.pending = FINISH[state.player]
    else:
        _end_turn(state)


def _done(state: Position) -> None:
    tell(state, "done")
    _end_turn(state)


def _end_turn(state: Position) -> None:
    if state.starter is not None:
        _next_traveller(state)
        return
    state.player = (state.player + 1) % state.players
    begin_turn(state)


# The journey (6.3)


def _travel(state: Position, zone: str) -> None:
    state.starter = state.player
    state.final = state.last_phase()
    state.passed = 0
    state.journeys += 1
    if state.table.events is not None:
        tell(state, "travel", place=PLACES[PLACE.index(zone)], final=int(state.final))
    _head_for(state, zone)


def _go(state: Position, zone: str) -> None:
    if state.table.events is not None:
        tell(state, "go", place=PLACES[PLACE.index(zone)])
    _head_for(state, zone)


def _head_for(state: Position, zone: str) -> None:
    player = state.player
    state.dest = (*state.dest[:player], PLACE.index(zone), *state.dest[player + 1 :])
    _finish_turn(state)


def _stay(state: Position) -> None:
    tell(state, "stay")
    _finish_turn(state)


def _next_traveller(state: Position) -> None:
    while True:
        state.player = (state.player + 1) % state.players
        if state.player == state.starter:
            collect_in_turn(state)
            return
        if not lost_to_stone(state):
            state.pending = JOURNEY_PLAY[state.player]
            return


# The good fairies at work (7.1)


def _use(state: Position, card: int) -> None:
    table, player = state.table, state.player
    spell = ACTIVE[SPELL[table.faces[card]]]
    eliminate(state, card)
    state.passed = 0
    tell(state, "use", fairy=spell)
    if spell == "wisdom":
        table.draw("recipe_pile", RECIPE_ROW[player])
        _used(state)
    else:
        state._push(player, _FIRST_QUESTION[spell])


def _used(state: Position) -> None:
    """A fairy's work is done: back to the decision below, if it still exists."""
    state.pending = state.pending[:1]
    waiting = state.pending[0].name
    if waiting == "finish":
        _finish_turn(state)
    elif waiting == "collect":
        collect_on(state)
    elif waiting == "draw" and state.last_phase():
        _after_draw(state)


def _then(state: Position, player: int, name: str, about: int) -> None:
    """The next question of a fairy takes the place of the last one."""
    state.pending = (state.pending[0], Decision(player, name, about))


def _peek(state: Position, card: int) -> None:
    table = state.table
    table.peek(card, state.player)
    if table.events is not None:
        tell_secret(state, "peek", card, **spot(state, card))
    lying_down = sum([len(table.zones[zone]) + 1 >> 1 for zone in PLACE])
    if state.pending[-1].about is None and lying_down > 1:  # D21
        _then(state, state.player, "peek", card)
    else:
        _used(state)


def _ask(state: Position, front: str) -> None:
    asked = FRONT.index(front)
    tell(state, "ask", other=asked)
    _answer_from(state, asked, 0)


def _answer_from(state: Position, asked: int, recipe: int) -> None:
    """D19: recipe by recipe, oldest first; the asked one chooses among several objects."""
    for k in range(recipe, len(state.table.zones[RECIPE_ROW[asked]])):
        missing = state.missing(asked, k)
        if missing.bit_count() > 1:
            _then(state, asked, "answer", k)
            return
        _hear(state, asked, k, OBJECTS[missing.bit_length() - 1] if missing else "")
    _used(state)


def name_object(state: Position, name: str) -> None:
    asked, recipe = state.pending[-1].player, state.pending[-1].number
    _hear(state, asked, recipe, name)
    _answer_from(state, asked, recipe + 1)


def _hear(state: Position, asked: int, recipe: int, lacking: str) -> None:
    state.answers = (*state.answers, (state.turns, state.player, asked, recipe, lacking))
    state.table.say("heard", player=asked, k=recipe + 1, object=lacking)


def _pick_card(state: Position, card: int) -> None:
    """One of the cards that Jabamiah swaps, or the one that Rochel moves."""
    question = state.pending[-1].name
    if question == "swap_second":
        _swap(state, state.pending[-1].number, card)
        return
    if state.table.events is not None:
        tell(state, "pick", **spot(state, card))
    _then(state, state.player, "swap_second" if question == "swap_first" else "move_to", card)


def _swap(state: Position, card: int, other: int) -> None:
    table = state.table
    table.swap(card, other)
    _turn_by_position(state, table.where[card])
    _turn_by_position(state, table.where[other])
    if table.events is not None:
        tell_swap(state, card, other)
    _used(state)


def _move_to(state: Position, zone: str) -> None:
    card = state.pending[-1].number
    source = state.table.where[card]
    before = spot(state, card)
    state.table.move(card, zone)
    _turn_by_position(state, source)
    _turn_by_position(state, zone)
    if state.table.events is not None:
        tell_move(state, card, before)
    _used(state)


def _turn_by_position(state: Position, zone: str) -> None:
    """D15: the first and third cards lie face down, the second and fourth face up."""
    for i, card in enumerate(state.table.zones[zone]):
        if i & 1:
            state.table.turn_up(card)
        else:
            state.table.turn_down(card)


_FIRST_QUESTION = {
    "sight": "peek",
    "wealth": "wealth_draw",
    "truth": "ask",
    "mutation": "swap_first",
    "transport": "move_card",
}

WITH_CARD: dict[str, Callable[[Position, int], None]] = {
    "use": _use,
    "next": next_card,
    "cancel": cancel,
    "peek": _peek,
    "card": _pick_card,
    "discard": discard,
    "lose": lose,
}
WITH_ZONE: dict[str, Callable[[Position, str], None]] = {
    "draw": _draw,
    "travel": _travel,
    "go": _go,
    "ask": _ask,
    "to": _move_to,
}
BUTTONS: dict[str, Callable[[Position], None]] = {
    "pass": _pass,
    "stay": _stay,
    "done": _done,
    "next": leave,
    "accept": accept,
}
