"""Which gestures mean an action of All You Wish For."""

from fairytable.engine import Action
from fairytable.engine.words import QT_TRANSLATE_NOOP
from fairytable.games.wishes.rules.zones import DOWN, HANDS, STACKS, WAND
from fairytable.games.wishes.seen import Seen
from fairytable.games.wishes.texts.phrases import names_of
from fairytable.stage.gestures import Confirmation, Gesture, Journey, PawnKey
from fairytable.stage.staging import Stage

BENEATH_QUESTION = QT_TRANSLATE_NOOP("wishes", "Lay it beneath the Wand? Only one card per game.")
BENEATH_YES = QT_TRANSLATE_NOOP("wishes", "Lay it beneath")
TURN_QUESTION = QT_TRANSLATE_NOOP("wishes", "Turn these Wands face down: {names}?")
TURN_YES = QT_TRANSLATE_NOOP("wishes", "Turn")


def gestures(action: Action, stage: Stage, opener: Action | None = None) -> tuple[Gesture, ...]:
    """The ways by hand to an action."""
    seen = Seen(stage.view)
    if opener is not None:  # D29: a card of her realm on the tray begins a Kingdom
        return (Gesture(action.card, "tray"),) if action.verb == "card" else ()
    match action.verb:
        case "step" | "push" | "stop":
            return _moves(action, seen)
        case "cell":
            return _places(action, seen)
        case "place":
            return _piles(action, seen)
        case "card":
            return Gesture(action.card), Gesture(action.card, seen.forming or "tray")
        case "flip":
            return Gesture(action.card), Gesture(action.card, DOWN[seen.decider])
        case "take":
            return _lifting(action, seen)
        case "pick":
            return Gesture(action.card), Gesture(action.card, HANDS[seen.decider])
        case "top":
            return Gesture(action.card), Gesture(action.card, "tray")
        case "wand_place":
            question = Confirmation(stage.say(BENEATH_QUESTION), stage.say(BENEATH_YES))
            return (Gesture(action.card, WAND[seen.decider], question=question),)
        case "wand_turn":
            names = names_of(stage, seen.would_turn(seen.decider))
            question = Confirmation(stage.say(TURN_QUESTION, names=names), stage.say(TURN_YES))
            return (Gesture(None, WAND[seen.decider], question=question),)
        case "up" | "under":
            return (Gesture(action.card, action.zone),)
    return ()


def _moves(action: Action, seen: Seen) -> tuple[Gesture, ...]:
    """A pawn is dragged, or the Kingdom clicked; its own Kingdom means to stop."""
    pawn = "pixie" if seen.decision == "pixie_step" else "wanderer"
    if action.zone is None:
        here = seen.facts.pixie if pawn == "pixie" else seen.facts.wanderer
        return (Gesture(None, here, "never"),)
    return Gesture(None, action.zone), Gesture(PawnKey(pawn), action.zone)


def journeys(stage: Stage) -> list[Journey]:
    """The Wanderer is led over several Kingdoms: by a click on the last, or dragged there."""
    seen = Seen(stage.view)
    if seen.decision != "wanderer_step":
        return []
    found = []
    for zone, (_, *way) in seen.ways.items():
        steps = tuple(Action("step", zone=step) for step in way)
        found += [Journey(Gesture(piece, zone), steps) for piece in (None, PawnKey("wanderer"))]
    return found


def _places(action: Action, seen: Seen) -> tuple[Gesture, ...]:
    """A pawn or a pile comes from the tray, or the place is clicked."""
    click = Gesture(None, action.zone)
    if seen.decision in ("setup_wanderer", "setup_pixie"):
        return click, Gesture(PawnKey(seen.decision.removeprefix("setup_")), action.zone)
    pile = seen.cards("neutral" if seen.decision == "setup_neutral" else "tray")
    return click, *(Gesture(card.card, action.zone, "once lifted") for card in pile[-1:])


def _piles(action: Action, seen: Seen) -> tuple[Gesture, ...]:
    """One of two piles is taken by its top or any other card; the only one left goes by a click."""
    stacks = [seen.cards(zone) for zone in STACKS[seen.decider]]
    pile = stacks[action.the_number]
    top, others = pile[-1].card, [card.card for card in pile[:-1]]
    ways = [Gesture(top, action.zone)]
    ways += [Gesture(card, action.zone, "once lifted") for card in others]
    if not all(stacks):
        ways.append(Gesture(None, action.zone))
    return tuple(ways)


def _lifting(action: Action, seen: Seen) -> tuple[Gesture, ...]:
    """A Kingdom is picked up by its top: a second click or the hand takes it."""
    top = seen.top(action.the_zone)
    if top is None:
        return ()
    return Gesture(top.card), Gesture(top.card, HANDS[seen.decider])
