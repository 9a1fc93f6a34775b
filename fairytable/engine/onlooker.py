"""Somebody who follows the events from a view on, and so sees what the next view will show."""

from collections.abc import Iterable, Mapping, Sequence

from fairytable.engine.events import Event, LaidOut, Moved, Revealed, Shuffled, Turned
from fairytable.engine.table import CardView


class Onlooker:
    """The zones as one viewer sees them; the events must be those that this viewer may see."""

    def __init__(self, zones: Mapping[str, Sequence[CardView]], players: int) -> None:
        self._everybody = (1 << players) - 1
        self._cards = {card.card: card for cards in zones.values() for card in cards}
        self._zones = {zone: [card.card for card in cards] for zone, cards in zones.items()}
        self._where = {card.card: zone for zone, cards in zones.items() for card in cards}

    def zones(self) -> dict[str, tuple[CardView, ...]]:
        """What lies where now, bottom to top."""
        cards = self._cards
        return {zone: tuple([cards[c] for c in there]) for zone, there in self._zones.items()}

    def card(self, card: int) -> CardView:
        """A card as it is seen now."""
        return self._cards[card]

    def where(self, card: int) -> str | None:
        """The zone of a card, if it lies on this table."""
        return self._where.get(card)

    def see(self, events: Iterable[Event]) -> None:
        """Follow what happens."""
        for event in events:
            match event:
                case Moved():
                    self._move(event)
                case Turned(card, up, face):
                    self._turn(card, up, face)
                case Revealed(card, face, known):
                    self._learn(card, face, known)
                case Shuffled(cards, faces, known):
                    for card, face, knowing in zip(cards, faces, known, strict=True):
                        self._forget(card, face, knowing)
                case LaidOut(cards, zone, faces, known, up):
                    for card, face, knowing in zip(cards, faces, known, strict=True):
                        self._put(card, zone, len(self._zones.get(zone, ())))
                        self._forget(card, face, knowing)
                        self._cards[card] = self._cards[card]._replace(up=up)

    def _move(self, moved: Moved) -> None:
        card, zone = moved.card, moved.target
        lying = len(self._zones.get(zone, ())) - (self._where[card] == zone)
        self._put(card, zone, lying if moved.at < 0 else moved.at)
        self._forget(card, moved.face, moved.known)
        self._cards[card] = self._cards[card]._replace(up=moved.up)

    def _put(self, card: int, zone: str, at: int) -> None:
        self._zones[self._where[card]].remove(card)
        self._zones.setdefault(zone, []).insert(at, card)
        self._where[card] = zone

    def _turn(self, card: int, up: bool, face: int | None) -> None:
        seen = self._cards[card]
        if up:
            self._cards[card] = seen._replace(up=True, open=True, face=face)
        else:
            self._cards[card] = seen._replace(up=False)

    def _learn(self, card: int, face: int | None, known: int) -> None:
        seen = self._cards[card]
        learnt = seen.face if face is None else face
        self._cards[card] = seen._replace(face=learnt, open=known == self._everybody)

    def _forget(self, card: int, face: int | None, known: int) -> None:
        """Know of a card what is told of it now, and nothing from before."""
        seen = self._cards[card]
        self._cards[card] = seen._replace(face=face, open=known == self._everybody)
