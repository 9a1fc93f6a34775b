"""A contact sheet of what the painters can do, to be looked at.

`python -m tests.paint.sheet FOLDER` writes a picture for each ability.
"""

import os
import sys
from collections.abc import Callable
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QPointF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication

from fairytable.paint.art import Art
from fairytable.paint.disc_painter import Disc
from fairytable.paint.felt import paint_felt
from fairytable.paint.fonts import load_fonts
from fairytable.paint.marks import CardMark, ShapedMark
from fairytable.paint.outlines import Shape
from fairytable.paint.pins import Pins
from fairytable.paint.prints import Print, Subject, paint_print
from fairytable.paint.tile_painter import Tile
from fairytable.stage.look import BackLook, Look, Pennant
from fairytable.stage.picture import Pin, Relief

SEATS = (0, 1, 2, 3, 4, 5)
GLYPHS = {
    "river": "wave",
    "forest": "tree",
    "lake": "ripple",
    "cave": "arch",
    "valley": "sun",
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


SHEETS: dict[str, Callable[[], QImage]] = {"tiles": tiles}


def main(folder: Path) -> None:
    app = QApplication.instance() or QApplication([])
    load_fonts()
    for name, paint in SHEETS.items():
        paint().save(str(folder / f"{name}.png"))
    del app


if __name__ == "__main__":
    main(Path(sys.argv[1]))
