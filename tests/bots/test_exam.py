"""Every level from the third up takes a victory that lies before it, and what is obviously best."""

import pytest

from fairytable.bots import LADDER, LEVELS, choose
from fairytable.bots.levels import searching, told_a_world
from fairytable.engine import Rng
from fairytable.games import GAMES
from tests.bots import exam, obvious
from tests.bots.questions import WANTED, Question, written

EXAM = written(exam.FILE)
OBVIOUS = written(obvious.FILE)
SEEDS = (1, 2)
ASKED = [
    pytest.param(question, marks=[pytest.mark.long] if k % 4 else [], id=str(question))
    for k, question in enumerate(OBVIOUS)
]


def test_there_are_enough_questions_for_every_game() -> None:
    for name in GAMES:
        assert sum(question.game == name for question in EXAM) >= WANTED
        assert sum(question.game == name for question in OBVIOUS) >= WANTED


@pytest.mark.parametrize("question", EXAM, ids=str)
def test_levels_from_the_third_up_take_a_sure_victory(
    question: Question, monkeypatch: pytest.MonkeyPatch
) -> None:
    state = question.position()
    assert exam.sure_wins(state) == question.best
    monkeypatch.setitem(LEVELS, LADDER[4], told_a_world(searching(0.03)))  # it suffices
    player = state.pending[-1].player
    for level in LADDER[2:]:
        after = state.clone()
        after.apply(choose(level, GAMES[question.game], state, Rng(1)))
        assert after.decision is None, level
        assert player in after.winners(), level


@pytest.mark.parametrize("question", ASKED)
def test_levels_from_the_third_up_do_what_is_obviously_best(
    question: Question, monkeypatch: pytest.MonkeyPatch
) -> None:
    state = question.position()
    monkeypatch.setitem(LEVELS, LADDER[4], told_a_world(searching(0.2)))  # it suffices
    for level in LADDER[2:]:
        for seed in SEEDS:
            action = choose(level, GAMES[question.game], state, Rng(seed))
            alike = [len(state.distinct([right, action])) == 1 for right in question.best]
            assert action in question.best or any(alike), (level, seed, action)


@pytest.mark.soak
@pytest.mark.parametrize("question", OBVIOUS, ids=str)
def test_what_was_obvious_still_is(question: Question) -> None:
    assert obvious.holds(question)
