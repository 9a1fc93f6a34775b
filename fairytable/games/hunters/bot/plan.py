"""What a bot of Hunters would do (rules page, section 12), by what its player may know."""

from collections.abc import Callable, Mapping

from fairytable.engine import Action
from fairytable.games.hunters.bot.outlook import REACH, TRAPPED, UNKNOWN, Outlook
from fairytable.games.hunters.cards import (
    AGARIC,
    DECK,
    DUST,
    FLUTE,
    FOXGLOVE,
    HORSESHOE,
    POPPY,
    PUFFBALL,
    STONE,
    THREAD,
    VALUE,
)
from fairytable.games.hunters.rules.actions import CAGE, CAMERA, CHEST, TOOLS
from fairytable.games.hunters.rules.decisions import PAIRS
from fairytable.games.hunters.rules.state import HuntersState
from fairytable.games.hunters.rules.zones import CENTRE, PLACE

WISP = DECK.face("wisp")
SPENT = 1.0
"""How much more than its points a trinket must bring to be used."""
EFFORT = 0.05
"""A swap that brings no more is not made."""


def plan(state: HuntersState, player: int) -> Action | None:
    """What the reference heuristic of the rules page does in each decision."""
    asked = state.decision
    if asked is None:
        return None
    actions = state.distinct(state.legal())
    if len(actions) == 1:
        return actions[0]
    return _PLANS[asked.name](Outlook(state, player), actions)


def _plan_swap(outlook: Outlook, actions: list[Action]) -> Action:
    """Look two swaps ahead and make the first one of the best pair."""
    state = outlook.state
    stone = _use(state, actions, STONE)
    if stone and state.swaps_left > 1 and len(state.unseen(outlook.viewer)) > 6:
        return stone
    reveals = outlook.reveals(range(state.players))
    swaps = {_places(state, action): action for action in actions if action.verb == "swap"}
    value, first = _best_swap(outlook, reveals, min(state.swaps_left, 2))
    if first is not None:
        return swaps[first]
    if not state.swaps_left:
        thread = _use(state, actions, THREAD)
        if thread and _best_swap(outlook, reveals, 1)[0] - value > VALUE[THREAD] + SPENT:
            return thread
        dust = _use(state, actions, DUST)
        if dust and _better_tool(outlook, state.pos[outlook.viewer]) > VALUE[DUST] + SPENT:
            return dust
    return actions[-1]


def _best_swap(
    outlook: Outlook, reveals: list[tuple[int, list[float]]], swaps: int
) -> tuple[float, tuple[int, int] | None]:
    """The best value that up to so many swaps reach, and the first of them."""
    circle = outlook.circle[:]
    best, first = outlook.expected(reveals, circle) + EFFORT, None
    for pair in PAIRS if swaps else ():
        i, j = pair
        circle[i], circle[j] = circle[j], circle[i]
        value = outlook.expected(reveals, circle)
        if value > best:
            best, first = value, pair
        if swaps > 1:
            for k, m in PAIRS:
                circle[k], circle[m] = circle[m], circle[k]
                value = outlook.expected(reveals, circle) - EFFORT
                circle[k], circle[m] = circle[m], circle[k]
                if value > best:
                    best, first = value, pair
        circle[i], circle[j] = circle[j], circle[i]
    return best, first


def _plan_thread_swap(outlook: Outlook, actions: list[Action]) -> Action:
    state, me = outlook.state, outlook.viewer
    swaps = {_places(state, action): action for action in actions}
    waiting = state.pending[-2]
    if waiting.name == "shift":
        _, pair = _best_swap(outlook, outlook.reveals(range(state.players)), 1)
        return actions[0] if pair is None else swaps[pair]
    place = waiting.number if waiting.name == "face" else state.pos[me]
    if place == CENTRE:
        return actions[0]
    gains = outlook.gains(me, state.tool[me])

    def brought(pair: tuple[int, int]) -> float:
        q = pair[0] if pair[1] == place else pair[1]
        return gains[outlook.face(q)]

    nearby = [pair for pair in swaps if place in pair]
    return swaps[max(nearby, key=brought)] if nearby else actions[0]


def _plan_choose_card(outlook: Outlook, actions: list[Action]) -> Action:
    r = outlook.state.pending[-1].number
    gains = outlook.gains(r, outlook.state.tool[r])
    where = outlook.state.table.where
    return max(actions, key=lambda a: gains[outlook.face(PLACE[where[a.the_card]])])


def _plan_react_flute(outlook: Outlook, actions: list[Action]) -> Action:
    """Out of the centre if a card is worth more than what the others would choose."""
    gains = outlook.gains(outlook.viewer, outlook.state.tool[outlook.viewer])
    choices = [gains[outlook.face(q)] for q in outlook.free_places()]
    worth_it = max(choices) - min(choices) > VALUE[FLUTE]
    return actions[0] if worth_it else actions[-1]


def _plan_react(outlook: Outlook, actions: list[Action]) -> Action:
    state, me = outlook.state, outlook.viewer
    place = state.pending[-1].number
    dust, thread = _use(state, actions, DUST), _use(state, actions, THREAD)
    if dust and _better_tool(outlook, place) > VALUE[DUST] + SPENT:
        return dust
    if thread:
        gains = outlook.gains(me, state.tool[me])
        near = [gains[outlook.face(q)] for q in REACH[1][place]]
        if max(near) - gains[outlook.face(place)] > VALUE[THREAD] + SPENT:
            return thread
    return actions[-1]


def _better_tool(outlook: Outlook, place: int) -> float:
    """How much more the card at a place would bring with another tool."""
    state, me = outlook.state, outlook.viewer
    if place == CENTRE:
        return 0.0
    face = outlook.face(place)
    tools = [t for t in range(len(TOOLS)) if t != CAMERA or state.camera_works(me)]
    return max(outlook.gains(me, t)[face] for t in tools) - outlook.gains(me, state.tool[me])[face]


def _plan_refill(outlook: Outlook, actions: list[Action]) -> Action:
    """The card that the own best tool makes most of; of dull ones the least harmful."""
    state, me = outlook.state, outlook.viewer
    cage, chest = outlook.gains(me, CAGE), outlook.gains(me, CHEST)

    def promise(action: Action) -> float:
        face = state.table.faces[action.the_card]
        return max(cage[face], chest[face]) if face != WISP else TRAPPED

    return max(actions, key=promise)


def _plan_choose_tool(outlook: Outlook, actions: list[Action]) -> Action:
    state, me = outlook.state, outlook.viewer
    active = (state.active + 1) % state.players if state.turn else state.first
    tools = [action for action in actions if action.verb == "tool"]
    return max(tools, key=lambda a: outlook.next_reveal(me, _tool(a), active))


def _plan_dust_tool(outlook: Outlook, actions: list[Action]) -> Action:
    state, me = outlook.state, outlook.viewer
    waiting = state.pending[-2]
    place = waiting.number if waiting.name == "face" else state.pos[me]
    face = UNKNOWN if place == CENTRE else outlook.face(place)
    return max(actions, key=lambda a: outlook.gains(me, _tool(a))[face])


def _plan_flute_place(outlook: Outlook, actions: list[Action]) -> Action:
    gains = outlook.gains(outlook.viewer, outlook.state.tool[outlook.viewer])
    return max(actions, key=lambda a: gains[outlook.face(PLACE[a.the_zone])])


def _plan_peek(outlook: Outlook, actions: list[Action]) -> Action:
    """First the own card, then those that one swap or two can bring."""
    state = outlook.state
    place = max(state.pos[outlook.viewer], 0)
    far = {q: k for k in (3, 2, 1, 0) for q in REACH[k][place]}
    return min(actions, key=lambda a: far[PLACE[state.table.where[a.the_card]]])


def _plan_shield(outlook: Outlook, actions: list[Action]) -> Action:
    state = outlook.state
    card = state.pending[-1].number
    losses = outlook.losses[outlook.viewer]
    loss = {
        AGARIC: losses.worst_fairy,
        FOXGLOVE: losses.best_fairy,
        PUFFBALL: losses.photo,
        POPPY: losses.photo,
    }.get(state.table.faces[card], 0)
    return actions[0] if loss > VALUE[HORSESHOE] else actions[-1]


def _plan_least(outlook: Outlook, actions: list[Action]) -> Action:
    """Part with the least valuable card; of worthless ones with wisps and flowers first."""
    faces = outlook.state.table.faces
    return min(actions, key=lambda a: (VALUE[faces[a.the_card]], -faces[a.the_card]))


def _tool(action: Action) -> int:
    return TOOLS.index(action.the_zone.rpartition(".")[2])


def _places(state: HuntersState, swap: Action) -> tuple[int, int]:
    return PLACE[state.table.where[swap.the_card]], PLACE[swap.the_zone]


def _use(state: HuntersState, actions: list[Action], trinket: int) -> Action | None:
    """The action that uses this trinket, if it is there."""
    faces = state.table.faces
    return next((a for a in actions if a.verb == "use" and faces[a.the_card] == trinket), None)


_PLANS: Mapping[str, Callable[[Outlook, list[Action]], Action]] = {
    "swap": _plan_swap,
    "thread_swap": _plan_thread_swap,
    "choose_card": _plan_choose_card,
    "react_flute": _plan_react_flute,
    "react": _plan_react,
    "refill": _plan_refill,
    "choose_tool": _plan_choose_tool,
    "dust_tool": _plan_dust_tool,
    "flute_place": _plan_flute_place,
    "peek": _plan_peek,
    "shield": _plan_shield,
    "drop_trinket": _plan_least,
    "discard_hand": _plan_least,
}
