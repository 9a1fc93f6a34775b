"""Which gestures mean an action of The Challenge."""

from fairytable.engine import Action
from fairytable.games.challenge.rules.actions import COLLECT
from fairytable.games.challenge.rules.zones import FAIRY_PILES, HANDS, STONE_PILES
from fairytable.stage.gestures import Gesture, doors
from fairytable.stage.staging import Stage


def gestures(action: Action, stage: Stage, opener: Action | None = None) -> tuple[Gesture, ...]:
    """The natural one, and its doors: places besides one's own that are understood; the deck itself
    can be drawn into the hand."""
    if action == COLLECT:
        top = stage.view.zones["deck.stones"][-1].card
        return (*doors(action), Gesture(top, HANDS[stage.bottom], "once lifted"))
    return doors(action, *_doors(action, opener))


def _doors(action: Action, opener: Action | None) -> tuple[str, ...]:
    """Any part of the stone row counts as the pile of a stone that is left there; a fairy is played
    onto the wood; who wants to pay brings a stone to the fairies; a pixie is meant by its sack
    too."""
    if action.verb in ("enlarge", "protect") and action.zone is not None:
        return (action.zone.replace("marks.", "sack."),)
    if opener is not None:
        return ("deck.fairies", *FAIRY_PILES) if action.zone == "offering" else ()
    if action.verb == "play":
        return ("wood", "deck.fairies", "deck.stones", *FAIRY_PILES, *STONE_PILES)
    to_a_pile = action.zone in STONE_PILES and action.verb != "steal_top"
    return ("wood.stones", *STONE_PILES) if to_a_pile else ()
