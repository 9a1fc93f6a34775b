"""The last choice of each game comes back, and no damage to its file can stop the program."""

import json
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fairytable.match import Seat
from fairytable.storage import last_choice, places
from fairytable.storage.last_choice import LastChoice, recall, remember
from tests.storage.nonsense import json_values, photograph

ANNA = Seat(name="Anna", colour=2)
BRUNO = Seat(name="Bruno", kind="bot", level="greedy", colour=1)
CHOICE = LastChoice(options={"players": 2, "mode": "match"}, seats=(ANNA, BRUNO), offered="Anna")


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "config" / "last_choice.json"


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("choices")


def test_choices_lie_beside_the_settings() -> None:
    assert last_choice.place().parent == places.settings().parent


def test_without_a_file_nothing_was_chosen(file: Path) -> None:
    assert recall("moons", file) == LastChoice()
    assert not file.parent.exists()


def test_each_game_has_a_choice_of_its_own(file: Path) -> None:
    other = LastChoice(options={"players": 3})
    remember("moons", CHOICE, file)
    remember("fate", other, file)
    assert recall("moons", file) == CHOICE
    assert recall("fate", file) == other


def test_the_latest_choice_is_that_of_the_game_set_up_last(file: Path) -> None:
    assert last_choice.latest(file) is None
    for game in ("moons", "fate", "moons"):
        remember(game, CHOICE, file)
    assert last_choice.latest(file) == "moons"


def test_games_that_only_a_newer_program_knows_survive(file: Path) -> None:
    file.parent.mkdir()
    file.write_text(json.dumps({"dragons": {"heads": 7}}))
    remember("moons", CHOICE, file)
    assert json.loads(file.read_text())["dragons"] == {"heads": 7}


def test_wrong_seats_do_not_cost_the_options(file: Path) -> None:
    file.parent.mkdir()
    for seats in ([{"name": ""}], "nobody", [{"name": "A"}, {"name": "a", "colour": 1}]):
        file.write_text(json.dumps({"moons": {"options": {"players": 3}, "seats": seats}}))
        assert recall("moons", file) == LastChoice(options={"players": 3})


def test_a_broken_file_falls_back_to_the_one_before(file: Path) -> None:
    remember("moons", CHOICE, file)
    remember("moons", LastChoice(), file)
    file.write_bytes(file.read_bytes()[:9])
    assert recall("moons", file) == CHOICE


@given(content=st.binary(max_size=60) | json_values.map(lambda v: json.dumps(v).encode()))
def test_no_file_can_stop_the_program(folder: Path, content: bytes) -> None:
    path = folder / "last_choice.json"
    path.write_bytes(content)
    before = photograph(folder)
    recall("moons", path)
    assert photograph(folder) == before
    remember("moons", CHOICE, folder / "again.json")


@given(name=st.sampled_from(["options", "seats", "offered", "unknown"]), value=json_values)
def test_no_field_can_stop_the_program(folder: Path, name: str, value: object) -> None:
    path = folder / "field.json"
    path.write_text(json.dumps({"moons": {"offered": "Zoë", name: value}}))
    assert recall("moons", path).offered == "Zoë" or name == "offered"
