"""What a bot of Hunters would do (rules page, section 12), by what its player may know."""

from collections.abc import Callable, Mapping, Sequence

from fairytable.engine import Action
from fairytable.games.hunters.bot.outlook import REACH, TRAPPED, UNKNOWN, Outlook
from fairytable.games.hunters.cards import (
    AGARIC,
    DECK,
    DUST,
    FLUTE,
    FOXGLOVE,
    HORSESHOE,
    PLACES,
    POPPY,
    PUFFBALL,
    STONE,
    THREAD,
    VALUE,
)
from fairytable.games.hunters.rules.actions import CAGE, CAMERA, CHEST, SWAP, TOOLS
from fairytable.games.hunters.rules.decisions import PAIRS
from fairytable.games.hunters.rules.state import HuntersState
from fairytable.games.hunters.rules.zones import CENTRE, CIRCLE, PLACE

WISP = DECK.face("wisp")
SPENT = 1.0
"""How much more than its points a trinket must bring to be used."""
EFFORT = 0.05
"""A swap that brings no more is not made."""
MOST_SWAPS = 12
"""How many ways to swap are worth a closer look."""

Pair = tuple[int, int]
Reveal = tuple[int, list[float]]
"""Where somebody stands, and what each face there brings."""


def plan(state: HuntersState, player: int) -> Action | None:
    """What the reference heuristic of the rules page does in each decision."""
    asked = state.decision
    if asked is None:
        return None
    actions = state.legal()
    if len(actions) == 1:
        return actions[0]
    return _PLANS[asked.name](Outlook(state, player), actions)


def plan_turn(state: HuntersState, player: int) -> tuple[Action, ...]:
    """The plan; of two swaps both, because a swap shows nobody anything."""
    asked = state.decision
    if asked is None:
        return ()
    actions = state.legal()
    if len(actions) == 1:
        return (actions[0],)
    outlook = Outlook(state, player)
    if asked.name != "swap":
        return (_PLANS[asked.name](outlook, actions),)
    return _plan_swaps(outlook, actions)


def ways(state: HuntersState, player: int) -> Sequence[Sequence[Action]]:
    """Those swaps that promise most, then everything else that can be done."""
    asked = state.decision
    if asked is None or asked.name != "swap" or not state.swaps_left:
        return ()
    actions = state.legal()
    outlook = Outlook(state, player)
    plan = _plan_swaps(outlook, actions)
    ranked = [
        _swaps(state, pairs)
        for _, pairs in _ranked_swaps(outlook, outlook.reveals(range(state.players)))[:MOST_SWAPS]
    ]
    others = [(action,) for action in actions if action.verb != "swap"]
    rest = [(action,) for action in actions if action.verb == "swap" and (action,) not in ranked]
    return [plan, *[way for way in (*ranked, *others, *rest) if way != plan]]


def _plan_swap(outlook: Outlook, actions: list[Action]) -> Action:
    return _plan_swaps(outlook, actions)[0]


def _plan_swaps(outlook: Outlook, actions: list[Action]) -> tuple[Action, ...]:
    """Look two swaps ahead and make the best pair."""
    state = outlook.state
    stone = _use(state, actions, STONE)
    if stone and state.swaps_left > 1 and len(state.unseen(outlook.viewer)) > 6:
        return (stone,)
    reveals = outlook.reveals(range(state.players))
    gain, pairs = _best_swaps(outlook, reveals, min(state.swaps_left, 2))
    if pairs:
        return _swaps(state, pairs)
    if not state.swaps_left:
        thread = _use(state, actions, THREAD)
        if thread and _best_swaps(outlook, reveals, 1)[0] - gain > VALUE[THREAD] + SPENT:
            return (thread,)
        dust = _use(state, actions, DUST)
        if dust and _better_tool(outlook, state.pos[outlook.viewer]) > VALUE[DUST] + SPENT:
            return (dust,)
    return (actions[-1],)


def _swaps(state: HuntersState, pairs: Sequence[Pair]) -> tuple[Action, ...]:
    """Swaps one after the other, as actions."""
    zones, moved, actions = state.table.zones, dict[int, int](), []
    for i, j in pairs:
        here, there = [moved.get(q, zones[CIRCLE[q]][0]) for q in (i, j)]
        moved[i], moved[j] = there, here
        actions.append(SWAP[here][j])
    return tuple(actions)


def _best_swaps(
    outlook: Outlook, reveals: list[Reveal], swaps: int
) -> tuple[float, tuple[Pair, ...]]:
    """What up to this many swaps bring at most, and the swaps."""
    best: float = EFFORT
    pairs: tuple[Pair, ...] = ()
    if not swaps:
        return best, pairs
    change = _Changes(outlook, reveals)
    gains = [change(pair) for pair in PAIRS]
    gain, pair = max(zip(gains, PAIRS, strict=True), key=_gain)
    if gain > best:
        best, pairs = gain, (pair,)
    if swaps > 1:
        for gain, way in change.doubles(gains):
            if gain > best:
                best, pairs = gain, way
    return best, pairs


def _ranked_swaps(outlook: Outlook, reveals: list[Reveal]) -> list[tuple[float, tuple[Pair, ...]]]:
    """Single swaps and, where there are swaps enough, the best pairs; the best first."""
    change = _Changes(outlook, reveals)
    gains = [change(pair) for pair in PAIRS]
    ranked: list[tuple[float, tuple[Pair, ...]]] = [
        (gain, (pair,)) for gain, pair in zip(gains, PAIRS, strict=True) if gain
    ]
    if outlook.state.swaps_left > 1:
        ranked += change.doubles(gains)
    return sorted(ranked, key=_gain, reverse=True)


def _gain(ranked: tuple[float, object]) -> float:
    return ranked[0]


_TOUCHING = {
    pair: tuple(other for other in PAIRS if other != pair and set(other) & set(pair))
    for pair in PAIRS
}


class _Changes:
    """What a swap changes in what the reveals bring."""

    def __init__(self, outlook: Outlook, reveals: list[Reveal]) -> None:
        self.circle = [outlook.face(q) for q in range(PLACES)]
        self._at: list[list[float] | None] = [None] * PLACES
        self._free = [True] * PLACES
        """Where nobody stands: whoever is in the centre may get the card there."""
        for place in outlook.state.pos:
            if place != CENTRE:
                self._free[place] = False
        self._chosen: list[float] | None = None
        """What each face brings that is chosen for the one in the centre; the greatest is taken."""
        for place, gains in reveals:
            if place != CENTRE:
                self._at[place] = gains
            else:
                self._sign = 1.0 if outlook.weights[outlook.state.active] > 0 else -1.0
                self._chosen = [self._sign * gain for gain in gains]
        self._best = self._second = 0.0
        self._settle()

    def _settle(self) -> None:
        """Look for the two best cards for the one in the centre."""
        chosen = self._chosen
        if chosen is not None:
            free = [chosen[face] for face, ok in zip(self.circle, self._free, strict=True) if ok]
            *_, self._second, self._best = sorted(free)

    def __call__(self, pair: Pair) -> float:
        i, j = pair
        at, circle = self._at, self.circle
        here, there = circle[i], circle[j]
        if here == there:
            return 0.0
        change = 0.0
        gains = at[i]
        if gains is not None:
            change = gains[there] - gains[here]
        gains = at[j]
        if gains is not None:
            change += gains[here] - gains[there]
        chosen = self._chosen
        if chosen is not None and self._free[i] != self._free[j]:
            goes, comes = (here, there) if self._free[i] else (there, here)
            rest = self._second if chosen[goes] == self._best else self._best
            change += self._sign * (max(rest, chosen[comes]) - self._best)
        return change

    def doubles(self, gains: list[float]) -> list[tuple[float, tuple[Pair, ...]]]:
        """Of each first swap the best second one, with what both bring.

        What a second swap brings that moves neither card of the first is what it brings now. Where
        somebody in the centre may get any card that is not so, and is not thought out.
        """
        ranked = sorted(zip(gains, PAIRS, strict=True), key=_gain, reverse=True)
        circle = self.circle
        found: list[tuple[float, tuple[Pair, ...]]] = []
        for gain, pair in zip(gains, PAIRS, strict=True):
            i, j = pair
            circle[i], circle[j] = circle[j], circle[i]
            self._settle()
            further, second = max([(self(other), other) for other in _TOUCHING[pair]], key=_gain)
            circle[i], circle[j] = circle[j], circle[i]
            if self._chosen is None:
                for apart, other in ranked:
                    if apart <= further:
                        break
                    if i not in other and j not in other:
                        further, second = apart, other
                        break
            found.append((gain + further - EFFORT, (pair, second)))
        self._settle()
        return found


def _plan_thread_swap(outlook: Outlook, actions: list[Action]) -> Action:
    state, me = outlook.state, outlook.viewer
    waiting = state.pending[-2]
    if waiting.name == "shift":
        _, pairs = _best_swaps(outlook, outlook.reveals(range(state.players)), 1)
        return _swaps(state, pairs)[0] if pairs else actions[0]
    swaps = {_places(state, action): action for action in actions}
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
