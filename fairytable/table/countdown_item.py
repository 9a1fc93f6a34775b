"""A small plate with a ring that empties: something goes on by itself, unless somebody holds it."""

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPolygonF
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from fairytable.paint.brushes import color, line_pen, round_pen
from fairytable.paint.fonts import BOLD, Type, metrics
from fairytable.paint.text import draw, fit_or_cut
from fairytable.stage.picture import clamp
from fairytable.table.key_cap import cap_width, paint_cap
from fairytable.table.slip_paper import AIR, SlipPaper
from fairytable.table.slip_size import grown
from fairytable.table.table_top import TableTop
from fairytable.table.z_values import BUBBLE

_HIGH, _RING, _AIR = 32.0, 20.0, 6.0
_WORDS = 14
_ROOMY = 4.5
"""From this many of its heights on a place has room for it."""
_EDGE = 6.0
"""Between the plate and the edge of the table."""


class CountdownItem(QGraphicsItem):
    """Hidden until something is going to happen by itself."""

    def __init__(self, top: TableTop) -> None:
        super().__init__()
        self.share = 1.0
        """How much of the time is left."""
        self.held = False
        """Whether somebody holds it: it says how to go on."""
        self.text = ""
        self._key = ""
        self._top = top
        self._k = 1.0
        self._size = QSizeF()
        self._paper = SlipPaper(_HIGH / 2, 1.8, cast=True)
        self.setZValue(BUBBLE + 2)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setVisible(False)
        top.scene.addItem(self)

    def say(self, text: str, key: str, place: QRectF) -> None:
        """Show these words at the lower edge of a place; inside, where that is large."""
        self.prepareGeometryChange()
        self.text, self._key, self._k = text, key, grown(self._top)
        skin = self._top.skin
        high = _HIGH * self._k
        wide = (_RING + 3 * _AIR + 4) * self._k + self._words_wide()
        wide += cap_width(key, self._k) + (_AIR * self._k if key else 0)
        self._size = QSizeF(wide, high)
        self._paper = SlipPaper(high / 2, 1.8, cast=True)
        self._paper.fit(wide, high, skin.slip.rim, skin, self._top.dpr)
        within = self._top.rect
        lower = high + _EDGE if place.height() > _ROOMY * high else high / 2
        x = clamp(_EDGE, place.center().x() - wide / 2, within.width() - wide - _EDGE)
        y = clamp(_EDGE, place.bottom() - lower, within.height() - high - _EDGE)
        self.setPos(x, y)
        self.setVisible(True)
        self.update()

    def set_share(self, share: float) -> None:
        self.share = share
        self.update()

    def covers(self, at: QPointF) -> bool:
        """Whether a point of the scene lies on it."""
        return self.isVisible() and self._rect.contains(self.mapFromScene(at))

    @property
    def middle(self) -> QPointF:
        """Where it is in the scene."""
        return self.mapToScene(self._rect.center())

    @property
    def _rect(self) -> QRectF:
        return QRectF(QPointF(), self._size)

    def _words_wide(self) -> float:
        return metrics(self._words).horizontalAdvance(self.text) + 4

    @property
    def _words(self) -> Type:
        return Type(round(_WORDS * self._k), BOLD)

    def boundingRect(self) -> QRectF:
        return self._rect.adjusted(-AIR, -AIR, AIR, AIR)

    def paint(
        self, p: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect, k = self._rect, self._k
        w, h = rect.width(), rect.height()
        self._paper.paint(p)
        self._paint_ring(p, QPointF((_AIR + 2 + _RING / 2) * k, h / 2), _RING / 2 * k)
        left = (2 * _AIR + 2 + _RING) * k
        words = QRectF(left, 0, self._words_wide(), h)
        setting = fit_or_cut(self.text, words.size(), [self._words], 1)
        draw(p, setting, words, color(self._paper.skin.inks.dark), Qt.AlignmentFlag.AlignLeft)
        if self._key:
            paint_cap(p, self._key, w - 2 * _AIR * k, h / 2, k, self._paper.skin)

    def _paint_ring(self, p: QPainter, at: QPointF, reach: float) -> None:
        """What is left of the time, round the sign for holding; or the sign for going on."""
        skin = self._paper.skin
        p.setBrush(color(skin.plates.page.deep))
        p.setPen(line_pen(skin.slip.rim, 1, 0.6))
        p.drawEllipse(at, reach, reach)
        p.setBrush(Qt.BrushStyle.NoBrush)
        line = 3.4 * self._k
        p.setPen(round_pen(skin.slip.rim, line))
        inner = reach - line / 2 + 0.4
        box = QRectF(at.x() - inner, at.y() - inner, 2 * inner, 2 * inner)
        p.drawArc(box, 90 * 16, round(360 * 16 * self.share))
        p.setPen(Qt.PenStyle.NoPen)
        p.setBrush(color(self._paper.skin.inks.dark))
        size = reach * 0.36
        if self.held:
            corners = ((-0.7, -1.05), (-0.7, 1.05), (1.15, 0.0))
            p.drawPolygon(QPolygonF([at + QPointF(x * size, y * size) for x, y in corners]))
            return
        for side in (-1, 1):
            bar = QRectF(0, 0, size * 0.62, size * 2)
            bar.moveCenter(at + QPointF(side * size * 0.62, 0))
            p.drawRect(bar)
