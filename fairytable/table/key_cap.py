"""The cap of a key on a slip of parchment."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter

from fairytable.paint.brushes import color, line_pen, rounded
from fairytable.paint.fonts import SANS, SEMIBOLD, Type, metrics
from fairytable.paint.text import draw, fit_or_cut
from fairytable.stage.skin import Skin

_PX, _HIGH, _AIR = 12, 19.0, 9.0


def cap_width(key: str, grown: float) -> float:
    """How wide a cap is; never less than high, and nothing for no key."""
    wide = metrics(_kind(grown)).horizontalAdvance(key) + _AIR * grown
    return max(_HIGH * grown, wide) if key else 0.0


def paint_cap(p: QPainter, key: str, right: float, middle: float, grown: float, skin: Skin) -> None:
    """A cap that ends at the right there, at this height."""
    wide, high = cap_width(key, grown), _HIGH * grown
    cap = QRectF(right - wide, middle - high / 2, wide, high)
    p.fillPath(rounded(cap.x(), cap.y(), wide, high, 4), color(skin.slip.light, 0.55))
    p.setBrush(Qt.BrushStyle.NoBrush)
    p.setPen(line_pen(skin.inks.dark_soft, 1.1, 0.8))
    p.drawPath(rounded(cap.x(), cap.y(), wide, high, 4))
    setting = fit_or_cut(key, cap.size(), [_kind(grown)], 1)
    draw(p, setting, cap, color(skin.inks.dark))


def _kind(grown: float) -> Type:
    return Type(round(_PX * grown), SEMIBOLD, SANS)
