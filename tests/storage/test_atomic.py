"""A file is the old one or the new one, never half of either and never none."""

import os
import sys
from pathlib import Path

import pytest

from fairytable.storage import atomic
from fairytable.storage.atomic import backup, remove, write_text
from fairytable.storage.reasons import CIRCLE, reason


def names(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


def fail(*_: object, **__: object) -> None:
    raise OSError("no room left")


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "game.txt"
    write_text(path, "old")
    return path


def test_a_missing_folder_is_made(tmp_path: Path) -> None:
    path = tmp_path / "a" / "b" / "game.txt"
    write_text(path, "new\n")
    assert path.read_bytes() == b"new\n"
    assert names(path.parent) == ["game.txt"]


def test_the_previous_file_is_kept(file: Path) -> None:
    for text in ("newer", "newest"):
        write_text(file, text)
    assert (file.read_text(), backup(file).read_text()) == ("newest", "newer")
    assert names(file.parent) == ["game.txt", "game.txt.bak"]


@pytest.mark.parametrize("step", ["fsync", "replace"])
def test_a_failed_write_leaves_the_old_file(
    file: Path, monkeypatch: pytest.MonkeyPatch, step: str
) -> None:
    monkeypatch.setattr(os, step, fail)
    with pytest.raises(OSError, match="no room left"):
        write_text(file, "new")
    assert file.read_text() == "old"
    assert names(file.parent) == ["game.txt"]


def test_a_write_that_failed_at_the_last_moment_can_be_repeated(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    replace = os.replace

    def refuse_the_file(source: Path, target: Path) -> None:
        if Path(target) == file:
            fail()
        replace(source, target)

    with monkeypatch.context() as patch:
        patch.setattr(os, "replace", refuse_the_file)
        with pytest.raises(OSError, match="no room left"):
            write_text(file, "new")
    assert (file.read_text(), backup(file).read_text()) == ("old", "old")
    write_text(file, "new")
    assert (file.read_text(), backup(file).read_text()) == ("new", "old")
    assert names(file.parent) == ["game.txt", "game.txt.bak"]


def test_the_file_is_there_at_every_moment(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write_text(file, "older")
    seen: list[tuple[str, str]] = []

    def watch(step: str) -> None:
        real = getattr(os, step)

        def watched(*parts: object, **names: object) -> object:
            seen.append((step, file.read_text()))
            result = real(*parts, **names)
            seen.append((step, file.read_text()))
            return result

        monkeypatch.setattr(os, step, watched)

    for step in ("link", "replace", "unlink"):
        watch(step)
    write_text(file, "new")
    assert {text for _, text in seen} == {"older", "new"}
    assert {step for step, _ in seen} >= {"link", "replace"}


def test_disks_without_hard_links_keep_the_previous_file_too(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os, "link", fail)
    write_text(file, "new")
    assert (file.read_text(), backup(file).read_text()) == ("new", "old")
    assert names(file.parent) == ["game.txt", "game.txt.bak"]


@pytest.mark.skipif(os.name == "nt", reason="links need a permission there")
def test_a_link_stays_a_link(file: Path, tmp_path: Path) -> None:
    link = tmp_path / "elsewhere" / "link.txt"
    link.parent.mkdir()
    link.symlink_to(file)
    write_text(link, "new")
    assert link.is_symlink()
    assert (file.read_text(), backup(link).read_text()) == ("new", "old")


def test_removing_takes_the_backup_along(file: Path) -> None:
    write_text(file, "new")
    remove(file)
    remove(file)
    assert names(file.parent) == []


def test_what_a_program_left_that_died_is_swept_and_what_is_being_written_is_not(
    tmp_path: Path,
) -> None:
    orphan, fresh = tmp_path / ".fairytable-0.tmp", tmp_path / ".fairytable-1.tmp"
    other = tmp_path / "letter.tmp"
    for path in (orphan, fresh, other):
        path.write_text("half")
    for path in (orphan, other):
        os.utime(path, (0, 0))
    atomic.sweep([tmp_path, tmp_path / "nowhere"])
    assert sorted(path.name for path in tmp_path.iterdir()) == [fresh.name, other.name]


@pytest.mark.skipif(
    os.name == "nt" or sys.version_info >= (3, 13),
    reason="links need rights there; newer Pythons put a file into the place of such a link",
)
def test_a_link_that_leads_in_a_circle_is_refused_in_words(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    path.symlink_to(path.name)
    with pytest.raises(OSError, match="loop") as trouble:
        atomic.write_text(path, "x")
    assert reason(trouble.value) == CIRCLE
