"""Where the program keeps its files on this machine."""

import os
from pathlib import Path

from platformdirs import user_config_path, user_data_path

HOME = "FAIRYTABLE_HOME"
"""The environment variable that puts everything into one folder: for a stick, and for tests."""


def data() -> Path:
    """The folder of what was played."""
    home = os.environ.get(HOME)
    return Path(home, "data") if home else user_data_path("fairytable", appauthor=False)


def config() -> Path:
    """The folder of what was chosen."""
    home = os.environ.get(HOME)
    return Path(home, "config") if home else user_config_path("fairytable", appauthor=False)


def autosave() -> Path:
    return data() / "autosave.fairytable"


def statistics() -> Path:
    return data() / "statistics.jsonl"


def log() -> Path:
    return data() / "fairytable.log"


def settings() -> Path:
    return config() / "settings.json"
