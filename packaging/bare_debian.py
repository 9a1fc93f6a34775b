"""Try the README's two commands as a new user would: on bare Debians that have nothing but Python.

    python packaging/bare_debian.py                     both Debians, and the lowest versions
    python packaging/bare_debian.py trixie testing      only these
    python packaging/bare_debian.py lowest              the lowest versions of pyproject.toml

Needs root, `debootstrap`, `unshare`, `Xvfb` and `xdotool`; the bare systems stay in build/roots.
"""

import os
import re
import shutil
import subprocess
import sys
import time
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

ROOT = Path(__file__).resolve().parent.parent
ROOTS = ROOT / "build" / "roots"
SUITES = ("bookworm", "trixie")
"""What is tried if nothing is named; `testing` is there too, with the newest Python."""
MIRROR = os.environ.get("DEBIAN_MIRROR", "http://deb.debian.org/debian")
LOWEST = "lowest"
OLDEST = SUITES[0]
CHECKOUT = "fairytable on a table"
"""The folder of the checkout there; its name has spaces, as people's folders have."""
DISPLAY = ":93"
FROM_HOST = ("PIP_INDEX_URL", "PIP_CERT", "http_proxy", "https_proxy", "no_proxy")
"""How this machine reaches the network; the bare one takes the same way."""
HOST_FILES = ("etc/resolv.conf", "etc/ssl/certs/ca-certificates.crt")
WINDOW_SECONDS = 600
MOUNT = """\
mount -t proc proc "$0/proc" && mount --rbind /dev "$0/dev" &&
mkdir -p "$0/tmp/.X11-unix" &&
if [ -d /tmp/.X11-unix ]; then mount --bind /tmp/.X11-unix "$0/tmp/.X11-unix"; fi &&
exec chroot "$0" "$@"
"""


class Trouble(Exception):
    """A trial failed; the text says which."""


def bare(suite: str) -> Path:
    """A Debian with nothing but Python in it, made if there is none yet."""
    root = ROOTS / suite
    if not (root / "usr" / "bin" / "python3").exists():
        shutil.rmtree(root, ignore_errors=True)
        ROOTS.mkdir(parents=True, exist_ok=True)
        making = ["debootstrap", "--variant=minbase", "--include=python3,ca-certificates"]
        subprocess.run([*making, suite, str(root), MIRROR], check=True, stdout=sys.stderr)
    return root


@contextmanager
def fresh(suite: str) -> Iterator[Path]:
    """A copy of a bare Debian, thrown away in the end."""
    with TemporaryDirectory(dir=ROOTS.parent, prefix=f"{suite}-") as folder:
        root = Path(folder, "root")
        subprocess.run(["cp", "-a", str(bare(suite)), str(root)], check=True)
        for file in HOST_FILES:
            if Path("/", file).is_file():
                shutil.copy(Path("/", file), root / file)
        yield root


def inside(root: Path, command: Sequence[str], environment: Mapping[str, str] = {}) -> list[str]:
    """The command line that runs a command in a root, with processes and mounts of its own."""
    names = {name: os.environ[name] for name in FROM_HOST if name in os.environ}
    names |= {"HOME": "/root", "PATH": "/usr/sbin:/usr/bin:/sbin:/bin", "LANG": "C.UTF-8"}
    settings = [f"{name}={value}" for name, value in {**names, **environment}.items()]
    apart = ["unshare", "--mount", "--pid", "--fork", "--kill-child", "sh", "-c", MOUNT, str(root)]
    return [*apart, "env", "-i", *settings, *command]


def run(root: Path, *command: str, **environment: str) -> None:
    """Run a command in a root; Trouble if it fails."""
    if subprocess.call(inside(root, command, environment)) != 0:
        raise Trouble(f"in {root.parent.name}: {' '.join(command)}")


def check_out(root: Path) -> str:
    """Put what is committed into a root; gives the folder as it is called there."""
    folder = root / "srv" / CHECKOUT
    subprocess.run(["git", "clone", "--quiet", str(ROOT), str(folder)], check=True)
    return f"/srv/{CHECKOUT}"


# --- the trials


def try_commands(suite: str) -> None:
    """Both commands of the README; the window must come up on a screen."""
    with fresh(suite) as root:
        script = f"{check_out(root)}/packaging/bootstrap.py"
        try_window(root, ["python3", script, "run"])
        run(root, "python3", script, "test", "-q")


def try_window(root: Path, command: Sequence[str]) -> None:
    """Start the program in a root until its window is seen."""
    screen = ["Xvfb", DISPLAY, "-screen", "0", "1280x900x24", "-nolisten", "tcp"]
    with subprocess.Popen(screen, stderr=subprocess.DEVNULL) as server:
        time.sleep(1)
        with subprocess.Popen(inside(root, command, {"DISPLAY": DISPLAY})) as program:
            seen = _window_comes(program)
            program.kill()
        server.terminate()
    if not seen:
        raise Trouble(f"in {root.parent.name}: no window came up")
    print(f"The window came up in {root.parent.name}.", flush=True)


def _window_comes(program: subprocess.Popen[bytes]) -> bool:
    look = ["xdotool", "search", "--onlyvisible", "--name", "^Fairytable$"]
    until = time.monotonic() + WINDOW_SECONDS
    while time.monotonic() < until and program.poll() is None:
        environment = {**os.environ, "DISPLAY": DISPLAY}
        if subprocess.run(look, env=environment, capture_output=True, check=False).stdout:
            return True
        time.sleep(0.5)
    return False


def floors() -> list[str]:
    """The lowest versions that pyproject.toml allows, for the program and its tests."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    wanted = [*project["dependencies"], *project["optional-dependencies"]["test"]]
    return [re.sub(r">=([^,;]+)[^;]*", r"==\1", requirement) for requirement in wanted]


def try_lowest() -> None:
    """The tests with the lowest versions that are allowed; ruff and mypy judge with the locked."""
    with fresh(OLDEST) as root:
        folder = check_out(root)
        script = f"{folder}/packaging/bootstrap.py"
        run(root, "python3", script, "test", "tests/test_screen.py", "-q")  # brings the libraries
        python = f"{folder}/.venv/bin/python"
        run(root, python, "-m", "pip", "install", "--only-binary", ":all:", *floors())
        tests = [python, "-m", "pytest", "-q", "-n", "auto", "-c", f"{folder}/pyproject.toml"]
        run(root, *tests, f"--rootdir={folder}", folder + "/tests", PYTHONPATH=folder)


def main(arguments: list[str]) -> int:
    """Make every trial that is named."""
    failed = []
    for name in arguments or [*SUITES, LOWEST]:
        began = time.monotonic()
        try:
            if name == LOWEST:
                try_lowest()
            else:
                try_commands(name)
            outcome = "passed"
        except Trouble as trouble:
            failed.append(name)
            outcome = f"FAILED: {trouble}"
        print(f"{name}: {outcome} ({time.monotonic() - began:.0f} s)", flush=True)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
