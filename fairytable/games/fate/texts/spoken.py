"""Fairy's Fate in words alone: cards and actions for screen readers and lists, what places tell."""

from fairytable.engine import Action
from fairytable.engine.table import face_of
from fairytable.engine.words import QT_TRANSLATE_NOOP
from fairytable.games.fate.cards import FIRST_RECIPE, KIND, PLACES, RECIPE
from fairytable.games.fate.rules.zones import DECKS, FRONT, HAND, PLACE
from fairytable.games.fate.seen import FateSeen, object_names
from fairytable.games.fate.texts import captions
from fairytable.games.fate.texts.names import (
    BACK_NAMES,
    OBJECT_NAMES,
    PLACE_EFFECTS,
    PLACE_NAMES,
    kind_name,
)
from fairytable.games.fate.texts.phrases import AT_PLACE, TO_PLACE
from fairytable.games.fate.texts.prompts import (
    ACCEPT_TEXT,
    DONE_TEXT,
    NEXT_TEXT,
    PASS_TEXT,
    PLAY_NOTHING,
    STAY_TEXT,
)
from fairytable.stage.seats import name_of
from fairytable.stage.staging import Stage, Translate

FACE_DOWN_CARD = QT_TRANSLATE_NOOP("fate", "Face-down card, {back} back")
WITH_BACK = QT_TRANSLATE_NOOP("fate", "{card}, {back} back")
ON_PLACE = QT_TRANSLATE_NOOP("fate", "{place}, card {i}, {side}: {card}")
YOU_KNOW = QT_TRANSLATE_NOOP("fate", "{card} (you know it)")
FITS = QT_TRANSLATE_NOOP("fate", "{card}. Fits: {places}")
FITS_NOWHERE = QT_TRANSLATE_NOOP("fate", "{card}. Fits nowhere now")
RECIPE_CARD = QT_TRANSLATE_NOOP("fate", "Recipe: {objects}")
STACKED = QT_TRANSLATE_NOOP("fate", "{card}, {count} of them")

DO = {
    "play": QT_TRANSLATE_NOOP("fate", "Play {card} ({back}) {at_place}"),
    "travel": QT_TRANSLATE_NOOP("fate", "Set out on a journey {to_place}"),
    "go": QT_TRANSLATE_NOOP("fate", "Travel {to_place}"),
    "to": QT_TRANSLATE_NOOP("fate", "Move it {to_place}"),
    "draw": QT_TRANSLATE_NOOP("fate", "Draw from deck {i}: {back} on top"),
    "use": QT_TRANSLATE_NOOP("fate", "Use {card}"),
    "peek": QT_TRANSLATE_NOOP("fate", "Look at card {i} {at_place}"),
    "card": QT_TRANSLATE_NOOP("fate", "Choose card {i} {at_place}"),
    "ask": QT_TRANSLATE_NOOP("fate", "Ask {name}"),
    "name": QT_TRANSLATE_NOOP("fate", "Answer: {object}"),
    "cancel": QT_TRANSLATE_NOOP("fate", "Ward it off with {card}"),
    "next": QT_TRANSLATE_NOOP("fate", "Next card: {card}"),
    "lose": QT_TRANSLATE_NOOP("fate", "Give up {card}"),
    "discard": QT_TRANSLATE_NOOP("fate", "Give up {card} ({back})"),
}

# What a place tells
CHOSEN = QT_TRANSLATE_NOOP("fate", "{name} has chosen this place.")
NEXT_SLOT = QT_TRANSLATE_NOOP("fate", "The next card lies {side}.")
ALL_FOUR = QT_TRANSLATE_NOOP("fate", "It holds four cards. If nobody comes, they are removed.")
IS_READY = QT_TRANSLATE_NOOP("fate", "It is ready for a journey.")
NOT_READY = QT_TRANSLATE_NOOP("fate", "With two cards it is ready for a journey.")
CARDS_LEFT = QT_TRANSLATE_NOOP("fate", "%n card(s) left", "", 1)
REMOVED = QT_TRANSLATE_NOOP("fate", "Removed: {cards}.")
NOTHING_REMOVED = QT_TRANSLATE_NOOP("fate", "Nothing has been removed yet.")
HAND_BACKS = QT_TRANSLATE_NOOP("fate", "{name}’s hand: {backs}")
HAS_FOUND = QT_TRANSLATE_NOOP("fate", "{name} has found: {cards}.")
FOUND_NOTHING = QT_TRANSLATE_NOOP("fate", "{name} has found nothing yet.")
SERPENTS = QT_TRANSLATE_NOOP("fate", "Serpents: {count}; number {bite} will bite.")
LOSES_TURNS = QT_TRANSLATE_NOOP("fate", "Turned to stone: %n turn(s) to miss.", "", 1)
COUNTED = QT_TRANSLATE_NOOP("fate", "{card} ×{count}")


def card_name(card: int, stage: Stage) -> str:
    """A card as it is read aloud."""
    seen, say = FateSeen(stage.view), stage.say
    where, name = seen.where(card), _plain_name(seen, card, say)
    if where in PLACE:
        place, i = seen.position(card)
        side = say(captions.side_of(i - 1))
        if not seen.card(card).up and seen.face(card) is not None:
            name = say(YOU_KNOW, card=name)
        return say(ON_PLACE, place=say(PLACE_NAMES[PLACES[place]]), i=i, side=side, card=name)
    if where == HAND[stage.bottom]:
        back = seen.card(card).back
        fits = [p for p in range(len(PLACES)) if back in seen.wanted(p)]
        places = ", ".join(say(PLACE_NAMES[PLACES[p]]) for p in fits)
        return say(FITS, card=name, places=places) if fits else say(FITS_NOWHERE, card=name)
    if where in FRONT:
        stacks = seen.stacks(FRONT.index(where))
        count = next(len(stack.cards) for stack in stacks if stack.kind == seen.kind(card))
        return name if count == 1 else say(STACKED, card=name, count=count)
    return name


def _plain_name(seen: FateSeen, card: int, say: Translate) -> str:
    """A card by itself: its name and its back, as far as they are known."""
    kind, back = seen.kind(card), say(BACK_NAMES[seen.card(card).back])
    if kind is None:
        return say(FACE_DOWN_CARD, back=back)
    if kind >= FIRST_RECIPE:
        mask = RECIPE[face_of(seen.card(card))]
        objects = ", ".join(say(OBJECT_NAMES[name]) for name in object_names(mask))
        return say(RECIPE_CARD, objects=objects)
    return say(WITH_BACK, card=kind_name(kind, say), back=back)


def describe(action: Action, stage: Stage) -> str:
    """A legal action in words."""
    say, seen, verb = stage.say, FateSeen(stage.view), action.verb
    if verb == "pass":
        return say(PLAY_NOTHING if seen.decision == "journey_play" else PASS_TEXT)
    bare = {"stay": STAY_TEXT, "done": DONE_TEXT, "accept": ACCEPT_TEXT}
    if verb in bare:
        return say(bare[verb])
    if verb == "next" and action.card is None:
        return say(DONE_TEXT)
    fields = _fields(action, seen, stage)
    return say(DO[verb], **fields) if "card" in fields or verb != "next" else say(NEXT_TEXT)


def _fields(action: Action, seen: FateSeen, stage: Stage) -> dict[str, int | str]:
    """The parts of an action in words."""
    say = stage.say
    fields: dict[str, int | str] = {}
    place = None if action.zone is None else captions.place_of(action.zone)
    if action.card is not None:
        kind = seen.kind(action.card)
        fields["back"] = say(BACK_NAMES[seen.card(action.card).back])
        if kind is not None:
            fields["card"] = kind_name(kind, say)
        if seen.where(action.card) in PLACE:
            place, fields["i"] = seen.position(action.card)
    if place is not None:
        fields["to_place"] = say(TO_PLACE[PLACES[place]])
        fields["at_place"] = say(AT_PLACE[PLACES[place]])
    if action.zone in DECKS:
        fields["i"] = DECKS.index(action.zone) + 1
        fields["back"] = say(BACK_NAMES[seen.cards(action.zone)[-1].back])
    if action.zone in FRONT:
        fields["name"] = name_of(stage, FRONT.index(action.zone))
    if action.choice is not None:
        fields["object"] = say(OBJECT_NAMES[str(action.choice)])
    return fields


# What a place tells when the pointer rests on it


def tell(zone: str, stage: Stage) -> str:
    """What a place says; empty if it has nothing to say."""
    seen, say = FateSeen(stage.view), stage.say
    place = captions.place_of(zone)
    if place is not None:
        return _tell_place(seen, stage, place)
    if zone in DECKS or zone == "recipe_pile":
        return say(CARDS_LEFT, len(seen.cards(zone)))
    if zone == "discard":
        gone = _counted([c.face for c in seen.cards(zone)], say)
        return say(REMOVED, cards=gone) if gone else say(NOTHING_REMOVED)
    kind, _, number = zone.partition(".")
    if kind == "hand" and int(number) != stage.bottom:
        backs = [say(BACK_NAMES[card.back]) for card in seen.cards(zone)]
        held = ", ".join(f"{back} ×{backs.count(back)}" for back in dict.fromkeys(backs))
        name = name_of(stage, int(number))
        return say(HAND_BACKS, name=name, backs=held or "–")
    if kind == "front":
        return _tell_things(seen, stage, int(number))
    return ""


def _tell_place(seen: FateSeen, stage: Stage, place: int) -> str:
    say, count = stage.say, len(seen.place(place))
    name = PLACES[place]
    lines = [f"{say(PLACE_NAMES[name])}. {say(PLACE_EFFECTS[name])}"]
    going = seen.chosen_by(place)
    if going is not None:
        lines.append(say(CHOSEN, name=name_of(stage, going)))
    if seen.is_full(place):
        return "\n".join([*lines, say(ALL_FOUR)])
    lines.append(say(IS_READY if seen.is_ready(place) else NOT_READY))
    lines.append(say(NEXT_SLOT, side=say(captions.side_of(count))))
    return "\n".join(lines)


def _tell_things(seen: FateSeen, stage: Stage, player: int) -> str:
    say, name = stage.say, name_of(stage, player)
    cards = _counted([card.face for card in seen.cards(FRONT[player])], say)
    lines = [say(HAS_FOUND, name=name, cards=cards) if cards else say(FOUND_NOTHING, name=name)]
    if seen.serpents(player):
        bite = seen.next_bite(player)
        lines.append(say(SERPENTS, count=seen.serpents(player), bite=bite))
    if seen.stone[player]:
        lines.append(say(LOSES_TURNS, seen.stone[player]))
    return "\n".join(lines)


def _counted(faces: list[int | None], say: Translate) -> str:
    """Kinds with their numbers, in the order of the rules."""
    kinds = sorted(KIND[face] for face in faces if face is not None)
    counts = {kind: kinds.count(kind) for kind in kinds}
    parts = [
        say(COUNTED, card=kind_name(kind, say), count=count) if count > 1 else kind_name(kind, say)
        for kind, count in counts.items()
    ]
    return ", ".join(parts)
