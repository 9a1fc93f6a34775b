"""Which gestures mean an action of Fairy's Fate."""

from fairytable.engine import Action
from fairytable.engine.words import QT_TRANSLATE_NOOP
from fairytable.games.fate.cards import OBJECTS, PLACES
from fairytable.games.fate.layout.drawing import lantern_key
from fairytable.games.fate.rules.zones import FRONT, HAND, PLACE
from fairytable.games.fate.seen import FateSeen
from fairytable.games.fate.texts.phrases import TO_PLACE
from fairytable.stage.gestures import Confirmation, Gesture, PawnKey, natural
from fairytable.stage.staging import Stage

SET_OUT = QT_TRANSLATE_NOOP("fate", "Set out on a journey {to_place}?")
LAST_TIME = QT_TRANSLATE_NOOP("fate", "Set out on the last journey, {to_place}?")
YES_SET_OUT = QT_TRANSLATE_NOOP("fate", "Set out")
TRAVEL_THERE = QT_TRANSLATE_NOOP("fate", "Travel {to_place}?")
YES_TRAVEL = QT_TRANSLATE_NOOP("fate", "Travel")


def gestures(action: Action, stage: Stage, opener: Action | None = None) -> tuple[Gesture, ...]:
    """The ways by hand to an action; with an opener, to both at once."""
    card, zone, verb = action.card, action.zone, action.verb
    if verb == "play" and zone is not None:
        return _onto_place(card, zone)
    if verb in ("travel", "go") and zone is not None:
        return _by_lantern(action, zone, stage)
    if verb == "to" and zone is not None:
        piece = FateSeen(stage.view).about if opener is None else None
        return _onto_place(piece, zone)
    if verb == "card" and card is not None:
        return _cards(card, stage, opener)
    if verb == "peek":
        return (Gesture(target=card),)
    if verb == "draw" and zone is not None:
        return _draw(zone, stage)
    if verb == "name":
        return (Gesture(target=f"want.{OBJECTS.index(str(action.choice))}"),)
    if verb in ("use", "lose", "discard") and card is not None:
        return Gesture(card), Gesture(card, "discard", "once lifted")
    if verb == "next" and card is not None:
        return Gesture(target=card), Gesture(card, FRONT[stage.bottom], "never")
    if verb == "cancel" and card is not None:
        harmful = FateSeen(stage.view).about
        return Gesture(target=card), Gesture(card, harmful, "never")
    return natural(action)


def _onto_place(piece: int | None, zone: str) -> tuple[Gesture, ...]:
    """The next free slot glows; all of the place takes what is dropped."""
    slot = f"slot.{PLACE.index(zone)}"
    return Gesture(piece, slot), Gesture(piece, zone, "never")


def _by_lantern(action: Action, zone: str, stage: Stage) -> tuple[Gesture, ...]:
    """A click on the signpost is asked about, for it cannot be taken back; a lantern that was
    brought there is answer enough."""
    say, place = stage.say, PLACE.index(zone)
    to_place = say(TO_PLACE[PLACES[place]])
    if action.verb == "go":
        question = Confirmation(say(TRAVEL_THERE, to_place=to_place), say(YES_TRAVEL))
    else:
        text = LAST_TIME if FateSeen(stage.view).last_phase else SET_OUT
        question = Confirmation(say(text, to_place=to_place), say(YES_SET_OUT))
    lantern = PawnKey(lantern_key(stage.bottom))
    sign = f"sign.{place}"
    return (
        Gesture(target=sign, question=question),
        Gesture(lantern, sign),
        Gesture(lantern, zone, "never"),
        Gesture(lantern, f"slot.{place}", "never"),
    )


def _cards(card: int, stage: Stage, opener: Action | None) -> tuple[Gesture, ...]:
    """One card onto the other is both choices at once; or one after the other."""
    seen = FateSeen(stage.view)
    if opener is not None:
        return (Gesture(target=card),)
    if seen.decision == "swap_second":
        return (Gesture(seen.about, card),)
    return (Gesture(card),)


def _draw(deck: str, stage: Stage) -> tuple[Gesture, ...]:
    """A click on the deck, or its uppermost card into the hand."""
    top = stage.view.zones[deck][-1].card
    return Gesture(target=deck), Gesture(top, HAND[stage.bottom], "never")
