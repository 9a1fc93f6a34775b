"""Players that are not people. A bot is never given the true position, only one it may believe."""

from fairytable.bots.levels import LEVELS, Chooser, choose

__all__ = ["LEVELS", "Chooser", "choose"]
