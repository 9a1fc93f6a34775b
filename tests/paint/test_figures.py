"""Drawings alone: pawns and emblems on the ground come from the background like cards."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtGui import QImage

from fairytable.paint.art import Art
from fairytable.paint.figure import Figure, figure_corner, figure_size, paint_figure
from fairytable.paint.ground import Ground, emblem_print, painted_marks
from fairytable.paint.pixmaps import Pixmaps
from fairytable.paint.prints import Print
from fairytable.stage.picture import Emblem, Picture, Prospect, Rect

from .looks import ink

LYING = Emblem(Rect(40, 30, 50, 50), "moons/fire")


@pytest.fixture
def pixmaps(art: Art) -> Iterator[Pixmaps]:
    made = Pixmaps(art)
    yield made
    made.close()


def shown(ground: Ground, *marks: Emblem) -> QImage:
    ground.show(Picture((200, 150), 100, (), (), marks), 1, ())
    return ground.pixmap.toImage()


@pytest.mark.parametrize("dpr", [1, 1.25, 1.5, 2])
@pytest.mark.parametrize("turn", [0, 30, 90, 200])
def test_a_figure_is_painted_whole_round_its_middle(art: Art, turn: float, dpr: float) -> None:
    figure = Figure("moons/fire", 80, turn)
    image = paint_figure(figure, 60, dpr, art)
    assert (image.width(), image.height()) == figure_size(figure, 60, dpr)
    assert image.rect().adjusted(1, 1, -1, -1).contains(ink(image))
    corner = figure_corner(figure, 60, dpr)
    middle = corner.x() + image.width() / dpr / 2, corner.y() + image.height() / dpr / 2
    assert middle == pytest.approx((30, 40), abs=1 / dpr)


def test_a_turned_figure_lies_on_its_side(art: Art) -> None:
    upright = ink(paint_figure(Figure("moons/fire", 80), 40, 1, art))
    turned = ink(paint_figure(Figure("moons/fire", 80, turn=90), 40, 1, art))
    assert turned.width() == pytest.approx(upright.height(), abs=1)
    assert turned.height() == pytest.approx(upright.width(), abs=1)


def test_a_faded_figure_is_faint_as_a_whole(art: Art) -> None:
    plain = paint_figure(Figure("moons/fire", 60), 60, 1, art)
    faint = paint_figure(Figure("moons/fire", 60, faded=True), 60, 1, art)
    at = plain.rect().center()
    assert plain.pixelColor(at).alpha() == 255
    assert faint.pixelColor(at).alpha() == 102
    assert ink(plain) == ink(faint)


def test_a_figure_that_is_half_filled_has_its_colours_below_and_none_above(art: Art) -> None:
    image = paint_figure(Figure("moons/fire", 60, filled=0.5), 60, 1, art)
    margin = (image.width() - 60) // 2
    above, below = (image.pixelColor(margin + 30, margin + y) for y in (22, 38))
    assert above.alpha() == below.alpha() == 255
    assert above.saturation() < 80 < 150 < below.saturation()


def test_a_landscape_fills_its_rectangle_and_is_lost_towards_its_edges(art: Art) -> None:
    prospect = Prospect(top=0.2, sinks=0.5)
    image = paint_figure(Figure("fate/meadow", 120, prospect=prospect), 90, 1, art)
    margin = (image.width() - 90) // 2
    alphas = {
        name: image.pixelColor(margin + x, margin + y).alpha()
        for name, (x, y) in {
            "head": (45, 4),
            "middle": (45, 50),
            "left": (1, 50),
            "right": (88, 50),
            "foot": (45, 118),
        }.items()
    }
    assert alphas["head"] == alphas["middle"] == 255
    assert max(alphas["left"], alphas["right"], alphas["foot"]) < 40


def test_a_lit_landscape_is_brighter_than_one_in_the_dusk(art: Art) -> None:
    dusk, lit = (
        paint_figure(Figure("fate/meadow", 90, prospect=Prospect(lit=lit)), 90, 1, art)
        for lit in (False, True)
    )
    at = dusk.rect().center()
    assert lit.pixelColor(at).lightness() > dusk.pixelColor(at).lightness()


def test_an_emblem_comes_to_the_ground_when_it_is_painted(pixmaps: Pixmaps, art: Art) -> None:
    ground = Ground(pixmaps)
    bare = shown(ground)
    assert shown(ground, LYING) == bare, "nothing stands for an emblem"
    changed = []
    pixmaps.ready.connect(lambda painted: changed.append(ground.take(painted)))
    pixmaps.finish()
    assert changed[0].boundingRect().contains(QRect(40, 30, 50, 50))
    at_once = Ground(Pixmaps(art, background=False))
    assert ground.pixmap.toImage() == shown(at_once, LYING) != bare


def test_other_pictures_do_not_touch_the_ground(pixmaps: Pixmaps) -> None:
    ground = Ground(pixmaps)
    shown(ground, LYING)
    assert ground.take(Print(Figure("moons/air", 50), 50)).isEmpty()
    assert ground.take(emblem_print(LYING, 2)).isEmpty()
    pixmaps.finish()
    assert not ground.take(emblem_print(LYING, 1)).isEmpty()


def test_an_emblem_above_the_cards_is_one_of_the_marks(art: Art) -> None:
    [(rect, picture)] = painted_marks([LYING], 1, (), Pixmaps(art, background=False))
    assert rect.toRect().contains(QRect(40, 30, 50, 50))
    corner = QPoint(round(rect.x()), round(rect.y()))
    assert QRect(40, 30, 50, 50).contains(ink(picture.toImage()).translated(corner))
