"""The words that stand on the table of Hunters, and the names of its places."""

from fairytable.engine.words import QT_TRANSLATE_NOOP
from fairytable.games.hunters.rules.zones import PLACE, hour_of
from fairytable.games.hunters.seen import Seen
from fairytable.games.hunters.texts.names import TOOLS, face_name
from fairytable.stage.seats import name_of
from fairytable.stage.staging import Stage

DECK_LEFT = QT_TRANSLATE_NOOP("hunters", "Deck {k}")
PHOTOS_LEFT = QT_TRANSLATE_NOOP("hunters", "Photos {k}")
DISCARDED = QT_TRANSLATE_NOOP("hunters", "Discards {k}")
YOU = QT_TRANSLATE_NOOP("hunters", "You")
TRAPPED = QT_TRANSLATE_NOOP("hunters", "trapped")
EMPTY = QT_TRANSLATE_NOOP("hunters", "empty")
SWAPS = QT_TRANSLATE_NOOP("hunters", "%n swap(s)", "", 1)
HAND = QT_TRANSLATE_NOOP("hunters", "Hand {k}")
SCORED = QT_TRANSLATE_NOOP("hunters", "%n point(s)", "", 1)
ALBUM = QT_TRANSLATE_NOOP("hunters", "Your album")
ALBUM_OF = QT_TRANSLATE_NOOP("hunters", "{name}’s album")
PHOTO_COUNT = QT_TRANSLATE_NOOP("hunters", "{k} of 6")
PHOTOS = QT_TRANSLATE_NOOP("hunters", "Photos")
FAIRIES = QT_TRANSLATE_NOOP("hunters", "Fairies")
TRINKETS = QT_TRANSLATE_NOOP("hunters", "Trinkets")
DISCARDS = QT_TRANSLATE_NOOP("hunters", "Discards")
TOKEN = QT_TRANSLATE_NOOP("hunters", "Your token: it marks the tool you have prepared")
SWAPPING = "{h} ⇄ {i}"
"""The same in every language."""

PLACE_CARD = QT_TRANSLATE_NOOP("hunters", "Place {h}: {card}")
FACE_DOWN = QT_TRANSLATE_NOOP("hunters", "a face-down card")
STANDS_HERE = QT_TRANSLATE_NOOP("hunters", "{name} stands here, with {tool}")
FREE_STAND = QT_TRANSLATE_NOOP("hunters", "Nobody stands at {h}")
CENTRE_EMPTY = QT_TRANSLATE_NOOP("hunters", "The centre of the circle, empty")
CENTRE_HOLDS = QT_TRANSLATE_NOOP("hunters", "The centre of the circle: {name} is trapped")
THE_DECK = QT_TRANSLATE_NOOP("hunters", "Deck: %n card(s)", "", 1)
THE_PHOTOS = QT_TRANSLATE_NOOP("hunters", "Photo deck: %n photo(s)", "", 1)
THE_DISCARDS = QT_TRANSLATE_NOOP("hunters", "Discard pile: %n card(s)", "", 1)
YOUR_HAND = QT_TRANSLATE_NOOP("hunters", "Your hand: %n card(s)", "", 1)
YOUR_EVIDENCE = QT_TRANSLATE_NOOP("hunters", "Your fairies and trinkets")
YOUR_PHOTOS = QT_TRANSLATE_NOOP("hunters", "Your photos")
HAND_OF = QT_TRANSLATE_NOOP("hunters", "{name}’s hand: %n card(s)", "", 1)
EVIDENCE_OF = QT_TRANSLATE_NOOP("hunters", "{name}’s fairies and trinkets")
PHOTOS_OF = QT_TRANSLATE_NOOP("hunters", "{name}’s photos")
SEAT_OF = QT_TRANSLATE_NOOP("hunters", "{name}’s page")
TOOL_NAME = QT_TRANSLATE_NOOP("hunters", "Tool: {tool}")
TOOL_READY = QT_TRANSLATE_NOOP("hunters", "Tool: {tool}, prepared")


def zone_name(stage: Stage, seen: Seen, zone: str) -> str:
    """A place as a screen reader says it."""
    say, count = stage.say, len(seen.cards(zone))
    match zone.split("."):
        case ["circle", _]:
            return _place(stage, seen, PLACE[zone])
        case ["stand", _]:
            return _stand(stage, seen, PLACE[zone])
        case ["centre"]:
            trapped = seen.trapped()
            if trapped is None:
                return say(CENTRE_EMPTY)
            return say(CENTRE_HOLDS, name=name_of(stage, trapped))
        case ["deck"]:
            return say(THE_DECK, count)
        case ["photos", "deck"]:
            return say(THE_PHOTOS, count)
        case ["discard"]:
            return say(THE_DISCARDS, count)
        case ["tool", player, tool]:
            ready = seen.tool[int(player)] == tool
            return say(TOOL_READY if ready else TOOL_NAME, tool=say(TOOLS[tool]))
    kind, _, whose = zone.partition(".")
    mine, name = int(whose) == stage.bottom, name_of(stage, int(whose))
    match kind:
        case "hand":
            return say(YOUR_HAND, count) if mine else say(HAND_OF, count, name=name)
        case "evidence":
            return say(YOUR_EVIDENCE) if mine else say(EVIDENCE_OF, name=name)
        case "photos":
            return say(YOUR_PHOTOS) if mine else say(PHOTOS_OF, name=name)
    return say(SEAT_OF, name=name)


def _place(stage: Stage, seen: Seen, place: int) -> str:
    card, say = seen.at(place), stage.say
    if card is None:
        what = say(EMPTY)
    elif card.face is None:
        what = say(FACE_DOWN)
    else:
        what = face_name(card.face, say)
    return say(PLACE_CARD, h=hour_of(place), card=what)


def _stand(stage: Stage, seen: Seen, place: int) -> str:
    there = seen.stander(place)
    if there is None:
        return stage.say(FREE_STAND, h=hour_of(place))
    tool = seen.tool[there]
    words = stage.say(TOOLS[tool]) if tool else "–"
    return stage.say(STANDS_HERE, name=name_of(stage, there), tool=words)
