"""What is said on the table of Hunters while a reveal is shown, in a few words."""

from fairytable.engine import Said
from fairytable.engine.words import QT_TRANSLATE_NOOP
from fairytable.games.hunters.texts import log
from fairytable.games.hunters.texts.names import face_name
from fairytable.games.hunters.texts.phrases import card_called
from fairytable.stage.seats import name_of
from fairytable.stage.staging import Stage

BANNERS = {
    "catch": QT_TRANSLATE_NOOP("hunters", "{name}: into the cage, +{v}"),
    "box": QT_TRANSLATE_NOOP("hunters", "{name}: into the chest, +{v}"),
    "photo": QT_TRANSLATE_NOOP("hunters", "{name}: {photo}, +{v}"),
    "nothing": QT_TRANSLATE_NOOP("hunters", "{name}: nothing happens"),
    "wisp": QT_TRANSLATE_NOOP("hunters", "{name} is trapped"),
    "wisp.free": QT_TRANSLATE_NOOP("hunters", "{name} is free again"),
    "reveal": QT_TRANSLATE_NOOP("hunters", "{name}: {card}"),
}
GREETING = QT_TRANSLATE_NOOP("hunters", "Only you know the card in front of you: {card}")


def banner(said: Said, stage: Stage) -> str:
    """What a sentence of the log is on the table; the sentence itself where it is short."""
    words = said.words
    if said.key not in BANNERS:
        return log.line(said, stage).text
    player = int(words["x" if said.key == "wisp.free" else "player"])
    return stage.say(
        BANNERS[said.key],
        name=name_of(stage, player),
        v=words.get("v", 0),
        card=card_called(str(words["card"]), stage.say) if "card" in words else "",
        photo=card_called(str(words["photo"]), stage.say) if "photo" in words else "",
    )


def greeting(face: int, stage: Stage) -> str:
    """What is said of the card that everybody looks at before the game begins."""
    return stage.say(GREETING, card=face_name(face, stage.say))
