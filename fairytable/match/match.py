"""A match: a game, its seats, and the actions so far. Undo and replay read the same list."""

from collections.abc import Callable, Iterator, Sequence
from copy import copy
from typing import Self

from fairytable.engine import Action, Decision, Event, Game, Options, State
from fairytable.match.errors import (
    GameOver,
    NoSuchStep,
    NothingToRedo,
    NothingToUndo,
    WrongOptions,
    WrongSeed,
)
from fairytable.match.seat import Seat, check_seats
from fairytable.match.undo import TakenBack, Undo, learnt


class Match:
    """A game being played. Positions are handed out as copies: nobody can change the match by one.

    Step i is the action between position i and position i + 1. The cursor is the number of the
    present position; steps from the cursor on were undone and can be played again.
    """

    game: Game
    options: Options
    seats: tuple[Seat, ...]
    seed: int
    cursor: int
    taken_back: tuple[TakenBack, ...]
    """Each time that somebody went back after new cards were seen, and it was to be told."""
    on_change: list[Callable[["Match"], None]]
    """Called with the match after it was played, undone or redone."""

    def __init__(self, game: Game, options: Options, seats: Sequence[Seat], seed: int) -> None:
        if not isinstance(options, game.options):
            raise WrongOptions(game.id)
        check_seats(seats, options.players)
        if not 0 <= seed < 1 << 64:
            raise WrongSeed(seed)
        self.game = game
        self.options = options
        self.seats = tuple(seats)
        self.seed = seed
        self.cursor = 0
        self.taken_back = ()
        self.on_change = []
        self._history: list[Action] = []
        self._positions = [game.new(options, seed)]

    @classmethod
    def new(cls, game: Game, options: Options, seats: Sequence[Seat], seed: int) -> Self:
        """Set up a game; raises a MatchError if it cannot be played like this."""
        return cls(game, options, seats, seed)

    # Looking

    @property
    def state(self) -> State:
        """A copy of the present position."""
        return self._positions[self.cursor].clone()

    @property
    def decision(self) -> Decision | None:
        """Who decides what now; None: the game is over."""
        return self._positions[self.cursor].decision

    @property
    def deciding(self) -> Seat | None:
        """The seat that decides now."""
        decision = self.decision
        return None if decision is None else self.seats[decision.player]

    @property
    def actions(self) -> tuple[Action, ...]:
        """What was played up to the present position."""
        return tuple(self._history[: self.cursor])

    @property
    def history(self) -> tuple[Action, ...]:
        """Every action, also those that were undone and can be played again."""
        return tuple(self._history)

    def position(self, index: int) -> State:
        """A copy of the position before this step; the number of steps gives the last one."""
        self._check(index)
        return self._positions[index].clone()

    def events_of(self, step: int) -> list[Event]:
        """What happened in a step, told once more."""
        if not 0 <= step < len(self._history):
            raise NoSuchStep(step, len(self._history))
        return _carry_out(self._positions[step].clone(), self._history[step])

    def frozen(self) -> Self:
        """The match as it is now, which nobody plays on: to be read while this one goes on."""
        twin = copy(self)
        twin.on_change = []
        twin._history, twin._positions = self._history[:], self._positions[:]
        return twin

    # Playing

    def play(self, action: Action) -> list[Event]:
        """Play an action and tell what happened; steps that were undone are given up.

        An action that is not legal raises IllegalAction, and nothing is changed.
        """
        state = self._still_open()
        events = _carry_out(state, action)
        self._go_on(action, state)
        return events

    def replay(self, action: Action) -> None:
        """Play like `play`, and tell nothing: for what was played before."""
        state = self._still_open()
        state.apply(action)
        self._go_on(action, state)

    def _still_open(self) -> State:
        if self.decision is None:
            raise GameOver
        return self.state

    def _go_on(self, action: Action, state: State) -> None:
        del self._history[self.cursor :]
        del self._positions[self.cursor + 1 :]
        self._history.append(action)
        self._positions.append(state)
        self.go_to(self.cursor + 1)

    def go_to(self, index: int) -> None:
        """Make any position of the history the present one."""
        self._check(index)
        self.cursor = index
        for listener in self.on_change:
            listener(self)

    # Undo and redo

    def can_undo(self, player: int | None = None) -> Undo | None:
        """What `undo_to` would do; None if there is nothing to go back to."""
        index = next(self._decisions(player, range(self.cursor - 1, -1, -1)), None)
        if index is None:
            return None
        way = self._positions[index : self.cursor]
        acted = dict.fromkeys(s.decision.player for s in reversed(way) if s.decision is not None)
        after = self._positions[index + 1 : self.cursor + 1]
        return Undo(index, tuple(acted), learnt(self._positions[index], after))

    def undo_to(self, player: int | None = None) -> Undo:
        """Go back to the last decision of a player before now; of any person if none is named."""
        undo = self.can_undo(player)
        if undo is None:
            raise NothingToUndo
        self.go_to(undo.index)
        return undo

    def reveals(self, undo: Undo) -> bool:
        """Whether a person has seen something new on this way; a bot forgets it by going back."""
        return any(self.seats[player].kind == "human" for player in undo.learnt)

    def take_back(self) -> Undo:
        """Go back like `undo_to`; if new cards were seen, it is kept in mind for all to read."""
        undo = self.can_undo()
        if undo is None:
            raise NothingToUndo
        decision = self._positions[undo.index].decision
        if decision is not None and self.reveals(undo):
            self.taken_back += (TakenBack(decision.player, undo.index),)
        self.go_to(undo.index)
        return undo

    def can_redo(self, player: int | None = None) -> int | None:
        """The position that `redo_to` would lead to; None if no step was undone."""
        last = len(self._history)
        if self.cursor == last:
            return None
        return next(self._decisions(player, range(self.cursor + 1, last)), last)

    def redo_to(self, player: int | None = None) -> int:
        """Go forward to the next decision of a player, or of any person; else to the end."""
        index = self.can_redo(player)
        if index is None:
            raise NothingToRedo
        self.go_to(index)
        return index

    def _decisions(self, player: int | None, indices: range) -> Iterator[int]:
        """The positions among these where this player decides; any person, if none is named."""
        for index in indices:
            decision = self._positions[index].decision
            if decision is None:
                continue
            human = self.seats[decision.player].kind == "human"
            if human if player is None else decision.player == player:
                yield index

    def _check(self, index: int) -> None:
        if not 0 <= index <= len(self._history):
            raise NoSuchStep(index, len(self._history))


def _carry_out(state: State, action: Action) -> list[Event]:
    """Apply an action and give what happened; clones of the state have no listener again."""
    state.listen()
    state.apply(action)
    return state.heard()
