"""Looking back at a game: costly decisions are found, luck is none, and nothing hidden is used."""

from collections.abc import Iterator, Sequence

import pytest

from fairytable.bots import choose, review
from fairytable.bots.outcomes import Attempt, Gap, Outcome, gap
from fairytable.bots.review import Costly, Looked, PlayerReview, Review, positions_of
from fairytable.bots.why import Why, why
from fairytable.engine import Action, Game, Rng, State
from fairytable.games import GAMES

Played = tuple[Game, list[State], list[Action]]


def played(game: Game, players: int, level: str, seed: int = 5) -> Played:
    """A game in which player 0 has a level of its own."""
    state, rng = game.new(game.options(players=players), seed), Rng(3)
    start, actions = state.clone(), []
    while legal := state.legal():
        bot = level if state.pending[-1].player == 0 else "greedy"
        action = choose(bot, game, state, rng) if len(legal) > 1 else legal[0]
        state.apply(action)
        actions.append(action)
    return game, positions_of(start, actions), actions


def looked_at(
    one: Played, steps: range | None = None, players: Sequence[int] = (0,)
) -> tuple[list[Looked], Review]:
    game, positions, actions = one
    looks = review.review(game, positions, actions, players, 7, steps or range(len(actions)))
    told = list(looks)
    *progress, found = told
    assert not isinstance(found, Looked)
    return [look for look in progress if isinstance(look, Looked)], found


@pytest.fixture(scope="module", autouse=True)
def _quickly() -> Iterator[None]:
    """Fewer worlds are enough for a test."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(review, "MORE_WORLDS", 50)
        patch.setattr(review, "FIRST_WORLDS", 3)
        yield


@pytest.fixture(scope="module")
def careless() -> Played:
    """A game of Moons that somebody plays at random."""
    return played(GAMES["moons"], 2, "random")


def test_the_costly_decisions_of_a_careless_player_are_found(careless: Played) -> None:
    progress, [found] = looked_at(careless)
    _, positions, actions = careless
    assert 1 <= len(found.costly) <= review.NAMED
    assert [one.cost for one in found.costly] == sorted([o.cost for o in found.costly])[::-1]
    for one in found.costly:
        state = positions[one.step]
        assert state.decision is not None
        assert state.decision.player == one.player == 0
        assert one.played == actions[one.step]
        assert one.better in state.legal()
        assert one.better != one.played
        assert one.cost >= 100 * review.COSTLY - 1
    assert [look.done for look in progress] == sorted(look.done for look in progress)
    assert all(look.done <= look.whole for look in progress)


def test_the_same_game_is_judged_the_same(careless: Played) -> None:
    steps = range(10)
    assert looked_at(careless, steps) == looked_at(careless, steps)


def test_only_the_steps_that_are_asked_for_are_looked_at(careless: Played) -> None:
    _, [found] = looked_at(careless, range(20, 32))
    assert all(20 <= one.step < 32 for one in found.costly)


@pytest.mark.parametrize(("game", "players"), [("fate", 2), ("wishes", 3), ("hunters", 3)])
def test_no_judgement_uses_what_the_player_could_not_know(game: str, players: int) -> None:
    one = played(GAMES[game], players, "level-1")
    _, positions, actions = one
    steps = [
        step for step, state in enumerate(positions) if state.pending and review._chose(state, 0)
    ]
    for step in steps[:: max(1, len(steps) // 4)]:
        attempt = review._attempt(positions, actions, step)
        otherwise = positions[step].determinize(0, Rng(~step))
        assert attempt.action in otherwise.legal()
        alike = [*positions]
        alike[step] = otherwise
        looks = [
            review._look(one[0], seen, actions, step, Rng(step)) for seen in (positions, alike)
        ]
        if review._attempt(alike, actions, step) == attempt:
            assert looks[0] == looks[1]


def test_what_follows_in_the_same_turn_belongs_to_a_decision(careless: Played) -> None:
    _, positions, actions = careless
    longest = max(
        (review._attempt(positions, actions, step) for step in range(len(actions))),
        key=lambda attempt: len(attempt.then),
    )
    assert len(longest.then) >= 2
    for step in range(len(actions)):
        attempt = review._attempt(positions, actions, step)
        player = positions[step].pending[-1].player
        assert attempt.action == actions[step]
        assert attempt.then == tuple(actions[step + 1 : step + 1 + len(attempt.then)])
        following = positions[step + 1 : step + 1 + len(attempt.then)]
        assert all(state.pending[-1].player == player for state in following)


def test_luck_is_called_no_mistake(monkeypatch: pytest.MonkeyPatch, careless: Played) -> None:
    """Results that have nothing to do with the actions."""
    luck = Rng(1)

    def by_luck(
        game: Game, world: State, attempts: list[Attempt], worlds: int, rng: Rng
    ) -> list[list[Outcome]]:
        return [[Outcome(luck.below(1000) / 1000, (0, 0)) for _ in range(worlds)] for _ in attempts]

    monkeypatch.setattr(review, "try_all", by_luck)
    _, [found] = looked_at(careless)
    assert found.unsure >= 6, "much seemed to cost something"
    assert len(found.costly) <= 1, "of nine that are tried again hardly one by accident"


def test_who_had_few_choices_is_not_judged() -> None:
    assert not PlayerReview(0, 2, 0, ()).enough
    assert PlayerReview(0, 30, 0, ()).enough


# Why


def outcomes(*points: tuple[int, int], chances: Sequence[float] = ()) -> list[Outcome]:
    at = chances or [0.5] * len(points)
    return [Outcome(chance, point) for chance, point in zip(at, points, strict=True)]


def test_more_points_are_a_reason() -> None:
    better = outcomes((5, 1), (6, 1), (5, 1), (6, 1))
    other = outcomes((2, 1), (3, 1), (2, 1), (3, 1))
    assert why(better, other, 0) == Why("gain", 3)


def test_fewer_points_of_a_rival_are_a_reason() -> None:
    better = outcomes((5, 1), (6, 2), (5, 1), (6, 2))
    other = outcomes((5, 4), (6, 4), (5, 4), (6, 5))
    assert why(better, other, 0) == Why("harm", 3, 1)


def test_what_swings_less_is_safer() -> None:
    points = [(1, 2)] * 6
    better = outcomes(*points, chances=[0.5, 0.51, 0.5, 0.49, 0.5, 0.5])
    other = outcomes(*points, chances=[0.1, 0.8, 0.1, 0.9, 0.2, 0.8])
    assert why(better, other, 0) == Why("safer")


def test_where_no_measure_says_why_none_is_made_up() -> None:
    same = outcomes((1, 2), (2, 2), (1, 1), chances=[0.4, 0.6, 0.5])
    assert why(same, same, 0) == Why("unnamed")
    assert why([], [], 0) == Why("unnamed")


def test_a_gap_tells_how_sure_it_is() -> None:
    assert gap([1, 1, 1], [0, 0, 0]) == Gap(1, 0)
    wide = gap([3, -1], [0, 0])
    assert wide.mean == 1
    assert not wide.exceeds(0, 1)
    assert wide.exceeds(0, 0.4)


def test_a_costly_decision_says_what_it_cost() -> None:
    action = Action("end")
    assert Costly(3, 0, action, action, 61, 50, Why("unnamed")).cost == 11
