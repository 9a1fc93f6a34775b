"""Who somebody is in Fairy's Fate, and what wins."""

from fairytable.engine.words import QT_TRANSLATE_NOOP
from fairytable.games.fate.cards import RECIPE
from fairytable.games.fate.rules.zones import RECIPE_ROW
from fairytable.games.fate.seen import object_names
from fairytable.games.fate.texts.names import OBJECT_NAMES
from fairytable.stage.quests import Quest
from fairytable.stage.staging import Stage

WHO = QT_TRANSLATE_NOOP("fate", "Your secret recipe: {objects}.")
WINS = QT_TRANSLATE_NOOP(
    "fate", "Find all four, then meet the Serpent fairy: the spell breaks, and you win at once."
)
WAYS = (
    QT_TRANSLATE_NOOP(
        "fate", "The cards in your hand are not yours: they are only for filling the five places."
    ),
    QT_TRANSLATE_NOOP(
        "fate",
        "On a journey everybody goes to a different place and collects all that lies there, good "
        "and bad. Only that counts.",
    ),
)


def quest(stage: Stage) -> Quest | None:
    """Only for eyes that know the recipe."""
    face, say = stage.view.zones[RECIPE_ROW[stage.bottom]][0].face, stage.say
    if face is None:
        return None
    objects = ", ".join(say(OBJECT_NAMES[name]) for name in object_names(RECIPE[face]))
    return Quest(say(WHO, objects=objects), say(WINS), tuple(map(say, WAYS)), face)
