"""Where the emblems are found and drawn; any thread may do it."""

import logging
from functools import cache
from pathlib import Path

from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from fairytable.paint.brushes import canvas
from fairytable.resources import assets

log = logging.getLogger(__name__)


class Art:
    """A folder of drawings, each named by its path without the ending: "tales/owl"."""

    def __init__(self, folder: Path | None = None) -> None:
        self.folder = folder or assets() / "art"

    def draw(self, p: QPainter, name: str, rect: QRectF) -> bool:
        """Draw an emblem into a rectangle; False if there is none of this name."""
        file = self.folder / f"{name}.svg"
        if not file.is_file():
            _report(file)
            return False
        # A renderer of its own for each drawing: renderers must not be shared between threads.
        QSvgRenderer(str(file)).render(p, rect)
        return True

    def image(self, name: str, width: float, height: float, dpr: float) -> QImage:
        """An emblem alone, for pawns and pictures in windows."""
        across, down = round(width * dpr), round(height * dpr)
        with canvas(across, down, dpr) as (image, p):
            self.draw(p, name, QRectF(0, 0, across, down))
        return image


@cache
def _report(file: Path) -> None:
    """Once for each drawing: a card without its emblem can still be played with."""
    log.error("There is no drawing %s", file)
