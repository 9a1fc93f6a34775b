"""Why something cannot be done in The Challenge, each in one sentence."""

from fairytable.engine.words import QT_TRANSLATE_NOOP
from fairytable.games.challenge.cards import BIGGER_SACK, BLUE, IMMUNITY, STEAL, STONES, TORN_SACK
from fairytable.games.challenge.rules.position import HAND_LIMIT, PRICE
from fairytable.games.challenge.rules.zones import FAIRY_PILES, HANDS, STONE_PILES, STORED, owner
from fairytable.games.challenge.seen import Seen
from fairytable.stage.seats import name_of
from fairytable.stage.staging import Stage, Translate

FULL = QT_TRANSLATE_NOOP("challenge", "This sack is full.")
ONE_CHANGE = QT_TRANSLATE_NOOP("challenge", "In a sack the kind can change only once.")
BLUE_ALONE = QT_TRANSLATE_NOOP("challenge", "Blue stones stay alone.")
HEAVY = QT_TRANSLATE_NOOP("challenge", "At most 2 red or yellow stones without a bigger sack.")
TOP_ONLY = QT_TRANSLATE_NOOP("challenge", "Only the top stone can leave a sack.")
EMPTY_OR_BIGGER = QT_TRANSLATE_NOOP(
    "challenge", "Only a pixie with an empty or a bigger sack can be sent."
)
NOT_TO_HAND = QT_TRANSLATE_NOOP("challenge", "Face-up stones go into sacks, not into your hand.")
OFFER_FIRST = QT_TRANSLATE_NOOP("challenge", "Offer {k} more fairy points first.")
OFFER_ONE = QT_TRANSLATE_NOOP("challenge", "Offer one more fairy point first.")
TOO_POOR = QT_TRANSLATE_NOOP(
    "challenge", "Your stones are worth only {k} of the 4 fairy points you need."
)
NO_FAIRIES = QT_TRANSLATE_NOOP("challenge", "There are no fairies left.")
NO_HIDDEN_FAIRY = QT_TRANSLATE_NOOP(
    "challenge", "There are no face-down fairies left: take a face-up one."
)
IMMUNE = QT_TRANSLATE_NOOP("challenge", "This sack is immune.")
ONE_RIVAL = QT_TRANSLATE_NOOP("challenge", "Both stones come from {rival}.")
IT_FITS = QT_TRANSLATE_NOOP("challenge", "It fits one of your sacks: put it there.")
FITS_NONE = QT_TRANSLATE_NOOP("challenge", "It fits none of your sacks: it goes to the wood.")
FITS_NOWHERE = QT_TRANSLATE_NOOP("challenge", "It fits none of your sacks now.")
TOO_MANY = QT_TRANSLATE_NOOP("challenge", "Keep at most 3 in hand.")
NO_CHANGE = QT_TRANSLATE_NOOP("challenge", "Nothing has changed yet.")
CANCELLED = QT_TRANSLATE_NOOP("challenge", "Only once a turn: Ctrl+Z brings back what you undid.")
ALL_REARRANGED = QT_TRANSLATE_NOOP(
    "challenge", "Every player has just rearranged: do something else."
)
NO_STONES = QT_TRANSLATE_NOOP("challenge", "You have no stones yet.")
NOT_TO_WOOD = QT_TRANSLATE_NOOP("challenge", "While rearranging you can’t give stones to the wood.")
NO_MOVES = QT_TRANSLATE_NOOP("challenge", "No moves are left: finish or cancel.")
HAS_ONE = QT_TRANSLATE_NOOP("challenge", "This pixie has one already.")
NO_USE = QT_TRANSLATE_NOOP("challenge", "You can’t use her now. In reserve she is worth 2 points.")
NO_KEPT = QT_TRANSLATE_NOOP("challenge", "You have no fairy in reserve.")
NO_OPEN_STONES = QT_TRANSLATE_NOOP("challenge", "There are no face-up stones in the wood.")
NOTHING_FITS = QT_TRANSLATE_NOOP("challenge", "None of the piles fits into your sacks.")
PICK_FIRST = QT_TRANSLATE_NOOP("challenge", "Take at least one stone.")
NOTHING_OFFERED = QT_TRANSLATE_NOOP("challenge", "Nothing has been offered yet.")
NOT_YOURS = QT_TRANSLATE_NOOP("challenge", "This belongs to {name}.")
ONLY_OWN_PIXIES = QT_TRANSLATE_NOOP("challenge", "Choose one of your own pixies.")
ONLY_RIVALS = QT_TRANSLATE_NOOP("challenge", "Only a rival’s sack can be torn.")
ROB_RIVALS = QT_TRANSLATE_NOOP("challenge", "You steal from a rival, not from yourself.")
EMPTY_SACK = QT_TRANSLATE_NOOP("challenge", "This sack is empty.")
EMPTY_HAND = QT_TRANSLATE_NOOP("challenge", "This hand is empty.")
EMPTY_DECK = QT_TRANSLATE_NOOP("challenge", "The stone deck is empty.")
OWN_PILE = QT_TRANSLATE_NOOP("challenge", "Each stone goes to the pile of its own kind.")
GONE = QT_TRANSLATE_NOOP("challenge", "Removed cards stay out of the game.")
STAYS_KEPT = QT_TRANSLATE_NOOP("challenge", "A fairy in reserve is played at the start of a turn.")
FAIRY_NOT_NOW = QT_TRANSLATE_NOOP(
    "challenge", "First choose “Pay a fairy”: it costs 4 fairy points."
)
SEND_OR_HARVEST = QT_TRANSLATE_NOOP("challenge", "Only a pixie can fetch face-up stones.")
OFFER_STONES = QT_TRANSLATE_NOOP("challenge", "You can only pay with stones.")
COLLECT_FIRST = QT_TRANSLATE_NOOP("challenge", "You can discard a stone only after collecting.")
STEAL_FIRST = QT_TRANSLATE_NOOP("challenge", "First play Steal, then take the stone.")
MARK_STAYS = QT_TRANSLATE_NOOP("challenge", "What a pixie was given stays with it.")
OFFERED = QT_TRANSLATE_NOOP("challenge", "Already offered: “Take back” returns it.")
NOW = {
    "action": QT_TRANSLATE_NOOP("challenge", "First choose one of the five actions."),
    "discard": QT_TRANSLATE_NOOP("challenge", "First discard one stone."),
    "overflow": QT_TRANSLATE_NOOP("challenge", "First put down a stone from your hand."),
    "offer": QT_TRANSLATE_NOOP("challenge", "You are paying a fairy: offer stones."),
    "pick_fairy": QT_TRANSLATE_NOOP("challenge", "First keep a fairy that you drew."),
    "use_now": QT_TRANSLATE_NOOP("challenge", "Use her now or keep her: choose a button."),
    "enlarge": QT_TRANSLATE_NOOP("challenge", "First choose who gets the bigger sack."),
    "protect": QT_TRANSLATE_NOOP("challenge", "First choose who becomes immune."),
    "harvest": QT_TRANSLATE_NOOP("challenge", "You are harvesting: take stones from the wood."),
    "steal": QT_TRANSLATE_NOOP("challenge", "First steal from a rival."),
    "puncture": QT_TRANSLATE_NOOP("challenge", "First choose a rival’s sack to tear."),
    "exchange": QT_TRANSLATE_NOOP("challenge", "You are rearranging your own stones."),
}
"""What is asked, where something else was tried."""

_MOVES_OWN_STONES = ("action", "discard", "overflow", "offer", "exchange")


def asked_card(seen: Seen) -> int:
    """The face of the fairy that the decision is about."""
    decision = seen.view.decision
    card = None if decision is None else decision.about
    face = seen.face(card) if isinstance(card, int) else None
    assert face is not None
    return face


# Buttons


def no_sending(seen: Seen, say: Translate) -> str:
    """Why no pixie can be sent; empty if one can."""
    player, tops = seen.player, seen.tops()
    if not tops:
        return say(NO_OPEN_STONES)
    free = [
        i
        for i, sack in enumerate(seen.sacks(player))
        if not seen.cards(sack) or seen.bigger(player, i)
    ]
    if not free:
        return say(EMPTY_OR_BIGGER)
    kinds = {STONE_PILES.index(pile) for pile in tops}
    fits = any(kinds & set(seen.fitting(player, i)) for i in free)
    return "" if fits else say(NOTHING_FITS)


def no_asking(seen: Seen, say: Translate) -> str:
    """Why no fairy can be asked."""
    if not seen.cards("deck.fairies") and not seen.open_fairies():
        return say(NO_FAIRIES)
    worth = seen.price(seen.player)
    return say(TOO_POOR, k=worth) if worth < PRICE else ""


def no_playing(seen: Seen, say: Translate) -> str:
    """Why no kept fairy can be played."""
    kept = seen.known(STORED[seen.player])
    if not kept:
        return say(NO_KEPT)
    return "" if any(playable(seen, fairy) for fairy in kept) else say(NO_USE)


def no_exchange(seen: Seen, say: Translate) -> str:
    """Why the stones cannot be rearranged."""
    if seen.cancelled:
        return say(CANCELLED)
    if seen.exchanges >= seen.players:
        return say(ALL_REARRANGED)
    return "" if seen.stones(seen.player) else say(NO_STONES)


def no_drawing(seen: Seen, say: Translate) -> str:
    """Why no hidden fairies can be drawn."""
    if not seen.cards("deck.fairies"):
        return say(NO_HIDDEN_FAIRY)
    return _unpaid(seen, say)


def not_done(seen: Seen, say: Translate) -> str:
    """Why an exchange cannot be finished; where it can, this is not asked for."""
    too_many = len(seen.cards(HANDS[seen.player])) > HAND_LIMIT
    return say(TOO_MANY if too_many else NO_CHANGE)


def _unpaid(seen: Seen, say: Translate) -> str:
    missing = PRICE - seen.offered
    if missing <= 0:
        return ""
    return say(OFFER_ONE) if missing == 1 else say(OFFER_FIRST, k=missing)


def playable(seen: Seen, fairy: int) -> bool:
    """Whether the player on turn has something to use this fairy on."""
    player = seen.player
    if fairy in (BIGGER_SACK, IMMUNITY):
        return any(not seen.marked(player, i, fairy) for i in range(seen.pixies[player]))
    if fairy not in (STEAL, TORN_SACK):
        return True
    rivals = [v for v in range(seen.players) if v != player]
    if any(_bare(seen, v) for v in rivals):
        return True
    return fairy == STEAL and any(seen.cards(HANDS[v]) for v in rivals)


def _bare(seen: Seen, victim: int) -> bool:
    """Whether a rival has a sack that can be robbed or torn."""
    sacks = enumerate(seen.sacks(victim))
    return any(seen.cards(sack) and not seen.immune(victim, i) for i, sack in sacks)


# Gestures


def reason(stage: Stage, card: int | None, zone: str | None) -> str:
    """Why a card cannot go to a place, or a card or place cannot be chosen."""
    seen = Seen(stage.view)
    if card is None:
        return _no_place(seen, stage, zone or "")
    where = seen.where(card)
    return _not_to_lift(seen, stage, card, where) or _no_target(seen, stage, card, where, zone)


def _no_place(seen: Seen, stage: Stage, zone: str) -> str:
    """Why a place cannot be clicked."""
    say, decision = stage.say, seen.decision
    if zone in FAIRY_PILES or zone == "deck.fairies":
        return _no_fairy(seen, say)
    if zone == "deck.stones":
        return _no_drawing_stones(seen, say)
    if decision == "puncture" and zone.startswith("sack."):
        return _not_torn(seen, say, zone)
    if decision in ("enlarge", "protect") and zone.startswith(("marks.", "sack.")):
        return say(HAS_ONE if owner(zone) == seen.player else ONLY_OWN_PIXIES)
    if decision == "steal" and zone.startswith(("hand.", "sack.")):
        return _not_robbed(seen, stage, zone)
    return ""


def _no_drawing_stones(seen: Seen, say: Translate) -> str:
    if not seen.cards("deck.stones"):
        return say(EMPTY_DECK)
    return say(NOW[seen.decision])


def _no_fairy(seen: Seen, say: Translate) -> str:
    """Why neither an open fairy nor the deck can be had now."""
    if seen.decision == "offer":
        return _unpaid(seen, say) or no_drawing(seen, say)
    if seen.decision == "action":
        return no_asking(seen, say) or say(FAIRY_NOT_NOW)
    return say(NOW[seen.decision])


def _not_to_lift(seen: Seen, stage: Stage, card: int, where: str) -> str:
    """Why a card cannot be lifted at all, wherever it should go."""
    say, decision, mine = stage.say, seen.decision, seen.player
    if where.startswith("removed."):
        return say(GONE)
    if where in FAIRY_PILES or where == "deck.fairies":
        paid = decision == "offer" and seen.offered >= PRICE
        return "" if paid else _no_fairy(seen, say)
    if where == "deck.stones":
        return _no_drawing_stones(seen, say)
    if where.startswith("sack.") and seen.cards(where)[-1].card != card:
        return say(TOP_ONLY)
    if where.startswith(("sack.", "hand.")) and owner(where) != mine:
        if decision == "steal":
            return _not_robbed(seen, stage, where)
        return say(NOT_YOURS, name=name_of(stage, owner(where)))
    if where.startswith(("stored.", "marks.")) and owner(where) != mine:
        return say(NOT_YOURS, name=name_of(stage, owner(where)))
    return _not_now(seen, say, card, where)


def _not_now(seen: Seen, say: Translate, card: int, where: str) -> str:
    """Why one of the player's cards, or of the wood's, cannot be lifted in this decision."""
    decision = seen.decision
    if where in STONE_PILES:
        if decision == "action":
            return no_sending(seen, say)
        if decision == "harvest":
            fits = any(
                STONE_PILES.index(where) in seen.fitting(seen.player, i)
                for i in range(seen.pixies[seen.player])
            )
            return "" if fits else say(NOTHING_FITS)
        return say(NOW[decision] if decision == "discard" else SEND_OR_HARVEST)
    if where.startswith("stored."):
        return _kept(seen, say, card)
    if where.startswith("marks."):
        return say(MARK_STAYS)
    if where == "offering":
        return say(OFFERED)
    if decision == "steal":
        return say(ROB_RIVALS)
    if decision == "overflow" and where.startswith("sack."):
        return say(NOW[decision])
    if decision == "exchange" and not seen.drags:
        return say(NO_MOVES)
    poor = decision == "action" and bool(no_asking(seen, say))
    face = seen.face(card)
    if poor and (barred := no_exchange(seen, say)):
        return barred
    if (poor or decision == "exchange") and face is not None and where in HANDS:
        return "" if _fits_somewhere(seen, face) else say(FITS_NOWHERE)
    return "" if decision in _MOVES_OWN_STONES else say(NOW[seen.decision])


def _kept(seen: Seen, say: Translate, card: int) -> str:
    """Why a kept fairy stays where it is."""
    decision, face = seen.decision, seen.face(card)
    if decision == "offer":
        return say(OFFER_STONES)
    if _is_asked_about(seen, card):
        return say(NOW[decision]) if decision == "use_now" else ""
    if decision != "action":
        return say(STAYS_KEPT)
    return "" if face is not None and playable(seen, face) else say(NO_USE)


def _is_asked_about(seen: Seen, card: int) -> bool:
    decision = seen.view.decision
    return decision is not None and decision.about == card


def _no_target(seen: Seen, stage: Stage, card: int, where: str, zone: str | None) -> str:
    """Why a card that may be lifted cannot go to this place."""
    say, face, decision = stage.say, seen.face(card), seen.decision
    if zone is None or face is None or zone == where:
        return ""
    if face >= len(STONES):
        return _fairy_target(seen, stage, face, zone)
    if zone.startswith(("sack.", "marks.")):
        return _into_sack(seen, stage, face, where, zone)
    if zone == HANDS[seen.player] and where in STONE_PILES:
        return say(NOT_TO_HAND)
    if zone == HANDS[seen.player] and decision == "steal":
        return say(IT_FITS if _fits_somewhere(seen, face) else FITS_NONE)
    if zone in STONE_PILES:
        return _to_wood(seen, say, face, zone)
    if zone.startswith("hand.") and owner(zone) != seen.player:
        return say(NOT_YOURS, name=name_of(stage, owner(zone)))
    return say(NOW[decision])


def _to_wood(seen: Seen, say: Translate, face: int, zone: str) -> str:
    if seen.decision == "exchange":
        return say(NOT_TO_WOOD)
    if seen.decision == "steal" and _fits_somewhere(seen, face):
        return say(IT_FITS)
    if seen.decision == "action":
        return say(COLLECT_FIRST)
    return say(OWN_PILE if zone != STONE_PILES[face] else NOW[seen.decision])


def _fits_somewhere(seen: Seen, face: int) -> bool:
    player = seen.player
    return any(face in seen.fitting(player, i) for i in range(seen.pixies[player]))


def _into_sack(seen: Seen, stage: Stage, face: int, where: str, zone: str) -> str:
    """Why a stone cannot go into this sack."""
    say, player = stage.say, owner(zone)
    if player != seen.player:
        return say(NOT_YOURS, name=name_of(stage, player))
    if seen.decision == "discard":
        return say(NOW["discard"])
    pixie = int(zone.rsplit(".", 1)[1])
    sack = seen.sacks(player)[pixie]
    sent = where in STONE_PILES and seen.decision == "action"
    if sent and seen.cards(sack) and not seen.bigger(player, pixie):
        return say(EMPTY_OR_BIGGER)
    barred = no_exchange(seen, say) if seen.decision == "action" and not sent else ""
    return no_room(seen, say, player, pixie, face) or barred or say(NOW[seen.decision])


def no_room(seen: Seen, say: Translate, player: int, pixie: int, face: int) -> str:
    """Which of the four rules of a sack bars a stone of this type; empty if none does."""
    if face in seen.fitting(player, pixie):
        return ""
    stones = seen.known(seen.sacks(player)[pixie])
    if len(stones) >= seen.limit(player, pixie):
        return say(FULL)
    if BLUE in (face, *stones) and {face, *stones} != {BLUE}:
        return say(BLUE_ALONE)
    if face != stones[-1] and stones[-1] != stones[0]:
        return say(ONE_CHANGE)
    return say(HEAVY)


def _fairy_target(seen: Seen, stage: Stage, fairy: int, zone: str) -> str:
    """Why a fairy cannot go to this place."""
    say, decision = stage.say, seen.decision
    if decision == "offer" or zone.split(".")[0] not in ("sack", "marks", "hand"):
        return say(NOW[seen.decision])
    mine = owner(zone) == seen.player
    if fairy in (BIGGER_SACK, IMMUNITY):
        return say(HAS_ONE if mine and zone not in HANDS else ONLY_OWN_PIXIES)
    if fairy == TORN_SACK and not zone.startswith("hand."):
        return _not_torn(seen, say, zone)
    if fairy == STEAL:
        return _not_robbed(seen, stage, zone) or say(STEAL_FIRST)
    return say(NOW[seen.decision])


def _not_torn(seen: Seen, say: Translate, zone: str) -> str:
    victim, pixie = owner(zone), int(zone.rsplit(".", 1)[1])
    if victim == seen.player:
        return say(ONLY_RIVALS)
    return say(IMMUNE if seen.immune(victim, pixie) else EMPTY_SACK)


def _not_robbed(seen: Seen, stage: Stage, zone: str) -> str:
    """Why nothing can be stolen here; empty where it can."""
    say, victim = stage.say, owner(zone)
    if victim == seen.player:
        return say(ROB_RIVALS)
    if seen.victim is not None and victim != seen.victim:
        return say(ONE_RIVAL, rival=name_of(stage, seen.victim))
    if zone in HANDS:
        return "" if seen.cards(zone) else say(EMPTY_HAND)
    pixie = int(zone.rsplit(".", 1)[1])
    if seen.immune(victim, pixie):
        return say(IMMUNE)
    sack = seen.sacks(victim)[pixie]
    return "" if seen.cards(sack) else say(EMPTY_SACK)
