"""Why something cannot be done in Fairy's Fate, each in one sentence."""

from fairytable.engine.words import QT_TRANSLATE_NOOP
from fairytable.games.fate.cards import ACTIVE, FIRST_GOOD, FIRST_THIEF, LIBERATION, PLACES, SERPENT
from fairytable.games.fate.rules.zones import DECKS, FRONT, HAND, PLACE, RECIPE_ROW
from fairytable.games.fate.seen import USING, FateSeen
from fairytable.games.fate.texts.captions import place_of
from fairytable.games.fate.texts.names import PLACE_NAMES
from fairytable.stage.seats import name_of
from fairytable.stage.staging import Stage, Translate

BEGINS_WITH = {
    "cave": QT_TRANSLATE_NOOP("fate", "The Cave begins with two light cards."),
    "meadow": QT_TRANSLATE_NOOP("fate", "The Meadow begins with two nature cards."),
    "wood": QT_TRANSLATE_NOOP("fate", "The Wood begins with two pixie cards."),
    "river": QT_TRANSLATE_NOOP("fate", "The River begins with a light and a pixie card."),
    "hill": QT_TRANSLATE_NOOP("fate", "The Hill begins with a light and a nature card."),
}
STILL_NEEDS = {
    "lume": QT_TRANSLATE_NOOP("fate", "The {place} still needs a light card."),
    "pixie": QT_TRANSLATE_NOOP("fate", "The {place} still needs a pixie card."),
    "nature": QT_TRANSLATE_NOOP("fate", "The {place} still needs a nature card."),
}
PLACE_IS_FULL = QT_TRANSLATE_NOOP("fate", "This place already holds four cards.")
FITS_NOWHERE = {
    "lume": QT_TRANSLATE_NOOP("fate", "No place takes a light card now."),
    "pixie": QT_TRANSLATE_NOOP("fate", "No place takes a pixie card now."),
    "nature": QT_TRANSLATE_NOOP("fate", "No place takes a nature card now."),
}
TOO_FEW = QT_TRANSLATE_NOOP("fate", "A journey needs {n} places with two cards; now there are {k}.")
TOO_EMPTY = QT_TRANSLATE_NOOP("fate", "You can travel only to a place with at least two cards.")
TAKEN = QT_TRANSLATE_NOOP("fate", "{other} is already going there.")
ALL_FULL = QT_TRANSLATE_NOOP("fate", "All places are full: you must travel.")
ALL_PASSED = QT_TRANSLATE_NOOP("fate", "Nobody could play: now you must travel.")
NOT_YOURS_YET = QT_TRANSLATE_NOOP(
    "fate", "Cards in your hand are not yours: only what you collect on a journey is."
)
BY_HERSELF = QT_TRANSLATE_NOOP(
    "fate", "She helps when you are about to be harmed: you will be asked."
)
NO_WORK = {
    "wisdom": QT_TRANSLATE_NOOP("fate", "No recipe is left to take."),
    "sight": QT_TRANSLATE_NOOP("fate", "There is no face-down card to look at."),
    "wealth": QT_TRANSLATE_NOOP("fate", "There is no card left to draw."),
    "truth": QT_TRANSLATE_NOOP("fate", "You can ask on your own turn."),
    "mutation": QT_TRANSLATE_NOOP("fate", "There are not two cards to swap."),
    "transport": QT_TRANSLATE_NOOP("fate", "There is no card to move, or no room for it."),
}
PLAY_FIRST = QT_TRANSLATE_NOOP("fate", "First play a card, then draw.")
PLAY_THEN_TRAVEL = QT_TRANSLATE_NOOP("fate", "First play a card, then choose your place.")
DECK_EMPTY = QT_TRANSLATE_NOOP("fate", "This deck is empty.")
STAYS = QT_TRANSLATE_NOOP("fate", "Those cards stay where they are.")
BELONGS = QT_TRANSLATE_NOOP("fate", "This belongs to {name}.")
FOUND_STAYS = QT_TRANSLATE_NOOP("fate", "What you have found stays with you.")
SERPENT_STAYS = QT_TRANSLATE_NOOP("fate", "Old serpents are of no use: you must meet a new one.")
RECIPE_STAYS = QT_TRANSLATE_NOOP("fate", "Your recipe: find its four objects on journeys.")
ONLY_FACE_DOWN = QT_TRANSLATE_NOOP("fate", "You can see this card already.")
JUST_SEEN = QT_TRANSLATE_NOOP("fate", "You have just looked at this one.")
NOWHERE_TO_GO = QT_TRANSLATE_NOOP("fate", "No other place has room for it.")
IN_ORDER = QT_TRANSLATE_NOOP("fate", "The cards take effect one after the other.")
WAITS = QT_TRANSLATE_NOOP("fate", "It stays until a traveller collects it.")
SAME_PLACE = QT_TRANSLATE_NOOP("fate", "It must go to another place.")
TRAVEL_NOT_NOW = QT_TRANSLATE_NOOP("fate", "You can set out only at the start of your turn.")
HOME = QT_TRANSLATE_NOOP("fate", "Bring your lantern to a signpost.")

NOW = {
    "turn": QT_TRANSLATE_NOOP("fate", "Play a card from your hand at a place."),
    "journey_play": QT_TRANSLATE_NOOP("fate", "Play a card from your hand at a place."),
    "draw": QT_TRANSLATE_NOOP("fate", "Now draw a card from a deck."),
    "choose": QT_TRANSLATE_NOOP("fate", "Now choose where to travel."),
    "finish": QT_TRANSLATE_NOOP("fate", "Use a fairy, or end your turn."),
    "collect": QT_TRANSLATE_NOOP("fate", "Take the next card, or use a fairy."),
    "ward": QT_TRANSLATE_NOOP("fate", "Ward it off, or let it happen."),
    "peek": QT_TRANSLATE_NOOP("fate", "Choose a face-down card to look at."),
    "wealth_draw": QT_TRANSLATE_NOOP("fate", "Now draw a card from a deck."),
    "ask": QT_TRANSLATE_NOOP("fate", "Choose who to ask."),
    "answer": QT_TRANSLATE_NOOP("fate", "Name an object that your recipe lacks."),
    "swap_first": QT_TRANSLATE_NOOP("fate", "Choose two cards on the places."),
    "swap_second": QT_TRANSLATE_NOOP("fate", "Choose the other card on a place."),
    "move_card": QT_TRANSLATE_NOOP("fate", "Choose a card on a place, then its new place."),
    "move_to": QT_TRANSLATE_NOOP("fate", "Choose another place with room."),
    "poverty": QT_TRANSLATE_NOOP("fate", "Give up a card from your hand."),
    "adversity": QT_TRANSLATE_NOOP("fate", "Give up one of your objects."),
    "bite": QT_TRANSLATE_NOOP("fate", "Give up one of your objects."),
}
"""What is to be done instead."""
DROP_FAIRY = QT_TRANSLATE_NOOP("fate", "To use her, drop her on the removed cards.")
DROP_LOST = QT_TRANSLATE_NOOP("fate", "To give it up, drop it on the removed cards.")


def reason(stage: Stage, card: int | None, zone: str | None) -> str:
    """Why a card cannot go to a place, or a card or place cannot be chosen."""
    seen = FateSeen(stage.view)
    if card is None:
        return _no_place(seen, stage, zone or "")
    where = seen.where(card)
    if zone is None or zone == where:
        return _not_to_lift(seen, stage, card, where)
    return _no_target(seen, stage, card, where, zone)


def pawn_reason(stage: Stage, pawn: str, zone: str | None) -> str:
    """Why a lantern cannot go there."""
    say = stage.say
    player = int(pawn.rpartition(".")[2])
    if player != stage.bottom:
        return say(BELONGS, name=name_of(stage, player))
    place = None if zone is None else place_of(zone)
    return say(HOME) if place is None else no_travel(FateSeen(stage.view), stage, place)


# Places


def _no_place(seen: FateSeen, stage: Stage, zone: str) -> str:
    """Why a place cannot be clicked."""
    say, place = stage.say, place_of(zone)
    if place is not None:
        return no_travel(seen, stage, place)
    if zone in DECKS:
        return _no_draw(seen, say, zone)
    return say(STAYS if zone in ("discard", "recipe_pile") else NOW[seen.decision])


def no_travel(seen: FateSeen, stage: Stage, place: int) -> str:
    """Why one cannot travel to a place now."""
    say, decision = stage.say, seen.decision
    if decision == "journey_play":
        return say(PLAY_THEN_TRAVEL)
    if decision not in ("turn", "choose"):
        return say(TRAVEL_NOT_NOW if decision in ("draw", "finish") else NOW[decision])
    other = seen.chosen_by(place)
    if other is not None:
        return say(TAKEN, other=name_of(stage, other))
    if decision == "turn" and not seen.may_travel:
        return say(TOO_FEW, n=seen.needed, k=seen.ready)
    return say(TOO_EMPTY)


def _no_draw(seen: FateSeen, say: Translate, deck: str) -> str:
    if not seen.cards(deck):
        return say(DECK_EMPTY)
    return say(PLAY_FIRST if seen.decision in ("turn", "journey_play") else NOW[seen.decision])


def _not_accepted(seen: FateSeen, say: Translate, back: str, place: int) -> str:
    """Why a card with this back cannot be played at a place."""
    if seen.is_full(place):
        return say(PLACE_IS_FULL)
    name = say(PLACE_NAMES[PLACES[place]])
    wanted = seen.wanted(place)
    if len(wanted) == 1 and seen.place(place):
        return say(STILL_NEEDS[wanted[0]], place=name)
    if back in wanted:
        return say(NOW[seen.decision])
    return say(BEGINS_WITH[PLACES[place]])


# Cards that stay


def _not_to_lift(seen: FateSeen, stage: Stage, card: int, where: str) -> str:
    """Why a card cannot be lifted or chosen, wherever it should go."""
    say, decision = stage.say, seen.decision
    kind, _, rest = where.partition(".")
    if kind in ("hand", "front", "recipes") and int(rest) != stage.bottom:
        return say(BELONGS, name=name_of(stage, int(rest)))
    if where == HAND[stage.bottom]:
        return _stays_in_hand(seen, say, card)
    if where == FRONT[stage.bottom]:
        return _stays_before_you(seen, say, card)
    if where == RECIPE_ROW[stage.bottom]:
        return say(RECIPE_STAYS)
    if where in PLACE:
        return _stays_on_place(seen, say, card)
    if where in DECKS:
        return _no_draw(seen, say, where)
    if where == "collect":
        return say(IN_ORDER if decision == "collect" else NOW[decision])
    return say(STAYS)


def _stays_in_hand(seen: FateSeen, say: Translate, card: int) -> str:
    decision, back = seen.decision, seen.card(card).back
    if decision == "turn" and seen.must_travel:
        return say(ALL_FULL if seen.all_full else ALL_PASSED)
    if decision in ("turn", "journey_play") and not seen.fits(back):
        return say(FITS_NOWHERE[back])
    return say(NOW[decision])


def _stays_before_you(seen: FateSeen, say: Translate, card: int) -> str:
    decision, kind = seen.decision, seen.kind(card)
    assert kind is not None
    if kind < FIRST_THIEF:
        return say(FOUND_STAYS)
    if kind == SERPENT:
        return say(SERPENT_STAYS)
    if decision not in USING:
        return say(NOW[decision])
    return say(BY_HERSELF if kind >= LIBERATION else NO_WORK[ACTIVE[kind - FIRST_GOOD]])


def _stays_on_place(seen: FateSeen, say: Translate, card: int) -> str:
    decision = seen.decision
    if decision == "peek":
        return say(JUST_SEEN if seen.about == card else ONLY_FACE_DOWN)
    if decision == "move_card":
        return say(NOWHERE_TO_GO)
    return say(WAITS if decision in USING else NOW[decision])


# Places that do not take a card


def _no_target(seen: FateSeen, stage: Stage, card: int, where: str, zone: str) -> str:
    """Why a card that may be lifted cannot go to this place."""
    say, decision = stage.say, seen.decision
    place = place_of(zone)
    if where == HAND[stage.bottom] and decision in ("turn", "journey_play"):
        if place is not None:
            return _not_accepted(seen, say, seen.card(card).back, place)
        return say(NOT_YOURS_YET if zone == FRONT[stage.bottom] else NOW[decision])
    if decision in ("poverty", "adversity", "bite"):
        return say(DROP_LOST)
    if where in PLACE and place is not None:
        full = seen.is_full(place) and zone != where
        return say(PLACE_IS_FULL if full else SAME_PLACE)
    if where == FRONT[stage.bottom] and decision in USING:
        return say(DROP_FAIRY)
    return say(NOW[decision])
