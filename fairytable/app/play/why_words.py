"""Why one move is better than another, in words: for hints, and after a game."""

from collections.abc import Sequence

from fairytable.bots.why import Why
from fairytable.engine.words import QT_TRANSLATE_NOOP
from fairytable.stage.staging import Translate

GAIN = QT_TRANSLATE_NOOP("app", "On average it soon brings you %n point(s) more.", "", 1)
SOME_GAIN = QT_TRANSLATE_NOOP("app", "On average it soon brings you slightly more points.")
HARM = QT_TRANSLATE_NOOP("app", "On average {name} soon has %n point(s) fewer.", "", 1)
SOME_HARM = QT_TRANSLATE_NOOP("app", "On average {name} soon has slightly fewer points.")
SAFER = QT_TRANSLATE_NOOP("app", "It depends less on luck.")
UNNAMED = QT_TRANSLATE_NOOP("app", "It leads to better positions.")


def reason(why: Why, names: Sequence[str], say: Translate) -> str:
    """What speaks for the better move, in a sentence; the names are those of the players."""
    if why.kind == "gain":
        return say(GAIN, why.points) if why.points else say(SOME_GAIN)
    if why.kind == "harm":
        name = names[why.rival]
        return say(HARM, why.points, name=name) if why.points else say(SOME_HARM, name=name)
    return say(SAFER if why.kind == "safer" else UNNAMED)
