"""Two programs write the same files at once: neither destroys what the other has written."""

import subprocess
import sys
from pathlib import Path

from fairytable.match import Seat
from fairytable.storage import last_choice, recent, settings, statistics
from fairytable.storage.last_choice import LastChoice
from fairytable.storage.recent import Recent
from fairytable.storage.settings import Settings
from fairytable.storage.statistics import Played

WRITER = """
import sys
from pathlib import Path
from tests.storage.test_two_windows import write
write(Path(sys.argv[1]), sys.argv[2])
"""
TIMES = 25


def a_game(name: str, number: int) -> Played:
    return Played(
        game="moons",
        options={},
        when="2026-11-18T20:00:00",
        seats=(Seat(name=name), Seat(name="X", colour=1)),
        scores=(1, 2),
        winners=(1,),
        decisions=number,
        id=f"{name}{number}",
    )


def write(home: Path, name: str) -> None:
    """What one window writes in the course of some games."""
    for number in range(TIMES):
        statistics.record(a_game(name, number), home / "statistics.jsonl")
        last_choice.remember(f"{name}{number}", LastChoice(offered=name), home / "choice.json")
        path = Path(f"{name}{number % 4}.fairytable")
        entry = Recent(path=path, game="moons", title=name, when="2026-11-18T20:00:00")
        recent.add(entry, home / "recent.json")


def test_two_windows_that_write_at_once_lose_nothing(tmp_path: Path) -> None:
    command = [sys.executable, "-c", WRITER, str(tmp_path)]
    here = Path(__file__).parents[2]
    running = [subprocess.Popen([*command, name], cwd=here) for name in ("A", "B")]
    assert [one.wait() for one in running] == [0, 0]
    games = statistics.load(tmp_path / "statistics.jsonl").games
    assert {game.id for game in games} == {f"{n}{k}" for n in "AB" for k in range(TIMES)}
    for name in ("A0", "B0", f"A{TIMES - 1}", f"B{TIMES - 1}"):
        assert last_choice.recall(name, tmp_path / "choice.json").offered == name[0]
    assert len(recent.load(tmp_path / "recent.json")) == 8


def test_a_setting_of_one_window_does_not_undo_that_of_another(tmp_path: Path) -> None:
    path, before = tmp_path / "settings.json", Settings()
    settings.save(before, path)
    settings.change(before, before.changed(language="it"), path)
    settings.change(before, before.changed(table="light"), path)
    kept = settings.load(path)
    assert (kept.language, kept.table) == ("it", "light")


def test_a_game_is_counted_once_however_often_its_end_is_seen(tmp_path: Path) -> None:
    path = tmp_path / "statistics.jsonl"
    for _ in range(3):
        statistics.record(a_game("A", 1), path)
    assert len(statistics.load(path).games) == 1
