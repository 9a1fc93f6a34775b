"""What a player of The Challenge is asked in each decision, and what the others read meanwhile."""

from fairytable.engine import Action
from fairytable.engine.words import QT_TRANSLATE_NOOP
from fairytable.games.challenge.cards import KINDS
from fairytable.games.challenge.rules.actions import (
    CANCEL,
    COLLECT,
    DONE,
    DRAW_FAIRIES,
    EXCHANGE,
    HARVEST_STOP,
    KEEP,
    OBTAIN,
    STORE,
    USE,
)
from fairytable.games.challenge.rules.position import HARVEST_PICKS, PRICE
from fairytable.games.challenge.rules.zones import PILES, STORED
from fairytable.games.challenge.seen import Seen
from fairytable.games.challenge.texts import reasons
from fairytable.games.challenge.texts.names import face_name
from fairytable.games.challenge.texts.phrases import THE_STONE
from fairytable.stage.seats import name_of
from fairytable.stage.staging import Back, Button, Lead, Prompt, PutDown, Stage

ASK = {
    "action": QT_TRANSLATE_NOOP("challenge", "{name}, choose one of the five actions."),
    "discard": QT_TRANSLATE_NOOP("challenge", "{name}, discard one stone."),
    "overflow": QT_TRANSLATE_NOOP(
        "challenge", "{name}, put a stone into a sack or give it back to the wood."
    ),
    "offer": QT_TRANSLATE_NOOP("challenge", "{name}, offer stones worth 4 fairy points."),
    "pick_fairy": QT_TRANSLATE_NOOP("challenge", "{name}, keep one of the two fairies."),
    "use_now": QT_TRANSLATE_NOOP("challenge", "{name}, use the fairy now or keep her?"),
    "enlarge": QT_TRANSLATE_NOOP("challenge", "{name}, which pixie gets the bigger sack?"),
    "protect": QT_TRANSLATE_NOOP("challenge", "{name}, which pixie becomes immune?"),
    "harvest": QT_TRANSLATE_NOOP("challenge", "{name}, take up to 4 stones: {k} left."),
    "steal": QT_TRANSLATE_NOOP("challenge", "{name}, steal 2 stones from one rival."),
    "puncture": QT_TRANSLATE_NOOP("challenge", "{name}, which sack do you tear?"),
    "exchange": QT_TRANSLATE_NOOP("challenge", "{name}, rearrange your stones."),
}
ASK_FAIRY = QT_TRANSLATE_NOOP("challenge", "{name}, choose a fairy.")
ASK_DRAWN = QT_TRANSLATE_NOOP("challenge", "{name}, you drew: {fairy}.")
ASK_SECOND = QT_TRANSLATE_NOOP("challenge", "{name}, one more from {rival}.")
ASK_LAST = QT_TRANSLATE_NOOP("challenge", "{name}, discard a stone or keep everything.")

MEANWHILE = {
    "action": QT_TRANSLATE_NOOP("challenge", "{name} is choosing an action."),
    "discard": QT_TRANSLATE_NOOP("challenge", "{name} is discarding a stone."),
    "overflow": QT_TRANSLATE_NOOP("challenge", "{name} has too many stones."),
    "offer": QT_TRANSLATE_NOOP("challenge", "{name} is paying a fairy."),
    "pick_fairy": QT_TRANSLATE_NOOP("challenge", "{name} is looking at two fairies."),
    "use_now": QT_TRANSLATE_NOOP("challenge", "{name} is thinking about the fairy."),
    "enlarge": QT_TRANSLATE_NOOP("challenge", "{name} is enlarging a sack."),
    "protect": QT_TRANSLATE_NOOP("challenge", "{name} is protecting a sack."),
    "harvest": QT_TRANSLATE_NOOP("challenge", "{name} is harvesting."),
    "steal": QT_TRANSLATE_NOOP("challenge", "{name} is stealing."),
    "puncture": QT_TRANSLATE_NOOP("challenge", "{name} is tearing a sack."),
    "exchange": QT_TRANSLATE_NOOP("challenge", "{name} is rearranging."),
}
MEANWHILE_LAST_FAIRY = QT_TRANSLATE_NOOP("challenge", "{name} is looking at the last fairy.")
MEANWHILE_ROBBING = QT_TRANSLATE_NOOP("challenge", "{name} is stealing from {rival}.")

HINT = {
    "action": QT_TRANSLATE_NOOP(
        "challenge", "Or drag a pile onto a glowing sack to send that pixie."
    ),
    "discard": QT_TRANSLATE_NOOP("challenge", "From your hand or from the top of a sack."),
    "overflow": QT_TRANSLATE_NOOP("challenge", "Your hand holds 3 at most."),
    "offer": QT_TRANSLATE_NOOP(
        "challenge", "{k} so far. The small flags are fairy points; you get no change."
    ),
    "pick_fairy": QT_TRANSLATE_NOOP("challenge", "The other one joins the face-up fairies."),
    "use_now": QT_TRANSLATE_NOOP("challenge", "{fairy}: unused, she is worth 2 points."),
    "enlarge": QT_TRANSLATE_NOOP("challenge", "Its sack may be empty or not."),
    "protect": QT_TRANSLATE_NOOP("challenge", "Its sack may be empty or not."),
    "harvest": QT_TRANSLATE_NOOP(
        "challenge", "Face-down ones go to your hand, face-up ones into sacks."
    ),
    "steal": QT_TRANSLATE_NOOP("challenge", "From the top of a sack, or at random from the hand."),
    "puncture": QT_TRANSLATE_NOOP("challenge", "Its top three stones are removed."),
    "exchange": QT_TRANSLATE_NOOP(
        "challenge", "%n moves left. At most 3 in hand at the end.", "", 1
    ),
}
HINT_LAST = QT_TRANSLATE_NOOP("challenge", "It was the last stone: the game ends with this turn.")
HINT_TOO_MUCH = QT_TRANSLATE_NOOP(
    "challenge", "{k} fairy points: {more} more than needed (allowed)."
)

COLLECT_TEXT = QT_TRANSLATE_NOOP("challenge", "Collect")
SEND_TEXT = QT_TRANSLATE_NOOP("challenge", "Send a pixie")
ASK_TEXT = QT_TRANSLATE_NOOP("challenge", "Pay a fairy")
PLAY_TEXT = QT_TRANSLATE_NOOP("challenge", "Play a fairy")
REARRANGE_TEXT = QT_TRANSLATE_NOOP("challenge", "Rearrange")
KEEP_ALL = QT_TRANSLATE_NOOP("challenge", "Keep everything")
LEAVE_IT = QT_TRANSLATE_NOOP("challenge", "Discard {stone}")
PUT_DOWN = QT_TRANSLATE_NOOP("challenge", "Put back")
DRAW_TWO = QT_TRANSLATE_NOOP("challenge", "Draw two fairies")
DRAW_LAST = QT_TRANSLATE_NOOP("challenge", "Draw the last fairy")
TAKE_BACK = QT_TRANSLATE_NOOP("challenge", "Take back")
GIVE_UP = QT_TRANSLATE_NOOP("challenge", "Cancel")
KEEP_FAIRY = QT_TRANSLATE_NOOP("challenge", "Keep {fairy}")
KEEP_IT = QT_TRANSLATE_NOOP("challenge", "Keep her")
USE_NOW = QT_TRANSLATE_NOOP("challenge", "Use now")
KEEP_DOWN = QT_TRANSLATE_NOOP("challenge", "Keep in reserve")
NOT_NOW = QT_TRANSLATE_NOOP("challenge", "Not now")
ENOUGH = QT_TRANSLATE_NOOP("challenge", "Stop here")
DONE_TEXT = QT_TRANSLATE_NOOP("challenge", "Done")
CANCEL_ALL = QT_TRANSLATE_NOOP("challenge", "Undo all changes")
CANCEL_NOTE = QT_TRANSLATE_NOOP("challenge", "You can’t rearrange again this turn.")
STEP_BACK = QT_TRANSLATE_NOOP("challenge", "One step back")
ENTER = QT_TRANSLATE_NOOP("challenge", "Enter")
CONTROL_Z = QT_TRANSLATE_NOOP("challenge", "Ctrl+Z")


def prompt(stage: Stage) -> Prompt:
    """What the player to decide is asked."""
    seen = Seen(stage.view)
    return Prompt(_ask(seen, stage), _hint(seen, stage), _buttons(seen, stage))


def _ask(seen: Seen, stage: Stage) -> str:
    say, decision = stage.say, seen.decision
    name = name_of(stage, seen.player)
    if decision == "offer" and seen.offered >= PRICE:
        return say(ASK_FAIRY, name=name)
    if decision == "pick_fairy" and len(drawn := _drawn(seen)) == 1:
        return say(ASK_DRAWN, name=name, fairy=face_name(next(iter(drawn)), say))
    if decision == "steal" and seen.victim is not None:
        return say(ASK_SECOND, name=name, rival=name_of(stage, seen.victim))
    if decision == "discard" and seen.single:
        return say(ASK_LAST, name=name)
    return say(ASK[decision], name=name, k=seen.picks)


def _hint(seen: Seen, stage: Stage) -> str:
    say, decision = stage.say, seen.decision
    if decision == "offer" and seen.offered > PRICE:
        return say(HINT_TOO_MUCH, k=seen.offered, more=seen.offered - PRICE)
    if decision == "pick_fairy" and len(seen.cards("drawn")) == 1:
        return ""
    if decision == "discard" and seen.single:
        return say(HINT_LAST)
    if decision == "exchange":
        return say(HINT[decision], seen.drags)
    fairy = face_name(reasons.asked_card(seen), say) if decision == "use_now" else ""
    return say(HINT[decision], k=seen.offered, fairy=fairy)


def _drawn(seen: Seen) -> dict[int, int]:
    """The kinds of the fairies that were drawn, each with its card."""
    return {card.face: card.card for card in seen.cards("drawn") if card.face is not None}


# Buttons


def _buttons(seen: Seen, stage: Stage) -> tuple[Button, ...]:
    say, decision = stage.say, seen.decision
    if decision == "action":
        return _five_actions(seen, stage)
    if decision == "discard":
        return _discard(seen, stage)
    if decision == "offer":
        return _offer(seen, stage)
    if decision == "pick_fairy":
        return _pick(seen, stage)
    if decision == "use_now":
        now = Button(USE, say(USE_NOW), "U", main=True)
        return now, Button(STORE, say(KEEP_DOWN), "K")
    if decision in ("enlarge", "protect", "puncture"):
        return (Button(Back(), say(NOT_NOW), "Esc"),)
    if decision == "harvest":
        why = "" if seen.picks < HARVEST_PICKS else say(reasons.PICK_FIRST)
        return (Button(HARVEST_STOP, say(ENOUGH), "E", main=True, why=why),)
    if decision == "exchange":
        return _exchange(seen, stage)
    return ()


def _five_actions(seen: Seen, stage: Stage) -> tuple[Button, ...]:
    say = stage.say
    return (
        Button(COLLECT, say(COLLECT_TEXT), "C", main=True),
        Button(Lead("send"), say(SEND_TEXT), "S", why=reasons.no_sending(seen, say)),
        Button(OBTAIN, say(ASK_TEXT), "F", why=reasons.no_asking(seen, say)),
        Button(Lead("play"), say(PLAY_TEXT), "P", why=reasons.no_playing(seen, say)),
        Button(EXCHANGE, say(REARRANGE_TEXT), "R", why=reasons.no_exchange(seen, say)),
    )


def _discard(seen: Seen, stage: Stage) -> tuple[Button, ...]:
    say, card = stage.say, stage.lifted
    face = None if card is None else seen.face(card)
    if card is not None and face is not None:
        verb = "discard_hand" if seen.where(card).startswith("hand.") else "discard_sack"
        leave = say(LEAVE_IT, stone=say(THE_STONE[KINDS[face]]))
        return (
            Button(Action(verb, card, PILES[face]), leave, "", main=True, cap=say(ENTER)),
            Button(PutDown(), say(PUT_DOWN), "", cap="Esc"),
        )
    return (Button(KEEP, say(KEEP_ALL), "K", main=True),) if seen.single else ()


def _offer(seen: Seen, stage: Stage) -> tuple[Button, ...]:
    say = stage.say
    draw = DRAW_LAST if len(seen.cards("deck.fairies")) == 1 else DRAW_TWO
    enough = seen.offered >= PRICE
    nothing = "" if seen.cards("offering") else say(reasons.NOTHING_OFFERED)
    why = reasons.no_drawing(seen, say)
    return (
        Button(DRAW_FAIRIES, say(draw), "D", main=enough, why=why),
        Button(Back(), say(TAKE_BACK), "Backspace", why=nothing, cap="⌫"),
        Button(Back("action"), say(GIVE_UP), "Esc"),
    )


def _pick(seen: Seen, stage: Stage) -> tuple[Button, ...]:
    say, drawn = stage.say, _drawn(seen)
    zone = STORED[seen.player]
    if len(drawn) == 1:
        card = next(iter(drawn.values()))
        keep = Action("pick", card, zone)
        return (Button(keep, say(KEEP_IT), "Return", main=True, cap=say(ENTER)),)
    return tuple(
        Button(Action("pick", card, zone), say(KEEP_FAIRY, fairy=face_name(face, say)), str(k))
        for k, (face, card) in enumerate(drawn.items(), 1)
    )


def _exchange(seen: Seen, stage: Stage) -> tuple[Button, ...]:
    say = stage.say
    return (
        Button(DONE, say(DONE_TEXT), "D", main=True, why=reasons.not_done(seen, say)),
        Button(CANCEL, say(CANCEL_ALL), "X", note=say(CANCEL_NOTE)),
        Button(Back(), say(STEP_BACK), "", cap=say(CONTROL_Z)),
    )


def meanwhile(stage: Stage) -> str:
    """What the others read while a player decides."""
    seen, say = Seen(stage.view), stage.say
    name, decision = name_of(stage, seen.player), seen.decision
    if decision == "steal" and seen.victim is not None:
        return say(MEANWHILE_ROBBING, name=name, rival=name_of(stage, seen.victim))
    if decision == "pick_fairy" and len(seen.cards("drawn")) == 1:
        return say(MEANWHILE_LAST_FAIRY, name=name)
    return say(MEANWHILE[decision], name=name)
