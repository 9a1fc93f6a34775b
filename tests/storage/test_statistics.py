"""Finished games are counted, and damage to one never takes the others away."""

import json
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from pydantic import ValidationError

from fairytable.match import NotOver, Seat
from fairytable.storage import statistics
from fairytable.storage.atomic import backup
from fairytable.storage.statistics import (
    Played,
    Statistics,
    Summary,
    by_person,
    load,
    record,
    summaries,
)
from tests.match.matches import against_bots, play_out
from tests.storage.nonsense import json_values

GOLDEN = Path(__file__).parent.parent / "golden" / "statistics-1.jsonl"
ANN = Seat(name="Ann", colour=0)
BOB = Seat(name="Bob", colour=1)
GREEDY = Seat(name="Gus", kind="bot", level="greedy", colour=2)
RANDOM = Seat(name="Rex", kind="bot", level="random", colour=3)


def game(
    day: int = 1,
    seats: tuple[Seat, ...] = (ANN, GREEDY),
    scores: tuple[int, ...] = (10, 5),
    winners: tuple[int, ...] = (0,),
) -> Played:
    return Played(
        game="moons",
        options={"players": len(seats)},
        when=f"2025-03-{day:02}T18:00:00+01:00",
        seats=seats,
        scores=scores,
        winners=winners,
        decisions=70,
    )


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "data" / "statistics.jsonl"


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("statistics")


def test_a_finished_match_is_recorded_with_its_result(file: Path) -> None:
    match = play_out(against_bots(3))
    state = match.state
    played = statistics.played(match, "2025-03-01T18:00:00+01:00")
    assert played.scores == tuple(score[0] for score in state.scores())
    assert played.winners == tuple(state.winners())
    assert (played.game, played.decisions) == ("moons", len(match.actions))
    assert played.options == {"players": 3, "first": 0}
    record(played, file)
    assert load(file).games == (played,)


def test_an_unfinished_match_has_no_result() -> None:
    with pytest.raises(NotOver):
        statistics.played(against_bots(3), "2025-03-01")


@pytest.mark.parametrize(
    "wrong",
    [
        {"when": "yesterday"},
        {"scores": [1]},
        {"scores": [1, 10**400]},
        {"winners": []},
        {"winners": [2]},
        {"winners": [0, 0]},
    ],
)
def test_a_record_makes_sense(wrong: dict[str, object]) -> None:
    fields = json.loads(game().model_dump_json())
    with pytest.raises(ValidationError):
        Played.model_validate_json(json.dumps(fields | wrong))


# The file


def test_without_a_file_nothing_was_played(file: Path) -> None:
    assert load(file) == Statistics()
    assert not file.parent.exists()


def test_games_are_added_in_order(file: Path) -> None:
    for day in (3, 1, 2):
        told = record(game(day), file)
    assert [played.when[8:10] for played in told.games] == ["03", "01", "02"]
    assert load(file) == told


def test_a_broken_line_costs_only_its_own_game_and_stays(file: Path) -> None:
    for day in (1, 2, 3):
        record(game(day), file)
    lines = file.read_text().splitlines()
    lines[2] = lines[2][:40]
    file.write_text("\n".join(lines))
    assert load(file).games == (game(1), game(3))
    record(game(4), file)
    assert load(file).games == (game(1), game(3), game(4))
    assert lines[2] in file.read_text().splitlines()


def test_a_file_cut_off_anywhere_keeps_the_whole_lines(file: Path) -> None:
    for day in (1, 2):
        record(game(day), file)
    content = file.read_bytes()
    backup(file).unlink()
    for length in range(len(content)):
        file.write_bytes(content[:length])
        kept = load(file).games
        assert kept == (game(1), game(2))[: len(kept)]
        assert len(kept) >= content[:length].count(b"\n") - 1


def test_a_file_without_its_beginning_falls_back_to_the_one_before(file: Path) -> None:
    for day in (1, 2, 3):
        record(game(day), file)
    file.write_bytes(b"")
    assert load(file).games == (game(1), game(2))
    file.write_text("\n".join(g.model_dump_json() for g in (game(1), game(2), game(3))))
    assert load(file).games == (game(1), game(2), game(3))


def test_lines_of_a_newer_program_survive(file: Path) -> None:
    file.parent.mkdir()
    newer = json.loads(game(1).model_dump_json()) | {"weather": "rain"}
    strange = {"game": "moons", "seats": "seven"}
    file.write_text("\n".join(map(json.dumps, [{"statistics": 4}, newer, strange])))
    assert record(game(2), file).games == (game(1), game(2))
    lines = [json.loads(line) for line in file.read_text().splitlines()]
    assert lines[:3] == [{"statistics": 4}, newer, strange]


@settings(max_examples=80, deadline=None)
@given(
    lines=st.lists(
        st.binary(max_size=60) | json_values.map(lambda value: json.dumps(value).encode()),
        max_size=4,
    )
)
def test_no_line_can_stop_the_program(folder: Path, lines: list[bytes]) -> None:
    path = folder / "any.jsonl"
    backup(path).unlink(missing_ok=True)
    path.write_bytes(b"\n".join([b'{"statistics":1}', *lines]))
    summaries(record(game(), path).games)
    assert load(path).games == (game(),)


def test_a_file_of_the_first_version_is_read_and_goes_on(file: Path) -> None:
    """The golden file was written by a program that knew no comebacks, gains and feats."""
    file.parent.mkdir(parents=True)
    file.write_bytes(GOLDEN.read_bytes())
    old = load(file)
    assert (old.version, len(old.games), len(old.lines)) == (1, 3, 4)
    assert all(game.behind == game.leaps == game.feats == () for game in old.games)
    assert [game.scores for game in old.games] == [(51, -12), (4, 18, 22, 13), (9, 12, 9)]
    new = record(game(), file)
    assert new.lines[:4] == old.lines, "nothing is lost, not even what cannot be read"
    assert load(file) == new
    assert new.version == statistics.VERSION


def test_a_mark_belongs_to_a_seat() -> None:
    with pytest.raises(ValidationError):
        Played.model_validate({**game().model_dump(), "leaps": (1, 2, 3)})


# What they add up to


def test_a_summary_counts_the_persons_games_against_a_level() -> None:
    games = [game(1), game(2, scores=(4, 9), winners=(1,)), game(3, scores=(7, 7), winners=(0, 1))]
    assert summaries(games) == {
        ("moons", 2, "greedy"): Summary(
            played=3,
            won=1.5,
            mean=7.0,
            best=10,
            scores=tuple((g.when, score) for g, score in zip(games, (10, 4, 7), strict=True)),
        )
    }


def test_a_table_of_two_levels_counts_for_both_apart_by_the_number_of_players() -> None:
    mixed = game(seats=(ANN, GREEDY, RANDOM), scores=(10, 5, 1))
    found = summaries([mixed, mixed, game(2)])
    assert {key: summary.played for key, summary in found.items()} == {
        ("moons", 3, "greedy"): 2,
        ("moons", 3, "random"): 2,
        ("moons", 2, "greedy"): 1,
    }


def test_a_level_of_older_programs_counts_as_what_it_is_called_now() -> None:
    now = GREEDY.model_copy(update={"level": "level-3"})
    found = summaries([game(), game(seats=(ANN, now))], {"greedy": "level-3"})
    assert {key: summary.played for key, summary in found.items()} == {("moons", 2, "level-3"): 2}


def test_people_among_themselves_are_counted_apart() -> None:
    found = summaries([game(seats=(ANN, BOB), scores=(3, 8), winners=(1,))])
    assert list(found) == [("moons", 2, statistics.PEOPLE)]
    assert found["moons", 2, statistics.PEOPLE][:4] == (2, 1.0, 5.5, 8)


def test_each_person_is_counted_by_name_who_played_most_first() -> None:
    both = (BOB, ANN, GREEDY)
    taken_back = game(4, both, (1, 2, 3), (2,)).model_copy(update={"taken_back": 1})
    games = [game(1, both, (7, 7, 0), (0, 1)), game(2), game(3, (BOB, GREEDY)), game(5), taken_back]
    found = by_person(games)
    assert list(found) == ["Ann", "Bob"]
    assert (found["Ann"].played, found["Ann"].won, found["Ann"].mean) == (3, 2.5, 9)
    assert (found["Bob"].played, found["Bob"].won, found["Bob"].best) == (2, 1.5, 10)


def test_bots_among_themselves_are_nobodys_games() -> None:
    assert summaries([game(seats=(GREEDY, RANDOM))]) == {}


def test_a_game_with_moves_taken_back_is_kept_but_not_counted(file: Path) -> None:
    marked = game(2, scores=(99, 5)).model_copy(update={"taken_back": 2})
    record(game(), file)
    record(marked, file)
    games = load(file).games
    assert [g.taken_back for g in games] == [0, 2]
    assert summaries(games) == summaries([game()])


def test_a_line_of_an_older_program_has_nothing_taken_back(file: Path) -> None:
    fields = json.loads(game().model_dump_json())
    del fields["taken_back"]
    assert Played.model_validate_json(json.dumps(fields)) == game()
