"""Several games in progress: each is found again; what cannot be read is put aside, not lost."""

import os
from pathlib import Path

import pytest

from fairytable.match import Match
from fairytable.storage import atomic, places, saves, unfinished
from fairytable.storage.errors import Damaged, TooNew
from tests.match.matches import moons, play_on


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv(places.HOME, str(tmp_path))
    return tmp_path


def kept(steps: int, seed: int = 1, when: int = 0) -> Path:
    path = unfinished.new_place("moons")
    saves.save(play_on(moons(seed=seed), steps), path)
    os.utime(path, (1_000_000_000 + when, 1_000_000_000 + when))
    return path


def test_all_games_in_progress_are_listed_the_latest_first() -> None:
    old, new = kept(3, when=1), kept(7, seed=2, when=2)
    games, gone = unfinished.listed()
    assert [game.path for game in games] == [new, old]
    assert [(game.steps, game.title, game.waits) for game in games] == [
        (7, "A, B, C", True),
        (3, "A, B, C", True),
    ]
    assert not gone


def test_no_new_game_takes_the_place_of_another_one() -> None:
    places_taken = {kept(1), kept(2), kept(3)}
    assert len(places_taken) == 3


@pytest.mark.parametrize(
    ("content", "kind"),
    [('{"fairytable":1}', Damaged), ('{"fairytable":99,"program":"9"}', TooNew)],
)
def test_what_cannot_be_read_is_put_aside_with_its_date_and_told_once(
    content: str, kind: type[Exception]
) -> None:
    sound, broken = kept(3), kept(4)
    broken.write_text(content)
    games, (gone,) = unfinished.listed()
    assert [game.path for game in games] == [sound]
    assert isinstance(gone.trouble, kind)
    assert gone.path.parent == unfinished.aside()
    assert gone.path.read_text() == content
    assert unfinished.listed()[1] == []


def test_a_broken_game_is_replaced_by_the_step_before() -> None:
    path = kept(8)
    saves.save(play_on(moons(), 9), path)
    path.write_bytes(b"")
    (game,), gone = unfinished.listed()
    assert (game.steps, gone) == (8, [])


def test_the_one_game_of_older_programs_is_taken_over() -> None:
    saves.save(play_on(moons(), 5), places.autosave())
    (game,), _ = unfinished.listed()
    assert game.steps == 5
    assert not places.autosave().exists()
    assert unfinished.given_name(game.path) == ""


def test_a_game_is_renamed_and_keeps_its_version_before() -> None:
    path = kept(3)
    saves.save(play_on(moons(), 4), path)
    new = unfinished.rename(path, 'Sunday: with "Grandma"/?')
    assert new.name == "Sunday with Grandma.fairytable"
    assert unfinished.given_name(new) == "Sunday with Grandma"
    assert atomic.backup(new).exists()
    assert not path.exists()
    other = unfinished.rename(kept(2), "Sunday with Grandma")
    assert other.name == "Sunday with Grandma 2.fairytable"


def test_a_deleted_game_can_be_brought_back_until_the_next_start() -> None:
    path = kept(6)
    gone = unfinished.delete(path)
    assert unfinished.listed()[0] == []
    assert unfinished.bring_back(gone, path) == path
    match: Match = saves.load(path)
    assert match.cursor == 6
    unfinished.delete(path)
    unfinished.empty_deleted()
    assert not unfinished.deleted().exists()


@pytest.mark.skipif(os.name == "nt", reason="no pipes there")
def test_a_folder_or_a_pipe_among_the_games_bothers_nobody() -> None:
    kept(1)
    (unfinished.folder() / "folder.fairytable").mkdir()
    os.mkfifo(unfinished.folder() / "pipe.fairytable")
    assert len(unfinished.listed()[0]) == 1


@pytest.mark.parametrize("name", ["", "...", "a/b\\c", "x" * 300, "con\x00trol", "  spaces  "])
def test_any_words_make_a_name_that_a_disk_takes(name: str) -> None:
    path = unfinished.free_place(name, unfinished.folder())
    saves.save(moons(), path)
    assert path.parent == unfinished.folder()
