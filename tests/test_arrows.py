"""The arrows of the house: which folder may import which, and where Qt may be."""

import ast
import subprocess
import sys
from pathlib import Path

import pytest

import fairytable
from fairytable.games import GAMES

HOUSE = Path(fairytable.__file__).parent
ROOMS = ("engine", "stage", "games", "match", "storage", "bots", "paint", "table", "app")
MAY_IMPORT = {
    "engine": {"engine"},
    "stage": {"engine", "stage"},
    "games": {"engine", "stage", "games"},
    "match": {"engine", "games", "match"},
    "storage": {"engine", "games", "match", "storage"},
    "bots": {"engine", "games", "match", "bots"},
    "paint": {"engine", "stage", "paint"},
    "table": {"engine", "stage", "paint", "table"},
    "app": set(ROOMS),
}
IN_A_GAME = {
    "cards": {"cards"},
    "facts": {"cards", "facts"},
    "rules": {"cards", "facts", "rules"},
    "bot": {"cards", "facts", "rules", "bot"},
    "rulebook": {"cards", "rules", "bot"},
    "seen": {"cards", "facts", "rules"},
    "faces": {"cards", "facts", "rules", "texts"},
    "texts": {"cards", "facts", "rules", "seen", "faces", "texts"},
    "layout": {"cards", "facts", "rules", "seen", "faces", "texts", "layout"},
    "examples": {"cards", "facts", "rules", "examples"},
    "staging": {"cards", "facts", "rules", "seen", "faces", "texts", "layout", "examples"},
}
"""The arrows inside a game: a room is a folder or a file."""
WITHOUT_STAGE = ("cards", "facts", "rules", "bot", "rulebook")
IN_EVERY_GAME = {
    "rules": "zones options actions position decisions turn effects telling state",
    "bot": "outlook evaluate plan",
    "texts": "names",
}
WITHOUT_QT = ("engine", "stage", "games", "match", "storage", "bots")


def imports(file: Path) -> set[str]:
    """The dotted names that a file imports, at whatever depth."""
    names: set[str] = set()
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            names |= {f"{node.module}.{alias.name}" for alias in node.names}
    return names


def files(room: str | Path) -> list[Path]:
    return sorted((HOUSE / room).rglob("*.py"))


@pytest.mark.parametrize("room", ROOMS)
def test_a_room_imports_only_what_its_arrows_allow(room: str) -> None:
    for file in files(room):
        rooms = {n.split(".")[1] for n in imports(file) if n.startswith("fairytable.")}
        assert rooms & set(ROOMS) <= MAY_IMPORT[room], file


@pytest.mark.parametrize("room", WITHOUT_QT)
def test_a_room_below_the_window_imports_no_qt(room: str) -> None:
    assert files(room)
    for file in files(room):
        assert not [n for n in imports(file) if n.startswith(("PySide6", "shiboken6"))], file


@pytest.mark.parametrize("game", GAMES)
def test_a_game_imports_no_other_game(game: str) -> None:
    for file in files(f"games/{game}"):
        others = {n.split(".")[2] for n in imports(file) if n.startswith("fairytable.games.")}
        assert others <= {game}, file


def rooms_of(game: str) -> list[tuple[str, Path]]:
    """The files of a game with their rooms, without the door of the whole game."""
    house = HOUSE / "games" / game
    found = [(file.relative_to(house).parts[0].removesuffix(".py"), file) for file in files(house)]
    return [(room, file) for room, file in found if room != "__init__"]


@pytest.mark.parametrize("game", GAMES)
def test_a_room_of_a_game_imports_only_what_its_arrows_allow(game: str) -> None:
    for room, file in rooms_of(game):
        own = {n.split(".")[3] for n in imports(file) if n.startswith(f"fairytable.games.{game}.")}
        assert own <= IN_A_GAME[room], file


@pytest.mark.parametrize("game", GAMES)
def test_rules_and_bots_know_no_stage(game: str) -> None:
    for room, file in rooms_of(game):
        on_stage = [n for n in imports(file) if n.startswith("fairytable.stage")]
        assert not on_stage or room not in WITHOUT_STAGE, file


@pytest.mark.parametrize("game", GAMES)
def test_every_game_answers_the_same_questions_in_the_same_files(game: str) -> None:
    for room, names in IN_EVERY_GAME.items():
        there = {file.stem for file in files(f"games/{game}/{room}")}
        assert set(names.split()) <= there, room


def test_everything_below_the_window_loads_without_qt() -> None:
    modules = ", ".join(f"fairytable.{room}" for room in WITHOUT_QT)
    script = f"import sys, fairytable.cli, {modules}; print(*sys.modules, sep='\\n')"
    loaded = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=True
    ).stdout.split()
    assert "fairytable.games" in loaded
    assert not [name for name in loaded if name.startswith(("PySide6", "shiboken6"))]
