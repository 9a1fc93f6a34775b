"""With which numbers of players tests that hold for every game are run, and when."""

import pytest

from tests.games.playing import CASES, Case


def fewest_and_most(case: Case) -> tuple[pytest.MarkDecorator, ...]:
    """The marks of a test of this case: every day a game is tried with its fewest and its most
    players, which find nearly all that is to be found."""
    counts = {options.players for options in case.game.options.variants()}
    return () if case.options.players in (min(counts), max(counts)) else (pytest.mark.long,)


in_every_case = pytest.mark.parametrize(
    "case", [pytest.param(case, id=str(case), marks=fewest_and_most(case)) for case in CASES]
)
