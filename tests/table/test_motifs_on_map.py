"""Motifs on a map: the camera goes to them, they are seen in its window, and all ends as it was."""

import pytest
from pytestqt.qtbot import QtBot

from fairytable.stage.beats import Beat
from fairytable.stage.maps import Camera
from fairytable.stage.motifs import Burst, Darkening, Flash, Motif, Shiver, Travel, TurnInAir, named
from fairytable.stage.picture import Map, Picture, Rect
from fairytable.stage.staging import Stage
from fairytable.table.card_table import CardTable
from fairytable.table.motifs.dark_item import DarkItem
from tests.table.ring_and_road import WALKER, RingAndRoad, Telling, scene_of
from tests.table.tables import pixmaps
from tests.table.test_motifs import MOTIFS, apparitions, differ

WINDOW = Rect(20, 480, 960, 270)
LEFT_END = Camera(300, 650, 1.8)


class RoadOnMap(RingAndRoad):
    """The same, but the road lies on a map."""

    def arrange(self, stage: Stage) -> Picture:
        flat = super().arrange(stage)
        road = tuple(area for area in flat.areas if area.zone.startswith("road"))
        spots = tuple(spot for spot in flat.spots if spot.rect.y > WINDOW.y)
        chart = Map(WINDOW, spots, road, flat.pawns)
        return flat._replace(
            map=chart,
            spots=tuple(spot for spot in flat.spots if spot not in spots),
            areas=tuple(area for area in flat.areas if area not in road),
            pawns=(),
        )


@pytest.fixture
def story(qtbot: QtBot) -> Telling:
    """The camera looks at the left end of the road, so near that the right one is out of sight."""
    table = CardTable(pixmaps())
    qtbot.addWidget(table)
    telling = Telling(table, staging=RoadOnMap())
    table.camera.chosen = True
    table.camera.settle_at(LEFT_END)
    return telling


def far_away(story: Telling, zone: str) -> bool:
    where = story.table.top.areas[zone].area.rect
    return not WINDOW.overlaps(where)


@pytest.mark.long
@pytest.mark.parametrize("name", MOTIFS)
def test_a_motif_on_a_map_is_played_and_leaves_nothing_behind(story: Telling, name: str) -> None:
    before, still = scene_of(story.table), story.picture()
    story.tell(Beat(motifs=(MOTIFS[name],)))
    seen = 0
    while story.table.busy:
        story.go_to(story.length * 0.4)
        seen = max(seen, differ(story.picture(), still))
        story.next_scene()
    assert seen > 20
    assert apparitions(story.table) == []
    story.table.camera.settle_at(LEFT_END)
    assert scene_of(story.table) == before


@pytest.mark.parametrize("motif", [Flash(("road.4",)), Burst("road.4"), Shiver(("road.4",))])
def test_the_camera_goes_to_what_a_motif_names(story: Telling, motif: Motif) -> None:
    assert far_away(story, "road.4")
    story.tell(Beat(motifs=(motif,)))
    story.next_scene()
    assert not far_away(story, "road.4")


def test_the_dark_of_a_map_stays_on_its_place_while_the_camera_moves(story: Telling) -> None:
    dark = Darkening(("road.1",))
    story.tell(Beat(motifs=(dark,)), Beat(motifs=(dark, Flash(("road.4",)))), Beat(pause=100))
    for _ in range(3):
        story.next_scene()
    (item,) = [item for item in story.table.scene().items() if isinstance(item, DarkItem)]
    assert item.area.rect == story.table.top.areas["road.1"].area.rect
    story.table.finish()
    assert not [item for item in story.table.scene().items() if isinstance(item, DarkItem)]


def test_a_pawn_walks_over_the_map_and_stands_on_it_again(story: Telling) -> None:
    way = Travel(WALKER, ("road.0", "road.1", "road.2"), (18,), "hop")
    story.tell(Beat(facts={"walker": "road.2"}, motifs=(way,)), walker="road.2")
    story.table.finish()
    figure = story.table.top.pawns["walker"]
    assert story.table.top.pane.carries(figure)
    assert figure.pos() == figure.home(figure.pawn.rect)
    card = story.table.top.cards[18]
    assert card.spot is not None
    assert card.pos() == card.home(card.spot.rect)


def test_a_motif_tells_what_it_speaks_of() -> None:
    assert named(Travel(WALKER, ("a", "b"), (3,))) == (WALKER, "a", "b", 3)
    assert named(TurnInAir(4)) == (4,)
    assert all(named(motif) for motif in MOTIFS.values())
