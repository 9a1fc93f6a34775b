"""Positions of Fairy's Fate in a line or two, and actions in the words of the game."""

from collections.abc import Mapping

from fairytable.engine import Action, Decision
from fairytable.games.fate.cards import DECK, GAME_CARDS, KIND, KINDS, PLACES, RECIPE_CARDS
from fairytable.games.fate.rules.options import FateOptions
from fairytable.games.fate.rules.state import FateState
from fairytable.games.fate.rules.zones import DECKS, FRONT, HAND, PLACE, RECIPE_ROW


def position(
    players: int = 2,
    *,
    player: int = 0,
    places: Mapping[str, str] | None = None,
    hands: Mapping[int, str] | None = None,
    fronts: Mapping[int, str] | None = None,
    recipes: Mapping[int, tuple[int, ...]] | None = None,
    decks: Mapping[int, str] | None = None,
) -> FateState:
    """The `turn` of a player; cards are named by kind, or by kind and back ("orange.nature").

    Hands and fronts that are not told are empty; decks that are not told get all other cards.
    Cards that lie face down on places are known to player 1 alone, recipes are numbered from 1.
    """
    state = FateState(FateOptions(players=players, first=player), seed=1)
    table = state.table
    for zone in table.zones:
        table.zones[zone] = ()
    table.where[:] = [""] * len(table.where)
    table.faces[:] = bytes(DECK.cards)
    table.up = 0
    pool = list(GAME_CARDS)
    for zone, names in (
        *((PLACE[PLACES.index(name)], names) for name, names in (places or {}).items()),
        *((HAND[p], names) for p, names in (hands or {}).items()),
        *((FRONT[p], names) for p, names in (fronts or {}).items()),
        *((DECKS[d], names) for d, names in (decks or {}).items()),
    ):
        for name in names.split():
            table.lay([_take(pool, name)], zone)
    for zone in PLACE:
        for i, card in enumerate(table.zones[zone]):
            table.known[card] = 1 << 1
            if i % 2:
                table.turn_up(card)
    if decks is None:
        for d, zone in enumerate(DECKS):
            table.lay(pool[d::4], zone)
    else:
        table.lay(pool, "discard")
    pile = list(RECIPE_CARDS)
    for p, numbers in (recipes or {}).items():
        for number in numbers:
            pile.remove(RECIPE_CARDS[number - 1])
            table.lay([RECIPE_CARDS[number - 1]], RECIPE_ROW[p])
    for p in range(players):
        if not table.zones[RECIPE_ROW[p]]:
            table.lay([pile.pop(0)], RECIPE_ROW[p])
    table.lay(pile, "recipe_pile")
    state.pending = (Decision(player, "turn"),)
    return state


def _take(pool: list[int], name: str) -> int:
    kind, _, back = name.partition(".")
    if kind == "thief":
        kind, back = name, ""
    for card in pool:
        face = DECK.cards[card]
        if KINDS[KIND[face]] == kind and back in ("", DECK.backs[face]):
            pool.remove(card)
            return card
    raise ValueError(f"no card {name} is left")


def kind(state: FateState, card: int) -> str:
    return KINDS[KIND[state.table.faces[card]]]


def words(state: FateState, action: Action) -> str:
    """An action as `do` takes it: "play serpent cave"."""
    parts = [action.verb]
    if action.card is not None:
        parts.append(kind(state, action.card))
    if action.zone is not None:
        is_place = action.zone in PLACE
        parts.append(PLACES[PLACE.index(action.zone)] if is_place else action.zone)
    if action.choice is not None:
        parts.append(str(action.choice))
    return " ".join(parts)


def options(state: FateState) -> list[str]:
    return [words(state, action) for action in state.legal()]


def do(state: FateState, *lines: str) -> None:
    """Carry out the first legal action of each of these words, one after the other."""
    for line in lines:
        for action in state.legal():
            if words(state, action) == line:
                state.apply(action)
                break
        else:
            raise ValueError(f"{line!r} is none of {options(state)} at {state.decision}")


def asked(state: FateState) -> str | None:
    """Who decides what: "1 choose"."""
    return None if state.decision is None else f"{state.decision.player} {state.decision.name}"


def collecting(
    cards: str, front: str = "", hand: str = "", recipes: tuple[int, ...] = (1,)
) -> FateState:
    """Player 0 collects these cards, and player 1 would collect two leaves after that."""
    state = position(
        places={"cave": cards, "wood": "leaf.pixie leaf.pixie"},
        hands={0: hand},
        fronts={0: front},
        recipes={0: recipes},
    )
    do(state, "travel cave")
    if asked(state) == "0 finish":
        do(state, "done")
    do(state, "pass", "go wood")
    return state
