"""The actions and decisions of The Challenge; each exists once, so that listing them is cheap."""

from functools import cache

from fairytable.engine import Action, Decision
from fairytable.games.challenge.cards import DECK
from fairytable.games.challenge.rules.zones import MOST_PLAYERS

COLLECT = Action("collect", zone="deck.stones")
OBTAIN = Action("obtain", zone="deck.fairies")
EXCHANGE = Action("exchange")
KEEP = Action("keep")
DRAW_FAIRIES = Action("draw_fairies", zone="deck.fairies")
USE = Action("use")
STORE = Action("store")
HARVEST_DRAW = Action("harvest_draw", zone="deck.stones")
HARVEST_STOP = Action("harvest_stop")
DONE = Action("done")
CANCEL = Action("cancel")


@cache
def with_cards(verb: str, zone: str | None = None) -> tuple[Action, ...]:
    """The actions with this verb and this zone, one for every card."""
    return tuple(Action(verb, card, zone) for card in range(len(DECK.cards)))


@cache
def on_zone(verb: str, zone: str) -> Action:
    """A click on a place."""
    return Action(verb, zone=zone)


@cache
def waiting(name: str) -> tuple[tuple[Decision], ...]:
    """The stack on which only this decision waits, for each player."""
    return tuple((Decision(p, name),) for p in range(MOST_PLAYERS))
