"""Pawns walk along ways, carry cards, and change their emblem."""

from math import dist

import pytest
from pytestqt.qtbot import QtBot

from fairytable.engine import Moved
from fairytable.stage.beats import Beat
from fairytable.stage.motifs import Travel
from fairytable.stage.picture import ring
from fairytable.stage.staging import Errand
from fairytable.stage.ways import Point, along_ring, through_middle
from fairytable.table.card_table import CardTable
from fairytable.table.motifs.travelling import LONGEST_MS
from tests.table.ring_and_road import MIDDLE, WALKER, Telling, road, seats
from tests.table.tables import pixmaps
from tests.table.test_motifs import differ


@pytest.fixture
def story(qtbot: QtBot) -> Telling:
    table = CardTable(pixmaps())
    qtbot.addWidget(table)
    return Telling(table)


def course(story: Telling, piece: int | str, frames: int = 60) -> list[Point]:
    """Where a card or a pawn is in each of many frames of a scene."""
    top = story.table.top
    item = top.cards[piece] if isinstance(piece, int) else top.pawns[piece]
    found = []
    for k in range(frames):
        story.go_to(story.length * k / frames)
        found.append((item.pos().x(), item.pos().y()))
    return found


def nearest(way: list[Point], point: Point) -> float:
    return min(dist(point, at) for at in way)


def walk(story: Telling, travel: Travel, *events: Moved, to: str = "road.4") -> None:
    story.tell(Beat(events, facts={"walker": to}, motifs=(travel,)), Beat(pause=200), walker=to)


def test_a_pawn_hops_over_every_place_of_the_road(story: Telling) -> None:
    walk(story, Travel(WALKER, tuple(f"road.{k}" for k in range(5)), gait="hop"))
    way = course(story, "walker", 120)
    for place in road(None)[1:4]:
        assert nearest(way, place.centre) < 12
    assert max(y for _, y in way[:20]) - min(y for _, y in way[:30]) > 10


def test_without_a_way_a_pawn_walks_straight_on(story: Telling) -> None:
    story.tell(Beat(facts={"walker": "road.4"}), Beat(pause=200), walker="road.4")
    way = course(story, "walker")
    assert max(y for _, y in way) - min(y for _, y in way) < 40
    story.table.finish()
    figure = story.table.top.pawns["walker"]
    assert figure.pos() == figure.home(figure.pawn.rect)
    assert figure.pos().x() > road(None)[4].x


def test_a_card_goes_along_the_ring_and_its_partner_through_the_middle(story: Telling) -> None:
    events = (Moved(1, "ring.1", "ring.7", None, 0), Moved(7, "ring.7", "ring.1", None, 0))
    around = Travel(1, along_ring(seats(), 1, 7, "clockwise"))
    across = Travel(7, through_middle(seats()[7], seats()[1], MIDDLE))
    story.tell(Beat(events, motifs=(around, across)), Beat(pause=200))
    outside, inside = course(story, 1), course(story, 7)
    for seat in range(2, 7):
        assert nearest(outside, seats()[seat]) < 30
    assert nearest(inside, MIDDLE) < 15
    assert nearest(outside, MIDDLE) > 150
    story.next_scene()
    item = story.table.top.cards[1]
    assert item.spot is not None
    assert item.pos() == item.home(item.spot.rect)
    assert dist((item.pos().x(), item.pos().y()), seats()[7]) < 1


def test_a_pawn_carries_cards_to_where_they_belong(story: Telling) -> None:
    moved = Moved(12, "pile", "road.4", None, 0)
    walk(story, Travel(WALKER, ("road.0", "pile", "road.4"), carries=(12,)), moved)
    pawn, card = course(story, "walker", 40), course(story, 12, 40)
    assert dist(pawn[0], card[0]) > 200
    for k in range(11, 30):
        assert dist(pawn[k], card[k]) < 60
        assert pawn[k] != card[k]
    story.next_scene()
    item = story.table.top.cards[12]
    place = road(None)[4]
    assert place.x < item.pos().x() < place.right
    assert item.scale() == 1.0


def test_however_long_a_way_is_it_does_not_take_for_ever(story: Telling) -> None:
    zones = [f"road.{k}" for k in (0, 1, 2, 3, 4, 3, 2, 1, 0, 1, 2, 3, 4)]
    walk(story, Travel(WALKER, tuple(zones), gait="hop"))
    assert story.length <= LONGEST_MS


def test_a_pawn_changes_its_emblem_when_it_arrives(story: Telling) -> None:
    facts = {"walker": "road.4", "emblem": "fate/lantern-star"}
    way = ("road.0", "road.2", "road.4")
    story.tell(Beat(facts=facts, motifs=(Travel(WALKER, way),)), Beat(pause=200), **facts)
    figure = story.table.top.pawns["walker"]
    story.go_to(story.length * 0.5)
    assert figure._changed == 0
    story.go_to(story.length - 60)
    assert 0 < figure._changed < 1
    story.next_scene()
    assert not figure.changes


@pytest.mark.parametrize("speed", ["normal", "off"])
def test_a_pawn_that_stands_is_drawn_with_its_new_emblem(story: Telling, speed: str) -> None:
    old = story.picture()
    story.table.motion.speed = {"normal": 1.0, "off": 0.0}[speed]
    story.tell(Beat(facts={"emblem": "fate/lantern-star"}), emblem="fate/lantern-star")
    story.table.finish()
    assert differ(old, story.picture()) > 10
    assert story.table.top.pawns["walker"].pawn.emblem == "fate/lantern-star"


def test_errands_go_on_as_before_while_pawns_have_ways(story: Telling) -> None:
    story.staging.sent = (Errand("walker", "pile"),)
    moved = Moved(12, "pile", "road.4", None, 0)
    before = story.table.top.pawns["walker"].where.centre
    story.tell(Beat((moved,)))
    story.next_scene()
    figure = story.table.top.pawns["walker"]
    assert dist((figure.pos().x(), figure.pos().y()), MIDDLE) < 1
    story.table.finish()
    assert dist((figure.pos().x(), figure.pos().y()), before) < 1


def test_a_ring_of_other_seats_is_walked_as_well() -> None:
    square = [(0.0, 0.0), (100.0, 0.0), (100.0, 100.0), (0.0, 100.0)]
    assert along_ring(square, 0, 2)[8] == (100.0, 0.0)
    assert len(along_ring(ring(0, 0, 5, 5, 6), 0, 3)) == 25
