"""An island lies under its cells and nowhere else, however large it is drawn."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage, QPainter

from fairytable.paint.land import paint_land
from fairytable.stage.strokes import Land, Point

HIGH = 0.98
RING = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
"""Six cells round a lagoon."""


def centre(q: int, r: int, width: float) -> Point:
    return 200 + width * (q + r / 2), 200 + 0.75 * HIGH * width * r


def painted(cells: tuple[tuple[int, int], ...], width: float) -> QImage:
    image = QImage(400, 400, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    with QPainter(image) as p:
        paint_land(p, Land(tuple(centre(q, r, width) for q, r in cells), width, HIGH))
    return image


def is_land(image: QImage, at: Point) -> bool:
    return image.pixelColor(round(at[0]), round(at[1])).alpha() == 255


@pytest.mark.parametrize("width", [40, 90])
def test_every_cell_is_land_and_a_lagoon_is_water(width: float) -> None:
    image = painted(RING, width)
    assert all(is_land(image, centre(q, r, width)) for q, r in RING)
    assert not is_land(image, centre(0, 0, width))
    assert not is_land(image, centre(2, 0, width))


def test_the_lagoon_is_land_once_its_cell_is() -> None:
    assert is_land(painted((*RING, (0, 0)), 80), centre(0, 0, 80))


def test_no_cells_are_no_island() -> None:
    empty = painted((), 80)
    assert all(empty.pixelColor(x, 200).alpha() == 0 for x in range(0, 400, 20))
