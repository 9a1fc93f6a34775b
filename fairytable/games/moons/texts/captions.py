"""The words that stand on the table of Moons."""

from fairytable.engine.words import QT_TRANSLATE_NOOP
from fairytable.games.moons.texts.names import ELEMENT_NAMES
from fairytable.stage.staging import Translate

NOW = QT_TRANSLATE_NOOP("moons", "now {points}")
NOW_ALONE = QT_TRANSLATE_NOOP("moons", "now")
LAST = QT_TRANSLATE_NOOP("moons", "last")
TO_COME = QT_TRANSLATE_NOOP("moons", "still to come")
START_HERE = QT_TRANSLATE_NOOP("moons", "Start a new circle")
DECK_LEFT = QT_TRANSLATE_NOOP("moons", "deck {count}")
GONE = QT_TRANSLATE_NOOP("moons", "removed {count}")
GONE_SHORT = QT_TRANSLATE_NOOP("moons", "out {count}")
REMOVED = QT_TRANSLATE_NOOP("moons", "%n card(s) out of the game", "", 1)
OUT = QT_TRANSLATE_NOOP("moons", "unused")
CLOSED_CIRCLES = QT_TRANSLATE_NOOP("moons", "closed %n circle(s)", "", 1)
NO_CLOSINGS = QT_TRANSLATE_NOOP("moons", "no closings yet")
FROM_CLOSINGS = QT_TRANSLATE_NOOP("moons", "from %n closing(s)", "", 1)
GUESS = QT_TRANSLATE_NOOP("moons", "{name}’s symbol: click to note a guess")
GUESSED = QT_TRANSLATE_NOOP("moons", "{name}’s symbol: you guess {guess}")
UNDECIDED = QT_TRANSLATE_NOOP("moons", "{name}’s symbol: you are not sure")
SECRET_SYMBOL = QT_TRANSLATE_NOOP("moons", "secret symbol")
YOUR_HAND = QT_TRANSLATE_NOOP("moons", "your hand")
PLAYED = QT_TRANSLATE_NOOP("moons", "played this turn: {count}")
PLAYED_SHORT = QT_TRANSLATE_NOOP("moons", "played: {count}")
DRAW_BACK = QT_TRANSLATE_NOOP("moons", "then draw up to 5")
DRAW_BACK_SHORT = QT_TRANSLATE_NOOP("moons", "draw up to 5")

PLAYS = QT_TRANSLATE_NOOP("moons", "Latest plays")


def guess(name: str, sign: str, say: Translate) -> str:
    """A rival's symbol, and what the person at the bottom takes it for."""
    if sign in ELEMENT_NAMES:
        return say(GUESSED, name=name, guess=say(ELEMENT_NAMES[sign]))
    return say(UNDECIDED if sign else GUESS, name=name)
