"""Whom the controller talks to: who thinks for the bots, and who shows what is asked and told."""

from collections.abc import Sequence
from typing import Protocol

from PySide6.QtCore import SignalInstance

from fairytable.engine import Action
from fairytable.match import Match
from fairytable.stage.gestures import Piece
from fairytable.stage.staging import Line, Stage, Staging


class Bots(Protocol):
    """Who thinks for the bots."""

    @property
    def chosen(self) -> SignalInstance: ...
    def ask(self, match: Match, deadline_ms: int) -> None: ...
    def cancel(self) -> None: ...


class PromptPanel(Protocol):
    """Who shows prompt, score and story."""

    @property
    def chosen(self) -> SignalInstance: ...
    def expect(
        self, staging: Staging, stage: Stage, legal: Sequence[Action], lines: Sequence[Line]
    ) -> None: ...
    def retell(self, text: str) -> None: ...
    def follow(self, stage: Stage) -> None: ...
    def catch_up(self) -> None: ...
    def lift(self, piece: Piece | None) -> None: ...
