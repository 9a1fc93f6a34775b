"""Whether the person at this machine has ever played."""

from collections.abc import Sequence

from fairytable.storage import places, statistics
from fairytable.storage.recent import Recent


def never_played(games: Sequence[Recent]) -> bool:
    """Whether there is no unfinished, no saved and no finished game."""
    return not (games or _has_finished())


def _has_finished() -> bool:
    try:
        return bool(statistics.load(places.statistics()).lines)
    except OSError:
        return True  # something is there
