"""What goes on by itself is shown, and waits for whoever needs longer."""

from collections.abc import Sequence

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from fairytable.engine import Action, Event, Said
from fairytable.stage.beats import LONG_PAUSE, Beat
from fairytable.stage.staging import Stage
from fairytable.table.card_table import CardTable
from fairytable.table.motion import SPEEDS, Scene
from tests.table.test_abilities import Fair, picture, show, view_of
from tests.table.test_gestures_as_data import PLACES, STAND, click, press

LEFT, SPACE = Qt.MouseButton.LeftButton, Qt.Key.Key_Space
LONG, SHORT = 60_000, 30


class Passed:
    """What a countdown has told."""

    def __init__(self, table: CardTable) -> None:
        self.times = 0
        table.countdown.passed.connect(self._count)

    def _count(self) -> None:
        self.times += 1


@pytest.fixture
def passed(table: CardTable) -> Passed:
    show(table, Fair(picture(areas=PLACES)), view_of(0), STAND)
    return Passed(table)


def test_after_its_time_it_goes_on_by_itself(
    table: CardTable, passed: Passed, qtbot: QtBot
) -> None:
    with qtbot.waitSignal(table.countdown.passed):
        table.waiting.count_down(STAND, SHORT)
        assert table.countdown.item.isVisible()
    assert not table.countdown.item.isVisible()


def test_it_is_shown_at_what_will_be_done(table: CardTable, passed: Passed) -> None:
    table.waiting.count_down(STAND, LONG)
    place = table.top.place_of("a")
    assert place.adjusted(-20, -20, 20, 20).contains(table.countdown.item.middle)
    table.waiting.count_down(Action("pass"), LONG)
    corner = table.top.rect.bottomRight()
    assert (table.countdown.item.middle - corner).manhattanLength() < 120, "beside the buttons"


@pytest.mark.parametrize("way", ["space", "click", "elsewhere", "key", "tab"])
def test_it_can_be_held(table: CardTable, passed: Passed, way: str) -> None:
    table.waiting.count_down(STAND, LONG)
    if way == "click":
        click(table, table.countdown.item.middle)
    elif way == "elsewhere":
        click(table, QPoint(500, 600))
    else:
        keys = {"space": SPACE, "key": Qt.Key.Key_Right, "tab": Qt.Key.Key_Tab}
        press(table, keys[way])
    assert table.countdown.is_held
    assert passed.times == 0


@pytest.mark.parametrize("way", ["space", "click"])
def test_what_is_held_is_played_when_somebody_goes_on(
    table: CardTable, passed: Passed, way: str
) -> None:
    table.waiting.count_down(STAND, LONG)
    press(table, SPACE)
    if way == "space":
        press(table, SPACE)
    else:
        click(table, table.countdown.item.middle)
    assert passed.times == 1
    assert not table.countdown.is_held


def test_the_pointer_stops_it_for_as_long_as_it_rests_there(
    table: CardTable, passed: Passed, qtbot: QtBot
) -> None:
    table.waiting.count_down(STAND, SHORT)
    QTest.mouseMove(table.viewport(), table.countdown.item.middle.toPoint())
    QTest.qWait(4 * SHORT)
    assert passed.times == 0
    with qtbot.waitSignal(table.countdown.passed):
        QTest.mouseMove(table.viewport(), QPoint(500, 600))


def test_something_else_on_the_table_ends_it(table: CardTable, passed: Passed) -> None:
    table.waiting.count_down(STAND, SHORT)
    show(table, Fair(picture(areas=PLACES)), view_of(0), STAND)
    assert not table.countdown.item.isVisible()
    QTest.qWait(4 * SHORT)
    assert passed.times == 0


def test_it_stays_at_its_place_in_a_window_of_another_size(
    table: CardTable, passed: Passed
) -> None:
    table.waiting.count_down(STAND, LONG)
    press(table, SPACE)
    table.resize(820, 640)
    assert table.countdown.is_held
    assert table.countdown.item.isVisible()


def test_where_nothing_moves_the_ring_stands_still_and_the_time_runs(
    table: CardTable, passed: Passed, qtbot: QtBot
) -> None:
    assert table.motion.speed == SPEEDS["off"]
    with qtbot.waitSignal(table.countdown.passed):
        table.waiting.count_down(STAND, SHORT)
    assert table.countdown.item.share == 1.0


def test_a_screen_reader_hears_what_will_be_done(table: CardTable, passed: Passed) -> None:
    words: list[str] = []
    table.hands.focused.connect(words.append)
    table.waiting.count_down(STAND, LONG)
    assert words == ["Next, automatically: stand. Press Space to wait."]


# Pauses of scenes


class Tells(Fair):
    """A fair whose actions are told with a long pause."""

    def beats(self, events: Sequence[Event], before: Stage, after: Stage) -> Sequence[Beat]:
        return [Beat(light=("a",), banner="Look!", pause=LONG_PAUSE)]


def test_the_pause_of_a_beat_is_held_under_what_is_said(table: CardTable, qtbot: QtBot) -> None:
    """What is said stays for as long as somebody holds it, and the end comes after it."""
    fair = Tells(picture(areas=PLACES))
    show(table, fair, view_of(0), STAND)
    table.motion.speed = 20.0
    assert table.stage is not None
    table.present(fair, table.stage, events=[Said("look", {})])
    qtbot.waitUntil(lambda: table.countdown.pauses)
    notice = table.speech.notice
    below = notice.mapRectToScene(notice.boundingRect()).adjusted(-20, 0, 20, 40)
    assert below.contains(table.countdown.item.middle)
    click(table, table.countdown.item.middle)
    assert not table.speech._silence.isActive(), "what is held is read without haste"
    table.motion.speed = SPEEDS["fast"]
    with qtbot.waitSignal(table.settled):
        click(table, table.countdown.item.middle)
    assert not table.countdown.item.isVisible()


@pytest.fixture
def pausing(table: CardTable, passed: Passed, qtbot: QtBot) -> list[str]:
    """A table in a long pause, and what is done after it."""
    done: list[str] = []
    table.motion.speed = 20.0
    table.motion.play(
        Scene(pause=LONG_PAUSE, after=lambda: done.append("first")),
        Scene(pause=LONG_PAUSE, after=lambda: done.append("second")),
    )
    qtbot.waitUntil(lambda: table.countdown.pauses)
    return done


def test_a_long_pause_shows_how_long_it_is(table: CardTable, pausing: list[str]) -> None:
    assert table.countdown.item.isVisible()
    table.finish()
    assert pausing == ["first", "second"]
    assert not table.countdown.item.isVisible()


def test_space_held_holds_a_scene_and_let_go_leads_to_the_next_part(
    table: CardTable, pausing: list[str], qtbot: QtBot
) -> None:
    QTest.keyPress(table, SPACE)
    assert table.countdown.is_held
    share = table.countdown.item.share
    QTest.qWait(60)
    assert table.countdown.item.share == share
    QTest.keyRelease(table, SPACE)
    qtbot.waitUntil(lambda: pausing == ["first"])
    assert table.motion.busy, "the next part is told in its own time"


def test_a_click_holds_a_scene_until_another_one(
    table: CardTable, pausing: list[str], qtbot: QtBot
) -> None:
    click(table, table.countdown.item.middle)
    assert table.countdown.is_held
    assert pausing == []
    click(table, table.countdown.item.middle)
    qtbot.waitUntil(lambda: pausing == ["first"])


def test_another_key_ends_a_scene_as_ever(table: CardTable, pausing: list[str]) -> None:
    press(table, Qt.Key.Key_Right)
    assert pausing == ["first", "second"]
    assert not table.motion.busy


def test_a_short_pause_shows_nothing(table: CardTable, passed: Passed, qtbot: QtBot) -> None:
    table.motion.speed = 0.05
    with qtbot.waitSignal(table.motion.idle):
        table.motion.play(Scene(pause=LONG_PAUSE - 1))
        assert not table.countdown.item.isVisible()
    assert not table.countdown.pauses
