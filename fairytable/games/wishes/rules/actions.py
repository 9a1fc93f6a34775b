"""Every action and decision exists once: listing them costs a look-up, not a construction."""

from fairytable.engine import Action, Decision
from fairytable.games.wishes.cards import REALM_CARDS


class _Once(dict[str, Action]):
    """The actions of one verb that name a cell: each exists once."""

    def __init__(self, verb: str, choice: int | None = None) -> None:
        super().__init__()
        self.verb, self.choice = verb, choice

    def __missing__(self, zone: str) -> Action:
        action = self[zone] = Action(self.verb, None, zone, self.choice)
        return action


class _Drags(dict[str, list[Action]]):
    """The actions of one verb that take a card to a cell, by cell and card."""

    def __init__(self, verb: str) -> None:
        super().__init__()
        self.verb = verb

    def __missing__(self, zone: str) -> list[Action]:
        actions = self[zone] = [Action(self.verb, card, zone) for card in REALM_CARDS]
        return actions


class _LoneQuestions(dict[tuple[int, str, int | None], tuple[Decision, ...]]):
    """Every decision exists once, alone on its stack: what follows depends on its name only."""

    def __missing__(self, key: tuple[int, str, int | None]) -> tuple[Decision, ...]:
        question = self[key] = (Decision(*key),)
        return question


ASK = _LoneQuestions()
CELL, STEP, PUSH, TAKE = (_Once(verb) for verb in ("cell", "step", "push", "take"))
PLACE = (_Once("place", 0), _Once("place", 1))
ON_TOP, BENEATH = _Drags("up"), _Drags("under")
CARD, FLIP, PICK, TOP, LOAD = (
    tuple(Action(verb, card) for card in REALM_CARDS)
    for verb in ("card", "flip", "pick", "top", "wand_place")
)
STOP, CREATE, RID, DONE, END, KEEP, TURN_WANDS = (
    Action(verb) for verb in ("stop", "create", "rid", "done", "end", "keep", "wand_turn")
)
