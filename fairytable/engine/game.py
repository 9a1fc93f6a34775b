"""The contract that every game meets: Game is a rulebook, State a position, Options the set-up."""

import json
from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Hashable, Iterator, Mapping, Sequence
from hashlib import sha256
from itertools import product
from math import tanh
from typing import (
    Any,
    ClassVar,
    Generic,
    Literal,
    NamedTuple,
    Self,
    TypeVar,
    cast,
    get_args,
    get_origin,
)

from pydantic import BaseModel, ConfigDict, Field, JsonValue, ValidationError, model_validator

from fairytable.engine.action import Action, Decision, IllegalAction
from fairytable.engine.cloning import slots, write_clone
from fairytable.engine.deck import Deck
from fairytable.engine.events import Event
from fairytable.engine.rng import Rng
from fairytable.engine.table import CardView, Table


class Options(BaseModel):
    """What is chosen before a game; a game adds its variants, and a form can be made of it."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    players: int
    first: int | None = Field(
        default=None, ge=0, title="First player", description="Drawn at random if none"
    )

    @model_validator(mode="after")
    def _first_player_sits_at_the_table(self) -> Self:
        if self.first is not None and self.first >= self.players:
            raise ValueError(f"the first player must be one of 0 to {self.players - 1}")
        return self

    def who_begins(self, rng: Rng) -> int:
        """The first player: the one that was chosen, or one drawn at random."""
        return rng.below(self.players) if self.first is None else self.first

    @classmethod
    def variants(cls) -> Iterator[Self]:
        """Every player count with every combination of the choices that have a list of answers."""
        bounds = {type(m).__name__: m for m in cls.model_fields["players"].metadata}
        counts = range(bounds["Ge"].ge, bounds["Le"].le + 1)
        lists = {
            name: get_args(field.annotation)
            for name, field in cls.model_fields.items()
            if get_origin(field.annotation) is Literal
        }
        for players, *chosen in product(counts, *lists.values()):
            try:
                yield cls(players=players, **dict(zip(lists, chosen, strict=True)))
            except ValidationError:
                continue  # a variant that this number of players cannot play

    @classmethod
    def apart(cls, values: Mapping[str, JsonValue]) -> tuple[str, ...]:
        """The unusual answers among these whose scores cannot be compared with the usual ones.

        A field says so in `json_schema_extra` by `apart`; its answers are told by their `names`.
        """
        found = []
        for name, field in cls.model_fields.items():
            extra, value = field.json_schema_extra, values.get(name, field.default)
            if isinstance(extra, dict) and extra.get("apart") and value != field.default:
                names = extra.get("names")
                word = names.get(str(value)) if isinstance(names, dict) else None
                found.append(str(value if word is None else word))
        return tuple(found)


class TableView(NamedTuple):
    """All that one player may see of a position."""

    viewer: int | None
    """None: nobody's view; a replay shows everything in it, a curtained table what all know."""
    decision: Decision | None
    zones: dict[str, tuple[CardView, ...]]
    facts: NamedTuple
    """What this player knows besides cards: scores, counters, tokens; each game has its own."""

    def where(self, card: int) -> str:
        """The zone of a card."""
        return next(zone for zone, cards in self.zones.items() if card in [c.card for c in cards])


class State(ABC):
    """A position. All its data are plain numbers, strings, tuples, lists and dicts."""

    __slots__ = ("options", "pending", "players", "rng", "table")

    deck: ClassVar[Deck]
    steps: ClassVar[Mapping[str, Callable[[Any, Decision], None]]] = {}
    """What the game does by itself when this name comes to the top of the stack."""

    options: Options
    players: int
    table: Table
    rng: Rng
    """All randomness of the game; spent in set-up and in `_apply` only."""
    pending: tuple[Decision, ...]
    """The stack of what is still to be done, the next thing last: decisions, and between them the
    game's own steps. An effect that needs several choices pushes them all."""

    @property
    def decision(self) -> Decision | None:
        """Who decides what now; None: the game is over."""
        pending = self.pending
        return pending[-1] if pending else None

    @abstractmethod
    def legal(self) -> list[Action]:
        """Every legal action, each once; empty only when the game is over."""

    @abstractmethod
    def _apply(self, action: Action) -> None:
        """Carry out an action that is known to be legal: the search's door."""

    def apply(self, action: Action) -> None:
        """Carry out an action, or raise IllegalAction and change nothing."""
        if action not in self.legal():
            raise IllegalAction(action, self.decision)
        self._apply(action)

    def clockwise(self, player: int) -> list[int]:
        """All players, from this one on."""
        return [(player + k) % self.players for k in range(self.players)]

    def _push(
        self, player: int, name: str, about: int | str | tuple[int, ...] | None = None
    ) -> None:
        """Put a decision or a step on top of the stack: it comes before what waits already."""
        self.pending = (*self.pending, Decision(player, name, about))

    def _go_on(self) -> None:
        """Carry out the steps on top of the stack until somebody has to decide."""
        steps = self.steps
        while pending := self.pending:
            waiting = pending[-1]
            step = steps.get(waiting.name)
            if step is None:
                return
            self.pending = pending[:-1]
            step(self, waiting)

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        clone = write_clone(cls)
        setattr(cls, clone.__name__, clone)

    def clone(self) -> Self:
        """An independent copy to which nobody listens."""
        raise NotImplementedError("it is written for each class that has a position's fields")

    @abstractmethod
    def facts(self, player: int | None) -> NamedTuple:
        """What a player knows of the game that no card shows, as plain data; None sees all, and
        a STRANGER what everybody knows."""

    def view(self, player: int | None) -> TableView:
        return TableView(player, self.decision, self.table.view(player), self.facts(player))

    def determinize(self, player: int, rng: Rng) -> Self:
        """A copy that this player cannot tell from the real position: a guess at all the rest."""
        twin = self.clone()
        twin.table.determinize(player, rng)
        twin.rng.state = rng.draw()
        return twin

    def distinct(self, actions: list[Action]) -> list[Action]:
        """One action of each set that differ only by equal cards of one unordered zone; the list
        itself if there are none."""
        cards = {action[1] for action in actions}
        if len(cards) < 2:
            return actions
        table, bit = self.table, 1 << self.pending[-1].player
        rules, where, known, faces = table.rules, table.where, table.known, table.faces
        first: dict[tuple[str, int], int] = {}
        stand_ins: dict[int | None, int] = {}
        for card in cards:
            if card is not None and known[card] & bit:
                zone = where[card]
                if not rules[zone].ordered:
                    equal = first.setdefault((zone, faces[card]), card)
                    if equal != card:
                        stand_ins[card] = equal
        return _merged(actions, stand_ins) if stand_ins else actions

    @abstractmethod
    def scores(self) -> list[tuple[int, ...]]:
        """Per player, compared left to right; the first item is what the score sheet shows."""

    def standing(self) -> list[int]:
        """What each player would have if all were over now, secrets included: for the chart of a
        finished game."""
        return [score[0] for score in self.scores()]

    def winners(self) -> list[int]:
        """Everybody who has the best score."""
        scores = self.scores()
        best = max(scores)
        return [player for player, score in enumerate(scores) if score == best]

    def listen(self) -> None:
        """Collect what happens from now on."""
        self.table.events = []

    def heard(self) -> list[Event]:
        """What happened since `listen` or since this was last asked."""
        events = self.table.events or []
        self.table.events = []
        return events

    def digest(self) -> str:
        """A fingerprint of the whole position, secrets included; equal on every machine."""
        text = json.dumps(_plain(self), sort_keys=True, separators=(",", ":"))
        return sha256(text.encode()).hexdigest()


def _merged(actions: list[Action], stand_ins: Mapping[int | None, int]) -> list[Action]:
    """The first of the actions that become the same when some cards stand for others."""
    chosen: dict[tuple[Any, ...], Action] = {}
    for action in actions:
        verb, card, zone, choice = action
        if card in stand_ins:
            chosen.setdefault((verb, stand_ins[card], zone, choice), action)
        else:
            chosen.setdefault(action, action)
    return list(chosen.values())


_NOT_POSITION = {"deck", "rules", "events", "options"}


def _plain(thing: object) -> object:
    if isinstance(thing, State | Table | Rng):
        names = [name for name in slots(type(thing)) if name not in _NOT_POSITION]
        return {name: _plain(getattr(thing, name)) for name in names}
    return list(thing) if isinstance(thing, bytearray) else thing


class Game(ABC):
    """A rulebook: how to set up a game, and what its bots need. A game has one instance."""

    id: str
    rules: int
    """Grows when the same actions may give another game: saves of other rules are refused."""
    options: type[Options]
    deck: Deck

    @abstractmethod
    def new(self, options: Options, seed: int) -> State:
        """The position at the start of a game; same options and seed, same game."""

    @abstractmethod
    def evaluate(self, state: State, player: int) -> float:
        """How well the player stands, for search; higher is better. Sees a determinized state."""

    def plan(self, state: State, player: int) -> Action | None:
        """The game's own idea of a good action; None leaves it to `evaluate`."""
        return None

    def plan_turn(self, state: State, player: int) -> Sequence[Action]:
        """The plan, as far as nothing unforeseen can come in between; empty: `evaluate` decides."""
        plan = self.plan(state, player)
        return () if plan is None else (plan,)

    def ways(self, state: State, player: int) -> Sequence[Sequence[Action]]:
        """Ways to go on that are worth comparing, each as far as nothing unforeseen can come in
        between, the plan first; empty: every action is one."""
        return ()

    def value(self, state: State, player: int) -> float:
        """The player's chance to win, where everything lies open; for search."""
        return 0.5 + 0.5 * tanh(self.evaluate(state, player))

    def credible(self, state: State, player: int) -> float:
        """How well a guessed world goes with what the others have done, from 0 to 1: how often the
        player believes in it."""
        return 1.0

    def lean(self, state: State, player: int, rng: Rng) -> None:
        """Change what the player does not know in a guessed world towards what is likely."""
        return  # whatever can be is equally likely

    def mark(self, state: State) -> Hashable:
        """Changes where a look ahead may stop: there `value` is to be trusted."""
        return state.pending[-1].player

    def ahead(self, players: int) -> int:
        """How many such changes a look ahead goes through, at a table of this many."""
        return players

    def grows(self, players: int) -> bool:
        """Whether a search that grows a tree is the stronger one at a table of this many."""
        return False

    def pace(self, players: int) -> int:
        """How many looks ahead a usual computer has in about a second, at a table of this many."""
        return 500


_S = TypeVar("_S", bound=State)
_O = TypeVar("_O", bound=Options)


class Horizon(NamedTuple, Generic[_S]):
    """How far a search looks in a game, and how fast."""

    mark: Callable[[_S], Hashable]
    """What is another thing as soon as a turn has passed."""
    ahead: Mapping[int, int]
    """After how many turns it stops, by the number of players."""
    pace: Mapping[int, int]
    """How many simulations a usual computer does in a second, by the number of players."""
    trees: Collection[int] = ()
    """The numbers of players with which a search that grows a tree was measured to be stronger."""


class Rulebook(Game, Generic[_S, _O]):
    """A game told by its own functions, which know its own positions and options.

    Whoever holds a Game has no others to hand to it: that is believed here, and nowhere else.
    """

    def __init__(
        self,
        *,
        name: str,
        rules: int,
        options: type[_O],
        deck: Deck,
        new: Callable[[_O, int], _S],
        evaluate: Callable[[_S, int], float],
        plan: Callable[[_S, int], Action | None] | None = None,
        plan_turn: Callable[[_S, int], Sequence[Action]] | None = None,
        ways: Callable[[_S, int], Sequence[Sequence[Action]]] | None = None,
        value: Callable[[_S, int], float] | None = None,
        credible: Callable[[_S, int], float] | None = None,
        lean: Callable[[_S, int, Rng], None] | None = None,
        horizon: Horizon[_S] | None = None,
    ) -> None:
        self.id = name
        self.rules = rules
        self.options = options
        self.deck = deck
        self._new = new
        self._evaluate = evaluate
        self._plan = plan
        self._plan_turn = plan_turn
        self._ways = ways
        self._value = value
        self._credible = credible
        self._lean = lean
        self._horizon = horizon

    def new(self, options: Options, seed: int) -> _S:
        return self._new(cast(_O, options), seed)

    def evaluate(self, state: State, player: int) -> float:
        return self._evaluate(cast(_S, state), player)

    def plan(self, state: State, player: int) -> Action | None:
        if self._plan is not None:
            return self._plan(cast(_S, state), player)
        steps = self._plan_turn(cast(_S, state), player) if self._plan_turn is not None else ()
        return steps[0] if steps else None

    def value(self, state: State, player: int) -> float:
        if self._value is None:
            return super().value(state, player)
        return self._value(cast(_S, state), player)

    def mark(self, state: State) -> Hashable:
        if self._horizon is None:
            return super().mark(state)
        return self._horizon.mark(cast(_S, state))

    def ahead(self, players: int) -> int:
        return super().ahead(players) if self._horizon is None else self._horizon.ahead[players]

    def grows(self, players: int) -> bool:
        return self._horizon is not None and players in self._horizon.trees

    def plan_turn(self, state: State, player: int) -> Sequence[Action]:
        if self._plan_turn is None:
            return super().plan_turn(state, player)
        return self._plan_turn(cast(_S, state), player)

    def ways(self, state: State, player: int) -> Sequence[Sequence[Action]]:
        return () if self._ways is None else self._ways(cast(_S, state), player)

    def credible(self, state: State, player: int) -> float:
        return 1.0 if self._credible is None else self._credible(cast(_S, state), player)

    def lean(self, state: State, player: int, rng: Rng) -> None:
        if self._lean is not None:
            self._lean(cast(_S, state), player, rng)

    def pace(self, players: int) -> int:
        return super().pace(players) if self._horizon is None else self._horizon.pace[players]
