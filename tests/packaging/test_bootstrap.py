"""The setup script: what it finds missing, what it would install, and when it installs again."""

import ast
import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

import pytest

SCRIPT = Path(__file__).parents[2] / "packaging" / "bootstrap.py"


def load_script() -> ModuleType:
    spec = spec_from_file_location("bootstrap", SCRIPT)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


bootstrap = load_script()
EGL, GL = (
    next(library for library in bootstrap.OFFSCREEN if library.soname == soname)
    for soname in ("libEGL.so.1", "libGL.so.1")
)


def test_an_old_python_gets_a_sentence() -> None:
    assert bootstrap.old_python((3, 10, 13)) == (
        "Fairytable needs Python 3.11 or newer, and this is Python 3.10."
    )


@pytest.mark.parametrize("version", [(3, 11, 0), (3, 14, 2), (4, 0, 0)])
def test_a_new_python_gets_none(version: tuple[int, ...]) -> None:
    assert bootstrap.old_python(version) == ""


def test_an_old_python_can_read_the_script_as_far_as_its_sentence() -> None:
    ast.parse(SCRIPT.read_text(encoding="utf-8"), feature_version=(3, 6))


def test_only_libraries_that_do_not_load_are_missing() -> None:
    def load(soname: str) -> None:
        if soname == EGL.soname:
            raise OSError(f"{soname}: cannot open shared object file")

    assert bootstrap.missing_libraries(bootstrap.WINDOW, load) == [EGL]


def test_nothing_is_missing_where_everything_loads() -> None:
    assert bootstrap.missing_libraries(bootstrap.WINDOW, lambda soname: None) == []


def test_a_window_needs_what_offscreen_needs_and_more() -> None:
    assert set(bootstrap.OFFSCREEN) < set(bootstrap.WINDOW)


@pytest.mark.parametrize(
    ("there", "manager"),
    [
        ({"apt-get"}, "apt-get"),
        ({"dnf"}, "dnf"),
        ({"pacman"}, "pacman"),
        ({"zypper"}, "zypper"),
        ({"apk"}, None),
    ],
)
def test_the_package_manager_is_the_one_that_is_there(there: set[str], manager: str | None) -> None:
    found = bootstrap.package_manager(lambda name: f"/usr/bin/{name}" if name in there else None)
    assert found == manager


@pytest.mark.parametrize(
    ("manager", "names"),
    [
        ("apt-get", ["libegl1", "libgl1"]),
        ("pacman", ["libglvnd"]),
        ("dnf", ["libEGL.so.1()(64bit)", "libGL.so.1()(64bit)"]),
        ("zypper", ["libEGL.so.1()(64bit)", "libGL.so.1()(64bit)"]),
    ],
)
def test_packages_have_the_name_of_their_manager_and_come_once(
    manager: str, names: list[str]
) -> None:
    assert bootstrap.package_names(manager, [EGL, GL]) == names


@pytest.mark.parametrize(
    ("manager", "commands"),
    [
        (
            "apt-get",
            ["apt-get update", "apt-get install -y --no-install-recommends libegl1"],
        ),
        ("dnf", ["dnf install -y libegl1"]),
        ("pacman", ["pacman -S --needed --noconfirm libegl1"]),
        ("zypper", ["zypper --non-interactive install libegl1"]),
    ],
)
def test_no_install_command_asks_a_question(manager: str, commands: list[str]) -> None:
    planned = bootstrap.install_commands(manager, ["libegl1"])
    assert [" ".join(command) for command in planned] == commands


def test_without_the_rights_the_exact_command_is_told() -> None:
    with pytest.raises(bootstrap.Trouble) as trouble:
        bootstrap.install_packages("dnf", ["libEGL.so.1()(64bit)"], None)
    assert str(trouble.value).endswith("Please run: sudo dnf install -y 'libEGL.so.1()(64bit)'")


def test_each_system_keeps_its_interpreter_elsewhere(tmp_path: Path) -> None:
    assert bootstrap.venv_python(tmp_path, "posix") == tmp_path / "bin" / "python"
    assert bootstrap.venv_python(tmp_path, "nt") == tmp_path / "Scripts" / "python.exe"


def test_this_python_is_usable_and_a_missing_one_is_not(tmp_path: Path) -> None:
    assert bootstrap.usable(Path(sys.executable))
    assert not bootstrap.usable(tmp_path / "python")


def test_a_stamp_holds_until_the_lock_changes(tmp_path: Path) -> None:
    lock = tmp_path / "requirements.txt"
    stamp = tmp_path / "stamp"
    lock.write_text("pydantic==2.0", encoding="ascii")
    assert not bootstrap.is_current(stamp, bootstrap.digest([lock]))

    stamp.write_text(bootstrap.digest([lock]), encoding="ascii")
    assert bootstrap.is_current(stamp, bootstrap.digest([lock]))

    lock.write_text("pydantic==2.1", encoding="ascii")
    assert not bootstrap.is_current(stamp, bootstrap.digest([lock]))


def test_a_moved_checkout_is_installed_again(tmp_path: Path) -> None:
    assert bootstrap.digest([], tmp_path / "here") != bootstrap.digest([], tmp_path / "there")


def test_an_unknown_command_shows_the_usage(capsys: pytest.CaptureFixture[str]) -> None:
    assert bootstrap.main(["fly"]) == 2
    assert "bootstrap.py run" in capsys.readouterr().out


@pytest.mark.parametrize("name", ["", "-test", "-bench"])
def test_a_lock_names_no_place_to_load_from(name: str) -> None:
    text = (SCRIPT.parent / f"requirements{name}.txt").read_text(encoding="utf-8")
    assert "://" not in text
    assert " @ " not in text
    options = [line for line in text.splitlines() if line.startswith("-")]
    assert options == []
