"""What a player expects of the reveals to come in Hunters, as far as that player may know.

Everything is counted in points for one player, the viewer: what opponents win or lose counts
against it, what a partner wins counts as its own. A card that the viewer does not know stands for
the mean of all such cards.
"""

from collections.abc import Iterable
from itertools import compress
from operator import mul
from typing import NamedTuple

from fairytable.games.hunters.cards import DECK, FAIRY, GREEN, KIND, PLACES, STONE, TRINKET, VALUE
from fairytable.games.hunters.rules.actions import CAGE, CAMERA, CHEST
from fairytable.games.hunters.rules.decisions import PAIRS
from fairytable.games.hunters.rules.position import MOST_PHOTOS
from fairytable.games.hunters.rules.state import HuntersState
from fairytable.games.hunters.rules.zones import CENTRE, CIRCLE, EVIDENCE, PHOTOS, PLACE

PHOTO_MEAN = 43 / 27
TRINKET_USE = 0.5
"""What a trinket is worth above its points."""
TRAPPED = -1.5
FREED = 0.8
NO_CAMERA = -1.0
DIZZY = -1.6
CARD_DRAWN = 0.2
RIVALRY = 0.8
"""How much an opponent's point hurts, shared among all opponents."""
STAYS = 0.6
"""How likely the card in front is still there when somebody else shifts the circle."""
TRUST = 0.5
"""How far a prepared tool is believed to fit the card in front."""

GREEN_FACES = len({DECK.cards[card] for card in GREEN})
UNKNOWN = GREEN_FACES
"""Stands for a card that the viewer does not know."""
LIKELY_FAIRY = UNKNOWN + 1
LIKELY_TRINKET = UNKNOWN + 2
"""The same for cards whose knower has prepared the cage or the chest before them."""
_A_FAIRY, _A_TRINKET = 0, STONE
"""Any of them stands for its kind where the tool makes no difference between them."""
_UNKNOWN_TO = tuple(bytes(~mask >> p & 1 for mask in range(256)) for p in range(6))
"""For each player a table for `bytes.translate`: 1 for the masks that leave this player out."""


def _prize(face: int, tool: int) -> float:
    """What a fairy or trinket brings to who reveals it with a tool."""
    kind = KIND[face]
    if tool == CAMERA:
        return PHOTO_MEAN
    if kind == FAIRY:
        return VALUE[face] if tool == CAGE else 0.0
    return VALUE[face] + TRINKET_USE if tool == CHEST else 0.0


_PRIZES = tuple(
    [_prize(face, tool) for face in range(GREEN_FACES) if KIND[face] in (FAIRY, TRINKET)]
    for tool in range(3)
)
_NO_PRIZES = [0.0] * len(_PRIZES[0])
_NO_HARM = [0.0] * 10
"""Mushrooms and flowers do nothing to a camera."""
_NOTHING = [0.0] * (LIKELY_TRINKET + 1)


def _within(steps: int) -> tuple[tuple[int, ...], ...]:
    """The places whose card this many swaps can bring to each place."""
    near = [{q} for q in range(PLACES)]
    for _ in range(steps):
        near = [reach | {j for pair in PAIRS if set(pair) & reach for j in pair} for reach in near]
    return tuple(tuple(sorted(reach)) for reach in near)


REACH = tuple(_within(steps) for steps in range(4))
"""By the number of swaps, then by place: where a card can come from."""


def _mean(counts: list[int], values: list[float]) -> float:
    total: float = sum(map(mul, counts, values))
    return total / (sum(counts) or 1)


class Losses(NamedTuple):
    """What mushrooms and flowers can take from one player, in points."""

    worst_fairy: int
    best_fairy: int
    trinket: int
    photo: int


def _stock(state: HuntersState, player: int) -> tuple[int, Losses]:
    """A player's points, and what of them can be lost."""
    faces, zones = state.table.faces, state.table.zones
    points = worst_fairy = best_fairy = least_trinket = best_photo = 0
    for card in zones[EVIDENCE[player]]:
        face = faces[card]
        value = VALUE[face]
        points += value
        if KIND[face] == TRINKET:
            if not least_trinket or value < least_trinket:
                least_trinket = value
        else:
            if not worst_fairy or value < worst_fairy:
                worst_fairy = value
            if value > best_fairy:
                best_fairy = value
    for card in zones[PHOTOS[player]]:
        value = VALUE[faces[card]]
        points += value
        if value > best_photo:
            best_photo = value
    return points, Losses(worst_fairy, best_fairy, least_trinket, best_photo)


class Outlook:
    """What a viewer expects of the reveals to come."""

    __slots__ = (
        "circle",
        "counts",
        "fairy_mean",
        "flowers",
        "losses",
        "standing",
        "state",
        "trinket_mean",
        "unseen",
        "viewer",
        "weights",
    )

    circle: list[int | None]
    """The face at each place, what stands for an unknown one, or None where no card lies."""
    counts: list[int]
    """How many cards of each face the viewer does not know."""
    unseen: int
    """All of them together, at least 1."""
    fairy_mean: float
    trinket_mean: float
    """What an unknown card is worth on the average if it is one of these."""
    weights: list[float]
    """What a point of each player means to the viewer."""
    standing: float
    """The points won so far."""
    losses: list[Losses]
    flowers: list[float]
    """What each flower brings the viewer: it strikes everybody, whoever reveals it."""

    def __init__(self, state: HuntersState, viewer: int) -> None:
        table, bit = state.table, 1 << viewer
        faces, known, zones = table.faces, table.known, table.zones
        self.state = state
        self.viewer = viewer
        pool = bytes(compress(faces, known.translate(_UNKNOWN_TO[viewer])))
        self.counts = [pool.count(face) for face in range(GREEN_FACES)]
        self.unseen = sum(self.counts) or 1
        self.fairy_mean = _mean(self.counts[:STONE], _PRIZES[CAGE])
        self.trinket_mean = _mean(self.counts[STONE:], _PRIZES[CHEST][STONE:])
        self.circle = [
            (faces[cards[0]] if known[cards[0]] & bit else UNKNOWN) if cards else None
            for cards in [zones[zone] for zone in CIRCLE]
        ]
        self._suspect()
        friends = (viewer, state.partner(viewer))
        rivals = state.players - len({*friends} - {None})
        self.weights = [1.0 if p in friends else -RIVALRY / rivals for p in range(state.players)]
        self.standing = 0.0
        foxglove = bluebell = poppy = 0.0
        self.losses = []
        for p, weight in enumerate(self.weights):
            points, losses = _stock(state, p)
            self.losses.append(losses)
            self.standing += weight * points
            foxglove -= weight * losses.best_fairy
            bluebell -= weight * losses.trinket
            poppy -= weight * losses.photo
        primrose = CARD_DRAWN * sum(self.weights) if zones["deck"] else 0.0
        self.flowers = [foxglove, bluebell, poppy, primrose, 0.0]

    def _suspect(self) -> None:
        """Who knows the card in front and prepares a cage or a chest gives something away."""
        state, table = self.state, self.state.table
        bit = 1 << self.viewer
        for p, card in enumerate(state.noted):
            if card is None or table.known[card] & bit or not table.known[card] >> p & 1:
                continue
            place = PLACE.get(table.where[card])
            if place is not None and state.tool[p] != CAMERA:
                self.circle[place] = LIKELY_FAIRY if state.tool[p] == CAGE else LIKELY_TRINKET

    def mushrooms(self, player: int) -> list[float]:
        """What each mushroom costs its victim."""
        state, losses = self.state, self.losses[player]
        return [
            -losses.worst_fairy,
            -losses.trinket,
            -losses.photo,
            NO_CAMERA * (1 - state.no_camera[player] / state.players),
            0.0 if state.dizzy[player] else DIZZY,
        ]

    def gains(self, player: int, tool: int | None) -> list[float]:
        """What it brings the viewer if a player reveals with this tool: a number for each face,
        then one for each sort of unknown card."""
        if tool is None:
            return _NOTHING
        state, weight = self.state, self.weights[player]
        if tool == CAMERA:
            zones = state.table.zones
            works = zones["photos.deck"] and len(zones[PHOTOS[player]]) < MOST_PHOTOS
            prizes = _PRIZES[CAMERA] if works else _NO_PRIZES
            gains = [weight * prize for prize in prizes] + _NO_HARM
        else:
            effects = _PRIZES[tool] + self.mushrooms(player)
            gains = [weight * effect for effect in effects] + self.flowers
        gains.append(weight * (FREED if state.pos[player] == CENTRE else TRAPPED))
        mean = sum(map(mul, self.counts, gains)) / self.unseen
        fairy = weight * self.fairy_mean if tool == CAGE else gains[_A_FAIRY]
        trinket = weight * self.trinket_mean if tool == CHEST else gains[_A_TRINKET]
        gains += (mean, mean + TRUST * (fairy - mean), mean + TRUST * (trinket - mean))
        return gains

    def face(self, place: int) -> int:
        """The face at a place; an empty one is as good as an unknown card."""
        face = self.circle[place]
        return UNKNOWN if face is None else face

    def free_places(self) -> list[int]:
        """Where a card lies and nobody stands."""
        pos = self.state.pos
        return [q for q, face in enumerate(self.circle) if face is not None and q not in pos]

    # The reveals of this turn

    def reveals(self, players: Iterable[int]) -> list[tuple[int, list[float]]]:
        """The place and the gains of each of these players."""
        state = self.state
        return [(state.pos[p], self.gains(p, state.tool[p])) for p in players]

    def expected(self, reveals: list[tuple[int, list[float]]], circle: list[int | None]) -> float:
        """What these reveals bring with these cards around the clock."""
        total = 0.0
        for place, gains in reveals:
            if place != CENTRE:
                face = circle[place]
                if face is not None:
                    total += gains[face]
                continue
            choices = [gains[f] for q in self.free_places() if (f := circle[q]) is not None]
            total += self._chosen_by(self.state.active, choices)
        return total

    def _chosen_by(self, player: int, choices: list[float]) -> float:
        """What a player makes of a choice: a friend the best for the viewer, a rival the worst."""
        if not choices:
            return 0.0
        return max(choices) if self.weights[player] > 0 else min(choices)

    # The reveals of the turn after

    def next_reveal(self, player: int, tool: int, active: int) -> float:
        """What a player's reveal in the next turn may bring with this tool."""
        state, circle = self.state, self.circle
        gains = self.gains(player, tool)
        place = state.pos[player]
        if place != CENTRE and player != active:
            return STAYS * gains[self.face(place)] + (1 - STAYS) * gains[UNKNOWN]
        if place == CENTRE:
            reach = self.free_places()
        else:
            reach = list(REACH[0 if state.dizzy[player] else 2][place])
        choices = [gains[face] for q in reach if (face := circle[q]) is not None]
        return self._chosen_by(active, choices)
