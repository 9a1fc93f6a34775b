"""What others have done since somebody acted last stays marked and can be read; pointing at a move
lights the table."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from fairytable.app.play.since import steps_since
from fairytable.app.window import Window
from fairytable.engine import Action
from fairytable.games import GAMES
from fairytable.match import Match, Seat
from fairytable.paint.marks import CardMark, MovedBy
from fairytable.table.motion import SPEEDS
from tests.app.windows import show_page


def after_bruno() -> Match:
    """Anna has played; then Bruno has, and Anna is asked."""
    game = GAMES["moons"]
    seats = [Seat(name="Anna", colour=0), Seat(name="Bruno", colour=3, kind="bot", level="greedy")]
    options = game.options.model_validate({"players": 2, "first": 0})
    match = Match.new(game, options, seats, 1)
    for _ in range(2):
        play_a_fairy(match)
    return match


def play_a_fairy(match: Match) -> None:
    match.play(next(a for a in match.state.legal() if a.verb == "fairy"))
    match.play(Action("end"))


def test_the_steps_since_ones_own_last_one_are_those_of_others() -> None:
    match = after_bruno()
    assert list(steps_since(match, 0, 4)) == [2, 3]
    assert list(steps_since(match, 1, 4)) == []
    assert list(steps_since(match, 1, 2)) == [0, 1]


def test_what_others_have_moved_is_marked_in_their_colour_until_one_acts(window: Window) -> None:
    match = after_bruno()
    window.begin(match)
    moved = match.history[2].card
    assert moved is not None
    item = window.table.top.cards[moved]
    assert MovedBy(3) in item.marks
    window.controller.choose(next(a for a in match.state.legal() if a.verb == "fairy"))
    assert MovedBy(3) not in item.marks
    mine = match.history[4].card
    assert mine is not None
    assert CardMark.LAST_MOVE in window.table.top.cards[mine].marks


def test_the_story_tells_apart_what_is_new_since_ones_own_move(window: Window) -> None:
    match = after_bruno()
    window.begin(match)
    story = window.panel.story
    assert story.news is not None
    assert story.lines[story.news].player == 1
    assert story.lines[story.news - 1].player == 0
    window.controller.choose(next(a for a in match.state.legal() if a.verb == "fairy"))
    assert story.news is None


def shared_table() -> Match:
    """Anna and Bruno share the machine, Carla is a bot; Anna has played, and Bruno is asked."""
    game = GAMES["moons"]
    seats = [Seat(name="Anna", colour=0), Seat(name="Bruno", colour=3)]
    seats.append(Seat(name="Carla", colour=5, kind="bot", level="greedy"))
    options = game.options.model_validate({"players": 3, "first": 0})
    match = Match.new(game, options, seats, 1)
    play_a_fairy(match)
    return match


def test_after_the_curtain_one_reads_what_all_others_did_since_ones_own_last_turn(
    window: Window, qtbot: QtBot
) -> None:
    match = shared_table()
    window.begin(match)
    window.page.curtain.button.click()
    for action in (next(a for a in match.state.legal() if a.verb == "fairy"), Action("end")):
        window.controller.choose(action)
    qtbot.waitUntil(lambda: match.decision is not None and match.decision.player == 0)
    qtbot.waitUntil(window.page.curtain.isVisible)
    story = window.panel.story
    news = story.news
    window.page.curtain.button.click()
    assert news is None, "Anna was called, but it was not known that she sat there"
    assert story.news is not None
    assert [line.player for line in story.lines[: story.news]] == [0, 0]
    assert {line.player for line in story.lines[story.news :]} >= {1, 2}
    by = {m for item in window.table.top.cards.values() for m in item.marks}
    assert {MovedBy(3), MovedBy(5)} <= by


def test_pointing_at_a_move_in_the_list_lights_it_on_the_table(window: Window) -> None:
    window.begin(after_bruno())
    choices = window.panel.choices
    show_page(window.panel, choices)
    choices.setFocus()
    QTest.keyClick(choices, Qt.Key.Key_Home)
    action = choices.at(choices.currentRow())
    assert action is not None
    assert action.card is not None
    item = window.table.top.cards[action.card]
    assert CardMark.HINTED in item.marks
    window.table.setFocus()
    assert CardMark.HINTED not in item.marks


def test_who_skips_to_ones_own_turn_waits_for_nothing(window: Window, qtbot: QtBot) -> None:
    match = after_bruno()
    match.go_to(2)
    window.use(window.settings.changed(animation="slow", bot_pace="slow"))
    window.begin(match)
    qtbot.waitUntil(window.controller._pause._timer.isActive)
    QTest.mouseClick(window.tools.buttons["skip"], Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: bool(window.table.offers.actions), timeout=20_000)
    assert not window.table.busy
    qtbot.waitUntil(
        lambda: window.table.motion.speed == SPEEDS["slow"]
    )  # the next time it is shown


def test_the_pace_is_one_click_away(window: Window) -> None:
    window.begin(after_bruno())
    clock, size = window.tools.buttons["clock"], window.table.size()
    assert "instant" in clock.toolTip()
    QTest.mouseClick(clock, Qt.MouseButton.LeftButton)
    assert window.settings.bot_pace == "slow"
    assert "slow" in clock.toolTip()
    assert "slow" in window.foot.words.text()
    assert window.table.size() == size, "what is said at the foot moves nothing"


def test_the_last_turn_again_is_marked_as_such_and_the_panel_shows_that_moment(
    window: Window, qtbot: QtBot
) -> None:
    match = after_bruno()
    window.use(window.settings.changed(bot_pace="slow"))
    window.begin(match)
    told = window.panel.story.count()
    QTest.mouseClick(window.tools.buttons["turn"], Qt.MouseButton.LeftButton)
    assert window.page.replay_mark.isVisible()
    assert window.panel.story.count() < told
    assert "Replay" in window.panel.box.prompt.text()
    assert not window.panel.box.buttons
    window.controller.stop()
    window.controller.show()
    assert not window.page.replay_mark.isVisible()
    assert window.panel.story.count() == told


def test_the_last_turn_again_is_marked_until_its_last_step_has_been_told(
    window: Window, qtbot: QtBot
) -> None:
    match = after_bruno()
    window.use(window.settings.changed(animation="fast"))
    window.begin(match)
    qtbot.waitUntil(lambda: not window.table.busy)
    whole = window.panel.story.count()
    QTest.mouseClick(window.tools.buttons["turn"], Qt.MouseButton.LeftButton)
    told: list[tuple[int, bool]] = []
    window.table.settled.connect(
        lambda: told.append((window.panel.story.count(), window.page.replay_mark.isVisible()))
    )
    qtbot.waitUntil(lambda: not window.page.replay_mark.isVisible(), timeout=20_000)
    assert (whole, True) in told
    qtbot.waitUntil(lambda: bool(window.table.offers.actions))
    assert window.panel.story.count() == whole
