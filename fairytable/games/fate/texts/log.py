"""The story of a game of Fairy's Fate: a line for every event that is told."""

from fairytable.engine import Said
from fairytable.engine.events import SaidWords, number_in
from fairytable.engine.words import QT_TRANSLATE_NOOP
from fairytable.games.fate.cards import OBJECTS, PLACES
from fairytable.games.fate.rules.zones import FRONT, HAND, PLACE
from fairytable.games.fate.texts.names import FAIRY_NAMES
from fairytable.games.fate.texts.phrases import (
    A_BACK,
    AN_OBJECT,
    AT_PLACE,
    FROM_PLACE,
    SWEPT,
    TO_PLACE,
    a_card,
)
from fairytable.stage.seats import name_of
from fairytable.stage.sentences import opening
from fairytable.stage.staging import Line, Stage
from fairytable.stage.weight import ORDINARY

LOG = {
    "play": QT_TRANSLATE_NOOP("fate", "{name} played {card} {at_place}."),
    "play.down": QT_TRANSLATE_NOOP("fate", "{name} played {back} face down {at_place}."),
    "draw": QT_TRANSLATE_NOOP("fate", "{name} drew {back}."),
    "pass": QT_TRANSLATE_NOOP("fate", "{name} had no card to play."),
    "stone": QT_TRANSLATE_NOOP("fate", "{name}, turned to stone, missed a turn."),
    "travel": QT_TRANSLATE_NOOP("fate", "{name} set out on a journey {to_place}."),
    "go": QT_TRANSLATE_NOOP("fate", "{name} went {to_place}."),
    "stay": QT_TRANSLATE_NOOP("fate", "{name} found no free place and stayed at home."),
    "take": QT_TRANSLATE_NOOP("fate", "{name} took {card}."),
    "meet": QT_TRANSLATE_NOOP("fate", "{name} met a Serpent fairy: number {k}."),
    "bite": QT_TRANSLATE_NOOP("fate", "The serpent bit {name}, who lost {object}."),
    "harm": QT_TRANSLATE_NOOP("fate", "{Card}: {name} lost {what}."),
    "harmless": QT_TRANSLATE_NOOP("fate", "{Card} found nothing to take from {name}."),
    "threat": QT_TRANSLATE_NOOP("fate", "{Card} threatened {name}."),
    "ward": QT_TRANSLATE_NOOP("fate", "{name} warded off {card} with {fairy}."),
    "darkness": QT_TRANSLATE_NOOP(
        "fate", "Darkness swallowed the whole place: {name} got nothing."
    ),
    "use": QT_TRANSLATE_NOOP("fate", "{name} used {fairy}."),
    "peek": QT_TRANSLATE_NOOP("fate", "{name} looked at card {i} {at_place}."),
    "ask": QT_TRANSLATE_NOOP("fate", "{name} asked {other} what was missing."),
    "heard": QT_TRANSLATE_NOOP("fate", "{name} answered: recipe {k} lacks {object}."),
    "swap": QT_TRANSLATE_NOOP(
        "fate", "{name} swapped card {other_i} {other_place} with card {i} {at_place}."
    ),
    "move": QT_TRANSLATE_NOOP("fate", "{name} moved card {i} {from_place} {to_place}."),
}
"""The others are silent, or are told in a way of their own."""
PLAY_DOWN_KNOWN = QT_TRANSLATE_NOOP("fate", "{name} played {card} face down {at_place}.")
DRAW_KNOWN = QT_TRANSLATE_NOOP("fate", "{name} drew {back}: {card}.")
PEEK_KNOWN = QT_TRANSLATE_NOOP("fate", "{name} looked at card {i} {at_place}: {card}.")
SWAP_KNOWN = QT_TRANSLATE_NOOP(
    "fate", "{name} swapped {card} {other_place} with {other_card} {at_place}."
)
MOVE_KNOWN = QT_TRANSLATE_NOOP("fate", "{name} moved {card} {from_place} {to_place}.")
KNOWING = {
    "play.down": PLAY_DOWN_KNOWN,
    "draw": DRAW_KNOWN,
    "peek": PEEK_KNOWN,
    "swap": SWAP_KNOWN,
    "move": MOVE_KNOWN,
}
"""How whoever knows the card reads it."""
TRAVEL_LAST = QT_TRANSLATE_NOOP("fate", "{name} set out on the last journey, {to_place}.")
COMPLETE = QT_TRANSLATE_NOOP("fate", "{name} answered: recipe {k} is complete!")
TO_STONE = QT_TRANSLATE_NOOP("fate", "{Card}: {name} turned to stone and will miss a turn.")
OVER = {
    "freed": QT_TRANSLATE_NOOP("fate", "{name} freed the fairy!"),
    "last_journey": QT_TRANSLATE_NOOP("fate", "The last journey is over."),
    "all_passed": QT_TRANSLATE_NOOP("fate", "Nobody could go on: the game is over."),
}

WEIGHTS = {"take": 0.2, "meet": 0.5, "harm": 0.65, "bite": 0.75, "stone": 0.6, "harmless": 0.2}
"""How much these matter."""
_STRONG = {"travel", "over", "darkness", "bite"}
_NOTICES = {"stone", "heard", "darkness", "bite", "use", "ward"}
"""What nobody should miss of what others do, or what happens by itself."""


def line(said: Said, stage: Stage) -> Line:
    """What the story makes of something said; without words if it is silent."""
    key, words = said.key, said.words
    player = number_in(words, "player")
    notice = key in _NOTICES and (player != stage.bottom or key in ("stone", "darkness"))
    text, zones = _text(key, words, stage), _zones(key, words)
    return Line(text, player, key in _STRONG, zones, notice, WEIGHTS.get(key, ORDINARY))


def _text(key: str, words: SaidWords, stage: Stage) -> str:
    say, fields = stage.say, _fields(words, stage)
    if key == "over":
        return say(OVER[str(words["ended"])], **fields)
    if key == "cleared":
        return say(SWEPT[str(words["place"])])
    if key == "travel" and words["final"]:
        return say(TRAVEL_LAST, **fields)
    if key == "heard" and not words["object"]:
        return say(COMPLETE, **fields)
    if key == "harm" and words["what"] == "turn":
        return say(TO_STONE, **fields)
    if key in KNOWING and "card" in words:
        return say(KNOWING[key], **fields)
    return say(LOG[key], **fields) if key in LOG else ""


def _fields(words: SaidWords, stage: Stage) -> dict[str, int | str]:
    """The parameters of an event in words."""
    say = stage.say
    fields: dict[str, int | str] = {k: words[k] for k in ("i", "k", "other_i") if k in words}
    if "player" in words:
        fields["name"] = name_of(stage, int(words["player"]))
    if "other" in words:
        fields["other"] = name_of(stage, int(words["other"]))
    if "place" in words:
        place = str(words["place"])
        fields["to_place"], fields["at_place"] = say(TO_PLACE[place]), say(AT_PLACE[place])
    if "source" in words:
        fields["from_place"] = say(FROM_PLACE[str(words["source"])])
    if "other_place" in words:
        fields["other_place"] = say(AT_PLACE[str(words["other_place"])])
    if "card" in words:
        card = a_card(str(words["card"]), say)
        fields["card"], fields["Card"] = card, opening(card)
    if "other_card" in words:
        fields["other_card"] = a_card(str(words["other_card"]), say)
    if "back" in words:
        fields["back"] = say(A_BACK[str(words["back"])])
    if "fairy" in words:
        fields["fairy"] = say(FAIRY_NAMES[str(words["fairy"])])
    if words.get("object"):
        fields["object"] = say(AN_OBJECT[str(words["object"])])
    if words.get("what", "turn") != "turn":
        fields["what"] = _lost(str(words["what"]), stage)
    return fields


def _lost(what: str, stage: Stage) -> str:
    """What a harmful card took: an object, or a card of the hand."""
    return stage.say(AN_OBJECT[what]) if what in OBJECTS else a_card(what, stage.say)


# What glows when one points at a line


def _zones(key: str, words: SaidWords) -> tuple[str, ...]:
    if "place" in words:
        return (PLACE[PLACES.index(str(words["place"]))],)
    player = number_in(words, "player")
    if player is None:
        return ()
    if key in ("draw", "pass"):
        return (HAND[player],)
    other = number_in(words, "other")
    return (FRONT[player],) if other is None else (FRONT[other],)
