"""The cards and actions of The Challenge in words, and what a place tells."""

from fairytable.engine import Action
from fairytable.engine.words import QT_TRANSLATE_NOOP
from fairytable.games.challenge.cards import (
    FAIRY_POINTS,
    KINDS,
    STONE_COPIES,
    STONES,
    VICTORY_POINTS,
)
from fairytable.games.challenge.rules.zones import STONE_PILES, STORED, owner
from fairytable.games.challenge.seen import Seen
from fairytable.games.challenge.texts import prompts
from fairytable.games.challenge.texts.names import face_name
from fairytable.games.challenge.texts.phrases import MANY, THE_STONE, listed
from fairytable.games.challenge.texts.phrases import STONES as SOME_STONES
from fairytable.stage.seats import name_of
from fairytable.stage.staging import Stage, Translate

# Spoken
STONE_CARD = QT_TRANSLATE_NOOP("challenge", "{stone}, {points} points, fairy points: {price}")
ALL_KNOW = QT_TRANSLATE_NOOP("challenge", "{fairy}; everybody knows that you have her")
NOT_ALL_KNOW = QT_TRANSLATE_NOOP("challenge", "{fairy}; not everybody knows that you have her")
STONE_BACK = QT_TRANSLATE_NOOP("challenge", "a face-down stone")
FAIRY_BACK = QT_TRANSLATE_NOOP("challenge", "a face-down fairy")

# Actions in words
DO = {
    "collect": QT_TRANSLATE_NOOP("challenge", "Collect: draw two stones"),
    "send": QT_TRANSLATE_NOOP("challenge", "Send pixie {i} for {stones}"),
    "obtain": QT_TRANSLATE_NOOP("challenge", "Pay a fairy"),
    "play": QT_TRANSLATE_NOOP("challenge", "Play {fairy}"),
    "exchange": QT_TRANSLATE_NOOP("challenge", "Rearrange your stones"),
    "discard_hand": QT_TRANSLATE_NOOP("challenge", "Discard {stone} from your hand"),
    "discard_sack": QT_TRANSLATE_NOOP("challenge", "Discard {stone} from sack {i}"),
    "keep": QT_TRANSLATE_NOOP("challenge", "Keep everything"),
    "stow": QT_TRANSLATE_NOOP("challenge", "Put {stone} into sack {i}"),
    "cede": QT_TRANSLATE_NOOP("challenge", "Give {stone} back to the wood"),
    "offer_hand": QT_TRANSLATE_NOOP("challenge", "Offer {stone} from your hand ({price})"),
    "offer_sack": QT_TRANSLATE_NOOP("challenge", "Offer {stone} from sack {i} ({price})"),
    "take_open": QT_TRANSLATE_NOOP("challenge", "Take {fairy}"),
    "draw_fairies": QT_TRANSLATE_NOOP("challenge", "Draw two fairies"),
    "pick": QT_TRANSLATE_NOOP("challenge", "Keep {fairy}"),
    "use": QT_TRANSLATE_NOOP("challenge", "Use now"),
    "store": QT_TRANSLATE_NOOP("challenge", "Keep in reserve"),
    "enlarge": QT_TRANSLATE_NOOP("challenge", "Bigger sack for pixie {i}"),
    "protect": QT_TRANSLATE_NOOP("challenge", "Immunity for pixie {i}"),
    "harvest_draw": QT_TRANSLATE_NOOP("challenge", "Draw a face-down stone"),
    "harvest_open": QT_TRANSLATE_NOOP("challenge", "Take {stone} into sack {i}"),
    "harvest_stop": QT_TRANSLATE_NOOP("challenge", "Stop here"),
    "steal_top": QT_TRANSLATE_NOOP(
        "challenge", "Steal {stone} from {rival}’s sack {from_sack} for sack {i}"
    ),
    "steal_hand": QT_TRANSLATE_NOOP("challenge", "Steal at random from {rival}’s hand"),
    "puncture": QT_TRANSLATE_NOOP("challenge", "Tear {rival}’s sack {i}"),
    "lift": QT_TRANSLATE_NOOP("challenge", "Take {stone} from sack {i} into your hand"),
    "lay": QT_TRANSLATE_NOOP("challenge", "Put {stone} from your hand into sack {i}"),
    "shift": QT_TRANSLATE_NOOP("challenge", "Move {stone} from sack {from_sack} to sack {i}"),
    "done": QT_TRANSLATE_NOOP("challenge", "Done"),
    "cancel": QT_TRANSLATE_NOOP("challenge", "Undo all changes"),
}
STEAL_FOR_WOOD = QT_TRANSLATE_NOOP(
    "challenge", "Steal {stone} from {rival}’s sack {from_sack}: it goes to the wood"
)

# What a place tells
SACK_OF = QT_TRANSLATE_NOOP("challenge", "{name}, sack {i}: {count} of {limit}")
BOTTOM_UP = QT_TRANSLATE_NOOP("challenge", "From the bottom: {stones}.")
EMPTY = QT_TRANSLATE_NOOP("challenge", "Empty.")
IS_BIGGER = QT_TRANSLATE_NOOP("challenge", "Bigger sack: red and yellow without limit.")
IS_IMMUNE = QT_TRANSLATE_NOOP("challenge", "Immune: rivals can neither steal from it nor tear it.")
STILL_FIT = QT_TRANSLATE_NOOP("challenge", "Room for: {colours}.")
ALL_FIT = QT_TRANSLATE_NOOP("challenge", "Every stone fits.")
NONE_FITS = QT_TRANSLATE_NOOP("challenge", "There is no room left.")
HAND_OF = QT_TRANSLATE_NOOP("challenge", "{name}’s hand: %n stone(s)", "", 1)
KEPT_BY = QT_TRANSLATE_NOOP(
    "challenge", "{name} has %n fairies in reserve, worth {points} points", "", 1
)
NONE_KEPT_BY = QT_TRANSLATE_NOOP("challenge", "{name} has no fairies in reserve")
YOU_KNOW = QT_TRANSLATE_NOOP("challenge", "You know: {cards}.")
STONES_LEFT = QT_TRANSLATE_NOOP("challenge", "Stone deck: %n left", "", 1)
FAIRIES_LEFT = QT_TRANSLATE_NOOP("challenge", "Fairy deck: %n left", "", 1)
OUT = QT_TRANSLATE_NOOP("challenge", "Removed: {cards}.")
NOTHING_OUT = QT_TRANSLATE_NOOP("challenge", "Nothing has been removed yet.")
OPEN_PILE = QT_TRANSLATE_NOOP(
    "challenge", "{stone}: {count} of {all} lie face up. {worth} points to whoever owns the most."
)
KIND_COUNT = QT_TRANSLATE_NOOP("challenge", "{kind} ×{count}")


def card_name(card: int, stage: Stage) -> str:
    """A card as it is read aloud."""
    seen, say = Seen(stage.view), stage.say
    face = seen.face(card)
    if face is None:
        back = next(c.back for c in seen.cards(seen.where(card)) if c.card == card)
        return say(STONE_BACK if back == "stone" else FAIRY_BACK)
    name = face_name(face, say)
    if face >= len(STONES):
        kept = [c for c in seen.cards(STORED[stage.bottom]) if c.card == card]
        return say(ALL_KNOW if kept[0].open else NOT_ALL_KNOW, fairy=name) if kept else name
    return say(STONE_CARD, stone=name, points=VICTORY_POINTS[face], price=FAIRY_POINTS[face])


def describe(action: Action, stage: Stage) -> str:
    """A legal action in words."""
    say, seen = stage.say, Seen(stage.view)
    fields: dict[str, int | str] = {}
    card, zone = action.card, action.zone
    face = None if card is None else seen.face(card)
    where = "" if card is None else seen.where(card)
    if face is not None and face < len(STONES):
        fields["stone"], fields["price"] = say(THE_STONE[KINDS[face]]), FAIRY_POINTS[face]
    elif face is not None:
        fields["fairy"] = face_name(face, say)
    if where.startswith("sack."):
        fields["i"] = fields["from_sack"] = pixie(where) + 1
        fields["rival"] = name_of(stage, owner(where))
    if zone is not None and zone.startswith(("sack.", "marks.", "hand.")) and action.verb != "lift":
        fields["rival"] = fields.get("rival", name_of(stage, owner(zone)))
        if not zone.startswith("hand."):
            fields["i"] = pixie(zone) + 1
    if action.verb == "send" and zone is not None and face is not None:
        brought = seen.brought(seen.player, pixie(zone), face)
        fields["stones"] = say(SOME_STONES[KINDS[face]], brought)
    if action.verb == "steal_top" and zone is not None and not zone.startswith("sack."):
        return say(STEAL_FOR_WOOD, **fields)
    if action.verb == "draw_fairies" and len(seen.cards("deck.fairies")) == 1:
        return say(prompts.DRAW_LAST)
    return say(DO[action.verb], **fields)


def pixie(zone: str) -> int:
    """The number of the pixie whose sack or marks these are, from 0."""
    return int(zone.rsplit(".", 1)[1])


# What a place tells when the pointer rests on it


def tell(zone: str, stage: Stage) -> str:
    """What a place says; empty if it has nothing to say."""
    seen, say = Seen(stage.view), stage.say
    kind = zone.split(".")[0]
    if kind in ("sack", "marks"):
        return _sack(seen, stage, owner(zone), pixie(zone))
    if kind == "hand" and owner(zone) != stage.bottom:
        name = name_of(stage, owner(zone))
        text = say(HAND_OF, len(seen.cards(zone)), name=name)
        return _with_known(seen, stage, zone, text)
    if kind == "stored" and owner(zone) != stage.bottom:
        count = len(seen.cards(zone))
        name = name_of(stage, owner(zone))
        if not count:
            return say(NONE_KEPT_BY, name=name)
        text = say(KEPT_BY, count, name=name, points=2 * count)
        return _with_known(seen, stage, zone, text)
    if zone == "deck.stones":
        return say(STONES_LEFT, len(seen.cards(zone)))
    if zone == "deck.fairies":
        return say(FAIRIES_LEFT, len(seen.cards(zone)))
    if zone in STONE_PILES and not seen.cards(zone):
        return _open_pile(STONE_PILES.index(zone), 0, say)
    if kind == "removed":
        gone = _counted(seen.known(zone), stage)
        return say(OUT, cards=gone) if gone else say(NOTHING_OUT)
    return ""


def _open_pile(kind: int, count: int, say: Translate) -> str:
    return say(
        OPEN_PILE,
        stone=face_name(kind, say),
        count=count,
        all=STONE_COPIES[kind],
        worth=VICTORY_POINTS[kind],
    )


def _sack(seen: Seen, stage: Stage, player: int, number: int) -> str:
    """All stones bottom to top in words, the marks, and what still fits."""
    say = stage.say
    stones = seen.known(seen.sacks(player)[number])
    limit, name = seen.limit(player, number), name_of(stage, player)
    lines = [say(SACK_OF, name=name, i=number + 1, count=len(stones), limit=limit)]
    lines.append(say(BOTTOM_UP, stones=_runs(stones, say)) if stones else say(EMPTY))
    if seen.bigger(player, number):
        lines.append(say(IS_BIGGER))
    if seen.immune(player, number):
        lines.append(say(IS_IMMUNE))
    fitting = seen.fitting(player, number)
    if len(fitting) == len(STONES):
        lines.append(say(ALL_FIT))
    elif fitting:
        colours = listed([say(MANY[STONES[kind]]) for kind in fitting], say)
        lines.append(say(STILL_FIT, colours=colours))
    else:
        lines.append(say(NONE_FITS))
    return "\n".join(lines)


def _runs(stones: list[int], say: Translate) -> str:
    """The stones of a sack in order, equal neighbours counted together."""
    runs: list[tuple[int, int]] = []
    for kind in stones:
        if runs and runs[-1][0] == kind:
            runs[-1] = (kind, runs[-1][1] + 1)
        else:
            runs.append((kind, 1))
    return ", ".join(say(SOME_STONES[STONES[kind]], count) for kind, count in runs)


def _with_known(seen: Seen, stage: Stage, zone: str, text: str) -> str:
    """How many cards lie there, and which of them the viewer knows."""
    known = "" if stage.curtain else _counted(seen.known(zone), stage)
    return f"{text}\n{stage.say(YOU_KNOW, cards=known)}" if known else text


def _counted(faces: list[int], stage: Stage) -> str:
    """Kinds with their numbers, in the order of the rules."""
    say = stage.say
    kinds = sorted(set(faces))
    parts = [say(KIND_COUNT, kind=face_name(f, say), count=faces.count(f)) for f in kinds]
    return ", ".join(parts)
