"""The list of recent games survives damage, stays short, and keeps its pictures in order."""

import json
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pydantic import JsonValue, ValidationError

from fairytable.storage import places, recent
from fairytable.storage.atomic import backup
from fairytable.storage.recent import MOST, Recent, add, forget, load
from tests.storage.nonsense import json_values


def entry(number: int, title: str = "Anna, Zoë") -> Recent:
    path = Path("games", f"{number}.fairytable")
    return Recent(path=path, game="moons", title=title, when=f"2026-05-{number + 1:02}T20:15:00")


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "config" / "recent.json"


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("recent")


def test_without_a_file_there_are_no_games(file: Path) -> None:
    assert load(file) == ()
    assert not file.parent.exists()


def test_the_latest_game_comes_first(file: Path) -> None:
    add(entry(1), file)
    assert add(entry(2), file) == (entry(2), entry(1))
    assert load(file) == (entry(2), entry(1))


def test_a_game_saved_again_is_listed_once_with_its_new_title(file: Path) -> None:
    add(entry(1), file)
    add(entry(2), file)
    again = entry(1, title="Anna, Bruno")
    assert add(again, file) == (again, entry(2))


def test_the_oldest_game_leaves_a_full_list(file: Path) -> None:
    for number in range(MOST + 2):
        add(entry(number), file)
    assert load(file) == tuple(entry(number) for number in range(MOST + 1, 1, -1))


def test_a_game_can_be_forgotten(file: Path) -> None:
    add(entry(1), file)
    add(entry(2), file)
    assert forget(entry(2).path, file) == load(file) == (entry(1),)


def test_a_damaged_entry_costs_only_itself(file: Path) -> None:
    add(entry(1), file)
    add(entry(2), file)
    content = json.loads(file.read_text())
    sound = content["games"][0]
    content["games"][1:1] = [
        7,
        sound | {"when": "once upon a time"},
        sound | {"title": "two\nlines"},
        sound | {"path": ""},
        sound | {"path": "a\0b"},
        {"game": "moons"},
    ]
    file.write_text(json.dumps(content))
    assert load(file) == (entry(2), entry(1))


def test_a_broken_list_is_read_from_its_backup(file: Path) -> None:
    add(entry(1), file)
    add(entry(2), file)
    file.write_text('{"games": [{"pa')
    assert load(file) == (entry(1),)
    backup(file).unlink()
    assert load(file) == ()


@given(content=json_values | st.fixed_dictionaries({"games": json_values}))
def test_no_content_is_too_strange(content: JsonValue, folder: Path) -> None:
    file = folder / "recent.json"
    file.write_text(json.dumps(content), encoding="utf-8")
    assert isinstance(load(file), tuple)


def test_a_title_is_one_line() -> None:
    with pytest.raises(ValidationError):
        entry(1, title="Anna\nBruno")


def test_a_picture_is_kept_for_each_game(tmp_path: Path) -> None:
    pictures = tmp_path / "thumbnails"
    one = recent.keep_thumbnail(b"first", entry(1).path, pictures)
    recent.keep_thumbnail(b"second", entry(1).path, pictures)
    other = recent.keep_thumbnail(b"other", entry(2).path, pictures)
    assert recent.thumbnail(entry(1).path, pictures) == one
    assert one.read_bytes() == b"second"
    assert set(pictures.iterdir()) == {one, other}


def test_tidying_leaves_only_the_pictures_of_listed_games(tmp_path: Path) -> None:
    pictures = tmp_path / "thumbnails"
    recent.tidy([entry(1)], pictures)
    kept = recent.keep_thumbnail(b"one", entry(1).path, pictures)
    recent.keep_thumbnail(b"two", entry(2).path, pictures)
    recent.tidy([entry(1)], pictures)
    assert list(pictures.iterdir()) == [kept]


def test_the_list_lies_beside_the_settings(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv(places.HOME, str(tmp_path))
    assert recent.list_file().parent == places.settings().parent
    assert recent.thumbnails() == places.data() / "thumbnails"
