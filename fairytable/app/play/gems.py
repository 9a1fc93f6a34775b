"""What is easily missed is hinted at once, when it would first have helped, and never again."""

from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtCore import QObject, Signal

from fairytable.app.archive import Archive
from fairytable.app.play.controller import Controller
from fairytable.app.play.since import steps_since
from fairytable.engine.words import QT_TRANSLATE_NOOP

LONG_LIST = 8
"""From this many moves on a list of them helps."""


class Gem(NamedTuple):
    """Something worth knowing, and when it is."""

    name: str
    text: str
    due: Callable[[Controller], bool]


def _covered(controller: Controller) -> bool:
    """Whether cards lie covered that the person knows."""
    top = controller.table.top
    spots = () if top.picture is None else top.picture.spots
    return any(s.shows == "back" and top.seen[s.card].face is not None for s in spots)


def _guessing(controller: Controller) -> bool:
    return bool(controller.table.hands.signed())


def _much_happened(controller: Controller) -> bool:
    return len(controller.table.lights.moved) > 1 and any(
        mover is not None for mover in controller.table.lights.moved.values()
    )


def _much_to_choose(controller: Controller) -> bool:
    return len(controller.table.offers.actions) >= LONG_LIST


GEMS = (
    Gem(
        "again",
        QT_TRANSLATE_NOOP("app", "Missed something? Ctrl+R shows the last turn again."),
        _much_happened,
    ),
    Gem(
        "guess",
        QT_TRANSLATE_NOOP(
            "app", "Click the signs next to a rival to note your guess: nobody else sees it."
        ),
        _guessing,
    ),
    Gem(
        "hold",
        QT_TRANSLATE_NOOP("app", "Hold M to look at the face-down cards you know."),
        _covered,
    ),
    Gem(
        "moves",
        QT_TRANSLATE_NOOP("app", "The hand in the panel lists every move in words."),
        _much_to_choose,
    ),
)


class Gems(QObject):
    """One at a time, and none before somebody has decided something."""

    found = Signal(str)
    """What is hinted at, a source text."""

    def __init__(self, controller: Controller, archive: Archive) -> None:
        super().__init__(controller)
        self._controller, self._archive = controller, archive
        controller.asked.connect(self._asked)

    def _asked(self, player: int) -> None:
        if not self._controller.settings.advice or not self._has_acted(player):
            return
        for gem in GEMS:
            name = f"gem.{gem.name}"
            if gem.due(self._controller) and not self._archive.has_told(name):
                self._archive.tell_no_more(name)
                self.found.emit(gem.text)
                return

    def _has_acted(self, player: int) -> bool:
        match = self._controller.match
        if match is None:
            return False
        return len(steps_since(match, player, match.cursor)) < match.cursor
