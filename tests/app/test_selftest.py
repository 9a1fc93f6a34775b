"""The program's look at itself: it passes here, and says what does not work elsewhere."""

import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import qWarning
from PySide6.QtWidgets import QApplication, QPushButton

from fairytable import __version__
from fairytable.app.offscreen import selftest
from fairytable.games import IDS, ON_THE_TABLE

Checks = Iterator[tuple[str, Callable[[], str]]]


def findings(
    checks: Callable[[Path], Checks],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> tuple[int, selftest.Findings]:
    """The exit code and what is printed, with these checks instead of the real ones."""
    monkeypatch.setenv("FAIRYTABLE_HOME", "")
    monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")
    monkeypatch.setattr(selftest, "_checks", checks)
    code = selftest.run()
    return code, selftest.Findings.model_validate_json(capsys.readouterr().out)


@pytest.mark.long
def test_this_checkout_passes_and_tells_it_as_json(tmp_path: Path) -> None:
    environment = {**os.environ, "FAIRYTABLE_HOME": str(tmp_path)}
    done = subprocess.run(
        [sys.executable, "-m", "fairytable", "--selftest"],
        env=environment,
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    found = json.loads(done.stdout)
    assert found["passed"]
    assert found["version"] == __version__
    names = {check["name"] for check in found["checks"]}
    assert {"worker", "languages", "save"} <= names
    assert {f"{what} of {game}" for game in IDS for what in ("card", "game")} <= names
    assert {f"table of {game} (it)" for game in ON_THE_TABLE} <= names
    assert list(tmp_path.iterdir()) == []


def test_a_check_that_fails_is_told_and_the_others_are_made(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def checks(folder: Path) -> Checks:
        yield "art", lambda: str(1 // 0)
        yield "save", lambda: "well"

    code, found = findings(checks, monkeypatch, capsys)
    assert code == 1
    assert not found.passed
    assert [(check.name, check.passed) for check in found.checks] == [
        ("art", False),
        ("save", True),
    ]
    assert "ZeroDivisionError" in found.checks[0].found


def test_what_qt_only_prints_fails_the_check_it_happened_in(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], qapp: QApplication
) -> None:
    def warn() -> str:
        qWarning("the ink is smeared")
        return "well"

    def trip() -> str:
        button = QPushButton()
        button.clicked.connect(lambda: 1 // 0)
        button.click()
        return "well"

    def checks(folder: Path) -> Checks:
        yield "warning", warn
        yield "slot", trip
        yield "save", lambda: "well"

    code, found = findings(checks, monkeypatch, capsys)
    assert code == 1
    assert [check.passed for check in found.checks] == [False, False, True]
    assert "the ink is smeared" in found.checks[0].found
    assert "ZeroDivisionError" in found.checks[1].found


def test_an_empty_picture_does_not_pass() -> None:
    with pytest.raises(selftest.Failed, match="only 1 colours"):
        selftest._colours(100, 100, lambda x, y: 0)


def test_a_missing_translation_does_not_pass(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def checks(folder: Path) -> Checks:
        yield "languages", selftest._languages

    (tmp_path / "fairytable" / "translations").mkdir(parents=True)
    monkeypatch.setattr("fairytable.resources._PACKAGE", tmp_path / "fairytable")
    code, found = findings(checks, monkeypatch, capsys)
    assert code == 1
    assert "cannot be loaded" in found.checks[0].found
