"""The decisions of Fairy's Fate: who may choose what (rules page, sections 6 and 7)."""

from collections.abc import Callable

from fairytable.engine import Action
from fairytable.games.fate.cards import (
    BACK,
    FIRST_BAD,
    GAME_CARDS,
    KIND,
    LIBERATION,
    OBJECTS,
    PROTECTION,
)
from fairytable.games.fate.position import DECKS, FRONT, FULL, HAND, PLACE, Position

# Every action exists once: listing them costs a look-up, not a construction.
_Choices = tuple[tuple[Action, ...], ...]


def _subsets(actions: list[Action]) -> _Choices:
    """The actions of each subset of their zones, by the mask of the zones."""
    return tuple(
        tuple(a for i, a in enumerate(actions) if mask >> i & 1)
        for mask in range(1 << len(actions))
    )


def _per_card(verb: str) -> tuple[Action, ...]:
    return tuple(Action(verb, card) for card in GAME_CARDS)


_PLAY = tuple(_subsets([Action("play", card, zone) for zone in PLACE]) for card in GAME_CARDS)
_TRAVEL = _subsets([Action("travel", None, zone) for zone in PLACE])
_GO = _subsets([Action("go", None, zone) for zone in PLACE])
_TO = _subsets([Action("to", None, zone) for zone in PLACE])
_DRAW = _subsets([Action("draw", None, zone) for zone in DECKS])
_ASK = tuple(Action("ask", None, zone) for zone in FRONT)
_NAME = _subsets([Action("name", choice=name) for name in OBJECTS])
_USE, _PEEK, _CARD, _CANCEL, _NEXT, _LOSE, _DISCARD = (
    _per_card(verb) for verb in ("use", "peek", "card", "cancel", "next", "lose", "discard")
)
_PASS, _STAY, _DONE, _ACCEPT, _NEXT_NONE = (
    Action(verb) for verb in ("pass", "stay", "done", "accept", "next")
)

_ALL_PLACES = (1 << len(PLACE)) - 1
_SHIFT = tuple(len(PLACE) * back for back in BACK)
"""Where the bits of each face's back begin in what the places accept."""


class Deciding(Position):
    """A position that can say what its player may do."""

    __slots__ = ()

    def legal(self) -> list[Action]:
        if not self.pending:
            return []
        decision = self.pending[-1]
        return _OPTIONS[decision.name](self, decision.player)

    def _about(self) -> int:
        """The card or recipe that the question is about."""
        about = self.pending[-1].about
        assert isinstance(about, int)
        return about

    def _plays(self, player: int, accepts: int) -> list[Action]:
        faces = self.table.faces
        plays: list[Action] = []
        for card in self.table.zones[HAND[player]]:
            plays += _PLAY[card][accepts >> _SHIFT[faces[card]] & _ALL_PLACES]
        return plays

    def _uses(self, player: int) -> list[Action]:
        return [_USE[card] for card in self.usable(player)]

    def _turn_options(self, player: int) -> list[Action]:
        accepts, ready = self.survey()
        stalled = self.passed == self.table.everybody and not self.last_phase()
        must_travel = not accepts or stalled  # D7
        options: list[Action] = []
        if not must_travel:
            options = self._plays(player, accepts) or [_PASS]
        if must_travel or ready.bit_count() >= self.players:  # D24
            options += _TRAVEL[ready]
        return options + self._uses(player)

    def _journey_play_options(self, player: int) -> list[Action]:
        accepts, _ = self.survey()
        return (self._plays(player, accepts) or [_PASS]) + self._uses(player)

    def _draw_options(self, player: int) -> list[Action]:
        return [*_DRAW[self.decks()], *self._uses(player)]

    def _choose_options(self, player: int) -> list[Action]:
        _, free = self.survey()
        for place in self.dest:
            if place is not None:
                free &= ~(1 << place)
        return [*(_GO[free] or [_STAY]), *self._uses(player)]  # D23

    def _finish_options(self, player: int) -> list[Action]:
        return [_DONE, *self._uses(player)]

    def _collect_options(self, player: int) -> list[Action]:
        found = self.table.zones["collect"]
        return [_NEXT[found[0]] if found else _NEXT_NONE, *self._uses(player)]

    def _wealth_options(self, player: int) -> list[Action]:
        return list(_DRAW[self.decks()])

    def _peek_options(self, player: int) -> list[Action]:
        zones, peeked = self.table.zones, self.pending[-1].about
        return [_PEEK[card] for zone in PLACE for card in zones[zone][::2] if card != peeked]

    def _ask_options(self, player: int) -> list[Action]:
        return [_ASK[p] for p in range(self.players) if p != player]

    def _answer_options(self, player: int) -> list[Action]:
        missing = self.missing(player, self._about())
        # In a guessed world the recipe may be another one, and complete.
        return list(_NAME[missing or self.recipe(player, self._about())])

    def _swap_options(self, player: int) -> list[Action]:
        zones, first = self.table.zones, self.pending[-1].about
        return [_CARD[card] for zone in PLACE for card in zones[zone] if card != first]

    def _move_options(self, player: int) -> list[Action]:
        zones = self.table.zones
        space = [zone for zone in PLACE if len(zones[zone]) < FULL]
        return [_CARD[card] for zone in PLACE if space != [zone] for card in zones[zone]]

    def _to_options(self, player: int) -> list[Action]:
        zones, source = self.table.zones, self.table.where[self._about()]
        space = [zone != source and len(zones[zone]) < FULL for zone in PLACE]
        return list(_TO[sum([1 << i for i, free in enumerate(space) if free])])

    def _ward_options(self, player: int) -> list[Action]:
        fairy = self._warding(KIND[self.table.faces[self._about()]])
        assert fairy is not None
        return [_CANCEL[fairy], _ACCEPT]

    def _poverty_options(self, player: int) -> list[Action]:
        return [_DISCARD[card] for card in self.table.zones[HAND[player]]]

    def _lose_options(self, player: int) -> list[Action]:
        tops = [self.top(player, thing) for thing in range(len(OBJECTS))]
        return [_LOSE[card] for card in tops if card is not None]

    def _warding(self, kind: int) -> int | None:
        """The collector's fairy that can cancel a harmful card of this kind (D11)."""
        return self.top(self.player, LIBERATION if kind >= FIRST_BAD else PROTECTION)


_OPTIONS: dict[str, Callable[[Deciding, int], list[Action]]] = {
    "turn": Deciding._turn_options,
    "journey_play": Deciding._journey_play_options,
    "draw": Deciding._draw_options,
    "choose": Deciding._choose_options,
    "finish": Deciding._finish_options,
    "collect": Deciding._collect_options,
    "wealth_draw": Deciding._wealth_options,
    "peek": Deciding._peek_options,
    "ask": Deciding._ask_options,
    "answer": Deciding._answer_options,
    "swap_first": Deciding._swap_options,
    "swap_second": Deciding._swap_options,
    "move_card": Deciding._move_options,
    "move_to": Deciding._to_options,
    "ward": Deciding._ward_options,
    "poverty": Deciding._poverty_options,
    "adversity": Deciding._lose_options,
    "bite": Deciding._lose_options,
}
