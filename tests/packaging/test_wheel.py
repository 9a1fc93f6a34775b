"""The wheel holds all that the program needs, and works far from the checkout."""

import json
import os
import subprocess
import sys
import sysconfig
from pathlib import Path
from zipfile import ZipFile

import pytest

import fairytable

CHECKOUT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel, built from the checkout without asking the network."""
    folder = tmp_path_factory.mktemp("dist")
    build = [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "-d", str(folder)]
    finished = subprocess.run(
        build, cwd=CHECKOUT, capture_output=True, encoding="utf-8", check=False
    )
    assert finished.returncode == 0, finished.stderr
    (built,) = folder.glob("*.whl")
    return built


@pytest.fixture(scope="module")
def unpacked(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the contents of the wheel, as an installation would have them."""
    folder = tmp_path_factory.mktemp("installed")
    with ZipFile(wheel) as archive:
        archive.extractall(folder)
    return folder


def run_python(unpacked: Path, elsewhere: Path, *arguments: str) -> str:
    """What Python prints that knows the unpacked wheel and its dependencies, not the checkout."""
    paths = sysconfig.get_paths()
    places = dict.fromkeys([str(unpacked), paths["purelib"], paths["platlib"]])
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(places)}
    # -S leaves out the .pth files, and with them the editable installation of the checkout.
    command = [sys.executable, "-S", "-B", *arguments]
    finished = subprocess.run(
        command, cwd=elsewhere, env=environment, capture_output=True, encoding="utf-8", check=False
    )
    assert finished.returncode == 0, finished.stderr
    return finished.stdout


@pytest.mark.parametrize(
    "name",
    [
        "fairytable/__main__.py",
        "fairytable/py.typed",
        "fairytable/assets/README.md",
        "fairytable/translations/fairytable_it.qm",
        "fairytable/assets/art/moons/sun.svg",
    ],
)
def test_the_wheel_holds(wheel: Path, name: str) -> None:
    assert name in ZipFile(wheel).namelist()


def test_the_wheel_holds_nothing_beside_the_package(wheel: Path) -> None:
    tops = {name.split("/")[0] for name in ZipFile(wheel).namelist()}
    assert tops == {"fairytable", f"fairytable-{fairytable.__version__}.dist-info"}


def test_the_unpacked_wheel_is_far_from_the_checkout(unpacked: Path, tmp_path: Path) -> None:
    script = "import fairytable, json, sys; print(json.dumps([fairytable.__file__, sys.path]))"
    file, path = json.loads(run_python(unpacked, tmp_path, "-c", script))
    assert Path(file).is_relative_to(unpacked)
    assert str(CHECKOUT) not in path


def test_the_unpacked_wheel_finds_its_own_resources(unpacked: Path, tmp_path: Path) -> None:
    script = "from fairytable.resources import *; print(assets(), translations(), sep='\\n')"
    found = run_python(unpacked, tmp_path, "-c", script).splitlines()
    package = (unpacked / "fairytable").resolve()
    assert found == [str(package / "assets"), str(package / "translations")]


def test_the_unpacked_wheel_plays_a_game(unpacked: Path, tmp_path: Path) -> None:
    simulate = ["simulate", "moons", "--players", "2", "--games", "1", "--json"]
    report = json.loads(run_python(unpacked, tmp_path, "-m", "fairytable", *simulate))
    assert report["finished"] == 1
