"""The hour of the winner: the figure large before its moon, in a rain of light; a loss is told in
moonlight, quietly."""

from collections.abc import Iterator
from dataclasses import dataclass
from math import pi, sin
from random import Random
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QImage, QPainter, QPixmap, QRadialGradient, QRegion

from fairytable.app.chrome import scaled, sized
from fairytable.paint.art import Art
from fairytable.paint.brushes import canvas, color, line_pen
from fairytable.paint.fonts import SEMIBOLD, Type, metrics
from fairytable.paint.gleams import light_rays, light_spark, soft_glow
from fairytable.paint.palette import CREAM, MOTE, PAPER
from fairytable.paint.pieces import paint_player
from fairytable.paint.pixmaps import Pixmaps
from fairytable.paint.prints import Mural, Print
from fairytable.paint.text import draw, fit_or_cut, sizes
from fairytable.stage.motifs import LightTone

MOST_FIGURES = 3
_DROPS = {"gold": 84, "blue": 30}
_SIZES = (14.0, 20.0, 30.0)
_NIGHT = {"gold": ("#2A1D3A", "#0A0818"), "blue": ("#1B2A4A", "#070C1A")}
_TITLE, _LINE = Type(40, SEMIBOLD), Type(19, italic=True)
_SILVER = "#C9D6F0"
_AROUND = 0.14
"""The room around a figure, as a share of its side."""


class Praise(NamedTuple):
    """What is shown of the winners."""

    figures: tuple[str, ...]
    colours: tuple[int, ...]
    """Of the winners' seats."""
    title: str
    lines: tuple[str, ...]
    lost: bool
    """Whether it is told to somebody who has lost."""

    @property
    def tone(self) -> LightTone:
        return "blue" if self.lost else "gold"


@dataclass(frozen=True)
class Statue(Mural):
    """A drawing as wide as its print, with room around it: its wings reach out of its square."""

    emblem: str

    @property
    def wall(self) -> str:  # type: ignore[override]
        return f"statue of {self.emblem}"

    def pixels(self, width: float, dpr: float) -> tuple[int, int]:
        side = round(width * (1 + 2 * _AROUND) * dpr)
        return side, side

    def paint(self, width: float, dpr: float, art: Art) -> QImage:
        corner = width * _AROUND * dpr
        with canvas(*self.pixels(width, dpr), dpr) as (image, p):
            art.draw(p, self.emblem, QRectF(corner, corner, width * dpr, width * dpr))
        return image


class Triumph:
    """One hour at one size: all that stands still is painted once, and light rains over it."""

    def __init__(self, praise: Praise, pixmaps: Pixmaps, background: QPixmap, size: QSizeF) -> None:
        """The background is as large as the room, and opaque."""
        self.praise = praise
        self._pixmaps, self._background, self._size = pixmaps, background, size
        self._dpr = background.devicePixelRatioF()
        self._scene: QPixmap | None = None
        self._rain = Rain(praise.tone)
        self._lit = -1.0, QRegion()
        """Where light was seen last, and when."""

    def prints(self) -> list[Print]:
        """The figures, before they are needed."""
        side = self._side()
        figures = self.praise.figures[:MOST_FIGURES]
        return [Print(Statue(name), side, self._dpr) for name in figures]

    def forget_scene(self) -> None:
        """A picture is ready that was only sketched before."""
        self._scene = None

    def moving(self, before: float, seconds: float) -> QRegion:
        """What has to be painted anew from one moment to another: only light moves."""
        then, left = self._lit
        if then != before:
            left = self._rain.region(self._size, before)
        self._lit = seconds, self._rain.region(self._size, seconds)
        return left + self._lit[1]

    def paint(self, p: QPainter, seconds: float, strength: float) -> None:
        """The hour this many seconds after it began; it fades in."""
        if self._scene is None:
            self._scene = self._painted()
        p.setOpacity(strength)
        p.drawPixmap(0, 0, self._scene)
        p.setOpacity(1)
        self._rain.paint(p, self._size, seconds)

    def _side(self) -> float:
        """How large a figure is: a loss is told smaller."""
        praise, room = self.praise, self._size
        count = min(MOST_FIGURES, max(1, len(praise.figures)))
        high = (room.height() - _words_height(praise)) * (0.68 if praise.lost else 0.8)
        return float(round(min(high, room.width() * 0.8 / count, 520.0)))

    def _painted(self) -> QPixmap:
        """Night, moon, figures and words."""
        made, praise, room = self._background.copy(), self.praise, self._size
        tone, side, prints = praise.tone, self._side(), self.prints()
        middle = QPointF(room.width() / 2, (room.height() - _words_height(praise)) / 2 + 8)
        with QPainter(made) as p:
            p.setRenderHints(
                QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
            )
            _paint_night(p, room, middle, tone)
            if tone == "gold":
                reach = round(min(side * 2.3, 1100.0))
                rays = light_rays(reach, tone, self._dpr)
                p.drawPixmap(middle - QPointF(reach, reach) / 2, rays)
            shine = round(side * (2.0 if tone == "gold" else 1.7))
            glow = soft_glow(shine, tone, self._dpr)
            p.drawPixmap(middle - QPointF(shine, shine) / 2, glow)
            if prints:
                _paint_moon(p, middle, side * (0.5 if len(prints) == 1 else 0.56), tone)
            margin, left = side * _AROUND, middle.x() - side * len(prints) / 2
            for k, one in enumerate(prints):
                x, y = left + k * side - margin, middle.y() - side / 2 - margin
                p.drawPixmap(round(x), round(y), self._pixmaps.get(one))
            _paint_words(p, praise, room)
        return made


def _words_height(praise: Praise) -> float:
    return scaled(84) + len(praise.lines) * scaled(28) + 30


def _paint_night(p: QPainter, room: QSizeF, middle: QPointF, tone: LightTone) -> None:
    near, far = _NIGHT[tone]
    night = QRadialGradient(middle, max(room.width(), room.height()) * 0.62)
    night.setColorAt(0, color(near, 0.72))
    night.setColorAt(1, color(far, 0.96))
    p.fillRect(QRectF(QPointF(), room), night)


def _paint_moon(p: QPainter, middle: QPointF, radius: float, tone: LightTone) -> None:
    disc = QRadialGradient(middle - QPointF(radius, radius) * 0.3, radius * 1.5)
    heart, rim = ("#FFF7DC", "#D9A94A") if tone == "gold" else ("#E8EEFA", "#6B7FA8")
    disc.setColorAt(0, color(heart, 0.9))
    disc.setColorAt(1, color(rim, 0.75))
    p.setBrush(disc)
    p.setPen(line_pen(PAPER["gold_bright"] if tone == "gold" else _SILVER, 2.5))
    p.drawEllipse(middle, radius, radius)
    p.setBrush(Qt.BrushStyle.NoBrush)
    p.setPen(line_pen(CREAM, 1, 0.5))
    p.drawEllipse(middle, radius + 7, radius + 7)


def _paint_words(p: QPainter, praise: Praise, room: QSizeF) -> None:
    y = room.height() - _words_height(praise)
    kind = sized(_TITLE)
    shapes = 36.0 * len(praise.colours) + 30
    title = QRectF(shapes, y, room.width() - 2 * shapes, scaled(64))
    words = fit_or_cut(praise.title, title.size(), sizes(kind, kind.px, 20), 2, 1.05)
    draw(p, words, title, color(CREAM if not praise.lost else _SILVER))
    reach = max(metrics(words.type).horizontalAdvance(line) for line in words.lines) / 2
    for i, colour in enumerate(praise.colours):
        for side in (-1, 1):
            x = room.width() / 2 + side * (reach + 34 + 34 * i)
            paint_player(p, colour, QPointF(x, title.center().y()), 13)
    y += scaled(68)
    small = sized(_LINE)
    for line in praise.lines:
        row = QRectF(24, y, room.width() - 48, scaled(26))
        draw(p, fit_or_cut(line, row.size(), sizes(small, small.px, 13), 1), row, color(MOTE, 0.92))
        y += scaled(28)


class Rain:
    """Drops of light that fall for ever; the same ones every time."""

    def __init__(self, tone: LightTone) -> None:
        rng = Random(11)
        self.tone = tone
        self._drops = [
            (rng.random(), rng.random(), rng.uniform(0.6, 1.4), rng.choice(_SIZES), rng.random())
            for _ in range(_DROPS[tone])
        ]

    def paint(self, p: QPainter, room: QSizeF, seconds: float) -> None:
        """Golden drops fall and glitter; those of moonlight sink slowly."""
        dpr = p.device().devicePixelRatioF()
        for drop, phase in self._falling(room, seconds):
            p.setOpacity(0.35 + 0.65 * abs(sin((seconds * 0.55 + phase) * pi)))
            p.drawPixmap(drop.topLeft(), light_spark(drop.width(), self.tone, dpr))
        p.setOpacity(1)

    def region(self, room: QSizeF, seconds: float) -> QRegion:
        """Where the drops are at a moment."""
        found = QRegion()
        for drop, _ in self._falling(room, seconds):
            found += drop.adjusted(-1, -1, 1, 1).toAlignedRect()
        return found

    def _falling(self, room: QSizeF, seconds: float) -> Iterator[tuple[QRectF, float]]:
        """The places of all drops, and when each of them glitters."""
        pace = 0.16 if self.tone == "gold" else 0.045
        for x, start, speed, side, phase in self._drops:
            fallen = (start + seconds * pace * speed) % 1.15
            sway = sin((seconds * 0.35 + phase) * 2 * pi) * 10
            at = QPointF(x * room.width() + sway - side / 2, fallen * room.height() - side * 1.5)
            yield QRectF(at, QSizeF(side, side)), phase
