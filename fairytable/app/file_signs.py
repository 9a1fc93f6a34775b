"""The signs of the dialogs that ask for a file, drawn in our colours: no icon of another house."""

from collections.abc import Callable

from PySide6.QtCore import QFileInfo, QPointF, QRectF
from PySide6.QtGui import QIcon, QPainter, QPainterPath, QPixmap
from PySide6.QtWidgets import (
    QFileDialog,
    QFileIconProvider,
    QHeaderView,
    QListView,
    QPushButton,
    QToolButton,
    QTreeView,
)

from fairytable.app.chrome import Chrome, scaled
from fairytable.engine.words import QT_TRANSLATE_NOOP
from fairytable.paint.brushes import canvas, color, line_pen, round_pen
from fairytable.stage.staging import Translate
from fairytable.storage import saves

FOLDER = QT_TRANSLATE_NOOP("app", "Folder")
GAME = QT_TRANSLATE_NOOP("app", "Saved game")
FILE = QT_TRANSLATE_NOOP("app", "Other file")

_SIDE = 16
_PLACES = 132
"""How wide the list of places is at least: Qt cuts the word “Computer” otherwise."""


def _arrow(p: QPainter, ink: str, turn: float) -> None:
    p.translate(8, 8)
    p.rotate(turn)
    p.setPen(round_pen(ink, 2))
    p.drawLine(QPointF(-5, 0), QPointF(5, 0))
    p.drawPolyline([QPointF(1, -4.5), QPointF(5.5, 0), QPointF(1, 4.5)])


def _folder(p: QPainter, ink: str) -> None:
    path = QPainterPath(QPointF(1.5, 13))
    for x, y in ((1.5, 3), (6.5, 3), (8, 5), (14.5, 5), (14.5, 13)):
        path.lineTo(x, y)
    path.closeSubpath()
    p.setPen(line_pen(ink, 1.4))
    p.setBrush(color(ink, 0.25))
    p.drawPath(path)


def _new_folder(p: QPainter, ink: str) -> None:
    _folder(p, ink)
    p.setPen(round_pen(ink, 1.6))
    p.drawLine(QPointF(8, 7), QPointF(8, 11.4))
    p.drawLine(QPointF(5.8, 9.2), QPointF(10.2, 9.2))


def _machine(p: QPainter, ink: str) -> None:
    p.setPen(line_pen(ink, 1.4))
    p.setBrush(color(ink, 0.2))
    p.drawRect(QRectF(1.7, 2.7, 12.6, 8.6))
    p.drawLine(QPointF(5, 13.6), QPointF(11, 13.6))


def _leaf(p: QPainter, ink: str) -> None:
    p.setPen(line_pen(ink, 1.4))
    p.setBrush(color(ink, 0.15))
    p.drawPolygon([QPointF(x, y) for x, y in ((3, 1.7), (10, 1.7), (13, 5), (13, 14.3), (3, 14.3))])


def _game(p: QPainter, ink: str) -> None:
    """Two cards of a fan."""
    p.setPen(line_pen(ink, 1.3))
    p.setBrush(color(ink, 0.25))
    for turn in (-14, 12):
        p.save()
        p.translate(8, 14)
        p.rotate(turn)
        p.drawRoundedRect(QRectF(-4, -11.5, 8, 11.5), 1.5, 1.5)
        p.restore()


def _rows(p: QPainter, ink: str) -> None:
    p.setPen(round_pen(ink, 1.6))
    for y in (4, 8, 12):
        p.drawLine(QPointF(2.5, y), QPointF(13.5, y))


def _tiles(p: QPainter, ink: str) -> None:
    p.setPen(line_pen(ink, 1.3))
    for x, y in ((2, 2), (9, 2), (2, 9), (9, 9)):
        p.drawRect(QRectF(x, y, 5, 5))


_SIGNS: dict[str, Callable[[QPainter, str], None]] = {
    "backButton": lambda p, ink: _arrow(p, ink, 180),
    "forwardButton": lambda p, ink: _arrow(p, ink, 0),
    "toParentButton": lambda p, ink: _arrow(p, ink, -90),
    "newFolderButton": _new_folder,
    "listModeButton": _tiles,
    "detailModeButton": _rows,
}
"""The sign of each tool of Qt's dialog, by the tool's name."""


def _icon(paint: Callable[[QPainter, str], None], ink: str, faint: str) -> QIcon:
    made = QIcon()
    for mode, value in ((QIcon.Mode.Normal, ink), (QIcon.Mode.Disabled, faint)):
        for dpr in (1, 2):
            with canvas(_SIDE * dpr, _SIDE * dpr, dpr) as (image, p):
                p.scale(dpr, dpr)
                p.setRenderHint(QPainter.RenderHint.Antialiasing)
                paint(p, value)
            made.addPixmap(QPixmap.fromImage(image), mode)
    return made


class FileSigns(QFileIconProvider):
    """Folders, disks, saved games and all other files."""

    def __init__(self, chrome: Chrome, say: Translate) -> None:
        super().__init__()
        self._say = say
        ink, soft = chrome.gold, chrome.soft
        self._folder, self._machine = _icon(_folder, ink, soft), _icon(_machine, ink, soft)
        self._game, self._file = _icon(_game, ink, soft), _icon(_leaf, soft, soft)

    def icon(self, kind: QFileIconProvider.IconType | QFileInfo) -> QIcon:
        if isinstance(kind, QFileInfo):
            if kind.isRoot():
                return self._machine
            if kind.isDir():
                return self._folder
            return self._game if kind.fileName().endswith(saves.SUFFIX) else self._file
        places = QFileIconProvider.IconType
        if kind in (places.Folder, places.Trashcan):
            return self._folder
        return self._file if kind == places.File else self._machine

    def type(self, info: QFileInfo) -> str:
        if info.isDir():
            return self._say(FOLDER)
        return self._say(GAME if info.fileName().endswith(saves.SUFFIX) else FILE)


def dress(dialog: QFileDialog, signs: FileSigns, chrome: Chrome) -> None:
    """Give Qt's dialog our signs and heads that can be read; the system's own has none of these
    parts, and stays as the system makes it."""
    dialog.setIconProvider(signs)
    for name, paint in _SIGNS.items():
        tool = dialog.findChild(QToolButton, name)
        if isinstance(tool, QToolButton):
            tool.setIcon(_icon(paint, chrome.text, chrome.line))
    for button in dialog.findChildren(QPushButton):
        button.setIcon(QIcon())
    details = dialog.findChild(QTreeView, "treeView")
    if isinstance(details, QTreeView):
        details.header().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
    places = dialog.findChild(QListView, "sidebar")
    if isinstance(places, QListView):
        places.setMinimumWidth(scaled(_PLACES))
