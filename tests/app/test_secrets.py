"""Several people at one machine: a game that is opened leaks nobody's cards."""

import pytest
from PySide6.QtWidgets import QApplication

from fairytable.app.window import Window
from fairytable.engine import Rng
from fairytable.games import GAMES, ON_THE_TABLE
from fairytable.match import Match, Seat
from fairytable.stage.look import BackLook


def people(game: str, steps: int, seed: int = 3) -> Match:
    """A game of three people after some steps, when the first of them has to decide."""
    rules = GAMES[game]
    seats = [Seat(name=name, colour=i) for i, name in enumerate(("Anna", "Bruno", "Carla"))]
    match, rng = Match.new(rules, rules.options(players=3), seats, seed), Rng(seed)
    while match.decision is not None and (match.cursor < steps or match.decision.player):
        match.play(rng.choice(match.state.legal()))
    return match


def rest() -> None:
    for _ in range(20):
        QApplication.processEvents()


def hidden_faces(window: Window, match: Match) -> set[int]:
    """Cards that show a face on the table though not everybody knows it."""
    known, everybody = match.state.table.known, match.state.table.everybody
    cards = window.table.top.cards.items()
    return {c for c, i in cards if not isinstance(i.side, BackLook) and known[c] != everybody}


@pytest.mark.parametrize("game", ON_THE_TABLE)
def test_a_game_that_is_opened_shows_nobodys_cards_before_somebody_asks(
    window: Window, game: str
) -> None:
    match = people(game, 12)
    window.begin(match)
    rest()
    assert window.controller.curtain
    assert not hidden_faces(window, match)
    assert window.curtain.isVisible() or window.controller.openly


def test_a_game_that_is_continued_waits_behind_the_curtain_for_its_first_person(
    window: Window,
) -> None:
    match = people("moons", 12)
    window.begin(match)
    rest()
    window.curtain.button.click()
    rest()
    assert hidden_faces(window, match)
    window.go_home()
    window.begin(match)
    rest()
    assert window.curtain.isVisible()
    assert not hidden_faces(window, match)
