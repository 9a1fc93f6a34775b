"""What the person at the machine was told once and needs no more: kept beside the settings."""

import json
from pathlib import Path

from fairytable.storage.atomic import backup, write_text
from fairytable.storage.locks import alone_with
from fairytable.storage.text import TooLarge, parse_gently, read_bytes


def known(path: Path) -> frozenset[str]:
    """All of it, by the names that the window gives it; nothing if the file is no list of them."""
    for file in (path, backup(path)):
        try:
            kept = parse_gently(read_bytes(file).decode("utf-8-sig"))
        except (OSError, TooLarge, ValueError):
            continue
        if isinstance(kept, list):
            return frozenset(name for name in kept if isinstance(name, str))
    return frozenset()


def remember(name: str, path: Path) -> None:
    """Keep in mind that this was told; OSError if the disk does not take it."""
    with alone_with(path):
        _write(known(path) | {name}, path)


def forget(path: Path) -> None:
    """Everything may be told anew; OSError if the disk does not take it."""
    with alone_with(path):
        _write(frozenset(), path)


def _write(names: frozenset[str], path: Path) -> None:
    write_text(path, json.dumps(sorted(names), indent=1) + "\n")
