"""Moons as the table sees it: layout, faces and texts behind one door."""

from collections.abc import Sequence

from fairytable.engine import Decision, Event, State
from fairytable.games.moons import faces
from fairytable.games.moons.cards import SUN
from fairytable.games.moons.layout import scenes, table
from fairytable.games.moons.layout.skin import MIDNIGHT
from fairytable.games.moons.rules.position import RING_SIZE
from fairytable.games.moons.texts import (
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
from fairytable.stage.beats import Beat
from fairytable.stage.rooms import Rooms, RoomStaging
from fairytable.stage.staging import Stage


class MoonsStaging(RoomStaging):
    skin = MIDNIGHT
    rooms = Rooms(
        faces, table, about, prompts, reasons, log, spoken, sheet, ledger, quest, reckoning
    )
    tally = staticmethod(ledger.tally)
    greeting = staticmethod(scenes.greeting)

    def ends_game(self, decision: Decision) -> bool:
        return decision.name == "next_game"

    def chapter(self, decision: str) -> str:
        return {"play": "turn", "start_circle": "closing", "next_game": "match"}.get(decision, "")

    def beats(self, events: Sequence[Event], before: Stage, after: Stage) -> Sequence[Beat]:
        return scenes.beats(events, after)

    def forced(self, state: State) -> bool:
        """Never `end`, a closing, or anything under the last moon: these are always chosen."""
        choices = state.distinct(state.legal())
        if len(choices) != 1 or not state.table.zones["deck.moon"]:
            return False
        verb, card, zone, _ = choices[0]
        if verb == "start":
            return True
        if verb != "fairy" or card is None or zone is None or state.table.faces[card] == SUN:
            return False
        return len(state.table.zones[zone]) < RING_SIZE - 1


STAGING = MoonsStaging()
