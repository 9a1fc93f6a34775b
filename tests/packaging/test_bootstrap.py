"""The setup script: what it finds missing, what it would install, and when it installs again."""

import ast
import os
import re
import shutil
import sys
from functools import partial
from pathlib import Path

import pytest

from tests.packaging.scripts import PACKAGING, load_script

SCRIPT = PACKAGING / "bootstrap.py"


bootstrap = load_script("bootstrap")


def test_an_old_python_gets_a_sentence() -> None:
    assert bootstrap.old_python((3, 10, 13)) == (
        "Fairytable needs Python 3.11 or newer, and this is Python 3.10."
    )


@pytest.mark.parametrize("version", [(3, 11, 0), (3, 14, 2), (4, 0, 0)])
def test_a_new_python_gets_none(version: tuple[int, ...]) -> None:
    assert bootstrap.old_python(version) == ""


def test_an_old_python_can_read_the_script_as_far_as_its_sentence() -> None:
    ast.parse(SCRIPT.read_text(encoding="utf-8"), feature_version=(3, 6))


def test_without_the_rights_the_exact_command_is_told() -> None:
    with pytest.raises(bootstrap.Trouble) as trouble:
        bootstrap.install_packages("dnf", ["libEGL.so.1()(64bit)"], None)
    assert str(trouble.value).endswith("Please run: sudo dnf install -y 'libEGL.so.1()(64bit)'")


def test_each_system_keeps_its_interpreter_elsewhere(tmp_path: Path) -> None:
    assert bootstrap.venv_python(tmp_path, "posix") == tmp_path / "bin" / "python"
    assert bootstrap.venv_python(tmp_path, "nt") == tmp_path / "Scripts" / "python.exe"


def virtual_environment(folder: Path) -> Path:
    """A folder that works like a virtual environment: its interpreter is the one of the tests."""
    python = bootstrap.venv_python(folder)
    python.parent.mkdir(parents=True)
    python.write_text(f'#!/bin/sh\nexec "{sys.executable}" "$@"\n', encoding="utf-8")
    python.chmod(0o755)
    return folder


class Steps:
    """What the script does to a virtual environment, written down instead of done."""

    def __init__(self, checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.venv = checkout / ".venv"
        self.done: list[str] = []
        self.version = ""
        (checkout / "packaging").mkdir()
        self.lock = checkout / "packaging" / "requirements.txt"
        self.lock.write_text("pydantic==2.12", encoding="ascii")
        monkeypatch.setattr(bootstrap, "ROOT", checkout)
        monkeypatch.setattr(bootstrap, "VENV", self.venv)
        monkeypatch.setattr(bootstrap, "venv_python", partial(bootstrap.venv_python, self.venv))
        monkeypatch.setattr(bootstrap, "installed_version", lambda venv: self.version)
        monkeypatch.setattr(bootstrap, "make_venv", self._make)
        monkeypatch.setattr(bootstrap, "pip", lambda *arguments: self.done.append("install"))

    def _make(self) -> None:
        self.done.append("make")
        shutil.rmtree(self.venv, ignore_errors=True)
        self.venv.mkdir()
        self.version = "3.11"

    def start(self) -> list[str]:
        self.done.clear()
        bootstrap.ensure_installed("requirements.txt")
        return list(self.done)


@pytest.fixture
def steps(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Steps:
    return Steps(tmp_path, monkeypatch)


def test_the_first_start_makes_and_fills_the_environment_and_the_next_does_nothing(
    steps: Steps,
) -> None:
    assert steps.start() == ["make", "install"]
    assert steps.start() == []


def test_another_lock_is_installed_into_the_same_environment(steps: Steps) -> None:
    steps.start()
    steps.lock.write_text("pydantic==2.13", encoding="ascii")
    assert steps.start() == ["install"]


@pytest.mark.parametrize("version", ["", "3.13"])
def test_an_environment_whose_python_is_gone_or_another_one_is_made_anew(
    steps: Steps, version: str
) -> None:
    steps.start()
    steps.version = version
    assert steps.start() == ["make", "install"]


def test_an_interrupted_installation_is_begun_again(steps: Steps) -> None:
    steps.start()
    (steps.venv / "requirements.txt.stamp").unlink()
    assert steps.start() == ["install"]


@pytest.mark.skipif(os.name == "nt", reason="the interpreter is a shell script here")
def test_a_python_that_runs_tells_its_version_and_a_missing_one_nothing(tmp_path: Path) -> None:
    assert bootstrap.installed_version(virtual_environment(tmp_path / "there")) == " ".join(
        sys.version.split()
    )
    assert bootstrap.installed_version(tmp_path / "gone") == ""


@pytest.mark.skipif(os.name == "nt", reason="the interpreter is a shell script here")
@pytest.mark.parametrize(
    ("said", "sentence"),
    [
        ("Retrying … NewConnectionError('<pip…>')", "Is this computer online?"),
        ("ERROR: No space left on device", "pip failed: "),
    ],
)
def test_pip_that_fails_is_explained(
    said: str, sentence: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    python = tmp_path / "python"
    python.write_text(f'#!/bin/sh\necho "{said}" >&2\nexit 1\n', encoding="utf-8")
    python.chmod(0o755)
    monkeypatch.setattr(bootstrap, "venv_python", lambda: python)
    with pytest.raises(bootstrap.Trouble, match=re.escape(sentence)):
        bootstrap.pip("install", "x")


def test_no_setting_of_the_user_leads_pip_out_of_the_environment(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept = tmp_path / "kept"
    python = tmp_path / "python"
    python.write_text(f'#!/bin/sh\necho "$PIP_USER" > "{kept}"\n', encoding="utf-8")
    python.chmod(0o755)
    monkeypatch.setattr(bootstrap, "venv_python", lambda: python)
    monkeypatch.setenv("PIP_USER", "1")
    bootstrap.pip("install", "x")
    assert kept.read_text(encoding="utf-8") == "0\n"


def test_libraries_and_the_venv_package_are_named_in_one_command(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(bootstrap, "installed_version", lambda venv: "")
    monkeypatch.setattr(bootstrap, "venv_package", lambda: ["python3.11-venv"])
    monkeypatch.setattr(bootstrap, "rights", lambda: None)
    monkeypatch.setattr(bootstrap.system_libraries, "missing", list)
    monkeypatch.setattr(bootstrap.system_libraries, "package_manager", lambda: "apt-get")
    with pytest.raises(bootstrap.Trouble) as trouble:
        bootstrap.ensure_system(bootstrap.system_libraries.OFFSCREEN[:2])
    assert str(trouble.value).endswith("--no-install-recommends python3.11-venv libgl1 libegl1")


def test_without_a_screen_nothing_is_installed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def no_screen() -> None:
        raise bootstrap.screen.NoScreen("Fairytable needs a screen")

    monkeypatch.setattr(bootstrap.screen, "plugins", no_screen)
    monkeypatch.setattr(bootstrap, "ensure_system", lambda wanted: pytest.fail("installs"))
    assert bootstrap.main(["run"]) == 1
    assert bootstrap.main(["run", "game.fairytable"]) == 1
    assert capsys.readouterr().out == "fairytable: Fairytable needs a screen\n" * 2


@pytest.mark.parametrize("arguments", [["simulate", "moons"], ["--selftest"]])
def test_what_needs_no_screen_starts_without_one(
    arguments: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    started: list[list[str]] = []
    monkeypatch.setattr(bootstrap.screen, "plugins", lambda: pytest.fail("asks for a screen"))
    monkeypatch.setattr(bootstrap, "ensure_system", lambda wanted: None)
    monkeypatch.setattr(bootstrap, "ensure_installed", lambda lock: Path("python"))

    def call(command: list[str], env: dict[str, str]) -> int:
        assert env["PYTHONPATH"].split(os.pathsep)[0] == str(bootstrap.ROOT)
        started.append(command)
        return 0

    monkeypatch.setattr(bootstrap.subprocess, "call", call)
    assert bootstrap.main(["run", *arguments]) == 0
    assert started == [["python", "-m", "fairytable", *arguments]]


def test_help_is_no_mistake(capsys: pytest.CaptureFixture[str]) -> None:
    assert bootstrap.main(["--help"]) == 0
    assert "bootstrap.py run" in capsys.readouterr().out


def test_an_unknown_command_shows_the_usage(capsys: pytest.CaptureFixture[str]) -> None:
    assert bootstrap.main(["fly"]) == 2
    assert "bootstrap.py run" in capsys.readouterr().err


@pytest.mark.parametrize("name", ["", "-test", "-bench", "-build"])
def test_a_lock_names_no_place_to_load_from(name: str) -> None:
    text = (SCRIPT.parent / f"requirements{name}.txt").read_text(encoding="utf-8")
    assert "://" not in text
    assert " @ " not in text
    options = [line for line in text.splitlines() if line.startswith("-")]
    assert options == []
