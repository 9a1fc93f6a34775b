"""Read JSON that anybody may have written: never too much of it, never too deep."""

import errno
import json
import re
from pathlib import Path

from pydantic import JsonValue

from fairytable.storage.reasons import NotAFile

LIMIT = 1_000_000
"""Bytes of the largest file that is read at all; a long game takes 20 000."""
_DEEPEST = 32
_DIGITS = 20

_TOKEN = re.compile(r'"(?:[^"\\]++|\\.?)*+(?P<end>"?)|[\[{]++|[\]}]++', re.DOTALL)
"""A string, finished or not, or brackets; possessive, so that no text takes long."""
_ESCAPE = re.compile(
    r"\\(?:u[dD][89abAB]\w\w\\u[dD][c-fC-F]\w\w|(?P<half>u[dD][89a-fA-F]\w\w)|.)", re.DOTALL
)
"""What stands behind a backslash; of two halves of a character one may be missing."""


class TooLarge(Exception):
    """The file has more than LIMIT bytes."""


def read_bytes(path: Path, limit: int | None = LIMIT) -> bytes:
    """All of an ordinary file; TooLarge, or OSError if it cannot be read."""
    try:
        if path.exists() and not path.is_file():
            raise NotAFile  # a pipe would keep the reader waiting
        with path.open("rb") as file:
            content = file.read(-1 if limit is None else limit + 1)
    except ValueError as trouble:  # a zero byte or half a character in the name
        raise OSError(errno.EINVAL, str(trouble)) from trouble
    if limit is not None and len(content) > limit:
        raise TooLarge
    return content


def unfinished(text: str) -> bool:
    """Whether a JSON text breaks off before its last bracket or quote."""
    return _shape(text)[1]


def parse(text: str) -> JsonValue:
    """The value of a JSON text; ValueError if it is none, or hides or repeats something."""
    _check_depth(text)
    if any(escape["half"] for escape in _ESCAPE.finditer(text)):
        raise ValueError("half a character")
    value: JsonValue = json.loads(
        text, object_pairs_hook=_once, parse_int=_number, parse_constant=_refuse
    )
    return value


def parse_gently(text: str) -> JsonValue:
    """As `parse`, but what is no proper number is None, of two equal fields the last counts, and
    half a character is replaced."""
    _check_depth(text)
    text = _ESCAPE.sub(lambda escape: r"\ufffd" if escape["half"] else escape[0], text)
    value: JsonValue = json.loads(text, parse_int=_number_or_none, parse_constant=_none)
    return value


def _shape(text: str) -> tuple[int, bool]:
    """How deep the brackets go, and whether something is still open at the end."""
    depth = deepest = 0
    for token in _TOKEN.finditer(text):
        if token["end"] is None:
            brackets = token[0]
            depth += len(brackets) if brackets[0] in "[{" else -len(brackets)
            deepest = max(deepest, depth)
        elif not token["end"]:
            return deepest, True
    return deepest, depth > 0


def _check_depth(text: str) -> None:
    if _shape(text)[0] > _DEEPEST:
        raise ValueError("too many brackets in each other")


def _once(pairs: list[tuple[str, JsonValue]]) -> dict[str, JsonValue]:
    fields = dict(pairs)
    if len(fields) < len(pairs):
        raise ValueError("a field is given twice")
    return fields


def _number(digits: str) -> int:
    if len(digits) > _DIGITS:
        raise ValueError("a number is too long")
    return int(digits)


def _number_or_none(digits: str) -> int | None:
    return int(digits) if len(digits) <= _DIGITS else None


def _refuse(name: str) -> JsonValue:
    raise ValueError(f"{name} is not a number")


def _none(name: str) -> JsonValue:
    return None
