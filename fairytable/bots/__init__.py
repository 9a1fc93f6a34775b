"""Players that are not people.

A bot is never given the true position: it gets the list of its actions, or a position that its
player may believe.
"""

from fairytable.bots.levels import FORMER, LADDER, LEVELS, choose

__all__ = ["FORMER", "LADDER", "LEVELS", "choose"]
