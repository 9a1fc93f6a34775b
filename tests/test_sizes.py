"""Every file has one duty, and nothing is written twice."""

import ast
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

import fairytable

HOUSE = Path(fairytable.__file__).parent
MOST_LINES = 450
RUN = 6
"""This many lines in a row do not stand in two places; imports may."""


def runs(source: str) -> Iterator[tuple[int, tuple[str, ...]]]:
    """All runs of lines outside imports, and where each begins; empty lines do not count."""
    imported = {
        line
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Import | ast.ImportFrom)
        for line in range(node.lineno, (node.end_lineno or node.lineno) + 1)
    }
    lines = [(i, text.strip()) for i, text in enumerate(source.splitlines(), 1) if text.strip()]
    for start in range(len(lines) - RUN + 1):
        numbers, texts = zip(*lines[start : start + RUN], strict=True)
        if imported.isdisjoint(numbers):
            yield numbers[0], texts


def test_no_run_of_lines_stands_in_two_places() -> None:
    places: dict[tuple[str, ...], list[str]] = defaultdict(list)
    for file in sorted(HOUSE.rglob("*.py")):
        for line, run in runs(file.read_text(encoding="utf-8")):
            places[run].append(f"{file.relative_to(HOUSE).as_posix()}:{line}")
    assert [where for where in places.values() if len(where) > 1] == []


def test_runs_leave_out_imports_and_empty_lines() -> None:
    source = "import a\n\nb = 1\n" + "".join(f"c{i} = {i}\n\n" for i in range(5))
    assert list(runs(source)) == [(3, ("b = 1", *(f"c{i} = {i}" for i in range(5))))]


def test_no_file_is_too_long() -> None:
    lengths = {
        file: len(file.read_text(encoding="utf-8").splitlines()) for file in HOUSE.rglob("*.py")
    }
    assert {file: length for file, length in lengths.items() if length > MOST_LINES} == {}
