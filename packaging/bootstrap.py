"""Set up a checkout and start the program (`run`), its checks (`test`) or the lock (`lock`)."""

import ctypes
import hashlib
import os
import shlex
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterable
from importlib.util import find_spec
from pathlib import Path
from typing import NamedTuple


def old_python(version: "tuple[int, ...]") -> str:
    """The sentence for a Python that is too old, or nothing."""
    if version >= (3, 11):
        return ""
    found = ".".join(str(part) for part in version[:2])
    return f"Fairytable needs Python 3.11 or newer, and this is Python {found}."


# Down to here, and in its grammar throughout, this file is one that Python 3.6 can read.
if old_python(sys.version_info[:3]):
    sys.exit(old_python(sys.version_info[:3]))

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
USAGE = """\
python packaging/bootstrap.py run [program arguments]    start Fairytable
python packaging/bootstrap.py test [pytest arguments]    ruff, mypy and pytest
python packaging/bootstrap.py lock [uv arguments]        write packaging/requirements*.txt again"""


class Trouble(Exception):
    """Something that a person has to mend; the text says how."""


class Library(NamedTuple):
    """A system library that Qt loads, and the packages that bring it."""

    soname: str
    apt: str
    pacman: str


OFFSCREEN = (
    Library("libGL.so.1", "libgl1", "libglvnd"),
    Library("libEGL.so.1", "libegl1", "libglvnd"),
    Library("libxkbcommon.so.0", "libxkbcommon0", "libxkbcommon"),
    Library("libdbus-1.so.3", "libdbus-1-3", "dbus"),
    Library("libfontconfig.so.1", "libfontconfig1", "fontconfig"),
    Library("libglib-2.0.so.0", "libglib2.0-0", "glib2"),
)
WINDOW = (
    *OFFSCREEN,
    Library("libxkbcommon-x11.so.0", "libxkbcommon-x11-0", "libxkbcommon-x11"),
    Library("libxcb-cursor.so.0", "libxcb-cursor0", "xcb-util-cursor"),
    Library("libxcb-icccm.so.4", "libxcb-icccm4", "xcb-util-wm"),
    Library("libxcb-keysyms.so.1", "libxcb-keysyms1", "xcb-util-keysyms"),
    Library("libxcb-shape.so.0", "libxcb-shape0", "libxcb"),
)
INSTALL = {
    "apt-get": ("apt-get", "install", "-y", "--no-install-recommends"),
    "dnf": ("dnf", "install", "-y"),
    "pacman": ("pacman", "-S", "--needed", "--noconfirm"),
    "zypper": ("zypper", "--non-interactive", "install"),
}


def say(text: str) -> None:
    """Tell the person one thing, on one line."""
    print(f"fairytable: {text}", flush=True)


def quiet(command: list[str]) -> int:
    """The exit code of a command that has nothing to tell."""
    return subprocess.call(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)


# --- the system's packages


def missing_libraries(
    wanted: Iterable[Library], load: Callable[[str], object] = ctypes.CDLL
) -> list[Library]:
    """Those libraries that the loader really does not find."""
    missing = []
    for library in wanted:
        try:
            load(library.soname)
        except OSError:
            missing.append(library)
    return missing


def package_manager(which: Callable[[str], str | None] = shutil.which) -> str | None:
    """The package manager of this machine, if it is one that we know."""
    return next((name for name in INSTALL if which(name)), None)


def package_names(manager: str, libraries: Iterable[Library]) -> list[str]:
    """What this package manager calls the packages with these libraries, each once."""
    if manager == "apt-get":
        names = [library.apt for library in libraries]
    elif manager == "pacman":
        names = [library.pacman for library in libraries]
    else:  # dnf and zypper find a package by the library that it provides
        names = [f"{library.soname}()(64bit)" for library in libraries]
    return list(dict.fromkeys(names))


def install_commands(manager: str, packages: list[str]) -> list[list[str]]:
    """The commands that install these packages, the decisive one last."""
    install = [*INSTALL[manager], *packages]
    return [["apt-get", "update"], install] if manager == "apt-get" else [install]


def rights() -> list[str] | None:
    """What to write before a command to run it as root, or None where that is not allowed."""
    if sys.platform == "win32":
        return None
    unasked = ["env", "DEBIAN_FRONTEND=noninteractive"]
    if os.geteuid() == 0:
        return unasked
    sudo = ["sudo", "-n"]
    allowed = shutil.which("sudo") and quiet([*sudo, "true"]) == 0
    return [*sudo, *unasked] if allowed else None


def install_packages(manager: str, packages: list[str], prefix: list[str] | None) -> None:
    """Install system packages, or say the command that would."""
    commands = install_commands(manager, packages)
    by_hand = " && ".join(shlex.join(["sudo", *command]) for command in commands)
    if prefix is None:
        raise Trouble(f"System packages are missing. Please run: {by_hand}")
    say(f"Installing system packages: {' '.join(packages)}")
    null = subprocess.DEVNULL
    codes = [subprocess.call([*prefix, *c], stdin=null, stdout=null) for c in commands]
    if codes[-1] != 0:
        raise Trouble(f"The system packages could not be installed. Please run: {by_hand}")


def ensure_libraries(wanted: Iterable[Library]) -> None:
    """On Linux, see to it that Qt finds the system libraries it loads."""
    if not sys.platform.startswith("linux"):
        return
    missing = missing_libraries(wanted)
    if not missing:
        return
    manager = package_manager()
    if manager:
        install_packages(manager, package_names(manager, missing), rights())
        missing = missing_libraries(missing)
    if missing:
        names = " ".join(library.soname for library in missing)
        raise Trouble(f"Please install these system libraries: {names}")


# --- the virtual environment


def venv_python(venv: Path = VENV, system: str = os.name) -> Path:
    """The interpreter of the virtual environment."""
    return venv / "Scripts" / "python.exe" if system == "nt" else venv / "bin" / "python"


def usable(python: Path) -> bool:
    """Whether this interpreter runs, is new enough and has pip."""
    probe = "import sys, pip; sys.exit(sys.version_info < (3, 11))"
    try:
        return quiet([str(python), "-c", probe]) == 0
    except OSError:
        return False


def ensure_venv() -> Path:
    """Make the virtual environment where there is none that works; answer its interpreter."""
    if usable(venv_python()):
        return venv_python()
    if not (find_spec("venv") and find_spec("ensurepip")):  # Debian ships them apart
        package = "python{}.{}-venv".format(*sys.version_info)
        if package_manager() != "apt-get":
            raise Trouble("This Python lacks the modules venv and ensurepip: please install them.")
        install_packages("apt-get", [package], rights())
    say("Making the virtual environment .venv")
    if subprocess.call([sys.executable, "-m", "venv", "--clear", str(VENV)]) != 0:
        raise Trouble(f"The virtual environment could not be made in {VENV}.")
    return venv_python()


def digest(files: Iterable[Path], root: Path = ROOT) -> str:
    """A fingerprint of these files, and of the place of the checkout that is installed."""
    total = hashlib.sha256(str(root).encode())
    for file in files:
        total.update(hashlib.sha256(file.read_bytes()).digest())
    return total.hexdigest()


def is_current(stamp: Path, fingerprint: str) -> bool:
    """Whether the stamp says that this very state was installed."""
    return stamp.is_file() and stamp.read_text(encoding="ascii") == fingerprint


def pip(python: Path, *arguments: str) -> None:
    """Call pip, with the person's own configuration of it."""
    command = [str(python), "-m", "pip", "--quiet", "--no-input", *arguments]
    if subprocess.call([*command, "--disable-pip-version-check"], cwd=ROOT) != 0:
        raise Trouble(f"pip failed: {shlex.join(command)}")


def ensure_installed(lock: str) -> Path:
    """Bring the virtual environment up to this lock and the checkout; answer its interpreter."""
    requirements = ROOT / "packaging" / lock
    fingerprint = digest([requirements, ROOT / "pyproject.toml"])
    stamp = VENV / f"{lock}.stamp"
    if venv_python().exists() and is_current(stamp, fingerprint):
        return venv_python()
    python = ensure_venv()
    say("Installing the locked packages (the first time this takes a few minutes)")
    pip(python, "install", "--require-hashes", "-r", str(requirements))
    pip(python, "install", "--no-build-isolation", "--no-deps", "--editable", str(ROOT))
    stamp.write_text(fingerprint, encoding="ascii")
    return python


# --- the commands


def run(arguments: list[str]) -> int:
    """Start the program."""
    offscreen = os.environ.get("QT_QPA_PLATFORM") in ("offscreen", "minimal")
    ensure_libraries(OFFSCREEN if offscreen else WINDOW)
    python = ensure_installed("requirements.txt")
    return subprocess.call([str(python), "-m", "fairytable", *arguments])


def test(arguments: list[str]) -> int:
    """Run every check, all of them even if one fails."""
    ensure_libraries(OFFSCREEN)
    python = ensure_installed("requirements-test.txt")
    environment = {"QT_QPA_PLATFORM": "offscreen", **os.environ}
    checks = [["ruff", "check"], ["ruff", "format", "--check"], ["mypy"]]
    checks.append(["pytest", "--numprocesses", "auto", *arguments])
    failed = []
    for check in checks:
        say(shlex.join(check))
        if subprocess.call([str(python), "-m", *check], cwd=ROOT, env=environment) != 0:
            failed.append(shlex.join(check))
    say(f"Failed: {', '.join(failed)}" if failed else "All checks passed")
    return 1 if failed else 0


def lock(arguments: list[str]) -> int:
    """Write the lock files again from pyproject.toml; `lock --upgrade` takes newer versions."""
    python = ensure_venv()
    pip(python, "install", "uv")
    compile_lock = ["uv", "pip", "compile", "pyproject.toml", "--quiet", "--universal"]
    compile_lock += ["--python-version", "3.11", "--generate-hashes", "--group", "build"]
    compile_lock += ["--custom-compile-command", "python packaging/bootstrap.py lock", *arguments]
    program = "packaging/requirements.txt"
    targets = [["--output-file", program]]
    for extra in ("test", "bench"):  # with the program's versions, since all share .venv
        target = f"packaging/requirements-{extra}.txt"
        targets.append(["--extra", extra, "--constraint", program, "--output-file", target])
    commands = [[str(python), "-m", *compile_lock, *target] for target in targets]
    return max(subprocess.call(command, cwd=ROOT) for command in commands)


def main(arguments: list[str]) -> int:
    """Do the command that the arguments name."""
    commands = {"run": run, "test": test, "lock": lock}
    if not arguments or arguments[0] not in commands:
        print(USAGE)
        return 2
    try:
        return commands[arguments[0]](arguments[1:])
    except Trouble as trouble:
        say(str(trouble))
        return 1
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
