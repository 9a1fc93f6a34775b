"""An overlay lies over its parent, whatever size that takes."""

from PySide6.QtCore import QRect
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from fairytable.app.widgets.overlay import Overlay


class Foot(Overlay):
    """Lies only at the foot."""

    def place(self, room: QRect) -> QRect:
        return QRect(0, room.height() - 20, room.width(), 20)


def covered(qtbot: QtBot, width: int, height: int) -> QWidget:
    widget = QWidget()
    qtbot.addWidget(widget)
    widget.resize(width, height)
    widget.show()
    return widget


def test_it_covers_its_parent_and_follows_its_size(qtbot: QtBot) -> None:
    below = covered(qtbot, 300, 200)
    overlay = Overlay(below)
    overlay.show()
    assert overlay.geometry() == QRect(0, 0, 300, 200)
    below.resize(400, 350)
    assert overlay.geometry() == QRect(0, 0, 400, 350)


def test_it_takes_the_place_it_wants(qtbot: QtBot) -> None:
    below = covered(qtbot, 300, 200)
    foot = Foot(below)
    foot.show()
    below.resize(320, 240)
    assert foot.geometry() == QRect(0, 220, 320, 20)


def test_it_comes_to_the_front_when_it_is_shown(qtbot: QtBot) -> None:
    below = covered(qtbot, 300, 200)
    overlay, other = Overlay(below), QWidget(below)
    overlay.hide()
    other.show()
    overlay.show()
    assert below.childAt(1, 1) is overlay


def test_it_forgets_what_it_covered_before(qtbot: QtBot) -> None:
    small, large = covered(qtbot, 300, 200), covered(qtbot, 500, 400)
    overlay = Overlay(small)
    overlay.show()
    overlay.cover(large)
    assert overlay.isVisible()
    assert overlay.geometry() == large.rect()
    small.resize(310, 210)
    assert overlay.geometry() == large.rect()
    large.resize(510, 410)
    assert overlay.geometry() == large.rect()
