"""Whatever a file holds, loading it gives a match or a SaveError, and leaves the disk alone."""

import json
import os
import stat
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from pydantic import JsonValue

from fairytable.storage.errors import (
    Damaged,
    Edited,
    Foreign,
    Missing,
    OtherRules,
    Oversized,
    SaveError,
    TooNew,
    Truncated,
    UnknownGame,
    Unreadable,
)
from fairytable.storage.saves import load, written
from fairytable.storage.text import LIMIT
from tests.match.matches import moons, play_on
from tests.storage.nonsense import json_values, photograph

MATCH = play_on(moons(), 14)
MATCH.go_to(11)
GOOD = written(MATCH)
FIELDS: dict[str, JsonValue] = json.loads(GOOD)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("bad")


def trouble(folder: Path, content: str | bytes) -> SaveError | None:
    """Load a file with this content: what is wrong with it? Nothing on disk may change."""
    path = folder / "bad.fairytable"
    path.write_bytes(content.encode() if isinstance(content, str) else content)
    before = photograph(folder)
    found = None
    try:
        load(path)
    except SaveError as error:
        found = error
    assert photograph(folder) == before
    assert found is None or (found.path, "bad.fairytable" in str(found)) == (path, True)
    return found


def with_fields(**fields: JsonValue) -> str:
    return json.dumps({**FIELDS, **fields})


def edited_actions(change: Callable[[list[JsonValue]], None]) -> str:
    actions = FIELDS["actions"]
    assert isinstance(actions, list)
    actions = actions[:]
    change(actions)
    return with_fields(actions=actions)


def test_the_file_that_the_others_are_made_of_is_good(folder: Path) -> None:
    assert trouble(folder, GOOD) is None
    assert trouble(folder, with_fields()) is None
    assert trouble(folder, b"\xef\xbb\xbf" + GOOD.encode()) is None


# Each kind of trouble has its class


def test_a_missing_file(tmp_path: Path) -> None:
    with pytest.raises(Missing, match="choose another file"):
        load(tmp_path / "none.fairytable")


@pytest.mark.parametrize("name", ["", "a\0b", "a\udfffb", "x" * 5000])
def test_a_path_that_is_no_file(tmp_path: Path, name: str) -> None:
    with pytest.raises(Unreadable):
        load(tmp_path / name)


@pytest.mark.skipif(os.name == "nt", reason="no pipes and no modes there")
def test_a_pipe_or_a_locked_file_is_not_waited_for(tmp_path: Path) -> None:
    pipe, locked = tmp_path / "pipe", tmp_path / "locked"
    os.mkfifo(pipe)
    locked.write_text(GOOD)
    locked.chmod(0)
    with pytest.raises(Unreadable):
        load(pipe)
    if os.geteuid() != 0:
        with pytest.raises(Unreadable):
            load(locked)
    assert stat.S_ISFIFO(pipe.stat().st_mode)


def test_an_oversized_file(folder: Path) -> None:
    assert isinstance(trouble(folder, GOOD + " " * LIMIT), Oversized)
    assert isinstance(trouble(folder, b"\0" * (LIMIT + 1)), Oversized)


@pytest.mark.parametrize(
    "content",
    [
        b"hello",
        b"[]",
        b"null",
        b'{"a":1}',
        b"\x89PNG\r\n\x1a\n",
        b"\0" * 200,
        GOOD.encode("utf-16"),
    ],
)
def test_a_foreign_file(folder: Path, content: bytes) -> None:
    assert isinstance(trouble(folder, content), Foreign)


def test_a_file_cut_off_anywhere_is_called_truncated(folder: Path) -> None:
    path = folder / "cut.fairytable"
    whole = GOOD.encode().rstrip()
    for length in range(len(whole)):
        path.write_bytes(whole[:length])
        with pytest.raises(Truncated):
            load(path)


DAMAGED: dict[str, str | bytes] = {
    "not JSON": GOOD.replace(",", ";", 3),
    "a field given twice": GOOD.replace('"seed":', '"rules":1,"seed":'),
    "a field too many": with_fields(extra=1),
    "a field too few": json.dumps({k: v for k, v in FIELDS.items() if k != "seed"}),
    "NaN": GOOD.replace('"seed":1', '"seed":NaN'),
    "an infinite number": GOOD.replace('"seed":1', '"seed":1e999'),
    "a float": with_fields(seed=1.0),
    "a boolean for a number": with_fields(rules=True),
    "a huge number": GOOD.replace('"seed":1', f'"seed":{"9" * 10_000}'),
    "a negative seed": with_fields(seed=-1),
    "a seed too large": with_fields(seed=1 << 64),
    "a lone surrogate": GOOD.replace('"name":"A"', '"name":"\\ud800"'),
    "a lone surrogate as field": GOOD.replace('"seed":', '"\\udfff":1,"seed":'),
    "raw bytes": GOOD.encode().replace(b'"A"', b'"\xff\xfe"'),
    "a control sign": GOOD.replace('"name":"A"', '"name":"A\nB"'),
    "deep brackets": GOOD.replace('"seed":1', '"seed":' + "[" * 100_000 + "]" * 100_000),
    "deep objects": GOOD.replace('"seed":1', '"seed":' + '{"a":' * 50_000 + "1" + "}" * 50_000),
    "format 0": with_fields(fairytable=0),
    "a format that is no number": with_fields(fairytable="1"),
    "unknown options": with_fields(options={"players": 3, "wind": 1}),
    "impossible options": with_fields(options={"players": 30}),
    "too few seats": with_fields(seats=[]),
    "wrong seats": with_fields(seats=[{"name": "A"}] * 3),
    "a seat that is none": with_fields(seats=[1, 2, 3]),
    "a word that is no action": with_fields(actions=["fairy twelve"]),
    "a number for an action": with_fields(actions=[1]),
    "a cursor too far": with_fields(cursor=15),
    "a cursor before the beginning": with_fields(cursor=-1),
    "no digest": with_fields(digest="x"),
    "more after the end": GOOD + "}",
}


@pytest.mark.parametrize("name", DAMAGED)
def test_a_damaged_file(folder: Path, name: str) -> None:
    assert isinstance(trouble(folder, DAMAGED[name]), Damaged)


def test_a_number_is_measured_before_it_is_read(folder: Path) -> None:
    error = trouble(folder, GOOD.replace('"seed":1', f'"seed":{"9" * 21}'))
    assert error is not None
    assert error.details == {"problem": "a number is too long"}


def test_a_file_of_a_newer_format_is_not_called_damaged(folder: Path) -> None:
    error = trouble(folder, json.dumps({"fairytable": 5, "everything": "else"}))
    assert isinstance(error, TooNew)
    assert error.details == {"format": 5}


@pytest.mark.parametrize("taken", [[[3, 1]], [[-1, 1]], [[0, -1]], [[0]], [0], "0"])
def test_what_was_taken_back_by_nobody_is_damage(folder: Path, taken: JsonValue) -> None:
    assert trouble(folder, with_fields(fairytable=2, taken_back=[[0, 1]])) is None
    assert isinstance(trouble(folder, with_fields(fairytable=2, taken_back=taken)), Damaged)


def test_a_game_that_is_not_in_the_list(folder: Path) -> None:
    error = trouble(folder, with_fields(game="chess", program="9.1"))
    assert isinstance(error, UnknownGame)
    assert error.details == {"game": "chess", "program": "9.1"}


def test_other_rules_of_the_game(folder: Path) -> None:
    error = trouble(folder, with_fields(rules=MATCH.game.rules + 1))
    assert isinstance(error, OtherRules)
    assert error.details["rules"] == MATCH.game.rules + 1


def test_an_illegal_action_is_named_by_its_step(folder: Path) -> None:
    error = trouble(folder, edited_actions(lambda actions: actions.insert(6, "fairy 109>circle.0")))
    assert isinstance(error, Edited)
    assert error.details == {"step": 7}


def test_actions_after_the_end_of_the_game_are_refused(folder: Path) -> None:
    match = play_on(moons(), 10_000)
    fields = json.loads(written(match))
    fields["actions"].append("end")
    error = trouble(folder, json.dumps(fields))
    assert isinstance(error, Edited)
    assert error.details == {"step": len(match.history) + 1}


def test_another_position_than_the_saved_one_is_refused(folder: Path) -> None:
    for fields in ({"digest": "0" * 64}, {"end": "0" * 64}, {"cursor": 10}):
        assert isinstance(trouble(folder, with_fields(**fields)), Edited)


def test_another_seed_is_refused(folder: Path) -> None:
    assert isinstance(trouble(folder, with_fields(seed=2)), Edited)


def test_every_trouble_has_one_sentence_that_can_be_translated() -> None:
    kinds = [*SaveError.__subclasses__(), *Unreadable.__subclasses__()]
    assert len(kinds) == 15
    for kind in kinds:
        assert kind.sentence.count(". ") == 0
        assert kind.sentence.endswith(".")
        assert kind.sentence.startswith("“{name}”")


# Anything at all


@settings(max_examples=150, deadline=None)
@given(content=st.binary(max_size=200))
def test_random_bytes(folder: Path, content: bytes) -> None:
    assert trouble(folder, content) is not None


@settings(max_examples=150, deadline=None)
@given(rest=st.text(max_size=200) | json_values.map(json.dumps))
def test_random_text_after_a_right_beginning(folder: Path, rest: str) -> None:
    assert trouble(folder, '{"fairytable":' + rest) is not None


@settings(max_examples=200, deadline=None)
@given(
    changes=st.lists(
        st.tuples(st.integers(0, len(GOOD) - 1), st.integers(0, 4), st.binary(max_size=4)),
        min_size=1,
        max_size=5,
    )
)
def test_a_file_with_bytes_changed_lost_or_added(
    folder: Path, changes: list[tuple[int, int, bytes]]
) -> None:
    content = GOOD.encode()
    for place, lost, new in changes:
        content = content[:place] + new + content[place + lost :]
    trouble(folder, content)


@settings(max_examples=200, deadline=None)
@given(name=st.sampled_from(list(FIELDS)), value=json_values)
def test_a_field_of_any_type(folder: Path, name: str, value: JsonValue) -> None:
    trouble(folder, with_fields(**{name: value}))


@settings(max_examples=100, deadline=None)
@given(
    field=st.sampled_from(["options", "seats"]),
    name=st.sampled_from(
        ["players", "first", "mode", "target", "limit", "name", "level", "colour"]
    ),
    value=json_values,
)
def test_an_option_or_a_seat_with_anything_in_it(
    folder: Path, field: str, name: str, value: JsonValue
) -> None:
    fields = json.loads(GOOD)
    part = fields[field] if field == "options" else fields[field][0]
    part[name] = value
    trouble(folder, json.dumps(fields))


@pytest.mark.parametrize(
    "content",
    [
        '{"fairytable":' + "[" * (LIMIT - 100),
        '{"fairytable":"' + '\\"' * (LIMIT // 2 - 100),
        '{"fairytable":' + '"' * (LIMIT - 100),
        '{"fairytable":"' + "\\" * (LIMIT - 100),
        '{"fairytable":' + " " * (LIMIT - 100),
        '{"fairytable":' + "9" * (LIMIT - 100) + "}",
        '{"fairytable":1.' + "9" * (LIMIT - 100) + "}",
        " " * LIMIT,
        "{" * LIMIT,
    ],
    ids=range(9),
)
def test_the_largest_nonsense_is_refused(folder: Path, content: str) -> None:
    assert trouble(folder, content) is not None
