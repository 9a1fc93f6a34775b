"""Help at the table: the rules of the decision beside it, and a bot's hint on it."""

from PySide6.QtCore import Qt, QUrl
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from fairytable.app import menus
from fairytable.app.play.adviser import NOBODY
from fairytable.app.rules.text import load
from fairytable.app.window import Window
from fairytable.bots import choose
from fairytable.engine import Rng
from fairytable.games import GAMES, staging_of
from fairytable.match import Match, Seat
from fairytable.paint.marks import CardMark
from fairytable.table.light import Glow
from tests.app.windows import show_page


def two_people(first: int = 0) -> Match:
    game = GAMES["moons"]
    seats = [Seat(name="Anna"), Seat(name="Bot", colour=1, kind="bot", level="greedy")]
    return Match.new(game, game.options.model_validate({"players": 2, "first": first}), seats, 3)


def test_the_help_tab_shows_the_chapter_of_the_decision(window: Window) -> None:
    match = two_people()
    window.begin(match)
    show_page(window.panel, window.page.help)
    shown = window.page.help.reader.toPlainText()
    assert shown.startswith("Your turn")
    assert "Setting up" not in shown, "one chapter, not the whole page"


def test_a_link_in_the_help_leads_to_its_chapter_and_the_next_decision_back(
    window: Window,
) -> None:
    match = two_people()
    window.begin(match)
    show_page(window.panel, window.page.help)
    reader = window.page.help.reader
    reader.anchorClicked.emit(QUrl("#closing"))
    assert reader.toPlainText().startswith("Closing a circle")
    window.controller.choose(choose("greedy", match.game, match.state, Rng(1)))
    assert reader.toPlainText().startswith("Your turn")


def test_the_help_follows_the_language(window: Window) -> None:
    window.begin(two_people())
    show_page(window.panel, window.page.help)
    window.language.use("it")
    text = load("moons", "it")
    assert text is not None
    title = next(chapter.title for chapter in text.chapters if chapter.id == "turn")
    assert window.page.help.reader.toPlainText().startswith(title)
    window.language.use("en")


def test_the_help_leads_to_all_the_rules(window: Window) -> None:
    window.begin(two_people())
    show_page(window.panel, window.page.help)
    window.page.help.reader.anchorClicked.emit(QUrl("#whole"))
    assert window.pages.currentWidget() is window.rules
    assert window.rules.reader.chapter() == "turn"


def test_h_lets_a_bot_propose_and_the_table_lights_it_up(window: Window, qtbot: QtBot) -> None:
    match = two_people()
    window.begin(match)
    with qtbot.waitSignal(window.bots.advised, timeout=20_000) as signal:
        QTest.keyClick(window.table, Qt.Key.Key_H)
    assert signal.args is not None
    [advice] = signal.args
    action = advice.action
    assert action in match.state.legal()
    assert match.cursor == 0, "a hint plays nothing"
    assert CardMark.HINTED in window.table.top.cards[action.card].marks
    assert window.table.top.areas[action.zone].light.glow is Glow.TOLD
    staging = staging_of(match.game.id)
    assert staging is not None
    assert window.table.stage is not None
    words = staging.describe(action, window.table.stage)
    assert words in window.panel.box.hint.text()


def test_who_has_nothing_to_decide_gets_no_hint(window: Window) -> None:
    window.begin(two_people(first=1))
    QTest.keyClick(window.table, Qt.Key.Key_H)
    assert window.panel.box.hint.text() == NOBODY


def test_nobody_gets_a_hint_for_what_was_played_long_ago(window: Window) -> None:
    window.begin(two_people())
    assert window.menus.actions[menus.HINT].isEnabled()
    window.controller.watch(0, 0)
    assert not window.menus.actions[menus.HINT].isEnabled()
