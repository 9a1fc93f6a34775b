"""Moons as the table sees it: layout, faces and texts behind one door."""

from collections.abc import Sequence

from fairytable.engine import Action, Decision, Event, State
from fairytable.engine.beats import Beat
from fairytable.engine.look import BackLook, Look
from fairytable.engine.picture import Picture
from fairytable.engine.staging import (
    About,
    Ledger,
    Line,
    Page,
    Prompt,
    Sheet,
    Stage,
    Staging,
    Tally,
    Translate,
)
from fairytable.games.moons import faces, layout, ledger, scenes, texts
from fairytable.games.moons.cards import SUN
from fairytable.games.moons.rules import RING_SIZE


class MoonsStaging(Staging):
    def title(self, say: Translate) -> str:
        return say(texts.TITLE)

    def arrange(self, stage: Stage) -> Picture:
        return layout.arrange(stage)

    def look(self, face: int, say: Translate) -> Look:
        return faces.look(face, say)

    def back(self, name: str) -> BackLook:
        return faces.back(name)

    def prompt(self, stage: Stage) -> Prompt:
        return texts.prompt(stage)

    def reason(self, stage: Stage, card: int | None, zone: str | None) -> str:
        return texts.reason(stage, card, zone)

    def line(self, event: Event, stage: Stage) -> Line | None:
        return texts.line(event, stage)

    def describe(self, action: Action, stage: Stage) -> str:
        return texts.describe(action, stage)

    def card_name(self, card: int, stage: Stage) -> str:
        return texts.card_name(card, stage)

    def sheet(self, stage: Stage) -> Sheet:
        return texts.sheet(stage)

    def about(self, say: Translate) -> About:
        return texts.about(say)

    def ledger(self, stage: Stage) -> Ledger:
        return ledger.ledger(stage)

    def ends_game(self, decision: Decision) -> bool:
        return decision.name == "next_game"

    def tally(self, ends: Sequence[Stage]) -> Tally | None:
        return ledger.tally(ends)

    def chapter(self, decision: str) -> str:
        return {"play": "turn", "start_circle": "closing", "next_game": "match"}.get(decision, "")

    def pages(self, stage: Stage) -> tuple[Page, ...]:
        return texts.pages(stage)

    def beats(self, events: Sequence[Event], before: Stage, after: Stage) -> Sequence[Beat]:
        return scenes.beats(events, after)

    def greeting(self, stage: Stage) -> tuple[int, str] | None:
        return scenes.greeting(stage)

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
