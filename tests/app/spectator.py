"""Somebody who looks on while an action is told in the window: read, skipped, told again."""

from collections.abc import Callable, Mapping
from typing import TypeVar

from pytestqt.qtbot import QtBot

from fairytable.app.window import Window
from fairytable.match import Match
from fairytable.stage.picture import Picture
from fairytable.storage.settings import Settings
from fairytable.table.motifs.apparition import Apparition
from fairytable.table.motion import SPEEDS
from tests.app.challenge_matches import press
from tests.app.test_challenge_drags import check_scene
from tests.app.windows import QUICK

TOLD = Settings(animation="normal", bot_pace="instant", play_forced=False, advice=False)
"""Everything is told, and nobody thinks long."""
_S = TypeVar("_S")


class Spectator:
    """Reads what is said on the table, and lets time pass."""

    def __init__(self, window: Window, match: Match) -> None:
        self.match, self.table = match, window.table
        self.read: list[str] = []
        self.pictures: list[Picture] = []
        """How the table looked in each part."""
        self.table.teller.proclaimed.connect(lambda text, *_: self.read.append(text))

    def next_part(self) -> None:
        clock = self.table.motion.clock
        clock.setCurrentTime(clock.duration())
        if self.table.top.told is not None:
            self.pictures.append(self.table.top.told)

    def watch(self) -> int:
        """Look on until everything lies still; gives how many parts were seen."""
        parts = 0
        while self.table.busy:
            self.next_part()
            parts += 1
        return parts

    def lies(self) -> object:
        """Where everything lies on the table, which side is up, and what else is seen."""
        top = self.table.top
        shown = [item for item in self.table.scene().items() if isinstance(item, Apparition)]
        return (
            {card: (item.pos(), item.side, item.rotation()) for card, item in top.cards.items()},
            {key: item.pos() for key, item in top.pawns.items()},
            top.told,
            [item for item in shown if item.isVisible()],
        )


Begin = Callable[[Window, _S], Spectator]
"""Puts a position on the table and does what is told then."""


def lying_in_the_end(window: Window, state: _S, begin: Begin[_S]) -> object:
    """How all lies where nothing is told."""
    window.controller.use(QUICK)
    found = begin(window, state).lies()
    window.controller.use(TOLD)
    return found


def check_told(
    window: Window, scenes: Mapping[str, tuple[_S, str]], begin: Begin[_S], speed: str, parts: int
) -> None:
    """Each scene is told in at least this many parts, says its sentence, and ends as it should."""
    for name, (state, sentence) in scenes.items():
        end = lying_in_the_end(window, state, begin)
        window.controller.use(TOLD.changed(animation=speed))
        seen = begin(window, state)
        assert seen.table.motion.speed == SPEEDS[speed]
        assert seen.watch() >= parts, name
        assert any(text.startswith(sentence) for text in seen.read), name
        assert seen.lies() == end, name


def check_skipped(
    window: Window, scenes: Mapping[str, tuple[_S, str]], begin: Begin[_S], after: int
) -> None:
    """Each scene is skipped after this many parts, and nothing of it is lost."""
    for name, (state, sentence) in scenes.items():
        end = lying_in_the_end(window, state, begin)
        seen = begin(window, state)
        for _ in range(after):
            seen.next_part()
        press(window, "Space")
        assert not seen.table.busy
        assert sentence in " · ".join(seen.read), "what was skipped is still said"
        assert seen.lies() == end, name
    check_scene(window)


def check_shown_again(window: Window, seen: Spectator, sentences: int, qtbot: QtBot) -> None:
    """A turn that has been told, in more sentences than this, is told once more in the same way."""
    seen.watch()
    first, end = list(seen.read), seen.lies()
    assert len(first) > sentences
    seen.read.clear()
    window.controller.last_turn.show()
    while len(seen.read) < len(first):
        qtbot.waitUntil(lambda: seen.table.busy)
        seen.watch()
    assert seen.read == first
    assert seen.lies() == end
