"""The words that stand on the table of Fairy's Fate, and the names of its places."""

from fairytable.engine.words import QT_TRANSLATE_NOOP
from fairytable.games.fate.cards import OBJECTS, PLACES
from fairytable.games.fate.rules.position import FULL
from fairytable.games.fate.rules.zones import DECKS, PLACE
from fairytable.games.fate.seen import FateSeen
from fairytable.games.fate.texts.names import BACK_NAMES, OBJECT_NAMES, PLACE_NAMES
from fairytable.stage.seats import name_of
from fairytable.stage.staging import Stage

FACE_DOWN = QT_TRANSLATE_NOOP("fate", "face down")
FACE_UP = QT_TRANSLATE_NOOP("fate", "face up")
ANY_BACK = QT_TRANSLATE_NOOP("fate", "any back")
RECIPES = QT_TRANSLATE_NOOP("fate", "Recipes")
RECIPES_LEFT = QT_TRANSLATE_NOOP("fate", "recipes")
GONE = QT_TRANSLATE_NOOP("fate", "removed: {count}")
GONE_SHORT = QT_TRANSLATE_NOOP("fate", "out: {count}")
OF_FOUR = QT_TRANSLATE_NOOP("fate", "{count} of 4")
COLLECTS = QT_TRANSLATE_NOOP("fate", "{name} collects")
THEN = QT_TRANSLATE_NOOP("fate", "then")
LAST = QT_TRANSLATE_NOOP("fate", "last")
NOW = QT_TRANSLATE_NOOP("fate", "now")
HAND_HEAD = QT_TRANSLATE_NOOP("fate", "Hand")
THINGS_HEAD = QT_TRANSLATE_NOOP("fate", "Found")
NOTHING_YET = QT_TRANSLATE_NOOP("fate", "Nothing found yet")
WHAT_YOU_FIND = QT_TRANSLATE_NOOP("fate", "What you find on journeys goes here.")
IS_GOING = QT_TRANSLATE_NOOP("fate", "{name} is going there")

PLACE_HOLDS = QT_TRANSLATE_NOOP("fate", "{place}: %n card(s)", "", 1)
PLACE_FULL = QT_TRANSLATE_NOOP("fate", "{place}: full")
NEXT_CARD = QT_TRANSLATE_NOOP("fate", "{place}: place for card {i}, {side}")
SIGNPOST = QT_TRANSLATE_NOOP("fate", "Signpost: {place}")
DECK_OF = QT_TRANSLATE_NOOP("fate", "Deck {i}: %n card(s), {back} on top", "", 1)
EMPTY_DECK = QT_TRANSLATE_NOOP("fate", "Deck {i}: empty")
RECIPE_PILE = QT_TRANSLATE_NOOP("fate", "Recipes: %n left", "", 1)
REMOVED = QT_TRANSLATE_NOOP("fate", "Removed cards: %n", "", 1)
COLLECTED = QT_TRANSLATE_NOOP("fate", "Cards being collected: %n", "", 1)
YOUR_HAND = QT_TRANSLATE_NOOP("fate", "Your hand: %n card(s)", "", 1)
YOUR_THINGS = QT_TRANSLATE_NOOP("fate", "What you have found")
YOUR_RECIPE = QT_TRANSLATE_NOOP(
    "fate", "Your recipe: find these four objects, then meet a Serpent fairy."
)
YOUR_RECIPES = QT_TRANSLATE_NOOP("fate", "Your recipes")
YOUR_MISSING = QT_TRANSLATE_NOOP("fate", "Your recipe lacks: {object}")
HAND_OF = QT_TRANSLATE_NOOP("fate", "{name}’s hand: %n card(s)", "", 1)
THINGS_OF = QT_TRANSLATE_NOOP("fate", "What {name} has found")
RECIPES_OF = QT_TRANSLATE_NOOP("fate", "{name}’s recipes: %n", "", 1)
AREA_OF = QT_TRANSLATE_NOOP("fate", "{name}’s area")
LANTERN_OF = QT_TRANSLATE_NOOP("fate", "{name}’s lantern")


def side_of(position: int) -> str:
    """Which side is up at a position of a place, counted from 0."""
    return FACE_UP if position % 2 else FACE_DOWN


def place_of(zone: str) -> int | None:
    """The place that a zone belongs to: its cards, its free slot, its signpost, a voice there."""
    kind, _, number = zone.partition(".")
    return int(number) if kind in ("place", "slot", "sign", "voice") else None


def zone_name(stage: Stage, seen: FateSeen, zone: str) -> str:
    """A place as a screen reader says it."""
    say, count = stage.say, len(seen.cards(zone))
    kind, _, rest = zone.partition(".")
    place = place_of(zone)
    if place is not None:
        return _place_name(stage, seen, kind, place)
    if zone in DECKS:
        return _deck_name(stage, seen, zone)
    if kind == "want":
        return say(YOUR_MISSING, object=say(OBJECT_NAMES[OBJECTS[int(rest)]]))
    counted = {"recipe_pile": RECIPE_PILE, "discard": REMOVED, "collect": COLLECTED}
    if zone in counted:
        return say(counted[zone], count)
    player = int(rest)
    name, mine = name_of(stage, player), player == stage.bottom
    if kind == "hand":
        return say(YOUR_HAND, count) if mine else say(HAND_OF, count, name=name)
    if kind == "front":
        return say(YOUR_THINGS) if mine else say(THINGS_OF, name=name)
    if kind == "recipes":
        return say(YOUR_RECIPES) if mine else say(RECIPES_OF, count, name=name)
    return say(AREA_OF, name=name)


def _place_name(stage: Stage, seen: FateSeen, kind: str, place: int) -> str:
    say, name = stage.say, stage.say(PLACE_NAMES[PLACES[place]])
    count = len(seen.cards(PLACE[place]))
    if kind == "sign":
        going = seen.chosen_by(place)
        text = say(SIGNPOST, place=name)
        return text if going is None else f"{text}, {say(IS_GOING, name=name_of(stage, going))}"
    if kind == "slot":
        return say(NEXT_CARD, place=name, i=count + 1, side=say(side_of(count)))
    return say(PLACE_FULL, place=name) if count == FULL else say(PLACE_HOLDS, count, place=name)


def _deck_name(stage: Stage, seen: FateSeen, zone: str) -> str:
    say, cards, number = stage.say, seen.cards(zone), DECKS.index(zone) + 1
    if not cards:
        return say(EMPTY_DECK, i=number)
    return say(DECK_OF, len(cards), i=number, back=say(BACK_NAMES[cards[-1].back]))
