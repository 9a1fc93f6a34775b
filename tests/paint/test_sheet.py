"""The contact sheets of what the painters can do are painted without a gap."""

from collections.abc import Callable

import pytest
from PySide6.QtGui import QImage

from .sheet import SHEETS


@pytest.mark.parametrize("paint", SHEETS.values(), ids=SHEETS)
def test_a_sheet_shows_more_than_its_ground(
    paint: Callable[[], QImage], caplog: pytest.LogCaptureFixture
) -> None:
    image = paint()
    shades = {image.pixel(x, y) for x in range(0, image.width(), 4) for y in range(0, 600, 4)}
    assert len(shades) > 2000
    assert not caplog.records, "every drawing was found"
