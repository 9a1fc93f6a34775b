"""Things happen in the same order whether cards fly or not: only the time between them differs."""

from collections.abc import Callable
from typing import NamedTuple

import pytest
from PySide6.QtCore import QDeadlineTimer, QEventLoop, QObject, QTimer, Signal
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from fairytable.app.panel.side_panel import SidePanel
from fairytable.app.play import pace
from fairytable.app.play.controller import Controller
from fairytable.app.theme import Theme
from fairytable.app.translation import Language
from fairytable.bots import choose
from fairytable.engine import Action, Rng
from fairytable.games import GAMES, ON_THE_TABLE
from fairytable.match import Match, Seat
from fairytable.storage.settings import Settings
from fairytable.table.card_table import CardTable
from tests.table.tables import pixmaps

MANY = 60
"""So many things that happen are compared."""
FLYING = 0.01
"""Animations of a hundredth of their length: a few milliseconds each."""


class Happening(NamedTuple):
    """Something that the controller did or asked for."""

    what: str
    cursor: int
    phase: str
    bottom: int
    curtain: bool


class QuickBots(QObject):
    """Think in no time, but answer in a later turn of the event loop, as a process does."""

    chosen = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.told: Callable[[], None] = lambda: None
        self._match: Match | None = None
        self._answer = QTimer(self)
        self._answer.setSingleShot(True)
        self._answer.timeout.connect(self._decide)

    def ask(self, match: Match, deadline_ms: int) -> None:
        self.told()
        self._match = match
        self._answer.start(0)

    def cancel(self) -> None:
        self._answer.stop()

    def _decide(self) -> None:
        assert self._match is not None
        self.chosen.emit(decision_of(self._match))


def decision_of(match: Match) -> Action:
    """What anybody decides in this position, at any speed."""
    return choose("greedy", match.game, match.state, Rng(match.cursor))


class Session:
    """A table with its controller, and people who play at once when they are asked."""

    def __init__(self, qtbot: QtBot, settings: Settings, speed: float) -> None:
        self.happened: list[Happening] = []
        self.table, self.bots, language = CardTable(pixmaps()), QuickBots(), Language("en")
        self.panel = SidePanel(pixmaps(), language, Theme())
        for widget in (self.table, self.panel):
            qtbot.addWidget(widget)
        self.table.resize(900, 700)
        self.controller = Controller(self.table, self.panel, self.bots, language, settings)
        self.table.motion.speed = speed
        self.bots.told = lambda: self.note("bot asked")
        self.controller.shown.connect(lambda: self.note("shown"))
        self.controller.over.connect(lambda: self.note("over"))
        self.controller.curtain_wanted.connect(self._change_hands)

    def note(self, what: str) -> None:
        c = self.controller
        assert c.match is not None
        phase = type(c.phase).__name__
        self.happened.append(Happening(what, c.match.cursor, phase, c.bottom, c.curtain))

    def _change_hands(self, player: int) -> None:
        self.note(f"curtain for {player}")
        QTimer.singleShot(0, self.controller.ready)

    def play(self, match: Match) -> list[Happening]:
        self.controller.begin(match)
        heartbeat, limit = QTimer(interval=100), QDeadlineTimer(60_000)
        heartbeat.start()  # so that a table that stands still is noticed
        while not self._is_enough():
            assert not limit.hasExpired(), self.happened[-1]
            QApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)
        self.controller.stop()
        return self.happened[:MANY]

    def _is_enough(self) -> bool:
        """Let a person decide who is asked; and tell whether enough has happened."""
        match = self.controller.match
        assert match is not None
        if self.table.offers.actions and not self.table.motion.busy:
            self.controller.choose(decision_of(match))
        return len(self.happened) >= MANY or self.happened[-1].what == "over"


def match_of(game: str, people: int, bots: int) -> Match:
    rules, total = GAMES[game], people + bots
    seats = [
        Seat(name=f"P{p}", colour=p)
        if p < people
        else Seat(name=f"P{p}", colour=p, kind="bot", level="greedy")
        for p in range(total)
    ]
    return Match.new(rules, rules.options.model_validate({"players": total, "first": 0}), seats, 5)


@pytest.fixture
def hurried(monkeypatch: pytest.MonkeyPatch) -> Settings:
    """Every pause is there and hardly takes time."""
    monkeypatch.setitem(pace.PACE_MS, "fast", 1)
    monkeypatch.setitem(pace.CLOSE_MS, "fast", 1)
    return Settings(bot_pace="fast", play_forced=False, advice=False)


@pytest.mark.parametrize(
    ("game", "people", "bots"),
    [
        ("moons", 1, 2),
        ("hunters", 2, 1),
        *(
            pytest.param(*table, marks=pytest.mark.long)
            for table in (("moons", 0, 3), *((game, 1, 2) for game in ON_THE_TABLE[1:]))
        ),
    ],
)
def test_cards_that_fly_change_nothing_in_the_order_of_things(
    qtbot: QtBot, hurried: Settings, game: str, people: int, bots: int
) -> None:
    still, flying = (
        Session(qtbot, hurried, speed).play(match_of(game, people, bots)) for speed in (0, FLYING)
    )
    assert still == flying
    assert len(still) == MANY
    assert {h.what for h in still} >= ({"shown", "bot asked"} if bots else {"shown"})


@pytest.mark.parametrize("speed", [0, FLYING])
def test_nobody_is_asked_before_the_event_loop_turns(
    qtbot: QtBot, hurried: Settings, speed: float
) -> None:
    session = Session(qtbot, hurried, speed)
    session.controller.begin(match_of("moons", 2, 0))
    session.table.finish()
    assert [h.what for h in session.happened] == ["shown"]
    qtbot.waitUntil(lambda: "curtain for 0" in [h.what for h in session.happened])


def test_a_table_that_was_left_asks_nobody(qtbot: QtBot, hurried: Settings) -> None:
    session = Session(qtbot, hurried, 0)
    session.controller.begin(match_of("moons", 2, 0))
    session.controller.stop()
    QApplication.processEvents()
    assert [h.what for h in session.happened] == ["shown"]


def test_a_table_that_is_laid_out_anew_asks_nobody_twice(qtbot: QtBot, hurried: Settings) -> None:
    session = Session(qtbot, hurried, 0)
    match = match_of("moons", 0, 2)
    while match.decision is not None:
        match.play(decision_of(match))
    session.controller.begin(match)
    qtbot.waitUntil(lambda: session.happened[-1].what == "over")
    session.table.resize(1000, 800)
    session.table.relayout()
    QApplication.processEvents()
    assert [h.what for h in session.happened].count("over") == 1
