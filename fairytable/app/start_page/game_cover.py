"""The picture of a game, with its title: its cover, or else its own cards before a moonlit sky."""

import math
import random
from collections.abc import Sequence
from math import ceil
from zlib import crc32

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import (
    QImage,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPixmap,
    QRadialGradient,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from fairytable.app.start_page.cover_lettering import Lettering, letter
from fairytable.paint.brushes import canvas, color, down, line_pen, round_pen, rounded
from fairytable.paint.card_size import ASPECT, card_size
from fairytable.paint.palette import MOTE, NIGHT, PAPER, SCENES
from fairytable.paint.pixmaps import Pixmaps
from fairytable.paint.prints import Print, exact
from fairytable.paint.scenery import COVER, Vista, beside, exists
from fairytable.stage.look import Look

_STEP = 16
"""Cards have widths of whole steps: a window that is being resized needs few pictures."""
_LEAST, _MOST = 64, 320
_TURN = 10.5
"""Degrees from one card of the fan to the next."""
_RADIUS = 1.85
"""From the middle of a card to the hand that holds the fan, in heights of a card."""


_SKY = 0.72
"""The part of a title that stands above the picture; the rest reaches into its dark head."""
NIGHT_SKY, DUSK_SKY = "#14182E", "#3C3F62"
_SEAS = (
    (-0.36, -0.5, 0.3),
    (-0.14, -0.6, 0.24),
    (0.34, -0.56, 0.2),
    (0.5, -0.3, 0.3),
    (-0.62, -0.1, 0.26),
    (0.1, -0.82, 0.1),
    (-0.3, 0.45, 0.34),
    (0.35, 0.4, 0.26),
)
"""The spots of the moon: place and size as shares of its radius."""


class Cover(QWidget):
    """Repaints itself when what was only sketched has been painted."""

    def __init__(self, pixmaps: Pixmaps, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.looks: tuple[Look, ...] = ()
        """The most important last."""
        self.picture = ""
        """The name of the cover; empty if the cards themselves are shown."""
        self.title = ""
        """What is lettered above it."""
        self.radius = 9.0
        self._pixmaps = pixmaps
        self._sky = QPixmap()
        self._sky_for: tuple[object, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        pixmaps.ready.connect(self._painted)

    def show_cards(self, looks: Sequence[Look], title: str = "") -> None:
        """Show the cover that lies beside the emblems of these cards; if there is none, them."""
        self.looks = tuple(looks)
        self.title = title
        name = beside(looks[-1].emblem, COVER) if looks else ""
        self.picture = name if exists(self._pixmaps.art, name) else ""
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(300, 180)

    def card_width(self) -> float:
        """As large as the fan may be: a little cut by the lower edge, whole at the sides."""
        spread = 1 + 0.62 * max(0, len(self.looks) - 1)
        width = min((self.height() - self.sky()) * 0.86 / ASPECT, self.width() * 0.92 / spread)
        return float(max(_LEAST, min(_MOST, math.floor(width / _STEP) * _STEP)))

    def lettering(self) -> Lettering | None:
        return letter(self.title, QSizeF(self.size())) if self.title else None

    def sky(self) -> int:
        """The height that is added above the picture, so that the title covers no face in it."""
        lettering = self.lettering()
        return round(lettering.height * _SKY) if lettering else 0

    def prints(self) -> list[Print]:
        """What the cover is made of at its present size."""
        width, dpr = self.card_width(), self.devicePixelRatioF()
        if self.picture:
            high = float(self.height() - self.sky())
            return [Print(Vista(self.picture, high), float(self.width()), dpr)]
        return [Print(look, width, dpr) for look in self.looks]

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
        if self.picture:
            self._paint_picture(p, rect)
        else:
            p.drawPixmap(0, 0, self._ground())
            self._paint_fan(p, rect.adjusted(0, self.sky(), 0, 0))
            p.fillRect(rect, _dusk(rect))
        self._paint_title(p, rect)

    def _paint_picture(self, p: QPainter, rect: QRectF) -> None:
        """The cover under a sky of its own; until it is painted, the dusk that all covers share."""
        found = self._pixmaps.get(self.prints()[0])
        if found.isNull():
            p.fillRect(rect, down(rect, (0, NIGHT_SKY), (0.7, DUSK_SKY), (1, NIGHT_SKY)))
            return
        sky = self.sky()
        p.drawPixmap(QRectF(0, 0, rect.width(), sky), found, QRectF(0, 0, found.width(), 1))
        p.drawPixmap(0, sky, found)

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

    def _ground(self) -> QPixmap:
        wanted = self.width(), self.height(), self.devicePixelRatioF(), self._scene()
        if wanted != self._sky_for:
            self._sky_for = wanted
            self._sky = QPixmap.fromImage(paint_sky(*wanted))
        return self._sky

    def _scene(self) -> str:
        return self.looks[-1].scene if self.looks else "night"

    def _paint_fan(self, p: QPainter, rect: QRectF) -> None:
        """The most important card in the middle and on top, the others to its sides in turn."""
        prints = self.prints()
        width = self.card_width()
        height = width * ASPECT
        hand = QPointF(rect.center().x(), rect.center().y() + height * (_RADIUS + 0.06))
        for i, wanted in enumerate(prints):
            place = _place(len(prints) - 1 - i)
            size = card_size(wanted.width, wanted.dpr)
            p.save()
            p.translate(hand)
            p.rotate(place * _TURN)
            p.translate(-width / 2 - size.inset, -height * (_RADIUS + 0.5) - size.inset)
            p.drawPixmap(QPointF(0, 0), self._pixmaps.get(wanted))
            p.restore()


def _place(rank: int) -> int:
    """Where the card of this rank stands: 0 in the middle, then 1 and -1, 2 and -2."""
    return (rank + 1) // 2 * (1 if rank % 2 else -1)


def _dusk(rect: QRectF) -> QLinearGradient:
    """The feet of the cards sink into the grass at night."""
    shade = QLinearGradient(rect.topLeft(), rect.bottomLeft())
    for at, strength in ((0.0, 0.0), (0.72, 0.0), (1.0, 0.62)):
        shade.setColorAt(at, color(NIGHT, strength))
    return shade


def paint_sky(width: float, height: float, dpr: float, scene: str) -> QImage:
    """Night with a full moon, stars and hills; the light at the horizon is that of a scene."""
    with canvas(max(1, ceil(width * dpr)), max(1, ceil(height * dpr)), dpr) as (image, p):
        p.scale(dpr, dpr)
        rect = QRectF(0, 0, width, height)
        p.fillRect(rect, down(rect, (0, "#101A3E"), (0.5, "#1F2C5C"), (1, "#131A3A")))
        rng = random.Random(crc32(scene.encode()))
        _paint_stars(p, rect, rng)
        _paint_horizon(p, rect, SCENES[scene].rim)
        _paint_moon(p, QPointF(width / 2, height * 0.42), min(height * 0.46, width * 0.3))
        for level, tone in ((0.7, "#1B2A55"), (0.8, "#131F42"), (0.9, "#0B1430")):
            p.fillPath(_hills(rect, rng, level), color(tone, 0.94))
    return image


def _paint_stars(p: QPainter, rect: QRectF, rng: random.Random) -> None:
    p.setPen(Qt.PenStyle.NoPen)
    for _ in range(round(rect.width() * rect.height() / 2600)):
        at = QPointF(rng.uniform(0, rect.width()), rng.uniform(0, rect.height() * 0.75))
        size = rng.choice((0.6, 0.7, 0.9, 1.4))
        p.setBrush(color(MOTE, rng.uniform(0.25, 0.9)))
        p.drawEllipse(at, size, size)


def _paint_horizon(p: QPainter, rect: QRectF, tint: str) -> None:
    p.save()
    p.translate(rect.center().x(), rect.height() * 0.8)
    p.scale(rect.width() * 0.62, rect.height() * 0.6)
    glow = QRadialGradient(QPointF(0, 0), 1)
    for at, strength in ((0.0, 0.62), (0.5, 0.26), (1.0, 0.0)):
        glow.setColorAt(at, color(tint, strength))
    p.setBrush(glow)
    p.drawEllipse(QPointF(0, 0), 1, 1)
    p.restore()


def _paint_moon(p: QPainter, centre: QPointF, radius: float) -> None:
    glow = QRadialGradient(centre, radius * 2.1)
    for at, strength in ((0.0, 0.6), (0.48, 0.32), (0.7, 0.1), (1.0, 0.0)):
        glow.setColorAt(at, color("#C9D3F2", strength))
    p.setPen(Qt.PenStyle.NoPen)
    p.setBrush(glow)
    p.drawEllipse(centre, radius * 2.1, radius * 2.1)
    disc = QRadialGradient(centre - QPointF(radius * 0.3, radius * 0.35), radius * 1.5)
    for at, value in ((0.0, "#FFFBEA"), (0.6, "#F1E6C4"), (1.0, "#BDB6B4")):
        disc.setColorAt(at, color(value))
    p.setBrush(disc)
    p.drawEllipse(centre, radius, radius)
    for x, y, size in _SEAS:
        _paint_sea(p, centre + QPointF(x, y) * radius, size * radius)
    p.setBrush(Qt.BrushStyle.NoBrush)
    for share, width, strength in ((1.0, 1.4, 0.85), (1.075, 1.0, 0.5)):
        p.setPen(line_pen(PAPER["gold_bright"], width, strength))
        p.drawEllipse(centre, radius * share, radius * share)
    beads = round_pen(PAPER["gold_bright"], max(1.6, radius * 0.016), 0.7)
    beads.setDashPattern([0.001, math.tau * radius * 1.0375 / 60 / beads.widthF() - 0.001])
    p.setPen(beads)
    p.drawEllipse(centre, radius * 1.0375, radius * 1.0375)


def _paint_sea(p: QPainter, at: QPointF, radius: float) -> None:
    """A soft grey spot on the moon."""
    shade = QRadialGradient(at, radius)
    for stop, strength in ((0.0, 0.3), (0.6, 0.22), (1.0, 0.0)):
        shade.setColorAt(stop, color("#8F8690", strength))
    p.setPen(Qt.PenStyle.NoPen)
    p.setBrush(shade)
    p.drawEllipse(at, radius, radius)


def _hills(rect: QRectF, rng: random.Random, level: float) -> QPainterPath:
    """A soft ridge across the picture."""
    y, rise = rect.height() * level, rect.height() * 0.09
    ridge = QPainterPath(QPointF(-20, y))
    x, step = -20.0, max(60.0, rect.width() / 4)
    while x < rect.width() + 20:
        top = y - rng.uniform(-rise, rise)
        ridge.quadTo(QPointF(x + step * rng.uniform(0.4, 0.6), top), QPointF(x + step, y))
        x += step
    ridge.lineTo(x, rect.height())
    ridge.lineTo(-20, rect.height())
    ridge.closeSubpath()
    return ridge
