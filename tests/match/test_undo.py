"""Undo and redo: where they lead, and what somebody would know too early."""

import pytest

from fairytable.games.moons.rules.options import MoonsOptions
from fairytable.match import Match, NothingToRedo, NothingToUndo, TakenBack, Undo, learnt
from tests.match.matches import (
    MOONS,
    against_bots,
    bots,
    first,
    moons,
    offering,
    play_on,
    play_out,
)


def play_own_turn(match: Match) -> list[int]:
    """Place one fairy and end the turn; gives the cards drawn."""
    match.play(first(match, "fairy"))
    hand = set(match.state.table.zones["hand.0"])
    match.play(first(match, "end"))
    return sorted(set(match.state.table.zones["hand.0"]) - hand)


# What was learnt


def test_a_placed_fairy_is_all_that_the_others_have_seen() -> None:
    match = offering("fairy")
    match.play(first(match, "fairy"))
    card = match.state.table.zones[match.actions[0].zone or ""][-1]
    assert match.can_undo() == Undo(0, (0,), {1: (card,), 2: (card,)})


def test_a_step_that_shows_nothing_teaches_nobody() -> None:
    match = offering("fairy")
    match.play(first(match, "fairy"))
    assert learnt(match.state, [match.state]) == {}


def test_going_back_over_a_draw_says_what_was_drawn() -> None:
    match = offering("fairy")
    drawn = play_own_turn(match)
    undo = match.can_undo(0)
    assert undo is not None
    assert (undo.index, undo.acted) == (1, (0,))
    assert undo.learnt == {0: tuple(drawn)}


def test_going_back_over_a_closing_says_that_all_saw_the_new_moon() -> None:
    match = offering("sun")
    match.play(first(match, "sun"))
    moon = match.state.table.zones["moon.up"][-1]
    undo = match.undo_to()
    assert set(undo.learnt) == {0, 1, 2}
    assert all(moon in cards for cards in undo.learnt.values())
    assert undo.learnt[0] == (moon,)


def test_a_card_that_was_seen_and_shuffled_away_was_learnt() -> None:
    before = moons().state
    card = before.table.zones["deck.blue"][0]
    peeked = before.clone()
    peeked.table.peek(card, 1)
    shuffled = peeked.clone()
    shuffled.table.shuffle("deck.blue", shuffled.rng)
    assert learnt(before, [peeked, shuffled]) == {1: (card,)}


def test_a_known_card_with_another_face_was_learnt_anew() -> None:
    before = moons().state
    card = before.table.zones["hand.0"][0]
    after = before.clone()
    after.table.faces[card] = (before.table.faces[card] + 1) % 20
    assert learnt(before, [after]) == {0: (card,)}


# What is told of it


def test_going_back_over_a_draw_is_kept_in_mind() -> None:
    match = offering("fairy")
    play_own_turn(match)
    undo = match.take_back()
    assert (undo.index, match.cursor) == (1, 1)
    assert match.taken_back == (TakenBack(0, 1),)
    match.redo_to()
    assert match.taken_back == (TakenBack(0, 1),)


def test_what_only_bots_have_seen_is_nothing_to_tell() -> None:
    match = offering("fairy", lambda seed: against_bots(3, seed))
    match.play(first(match, "fairy"))
    undo = match.can_undo()
    assert undo is not None
    assert set(undo.learnt) == {1, 2}
    assert not match.reveals(undo)
    match.take_back()
    assert match.taken_back == ()


def test_an_undo_that_is_free_is_not_kept_in_mind() -> None:
    match = offering("fairy")
    play_own_turn(match)
    match.undo_to()
    assert match.taken_back == ()


def test_nothing_is_taken_back_at_the_beginning() -> None:
    with pytest.raises(NothingToUndo):
        moons().take_back()


# Where it leads


def test_undo_goes_back_to_the_persons_own_last_decision() -> None:
    match = offering("fairy", lambda seed: against_bots(3, seed))
    play_own_turn(match)
    while match.deciding is not match.seats[0]:
        match.play(match.state.legal()[-1])
    undo = match.undo_to()
    assert (undo.index, match.cursor) == (1, 1)
    assert undo.acted == (2, 1, 0)


def test_undo_can_be_asked_for_one_player() -> None:
    match = offering("fairy")
    play_own_turn(match)
    match.play(match.state.legal()[0])
    assert match.undo_to(0).index == 1
    assert match.undo_to(0).index == 0


def test_a_finished_game_can_be_taken_back() -> None:
    match = play_out(moons())
    assert match.undo_to().index == len(match.history) - 1
    assert match.decision is not None


def test_there_is_nothing_to_undo_at_the_beginning_nor_among_bots() -> None:
    with pytest.raises(NothingToUndo):
        moons().undo_to()
    match = Match.new(MOONS, MoonsOptions(players=2), bots(2), 1)
    play_on(match, 4)
    assert match.can_undo() is None


def test_redo_goes_forward_again_over_the_same_decisions() -> None:
    match = play_on(moons(), 9)
    end = match.state.digest()
    cursors = [match.undo_to().index for _ in range(9)]
    assert cursors == [8, 7, 6, 5, 4, 3, 2, 1, 0]
    assert [match.redo_to() for _ in range(9)] == [1, 2, 3, 4, 5, 6, 7, 8, 9]
    assert match.state.digest() == end


def test_redo_passes_over_the_bots() -> None:
    match = offering("fairy", lambda seed: against_bots(3, seed))
    play_own_turn(match)
    while match.deciding is not match.seats[0]:
        match.play(match.state.legal()[-1])
    end = match.cursor
    match.go_to(1)
    assert match.redo_to() == end


def test_redo_goes_to_the_end_if_nobody_decides_there() -> None:
    match = offering("fairy", lambda seed: against_bots(3, seed))
    play_own_turn(match)
    match.undo_to()
    assert match.redo_to() == 2
    with pytest.raises(NothingToRedo):
        match.redo_to()


def test_a_new_action_cuts_what_was_undone() -> None:
    match = play_on(moons(), 9)
    match.go_to(4)
    expected = match.state
    action = next(action for action in expected.legal() if action != match.history[4])
    expected.apply(action)
    match.play(action)
    assert (match.cursor, len(match.history), match.can_redo()) == (5, 5, None)
    assert match.state.digest() == expected.digest()
