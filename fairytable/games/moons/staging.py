"""Moons as the table sees it: layout, faces and texts behind one door."""

from collections.abc import Sequence

from fairytable.engine import Decision, Event, State
from fairytable.games.moons import faces, layout, ledger, scenes, texts
from fairytable.games.moons.cards import SUN
from fairytable.games.moons.rules import RING_SIZE
from fairytable.stage.beats import Beat
from fairytable.stage.staging import (
    Stage,
    Staging,
    Translate,
)


class MoonsStaging(Staging):
    arrange = staticmethod(layout.arrange)
    look = staticmethod(faces.look)
    back = staticmethod(faces.back)
    prompt = staticmethod(texts.prompt)
    reason = staticmethod(texts.reason)
    line = staticmethod(texts.line)
    describe = staticmethod(texts.describe)
    card_name = staticmethod(texts.card_name)
    sheet = staticmethod(texts.sheet)
    about = staticmethod(texts.about)
    tally = staticmethod(ledger.tally)
    ledger = staticmethod(ledger.ledger)
    pages = staticmethod(texts.pages)
    greeting = staticmethod(scenes.greeting)

    def title(self, say: Translate) -> str:
        return say(texts.TITLE)

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
