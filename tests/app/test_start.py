"""Starting: what is missing is said in words, and what nobody expected is survived."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtGui import QFileOpenEvent, QImage
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from fairytable import system_libraries
from fairytable.app.program import Doorman
from fairytable.app.start import CannotStart, choose_screen, load_qt
from fairytable.games import IDS, ON_THE_TABLE
from tests.app.pictures import colours

WITHOUT_TABLE = [game for game in IDS if game not in ON_THE_TABLE]


def test_no_display_is_explained_with_exit_code_1() -> None:
    bare = {k: v for k, v in os.environ.items() if "DISPLAY" not in k and "QPA" not in k}
    if not sys.platform.startswith("linux"):
        return
    done = subprocess.run(
        [sys.executable, "-m", "fairytable"], env=bare, capture_output=True, text=True, check=False
    )
    assert done.returncode == 1
    assert "Fairytable needs a screen" in done.stderr
    assert "xvfb-run" in done.stderr
    assert "Traceback" not in done.stderr


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="Linux lacks libraries")
def test_missing_libraries_are_named_with_the_command_that_helps(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(system_libraries, "missing", list)
    monkeypatch.setattr(system_libraries, "package_manager", lambda: "apt-get")
    with pytest.raises(CannotStart, match=r"sudo apt-get install .* libgl1 libegl1 "):
        choose_screen()


def test_qt_that_cannot_be_loaded_is_told_with_its_own_words(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(sys.modules, "PySide6.QtWidgets", None)
    with pytest.raises(CannotStart, match=r"Qt cannot be loaded \(.*QtWidgets"):
        load_qt()


def test_a_plugin_that_qt_does_not_have_is_told_with_those_it_has() -> None:
    with pytest.raises(CannotStart, match=r"“nonsense”.* offscreen"):
        load_qt(("nonsense",))
    load_qt(("offscreen",))


def test_a_file_that_the_system_sends_is_opened(qtbot: QtBot, qapp: QApplication) -> None:
    opened: list[Path] = []
    doorman = Doorman(opened.append, qapp)
    QApplication.sendEvent(qapp, QFileOpenEvent("/games/evening.fairytable"))
    qtbot.waitUntil(lambda: opened == [Path("/games/evening.fairytable")])
    qapp.removeEventFilter(doorman)


@pytest.mark.parametrize(("language", "scale"), [("en", "1"), ("it", "2")])
def test_a_shot_is_painted_without_a_screen(tmp_path: Path, language: str, scale: str) -> None:
    file = tmp_path / "table.png"
    words = f"shot moons --players 3 --moves 12 --lang {language} --size 1024x640 --scale {scale}"
    environment = {k: v for k, v in os.environ.items() if "DISPLAY" not in k}
    done = subprocess.run(
        [sys.executable, "-m", "fairytable", *words.split(), "-o", str(file)],
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
    image = QImage(str(file))
    assert (image.width(), image.height()) == (1024 * int(scale), 640 * int(scale))
    assert colours(image) > 50


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        *(
            (f"{game} -o x.png", f"{game} has no table yet")
            for game in IDS
            if game not in ON_THE_TABLE
        ),
        ("moons --scale 9 -o x.png", "--scale must be from 0.5 to 4"),
        ("moons --moves -1 -o x.png", "--moves must not be negative"),
        ("moons --size big -o x.png", "a size is like 1600x900"),
        ("moons --size ²x³ -o x.png", "a size is like 1600x900"),
        ("moons --size 0x0 -o x.png", "a size is from 1024x640 to 8192x8192"),
        ("moons --size 50000x50000 -o x.png", "a size is from 1024x640 to 8192x8192"),
        ("moons --size 8000x8000 --scale 4 -o x.png", "too large a picture"),
        ("moons --scale nan -o x.png", "--scale must be from 0.5 to 4"),
        ("moons --seed -1 -o x.png", "a seed is a whole number from 0 to 18446744073709551615"),
        ("moons --seed 18446744073709551616 -o x.png", "a seed is a whole number"),
    ],
)
def test_a_bad_shot_is_refused_in_one_line(
    words: str, sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    from fairytable.cli import main

    try:
        code: object = main(["shot", *words.split()])
    except SystemExit as stop:
        code = stop.code
    captured = capsys.readouterr()
    assert code == 2
    assert sentence in captured.err
    assert captured.err.count("\n") == 1
