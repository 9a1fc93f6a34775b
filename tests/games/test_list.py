"""The list of games."""

import subprocess
import sys
from pathlib import Path

import pytest

import fairytable.games
from fairytable.games import GAMES, IDS, ON_THE_TABLE, staging_of


def test_every_folder_is_in_the_list() -> None:
    folders = {path.parent.name for path in Path(fairytable.games.__file__).parent.glob("*/rules")}
    assert set(GAMES) == folders == set(IDS)
    assert all(GAMES[game].id == game for game in GAMES)


def test_the_games_on_the_table_are_those_with_a_staging() -> None:
    staged = {name for name, game in GAMES.items() if staging_of(game.id) is not None}
    assert set(ON_THE_TABLE) == staged


def test_a_game_that_does_not_exist_is_not_found() -> None:
    assert "chess" not in GAMES
    with pytest.raises(KeyError):
        GAMES["chess"]


def test_only_the_game_that_is_asked_for_is_loaded() -> None:
    script = (
        "import sys; from fairytable.games import GAMES; GAMES['moons']; "
        "print([n for n in sys.modules if n.startswith('fairytable.games.') and n.count('.') == 2])"
    )
    out = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert out.stdout.strip() == "['fairytable.games.moons']"
