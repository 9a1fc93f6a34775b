"""Paints the keys of all pages: face, rim, what the mouse, a finger and the keyboard do to them."""

from typing import Literal, NamedTuple

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QAbstractButton, QWidget

from fairytable.app.chrome import Chrome
from fairytable.app.widgets.grounds import inset, plate
from fairytable.paint.brushes import color, down, line_pen

GOLD_RIM = "#8A6420"
"""Around a gold face."""
DASHES = (4.0, 3.0)
FAINT = 0.45
"""How strong a key is that cannot be pressed, if it only grows faint."""


class Shine(NamedTuple):
    """What lies over a face under the mouse."""

    white: float = 0.0
    gold: float = 0.0


class Key(NamedTuple):
    """How one kind of keys differs from the others."""

    margin: float
    """Free around its face, inside of the widget."""
    radius: float = 8.0
    rim: float = 1.3
    """How wide its edge is."""
    raised: bool = False
    """Whether it throws a shadow, and is rimmed with gold even at rest."""
    flat: bool = False
    """Whether it has a face only while it is gold, and never a rim."""
    bright: bool = False
    """Whether even a gold face is rimmed with gold."""
    haloed: bool = False
    """Whether the keyboard is shown around it, not inside of it."""
    shine: Shine = Shine()
    gold_shine: Shine = Shine()
    """Over a gold face."""
    off: Literal["sunken", "open", "dashed", "faint"] = "faint"
    """What it is like while it cannot be pressed: a hole with a dashed edge, an edge alone, or
    itself but faint, with its edge dashed or as it was."""


def face_of(button: QWidget, key: Key) -> QRectF:
    """Where the face lies in the widget."""
    return inset(QRectF(button.rect()), key.margin)


def ink_of(button: QWidget, key: Key, chrome: Chrome, *, gold: bool) -> str:
    """The colour of what stands on the face."""
    if not button.isEnabled() and key.off in ("sunken", "open"):
        return chrome.soft
    return chrome.key_text if gold else chrome.text


def paint_key(
    p: QPainter, button: QAbstractButton, key: Key, chrome: Chrome, *, gold: bool
) -> None:
    """Paint all but the words of a key; what is painted upon it afterwards is as faint as it is."""
    rect, on = face_of(button, key), button.isEnabled()
    shape, pressed, hot = plate(rect, key.radius), button.isDown(), on and button.underMouse()
    if not on and key.off in ("sunken", "open"):
        _paint_hole(p, shape, key, chrome)
        return
    p.setOpacity(1 if on else FAINT)
    if key.raised and not pressed:
        p.fillPath(shape.translated(0, 1.5), color("#05030C", 0.28))
    if gold or not key.flat:
        top, foot = (chrome.key_top, chrome.key_foot) if gold else (chrome.box, chrome.box_foot)
        p.fillPath(shape, down(rect, (int(pressed), top), (int(not pressed), foot)))
    if (hot or pressed) if key.flat else (hot and not pressed):
        shine = key.gold_shine if gold else key.shine
        p.fillPath(shape, color("#FFFFFF", shine.white))
        p.fillPath(shape, color(chrome.gold, shine.gold))
    p.setBrush(Qt.BrushStyle.NoBrush)
    if not key.flat:
        p.setPen(_rim(key, chrome, gold=gold, hot=hot, dashed=not on and key.off == "dashed"))
        p.drawPath(shape)
    if button.hasFocus() and not key.haloed:
        p.setPen(ring_pen(ink_of(button, key, chrome, gold=gold)))
        p.drawPath(plate(inset(rect, 3), key.radius - 2.5))
    elif button.hasFocus():
        paint_halo(p, QRectF(button.rect()), key.radius + 2, chrome)


def ring_pen(ink: str, width: float = 1.5, dash: float = 2.6, gap: float = 2.0) -> QPen:
    """The dashes around what has the keyboard."""
    pen = line_pen(ink, width)
    pen.setDashPattern([dash, gap])
    return pen


def paint_halo(p: QPainter, rect: QRectF, radius: float, chrome: Chrome) -> None:
    """Show around something without a face of its own that it has the keyboard."""
    p.setBrush(Qt.BrushStyle.NoBrush)
    p.setPen(line_pen(chrome.gold, 2))
    p.drawRoundedRect(inset(rect, 1), radius, radius)


def _rim(key: Key, chrome: Chrome, *, gold: bool, hot: bool, dashed: bool) -> QPen:
    lit = key.raised or hot or gold
    pen = line_pen(
        GOLD_RIM if gold and not key.bright else chrome.gold if lit else chrome.line, key.rim
    )
    if dashed:
        pen.setDashPattern(DASHES)
    return pen


def _paint_hole(p: QPainter, shape: QPainterPath, key: Key, chrome: Chrome) -> None:
    """The place of a key that has no face now."""
    p.setBrush(Qt.BrushStyle.NoBrush)
    p.setPen(line_pen(chrome.line, key.rim, 0.6))
    if key.off == "sunken":
        pen = line_pen(chrome.soft, 1.2, 0.6)
        pen.setDashPattern(DASHES)
        p.setPen(pen)
        p.setBrush(color(chrome.track, 0.35))
    p.drawPath(shape)
