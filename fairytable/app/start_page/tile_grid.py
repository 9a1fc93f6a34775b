"""The games side by side on the start page."""

from collections.abc import Sequence

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget

from fairytable.app.start_page.game_tile import GameTile

TILE_WIDTH = 264
"""A tile is never narrower, if there are two columns or more."""
GAP = 18


def columns(games: int, width: int) -> int:
    """In how many columns this many tiles stand best."""
    fitting = max(1, (width + GAP) // (TILE_WIDTH + GAP))
    wanted = 1 if games == 1 else 2 if games <= 4 else 3
    return min(wanted, fitting)


class TileGrid(QScrollArea):
    """As many columns as look best. In a low window tiles say less, in a lower one it scrolls."""

    def __init__(self, tiles: Sequence[GameTile]) -> None:
        super().__init__()
        self.setViewport(QWidget())  # one of Qt's own makes PySide load every kind of widget
        self.tiles = tuple(tiles)
        self._bed = QWidget()
        for tile in tiles:
            tile.setParent(self._bed)
        self.setWidget(self._bed)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setObjectName("tiles")
        self.setStyleSheet("#tiles, #tiles > QWidget > QWidget { background: transparent; }")
        self.viewport().setAutoFillBackground(False)

    def place(self) -> None:
        """Give every tile its place; the last row is shared by those that are left."""
        width, height = self.viewport().width(), self.viewport().height()
        if not self.tiles:
            return
        across = columns(len(self.tiles), width)
        rows = [self.tiles[i : i + across] for i in range(0, len(self.tiles), across)]
        share = (height - GAP * (len(rows) - 1)) // len(rows)
        wide = (width - GAP * (across - 1)) // across
        for brief in (False, True):
            for tile in self.tiles:
                tile.be_brief(brief)
            if all(tile.least_height(wide) <= share for tile in self.tiles):
                break
        y = 0
        for row in rows:
            high = max(share, *(tile.least_height(wide) for tile in row))
            level = max(tile.foot(wide) for tile in row)
            left = (width - wide * len(row) - GAP * (len(row) - 1)) // 2
            for i, tile in enumerate(row):
                tile.stand(QRect(left + i * (wide + GAP), y, wide, high), level)
            y += high + GAP
        self._bed.resize(width, max(height, y - GAP))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.place()
