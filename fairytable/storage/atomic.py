"""Write a file so that it is either the old one or the new one, whatever happens meanwhile."""

import errno
import os
import shutil
import time
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from secrets import token_hex

ORPHANED_S = 600
"""No file takes this long to write: a temporary one of that age was left by a program that died."""
_TEMPORARY = ".fairytable-{}.tmp"


def write_text(path: Path, text: str) -> None:
    """Replace a file, or make it and its folder; what it was before is kept as its backup.

    On an OSError the old file is still there and no temporary file is left behind.
    """
    write_bytes(path, text.encode("utf-8"))


def write_bytes(path: Path, content: bytes, *, keep: bool = True) -> None:
    """As `write_text`; without `keep` there is no backup."""
    path = _resolved(path)  # a link stays a link: the file that it points to is written
    path.parent.mkdir(parents=True, exist_ok=True)
    fresh = _free_name(path.parent)
    try:
        with fresh.open("xb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        if keep and path.is_file():
            _keep(path)
        fresh.replace(path)
    finally:
        fresh.unlink(missing_ok=True)
    _sync_folder(path.parent)


def backup(path: Path) -> Path:
    """Where the previous version of a file is kept."""
    with suppress(OSError):  # a link in a circle leads to no other place
        path = _resolved(path)
    return path.with_name(f"{path.name}.bak")


def remove(path: Path) -> None:
    """Delete a file and its backup, if they are there."""
    backup(path).unlink(missing_ok=True)
    path.unlink(missing_ok=True)


def sweep(folders: Iterable[Path]) -> None:
    """Delete the temporary files that programs left in these folders when they died."""
    latest = time.time() - ORPHANED_S
    for folder in folders:
        with suppress(OSError):  # one too many harms nobody
            for orphan in folder.glob(_TEMPORARY.format("*")):
                if orphan.stat().st_mtime < latest:
                    orphan.unlink(missing_ok=True)


def _resolved(path: Path) -> Path:
    try:
        return path.resolve()
    except RuntimeError as trouble:  # so Python tells of links in a circle, up to 3.12
        raise OSError(errno.ELOOP, str(trouble)) from trouble


def _keep(path: Path) -> None:
    """Make the backup of a file without moving the file away."""
    twin = _free_name(path.parent)
    try:
        try:
            twin.hardlink_to(path)
        except OSError:  # no hard links on this disk
            shutil.copy2(path, twin)
        twin.replace(backup(path))
    finally:
        # Replacing a file by a link to itself leaves both names: a backup may be such a link if the
        # program was stopped just before the new file took its place.
        twin.unlink(missing_ok=True)


def _free_name(folder: Path) -> Path:
    return folder / _TEMPORARY.format(token_hex(8))


def _sync_folder(folder: Path) -> None:
    """Make the new name last through a power cut, where folders can be synchronized."""
    if os.name != "posix":
        return
    with suppress(OSError):  # some disks do not offer it; the file itself is safe
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
