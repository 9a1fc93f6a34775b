"""A place that grows while others shrink: all that belongs to it glides, and nothing jumps."""

from collections.abc import Sequence
from itertools import pairwise

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from fairytable.stage.beats import Beat
from fairytable.stage.picture import Light, Panel, Rect, Words
from fairytable.table.card_table import CardTable
from fairytable.table.gliding_marks import GlidingMarks
from fairytable.table.light import Glow
from fairytable.table.reshaping import reshapes
from tests.table.ring_and_road import Telling, road, scene_of
from tests.table.tables import pixmaps
from tests.table.test_motifs import differ


@pytest.fixture
def story(qtbot: QtBot) -> Telling:
    table = CardTable(pixmaps())
    qtbot.addWidget(table)
    return Telling(table)


def grow(story: Telling, place: int | None, light: Sequence[str] = ()) -> None:
    story.tell(Beat(facts={"grown": place}, light=tuple(light)), Beat(pause=200), grown=place)


def gliding(table: CardTable) -> list[GlidingMarks]:
    return [item for item in table.scene().items() if isinstance(item, GlidingMarks)]


def frames(story: Telling, count: int) -> list[QImage]:
    found = []
    for k in range(count):
        story.go_to(story.length * k / (count - 1))
        found.append(story.picture())
    return found


def test_the_ground_begins_as_it_was_and_ends_as_it_will_be(story: Telling) -> None:
    before = story.picture()
    grow(story, 2)
    first, *_, last = frames(story, 6)
    story.table.finish()
    after = story.picture()
    changed = differ(before, after)
    assert changed > 3000
    assert differ(before, first) < changed * 0.05
    assert differ(last, after) < changed * 0.05


@pytest.mark.long
def test_no_frame_jumps(story: Telling) -> None:
    """From frame to frame less changes than from the begin to the end."""
    before = story.picture()
    grow(story, 2)
    film = frames(story, 14)
    changed = differ(before, film[-1])
    steps = [differ(a, b) for a, b in pairwise(film)]
    assert max(steps) < 0.7 * changed


def test_cards_and_lights_stay_on_their_places(story: Telling) -> None:
    grow(story, 2, ["road.2"])
    area, card = story.table.top.areas["road.2"], story.table.top.cards[20]
    old, new = road(None)[2], road(2)[2]
    assert area.light.glow is Glow.OPEN
    for k in range(10):
        story.go_to(story.length * k / 10)
        shown = area.shown
        assert old.w <= shown.w <= new.w
        assert shown.x < card.pos().x() < shown.right
        assert abs(card.pos().y() - shown.centre[1]) < 12
    assert area.shown.w > (old.w + new.w) / 2


def test_a_place_is_hit_where_it_will_be(story: Telling) -> None:
    grow(story, 2, ["road.2"])
    story.go_to(0)
    area = story.table.top.areas["road.2"]
    corner = QPointF(road(2)[2].x + 4, road(2)[2].y + 4)
    assert not area.mapRectToScene(area.rect).contains(corner)
    assert area.contains_point(corner)


def test_all_ends_as_if_it_had_not_been_told(story: Telling, qtbot: QtBot) -> None:
    other = CardTable(pixmaps())
    qtbot.addWidget(other)
    silent = Telling(other, "off")
    for place in (2, 0, None):
        grow(story, place, ["road.2"])
        grow(silent, place)
        story.go_to(100)
        story.table.finish()
        assert gliding(story.table) == []
        assert scene_of(story.table) == scene_of(silent.table)
        assert story.picture() == silent.picture()


def test_a_place_that_goes_elsewhere_in_its_size_does_not_make_the_ground_glide(
    story: Telling,
) -> None:
    picture = story.table.top.picture
    assert picture is not None
    moved = [area._replace(rect=area.rect.moved(5, 5)) for area in picture.areas]
    assert not reshapes(picture, picture._replace(areas=tuple(moved)))
    grown = [area._replace(rect=area.rect.inset(-5)) for area in picture.areas]
    assert reshapes(picture, picture._replace(areas=tuple(grown)))


def test_what_lies_between_two_rectangles_is_computed() -> None:
    assert Rect(0, 0, 10, 20).towards(Rect(10, 0, 30, 20), 0.5) == Rect(5, 0, 20, 20)


def test_only_what_changes_is_taken_from_the_ground(story: Telling) -> None:
    grow(story, 2)
    marks = story.table.top.ground._marks
    assert not any(isinstance(mark, Panel | Words) for mark in marks)
    assert any(isinstance(mark, Light) for mark in marks)
    story.table.finish()
    assert sum(isinstance(mark, Panel) for mark in story.table.top.ground._marks) == 5


def test_what_lies_above_a_mark_that_glides_is_not_covered_by_it(story: Telling) -> None:
    before = story.picture()
    grow(story, 2)
    story.go_to(0)
    for rect in road(None):
        words = Rect(rect.x + 8, rect.bottom - 24, 60, 18)
        box = (int(words.x), int(words.y), int(words.w), int(words.h))
        assert differ(before.copy(*box), story.picture().copy(*box)) == 0
