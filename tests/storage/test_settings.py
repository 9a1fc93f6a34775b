"""Settings survive damage and updates, field by field."""

import json
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import settings as rounds
from hypothesis import strategies as st
from pydantic import ValidationError

from fairytable.storage.atomic import backup
from fairytable.storage.settings import RETIRED, Settings, load, save
from tests.storage.nonsense import json_values, photograph

CHOSEN = Settings(language="it", animation="fast", player_name="Zoë", play_forced=False)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "config" / "settings.json"


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("settings")


def test_without_a_file_there_are_defaults(file: Path) -> None:
    assert load(file) == Settings()
    assert not file.parent.exists()


def test_settings_are_loaded_as_they_were_saved(file: Path) -> None:
    save(CHOSEN, file)
    assert load(file) == CHOSEN


def test_one_setting_is_changed_at_a_time() -> None:
    assert Settings().changed(language="it").changed(undo="free").undo == "free"
    with pytest.raises(ValidationError):
        Settings().changed(language="elvish")


def test_a_wrong_value_costs_only_its_own_field(file: Path) -> None:
    save(CHOSEN, file)
    fields = json.loads(file.read_text())
    fields |= {"animation": "ludicrous", "cards_left": "yes", "player_name": "a\nb", "version": -1}
    file.write_text(json.dumps(fields))
    assert load(file) == CHOSEN.changed(animation="normal", player_name="")


@pytest.mark.parametrize("number", ["NaN", "-Infinity", "1e999", "9" * 10_000])
def test_a_number_that_is_none_costs_only_its_own_field(file: Path, number: str) -> None:
    file.parent.mkdir()
    file.write_text(f'{{"language":"it","cards_left":{number},"undo":{number}}}')
    assert load(file) == Settings(language="it")


def test_a_file_that_is_no_json_falls_back_to_the_one_before(file: Path) -> None:
    save(CHOSEN, file)
    save(CHOSEN.changed(language="en"), file)
    file.write_bytes(file.read_bytes()[:50])
    assert load(file) == CHOSEN
    backup(file).write_bytes(b"\xff")
    assert load(file) == Settings()


def test_what_only_a_newer_program_knows_survives(file: Path) -> None:
    file.parent.mkdir()
    newer = {"version": 7, "language": "it", "weather": {"rain": [1, 2.5, None]}, "model_dump": 3}
    file.write_text(json.dumps(newer))
    save(load(file).changed(cards_left=False), file)
    written = json.loads(file.read_text())
    assert written | newer == written
    assert written["cards_left"] is False


def test_what_an_older_program_wrote_is_taken_over(file: Path) -> None:
    file.parent.mkdir()
    older = {"language": "it", "sounds": False, "card_size": "large", "confirmations": False}
    file.write_text(json.dumps(older))
    loaded = load(file)
    quiet = dict.fromkeys(("confirm_overwrite", "confirm_undo"), False)
    assert loaded == Settings(language="it").changed(**quiet)
    save(loaded, file)
    assert not RETIRED & set(json.loads(file.read_text()))


@rounds(max_examples=80, deadline=None)
@given(content=st.binary(max_size=100) | json_values.map(lambda v: json.dumps(v).encode()))
def test_no_file_can_stop_the_program(folder: Path, content: bytes) -> None:
    path = folder / "settings.json"
    path.write_bytes(content)
    before = photograph(folder)
    loaded = load(path)
    assert photograph(folder) == before
    again = folder / "again.json"
    save(loaded, again)
    assert set(json.loads(again.read_text())) >= set(Settings.model_fields)


@rounds(max_examples=80, deadline=None)
@given(name=st.sampled_from([*Settings.model_fields, "unknown", "__class__"]), value=json_values)
def test_no_field_can_stop_the_program(folder: Path, name: str, value: object) -> None:
    path = folder / "field.json"
    path.write_text(json.dumps({"language": "it", name: value}))
    loaded = load(path)
    assert loaded.language == "it" or name == "language"
    save(loaded, path)
    assert load(path).language == loaded.language


def test_brackets_too_deep_are_no_settings(file: Path) -> None:
    file.parent.mkdir()
    file.write_text('{"language":"it","x":' + "[" * 100_000 + "]" * 100_000 + "}")
    assert load(file) == Settings()
