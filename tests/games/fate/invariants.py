"""What holds in every position of Fairy's Fate (rules page, section 11)."""

from fairytable.engine import Action, State
from fairytable.games.fate.cards import (
    DECK,
    FIRST_BAD,
    FIRST_GOOD,
    FIRST_THIEF,
    GAME_CARDS,
    KIND,
    KINDS,
    RECIPE,
    SERPENT,
)
from fairytable.games.fate.rules.position import FULL
from fairytable.games.fate.rules.state import FateState
from fairytable.games.fate.rules.zones import DECKS, FRONT, HAND, PLACE, RECIPE_ROW


def check(position: State) -> None:
    """All invariants that one position can show."""
    assert isinstance(position, FateState)
    _cards_are_conserved(position)
    _places_and_fronts_hold_what_they_may(position)
    _hands_are_not_empty(position)
    _everybody_knows_what_they_may(position)
    _journeys_are_in_order(position)
    _somebody_decides_or_has_won(position)


def check_step(earlier: State, action: Action, later: State) -> None:
    """The invariants that need the position before and after an action."""
    assert isinstance(earlier, FateState)
    assert isinstance(later, FateState)
    before, after = earlier.table, later.table
    assert before.faces == after.faces
    assert all(not old & ~new for old, new in zip(before.known, after.known, strict=True))
    for deck in DECKS:
        assert len(after.zones[deck]) <= len(before.zones[deck])
    decision = earlier.decision
    assert decision is not None
    gains = {"play": -1, "draw": 1, "discard": -1}
    for p in range(earlier.players):
        gained = len(after.zones[HAND[p]]) - len(before.zones[HAND[p]])
        assert gained == gains.get(action.verb, 0) * (p == decision.player)
        learnt = len(after.zones[RECIPE_ROW[p]]) - len(before.zones[RECIPE_ROW[p]])
        wise = action.verb == "use" and _kind(earlier, action.card) == "wisdom"
        assert learnt == (wise and p == decision.player)
    if earlier.final:
        assert later.journeys == earlier.journeys
        assert later.starter is not None or later.ended
    drawn = sum(len(before.zones[d]) - len(after.zones[d]) for d in DECKS)
    assert drawn == (action.verb == "draw")


def _kind(state: FateState, card: int | None) -> str:
    assert card is not None
    return KINDS[KIND[state.table.faces[card]]]


def _cards_are_conserved(state: FateState) -> None:
    table = state.table
    lying = [card for cards in table.zones.values() for card in cards]
    assert sorted(lying) == list(range(len(DECK.cards)))
    assert all(card in table.zones[zone] for card, zone in enumerate(table.where))
    assert sorted(table.faces) == sorted(DECK.cards)
    recipes = {*RECIPE_ROW, "recipe_pile"}
    for card, zone in enumerate(table.where):
        assert (zone in recipes) == (RECIPE[table.faces[card]] > 0)


def _places_and_fronts_hold_what_they_may(state: FateState) -> None:
    table = state.table
    for zone in PLACE:
        assert len(table.zones[zone]) <= FULL
        for i, card in enumerate(table.zones[zone]):
            assert table.lies_up(card) == bool(i % 2)
    for p in range(state.players):
        for card in table.zones[FRONT[p]]:
            kind = KIND[table.faces[card]]
            assert kind < FIRST_THIEF or FIRST_GOOD <= kind < FIRST_BAD or kind == SERPENT


def _hands_are_not_empty(state: FateState) -> None:
    if state.last_phase():
        return
    for p in range(state.players):
        drawing = bool(state.pending) and state.pending[0] == (p, "draw", None)
        assert state.table.zones[HAND[p]] or drawing


def _everybody_knows_what_they_may(state: FateState) -> None:
    table = state.table
    for zone, cards in table.zones.items():
        for i, card in enumerate(cards):
            known = table.known[card]
            if zone in PLACE:
                assert known == table.everybody if i % 2 else known
            elif zone in DECKS or zone == "recipe_pile":
                assert known == 0
            elif zone in HAND:
                assert known == 1 << HAND.index(zone)
            elif zone in RECIPE_ROW:
                owner = 1 << RECIPE_ROW.index(zone)
                assert known == (table.everybody if state.ended else owner)
            else:
                assert known == table.everybody


def _journeys_are_in_order(state: FateState) -> None:
    chosen = [place for place in state.dest if place is not None]
    assert len(set(chosen)) == len(chosen)
    if state.starter is None:
        assert not chosen
    if state.facts(None).collector is None and state.ended != "freed":
        assert not state.table.zones["collect"]
    assert sum(state.stone) <= 3
    assert min(state.stone) >= 0
    in_discard = [KIND[state.table.faces[card]] for card in state.table.zones["discard"]]
    learnt = sum(len(state.table.zones[RECIPE_ROW[p]]) - 1 for p in range(state.players))
    assert learnt <= in_discard.count(KINDS.index("wisdom"))


def _somebody_decides_or_has_won(state: FateState) -> None:
    for p, (matched, freed, extra, serpents) in enumerate(state.scores()):
        assert 0 <= matched <= 4
        assert extra >= 0
        assert -18 <= serpents <= 0
        assert freed == (state.freed == p)
        if freed:
            assert matched == 4
            assert serpents < 0
            assert state.winners() == [p]
    actions = state.legal()
    assert bool(state.ended) == (state.decision is None) == (not actions)
    if state.decision is None:
        assert state.winners()
        assert (state.ended == "freed") == (state.freed is not None)
        return
    assert len(set(actions)) == len(actions)
    named = [action.card for action in actions if action.card is not None]
    assert set(named) <= set(GAME_CARDS)
    verbs = {action.verb for action in actions}
    if state.decision.name == "turn":
        assert verbs & {"play", "travel", "pass"}
    assert not {"play", "pass"} <= verbs
