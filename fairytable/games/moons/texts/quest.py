"""Who somebody is in Moons, and what wins."""

from fairytable.engine.words import QT_TRANSLATE_NOOP
from fairytable.games.moons.cards import DECK
from fairytable.games.moons.rules.zones import SYMBOLS
from fairytable.games.moons.texts.banners import GREETINGS
from fairytable.stage.quests import Quest
from fairytable.stage.staging import Stage

WINS = {
    "air": QT_TRANSLATE_NOOP(
        "moons", "You win if Air has more points at the end than your rivals’ elements."
    ),
    "water": QT_TRANSLATE_NOOP(
        "moons", "You win if Water has more points at the end than your rivals’ elements."
    ),
    "fire": QT_TRANSLATE_NOOP(
        "moons", "You win if Fire has more points at the end than your rivals’ elements."
    ),
    "earth": QT_TRANSLATE_NOOP(
        "moons", "You win if Earth has more points at the end than your rivals’ elements."
    ),
}
WAYS = (
    QT_TRANSLATE_NOOP(
        "moons",
        "Everybody adds fairies to the same four circles; the fifth card closes a circle, and a "
        "sun closes any.",
    ),
    QT_TRANSLATE_NOOP(
        "moons",
        "The moon decides what a closed circle is worth to its element: a full moon adds its sum, "
        "a new moon subtracts it; half moons count half.",
    ),
)


def quest(stage: Stage) -> Quest | None:
    """Only for eyes that know the symbol."""
    face = stage.view.zones[SYMBOLS[stage.bottom]][0].face
    if face is None:
        return None
    element, say = DECK.faces[face].name.removeprefix("symbol."), stage.say
    return Quest(say(GREETINGS[element]), say(WINS[element]), tuple(map(say, WAYS)), face)
