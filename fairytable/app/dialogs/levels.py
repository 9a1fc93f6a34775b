"""What the bots are called by their level: in the new-game dialog and in the statistics."""

from fairytable.bots.strengths import MEASURED
from fairytable.engine.words import QT_TRANSLATE_NOOP
from fairytable.stage.staging import Translate

BOT = QT_TRANSLATE_NOOP("app", "Computer · {level}")
EASY, NORMAL = "level-1", "level-3"
NAMES = {
    "level-1": QT_TRANSLATE_NOOP("app", "Very easy"),
    "level-2": QT_TRANSLATE_NOOP("app", "Easy"),
    "level-3": QT_TRANSLATE_NOOP("app", "Normal"),
    "level-4": QT_TRANSLATE_NOOP("app", "Hard"),
    "level-5": QT_TRANSLATE_NOOP("app", "Very hard"),
    "random": QT_TRANSLATE_NOOP("app", "At random"),
    "greedy": QT_TRANSLATE_NOOP("app", "Normal"),
}
TEMPERS = {
    "level-1": QT_TRANSLATE_NOOP(
        "app", "Plays whatever comes to mind, and now and then a good move."
    ),
    "level-2": QT_TRANSLATE_NOOP("app", "Knows what is good, but is distracted half the time."),
    "level-3": QT_TRANSLATE_NOOP(
        "app", "Follows a sound plan, one turn at a time, but often slips."
    ),
    "level-4": QT_TRANSLATE_NOOP(
        "app", "Tries every move in its head before it plays, and seldom slips."
    ),
    "level-5": QT_TRANSLATE_NOOP(
        "app", "Tries every move many times; it thinks for up to two seconds."
    ),
}
"""How each level plays: what is said of it in the new-game dialog."""
MEASURED_WINS = QT_TRANSLATE_NOOP(
    "app", "Measured in this game: it won {wins} of {games} against “{other}”."
)
MEASURED_AMONG = QT_TRANSLATE_NOOP(
    "app", "Measured in this game: it won {wins} of {games} against two of “{other}”."
)


def described(level: str, game: str, say: Translate) -> str:
    """How a level plays, and how strong it was measured to be in this game."""
    words = say(TEMPERS[level])
    found = MEASURED.get(game, {}).get(level)
    if found is None:
        return words
    source = MEASURED_WINS if found.players == 2 else MEASURED_AMONG
    other = say(NAMES[found.other])
    wins = f"{found.wins:g}".replace(".5", "½")  # a shared victory, in every language
    return f"{words} {say(source, wins=wins, games=found.games, other=other)}"


def bot_name(level: str, say: Translate) -> str:
    """A bot of this level; one that this program does not know is called by its own word."""
    known = NAMES.get(level)
    return say(BOT, level=level.capitalize() if known is None else say(known))
