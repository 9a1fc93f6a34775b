"""After a game: the moves that cost most are looked for while the end page is shown, and lead to
their moments."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from fairytable.app.chrome import CHROMES, dress
from fairytable.app.end_page.costly_words import on_key, verdict
from fairytable.app.end_page.looking_back import LookingBack
from fairytable.app.play.why_words import reason
from fairytable.app.translation import Language
from fairytable.app.widgets.sentence import Sentence
from fairytable.app.window import Window
from fairytable.bots import choose
from fairytable.bots.review import Costly, Looked, PlayerReview, Review
from fairytable.bots.why import Why
from fairytable.engine import Rng
from fairytable.games import GAMES
from fairytable.match import Match, Seat
from tests.app.windows import QUICK, opened

KEY = Qt.Key
NAMES = ("Anna", "Bea", "Carla")
PATIENT = 60_000


@pytest.fixture
def window(qtbot: QtBot) -> Iterator[Window]:
    yield from opened(qtbot, QUICK)


def finished(game: str, people: int = 1, players: int = 2) -> Match:
    """A match that was played to its end by the plan."""
    rules = GAMES[game]
    seats = [
        Seat(name=name, colour=i)
        if i < people
        else Seat(name=name, kind="bot", level="greedy", colour=i)
        for i, name in enumerate(NAMES[:players])
    ]
    match, rng = Match.new(rules, rules.options(players=players), seats, 2), Rng(2)
    while match.decision is not None:
        match.play(choose("greedy", rules, match.state, rng))
    return match


def made_up(match: Match) -> Review:
    """A decision of every person that cost something."""
    found = []
    for player, seat in enumerate(match.seats):
        steps = [
            step
            for step in range(len(match.history))
            if _decides(match, step, player) and len(match.position(step).legal()) > 1
        ]
        if seat.kind == "human":
            step = steps[len(steps) // 2]
            played = match.history[step]
            better = next(a for a in match.position(step).legal() if a != played)
            costly = Costly(step, player, played, better, 61, 48, Why("gain", 3))
            found.append(PlayerReview(player, len(steps), 1, (costly,)))
    return tuple(found)


def _decides(match: Match, step: int, player: int) -> bool:
    decision = match.position(step).decision
    return decision is not None and decision.player == player


def ended(window: Window, match: Match, qtbot: QtBot) -> LookingBack:
    """The end page of a match, as it is shown after the last move."""
    window.begin(match)
    qtbot.waitUntil(lambda: bool(window._loaded("end")) and window.end.isVisible(), timeout=9000)
    back = window.end.findChild(LookingBack)
    assert isinstance(back, LookingBack)
    return back


def test_moves_are_looked_at_while_the_end_is_shown(window: Window, qtbot: QtBot) -> None:
    back = ended(window, finished("moons"), qtbot)
    assert window.bots.looks_back
    assert not back.key.isEnabled()
    assert back.key.text().startswith("Reviewing the moves")
    qtbot.waitUntil(lambda: not window.bots.looks_back, timeout=PATIENT)
    assert back.key.isEnabled()
    assert back.key.text() in ("Costliest moves", "No costly mistake found")


def test_who_leaves_the_end_has_the_looking_ended(window: Window, qtbot: QtBot) -> None:
    ended(window, finished("moons"), qtbot)
    window.go_home()
    assert not window.bots.looks_back


def test_a_replay_ends_the_looking_and_coming_back_begins_it_again(
    window: Window, qtbot: QtBot
) -> None:
    ended(window, finished("moons"), qtbot)
    window.end.watch.click()
    assert not window.bots.looks_back
    QTest.keyClick(window.replay, KEY.Key_Escape)
    qtbot.waitUntil(window.end.isVisible, timeout=9000)
    assert window.bots.looks_back


def test_where_nobody_plays_nothing_is_looked_at(window: Window, qtbot: QtBot) -> None:
    back = ended(window, finished("moons", people=0), qtbot)
    assert not window.bots.looks_back
    assert back.key.isHidden()


@pytest.mark.parametrize("game", GAMES)
def test_a_costly_move_leads_to_its_moment(window: Window, qtbot: QtBot, game: str) -> None:
    match = finished(game, people=2, players=3)
    back = ended(window, match, qtbot)
    review = made_up(match)
    window.bots.cancel()
    window.bots.reviewed.emit(review)
    back.key.click()
    assert back.leaf.isVisible()
    assert len(back.leaf.rows) == 2, "one of each person"
    second = back.leaf.rows[1]
    assert "61 games in 100" in second.accessibleName()
    assert "48" in second.accessibleName()
    QTest.keyClick(back.leaf.rows[0], KEY.Key_Down)
    assert second.hasFocus()
    QTest.keyClick(second, KEY.Key_Return)
    costly = review[1].costly[0]
    assert window.replay.position == costly.step
    assert window.replay.viewer == costly.player, "with the eyes of the one who decided"
    qtbot.waitUntil(lambda: window.panel.box.prompt.text().startswith("Better: "), timeout=9000)
    window.replay.go(costly.step + 1)
    assert not window.panel.box.prompt.text().startswith("Better: ")


def test_esc_closes_the_leaf_and_stays_on_the_page(window: Window, qtbot: QtBot) -> None:
    match = finished("moons")
    back = ended(window, match, qtbot)
    window.bots.cancel()
    window.bots.reviewed.emit(made_up(match))
    back.key.click()
    QTest.keyClick(back.leaf.rows[0], KEY.Key_Escape)
    assert back.leaf.isHidden()
    assert window.end.isVisible()


def test_what_was_found_is_told_in_the_language_of_the_moment(window: Window, qtbot: QtBot) -> None:
    match = finished("moons")
    back = ended(window, match, qtbot)
    window.bots.cancel()
    window.bots.reviewed.emit(made_up(match))
    window.language.use("it")
    assert back.key.text() == "Mosse più costose"
    assert "Meglio: " in back.leaf.rows[0].accessibleName()
    assert "3 punti in più" in back.leaf.rows[0].accessibleName()


@pytest.mark.parametrize("size", [(1024, 640), (1280, 800)])
def test_no_word_of_the_leaf_is_cut(
    window: Window, qtbot: QtBot, qapp: QApplication, size: tuple[int, int]
) -> None:
    dress(qapp, CHROMES["dark"], "larger")
    window.resize(*size)
    match = finished("wishes", people=2, players=3)
    back = ended(window, match, qtbot)
    window.bots.cancel()
    window.bots.reviewed.emit(made_up(match))
    back.key.click()
    QApplication.processEvents()
    for line in back.leaf.findChildren(Sentence):
        if line.isVisible():
            assert line.height() >= line.heightForWidth(line.width()), line.text()
    dress(qapp, CHROMES["dark"])


def test_a_review_that_fails_says_so(window: Window, qtbot: QtBot) -> None:
    back = ended(window, finished("moons"), qtbot)
    window.bots.cancel()
    window.bots.reviewed.emit(None)
    assert back.key.text() == "The moves could not be reviewed"
    assert not back.key.isEnabled()


# Words


def test_it_is_said_honestly_when_there_is_nothing_to_tell() -> None:
    language = Language("en")
    assert verdict(PlayerReview(0, 2, 0, ()), "Anna", language) == (
        "Anna: too few choices to judge."
    )
    assert verdict(PlayerReview(0, 40, 0, ()), "Anna", language) == (
        "Anna: no costly mistake found among 40 choices."
    )
    unsure = verdict(PlayerReview(0, 40, 2, ()), "Anna", language)
    assert "2 moves may have cost something, but it could be luck" in unsure
    assert on_key((PlayerReview(0, 40, 2, ()),), language) == "No costly mistake found"
    assert on_key(Looked(3, 12), language) == "Reviewing the moves: 25%"


@pytest.mark.parametrize(
    ("why", "words"),
    [
        (Why("gain", 1), "On average it soon brings you 1 point more."),
        (Why("gain", 4), "On average it soon brings you 4 points more."),
        (Why("gain"), "On average it soon brings you slightly more points."),
        (Why("harm", 2, 1), "On average Bea soon has 2 points fewer."),
        (Why("harm", 0, 1), "On average Bea soon has slightly fewer points."),
        (Why("safer"), "It depends less on luck."),
        (Why("unnamed"), "It leads to better positions."),
    ],
)
def test_reasons_are_sentences(why: Why, words: str) -> None:
    assert reason(why, NAMES, Language("en").say) == words
