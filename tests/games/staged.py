"""Stages of random games, for tests of layouts and texts."""

from collections.abc import Iterator

from fairytable.engine import State
from fairytable.stage.public import public_view
from fairytable.stage.staging import Person, Stage
from tests.games.playing import Case, random_game

NAMES = ("Anna", "Bartolomeo", "Chiara", "Dario", "Elena", "Federica")
WINDOWS = [
    (1024, 640),
    (1024, 768),
    (1280, 800),
    (1280, 960),
    (1366, 768),
    (1600, 900),
    (1920, 1080),
    (1920, 1200),
    (2560, 1440),
]
MENU, FOLDED = 26, 60


def table_size(window: tuple[int, int], *, folded: bool) -> tuple[float, float]:
    """The table rectangle of a window, with the side panel open or folded."""
    width, height = window
    panel = FOLDED if folded else min(max(round(0.235 * width), 264), 340)
    return width - panel, height - MENU


def english(source: str, n: int | None = None, /, **fields: int | str) -> str:
    """The source text itself with its fields filled in."""
    text = source if n is None else source.replace("%n", str(n))
    return text.format(**fields)


def stage(state: State, bottom: int = 0, size: tuple[float, float] = (980, 774)) -> Stage:
    people = [Person(NAMES[p], p) for p in range(state.players)]
    return Stage(state.view(bottom), *size, people, bottom, english)


def curtained(state: State, bottom: int = 0) -> Stage:
    """A position while nobody is known to look, and several people share the screen."""
    return stage(state, bottom)._replace(view=public_view(state), shared=True, curtain=True)


def positions(case: Case, seed: int = 1, every: int = 1) -> Iterator[State]:
    """The positions of a random game, from the first to the last."""
    yield case.new(seed)
    step = None
    for k, step in enumerate(random_game(case, seed)):
        if k % every == 0:
            yield step.after.clone()
    if step is not None:
        yield step.after
