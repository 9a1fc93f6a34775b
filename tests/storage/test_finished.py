"""The last fifty finished games are kept with all their moves; losing the list loses no game."""

from pathlib import Path

import pytest

from fairytable.storage import finished, places, saves
from tests.match.matches import against_bots, play_out

MATCH = play_out(against_bots(2))


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv(places.HOME, str(tmp_path))
    return tmp_path


def kept() -> Path:
    path = finished.new_place(MATCH.game.id)
    finished.keep(MATCH, path)
    return path


def test_a_kept_game_tells_who_won_and_holds_all_moves() -> None:
    path = kept()
    (game,) = finished.listed()
    assert (game.path, game.kept, game.over) == (path, True, True)
    assert game.won == ", ".join(MATCH.seats[p].name for p in MATCH.state.winners())
    assert saves.load(path).history == MATCH.history
    assert finished.holds(path)


def test_only_the_last_fifty_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(finished, "MOST", 3)
    paths = [finished.folder() / f"{k}.fairytable" for k in range(5)]
    for path in paths:
        finished.keep(MATCH, path)
    assert [game.path for game in finished.listed()] == paths[:1:-1]
    assert [path.exists() for path in paths] == [False, False, True, True, True]


def test_games_that_the_list_has_lost_are_found_again() -> None:
    paths = {kept(), kept()}
    places.finished().write_text("damaged", encoding="utf-8")
    for copy in places.data().glob("finished.json*"):
        copy.unlink()
    assert {game.path for game in finished.listed()} == paths


def test_a_file_that_is_gone_is_not_listed() -> None:
    gone, path = kept(), kept()
    gone.unlink()
    assert [game.path for game in finished.listed()] == [path]


def test_a_deleted_game_comes_back_to_its_place() -> None:
    for _ in range(3):
        kept()
    games = finished.listed()
    gone = finished.delete(games[1].path)
    assert finished.listed() == (games[0], games[2])
    finished.bring_back(gone, games[1], 1)
    assert finished.listed() == games


def test_the_list_moves_with_its_folder(
    home: Path, monkeypatch: pytest.MonkeyPatch, tmp_path_factory: pytest.TempPathFactory
) -> None:
    kept()
    (before,) = finished.listed()
    elsewhere = tmp_path_factory.mktemp("stick") / "home"
    home.rename(elsewhere)
    monkeypatch.setenv(places.HOME, str(elsewhere))
    (after,) = finished.listed()
    assert after == before.model_copy(update={"path": after.path})
    assert after.path.is_file()
    home.mkdir()
