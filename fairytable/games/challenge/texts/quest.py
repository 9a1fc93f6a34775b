"""Who somebody is in The Challenge, and what wins."""

from fairytable.engine.words import QT_TRANSLATE_NOOP
from fairytable.games.challenge.cards import DECK
from fairytable.games.challenge.seen import Seen
from fairytable.stage.quests import Quest
from fairytable.stage.staging import Stage

WHO = QT_TRANSLATE_NOOP("challenge", "You are an aspiring fairy with {count} pixies.")
WINS = QT_TRANSLATE_NOOP(
    "challenge",
    "The most points win: for each of the six kinds, whoever owns the most stones takes its "
    "points.",
)
WAYS = (
    QT_TRANSLATE_NOOP(
        "challenge",
        "Collect stones from the deck, or send a pixie for a whole pile of face-up ones.",
    ),
    QT_TRANSLATE_NOOP(
        "challenge",
        "For a few stones a fairy helps you; in reserve she is worth 2 points.",
    ),
    QT_TRANSLATE_NOOP("challenge", "The game ends when the stone deck is empty."),
)
_FACE = DECK.face("stone.blue")


def quest(stage: Stage) -> Quest:
    count, say = Seen(stage.view).facts.pixies[stage.bottom], stage.say
    return Quest(say(WHO, count=count), say(WINS), tuple(map(say, WAYS)), _FACE)
