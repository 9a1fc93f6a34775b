"""Whether the person at this machine has ever played."""

from fairytable.app import recent_games
from fairytable.storage import places, statistics


def never_played() -> bool:
    """Whether there is no unfinished, no saved and no finished game."""
    return not (places.autosave().exists() or recent_games.games() or _has_finished())


def _has_finished() -> bool:
    try:
        return bool(statistics.load(places.statistics()).lines)
    except OSError:
        return True  # something is there
