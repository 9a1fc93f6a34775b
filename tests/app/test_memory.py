"""What pictures have left goes back to the system when a game is left."""

import sys
from pathlib import Path

import pytest

from fairytable.app.memory import give_back
from fairytable.app.window import Window
from fairytable.games import GAMES
from fairytable.match import Match, Seat

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="only there it has to be asked for")
LEFT_MB = 50


def used_mb() -> float:
    return int(Path("/proc/self/statm").read_text().split()[1]) * 4096 / 1_000_000


def holes() -> list[bytes]:
    """A hundred megabytes, of which a tenth is kept: the rest lies free between."""
    return [b"picture" * 14_000 for _ in range(1000)][::10]


def test_what_lies_free_between_is_given_back() -> None:
    kept = holes()
    before = used_mb()
    give_back()
    assert used_mb() < before - LEFT_MB
    assert len(kept) == 100


@pytest.mark.unpainted
def test_so_it_is_when_a_game_is_left(window: Window) -> None:
    seats = [Seat(name=name, colour=i) for i, name in enumerate(("Anna", "Bruno"))]
    moons = GAMES["moons"]
    window.begin(Match.new(moons, moons.options(players=2), seats, 1))
    kept = holes()
    before = used_mb()
    window.go_home()
    assert used_mb() < before - LEFT_MB
    assert len(kept) == 100
