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


def tell_swap(state: Position, card: int, other: int) -> None:
    """Two cards have changed places; whoever knows both reads which."""
    there = {f"other_{key}": word for key, word in spot(state, other).items()}
    names = {"card": state.table.name_of(card), "other_card": state.table.name_of(other)}
    known = state.table.known[card] & state.table.known[other]
    _tell_known(state, "swap", known, names, spot(state, card) | there)


def tell_move(state: Position, card: int, before: dict[str, int | str]) -> None:
    """A card has gone to another place; whoever knows it reads which."""
    words = {"place": spot(state, card)["place"], "i": before["i"], "source": before["place"]}
    name = {"card": state.table.name_of(card)}
    _tell_known(state, "move", state.table.known[card], name, words)


def _tell_known(
    state: Position, key: str, known: int, names: dict[str, str], words: dict[str, int | str]
) -> None:
    """What all know is no secret, not even to somebody who only looks on."""
    if known == state.table.everybody:
        tell(state, key, **words, **names)
    else:
        state.table.say_knowing(known, names, key, player=state.player, **words)


def spot(state: Position, card: int) -> dict[str, int | str]:
    """The place of a card and its position there, from 1."""
    zone = state.table.where[card]
    return {"place": PLACES[PLACE.index(zone)], "i": state.table.zones[zone].index(card) + 1}


def kind_of(state: Position, card: int) -> str:
    return KINDS[KIND[state.table.faces[card]]]
