"""The actions and decisions of Hunters; each exists once, so that listing them is cheap."""

from functools import cache

from fairytable.engine import Action, Decision
from fairytable.games.hunters.cards import GREEN, PLACES
from fairytable.games.hunters.rules.zones import CIRCLE, STANDS

TOOLS = ("cage", "camera", "chest")
CAGE, CAMERA, CHEST = range(3)

SWAP = tuple([Action("swap", card, zone) for zone in CIRCLE] for card in GREEN)
REFILL = tuple([Action("refill", card, zone) for zone in CIRCLE] for card in GREEN)
USE = tuple(Action("use", card) for card in GREEN)
CARD = tuple(Action("card", card) for card in GREEN)
PEEK = tuple(Action("peek", card) for card in GREEN)
DROP = tuple(Action("drop", card, "discard") for card in GREEN)
DISCARD = tuple(Action("discard", card, "discard") for card in GREEN)
STAND = tuple(Action("stand", None, zone) for zone in STANDS[:PLACES])
TOOL = tuple([Action("tool", None, f"tool.{p}.{tool}") for tool in TOOLS] for p in range(6))
TOOL_AT = {action.zone: t for row in TOOL for t, action in enumerate(row)}
DONE = Action("done")
PASS = Action("pass")
SUFFER = Action("suffer")
ASK_SWAP = tuple((Decision(p, "swap"),) for p in range(6))
ASK_REFILL = tuple([Decision(p, "refill", q) for q in range(PLACES)] for p in range(6))


@cache
def turn_of(players: int, active: int) -> tuple[Decision, ...]:
    """Section 6: a whole turn as a stack, its beginning on top."""
    order = [(active + k) % players for k in range(players)]
    return (
        Decision(active, "close"),
        Decision(active, "choose_tool"),
        *[Decision(p, "choose_tool") for p in order[:0:-1]],  # D8: in the order of the next turn
        Decision(active, "restore"),
        *[Decision(r, "reveal") for r in reversed(order)],
        Decision(active, "shift"),
    )
