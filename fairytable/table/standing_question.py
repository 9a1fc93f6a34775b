"""The bubble of a decision: asked at its place as soon as all lies still, until it is answered."""

from collections.abc import Sequence

from PySide6.QtCore import QObject, QPointF, QRectF, Signal

from fairytable.engine import Action
from fairytable.stage.gestures import Gesture
from fairytable.stage.prompts import Bubble
from fairytable.table.asked_frame import AskedFrame
from fairytable.table.asking import Asking, Reply
from fairytable.table.offers import Offer
from fairytable.table.table_top import TableTop


class StandingQuestion(QObject):
    """Stays whatever else is done; while something is held it steps aside."""

    told = Signal(str)
    """The question and its answers, in words."""

    def __init__(self, top: TableTop, parent: QObject) -> None:
        super().__init__(parent)
        self.slip = Asking(top)
        self._frame = AskedFrame(top)
        self._top = top
        self._bubble: Bubble | None = None
        self._replies: tuple[Reply, ...] = ()
        self._announced = False

    @property
    def open(self) -> bool:
        """Whether it is to be seen."""
        return self.slip.isVisible()

    def take(self, bubble: Bubble | None, legal: Sequence[Action]) -> None:
        """Ask this as soon as all lies still; what is not legal is no answer."""
        self.step_aside()
        buttons = [] if bubble is None else [b for b in bubble.buttons if b.action in legal]
        self._bubble = bubble
        self._replies = tuple(
            Reply(
                button.text, Offer(Gesture(), button.action), button.cap or button.key, button.cost
            )
            for button in buttons
            if isinstance(button.action, Action)
        )
        self.slip.at = next((k for k, button in enumerate(buttons) if button.main), 0)
        self._announced = False

    def step_aside(self) -> None:
        """Something else is done at the table."""
        self.slip.close()
        self._frame.surround(None)

    def show(self) -> None:
        """All lies still: ask, where the target lies now."""
        bubble = self._bubble
        if bubble is None or not self._replies:
            return
        clear = [self._top.place_of(thing) for thing in bubble.keeps_clear if self._top.has(thing)]
        at = self.slip.at
        self.slip.ask(
            bubble.text, self._replies, self.place, inside=bubble.inside, keep_clear=clear
        )
        self.slip.step(at)
        self._frame.surround(bubble.target)
        if not self._announced:
            self._announced = True
            answers = " · ".join(reply.spoken for reply in self._replies)
            self.told.emit(" ".join(part for part in (bubble.text, answers) if part))

    @property
    def place(self) -> QRectF:
        """Where it is asked: at the target, or in the middle if the picture has none such."""
        if self._bubble is not None and self._top.has(self._bubble.target):
            return self._top.place_of(self._bubble.target)
        middle = self._top.rect.center()
        return QRectF(middle, middle)

    def covers(self, at: QPointF) -> bool:
        """Whether a point of the scene lies on it."""
        return self.slip.covers(at)

    def reply_of(self, key: str) -> Reply | None:
        """The answer that has this key."""
        found = self._replies if self.open and key else ()
        return next((reply for reply in found if reply.key.upper() == key), None)
