"""Mist that drifts over the ground of a table at rest, between what lies there, never on words."""

from math import sin, tau

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap, QRadialGradient, QRegion
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from fairytable.paint.album import MB, painted_once
from fairytable.paint.brushes import canvas, color
from fairytable.stage.picture import Ghost, Panel, Picture, Rect, Words
from fairytable.table.quiet_life import covers, crowded
from fairytable.table.table_top import TableTop
from fairytable.table.z_values import AREA

BANKS = 2
HIGH = 96.0
WIDE = 0.42
"""How long a bank is, in widths of the table."""
SLOW = 3
"""It moves with every third step only."""
PACE = 7.0
"""Pixels in a second."""
DENSE = 0.3


class Bank(QGraphicsItem):
    """One bank of mist. It covers its whole way; what lies there is left out."""

    def __init__(self) -> None:
        super().__init__()
        self.setZValue(AREA - 0.7)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self._way = QRectF()
        self._free = QRegion()
        self._picture = QPixmap()
        self._from = self._x = 0.0
        self._strength = 0.0

    def live_on(self, way: Rect, free: QRegion, picture: QPixmap, start: float) -> None:
        """Drift along here, from this share of the way on."""
        self.prepareGeometryChange()
        self._way = QRectF(*way)
        self._free = free.intersected(self._way.toAlignedRect())
        self._picture, self._from = picture, start
        self._strength = 0.0

    def drift(self, now: float) -> None:
        """Where it is after this many seconds; it comes and goes with the time."""
        before = self._box()
        wide = self._picture.deviceIndependentSize().width()
        across = self._way.width() + wide
        self._x = (self._from * across + PACE * now) % across - wide
        self._strength = min(1.0, now / 4) * (0.75 + 0.25 * sin(now * tau / 11))
        self.update(before.united(self._box()))

    def _box(self) -> QRectF:
        corner = QPointF(round(self._x), self._way.y())
        return QRectF(corner, self._picture.deviceIndependentSize())

    def boundingRect(self) -> QRectF:
        return self._way

    def paint(
        self, p: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        p.save()
        p.setClipRegion(self._free, Qt.ClipOperation.IntersectClip)
        p.setOpacity(p.opacity() * self._strength)
        p.drawPixmap(self._box().topLeft(), self._picture)
        p.restore()


class Mist:
    """All of it on one table."""

    def __init__(self, top: TableTop) -> None:
        self._top = top
        self._banks: list[Bank] = []
        self._ticks = 0

    def come_out(self, picture: Picture) -> None:
        if picture.map is not None or not self._top.skin.mist:
            self.hide()
            return
        if not self._banks:
            self._banks = [Bank() for _ in range(BANKS)]
            for bank in self._banks:
                self._top.scene.addItem(bank)
        free, (width, _) = _free(picture), picture.size
        look = _bank(self._top.skin.mist, round(WIDE * width), self._top.dpr)
        for k, (bank, y) in enumerate(zip(self._banks, _levels(picture), strict=True)):
            bank.live_on(Rect(0, y, width, HIGH), free, look, 0.3 + 0.45 * k)
            bank.drift(0)
            bank.setVisible(True)

    def step(self, now: float) -> None:
        self._ticks += 1
        if self._ticks % SLOW:
            return
        for bank in self._banks:
            if bank.isVisible():
                bank.drift(now)

    def hide(self) -> None:
        for bank in self._banks:
            bank.setVisible(False)


def _free(picture: Picture) -> QRegion:
    """The table without its plates and its words; cards and drawings stand in the mist."""
    region = QRegion(QRectF(0, 0, *picture.size).toAlignedRect())
    plates = [mark for mark in picture.under if isinstance(mark, Panel) and covers(mark)]
    for plate in plates:
        whole = QRectF(*plate.rect).toAlignedRect()
        round_one = plate.rect.w == plate.rect.h
        form = QRegion.RegionType.Ellipse if round_one else QRegion.RegionType.Rectangle
        region -= QRegion(whole, form)
    for mark in (*picture.under, *picture.over):
        said = isinstance(mark, Words) or (isinstance(mark, Ghost) and mark.text)
        if said and not any(plate.rect.contains(mark.rect) for plate in plates):
            region -= QRegion(QRectF(*mark.rect).toAlignedRect())
    return region


def _levels(picture: Picture) -> list[float]:
    """The heights at which most of the ground is free, apart from each other."""
    width, height = picture.size
    taken = [
        (min(rect.right, width) - max(rect.x, 0), rect.y, rect.bottom) for rect in crowded(picture)
    ]

    def covered(y: float) -> float:
        """In plain numbers: there are hundreds of rectangles, and the table lives meanwhile."""
        return sum(
            [
                wide * (min(foot, y + HIGH) - max(top, y))
                for wide, top, foot in taken
                if top < y + HIGH and y < foot
            ]
        )

    found: list[float] = []
    count = max(BANKS, int((height - HIGH) / (HIGH / 2)))
    heights = [(height - HIGH) * k / count for k in range(count + 1)]
    for y in sorted(heights, key=covered):
        if all(abs(y - other) >= HIGH for other in found):
            found.append(y)
    return found[:BANKS]


@painted_once(4 * MB)
def _bank(tint: str, wide: int, dpr: float) -> QPixmap:
    """Soft clouds one behind the other, lost towards all edges."""
    with canvas(round(wide * dpr), round(HIGH * dpr), dpr) as (image, p):
        p.scale(dpr, dpr)
        p.setPen(Qt.PenStyle.NoPen)
        for x, y, across, high in (
            (0.3, 0.6, 0.3, 0.36),
            (0.52, 0.5, 0.34, 0.46),
            (0.72, 0.62, 0.26, 0.34),
            (0.46, 0.7, 0.44, 0.28),
        ):
            p.save()
            p.translate(x * wide, y * HIGH)
            p.scale(across * wide, high * HIGH)
            cloud = QRadialGradient(QPointF(0, 0), 1)
            for at, share in ((0.0, 1.0), (0.5, 0.55), (1.0, 0.0)):
                cloud.setColorAt(at, color(tint, DENSE * share))
            p.setBrush(cloud)
            p.drawEllipse(QPointF(0, 0), 1, 1)
            p.restore()
    return QPixmap.fromImage(image)
