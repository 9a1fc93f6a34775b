"""Who somebody is in Hunters, and what wins."""

from fairytable.engine.words import QT_TRANSLATE_NOOP
from fairytable.games.hunters.cards import DECK
from fairytable.games.hunters.seen import Seen
from fairytable.games.hunters.texts.names import RESEARCHERS
from fairytable.stage.quests import Quest
from fairytable.stage.staging import Stage

WHO = QT_TRANSLATE_NOOP("hunters", "You are {researcher}, researcher no. {number}.")
WHO_PAIR = QT_TRANSLATE_NOOP(
    "hunters", "You are {researcher}, researcher no. {number}. Your partner: {partner}."
)
WINS = QT_TRANSLATE_NOOP(
    "hunters",
    "Whoever has the most points in evidence wins: caged fairies, trinkets in the chest, and "
    "photos.",
)
WINS_PAIR = QT_TRANSLATE_NOOP(
    "hunters",
    "The pair with the most points in evidence wins: caged fairies, trinkets in the chest, and "
    "photos.",
)
WAYS = (
    QT_TRANSLATE_NOOP(
        "hunters",
        "On your turn you move cards of the circle; then everybody reveals the card in front of "
        "them.",
    ),
    QT_TRANSLATE_NOOP(
        "hunters",
        "The tool you prepared decides: a cage catches fairies, a chest keeps trinkets, a camera "
        "takes photos of both.",
    ),
    QT_TRANSLATE_NOOP("hunters", "Beware of mushrooms, flowers and will-o’-the-wisps."),
)


def quest(stage: Stage) -> Quest:
    seen, say = Seen(stage.view), stage.say
    partner, number = seen.partner(stage.bottom), seen.number(stage.bottom)
    who: dict[str, int | str] = {"researcher": RESEARCHERS[number - 1], "number": number}
    ways, face = tuple(map(say, WAYS)), DECK.face(f"researcher.{number}")
    if partner is None:
        return Quest(say(WHO, **who), say(WINS), ways, face)
    name = stage.people[partner].name
    return Quest(say(WHO_PAIR, **who, partner=name), say(WINS_PAIR), ways, face)
