"""What a player of Hunters is asked in each decision, and what the others read meanwhile."""

from fairytable.engine import Action
from fairytable.engine.words import QT_TRANSLATE_NOOP
from fairytable.games.hunters.cards import (
    DUST,
    FAIRY,
    FLUTE,
    HORSESHOE,
    KIND,
    STONE,
    THREAD,
    VALUE,
)
from fairytable.games.hunters.rules.actions import DONE, PASS, SUFFER
from fairytable.games.hunters.rules.effects import PEEKS
from fairytable.games.hunters.rules.zones import CENTRE, CIRCLE, EVIDENCE, PHOTOS, PLACE, hour_of
from fairytable.games.hunters.seen import Seen
from fairytable.games.hunters.texts import trinkets
from fairytable.games.hunters.texts.names import face_name
from fairytable.games.hunters.texts.phrases import OR, THE_TOOL, together
from fairytable.games.hunters.texts.reasons import partners
from fairytable.stage.prompts import Bubble, Button, Prompt
from fairytable.stage.seats import name_of
from fairytable.stage.staging import Stage

ASK = {
    "choose_tool": QT_TRANSLATE_NOOP("hunters", "{name}, prepare a tool for the next reveal."),
    "swap": QT_TRANSLATE_NOOP("hunters", "{name}, swap neighbouring or opposite cards: {k} left."),
    "choose_card": QT_TRANSLATE_NOOP(
        "hunters", "{name}, {r} is trapped with {tool}: choose {r}’s card."
    ),
    "react_flute": QT_TRANSLATE_NOOP("hunters", "{name}, play the Flute and leave the centre?"),
    "react": QT_TRANSLATE_NOOP("hunters", "{name}, your card has changed. Spend a trinket first?"),
    "refill": QT_TRANSLATE_NOOP("hunters", "{name}, fill the place at {h} from your hand."),
    "discard_hand": QT_TRANSLATE_NOOP("hunters", "{name}, discard down to six cards: {k} to go."),
    "peek": QT_TRANSLATE_NOOP("hunters", "{name}, Hag Stone: look at a card ({k} of {all})."),
    "thread_swap": QT_TRANSLATE_NOOP("hunters", "{name}, Spider Thread: swap two cards."),
    "dust_tool": QT_TRANSLATE_NOOP("hunters", "{name}, Fairy Dust: change your tool."),
    "flute_place": QT_TRANSLATE_NOOP("hunters", "{name}, Flute: choose where to step out."),
    "shield": QT_TRANSLATE_NOOP("hunters", "{name}, {card}! Spend a Horseshoe to be spared?"),
    "drop_trinket": QT_TRANSLATE_NOOP("hunters", "{name}, {card}: drop one of your trinkets."),
}
ASK_NO_SWAPS = QT_TRANSLATE_NOOP("hunters", "{name}, spend a trinket, or go on and reveal.")
ASK_CHOSEN_FOR_YOU = QT_TRANSLATE_NOOP(
    "hunters", "{name}, the card at {h} was chosen for you. Spend a trinket first?"
)
ASK_OWN_CARD = QT_TRANSLATE_NOOP("hunters", "{name}, you are in the centre: choose any free card.")

MEANWHILE = {
    "choose_tool": QT_TRANSLATE_NOOP("hunters", "{name} is preparing a tool."),
    "swap": QT_TRANSLATE_NOOP("hunters", "{name} is swapping cards."),
    "choose_card": QT_TRANSLATE_NOOP("hunters", "{name} is choosing a card for {r}."),
    "react_flute": QT_TRANSLATE_NOOP("hunters", "{name} may play a Flute."),
    "react": QT_TRANSLATE_NOOP("hunters", "{name} may spend a trinket."),
    "refill": QT_TRANSLATE_NOOP("hunters", "{name} is filling place {h}."),
    "discard_hand": QT_TRANSLATE_NOOP("hunters", "{name} is discarding."),
    "peek": QT_TRANSLATE_NOOP("hunters", "{name} is looking at a card."),
    "thread_swap": QT_TRANSLATE_NOOP("hunters", "{name} is pulling a Spider Thread."),
    "dust_tool": QT_TRANSLATE_NOOP("hunters", "{name} is changing tools."),
    "flute_place": QT_TRANSLATE_NOOP("hunters", "{name} is leaving the centre."),
    "shield": QT_TRANSLATE_NOOP("hunters", "{name} may spend a Horseshoe."),
    "drop_trinket": QT_TRANSLATE_NOOP("hunters", "{name} is dropping a trinket."),
}
MEANWHILE_OWN_CARD = QT_TRANSLATE_NOOP("hunters", "{name} is choosing a card.")

HINT = {
    "swap": QT_TRANSLATE_NOOP(
        "hunters",
        "Drag a card onto a neighbour or onto the opposite one. Then everybody reveals, you first.",
    ),
    "choose_card": QT_TRANSLATE_NOOP(
        "hunters", "Any card with nobody in front of it: drag it to the centre, or click it twice."
    ),
    "react_flute": QT_TRANSLATE_NOOP("hunters", "If you stay, {name} chooses the card you reveal."),
    "refill": QT_TRANSLATE_NOOP(
        "hunters", "Drag a card there, or click it twice. It lies face down: only you know it."
    ),
    "discard_hand": QT_TRANSLATE_NOOP(
        "hunters", "Drag a card onto the discard pile, or click it twice."
    ),
    "peek": QT_TRANSLATE_NOOP(
        "hunters", "Click a card twice. Only you see it, and your mark travels with it."
    ),
    "thread_swap": QT_TRANSLATE_NOOP("hunters", "Neighbours or opposites; it costs you no swap."),
    "flute_place": QT_TRANSLATE_NOOP("hunters", "Any place where nobody stands."),
    "drop_trinket": QT_TRANSLATE_NOOP(
        "hunters",
        "Drag it onto the discard pile, or click it twice. It does not help you this time.",
    ),
}
HINT_NO_SWAPS = QT_TRANSLATE_NOOP("hunters", "There are no swaps left this turn.")
HINT_LIFTED = QT_TRANSLATE_NOOP("hunters", "Put it on {places}; Esc puts it back.")
HINT_SECRET = QT_TRANSLATE_NOOP("hunters", "You do not know the card in front of you, at {h}.")
HINT_COVERED = QT_TRANSLATE_NOOP(
    "hunters", "You know the card in front of you, at {h}: show your cards to see it."
)
HINT_FACING = QT_TRANSLATE_NOOP("hunters", "In front of you, at {h}: {card}.")
HINT_CENTRE = QT_TRANSLATE_NOOP("hunters", "The camera does not work in the centre.")
HINT_TURN = {
    "own": QT_TRANSLATE_NOOP("hunters", "The next turn is yours."),
    "own trapped": QT_TRANSLATE_NOOP(
        "hunters", "The next turn is yours: you choose your card yourself."
    ),
    "other": QT_TRANSLATE_NOOP("hunters", "Next turn: {name}."),
    "other trapped": QT_TRANSLATE_NOOP("hunters", "On the next turn {name} chooses your card."),
}
HINT_NOBODY_THERE = QT_TRANSLATE_NOOP("hunters", "Nobody stands there, so it is up to you.")
HINT_FIRST = QT_TRANSLATE_NOOP("hunters", "Cage: fairies. Chest: trinkets. Camera: photos of both.")
HINT_LOSS = {
    "mushroom.agaric": QT_TRANSLATE_NOOP(
        "hunters", "Your fairy of lowest value would escape: {card}, −{v}."
    ),
    "mushroom.puffball": QT_TRANSLATE_NOOP(
        "hunters", "Your best photo would go back to the photo deck: {card}, −{v}."
    ),
    "mushroom.ring": QT_TRANSLATE_NOOP("hunters", "You would have no camera for a round."),
    "mushroom.trumpet": QT_TRANSLATE_NOOP("hunters", "You would have no swaps on your next turn."),
    "flower.foxglove": QT_TRANSLATE_NOOP("hunters", "Your best fairy would escape: {card}, −{v}."),
    "flower.poppy": QT_TRANSLATE_NOOP(
        "hunters", "Your best photo would go back to the photo deck: {card}, −{v}."
    ),
}

REVEAL_NOW = QT_TRANSLATE_NOOP("hunters", "Reveal now")
STAY = QT_TRANSLATE_NOOP("hunters", "Stay")
REVEAL_IT = QT_TRANSLATE_NOOP("hunters", "Reveal as it is")
ACCEPT = QT_TRANSLATE_NOOP("hunters", "Accept it")

_KEYS = {FLUTE: "F", STONE: "S", THREAD: "T", DUST: "U", HORSESHOE: "U"}


def prompt(stage: Stage) -> Prompt:
    """What the player to decide is asked."""
    seen = Seen(stage.view)
    return Prompt(_ask(seen, stage), _hint(seen, stage), _buttons(seen, stage))


def _fields(seen: Seen, stage: Stage) -> dict[str, int | str]:
    """What a question may speak of."""
    say, about, decision = stage.say, seen.about, seen.decision
    fields: dict[str, int | str] = {"name": name_of(stage, seen.player), "k": about}
    if decision == "swap":
        fields["k"] = seen.swaps_left
    elif decision == "peek":
        fields["all"] = PEEKS
    elif decision == "choose_card":
        fields["r"] = name_of(stage, about)
        fields["tool"] = say(THE_TOOL[seen.tool[about] or "cage"])
    elif decision in ("refill", "react"):
        fields["h"] = hour_of(about)
    elif decision in ("shield", "drop_trinket"):
        face = seen.face(about)
        fields["card"] = "" if face is None else face_name(face, say)
    elif decision == "discard_hand":
        fields["k"] = about
    return fields


def _ask(seen: Seen, stage: Stage) -> str:
    say, decision = stage.say, seen.decision
    fields = _fields(seen, stage)
    if decision == "swap" and not seen.swaps_left:
        return say(ASK_NO_SWAPS, **fields)
    if decision == "choose_card" and seen.about == seen.player:
        return say(ASK_OWN_CARD, **fields)
    if decision == "react" and seen.pos[seen.player] == CENTRE:
        return say(ASK_CHOSEN_FOR_YOU, **fields)
    return say(ASK[decision], **fields)


def _hint(seen: Seen, stage: Stage) -> str:
    say, decision = stage.say, seen.decision
    if decision in ("swap", "thread_swap") and stage.lifted is not None:
        return _partners(seen, stage, stage.lifted)
    if decision == "swap" and not seen.swaps_left:
        return say(HINT_NO_SWAPS)
    if decision == "choose_tool":
        return f"{_before_you(seen, stage)} {_next_turn(seen, stage)}"
    if decision in ("dust_tool", "react"):
        return _before_you(seen, stage)
    if decision == "shield":
        return _loss(seen, stage)
    hint = say(HINT[decision], name=name_of(stage, seen.active))
    if decision == "refill" and seen.stander(seen.about) is None:
        return f"{say(HINT_NOBODY_THERE)} {hint}"
    return hint


def _next_turn(seen: Seen, stage: Stage) -> str:
    """Whose swaps come before the reveal that a tool is prepared for."""
    active = (seen.active + 1) % seen.players if seen.facts.turn else seen.active
    whose = "own" if active == seen.player else "other"
    where = " trapped" if seen.pos[seen.player] == CENTRE else ""
    return stage.say(HINT_TURN[whose + where], name=name_of(stage, active))


def _loss(seen: Seen, stage: Stage) -> str:
    """What a mushroom or flower would do to the player to decide, and what that would cost."""
    harm = "" if (face := seen.face(seen.about)) is None else trinkets.deck_name(face)
    zone = PHOTOS if harm in ("mushroom.puffball", "flower.poppy") else EVIDENCE
    faces = [card.face for card in seen.cards(zone[seen.player]) if card.face is not None]
    faces = [one for one in faces if zone is PHOTOS or KIND[one] == FAIRY]
    pick = min if harm == "mushroom.agaric" else max
    lost = pick(faces, key=VALUE.__getitem__, default=None)
    card, v = ("", 0) if lost is None else (face_name(lost, stage.say), VALUE[lost])
    return stage.say(HINT_LOSS[harm], card=card, v=v)


def _partners(seen: Seen, stage: Stage, card: int) -> str:
    """Where a lifted card of the circle may go."""
    zone = seen.where(card)
    if not zone.startswith("circle."):
        return ""
    places = [p for p in partners(PLACE[zone]) if seen.at(p)]
    hours = [str(hour_of(p)) for p in sorted(places)]
    return stage.say(HINT_LIFTED, places=together(hours, stage.say, OR))


def _before_you(seen: Seen, stage: Stage) -> str:
    """The card that the player to decide will reveal, as far as the viewer knows it."""
    say, player = stage.say, seen.player
    place = seen.about if seen.decision == "react" else seen.pos[player]
    if place == CENTRE:
        return say(HINT_CENTRE)
    if not seen.facts.turn:
        return say(HINT_FIRST)
    card = seen.at(place)
    if card is None or card.face is None:
        known = card is not None and seen.facts.knowers[place] >> player & 1
        return say(HINT_COVERED if known else HINT_SECRET, h=hour_of(place))
    return say(HINT_FACING, h=hour_of(place), card=face_name(card.face, say))


def bubble(stage: Stage) -> Bubble | None:
    """What is asked at the place: to use a trinket before a reveal, or to leave the centre."""
    if stage.view.decision is None:
        return None
    seen = Seen(stage.view)
    clear: tuple[str, ...] = ()
    if seen.decision == "react_flute":
        target = "centre"
    elif seen.decision == "react":
        target = CIRCLE[seen.about]
        clear = tuple(CIRCLE[place] for place in partners(seen.about))
    elif seen.decision == "shield":
        target = seen.where(seen.about)
    else:
        return None
    return Bubble(target, _hint(seen, stage), _buttons(seen, stage), keeps_clear=clear)


# Buttons


def _buttons(seen: Seen, stage: Stage) -> tuple[Button, ...]:
    say = stage.say
    spend = spending(seen, stage)
    if seen.decision == "swap":
        return (*spend, Button(DONE, say(REVEAL_NOW), "D", main=True))
    if seen.decision == "react":
        return (*spend, Button(PASS, say(REVEAL_IT), "P", main=True))
    if seen.decision == "react_flute":
        return (*spend, Button(PASS, say(STAY), "P", main=True))
    if seen.decision == "shield":
        return (*spend, Button(SUFFER, say(ACCEPT), "A"))
    return spend


def spending(seen: Seen, stage: Stage) -> tuple[Button, ...]:
    """A button for each kind of trinket that can be used now."""
    found: dict[int, int] = {}
    for card in seen.cards(EVIDENCE[seen.player]):
        if card.face in trinkets.WINDOWS.get(seen.decision, ()) and trinkets.usable(
            seen, card.face
        ):
            found.setdefault(card.face, card.card)
    return tuple(
        Button(
            Action("use", card),
            trinkets.use(face, stage.say),
            _KEYS[face],
            note=trinkets.does(face, stage.say),
            cost=trinkets.cost(face, stage.say),
        )
        for face, card in found.items()
    )


def meanwhile(stage: Stage) -> str:
    """What the others read while a player decides."""
    seen = Seen(stage.view)
    if seen.decision == "choose_card" and seen.about == seen.player:
        return stage.say(MEANWHILE_OWN_CARD, name=name_of(stage, seen.player))
    return stage.say(MEANWHILE[seen.decision], **_fields(seen, stage))
