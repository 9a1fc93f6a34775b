"""A game's plan and its chance to win are there in every position that can be reached."""

from collections.abc import Sequence
from itertools import count

import pytest

from fairytable.bots import search
from fairytable.bots.greedy import choose_greedily, plan_on
from fairytable.engine import Action, Game, Rng, State
from fairytable.games import GAMES
from tests.games.playing import CASES, Case, Step, random_game


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_plan_is_legal_in_every_position_that_others_led_to(case: Case) -> None:
    for seed in (1, 2):
        for before, _, _ in random_game(case, seed):
            player = before.pending[-1].player
            world = before.determinize(player, Rng(seed))
            plan = case.game.plan(world, player)
            assert plan is None or plan in before.legal()


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_plan_for_a_turn_begins_with_the_plan_and_can_be_carried_out(case: Case) -> None:
    for step, (before, _, _) in enumerate(random_game(case, 3)):
        if step % 7:
            continue
        steps = plan_on(case.game, before)
        assert steps[0] == choose_greedily(case.game, before, Rng(0))
        state, mark = before.clone(), case.game.mark(before)
        for action in steps:
            state.apply(action)
            if not state.pending or case.game.mark(state) != mark:
                break


def members(case: Case) -> int:
    """How many win together."""
    chosen = case.options.model_dump()
    teams = chosen.get("teams", "none")
    return 2 if chosen.get("sides") == "pairs" else int({"none": "1"}.get(teams, teams)[-1])


@pytest.mark.parametrize("case", CASES, ids=str)
def test_the_chances_to_win_are_shares_of_one(case: Case) -> None:
    game, *played = case.game, *random_game(case, 4)
    end = played[-1].after
    for before, _, _ in [*played[::11], Step(end, played[-1].action, end)]:
        chances = [game.value(before, p) for p in range(before.players)]
        assert all(0 <= chance <= 1 for chance in chances)
        assert sum(chances) == pytest.approx(members(case))
    assert [p for p in range(end.players) if game.value(end, p)] == end.winners()


@pytest.mark.parametrize("name", GAMES)
def test_every_table_has_a_horizon(name: str) -> None:
    game = GAMES[name]
    assert all(game.ahead(options.players) > 0 for options in game.options.variants())
    assert all(game.pace(options.players) > 0 for options in game.options.variants())


TABLES = [
    (name, players)
    for name, game in GAMES.items()
    for players in sorted({options.players for options in game.options.variants()})
]


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_nearly_everybody_has_a_turn_within_a_look_ahead(
    name: str, players: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever looks less far does not see what the others make of an action."""
    game, asked = GAMES[name], set[int]()

    def noting(game: Game, world: State) -> Sequence[Action]:
        asked.add(world.pending[-1].player)
        return plan_on(game, world)

    monkeypatch.setattr(search, "plan_on", noting)
    complete = []
    for seed in (1, 2):
        state = game.new(game.options(players=players), seed)
        for step in count(1):
            if not state.pending:
                break
            if step % 9 == 0:
                asked.clear()
                world = state.clone()
                search.play_on(game, world, game.ahead(players))
                complete += [len(asked) == players] if world.pending else []
            state._apply(plan_on(game, state)[0])
    assert sum(complete) >= 0.9 * len(complete)
