"""All You Wish For as the table sees it: layout, faces and texts behind one door."""

from fairytable.engine import Decision, State
from fairytable.games.wishes import faces
from fairytable.games.wishes.examples import shown
from fairytable.games.wishes.layout import gestures, scenes, table
from fairytable.games.wishes.layout.skin import CHART
from fairytable.games.wishes.texts import about, ledger, log, prompts, reasons, sheet, spoken
from fairytable.stage.privacy import Privacy
from fairytable.stage.staging import Stage, Staging, Translate

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


class WishesStaging(Staging):
    signed = False
    foretells = True
    skin = CHART
    openers = ("create",)

    arrange = staticmethod(table.arrange)
    look = staticmethod(faces.look)
    back = staticmethod(faces.back)
    prompt = staticmethod(prompts.prompt)
    meanwhile = staticmethod(prompts.meanwhile)
    reason = staticmethod(reasons.reason)
    pawn_reason = staticmethod(reasons.pawn_reason)
    line = staticmethod(log.line)
    describe = staticmethod(spoken.describe)
    card_name = staticmethod(spoken.card_name)
    tell = staticmethod(spoken.tell)
    about = staticmethod(about.about)
    ledger = staticmethod(ledger.ledger)
    pages = staticmethod(sheet.pages)
    sheet = staticmethod(sheet.sheet)
    journeys = staticmethod(gestures.journeys)
    gestures = staticmethod(gestures.gestures)
    beats = staticmethod(scenes.beats)
    fan = staticmethod(spoken.fan)
    example = staticmethod(shown.example)

    def title(self, say: Translate) -> str:
        return say(about.TITLE)

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
        """Where all that matters lies open, the own cards may stay hidden."""
        return "half" if decision.name in _HALF else "full"


STAGING = WishesStaging()
