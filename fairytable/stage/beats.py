"""What an action did, told part by part: beats, and the table as it looks between them. No Qt."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import NamedTuple

from fairytable.engine.events import Event, LaidOut, Moved, Revealed, Shuffled, Turned
from fairytable.engine.game import TableView
from fairytable.engine.onlooker import Onlooker
from fairytable.engine.table import CardView
from fairytable.stage.motifs import Motif
from fairytable.stage.weight import ORDINARY

LONG_PAUSE = 1600
"""From this many milliseconds on a pause is there to read or to look: it can be held."""
NO_FACTS: Mapping[str, object] = MappingProxyType({})


class Beat(NamedTuple):
    """A part of what an action did: it is shown by itself, before the next one begins."""

    events: tuple[Event, ...] = ()
    """What happens in it; what no beat tells happens at the end."""
    light: tuple[str, ...] = ()
    """The places that glow meanwhile."""
    banner: str = ""
    """What is said beside the first of them, or in the middle of the table."""
    pause: int = 0
    """Milliseconds of stillness afterwards; a long one can be held."""
    apart: int | None = None
    """Milliseconds between the starts of two cards; None: as close as for any others."""
    facts: Mapping[str, object] = NO_FACTS
    """What the table counts from now on, by the names of the game's facts; the rest stays as it was
    before the action, until all is told."""
    motifs: tuple[Motif, ...] = ()
    """What is seen meanwhile besides cards on their way."""
    said_at: str = ""
    """The place beside which the banner is shown, if not beside the first that glows."""
    weight: float = ORDINARY
    """How much it matters: words, numbers and light are as large, and are seen as long."""

    @property
    def beside(self) -> tuple[str, ...]:
        """Where the banner is shown."""
        return (self.said_at,) if self.said_at else self.light


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
        self._before = before
        self._onlooker = Onlooker(before.zones, players)
        self._facts = before.facts
        self.renamed: dict[int, int] = {}
        """The handles before that have others now; the rest kept theirs."""
        self.possible = self._follow(events, after, Onlooker(before.zones, players))
        """Whether the events lead from the one view to the other: where they do not, because
        something was undone or laid out anew, nothing can be told."""
        self.events = self._rename(events)
        """What happened, in the handles of now."""
        self._called = dict(self.renamed)
        """What cards that are still to be mixed are called already."""
        self._mixings = Counter(
            card for event in events if isinstance(event, Shuffled) for card in event.cards
        )
        """How often each card is still to be mixed."""
        self._places = list(after.zones)

    def _follow(self, events: Sequence[Event], after: TableView, eyes: Onlooker) -> bool:
        """Walk through all events once; mixed cards find their new names on the way."""
        at_end = {c.card: c.face for cards in after.zones.values() for c in cards}
        last = _last_steps(events)
        for k, event in enumerate(events):
            if isinstance(event, LaidOut):
                return False
            if isinstance(event, Moved) and eyes.where(event.card) != event.source:
                return False
            if isinstance(event, Shuffled):
                resting = {c: eyes.card(c).face for c in event.cards if last[c] == k}
                self.renamed |= _new_names(resting, at_end)
            eyes.see([event])
        return _lying(eyes.zones()) == _lying(after.zones)

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
            self._tell(event)
        self._facts = self._facts._replace(**beat.facts)
        called = self._called
        zones: dict[str, tuple[CardView, ...]] = dict.fromkeys(self._places, ())
        for zone, cards in self._onlooker.zones().items():
            zones[zone] = tuple([c._replace(card=called.get(c.card, c.card)) for c in cards])
        return self._before._replace(zones=zones, facts=self._facts)

    def _tell(self, event: Event) -> None:
        if isinstance(event, Shuffled):
            self._mixings.subtract(event.cards)
            for card in event.cards:
                if not self._mixings[card]:
                    self._called.pop(card, None)
        if isinstance(event, Moved | Revealed | Turned):
            really = {name: card for card, name in self._called.items()}
            event = event._replace(card=really.get(event.card, event.card))
        self._onlooker.see([event])


def _lying(zones: Mapping[str, tuple[CardView, ...]]) -> dict[str, tuple[CardView, ...]]:
    """Without the places on which nothing lies: some come and go."""
    return {zone: cards for zone, cards in zones.items() if cards}


def _new_names(faces: Mapping[int, int | None], at_end: Mapping[int, int | None]) -> dict[int, int]:
    """For mixed cards the handle of an equal one after the mixing, where it is another."""
    free = set(faces)
    found: dict[int, int] = {}
    known = [card for card in faces if faces[card] is not None]
    for card in sorted(known, key=lambda c: faces[c] != at_end[c]):
        equal = [c for c in free if at_end[c] == faces[card]]
        if equal:
            found[card] = card if card in equal else min(equal)
            free.remove(found[card])
    others = [card for card in faces if card not in found]
    for card in others:
        if card in free:
            found[card] = card
            free.remove(card)
    left = [card for card in others if card not in found]
    found |= dict(zip(left, sorted(free), strict=True))
    return {card: name for card, name in found.items() if card != name}


def _last_steps(events: Sequence[Event]) -> dict[int, int]:
    """For each card the last event in which it moved or was mixed."""
    last: dict[int, int] = {}
    for k, event in enumerate(events):
        if isinstance(event, Moved):
            last[event.card] = k
        elif isinstance(event, Shuffled):
            last |= dict.fromkeys(event.cards, k)
    return last
