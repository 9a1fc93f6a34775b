"""Why something cannot be done in All You Wish For, in one sentence."""

from fairytable.engine.words import QT_TRANSLATE_NOOP
from fairytable.games.wishes.cards import REALM
from fairytable.games.wishes.rules.position import PILE_SIZE
from fairytable.games.wishes.rules.zones import HANDS, UP, WAND
from fairytable.games.wishes.seen import Seen
from fairytable.stage.seats import name_of
from fairytable.stage.staging import Stage, Translate

FIRST = {
    "setup_neutral": QT_TRANSLATE_NOOP("wishes", "First place the neutral pile."),
    "setup_wanderer": QT_TRANSLATE_NOOP("wishes", "First choose where the Wanderer starts."),
    "setup_card": QT_TRANSLATE_NOOP("wishes", "First form your two piles from your hand."),
    "setup_place": QT_TRANSLATE_NOOP("wishes", "First place one of your piles."),
    "setup_pixie": QT_TRANSLATE_NOOP("wishes", "First put the Pixie on a Kingdom."),
    "pixie_step": QT_TRANSLATE_NOOP("wishes", "First move the Pixie."),
    "pixie_push": QT_TRANSLATE_NOOP("wishes", "First push the Wanderer aside."),
    "pixie_deal": QT_TRANSLATE_NOOP("wishes", "First deal out the Pixie’s cards."),
    "wanderer_step": QT_TRANSLATE_NOOP("wishes", "First lead the Wanderer."),
    "conquer_flip": QT_TRANSLATE_NOOP("wishes", "First turn one of your cards face down."),
    "action": QT_TRANSLATE_NOOP(
        "wishes", "Pick up a Kingdom, create one, or get rid of your hand."
    ),
    "create_card": QT_TRANSLATE_NOOP("wishes", "First choose three cards for your new Kingdom."),
    "create_cell": QT_TRANSLATE_NOOP("wishes", "First place your new Kingdom."),
    "rid_place": QT_TRANSLATE_NOOP("wishes", "First cover Kingdoms, or send the rest to market."),
    "rid_pick": QT_TRANSLATE_NOOP("wishes", "First take a card from the market."),
    "rid_kingdom": QT_TRANSLATE_NOOP("wishes", "First decide about the rest of the market."),
    "rid_cell": QT_TRANSLATE_NOOP("wishes", "First place the new Kingdom."),
    "turn_end": QT_TRANSLATE_NOOP("wishes", "Only the Wand can be used now."),
}

# The pawns
NOT_ADJACENT = QT_TRANSLATE_NOOP("wishes", "Only to a neighbouring Kingdom.")
STEP_BY_STEP = QT_TRANSLATE_NOOP("wishes", "Step by step: on the way there you collect a card.")
TOO_FAR = QT_TRANSLATE_NOOP("wishes", "Too far: not enough steps left.")
PIXIE_BARS = QT_TRANSLATE_NOOP("wishes", "The Pixie bars the way.")
END_ELSEWHERE = QT_TRANSLATE_NOOP("wishes", "The Wanderer must stop somewhere else.")
NEVER_RETURNS = QT_TRANSLATE_NOOP("wishes", "The Pixie cannot come back in the same move.")
NO_STEPS = QT_TRANSLATE_NOOP("wishes", "There are no steps left.")
ONE_STEP = QT_TRANSLATE_NOOP("wishes", "Take at least one step.")
PIXIE_LATER = QT_TRANSLATE_NOOP("wishes", "The Pixie moves once, at the start of a round.")
WANDERER_LATER = QT_TRANSLATE_NOOP("wishes", "The Wanderer moves at the start of a Fairy’s turn.")
WANDERER_THERE = QT_TRANSLATE_NOOP("wishes", "The Wanderer stands there.")
STANDS_HERE = QT_TRANSLATE_NOOP("wishes", "It is already here.")
ON_A_KINGDOM = QT_TRANSLATE_NOOP("wishes", "Only onto a Kingdom.")

# The Pixie's cards
ONLY_BENEATH = QT_TRANSLATE_NOOP("wishes", "On the Wanderer’s Kingdom cards only go beneath.")
GOT_ITS_CARD = QT_TRANSLATE_NOOP("wishes", "This Kingdom already has its card.")
AROUND_PIXIE = QT_TRANSLATE_NOOP("wishes", "Only on Kingdoms around the Pixie.")

# Actions
FALLS_APART = QT_TRANSLATE_NOOP("wishes", "The map would fall apart.")
PAWN_THERE = QT_TRANSLATE_NOOP("wishes", "A pawn stands there.")
NOT_YOUR_KINGDOM = QT_TRANSLATE_NOOP("wishes", "This is not your Kingdom.")
LIFT_BEFORE = QT_TRANSLATE_NOOP("wishes", "Kingdoms are picked up before you create one.")
TO_YOUR_HAND = QT_TRANSLATE_NOOP("wishes", "Kingdoms are picked up into your hand.")
TOP_OWN = QT_TRANSLATE_NOOP("wishes", "The top card must be of your Realm.")
THREE_NEEDED = QT_TRANSLATE_NOOP("wishes", "You need three cards.")
ONE_NEW = QT_TRANSLATE_NOOP("wishes", "Only one new Kingdom per turn.")
NONE_OWN = QT_TRANSLATE_NOOP("wishes", "You hold no card of your Realm.")
EMPTY_HAND = QT_TRANSLATE_NOOP("wishes", "Your hand is empty.")
ACT_FIRST = QT_TRANSLATE_NOOP("wishes", "You must do at least one action.")
RID_FIRST = QT_TRANSLATE_NOOP(
    "wishes", "First press “Get rid of hand…”: then you can cover Kingdoms."
)
MUST_TOUCH = QT_TRANSLATE_NOOP("wishes", "A Kingdom must touch another.")
CELL_TAKEN = QT_TRANSLATE_NOOP("wishes", "A Kingdom lies there already.")
TO_THE_PILE = QT_TRANSLATE_NOOP("wishes", "Onto the glowing place of the pile.")
ON_A_CELL = QT_TRANSLATE_NOOP("wishes", "Onto a free cell of the map.")

# Getting rid
BESIDE_OWN = QT_TRANSLATE_NOOP("wishes", "Only next to one of your Kingdoms.")
NOT_ON_WANDERER = QT_TRANSLATE_NOOP("wishes", "Nothing can be laid on the Wanderer’s Kingdom.")
COVERED_ONCE = QT_TRANSLATE_NOOP("wishes", "Each Kingdom can be covered only once.")
INTO_YOUR_HAND = QT_TRANSLATE_NOOP("wishes", "The card you take goes to your hand.")
AS_TOP = QT_TRANSLATE_NOOP("wishes", "Onto the tray: it becomes the top card of a new Kingdom.")

# Conquest and Wand
ALREADY_THERE = QT_TRANSLATE_NOOP("wishes", "Choose one of the cards already there.")
TURNED_DOWN = QT_TRANSLATE_NOOP("wishes", "It is only turned face down.")
ONE_CARD = QT_TRANSLATE_NOOP("wishes", "Only one card per game.")
NEXT_TURN = QT_TRANSLATE_NOOP("wishes", "Only from your next turn on.")
TOO_LATE = QT_TRANSLATE_NOOP("wishes", "Too late: the deck is empty.")
WAND_DOWN = QT_TRANSLATE_NOOP("wishes", "This Wand is turned for good.")
NO_WAND = QT_TRANSLATE_NOOP("wishes", "You have not conquered your Wand yet.")
OWN_TURN = QT_TRANSLATE_NOOP("wishes", "The Wand is used in your Fairy turn, not on the way.")
FROM_HAND = QT_TRANSLATE_NOOP("wishes", "Only a card of your hand goes beneath the Wand.")

# What stays
OF_ANOTHER = QT_TRANSLATE_NOOP("wishes", "These cards are {name}’s.")
DECK_STAYS = QT_TRANSLATE_NOOP(
    "wishes", "At the end of your turn you draw until you have three cards."
)
BOXED = QT_TRANSLATE_NOOP("wishes", "These Realms are not in this game.")
STAYS = QT_TRANSLATE_NOOP("wishes", "What you have conquered stays there.")
FAIRY_STAYS = QT_TRANSLATE_NOOP("wishes", "The Fairy stays where she is.")


# Buttons


def only_beneath(seen: Seen) -> bool:
    """Whether what is left of the Pixie's cards goes beneath the piles."""
    facts = seen.facts
    barred = (facts.wanderer, *facts.covered)
    return all(zone in barred for zone in seen.around(facts.pixie))


def no_stop(seen: Seen, say: Translate) -> str:
    """Why a pawn cannot stop where it is; empty if it can."""
    facts = seen.facts
    if seen.decision == "pixie_step":
        return "" if len(facts.visited) > 1 else say(ONE_STEP)
    if not facts.walked:
        return say(ONE_STEP)
    return say(END_ELSEWHERE) if facts.wanderer == facts.start else ""


def no_creating(seen: Seen, say: Translate) -> str:
    """Why no Kingdom can be created; empty if one can."""
    hand = seen.hand(seen.decider)
    if seen.facts.built:
        return say(ONE_NEW)
    if len(hand) < PILE_SIZE:
        return say(THREE_NEEDED)
    own = seen.realm(seen.decider)
    held = [card.face for card in hand if card.face is not None]
    return "" if own in [REALM[face] for face in held] else say(NONE_OWN)


def only_rid(seen: Seen, say: Translate) -> bool:
    """Whether getting rid of the hand is all that can be done."""
    if seen.facts.built or seen.facts.lifted or not no_creating(seen, say):
        return False
    return all(no_lifting(seen, say, zone) for zone in seen.own_kingdoms(seen.decider))


def wand_use(seen: Seen) -> str:
    """What the player on turn can do with the Wand now: a verb, or nothing."""
    player, facts = seen.decider, seen.facts
    asked = seen.decision in ("action", "turn_end")
    asked = asked or (seen.decision == "wanderer_step" and not facts.walked)
    if not asked or not seen.wand_up(player):
        return ""
    if not seen.loaded(player):
        return "wand_place" if seen.hand(player) else ""
    return "wand_turn" if not facts.fresh and seen.cards("deck") else ""


# Gestures


def reason(stage: Stage, card: int | None, zone: str | None) -> str:
    """Why a card cannot go to a place, or a card or place cannot be chosen."""
    say = stage.say
    seen = Seen(stage.view)
    if card is None:
        return _no_place(seen, stage, zone or "")
    where = seen.where(card)
    found = _stays(seen, stage, card, where)
    if not found and zone is not None and zone != where:
        found = _no_target(seen, say, card, where, zone)
    return found or (say(FIRST[seen.decision]) if zone is None or zone != where else "")


def pawn_reason(stage: Stage, pawn: str, zone: str | None) -> str:
    """Why a pawn cannot go there; with no place, why it cannot be moved at all."""
    say = stage.say
    seen = Seen(stage.view)
    movers = {
        "wanderer": ("setup_wanderer", "wanderer_step", "pixie_push"),
        "pixie": ("setup_pixie", "pixie_step"),
    }
    if seen.decision not in movers.get(pawn, ()):
        if seen.decision.startswith(("setup", "pixie")):
            return say(FIRST[seen.decision])
        return say(PIXIE_LATER if pawn == "pixie" else WANDERER_LATER)
    if zone is None:
        return say(FIRST[seen.decision])
    return _no_step(seen, say, zone)


def _no_step(seen: Seen, say: Translate, zone: str) -> str:
    """Why the pawn that is to be moved cannot go to a place."""
    facts, decision = seen.facts, seen.decision
    if zone not in seen.kingdoms:
        return say(ON_A_KINGDOM)
    if decision == "setup_pixie":
        return say(WANDERER_THERE)
    if decision == "pixie_step":
        if zone == facts.pixie:
            return no_stop(seen, say) or say(STANDS_HERE)
        if zone not in seen.around(facts.pixie):
            return say(NOT_ADJACENT)
        return say(NEVER_RETURNS if zone in facts.visited else NO_STEPS)
    if decision == "pixie_push":
        return say(STANDS_HERE if zone == facts.wanderer else NOT_ADJACENT)
    if zone == facts.wanderer:
        return no_stop(seen, say) or say(STANDS_HERE)
    if zone == facts.pixie:
        return say(PIXIE_BARS)
    if zone == facts.start:
        return say(END_ELSEWHERE)
    if zone not in seen.around(facts.wanderer):
        return say(STEP_BY_STEP if zone in seen.distances() else TOO_FAR)
    return say(NO_STEPS)


def _no_place(seen: Seen, stage: Stage, zone: str) -> str:
    """Why a place cannot be clicked."""
    say, decision = stage.say, seen.decision
    on_map = zone.startswith("map.")
    if on_map and decision in ("setup_pixie", "pixie_step", "pixie_push", "wanderer_step"):
        return _no_step(seen, say, zone)
    if on_map and decision in ("setup_neutral", "create_cell", "rid_cell"):
        return _no_cell(seen, say, zone)
    if on_map and decision == "action":
        return no_lifting(seen, say, zone)
    if zone == WAND[seen.decider]:
        return _no_wand(seen, say)
    return ""


def _no_cell(seen: Seen, say: Translate, zone: str) -> str:
    """Why no Kingdom can be placed there."""
    if not zone.startswith("map."):
        return say(ON_A_CELL)
    return say(CELL_TAKEN if zone in seen.kingdoms else MUST_TOUCH)


def no_lifting(seen: Seen, say: Translate, zone: str) -> str:
    """Why a Kingdom cannot be lifted; empty if it can."""
    facts = seen.facts
    if zone not in seen.own_kingdoms(seen.decider):
        return say(NOT_YOUR_KINGDOM)
    if facts.built:
        return say(LIFT_BEFORE)
    if zone in (facts.pixie, facts.wanderer):
        return say(PAWN_THERE)
    return "" if seen.holds_without(zone) else say(FALLS_APART)


def _no_wand(seen: Seen, say: Translate) -> str:
    """Why one's own Wand cannot be used; empty if it can."""
    player, facts = seen.decider, seen.facts
    if seen.wand(player) is None:
        return say(NO_WAND)
    if not seen.wand_up(player):
        return say(WAND_DOWN)
    if seen.decision == "wanderer_step" and facts.walked:
        return say(OWN_TURN)
    if seen.decision not in ("wanderer_step", "action", "turn_end"):
        return say(FIRST[seen.decision])
    if not seen.loaded(player):
        return "" if seen.hand(player) else say(EMPTY_HAND)
    if facts.fresh:
        return say(NEXT_TURN)
    return "" if seen.cards("deck") else say(TOO_LATE)


def _stays(seen: Seen, stage: Stage, card: int, where: str) -> str:
    """Why a card cannot be lifted at all, wherever it should go; empty if it can."""
    say, decision, me = stage.say, seen.decision, seen.decider
    kind, _, rest = where.partition(".")
    if kind == "map":
        return _no_place(seen, stage, where) or (
            "" if decision == "action" else say(FIRST[decision])
        )
    if where == "deck":
        return say(DECK_STAYS)
    if where == "box":
        return say(BOXED)
    if kind in ("fairy", "abandoned_fairy"):
        return say(FAIRY_STAYS)
    if kind in ("hand", "stack", "up", "down", "wand", "under", "gained"):
        owner = int(rest.split(".")[0])
        if owner != me:
            return say(OF_ANOTHER, name=name_of(stage, owner))
    if kind == "up" and decision == "conquer_flip":
        return ""
    if kind in ("up", "down", "gained"):
        return say(STAYS)
    if kind in ("wand", "under"):
        return _no_wand(seen, say) or say(STAYS)
    return "" if _lifts(seen, say, card, where) else _not_now(seen, say, card)


def _lifts(seen: Seen, say: Translate, card: int, where: str) -> bool:
    """Whether a card of a hand, a tray or the market may be picked up now."""
    decision, kind = seen.decision, where.partition(".")[0]
    if kind == "hand":
        if wand_use(seen) == "wand_place":
            return True
        if decision == "action":
            return not no_creating(seen, say) and _own(seen, card)
        if decision == "create_card":
            return bool(seen.about) or _own(seen, card)
        return decision in ("setup_card", "rid_place")
    places = {
        "neutral": ("setup_neutral",),
        "stack": ("setup_place",),
        "deal": ("pixie_deal",),
        "tray": ("create_cell", "rid_cell"),
        "market": ("rid_pick", "rid_kingdom"),
    }
    return decision in places.get(kind, ())


def _own(seen: Seen, card: int) -> bool:
    face = seen.face(card)
    return face is not None and REALM[face] == seen.realm(seen.decider)


def _not_now(seen: Seen, say: Translate, card: int) -> str:
    """Why one of the player's own cards cannot be picked up in this decision."""
    decision = seen.decision
    if decision == "create_card":
        return say(TOP_OWN)
    if decision == "action" and seen.where(card) == HANDS[seen.decider]:
        return no_creating(seen, say) or say(TOP_OWN)
    if decision == "conquer_flip" and card == seen.about:
        return say(ALREADY_THERE)
    return say(FIRST[decision])


def _no_target(seen: Seen, say: Translate, card: int, where: str, zone: str) -> str:
    """Why a card that may be lifted cannot go to this place."""
    decision = seen.decision
    on_map = zone.startswith("map.")
    if zone == WAND[seen.decider]:
        return _no_wand(seen, say) or say(FROM_HAND)
    if decision == "pixie_deal":
        return _not_dealt(seen, say, zone) if on_map else say(AROUND_PIXIE)
    if decision == "rid_place":
        return _not_covered(seen, say, zone) if on_map else say(BESIDE_OWN)
    if decision in ("setup_neutral", "setup_place", "create_cell", "rid_cell"):
        return _no_cell(seen, say, zone)
    if decision in ("setup_card", "create_card"):
        return say(TO_THE_PILE)
    if decision == "conquer_flip":
        return say(ALREADY_THERE if zone == UP[seen.decider] else TURNED_DOWN)
    if decision == "rid_pick":
        return say(INTO_YOUR_HAND)
    if decision == "rid_kingdom":
        return say(AS_TOP)
    if decision == "action":
        return _not_by_action(seen, say, card, where, zone)
    return ""


def _not_by_action(seen: Seen, say: Translate, card: int, where: str, zone: str) -> str:
    if where.startswith("map."):
        return say(TO_YOUR_HAND)
    if zone.startswith("map."):
        return say(RID_FIRST)
    return "" if zone != "tray" else no_creating(seen, say) or say(TOP_OWN)


def _not_dealt(seen: Seen, say: Translate, zone: str) -> str:
    """Why the Pixie cannot lay a card there."""
    facts = seen.facts
    if zone not in seen.around(facts.pixie):
        return say(AROUND_PIXIE)
    return say(ONLY_BENEATH if zone == facts.wanderer else GOT_ITS_CARD)


def _not_covered(seen: Seen, say: Translate, zone: str) -> str:
    """Why a card that is got rid of cannot cover a Kingdom."""
    if zone == seen.facts.wanderer:
        return say(NOT_ON_WANDERER)
    beside = any(other in seen.own_kingdoms(seen.decider) for other in seen.around(zone))
    return say(COVERED_ONCE if beside and zone in seen.kingdoms else BESIDE_OWN)
