"""A folder, a pipe or a link in a circle where a file of ours should be: the program starts."""

import os
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from fairytable.app.window import Window
from fairytable.storage import places, settings, statistics
from fairytable.storage.settings import Settings

pytestmark = pytest.mark.skipif(os.name == "nt", reason="no pipes there")


def circle(path: Path) -> None:
    path.symlink_to(path.name)


KINDS: dict[str, Callable[[Path], None]] = {
    "folder": lambda path: path.mkdir(),
    "pipe": os.mkfifo,
    "circle": circle,
}


@pytest.fixture(params=KINDS)
def strange(request: pytest.FixtureRequest) -> Callable[[Path], None]:
    def put(path: Path) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        KINDS[request.param](path)

    return put


def test_what_is_no_file_is_found(strange: Callable[[Path], None]) -> None:
    assert places.strange() == []
    strange(places.statistics())
    strange(places.log())
    assert places.strange() == [places.statistics(), places.log()]


def test_strange_settings_are_the_usual_ones(strange: Callable[[Path], None]) -> None:
    strange(places.settings())
    assert settings.load(places.settings()) == Settings()


def test_strange_statistics_are_none_and_told(
    window: Window, strange: Callable[[Path], None]
) -> None:
    strange(places.statistics())
    window.show_statistics()
    assert window.pages.currentWidget() is window.statistics
    (strip,) = window.notices.strips.values()
    assert strip.words.text().startswith("The statistics could not be read: ")
    assert "Errno" not in strip.words.text()
    with pytest.raises(OSError, match=r".*"):
        statistics.load(places.statistics())


def test_a_setting_that_cannot_be_kept_is_used_and_told(window: Window) -> None:
    places.settings().mkdir(parents=True)
    window.use(window.settings.changed(language="it"))
    assert window.language.code == "it"
    (strip,) = window.notices.strips.values()
    assert strip.words.text().startswith("Non è stato possibile salvare le impostazioni: ")
    QTest.mouseClick(strip.dismiss, Qt.MouseButton.LeftButton)
    assert not window.notices.isVisible()


def test_the_program_starts_with_pipes_in_all_places(own_home: Path) -> None:
    for place in (places.settings(), places.statistics(), places.log(), places.crash()):
        place.parent.mkdir(parents=True, exist_ok=True)
        os.mkfifo(place)
    told = "print([s.words.text() for s in window.notices.strips.values()], flush=True)"
    script = f"""
from PySide6.QtCore import QTimer
from fairytable.app import program
real = program._tell
def tell(window, crash):
    real(window, crash)
    {told}
    QTimer.singleShot(0, window.close)
program._tell = tell
raise SystemExit(program.run([]))
"""
    running = subprocess.Popen(
        [sys.executable, "-c", script],
        env={**os.environ, "LC_ALL": "C"},
        stdout=subprocess.PIPE,
        text=True,
        cwd=Path(__file__).parents[2],
    )
    try:
        output, _ = running.communicate(timeout=60)
    except subprocess.TimeoutExpired:
        running.send_signal(signal.SIGKILL)
        raise
    assert running.returncode == 0
    assert output.count("is not an ordinary file") == 4
