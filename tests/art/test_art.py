"""The emblems: drawn by packaging/art, in QtSvg's subset, one for each face, told apart."""

import re
import subprocess
import sys
from functools import cache
from itertools import combinations
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest
from PySide6.QtCore import QByteArray, QRectF
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from fairytable.games.moons.cards import DECK, ELEMENTS, PHASES, VALUES
from fairytable.resources import assets

ROOT = Path(__file__).resolve().parents[2]
MOONS = assets() / "art" / "moons"
EMBLEMS = sorted(MOONS.glob("*.svg"))
BACKS = ("blue", "red", "yellow", "green")
LARGEST = 60_000
"""Bytes: an emblem is painted in a few milliseconds, and many of them travel in the wheel."""

PAINTED = {"fill", "fill-opacity", "stroke", "stroke-width", "stroke-opacity", "transform"}
SUBSET = {
    "svg": {"viewBox", "width", "height", "stroke-linecap", "stroke-linejoin"},
    "title": set(),
    "defs": set(),
    "g": {"id", "transform", "opacity"},
    "use": {"href", "transform"},
    "path": PAINTED | {"d", "fill-rule"},
    "circle": PAINTED | {"cx", "cy", "r"},
    "ellipse": PAINTED | {"cx", "cy", "rx", "ry"},
    "linearGradient": {"id", "gradientUnits", "x1", "y1", "x2", "y2"},
    "radialGradient": {"id", "gradientUnits", "cx", "cy", "r", "fx", "fy"},
    "stop": {"offset", "stop-color", "stop-opacity"},
}
"""Elements and attributes that QtSvg draws as everybody else does."""
PAINT = re.compile(r"none|#[0-9A-F]{6}|url\(#[a-z]+[0-9]*\)")


def emblem_of(face: str) -> str:
    """The file that shows a face: `fairy.air.2` is air-2, `moon.new` is moon-new."""
    return face.removeprefix("fairy.").replace(".", "-")


def named(path: Path) -> str:
    return path.stem


def test_drawing_again_gives_the_same_bytes(tmp_path: Path) -> None:
    script = ROOT / "packaging" / "art" / "draw.py"
    subprocess.run([sys.executable, "-B", str(script), "--to", str(tmp_path)], check=True, timeout=120)
    drawn = {path.name: path.read_bytes() for path in (tmp_path / "moons").iterdir()}
    assert drawn == {path.name: path.read_bytes() for path in EMBLEMS}


def test_every_face_and_back_has_its_emblem_and_no_file_is_idle() -> None:
    wanted = {emblem_of(face.name) for face in DECK.faces} | {f"back-{back}" for back in BACKS}
    assert set(DECK.backs) == set(BACKS)
    assert {path.stem for path in MOONS.iterdir()} == wanted


@pytest.mark.parametrize("path", EMBLEMS, ids=named)
def test_an_emblem_stays_in_the_subset_that_qtsvg_draws(path: Path) -> None:
    space = "{http://www.w3.org/2000/svg}"
    ids, used = [], set()
    for element in ET.parse(path).iter():
        tag = element.tag.removeprefix(space)
        assert tag in SUBSET, tag
        assert set(element.attrib) <= SUBSET[tag], (tag, element.attrib)
        for attribute in ("fill", "stroke", "stop-color"):
            assert PAINT.fullmatch(element.get(attribute, "none")), element.attrib
        assert element.get("gradientUnits", "userSpaceOnUse") == "userSpaceOnUse"
        ids += [element.get("id")] if "id" in element.attrib else []
        for value in element.attrib.values():
            used |= set(re.findall(r"url\(#(\w+)\)", value))
        used |= {element.get("href", "#").removeprefix("#")} - {""}
    assert len(ids) == len(set(ids))
    assert used == set(ids)


@pytest.mark.parametrize("path", EMBLEMS, ids=named)
def test_an_emblem_is_small_and_says_nothing_in_letters(path: Path) -> None:
    assert path.stat().st_size <= LARGEST
    assert "<text" not in path.read_text(encoding="utf-8")


@pytest.mark.parametrize("path", EMBLEMS, ids=named)
def test_qt_draws_the_emblem_on_its_grid(path: Path) -> None:
    renderer = QSvgRenderer(str(path))
    assert renderer.isValid()
    height = 140 if path.stem.startswith("back-") else 100
    assert renderer.viewBoxF() == QRectF(0, 0, 100, height)
    image = picture(path.stem)
    opaque = sum(image.pixelColor(x, y).alpha() > 0 for x in range(70) for y in range(70))
    assert opaque > 70 * 70 / 5


def test_only_backs_fill_their_corners() -> None:
    """The program paints the pane, so a face is a figure on transparency."""
    for path in EMBLEMS:
        if path.stem.startswith("back-"):
            continue
        image = picture(path.stem)
        assert image.pixelColor(0, 0).alpha() == 0, path.stem
        assert image.pixelColor(69, 0).alpha() < 255, path.stem


# -- told apart without colour, at the size of a card in a ring ----------------------------------
@cache
def picture(name: str, size: int = 70) -> QImage:
    image = QImage(size, size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(QColor(0, 0, 0, 0))
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    QSvgRenderer(QByteArray((MOONS / f"{name}.svg").read_bytes())).render(
        painter, QRectF(0, 0, size, size)
    )
    painter.end()
    return image


@cache
def greys(name: str) -> tuple[int, ...]:
    """The emblem on middle grey, 70 by 70, as lightness 0…255 of each pixel."""
    ground = QImage(70, 70, QImage.Format.Format_RGB32)
    ground.fill(QColor("#808080"))
    painter = QPainter(ground)
    painter.drawImage(0, 0, picture(name))
    painter.end()
    return tuple(QColor(ground.pixel(x, y)).lightness() for y in range(70) for x in range(70))


@cache
def silhouette(name: str) -> tuple[bool, ...]:
    image = picture(name)
    return tuple(image.pixelColor(x, y).alpha() > 150 for y in range(70) for x in range(70))


def grey_distance(a: str, b: str) -> float:
    """The mean difference of lightness over all pixels."""
    return sum(abs(x - y) for x, y in zip(greys(a), greys(b), strict=True)) / 70**2


def outline_distance(a: str, b: str) -> float:
    """The part of the two shapes together that only one of them covers."""
    pairs = list(zip(silhouette(a), silhouette(b), strict=True))
    return sum(x != y for x, y in pairs) / sum(x or y for x, y in pairs)


FAMILIES = {
    "moons": ([f"moon-{phase}" for phase in PHASES], 25, 0),
    "symbols": ([f"symbol-{element}" for element in ELEMENTS], 14, 0.25),
    "first fairies": ([f"starter-{element}" for element in ELEMENTS], 12, 0.3),
    **{
        f"fairies of value {value}": ([f"{element}-{value}" for element in ELEMENTS], 12, 0.3)
        for value in VALUES
    },
    **{
        f"fairies of {element}": (
            [f"{element}-{value}" for value in VALUES] + [f"starter-{element}"],
            12,
            0.3,
        )
        for element in ELEMENTS
    },
}
"""Emblems that lie side by side, and how far apart the closest two must be: in grey (of 255), in
outline (of 1). A recoloured twin has an outline distance of 0; the four moons are all discs, and
only their light tells them apart. When they were drawn, the closest pairs measured 35 (moons),
17 (symbols) and 14 (fairies) in grey, 0.33 (symbols) and 0.35 (fairies) in outline."""


@pytest.mark.parametrize("family", FAMILIES)
def test_neighbours_are_told_apart_without_colour(family: str) -> None:
    names, grey, outline = FAMILIES[family]
    for a, b in combinations(names, 2):
        assert grey_distance(a, b) >= grey, (a, b)
        assert outline_distance(a, b) >= outline, (a, b)


def lit(name: str, left: float, right: float) -> float:
    """The mean lightness between two columns of the middle row of the moon's disc."""
    rows = range(26, 42)
    columns = range(round(left * 0.7), round(right * 0.7))
    values = [greys(name)[y * 70 + x] for y in rows for x in columns]
    return sum(values) / len(values)


def test_the_light_tells_the_phase_of_the_moon() -> None:
    west, east = {}, {}
    for phase in PHASES:
        west[phase], east[phase] = lit(f"moon-{phase}", 20, 32), lit(f"moon-{phase}", 68, 80)
    bright, dark = 150, 105
    assert west["full"] > bright
    assert east["full"] > bright
    assert west["new"] < dark
    assert east["new"] < dark
    assert west["waxing"] < dark
    assert east["waxing"] > bright
    assert west["waning"] > bright
    assert east["waning"] < dark
