"""Matches of Hunters in the window, and people who play them by mouse or by keys."""

from collections.abc import Callable
from typing import Literal

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from fairytable.app.window import Window
from fairytable.bots import choose
from fairytable.engine import Action, Rng
from fairytable.games import GAMES
from fairytable.games.hunters.rules.state import HuntersState
from fairytable.match import Match, Seat
from tests.app.challenge_matches import NAMES, play_by_keys, press
from tests.app.test_challenge_drags import click, drag

GAME = GAMES["hunters"]
LEFT = Qt.MouseButton.LeftButton
RETURN = Qt.Key.Key_Return
Play = Callable[[Window, Action], None]


def match_of(
    people: int, bots: int, seed: int = 1, sides: Literal["single", "pairs"] = "single"
) -> Match:
    """People first, then bots; the first person has researcher no. 1."""
    players = people + bots
    seats = [
        Seat(name=NAMES[p], colour=p)
        if p < people
        else Seat(name=NAMES[p], colour=p, kind="bot", level="greedy")
        for p in range(players)
    ]
    options = GAME.options.model_validate({"players": players, "first": 0, "sides": sides})
    return Match.new(GAME, options, seats, seed)


def in_position(state: HuntersState, people: int = 1) -> Match:
    """A match that has come to this position."""
    match = match_of(people, state.players - people)
    match._positions[0] = state
    return match


def by_mouse(window: Window, action: Action) -> None:
    """Do something with the mouse alone, as a person would."""
    if action.verb in ("use", "card", "peek") and action.card is not None:
        click(window, action.card)
        if action.verb == "peek":
            click(window, action.card)
        else:
            click(window, "centre")
        answer(window)
    elif action.card is not None and action.zone is not None:
        drag(window, action.card, action.zone)
    elif action.zone is not None:
        click(window, action.zone)
    else:
        made = next(b for b in window.panel.box.buttons if b.button.action == action)
        QTest.mouseClick(made, LEFT)


def answer(window: Window) -> None:
    """Say yes to what is asked at the place, if anything is."""
    asking = window.table.hands.asking
    if asking.open:
        at = window.table.mapFromScene(asking.middle_of(0))
        QTest.mouseClick(window.table.viewport(), LEFT, pos=at)


def by_keys(window: Window, action: Action) -> None:
    """Do something with the keyboard alone."""
    if action.verb == "tool" and action.zone is not None:
        press(window, str(("cage", "camera", "chest").index(action.zone.rpartition(".")[2]) + 1))
    elif action.verb in ("card", "peek"):
        play_by_keys(window, action)
    else:
        play_by_keys(window, action)
    if window.table.hands.asking.open:
        press(window, RETURN)


def ready(window: Window, match: Match) -> bool:
    """Whether somebody is asked, or all is over."""
    asked = bool(window.table.offers.actions) or window.curtain.isVisible()
    return match.decision is None or asked


def play_through(
    window: Window, qtbot: QtBot, match: Match, play: Play, level: str = "greedy", most: int = 2000
) -> set[str]:
    """Let people decide as a bot would, each step by hand; gives what was decided."""
    rng, decided = Rng(match.seed), set()
    for _ in range(most):
        qtbot.waitUntil(lambda: ready(window, match), timeout=20_000)
        if match.decision is None:
            break
        if window.curtain.isVisible():
            QTest.mouseClick(window.curtain.button, LEFT)
            QApplication.processEvents()
        decided.add(match.decision.name)
        before = match.cursor
        action = choose(level, GAME, match.state, rng)
        play(window, action)
        assert match.cursor > before, (match.decision, action)
        assert match.history[before] == action
    return decided


def played_until(match: Match, wanted: Callable[[Match], bool], level: str = "random") -> bool:
    """Let everybody play until something is the case; False if it never was."""
    rng = Rng(match.seed)
    while match.decision is not None:
        if wanted(match):
            return True
        match.play(choose(level, GAME, match.state, rng))
    return False


def asks(name: str, player: int = 0) -> Callable[[Match], bool]:
    """Whether this player has to decide this."""

    def wanted(match: Match) -> bool:
        decision = match.decision
        return decision is not None and (decision.player, decision.name) == (player, name)

    return wanted
