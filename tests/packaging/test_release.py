"""A release tells the same everywhere: its version, its name on the desktop, its files."""

import configparser
import re
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from fairytable import __version__
from fairytable.app.program import DESKTOP_FILE
from fairytable.storage.saves import SUFFIX, written
from tests.match.matches import moons
from tests.packaging.scripts import PACKAGING, load_script

ROOT = Path(__file__).parents[2]
LINUX = PACKAGING / "linux"
MIME = "application/x-fairytable"
MIME_NAMES = {"": "http://www.freedesktop.org/standards/shared-mime-info"}


build, bare_debian = load_script("build"), load_script("bare_debian")
METAINFO = ET.parse(LINUX / f"{build.IDENTIFIER}.metainfo.xml").getroot()


def desktop_entry() -> configparser.SectionProxy:
    parser = configparser.ConfigParser(interpolation=None)
    parser.optionxform = str  # type: ignore[assignment, method-assign]
    parser.read(LINUX / f"{build.IDENTIFIER}.desktop", encoding="utf-8")
    return parser["Desktop Entry"]


def test_the_newest_change_and_the_newest_release_are_this_version() -> None:
    changes = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    heading = re.search(r"^## (\S+) \((\d{4}-\d\d-\d\d)\)$", changes, re.MULTILINE)
    assert heading is not None
    release = METAINFO.find("releases/release")
    assert release is not None
    assert heading.groups() == (release.get("version"), release.get("date"))
    assert heading[1] == __version__


@pytest.mark.parametrize("file", ["README.md", "README.it.md"])
def test_the_readme_names_this_version(file: str) -> None:
    readme = (ROOT / file).read_text(encoding="utf-8")
    named = re.findall(r"fairytable[-_](\d+\.\d+\.\d+)|version[ei]?\s+(\d+\.\d+\.\d+)", readme)
    assert {first or second for first, second in named} == {__version__}


def test_everything_on_the_desktop_has_one_name() -> None:
    assert build.IDENTIFIER == DESKTOP_FILE == METAINFO.findtext("id")
    assert METAINFO.findtext("launchable") == f"{build.IDENTIFIER}.desktop"
    spec = (PACKAGING / "fairytable.spec").read_text(encoding="utf-8")
    assert f'IDENTIFIER = "{build.IDENTIFIER}"' in spec


def test_a_saved_game_is_known_by_its_name_and_its_first_bytes() -> None:
    root = ET.parse(LINUX / f"{build.IDENTIFIER}.xml").getroot()
    kind = root.find("mime-type", MIME_NAMES)
    assert kind is not None
    glob, match = (kind.find(path, MIME_NAMES) for path in ("glob", "magic/match"))
    assert glob is not None
    assert match is not None
    assert kind.get("type") == MIME
    assert glob.get("pattern") == f"*{SUFFIX}"
    assert written(moons()).startswith(match.get("value") or "nothing")
    assert MIME in desktop_entry()["MimeType"]
    assert METAINFO.findtext("provides/mediatype") == MIME


def test_a_double_click_hands_the_file_over() -> None:
    assert desktop_entry()["Exec"] == "fairytable %f"
    installer = (PACKAGING / "windows" / "fairytable.iss").read_text(encoding="utf-8")
    assert '""{app}\\fairytable.exe"" ""%1""' in installer
    assert f"Software\\Classes\\{SUFFIX}" in installer


@pytest.mark.parametrize("key", ["GenericName", "Comment", "Keywords"])
def test_the_menu_speaks_italian_too(key: str) -> None:
    entry = desktop_entry()
    assert entry[f"{key}[it]"] != entry[key]


def test_every_text_of_the_description_is_there_in_italian() -> None:
    language = "{http://www.w3.org/XML/1998/namespace}lang"
    for path in ("summary", "description/p", "releases/release/description/p"):
        texts = METAINFO.findall(path)
        italian = [text for text in texts if text.get(language) == "it"]
        assert len(texts) == 2 * len(italian) > 0


def test_the_desktop_gets_every_icon(tmp_path: Path) -> None:
    build.integrate(tmp_path)
    icons = {str(file.relative_to(tmp_path / "icons/hicolor")) for file in tmp_path.rglob("apps/*")}
    sides = (16, 24, 32, 48, 64, 128, 256, 512)
    expected = {f"{side}x{side}/apps/fairytable.png" for side in sides}
    assert icons == expected | {"scalable/apps/fairytable.svg"}
    assert desktop_entry()["Icon"] == "fairytable"


def test_the_newest_c_library_is_found_in_the_files(tmp_path: Path) -> None:
    (tmp_path / "libold.so.1").write_bytes(b"\0GLIBC_2.9\0GLIBC_2.34\0")
    (tmp_path / "fairytable").write_bytes(b"\0GLIBC_2.17\0")
    (tmp_path / "notes.txt").write_bytes(b"GLIBC_2.99")
    assert build.newest_glibc(tmp_path) == "2.34"


def test_the_checksums_are_those_that_sha256sum_reads(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(build, "DIST", tmp_path)
    (tmp_path / "a.deb").write_bytes(b"abc")
    build.write_checksums([tmp_path / "a.deb"])
    # the first test vector of FIPS 180
    known = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
    assert (tmp_path / "SHA256SUMS").read_text(encoding="ascii") == f"{known}  a.deb\n"


def test_the_lowest_versions_are_exact() -> None:
    floors = bare_debian.floors()
    assert all(re.fullmatch(r"[\w-]+==[\w.]+", floor) for floor in floors), floors
    assert {floor.split("==")[0] for floor in floors} >= {
        "PySide6-Essentials",
        "pydantic",
        "pytest",
    }
