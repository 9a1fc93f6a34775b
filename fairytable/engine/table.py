"""The card table: cards lie in zones, and the table remembers who knows which face.

A card is a *handle*, a small number that says nothing about its face. Only a shuffle or a
determinization changes which face a handle has, and both forget who knew it: so a handle can be
shown to everybody.
"""

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple, Self

from fairytable.engine.deck import Deck
from fairytable.engine.events import (
    EVERYBODY,
    Event,
    LaidOut,
    Moved,
    Revealed,
    Said,
    Scored,
    Shuffled,
    Turned,
)
from fairytable.engine.rng import Rng

_CARDS = bytes(range(256))
_LEFT_OUT = b"\xff"
_KNOWN = tuple(bytes(255 * (mask >> p & 1) for mask in range(256)) for p in range(8))
"""For each player a table for `bytes.translate`: 255 for the masks that this player is in."""


STRANGER = -1
"""Somebody who looks in from outside: knows of cards and game what everybody knows, and no more."""


def _mask(cards: Iterable[int]) -> int:
    return sum(1 << card for card in cards)


class Zone(NamedTuple):
    """The rule of a zone: who sees the face of a card that comes to lie there."""

    sees: int = 0
    """Mask of the players that learn it: everybody (open), the owner (a hand), nobody (a deck)."""
    ordered: bool = True
    """Whether the place of a card within the zone matters; it does not in a hand."""
    up: bool = False
    """Whether cards lie face up here."""
    sealed: bool = False
    """Whether the faces stay unknown even to those who see everything else."""


class CardView(NamedTuple):
    """A card as one player sees it."""

    card: int
    back: str
    face: int | None
    """None if this player does not know it."""
    up: bool
    """Whether it lies face up for everybody to see."""
    open: bool = False
    """Whether everybody knows its face, as it lies."""


def face_of(card: CardView) -> int:
    """The face of a card that lies open."""
    assert card.face is not None
    return card.face


def hidden(*, ordered: bool = True, sealed: bool = False) -> Zone:
    """The rule of a face-down zone: nobody learns anything by a card's coming here."""
    return Zone(0, ordered, up=False, sealed=sealed)


def owned(player: int, *, ordered: bool = False) -> Zone:
    """The rule of a zone that only its owner looks into."""
    return Zone(1 << player, ordered, up=False)


def shown(players: int, *, ordered: bool = True) -> Zone:
    """The rule of a zone that lies open."""
    return Zone((1 << players) - 1, ordered, up=True)


@lru_cache(maxsize=64)
def _to_deal(deck: Deck, unknown: bytes) -> tuple[tuple[bytes, ...], bytes]:
    """The cards whose faces a row has, a row for each back, and these faces in the same order of
    backs. They are sorted: how they truly lie changes nothing. A search asks again and again for
    the same position."""
    rows, dealt = [], b""
    for table, faces in deck.other_backs:
        alike = unknown.translate(None, faces + _LEFT_OUT)
        if alike:
            others = int.from_bytes(unknown.translate(table))
            cards = (deck.handles | others).to_bytes(len(unknown))
            rows.append(cards.translate(None, _LEFT_OUT))
            dealt += bytes(sorted(alike))
    return tuple(rows), dealt


class Table:
    """Cards, zones and knowledge. Cloning is a few flat copies: zones are tuples and are shared."""

    __slots__ = ("deck", "events", "everybody", "faces", "known", "rules", "up", "where", "zones")

    deck: Deck
    rules: Mapping[str, Zone]
    """The rule of each zone, by its id; shared by all clones. Zones that come and go need no
    entry beforehand if the mapping has a `__missing__`."""
    everybody: int
    """The mask of all players."""
    faces: bytearray
    """The face of each card, a number in the deck."""
    known: bytearray
    """The mask of the players that know each card's face. Knowing is not seeing: a card that was
    turned down again stays known."""
    zones: dict[str, tuple[int, ...]]
    """The cards of each zone, bottom to top."""
    where: list[str]
    """The zone of each card."""
    up: int
    """Mask of the *cards* turned face up one by one, in zones where cards lie face down."""
    events: list[Event] | None
    """What happened since somebody began to listen; None while nobody does."""

    def __init__(self, deck: Deck, rules: Mapping[str, Zone], players: int) -> None:
        self.deck = deck
        self.rules = rules
        self.everybody = (1 << players) - 1
        self.faces = bytearray(deck.cards)
        self.known = bytearray(len(deck.cards))
        self.zones = dict.fromkeys(rules, ())
        self.where = [""] * len(deck.cards)
        self.up = 0
        self.events = None

    def clone(self) -> Self:
        """An independent copy to which nobody listens."""
        twin = object.__new__(type(self))
        twin.deck = self.deck
        twin.rules = self.rules
        twin.everybody = self.everybody
        twin.faces = self.faces[:]
        twin.known = self.known[:]
        twin.zones = self.zones.copy()
        twin.where = self.where[:]
        twin.up = self.up
        twin.events = None
        return twin

    # Moving

    def lay(self, cards: Sequence[int], zone: str) -> None:
        """Put cards on a zone, from the box or from wherever they lie; what was known of them is
        forgotten and no event tells of it: this is how a game is set up."""
        where, known = self.where, self.known
        for source in {where[card] for card in cards} - {""}:
            self.zones[source] = tuple([c for c in self.zones[source] if c not in cards])
        sees = self.rules[zone].sees
        for card in cards:
            where[card] = zone
            known[card] = sees
        if self.up:
            self.up &= ~_mask(cards)
        self.zones[zone] = (*self.zones.get(zone, ()), *cards)

    def move(self, card: int, zone: str, at: int | None = None) -> None:
        """Put a card on top of a zone, or at an index of it: the one way a card changes place."""
        zones = self.zones
        source = self.where[card]
        pile = zones[source]
        i = pile.index(card)
        zones[source] = pile[:i] + pile[i + 1 :]
        pile = zones.get(zone, ())
        zones[zone] = pile + (card,) if at is None else (*pile[:at], card, *pile[at:])
        self.where[card] = zone
        self.known[card] |= self.rules[zone].sees
        if self.up:
            self.up &= ~(1 << card)
        if self.events is not None:
            self._tell_move(card, source, zone)

    def draw(self, source: str, target: str, count: int = 1) -> int:
        """Move cards from the top of a pile, one after the other; gives how many there were."""
        if count < 1:
            return 0
        pile = self.zones[source]
        taken = pile[: -count - 1 : -1]
        self.zones[source] = pile[:-count]
        self._arrive(taken, source, target)
        return len(taken)

    def deal(self, source: str, targets: Sequence[str], each: int) -> None:
        """Deal cards from the top of a pile one at a time over zones, round by round; if the pile
        runs out, those who come later get fewer."""
        pile = self.zones[source]
        taken = pile[: -len(targets) * each - 1 : -1]
        self.zones[source] = pile[: len(pile) - len(taken)]
        for i, target in enumerate(targets):
            self._arrive(taken[i :: len(targets)], source, target)

    def move_all(self, source: str, target: str) -> None:
        """Move a whole pile on top of another zone, bottom card first."""
        pile = self.zones[source]
        self.zones[source] = ()
        self._arrive(pile, source, target)

    def _arrive(self, cards: tuple[int, ...], source: str, zone: str) -> None:
        """Put cards that have just been lifted from a zone on top of another one."""
        self.zones[zone] = self.zones.get(zone, ()) + cards
        sees = self.rules[zone].sees
        where, known = self.where, self.known
        for card in cards:
            where[card] = zone
            known[card] |= sees
        if self.up:
            self.up &= ~_mask(cards)
        if self.events is not None:
            for card in cards:
                self._tell_move(card, source, zone)

    def swap(self, card: int, other: int) -> None:
        """Exchange the places of two cards; each keeps its face, its side and who knows it."""
        here, there = self.where[card], self.where[other]
        exchange = {card: other, other: card}
        for zone in {here, there}:
            self.zones[zone] = tuple(exchange.get(c, c) for c in self.zones[zone])
        self.where[card], self.where[other] = there, here
        for moved, zone in ((card, there), (other, here)):
            self.known[moved] |= self.rules[zone].sees
        if self.events is not None:
            for moved, source, zone in ((card, here, there), (other, there, here)):
                self._tell_move(moved, source, zone)

    def rearrange(self, zones: Mapping[str, tuple[int, ...]]) -> None:
        """Lay the cards of some zones out anew among these; `tell_change` tells of it."""
        for zone, cards in zones.items():
            self.zones[zone] = cards
            for card in cards:
                if self.where[card] != zone:
                    self.where[card] = zone
                    self._teach(card, self.rules[zone].sees)

    # Knowing

    def reveal(self, card: int) -> None:
        """Show a card to everybody; it stays on the side it lies on."""
        self._teach(card, self.everybody)

    def peek(self, card: int, player: int) -> None:
        """Let one player look at a card."""
        self._teach(card, 1 << player)

    def _teach(self, card: int, learners: int) -> None:
        known = self.known[card]
        self.known[card] = known | learners
        if self.events is not None and learners & ~known:
            self.events.append(Revealed(card, self.faces[card], known | learners))

    def turn_up(self, card: int) -> None:
        """Turn a card face up where it lies, for all to see."""
        self.known[card] = self.everybody
        if not self.up >> card & 1:
            self.up |= 1 << card
            if self.events is not None:
                self.events.append(Turned(card, up=True, face=self.faces[card]))

    def turn_down(self, card: int) -> None:
        """Turn a card face down where it lies; who knew it still knows it."""
        if self.up >> card & 1:
            self.up &= ~(1 << card)
            if self.events is not None:
                self.events.append(Turned(card, up=False))

    def lies_up(self, card: int) -> bool:
        return self.rules[self.where[card]].up or bool(self.up >> card & 1)

    def shuffle(self, zone: str, rng: Rng) -> None:
        """Shuffle a zone: only those who see into it know its cards now."""
        self.scramble(self.zones[zone], rng)

    mix = shuffle
    """What a player does with a hand that others have partly seen: only the owner knows it now."""

    def scramble(self, cards: Sequence[int], rng: Rng) -> None:
        """Shuffle cards over the places they lie on, face down unless the zone is open."""
        rules, where, known = self.rules, self.where, self.known
        for card in cards:
            if self.up:
                self.turn_down(card)
            known[card] = rules[where[card]].sees
        faces = bytes([self.faces[card] for card in cards])
        keys = dict(zip(cards, rng.keys(len(cards)), strict=True))
        order = sorted(cards, key=keys.__getitem__)
        self._give(bytes(order), faces)
        if self.events is not None:
            self.events.append(Shuffled(tuple(cards), *self._secrets(cards)))

    def determinize(self, player: int, rng: Rng) -> None:
        """Deal anew, among cards with the same back, every face that the player does not know.

        A search does this thousands of times, so it works on whole rows of bytes: 255 stands for
        what is left out, and or-ing 255 over a row leaves it out.
        """
        count = len(self.faces)
        known = int.from_bytes(self.known.translate(_KNOWN[player]))
        rows, faces = _to_deal(self.deck, (int.from_bytes(self.faces) | known).to_bytes(count))
        key = rng.keys(count).__getitem__
        order: list[int] = []
        for cards in rows:
            order += sorted(cards, key=key)
        self._give(bytes(order), faces)

    def _give(self, cards: bytes, faces: bytes) -> None:
        """Give each of these cards the face in the same place of the other row."""
        handles = _CARDS[: len(self.faces)]
        self.faces = bytearray(
            handles.translate(bytes.maketrans(handles + cards, self.faces + faces))
        )

    # Telling

    def tell_laid(self) -> None:
        """Tell everything as it lies, to those who saw another game on this table before."""
        if self.events is not None:
            for zone, cards in self.zones.items():
                if cards:
                    faces, known = self._secrets(cards)
                    self.events.append(LaidOut(cards, zone, faces, known, self.rules[zone].up))

    def tell_change(
        self,
        before: Mapping[str, tuple[int, ...]],
        after: Mapping[str, tuple[int, ...]],
        told: int = EVERYBODY,
    ) -> None:
        """Tell the moves that lead from one arrangement of some zones to another one."""
        if self.events is None:
            return
        zones = {zone: list(cards) for zone, cards in before.items()}
        where = {card: zone for zone, cards in before.items() for card in cards}
        wanted = [
            (card, zone, at) for zone, cards in after.items() for at, card in enumerate(cards)
        ]
        # First into the right zones, above what will lie beneath; then into the right order.
        for card, zone, at in wanted:
            if where[card] != zone:
                below = [k for k, c in enumerate(zones[zone], 1) if c in after[zone][:at]]
                self._tell_change(zones, where, card, zone, max(below, default=0), told)
        for card, zone, at in wanted:
            if zones[zone][at] != card:
                self._tell_change(zones, where, card, zone, at, told)

    def _tell_change(
        self,
        zones: dict[str, list[int]],
        where: dict[int, str],
        card: int,
        zone: str,
        at: int,
        told: int,
    ) -> None:
        """Tell one move, and make it in this picture of the table."""
        assert self.events is not None
        zones[where[card]].remove(card)
        zones[zone].insert(at, card)
        face, known, up = self.faces[card], self.known[card], self.rules[zone].up
        self.events.append(Moved(card, where[card], zone, face, known, at, up, told))
        where[card] = zone

    def _tell_move(self, card: int, source: str, zone: str) -> None:
        """Tell where a card has come to lie."""
        assert self.events is not None
        at, up = self.zones[zone].index(card), self.lies_up(card)
        ((face,), (known,)) = self._secrets([card])
        self.events.append(Moved(card, source, zone, face, known, at, up))

    def _secrets(self, cards: Sequence[int]) -> tuple[tuple[int | None, ...], tuple[int, ...]]:
        """The faces of cards as far as anybody may know them, and who does."""
        sealed = [self.rules[self.where[card]].sealed for card in cards]
        return (
            tuple([None if no else self.faces[c] for c, no in zip(cards, sealed, strict=True)]),
            tuple([self.known[card] for card in cards]),
        )

    def say(self, key: str, /, **words: int | str) -> None:
        """Write a sentence into the log."""
        if self.events is not None:
            self.events.append(Said(key, words))

    def say_to(self, told: int, key: str, /, **words: int | str) -> None:
        """Write a sentence that only a mask of players reads."""
        if self.events is not None:
            self.events.append(Said(key, words, told=told))

    def say_knowing(
        self, known: int, secret: Mapping[str, int | str], key: str, /, **words: int | str
    ) -> None:
        """Write a sentence that a mask of players reads with some words more."""
        if self.events is not None:
            self.events.append(Said(key, words, secret, known))

    def score(self, line: str, points: int, total: int) -> None:
        """Tell that a line of the score sheet changed."""
        if self.events is not None:
            self.events.append(Scored(line, points, total))

    # Looking

    def view(self, player: int | None) -> dict[str, tuple[CardView, ...]]:
        """Every zone as a player sees it; None sees all faces, a STRANGER those that all know."""
        faces, known, backs = self.faces, self.known, self.deck.backs
        rules, everybody, turned = self.rules, self.everybody, self.up
        bit = 0 if player is None else everybody if player == STRANGER else 1 << player
        new = tuple.__new__  # half the price of calling the class
        seen: dict[str, tuple[CardView, ...]] = {}
        for zone, cards in self.zones.items():
            if not cards:
                seen[zone] = ()
                continue
            _, _, up, sealed = rules[zone]
            openly = not bit and not sealed
            views = []
            for card in cards:
                face, knowing = faces[card], known[card]
                views.append(
                    new(
                        CardView,
                        (
                            card,
                            backs[face],
                            face if openly or (bit and knowing & bit == bit) else None,
                            up or turned >> card & 1 == 1,
                            knowing == everybody,
                        ),
                    )
                )
            seen[zone] = tuple(views)
        return seen

    def name_of(self, card: int) -> str:
        """The name of a card's face."""
        return self.deck.faces[self.faces[card]].name

    def named(self, cards: Iterable[int]) -> list[str]:
        """The names of the faces of these cards."""
        return [self.name_of(card) for card in cards]
