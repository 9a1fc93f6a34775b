"""The command line."""

import json
import re
import shlex
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

from fairytable.bots.simulation import STEPS
from fairytable.cli import UNFINISHED, main
from fairytable.games import GAMES
from tests.games.playing import CASES, Case

ROOT = Path(__file__).parents[1]


def report(capsys: pytest.CaptureFixture[str], *arguments: str, code: int = 0) -> dict[str, object]:
    assert main(["simulate", *arguments, "--json"]) == code
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
    assert found["steps"] == STEPS
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
    assert found["decisions_per_second"] > 0


@pytest.mark.parametrize("bots", ["random", "greedy"])
def test_the_same_seed_gives_the_same_report(bots: str, capsys: pytest.CaptureFixture[str]) -> None:
    given = ["moons", "--games", "4", "--bots", bots]
    reports = [report(capsys, *given, "--seed", seed) for seed in ("3", "3", "4")]
    for found in reports:
        del found["decisions_per_second"]
    assert reports[0] == reports[1]
    assert reports[0]["scores"] != reports[2]["scores"]


@pytest.mark.parametrize("case", CASES, ids=str)
def test_every_variant_can_be_simulated(case: Case, capsys: pytest.CaptureFixture[str]) -> None:
    chosen = case.options.model_dump(exclude_defaults=True, exclude={"players"})
    variant = [word for name, value in chosen.items() for word in ("--option", f"{name}={value}")]
    players = ["--players", str(case.options.players)]
    found = report(capsys, case.game.id, *players, "--games", "1", *variant)
    assert found["finished"] == 1
    assert found["options"] == case.options.model_dump(exclude={"players"})


def test_rotating_plays_each_seed_once_per_seat(capsys: pytest.CaptureFixture[str]) -> None:
    bots = ["--bots", "greedy,random,random", "--rotate"]
    found = report(capsys, "moons", "--players", "3", "--games", "2", *bots)
    assert found["rotate"] is True
    assert found["games"] == 6
    by_bot = found["wins_by_bot"]
    assert isinstance(by_bot, dict)
    assert list(by_bot) == ["greedy", "random"]


def test_a_report_without_a_finished_game_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    found = report(capsys, "moons", "--games", "3", "--steps", "2", code=UNFINISHED)
    assert (found["games"], found["finished"], found["steps"]) == (3, 0, 2)
    assert found["wins"] == [0.0, 0.0]


def test_the_table_tells_how_many_games_finished(capsys: pytest.CaptureFixture[str]) -> None:
    given = ["moons", "--games", "20", "--steps", "65"]
    finished = report(capsys, *given, code=UNFINISHED)["finished"]
    assert isinstance(finished, int)
    assert 0 < finished < 20
    assert main(["simulate", *given]) == UNFINISHED
    out = capsys.readouterr().out
    assert f"{finished} of 20 games finished, {20 - finished} were left after 65 decisions" in out
    assert f"score (sd), of the {finished} finished games" in out
    assert "all finished" not in out


def test_a_table_without_a_finished_game_names_no_winner(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["simulate", "moons", "--games", "3", "--steps", "2"]) == UNFINISHED
    out = capsys.readouterr().out
    assert "0 of 3 games finished" in out
    assert "nobody won" in out
    assert "%" not in out


def test_the_table_is_for_people(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "moons", "--games", "3", "--bots", "greedy,random"]) == 0
    out = capsys.readouterr().out
    assert "3 games, all finished; " in out
    assert re.search(r"^   0  greedy +[\d.]+%    -?[\d.]+ \(", out, re.MULTILINE)
    assert re.search(r"^greedy wins [\d.]+%$", out, re.MULTILINE)
    assert not out.startswith("{")


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ("chess", "there is no game 'chess'; there are: " + ", ".join(GAMES)),
        ("moons --players 9", "players: should be less than or equal to 4"),
        ("moons --players two", "argument --players: invalid int value: 'two'"),
        ("moons --games 0", "--games must be at least 1"),
        ("moons --steps 0", "--steps must be at least 1"),
        ("moons --bots clever", "there is no bot 'clever'; there are: level-1, "),
        ("moons --players 3 --bots random,random", "2 bots are named for 3 players"),
        ("moons --option moons", "--option takes name=value, not 'moons'"),
        ("moons --option suns=3", "moons has no option 'suns'"),
        ("moons --option target=3", "target: should be greater than or equal to 20"),
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


def readme(pattern: str) -> list[str]:
    """What the commands for players and engineers name, without doubles; at least one."""
    files = ("README.md", "README.it.md", "CONTRIBUTING.md")
    text = "\n".join((ROOT / file).read_text(encoding="utf-8") for file in files)
    found = list(dict.fromkeys(re.findall(pattern, text, re.MULTILINE)))
    assert found
    return found


@pytest.mark.parametrize("line", readme(r"^python -m fairytable simulate (.+)$"))
def test_the_simulations_of_the_readme_can_be_run(
    line: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["simulate", *shlex.split(line), "--games", "1"]) == 0
    assert capsys.readouterr().out


@pytest.mark.parametrize("module", readme(r"python -m (tests[.\w]+)"))
def test_the_readme_names_modules_that_exist(module: str) -> None:
    assert find_spec(module)


@pytest.mark.parametrize("script", readme(r"(?:python3?|py) (packaging[/\\]\S+?\.py)"))
def test_the_readme_names_scripts_that_exist(script: str) -> None:
    assert (ROOT / script.replace("\\", "/")).is_file()


def test_the_readme_names_commands_that_bootstrap_knows() -> None:
    asked = [sys.executable, str(ROOT / "packaging" / "bootstrap.py"), "--help"]
    usage = subprocess.run(asked, capture_output=True, text=True, check=True).stdout
    known = re.findall(r"bootstrap\.py (\w+)", usage)
    assert set(readme(r"bootstrap\.py (\w+)")) <= set(known)
