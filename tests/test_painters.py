"""A painter always ends: one that outlives an exception takes the whole program with it."""

import ast
from pathlib import Path

import pytest

import fairytable

FILES = sorted(Path(fairytable.__file__).parent.rglob("*.py"))


def open_painters(source: str) -> list[int]:
    """The lines where a painter is made, begun or ended by hand instead of by `with`."""
    tree = ast.parse(source)
    held = {
        id(item.context_expr)
        for node in ast.walk(tree)
        if isinstance(node, ast.With)
        for item in node.items
    }
    names = {
        item.optional_vars.id
        for node in ast.walk(tree)
        if isinstance(node, ast.With)
        for item in node.items
        if _makes(item.context_expr) and isinstance(item.optional_vars, ast.Name)
    }
    names |= {"p", "painter"}  # what a painter is called where it is handed on
    return [
        node.lineno
        for node in ast.walk(tree)
        if isinstance(node, ast.Call)
        and ((_makes(node) and id(node) not in held) or _by_hand(node, names))
    ]


def _makes(node: ast.expr) -> bool:
    if not isinstance(node, ast.Call):
        return False
    made = node.func
    name = made.attr if isinstance(made, ast.Attribute) else getattr(made, "id", "")
    return name in ("QPainter", "QStylePainter")


def _by_hand(call: ast.Call, names: set[str]) -> bool:
    done = call.func
    return (
        isinstance(done, ast.Attribute)
        and done.attr in ("begin", "end")
        and isinstance(done.value, ast.Name)
        and done.value.id in names
    )


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_every_painter_is_held_by_with(file: Path) -> None:
    assert open_painters(file.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize(
    "source",
    [
        "p = QPainter(self)",
        "p = QtGui.QPainter(self)",
        "paint(QPainter(self))",
        "with QPainter(self) as p:\n    p.end()",
        "with QPainter(self) as brush:\n    brush.end()",
        "painter.begin(image)",
    ],
)
def test_a_painter_made_or_ended_by_hand_is_found(source: str) -> None:
    assert len(open_painters(source)) == 1


def test_a_painter_held_by_with_is_well() -> None:
    assert open_painters("with QPainter(self) as p, QPainter(image) as q:\n    p.save()") == []
