"""Games recorded once play the same for ever."""

from pathlib import Path

import pytest

from fairytable.storage.saves import SUFFIX, load
from tests.golden.record import FOLDER, playthroughs

RECORDED = playthroughs()


@pytest.mark.parametrize("path", RECORDED, ids=lambda path: path.stem)
def test_a_recorded_game_plays_the_same(path: Path) -> None:
    case, seed = RECORDED[path]
    match = load(path)  # replays every action and compares the digest of the end
    assert (match.game, match.options, match.seed) == (case.game, case.options, seed)
    assert match.decision is None
    assert match.state.winners()


def test_every_case_is_recorded_and_nothing_else() -> None:
    assert set(FOLDER.glob(f"*{SUFFIX}")) == set(RECORDED)
