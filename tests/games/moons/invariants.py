"""Section 11 of the rules page of Moons, checked on any position."""

from collections import Counter

from fairytable.engine import Action
from fairytable.games.moons.cards import (
    BLUE,
    DECK,
    ELEMENT,
    FACTOR,
    GREEN,
    NO_ELEMENT,
    RED,
    SUN,
    VALUE,
    YELLOW,
)
from fairytable.games.moons.rules.state import MoonsState
from fairytable.games.moons.rules.zones import CIRCLES, HANDS, SYMBOLS


def check(state: MoonsState) -> None:
    _cards_are_where_they_belong(state)
    _hands_are_full(state)
    _circles_are_of_one_element(state)
    _sheet_follows_from_the_closings(state)
    _the_player_on_turn_can_move(state)


def check_step(before: MoonsState, action: Action, after: MoonsState) -> None:
    if action.verb == "next":
        assert after.game == before.game + 1
        assert after.first == (before.first + 1) % before.players
        return
    assert after.closings[: len(before.closings)] == before.closings
    assert len(after.closings) - len(before.closings) <= 1
    removed = before.table.zones["removed"]
    assert after.table.zones["removed"][: len(removed)] == removed
    assert len(after.table.zones["deck.blue"]) <= len(before.table.zones["deck.blue"])


def _cards_are_where_they_belong(state: MoonsState) -> None:
    zones, faces = state.table.zones, state.table.faces
    hands = [zones[HANDS[p]] for p in range(state.players)]
    circles = [zones[zone] for zone in CIRCLES]
    blue_and_red = [*zones["deck.blue"], *sum(hands, ()), *sum(circles, ()), *zones["removed"]]
    assert sorted(blue_and_red) == sorted((*BLUE, *RED))
    assert sorted((*zones["deck.moon"], *zones["moon.up"])) == sorted(YELLOW)
    symbols = [card for p in range(state.players) for card in zones[SYMBOLS[p]]]
    assert len(symbols) == state.players
    assert len(zones["symbol.out"]) == 4 - state.players
    assert sorted((*symbols, *zones["symbol.out"])) == sorted(GREEN)
    assert Counter(faces) == Counter(DECK.cards)
    assert not set(RED) & {*zones["deck.blue"], *sum(hands, ())}


def _dawn_came(state: MoonsState) -> bool:
    """Only a dawn throws away cards that no closing took."""
    taken = sum(len(c.values) + c.sun for c in state.closings)
    return len(state.table.zones["removed"]) > taken


def _hands_are_full(state: MoonsState) -> None:
    zones = state.table.zones
    for p in range(state.players):
        assert len(zones[HANDS[p]]) <= 5
    if _dawn_came(state):
        return
    for p in range(state.players):
        assert len(zones[HANDS[p]]) == 5 - (state.played if p == state.player else 0)
    assert len(zones["deck.blue"]) >= 23 - 5 * state.players
    placed = 90 - len(zones["deck.blue"]) - sum(len(zones[HANDS[p]]) for p in range(state.players))
    assert placed <= 68


def _circles_are_of_one_element(state: MoonsState) -> None:
    zones, faces = state.table.zones, state.table.faces
    empty = [i for i, zone in enumerate(CIRCLES) if not zones[zone]]
    for zone in CIRCLES:
        elements = {ELEMENT[faces[card]] for card in zones[zone]}
        assert len(elements) <= 1
        assert NO_ELEMENT not in elements
        assert len(zones[zone]) <= 4
        assert not set(RED) & set(zones[zone][1:])
    if state.decision is not None and state.decision.name in ("play", "start_circle"):
        assert empty == ([] if state.empty_place is None else [state.empty_place])
        assert (state.decision.name == "start_circle") == bool(empty)


def _sheet_follows_from_the_closings(state: MoonsState) -> None:
    zones, faces = state.table.zones, state.table.faces
    over = state.decision is None or state.decision.name == "next_game"
    if not over:
        assert len(state.closings) == len(zones["moon.up"]) - 1
    elif not state.stalled:
        assert len(state.closings) == 12
    sheet = [0, 0, 0, 0]
    for k, closing in enumerate(state.closings):
        assert closing.moon == faces[zones["moon.up"][k]]
        assert closing.points * 2 == sum(closing.values) * FACTOR[closing.moon]
        assert abs(closing.points) <= 48
        assert 1 <= len(closing.values) <= 4 if closing.sun else len(closing.values) == 5
        sheet[closing.element] += closing.points
    assert sheet == state.score
    assert all(abs(points) <= 126 for points in sheet)


def _the_player_on_turn_can_move(state: MoonsState) -> None:
    zones, faces = state.table.zones, state.table.faces
    decision = state.decision
    if decision is None:
        scores = state.scores()
        assert [p for p in range(state.players) if scores[p] == max(scores)] == state.winners()
        return
    if decision.name == "next_game":
        assert state.options.mode == "match"
        return
    assert decision.player == state.player
    assert zones[HANDS[state.player]]
    verbs = Counter(action.verb for action in state.legal())
    assert verbs["end"] == (decision.name == "play" and state.played > 0)
    for action in state.legal():
        if action.card is not None:
            assert action.card in zones[HANDS[state.player]]
            assert (faces[action.card] == SUN) == (action.verb == "sun")
            assert VALUE[faces[action.card]] or action.verb == "sun"
