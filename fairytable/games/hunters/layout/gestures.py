"""Which gestures mean an action of Hunters."""

from fairytable.engine import Action
from fairytable.games.hunters.layout.pages import token
from fairytable.games.hunters.rules.zones import CIRCLE, PLACE
from fairytable.games.hunters.seen import Seen
from fairytable.games.hunters.texts import trinkets
from fairytable.stage.gestures import Gesture, natural
from fairytable.stage.staging import Stage


def gestures(action: Action, stage: Stage, opener: Action | None = None) -> tuple[Gesture, ...]:
    """The natural one, and others that mean the same."""
    seen = Seen(stage.view)
    match action.verb:
        case "swap":
            return _swap(action, seen)
        case "use":
            return _use(action, seen, stage)
        case "card":
            return Gesture(action.card), Gesture(action.card, "centre", "once lifted")
        case "tool":
            moved = Gesture(token(seen.player), action.zone, "once lifted")
            return Gesture(None, action.zone), moved
        case "stand":
            return _stand(action, seen)
    return natural(action)


def _swap(action: Action, seen: Seen) -> tuple[Gesture, ...]:
    """Either card is put onto the other one."""
    other = seen.at(PLACE[action.the_zone])
    there = Gesture(action.card, action.zone)
    if other is None:
        return (there,)
    return there, Gesture(other.card, seen.where(action.the_card))


def _use(action: Action, seen: Seen, stage: Stage) -> tuple[Gesture, ...]:
    """A trinket is chosen, or put into the centre, or onto the card that it is about; what it costs
    is asked at the place."""
    face = seen.face(action.the_card)
    question = None if face is None else trinkets.question(face, stage.say)
    targets = ["centre"]
    if seen.decision == "react":
        targets.append(CIRCLE[seen.about])
    elif seen.decision == "shield" and seen.where(seen.about) in CIRCLE:
        targets.append(seen.where(seen.about))
    ways = [Gesture(action.card, target, "once lifted", question) for target in targets]
    return Gesture(action.card, question=question), *ways


def _stand(action: Action, seen: Seen) -> tuple[Gesture, ...]:
    """A free stand is clicked, or its card; or one's own researcher is brought there."""
    researcher = seen.researcher(seen.player)
    place = CIRCLE[PLACE[action.the_zone]]
    return (
        Gesture(None, action.zone),
        Gesture(None, place, "never"),
        Gesture(researcher, action.zone, "once lifted"),
        Gesture(researcher, place, "never"),
    )
