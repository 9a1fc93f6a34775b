"""The icons of installers: pictures of every size, and the two containers round them."""

import struct
from itertools import pairwise
from pathlib import Path

import pytest
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from tests.packaging.scripts import PACKAGING, load_script

MAGIC = b"\x89PNG\r\n\x1a\n"


icons = load_script("icons")


@pytest.fixture(scope="module")
def folder(qapp: QApplication, tmp_path_factory: pytest.TempPathFactory) -> Path:
    made: Path = tmp_path_factory.mktemp("icons")
    icons.render(made)
    return made


def side_of(picture: bytes) -> int:
    """The width that a PNG tells in its head; it is square."""
    assert picture.startswith(MAGIC)
    width, height = struct.unpack(">II", picture[16:24])
    assert width == height
    return int(width)


def test_there_is_a_picture_of_every_size(folder: Path) -> None:
    for side in icons.SIDES:
        file = folder / f"fairytable-{side}.png"
        assert side_of(file.read_bytes()) == side
        image = QImage(str(file))
        assert image.pixelColor(side // 2, side // 2).alpha() == 255
        assert image.pixelColor(0, 0).alpha() == 0


def test_the_icon_for_windows_holds_its_pictures(folder: Path) -> None:
    data = (folder / "fairytable.ico").read_bytes()
    reserved, kind, count = struct.unpack("<HHH", data[:6])
    assert (reserved, kind, count) == (0, 1, len(icons.ICO_SIDES))
    end = 6 + 16 * count
    for i, side in enumerate(icons.ICO_SIDES):
        entry = struct.unpack("<BBBBHHII", data[6 + 16 * i : 22 + 16 * i])
        width, height, _, _, planes, bits, size, start = entry
        assert (width or 256, height or 256, planes, bits) == (side, side, 1, 32)
        assert start == end
        assert side_of(data[start : start + size]) == side
        end = start + size
    assert end == len(data)


def test_the_icon_for_macos_holds_its_pictures(folder: Path) -> None:
    data = (folder / "fairytable.icns").read_bytes()
    assert data[:4] == b"icns"
    assert struct.unpack(">I", data[4:8]) == (len(data),)
    found, at = {}, 8
    while at < len(data):
        (length,) = struct.unpack(">I", data[at + 4 : at + 8])
        found[data[at : at + 4]] = side_of(data[at + 8 : at + length])
        at += length
    assert at == len(data)
    assert found == icons.ICNS_KINDS


def test_the_icons_in_the_folder_are_those_of_the_drawing(folder: Path) -> None:
    names = {file.name for file in folder.iterdir()}
    assert {file.name for file in (PACKAGING / "icons").iterdir()} == names


@pytest.mark.parametrize("side", [16, 24, 32])
def test_moon_card_and_wing_are_told_apart_in_the_smallest_icons(folder: Path, side: int) -> None:
    """From the left: gold, night, the card's rim, its window, its rim, night, the wing."""
    image = QImage(str(folder / f"fairytable-{side}.png")).convertToFormat(
        QImage.Format.Format_RGB32
    )
    row = [image.pixelColor(x, round(side * 0.3)).lightness() for x in range(side)]
    spans = ((0.1, 0.26), (0.26, 0.36), (0.36, 0.46), (0.46, 0.66), (0.66, 0.76), (0.74, 0.84))
    parts = [row[int(side * left) : round(side * right) + 1] for left, right in spans]
    for i, (here, after) in enumerate(pairwise(parts)):
        step = max(here) - min(after) if i % 2 == 0 else max(after) - min(here)
        assert step >= 50, (i, row)
    assert max(row[round(side * 0.8) :]) - min(parts[-1]) >= 50
