"""A simulation counts what was played: its reports are compared with games known beforehand."""

from collections import Counter
from typing import NamedTuple

import pytest

from fairytable.bots import LEVELS
from fairytable.bots.levels import Level, told_a_world
from fairytable.bots.simulation import STEPS, Report, simulate
from fairytable.engine import Action, Decision, Deck, Game, IllegalAction, Options, Rng, State
from fairytable.games import GAMES

TICK = Action("tick")


class Face(NamedTuple):
    """A clock tells nothing but the time."""


class Clock(State):
    """Player 0 has to tick, a number of times that is also player 0's score; player 1 has 2."""

    __slots__ = ("hour", "score")

    hour: int
    score: int

    def legal(self) -> list[Action]:
        return [TICK] if self.pending else []

    def _apply(self, action: Action) -> None:
        self.hour -= 1
        if not self.hour:
            self.pending = ()

    def facts(self, player: int | None) -> Face:
        return Face()

    def scores(self) -> list[tuple[int, ...]]:
        return [(self.score,), (2,)]


class Clocks(Game):
    """Game number k takes k steps."""

    id = "clocks"
    deck = Deck(())

    def new(self, options: Options, seed: int) -> State:
        clock = Clock()
        clock.hour = clock.score = seed
        clock.pending = (Decision(0, "strike"),)
        return clock

    def evaluate(self, state: State, player: int) -> float:
        return 0


def five_clocks(steps: int) -> Report:
    """Games of 1, 2, 3, 4 and 5 steps; the first is lost, the second shared, the others are won."""
    bots = ["random", "random"]
    return simulate(Clocks(), Options(players=2), games=5, bots=bots, seed=1, steps=steps)


def test_when_all_games_finish_all_count() -> None:
    report = five_clocks(steps=5)
    assert (report.games, report.finished, report.steps) == (5, 5, 5)
    assert report.decisions.model_dump() == {"mean": 3.0, "min": 1, "max": 5}
    assert report.scores.mean == [(3.0,), (2.0,)]
    assert report.scores.sd == [(pytest.approx(2**0.5),), (0.0,)]
    assert report.wins == [pytest.approx(0.7), pytest.approx(0.3)]
    assert report.shared_wins == 1
    assert report.verbs == {"tick": 15}
    assert report.decision_names == {"strike": 15}


def test_a_game_that_is_left_counts_as_played_but_has_no_winner() -> None:
    report = five_clocks(steps=3)
    assert (report.games, report.finished) == (5, 3), "the third ends with its last step"
    assert report.decisions.model_dump() == {"mean": 2.4, "min": 1, "max": 3}
    assert report.scores.mean == [(2.0,), (2.0,)]
    assert report.wins == [0.5, 0.5]
    assert report.wins_by_bot == {"random": 1.0}
    assert report.shared_wins == 1
    assert report.verbs == {"tick": 12}


def test_when_no_game_finishes_nobody_wins() -> None:
    bots = ["random", "greedy"]
    game = GAMES["moons"]
    report = simulate(game, game.options(players=2), games=3, bots=bots, steps=2)
    assert (report.games, report.finished) == (3, 0)
    assert report.wins == [0.0, 0.0]
    assert report.wins_by_bot == {"random": 0.0, "greedy": 0.0}
    assert report.shared_wins == 0
    assert report.scores.mean == report.scores.sd == [(), ()]
    assert sum(report.verbs.values()) == 6


def test_the_longest_kind_of_match_ends_long_before_the_limit() -> None:
    game = GAMES["moons"]
    options = game.options.model_validate(
        {"players": 2, "mode": "match", "target": 200, "limit": 20}
    )
    report = simulate(game, options, games=3, bots=["random"] * 2)
    assert report.finished == 3
    assert report.decisions.max < STEPS / 2


def test_rotating_gives_every_bot_every_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    sat: set[tuple[str, int]] = set()

    def watched(name: str, level: Level) -> Level:
        def ask(game: Game, state: State, legal: list[Action], rng: Rng) -> Action:
            sat.add((name, state.pending[-1].player))
            return level(game, state, legal, rng)

        return ask

    for name, level in list(LEVELS.items()):
        monkeypatch.setitem(LEVELS, name, watched(name, level))
    game, bots = GAMES["moons"], ["greedy", "random", "random"]
    options = game.options(players=3)
    still = simulate(game, options, games=2, bots=bots)
    assert still.games == 2
    assert sat == {("greedy", 0), ("random", 1), ("random", 2)}
    rotated = simulate(game, options, games=2, bots=bots, rotate=True)
    assert rotated.games == 6
    assert sat == {(name, seat) for name in ("greedy", "random") for seat in range(3)}
    assert sum(rotated.wins_by_bot.values()) == pytest.approx(1)


def test_a_game_is_the_same_alone_and_among_others() -> None:
    game = GAMES["moons"]

    def played(games: int, seed: int) -> Counter[str]:
        bots = ["random", "greedy"]
        options = game.options(players=2)
        return Counter(simulate(game, options, games=games, bots=bots, seed=seed).verbs)

    assert played(3, seed=6) == played(1, seed=6) + played(1, seed=7) + played(1, seed=8)


def test_a_bot_that_cheats_ends_the_simulation(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(LEVELS, "random", told_a_world(lambda *position: Action("win")))
    game = GAMES["moons"]
    with pytest.raises(IllegalAction):
        simulate(game, game.options(players=2), games=1, bots=["random"] * 2)


def test_progress_is_told_after_each_game() -> None:
    told: list[tuple[int, int]] = []
    simulate(
        Clocks(),
        Options(players=2),
        games=2,
        bots=["random", "random"],
        seed=1,
        rotate=True,
        progress=lambda done, total: told.append((done, total)),
    )
    assert told == [(1, 4), (2, 4), (3, 4), (4, 4)]
