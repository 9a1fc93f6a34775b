"""Where files lie."""

from pathlib import Path

import pytest

from fairytable.storage import places


def test_one_variable_puts_everything_into_one_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(places.HOME, str(tmp_path))
    for place in (places.autosave(), places.statistics(), places.settings(), places.log()):
        assert tmp_path in place.parents
    assert places.logs() == tmp_path / "log"


def test_what_goes_wrong_lies_in_a_folder_of_its_own() -> None:
    for place in (places.log(), places.crash(), places.previous_crash()):
        assert place.parent == places.logs()
    assert places.logs() not in (places.data(), places.config())


def test_without_it_each_system_has_its_places(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(places.HOME, raising=False)
    for place in (places.data(), places.config(), places.logs()):
        assert place.is_absolute()
        assert "fairytable" in place.parts


def test_asking_for_a_place_makes_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(places.HOME, str(tmp_path))
    places.autosave(), places.statistics(), places.settings()
    assert list(tmp_path.iterdir()) == []


def test_what_is_written_into_a_borrowed_home_does_not_stay(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(places.HOME, str(tmp_path))
    places.statistics().parent.mkdir(parents=True)
    places.statistics().write_text("a game\n")
    with places.borrowed():
        assert tmp_path not in places.statistics().parents
        assert places.statistics().read_text() == "a game\n"
        places.statistics().write_text("a picture\n")
        borrowed = places.data()
    assert places.statistics().read_text() == "a game\n"
    assert not borrowed.exists()


def test_a_machine_without_a_home_can_lend_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(places.HOME, raising=False)
    real = places.data()
    with places.borrowed():
        assert places.data() != real
    assert places.data() == real
