"""The positions that the rules of Hunters show, by the names that their pages use."""

from collections.abc import Callable

from fairytable.engine import Action
from fairytable.games.hunters.examples.positions import at, play, play_until, position, words
from fairytable.games.hunters.rules.state import HuntersState
from fairytable.games.hunters.rules.zones import CENTRE, CIRCLE, STANDS
from fairytable.stage.examples import Example

_BEFORE_ME = (CIRCLE[5], CIRCLE[4], STANDS[4], "photos.0")
"""Where Anna stands in the examples of a reveal, beside her album."""
_TRAP = ("centre", CIRCLE[5], STANDS[4])


def example(name: str) -> Example:
    return _EXAMPLES[name]()


def _step(state: HuntersState, step: str) -> Action:
    return next(action for action in state.legal() if words(state, action) == step)


def _table() -> Example:
    """A turn in the middle of a game."""
    state = position(
        circle={0: "bluebell", 1: "brook", 4: "stone", 8: "agaric", 10: "wisp"},
        up=(0, 1, 4),
        knows={0: (8,), 1: (10, 2), 2: (5,)},
        tools="cage camera chest camera",
        pos=(6, 9, 0, 3),
        hands={0: "wood dust honey puffball poppy wisp"},
        evidence={0: "meadow thread", 1: "wood", 2: "flute horseshoe"},
        photos={0: "motion unfocused", 1: "good", 3: "motion unfocused unfocused"},
        deck=16,
    )
    return Example(state)


def _swap() -> Example:
    """The opposite card is brought in front of one's own researcher."""
    state = position(
        circle={1: "brook", 2: "thread", 7: "puffball"},
        up=(1,),
        knows={0: (7,), 2: (4,)},
        tools="cage camera chest camera",
        pos=(7, 10, 0, 3),
        hands={0: "meadow flute ring"},
    )
    state = play(state, "swap 2 3")
    return Example(state, about_to=_step(state, "swap 1 7"))


def _known() -> Example:
    """Anna knows the cards at 12 and 1, Bruno the one at 11, Bruno and Chiara the one at 12."""
    state = position(
        3,
        circle={0: "moon", 1: "wisp", 11: "poppy"},
        knows={0: (0, 1), 1: (0, 11), 2: (0,)},
        pos=(0, 4, 8),
        tools="cage camera chest",
    )
    return Example(state, around=(CIRCLE[10], CIRCLE[2], STANDS[0]))


def _facing(card: str, tool: str, step: str = "") -> Example:
    """Anna at 4 with a tool, and a card that she knows; with a step, what it brought."""
    state = position(
        3,
        circle={4: card, 3: "primrose", 5: "honey"},
        up=(5,),
        knows={0: (4,)},
        tools=f"{tool} camera camera",
        pos=(4, 8, 0),
        hands={0: "stone"},
        evidence={0: "meadow"},
        photos={0: "unfocused"},
    )
    return Example(play(state, step) if step else state, around=_BEFORE_ME)


def _wisp(step: str = "") -> Example:
    """Bruno at 4 in front of a will-o'-the-wisp, while Chiara is trapped."""
    state = position(
        3,
        circle={4: "wisp", 3: "agaric", 5: "wood"},
        up=(5,),
        tools="camera cage chest",
        pos=(8, 4, CENTRE),
    )
    if step:
        state = play(state, step)
    else:
        state.table.turn_up(at(state, 4))
    return Example(state, around=_TRAP)


def _choose_for_the_trapped() -> Example:
    """Anna chooses a card for Bruno, who is trapped."""
    state = position(
        3,
        circle={1: "agaric", 10: "wisp"},
        up=(1,),
        knows={0: (10,)},
        tools="camera cage camera",
        pos=(6, CENTRE, 9),
        hands={0: "wood ring poppy"},
    )
    return Example(play(state, "done"), asked=True)


def _refill() -> Example:
    """Anna has caged a fairy and lays another card in her place."""
    state = position(
        3,
        circle={6: "wood"},
        up=(6,),
        tools="cage camera camera",
        pos=(6, 10, 2),
        hands={0: "moon stone ring poppy wisp"},
        evidence={0: "meadow"},
    )
    state = play(state, "done")
    return Example(
        state, around=(CIRCLE[7], CIRCLE[5], "hand.0"), about_to=_step(state, "refill moon")
    )


def _dust() -> Example:
    """The Fairy Queen has been moved in front of Anna, who has a camera and Fairy Dust."""
    state = position(
        3,
        circle={6: "queen", 7: "honey"},
        up=(6,),
        tools="camera camera camera",
        pos=(7, 11, 3),
        active=2,
        hands={0: ""},
        evidence={0: "dust"},
    )
    state = play(state, "swap 6 7", "done")
    return Example(state, around=(CIRCLE[8], STANDS[7], "evidence.0", "photos.0"), asked=True)


def _tools() -> Example:
    """Anna prepares a tool in front of a card that she knows."""
    state = position(
        3,
        circle={8: "stone"},
        knows={0: (8,)},
        tools="camera camera cage",
        pos=(8, 0, 4),
        hands={0: ""},
        active=2,
    )
    state = play_until(state, "choose_tool", 0)
    around = (CIRCLE[8], STANDS[8], "tool.0.cage", "tool.0.chest")
    return Example(state, around=around, asked=True, air=40)


def _circle_breaks() -> Example:
    """Anna has caged the fairy in front of her, and has no card for the place."""
    state = position(
        4,
        circle={6: "meadow"},
        up=(6,),
        tools="cage camera camera camera",
        pos=(6, 9, 0, 3),
        hands={0: ""},
        evidence={0: "queen dust"},
        photos={0: "good unfocused"},
        deck=0,
    )
    state = play(state, "done")
    around = ("tool.0.cage", CIRCLE[7], CIRCLE[5], "photos.0")
    return Example(state, around=around)


def _dawn() -> Example:
    """Nothing was taken for two rounds."""
    state = position(
        3,
        circle={0: "agaric", 4: "poppy", 8: "ring"},
        up=tuple(range(12)),
        quiet_run=5,
        deck=0,
        evidence={0: "wood flute", 1: "meadow brook", 2: "horseshoe dust stone"},
        photos={0: "good", 1: "unfocused motion", 2: "motion"},
    )
    return Example(state)


_EXAMPLES: dict[str, Callable[[], Example]] = {
    "table": _table,
    "known": _known,
    "swap": _swap,
    "cage": lambda: _facing("wood", "cage"),
    "caged": lambda: _facing("wood", "cage", "done"),
    "camera": lambda: _facing("wood", "camera"),
    "photographed": lambda: _facing("wood", "camera", "done"),
    "chest": lambda: _facing("dust", "chest"),
    "kept": lambda: _facing("dust", "chest", "done"),
    "mushroom": lambda: _facing("agaric", "chest"),
    "escaped": lambda: _facing("agaric", "chest", "done"),
    "wisp": _wisp,
    "trapped": lambda: _wisp("done"),
    "choose-for": _choose_for_the_trapped,
    "refill": _refill,
    "dust": _dust,
    "tools": _tools,
    "circle-breaks": _circle_breaks,
    "dawn": _dawn,
}
