"""The cards and actions of Hunters in words, and what a place tells."""

from fairytable.engine import Action
from fairytable.engine.words import QT_TRANSLATE_NOOP
from fairytable.games.hunters.cards import KIND, VALUE
from fairytable.games.hunters.rules.zones import CENTRE, EVIDENCE, PHOTOS, PLACE, hour_of
from fairytable.games.hunters.seen import Seen
from fairytable.games.hunters.texts import captions, reasons, trinkets
from fairytable.games.hunters.texts.names import TOOLS, face_name
from fairytable.games.hunters.texts.phrases import THE_TOOL, together
from fairytable.games.hunters.texts.prompts import ACCEPT, REVEAL_IT, REVEAL_NOW, STAY
from fairytable.stage.seats import name_of
from fairytable.stage.staging import Stage, Translate

# Spoken
CARD_VALUE = QT_TRANSLATE_NOOP("hunters", "{card}, %n point(s)", "", 1)
GREEN_BACK = QT_TRANSLATE_NOOP("hunters", "a face-down card")
ORANGE_BACK = QT_TRANSLATE_NOOP("hunters", "a photo still to be taken")
AT_PLACE = QT_TRANSLATE_NOOP("hunters", "place {h}: {card}")
ONLY_YOU = QT_TRANSLATE_NOOP("hunters", "{card}, face down: you know it")
KNOWN_TO = QT_TRANSLATE_NOOP("hunters", "{card}; known to {names}")
RESEARCHER_OF = QT_TRANSLATE_NOOP("hunters", "{card}, {name}’s researcher, with {tool}")

# Actions in words
DO_SWAP = QT_TRANSLATE_NOOP("hunters", "Swap {h} and {i}")
DO_CHOOSE = QT_TRANSLATE_NOOP("hunters", "Choose the card at {h}")
DO_PEEK = QT_TRANSLATE_NOOP("hunters", "Look at the card at {h}")
DO_REFILL = QT_TRANSLATE_NOOP("hunters", "Fill place {h} with {card}")
DO_DISCARD = QT_TRANSLATE_NOOP("hunters", "Discard {card}")
DO_DROP = QT_TRANSLATE_NOOP("hunters", "Drop {card}")
DO_TOOL = QT_TRANSLATE_NOOP("hunters", "Prepare {tool}")
DO_STAND = QT_TRANSLATE_NOOP("hunters", "Step out to {h}")

# What a place tells
FACES = QT_TRANSLATE_NOOP("hunters", "{name}, with {tool}.")
NO_TOOL = QT_TRANSLATE_NOOP("hunters", "{name}, no tool prepared yet.")
NOBODY = QT_TRANSLATE_NOOP("hunters", "Nobody stands here.")
UNKNOWN = QT_TRANSLATE_NOOP("hunters", "You do not know this card.")
WOULD = {
    "catch": QT_TRANSLATE_NOOP("hunters", "Would catch {card}: +{v}."),
    "box": QT_TRANSLATE_NOOP("hunters", "Would keep {card}: +{v}."),
    "photo": QT_TRANSLATE_NOOP("hunters", "Would take a photo of {card}."),
    "nothing": QT_TRANSLATE_NOOP("hunters", "{card}: nothing would happen."),
    "suffer": QT_TRANSLATE_NOOP("hunters", "Would suffer the effect of {card}."),
    "all": QT_TRANSLATE_NOOP("hunters", "{card} would affect everybody."),
    "trap": QT_TRANSLATE_NOOP("hunters", "{card}: would be trapped."),
}
FREES = QT_TRANSLATE_NOOP("hunters", "{card}: would be free again.")
TRAPPED_HERE = QT_TRANSLATE_NOOP(
    "hunters",
    "{name} is trapped, and chooses any free card on their own turn; otherwise the player whose "
    "turn it is chooses.",
)
NOBODY_TRAPPED = QT_TRANSLATE_NOOP("hunters", "Nobody is trapped.")
TOOL_DOES = {
    "cage": QT_TRANSLATE_NOOP("hunters", "Cage: you catch the fairy you reveal."),
    "camera": QT_TRANSLATE_NOOP(
        "hunters", "Camera: a photo of a fairy or a trinket; mushrooms and flowers do no harm."
    ),
    "chest": QT_TRANSLATE_NOOP("hunters", "Chest: you keep the trinket you reveal."),
}
DECK_TELLS = QT_TRANSLATE_NOOP(
    "hunters", "%n card(s) in the deck. When it is empty, nobody draws any more.", "", 1
)
DISCARDS = QT_TRANSLATE_NOOP("hunters", "Discarded: {cards}.")
NO_DISCARDS = QT_TRANSLATE_NOOP("hunters", "Nothing has been discarded yet.")
NOTHING_YET = QT_TRANSLATE_NOOP("hunters", "Nothing yet.")
KIND_COUNT = QT_TRANSLATE_NOOP("hunters", "{kind} ×{count}")
FEW_CARDS = QT_TRANSLATE_NOOP("hunters", "Whoever cannot fill an empty place ends the game.")


def card_name(card: int, stage: Stage) -> str:
    """A card as it is read aloud."""
    seen, say = Seen(stage.view), stage.say
    where, face = seen.where(card), seen.face(card)
    if where.startswith(("stand.", "centre")):
        player = seen.owner(card)
        tool = seen.tool[player]
        words = say(TOOLS[tool]) if tool else "–"
        name = name_of(stage, player)
        return say(RESEARCHER_OF, card=_named(face, "blue", say), name=name, tool=words)
    back = next(c.back for c in seen.cards(where) if c.card == card)
    named = _named(face, back, say)
    if not where.startswith("circle."):
        return named
    place = PLACE[where]
    shown = seen.at(place)
    if face is not None and shown is not None and not shown.up:
        named = say(ONLY_YOU, card=named)
    knowers = seen.knowers(place, stage.view.viewer)
    if knowers:
        names = together([name_of(stage, p) for p in knowers], say)
        named = say(KNOWN_TO, card=named, names=names)
    return say(AT_PLACE, h=hour_of(place), card=named)


def _named(face: int | None, back: str, say: Translate) -> str:
    if face is None:
        return say(ORANGE_BACK if back == "orange" else GREEN_BACK)
    name, value = face_name(face, say), VALUE[face]
    return say(CARD_VALUE, value, card=name) if value else name


def describe(action: Action, stage: Stage) -> str:
    """A legal action in words."""
    say, seen = stage.say, Seen(stage.view)
    verb, card, _, _ = action
    face = None if card is None else seen.face(card)
    name = "" if face is None else face_name(face, say)
    where = "" if card is None else seen.where(card)
    match verb:
        case "swap":
            h, i = sorted((hour_of(PLACE[where]), hour_of(PLACE[action.the_zone])))
            return say(DO_SWAP, h=h, i=i)
        case "card" | "peek":
            return say(DO_CHOOSE if verb == "card" else DO_PEEK, h=hour_of(PLACE[where]))
        case "refill":
            return say(DO_REFILL, h=hour_of(PLACE[action.the_zone]), card=name)
        case "discard" | "drop":
            return say(DO_DISCARD if verb == "discard" else DO_DROP, card=name)
        case "tool":
            return say(DO_TOOL, tool=say(THE_TOOL[action.the_zone.rpartition(".")[2]]))
        case "stand":
            return say(DO_STAND, h=hour_of(PLACE[action.the_zone]))
        case "use" if face is not None:
            return trinkets.use(face, say)
        case "pass":
            return say(STAY if seen.decision == "react_flute" else REVEAL_IT)
        case "suffer":
            return say(ACCEPT)
    return say(REVEAL_NOW)


# What a place tells when the pointer rests on it


def tell(zone: str, stage: Stage) -> str:
    """What a place says; empty if it has nothing to say."""
    seen, say = Seen(stage.view), stage.say
    kind = zone.split(".")[0]
    if kind in ("circle", "stand"):
        return _place(seen, stage, PLACE[zone])
    if zone == "centre":
        trapped = seen.trapped()
        if trapped is None:
            return say(NOBODY_TRAPPED)
        return say(TRAPPED_HERE, name=name_of(stage, trapped))
    if kind == "tool":
        return _tool(seen, stage, zone)
    if zone == "deck":
        return say(DECK_TELLS, len(seen.cards(zone)))
    if zone == "photos.deck":
        return say(captions.THE_PHOTOS, len(seen.cards(zone)))
    if zone == "discard":
        gone = _counted(seen.known(zone), say)
        return say(DISCARDS, cards=gone) if gone else say(NO_DISCARDS)
    if zone in EVIDENCE or zone in PHOTOS:
        return _counted(seen.known(zone), say) or say(NOTHING_YET)
    if kind == "hand" and zone != f"hand.{stage.bottom}":
        player = int(zone.rpartition(".")[2])
        text = captions.zone_name(stage, seen, zone)
        return f"{text}\n{say(FEW_CARDS)}" if seen.breaks_soon(player) else text
    return ""


def _tool(seen: Seen, stage: Stage, zone: str) -> str:
    """What a tool does, and why it cannot be prepared."""
    _, player, tool = zone.split(".")
    text = stage.say(TOOL_DOES[tool])
    barred = reasons.no_camera(seen, stage.say, int(player)) if tool == "camera" else ""
    return f"{text}\n{barred}" if barred else text


def _place(seen: Seen, stage: Stage, place: int) -> str:
    """Who stands there, and what the open facts mean."""
    say, player = stage.say, seen.stander(place)
    if player is None:
        return say(NOBODY)
    name, tool = name_of(stage, player), seen.tool[player]
    if tool is None:
        return say(NO_TOOL, name=name)
    head = say(FACES, name=name, tool=say(THE_TOOL[tool]))
    return f"{head}\n{would(seen, stage, place, player)}"


def would(seen: Seen, stage: Stage, place: int, player: int) -> str:
    """What revealing the card at a place would mean for a player, if the viewer knows the card."""
    say, card = stage.say, seen.at(place)
    if card is None:
        return say(reasons.EMPTY_PLACE)
    if card.face is None:
        return say(UNKNOWN)
    outcome = seen.outcome(card.face, seen.tool[player])
    name, value = face_name(card.face, say), VALUE[card.face]
    if outcome == "trap" and seen.pos[player] == CENTRE:
        return say(FREES, card=name)
    return say(WOULD[outcome], card=name, v=value)


def _counted(faces: list[int], say: Translate) -> str:
    """Kinds with their numbers, in the order of the rules."""
    kinds = sorted(set(faces), key=lambda face: (KIND[face], face))
    parts = [
        say(KIND_COUNT, kind=face_name(f, say), count=faces.count(f))
        if faces.count(f) > 1
        else face_name(f, say)
        for f in kinds
    ]
    return ", ".join(parts)
