"""The window is found again where it was left, unless that place is gone."""

from pathlib import Path

import pytest

from fairytable.storage.atomic import backup
from fairytable.storage.window_state import Place, WindowState, load, reachable, save

LEFT = WindowState(x=-40, y=20, width=1100, height=700, state="maximised", folded=True)
SCREEN = Place(0, 0, 1920, 1080)
BESIDE = Place(1920, 200, 1280, 720)


def test_it_is_loaded_as_it_was_saved(tmp_path: Path) -> None:
    file = tmp_path / "config" / "window.json"
    assert load(file) is None
    save(LEFT, file)
    assert load(file) == LEFT
    assert load(file) is not None
    assert LEFT.place == Place(-40, 20, 1100, 700)


@pytest.mark.parametrize(
    "content",
    ["", "[]", "{}", '{"x":1,"y":1,"width":0,"height":5}', '{"x":"1","y":1,"width":9,"height":5}']
    + ['{"x":1e9,"y":1,"width":9,"height":5}', '{"x":NaN,"y":1,"width":9,"height":5}', "\0"],
)
def test_a_broken_file_falls_back_to_the_one_before(tmp_path: Path, content: str) -> None:
    file = tmp_path / "window.json"
    save(LEFT, file)
    save(LEFT.model_copy(update={"folded": False}), file)
    file.write_text(content)
    assert load(file) == LEFT
    backup(file).write_text(content)
    assert load(file) is None


@pytest.mark.parametrize(
    ("place", "found"),
    [
        (Place(100, 100, 1280, 800), True),
        (Place(-1100, 100, 1280, 800), True),
        (Place(-1250, 100, 1280, 800), False),
        (Place(2000, 300, 1280, 800), True),
        (Place(2000, 100, 1280, 800), False),
        (Place(5000, 300, 1280, 800), False),
        (Place(100, -30, 1280, 800), False),
        (Place(100, 1060, 1280, 800), False),
    ],
)
def test_its_head_must_lie_on_a_screen(place: Place, found: bool) -> None:
    assert reachable(place, [SCREEN, BESIDE]) is found
