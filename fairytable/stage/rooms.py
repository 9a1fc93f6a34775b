"""The staging of a game whose folder has the usual rooms: each answers through its module.

A module is its own interface here: `Rooms` says which functions each of them has to have, and the
type checker compares.
"""

from typing import ClassVar, NamedTuple, Protocol

from fairytable.engine.action import Action
from fairytable.engine.events import Said
from fairytable.engine.game import TableView
from fairytable.stage.look import BackLook, Look
from fairytable.stage.picture import Picture
from fairytable.stage.prompts import Prompt
from fairytable.stage.quests import Quest
from fairytable.stage.reckoning import Reckoning
from fairytable.stage.sheets import Ledger, Page, Sheet
from fairytable.stage.staging import Line, Stage, Staging, Translate


class _Presents(Protocol):
    TITLE: str


class _Prints(Protocol):
    def look(self, face: int, say: Translate) -> Look: ...
    def back(self, name: str) -> BackLook: ...


class _Arranges(Protocol):
    def arrange(self, stage: Stage) -> Picture: ...


class _Asks(Protocol):
    def prompt(self, stage: Stage) -> Prompt: ...


class _Explains(Protocol):
    def reason(self, stage: Stage, card: int | None, zone: str | None) -> str: ...


class _Tells(Protocol):
    def line(self, said: Said, stage: Stage) -> Line: ...


class _Speaks(Protocol):
    def describe(self, action: Action, stage: Stage) -> str: ...
    def card_name(self, card: int, stage: Stage) -> str: ...


class _Counts(Protocol):
    def sheet(self, stage: Stage) -> Sheet: ...
    def pages(self, stage: Stage) -> tuple[Page, ...]: ...


class _Introduces(Protocol):
    def quest(self, stage: Stage) -> Quest | None: ...


class _Settles(Protocol):
    def ledger(self, stage: Stage) -> Ledger: ...


class _Reckons(Protocol):
    FEAT: str

    def reckoning(self, stage: Stage) -> Reckoning: ...
    def feat(self, player: int, view: TableView) -> int: ...


class Rooms(NamedTuple):
    """The modules of a game's folder."""

    faces: _Prints
    table: _Arranges
    about: _Presents
    prompts: _Asks
    reasons: _Explains
    log: _Tells
    spoken: _Speaks
    sheet: _Counts
    ledger: _Settles
    quest: _Introduces
    reckoning: _Reckons


class RoomStaging(Staging):
    """Asks the module whose question it is; what is particular to a game is said by its own."""

    rooms: ClassVar[Rooms]

    def title(self, say: Translate) -> str:
        return say(self.rooms.about.TITLE)

    def look(self, face: int, say: Translate) -> Look:
        return self.rooms.faces.look(face, say)

    def back(self, name: str) -> BackLook:
        return self.rooms.faces.back(name)

    def arrange(self, stage: Stage) -> Picture:
        return self.rooms.table.arrange(stage)

    def prompt(self, stage: Stage) -> Prompt:
        return self.rooms.prompts.prompt(stage)

    def reason(self, stage: Stage, card: int | None, zone: str | None) -> str:
        return self.rooms.reasons.reason(stage, card, zone)

    def line(self, said: Said, stage: Stage) -> Line:
        return self.rooms.log.line(said, stage)

    def describe(self, action: Action, stage: Stage) -> str:
        return self.rooms.spoken.describe(action, stage)

    def card_name(self, card: int, stage: Stage) -> str:
        return self.rooms.spoken.card_name(card, stage)

    def sheet(self, stage: Stage) -> Sheet:
        return self.rooms.sheet.sheet(stage)

    def pages(self, stage: Stage) -> tuple[Page, ...]:
        return self.rooms.sheet.pages(stage)

    def quest(self, stage: Stage) -> Quest | None:
        return self.rooms.quest.quest(stage)

    def ledger(self, stage: Stage) -> Ledger:
        return self.rooms.ledger.ledger(stage)

    def reckoning(self, stage: Stage) -> Reckoning:
        return self.rooms.reckoning.reckoning(stage)

    @property
    def feat_name(self) -> str:
        return self.rooms.reckoning.FEAT

    def feat(self, player: int, view: TableView) -> int:
        return self.rooms.reckoning.feat(player, view)
