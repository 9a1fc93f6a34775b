"""What beats name besides cards on their way is seen, ends right, and leaves nothing behind."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from fairytable.engine import Moved, Shuffled, Turned
from fairytable.stage.beats import Beat
from fairytable.stage.look import BackLook
from fairytable.stage.motifs import (
    Burst,
    Darkening,
    Flash,
    Kindling,
    Mixing,
    Motif,
    Shiver,
    Trail,
    Travel,
    TurnInAir,
)
from fairytable.table.card_item import CardItem
from fairytable.table.card_table import CardTable
from fairytable.table.light import Glow
from fairytable.table.motifs.apparition import Apparition
from fairytable.table.motifs.dark_item import DarkItem
from tests.table.ring_and_road import (
    MIDDLE,
    WALKER,
    Telling,
    ring_card,
    road,
    scene_of,
    seats,
)
from tests.table.tables import pixmaps

MOTIFS: dict[str, Motif] = {
    "flash at a card": Flash((0,)),
    "flash at a place": Flash(("road.2", "pile"), "red"),
    "flash at a pawn": Flash((WALKER,), "gold"),
    "burst at a place": Burst("pile"),
    "burst at a point": Burst((700.0, 500.0), "blue"),
    "trail": Trail(("road.0", 3, WALKER, (500.0, 500.0)), "green"),
    "kindling": Kindling(tuple((60.0 + 60 * k, 400.0) for k in range(12)), "blue"),
    "dark": Darkening(("road.1", "pile")),
    "shiver of a card": Shiver((3,)),
    "shiver of a place": Shiver(("road.3", WALKER)),
    "mixing": Mixing(tuple(f"ring.{k}" for k in range(12)), "pile"),
    "mixing in the middle": Mixing((0, 1, 2)),
    "turn in the air": TurnInAir(3),
    "a look in the air": TurnInAir(3, face=7),
    "there and back": Travel(3, (3, "pile", 3)),
    "a pawn there and back": Travel(WALKER, ("road.0", "road.2", "road.0"), (18,), "hop"),
}


@pytest.fixture
def new(qtbot: QtBot) -> Callable[[str], Telling]:
    """Gives a table with the ring and the road, at a speed."""

    def made(speed: str = "normal") -> Telling:
        table = CardTable(pixmaps())
        qtbot.addWidget(table)
        return Telling(table, speed)

    return made


def differ(one: QImage, other: QImage) -> int:
    """How many of the pixels looked at differ so much that one sees it."""
    steps = [(x, y) for x in range(0, one.width(), 3) for y in range(0, one.height(), 3)]
    return sum(
        abs(a.red() - b.red()) + abs(a.green() - b.green()) + abs(a.blue() - b.blue()) > 24
        for a, b in ((one.pixelColor(x, y), other.pixelColor(x, y)) for x, y in steps)
    )


@pytest.mark.parametrize("name", MOTIFS)
def test_a_motif_is_seen_and_leaves_nothing_behind(new: Callable[..., Telling], name: str) -> None:
    story = new()
    before, still = scene_of(story.table), story.picture()
    story.tell(Beat(motifs=(MOTIFS[name],)))
    story.go_to(story.length * 0.3)
    assert differ(story.picture(), still) > 20
    while story.table.busy:
        story.next_scene()
    assert scene_of(story.table) == before
    assert story.picture() == still


@pytest.mark.parametrize("share", [0.0, 0.4, 0.99])
@pytest.mark.parametrize("name", MOTIFS)
def test_a_motif_is_skipped_at_any_moment(
    new: Callable[..., Telling], name: str, share: float
) -> None:
    story = new("slow")
    before, still = scene_of(story.table), story.picture()
    story.tell(Beat(motifs=(MOTIFS[name],)), Beat(motifs=tuple(MOTIFS.values())))
    story.go_to(story.length * share)
    QTest.keyClick(story.table, Qt.Key.Key_Space)
    assert not story.table.busy
    assert scene_of(story.table) == before
    assert story.picture() == still


def test_with_speed_off_no_motif_is_played(new: Callable[..., Telling]) -> None:
    story = new("off")
    before = scene_of(story.table)
    story.tell(Beat(motifs=tuple(MOTIFS.values())))
    assert not story.table.busy
    assert scene_of(story.table) == before


def test_what_a_motif_names_and_nobody_sees_is_left_out(new: Callable[..., Telling]) -> None:
    story = new()
    gone = 999
    motifs = (
        Flash((gone, "nowhere")),
        Burst("nowhere"),
        Trail(("nowhere", gone)),
        Darkening(("nowhere",)),
        Shiver((gone, "nowhere")),
        Mixing((gone,)),
        TurnInAir(gone),
        Travel(gone, ()),
    )
    before = scene_of(story.table)
    story.tell(Beat(motifs=motifs))
    story.table.finish()
    assert scene_of(story.table) == before


def test_a_motif_begins_after_its_delay(new: Callable[..., Telling]) -> None:
    story = new()
    story.tell(Beat(motifs=(Flash((0,)), Flash((6,), delay=400))))
    first, second = sorted(apparitions(story.table), key=lambda item: item.delay)
    story.go_to(200)
    assert first.isVisible()
    assert not second.isVisible()
    story.go_to(600)
    assert not first.isVisible()
    assert second.isVisible()


def apparitions(table: CardTable) -> list[Apparition]:
    return [item for item in table.scene().items() if isinstance(item, Apparition)]


def shows_back(item: CardItem) -> bool:
    return isinstance(item.side, BackLook)


def test_a_card_turns_over_in_the_air_and_lies_down(new: Callable[..., Telling]) -> None:
    story = new()
    story.tell(Beat((Turned(3, up=True, face=3),), motifs=(TurnInAir(3),)), Beat(pause=100))
    item, home = story.table.top.cards[3], seats()[3]
    story.go_to(story.length * 0.3)
    assert shows_back(item)
    assert item.scale() * item.rect.width() > 1.3 * 66
    assert item.pos().y() < home[1] - 10
    story.go_to(story.length * 0.6)
    assert not shows_back(item)
    story.next_scene()
    assert item.scale() == 1.0
    assert item.pos() == item.home(ring_card(3))


def test_a_look_in_the_air_shows_the_face_and_leaves_the_back(new: Callable[..., Telling]) -> None:
    story = new()
    story.tell(Beat(motifs=(TurnInAir(3, face=7),)), Beat(pause=100))
    item = story.table.top.cards[3]
    story.go_to(story.length * 0.5)
    assert item.side == story.staging.look(7, story.say)
    story.next_scene()
    assert shows_back(item)


def test_cards_that_are_mixed_gather_over_a_place(new: Callable[..., Telling]) -> None:
    story = new()
    cards = tuple(range(12))
    shuffled = Shuffled(cards, (None,) * 12, (0,) * 12)
    zones = tuple(f"ring.{k}" for k in cards)
    story.tell(Beat((shuffled,), motifs=(Mixing(zones, "pile"),)), Beat(pause=100))
    story.go_to(story.length * 0.5)
    for card in cards:
        at = story.table.top.cards[card].pos()
        assert abs(at.x() - MIDDLE[0]) < 130
        assert abs(at.y() - MIDDLE[1]) < 100
    story.next_scene()
    places = {card: story.table.top.cards[card].pos() for card in cards}
    assert all(places[card] == item_home(story, card) for card in cards)


def item_home(story: Telling, card: int) -> object:
    return story.table.top.cards[card].home(ring_card(card))


def test_what_moves_trembles_when_it_has_arrived(new: Callable[..., Telling]) -> None:
    story = new()
    moved = Moved(12, "pile", "road.4", None, 0)
    story.tell(Beat((moved,), motifs=(Shiver((12,)),)))
    item = story.table.top.cards[12]
    story.go_to(130)
    assert item.rotation() == 0
    story.go_to(310)
    assert item.rotation() != 0
    assert item.pos().x() > road(None)[4].x


def dark_places(table: CardTable) -> dict[str, float]:
    items = [item for item in table.scene().items() if isinstance(item, DarkItem)]
    return {item.area.zone: item.opacity() for item in items}


def test_a_place_stays_dark_as_long_as_beats_name_it(new: Callable[..., Telling]) -> None:
    story = new()
    story.tell(
        Beat(motifs=(Darkening(("road.1", "road.2")),)),
        Beat(motifs=(Darkening(("road.1",)),), facts={"grown": 1}),
        Beat(pause=300),
        grown=1,
    )
    story.next_scene()
    assert dark_places(story.table) == {"road.1": 1.0, "road.2": 1.0}
    story.go_to(170)
    dark = dark_places(story.table)
    assert dark["road.1"] == 1.0
    assert 0 < dark["road.2"] < 1
    story.next_scene()
    (item,) = [item for item in story.table.scene().items() if isinstance(item, DarkItem)]
    assert item.area.rect == road(1)[1]
    story.next_scene()
    assert dark_places(story.table) == {}


def test_the_table_is_skipped_in_the_dark_and_is_light(new: Callable[..., Telling]) -> None:
    story = new()
    story.tell(Beat(motifs=(Darkening(("road.1",)),)), Beat(motifs=(Darkening(("road.1",)),)))
    story.next_scene()
    story.table.finish()
    assert dark_places(story.table) == {}


def test_another_window_size_in_the_middle_of_a_motif_leaves_no_trace(
    new: Callable[..., Telling],
) -> None:
    story = new()
    story.tell(Beat(motifs=tuple(MOTIFS.values())))
    story.go_to(300)
    story.table.resize(900, 700)
    assert not story.table.busy
    assert apparitions(story.table) == []
    assert all(item.light.glow is not Glow.OPEN for item in story.table.top.areas.values())
