"""The actions and decisions of Moons; each exists once, so that listing them is cheap."""

from fairytable.engine import Action, Decision
from fairytable.games.moons.cards import BLUE
from fairytable.games.moons.rules.zones import CIRCLES

START = tuple([Action("start", card, zone) for zone in CIRCLES] for card in range(len(BLUE)))
WITH_SUN = tuple([Action("sun", card, zone) for zone in CIRCLES] for card in range(len(BLUE)))
WITH_FAIRY = tuple(
    [
        [Action("fairy", card, zone) for i, zone in enumerate(CIRCLES) if places >> i & 1]
        for places in range(1 << len(CIRCLES))
    ]
    for card in range(len(BLUE))
)
"""By the card and the mask of the places that it may join."""
END = Action("end")
NEXT = Action("next")
PLAY = tuple((Decision(p, "play"),) for p in range(4))
START_CIRCLE = tuple((Decision(p, "start_circle"),) for p in range(4))
NEXT_GAME = tuple((Decision(p, "next_game"),) for p in range(4))
