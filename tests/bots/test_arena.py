"""The arena: every seat once, honest intervals, the same result in one process and in several."""

import json

import pytest

from fairytable.bots.arena import arena, known, sequential, wilson
from fairytable.bots.search import Budget
from fairytable.bots.simulation import simulate
from fairytable.cli import main
from fairytable.games import GAMES

MOONS = GAMES["moons"]


def test_the_interval_of_wilson() -> None:
    share, low, high = wilson(8, 10)
    assert share == 0.8
    assert (low, high) == pytest.approx((0.490, 0.943), abs=0.001)
    assert wilson(0, 5).low == 0
    assert wilson(5, 5).high == 1


def test_the_sequential_test_waits_until_it_can_tell() -> None:
    assert sequential([1.0] * 10, 0.5) == "open"
    assert sequential([1.0, 1.0, 1.0, 0.0] * 40, 0.5) == "better"
    assert sequential([0.0, 1.0] * 400, 0.5) == "not better"


def test_the_better_bot_wins_and_sits_on_every_seat() -> None:
    report = arena(
        MOONS, MOONS.options(players=3), ("greedy", "random"), deals=4, budget=Budget(1), seed=2
    )
    assert (report.deals, report.games) == (4, 12)
    assert report.win_share[0] > 0.6
    assert sum(report.win_share) == pytest.approx(1)
    assert report.fair == pytest.approx(1 / 3)


def test_several_processes_play_the_same_games_as_one() -> None:
    options, bots = MOONS.options(players=2), ("search", "random")
    reports = [arena(MOONS, options, bots, deals=2, budget=Budget(6), jobs=jobs) for jobs in (1, 2)]
    assert reports[0].win_share == reports[1].win_share
    assert reports[0].decisions == reports[1].decisions
    told = [
        simulate(MOONS, options, games=2, bots=["greedy", "random"], rotate=True, jobs=jobs)
        for jobs in (1, 2)
    ]
    assert told[0].model_dump(exclude={"decisions_per_second"}) == told[1].model_dump(
        exclude={"decisions_per_second"}
    )


def test_the_command_prints_shares_and_intervals(capsys: pytest.CaptureFixture[str]) -> None:
    asked = "arena moons --players 2 --bots 3,1 --deals 1 --jobs 1"
    assert main([*asked.split(), "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert len(found["win_share"]) == len(found["interval"]) == 2
    low, high = found["interval"][0]
    assert low <= found["win_share"][0] <= high
    assert main(asked.split()) == 0
    assert "against 1; a fair share is 50.0%" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("given", "answer"),
    [
        ("--bots greedy", "two bots"),
        ("--bots greedy,grandmaster", "there is no bot 'grandmaster'"),
        ("--deals 0", "--deals"),
        ("--sims 0", "--sims"),
        ("--jobs -1", "--jobs"),
    ],
)
def test_what_cannot_be_is_refused(
    given: str, answer: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["arena", "moons", *given.split()]) == 2
    assert answer in capsys.readouterr().err


def test_a_level_may_be_a_character() -> None:
    assert known("3:bruno")
    assert known("greedy:fosca")
    assert not known("3:merlin")
    assert not known("search:bruno"), "a search has no level"
    assert not known("9:bruno")
