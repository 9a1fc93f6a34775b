"""Every state of a key is seen: at rest, under the mouse, pressed, with the keyboard, dark."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton
from pytestqt.qtbot import QtBot

from fairytable.app.chrome import CHROMES
from fairytable.app.widgets.key_painter import Key, Shine, paint_key

SHINE = Shine(white=0.2)
KINDS = {
    "raised": Key(2, raised=True, shine=SHINE, gold_shine=SHINE, off="sunken"),
    "quiet": Key(2, off="open"),
    "pill": Key(2, shine=SHINE, gold_shine=SHINE, off="dashed"),
    "flat": Key(4, flat=True, haloed=True, shine=SHINE, gold_shine=SHINE),
}


class Painted(QAbstractButton):
    """A button that is nothing but a key."""

    def __init__(self, key: Key, gold: bool) -> None:
        super().__init__()
        self.key, self.gold, self.focused = key, gold, False
        self.resize(60, 32)

    def hasFocus(self) -> bool:
        return self.focused

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as p:
            paint_key(p, self, self.key, CHROMES["dark"], gold=self.gold)


@pytest.mark.parametrize("gold", [False, True])
@pytest.mark.parametrize("kind", KINDS)
def test_each_state_is_seen(qtbot: QtBot, kind: str, gold: bool) -> None:
    key = Painted(KINDS[kind], gold)
    qtbot.addWidget(key)
    rest = _seen(key)
    key.focused = True
    assert _seen(key) != rest
    key.focused = False
    key.setDown(True)
    assert _seen(key) != rest
    key.setDown(False)
    if kind != "quiet" or not gold:
        key.setAttribute(Qt.WidgetAttribute.WA_UnderMouse)
        assert _seen(key) != rest
        key.setAttribute(Qt.WidgetAttribute.WA_UnderMouse, False)
    if kind != "flat" or gold:
        key.setEnabled(False)
        assert _seen(key) != rest


@pytest.mark.parametrize("kind", KINDS)
def test_gold_stands_out(qtbot: QtBot, kind: str) -> None:
    keys = [Painted(KINDS[kind], gold) for gold in (False, True)]
    for key in keys:
        qtbot.addWidget(key)
    assert _seen(keys[0]) != _seen(keys[1])


def _seen(widget: QAbstractButton) -> QImage:
    return widget.grab().toImage()
