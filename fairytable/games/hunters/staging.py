"""Hunters as the table sees it: layout, faces and texts behind one door."""

from typing import NamedTuple, cast

from fairytable.engine import Action, Decision, State, TableView
from fairytable.games.hunters import faces
from fairytable.games.hunters.examples import shown
from fairytable.games.hunters.facts import HuntersFacts
from fairytable.games.hunters.layout import gestures, scenes, table
from fairytable.games.hunters.layout.skin import ALBUM
from fairytable.games.hunters.rules.zones import CIRCLE
from fairytable.games.hunters.seen import Seen
from fairytable.games.hunters.texts import (
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
from fairytable.stage.fans import Fan, fan_of
from fairytable.stage.privacy import Privacy
from fairytable.stage.rooms import Rooms, RoomStaging
from fairytable.stage.staging import Stage
from fairytable.stage.supposing import with_card_at, with_cards_swapped

_PRIVACY: dict[str, Privacy] = {
    "swap": "half",
    "choose_card": "half",
    "react": "half",
    "choose_tool": "half",
    "shield": "open",
    "drop_trinket": "open",
    "react_flute": "open",
    "dust_tool": "open",
    "flute_place": "open",
    "thread_swap": "half",
}
"""The others need their own hand, or show something to one person alone."""
_CHAPTERS = {
    "choose_tool": "tools",
    "swap": "swap",
    "choose_card": "trapped",
    "react_flute": "trapped",
    "react": "trinkets",
    "refill": "restore",
    "discard_hand": "restore",
    "peek": "trinkets",
    "thread_swap": "trinkets",
    "dust_tool": "trinkets",
    "flute_place": "trapped",
    "shield": "effects",
    "drop_trinket": "effects",
}
_FORCED = ("choose_card", "drop_trinket", "dust_tool")


class HuntersStaging(RoomStaging):
    rooms = Rooms(
        faces, table, about, prompts, reasons, log, spoken, sheet, ledger, quest, reckoning
    )
    skin = ALBUM
    signed = False

    bubble = staticmethod(prompts.bubble)
    meanwhile = staticmethod(prompts.meanwhile)
    tell = staticmethod(spoken.tell)
    example = staticmethod(shown.example)
    gestures = staticmethod(gestures.gestures)
    beats = staticmethod(scenes.beats)
    greeting = staticmethod(scenes.greeting)

    def pawn_reason(self, stage: Stage, pawn: str, zone: str | None) -> str:
        return reasons.token_reason(stage, zone)

    def supposed(self, stage: Stage, action: Action, card: int, zone: str) -> TableView | None:
        """Whoever swaps puts one card in the place of the other; in the circle backs are up."""
        lying = stage.view.zones.get(zone, ())
        if action.verb == "swap" and lying:
            return with_cards_swapped(stage.view, card, lying[-1].card)
        if zone in CIRCLE:
            return with_card_at(stage.view, card, zone, "back")
        return super().supposed(stage, action, card, zone)

    def turn(self, facts: NamedTuple) -> object:
        return max(1, cast(HuntersFacts, facts).turn)  # the opening belongs to the first turn

    def chapter(self, decision: str) -> str:
        return _CHAPTERS.get(decision, "")

    def privacy(self, decision: Decision, stage: Stage) -> Privacy:
        """The first choice of a tool comes with the opening peek."""
        if decision.name == "choose_tool" and not Seen(stage.view).facts.turn:
            return "full"
        return _PRIVACY.get(decision.name, "full")

    def fan(self, zone: str, stage: Stage) -> Fan | None:
        """The latest discards."""
        if zone != "discard":
            return None
        return fan_of(stage.view.zones[zone], spoken.tell(zone, stage))

    def forced(self, state: State) -> bool:
        """One free card, one trinket, one tool; nothing that would tell what a hand holds."""
        decision = state.decision
        if decision is None:
            return False
        if decision.name == "refill":
            return len(state.legal()) == 1
        return decision.name in _FORCED and len(state.distinct(state.legal())) == 1


STAGING = HuntersStaging()
