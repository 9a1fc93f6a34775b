"""The turn of Hunters, step by step, and the end of the game (rules page, sections 6 and 8)."""

from collections.abc import Callable, Mapping
from typing import Literal

from fairytable.engine import Decision
from fairytable.games.hunters.cards import DUST, FLUTE, THREAD
from fairytable.games.hunters.rules.actions import ASK_REFILL, ASK_SWAP, TOOL_AT, TOOLS, turn_of
from fairytable.games.hunters.rules.effects import (
    discard,
    drop_trinket,
    peek,
    resolve,
    step_out,
    strike,
    suffer,
    use,
    wither,
)
from fairytable.games.hunters.rules.position import HAND_SIZE, Position
from fairytable.games.hunters.rules.zones import CENTRE, CIRCLE, HANDS, PLACE, hour_of

SWAPS = {3: 3, 4: 3, 5: 2, 6: 2}


def _begin_turn(state: Position, asked: Decision) -> None:
    active = asked.player
    state.turn += 1
    state.active = active
    state.swaps_left = 0 if state.dizzy[active] else SWAPS[state.players]
    state.dizzy[active] = False
    state.quiet = True
    state.pending = turn_of(state.players, active)
    if state.table.events is not None:
        state.table.say("turn", t=state.turn, player=active, swaps=state.swaps_left)


# Shift


def _shift(state: Position, asked: Decision) -> None:
    active = asked.player
    if (
        state.swaps_left
        or state.holds(active, (THREAD, DUST))
        or (state.pos[active] == CENTRE and state.holds(active, (FLUTE,)))
    ):
        state.pending += ASK_SWAP[active]


def _swap(state: Position, asked: Decision, card: int, zone: str) -> None:
    table = state.table
    if table.events is not None:
        here, there = hour_of(PLACE[table.where[card]]), hour_of(PLACE[zone])
        table.say("swap", player=asked.player, h=here, i=there)
    table.swap(card, table.zones[zone][0])
    if asked.name == "swap":
        state.swaps_left -= 1
        _shift(state, asked)


def _done(state: Position, asked: Decision, card: None, zone: None) -> None:
    """The reveals wait on the stack."""
    state.table.say("done", player=asked.player)


# Reveal


def _reveal(state: Position, asked: Decision) -> None:
    r = asked.player
    place = state.pos[r]
    if place != CENTRE:
        _face(state, r, place)
    elif r != state.active and state.holds(r, (FLUTE,)):
        state._push(r, "react_flute")
    else:
        state._push(state.active, "choose_card", r)  # D9, D10


def _choose_card(state: Position, asked: Decision, card: int, zone: None) -> None:
    r = asked.number
    place = PLACE[state.table.where[card]]
    if state.table.events is not None:
        state.table.say("choice", player=asked.player, r=r, h=hour_of(place))
    _face(state, r, place)


def _face(state: Position, r: int, place: int) -> None:
    """Resolve the card at a place; whose card has changed may react before."""
    cards = state.table.zones[CIRCLE[place]]
    if not cards:
        state.table.say("nothing.empty", player=r)  # D12
    elif (
        r != state.active
        and cards[0] != state.noted[r]
        # D20. At most five places are empty by now, so a Thread always finds a pair.
        and state.holds(r, (THREAD, DUST))
    ):
        state._push(r, "react", place)
    else:
        resolve(state, r, place)


def _face_again(state: Position, asked: Decision) -> None:
    _face(state, asked.player, asked.number)


def _pass(state: Position, asked: Decision, card: None, zone: None) -> None:
    if asked.name == "react_flute":
        state.table.say("stay", player=asked.player)
        state._push(state.active, "choose_card", asked.player)
    else:
        state.table.say("react.pass", player=asked.player)
        resolve(state, asked.player, asked.number)


# Restore


def _restore(state: Position, asked: Decision) -> None:
    keepers = state.keepers()
    if not keepers:
        return
    duties = []
    for p in state.clockwise(asked.player):  # D23
        places = [q for q, keeper in keepers.items() if keeper == p]
        cards = len(state.table.zones[HANDS[p]])
        if len(places) > cards:
            state.table.say("end.circle", player=p, h=hour_of(places[cards]))
            _end(state, "circle")  # D14: at once, nobody refills
            return
        duties += [ASK_REFILL[p][q] for q in places]
    state.pending += tuple(reversed(duties))


def _refill(state: Position, asked: Decision, card: int, zone: str) -> None:
    table = state.table
    table.move(card, zone)
    if table.events is not None:
        p, secret = asked.player, {"card": table.name_of(card)}
        table.say_knowing(1 << p, secret, "refill", player=p, h=hour_of(PLACE[zone]))


# Tools


def _take_tool(state: Position, asked: Decision, card: None, zone: str) -> None:
    p = asked.player
    state.tool[p] = TOOL_AT[zone]
    if asked.name == "choose_tool":
        if state.no_camera[p]:
            state.no_camera[p] -= 1
        place = state.pos[p]
        state.noted[p] = None if place == CENTRE else state.table.zones[CIRCLE[place]][0]
    if state.table.events is not None:
        state.table.say("tools", player=p, tool=TOOLS[TOOL_AT[zone]])


# Close


def _close(state: Position, asked: Decision) -> None:
    table, active = state.table, asked.player
    over = len(table.zones[HANDS[active]]) - HAND_SIZE
    if over > 0:
        state._push(active, "close")
        state._push(active, "discard_hand", over)
        return
    drawn = table.draw("deck", HANDS[active], -over)  # D16: discards never return
    if table.events is not None:
        table.say("close.draws", player=active, k=drawn)
    state.quiet_run = state.quiet_run + 1 if state.quiet else 0
    left = 2 * state.players - state.quiet_run
    if not left:
        table.say("end.dawn")
        _end(state, "dawn")  # D22
        return
    if left <= state.players:
        table.say("fading", k=left)
    state._push((active + 1) % state.players, "turn")


def _discard_hand(state: Position, asked: Decision, card: int, zone: str) -> None:
    discard(state, card)
    if state.table.events is not None:
        state.table.say("close.discards", player=asked.player, card=state.table.name_of(card))


# End of game (section 8)


def _end(state: Position, reason: Literal["circle", "dawn"]) -> None:
    state.ended = reason
    state.pending = ()


STEPS: Mapping[str, Callable[[Position, Decision], None]] = {
    "turn": _begin_turn,
    "shift": _shift,
    "reveal": _reveal,
    "face": _face_again,
    "strike": strike,
    "wither": wither,
    "restore": _restore,
    "close": _close,
}

EFFECTS: Mapping[str, Callable[..., None]] = {
    "swap": _swap,
    "done": _done,
    "card": _choose_card,
    "pass": _pass,
    "refill": _refill,
    "tool": _take_tool,
    "discard": _discard_hand,
    "drop": drop_trinket,
    "suffer": suffer,
    "use": use,
    "stand": step_out,
    "peek": peek,
}
"""What each verb does with its card and zone; the decision it answers is off the stack already."""
