"""The cards, circles and actions of Moons as they are read aloud."""

from fairytable.engine import Action
from fairytable.engine.words import QT_TRANSLATE_NOOP
from fairytable.games.moons.cards import VALUE
from fairytable.games.moons.rules.position import RING_SIZE
from fairytable.games.moons.rules.zones import CIRCLES
from fairytable.games.moons.seen import Seen
from fairytable.games.moons.texts.names import face_name, signed
from fairytable.games.moons.texts.prompts import END_TURN, NEXT_GAME
from fairytable.stage.staging import Stage, Translate

EMPTY_CIRCLE = QT_TRANSLATE_NOOP("moons", "circle {i}, empty")
CIRCLE_NAME = QT_TRANSLATE_NOOP(
    "moons", "circle {i}, {element}, %n fairies, sum {sum}, closing now {points}", "", 1
)
CARD_VALUE = QT_TRANSLATE_NOOP("moons", "{card} {value}")
BLUE_BACK = QT_TRANSLATE_NOOP("moons", "blue card: fairy or sun")
MOON_BACK = QT_TRANSLATE_NOOP("moons", "a moon still to come")
SYMBOL_BACK = QT_TRANSLATE_NOOP("moons", "a secret symbol")
DO_FAIRY = QT_TRANSLATE_NOOP("moons", "Add {card} to circle {i}")
DO_SUN = QT_TRANSLATE_NOOP("moons", "Close circle {i} with a sun: {points}")
DO_CLOSE = QT_TRANSLATE_NOOP("moons", "Close circle {i} with {card}: {points}")
DO_START = QT_TRANSLATE_NOOP("moons", "Start circle {i} with {card}")


def card_name(card: int, stage: Stage) -> str:
    """A card as it is read aloud."""
    shown = next(c for c in stage.view.zones[stage.view.where(card)] if c.card == card)
    if shown.face is not None:
        return _named(shown.face, stage.say)
    backs = {"green": SYMBOL_BACK, "yellow": MOON_BACK, "blue": BLUE_BACK}
    return stage.say(backs[shown.back])


def _named(face: int, say: Translate) -> str:
    name, value = face_name(face, say), VALUE[face]
    return say(CARD_VALUE, card=name, value=value) if value else name


def describe(action: Action, stage: Stage) -> str:
    """A legal action in words."""
    say, seen, decision = stage.say, Seen(stage.view), stage.view.decision
    if action.card is None or action.zone is None or decision is None:
        return say(END_TURN if action.verb == "end" else NEXT_GAME)
    face = seen.in_hand(decision.player, action.card)
    if face is None:
        return ""
    place = CIRCLES.index(action.zone)
    name, i = _named(face, say), place + 1
    if action.verb == "start":
        return say(DO_START, card=name, i=i)
    faces = [*seen.circle(place), face]
    points = signed(seen.closing(faces))
    if action.verb == "sun":
        return say(DO_SUN, i=i, points=points)
    if len(faces) == RING_SIZE:
        return say(DO_CLOSE, card=name, i=i, points=points)
    return say(DO_FAIRY, card=name, i=i)
