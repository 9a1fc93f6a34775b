"""The marks of a map on the table: one picture, painted in the background for where one looks."""

from math import ceil, floor
from typing import NamedTuple

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap, QRegion
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from fairytable.paint.ground import MARGIN, Dress, qrect, reach_of
from fairytable.paint.pixmaps import Pixmaps
from fairytable.paint.prints import Print
from fairytable.paint.terrain import Terrain, terrain_print
from fairytable.stage.maps import Camera, Map, extent_of, fitted, on_map, on_table
from fairytable.stage.picture import Mark, Rect, bounds, overlap
from fairytable.table.chart_item import ChartItem
from fairytable.table.map_photo import AROUND


class _Painted(NamedTuple):
    """A part of the map that is painted."""

    terrain: Terrain
    picture: QPixmap


class TerrainItem(ChartItem):
    """Painted for the camera at rest; until that is done what was painted before is stretched. The
    whole map is always at hand, for the parts that one has not looked at closely."""

    def __init__(self, layer: str, pixmaps: Pixmaps, parent: QGraphicsItem) -> None:
        super().__init__(parent)
        self._layer, self._pixmaps = layer, pixmaps
        self._marks: tuple[Mark, ...] = ()
        self._dress = Dress(())
        self._dpr = 1.0
        self._painted: dict[str, _Painted] = {}
        """The whole map as it is seen when it fits, and what is near while the camera is near."""
        self._wanted: dict[str, Terrain] = {}
        """Those of both that are being painted."""
        self._changed: Rect | None = None
        """The part of the map that looks different once they are."""
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemUsesExtendedStyleOption)

    def show_marks(
        self, marks: tuple[Mark, ...], chart: Map, camera: Camera, dpr: float, dress: Dress
    ) -> None:
        """Show these from now on, seen by a camera that rests."""
        shown = self._chart.window, self._chart.extent, self._camera, self._dpr, self._dress
        old, self._marks, self._chart = self._marks, marks, chart
        if shown != (chart.window, chart.extent, camera, dpr, dress):
            self.prepareGeometryChange()
            self._dpr, self._dress = dpr, dress
            self.rest(camera)
        elif old != marks:
            self._ask([reach_of(mark) for mark in set(old) ^ set(marks)])

    def rest(self, camera: Camera) -> None:
        """The camera stands still: what is seen is painted for it."""
        self._camera = camera
        self._ask([extent_of(self._chart)])
        self.update()

    def _ask(self, changed: list[Rect]) -> None:
        """Have it painted, because these parts of the map look different now."""
        self.setVisible(bool(self._marks))
        if not self._marks:
            self._painted.clear()
            self._wanted.clear()
            return
        self._changed = bounds([*changed, *([] if self._changed is None else [self._changed])])
        land, fit = extent_of(self._chart), fitted(self._chart)
        seen = on_map(self._camera, self._chart.window)
        part = overlap(seen.inset(-AROUND * seen.w, -AROUND * seen.h), land)
        self._wanted = {"whole": self._terrain("whole", land, fit)}
        if part is not None and self._camera != fit:
            self._wanted["near"] = self._terrain("near", part, self._camera)
        self._take()

    def _terrain(self, name: str, part: Rect, camera: Camera) -> Terrain:
        """A part of the map as this camera sees it, from pixel to pixel."""
        there = on_table(camera, part)
        x, y = floor(there.x), floor(there.y)
        snapped = Rect(x, y, ceil(there.right) - x, ceil(there.bottom) - y)
        found = on_map(camera, snapped)
        wall = f"{self._layer} {name}"
        return Terrain(wall, self._marks, found, camera.zoom, self._dress)

    def _take(self) -> None:
        """Show those of the wanted pictures that are painted."""
        for name, terrain in list(self._wanted.items()):
            picture = self._pixmaps.at_hand(terrain_print(terrain, self._dpr))
            if picture is not None:
                del self._wanted[name]
                self._painted[name] = _Painted(terrain, picture)
        if self._changed is not None:
            there = on_table(self._camera, self._changed)
            self.update(qrect(there.inset(-MARGIN)))
        if self._wanted:
            return
        self._changed = None
        if self._camera == fitted(self._chart):
            self._painted.pop("near", None)

    def painted(self, wanted: Print) -> None:
        """A picture is ready: perhaps one of these."""
        if wanted.subject in self._wanted.values():
            self._take()

    def paint(
        self, p: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        exposed: QRectF = option.exposedRect
        self.draw(p, exposed)

    def draw(self, p: QPainter, part: QRectF) -> None:
        """Draw a part of it, in the scene's coordinates."""
        whole, near = self._painted.get("whole"), self._painted.get("near")
        covered = QRectF() if near is None else self._place(near.terrain)
        if whole is not None and not covered.contains(part):
            p.save()
            around = QRegion(part.toAlignedRect()) - QRegion(covered.toRect())
            p.setClipRegion(around, Qt.ClipOperation.IntersectClip)
            self._draw(p, whole, part)
            p.restore()
        if near is not None:
            self._draw(p, near, part)

    def _place(self, terrain: Terrain) -> QRectF:
        return qrect(on_table(self._camera, terrain.part))

    def _draw(self, p: QPainter, painted: _Painted, part: QRectF) -> None:
        """The pixels of this part, and no others: those of a whole map are many."""
        there, picture = self._place(painted.terrain), painted.picture
        if painted.terrain.zoom == self._camera.zoom:
            dpr = self._dpr
            there.moveTo(round(there.x() * dpr) / dpr, round(there.y() * dpr) / dpr)
            there.setSize(picture.deviceIndependentSize())
        target = QRectF(there.intersected(part).toAlignedRect()).intersected(there)
        if target.isEmpty():
            return
        across, down = picture.width() / there.width(), picture.height() / there.height()
        source = QRectF(
            (target.x() - there.x()) * across,
            (target.y() - there.y()) * down,
            target.width() * across,
            target.height() * down,
        )
        p.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        p.drawPixmap(target, picture, source)
