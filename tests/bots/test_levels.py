"""Bots choose legally, reproducibly, and never see more than their player."""

from collections import Counter

import pytest

from fairytable.bots import LEVELS, choose, glance
from fairytable.bots.greedy import choose_greedily
from fairytable.bots.levels import LADDER, searching, told_a_number, told_a_world
from fairytable.bots.simulation import STEPS
from fairytable.engine import Action, Game, IllegalAction, Rng, State
from fairytable.games import GAMES
from tests.games.playing import CASES, Case, random_game

levels = pytest.mark.parametrize("level", LEVELS)
SEARCHING = ("level-4", "level-5")


@pytest.fixture(autouse=True)
def short_of_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who looks ahead looks into few worlds: here it is not the strength that counts."""
    for level in SEARCHING:
        monkeypatch.setitem(LEVELS, level, told_a_world(searching(0.0)))
    monkeypatch.setattr(glance, "WORLDS", 1)


@pytest.mark.parametrize("level", ["random", "greedy"])
@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_bot_plays_whole_games_legally(case: Case, level: str) -> None:
    play_a_game(case, level)


@pytest.mark.parametrize("level", LADDER[:3])
@pytest.mark.parametrize("case", CASES[::6], ids=str)
def test_who_does_not_look_ahead_plays_whole_games_legally(case: Case, level: str) -> None:
    play_a_game(case, level)


def play_a_game(case: Case, level: str) -> None:
    state, rng = case.new(5), Rng(5)
    for _ in range(STEPS):
        if state.decision is None:
            break
        action = choose(level, case.game, state, rng)
        assert action in state.legal()
        state._apply(action)
    assert state.decision is None, "the game does not end"
    assert state.winners()


@pytest.mark.parametrize("case", CASES[::3], ids=str)
def test_a_bot_that_looks_ahead_plays_legally(case: Case) -> None:
    for step, (before, _, _) in enumerate(random_game(case, 6)):
        if step % 40 == 0:
            assert choose("level-5", case.game, before, Rng(step)) in before.legal()


def test_every_rung_of_the_ladder_is_a_level() -> None:
    assert set(LADDER) <= set(LEVELS)


@levels
def test_a_bot_with_the_same_generator_chooses_the_same(level: str) -> None:
    for case in CASES[::5]:
        for step, (before, _, _) in enumerate(random_game(case, 6)):
            if step % 50 == 0:
                digest = before.digest()
                first = choose(level, case.game, before, Rng(step))
                assert choose(level, case.game, before, Rng(step)) == first
                assert before.digest() == digest, "a bot changes nothing"


# What bots see


def moons_for_three() -> tuple[Game, State]:
    game = GAMES["moons"]
    return game, game.new(game.options(players=3), seed=4)


def assert_guessed(worlds: list[State], state: State) -> None:
    """The player cannot tell them from the position, and what is hidden is different in each."""
    player = state.pending[-1].player
    assert all(world.view(player) == state.view(player) for world in worlds)
    faces = {bytes(world.table.faces) for world in (*worlds, state)}
    assert len(faces) == 21


def test_a_bot_that_looks_into_a_world_is_never_given_the_truth() -> None:
    game, state = moons_for_three()
    given: list[State] = []

    def spy(game: Game, world: State, rng: Rng) -> Action:
        given.append(world)
        return world.legal()[0]

    for seed in range(20):
        told_a_world(spy)(game, state, state.legal(), Rng(seed))
    assert_guessed(given, state)


def test_the_greedy_bot_asks_its_game_about_guessed_worlds_only(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game, state = moons_for_three()
    asked: list[State] = []

    def plan(world: State, player: int) -> Action:
        asked.append(world)
        return world.legal()[0]

    monkeypatch.setattr(game, "plan", plan)
    for seed in range(20):
        choose("greedy", game, state, Rng(seed))
    assert_guessed(asked, state)


def test_a_bot_that_picks_is_told_the_number_of_its_distinct_actions_and_nothing_else() -> None:
    game, state = moons_for_three()
    told: list[object] = []

    def spy(*told_to_it: object) -> int:
        told.extend(told_to_it)
        return 1

    rng, actions = Rng(1), state.distinct(state.legal())
    assert told_a_number(spy)(game, state, state.legal(), rng) == actions[1]
    assert told == [rng, len(actions)]


def test_a_bot_that_wants_what_is_not_legal_is_refused() -> None:
    game, state = moons_for_three()
    with pytest.raises(IllegalAction):
        told_a_world(lambda *world: Action("win"))(game, state, state.legal(), Rng(1))


@pytest.mark.parametrize("case", CASES[::5], ids=str)
def test_the_random_bot_chooses_alike_in_all_worlds_that_look_alike(case: Case) -> None:
    rng = Rng(3)
    for step, (before, _, _) in enumerate(random_game(case, 7)):
        world = before.determinize(before.pending[-1].player, rng)
        choices = [choose("random", case.game, s, Rng(step)) for s in (before, world)]
        assert choices[0] == choices[1]


# What they choose


def test_the_random_bot_gives_equal_cards_together_one_chance() -> None:
    game = GAMES["moons"]
    state = game.new(game.options(players=2, first=0), seed=0)
    table = state.table
    suns = [card for card in range(90) if table.named([card]) == ["sun"]]
    table.lay(table.zones["hand.0"], "deck.blue")
    fairy = next(c for c in table.zones["deck.blue"] if table.named([c]) == ["fairy.air.2"])
    table.lay([*suns[:4], fairy], "hand.0")
    rng = Rng(1)
    counts = Counter(choose("random", game, state, rng).verb for _ in range(5000))
    assert abs(counts["fairy"] - 1000) < 200, "one of five distinct actions, not one of 17"


@levels
def test_a_bot_is_not_asked_when_the_game_is_over(level: str) -> None:
    *_, last = random_game(CASES[0], 3)
    with pytest.raises(ValueError, match="the game is over"):
        choose(level, CASES[0].game, last.after, Rng(1))


class _Taste:
    """A game that likes cards out of play; it has a plan of its own or none."""

    def __init__(self, plan: Action | None) -> None:
        self._plan = plan

    def plan(self, state: State, player: int) -> Action | None:
        return self._plan

    def evaluate(self, state: State, player: int) -> float:
        return len(state.table.zones["removed"])


def moons_with_a_sun_in_hand() -> State:
    """Only playing the sun puts a card out of play; it is neither the first nor the last action."""
    game = GAMES["moons"]
    state = game.new(game.options(players=2, first=0), seed=0)
    table = state.table
    first = table.zones["hand.0"][0]
    sun = next(card for card in range(90) if table.named([card]) == ["sun"])
    table.lay([sun, first], "hand.0")
    legal = state.legal()
    assert "sun" not in (legal[0].verb, legal[-1].verb)
    return state


def test_without_a_plan_the_greedy_bot_takes_what_looks_best_one_step_ahead() -> None:
    state = moons_with_a_sun_in_hand()
    action = choose_greedily(_Taste(None), state, Rng(1))  # type: ignore[arg-type]
    assert action.verb == "sun"


def test_the_greedy_bot_follows_the_plan_of_its_game() -> None:
    state = moons_with_a_sun_in_hand()
    for plan in (state.legal()[0], state.legal()[-1]):
        assert choose_greedily(_Taste(plan), state, Rng(1)) == plan  # type: ignore[arg-type]
