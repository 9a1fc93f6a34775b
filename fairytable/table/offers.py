"""What a gesture would do: the one answer for mouse, keyboard, hints and screen readers. No Qt."""

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple, TypeVar

from fairytable.engine import Action, State
from fairytable.stage.gestures import Gesture, Piece, Target, Thing
from fairytable.stage.staging import Stage, Staging

_T = TypeVar("_T")


class Offer(NamedTuple):
    """A gesture, and the action that it asks for."""

    gesture: Gesture
    action: Action
    first: tuple[Action, ...] = ()
    """What has to be played before, where the action is legal only after it."""


class Offers:
    """All that can be done by hand at the moment, asked by piece and target."""

    def __init__(self, actions: Iterable[Action] = (), offers: Iterable[Offer] = ()) -> None:
        self.actions = tuple(actions)
        """All that is legal, also what only a button does."""
        self._by_way: dict[tuple[Piece | None, Target | None], list[Offer]] = {}
        for offer in offers:
            way = offer.gesture.piece, offer.gesture.target
            self._by_way.setdefault(way, []).append(offer)
        self._onto_cards = {piece for piece, target in self._by_way if isinstance(target, int)}
        self._targets: dict[Piece | None, list[Target]] = {}
        """What was asked for: who holds a piece asks at every step."""

    def __iter__(self) -> Iterator[Offer]:
        return (offer for found in self._by_way.values() for offer in found)

    def pieces(self) -> list[Piece]:
        """What can be picked up and glows, each once."""
        return _each_once(offer.gesture.piece for offer in self if offer.gesture.lit == "at rest")

    def liftable(self) -> list[Piece]:
        """What can be picked up, also what does not glow."""
        return _each_once(offer.gesture.piece for offer in self)

    def targets(self, piece: Piece | None = None) -> list[Target]:
        """Where this piece can go; without one, what can be clicked by itself."""
        if piece not in self._targets:
            lit = ("at rest",) if piece is None else ("at rest", "once lifted")
            self._targets[piece] = _each_once(
                offer.gesture.target
                for offer in self
                if offer.gesture.piece == piece and offer.gesture.lit in lit
            )
        return list(self._targets[piece])

    def goes_onto_cards(self, piece: Piece | None) -> bool:
        """Whether some card can receive this piece, or be clicked by itself."""
        return piece in self._onto_cards

    def find(self, piece: Piece | None, target: Target | None) -> list[Offer]:
        """What putting this piece there may mean; more than one thing if there is a choice."""
        return self._by_way.get((piece, target), [])

    def by_click(self, piece: Piece) -> list[Offer]:
        """What choosing this piece alone means."""
        return self.find(piece, None)

    def only(self, piece: Piece) -> list[Offer]:
        """The one thing that can be done with a piece; nothing if there is a choice."""
        found = [o for o in self if o.gesture.piece == piece and o.gesture.lit == "at rest"]
        return found if len(found) == 1 else []

    def first(self, verb: str) -> list[Thing]:
        """The pieces, or else the targets, that an action of this verb begins with."""
        ways = [offer.gesture for offer in self if offer.action.verb == verb]
        return _each_once(way.target if way.piece is None else way.piece for way in ways)

    def of(self, action: Action) -> Gesture:
        """How an action is done by hand; an empty gesture if only a button does it."""
        return next((offer.gesture for offer in self if offer.action == action), Gesture())


def _each_once(things: Iterable[_T | None]) -> list[_T]:
    return list(dict.fromkeys(thing for thing in things if thing is not None))


def offered(
    staging: Staging, stage: Stage, legal: Sequence[Action], state: State | None = None
) -> Offers:
    """All gestures for what is legal now; with the position also for what an opener makes legal.

    A way that is legal by itself is never taken for another one, and where two readings are
    possible besides, neither is.
    """
    plain: list[Offer] = []
    more: dict[tuple[Piece | None, Target | None], list[Offer]] = {}
    for offer in (*_ways(staging, stage, legal), *_journeys(staging, stage, legal)):
        if offer.gesture.lit == "at rest":
            plain.append(offer)
        else:
            more.setdefault((offer.gesture.piece, offer.gesture.target), []).append(offer)
    for offer in [] if state is None else _opened(staging, stage, legal, state):
        more.setdefault((offer.gesture.piece, offer.gesture.target), []).append(offer)
    taken = {(offer.gesture.piece, offer.gesture.target) for offer in plain}
    clear = [
        found[-1]
        for way, found in more.items()
        if way not in taken and len({offer.first for offer in found}) == 1
    ]
    return Offers(legal, [*plain, *clear])


def _ways(staging: Staging, stage: Stage, legal: Sequence[Action]) -> Iterable[Offer]:
    for action in legal:
        for gesture in staging.gestures(action, stage):
            yield Offer(gesture, action)


def _journeys(staging: Staging, stage: Stage, legal: Sequence[Action]) -> Iterable[Offer]:
    for gesture, (*first, last) in staging.journeys(stage) if legal else ():
        yield Offer(gesture, last, tuple(first))


def _opened(
    staging: Staging, stage: Stage, legal: Sequence[Action], state: State
) -> Iterable[Offer]:
    """What openers make legal: gestures that mean both."""
    for opener in [action for action in legal if action.verb in staging.openers]:
        for then in _legal_after(state, opener):
            for gesture in staging.gestures(then, stage, opener):
                piece = _piece_of_both(state, opener, gesture.piece)
                if piece is not None and gesture.target is not None:
                    yield Offer(Gesture(piece, gesture.target, "once lifted"), then, (opener,))


def _piece_of_both(state: State, opener: Action, piece: Piece | None) -> Piece | None:
    """What is played goes on itself; of equal cards the game may take another one."""
    if opener.card is None or piece is None:
        return piece if opener.card is None else opener.card
    if isinstance(piece, int) and _equal(state, piece, opener.card):
        return opener.card
    return None


def _legal_after(state: State, opener: Action) -> list[Action]:
    """What the same player may do after an opener; nothing if it did more than open."""
    before = state.decision
    after = state.clone()
    after.apply(opener)
    if before is None or after.decision is None or after.decision.player != before.player:
        return []
    return after.legal()


def _equal(state: State, card: int, other: int) -> bool:
    """Whether two cards show the same and lie together."""
    table = state.table
    together = table.where[card] == table.where[other]
    return together and table.faces[card] == table.faces[other]
