"""Build what people double-click, for the system that it runs on: `python packaging/build.py`.

    Linux      dist/fairytable-VERSION-linux-x86_64.tar.gz and fairytable_VERSION_amd64.deb
    Windows    a .zip, and an installer where Inno Setup's `iscc` is found
    macOS      a .zip with Fairytable.app

Every archive is unpacked and made to test itself on a clean profile; the Debian package is also
installed into bare Debians (packaging/bare_debian.py; `--no-roots` leaves that out). In the end
dist/SHA256SUMS is written. Windows and macOS are prepared here and have not been run.
"""

import gzip
import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import tarfile
import venv
import zipfile
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent
sys.path[:0] = [str(ROOT), str(HERE)]

import bare_debian  # noqa: E402

from fairytable import __version__, system_libraries  # noqa: E402

BUILD, DIST = ROOT / "build", ROOT / "dist"
NAME = "fairytable"
IDENTIFIER = "org.fairytable.Fairytable"
MOST_MEGABYTES = 75
"""An archive is not larger."""
ICONS = (16, 24, 32, 48, 64, 128, 256, 512)
DESCRIPTION = """\
Storybook card games for one screen
 A card table for storybook card games, to play with friends at one screen or
 against the computer, in English and Italian."""


class Trouble(Exception):
    """The build cannot go on; the text says why."""


def say(text: str) -> None:
    print(f"build: {text}", flush=True)


def call(command: Sequence[str | Path], **environment: str) -> None:
    """Run a command; Trouble if it fails."""
    words = [str(word) for word in command]
    if subprocess.call(words, cwd=ROOT, env={**os.environ, **environment}) != 0:
        raise Trouble(f"this failed: {' '.join(words)}")


# --- freezing


def freeze() -> Path:
    """Freeze the program with locked versions of all it needs; gives the folder."""
    python = BUILD / "venv" / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    say("Installing what is frozen")
    venv.create(BUILD / "venv", clear=True, with_pip=True)
    pip: list[str | Path] = [python, "-m", "pip", "-qq", "--disable-pip-version-check", "install"]
    lock = HERE / "requirements-build.txt"
    call([*pip, "--require-hashes", "--only-binary", ":all:", "-r", lock], PIP_USER="0")
    say("Freezing")
    places: list[str | Path] = ["--distpath", BUILD / "frozen", "--workpath", BUILD / "pyinstaller"]
    freezing = [python, "-m", "PyInstaller", "--noconfirm", "--log-level", "ERROR", *places]
    call(
        [*freezing, HERE / "fairytable.spec"],
        SOURCE_DATE_EPOCH=last_commit_time(),
        PYTHONHASHSEED="1",
    )
    folder = BUILD / "frozen" / NAME
    shutil.copy(ROOT / "LICENSE", folder / "LICENSE.txt")
    shutil.copytree(ROOT / "assets" / "licences", folder / "licences", dirs_exist_ok=True)
    if sys.platform == "linux":
        tell_system_licences(folder)
    return folder


def last_commit_time() -> str:
    """The seconds of the last commit: the time of everything in an archive."""
    asked = subprocess.run(
        ["git", "log", "-1", "--format=%ct"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    return asked.stdout.strip() or "0"


def tell_system_licences(folder: Path) -> None:
    """Ship the licences of the libraries that came from this Debian along with the program."""
    licences = folder / "licences" / "libraries"
    licences.mkdir(parents=True, exist_ok=True)
    for library in sorted((folder / "_internal").glob("lib*.so*")):
        if library.is_symlink():
            continue
        asked = subprocess.run(
            ["dpkg", "--search", f"*/{library.name}"], capture_output=True, text=True, check=False
        )
        for package in {line.split(":")[0] for line in asked.stdout.splitlines()}:
            text = Path("/usr/share/doc", package, "copyright")
            if text.is_file():
                shutil.copy(text, licences / f"{package}.txt")


# --- packing


def tar_gz(folder: Path) -> Path:
    archive = DIST / f"{NAME}-{__version__}-linux-x86_64.tar.gz"
    same_bytes = ["--sort=name", "--owner=0", "--group=0", f"--mtime=@{last_commit_time()}"]
    squeeze = ["--use-compress-program", "gzip -9 -n"]
    call(["tar", *same_bytes, *squeeze, "-cf", archive, "-C", folder.parent, folder.name])
    return archive


def zipped(folder: Path, system: str) -> Path:
    archive = DIST / f"{NAME}-{__version__}-{system}"
    shutil.make_archive(str(archive), "zip", folder.parent, folder.name)
    return archive.with_name(f"{archive.name}.zip")


def deb(folder: Path) -> Path:
    """The package: the frozen folder, and what makes it a program of the desktop."""
    tree = BUILD / "deb"
    shutil.rmtree(tree, ignore_errors=True)
    shutil.copytree(folder, tree / "usr/lib" / NAME, symlinks=True)
    documents = tree / "usr/share/doc" / NAME
    documents.mkdir(parents=True)
    shutil.move(tree / "usr/lib" / NAME / "licences", documents / "licences")
    shutil.move(tree / "usr/lib" / NAME / "LICENSE.txt", documents / "copyright")
    changes = (ROOT / "CHANGELOG.md").read_bytes()
    (documents / "changelog.gz").write_bytes(gzip.compress(changes, 9, mtime=0))
    (tree / "usr/bin").mkdir()
    (tree / "usr/bin" / NAME).symlink_to(f"../lib/{NAME}/{NAME}")
    integrate(tree / "usr/share")
    (tree / "DEBIAN").mkdir()
    (tree / "DEBIAN/control").write_text(control(tree), encoding="utf-8")
    package = DIST / f"{NAME}_{__version__}_amd64.deb"
    packing: list[str | Path] = ["dpkg-deb", "--root-owner-group", "-Zxz", "--build", tree, package]
    call(packing, SOURCE_DATE_EPOCH=last_commit_time())
    return package


def integrate(share: Path) -> None:
    """Put menu entry, description, document type and icons where desktops look for them."""
    linux = HERE / "linux"
    for file, place in (
        (f"{IDENTIFIER}.desktop", "applications"),
        (f"{IDENTIFIER}.metainfo.xml", "metainfo"),
        (f"{IDENTIFIER}.xml", "mime/packages"),
    ):
        (share / place).mkdir(parents=True, exist_ok=True)
        shutil.copy(linux / file, share / place / file)
    for side in ICONS:
        icons = share / f"icons/hicolor/{side}x{side}/apps"
        icons.mkdir(parents=True)
        shutil.copy(HERE / "icons" / f"{NAME}-{side}.png", icons / f"{NAME}.png")
    scalable = share / "icons/hicolor/scalable/apps"
    scalable.mkdir(parents=True)
    shutil.copy(ROOT / "assets/art/fairytable/icon.svg", scalable / f"{NAME}.svg")


def control(tree: Path) -> str:
    """What Debian is told of the package."""
    of_the_system = (*system_libraries.OFFSCREEN, *system_libraries.WAYLAND)
    libraries = system_libraries.package_names("apt-get", of_the_system)
    values = {
        "Package": NAME,
        "Version": __version__,
        "Architecture": "amd64",
        "Maintainer": "The Fairytable authors <authors@fairytable.invalid>",
        "Section": "games",
        "Priority": "optional",
        "Installed-Size": str(sum(f.lstat().st_size for f in tree.rglob("*")) // 1024),
        "Depends": ", ".join([f"libc6 (>= {newest_glibc(tree)})", "libstdc++6", *libraries]),
        "Description": DESCRIPTION,
    }
    return "".join(f"{name}: {value}\n" for name, value in values.items())


def newest_glibc(tree: Path) -> str:
    """The newest version of the C library that any file of the program asks for."""
    asked = {
        int(minor)
        for file in tree.rglob("*")
        if file.is_file() and (".so" in file.name or file.name == NAME)
        for minor in re.findall(rb"GLIBC_2\.(\d+)\b", file.read_bytes())
    }
    return f"2.{max(asked)}"


# --- trying


def selftest(program: Path) -> None:
    """Have a program test itself on a clean profile; Trouble if it fails or leaves traces."""
    before = contents(program.parent)
    with TemporaryDirectory() as home:
        clean = {"HOME": home, "USERPROFILE": home, "APPDATA": home, "LOCALAPPDATA": home}
        environment = {k: v for k, v in os.environ.items() if not k.startswith(("XDG_", "PYTHON"))}
        done = subprocess.run(
            [str(program), "--selftest"],
            cwd=home,
            env=environment | clean,
            capture_output=True,
            encoding="utf-8",
            check=False,
        )
    if done.returncode != 0:
        raise Trouble(f"{program} --selftest: {done.stdout}{done.stderr}")
    if contents(program.parent) != before:
        raise Trouble(f"{program} has written beside itself")
    found = json.loads(done.stdout)
    say(f"{program.name} passes {len(found['checks'])} checks in {found['seconds']} s")


def contents(folder: Path) -> set[tuple[str, float]]:
    return {(str(file), file.lstat().st_mtime) for file in folder.rglob("*")}


def try_archive(archive: Path, program: str) -> None:
    """Unpack an archive elsewhere and have it test itself."""
    with TemporaryDirectory(prefix="unpacked here ") as folder:
        if archive.suffix == ".zip" and sys.platform == "darwin":
            call(["ditto", "-x", "-k", archive, folder])
        elif archive.suffix == ".zip":
            with zipfile.ZipFile(archive) as zipped_files:
                zipped_files.extractall(folder)
        else:
            with tarfile.open(archive) as tar:
                tar.extractall(folder, filter="data")
        selftest(Path(folder, program))


def try_package(package: Path) -> None:
    """Install the package into bare Debians; it must test itself, show its window, and go."""
    for suite in bare_debian.SUITES:
        with bare_debian.fresh(suite) as root:
            shutil.copy(package, root / "srv" / package.name)
            apt = ["env", "DEBIAN_FRONTEND=noninteractive", "apt-get", "--quiet=2"]
            bare_debian.run(root, *apt, "update")
            bare_debian.run(
                root, *apt, "install", "--no-install-recommends", f"/srv/{package.name}"
            )
            bare_debian.run(root, NAME, "--selftest")
            bare_debian.try_window(root, [NAME])
            bare_debian.run(root, *apt, "remove", NAME)
            if (root / "usr/lib" / NAME).exists():
                raise Trouble(f"in {suite}: the package leaves files behind")
        say(f"{package.name} works on {suite}")


def validate() -> None:
    """Have the desktop's own tools judge what it is told of the program."""
    call(["desktop-file-validate", HERE / "linux" / f"{IDENTIFIER}.desktop"])
    call(["appstreamcli", "validate", "--no-net", HERE / "linux" / f"{IDENTIFIER}.metainfo.xml"])
    with TemporaryDirectory() as folder:
        packages = Path(folder, "mime", "packages")
        packages.mkdir(parents=True)
        shutil.copy(HERE / "linux" / f"{IDENTIFIER}.xml", packages)
        call(["update-mime-database", packages.parent], XDG_DATA_DIRS=folder)


# --- all of it


def build_linux(folder: Path, *, roots: bool) -> list[Path]:
    validate()
    archive, package = tar_gz(folder), deb(folder)
    try_archive(archive, f"{NAME}/{NAME}")
    if roots:
        try_package(package)
    return [archive, package]


def build_windows(folder: Path) -> list[Path]:
    archive = zipped(folder, "windows-x86_64")
    try_archive(archive, f"{NAME}/{NAME}-console.exe")
    if not shutil.which("iscc"):
        say("Inno Setup is not there: no installer")
        return [archive]
    values = [f"/DVersion={__version__}", f"/DProgram={folder}", f"/O{DIST}"]
    call(["iscc", "/Qp", *values, HERE / "windows" / "fairytable.iss"])
    return [archive, DIST / f"{NAME}-{__version__}-windows-x86_64-setup.exe"]


def build_macos(folder: Path) -> list[Path]:
    app = folder.with_name("Fairytable.app")
    shutil.copytree(folder / "licences", app / "Contents/Resources/licences", dirs_exist_ok=True)
    call(["codesign", "--force", "--deep", "--sign", "-", app])
    archive = DIST / f"{NAME}-{__version__}-macos.zip"
    call(["ditto", "-c", "-k", "--keepParent", app, archive])
    try_archive(archive, f"Fairytable.app/Contents/MacOS/{NAME}")
    return [archive]


def write_checksums(files: Sequence[Path]) -> None:
    lines = [f"{hashlib.sha256(file.read_bytes()).hexdigest()}  {file.name}\n" for file in files]
    (DIST / "SHA256SUMS").write_text("".join(lines), encoding="ascii")


def main(arguments: list[str]) -> int:
    """Build, try and sum up."""
    if arguments not in ([], ["--no-roots"]):
        print(__doc__)
        return 2
    shutil.rmtree(DIST, ignore_errors=True)
    DIST.mkdir()
    try:
        folder = freeze()
        if sys.platform == "win32":
            made = build_windows(folder)
        elif sys.platform == "darwin":
            made = build_macos(folder)
        else:
            made = build_linux(folder, roots=not arguments)
    except (Trouble, bare_debian.Trouble) as trouble:
        say(str(trouble))
        return 1
    for file in made:
        megabytes = file.stat().st_size / 1e6
        say(f"{file.name}: {megabytes:.1f} MB")
        if megabytes > MOST_MEGABYTES:
            say(f"That is more than {MOST_MEGABYTES} MB.")
            return 1
    write_checksums(made)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
