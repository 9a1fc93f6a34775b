"""The picture of a game, with its title lettered above it."""

from PySide6.QtCore import QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import (
    QLinearGradient,
    QPainter,
    QPaintEvent,
    QPixmap,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from fairytable.app.start_page.cover_lettering import Lettering, letter
from fairytable.paint.brushes import color, down, line_pen, rounded
from fairytable.paint.palette import NIGHT
from fairytable.paint.pixmaps import Pixmaps
from fairytable.paint.prints import Print, exact
from fairytable.paint.scenery import COVER, Vista, exists

_SKY = 0.72
"""The part of a title that stands above the picture; the rest reaches into its dark head."""
NIGHT_SKY, DUSK_SKY = "#14182E", "#3C3F62"


class Cover(QWidget):
    """Repaints itself when what was only sketched has been painted."""

    def __init__(self, pixmaps: Pixmaps, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.picture = ""
        """The name of the drawing; empty if there is none, and the sky stays empty."""
        self.title = ""
        """What is lettered above it."""
        self.radius = 9.0
        self._pixmaps = pixmaps
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        pixmaps.ready.connect(self._painted)

    def show_game(self, game: str, title: str = "") -> None:
        """Show the cover that lies in the folder of a game's drawings."""
        self.title = title
        name = f"{game}/{COVER}"
        self.picture = name if exists(self._pixmaps.art, name) else ""
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(300, 180)

    def lettering(self) -> Lettering | None:
        return letter(self.title, QSizeF(self.size())) if self.title else None

    def sky(self) -> int:
        """The height that is added above the picture, so that the title covers no face in it."""
        lettering = self.lettering()
        return round(lettering.height * _SKY) if lettering else 0

    def prints(self) -> list[Print]:
        """What the cover is made of at its present size."""
        if not self.picture:
            return []
        high = float(self.height() - self.sky())
        return [Print(Vista(self.picture, high), float(self.width()), self.devicePixelRatioF())]

    def _painted(self, one: object) -> None:
        if isinstance(one, Print) and one in map(exact, self.prints()):
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as p:
            p.setRenderHints(
                QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
            )
            rect = QRectF(self.rect())
            shape = rounded(0, 0, rect.width(), rect.height(), self.radius)
            p.setClipPath(shape)
            self._paint_ground(p, rect)
            p.setBrush(Qt.BrushStyle.NoBrush)
            for i in range(4):
                p.setPen(line_pen(NIGHT, 2 + i * 3, 0.09))
                p.drawPath(shape)

    def _paint_ground(self, p: QPainter, rect: QRectF) -> None:
        """All but the shade at the edges."""
        self._paint_picture(p, rect)
        self._paint_title(p, rect)

    def _paint_picture(self, p: QPainter, rect: QRectF) -> None:
        """The cover under a sky of its own; until it is painted, the dusk that all covers share."""
        found = [pixmap for pixmap in map(self._pixmaps.get, self.prints()) if not pixmap.isNull()]
        if not found:
            p.fillRect(rect, down(rect, (0, NIGHT_SKY), (0.7, DUSK_SKY), (1, NIGHT_SKY)))
            return
        sky, cover = self.sky(), self._shown(found[0])
        p.drawPixmap(QRectF(0, 0, rect.width(), sky), cover, QRectF(0, 0, cover.width(), 1))
        p.drawPixmap(0, sky, cover)

    def _shown(self, cover: QPixmap) -> QPixmap:
        """The print as it is laid on the page."""
        return cover

    def _paint_title(self, p: QPainter, rect: QRectF) -> None:
        """Gold on night, which thins out as the picture begins."""
        lettering = self.lettering()
        if lettering is None:
            return
        night = QRectF(0, 0, rect.width(), lettering.height * 1.7)
        shade = QLinearGradient(night.topLeft(), night.bottomLeft())
        for at, strength in ((0.0, 0.86), (0.45, 0.6), (1.0, 0.0)):
            shade.setColorAt(at, color(NIGHT_SKY, strength))
        p.fillRect(night, shade)
        lettering.paint(p, rect.width(), lettering.height * 0.1)
