"""The command line."""

import json
from pathlib import Path

import pytest

from fairytable.cli import main
from fairytable.games import GAMES
from tests.games.playing import CASES, Case


def report(capsys: pytest.CaptureFixture[str], *arguments: str) -> dict[str, object]:
    assert main(["simulate", *arguments, "--json"]) == 0
    out = capsys.readouterr().out
    assert out.count("\n") == 1
    found = json.loads(out)
    assert isinstance(found, dict)
    return found


def test_a_simulation_reports_all_that_was_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    found = report(capsys, "moons", "--players", "3", "--games", "5", "--seed", "7")
    assert found["game"] == "moons"
    assert found["players"] == 3
    assert found["seed"] == 7
    assert found["games"] == found["finished"] == 5
    assert found["bots"] == ["random"] * 3
    decisions, scores, wins, verbs, names = (
        found[key] for key in ("decisions", "scores", "wins", "verbs", "decision_names")
    )
    assert isinstance(decisions, dict)
    assert decisions["min"] <= decisions["mean"] <= decisions["max"]
    assert isinstance(scores, dict)
    assert [len(scores[key]) for key in ("mean", "sd")] == [3, 3]
    assert isinstance(wins, list)
    assert sum(wins) == pytest.approx(1)
    assert isinstance(verbs, dict)
    assert isinstance(names, dict)
    assert sum(verbs.values()) == sum(names.values()) == pytest.approx(5 * decisions["mean"])
    assert isinstance(found["decisions_per_second"], float)


def test_the_same_seed_gives_the_same_report(capsys: pytest.CaptureFixture[str]) -> None:
    reports = [report(capsys, "moons", "--games", "4", "--seed", "3") for _ in range(2)]
    for found in reports:
        del found["decisions_per_second"]
    assert reports[0] == reports[1]


@pytest.mark.parametrize("case", CASES, ids=str)
def test_every_variant_can_be_simulated(case: Case, capsys: pytest.CaptureFixture[str]) -> None:
    chosen = case.options.model_dump(exclude_defaults=True, exclude={"players"})
    variant = [word for name, value in chosen.items() for word in ("--option", f"{name}={value}")]
    players = ["--players", str(case.options.players)]
    found = report(capsys, case.game.id, *players, "--games", "1", *variant)
    assert found["finished"] == 1
    assert found["options"] == case.options.model_dump(exclude={"players"})


def test_rotating_gives_every_bot_every_seat(capsys: pytest.CaptureFixture[str]) -> None:
    bots = ["--bots", "greedy,random,random", "--rotate"]
    found = report(capsys, "moons", "--players", "3", "--games", "2", *bots)
    assert found["games"] == 6
    by_bot = found["wins_by_bot"]
    assert isinstance(by_bot, dict)
    assert set(by_bot) == {"greedy", "random"}
    assert sum(by_bot.values()) == pytest.approx(1)


def test_the_table_is_for_people(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "moons", "--games", "3", "--bots", "greedy,random"]) == 0
    out = capsys.readouterr().out
    assert "3 games, all finished" in out
    assert "greedy wins" in out
    assert not out.startswith("{")


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ("chess", "there is no game 'chess'; there are: " + ", ".join(GAMES)),
        ("moons --players 9", "players: Input should be less than or equal to 4"),
        ("moons --players two", "argument --players: invalid int value: 'two'"),
        ("moons --games 0", "--games must be at least 1"),
        ("moons --bots clever", "there is no bot 'clever'; there are: random, greedy"),
        ("moons --players 3 --bots random,random", "2 bots are named for 3 players"),
        ("moons --option moons", "--option takes name=value, not 'moons'"),
        ("moons --option suns=3", "moons has no option 'suns'"),
        ("moons --option target=3", "target: Input should be greater than or equal to 20"),
        ("moons --option first=2", "options: Value error, the first player must be"),
        ("moons --fast", "unrecognized arguments: --fast"),
    ],
)
def test_a_bad_argument_gets_one_line_and_exit_code_2(
    arguments: str, sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    try:
        code: object = main(["simulate", *arguments.split()])
    except SystemExit as stop:
        code = stop.code
    captured = capsys.readouterr()
    assert code == 2
    assert captured.out == ""
    assert captured.err.count("\n") == 1
    assert sentence in captured.err


def test_a_progress_bar_is_drawn_on_a_terminal_only(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    main(["simulate", "moons", "--games", "3", "--json"])
    assert capsys.readouterr().err == ""
    monkeypatch.setattr("sys.stderr.isatty", lambda: True)
    main(["simulate", "moons", "--games", "3", "--json"])
    assert "1/3" in capsys.readouterr().err


def test_the_readme_names_commands_that_exist() -> None:
    readme = (Path(__file__).parents[1] / "README.md").read_text(encoding="utf-8")
    assert "packaging/bootstrap.py run" in readme
    assert "packaging/bootstrap.py test" in readme
