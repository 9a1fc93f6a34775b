"""The ground of a map, or what lies over its cards: all its marks as one picture."""

from dataclasses import dataclass
from math import ceil

from PySide6.QtGui import QImage

from fairytable.paint.art import Art
from fairytable.paint.brushes import canvas
from fairytable.paint.ground import MARGIN, Dress, paint_where_it_lies
from fairytable.paint.prints import Mural, Print
from fairytable.stage.maps import enlarged
from fairytable.stage.picture import Mark, Rect


@dataclass(frozen=True)
class Terrain(Mural):
    """A part of a map's marks at a zoom."""

    wall: str
    marks: tuple[Mark, ...]
    part: Rect
    """In the map's coordinates."""
    zoom: float
    dress: Dress

    def pixels(self, width: float, dpr: float) -> tuple[int, int]:
        return ceil(width * dpr - 1e-6), ceil(self.part.h * self.zoom * dpr - 1e-6)

    def paint(self, width: float, dpr: float, art: Art) -> QImage:
        left, top = self.part.x * self.zoom, self.part.y * self.zoom
        seen = Rect(left, top, width, self.part.h * self.zoom).inset(-MARGIN)
        with canvas(*self.pixels(width, dpr), dpr) as (image, p):
            p.scale(dpr, dpr)
            p.translate(-left, -top)
            for mark in self.marks:
                near = enlarged(mark, self.zoom)
                if near.rect.overlaps(seen):
                    paint_where_it_lies(p, near, dpr, self.dress, art)
        return image


def terrain_print(terrain: Terrain, dpr: float) -> Print:
    return Print(terrain, terrain.part.w * terrain.zoom, dpr)
