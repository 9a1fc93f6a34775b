"""What it changes to lay a card on a Kingdom, or to take one, counted without carrying it out.

It is the difference of `evaluate` before and after. Kingdoms do not change each other's promise, so
that cards which are laid one after the other can be thought out at once.
"""

from collections.abc import Iterable, Sequence

from fairytable.engine import Action
from fairytable.games.wishes.bot.evaluate import (
    DENIED,
    LOST_SIGHT,
    OFFERED,
    OWN_LAND,
)
from fairytable.games.wishes.bot.outlook import HELD, measure, turns_left
from fairytable.games.wishes.cards import REALM
from fairytable.games.wishes.rules.actions import END
from fairytable.games.wishes.rules.state import WishesState
from fairytable.games.wishes.rules.zones import HANDS


class Laying:
    """The cards that a player may lay or take from here."""

    def __init__(self, state: WishesState, player: int) -> None:
        self._state = state
        self._bit = 1 << player
        self._player = player
        self._realm = state.realms[player]
        self._sides, self._hope, self._shrink, self._soon = measure(state, player)
        self._stake = self._sides.stake[player]
        self._worth = self._sides.worth[player]
        self._now: dict[str, float] = {}

    # Kingdoms

    def covers(self, action: Action) -> float:
        """A card is laid face up on a Kingdom."""
        pile = self._state.table.zones[action.the_zone]
        return self._prospect(pile, action.the_card) - self._before(action.the_zone)

    def tucks(self, action: Action) -> float:
        """A card goes beneath a Kingdom."""
        *pile, top = self._state.table.zones[action.the_zone]
        return self._prospect([action.the_card, *pile], top) - self._before(action.the_zone)

    def _before(self, zone: str) -> float:
        known = self._now.get(zone)
        if known is None:
            *pile, top = self._state.table.zones[zone]
            known = self._now[zone] = self._prospect(pile, top)
        return known

    def _prospect(self, beneath: Iterable[int], top: int) -> float:
        """What a Kingdom is worth to the player, with these cards beneath its top."""
        faces, known, bit = self._state.table.faces, self._state.table.known, self._bit
        realm, own = REALM[faces[top]], self._realm
        lord = self._sides.owner[realm]
        promise = lost = 0.0
        for card in beneath:
            face = faces[card]
            if not known[card] & bit:
                promise += self._hope[lord] if lord >= 0 else 0.0
            elif REALM[face] == realm:
                promise += self._sides.worth[lord][face] if lord >= 0 else 0.0
            elif REALM[face] == own:
                lost += self._worth[face]
        value = OWN_LAND if realm == own else LOST_SIGHT * lost
        if lord < 0:
            return value
        return value + self._stake[lord] * self._soon[lord] * promise * self._shrink[lord]

    # Hands and market

    def held(self, card: int, least: float = HELD) -> float:
        """What a card is worth in the player's hand; one of their own counts this much at most."""
        face = self._state.table.faces[card]
        lord = self._sides.owner[REALM[face]]
        if lord == self._player:
            counts = HELD if turns_left(self._state)[lord] > 1 else 0.0
            return min(counts, least) * self._worth[face]
        return -self._stake[lord] * DENIED * self._sides.worth[lord][face] if lord >= 0 else 0.0

    def offered(self, card: int) -> float:
        """What a card is worth to the player who offers it."""
        face = self._state.table.faces[card]
        return OFFERED * self._worth[face] if REALM[face] == self._realm else 0.0


def deal(state: WishesState, player: int, actions: Sequence[Action]) -> list[Action]:
    """The best place for each card of the Pixie's Kingdom, as long as there is one face up."""
    laying = Laying(state, player)
    if actions[0].verb != "up":
        return [max(actions, key=laying.tucks)]
    return _in_turn([(laying.covers(action), action) for action in actions])


def get_rid(state: WishesState, player: int, actions: Sequence[Action]) -> list[Action]:
    """The hand goes face up on Kingdoms as long as that is better than to offer the rest."""
    laying, hand = Laying(state, player), state.table.zones[HANDS[player]]
    given = {card: laying.held(card, OFFERED) for card in hand}
    kept = {card: given[card] - laying.offered(card) for card in hand}
    """What it costs to offer a card instead of keeping it for the next place."""
    laid = [action for action in actions if action is not END]
    gains = [(laying.covers(action) - given[action.the_card], action) for action in laid]
    steps: list[Action] = []
    left, places = len(hand), len(state.targets)
    rest = sum(kept.values())
    while gains:
        if left == 1 or places == 1:  # the last one: whatever is left then is offered at once
            gains = [(gain - rest + kept[a.the_card], a) for gain, a in gains]
        gain, best = max(gains, key=_gain)
        if gain <= -rest:
            return [*steps, END]
        steps.append(best)
        gains = _without(gains, best)
        left, places, rest = left - 1, places - 1, rest - kept[best.the_card]
        if not (left and places):
            break
    return steps


def _in_turn(gains: list[tuple[float, Action]]) -> list[Action]:
    """The best action, then the best of those with other cards and places, and so on."""
    steps = []
    while gains:
        _, best = max(gains, key=_gain)
        steps.append(best)
        gains = _without(gains, best)
    return steps


def _without(gains: list[tuple[float, Action]], laid: Action) -> list[tuple[float, Action]]:
    """The others, when a card was laid: that one, and that place, are taken."""
    _, card, zone, _ = laid
    return [one for one in gains if one[1][1] != card and one[1][2] != zone]


def _gain(one: tuple[float, Action]) -> float:
    return one[0]


def pick(state: WishesState, player: int, actions: Sequence[Action]) -> Action:
    """The card of the market that is worth most in the hand."""
    laying = Laying(state, player)
    return max(actions, key=lambda action: laying.held(action.the_card))
