"""Positions of All You Wish For in a line or two, and what is asked of them."""

from typing import Literal

from fairytable.engine import Decision
from fairytable.games.wishes.cards import DECK
from fairytable.games.wishes.examples.positions import LINE as LINE
from fairytable.games.wishes.examples.positions import card as card
from fairytable.games.wishes.examples.positions import options as options
from fairytable.games.wishes.examples.positions import play as play
from fairytable.games.wishes.examples.positions import position as position
from fairytable.games.wishes.examples.positions import words as words
from fairytable.games.wishes.rules.state import WishesState


def asked(state: WishesState) -> tuple[int, str] | None:
    """Who decides what."""
    decision: Decision | None = state.decision
    return None if decision is None else (decision.player, decision.name)


def pile(state: WishesState, zone: str) -> str:
    """A zone from top to bottom; a Kingdom by its place."""
    zone = zone if zone in state.table.zones else f"map.{zone}"
    return " ".join(state.table.named(reversed(state.table.zones.get(zone, ()))))


def held(state: WishesState, zone: str) -> set[str]:
    """What lies in a zone whose order does not matter."""
    return set(state.table.named(state.table.zones[zone]))


def knowers(state: WishesState, name: str) -> set[int]:
    """Who knows the card with this face where it lies."""
    mask = state.table.known[state.table.faces.index(DECK.face(name))]
    return {p for p in range(state.players) if mask >> p & 1}


def give(state: WishesState, *players: int, names: str) -> None:
    """Let players look at cards."""
    for name in names.split():
        for player in players:
            state.table.peek(card(name), player)


ROAD = {"-1,0": "forest.1", "0,0": "forest.2", "1,0": "forest.3", "2,0": "river.1"}
"""Four Kingdoms in a row, the Pixie's at its left end, player 0's at the right."""


def road(**changes: str) -> dict[str, str]:
    places = dict(zip(("pixie", "start", "middle", "end"), ROAD, strict=True))
    return ROAD | {places[name]: cards for name, cards in changes.items()}


def elsewhere(
    kingdoms: dict[str, str] | None = None,
    *,
    hands: tuple[str, ...] = (),
    wands: tuple[str, ...] = (),
    players: int = 2,
    teams: Literal["none", "2x2", "2x3", "3x2"] = "none",
    deck: int | None = None,
) -> WishesState:
    """Player 0 has led the Wanderer to a Kingdom that is not hers and may act."""
    state = position(
        kingdoms or ROAD,
        pixie="-1,0",
        hands=hands,
        wands=wands,
        players=players,
        teams=teams,
        deck=deck,
    )
    return play(state, "step 1,0", "stop")


def points(state: WishesState) -> list[int]:
    return [score[0] for score in state.scores()]
