"""No bot knows more than its player: whatever the player cannot know may be exchanged at will, and
neither the options, nor their order, nor the choice of any level changes."""

import pytest

from fairytable.bots import LADDER, LEVELS, choose, glance
from fairytable.bots.levels import searching, sensible, slipping, told_a_world
from fairytable.bots.search import Budget, search
from fairytable.engine import Rng, State
from fairytable.games import GAMES
from tests.games.playing import CASES, Case, random_game

PLANNING, SEARCHING = 10, 80
"""Those who plan are asked in every tenth position, those who look ahead in every eightieth."""


def otherwise(state: State, seed: int) -> State:
    """The same to the player who decides, with all the rest as it might be as well."""
    return state.determinize(state.pending[-1].player, Rng(~seed))


@pytest.mark.parametrize("case", CASES, ids=str)
def test_what_the_player_cannot_know_changes_no_choice(
    case: Case, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(glance, "WORLDS", 1)
    for level in ("level-4", "level-5"):
        monkeypatch.setitem(LEVELS, level, told_a_world(searching(0.0)))
    for step, (before, _, _) in enumerate(random_game(case, 8)):
        other = otherwise(before, step)
        legal = before.legal()
        assert other.legal() == legal
        assert other.distinct(legal) == before.distinct(legal)
        asked = LADDER if step % SEARCHING == 0 else LADDER[:3]
        for level in asked if step % PLANNING == 0 else ():
            choices = [choose(level, case.game, s, Rng(step)) for s in (before, other)]
            assert choices[0] == choices[1], level


@pytest.mark.parametrize("case", CASES[::4], ids=str)
def test_a_search_finds_the_same_in_worlds_that_look_the_same(case: Case) -> None:
    for step, (before, _, _) in enumerate(random_game(case, 9)):
        if step % 60 == 30:
            found = [
                search(case.game, s.determinize(s.pending[-1].player, Rng(1)), Rng(2), Budget(12))
                for s in (before, otherwise(before, step))
            ]
            assert found[0] == found[1]


POSITIONS = 1000
"""Of each game, in the long run: every level is asked there."""


@pytest.mark.soak
@pytest.mark.parametrize("name", GAMES)
def test_no_level_knows_more_than_its_player_in_a_thousand_positions(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(LEVELS, "level-4", told_a_world(sensible(slipping(8, searching(0.01)))))
    monkeypatch.setitem(LEVELS, "level-5", told_a_world(searching(0.02)))
    cases = [case for case in CASES if case.game.id == name]
    asked = seed = 0
    while asked < POSITIONS:
        seed += 1
        for step, (before, _, _) in enumerate(random_game(cases[seed % len(cases)], 100 + seed)):
            if step % 9 != seed % 9 or len(before.legal()) == 1:
                continue
            asked += 1
            other = otherwise(before, step)
            assert other.legal() == before.legal()
            for level in LADDER:
                game = GAMES[name]
                choices = [choose(level, game, s, Rng(step)) for s in (before, other)]
                assert choices[0] == choices[1], (level, seed, step)
