"""Every game of a match ends on a page of its own, and a person goes on from there."""

from collections.abc import Sequence

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from fairytable.app.end_page.course import marks_of
from fairytable.app.offscreen.shot import Shot, played
from fairytable.app.window import Window
from fairytable.engine import Rng
from fairytable.games import GAMES
from fairytable.games.moons.facts import ClosedCircle
from fairytable.games.moons.rules.options import MoonsOptions
from fairytable.games.moons.seen import Seen as MoonsSeen
from fairytable.match import Match, Seat
from fairytable.storage import finished, places, statistics
from tests.match.matches import MOONS

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints", "raise", "grabbing the keyboard")


def between(bots: tuple[int, ...]) -> Match:
    """Moons for two at the end of the first game of a match; player 1 begins the next one."""
    seats = [
        Seat(name=name, colour=p, kind="bot", level="greedy")
        if p in bots
        else Seat(name=name, colour=p)
        for p, name in enumerate(("Anna", "Bruno"))
    ]
    options = MoonsOptions(players=2, first=0, mode="match", target=200)
    match, rng = Match.new(MOONS, options, seats, 2), Rng(2)
    while match.decision is not None and match.decision.name != "next_game":
        match.play(rng.choice(match.state.legal()))
    return match


@pytest.mark.parametrize("bots", [(1,), (), (0, 1)], ids=["a bot", "people", "bots alone"])
def test_a_person_begins_the_next_game(window: Window, qtbot: QtBot, bots: tuple[int, ...]) -> None:
    match = between(bots)
    decision, played = match.decision, match.cursor
    assert decision is not None
    assert decision.player == 1
    window.begin(match)
    qtbot.waitUntil(lambda: "end" in window.__dict__ and window.end.isVisible())
    assert (match.decision, match.cursor) == (decision, played), "nobody goes on unasked"
    assert "wins game 1 with" in window.end.heading.words
    assert statistics.load(places.statistics()).games == ()
    assert finished.listed() == ()
    QTest.mouseClick(window.end.again, Qt.MouseButton.LeftButton)
    assert match.cursor > played
    assert match.actions[played].verb == "next"
    assert not window.end.isVisible()
    window.controller.stop()


def test_show_the_table_leads_back_to_the_results(window: Window, qtbot: QtBot) -> None:
    window.begin(between((1,)))
    qtbot.waitUntil(lambda: "end" in window.__dict__ and window.end.isVisible())
    window.end.table.click()
    assert not window.end.isVisible()
    key = window.ending.results.key
    assert key.isVisible()
    QTest.keyClick(key, Qt.Key.Key_Space)
    assert window.end.isVisible()
    window.controller.stop()


def test_the_biggest_closing_of_any_game_of_a_match_counts() -> None:
    options = GAMES["moons"].options.model_validate({"players": 2, "mode": "match"})
    match = played(Shot(GAMES["moons"], options, moves=100_000))
    assert match.decision is None
    ends = [i for i in range(match.cursor) if _is_between(match, i)] + [match.cursor]
    assert len(ends) > 1, "a match of several games"
    best = [
        max(c.points for end in ends for c in _closings(match, end) if c.player == p)
        for p in range(2)
    ]
    last = [max(c.points for c in _closings(match, match.cursor) if c.player == p) for p in (0, 1)]
    assert list(marks_of(match).feats) == best
    assert best != last, "the last game alone would tell less"


def _is_between(match: Match, index: int) -> bool:
    decision = match.position(index).decision
    return decision is not None and decision.name == "next_game"


def _closings(match: Match, index: int) -> Sequence[ClosedCircle]:
    return MoonsSeen(match.position(index).view(None)).closings
