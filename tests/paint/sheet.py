"""A contact sheet of what the painters can do, to be looked at.

`python -m tests.paint.sheet FOLDER` writes a picture for each ability.
"""

import os
import sys
from collections.abc import Callable, Sequence
from math import cos, pi, sin
from pathlib import Path
from typing import Literal

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QPointF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication

from fairytable.paint.art import Art
from fairytable.paint.disc_painter import Disc
from fairytable.paint.felt import paint_felt
from fairytable.paint.fonts import load_fonts
from fairytable.paint.ground import Ground
from fairytable.paint.marks import CardMark, ShapedMark
from fairytable.paint.outlines import Shape
from fairytable.paint.pins import Pins
from fairytable.paint.pixmaps import Pixmaps
from fairytable.paint.prints import Print, Subject, paint_print
from fairytable.paint.tile_painter import Tile
from fairytable.stage.look import BackLook, Look, Pennant
from fairytable.stage.picture import (
    Emblem,
    Mark,
    Picture,
    Rect,
    Sign,
    Tone,
)
from fairytable.stage.pins import Pin, Relief
from fairytable.stage.skin import FELT, Skin
from fairytable.stage.staging import Person
from fairytable.stage.strokes import Band, Polygon, Trace
from tests.paint.showroom import SIZE, TONES, everything
from tests.skins import SKINS

SEATS = (0, 1, 2, 3, 4, 5)
GLYPHS = {
    "river": "wave",
    "forest": "tree",
    "lake": "ripple",
    "cave": "arch",
    "valley": "bell",
    "mountain": "peak",
}
RELIEFS = (
    Relief(1, "plain", ("road", "", "", "", "", ""), 0.8),
    Relief(2, "own", ("", "", "water", "water", "", ""), 0.8),
    Relief(3, "bare", (), 0.8),
    Relief(4, "plain", ("wall",) * 6, 0.8),
    Relief(5, "own", ("", "light"), 0.8),
    Relief(9, "plain", (), 0.8),
)
BACK = BackLook("hunters/back-green")
MOON = Look("moons/moon-full", "Moon", "night", Pennant("moon", "moon"))
ON_TILE = (
    Pin("token", "left", glyph="wave", tone="river"),
    Pin("token", "left", glyph="tree", tone="forest"),
    Pin("flag", "upper right", player=1, tone="cave"),
    Pin("count", "lower", "3", glyph="cards"),
)
ON_BACK = (
    Pin("seal", "lower left", "2", player=1),
    Pin("seal", "lower left", "5", player=4),
    Pin("seal", "lower left", "3", player=2),
    Pin("eye", "lower right"),
)


def realm(name: str, number: str = "3") -> Look:
    return Look(f"wishes/{name}", "Oath", "sky", Pennant(name, GLYPHS[name], number), fills=True)


def put(p: QPainter, at: QPointF, width: float, *subjects: Subject) -> None:
    """Layers over each other, round a point."""
    for subject in subjects:
        image = paint_print(Print(subject, width), Art())
        p.drawImage(at - QPointF(image.width() / 2, image.height() / 2), image)


def tiles() -> QImage:
    """Piles, rims, edges, badges, and every mark on a tile, a disc and a card."""
    image = paint_felt(1180, 860, 1)
    with QPainter(image) as p:
        p.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
        )
        for k, (name, relief) in enumerate(zip(GLYPHS, RELIEFS, strict=True)):
            pins = Pins(ON_TILE, Shape("tile", relief), SEATS)
            put(p, QPointF(110 + 130 * k, 90), 122, Tile(realm(name), relief), pins)
        for k, width in enumerate((44, 64, 88)):
            put(p, QPointF(910 + 100 * k, 90), width, Tile(realm("lake"), Relief(2)))
        for k, mark in enumerate(CardMark):
            x = 75 + 115 * k
            hill, flat = Shape("tile", RELIEFS[3]._replace(edges=())), Shape("disc")
            put(p, QPointF(x, 250), 96, Tile(realm("river"), hill.relief), ShapedMark(mark, hill))
            put(p, QPointF(x, 400), 96, Disc(MOON), ShapedMark(mark, flat))
            put(p, QPointF(x, 550), 84, BACK, mark)
        for k, width in enumerate((150, 105, 80, 64, 48)):
            put(p, QPointF(100 + 150 * k, 735), width, BACK, Pins(ON_BACK, Shape(), SEATS))
        labels = (
            Pin("label", "lower", "face up"),
            Pin("coin", "upper right", "2"),
            Pin("count", "right", "×2"),
        )
        put(p, QPointF(870, 735), 120, BACK, Pins(labels, Shape(), SEATS))
        put(
            p,
            QPointF(1030, 735),
            120,
            Disc(MOON),
            Pins((Pin("coin", "upper right", "12"), *ON_BACK[:1]), Shape("disc"), SEATS),
        )
    return image


PEOPLE = tuple(Person(name, k) for k, name in enumerate(("Anna", "Bruno", "Carla")))


def on_ground(marks: Sequence[Mark], size: tuple[float, float], skin: Skin) -> QImage:
    ground = Ground(Pixmaps(Art(), background=False))
    ground.show(Picture(size, 100, (), (), tuple(marks)), 1, PEOPLE, skin=skin)
    return ground.pixmap.toImage()


def skins() -> QImage:
    """All skins below each other."""
    image = QImage(1000, 420 * len(SKINS), QImage.Format.Format_RGB32)
    with QPainter(image) as p:
        for k, skin in enumerate(SKINS.values()):
            p.drawImage(0, 420 * k, on_ground(everything(skin), SIZE, skin))
    return image


def strokes() -> QImage:
    """Lines, arrows, roads, ways, rings, fields, and signs and emblems that are turned."""
    marks: list[Mark] = []
    for k, style in enumerate(STYLES):
        for i, tone in enumerate(("plain", "gold", "good", "soft")):
            y = 40 + 34 * i
            points = ((30 + 240 * k, y), (120 + 240 * k, y - 14), (230 + 240 * k, y))
            tint: Tone = TONES_OF_LINES[tone]
            marks.append(Trace(points, tint, 2.4, style, arrow=i % 2 == 1, curved=True))
    road = ((20, 260), (160, 230), (320, 280), (480, 240), (640, 270), (960, 235))
    marks.append(Band(road, 44, "road"))
    marks.append(Band(((60, 340), (160, 380), (280, 330), (380, 390)), 10, "way"))
    circle = tuple((560 + 80 * cos(a / 12 * pi), 400 + 60 * sin(a / 12 * pi)) for a in range(24))
    marks.append(Band(circle, 14, "ring", "good", closed=True))
    marks.append(Band(circle[3:12], 26, "ring", "gold"))
    marks.append(Band(((700, 350), (800, 350), (940, 420)), 12, "silk", player=1, curved=False))
    for k, kind in enumerate(FIELDS):
        corners = tuple(
            (90 + 130 * k + 50 * cos(a * pi / 3), 520 + 44 * sin(a * pi / 3)) for a in range(6)
        )
        marks.append(Polygon(corners, kind, "gold", dashed=kind == "frame"))
    for k, turn in enumerate((0, 30, 90, 160)):
        marks.append(Sign(Rect(460 + 60 * k, 500, 40, 40), "leaf", "gold", turn=turn))
        marks.append(Emblem(Rect(720 + 70 * k, 490, 56, 64), "challenge/pixie-2", turn=turn))
    return on_ground(marks, (1000, 600), FELT)


STYLES: tuple[Literal["solid", "dashed", "dotted", "light"], ...] = (
    "solid",
    "dashed",
    "dotted",
    "light",
)
FIELDS: tuple[Literal["wash", "frame", "glow"], ...] = ("wash", "frame", "glow")
TONES_OF_LINES: dict[str, Tone] = {tone: tone for tone in TONES}
SHEETS: dict[str, Callable[[], QImage]] = {"tiles": tiles, "skins": skins, "strokes": strokes}


def main(folder: Path) -> None:
    app = QApplication.instance() or QApplication([])
    load_fonts()
    for name, paint in SHEETS.items():
        paint().save(str(folder / f"{name}.png"))
    del app


if __name__ == "__main__":
    main(Path(sys.argv[1]))
