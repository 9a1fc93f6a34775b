"""Matches of The Challenge in the window, and a person who plays them by keys alone."""

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from fairytable.app.window import Window
from fairytable.bots import choose
from fairytable.engine import Action, Rng
from fairytable.games import GAMES
from fairytable.games.challenge.rules.state import ChallengeState
from fairytable.match import Match, Seat
from fairytable.stage.gestures import Thing

NAMES = ("Anna", "Bruno", "Chiara", "Dario", "Elena", "Fosca")
GAME = GAMES["challenge"]


def match_of(people: int, bots: int, seed: int = 1) -> Match:
    """People first, then bots; the first person begins."""
    players = people + bots
    seats = [
        Seat(name=NAMES[p], colour=p)
        if p < people
        else Seat(name=NAMES[p], colour=p, kind="bot", level="greedy")
        for p in range(players)
    ]
    options = GAME.options.model_validate({"players": players, "first": 0})
    return Match.new(GAME, options, seats, seed)


def in_position(state: ChallengeState, people: int = 1) -> Match:
    """A match that has come to this position."""
    match = match_of(people, state.players - people)
    match._positions[0] = state
    return match


def played_until(match: Match, wanted: Callable[[Match], bool], level: str = "greedy") -> Match:
    """Let everybody play until something is the case."""
    rng = Rng(match.seed)
    for _ in range(3000):
        if wanted(match):
            return match
        assert match.decision is not None, "it never was the case"
        match.play(choose(level, GAME, match.state, rng))
    raise AssertionError("it never was the case")


def asks(name: str, player: int = 0) -> Callable[[Match], bool]:
    """Whether this player has to decide this."""

    def wanted(match: Match) -> bool:
        decision = match.decision
        return decision is not None and (decision.player, decision.name) == (player, name)

    return wanted


# By keys


def press(window: Window, key: Qt.Key | str) -> None:
    """Press a key once everything is shown."""
    QApplication.processEvents()
    if isinstance(key, str):
        QTest.keySequence(window.table, QKeySequence(key))
    else:
        QTest.keyClick(window.table, key)


def play_by_keys(window: Window, action: Action) -> None:
    """Do something with the keyboard alone, as a person would."""
    box = window.panel.box
    made = next((b for b in box.buttons if b.button.action == action), None)
    if made is not None and made.button.key:
        assert made.isEnabled(), made.text()
        press(window, made.button.key)
        return
    if action.card is not None:
        walk_to(window, action.card)
        press(window, Qt.Key.Key_Return)
        if window.table.hands.lifted is None:
            return
        if action.zone is None:
            press(window, Qt.Key.Key_Return)
            return
    assert action.zone is not None, action
    area = window.table.top.areas[action.zone].area
    if area.key and action.card is not None:
        press(window, area.key)
    else:
        walk_to(window, action.zone)
        press(window, Qt.Key.Key_Return)


def walk_to(window: Window, thing: Thing) -> None:
    """Go there with Tab and arrows."""
    table = window.table
    table.setFocus()
    right, left = Qt.Key.Key_Right, Qt.Key.Key_Left
    down, up = Qt.Key.Key_Down, Qt.Key.Key_Up
    for _ in range(14):
        for arrows in ([], [left] * 9, [right] * 9, [down, *[left] * 9], [up, *[right] * 9]):
            for arrow in arrows:
                if table.hands.focus == thing:
                    return
                press(window, arrow)
            if table.hands.focus == thing:
                return
        if not table.keys.step(forward=True):
            table.hands.stand_on(None)
            table.keys.step(forward=True)
        if table.hands.focus == thing:
            return
    raise AssertionError(f"{thing} is not reached by keys")
