"""Section 11 of the rules page of Hunters, checked on any position."""

from collections import Counter

from fairytable.engine import Action
from fairytable.games.hunters.cards import (
    DECK,
    FAIRY,
    GREEN,
    HOURS,
    KIND,
    ORANGE,
    PRIMROSE,
    RESEARCHERS,
    TRINKET,
    VALUE,
)
from fairytable.games.hunters.rules.actions import CAMERA
from fairytable.games.hunters.rules.state import HuntersState
from fairytable.games.hunters.rules.zones import CENTRE, CIRCLE, EVIDENCE, HANDS, PHOTOS, STANDS


def check(state: HuntersState) -> None:
    _cards_are_where_they_belong(state)
    _researchers_stand_apart(state)
    _everybody_knows_what_they_may(state)
    _counters_are_in_their_bounds(state)
    _the_circle_is_whole_when_it_must_be(state)
    _somebody_can_decide(state)
    _the_end_has_its_reason(state)
    _scores_follow_from_the_evidence(state)


def check_step(before: HuntersState, action: Action, after: HuntersState) -> None:
    old, new = before.table.zones, after.table.zones
    assert new["discard"][: len(old["discard"])] == old["discard"]
    assert set(new["deck"]) <= set(old["deck"])
    assert set(_in_play(after)) <= set(_in_play(before)), "nothing comes back into play"
    thrown = [after.table.faces[card] for card in new["discard"][len(old["discard"]) :]]
    for p in range(before.players):
        if p != before.active:
            drawn = len(new[HANDS[p]]) - len(old[HANDS[p]])
            assert drawn <= 2 * thrown.count(PRIMROSE), "only the active player draws at the close"
    if before.turn == after.turn:
        assert after.active == before.active
        assert before.quiet or not after.quiet
    elif after.turn > 1:
        assert after.turn == before.turn + 1
        assert after.active == (before.active + 1) % before.players
        assert after.quiet_run in (0, before.quiet_run + 1)


def _in_play(state: HuntersState) -> list[int]:
    zones = state.table.zones
    hands = [zones[HANDS[p]] for p in range(state.players)]
    circle = [zones[zone] for zone in CIRCLE]
    return [*zones["deck"], *sum(hands, ()), *sum(circle, ())]


def _cards_are_where_they_belong(state: HuntersState) -> None:
    zones, faces, players = state.table.zones, state.table.faces, range(state.players)
    evidence = [card for p in players for card in zones[EVIDENCE[p]]]
    photos = [card for p in players for card in zones[PHOTOS[p]]]
    assert sorted([*_in_play(state), *zones["discard"], *evidence]) == sorted(GREEN)
    assert sorted([*zones["photos.deck"], *photos]) == sorted(ORANGE)
    assert zones["clock"] == HOURS
    assert zones["box"] == RESEARCHERS[state.players :]
    assert Counter(faces) == Counter(DECK.cards)
    for zone, cards in zones.items():
        assert all(state.table.where[card] == zone for card in cards)
    assert {KIND[faces[card]] for card in evidence} <= {FAIRY, TRINKET}
    assert all(len(zones[zone]) <= 1 for zone in CIRCLE)
    for p in players:
        assert len(zones[PHOTOS[p]]) <= 6
        assert len(zones[HANDS[p]]) <= 10


def _researchers_stand_apart(state: HuntersState) -> None:
    assert len(set(state.pos)) == state.players, "at most one in the centre, no two at a place"
    assert set(state.pos) <= {CENTRE, *range(12)}
    for p in range(state.players):
        assert state.table.zones[STANDS[state.pos[p]]] == (state.researcher(p),)


def _everybody_knows_what_they_may(state: HuntersState) -> None:
    table = state.table
    everybody = (1 << state.players) - 1
    face_up = {card for card in range(len(DECK.cards)) if table.up >> card & 1}
    assert face_up <= {card for zone in CIRCLE for card in table.zones[zone]}
    assert all(table.known[card] == everybody for card in face_up)
    for zone, cards in table.zones.items():
        seen = {table.known[card] for card in cards}
        if zone in ("deck", "photos.deck"):
            assert seen <= {0}
        elif zone.startswith("hand."):
            assert seen <= {1 << int(zone[5:])}
        elif not zone.startswith("circle."):
            assert seen <= {everybody}
    for p in range(state.players):
        for zone, views in state.view(p).zones.items():
            for view in views:
                hidden = view.face is None
                assert hidden != bool(table.known[view.card] >> p & 1)
                if hidden:
                    assert zone in ("deck", "photos.deck") or zone.startswith(("hand.", "circle."))


def _counters_are_in_their_bounds(state: HuntersState) -> None:
    players = state.players
    assert 0 <= state.swaps_left <= (3 if players <= 4 else 2)
    assert all(0 <= left <= players for left in state.no_camera)
    assert state.quiet_run < 2 * players or state.ended == "dawn"
    if state.turn:
        assert None not in state.tool
    decision = state.decision
    if decision is not None and decision.name == "swap":
        for p in range(players):
            if state.tool[p] == CAMERA:
                assert state.pos[p] != CENTRE
                assert len(state.table.zones[PHOTOS[p]]) < 6


def _the_circle_is_whole_when_it_must_be(state: HuntersState) -> None:
    empty = [zone for zone in CIRCLE if not state.table.zones[zone]]
    assert len(empty) <= state.players
    if state.decision is not None and state.decision.name in ("swap", "choose_tool"):
        assert not empty


def _somebody_can_decide(state: HuntersState) -> None:
    actions = state.legal()
    assert len(set(actions)) == len(actions)
    assert bool(actions) == (state.decision is not None) == (not state.ended)
    green = {action.card for action in actions} - {None}
    assert green <= set(GREEN), "photos and researchers are never taken by hand"


def _the_end_has_its_reason(state: HuntersState) -> None:
    if state.ended == "circle":
        duties = Counter(state.keepers().values())
        hands = [len(state.table.zones[HANDS[p]]) for p in range(state.players)]
        assert any(count > hands[p] for p, count in duties.items())
    elif state.ended == "dawn":
        assert state.quiet_run == 2 * state.players
    elif state.decision is not None and state.decision.name == "refill":
        duties = Counter(state.keepers().values())
        for p, count in duties.items():
            assert count <= len(state.table.zones[HANDS[p]])


def _scores_follow_from_the_evidence(state: HuntersState) -> None:
    players = state.players
    points = [state.points(p) for p in range(players)]
    assert min(points) >= 0
    assert sum(points) <= 66 + 28 + 43 == sum(VALUE[face] for face in DECK.cards)
    scores = state.scores()
    assert state.winners()
    if state.options.sides == "pairs":
        half = players // 2
        assert scores[:half] == scores[half:]
        assert [score[0] for score in scores[:half]] == [
            points[p] + points[p + half] for p in range(half)
        ]
    else:
        assert [score[0] for score in scores] == points
