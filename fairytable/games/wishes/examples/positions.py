"""Positions of All You Wish For in a line or two: for its rules, and for its tests."""

from collections.abc import Mapping, Sequence
from typing import Literal

from fairytable.engine import Action
from fairytable.games.wishes.cards import DECK, FAIRIES, REALM_CARDS, REALMS, cards_of
from fairytable.games.wishes.rules.options import WishesOptions
from fairytable.games.wishes.rules.state import WishesState
from fairytable.games.wishes.rules.turn import begin_round, begin_turn
from fairytable.games.wishes.rules.zones import DOWN, FAIRY, GAINED, HANDS, UNDER, UP, WAND

LINE = {"0,0": "lake.8", "1,0": "forest.8", "2,0": "river.8"}
"""Three Kingdoms in a row: of nobody, of player 1, of player 0."""


def position(
    kingdoms: Mapping[str, str] = LINE,
    *,
    hands: Sequence[str] = (),
    up: Sequence[str] = (),
    down: Sequence[str] = (),
    wands: Sequence[str] = (),
    gained: Sequence[str] = (),
    players: int = 2,
    teams: Literal["none", "2x2", "2x3", "3x2"] = "none",
    wanderer: str = "0,0",
    pixie: str = "1,0",
    player: int = 0,
    moves: Literal["wanderer", "pixie"] = "wanderer",
    deck: int | None = None,
) -> WishesState:
    """The player's Fairy turn begins, in the last round of a lap; or she moves the Pixie.

    Player p has realm p of the ring (0 River, 1 Forest, ...); the next one is abandoned. Piles are
    written top first, like "river.1 lake.2". A Wand is "up" or "down", with the card beneath if
    any: "up river.6". `deck` limits the deck; what is left goes to the box.
    """
    state = WishesState(WishesOptions(players=players, first=0, teams=teams), seed=1)
    table = state.table
    _empty(state)
    in_play = min(players + 1, len(REALMS))

    def lay(names: str, zone: str) -> None:
        cards = [card(name) for name in reversed(names.split())]
        assert all(table.where[c] == "box" for c in cards), f"a card of {names} lies elsewhere"
        table.lay(cards, zone)

    for place, pile in kingdoms.items():
        lay(pile, f"map.{place}")
    for rows, contents in ((HANDS, hands), (UP, up), (DOWN, down), (GAINED, gained)):
        for zone, names in zip(rows, contents, strict=False):
            lay(names, zone)
    for p, wand in enumerate(wands):
        side, *beneath = wand.split() or [""]
        if side:
            lay(f"{REALMS[p]}.12", WAND[p])
            lay(" ".join(beneath), UNDER[p])
            if side == "up":
                table.turn_up(table.zones[WAND[p]][0])
    for p in range(players):
        table.lay([FAIRIES[p]], FAIRY[p])
        table.turn_up(FAIRIES[p])
    if players < len(REALMS):
        table.lay([FAIRIES[players]], "abandoned_fairy")
        table.turn_up(FAIRIES[players])
    rest = [c for realm in range(in_play) for c in cards_of(realm) if table.where[c] == "box"]
    table.lay(rest[:deck], "deck")

    state.realms = tuple(range(players))
    state.abandoned = players if players < len(REALMS) else -1
    state.kingdoms = tuple(f"map.{place}" for place in kingdoms)
    for zone in state.kingdoms:
        table.turn_up(table.zones[zone][-1])
    state.wanderer, state.pixie = f"map.{wanderer}", f"map.{pixie}"
    if moves == "pixie":
        state.round = player
        begin_round(state)
    else:
        state.round = players - 1
        begin_turn(state, player)
    return state


def _empty(state: WishesState) -> None:
    """All cards back into the box, each with the face that has its number."""
    table = state.table
    for zone in table.zones:
        table.zones[zone] = ()
    for zone in state.kingdoms:
        del table.zones[zone]
    table.faces = bytearray(DECK.cards)
    table.where = [""] * len(DECK.cards)
    table.up = 0
    table.lay((*REALM_CARDS, *FAIRIES), "box")


def card(name: str) -> int:
    """The card of a name, as long as nothing has been shuffled."""
    return DECK.face(name)


def words(state: WishesState, action: Action) -> str:
    """An action as `play` calls it: "up river.3 1,0"."""
    parts = [action.verb]
    if action.card is not None:
        parts += state.table.named([action.card])
    if action.zone is not None:
        parts.append(action.zone.removeprefix("map."))
    if action.choice is not None:
        parts.append(str(action.choice))
    return " ".join(parts)


def options(state: WishesState) -> list[str]:
    """The legal actions as the steps of `play` call them."""
    return [words(state, action) for action in state.legal()]


def play(state: WishesState, *steps: str) -> WishesState:
    """Carry out steps like "step 1,0", "up river.3 1,0" or "rid", for whoever is to decide."""
    for step in steps:
        state.apply(state.legal()[options(state).index(step)])
    return state
