"""Lines, stripes and fields lie where their points are, and inside what they say they touch."""

from itertools import combinations

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtGui import QImage

from fairytable.paint.art import Art
from fairytable.paint.ground import Ground, painted_marks
from fairytable.paint.pixmaps import Pixmaps
from fairytable.stage.picture import Emblem, Mark, Picture, Rect, Sign
from fairytable.stage.skin import FELT
from fairytable.stage.staging import Person
from fairytable.stage.strokes import Band, Polygon, Trace
from tests.skins import SKINS

from .looks import ink

PEOPLE = (Person("Anna", 0), Person("Bruno", 1))
BEND = ((40.0, 60.0), (120.0, 40.0), (200.0, 110.0))
STROKES: list[Trace | Band | Polygon] = [
    Trace(BEND),
    Trace(BEND, curved=True),
    Trace(BEND, arrow=True),
    Trace(BEND, "gold"),
    Trace(BEND, width=5, arrow=True),
    Trace(BEND, style="dashed"),
    Trace(BEND, style="dotted"),
    Trace(BEND, style="light"),
    Band(BEND, 30),
    Band(BEND, 30, curved=False),
    Band(BEND, 30, closed=True),
    Band(BEND, 12, "way"),
    Band(BEND, 12, "ring", "good"),
    Band(BEND, 12, "silk", player=0),
    Band(BEND, 12, "silk", player=1),
    Polygon(BEND),
    Polygon(BEND, "frame"),
    Polygon(BEND, "frame", dashed=True),
    Polygon(BEND, "glow"),
    Polygon(BEND, "glow", "bad"),
]


@pytest.fixture
def pixmaps(art: Art) -> Pixmaps:
    return Pixmaps(art, background=False)


def alone(mark: Mark, pixmaps: Pixmaps) -> tuple[QRect, QImage]:
    [(rect, picture)] = painted_marks([mark], 1, PEOPLE, pixmaps)
    return rect.toRect(), picture.toImage()


@pytest.mark.parametrize("mark", STROKES, ids=lambda mark: type(mark).__name__)
def test_a_stroke_stays_inside_its_picture_and_near_its_points(
    mark: Trace | Band | Polygon, pixmaps: Pixmaps
) -> None:
    rect, image = alone(mark, pixmaps)
    drawn = ink(image)
    assert image.rect().adjusted(1, 1, -1, -1).contains(drawn), "nothing is cut off"
    drawn.translate(rect.topLeft())
    for x, y in mark.points:
        assert drawn.adjusted(-2, -2, 2, 2).contains(QPoint(round(x), round(y)))


def test_no_two_strokes_look_alike(pixmaps: Pixmaps) -> None:
    pictures = [alone(mark, pixmaps)[1] for mark in STROKES]
    assert all(one != other for one, other in combinations(pictures, 2))


@pytest.mark.parametrize("mark", STROKES, ids=lambda mark: type(mark).__name__)
def test_a_stroke_that_goes_leaves_the_ground_clean(
    mark: Trace | Band | Polygon, pixmaps: Pixmaps
) -> None:
    ground = Ground(pixmaps)
    bare = Picture((260, 170), 100, (), ())
    ground.show(bare, 1, PEOPLE)
    before = ground.pixmap.toImage()
    ground.show(bare._replace(under=(mark,)), 1, PEOPLE)
    assert ground.pixmap.toImage() != before
    ground.show(bare, 1, PEOPLE)
    assert ground.pixmap.toImage() == before


@pytest.mark.parametrize(
    "mark",
    [
        Sign(Rect(80, 60, 60, 60), "leaf"),
        Emblem(Rect(80, 60, 90, 40), "moons/fire"),
    ],
)
def test_signs_and_emblems_may_be_turned(mark: Sign | Emblem, pixmaps: Pixmaps) -> None:
    ground = Ground(pixmaps)
    bare = Picture((260, 170), 100, (), ())
    ground.show(bare, 1, PEOPLE)
    before = ground.pixmap.toImage()
    seen = []
    for turn in (0, 45, 90, 200):
        ground.show(bare._replace(under=(mark._replace(turn=turn),)), 1, PEOPLE)
        seen.append(ground.pixmap.toImage())
    assert all(one != other for one, other in combinations([before, *seen], 2))
    ground.show(bare, 1, PEOPLE)
    assert ground.pixmap.toImage() == before


def test_a_skin_changes_the_colours_of_strokes(pixmaps: Pixmaps) -> None:
    mark = Trace(BEND, "soft", 4)
    [(_, felt)] = painted_marks([mark], 1, PEOPLE, pixmaps, FELT)
    [(_, chart)] = painted_marks([mark], 1, PEOPLE, pixmaps, SKINS["chart"])
    assert felt.toImage() != chart.toImage()
