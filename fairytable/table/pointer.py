"""The mouse on the table: a drag, or a click and a click."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtWidgets import QApplication

from fairytable.stage.gestures import PawnKey, Piece, Target
from fairytable.table.camera_view import CameraView
from fairytable.table.hands import Hands
from fairytable.table.z_values import HELD


class Pointer:
    """Turns presses, moves and releases into what hands do."""

    def __init__(self, hands: Hands, camera: CameraView) -> None:
        self.dragging = False
        self._hands, self._camera = hands, camera
        self._at = QPointF()
        """Where it was last."""
        self._pressed: QPointF | None = None
        self._piece: Piece | None = None
        """What is pressed: it can be taken, or a refusal says why it cannot."""
        self._grab = QPointF()
        self._ground: QPointF | None = None
        """Where the ground of the map was pulled to last, while it can be."""
        self._spent = False
        """Whether the press has done its work, so that its release means nothing."""

    def press(self, at: QPointF) -> None:
        hands = self._hands
        if hands.asking.open:
            self._answer(at)
            return
        if hands.question.covers(at):
            self._answer_question(at)
            return
        self._pressed, self._piece = at, self._piece_at(at)
        self._ground = at if self._on_ground(at) else None
        if isinstance(self._piece, int):
            hands.lens.peek(self._piece)

    def spend(self, at: QPointF) -> None:
        """A press that has done its work: it takes nothing, and its release means nothing."""
        self._spent, self._pressed, self._piece, self._ground = True, at, None, None

    def _piece_at(self, at: QPointF) -> Piece | None:
        piece, item = self._hands.liftable_at(at), self._hands.top.card_at(at)
        return piece if piece is not None or item is None else item.card

    def _on_ground(self, at: QPointF) -> bool:
        """Whether the map is pulled there: nothing that can be taken lies on it, or above it."""
        if not self._camera.over(at) or self._hands.liftable_at(at) is not None:
            return False
        item = self._hands.top.card_at(at)
        return item is None or self._hands.top.pane.carries(item)

    def _answer(self, at: QPointF) -> None:
        """A press while something is asked at a place: on an answer, or beside them."""
        asking = self._hands.asking
        self.spend(at)
        answer = asking.answer_at(at)
        if answer is not None:
            self._hands.answer(answer)
        elif not asking.covers(at):
            self._hands.stop_asking()

    def _answer_question(self, at: QPointF) -> None:
        """A press on what the game asks at a place; beside its buttons it means nothing."""
        self.spend(at)
        answer = self._hands.question.slip.answer_at(at)
        if answer is not None:
            self._hands.answer(answer)

    def stay(self) -> None:
        """It has not moved, but what lies under it has."""
        self.move(self._at)

    def move(self, at: QPointF) -> None:
        self._at = at
        hands = self._hands
        if self.dragging and self._piece is not None:
            self._carry(self._piece, at)
            return
        if hands.asking.open:
            hands.asking.hover(at)
            return
        if hands.question.covers(at):
            hands.question.slip.hover(at)
            hands.aim_at_answer(hands.question.slip.answer_at(at))
            return
        if self._pressed is None:
            hands.look_at(at)
            return
        far = (at - self._pressed).manhattanLength() >= QApplication.startDragDistance()
        if self._ground is not None and (far or self._spent):
            self._pull(self._ground, at)
        elif far and self._piece is not None and not self._spent:
            self._begin_drag(self._piece, self._pressed)
            if self.dragging:
                self._carry(self._piece, at)

    def _carry(self, piece: Piece, at: QPointF) -> None:
        """What is dragged follows the pointer."""
        self._hands.top.item_of(piece).setPos(at + self._grab)
        self._hands.aim(at)
        self._camera.hold_at(at)

    def _pull(self, ground: QPointF, at: QPointF) -> None:
        """The ground of the map follows the pointer."""
        self._ground, self._spent = at, True
        self._camera.pull(at.x() - ground.x(), at.y() - ground.y())

    def _begin_drag(self, piece: Piece, pressed: QPointF) -> None:
        hands = self._hands
        if piece not in hands.offers.liftable():
            hands.refuse(piece, None, pressed)
            self._piece = None
            return
        self.dragging = True
        hands.lift(piece)
        item = hands.top.item_of(piece)
        self._grab = item.pos() - pressed
        hands.top.pane.lift_up(item, HELD)

    def release(self, at: QPointF) -> None:
        self._hands.lens.stop_peeking()
        self._camera.hold_at(None)
        self._ground = None
        pressed, self._pressed = self._pressed, None
        dragging, self.dragging = self.dragging, False
        piece, self._piece = self._piece, None
        spent, self._spent = self._spent, False
        if dragging and piece is not None:
            self._camera.settle()
            self._hands.drop(piece, at)
        elif pressed is not None and not spent:
            self._hands.click(at)

    def double_click(self, at: QPointF) -> None:
        """Onto the only sensible target; on free ground, to see all of the map. Where the first
        click has brought a pawn, the second one means the place under it."""
        hands = self._hands
        if hands.asking.open:
            self._answer(at)
            return
        self._spent = True
        self._pressed = at
        if hands.question.covers(at):  # the first click may have brought up another question
            return
        piece, (found, target) = self._piece_at(at), hands.landing(None, at)
        if found and (isinstance(piece, PawnKey) or self._brought(target)):
            hands.choose(found, QRectF(at, at))
        elif piece is not None and hands.offers.only(piece):
            hands.choose(hands.offers.only(piece), hands.top.place_of(piece))
        elif piece is None and self._on_ground(at) and not found:
            self._camera.fit()

    def _brought(self, target: Target | None) -> bool:
        """Whether a pawn that can be moved stands on this place."""
        if not isinstance(target, str) or not self._hands.top.has(target):
            return False
        place = self._hands.top.place_of(target)
        pawns = (piece for piece in self._hands.offers.liftable() if isinstance(piece, PawnKey))
        feet = (self._hands.top.place_of(pawn) for pawn in pawns)
        return any(place.contains(QPointF(foot.center().x(), foot.bottom())) for foot in feet)

    def cancel(self) -> None:
        """Forget a gesture that has begun: what it was about may be gone."""
        self._pressed = self._piece = self._ground = None
        self.dragging = self._spent = False
        self._camera.hold_at(None)

    def lose(self) -> None:
        """The button is let go where the table does not hear of it: what is dragged goes home."""
        if self.dragging:
            self._hands.put_back()
        self.cancel()
