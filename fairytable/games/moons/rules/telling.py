"""What is told of a game of Moons, as keys with parameters."""

from fairytable.games.moons.cards import DECK, ELEMENT, ELEMENTS, SUN, VALUE
from fairytable.games.moons.facts import ClosedCircle
from fairytable.games.moons.rules.position import Position


def tell_placing(state: Position, verb: str, card: int, zone: str) -> None:
    face = state.table.faces[card]
    words: dict[str, int | str] = {"player": state.player, "circle": int(zone[-1])}
    if face != SUN:
        words |= {"element": ELEMENTS[ELEMENT[face]], "value": VALUE[face]}
    state.table.say(verb, **words)


def tell_closing(state: Position, closing: ClosedCircle, zone: str) -> None:
    name = ELEMENTS[closing.element]
    state.table.say(
        "closed",
        player=closing.player,
        circle=int(zone[-1]),
        element=name,
        sum=sum(closing.values),
        moon=DECK.faces[closing.moon].name,
        points=closing.points,
    )
    state.table.score(name, closing.points, state.score[closing.element])


def tell_moon(state: Position) -> None:
    risen = state.table.zones["moon.up"]
    name = DECK.faces[state.table.faces[risen[-1]]].name
    state.table.say("moon", moon=name, k=len(risen))
