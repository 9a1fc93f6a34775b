"""The screen is asked before Qt is loaded: which one answers, and what is said if none does."""

import ctypes
import socket
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from fairytable import screen

pytestmark = pytest.mark.skipif(
    not sys.platform.startswith("linux"), reason="other systems always have a screen"
)


@pytest.fixture
def wayland(tmp_path: Path) -> Iterator[dict[str, str]]:
    """A session in which somebody listens where its Wayland screen should be."""
    with socket.socket(socket.AF_UNIX) as door:
        door.bind(str(tmp_path / "wayland-9"))
        door.listen()
        yield {"XDG_RUNTIME_DIR": str(tmp_path), "WAYLAND_DISPLAY": "wayland-9"}


@pytest.mark.parametrize("platform", ["win32", "darwin"])
def test_other_systems_are_asked_nothing(platform: str) -> None:
    assert screen.plugins({}, platform) == ()


@pytest.mark.parametrize("chosen", ["offscreen", "minimal", "vnc:size=800x600", "nonsense"])
def test_what_the_person_chose_is_taken(chosen: str) -> None:
    assert screen.plugins({"QT_QPA_PLATFORM": chosen}) == (chosen.split(":")[0],)


@pytest.mark.parametrize(
    ("session", "sentence"),
    [
        ({}, "neither DISPLAY nor WAYLAND_DISPLAY is set"),
        ({"DISPLAY": ""}, "neither DISPLAY nor WAYLAND_DISPLAY is set"),
        ({"QT_QPA_PLATFORM": "xcb"}, "no DISPLAY is set"),
        ({"DISPLAY": ":4077"}, "this session says DISPLAY=:4077"),
        ({"DISPLAY": "rubbish"}, "this session says DISPLAY=rubbish"),
        ({"WAYLAND_DISPLAY": "nobody"}, "this session says WAYLAND_DISPLAY=nobody"),
        (
            {"DISPLAY": ":4077", "WAYLAND_DISPLAY": "nobody"},
            "this session says WAYLAND_DISPLAY=nobody and DISPLAY=:4077",
        ),
    ],
)
def test_a_screen_that_is_not_there_is_told_by_name(session: dict[str, str], sentence: str) -> None:
    with pytest.raises(screen.NoScreen) as trouble:
        screen.plugins(session)
    assert sentence in str(trouble.value)
    assert "xvfb-run" in str(trouble.value)


def test_a_screen_that_answers_is_taken_and_a_dead_one_left(wayland: dict[str, str]) -> None:
    assert screen.plugins(wayland) == ("wayland",)
    assert screen.plugins({**wayland, "DISPLAY": ":4077"}) == ("wayland",)


def test_without_a_library_a_display_is_found_by_its_door(tmp_path: Path) -> None:
    def no_library(name: str) -> ctypes.CDLL:
        raise OSError(name)

    assert not screen._x11_answers({"DISPLAY": ":4077"}, no_library)
    with socket.socket(socket.AF_UNIX) as door:
        door.bind("\0/tmp/.X11-unix/X4077")
        door.listen()
        assert screen._x11_answers({"DISPLAY": ":4077"}, no_library)
        assert screen._x11_answers({"DISPLAY": "unix:4077.0"}, no_library)
    assert not screen._x11_answers({"DISPLAY": "rubbish"}, no_library)


def test_a_display_on_another_machine_is_knocked_at() -> None:
    with socket.socket() as door:
        door.bind(("127.0.0.1", 0))
        number = door.getsockname()[1] - 6000
        assert not screen._x11_listens(f"127.0.0.1:{number}.0")
        door.listen()
        assert screen._x11_listens(f"127.0.0.1:{number}.0")
