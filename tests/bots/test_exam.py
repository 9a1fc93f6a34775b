"""Every level from the third up takes a victory that lies before it."""

import pytest

from fairytable.bots import LADDER, LEVELS, choose
from fairytable.bots.levels import searching, told_a_world
from fairytable.engine import Rng
from fairytable.games import GAMES
from tests.bots.exam import WANTED, Question, questions, sure_wins

EXAM = questions()


def test_there_are_enough_questions_for_every_game() -> None:
    for name in GAMES:
        assert sum(question.game == name for question in EXAM) >= WANTED


@pytest.mark.parametrize(
    "question", EXAM, ids=lambda q: f"{q.game}-{q.players}-{q.seed}" if q else ""
)
def test_levels_from_the_third_up_take_a_sure_victory(
    question: Question, monkeypatch: pytest.MonkeyPatch
) -> None:
    state = question.position()
    assert sure_wins(state) == question.best
    monkeypatch.setitem(LEVELS, LADDER[4], told_a_world(searching(0.03)))  # it suffices
    player = state.pending[-1].player
    for level in LADDER[2:]:
        after = state.clone()
        after.apply(choose(level, GAMES[question.game], state, Rng(1)))
        assert after.decision is None, level
        assert player in after.winners(), level
