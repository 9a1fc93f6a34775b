"""The ground of a game's own table: its scenery, what grows on it, and what runs along its edge."""

from dataclasses import dataclass

from PySide6.QtGui import QImage, QPainter

from fairytable.paint.art import Art
from fairytable.paint.felt import paint_frame
from fairytable.paint.growth import paint_growth
from fairytable.paint.prints import Mural
from fairytable.paint.scenery import Vista, paint_vista
from fairytable.stage.skin import Cloth


@dataclass(frozen=True)
class TableGround(Mural):
    """As high as this, and as wide as its print."""

    wall: str
    """The name of the scenery."""
    height: float
    cloth: Cloth

    def pixels(self, width: float, dpr: float) -> tuple[int, int]:
        return round(width * dpr), round(self.height * dpr)

    def paint(self, width: float, dpr: float, art: Art) -> QImage:
        image = paint_vista(Vista(self.wall, self.height), width, dpr, art)
        with QPainter(image) as p:
            p.setRenderHint(QPainter.RenderHint.Antialiasing)
            paint_growth(p, width, self.height, self.cloth)
            paint_frame(p, width, self.height, self.cloth)
        return image
