"""An interrupted game is found again; a finished or closed one is not."""

from pathlib import Path

import pytest

from fairytable.storage import atomic
from fairytable.storage.autosave import Autosave
from fairytable.storage.errors import Foreign, Unwritable
from tests.match.matches import moons, play_on, play_out


@pytest.fixture
def autosave(tmp_path: Path) -> Autosave:
    return Autosave(tmp_path / "data" / "autosave.fairytable")


def test_without_an_interrupted_game_nothing_is_pending(autosave: Autosave) -> None:
    assert autosave.pending() is None
    assert not autosave.path.parent.exists()


def test_an_interrupted_game_is_pending_as_it_was_left(autosave: Autosave) -> None:
    match = moons()
    match.on_change.append(autosave)
    play_on(match, 9)
    match.undo_to()
    pending = Autosave(autosave.path).pending()
    assert pending is not None
    assert (pending.cursor, pending.history) == (8, match.history)
    assert pending.state.digest() == match.state.digest()


def test_a_finished_game_is_forgotten(autosave: Autosave) -> None:
    match = moons()
    match.on_change.append(autosave)
    play_on(match, 9)
    assert autosave.path.exists()
    play_out(match)
    assert autosave.pending() is None
    assert list(autosave.path.parent.iterdir()) == []


def test_a_closed_game_is_forgotten(autosave: Autosave) -> None:
    autosave(moons())
    autosave.clear()
    assert autosave.pending() is None


def test_a_broken_autosave_is_replaced_by_the_step_before(autosave: Autosave) -> None:
    match = moons()
    match.on_change.append(autosave)
    play_on(match, 9)
    autosave.path.write_bytes(b"")
    pending = autosave.pending()
    assert pending is not None
    assert pending.cursor == 8


def test_an_autosave_beyond_repair_says_why_and_can_be_cleared(autosave: Autosave) -> None:
    autosave(moons())
    autosave(moons())
    autosave.path.write_text("hello")
    atomic.backup(autosave.path).write_text('{"fairytable":}')
    with pytest.raises(Foreign):
        autosave.pending()
    autosave.clear()
    assert autosave.pending() is None


def test_a_full_disk_does_not_stop_the_game(autosave: Autosave) -> None:
    autosave.path.parent.write_text("a file where the folder should be")
    match = moons()
    match.on_change.append(autosave)
    play_on(match, 3)
    assert match.cursor == 3
    assert isinstance(autosave.trouble, Unwritable)
    autosave.path.parent.unlink()
    play_on(match, 1)
    assert autosave.trouble is None
