"""What is told of a game of Fairy's Fate, as keys with parameters."""

from fairytable.games.fate.cards import DECK, KIND, KINDS, PLACES
from fairytable.games.fate.rules.position import Position
from fairytable.games.fate.rules.zones import PLACE


def tell(state: Position, key: str, **words: int | str) -> None:
    state.table.say(key, player=state.player, **words)


def tell_secret(state: Position, key: str, card: int, **words: int | str) -> None:
    """The others read of a card's back only, its player also what it is."""
    words |= {"player": state.player, "back": DECK.backs[state.table.faces[card]]}
    state.table.say_knowing(1 << state.player, {"card": state.table.name_of(card)}, key, **words)


def tell_play(state: Position, card: int) -> None:
    if state.table.lies_up(card):
        tell(state, "play", card=state.table.name_of(card), **spot(state, card))
    else:
        tell_secret(state, "play.down", card, **spot(state, card))


def spot(state: Position, card: int) -> dict[str, int | str]:
    """The place of a card and its position there, from 1."""
    zone = state.table.where[card]
    return {"place": PLACES[PLACE.index(zone)], "i": state.table.zones[zone].index(card) + 1}


def kind_of(state: Position, card: int) -> str:
    return KINDS[KIND[state.table.faces[card]]]
