"""Why something cannot be done in Moons, each in one sentence."""

from fairytable.engine.words import QT_TRANSLATE_NOOP
from fairytable.games.moons.cards import SUN
from fairytable.games.moons.rules.zones import CIRCLES
from fairytable.games.moons.seen import Seen, element
from fairytable.stage.staging import Stage

WRONG_CIRCLE = {
    "air": QT_TRANSLATE_NOOP("moons", "This is an Air circle: only Air Fairies can join it."),
    "water": QT_TRANSLATE_NOOP("moons", "This is a Water circle: only Water Fairies can join it."),
    "fire": QT_TRANSLATE_NOOP("moons", "This is a Fire circle: only Fire Fairies can join it."),
    "earth": QT_TRANSLATE_NOOP("moons", "This is an Earth circle: only Earth Fairies can join it."),
}
NO_CIRCLE = {
    "air": QT_TRANSLATE_NOOP("moons", "There is no open Air circle."),
    "water": QT_TRANSLATE_NOOP("moons", "There is no open Water circle."),
    "fire": QT_TRANSLATE_NOOP("moons", "There is no open Fire circle."),
    "earth": QT_TRANSLATE_NOOP("moons", "There is no open Earth circle."),
}
START_FIRST = QT_TRANSLATE_NOOP("moons", "First start the new circle in the empty place.")
SUN_STARTS_NOT = QT_TRANSLATE_NOOP("moons", "A sun cannot start a circle.")
ONLY_CIRCLES = QT_TRANSLATE_NOOP("moons", "Cards are played only on circles.")
DRAW_LATER = QT_TRANSLATE_NOOP("moons", "You draw at the end of your turn.")
PLACE_FIRST = QT_TRANSLATE_NOOP("moons", "Place at least one card first.")
STAYS = QT_TRANSLATE_NOOP("moons", "Once placed, a card stays.")
NOT_YOURS = QT_TRANSLATE_NOOP("moons", "This is not your card.")
LIFT_FIRST = QT_TRANSLATE_NOOP("moons", "Choose a card from your hand first.")


def reason(stage: Stage, card: int | None, zone: str | None) -> str:
    """Why a card cannot go to a place, or a place cannot be chosen."""
    seen, say = Seen(stage.view), stage.say
    if card is None:
        return say(DRAW_LATER if zone == "deck.blue" else LIFT_FIRST)
    where = seen.where(card)
    if where in CIRCLES:
        return say(STAYS)
    if where == "deck.blue":
        return say(DRAW_LATER)
    face = seen.in_hand(seen.player, card)
    if face is None:
        return say(NOT_YOURS)
    if zone is None:
        return say(SUN_STARTS_NOT if face == SUN else NO_CIRCLE[element(face)])
    if zone not in CIRCLES:
        return say(ONLY_CIRCLES)
    circle = seen.circle(CIRCLES.index(zone))
    if not circle:
        return say(SUN_STARTS_NOT)
    if seen.decision == "start_circle":
        return say(START_FIRST)
    return say(WRONG_CIRCLE[element(circle[0])])
