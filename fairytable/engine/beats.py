"""What an action did, told part by part: beats, and the table as it looks between them. No Qt."""

from collections.abc import Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import NamedTuple

from fairytable.engine.events import Event, Moved, Revealed, Shuffled, Turned
from fairytable.engine.game import Fact, TableView
from fairytable.engine.table import CardView

NO_FACTS: Mapping[str, Fact] = MappingProxyType({})


class Beat(NamedTuple):
    """A part of what an action did: it is shown by itself, before the next one begins."""

    events: tuple[Event, ...] = ()
    """What happens in it; what no beat tells happens at the end."""
    light: tuple[str, ...] = ()
    """The places that glow meanwhile."""
    banner: str = ""
    """What is said beside the first of them, or in the middle of the table."""
    pause: int = 0
    """Milliseconds of stillness afterwards."""
    apart: int | None = None
    """Milliseconds between the starts of two cards; None: as close as for any others."""
    facts: Mapping[str, Fact] = NO_FACTS
    """What the table counts from now on; the rest stays as it was before the action, until all is
    told."""


def in_groups(events: Iterable[Event]) -> tuple[Beat, ...]:
    """Cards that go the same kind of way move together; those that go another way, or go on, do so
    afterwards, and so do cards that are turned over."""
    groups: list[list[Event]] = [[]]
    way: object = None
    moved: set[int] = set()
    for event in events:
        if isinstance(event, Moved | Turned):
            now = "turned" if isinstance(event, Turned) else _way(event)
            if way is not None and (now != way or event.card in moved):
                groups.append([])
                moved.clear()
            way = now
            moved.add(event.card)
        groups[-1].append(event)
    return tuple(Beat(tuple(group)) for group in groups if group)


def _way(event: Moved) -> tuple[str, str]:
    return event.source.partition(".")[0], event.target.partition(".")[0]


class Retelling:
    """The view before an action, brought step by step to the view after it.

    Where cards were mixed, those of before are called by the handles that the same faces have
    afterwards: so a hand that was mixed looks to its owner as if it lay still.
    """

    def __init__(
        self, before: TableView, after: TableView, events: Sequence[Event], players: int
    ) -> None:
        """The events are those that the viewer may see."""
        self._before, self._after = before, after
        self._everybody = (1 << players) - 1
        self._end = {c.card: zone for zone, cards in after.zones.items() for c in cards}
        self._seen_at_end = {c.card: c for cards in after.zones.values() for c in cards}
        self.renamed: dict[int, int] = {}
        """The handles before that have others now; the rest kept theirs."""
        self.possible = self._follow(events)
        """Whether the events lead from the one view to the other: where they do not, because
        something was undone or cannot be seen, nothing can be told."""
        self.events = self._rename(events)
        """What happened, in the handles of now."""
        self._facts = dict(before.facts)
        self._zones: dict[str, list[CardView]] = {zone: [] for zone in after.zones}
        for zone, cards in before.zones.items():
            self._zones[zone] = [
                card._replace(card=self.renamed.get(card.card, card.card)) for card in cards
            ]
        self._where = {c.card: zone for zone, cards in self._zones.items() for c in cards}

    def _follow(self, events: Sequence[Event]) -> bool:
        """Walk through all events once; mixed cards find their new names on the way."""
        where = {c.card: zone for zone, cards in self._before.zones.items() for c in cards}
        faces = {c.card: c.face for cards in self._before.zones.values() for c in cards}
        last = _last_steps(events)
        for k, event in enumerate(events):
            match event:
                case Moved(card, source, target, face):
                    if where.get(card) != source:
                        return False
                    where[card], faces[card] = target, face
                case Revealed(card, face) | Turned(card, _, face):
                    if face is not None:
                        faces[card] = face
                case Shuffled(cards):
                    resting = [c for c in cards if last[c] == k]
                    self._match(resting, faces)
        return where == self._end

    def _match(self, cards: Sequence[int], faces: Mapping[int, int | None]) -> None:
        """Give each of these cards the handle of an equal one after the mixing."""
        free = set(cards)
        found: dict[int, int] = {}
        known = [card for card in cards if faces[card] is not None]
        for card in sorted(known, key=lambda c: faces[c] != self._seen_at_end[c].face):
            equal = [c for c in free if self._seen_at_end[c].face == faces[card]]
            if equal:
                found[card] = card if card in equal else min(equal)
                free.remove(found[card])
        others = [card for card in cards if card not in found]
        for card in others:
            if card in free:
                found[card] = card
                free.remove(card)
        left = [card for card in others if card not in found]
        found |= dict(zip(left, sorted(free), strict=True))
        self.renamed |= {card: name for card, name in found.items() if card != name}

    def _rename(self, events: Sequence[Event]) -> tuple[Event, ...]:
        """What happened to a card before it was mixed happened to the one that has its name now."""
        told: list[Event] = []
        mixed: set[int] = set()
        for event in reversed(events):
            if isinstance(event, Shuffled):
                mixed |= set(event.cards)
            if isinstance(event, Moved | Revealed | Turned) and event.card in mixed:
                told.append(event._replace(card=self.renamed.get(event.card, event.card)))
            else:
                told.append(event)
        return tuple(reversed(told))

    def tell(self, beat: Beat) -> TableView:
        """The table after this beat."""
        for event in beat.events:
            match event:
                case Moved(card, _, target, face, known):
                    self._move(card, target, face, up=known == self._everybody)
                case Turned(card, up, face):
                    self._show(card, up=up, face=face)
                case Revealed(card, face):
                    self._show(card, face=face)
        self._facts |= beat.facts
        zones = {zone: tuple(cards) for zone, cards in self._zones.items()}
        return self._before._replace(zones=zones, facts=dict(self._facts))

    def _move(self, card: int, target: str, face: int | None, *, up: bool) -> None:
        lying = self._zones[self._where[card]]
        k = next(k for k, seen in enumerate(lying) if seen.card == card)
        seen = lying.pop(k)
        if self._end[card] == target:
            up = self._seen_at_end[card].up
        self._zones.setdefault(target, []).append(seen._replace(face=face, up=up))
        self._where[card] = target

    def _show(self, card: int, *, face: int | None, up: bool | None = None) -> None:
        lying = self._zones[self._where[card]]
        k = next(k for k, seen in enumerate(lying) if seen.card == card)
        seen = lying[k]
        if face is not None:
            seen = seen._replace(face=face)
        lying[k] = seen if up is None else seen._replace(up=up)


def _last_steps(events: Sequence[Event]) -> dict[int, int]:
    """For each card the last event in which it moved or was mixed."""
    last: dict[int, int] = {}
    for k, event in enumerate(events):
        if isinstance(event, Moved):
            last[event.card] = k
        elif isinstance(event, Shuffled):
            last |= dict.fromkeys(event.cards, k)
    return last
