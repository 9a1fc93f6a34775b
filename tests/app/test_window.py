"""The window with a real game: people, bots in their process, the curtain, going back."""

import gc
import weakref

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenuBar, QMessageBox, QToolBar
from pytestqt.qtbot import QtBot

from fairytable.app import menus
from fairytable.app.chrome import SCALES
from fairytable.app.play.bot_player import BotPlayer
from fairytable.app.translation import Language
from fairytable.app.window import Window
from fairytable.bots import choose
from fairytable.engine import Rng
from fairytable.games import GAMES, staging_of
from fairytable.match import Match, Seat
from fairytable.stage.look import BackLook
from fairytable.storage.settings import Settings
from tests.app.windows import QUICK
from tests.table.tables import pixmaps

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints")  # no screen, no limits of sizes
LEFT = Qt.MouseButton.LeftButton
NAMES = ("Anna", "Bruno", "Chiara", "Dario")
UNASKED = QUICK.changed(confirm_undo=False)


@pytest.fixture
def settings() -> Settings:
    return UNASKED


def match_of(people: int, bots: int, seed: int = 1) -> Match:
    game = GAMES["moons"]
    seats = [Seat(name=NAMES[p], colour=p) for p in range(people)]
    seats += [
        Seat(name=NAMES[p], colour=p, kind="bot", level="greedy")
        for p in range(people, people + bots)
    ]
    options = game.options.model_validate({"players": people + bots, "first": 0})
    return Match.new(game, options, seats, seed)


def point(window: Window, thing: int | str) -> QPoint:
    table = window.table
    if isinstance(thing, int):
        return table.mapFromScene(table.top.cards[thing].pos())
    return table.mapFromScene(QPointF(*table.top.areas[thing].area.rect.centre))


def drag(window: Window, card: int, zone: str) -> None:
    viewport = window.table.viewport()
    start, end = point(window, card), point(window, zone)
    QTest.mousePress(viewport, LEFT, pos=start)
    QTest.mouseMove(viewport, (start + end) / 2)
    QTest.mouseMove(viewport, end)
    QTest.mouseRelease(viewport, LEFT, pos=end)


def decide(window: Window, rng: Rng) -> None:
    """Let the person at the bottom do something sensible with the mouse."""
    match = window.controller.match
    assert match is not None
    action = choose("greedy", match.game, match.state, rng)
    if action.card is not None and action.zone is not None:
        drag(window, action.card, action.zone)
        return
    buttons = [b for b in window.panel.box.buttons if b.isEnabled()]
    QTest.mouseClick(buttons[0], LEFT)


def test_a_person_plays_a_whole_game_against_bots_by_drags(window: Window, qtbot: QtBot) -> None:
    match, rng = match_of(1, 2), Rng(1)
    over: list[bool] = []
    window.controller.over.connect(lambda: over.append(True))
    window.begin(match)
    while match.decision is not None:
        qtbot.waitUntil(
            lambda: bool(window.table.offers.actions) or match.decision is None, timeout=20_000
        )
        if match.decision is not None:
            assert not window.curtain.isVisible(), "one person alone needs no curtain"
            decide(window, rng)
    qtbot.waitUntil(lambda: over == [True])
    assert match.state.winners()


def private_faces(window: Window) -> list[int]:
    """Cards that show a face which not everybody at the table may see."""
    match = window.controller.match
    assert match is not None
    table = match.state.table
    return [
        card
        for card, item in window.table.top.cards.items()
        if not isinstance(item.side, BackLook) and table.known[card] != table.everybody
    ]


def test_four_people_share_the_machine_and_nobody_sees_more_than_ones_own_hand(
    window: Window, qtbot: QtBot
) -> None:
    match, rng = match_of(4, 0, seed=3), Rng(3)
    window.begin(match)
    falls = 0
    for _ in range(60):
        decision = match.decision
        if decision is None:
            break
        QApplication.processEvents()
        if window.curtain.isVisible():
            falls += 1
            assert private_faces(window) == []
            assert decision.player != window.controller.bottom or match.cursor == 0
            assert NAMES[decision.player] in window.curtain.accessibleName()
            QTest.keyClick(window.curtain.button, Qt.Key.Key_Space)
            assert not window.curtain.isVisible()
        hand = set(match.state.table.zones[f"hand.{decision.player}"])
        assert set(private_faces(window)) <= hand
        decide(window, rng)
    assert falls > 8


def test_the_curtain_hides_private_faces_to_the_last_pixel(window: Window) -> None:
    """Worlds that differ only in the players' secrets look the same under the curtain."""
    first = match_of(3, 0, seed=5)
    window.begin(first)
    QApplication.processEvents()
    assert window.curtain.isVisible()
    real = window.grab().toImage()
    state = first.state
    table = window.table
    assert table.stage is not None
    assert table.staging is not None
    rng = Rng(9)
    everybodys_guess = state.clone()
    everybodys_guess.table.known[:] = bytes(
        mask if mask == state.table.everybody else 0 for mask in state.table.known
    )
    everybodys_guess.table.determinize(0, rng)
    everybodys_guess.table.known[:] = state.table.known
    table.present(table.staging, window.controller.stage(everybodys_guess))
    assert window.grab().toImage() == real


def test_behind_the_curtain_nobody_is_the_viewer(window: Window) -> None:
    """Whoever sat at the machine before: the panel counts what all know, and nothing else."""
    window.begin(match_of(3, 0, seed=5))
    pages = []
    for bottom in range(3):
        window.controller.bottom = bottom
        window.controller.show()
        stage, staging = window.table.stage, window.table.staging
        assert stage is not None
        assert staging is not None
        assert stage.view.viewer is None
        assert all(c.open or c.face is None for cards in stage.view.zones.values() for c in cards)
        pages.append(staging.pages(stage))
    assert pages[0] == pages[1] == pages[2]


def test_how_a_bot_ends_the_game_behind_the_curtain_is_told_openly(window: Window) -> None:
    window.use(UNASKED.changed(animation="fast"))
    match = ended_by_a_bot()
    last = match.history[-1]
    match.go_to(len(match.history) - 1)
    window.begin(match)
    window.table.finish()
    before = window.table.stage
    assert before is not None
    assert before.curtain
    window.controller.stop()
    window.controller._bot_chose(last)
    assert window.table.teller.speaks
    window.table.finish()
    after = window.table.stage
    assert after is not None
    assert not after.curtain
    assert (after.view.viewer, after.view.decision) == (window.controller.bottom, None)


def ended_by_a_bot() -> Match:
    """A finished game of two people and two bots that could move last."""
    for seed in range(1, 20):
        match, rng = match_of(2, 2, seed), Rng(seed)
        player = None
        while match.decision is not None:
            player = match.decision.player
            match.play(choose("random", match.game, match.state, rng))
        if player is not None and match.seats[player].kind == "bot":
            return match
    raise AssertionError("some bot ends some game")


def test_bots_between_people_play_behind_the_curtain(window: Window, qtbot: QtBot) -> None:
    match, rng = match_of(2, 2, seed=4), Rng(4)
    window.begin(match)
    for _ in range(25):
        qtbot.waitUntil(
            lambda: (
                match.decision is None
                or window.curtain.isVisible()
                or bool(window.table.offers.actions)
            ),
            timeout=20_000,
        )
        if match.decision is None:
            break
        if window.curtain.isVisible():
            QTest.mouseClick(window.curtain.button, LEFT)
        else:
            decide(window, rng)
            if match.deciding is not None and match.deciding.kind == "bot":
                assert private_faces(window) == []
    assert match.cursor > 10


def test_undo_goes_back_to_the_persons_last_decision(window: Window, qtbot: QtBot) -> None:
    match, rng = match_of(1, 2, seed=6), Rng(6)
    window.begin(match)
    decide(window, rng)
    qtbot.waitUntil(lambda: bool(window.table.offers.actions), timeout=20_000)
    later = match.cursor
    QTest.keyClick(window, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert match.cursor < later
    assert match.decision is not None
    assert match.decision.player == 0
    window.controller.back.redo()
    assert match.cursor > 0


@pytest.mark.parametrize("keys", ["Ctrl+Y", "Ctrl+Shift+Z"])
def test_redo_listens_to_the_keys_of_every_system(window: Window, qtbot: QtBot, keys: str) -> None:
    match, rng = match_of(1, 2, seed=6), Rng(6)
    window.begin(match)
    decide(window, rng)
    qtbot.waitUntil(lambda: bool(window.table.offers.actions), timeout=20_000)
    QTest.keyClick(window, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    earlier = match.cursor
    QTest.keySequence(window, QKeySequence(keys))
    assert match.cursor > earlier
    standard = QKeySequence(QKeySequence.StandardKey.Redo).toString()
    assert window.menus.actions[menus.REDO].toolTip().endswith(f"({standard})")


def test_undo_behind_something_seen_can_be_forbidden(window: Window, qtbot: QtBot) -> None:
    match, rng = match_of(1, 1, seed=6), Rng(6)
    window.controller.use(UNASKED.changed(undo="forbid"))
    window.begin(match)
    play_on_until_something_new_is_seen(window, rng, qtbot)
    later = match.cursor
    assert window.controller.back.can_undo() is None
    window.controller.back.undo()
    assert match.cursor == later
    action = window.menus.actions[menus.UNDO]
    assert not action.isEnabled()
    assert "not possible after" in action.text()


def play_on_until_something_new_is_seen(window: Window, rng: Rng, qtbot: QtBot) -> None:
    match = window.controller.match
    assert match is not None
    while True:
        decide(window, rng)
        qtbot.waitUntil(lambda: bool(window.table.offers.actions), timeout=20_000)
        undo = match.can_undo()
        if undo is not None and match.reveals(undo):
            return


def test_undo_behind_something_seen_is_told_in_the_story(window: Window, qtbot: QtBot) -> None:
    match, rng = match_of(1, 1, seed=6), Rng(6)
    window.begin(match)
    play_on_until_something_new_is_seen(window, rng, qtbot)
    assert "noted in the log" in window.menus.actions[menus.UNDO].text()
    QTest.keyClick(window, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert [taken.player for taken in match.taken_back] == [0]
    told = "Anna undid a move after seeing new cards."
    assert window.panel.story.lines[-1].text == told
    assert "Redo Anna’s move" in window.menus.actions[menus.REDO].toolTip()
    decide(window, rng)
    assert told in [line.text for line in window.panel.story.lines]


def test_undo_behind_something_seen_is_asked_about(window: Window, qtbot: QtBot) -> None:
    match, rng = match_of(1, 1, seed=6), Rng(6)
    window.use(UNASKED.changed(confirm_undo=True))
    window.begin(match)
    play_on_until_something_new_is_seen(window, rng, qtbot)
    later = match.cursor
    window.undo_menu.undo()
    answer(window, "Leave it as it is")
    assert match.cursor == later
    window.undo_menu.undo()
    answer(window, "Undo the move", silence=True)
    assert match.cursor < later
    assert window.settings.confirm_undo is False


def answer(window: Window, words: str, *, silence: bool = False) -> None:
    """Answer the question on the screen by its buttons."""
    (box,) = [box for box in window.findChildren(QMessageBox) if box.isVisible()]
    if silence:
        QTest.mouseClick(box.checkBox(), LEFT, pos=QPoint(8, box.checkBox().height() // 2))
    button = next(b for b in box.buttons() if b.text().replace("&", "") == words)
    QTest.mouseClick(button, LEFT)


def test_a_click_while_a_bot_thinks_changes_nothing(window: Window) -> None:
    match = match_of(1, 2, seed=7)
    window.controller.use(UNASKED.changed(bot_pace="slow"))
    window.begin(match)
    decide(window, Rng(1))
    while match.decision is not None and match.decision.player == 0:
        decide(window, Rng(2))
    cursor = match.cursor
    for action in match.state.legal():
        window.controller.choose(action)
    assert match.cursor == cursor


def test_the_last_turn_is_shown_again_and_nothing_is_played(window: Window, qtbot: QtBot) -> None:
    match, rng = match_of(1, 2, seed=8), Rng(8)
    window.begin(match)
    decide(window, rng)
    qtbot.waitUntil(lambda: bool(window.table.offers.actions), timeout=20_000)
    cursor, digest = match.cursor, match.state.digest()
    window.controller.last_turn.show()
    assert not window.table.offers.actions
    qtbot.waitUntil(lambda: bool(window.table.offers.actions), timeout=20_000)
    assert (match.cursor, match.state.digest()) == (cursor, digest)


def test_the_language_switches_in_the_middle_of_a_game(window: Window) -> None:
    window.begin(match_of(1, 2))
    assert "add a fairy" in window.panel.box.prompt.text()
    window.language.use("it")
    assert "aggiungi una fata" in window.panel.box.prompt.text()
    assert window.windowTitle() == "Il cerchio delle fate: le fasi lunari"
    window.language.use("en")


def test_f8_folds_the_panel_and_the_table_grows(window: Window, qtbot: QtBot) -> None:
    window.begin(match_of(1, 2))
    before = window.table.width()
    QTest.keyClick(window, Qt.Key.Key_F8)
    qtbot.waitUntil(lambda: window.table.width() > before)
    assert window.table.top.picture is not None
    assert window.table.top.picture.size[0] == window.table.viewport().width()
    QTest.keyClick(window, Qt.Key.Key_F8)
    qtbot.waitUntil(lambda: window.table.width() == before)


def test_a_forced_decision_is_played_by_itself_if_wished(window: Window, qtbot: QtBot) -> None:
    match, rng = match_of(1, 1, seed=2), Rng(2)
    window.controller.use(UNASKED.changed(play_forced=True))
    window.begin(match)
    staging = staging_of(match.game.id)
    assert staging is not None
    forced = 0
    for _ in range(60):
        qtbot.waitUntil(
            lambda: bool(window.table.offers.actions) or match.decision is None, timeout=20_000
        )
        if match.decision is None:
            break
        if staging.forced(match.state):
            forced += 1
            with qtbot.waitSignal(window.controller.shown, timeout=20_000):
                pass
        else:
            decide(window, rng)
    assert forced


def test_nothing_runs_while_the_table_is_idle(window: Window, qtbot: QtBot) -> None:
    from PySide6.QtCore import QAbstractAnimation, QTimer

    window.begin(match_of(1, 2))
    qtbot.wait(50)
    assert not [timer for timer in window.findChildren(QTimer) if timer.isActive()]
    running = QAbstractAnimation.State.Running
    assert not [a for a in window.findChildren(QAbstractAnimation) if a.state() == running]


def test_the_buttons_beside_the_menus_do_what_the_menus_do(window: Window, qtbot: QtBot) -> None:
    match, rng = match_of(1, 2, seed=6), Rng(6)
    window.begin(match)
    buttons = window.tools.buttons
    assert not buttons["undo"].isEnabled()
    decide(window, rng)
    qtbot.waitUntil(lambda: bool(window.table.offers.actions), timeout=20_000)
    later = match.cursor
    QTest.mouseClick(buttons["undo"], LEFT)
    assert match.cursor < later
    QTest.mouseClick(buttons["redo"], LEFT)
    assert match.cursor > 0
    assert "(Ctrl+Z)" in buttons["undo"].toolTip()
    QTest.mouseClick(buttons["fold"], LEFT)
    assert window.page.folded
    assert window.panel.line.isVisible()
    QTest.mouseClick(buttons["fold"], LEFT)
    QTest.mouseClick(buttons["question"], LEFT)
    assert window.pages.currentWidget() is window.rules
    assert not window.tools.isVisible()


def test_where_the_system_has_the_menus_the_buttons_stand_in_a_bar(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QMenuBar, "isNativeMenuBar", lambda bar: True)
    opened = Window(pixmaps(), BotPlayer, Language("en"), UNASKED)
    qtbot.addWidget(opened)
    opened.begin(match_of(1, 2))
    opened.show()
    bars = opened.findChildren(QToolBar)
    assert len(bars) == 1
    assert bars[0].isAncestorOf(opened.tools)
    assert opened.tools.isVisible()
    opened.close()


def test_settings_change_the_table_while_a_game_runs(window: Window) -> None:
    window.begin(match_of(1, 2))
    plain = window.table.grab().toImage()
    tabs = window.panel.tabs.count()
    window.use(UNASKED.changed(colour_blind_aids=True, cards_left=False, enlarged="larger"))
    assert window.table.grab().toImage() != plain
    assert window.panel.tabs.count() == tabs - 1
    assert window.table.lens.enlarged.size == "larger"
    window.use(UNASKED)
    assert window.table.grab().toImage() == plain
    assert window.panel.tabs.count() == tabs


def test_larger_texts_leave_the_table_its_room(window: Window, qtbot: QtBot) -> None:
    window.begin(match_of(1, 2))
    small = window.panel.box.prompt.font().pixelSize()
    for size in SCALES:
        window.use(UNASKED.changed(text_size=size))
        QApplication.processEvents()
        assert window.table.width() >= 760
    assert window.panel.box.prompt.font().pixelSize() > small
    window.use(UNASKED)


def test_a_full_curtain_covers_the_panel_too(window: Window) -> None:
    window.use(UNASKED.changed(full_curtain=True))
    window.begin(match_of(2, 0))
    QApplication.processEvents()
    assert window.curtain.isVisible()
    assert window.curtain.geometry() == window.page.rect()
    picture = window.page.grab().toImage()
    assert picture.pixelColor(3, 3) == picture.pixelColor(picture.width() - 4, 3)
    window.use(UNASKED)
    assert window.curtain.isVisible()
    assert window.curtain.geometry() == window.table.rect()


def test_a_window_that_nobody_needs_goes_with_its_pages(qtbot: QtBot) -> None:
    window = Window(pixmaps(), BotPlayer, Language("en"), UNASKED)
    window.show_rules()
    alive = weakref.ref(window)
    del window
    gc.collect()
    assert alive() is None
