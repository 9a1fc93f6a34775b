"""Where the program keeps its files on this machine."""

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from errno import ELOOP
from pathlib import Path
from stat import S_ISREG
from tempfile import TemporaryDirectory

from platformdirs import user_config_path, user_data_path, user_log_path

HOME = "FAIRYTABLE_HOME"
"""The environment variable that puts everything into one folder: for a stick, and for tests."""


@contextmanager
def borrowed() -> Iterator[None]:
    """Everything can be read as it is, and nothing that is written stays."""
    before = os.environ.get(HOME)
    with TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        for real, name in ((data(), "data"), (config(), "config")):
            if real.is_dir():
                shutil.copytree(real, Path(folder, name))
        os.environ[HOME] = folder
        try:
            yield
        finally:
            del os.environ[HOME]
            if before is not None:
                os.environ[HOME] = before


def data() -> Path:
    """The folder of what was played."""
    home = os.environ.get(HOME)
    return Path(home, "data") if home else user_data_path("fairytable", appauthor=False)


def config() -> Path:
    """The folder of what was chosen."""
    home = os.environ.get(HOME)
    return Path(home, "config") if home else user_config_path("fairytable", appauthor=False)


def logs() -> Path:
    """The folder of what went wrong."""
    home = os.environ.get(HOME)
    return Path(home, "log") if home else user_log_path("fairytable", appauthor=False)


def autosave() -> Path:
    return data() / "autosave.fairytable"


def statistics() -> Path:
    return data() / "statistics.jsonl"


def finished() -> Path:
    """The list of the games that were finished lately."""
    return data() / "finished.json"


def log() -> Path:
    return logs() / "fairytable.log"


def crash() -> Path:
    """What the program writes when it crashes; empty as long as it does not."""
    return logs() / "crash.log"


def previous_crash() -> Path:
    return logs() / "crash-previous.log"


def settings() -> Path:
    return config() / "settings.json"


def window() -> Path:
    return config() / "window.json"


def recent() -> Path:
    return config() / "recent.json"


def last_choice() -> Path:
    return config() / "last_choice.json"


def told() -> Path:
    return config() / "told.json"


def strange() -> list[Path]:
    """Where something else stands than a file: a folder, a pipe, a link that leads in a circle."""
    kept = (statistics(), finished(), recent(), last_choice(), told())
    ours = (settings(), *kept, log(), crash(), window())
    return [place for place in ours if not is_ordinary(place)]


def is_ordinary(place: Path) -> bool:
    """Whether a file is there, or could be; whoever opens a pipe would wait for ever."""
    try:
        return S_ISREG(place.stat().st_mode)
    except OSError as trouble:
        return trouble.errno != ELOOP
