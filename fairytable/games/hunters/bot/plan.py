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
    """The best value that up to this many swaps reach, and the first of them."""
    now = outlook.expected(reveals, outlook.circle)
    if not swaps:
        return now + EFFORT, None
    change = _Changes(outlook, reveals)
    gains = [change(pair) for pair in PAIRS]
    best = EFFORT
    first: tuple[int, int] | None = None
    gain, pair = max(zip(gains, PAIRS, strict=True), key=_gain)
    if gain > best:
        best, first = gain, pair
    if swaps > 1:
        # What a second swap brings that moves neither card of the first is what it brings now.
        # Where somebody in the centre may get any card that is not so, and is not thought out.
        ranked = sorted(zip(gains, PAIRS, strict=True), key=_gain, reverse=True)
        tangled = change.from_centre
        circle = change.circle
        for gain, pair in zip(gains, PAIRS, strict=True):
            i, j = pair
            circle[i], circle[j] = circle[j], circle[i]
            further = max([change(other) for other in _TOUCHING[pair]])
            circle[i], circle[j] = circle[j], circle[i]
            for apart, (k, m) in ranked:
                if tangled or apart <= further:
                    break
                if k not in pair and m not in pair:
                    further = apart
                    break
            if gain + further - EFFORT > best:
                best, first = gain + further - EFFORT, pair
    return now + best, first


def _gain(ranked: tuple[float, tuple[int, int]]) -> float:
    return ranked[0]


_TOUCHING = {
    pair: tuple(other for other in PAIRS if other != pair and set(other) & set(pair))
    for pair in PAIRS
}


class _Changes:
    """What a swap changes in what the reveals bring."""

    def __init__(self, outlook: Outlook, reveals: list[tuple[int, list[float]]]) -> None:
        self.circle = outlook.circle[:]
        self._outlook = outlook
        self._at = dict(reveals)
        self.from_centre = [reveal for reveal in reveals if reveal[0] == CENTRE]
        """Whose card is chosen among those before which nobody stands."""

    def __call__(self, pair: tuple[int, int]) -> float:
        i, j = pair
        at, circle = self._at, self.circle
        if i not in at and j not in at:
            return 0.0
        here, there = circle[i], circle[j]
        if here == there:
            return 0.0
        change = 0.0
        for place, before, after in ((i, here, there), (j, there, here)):
            if place in at:
                gains = at[place]
                change += 0.0 if after is None else gains[after]
                change -= 0.0 if before is None else gains[before]
        if self.from_centre and not (i in at and j in at):
            choose = self._outlook.expected
            change -= choose(self.from_centre, circle)
            circle[i], circle[j] = there, here
            change += choose(self.from_centre, circle)
            circle[i], circle[j] = here, there
        return change


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
    """The card that one's own best tool makes most of; of dull ones the least harmful."""
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
    """First one's own card, then those that one swap or two can bring."""
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
