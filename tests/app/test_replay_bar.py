"""The replay bar walks through any match by mouse, keyboard and by itself."""

from collections.abc import Callable, Iterator
from itertools import pairwise

import pytest
from PySide6.QtCore import QPoint, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from fairytable.app.chrome import CHROMES, dress
from fairytable.app.replay.replay_bar import SPEEDS, ReplayBar
from fairytable.app.replay.timeline import turns_of
from fairytable.app.theme import Theme
from fairytable.app.translation import Language
from fairytable.bots import choose
from fairytable.engine import Rng
from fairytable.games import GAMES, ON_THE_TABLE
from fairytable.match import Match, Seat
from tests.app.windows import undress

LEFT = Qt.MouseButton.LeftButton
KEY = Qt.Key
NAMES = ("Anna", "Bruno", "Chiara")
MOVES = 30


def match_of(moves: int) -> Match:
    game = GAMES[ON_THE_TABLE[0]]
    seats = [Seat(name=name, colour=p) for p, name in enumerate(NAMES)]
    made = Match.new(game, game.options.model_validate({"players": 3}), seats, 5)
    rng = Rng(5)
    for _ in range(moves):
        made.play(choose("greedy", game, made.state, rng))
    return made


@pytest.fixture
def language(qapp: QApplication) -> Iterator[Language]:
    dress(qapp, CHROMES["dark"])
    yield Language("en")
    undress(qapp)


@pytest.fixture
def bar(language: Language, qtbot: QtBot) -> Iterator[ReplayBar]:
    """As narrow as the table of the smallest window."""
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(760, 200)
    made = ReplayBar(language, Theme(CHROMES["dark"]), window)
    made.set_match(match_of(MOVES))
    made.resize(760, made.sizeHint().height())
    with qtbot.waitActive(window):
        window.show()
        window.activateWindow()
    made.setFocus()
    yield made
    window.close()


@pytest.fixture
def moved(bar: ReplayBar) -> list[int]:
    heard: list[int] = []
    bar.moved.connect(heard.append)
    return heard


def timers(bar: ReplayBar) -> list[QTimer]:
    """Those that run."""
    return [timer for timer in bar.findChildren(QTimer) if timer.isActive()]


def test_a_match_is_shown_from_its_beginning(bar: ReplayBar, moved: list[int]) -> None:
    bar.go(MOVES)
    bar.set_match(match_of(8))
    assert (bar.position, bar.steps) == (0, 8)
    assert moved == [MOVES, 0]
    assert not bar.first.isEnabled()
    assert bar.last.isEnabled()


def test_buttons_walk_step_by_step_and_to_both_ends(bar: ReplayBar, moved: list[int]) -> None:
    for button in (bar.forward, bar.forward, bar.back, bar.last, bar.first):
        QTest.mouseClick(button, LEFT)
    assert moved == [1, 2, 1, MOVES, 0]


def test_keys_walk_wherever_the_focus_is(bar: ReplayBar, moved: list[int]) -> None:
    for part in (bar.timeline, bar.play, bar.viewer_box, bar.speed):
        part.setFocus()
        for key in (KEY.Key_Right, KEY.Key_End, KEY.Key_Left, KEY.Key_Home):
            QTest.keyClick(part, key)
    assert moved == [1, MOVES, MOVES - 1, 0] * 4


def test_the_bar_stays_inside_the_match(bar: ReplayBar, moved: list[int]) -> None:
    QTest.keyClick(bar.timeline, KEY.Key_Left)
    assert moved == []
    bar.go(MOVES + 5)
    assert bar.position == MOVES


def test_it_says_where_one_is(bar: ReplayBar) -> None:
    bar.go(12)
    said = bar.where.text().replace("\N{NO-BREAK SPACE}", " ")
    assert said == f"step 12 of {MOVES}"


def test_a_click_on_the_timeline_goes_there(bar: ReplayBar, moved: list[int]) -> None:
    line = bar.timeline
    QTest.mouseClick(line, LEFT, pos=QPoint(round(line.x_of(20)), 27))
    assert moved == [20]
    QTest.mousePress(line, LEFT, pos=QPoint(round(line.x_of(20)), 27))
    QTest.mouseMove(line, QPoint(round(line.x_of(7)), 27))
    QTest.mouseRelease(line, LEFT, pos=QPoint(round(line.x_of(7)), 27))
    assert bar.position == 7


def test_turns_are_marked_where_another_player_decides() -> None:
    match = match_of(MOVES)
    turns = turns_of(match)
    deciders = [match.position(i).decision for i in range(MOVES)]
    players = [d.player for d in deciders if d is not None]
    starts = [i for i in range(MOVES) if i == 0 or players[i] != players[i - 1]]
    assert [turn.step for turn in turns] == starts
    assert [turn.colour for turn in turns] == [match.seats[players[i]].colour for i in starts]


def test_space_plays_to_the_end_and_no_timer_runs_when_paused(
    bar: ReplayBar, moved: list[int], qtbot: QtBot
) -> None:
    bar.speed.setCurrentIndex(len(SPEEDS) - 1)
    bar.go(MOVES - 3)
    assert timers(bar) == []
    QTest.keyClick(bar.timeline, KEY.Key_Space)
    assert bar.playing
    assert bar.play.accessibleName() == "Pause (Space)"
    qtbot.waitUntil(lambda: bar.position == MOVES and not bar.playing)
    assert moved == [MOVES - 3, MOVES - 2, MOVES - 1, MOVES]
    assert timers(bar) == []
    assert bar.play.accessibleName() == "Play (Space)"


def test_space_pauses_and_so_does_every_step_by_hand(bar: ReplayBar) -> None:
    stops: tuple[Callable[[], object], ...] = (
        lambda: QTest.keyClick(bar.timeline, KEY.Key_Space),
        lambda: QTest.keyClick(bar.timeline, KEY.Key_Right),
        lambda: QTest.mouseClick(bar.forward, LEFT),
        lambda: QTest.mouseClick(bar.timeline, LEFT, pos=QPoint(300, 27)),
        bar.hide,
    )
    for stop in stops:
        QTest.mouseClick(bar.play, LEFT)
        assert len(timers(bar)) == 1
        stop()
        assert timers(bar) == []
        assert bar.play.accessibleName() == "Play (Space)"


def test_play_at_the_end_begins_again(bar: ReplayBar, moved: list[int]) -> None:
    bar.go(MOVES)
    bar.toggle()
    assert bar.playing
    assert moved == [MOVES, 0]


def test_a_point_of_view_is_chosen_by_name_or_open(bar: ReplayBar) -> None:
    chosen: list[int | None] = []
    bar.point_of_view.connect(chosen.append)
    box = bar.viewer_box
    assert [box.itemText(i) for i in range(box.count())] == [*NAMES, "all cards face up"]
    assert box.currentText() == "all cards face up"
    box.setFocus()
    QTest.keyClick(box, KEY.Key_Up)
    assert box.currentText() == NAMES[2]
    QTest.keyClick(box, KEY.Key_Up)
    QTest.keyClick(box, KEY.Key_Down)
    QTest.keyClick(box, KEY.Key_Down)
    assert chosen == [2, 1, 2, None]


def test_the_point_of_view_can_be_given_and_stays_in_another_language(
    bar: ReplayBar, language: Language
) -> None:
    bar.set_match(match_of(4), viewer=1)
    bar.speed.setCurrentIndex(3)
    language.changed.emit()
    assert bar.viewer == 1
    assert bar.speed.currentIndex() == 3


def test_escape_and_the_cross_leave_the_replay(bar: ReplayBar) -> None:
    left: list[bool] = []
    bar.closed.connect(lambda: left.append(bar.playing))
    bar.toggle()
    QTest.keyClick(bar.timeline, KEY.Key_Escape)
    bar.toggle()
    QTest.mouseClick(bar.close_button, LEFT)
    bar.close_button.setFocus()
    QTest.keyClick(bar.close_button, KEY.Key_Return)
    assert left == [False, False, False]


def test_a_match_without_steps_cannot_be_played(bar: ReplayBar, moved: list[int]) -> None:
    bar.set_match(match_of(0))
    bar.toggle()
    assert timers(bar) == []
    assert not bar.play.isEnabled()
    assert moved == [0]
    assert not bar.grab().isNull()


def test_everything_has_a_name_and_fits_the_smallest_window(bar: ReplayBar) -> None:
    buttons = (bar.first, bar.back, bar.play, bar.forward, bar.last, bar.close_button)
    for part in (bar.timeline, *buttons, bar.speed, bar.viewer_box):
        assert part.accessibleName()
        assert bar.rect().contains(part.geometry())
    assert bar.minimumSizeHint().width() <= 760


def test_tab_reaches_every_part(bar: ReplayBar) -> None:
    bar.go(5)
    buttons = (bar.first, bar.back, bar.play, bar.forward, bar.last)
    parts = (bar.timeline, *buttons, bar.viewer_box, bar.speed, bar.close_button)
    for before, part in pairwise(parts):
        QTest.keyClick(before, KEY.Key_Tab)
        assert part.hasFocus()
