"""All You Wish For as the table sees it: layout, faces and texts behind one door."""

from fairytable.engine import Decision, State
from fairytable.games.wishes import faces
from fairytable.games.wishes.examples import shown
from fairytable.games.wishes.layout import gestures, scenes, table
from fairytable.games.wishes.layout.skin import CHART
from fairytable.games.wishes.texts import (
    about,
    ledger,
    log,
    prompts,
    quest,
    reasons,
    reckoning,
    sheet,
    spoken,
)
from fairytable.stage.privacy import Privacy
from fairytable.stage.rooms import Rooms, RoomStaging
from fairytable.stage.staging import Stage

_FORCED = ("pixie_push", "rid_pick", "create_cell", "rid_cell", "setup_place")
_HALF = ("setup_neutral", "setup_wanderer", "setup_place", "setup_pixie", "rid_pick")
_CHAPTERS = {
    "setup": "setup",
    "pixie": "pixie",
    "wanderer_step": "wanderer",
    "conquer_flip": "conquest",
    "action": "actions",
    "create": "create",
    "rid": "rid",
    "turn_end": "wand",
}


class WishesStaging(RoomStaging):
    rooms = Rooms(
        faces, table, about, prompts, reasons, log, spoken, sheet, ledger, quest, reckoning
    )
    signed = False
    foretells = True
    skin = CHART
    openers = ("create",)

    meanwhile = staticmethod(prompts.meanwhile)
    pawn_reason = staticmethod(reasons.pawn_reason)
    tell = staticmethod(spoken.tell)
    journeys = staticmethod(gestures.journeys)
    gestures = staticmethod(gestures.gestures)
    beats = staticmethod(scenes.beats)
    fan = staticmethod(spoken.fan)
    example = staticmethod(shown.example)

    def chapter(self, decision: str) -> str:
        found = (name for key, name in _CHAPTERS.items() if decision.startswith(key))
        return next(found, "")

    def forced(self, state: State) -> bool:
        """What everybody sees to be the only choice; nothing that has to be looked at first, and
        nothing that would tell a hand."""
        decision, legal = state.decision, state.legal()
        if decision is None or len(legal) != 1:
            return False
        if decision.name == "create_card":
            return decision.about == 2
        return decision.name in _FORCED

    def privacy(self, decision: Decision, stage: Stage) -> Privacy:
        """Where all that matters lies open, their own cards may stay hidden."""
        return "half" if decision.name in _HALF else "full"


STAGING = WishesStaging()
