"""What cards change that are laid or taken, counted without carrying it out."""

from collections.abc import Iterator

import pytest

from fairytable.bots.greedy import plan_on
from fairytable.engine import Action, Rng
from fairytable.games.wishes.bot.laying import Laying
from fairytable.games.wishes.rulebook import GAME
from fairytable.games.wishes.rules.options import WishesOptions
from fairytable.games.wishes.rules.state import WishesState


def asked(players: int, name: str) -> Iterator[WishesState]:
    """Positions with this decision, as the player sees them, while there still is a deck."""
    for seed in range(6):
        state = WishesState(WishesOptions(players=players), seed)
        while state.pending:
            decision = state.pending[-1]
            if decision.name == name and len(state.legal()) > 1 and state.table.zones["deck"]:
                yield state.determinize(decision.player, Rng(seed))
            state._apply(plan_on(GAME, state)[0])


def evaluated(state: WishesState, action: Action) -> float:
    after = state.clone()
    after.apply(action)
    return GAME.evaluate(after, state.pending[-1].player)


@pytest.mark.parametrize("players", [2, 4])
def test_the_pixies_cards_count_as_they_are_valued_when_they_lie_there(players: int) -> None:
    compared = 0
    for state in asked(players, "pixie_deal"):
        if len(state.table.zones["deal"]) < 2:
            continue  # the next player's turn begins before it is valued
        laying = Laying(state, state.pending[-1].player)
        first, *others = state.legal()
        change = laying.covers if first.verb == "up" else laying.tucks
        for other in others:
            compared += 1
            gap = evaluated(state, other) - evaluated(state, first)
            assert change(other) - change(first) == pytest.approx(gap, abs=1e-9)
    assert compared > 100


@pytest.mark.parametrize("players", [2, 4])
def test_a_card_of_the_market_counts_as_it_is_valued_in_the_hand(players: int) -> None:
    compared = 0
    for state in asked(players, "rid_pick"):
        if len(state.table.zones["market"]) < 2 * players:
            continue  # else the turn may go on to the next player before it is valued
        laying = Laying(state, state.pending[-1].player)
        first, *others = state.legal()
        for other in others:
            compared += 1
            gap = evaluated(state, other) - evaluated(state, first)
            held = [laying.held(action.the_card) for action in (other, first)]
            assert held[0] - held[1] == pytest.approx(gap, abs=1e-9)
    assert compared > 20


@pytest.mark.parametrize("name", ["pixie_deal", "rid_place"])
@pytest.mark.parametrize("players", [2, 4])
def test_cards_are_laid_at_once_as_they_would_be_one_by_one(players: int, name: str) -> None:
    several = 0
    for state in asked(players, name):
        steps = plan_on(GAME, state)
        several += len(steps) > 1
        for step in steps:
            assert plan_on(GAME, state)[0] == step
            state.apply(step)
    assert several > 5
