"""A save taken at any moment loads to the same position."""

import json
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from fairytable.engine import Game
from fairytable.games import GAMES
from fairytable.games.moons.rules.options import MoonsOptions
from fairytable.match import Match, Seat
from fairytable.storage.errors import Unwritable
from fairytable.storage.saves import load, save, written
from tests.match.matches import MOONS, any_match, moons, people, play_on


def same(one: Match, other: Match) -> bool:
    parts = ("game", "options", "seats", "seed", "cursor", "actions", "history")
    return all(getattr(one, part) == getattr(other, part) for part in parts) and all(
        one.position(i).digest() == other.position(i).digest()
        for i in (one.cursor, len(one.history))
    )


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("saves")


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)
@settings(max_examples=12, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(data=st.data())
def test_a_save_taken_at_any_moment_loads_to_the_same_position(
    game: Game, folder: Path, data: st.DataObject
) -> None:
    options = data.draw(st.sampled_from(list(game.options.variants())))
    match = any_match(game, options, data.draw(st.integers(0, 2**64 - 1), label="seed"))
    play_on(match, data.draw(st.integers(0, 250), label="steps"), seed=match.seed)
    match.go_to(len(match.history) - data.draw(st.integers(0, len(match.history)), label="undone"))
    path = folder / "any.fairytable"
    save(match, path)
    assert same(load(path), match)


def test_undone_steps_can_be_redone_after_loading(tmp_path: Path) -> None:
    match = play_on(moons(), 12)
    end = match.state.digest()
    match.go_to(5)
    save(match, tmp_path / "a.fairytable")
    again = load(tmp_path / "a.fairytable")
    while again.can_redo() is not None:
        again.redo_to()
    assert again.state.digest() == end


def test_names_and_bots_come_back(tmp_path: Path) -> None:
    seats = [Seat(name='Zoë 雪 "}{\\', colour=3), Seat(name="Ivy", kind="bot", level="greedy")]
    match = play_on(Match.new(MOONS, MoonsOptions(players=2), seats, 2**64 - 1), 6)
    save(match, tmp_path / "a.fairytable")
    assert same(load(tmp_path / "a.fairytable"), match)


def test_a_long_match_stays_below_20_kilobytes() -> None:
    options = MoonsOptions(players=4, mode="match", target=200, limit=20)
    matches = (play_on(Match.new(MOONS, options, people(4), seed), 770) for seed in range(20))
    match = next(match for match in matches if len(match.history) == 770)
    assert len(written(match).encode()) < 20_000


def test_the_file_can_be_read_by_eye_and_says_first_what_it_is() -> None:
    match = play_on(moons(), 20)
    text = written(match)
    assert text.startswith('{"fairytable":1,\n"program":')
    assert max(len(line) for line in text.splitlines()) < 250
    assert list(json.loads(text))[:4] == ["fairytable", "program", "game", "rules"]


def test_what_was_taken_back_after_new_cards_were_seen_is_kept(tmp_path: Path) -> None:
    match = play_on(moons(), 12)
    while not match.taken_back:
        match.take_back()
    assert '"fairytable":2' in written(match)
    save(match, tmp_path / "a.fairytable")
    again = load(tmp_path / "a.fairytable")
    assert same(again, match)
    assert again.taken_back == match.taken_back


def test_where_nothing_was_taken_back_an_older_program_can_read_the_file() -> None:
    match = play_on(moons(), 12)
    match.go_to(3)
    fields = json.loads(written(match))
    assert fields["fairytable"] == 1
    assert "taken_back" not in fields


def test_the_previous_save_is_kept(tmp_path: Path) -> None:
    match, path = moons(), tmp_path / "a.fairytable"
    save(match, path)
    save(play_on(match, 3), path)
    assert load(tmp_path / "a.fairytable.bak").cursor == 0


def test_a_save_that_the_disk_refuses_says_so(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    for path in (tmp_path / "file" / "a.fairytable", tmp_path, tmp_path / "a\0b"):
        with pytest.raises(Unwritable, match="could not be saved"):
            save(moons(), path)
    assert [path.name for path in tmp_path.iterdir()] == ["file"]
