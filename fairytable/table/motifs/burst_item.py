"""A burst of light: a glow that opens, rays that turn a little, sparks that fly and sink."""

from collections.abc import Iterator
from math import cos, pi, sin
from random import Random
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from fairytable.paint.gleams import light_rays, light_spark, soft_glow
from fairytable.stage.motifs import LightTone
from fairytable.table.motifs.apparition import Apparition, Gleam, shine
from fairytable.table.motifs.easing import between, smooth
from fairytable.table.z_values import FLYING

SPARKS = 22
_PAINTED = 384
"""The side of the pictures of glow and rays, in pixels: soft enough to be stretched to any size."""


class _Spark(NamedTuple):
    angle: float
    reach: float
    size: int
    """Which of the pictures of sparks."""
    late: float
    """When it sets out, as a share of the whole time."""


class BurstItem(Apparition):
    """Its origin is where the light breaks out."""

    length = 900

    def __init__(
        self,
        at: QPointF,
        radius: float,
        tone: LightTone,
        dpr: float,
        delay: int,
        sparks: int = SPARKS,
    ) -> None:
        super().__init__(FLYING - 2, delay)
        self._radius = radius
        self._glow = soft_glow(_PAINTED, tone, 1.0)
        self._rays = light_rays(_PAINTED, tone, 1.0)
        self._pictures = [
            light_spark(round(radius * size), tone, dpr) for size in (0.1, 0.16, 0.24)
        ]
        rng = Random(11)
        self._sparks = [
            _Spark(
                2 * pi * (k + rng.uniform(-0.4, 0.4)) / sparks,
                radius * rng.uniform(0.5, 1.0),
                rng.choice((0, 0, 0, 1, 1, 2)),
                rng.uniform(0.04, 0.22),
            )
            for k in range(sparks)
        ]
        self.setPos(at)

    def boundingRect(self) -> QRectF:
        reach = self._radius * 1.25
        return QRectF(-reach, -reach, 2 * reach, 2 * reach)

    def paint(
        self, p: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        share = self.share
        rise, fall = smooth(between(share, 0, 0.18)), smooth(between(share, 0.25, 0.95))
        opened = 0.35 + 0.65 * (1 - (1 - share) ** 3)
        whole = p.transform()
        p.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        stretched = opened * self._radius * 2 / _PAINTED
        p.scale(stretched, stretched)
        corner = QPointF(-_PAINTED / 2, -_PAINTED / 2)
        shine(p, [(corner, self._glow, rise * (1 - fall))])
        p.rotate(24 * share)
        shine(p, [(corner, self._rays, rise * (1 - fall) ** 1.4)])
        p.setTransform(whole)
        shine(p, self._flying())

    def _flying(self) -> Iterator[Gleam]:
        for spark in self._sparks:
            gone = between(self.share, spark.late, spark.late + 0.75)
            if not 0 < gone < 1:
                continue
            far = spark.reach * (1 - (1 - gone) ** 2.5)
            sunk = self._radius * 0.22 * gone * gone
            x, y = far * cos(spark.angle), far * sin(spark.angle) + sunk
            picture = self._pictures[spark.size]
            half = picture.deviceIndependentSize() / 2
            corner = QPointF(x - half.width(), y - half.height())
            yield corner, picture, min(1.0, gone * 6) * (1 - gone**2)
