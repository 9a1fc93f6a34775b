"""What the log tells of Hunters: each event in one sentence, to those who may read it."""

from fairytable.engine import Said
from fairytable.engine.events import SaidWords, number_in
from fairytable.engine.words import QT_TRANSLATE_NOOP
from fairytable.games.hunters.cards import PLACES
from fairytable.games.hunters.rules.zones import CIRCLE, EVIDENCE, HANDS, PHOTOS
from fairytable.games.hunters.texts.phrases import A_CARD, THE_TOOL, card_called, together
from fairytable.stage.seats import name_of
from fairytable.stage.staging import SILENT, Line, Stage

LOG = {
    "turn": QT_TRANSLATE_NOOP("hunters", "Turn {t}: {name}"),
    "swap": QT_TRANSLATE_NOOP("hunters", "{name} swapped {h} and {i}."),
    "catch": QT_TRANSLATE_NOOP("hunters", "{name} revealed {card} at {h}: caged, +{v}."),
    "box": QT_TRANSLATE_NOOP("hunters", "{name} revealed {card} at {h}: into the chest, +{v}."),
    "photo": QT_TRANSLATE_NOOP("hunters", "{name} photographed {card} at {h}: {photo}, +{v}."),
    "nothing": QT_TRANSLATE_NOOP("hunters", "{name} revealed {card} at {h}: nothing happened."),
    "nothing.empty": QT_TRANSLATE_NOOP("hunters", "There was nothing for {name} to reveal."),
    "reveal": QT_TRANSLATE_NOOP("hunters", "{name} revealed {card} at {h}."),
    "wisp": QT_TRANSLATE_NOOP("hunters", "{name} revealed a Will-o’-the-wisp at {h}: trapped."),
    "wisp.free": QT_TRANSLATE_NOOP("hunters", "{name} went free and stands at {h}."),
    "effect.loses": QT_TRANSLATE_NOOP("hunters", "{Card}: {name} lost {lost}."),
    "effect.nothing": QT_TRANSLATE_NOOP("hunters", "{Card}: {name} had nothing to lose."),
    "effect.all_draw": QT_TRANSLATE_NOOP("hunters", "{Card}: everybody drew %n card(s).", "", 1),
    "effect.camera": QT_TRANSLATE_NOOP(
        "hunters", "{Card}: no camera for {name} in the next %n choice(s).", "", 1
    ),
    "effect.swaps": QT_TRANSLATE_NOOP("hunters", "{Card}: no swaps for {name} next turn."),
    "effect.draws": QT_TRANSLATE_NOOP("hunters", "{Card}: {name} drew %n card(s).", "", 1),
    "dandelion": QT_TRANSLATE_NOOP(
        "hunters", "Dandelion: the circle was mixed, and nobody knows it any more."
    ),
    "choice": QT_TRANSLATE_NOOP("hunters", "{name} chose the card at {h} for {r}."),
    "trinket": QT_TRANSLATE_NOOP("hunters", "{name} spent {card}."),
    "trinket.spared": QT_TRANSLATE_NOOP("hunters", "A Horseshoe saved {name}."),
    "stay": QT_TRANSLATE_NOOP("hunters", "{name} stayed in the centre."),
    "peek": QT_TRANSLATE_NOOP("hunters", "{name} looked at the card at {h}."),
    "refill": QT_TRANSLATE_NOOP("hunters", "{name} filled place {h}."),
    "tools": QT_TRANSLATE_NOOP("hunters", "{name} prepared {tool}."),
    "close.draws": QT_TRANSLATE_NOOP("hunters", "{name} drew %n card(s).", "", 1),
    "close.discards": QT_TRANSLATE_NOOP("hunters", "{name} discarded {card}."),
    "fading": QT_TRANSLATE_NOOP(
        "hunters", "The circle is fading: %n more quiet turn(s) until dawn.", "", 1
    ),
    "end.circle": QT_TRANSLATE_NOOP(
        "hunters", "The circle broke: {name} could not fill place {h}."
    ),
    "end.dawn": QT_TRANSLATE_NOOP("hunters", "Dawn broke: the circle is gone."),
}
"""The others are silent."""
DIZZY_TURN = QT_TRANSLATE_NOOP("hunters", "Turn {t}: {name}, too dizzy to swap")
NOTHING_FOR_SEVERAL = QT_TRANSLATE_NOOP("hunters", "{Card}: {names} had nothing to lose.")
NOTHING_TO_DRAW = QT_TRANSLATE_NOOP("hunters", "{Card}: there is nothing left to draw.")
NOTHING_FOR_ALL = QT_TRANSLATE_NOOP("hunters", "{Card}: nobody had anything to lose.")
OWN_CHOICE = QT_TRANSLATE_NOOP("hunters", "{name} chose the card at {h}.")
SAW = QT_TRANSLATE_NOOP("hunters", "{name} looked at the card at {h}: {card}.")
FILLED_WITH = QT_TRANSLATE_NOOP("hunters", "{name} filled place {h} with {card}.")

_STRONG = {"turn", "end.circle", "end.dawn"}
_NOTICES = {"wisp", "trinket", "trinket.spared", "fading"}
"""What nobody should miss, when others do it."""
_COUNTED = {"effect.camera", "effect.draws", "effect.all_draw", "close.draws", "fading"}


def line(said: Said, stage: Stage) -> Line:
    """What the log makes of something said; without words if it is silent."""
    key, words = said.key, said.words
    if key not in LOG or (key == "close.draws" and not words["k"]):
        return SILENT
    player = number_in(words, "x" if key == "wisp.free" else "player")
    strong = key in _STRONG
    notice = key in _NOTICES and player != stage.bottom
    who = None if strong else player
    return Line(_text(key, words, stage), who, strong, _zones(key, words, player), notice)


def _text(key: str, words: SaidWords, stage: Stage) -> str:
    say, fields = stage.say, _fields(words, stage)
    if key == "turn" and not words["swaps"]:
        return say(DIZZY_TURN, **fields)
    if key == "effect.all_draw" and not words["k"]:
        return say(NOTHING_TO_DRAW, **fields)
    if key == "effect.nothing":
        return _spared(words, stage, fields)
    if key == "choice" and words["player"] == words["r"]:
        return say(OWN_CHOICE, **fields)
    if key == "peek" and "card" in words:
        return say(SAW, **fields)
    if key == "refill" and "card" in words:
        return say(FILLED_WITH, **fields)
    return say(LOG[key], number_in(words, "k") if key in _COUNTED else None, **fields)


def _spared(words: SaidWords, stage: Stage, fields: dict[str, int | str]) -> str:
    """Those from whom a mushroom or flower could take nothing: one, several, or all."""
    say = stage.say
    names = [name_of(stage, int(player)) for player in str(words["players"]).split()]
    if len(names) == 1:
        return say(LOG["effect.nothing"], name=names[0], **fields)
    if len(names) == len(stage.people):
        return say(NOTHING_FOR_ALL, **fields)
    return say(NOTHING_FOR_SEVERAL, names=together(names, say), **fields)


def _fields(words: SaidWords, stage: Stage) -> dict[str, int | str]:
    """The parameters of an event in words."""
    say = stage.say
    fields: dict[str, int | str] = {k: words[k] for k in ("h", "i", "v", "t") if k in words}
    for key, field in (("player", "name"), ("x", "name"), ("r", "r")):
        if key in words:
            fields[field] = name_of(stage, int(words[key]))
    for key in ("card", "photo", "lost"):
        if key in words:
            fields[key] = say(A_CARD[str(words[key])])
    if "card" in words:
        fields["Card"] = card_called(str(words["card"]), say)
    if "tool" in words:
        fields["tool"] = say(THE_TOOL[str(words["tool"])])
    return fields


def _zones(key: str, words: SaidWords, player: int | None) -> tuple[str, ...]:
    """What glows when one points at a line."""
    places = [CIRCLE[int(words[k]) % PLACES] for k in ("h", "i") if k in words]
    if places:
        return tuple(places)
    if player is None:
        return ("deck",) if key in ("fading", "end.dawn") else ()
    if key in ("close.draws", "effect.draws"):
        return (HANDS[player],)
    if key == "effect.loses":
        photo = str(words["lost"]).startswith("photo")
        return (PHOTOS[player] if photo else EVIDENCE[player],)
    return ("discard",) if key == "close.discards" else ()
