"""Hunters in the window: a game that is saved in any kind of decision goes on there."""

from functools import cache
from pathlib import Path

import pytest

from fairytable.app.window import Window
from fairytable.bots import choose
from fairytable.engine import Rng
from fairytable.match import Match
from fairytable.storage import saves
from tests.app.hunters_matches import GAME, asks, by_keys, match_of, played_until
from tests.app.test_hunters_games import ALL_DECISIONS


@cache
def asking(name: str) -> Match:
    """A real game in which the first player decides this."""
    for seed in range(200):
        match = match_of(1, 2, seed)
        if played_until(match, asks(name)):
            return match
    raise AssertionError(name)


@pytest.mark.long
@pytest.mark.parametrize("name", sorted(ALL_DECISIONS))
def test_a_game_saved_in_any_decision_goes_on_there(
    window: Window, tmp_path: Path, name: str
) -> None:
    match = asking(name)
    window.begin(match)
    path = tmp_path / "middle.fairytable"
    saves.save(match, path)
    asked = window.panel.box.prompt.text(), [b.text() for b in window.panel.box.buttons]
    digest = match.state.digest()
    window.go_home()
    loaded = saves.load(path)
    window.begin(loaded)
    assert loaded.state.digest() == digest
    again = window.panel.box.prompt.text(), [b.text() for b in window.panel.box.buttons]
    assert again == asked
    before = loaded.cursor
    by_keys(window, choose("greedy", GAME, loaded.state, Rng(4)))
    assert loaded.cursor > before
