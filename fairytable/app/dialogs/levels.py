"""What the bots are called by their level: in the new-game dialog and in the statistics."""

from fairytable.engine.words import QT_TRANSLATE_NOOP
from fairytable.stage.staging import Translate

BOT = QT_TRANSLATE_NOOP("app", "Computer · {level}")
EASY, NORMAL = "random", "greedy"
NAMES = {
    EASY: QT_TRANSLATE_NOOP("app", "Easy"),
    NORMAL: QT_TRANSLATE_NOOP("app", "Normal"),
}


def bot_name(level: str, say: Translate) -> str:
    """A bot of this level; one that this program does not know is called by its own word."""
    known = NAMES.get(level)
    return say(BOT, level=level.capitalize() if known is None else say(known))
