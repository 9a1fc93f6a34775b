"""What a player of All You Wish For is asked in each decision, and what the others read."""

from fairytable.engine import Action
from fairytable.engine.words import QT_TRANSLATE_NOOP
from fairytable.games.wishes.rules.actions import CREATE, DONE, END, KEEP, PICK, RID, STOP
from fairytable.games.wishes.rules.position import PILE_SIZE
from fairytable.games.wishes.seen import Seen
from fairytable.games.wishes.texts import reasons
from fairytable.games.wishes.texts.names import brief_name
from fairytable.games.wishes.texts.phrases import names_of
from fairytable.stage.seats import name_of
from fairytable.stage.staging import Back, Button, Lead, Prompt, PutDown, Stage

ASK = {
    "setup_neutral": QT_TRANSLATE_NOOP("wishes", "{name}, place a neutral pile on the map."),
    "setup_wanderer": QT_TRANSLATE_NOOP("wishes", "{name}, choose where the Wanderer starts."),
    "setup_place": QT_TRANSLATE_NOOP("wishes", "{name}, place one of your piles on the map."),
    "setup_pixie": QT_TRANSLATE_NOOP("wishes", "{name}, put the Pixie on a Kingdom."),
    "pixie_step": QT_TRANSLATE_NOOP("wishes", "{name}, move the Pixie: %n step(s) left.", "", 1),
    "pixie_push": QT_TRANSLATE_NOOP(
        "wishes", "{name}, push the Wanderer to a neighbouring Kingdom."
    ),
    "wanderer_step": QT_TRANSLATE_NOOP(
        "wishes", "{name}, lead the Wanderer: %n step(s) left.", "", 1
    ),
    "conquer_flip": QT_TRANSLATE_NOOP(
        "wishes", "{name}, you are at the limit: turn one of your cards face down."
    ),
    "action": QT_TRANSLATE_NOOP(
        "wishes", "{name}, pick up a Kingdom, create one, or get rid of your hand."
    ),
    "create_cell": QT_TRANSLATE_NOOP("wishes", "{name}, place your new Kingdom on a free cell."),
    "rid_place": QT_TRANSLATE_NOOP(
        "wishes", "{name}, cover Kingdoms next to yours; the rest goes to the market."
    ),
    "rid_pick": QT_TRANSLATE_NOOP("wishes", "{name}, take one card from {other}’s market."),
    "rid_kingdom": QT_TRANSLATE_NOOP(
        "wishes", "{name}, make the rest a Kingdom (choose its top card) or keep the cards."
    ),
    "rid_cell": QT_TRANSLATE_NOOP("wishes", "{name}, place the new Kingdom on a free cell."),
    "turn_end": QT_TRANSLATE_NOOP("wishes", "{name}, use your Wand, or end your turn."),
}
ASK_PILE_CARD = (
    QT_TRANSLATE_NOOP("wishes", "{name}, pile {pile}: choose the top card."),
    QT_TRANSLATE_NOOP("wishes", "{name}, pile {pile}: choose the middle card."),
    QT_TRANSLATE_NOOP("wishes", "{name}, pile {pile}: choose the bottom card."),
)
ASK_NEW_KINGDOM = (
    QT_TRANSLATE_NOOP("wishes", "{name}, new Kingdom: choose its top card, from your Realm."),
    QT_TRANSLATE_NOOP("wishes", "{name}, new Kingdom: choose the second card, face down."),
    QT_TRANSLATE_NOOP("wishes", "{name}, new Kingdom: choose the bottom card, face down."),
)
ASK_FREE_EXIT = QT_TRANSLATE_NOOP("wishes", "{name}, the way out is free: one more step, or stop.")
ASK_DEAL_UP = QT_TRANSLATE_NOOP("wishes", "{name}, lay one card on each Kingdom around the Pixie.")
ASK_DEAL_UNDER = QT_TRANSLATE_NOOP(
    "wishes", "{name}, tuck the rest beneath Kingdoms around the Pixie."
)
ASK_OTHER_PILE = QT_TRANSLATE_NOOP("wishes", "{name}, place your other pile on the map.")
ASK_RID = QT_TRANSLATE_NOOP("wishes", "{name}, get rid of your hand.")
ASK_MORE = QT_TRANSLATE_NOOP(
    "wishes", "{name}, go on: pick up, create, get rid of cards, or finish."
)

MEANWHILE = {
    "setup_neutral": QT_TRANSLATE_NOOP("wishes", "{name} is placing a neutral pile."),
    "setup_wanderer": QT_TRANSLATE_NOOP("wishes", "{name} is placing the Wanderer."),
    "setup_card": QT_TRANSLATE_NOOP("wishes", "{name} is forming two piles."),
    "setup_place": QT_TRANSLATE_NOOP("wishes", "{name} is placing a pile."),
    "setup_pixie": QT_TRANSLATE_NOOP("wishes", "{name} is placing the Pixie."),
    "pixie_step": QT_TRANSLATE_NOOP("wishes", "{name} is moving the Pixie."),
    "pixie_push": QT_TRANSLATE_NOOP("wishes", "{name} is pushing the Wanderer."),
    "pixie_deal": QT_TRANSLATE_NOOP("wishes", "{name} is dealing the Pixie’s cards."),
    "wanderer_step": QT_TRANSLATE_NOOP("wishes", "{name} is leading the Wanderer."),
    "conquer_flip": QT_TRANSLATE_NOOP("wishes", "{name} is turning a card face down."),
    "action": QT_TRANSLATE_NOOP("wishes", "{name} is choosing an action."),
    "create_card": QT_TRANSLATE_NOOP("wishes", "{name} is creating a Kingdom."),
    "create_cell": QT_TRANSLATE_NOOP("wishes", "{name} is placing a Kingdom."),
    "rid_place": QT_TRANSLATE_NOOP("wishes", "{name} is getting rid of cards."),
    "rid_pick": QT_TRANSLATE_NOOP("wishes", "{name} is taking a card from the market."),
    "rid_kingdom": QT_TRANSLATE_NOOP("wishes", "{name} is deciding about the rest."),
    "rid_cell": QT_TRANSLATE_NOOP("wishes", "{name} is placing a Kingdom."),
    "turn_end": QT_TRANSLATE_NOOP("wishes", "{name} may use the Wand."),
}

HINT = {
    "setup_neutral": QT_TRANSLATE_NOOP("wishes", "Click a free cell, or drag the pile to it."),
    "setup_wanderer": QT_TRANSLATE_NOOP("wishes", "Click a pile, or drag the Wanderer to it."),
    "setup_card": QT_TRANSLATE_NOOP(
        "wishes",
        "Click a card twice, or drag it. Only cards beneath the top one can be conquered; three "
        "stay in your hand.",
    ),
    "setup_place": QT_TRANSLATE_NOOP("wishes", "Choose a pile, then a free cell."),
    "setup_pixie": QT_TRANSLATE_NOOP("wishes", "Not on the Wanderer’s Kingdom."),
    "pixie_step": QT_TRANSLATE_NOOP(
        "wishes",
        "Where the Pixie stops, all cards but the top one go to the neighbouring Kingdoms.",
    ),
    "pixie_push": QT_TRANSLATE_NOOP("wishes", "Nobody collects a card for this."),
    "pixie_deal": QT_TRANSLATE_NOOP("wishes", "Choose a card, then a glowing Kingdom."),
    "wanderer_step": QT_TRANSLATE_NOOP(
        "wishes", "Click a glowing Kingdom, or drag him there; double-click to stop him there."
    ),
    "conquer_flip": QT_TRANSLATE_NOOP(
        "wishes", "{card} takes its place. Face down, a card is worth 1 point, for you alone."
    ),
    "action": QT_TRANSLATE_NOOP(
        "wishes",
        "Click a glowing Kingdom twice to pick it up; drag a card of your Realm to create one.",
    ),
    "create_card": QT_TRANSLATE_NOOP("wishes", "Click a card twice, or drag it to the new pile."),
    "create_cell": QT_TRANSLATE_NOOP("wishes", "Click a free cell, or drag the pile to it."),
    "rid_place": QT_TRANSLATE_NOOP(
        "wishes", "What you do not place is offered to {names}: one card each."
    ),
    "rid_pick": QT_TRANSLATE_NOOP("wishes", "Click a glowing card twice, or drag it to your hand."),
    "rid_kingdom": QT_TRANSLATE_NOOP("wishes", "The others go beneath it, in their order."),
    "rid_cell": QT_TRANSLATE_NOOP("wishes", "Click a free cell, or drag the pile to it."),
    "turn_end": QT_TRANSLATE_NOOP("wishes", "Drag a card onto the Wand, or click the Wand."),
}
HINT_PIXIE_FREE = QT_TRANSLATE_NOOP(
    "wishes", "Leaving an Abandoned Kingdom costs the Pixie no step."
)
HINT_CONQUER = QT_TRANSLATE_NOOP(
    "wishes", "Your own Kingdom: if he stops here, you conquer your cards beneath the top one."
)
HINT_ACT = QT_TRANSLATE_NOOP(
    "wishes", "If he stops here, you pick up Kingdoms, create one, or get rid of your hand."
)
HINT_ONLY_RID = QT_TRANSLATE_NOOP("wishes", "There is nothing you could pick up or create.")
HINT_ONE_TAKES = QT_TRANSLATE_NOOP(
    "wishes", "What you do not place is offered to {names}, who takes one card."
)
HINT_UNDER = QT_TRANSLATE_NOOP("wishes", "Face down; as many per Kingdom as you like.")

STOP_HERE = QT_TRANSLATE_NOOP("wishes", "Stop here")
BACK = QT_TRANSLATE_NOOP("wishes", "Back")
CREATE_TEXT = QT_TRANSLATE_NOOP("wishes", "Create")
RID_TEXT = QT_TRANSLATE_NOOP("wishes", "Get rid of hand…")
DONE_TEXT = QT_TRANSLATE_NOOP("wishes", "Done")
TO_MARKET = QT_TRANSLATE_NOOP("wishes", "To the market")
KEEP_ALL = QT_TRANSLATE_NOOP("wishes", "Keep all")
END_TURN = QT_TRANSLATE_NOOP("wishes", "End turn")
WAND_TEXT = QT_TRANSLATE_NOOP("wishes", "Wand")
TAKE_CARD = QT_TRANSLATE_NOOP("wishes", "Take {card}")
TURN_CARD = QT_TRANSLATE_NOOP("wishes", "Turn {card}")
TOP_CARD = QT_TRANSLATE_NOOP("wishes", "{card} on top")
LIFT_CARDS = QT_TRANSLATE_NOOP("wishes", "Pick up %n card(s)", "", 1)
PUT_DOWN = QT_TRANSLATE_NOOP("wishes", "Put back")
ENTER = QT_TRANSLATE_NOOP("wishes", "Enter")
RID_NOTE = QT_TRANSLATE_NOOP("wishes", "What you do not place is offered to {names}.")


def prompt(stage: Stage) -> Prompt:
    """What the player to decide is asked."""
    seen = Seen(stage.view)
    return Prompt(_ask(seen, stage), _hint(seen, stage), _buttons(seen, stage))


def meanwhile(stage: Stage) -> str:
    """What the others read while a player decides."""
    seen = Seen(stage.view)
    return stage.say(MEANWHILE[seen.decision], name=name_of(stage, seen.decider))


def _ask(seen: Seen, stage: Stage) -> str:
    say, decision, about = stage.say, seen.decision, seen.about
    name = name_of(stage, seen.decider)
    if decision == "setup_card":
        pile, place = divmod(about, PILE_SIZE)
        return say(ASK_PILE_CARD[place], name=name, pile=pile + 1)
    if decision == "create_card":
        return say(ASK_NEW_KINGDOM[about], name=name)
    if decision == "setup_place" and len(seen.piles) == 1:
        return say(ASK_OTHER_PILE, name=name)
    if decision == "action" and reasons.only_rid(seen, say):
        return say(ASK_RID, name=name)
    if decision == "pixie_step" and not about:
        return say(ASK_FREE_EXIT, name=name)
    if decision == "pixie_deal":
        return say(ASK_DEAL_UNDER if reasons.only_beneath(seen) else ASK_DEAL_UP, name=name)
    if decision == "action" and (seen.facts.built or seen.facts.lifted):
        return say(ASK_MORE, name=name)
    if decision in ("pixie_step", "wanderer_step"):
        return say(ASK[decision], about, name=name)
    return say(ASK[decision], name=name, other=name_of(stage, seen.facts.player))


def _hint(seen: Seen, stage: Stage) -> str:
    say, decision, facts = stage.say, seen.decision, seen.facts
    if decision == "pixie_deal" and reasons.only_beneath(seen):
        return say(HINT_UNDER)
    if decision == "setup_place" and len(seen.piles) == 1:
        return say(HINT["create_cell"])
    if decision == "pixie_step" and seen.realm_at(facts.pixie) == facts.abandoned:
        return say(HINT_PIXIE_FREE)
    if decision == "wanderer_step" and not reasons.no_stop(seen, say):
        own = facts.wanderer in seen.own_kingdoms(seen.decider)
        return say(HINT_CONQUER if own else HINT_ACT)
    if decision == "action" and reasons.only_rid(seen, say):
        return say(HINT_ONLY_RID)
    names = names_of(stage, seen.opponents(seen.decider))
    if decision == "rid_place" and len(seen.opponents(seen.decider)) == 1:
        return say(HINT_ONE_TAKES, names=names)
    newcomer = seen.face(seen.about) if decision == "conquer_flip" else None
    card = "" if newcomer is None else brief_name(newcomer, say)
    return say(HINT[decision], names=names, card=card)


# Buttons


def _buttons(seen: Seen, stage: Stage) -> tuple[Button, ...]:
    say, decision, facts = stage.say, seen.decision, seen.facts
    if (chosen := _chosen(seen, stage)) is not None:
        return chosen, Button(PutDown(), say(PUT_DOWN), "", cap="Esc")
    back = Button(Back(), say(BACK), "Backspace", cap="⌫")
    if decision in ("pixie_step", "wanderer_step"):
        stop = Button(STOP, say(STOP_HERE), "S", main=True, why=reasons.no_stop(seen, say))
        moved = facts.walked or len(facts.visited) > 1
        return (stop, back) if moved else (stop, *_wand(seen, stage))
    if decision == "action":
        return _actions(seen, stage)
    if decision in ("create_cell", "rid_cell"):
        return (back,)
    if decision == "create_card":
        return (back,)
    if decision == "setup_card":
        return (back,) if seen.about else ()
    if decision == "rid_place":
        return Button(END, say(TO_MARKET), "D", main=True), back
    if decision == "rid_kingdom":
        return (Button(KEEP, say(KEEP_ALL), "K", main=True),)
    if decision == "turn_end":
        return (Button(END, say(END_TURN), "D", main=True), *_wand(seen, stage))
    return ()


def _actions(seen: Seen, stage: Stage) -> tuple[Button, ...]:
    say, facts = stage.say, seen.facts
    names = names_of(stage, seen.opponents(seen.decider))
    done = facts.built or bool(facts.lifted)
    return (
        Button(CREATE, say(CREATE_TEXT), "C", why=reasons.no_creating(seen, say)),
        Button(
            RID,
            say(RID_TEXT),
            "G",
            why="" if seen.hand(seen.decider) else say(reasons.EMPTY_HAND),
            note=say(RID_NOTE, names=names),
        ),
        Button(DONE, say(DONE_TEXT), "D", main=done, why="" if done else say(reasons.ACT_FIRST)),
        *_wand(seen, stage),
    )


def _wand(seen: Seen, stage: Stage) -> tuple[Button, ...]:
    """Where the Wand can be used, a way to it by keys."""
    verb = reasons.wand_use(seen)
    return (Button(Lead(verb), stage.say(WAND_TEXT), "W"),) if verb else ()


def _chosen(seen: Seen, stage: Stage) -> Button | None:
    """The main button for a card that is picked up and can be chosen by itself."""
    say, decision, card = stage.say, seen.decision, stage.lifted
    face = None if card is None else seen.face(card)
    if card is None or face is None:
        return None
    zone, name = seen.where(card), brief_name(face, say)
    if decision == "rid_pick" and zone == "market":
        return Button(PICK[card], say(TAKE_CARD, card=name), "", main=True, cap=say(ENTER))
    if decision == "conquer_flip" and zone.startswith("up."):
        return Button(Action("flip", card), say(TURN_CARD, card=name), "", True, cap=say(ENTER))
    if decision == "rid_kingdom" and zone == "market":
        return Button(Action("top", card), say(TOP_CARD, card=name), "", True, cap=say(ENTER))
    if decision == "action" and zone.startswith("map."):
        count = len(seen.cards(zone))
        take = Action("take", None, zone)
        return Button(take, say(LIFT_CARDS, count), "", main=True, cap=say(ENTER))
    return None
