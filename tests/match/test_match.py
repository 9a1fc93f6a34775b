"""The history of a match: playing, looking back, and nothing changed by accident."""

import pytest

from fairytable.engine import Action, Game, IllegalAction, Moved
from fairytable.games import GAMES
from fairytable.match import GameOver, Match, NoSuchStep
from tests.match.matches import any_match, first, moons, offering, play_on, play_out


def test_a_new_match_stands_at_the_beginning_of_the_game() -> None:
    match = moons(seed=7)
    start = match.game.new(match.options, 7)
    assert match.state.digest() == start.digest()
    assert (match.cursor, match.actions) == (0, ())


def test_playing_tells_what_happened() -> None:
    match = offering("fairy")
    action = first(match, "fairy")
    moved = [event for event in match.play(action) if isinstance(event, Moved)]
    assert [(event.card, event.target) for event in moved] == [(action.card, action.zone)]
    assert match.actions == (action,)


def test_nobody_listens_to_the_position_after_a_step() -> None:
    match = play_on(moons(), 5)
    assert all(match.position(i).table.events is None for i in range(6))


def test_an_illegal_action_changes_nothing() -> None:
    match = play_on(moons(), 5)
    before, changes = match.state.digest(), list[Match]()
    match.on_change.append(changes.append)
    with pytest.raises(IllegalAction):
        match.play(Action("fly"))
    assert (match.state.digest(), match.cursor, len(match.history)) == (before, 5, 5)
    assert not changes


def test_an_illegal_action_does_not_cut_what_was_undone() -> None:
    match = play_on(moons(), 5)
    match.undo_to()
    with pytest.raises(IllegalAction):
        match.play(Action("fly"))
    assert match.can_redo() is not None


def test_a_position_that_was_handed_out_cannot_change_the_match() -> None:
    match = moons()
    before = match.state.digest()
    for state in (match.state, match.position(0)):
        state.apply(state.legal()[0])
    assert match.state.digest() == before


def test_nothing_can_be_played_after_the_end() -> None:
    match = play_out(moons())
    assert match.deciding is None
    with pytest.raises(GameOver):
        match.play(match.history[-1])


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)
def test_every_position_is_the_one_that_the_actions_lead_to(game: Game) -> None:
    options = next(game.options.variants())
    match = play_on(any_match(game, options, 11), 60)
    state = game.new(options, 11)
    for i, action in enumerate(match.history):
        assert match.position(i).digest() == state.digest()
        state.apply(action)
    assert match.state.digest() == state.digest()


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)
def test_a_step_is_told_again_as_it_was_told_first(game: Game) -> None:
    match = any_match(game, next(game.options.variants()), 3)
    told = [match.play(match.state.legal()[-1]) for _ in range(25)]
    match.go_to(7)
    for _ in range(2):
        assert [match.events_of(i) for i in range(25)] == told


@pytest.mark.parametrize("step", [-1, 6])
def test_there_is_no_position_outside_the_history(step: int) -> None:
    match = play_on(moons(), 5)
    with pytest.raises(NoSuchStep, match="the match has 5 so far"):
        match.position(step)
    with pytest.raises(NoSuchStep):
        match.go_to(step)
    with pytest.raises(NoSuchStep):
        match.events_of(step)


def test_listeners_hear_of_every_change() -> None:
    match = moons()
    cursors: list[int] = []
    match.on_change.append(lambda match: cursors.append(match.cursor))
    play_on(match, 2)
    match.undo_to()
    match.redo_to()
    assert cursors == [1, 2, 1, 2]
