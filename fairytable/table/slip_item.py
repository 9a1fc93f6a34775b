"""A number that flies over the table: points on their way to the score sheet."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from fairytable.paint.brushes import canvas, color, line_pen, rounded
from fairytable.paint.fonts import BOLD, Type
from fairytable.paint.palette import PAPER, TABLE
from fairytable.paint.text import draw, fit_or_cut
from fairytable.stage.look import Printed
from fairytable.stage.picture import Rect
from fairytable.table.z_values import HELD

_TYPE = Type(20, BOLD)
_WIDE, _HIGH, _AIR = 76.0, 34.0, 4.0


class SlipItem(QGraphicsItem):
    """A slip of parchment, painted once; its origin is its middle."""

    side: Printed | None = None

    def __init__(self, text: str, at: QPointF, dpr: float, times: float = 1.0) -> None:
        """It sets out this many times as large as usual."""
        super().__init__()
        self.text = text
        self._wide, self._air = _WIDE * times, _AIR * times
        self.rect = QRectF(-self._wide / 2, -_HIGH * times / 2, self._wide, _HIGH * times)
        self._picture = _paint(text, dpr, times)
        self.setPos(at)
        self.setZValue(HELD)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def place(self, rect: Rect, turn: float = 0.0) -> None:
        self.setPos(QPointF(*rect.centre))
        self.setScale(rect.w / self._wide)

    def stretch(self, width: float) -> None:
        self.setScale(width / self._wide)

    def set_flip(self, share: float) -> None:
        """A slip has no back."""

    def turn_over(self, side: Printed, width: float) -> None:
        """A slip has no sides."""

    def boundingRect(self) -> QRectF:
        return self.rect.adjusted(-self._air, -self._air, self._air, self._air)

    def paint(
        self, p: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        p.drawPixmap(self.boundingRect().topLeft(), self._picture)


def _paint(text: str, dpr: float, times: float) -> QPixmap:
    scale = dpr * times
    across, down = round((_WIDE + 2 * _AIR) * scale), round((_HIGH + 2 * _AIR) * scale)
    with canvas(across, down, dpr) as (image, p):
        p.scale(scale, scale)
        p.translate(_AIR, _AIR)
        shape = rounded(0, 0, _WIDE, _HIGH, _HIGH / 2)
        p.fillPath(shape.translated(0, 2), color(TABLE["shadow"], 0.4))
        p.fillPath(shape, color(PAPER["parchment"]))
        p.setPen(line_pen(PAPER["gold_bright"], 2))
        p.drawPath(shape)
        inner = QRectF(6, 0, _WIDE - 12, _HIGH)
        setting = fit_or_cut(text, inner.size(), [_TYPE], 1)
        draw(p, setting, inner, color(PAPER["ink"]), Qt.AlignmentFlag.AlignHCenter)
    return QPixmap.fromImage(image)
