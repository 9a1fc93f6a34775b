"""All You Wish For in the window with the mouse: whole games, every decision, teams, the camera."""

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from fairytable.app.window import Window
from fairytable.bots import choose
from fairytable.engine import Rng
from fairytable.match import Match
from fairytable.paint.pins import Pins
from tests.app.wishes_matches import GAME, Teams, match_of, play, raise_curtain

DECISIONS = {
    *("setup_neutral", "setup_wanderer", "setup_card", "setup_place", "setup_pixie"),
    *("pixie_step", "pixie_push", "pixie_deal", "wanderer_step", "conquer_flip", "action"),
    *("create_card", "create_cell", "rid_place", "rid_pick", "rid_kingdom", "rid_cell"),
    "turn_end",
}


def check_scene(window: Window) -> None:
    """Every card lies where the picture has it, with the badges that it has there."""
    top = window.table.top
    assert top.picture is not None
    assert {spot.card for spot in top.picture.spots} == set(top.cards)
    for spot in top.picture.spots:
        subjects = [wanted.subject for wanted in top.cards[spot.card].prints()]
        badges = [subject.badges for subject in subjects if isinstance(subject, Pins)]
        assert badges == ([spot.badges] if spot.badges else [])


def asked(window: Window, match: Match, qtbot: QtBot) -> str:
    """What the person at the bottom has to decide, after all bots; empty when the game is over."""
    qtbot.waitUntil(
        lambda: bool(window.table.offers.actions) or match.decision is None, timeout=20_000
    )
    return "" if match.decision is None else match.decision.name


@pytest.mark.long
def test_a_person_plays_a_whole_game_against_a_bot_by_mouse(window: Window, qtbot: QtBot) -> None:
    match, rng = match_of(1, 1, 3), Rng(3)
    over: list[bool] = []
    window.controller.over.connect(lambda: over.append(True))
    window.begin(match)
    while asked(window, match, qtbot):
        assert not window.curtain.isVisible()
        check_scene(window)
        before = match.cursor
        action = choose("greedy", GAME, match.state, rng)
        play(window, action)
        assert match.history[before : before + 1] == (action,)
    qtbot.waitUntil(lambda: over == [True])


@pytest.mark.unpainted
@pytest.mark.parametrize(
    ("people", "teams", "size", "seed"),
    [
        (2, "none", (1920, 1080), 8),
        pytest.param(5, "none", (1280, 800), 11, marks=pytest.mark.long),
        pytest.param(4, "2x2", (1024, 640), 1, marks=pytest.mark.long),
        pytest.param(6, "none", (1280, 800), 1, marks=pytest.mark.long),
        pytest.param(6, "2x3", (1280, 800), 1, marks=pytest.mark.long),
        pytest.param(6, "3x2", (1024, 640), 8, marks=pytest.mark.long),
    ],
    ids=str,
)
def test_people_who_share_the_screen_play_whole_games(
    window: Window, people: int, teams: Teams, size: tuple[int, int], seed: int
) -> None:
    """Everything by mouse, from the first pile to the end page; these are short games."""
    window.resize(*size)
    match, rng = match_of(people, 0, seed, teams), Rng(seed)
    over: list[bool] = []
    window.controller.over.connect(lambda: over.append(True))
    window.begin(match)
    while match.decision is not None:
        raise_curtain(window)
        check_scene(window)
        before = match.cursor
        action = choose("greedy", GAME, match.state, rng)
        play(window, action)
        assert match.history[before : before + 1] == (action,), match.decision
    QApplication.processEvents()
    assert over == [True]
    scores = match.state.scores()
    assert match.state.winners() == [p for p, s in enumerate(scores) if s == max(scores)]


@pytest.mark.unpainted
def test_every_decision_can_be_made_with_the_mouse(window: Window) -> None:
    """Two people who play wildly; what comes up seldom is sought in the course of a game."""
    decided: set[str] = set()
    for seed in range(1, 30):
        match, rng = match_of(2, 0, seed), Rng(seed)
        while match.decision is not None and decided != DECISIONS:
            name = match.decision.name
            action = rng.choice(match.state.legal())
            if name not in decided:
                window.begin(match)
                raise_curtain(window)
                before = match.cursor
                play(window, action)
                assert match.history[before : before + 1] == (action,), name
                decided.add(name)
            else:
                match.play(action)
    assert decided == DECISIONS
