"""What every game in the list promises, for every player count and variant."""

import json
import os
import subprocess
import sys
from collections import Counter
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fairytable.engine import Action, IllegalAction, Rng, State
from tests.games.cases import in_every_case
from tests.games.playing import Case, play_out, random_game

seeds = st.integers(min_value=0, max_value=2**64 - 1)


def check_position(case: Case, state: State) -> None:
    legal = state.legal()
    assert (state.decision is None) == (legal == [])
    assert len(set(legal)) == len(legal)
    if state.decision is not None:
        assert 0 <= state.decision.player < state.players
        assert set(state.distinct(legal)) <= set(legal)
        assert state.distinct(legal)
    table = state.table
    lying = [(card, zone) for zone, cards in table.zones.items() for card in cards]
    assert sorted(card for card, _ in lying) == sorted(set(range(len(table.faces))) - out(state))
    assert all(table.where[card] == zone for card, zone in lying)
    assert Counter(table.faces) == Counter(case.game.deck.cards)
    for card, zone in lying:
        seen = table.rules[zone].sees
        assert table.known[card] & seen == seen, f"{zone} is looked into by those who see it"
    assert len(state.scores()) == state.players
    json.dumps(state.facts(None))
    case.invariants().check(state)


def out(state: State) -> set[int]:
    """Cards that were never laid on the table."""
    return {card for card, zone in enumerate(state.table.where) if not zone}


def check_games(case: Case, seeds: range) -> None:
    check_step = case.invariants().check_step
    for seed in seeds:
        state = case.new(seed)
        check_position(case, state)
        for before, action, after in random_game(case, seed):
            check_position(case, after)
            check_step(before, action, after)
            state = after
        assert state.decision is None
        assert state.winners()
        best = max(state.scores())
        assert all(state.scores()[p] == best for p in state.winners())


@in_every_case
def test_random_games_end_and_every_position_keeps_the_invariants(case: Case) -> None:
    check_games(case, range(4))


@pytest.mark.soak
@in_every_case
def test_thousands_of_random_games_end_and_keep_the_invariants(case: Case) -> None:
    check_games(case, range(1000, 3000))


@in_every_case
def test_clones_are_independent(case: Case) -> None:
    clones = []
    for before, _, _ in random_game(case, 11):
        clones.append((before, before.digest()))
    assert all(state.digest() == digest for state, digest in clones)


@in_every_case
def test_a_clone_plays_on_like_its_original(case: Case) -> None:
    for step, (before, action, after) in enumerate(random_game(case, 12)):
        if step % 10 == 0:
            twin = before.clone()
            twin.apply(action)
            assert twin.digest() == after.digest()


@in_every_case
def test_nobody_can_tell_a_determinized_world_from_the_real_one(case: Case) -> None:
    rng = Rng(99)
    for step, (_, _, state) in enumerate(random_game(case, 13)):
        digest = state.digest()
        for player in range(state.players):
            world = state.determinize(player, rng)
            assert world.view(player) == state.view(player)
            assert Counter(world.table.faces) == Counter(state.table.faces)
            if state.decision is not None and state.decision.player == player:
                assert world.legal() == state.legal()
                assert world.distinct(world.legal()) == state.distinct(state.legal())
                if step % 25 == 0:
                    assert play_out(world, step).decision is None
        assert state.digest() == digest


@in_every_case
def test_determinized_worlds_differ_from_the_real_one(case: Case) -> None:
    rng, state = Rng(7), case.new(14)
    worlds = {bytes(state.determinize(0, rng).table.faces) for _ in range(20)}
    assert len(worlds) == 20


@in_every_case
def test_a_view_shows_no_face_that_its_player_does_not_know(case: Case) -> None:
    for _, _, state in random_game(case, 15):
        for player in range(state.players):
            for cards in state.view(player).zones.values():
                for card in cards:
                    knows = bool(state.table.known[card.card] >> player & 1)
                    assert (card.face is not None) == knows
                    assert knows or not card.up


@in_every_case
def test_an_illegal_action_is_refused_and_changes_nothing(case: Case) -> None:
    rng = Random(16)
    for before, action, after in random_game(case, 16):
        if rng.random() > 0.1:
            continue
        for wrong in (
            Action("dance"),
            action._replace(choice="nonsense"),
            Action("end", 3, "moon"),
        ):
            digest = after.digest()
            with pytest.raises(IllegalAction):
                after.apply(wrong)
            assert after.digest() == digest
        assert before.digest() != after.digest()


@in_every_case
def test_nobody_listens_unless_asked(case: Case) -> None:
    quiet, heard = case.new(17), case.new(17)
    heard.listen()
    for _, action, _ in random_game(case, 17):
        quiet._apply(action)
        heard._apply(action)
        events = heard.heard()
        assert events, f"{action} told nothing"
        for player in range(heard.players):
            for event in events:
                event.seen_by(player)
    assert quiet.table.events is None
    assert quiet.digest() == heard.digest()


@in_every_case
@given(seed=seeds, stop=st.integers(0, 400), player=st.integers(0, 5))
def test_any_game_stopped_anywhere(case: Case, seed: int, stop: int, player: int) -> None:
    state = case.new(seed)
    for step, (_, _, after) in enumerate(random_game(case, seed)):
        state = after
        if step == stop:
            break
    check_position(case, state)
    player %= state.players
    world = state.determinize(player, Rng(seed))
    assert world.view(player) == state.view(player)
    assert state.clone().digest() == state.digest()


def test_games_are_the_same_under_every_hash_seed() -> None:
    assert _digests("0") == _digests("1") == _digests("4711")


def _digests(hash_seed: str) -> str:
    return subprocess.run(
        [sys.executable, "-m", "tests.games.digests"],
        env={**os.environ, "PYTHONHASHSEED": hash_seed},
        capture_output=True,
        text=True,
        check=True,
    ).stdout
