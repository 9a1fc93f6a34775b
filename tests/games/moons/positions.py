"""Positions of Moons in a line or two."""

from collections.abc import Sequence
from typing import Literal

from fairytable.games.moons.cards import BLUE, DECK, GREEN, RED, YELLOW
from fairytable.games.moons.rules.options import MoonsOptions
from fairytable.games.moons.rules.state import MoonsState
from fairytable.games.moons.rules.turn import begin_turn
from fairytable.games.moons.rules.zones import CIRCLES, HANDS, SYMBOLS

STARTERS = ("air 6", "water 6", "fire 6", "earth 6")


def position(
    *hands: str,
    circles: Sequence[str] = STARTERS,
    moon: str = "full",
    turned: int = 1,
    symbols: Sequence[str] = ("air", "water", "fire", "earth"),
    score: Sequence[int] = (0, 0, 0, 0),
    played: int = 0,
    deck: int | None = None,
    mode: Literal["single", "match"] = "single",
    totals: Sequence[int] | None = None,
    game: int = 1,
) -> MoonsState:
    """Player 0 is on turn; hands are like "air 4, sun", circles like "fire 6 8" or "" for the empty
    place; a circle that begins with 6 begins with the starter. `deck` limits the blue deck."""
    players = len(hands)
    state = MoonsState(MoonsOptions(players=players, first=0, mode=mode), seed=1)
    table = state.table
    table.lay((*BLUE, *RED), "removed")
    table.lay(YELLOW, "deck.moon")
    table.lay(GREEN, "symbol.out")
    box = [*BLUE, *RED, *YELLOW, *GREEN]

    def lay(name: str, zone: str) -> None:
        face = DECK.face(name)
        card = next(card for card in box if table.faces[card] == face)
        box.remove(card)
        table.lay([card], zone)

    for zone, circle in zip(CIRCLES, circles, strict=True):
        element, *values = circle.split() or [""]
        for k, value in enumerate(values):
            starts = k == 0 and value == "6" and f"starter.{element}" in table.named(box)
            lay(f"starter.{element}" if starts else f"fairy.{element}.{value}", zone)
    for zone, hand in zip(HANDS, hands, strict=False):
        for name in filter(None, hand.split(", ")):
            lay("fairy." + name.replace(" ", ".") if name != "sun" else name, zone)
    for zone, element in zip(SYMBOLS[:players], symbols, strict=False):
        lay(f"symbol.{element}", zone)
    lay(f"moon.{moon}", "moon.up")
    before = [card for card in box if card in YELLOW][: turned - 1]
    table.lay([*before, *table.zones["moon.up"]], "moon.up")
    rest = [card for card in box if card in BLUE]
    table.lay(rest[:deck], "deck.blue")

    state.player = 0
    state.score = list(score)
    state.totals = list(totals or [0] * players)
    state.game = game
    state.empty_place = next((i for i, circle in enumerate(circles) if not circle), None)
    begin_turn(state)
    state.played = played
    return state


def play(state: MoonsState, *steps: str) -> MoonsState:
    """Carry out steps like "air 4 > 2", "sun > 0" or "end", for whoever is to decide."""
    for step in steps:
        name, _, place = step.partition(" > ")
        legal = state.legal()
        state.apply(
            next(
                action
                for action in legal
                if (action.card is None and action.verb == name)
                or (
                    action.card is not None
                    and action.zone == f"circle.{place}"
                    and named(state, action.card) == name
                )
            )
        )
    return state


def named(state: MoonsState, card: int) -> str:
    """A card as the steps of `play` call it."""
    return state.table.named([card])[0].removeprefix("fairy.").replace(".", " ")


def options(state: MoonsState) -> set[str]:
    """The legal actions as the steps of `play` call them."""
    return {
        action.verb
        if action.card is None
        else f"{named(state, action.card)} > {(action.zone or '')[-1]}"
        for action in state.legal()
    }
