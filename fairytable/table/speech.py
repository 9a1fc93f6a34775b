"""What the table says for a moment: why something cannot be done, what has happened, a greeting."""

from collections.abc import Sequence

from PySide6.QtCore import QObject, QPointF, QRectF

from fairytable.paint.pixmaps import Pixmaps
from fairytable.stage.weight import ORDINARY, magnified
from fairytable.table.beside import covered
from fairytable.table.bubble import SHOWN_MS, SpeechBubble, telling
from fairytable.table.enlarged import Enlarged
from fairytable.table.table_top import TableTop
from fairytable.table.timers import once

GREETING_MS = 6000
_STAYS = (0.7, 1.5)
"""How much shorter and longer something is told, by how much it matters."""
BRIEF_MS = 1200
"""How long something is still told that lies over what can be chosen."""
NOTICE_MS = 4000
"""How long it is told what has happened, if nothing else does."""


class Speech(QObject):
    """Everything it says vanishes by itself, or as soon as somebody does something."""

    def __init__(self, top: TableTop, pixmaps: Pixmaps, parent: QObject) -> None:
        super().__init__(parent)
        self.refusal = SpeechBubble()
        self.notice = SpeechBubble(telling)
        self.greeting = Enlarged(pixmaps)
        """A card that somebody is shown before all else."""
        self._greeted: tuple[int, str] | None = None
        """What is shown in the middle, and what is said of it."""
        self._top = top
        self._silence = once(self, SHOWN_MS)
        self._silence.timeout.connect(self.hush)
        for item in (self.refusal, self.notice, self.greeting):
            top.scene.addItem(item)

    def hush(self) -> None:
        self._silence.stop()
        for item in (self.refusal, self.notice, self.greeting):
            item.setVisible(False)

    def stay(self) -> None:
        """What is said now is said until something else happens."""
        self._silence.stop()

    def fade(self) -> None:
        """What is said now vanishes after a moment."""
        self._silence.start(SHOWN_MS)

    def give_way(self, choices: Sequence[QRectF]) -> None:
        """Something can be chosen now: what is told above it is read quickly."""
        place = self.notice.mapRectToScene(self.notice.boundingRect())
        if self.greeted is None and self.notice.isVisible() and covered(place, choices):
            self._silence.start(BRIEF_MS)

    def refuse(self, reason: str, at: QPointF) -> None:
        """Say why something cannot be done, where it was tried."""
        self._say(self.refusal, reason, at)
        self._silence.start(SHOWN_MS)

    def proclaim(self, text: str, zones: Sequence[str], weight: float = ORDINARY) -> None:
        """Show for a moment what has happened, beside the place where it did, as large as it
        matters."""
        places = self._top.places_of(zones)
        middle = places[0].center() if places else self._top.rect.center()
        self._say(self.notice, text, middle, weight)
        self._silence.start(round(NOTICE_MS * magnified(weight, *_STAYS)))

    def call(self, text: str) -> None:
        """Say for a moment to the person at the lower edge that it is their turn."""
        top = self._top
        unit = 0.0 if top.picture is None else top.picture.unit
        foot = QPointF(top.rect.center().x(), top.rect.bottom() - 1.6 * unit)
        self.notice.say(text, foot, top.rect)
        self._silence.start(NOTICE_MS)

    def greet(self, card: int, text: str) -> None:
        """Show a card large in the middle, until something is pressed; only who may see it is
        asked to look."""
        top = self._top
        if top.stage is None or top.staging is None or top.picture is None:
            return
        face = top.seen[card].face
        if face is None or top.stage.curtain:
            return
        self._greeted = card, text
        side = top.staging.look(face, top.stage.say)
        place = self.greeting.show_alone(side, top.picture.unit, top.dpr, top.rect)
        self._say(self.notice, text, QPointF(place.center().x(), place.top() + 6))
        self._silence.start(GREETING_MS)

    def _say(self, bubble: SpeechBubble, text: str, at: QPointF, weight: float = ORDINARY) -> None:
        top = self._top
        bubble.say(text, at, top.rect, top.skin, top.dpr, weight)

    @property
    def greeted(self) -> tuple[int, str] | None:
        """The card that is shown in the middle now, with what is said of it."""
        return self._greeted if self.greeting.isVisible() else None

    def fetch_stale(self) -> None:
        """Have the large picture at hand before the scene is painted."""
        if self.greeting.isVisible():
            self.greeting.take()

    def painted(self) -> None:
        """Some picture is ready: perhaps the large one."""
        self.greeting.update()
