"""What the side panel is made of: cloth as always, or a skin's material with its sheets on it."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from fairytable.app.chrome import Chrome
from fairytable.app.widgets.grounds import paint_ground, paint_stuff
from fairytable.paint.edges import painted_edge
from fairytable.paint.ornaments import paint_nail
from fairytable.stage.skin import Around, Edge

_GAP = 5
"""Between score sheet and tabs."""
_FOOT = 9
"""Below the last line on a leaf."""
_SIDE = 7
"""What a leaf leaves free at both sides, so that no word stands on its edge."""
_NARROW = 100.0
"""A panel that is narrower is folded: its sheets have no ornaments."""


def margins(chrome: Chrome, *, folded: bool) -> tuple[int, int, int, int]:
    """Left, top, right and foot of all that stands in the panel."""
    if chrome.around is None or folded:
        return 0, 0, 0, 0
    if chrome.around.leaf is not None:
        return _SIDE, 8, _SIDE, 0
    return (6, 6, 4, 0) if chrome.around.sheet is not None else (0, 0, 0, 0)


def page_margins(chrome: Chrome) -> tuple[int, int, int, int]:
    """Of the tabs and what is below them: a sheet that ends above or below needs its edge."""
    around = chrome.around
    above = around is not None and around.sheet is not None
    below = around is not None and around.leaf is not None
    return 10, _GAP + 10 if above else _GAP, 10, _FOOT if below else 0


def pages_style(chrome: Chrome) -> str:
    """Lists lie in wells; on a leaf they are written upon it."""
    if chrome.around is None or chrome.around.leaf is None:
        return ""
    return "QListView, QTextBrowser { background: transparent; border-color: transparent; }"


def paint(p: QPainter, rect: QRectF, sheet_foot: float, foot: float, chrome: Chrome) -> None:
    """All of it; the score sheet and what is above the prompt end at these heights."""
    if chrome.around is None:
        paint_ground(p, rect, chrome)
    else:
        _paint_sheets(p, rect, sheet_foot, foot, chrome.around)
    edge: Edge = "line" if chrome.around is None else chrome.around.edge
    metal = chrome.gold if chrome.around is None else chrome.around.bar.rim
    ratio = p.device().devicePixelRatioF()
    p.drawImage(QPointF(0, 0), painted_edge(edge, round(rect.height()), metal, ratio))


def _paint_sheets(
    p: QPainter, rect: QRectF, sheet_foot: float, foot: float, around: Around
) -> None:
    paint_stuff(p, rect, around.panel)
    if around.leaf is not None:
        leaf = QRectF(8, 6, rect.width() - 13, foot - 8)
        narrow = rect.width() < _NARROW
        paint_stuff(p, leaf, around.leaf._replace(ornate=False) if narrow else around.leaf, 4)
        for x in () if narrow else (leaf.x() + 9, leaf.right() - 9):
            paint_nail(p, QPointF(x, leaf.y() + 9), 3)
    if around.sheet is not None:
        sheet = QRectF(8, 6, rect.width() - 13, sheet_foot + 3)
        narrow = rect.width() < _NARROW
        paint_stuff(p, sheet, around.sheet._replace(ornate=False) if narrow else around.sheet, 4)
