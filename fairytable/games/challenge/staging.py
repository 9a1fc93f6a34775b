"""The Challenge as the table sees it: layout, faces and texts behind one door."""

from collections.abc import Sequence
from typing import cast

from fairytable.engine import Action, CardView, Decision, Event, Said, State, TableView
from fairytable.games.challenge import faces
from fairytable.games.challenge.layout import gestures, scenes, table
from fairytable.games.challenge.layout.drawing import pixie_key
from fairytable.games.challenge.layout.skin import MOSSY
from fairytable.games.challenge.rules.state import ChallengeState
from fairytable.games.challenge.rules.zones import STORED
from fairytable.games.challenge.texts import (
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
from fairytable.stage.rooms import Rooms, RoomStaging
from fairytable.stage.staging import Errand, by_face

_FORCED = ("enlarge", "protect", "puncture", "steal")
_CHAPTERS = {
    "action": "turn",
    "discard": "collect",
    "overflow": "collect",
    "offer": "ask",
    "pick_fairy": "ask",
    "use_now": "ask",
    "enlarge": "fairies",
    "protect": "fairies",
    "harvest": "fairies",
    "steal": "fairies",
    "puncture": "fairies",
    "exchange": "rearrange",
}


class ChallengeStaging(RoomStaging):
    skin = MOSSY
    rooms = Rooms(
        faces, table, about, prompts, reasons, log, spoken, sheet, ledger, quest, reckoning
    )
    signed = False

    meanwhile = staticmethod(prompts.meanwhile)
    tell = staticmethod(spoken.tell)
    beats = staticmethod(scenes.beats)
    gestures = staticmethod(gestures.gestures)
    openers = ("exchange", "obtain", "play")

    def held(self, player: int, view: TableView) -> tuple[CardView, ...]:
        """Hidden stones, and the fairies that were kept."""
        kept = view.zones.get(STORED[player], ())
        return (*super().held(player, view), *by_face(kept))

    def chapter(self, decision: str) -> str:
        return _CHAPTERS.get(decision, "")

    def forced(self, state: State) -> bool:
        """A fairy with one target, and the rest of a theft; nothing that costs or has to be seen
        first."""
        decision, legal = state.decision, state.legal()
        if decision is None or decision.name not in _FORCED or len(legal) != 1:
            return False
        return decision.name != "steal" or legal[0].verb == "steal_hand"

    def errands(self, events: Sequence[Event]) -> tuple[Errand, ...]:
        """A pixie that is sent goes to the pile itself."""
        return tuple(
            Errand(
                pixie_key(int(said["player"]), int(said["sack"])), f"forest.stones.{said['stone']}"
            )
            for said in (e.words for e in events if isinstance(e, Said) and e.key == "fetched")
        )

    def left_out(self, before: State, action: Action, after: State) -> State | None:
        """A fairy that cannot be used is kept without a question, which would tell what it is."""
        asked = after.decision
        if action.verb not in ("pick", "take_open") or asked is None or asked.name == "use_now":
            return None
        was, twin = cast(ChallengeState, before), cast(ChallengeState, after).clone()
        twin.player, twin.turn, twin.exchanges = was.player, was.turn, was.exchanges
        twin.pending = (Decision(was.player, "use_now", action.card),)
        return twin


STAGING = ChallengeStaging()
