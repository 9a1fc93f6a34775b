"""Who somebody is in All You Wish For, and what wins."""

from fairytable.engine.words import QT_TRANSLATE_NOOP
from fairytable.games.wishes.cards import FAIRIES, REALM
from fairytable.games.wishes.rules.position import NOBODY
from fairytable.games.wishes.seen import Seen
from fairytable.games.wishes.texts.names import face_name, wish_name
from fairytable.stage.quests import Quest
from fairytable.stage.staging import Stage

WHO = QT_TRANSLATE_NOOP("wishes", "You are the {fairy}. Your wish: {wish}.")
WINS = QT_TRANSLATE_NOOP(
    "wishes",
    "You win if your wish has gathered the most points at the end, from everybody’s cards.",
)
WINS_TEAM = QT_TRANSLATE_NOOP(
    "wishes", "The team whose wishes have gathered the most points wins. With you: {names}."
)
WAYS = (
    QT_TRANSLATE_NOOP(
        "wishes",
        "Lead the Wanderer to your own Kingdoms: there you conquer the cards of your Realm that "
        "are hidden in them.",
    ),
    QT_TRANSLATE_NOOP(
        "wishes", "Most cards also give points to other wishes, so they help your rivals a little."
    ),
    QT_TRANSLATE_NOOP("wishes", "Until the map is complete nobody else knows who you are."),
)


def quest(stage: Stage) -> Quest | None:
    """Only for eyes that know the Fairy."""
    seen, say = Seen(stage.view), stage.say
    realm = seen.realm(stage.bottom)
    if realm == NOBODY:
        return None
    face = next(fairy for fairy in FAIRIES if REALM[fairy] == realm)
    who = say(WHO, fairy=face_name(face, say), wish=wish_name(realm, say))
    names = ", ".join(stage.people[other].name for other in seen.partners(stage.bottom))
    wins = say(WINS_TEAM, names=names) if names else say(WINS)
    return Quest(who, wins, tuple(map(say, WAYS)), face)
