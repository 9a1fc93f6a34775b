"""The window of a map in the scene: what lies on it moves together, and is cut off at its edge.

At rest every item has its place in the scene, like any other. While the camera moves two bearers
carry them all, so that they are found where they are seen; what is seen is a photograph.
"""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QTransform
from PySide6.QtWidgets import (
    QGraphicsItem,
    QGraphicsScene,
    QStyleOptionGraphicsItem,
    QWidget,
)

from fairytable.paint.ground import Dress, qrect
from fairytable.paint.pixmaps import Pixmaps
from fairytable.paint.prints import Print
from fairytable.stage.maps import Camera, Map
from fairytable.stage.picture import Area, Pawn, Rect, Spot
from fairytable.table.area_item import AreaItem
from fairytable.table.bounded_item import BoundedItem
from fairytable.table.card_item import CardItem
from fairytable.table.light import Glow
from fairytable.table.map_photo import PhotoItem
from fairytable.table.terrain_item import TerrainItem
from fairytable.table.z_values import MAP


class _Bearer(BoundedItem):
    """Something invisible that others are fixed to; it may cut them off at its edges."""

    def __init__(self, parent: QGraphicsItem | None = None) -> None:
        super().__init__(parent)
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemHasNoContents)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def paint(
        self, p: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Nothing."""


class MapPane:
    """Empty while the picture has no map."""

    def __init__(self, scene: QGraphicsScene, pixmaps: Pixmaps) -> None:
        self.window = QRectF()
        self._pane = _Bearer()
        self._pane.setFlag(QGraphicsItem.GraphicsItemFlag.ItemClipsChildrenToShape)
        self._pane.setZValue(MAP)
        self._pane.setVisible(False)
        self._land = _Bearer(self._pane)
        self._under = TerrainItem("under", pixmaps, self._land)
        self._crowd = _Bearer(self._land)
        self._over = TerrainItem("over", pixmaps, self._land)
        self._figures = _Bearer(self._land)
        self._photo = PhotoItem(self._paint)
        self._photo.setParentItem(self._pane)
        self._chart = Map(Rect(0, 0, 0, 0))
        self._lit: list[tuple[Glow, bool]] = []
        """How places are lit on the photograph."""
        scene.addItem(self._pane)

    def show(self, chart: Map | None, camera: Camera | None, dpr: float, dress: Dress) -> None:
        """Show the marks of a map, seen by a camera that rests."""
        chart, camera = chart or Map(Rect(0, 0, 0, 0)), camera or Camera(0, 0)
        self._chart = chart
        if self.window != qrect(chart.window):
            self.window = qrect(chart.window)
            self._pane.reach_over(self.window)
            self._pane.setVisible(not self.window.isEmpty())
        self._stand()
        self._under.show_marks(chart.under, chart, camera, dpr, dress)
        self._over.show_marks(chart.over, chart, camera, dpr, dress)

    # What lies on it

    def lay_down(self, item: QGraphicsItem, lies: Spot | Area | Pawn) -> None:
        """Something lies on the map from now on, or on the table itself."""
        if not lies.on_map:
            _free(item)
        else:
            item.setParentItem(self._figures if isinstance(lies, Pawn) else self._crowd)

    def lift_up(self, item: QGraphicsItem, z: float) -> None:
        """Something is taken up, above map and table, to this height."""
        _free(item)
        item.setZValue(z)

    def carries(self, item: QGraphicsItem) -> bool:
        """Whether an item lies on the map."""
        return item.parentItem() in (self._crowd, self._figures)

    def shows(self, spot: Spot) -> bool:
        """Whether some of a card can be seen; of one on the table itself all of it can."""
        return not spot.on_map or self.window.intersects(qrect(spot.rect))

    def reaches(self, item: QGraphicsItem, at: QPointF) -> bool:
        """Whether an item is not cut off at a point."""
        return self.window.contains(at) or not self.carries(item)

    def rested(self, at: QPointF) -> QPointF:
        """Where what is carried under a point has its place: the same point, unless it moves."""
        return self._crowd.mapFromScene(at)

    # The camera

    def move(self, rest: Camera, camera: Camera, dpr: float) -> None:
        """Show all as this camera sees it; what lies on the map has the places that it has for the
        other one."""
        times = camera.zoom / rest.zoom
        at = QPointF(rest.x - camera.x, rest.y - camera.y) * camera.zoom
        if times == 1.0:  # then pixels stay what they are
            at = QPointF(round(at.x() * dpr) / dpr, round(at.y() * dpr) / dpr)
        where = QTransform(times, 0, 0, times, at.x(), at.y())
        for bearer in (self._crowd, self._figures):
            bearer.setTransform(where)
        lit = self._lights()
        if lit != self._lit:
            self._lit = lit
            self._photo.put_away()
        self._photo.show_through(self._chart, camera, dpr)
        self._land.setOpacity(0.0)

    def rest(self, camera: Camera) -> None:
        """The camera stands still; all on the map has got its place for it."""
        self._stand()
        for marks in (self._under, self._over):
            marks.rest(camera)

    def _stand(self) -> None:
        self._photo.put_away()
        self._land.setOpacity(1.0)
        for bearer in (self._crowd, self._figures):
            if not bearer.transform().isIdentity():
                bearer.setTransform(QTransform())

    def _lights(self) -> list[tuple[Glow, bool]]:
        """How the places are lit now."""
        places = [item for item in self._crowd.childItems() if isinstance(item, AreaItem)]
        return [(place.light.glow, place.light.focused) for place in places]

    def _paint(self, p: QPainter, where: QTransform) -> None:
        """Paint all that lies on the map as it is carried now, also what is out of view."""
        option, carried = QStyleOptionGraphicsItem(), self._crowd.transform()
        part = (carried * where).inverted()[0].mapRect(QRectF(p.viewport()))
        for marks, bearer in ((self._under, self._crowd), (self._over, self._figures)):
            p.setWorldTransform(carried * where)
            marks.draw(p, part)
            for item in _to_be_seen(bearer):
                p.setOpacity(1.0)
                p.setWorldTransform(item.sceneTransform() * where)
                item.paint(p, option)

    def painted(self, wanted: Print) -> None:
        """A picture is ready: show it where it was waited for."""
        for marks in (self._under, self._over):
            marks.painted(wanted)


def _to_be_seen(bearer: QGraphicsItem) -> list[QGraphicsItem]:
    """What it carries, lowest first; of a squared pile only the top, of places only lit ones."""
    found: list[QGraphicsItem] = []
    covered: set[Rect] = set()
    for item in sorted(bearer.childItems(), key=lambda item: -item.zValue()):
        if isinstance(item, CardItem):
            if item.where is None or item.where in covered:
                continue
            covered.add(item.where)
        elif not item.isVisible():
            continue
        found.append(item)
    return found[::-1]


def _free(item: QGraphicsItem) -> None:
    if item.parentItem() is not None:
        item.setParentItem(None)  # type: ignore[arg-type]  # Qt's own page allows it
