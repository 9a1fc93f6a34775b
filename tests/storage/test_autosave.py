"""The game on the table is kept after every change in a file of its own, or it is said so."""

import threading
from pathlib import Path

import pytest

from fairytable.storage import saves
from fairytable.storage.autosave import Autosave
from fairytable.storage.errors import Unwritable
from fairytable.storage.locks import sweep_claims
from tests.match.matches import moons, play_on, play_out


@pytest.fixture
def autosave(tmp_path: Path) -> Autosave:
    return Autosave(tmp_path / "data" / "one.fairytable")


def test_a_game_is_kept_as_it_was_left(autosave: Autosave) -> None:
    match = moons()
    match.on_change.append(autosave)
    play_on(match, 9)
    match.undo_to()
    assert autosave.finish()
    kept = saves.load(autosave.path)
    assert (kept.cursor, kept.history) == (8, match.history)
    assert kept.state.digest() == match.state.digest()


def test_two_games_begun_in_the_same_second_are_both_kept(tmp_path: Path) -> None:
    one, other = (Autosave(tmp_path / "moons.fairytable") for _ in range(2))
    for autosave in (one, other):
        autosave(moons())
        assert autosave.finish()
    assert one.path != other.path
    assert {one.path, other.path} == set(tmp_path.glob("*.fairytable"))
    other.clear()
    assert one.path.exists()


def test_a_finished_game_is_kept_until_it_is_written_down(autosave: Autosave) -> None:
    match = moons()
    match.on_change.append(autosave)
    play_out(match)
    autosave.finish()
    assert saves.load(autosave.path).decision is None
    autosave.clear()
    assert list(autosave.path.parent.iterdir()) == []


def test_it_is_written_by_another_thread(autosave: Autosave) -> None:
    threads: list[str] = []
    autosave = Autosave(autosave.path, lambda: threads.append(threading.current_thread().name))
    autosave(moons())
    autosave.finish()
    assert threads == ["autosave"]


def test_the_match_may_go_on_while_it_is_written(autosave: Autosave) -> None:
    match = moons()
    frozen = match.frozen()
    play_on(match, 5)
    assert (frozen.cursor, frozen.history) == (0, ())
    assert frozen.on_change == []


def test_a_full_disk_does_not_stop_the_game_and_is_tried_again(autosave: Autosave) -> None:
    autosave.path.parent.write_text("a file where the folder should be")
    match = moons()
    match.on_change.append(autosave)
    play_on(match, 3)
    assert not autosave.finish()
    assert match.cursor == 3
    assert isinstance(autosave.trouble, Unwritable)
    autosave.path.parent.unlink()
    autosave.again()
    assert autosave.finish()
    assert saves.load(autosave.path).cursor == 3


def test_a_match_removes_its_own_file_and_no_other(tmp_path: Path) -> None:
    one, other = Autosave(tmp_path / "a.fairytable"), Autosave(tmp_path / "b.fairytable")
    one(moons(seed=1))
    other(moons(seed=2))
    one.finish()
    other.finish()
    one.clear()
    assert saves.load(other.path).seed == 2


def test_a_game_is_on_one_table_at_a_time(autosave: Autosave) -> None:
    autosave(moons())
    assert autosave.take()
    second = Autosave(autosave.path)
    assert not second.take()
    autosave.leave()
    assert second.take()
    second.leave()
    assert [path.name for path in autosave.path.parent.iterdir()] == ["one.fairytable"]


def test_the_file_of_the_person_is_remembered(autosave: Autosave) -> None:
    autosave.file = Path("evening.fairytable")
    autosave(moons())
    autosave.finish()
    file = saves.read(autosave.path)
    assert (file.fairytable, file.file) == (saves.KEPT, "evening.fairytable")


def test_the_claim_of_a_program_that_died_is_swept_and_a_living_one_is_not(
    autosave: Autosave,
) -> None:
    folder = autosave.path.parent
    autosave(moons())
    autosave.finish()
    autosave.take()
    (folder / ".dead.fairytable.lock").touch()
    sweep_claims(folder)
    assert [path.name for path in folder.glob(".*.lock")] == [".one.fairytable.lock"]
    autosave.leave()
