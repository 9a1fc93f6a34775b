"""The actions and decisions of Fairy's Fate; each exists once, so that listing them is cheap."""

from fairytable.engine import Action, Decision
from fairytable.games.fate.cards import GAME_CARDS, OBJECTS
from fairytable.games.fate.rules.zones import DECKS, FRONT, MOST_PLAYERS, PLACE

_Choices = tuple[tuple[Action, ...], ...]


def _subsets(actions: list[Action]) -> _Choices:
    """The actions of each subset of their zones, by the mask of the zones."""
    return tuple(
        tuple(a for i, a in enumerate(actions) if mask >> i & 1)
        for mask in range(1 << len(actions))
    )


def _per_card(verb: str) -> tuple[Action, ...]:
    return tuple(Action(verb, card) for card in GAME_CARDS)


PLAY = tuple(_subsets([Action("play", card, zone) for zone in PLACE]) for card in GAME_CARDS)
TRAVEL = _subsets([Action("travel", None, zone) for zone in PLACE])
GO = _subsets([Action("go", None, zone) for zone in PLACE])
TO = _subsets([Action("to", None, zone) for zone in PLACE])
DRAW = _subsets([Action("draw", None, zone) for zone in DECKS])
ASK = tuple(Action("ask", None, zone) for zone in FRONT)
NAME = _subsets([Action("name", choice=name) for name in OBJECTS])
USE, PEEK, CARD, CANCEL, NEXT, LOSE, DISCARD = (
    _per_card(verb) for verb in ("use", "peek", "card", "cancel", "next", "lose", "discard")
)
PASS, STAY, DONE, ACCEPT, NEXT_NONE = (
    Action(verb) for verb in ("pass", "stay", "done", "accept", "next")
)


def _per_player(name: str) -> tuple[tuple[Decision, ...], ...]:
    return tuple((Decision(p, name),) for p in range(MOST_PLAYERS))


TURN, JOURNEY_PLAY, DRAW_ONE, CHOOSE, FINISH, COLLECT = (
    _per_player(name) for name in ("turn", "journey_play", "draw", "choose", "finish", "collect")
)
