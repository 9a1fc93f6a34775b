"""Fairy's Fate as the table sees it: layout, faces and texts behind one door."""

from typing import cast

from fairytable.engine import Action, CardView, Decision, State, TableView
from fairytable.games.fate import faces
from fairytable.games.fate.examples import shown
from fairytable.games.fate.facts import FateFacts
from fairytable.games.fate.layout import gestures, scenes, table
from fairytable.games.fate.layout.skin import ROAD
from fairytable.games.fate.rules.zones import PLACE, RECIPE_ROW
from fairytable.games.fate.texts import (
    about,
    captions,
    ledger,
    log,
    prompts,
    quest,
    reasons,
    reckoning,
    sheet,
    spoken,
)
from fairytable.stage.fans import Fan, fan_of
from fairytable.stage.privacy import Privacy
from fairytable.stage.rooms import Rooms, RoomStaging
from fairytable.stage.staging import Stage, by_face
from fairytable.stage.supposing import with_card_at

_FORCED = ("draw", "wealth_draw", "choose", "adversity", "bite")
_OPEN = (
    *("collect", "ward", "adversity", "bite", "ask", "wealth_draw"),
    *("swap_first", "swap_second", "move_card", "move_to"),
)
"""Decided from what everybody knows, while somebody collects."""
_CHAPTERS = {
    "turn": "turn",
    "journey_play": "journey",
    "draw": "turn",
    "choose": "journey",
    "finish": "good",
    "collect": "collect",
    "ward": "good",
    "peek": "good",
    "wealth_draw": "good",
    "ask": "good",
    "answer": "good",
    "swap_first": "good",
    "swap_second": "good",
    "move_card": "good",
    "move_to": "good",
    "poverty": "bad",
    "adversity": "bad",
    "bite": "serpent",
}


class FateStaging(RoomStaging):
    rooms = Rooms(
        faces, table, about, prompts, reasons, log, spoken, sheet, ledger, quest, reckoning
    )
    signed = False
    skin = ROAD
    answers = ("answer",)

    bubble = staticmethod(prompts.bubble)
    meanwhile = staticmethod(prompts.meanwhile)
    pawn_reason = staticmethod(reasons.pawn_reason)
    tell = staticmethod(spoken.tell)
    victory = staticmethod(ledger.victory)
    beats = staticmethod(scenes.beats)
    gestures = staticmethod(gestures.gestures)
    example = staticmethod(shown.example)
    openers = ("card",)
    legible = ("place", "front", "collect")

    def greeting(self, stage: Stage) -> tuple[int, str] | None:
        """The recipe of the person at the bottom."""
        recipe = stage.view.zones[RECIPE_ROW[stage.bottom]][0]
        return None if recipe.face is None else (recipe.card, stage.say(captions.YOUR_RECIPE))

    def supposed(self, stage: Stage, action: Action, card: int, zone: str) -> TableView | None:
        """Cards lie face down and face up in turn at a place."""
        lying = stage.view.zones.get(zone, ())
        down = zone in PLACE and not len(lying) % 2
        return with_card_at(stage.view, card, zone, "back" if down else "face")

    def privacy(self, decision: Decision, stage: Stage) -> Privacy:
        """Collections are an open table: what is decided in them is about cards that all see."""
        collecting = cast(FateFacts, stage.view.facts).collector is not None
        return "half" if collecting and decision.name in _OPEN else "full"

    def fan(self, zone: str, stage: Stage) -> Fan | None:
        """The cards that were removed last."""
        if zone != "discard":
            return None
        pile = stage.view.zones[zone]
        return fan_of(pile, stage.say(captions.REMOVED, len(pile)))

    def held(self, player: int, view: TableView) -> tuple[CardView, ...]:
        """The recipes, and what was still in hand."""
        recipes = view.zones.get(RECIPE_ROW[player], ())
        return (*recipes, *by_face(view.zones.get(f"hand.{player}", ())))

    def chapter(self, decision: str) -> str:
        return _CHAPTERS.get(decision, "")

    def forced(self, state: State) -> bool:
        """What is public and leaves no choice: the last deck, the last free place, a turn without a
        card that fits; nothing that shows what somebody holds."""
        decision, legal = state.decision, state.legal()
        if decision is None or len(legal) != 1:
            return False
        return decision.name in _FORCED or legal[0].verb in ("pass", "stay")


STAGING = FateStaging()
