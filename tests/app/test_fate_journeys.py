"""The journey of Fairy's Fate in the window: told at every speed, skipped, held, told again."""

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from fairytable.app.window import Window
from fairytable.games.fate.faces import FREED
from fairytable.games.fate.rules.state import FateState
from fairytable.games.fate.rules.zones import PLACE
from fairytable.match import Match
from fairytable.stage.picture import FRONT, Emblem, Mark
from fairytable.storage.settings import Settings
from tests.app.challenge_matches import press
from tests.app.fate_matches import in_position, verbs
from tests.app.spectator import TOLD, Spectator, check_shown_again, check_skipped, check_told
from tests.app.windows import QUICK
from tests.games.fate.positions import collecting, do, position

SPACE, ENTER = Qt.Key.Key_Space, Qt.Key.Key_Return


@pytest.fixture
def settings() -> Settings:
    """Everything is told, and nobody thinks long."""
    return TOLD


def before_the_last_choice(wood: str, front: str = "") -> FateState:
    """Bruno is on his way to the Cave, and Anna may only go to the Wood."""
    state = position(
        player=1,
        places={"cave": "serpent.lume petals", "wood": wood},
        fronts={0: front},
        recipes={0: (1,)},
    )
    do(state, "travel cave", "pass")
    return state


JOURNEYS = {
    "serpent": (before_the_last_choice("serpent leaf"), "Anna met a Serpent fairy: number 1."),
    "thief": (before_the_last_choice("leaf thief.leaf"), "A leaf thief: Anna lost a leaf."),
    "nothing": (
        before_the_last_choice("thief.acorn leaf"),
        "An acorn thief found nothing to take from Anna.",
    ),
    "stone": (
        before_the_last_choice("petrify leaf"),
        "Petrification: Anna turned to stone and will miss a turn.",
    ),
    "darkness": (
        before_the_last_choice("leaf darkness"),
        "Darkness swallowed the whole place: Anna got nothing.",
    ),
    "bite": (
        before_the_last_choice("serpent leaf", "orange serpent serpent serpent"),
        "Anna met a Serpent fairy: number 4.",
    ),
    "freeing": (
        before_the_last_choice("leaf serpent", "walnut acorn petals"),
        "Anna met a Serpent fairy: number 1.",
    ),
}


def travelling(window: Window, state: FateState) -> Spectator:
    """Anna goes to the Wood; then all is collected."""
    match = in_position(state.clone())
    window.begin(match)
    seen = Spectator(window, match)
    window.table.finish()
    press(window, "3")
    press(window, ENTER)
    assert verbs(match)[:1] == ["go"]
    return seen


@pytest.mark.parametrize(
    ("speed", "names"),
    [
        pytest.param("normal", (*JOURNEYS,), marks=pytest.mark.long),
        ("slow", ("thief", "freeing")),
        ("fast", ("bite", "freeing")),
    ],
)
def test_a_journey_is_told_to_its_end_at_every_speed(
    window: Window, speed: str, names: tuple[str, ...]
) -> None:
    scenes = {name: JOURNEYS[name] for name in names}
    check_told(window, scenes, travelling, speed, parts=6)  # cards rise, and work one by one


@pytest.mark.parametrize("parts", [pytest.param(0, marks=pytest.mark.long), 3])
def test_every_journey_is_skipped_at_any_moment(window: Window, parts: int) -> None:
    check_skipped(window, JOURNEYS, travelling, parts)


def test_a_journey_is_shown_once_more(window: Window, qtbot: QtBot) -> None:
    seen = travelling(window, before_the_last_choice("thief.acorn serpent leaf"))
    check_shown_again(window, seen, 2, qtbot)


def test_the_freeing_has_its_scene_and_then_the_end_is_told(window: Window, qtbot: QtBot) -> None:
    seen = travelling(window, JOURNEYS["freeing"][0])
    seen.watch()
    gathered = [sum(spot.z > FRONT for spot in picture.spots) for picture in seen.pictures]
    assert max(gathered) == 5, "four objects and the serpent"
    shown = [any(is_freed(mark) for mark in picture.front_over) for picture in seen.pictures]
    assert gathered.index(5) < shown.index(True)
    left = window.table.top.picture
    assert left is not None
    assert not left.front_over, "the table lies as it was, under the page of the end"
    qtbot.waitUntil(lambda: "ending" in window.__dict__ and window.ending.telling.isVisible())
    window.ending.telling.finish()
    assert window.end.isVisible()


def is_freed(mark: Mark) -> bool:
    return isinstance(mark, Emblem) and mark.emblem == FREED


# The pause before each card


def paused(window: Window) -> Match:
    """Anna may use a fairy before the next card of her collection."""
    window.controller.use(QUICK.changed(play_forced=True))
    match = in_position(collecting("leaf.nature serpent", front="truth"))
    window.begin(match)
    QApplication.processEvents()
    return match


def test_the_pause_before_a_card_is_held_and_goes_on(window: Window) -> None:
    match = paused(window)
    countdown = window.table.countdown
    assert countdown.runs
    window.table.setFocus()
    QTest.keyClick(window.table, SPACE)
    assert countdown.is_held
    assert match.cursor == 0
    QTest.keyClick(window.table, SPACE)
    QApplication.processEvents()
    assert verbs(match)[:1] == ["next"], "whoever goes on need not wait"


def test_the_pause_ends_by_itself_with_the_next_card(window: Window) -> None:
    match = paused(window)
    clock = window.table.countdown._own
    clock.setCurrentTime(clock.duration())
    QApplication.processEvents()
    assert verbs(match)[:1] == ["next"]


# Where people share the screen


@pytest.mark.parametrize("size", [(1024, 640), (1280, 800)], ids=str)
def test_the_plate_that_offers_ones_own_cards_covers_none_that_are_collected(
    window: Window, size: tuple[int, int]
) -> None:
    window.resize(*size)
    hand = "petals walnut acorn.pixie leaf.pixie orange mushroom"
    state = collecting("leaf.nature serpent acorn.nature", front="truth", hand=hand)
    window.begin(in_position(state, people=2))
    window.table.finish()
    QApplication.processEvents()
    plate = window.page.half_curtain
    assert plate.isVisible()
    top = window.table.top
    found = [top.place_of(card) for card in state.table.zones["collect"]]
    over = QRectF(plate.geometry())
    assert [rect for rect in found if rect.intersects(over)] == []


# Where a fairy offers herself


@pytest.mark.parametrize("size", [(1024, 640), (1280, 800), (1920, 1080)], ids=str)
@pytest.mark.parametrize("language", ["en", "it"])
def test_a_fairy_speaks_in_the_emptied_glade_and_covers_no_card(
    window: Window, size: tuple[int, int], language: str
) -> None:
    window.language.use(language)  # type: ignore[arg-type]
    window.resize(*size)
    several = collecting("leaf.nature serpent", front="truth wisdom sight")
    for state in (collecting("thief.leaf serpent", front="leaf protection"), several):
        window.begin(in_position(state))
        window.table.finish()
        QTest.keyClick(window.table, Qt.Key.Key_Escape)
        slip = window.table.hands.question.slip
        assert slip.open
        words: QRectF = slip.mapRectToScene(slip.rect)
        top = window.table.top
        assert top.place_of(PLACE[0]).adjusted(-8, 0, 8, 0).contains(words)
        cards = [item for item in top.cards.values() if item.isVisible()]
        covered = [item for item in cards if words.intersects(item.sceneBoundingRect())]
        assert [c.card for c in covered if c.rect.width() > 40] == []
    window.language.use("en")
