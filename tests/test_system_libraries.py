"""The system libraries: what is found missing, and what would bring it."""

import pytest

from fairytable import system_libraries
from fairytable.system_libraries import OFFSCREEN, WAYLAND, X11, Library

GL, EGL = OFFSCREEN[:2]


def test_only_libraries_that_do_not_load_are_missing() -> None:
    def load(soname: str) -> None:
        if soname == EGL.soname:
            raise OSError(f"{soname}: cannot open shared object file")

    assert system_libraries.missing(X11, load, "linux") == [EGL]


def test_nothing_is_missing_where_everything_loads() -> None:
    assert system_libraries.missing(X11, lambda soname: None, "linux") == []


def test_other_systems_bring_their_libraries() -> None:
    def load(soname: str) -> None:
        raise OSError

    assert system_libraries.missing(X11, load, "darwin") == []


@pytest.mark.parametrize(
    ("plugins", "libraries"),
    [
        ((), OFFSCREEN),
        (("offscreen",), OFFSCREEN),
        (("xcb",), X11),
        (("wayland", "xcb"), X11),
        (("wayland-egl",), WAYLAND),
    ],
)
def test_a_screen_needs_its_own_libraries(
    plugins: tuple[str, ...], libraries: tuple[Library, ...]
) -> None:
    assert system_libraries.needed(plugins) == libraries
    assert set(OFFSCREEN) <= set(libraries)


def test_the_advice_is_a_command_to_copy_or_else_the_names() -> None:
    assert system_libraries.advice([EGL], "dnf") == (
        "System packages are missing. Please run: sudo dnf install -y 'libEGL.so.1()(64bit)'"
    )
    assert system_libraries.advice([EGL], None) == (
        "Please install these system libraries: libEGL.so.1"
    )


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
    found = system_libraries.package_manager(
        lambda name: f"/usr/bin/{name}" if name in there else None
    )
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
    assert system_libraries.package_names(manager, [EGL, GL]) == names


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
    planned = system_libraries.install_commands(manager, ["libegl1"])
    assert [" ".join(command) for command in planned] == commands
