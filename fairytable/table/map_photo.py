"""A photograph of the map: while the camera moves it is shown in the place of all that lies there.

Painting hundreds of cards anew, each at another size, would cost several frames.
"""

from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap, QTransform
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from fairytable.paint.ground import qrect
from fairytable.stage.maps import Camera, Map, extent_of, on_map, on_table
from fairytable.stage.picture import Rect, overlap
from fairytable.table.chart_item import ChartItem

AROUND = 0.5
"""How much more than what is seen is on it on each side, in windows."""


class _Photo(NamedTuple):
    picture: QPixmap
    part: Rect
    """What is on it, in the map's coordinates."""
    zoom: float


class PhotoItem(ChartItem):
    """Hidden while the camera rests."""

    def __init__(self, paint_map: Callable[[QPainter, QTransform], None]) -> None:
        """Who has a photograph taken paints the map onto it, in the scene's coordinates, with a
        transform to those of the photograph."""
        super().__init__()
        self._paint_map = paint_map
        self._photo: _Photo | None = None
        self.setVisible(False)

    def put_away(self) -> None:
        self._photo = None
        self.setVisible(False)

    def show_through(self, chart: Map, camera: Camera, dpr: float) -> None:
        """Show the map as this camera sees it; one that leaves the photograph takes another."""
        if chart.window != self._chart.window:
            self.prepareGeometryChange()
        self._chart, self._camera = chart, camera
        seen = on_map(camera, chart.window)
        land = overlap(seen, extent_of(chart))
        if land is not None and (self._photo is None or not self._photo.part.contains(land, 1.0)):
            self._take(seen.inset(-AROUND * seen.w, -AROUND * seen.h), dpr)
        self.setVisible(True)

    def _take(self, wanted: Rect, dpr: float) -> None:
        part = overlap(wanted, extent_of(self._chart).inset(-self._chart.margin))
        if part is None:
            return
        there = qrect(on_table(self._camera, part)).toAlignedRect()
        picture = QPixmap(there.size() * dpr)
        picture.fill(Qt.GlobalColor.transparent)
        where = QTransform.fromTranslate(-there.x(), -there.y()) * QTransform.fromScale(dpr, dpr)
        with QPainter(picture) as p:
            p.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            self._paint_map(p, where)
        picture.setDevicePixelRatio(dpr)
        corner = Rect(there.x(), there.y(), there.width(), there.height())
        part = on_map(self._camera, corner)
        self._photo = _Photo(picture, part, self._camera.zoom)

    def paint(
        self, p: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        if self._photo is None:
            return
        picture, part, zoom = self._photo
        there = qrect(on_table(self._camera, part))
        if zoom == self._camera.zoom:
            dpr = picture.devicePixelRatio()
            p.drawPixmap(
                QPointF(round(there.x() * dpr) / dpr, round(there.y() * dpr) / dpr), picture
            )
        else:
            p.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            p.drawPixmap(there, picture, QRectF(picture.rect()))
