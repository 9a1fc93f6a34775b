"""A bot that slips does not blunder."""

import pytest

from fairytable.bots import glance as glances
from fairytable.bots.glance import glance, is_blunder
from fairytable.bots.greedy import choose_greedily
from fairytable.bots.levels import distracted, slipping
from fairytable.engine import Action, Game, Rng, State
from fairytable.games import GAMES


def moons() -> tuple[Game, State]:
    game = GAMES["moons"]
    return game, game.new(game.options(players=2), 4)


def worth(values: dict[Action, float]) -> object:
    """A look ahead that says what each first action is worth."""

    def play_on(game: Game, world: State, ahead: int, way: tuple[Action, ...]) -> None:
        world._apply(way[0])
        world.score[0] = round(1000 * values.get(way[0], 0.5))  # type: ignore[attr-defined]

    return play_on


@pytest.mark.parametrize(("value", "blunder"), [(0.30, True), (0.45, False), (0.9, False)])
def test_a_blunder_costs_a_good_part_of_the_chance_to_win(
    value: float, blunder: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, state = moons()
    better, action = state.legal()[:2]
    monkeypatch.setattr(glances, "play_on", worth({action: value}))
    monkeypatch.setattr(game, "value", lambda state, player: state.score[0] / 1000)
    assert is_blunder(game, state, action, better, Rng(1)) is blunder


@pytest.mark.parametrize(("value", "taken"), [(0.55, False), (0.65, True)])
def test_a_glance_shows_what_is_far_better_than_the_plan(
    value: float, taken: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, state = moons()
    plan, other = state.legal()[:2]
    monkeypatch.setattr(glances, "play_on", worth({other: value}))
    monkeypatch.setattr(game, "value", lambda state, player: state.score[0] / 1000)
    assert glance(game, state, plan, Rng(1)) == (other if taken else plan)


def test_who_slips_plays_what_was_thought_where_all_else_is_a_blunder(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game, state = moons()
    plan = choose_greedily(game, state, Rng(1))
    monkeypatch.setattr(glances, "play_on", worth({plan: 1.0}))
    monkeypatch.setattr(game, "value", lambda state, player: state.score[0] / 1000)
    think = slipping(100, choose_greedily)
    assert {think(game, state, Rng(seed)) for seed in range(20)} == {plan}


def test_who_is_distracted_plays_anything() -> None:
    game, state = moons()
    think = distracted(100, choose_greedily)
    played = {think(game, state, Rng(seed)) for seed in range(60)}
    assert played == set(state.distinct(state.legal()))


def test_who_never_slips_plays_what_was_thought() -> None:
    game, state = moons()
    plan = choose_greedily(game, state, Rng(1))
    assert all(slipping(0, choose_greedily)(game, state, Rng(k)) == plan for k in range(20))
