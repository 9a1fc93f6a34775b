"""What goes on by itself at the table: where that is shown, and what makes it wait."""

from functools import partial

from PySide6.QtCore import QObject, QRectF, QSizeF

from fairytable.engine import Action
from fairytable.engine.words import QT_TRANSLATE_NOOP
from fairytable.stage.gestures import Thing
from fairytable.table.countdown import Countdown
from fairytable.table.hands import Hands

BY_ITSELF = QT_TRANSLATE_NOOP("app", "Next, automatically: {action}. Press Space to wait.")
_BELOW = 12.0
"""How far below a question it is shown that it is answered by itself: its buttons stay free."""


class Waiting(QObject):
    """An action that is played by itself, or a scene that stands still for a while."""

    def __init__(self, hands: Hands) -> None:
        super().__init__(hands)
        self._hands, self._top = hands, hands.top
        self._motion, self._speech = hands.teller.motion, hands.speech
        self.countdown = Countdown(hands.top, self)
        self._motion.stood.connect(self._stand_still)
        self.countdown.held.connect(self._speech.stay)

    def count_down(self, action: Action, ms: int) -> None:
        """Show that this is going to be done by itself, where it will be."""
        staging, stage = self._top.staging, self._top.stage
        assert staging is not None
        assert stage is not None
        about = None if self._answers(action) else self._thing_of(action)
        self.countdown.moves = bool(self._motion.speed)
        self.countdown.begin(ms, partial(self._place_of, action), about)
        words = staging.describe(action, stage)
        self._hands.focused.emit(stage.say(BY_ITSELF, action=words))

    def wait_or_go_on(self) -> bool:
        """Space holds what goes on by itself; once more, and it goes on. A scene is held for as
        long as the key is. False if there is nothing to hold."""
        countdown = self.countdown
        if countdown.runs or (countdown.pauses and not countdown.is_held):
            countdown.hold()
        elif countdown.is_held and (countdown.pauses or self._hands.focus is None):
            countdown.go_on()
        else:
            return False
        return True

    def _answers(self, action: Action) -> bool:
        """Whether the question that stands at its place has this answer."""
        return action in [reply.offer.action for reply in self._hands.question.slip.answers]

    def _thing_of(self, action: Action) -> Thing | None:
        """What an action is done to: its target, else its piece; nothing for a button."""
        gesture = self._hands.offers.of(action)
        found = (gesture.target, gesture.piece)
        return next((thing for thing in found if thing is not None and self._top.has(thing)), None)

    def _place_of(self, action: Action) -> QRectF:
        """Where an action is done: under the question, or at what it is done to; what only a
        button does is shown in the corner that is nearest to it."""
        slip, thing = self._hands.question.slip, self._thing_of(action)
        if self._answers(action):
            foot = QRectF(slip.rect.bottomLeft(), QSizeF(slip.rect.width(), _BELOW))
            return slip.mapRectToScene(foot)
        if thing is not None:
            return self._top.place_of(thing)
        corner = self._top.rect.bottomRight()
        return QRectF(corner, corner)

    def _stand_still(self, left: float) -> None:
        """This much is left of a long pause in what is told."""
        if left:
            self.countdown.moves = True
            self.countdown.follow(self._motion.clock, left, self._place_of_scene)
        else:
            self.countdown.stop()
            self._speech.fade()

    def _place_of_scene(self) -> QRectF:
        """Where a pause is shown: under what is said, else in the middle."""
        notice = self._speech.notice
        if notice.isVisible():
            return notice.mapRectToScene(notice.boundingRect())
        middle = self._top.rect.center()
        return QRectF(middle, middle)
