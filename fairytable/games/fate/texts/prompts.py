"""What a player of Fairy's Fate is asked in each decision, and what the others read meanwhile."""

from itertools import repeat

from fairytable.engine import Action
from fairytable.engine.words import QT_TRANSLATE_NOOP
from fairytable.games.fate.cards import ACTIVE, DARKNESS, FIRST_GOOD, FIRST_THIEF, KINDS, PETRIFY
from fairytable.games.fate.rules.actions import ACCEPT, ASK, DONE, NEXT_NONE, PASS, STAY
from fairytable.games.fate.rules.zones import HAND, PLACE
from fairytable.games.fate.seen import USING, FateSeen, Stack
from fairytable.games.fate.texts.names import FAIRY_NAMES, OBJECT_NAMES, kind_effect, kind_name
from fairytable.games.fate.texts.phrases import YOUR_OBJECT, a_kind
from fairytable.stage.prompts import Back, Bubble, Button, Lead, Prompt, PutDown
from fairytable.stage.seats import name_of
from fairytable.stage.sentences import opening
from fairytable.stage.staging import Stage

ASK_FOR = {
    "turn": QT_TRANSLATE_NOOP("fate", "{name}, play a card at a place."),
    "journey_play": QT_TRANSLATE_NOOP("fate", "{name}, before you travel, play a card."),
    "draw": QT_TRANSLATE_NOOP("fate", "{name}, draw a card from a deck."),
    "choose": QT_TRANSLATE_NOOP("fate", "{name}, choose where to travel."),
    "finish": QT_TRANSLATE_NOOP("fate", "{name}, use a fairy or end your turn."),
    "collect": QT_TRANSLATE_NOOP("fate", "{name}, the next card is {card}."),
    "peek": QT_TRANSLATE_NOOP("fate", "{name}, look at a face-down card (1 of 2)."),
    "wealth_draw": QT_TRANSLATE_NOOP("fate", "{name}, draw one more card."),
    "ask": QT_TRANSLATE_NOOP("fate", "{name}, who do you want to ask?"),
    "answer": QT_TRANSLATE_NOOP(
        "fate", "{name}, {asker} asks: which object does your recipe {k} lack?"
    ),
    "swap_first": QT_TRANSLATE_NOOP("fate", "{name}, choose two cards to swap."),
    "swap_second": QT_TRANSLATE_NOOP("fate", "{name}, swap it with which card?"),
    "move_card": QT_TRANSLATE_NOOP("fate", "{name}, move a card to another place."),
    "move_to": QT_TRANSLATE_NOOP("fate", "{name}, where does the card go?"),
    "poverty": QT_TRANSLATE_NOOP("fate", "{name}, Poverty: give up a card from your hand."),
    "adversity": QT_TRANSLATE_NOOP("fate", "{name}, Adversity: give up an object."),
    "bite": QT_TRANSLATE_NOOP("fate", "{name}, the serpent bites: give up an object."),
}
MAY_TRAVEL = QT_TRANSLATE_NOOP("fate", "{name}, play a card, or set out on a journey.")
ONLY_TRAVEL = QT_TRANSLATE_NOOP("fate", "{name}, set out on a journey, or skip your turn.")
MUST_TRAVEL = QT_TRANSLATE_NOOP("fate", "{name}, now you must travel: choose your place.")
NOTHING_FITS = QT_TRANSLATE_NOOP("fate", "{name}, none of your cards fits.")
NO_CARDS = QT_TRANSLATE_NOOP("fate", "{name}, you have no cards left.")
NO_FREE_PLACE = QT_TRANSLATE_NOOP("fate", "{name}, no place is free for you.")
NOTHING_LEFT = QT_TRANSLATE_NOOP("fate", "{name}, that was the last card.")
SECOND_PEEK = QT_TRANSLATE_NOOP("fate", "{name}, look at another face-down card (2 of 2).")
WARD_THIEF = QT_TRANSLATE_NOOP("fate", "{name}, the thief pixie takes {object}. Ward it off?")
WARD_DARKNESS = QT_TRANSLATE_NOOP("fate", "{name}, Darkness swallows everything here. Ward it off?")
WARD_STONE = QT_TRANSLATE_NOOP(
    "fate", "{name}, Petrification costs you your next turn. Ward it off?"
)
WARD_POVERTY = QT_TRANSLATE_NOOP(
    "fate", "{name}, Poverty takes a card from your hand. Ward it off?"
)
WARD_ADVERSITY = QT_TRANSLATE_NOOP(
    "fate", "{name}, Adversity takes one of your objects. Ward it off?"
)
DRIVE_AWAY = QT_TRANSLATE_NOOP("fate", "“Shall I drive the thief away? Then you keep {object}.”")
BREAK_SPELL = QT_TRANSLATE_NOOP("fate", "“Shall I break her spell? Nothing will happen to you.”")
LIFTED = QT_TRANSLATE_NOOP("fate", "{name}, play this card at a glowing place.")
USE_IT = QT_TRANSLATE_NOOP("fate", "{fairy}: use her now?")
LOSE_IT = QT_TRANSLATE_NOOP("fate", "{name}, give up {card}?")

MEANWHILE = {
    "turn": QT_TRANSLATE_NOOP("fate", "{name} is choosing a card."),
    "journey_play": QT_TRANSLATE_NOOP("fate", "{name} is playing a card before the journey."),
    "draw": QT_TRANSLATE_NOOP("fate", "{name} is drawing."),
    "choose": QT_TRANSLATE_NOOP("fate", "{name} is choosing a place."),
    "finish": QT_TRANSLATE_NOOP("fate", "{name} is thinking about a fairy."),
    "collect": QT_TRANSLATE_NOOP("fate", "{name} is collecting."),
    "ward": QT_TRANSLATE_NOOP("fate", "{name} may ward off {card}."),
    "peek": QT_TRANSLATE_NOOP("fate", "{name} is looking at a face-down card."),
    "wealth_draw": QT_TRANSLATE_NOOP("fate", "{name} is drawing one more card."),
    "ask": QT_TRANSLATE_NOOP("fate", "{name} is choosing who to ask."),
    "answer": QT_TRANSLATE_NOOP("fate", "{name} is answering."),
    "swap_first": QT_TRANSLATE_NOOP("fate", "{name} is swapping two cards."),
    "swap_second": QT_TRANSLATE_NOOP("fate", "{name} is swapping two cards."),
    "move_card": QT_TRANSLATE_NOOP("fate", "{name} is moving a card."),
    "move_to": QT_TRANSLATE_NOOP("fate", "{name} is moving a card."),
    "poverty": QT_TRANSLATE_NOOP("fate", "{name} is giving up a card."),
    "adversity": QT_TRANSLATE_NOOP("fate", "{name} is giving up an object."),
    "bite": QT_TRANSLATE_NOOP("fate", "The serpent is biting {name}."),
}

HINT = {
    "journey_play": QT_TRANSLATE_NOOP(
        "fate", "Even at a place others have chosen. Then choose your own."
    ),
    "finish": QT_TRANSLATE_NOOP("fate", "The glowing fairies can help you now."),
    "draw": QT_TRANSLATE_NOOP("fate", "You see only the backs."),
    "choose": QT_TRANSLATE_NOOP("fate", "Click a signpost, or drag your lantern there."),
    "collect": QT_TRANSLATE_NOOP("fate", "You may still use a fairy."),
    "ward": QT_TRANSLATE_NOOP("fate", "Both cards would be removed."),
    "peek": QT_TRANSLATE_NOOP("fate", "Only you see it."),
    "wealth_draw": QT_TRANSLATE_NOOP("fate", "Your hand stays one card larger."),
    "ask": QT_TRANSLATE_NOOP(
        "fate", "For each recipe your rival tells you an object that it lacks."
    ),
    "answer": QT_TRANSLATE_NOOP("fate", "Everybody hears your answer."),
    "swap_first": QT_TRANSLATE_NOOP("fate", "Backs do not matter; drag one onto the other."),
    "swap_second": QT_TRANSLATE_NOOP("fate", "The position decides which side is up."),
    "move_card": QT_TRANSLATE_NOOP("fate", "Backs do not matter; drag it to its new place."),
    "move_to": QT_TRANSLATE_NOOP("fate", "It becomes the next card there."),
    "poverty": QT_TRANSLATE_NOOP("fate", "It is not replaced."),
    "adversity": QT_TRANSLATE_NOOP("fate", "One of those in front of you."),
    "bite": QT_TRANSLATE_NOOP("fate", "Nothing can prevent it."),
}
READY = QT_TRANSLATE_NOOP("fate", "A journey needs {needed} lit lamps; now: {ready}.")
HOW_TO_TRAVEL = QT_TRANSLATE_NOOP("fate", "Travel: click a signpost, or drag your lantern there.")
LAST_JOURNEY = QT_TRANSLATE_NOOP("fate", "The decks are empty: the next journey is the last.")
PUT_BACK_HINT = QT_TRANSLATE_NOOP("fate", "Esc puts it back.")

TRAVEL_TEXT = QT_TRANSLATE_NOOP("fate", "Set out")
PASS_TEXT = QT_TRANSLATE_NOOP("fate", "Skip turn")
PLAY_NOTHING = QT_TRANSLATE_NOOP("fate", "Play nothing")
STAY_TEXT = QT_TRANSLATE_NOOP("fate", "Stay at home")
DONE_TEXT = QT_TRANSLATE_NOOP("fate", "Done")
NEXT_TEXT = QT_TRANSLATE_NOOP("fate", "Next card")
WARD_TEXT = QT_TRANSLATE_NOOP("fate", "Ward it off")
ACCEPT_TEXT = QT_TRANSLATE_NOOP("fate", "Let it happen")
USE_TEXT = QT_TRANSLATE_NOOP("fate", "Use her")
USE_ONE = QT_TRANSLATE_NOOP("fate", "Use {fairy}")
USE_FAIRY = QT_TRANSLATE_NOOP("fate", "Use a fairy…")
NOT_NOW = QT_TRANSLATE_NOOP("fate", "Not now")
PUT_BACK = QT_TRANSLATE_NOOP("fate", "Put back")
REMOVE = QT_TRANSLATE_NOOP("fate", "Give it up")
START_OVER = QT_TRANSLATE_NOOP("fate", "Start over")
ENTER = QT_TRANSLATE_NOOP("fate", "Enter")

_KEYS = dict(zip(ACTIVE, "WSRQXO", strict=True))
"""Wisdom, sight, riches, question, exchange, other place."""
PAUSE_MS = 4000
"""How long one may think before the next card of a collection works by itself."""
_MOST_FAIRIES = 3
"""This many fairies have buttons of their own."""
_IN_A_COLUMN = 2
"""More buttons than that stand side by side, with room for the fairies' names only."""


def prompt(stage: Stage) -> Prompt:
    """What the player to decide is asked."""
    seen = FateSeen(stage.view)
    if stage.lifted is not None:
        held = _held(seen, stage, stage.lifted)
        if held is not None:
            return held
    return Prompt(_ask(seen, stage), _hint(seen, stage), _buttons(seen, stage))


def meanwhile(stage: Stage) -> str:
    """What the others read while a player decides."""
    seen = FateSeen(stage.view)
    assert seen.decider is not None
    fields = {"name": name_of(stage, seen.decider)}
    if seen.decision == "ward" and seen.about is not None:
        fields["card"] = _harmful(seen, stage)
    return stage.say(MEANWHILE[seen.decision], **fields)


def _harmful(seen: FateSeen, stage: Stage) -> str:
    """The card that threatens, inside a sentence."""
    kind = None if seen.about is None else seen.kind(seen.about)
    return "" if kind is None else a_kind(kind, stage.say)


def _ask(seen: FateSeen, stage: Stage) -> str:
    say, decision = stage.say, seen.decision
    name = name_of(stage, stage.bottom if seen.decider is None else seen.decider)
    if decision in ("turn", "journey_play"):
        return say(_ask_to_play(seen), name=name)
    if decision == "choose" and not _free_places(seen):
        return say(NO_FREE_PLACE, name=name)
    if decision == "ward":
        return _ask_to_ward(seen, stage, name)
    if decision == "peek" and seen.about is not None:
        return say(SECOND_PEEK, name=name)
    if decision == "collect":
        found = seen.cards("collect")
        if not found or found[0].face is None:
            return say(NOTHING_LEFT, name=name)
        kind = seen.kind(found[0].card)
        return say(ASK_FOR[decision], name=name, card="" if kind is None else a_kind(kind, say))
    if decision == "answer":
        number = 1 if seen.about is None else seen.about + 1
        asker = name_of(stage, seen.player)
        return say(ASK_FOR[decision], name=name, asker=asker, k=number)
    return say(ASK_FOR[decision], name=name)


def _ask_to_play(seen: FateSeen) -> str:
    fits = seen.can_play(seen.player)
    if seen.decision == "journey_play":
        return ASK_FOR["journey_play"] if fits else NOTHING_FITS
    if seen.must_travel:
        return MUST_TRAVEL
    if seen.may_travel:
        return MAY_TRAVEL if fits else ONLY_TRAVEL
    if fits:
        return ASK_FOR["turn"]
    return NOTHING_FITS if seen.cards(HAND[seen.player]) else NO_CARDS


def _ask_to_ward(seen: FateSeen, stage: Stage, name: str) -> str:
    say = stage.say
    kind = None if seen.about is None else seen.kind(seen.about)
    assert kind is not None
    if kind < FIRST_GOOD:
        lost = say(YOUR_OBJECT[KINDS[kind - FIRST_THIEF]])
        return say(WARD_THIEF, name=name, object=lost)
    if kind == DARKNESS:
        return say(WARD_DARKNESS, name=name)
    if kind == PETRIFY:
        return say(WARD_STONE, name=name)
    return say(WARD_POVERTY if KINDS[kind] == "poverty" else WARD_ADVERSITY, name=name)


def _free_places(seen: FateSeen) -> list[int]:
    """Where a traveller may still go."""
    return [k for k in range(5) if seen.is_ready(k) and seen.chosen_by(k) is None]


def _hint(seen: FateSeen, stage: Stage) -> str:
    say, decision = stage.say, seen.decision
    if decision in ("turn", "journey_play"):
        if seen.last_phase and seen.starter is None:
            return say(LAST_JOURNEY)
        if seen.starter is None and seen.may_travel:
            return say(HOW_TO_TRAVEL)
        if seen.starter is None:
            return say(READY, needed=seen.needed, ready=seen.ready)
        return say(HINT[decision]) if seen.can_play(seen.player) else ""
    if decision == "choose" and not _free_places(seen):
        return ""
    return say(HINT[decision]) if decision in HINT else ""


# What is held


def _held(seen: FateSeen, stage: Stage, card: int) -> Prompt | None:
    """While something is picked up: what is done with it."""
    say, decision, kind = stage.say, seen.decision, seen.kind(card)
    name, where = name_of(stage, stage.bottom), seen.where(card)
    if kind is None:
        return None
    back = Button(PutDown(), say(PUT_BACK), "", cap="Esc")
    if decision in ("poverty", "adversity", "bite"):
        verb = "discard" if decision == "poverty" else "lose"
        give = Button(Action(verb, card), say(REMOVE), "", main=True, cap=say(ENTER))
        text = say(LOSE_IT, name=name, card=a_kind(kind, say))
        return Prompt(text, _hint(seen, stage), (give, back))
    if where == HAND[stage.bottom] and decision in ("turn", "journey_play"):
        return Prompt(say(LIFTED, name=name), say(PUT_BACK_HINT), (back,))
    if decision in USING and where.startswith("front."):
        use = Button(Action("use", card), say(USE_TEXT), "", main=True, cap=say(ENTER))
        text = say(USE_IT, fairy=kind_name(kind, say))
        not_now = Button(PutDown(), say(NOT_NOW), "", cap="Esc")
        return Prompt(text, kind_effect(kind, say), (use, not_now))
    return None


# What is asked at a card


def bubble(stage: Stage) -> Bubble | None:
    """A fairy who can help offers herself in the glade that is emptied; before each card of a
    collection there is a pause, in which others can be used, and which can be held."""
    seen = FateSeen(stage.view)
    if seen.decider != stage.bottom or seen.collector is None:
        return None
    place = seen.dest[seen.collector]
    if place is None or seen.decision not in ("ward", "collect"):
        return None
    free = not seen.place(place)
    target = f"voice.{place}" if free else PLACE[place]
    if seen.decision == "ward":
        return Bubble(target, _offer(seen, stage), _ward(seen, stage), inside=free)
    buttons = (*_plain(seen, stage), *_fairies(seen, stage))
    pressable = tuple(button for button in buttons if isinstance(button.action, Action))
    return Bubble(target, _ask(seen, stage), pressable, by_itself=PAUSE_MS, inside=free)


def _offer(seen: FateSeen, stage: Stage) -> str:
    """What the fairy says who could ward off a card."""
    kind = None if seen.about is None else seen.kind(seen.about)
    assert kind is not None
    if kind >= FIRST_GOOD:
        return stage.say(BREAK_SPELL)
    lost = stage.say(YOUR_OBJECT[KINDS[kind - FIRST_THIEF]])
    return stage.say(DRIVE_AWAY, object=lost)


# Buttons


def _buttons(seen: FateSeen, stage: Stage) -> tuple[Button, ...]:
    say, decision = stage.say, seen.decision
    if decision == "ward":
        return _ward(seen, stage)
    if decision == "ask":
        rivals = [p for p in range(seen.players) if p != seen.player]
        names = (name_of(stage, p) for p in rivals)
        keys = map(str, range(1, len(rivals) + 1))
        made = zip(rivals, names, keys, strict=True)
        return tuple(Button(ASK[p], name, key) for p, name, key in made)
    if decision == "answer":
        return _answers(seen, stage)
    if decision in ("swap_second", "move_to"):
        before = "swap_first" if decision == "swap_second" else "move_card"
        return (Button(Back(before), say(START_OVER), "Backspace", cap="⌫"),)
    if decision not in USING:
        return ()
    return (*_plain(seen, stage), *_fairies(seen, stage))


def _plain(seen: FateSeen, stage: Stage) -> tuple[Button, ...]:
    """What can be done besides using fairies."""
    say, decision = stage.say, seen.decision
    travel = Button(Lead("travel", takes=True), say(TRAVEL_TEXT), "T")
    if decision == "turn":
        stuck = not seen.must_travel and not seen.can_play(seen.player)
        skip = (Button(PASS, say(PASS_TEXT), "P", main=not seen.may_travel),) if stuck else ()
        return (travel, *skip) if seen.may_travel else skip
    if decision == "journey_play" and not seen.can_play(seen.player):
        return (Button(PASS, say(PLAY_NOTHING), "P", main=True),)
    if decision == "choose" and not _free_places(seen):
        return (Button(STAY, say(STAY_TEXT), "Y", main=True),)
    if decision == "finish":
        return (Button(DONE, say(DONE_TEXT), "D", main=True),)
    if decision == "collect":
        found = seen.cards("collect")
        if not found:
            return (Button(NEXT_NONE, say(DONE_TEXT), "D", main=True),)
        return (Button(Action("next", found[0].card), say(NEXT_TEXT), "N", main=True),)
    return ()


def _fairies(seen: FateSeen, stage: Stage) -> tuple[Button, ...]:
    """Up to three fairies have buttons; more are found by one that leads to them."""
    usable = seen.usable(seen.player)
    if len(usable) > _MOST_FAIRIES:
        return (Button(Lead("use"), stage.say(USE_FAIRY), "U"),)
    texts = [stage.say(FAIRY_NAMES[KINDS[stack.kind]]) for stack in usable]
    if len(texts) + len(_plain(seen, stage)) <= _IN_A_COLUMN:
        texts = [stage.say(USE_ONE, fairy=text) for text in texts]
    return tuple(map(_use, usable, texts, repeat(stage)))


def _use(stack: Stack, text: str, stage: Stage) -> Button:
    effect = kind_effect(stack.kind, stage.say)
    return Button(Action("use", stack.top), text, _KEYS[KINDS[stack.kind]], note=effect)


def _ward(seen: FateSeen, stage: Stage) -> tuple[Button, ...]:
    say, kind = stage.say, None if seen.about is None else seen.kind(seen.about)
    assert kind is not None
    fairy = ward_against(kind)
    mine = [stack for stack in seen.stacks(seen.player) if KINDS[stack.kind] == fairy]
    accept = Button(ACCEPT, say(ACCEPT_TEXT), "L")
    wards = (Button(Action("cancel", s.top), say(WARD_TEXT), "W", main=True) for s in mine)
    return (*wards, accept)


def ward_against(kind: int) -> str:
    """The good fairy that can cancel a harmful card of this kind."""
    return "protection" if kind < FIRST_GOOD else "liberation"


def _answers(seen: FateSeen, stage: Stage) -> tuple[Button, ...]:
    """One for each object that the recipe lacks."""
    decider, recipe = seen.decider, seen.about
    if decider is None or recipe is None:
        return ()
    missing = seen.missing(decider, recipe)
    return tuple(
        Button(Action("name", choice=name), opening(stage.say(OBJECT_NAMES[name])), str(k))
        for k, name in enumerate(missing, 1)
    )
