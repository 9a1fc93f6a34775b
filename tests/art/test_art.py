"""All drawings: made by packaging/art, in QtSvg's subset, one for each face, none idle."""

import re
import subprocess
import sys
from collections.abc import Iterator
from itertools import combinations
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage
from PySide6.QtSvg import QSvgRenderer

from fairytable.games import GAMES, faces, pieces
from fairytable.paint.art import Art
from fairytable.paint.felt import paint_felt
from fairytable.paint.palette import MARKS, UI, contrast
from fairytable.paint.scenery import PARTS, Vista, paint_vista
from fairytable.stage.look import Look
from tests.art.pictures import (
    ART,
    FILES,
    PAINT,
    ROOT,
    SCENES,
    SIDE,
    SUBSET,
    alphas,
    grey_distance,
    label,
    picture,
    silhouette,
)

EMBLEMS = [file for file in FILES if file.stem not in SCENES]
DRAWN = [game for game in GAMES if faces(game) is not None]
"""The games that say what is printed on their cards."""
LARGEST = {"cover": 120_000, "table": 200_000}
LARGEST_EMBLEM = 60_000
"""Bytes: an emblem is painted in a few milliseconds, and many of them travel in the wheel."""
GRIDS = {"table": (160, 90), "cover": (6400, 4000)}
"""A cover is written in whole numbers, forty to a unit."""
FINE = 0.4
"""Units: a thinner line is not seen as one."""
DARK = 2.1
"""The contrast with black below which a line counts as dark; lips round an open mouth have more."""
BAR = 4.5
"""The least contrast of words on the table."""
TEXTS = (UI["dark_text"], UI["dark_soft"], "#FFB3A3", "#A9DDA0", MARKS["playable"])


def say(source: str, n: int | None = None, /, **fields: int | str) -> str:
    return source.replace("%n", str(n)).format(**fields)


def looks(game: str) -> list[Look]:
    printed = faces(game)
    assert printed is not None
    return [printed.look(number, say) for number in range(len(GAMES[game].deck.faces))]


def test_drawing_again_gives_the_same_bytes(tmp_path: Path) -> None:
    script = ROOT / "packaging" / "art" / "draw.py"
    subprocess.run(
        [sys.executable, "-B", str(script), "--to", str(tmp_path)], check=True, timeout=120
    )
    drawn = {label(file): file.read_bytes() for file in tmp_path.glob("*/*.svg")}
    assert set(drawn) == {label(file) for file in FILES}
    changed = [label(file) for file in FILES if drawn[label(file)] != file.read_bytes()]
    assert changed == []


def test_a_game_that_is_drawn_again_leaves_its_table_and_cover_alone(tmp_path: Path) -> None:
    script = ROOT / "packaging" / "art" / "draw.py"
    (tmp_path / "moons").mkdir()
    for name in ("table", "cover", "old"):
        (tmp_path / "moons" / f"{name}.svg").write_text("<svg/>", encoding="utf-8")
    subprocess.run(
        [sys.executable, "-B", str(script), "moons", "--to", str(tmp_path)], check=True, timeout=60
    )
    assert (tmp_path / "moons" / "table.svg").read_text(encoding="utf-8") == "<svg/>"
    assert (tmp_path / "moons" / "cover.svg").is_file()
    assert (tmp_path / "moons" / "sun.svg").is_file()
    assert not (tmp_path / "moons" / "old.svg").exists()
    assert not (tmp_path / "fate").exists()


@pytest.mark.parametrize("game", DRAWN)
def test_every_face_and_back_has_its_emblem_and_no_file_is_idle(game: str) -> None:
    printed = faces(game)
    assert printed is not None
    wanted = {printed.back(name).emblem for name in GAMES[game].deck.backs} | set(pieces(game))
    wanted |= {look.emblem for look in looks(game)}
    there = {label(file) for file in EMBLEMS if file.parent.name == game}
    assert there == wanted


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_a_table_and_a_cover(game: str) -> None:
    for scene in SCENES:
        assert (ART / game / f"{scene}.svg").is_file()


@pytest.mark.parametrize("file", FILES, ids=label)
def test_a_drawing_stays_in_the_subset_that_qtsvg_draws(file: Path) -> None:
    space = "{http://www.w3.org/2000/svg}"
    ids, used = [], set()
    for element in ET.parse(file).iter():
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
    assert used == set(ids) - (set(PARTS) if file.stem == "table" else set())


@pytest.mark.parametrize("file", FILES, ids=label)
def test_a_drawing_is_small_and_says_nothing_in_letters(file: Path) -> None:
    assert file.stat().st_size <= LARGEST.get(file.stem, LARGEST_EMBLEM)
    assert "<text" not in file.read_text(encoding="utf-8")


@pytest.mark.parametrize("file", FILES, ids=label)
def test_qt_draws_it_on_its_grid(file: Path) -> None:
    drawing = QSvgRenderer(str(file))
    assert drawing.isValid()
    grid = (100, 140) if file.stem.startswith("back-") else GRIDS.get(file.stem, (100, 100))
    assert drawing.viewBoxF() == QRectF(0, 0, *grid)
    assert sum(alpha > 0 for alpha in alphas(label(file))) > SIDE**2 / 5


@pytest.mark.parametrize("game", DRAWN)
def test_a_face_is_a_figure_on_transparency_unless_it_is_a_landscape(game: str) -> None:
    """The program paints the pane behind it."""
    for look in looks(game):
        corner, other = (picture(look.emblem).pixelColor(x, 0).alpha() for x in (0, SIDE - 1))
        if not look.fills:
            assert corner == 0, look.emblem
            assert other < 255, look.emblem


@pytest.mark.parametrize("file", EMBLEMS, ids=label)
def test_no_form_has_a_dark_line_around_it(file: Path) -> None:
    """Forms are told apart by light and shade. The gems of Moons are enamel: there lines are wire,
    and the one of water is of dark silver."""
    if file.stem.startswith(("symbol-", "back-")):
        return
    for form, scale in _forms(ET.parse(file).getroot(), 1):
        line, inside = form.get("stroke", "none"), form.get("fill", "none")
        if "none" in (line, inside) or line == inside or not line.startswith("#"):
            continue
        if float(form.get("stroke-width", "1")) * scale >= FINE:
            assert contrast(line, "#000000") > DARK, form.attrib


def _forms(element: ET.Element, scale: float) -> Iterator[tuple[ET.Element, float]]:
    """All shapes of a drawing, with the scale of the groups around them."""
    for found in re.findall(r"scale\((-?[\d.]+)", element.get("transform", "")):
        scale *= abs(float(found))
    yield element, scale
    for child in element:
        yield from _forms(child, scale)


def test_no_drawing_of_a_game_is_a_twin_of_one_in_another_game() -> None:
    """Five games, five ways to draw a river, a cave, a toadstool: the outline differs by 0.3 or
    more, or what is seen in grey by 17 of 255. The closest pair measured 17.5 (two drops)."""
    masks = {label(file): _mask(label(file)) for file in EMBLEMS if file.parent.name in GAMES}
    drawn = [name for name in masks if "/back-" not in name]
    for one, other in combinations(drawn, 2):
        a, b = masks[one], masks[other]
        alike = (a ^ b).bit_count() < 0.3 * (a | b).bit_count()
        if alike and one.partition("/")[0] != other.partition("/")[0]:
            assert grey_distance(one, other) >= 17, (one, other)


def _mask(name: str) -> int:
    """The outline as the bits of a number: many of them are compared."""
    return int("".join("01"[covered] for covered in silhouette(name)), 2)


# -- what stands around the cards ----------------------------------------------------------------
def test_the_five_covers_are_told_apart_without_colour() -> None:
    names = [f"{game}/cover" for game in GAMES]
    pairs = [(a, b) for i, a in enumerate(names) for b in names[i + 1 :]]
    for a, b in pairs:
        assert grey_distance(a, b) >= 20, (a, b)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(("width", "height"), [(980, 774), (1600, 700)])
def test_words_can_be_read_everywhere_on_the_ground(game: str, width: int, height: int) -> None:
    """Thin lines of the drawing are blended with what is around them, as the eye does it."""
    ground = paint_vista(Vista(f"{game}/table", height), width, 1, Art())
    brightest = _brightest(ground)
    for text in TEXTS:
        assert contrast(text, brightest) >= BAR, (text, brightest)


def test_words_can_be_read_everywhere_on_the_plain_cloth() -> None:
    brightest = _brightest(paint_felt(980, 774, 1))
    for text in TEXTS:
        assert contrast(text, brightest) >= BAR, (text, brightest)


def _brightest(ground: QImage) -> str:
    """The colour of the four by four pixels that leave words the least contrast."""
    small = ground.scaled(
        ground.width() // 4,
        ground.height() // 4,
        Qt.AspectRatioMode.IgnoreAspectRatio,
        Qt.TransformationMode.SmoothTransformation,
    ).convertToFormat(QImage.Format.Format_RGB32)
    data = bytes(small.constBits())
    pixels = set(zip(data[2::4], data[1::4], data[0::4], strict=True))
    shades = ("#{:02X}{:02X}{:02X}".format(*pixel) for pixel in pixels)
    return max(shades, key=lambda shade: contrast(shade, "#000000"))
