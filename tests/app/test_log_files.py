"""What Qt says and what is left of a crash lie in the log folder; the next start tells it once."""

import logging
import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QMessageLogContext, QtMsgType

from fairytable.app.trouble import log_files, qt_messages
from fairytable.storage import places

RUN = """
import faulthandler
from PySide6.QtCore import QTimer, qWarning
from fairytable.app import program

real = program.open_window


def open_window(app):
    window = real(app)
    QTimer.singleShot(0, lambda: do(app, window))
    return window


def do(app, window):
    {do}


program.open_window = open_window
raise SystemExit(program.run([]))
"""
CRASH = "faulthandler._sigsegv()"
LOOK = "print(window.foot.words.text()); qWarning('smeared ink'); app.exit(0)"


def run(do: str, home: Path) -> "subprocess.CompletedProcess[str]":
    """Start the program, and do this in its first moment."""
    return subprocess.run(
        [sys.executable, "-c", RUN.replace("{do}", do)],
        env={**os.environ, places.HOME: str(home), "LC_ALL": "C"},
        capture_output=True,
        encoding="utf-8",
        check=False,
    )


def test_the_start_after_a_crash_names_its_file_once(own_home: Path) -> None:
    assert run(CRASH, own_home).returncode != 0
    assert "Fatal Python error" in places.crash().read_text()
    after = run(LOOK, own_home)
    assert after.returncode == 0, after.stderr
    assert str(places.previous_crash()) in after.stdout
    assert "Fatal Python error" in places.previous_crash().read_text()
    assert run(LOOK, own_home).stdout.strip() == ""


def test_what_qt_says_is_in_the_log_and_not_on_the_terminal(own_home: Path) -> None:
    done = run(LOOK, own_home)
    assert (done.returncode, done.stderr) == (0, "")
    assert "smeared ink" in places.log().read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("kind", "text", "level"),
    [
        (QtMsgType.QtWarningMsg, "QPainter::begin: Paint device returned engine == 0", "WARNING"),
        (QtMsgType.QtCriticalMsg, "no more memory", "ERROR"),
        (QtMsgType.QtInfoMsg, "good evening", ""),
        (QtMsgType.QtWarningMsg, "This plugin does not support propagateSizeHints()", ""),
    ],
)
def test_only_complaints_that_may_mean_something_are_logged(
    kind: QtMsgType, text: str, level: str, caplog: pytest.LogCaptureFixture
) -> None:
    qt_messages.to_log(kind, QMessageLogContext(), text)
    assert [record.levelname for record in caplog.records] == ([level] if level else [])


def test_an_empty_file_is_no_crash(own_home: Path) -> None:
    assert log_files.last_crash() is None
    places.logs().mkdir()
    places.crash().touch()
    assert log_files.last_crash() is None
    assert places.crash().exists()


def test_a_folder_that_cannot_be_written_stops_nobody(
    own_home: Path, caplog: pytest.LogCaptureFixture
) -> None:
    places.logs().write_text("a file where the folder should be")
    handlers = list(logging.getLogger().handlers)
    log_files.keep_a_log()
    log_files.CrashFile().open()
    assert logging.getLogger().handlers == handlers
    assert log_files.last_crash() is None
    assert "could not be written down" in caplog.text
