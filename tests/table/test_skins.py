"""The table wears the skin of the game on it: ground, plates, lights and what is said."""

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QImage
from pytestqt.qtbot import QtBot

from fairytable.paint.brushes import canvas
from fairytable.paint.ground import Ground
from fairytable.paint.palette import contrast
from fairytable.stage.picture import Area, Picture, Rect
from fairytable.stage.skin import FELT, Skin
from fairytable.stage.staging import Person
from fairytable.table.card_table import CardTable
from fairytable.table.light import MARGIN, Glow, painted_light
from fairytable.table.motion import SPEEDS
from tests.paint.grounds import SHAPE
from tests.paint.showroom import SIZE, everything
from tests.skins import SKINS
from tests.table.tables import pixmaps
from tests.table.test_abilities import Fair, show, view_of

PEOPLE = (Person("Anna", 0), Person("Bruno", 1))
OTHERS = [skin for skin in SKINS.values() if skin is not FELT]


def showroom(skin: Skin) -> Fair:
    """A game that shows every plate, rim and tone of a skin, and one place."""
    place = Area("place", Rect(600, 330, 120, 60), "a place")
    marks = everything(skin)
    fair = Fair(Picture(SIZE, 80, (), (place,), under=marks, over=marks[:2]))
    fair.skin = skin
    return fair


@pytest.fixture
def table(qtbot: QtBot) -> CardTable:
    widget = CardTable(pixmaps())
    qtbot.addWidget(widget)
    widget.motion.speed = SPEEDS["off"]
    widget.resize(round(SIZE[0]), round(SIZE[1]))
    widget.show()
    return widget


def bare(skin: Skin) -> QImage:
    """The showroom as the painters paint it, without a table."""
    ground = Ground(pixmaps())
    ground.show(showroom(skin).pictures[0], 1, PEOPLE, skin=skin)
    return ground.pixmap.toImage()


@pytest.mark.parametrize("skin", SKINS.values(), ids=SKINS)
def test_the_ground_of_a_table_is_that_of_its_game(table: CardTable, skin: Skin) -> None:
    show(table, showroom(skin), view_of(0))
    assert table.top.skin is skin
    assert table.top.ground.pixmap.toImage() == bare(skin)


def test_another_game_brings_its_own_skin(table: CardTable) -> None:
    show(table, showroom(FELT), view_of(0))
    felt = table.grab().toImage()
    for skin in OTHERS:
        show(table, showroom(skin), view_of(0))
        assert table.top.ground.pixmap.toImage() == bare(skin)
    show(table, showroom(FELT), view_of(0))
    assert table.grab().toImage() == felt


@pytest.mark.parametrize("skin", OTHERS, ids=[skin.name for skin in OTHERS])
def test_places_light_up_in_the_colours_of_the_skin(table: CardTable, skin: Skin) -> None:
    show(table, showroom(skin), view_of(0))
    place = table.top.areas["place"]
    for glow, rim in ((Glow.AIMED, skin.rims.target), (Glow.REFUSED, skin.rims.danger)):
        place.set_light(glow)
        lit = table.grab().toImage().pixelColor(660, 330)
        wanted = QColor(rim)
        assert abs(lit.red() - wanted.red()) < 12
        assert abs(lit.green() - wanted.green()) < 12
        assert abs(lit.blue() - wanted.blue()) < 12


@pytest.mark.parametrize("glow", [glow for glow in Glow if glow is not Glow.NONE])
@pytest.mark.parametrize("skin", SKINS.values(), ids=SKINS)
def test_a_light_stands_out_from_every_part_of_the_ground(skin: Skin, glow: Glow) -> None:
    picture = painted_light(120, 80, "box", 1, glow, False, False, skin.rims)
    cloth = skin.cloth
    for shade in (QColor(cloth.light).darker(110).name(), cloth.middle, cloth.edge):
        with canvas(picture.width(), picture.height()) as (image, p):
            p.fillRect(image.rect(), QColor(shade))
            p.drawPixmap(0, 0, picture)
        row = round(MARGIN)
        line = [image.pixelColor(x, row).name() for x in range(20, 116)]
        assert max(contrast(tint, shade) for tint in line) >= SHAPE


@pytest.mark.parametrize("skin", SKINS.values(), ids=SKINS)
def test_what_is_said_lies_on_the_paper_of_the_skin(table: CardTable, skin: Skin) -> None:
    show(table, showroom(skin), view_of(0))
    table.speech.refuse("No.", QPointF(500, 200))
    bubble = table.speech.refusal
    bounds = bubble.sceneBoundingRect()
    inside = QPointF(bounds.left() + 14, bounds.center().y())
    paper = table.grab().toImage().pixelColor(inside.toPoint()).name()
    assert contrast(skin.inks.dark, paper) >= 4.5
    light = QColor(skin.slip.light)
    assert abs(QColor(paper).lightness() - light.lightness()) < 30
