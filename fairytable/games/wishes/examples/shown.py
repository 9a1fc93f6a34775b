"""The positions that the rules of All You Wish For show, by the names that their pages use."""

from collections.abc import Callable

from fairytable.engine import Action, State
from fairytable.games.wishes.examples.positions import card, play, position
from fairytable.games.wishes.rules.options import WishesOptions
from fairytable.games.wishes.rules.state import WishesState
from fairytable.games.wishes.rules.zones import STACKS
from fairytable.stage.examples import Example

_COUNTRY = {
    "-1,1": "lake.1 lake.8",
    "0,0": "lake.6 river.3 cave.2",
    "0,1": "cave.1 forest.6 river.5",
    "1,0": "river.1 river.7 lake.2 river.0",
    "1,1": "forest.2 river.8 lake.3 cave.4 forest.9",
    "2,-1": "river.4 forest.8",
    "2,0": "forest.4",
    "3,-1": "lake.5 forest.1",
}
"""Kingdoms of Anna (River), Bruno (Forest), Chiara (Lake) and of the abandoned Cave."""
_MAP = tuple(f"map.{place}" for place in _COUNTRY)
_COURT = ("seat.0",)
_COAST, _SHORE = 38, 20
"""Pixels around the Kingdoms; fewer where nothing else is to be read."""
_FORMED = 4
"""How many cards of the first two piles are chosen."""


def example(name: str) -> Example:
    return _EXAMPLES[name]()


def _charted(state: State) -> Example:
    """The whole map."""
    return Example(state, around=_MAP, air=_SHORE)


def _known(state: WishesState, *names: str) -> WishesState:
    """Anna remembers where these cards lie."""
    for name in names:
        state.table.peek(card(name), 0)
    return state


def _piles() -> Example:
    """Anna forms her two piles: one is made, the second has its top."""
    state = WishesState(WishesOptions(players=5, first=0), seed=4)
    for _ in range(_FORMED):
        state.apply(state.legal()[0])
    return Example(state, around=STACKS[0], air=_COAST)


def _map() -> Example:
    """Anna looks at the country before anybody moves; she knows two cards beneath her own."""
    state = position(_COUNTRY, players=3, wanderer="0,1", pixie="2,0", moves="pixie", player=1)
    return _charted(_known(state, "river.7", "river.0"))


def _walk() -> Example:
    """Anna may lead the Wanderer three steps, and points at her own Kingdom, two steps away."""
    state = position(_COUNTRY, players=3, wanderer="-1,1", pixie="2,0")
    goal = Action("step", zone="map.1,0")
    state = _known(state, "river.7", "river.0")
    return _charted(state)._replace(about_to=goal, asked=True)


def _leaving(*steps: str) -> Example:
    """The Wanderer stands on an Abandoned Kingdom, or has just left it."""
    state = position(_COUNTRY, players=3, wanderer="0,1", pixie="2,0", gained=("cave.7",))
    return _charted(play(state, *steps))


def _abandoned() -> Example:
    """What Anna has collected then."""
    return Example(_leaving("step 0,0").state, around=_COURT)


def _conquest(*steps: str) -> WishesState:
    state = position(_COUNTRY, players=3, wanderer="0,0", pixie="2,0", up=("river.2",))
    return play(_known(state, "river.7", "river.0"), *steps)


def _before_conquest() -> Example:
    """The Wanderer comes to Anna's own Kingdom, of four cards."""
    return _charted(_conquest("step 1,0"))


def _limit() -> Example:
    """An Oath has joined her Promise; a Whisper comes, and one of them has to go down."""
    return Example(_conquest("step 1,0", "stop"), around=_COURT, asked=True)


def _conquered() -> Example:
    """The Promise went down."""
    return Example(_conquest("step 1,0", "stop", "flip river.2"), around=_COURT)


def _deal() -> Example:
    """The Pixie has stopped on a pile of five: Bruno deals out four cards."""
    state = position(_COUNTRY, players=3, wanderer="0,1", pixie="3,-1", moves="pixie", player=1)
    state = play(state, "step 2,0", "step 1,1", "stop")
    first = next(action for action in state.legal() if action.verb == "up")
    return Example(state, 1, (*_MAP, "deal"), first)


def _dealt() -> Example:
    """All four have gone: two face up, two beneath."""
    state = _deal().state
    while state.decision is not None and state.decision.name == "pixie_deal":
        state.apply(state.legal()[0])
    return _charted(state)._replace(viewer=1)


def _new_kingdom() -> Example:
    """Anna has chosen three cards; the free cells are lit."""
    hand = ("river.6 lake.4 river.9 forest.5",)
    state = position(_COUNTRY, players=3, wanderer="0,0", pixie="2,0", hands=hand)
    steps = ("step -1,1", "stop", "create", "card river.6", "card river.9", "card lake.4")
    return Example(play(state, *steps), around=(*_MAP, "tray"), asked=True, air=_COAST)


def _market() -> Example:
    """Anna got rid of five cards; Chiara, at her right, takes first."""
    hand = ("forest.5 lake.7 cave.6 lake.4 river.9",)
    state = position(_COUNTRY, players=3, wanderer="0,0", pixie="2,0", hands=hand)
    state = play(state, "step -1,1", "stop", "rid", "end")
    return Example(state, 2, ("market",), asked=True)


def _wish() -> Example:
    """Who gives what to Love: Anna's own cards, Bruno's and Chiara's, and one beneath a Wand."""
    state = position(
        _COUNTRY,
        players=3,
        wanderer="0,1",
        pixie="2,0",
        up=("river.2 river.6", "forest.10 forest.3", "lake.11"),
        down=("river.9", "", "lake.0"),
        wands=("up river.10", "", ""),
        gained=("cave.7", "", "cave.3 cave.5"),
        hands=("lake.4 forest.5 river.11",),
        deck=9,
    )
    return Example(state)


_EXAMPLES: dict[str, Callable[[], Example]] = {
    "piles": _piles,
    "map": _map,
    "walk": _walk,
    "leaving": _leaving,
    "left": lambda: _leaving("step 0,0"),
    "collected": _abandoned,
    "before-conquest": _before_conquest,
    "limit": _limit,
    "conquered": _conquered,
    "deal": _deal,
    "dealt": _dealt,
    "new-kingdom": _new_kingdom,
    "market": _market,
    "wish": _wish,
}
