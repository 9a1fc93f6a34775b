"""One word means one thing in the whole house: no two public classes have the same name."""

import ast
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

import fairytable

HOUSE = Path(fairytable.__file__).parent
EACH_GAMES_OWN = {"Drawing", "Frame", "Outlook", "Position", "Seen"}
"""Every game may have one of these in its own folder: they answer the same question for it."""


def public_classes() -> Iterator[tuple[str, str]]:
    """The name of each, and where it is defined."""
    for file in sorted(HOUSE.rglob("*.py")):
        for node in ast.parse(file.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                yield node.name, file.relative_to(HOUSE).as_posix()


def room(name: str, file: str) -> str:
    """Where a name must be the only one of its kind: in a game's folder, or in the house."""
    parts = file.split("/")
    return f"games/{parts[1]}" if name in EACH_GAMES_OWN and parts[0] == "games" else ""


def test_no_two_public_classes_have_the_same_name() -> None:
    places: dict[tuple[str, str], list[str]] = defaultdict(list)
    for name, file in public_classes():
        places[name, room(name, file)].append(file)
    shared = {name: files for (name, _), files in places.items() if len(files) > 1}
    assert shared == {}


def test_a_name_of_every_game_is_nobody_elses() -> None:
    elsewhere = {
        name: file
        for name, file in public_classes()
        if name in EACH_GAMES_OWN and not file.startswith("games/")
    }
    assert elsewhere == {}
