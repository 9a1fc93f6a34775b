"""The arena: every seat once, honest intervals, the same result in one process and in several."""

import json
from functools import partial
from pathlib import Path

import pytest

from fairytable.bots import arena as arenas
from fairytable.bots.arena import arena, known, play, sequential, wilson
from fairytable.bots.kept_games import ArenaGame, Task
from fairytable.bots.search import Budget
from fairytable.bots.simulation import simulate
from fairytable.cli import main
from fairytable.games import GAMES

MOONS = GAMES["moons"]
SAME = {"win_share", "interval", "margin", "decisions", "games", "deals"}
"""What does not depend on the clock."""


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


def test_an_arena_that_was_interrupted_goes_on_where_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    options, bots, file = MOONS.options(players=2), ("search", "random"), tmp_path / "games"
    part, whole = (
        partial(arena, MOONS, options, bots, deals=deals, budget=Budget(6), keep=file)
        for deals in (1, 2)
    )
    part()
    first, *_ = lines = file.read_text("utf-8").splitlines()
    assert len(lines) == 2
    file.write_text(first + "\n" + lines[1][:40], "utf-8")  # a power cut
    played: list[Task] = []

    def play_and_note(task: Task) -> ArenaGame:
        played.append(task)
        return play(task)

    monkeypatch.setattr(arenas, "play", play_and_note)
    report = whole()
    assert [(task.seed, task.seat) for task in played] == [(0, 1), (1, 0), (1, 1)]
    assert report.decisions == whole().decisions, "nothing is played a third time"
    assert len(played) == 3
    fresh = arena(MOONS, options, bots, deals=2, budget=Budget(6))
    assert fresh.model_dump(include=SAME) == report.model_dump(include=SAME)


def test_other_games_in_the_file_do_not_count(tmp_path: Path) -> None:
    options, file = MOONS.options(players=2), tmp_path / "games"
    for bots, seed in ((("greedy", "random"), 0), (("greedy", "random"), 1), (("3", "random"), 0)):
        arena(MOONS, options, bots, deals=1, budget=Budget(6), seed=seed, keep=file)
    assert len(file.read_text("utf-8").splitlines()) == 6


@pytest.mark.parametrize("content", [b"moons\n", b"moons", b'[["moons"],[1]]\n', b"\xff\xfe\n"])
def test_a_file_that_keeps_something_else_is_left_alone(
    content: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "letter.txt"
    file.write_bytes(content)
    assert main(["arena", "moons", "--deals", "1", "--keep", str(file)]) == 2
    assert "holds something else than games of the arena" in capsys.readouterr().err
    assert file.read_bytes() == content


def test_a_place_that_cannot_be_written_is_said(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    asked = ["arena", "moons", "--deals", "1", "--bots", "greedy,random", "--jobs", "1"]
    assert main([*asked, "--keep", str(tmp_path)]) == 2
    assert main([*asked, "--keep", str(tmp_path / "nowhere" / "games")]) == 2
    assert capsys.readouterr().err.count("cannot be used") == 2


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
