"""Set up a checkout and start the program (`run`), its checks (`test`) or the lock (`lock`)."""

import hashlib
import os
import shlex
import shutil
import subprocess
import sys
from collections.abc import Iterable
from importlib.util import find_spec
from pathlib import Path


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
sys.path.insert(0, str(ROOT))

from fairytable import screen, system_libraries  # noqa: E402
from fairytable.system_libraries import Library  # noqa: E402

VENV = ROOT / ".venv"
USAGE = """\
python packaging/bootstrap.py run [program arguments]    start Fairytable
python packaging/bootstrap.py test [pytest arguments]    ruff, mypy and pytest
python packaging/bootstrap.py lock [uv arguments]        write packaging/requirements*.txt again

Everything is kept in .venv in the checkout; the first start fetches about 80 MB."""
UNREACHABLE = ("NewConnectionError", "NameResolutionError", "ConnectTimeout", "ReadTimeout")
"""What pip says of a network that is not there."""


class Trouble(Exception):
    """Something that a person has to mend; the text says how."""


def say(text: str) -> None:
    """Tell the person one thing, on one line."""
    print(f"fairytable: {text}", flush=True)


# --- the system's packages


def rights() -> list[str] | None:
    """What to write before a command to run it as root, or None where that is not allowed."""
    if sys.platform == "win32":
        return None
    unasked = ["env", "DEBIAN_FRONTEND=noninteractive"]
    if os.geteuid() == 0:
        return unasked
    sudo, null = ["sudo", "-n"], subprocess.DEVNULL
    if shutil.which("sudo") and subprocess.call([*sudo, "true"], stdout=null, stderr=null) == 0:
        return [*sudo, *unasked]
    return None


def install_packages(manager: str, packages: list[str], prefix: list[str] | None) -> None:
    """Install system packages, or say the command that would."""
    by_hand = system_libraries.by_hand(manager, packages)
    if prefix is None:
        raise Trouble(f"System packages are missing. Please run: {by_hand}")
    say(f"Installing system packages: {' '.join(packages)}")
    commands = system_libraries.install_commands(manager, packages)
    null = subprocess.DEVNULL
    codes = [subprocess.call([*prefix, *c], stdin=null, stdout=null) for c in commands]
    if codes[-1] != 0:
        raise Trouble(f"The system packages could not be installed. Please run: {by_hand}")


def venv_package() -> list[str]:
    """The package that this Python lacks to make virtual environments: Debian ships it apart."""
    if find_spec("venv") and find_spec("ensurepip"):
        return []
    if system_libraries.package_manager() != "apt-get" or sys.base_prefix != "/usr":
        raise Trouble("This Python lacks the modules venv and ensurepip: please install them.")
    return ["python{}.{}-venv".format(*sys.version_info)]


def ensure_system(wanted: Iterable[Library]) -> None:
    """See to it that Qt finds its libraries, and Python what it makes environments with."""
    missing = system_libraries.missing(wanted)
    packages = [] if installed_version(VENV) else venv_package()
    manager = system_libraries.package_manager()
    if manager and (missing or packages):
        packages += system_libraries.package_names(manager, missing)
        install_packages(manager, packages, rights())
        missing = system_libraries.missing(missing)
    if missing:
        raise Trouble(system_libraries.advice(missing, None))


# --- the virtual environment


def venv_python(venv: Path = VENV, system: str = os.name) -> Path:
    """The interpreter of a virtual environment."""
    return venv / "Scripts" / "python.exe" if system == "nt" else venv / "bin" / "python"


def installed_version(venv: Path) -> str:
    """The version of the Python in a virtual environment; nothing if it is not usable."""
    probe = "import sys, pip; sys.version_info < (3, 11) or print(sys.version)"
    command = [str(venv_python(venv)), "-c", probe]
    try:
        found = subprocess.run(command, capture_output=True, encoding="utf-8", check=False)
    except OSError:
        return ""
    return " ".join(found.stdout.split()) if found.returncode == 0 else ""


def make_venv() -> None:
    """Make the virtual environment, whatever has been there before."""
    say("Making the virtual environment .venv")
    if subprocess.call([sys.executable, "-m", "venv", "--clear", str(VENV)]) != 0:
        raise Trouble(f"The virtual environment could not be made in {VENV}.")


def pip(*arguments: str) -> None:
    """Call pip with the person's own configuration of it; Trouble with the likely cause."""
    command = [str(venv_python()), "-m", "pip", "--no-input", "--disable-pip-version-check"]
    command += ["--retries", "2", *arguments]
    environment = {**os.environ, "PIP_USER": "0"}
    unreachable = False
    with subprocess.Popen(
        command, cwd=ROOT, env=environment, stderr=subprocess.PIPE, encoding="utf-8"
    ) as working:
        assert working.stderr is not None
        for line in working.stderr:
            if any(word in line for word in UNREACHABLE):
                unreachable = True
            elif not unreachable:
                print(line, end="", file=sys.stderr, flush=True)
    if working.returncode == 0:
        return
    if unreachable:
        raise Trouble("The packages cannot be fetched. Is this computer online?")
    raise Trouble(f"pip failed: {shlex.join(command)}")


def fingerprint(lock: Path) -> str:
    """What a stamp holds of a lock."""
    return hashlib.sha256(lock.read_bytes()).hexdigest()


def ensure_installed(lock: str) -> Path:
    """Bring the virtual environment up to this lock; answer its interpreter.

    Its stamp tells the Python that it was filled for and the lock that was installed last.
    """
    requirements, stamp = ROOT / "packaging" / lock, VENV / f"{lock}.stamp"
    wanted = fingerprint(requirements)
    version = installed_version(VENV)
    filled_for, installed = read_stamp(stamp)
    if version and (filled_for, installed) == (version, wanted):
        return venv_python()
    if not version or filled_for not in ("", version):
        make_venv()
        version = installed_version(VENV)
    say("Installing the locked packages (the first time 80 MB are fetched)")
    pip("install", "--require-hashes", "--only-binary", ":all:", "-r", str(requirements))
    stamp.write_text(f"{version}\n{wanted}\n", encoding="utf-8")
    return venv_python()


def read_stamp(stamp: Path) -> tuple[str, str]:
    """The Python and the lock that a stamp tells of; nothing where there is none."""
    lines = stamp.read_text(encoding="utf-8").splitlines() if stamp.is_file() else []
    return (lines[0], lines[1]) if len(lines) == 2 else ("", "")


def from_checkout() -> dict[str, str]:
    """The environment in which Python finds this checkout, wherever it is called from."""
    paths = [str(ROOT), os.environ.get("PYTHONPATH", "")]
    return {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, paths))}


# --- the commands


def run(arguments: list[str]) -> int:
    """Start the program: its window, or with other arguments than a saved game its commands."""
    plugins: tuple[str, ...] = ()
    if all(argument.endswith(".fairytable") for argument in arguments):
        try:
            plugins = screen.plugins()
        except screen.NoScreen as trouble:
            raise Trouble(str(trouble)) from None
    ensure_system(system_libraries.needed(plugins))
    python = ensure_installed("requirements.txt")
    return subprocess.call([str(python), "-m", "fairytable", *arguments], env=from_checkout())


def test(arguments: list[str]) -> int:
    """Run every check, all of them even if one fails."""
    ensure_system((*system_libraries.OFFSCREEN, *system_libraries.TRANSLATING))
    python = ensure_installed("requirements-test.txt")
    environment = {"QT_QPA_PLATFORM": "offscreen", **from_checkout()}
    checks = [["ruff", "check"], ["ruff", "format", "--check"], ["mypy"]]
    checks.append(["pytest", "--numprocesses", "auto", "--dist", "worksteal", *arguments])
    failed = []
    for check in checks:
        say(shlex.join(check))
        if subprocess.call([str(python), "-m", *check], cwd=ROOT, env=environment) != 0:
            failed.append(shlex.join(check))
    say(f"Failed: {', '.join(failed)}" if failed else "All checks passed")
    return 1 if failed else 0


def lock(arguments: list[str]) -> int:
    """Write the lock files again from pyproject.toml; `lock --upgrade` takes newer versions."""
    ensure_system([])
    if not installed_version(VENV):
        make_venv()
    pip("install", "uv")
    compile_lock = ["uv", "pip", "compile", "pyproject.toml", "--quiet", "--universal"]
    compile_lock += ["--python-version", "3.11", "--generate-hashes"]
    compile_lock += ["--custom-compile-command", "python packaging/bootstrap.py lock", *arguments]
    program = "packaging/requirements.txt"
    targets = [["--output-file", program]]
    for extra in ("test", "bench", "build"):  # with the program's versions, since all share .venv
        target = f"packaging/requirements-{extra}.txt"
        targets.append(["--extra", extra, "--constraint", program, "--output-file", target])
    commands = [[str(venv_python()), "-m", *compile_lock, *target] for target in targets]
    return max(subprocess.call(command, cwd=ROOT) for command in commands)


def main(arguments: list[str]) -> int:
    """Do the command that the arguments name."""
    commands = {"run": run, "test": test, "lock": lock}
    if arguments and arguments[0] in ("-h", "--help", "help"):
        print(USAGE)
        return 0
    if not arguments or arguments[0] not in commands:
        print(USAGE, file=sys.stderr)
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
