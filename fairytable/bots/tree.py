"""The other search: a tree of what may come, grown in a new guessed world at every step.

Information-set Monte Carlo tree search (Cowling, Powley, Whitehouse 2012). A node stands for all
positions that the same actions lead to, whatever is hidden. In each guessed world only some of its
branches can be taken, so a branch is judged by how often it could have been. Everybody chooses for
themselves, or for their team. A node has more branches the more often it is met (progressive
widening), the plan first; where the tree ends everybody plays by plan up to the horizon.
"""

from collections.abc import Hashable
from math import log, sqrt
from time import monotonic

from fairytable.bots.greedy import choose_greedily
from fairytable.bots.guessing import guess
from fairytable.bots.search import Budget, Comparison, Tried, play_on
from fairytable.bots.victory import open_victory
from fairytable.engine import Action, Game, Rng, State

CURIOSITY = 0.35
"""How much a branch that was rarely taken is preferred."""
WIDTH = 1.5
"""A node has this many branches times the root of its visits."""


class Node:
    """What came of an action, where it could be taken."""

    __slots__ = ("available", "branches", "total", "visits")

    def __init__(self) -> None:
        self.branches: dict[Action, Node] = {}
        self.visits = 0
        self.available = 0
        self.total = 0.0
        """Of the chances to win of the player who took the action."""

    @property
    def mean(self) -> float:
        return self.total / self.visits if self.visits else 0.0

    def worth_trying(self) -> float:
        return self.mean + CURIOSITY * sqrt(log(self.available) / self.visits)


def grow(game: Game, world: State, rng: Rng, budget: Budget) -> Comparison:
    """Look for the best action of the player who decides, in a world that this player may believe
    in."""
    return Tree(game).look(world, rng, budget)


class Tree:
    """A tree that is kept while its player decides again in the same turn."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._root = Node()
        self._turn: tuple[int, Hashable] | None = None
        """Whose turn it was grown in, and which."""

    def look(self, world: State, rng: Rng, budget: Budget) -> Comparison:
        """The best action of the player who decides, in a world that this player may believe in;
        the budget is for what grows now."""
        began, game = monotonic(), self._game
        plan = choose_greedily(game, world, rng)
        actions = world.distinct(world.legal())
        if len(actions) == 1:
            only = Tried(plan, [])
            return Comparison(only, only, [only], 0)
        victory = open_victory(game, world, actions, rng)
        if victory is not None:
            return Comparison(Tried(victory, []), Tried(plan, []), [Tried(plan, [])], 0)
        player = world.pending[-1].player
        turn = player, game.mark(world)
        if turn != self._turn:
            self._root, self._turn = Node(), turn
        root, kept = self._root, self._root.visits
        while not _spent(root.visits - kept, began, budget):
            _grow_once(game, root, guess(game, world, player, rng), rng)
        return _compared(plan, actions, root, kept)

    def follow(self, player: int, action: Action) -> None:
        """This was played: what had grown behind it is kept, if it was the tree's own player."""
        if self._turn is None:
            return
        behind = self._root.branches.get(action) if player == self._turn[0] else None
        if behind is None:
            self._turn = None
        else:
            self._root = behind


def _compared(plan: Action, actions: list[Action], root: Node, kept: int) -> Comparison:
    """What was tried of these actions, the plan first; the choice is what was met most often."""
    tried = [
        Tried(action, [node.mean] * node.visits)
        for action in actions
        if (node := root.branches.get(action))
    ]
    tried.sort(key=lambda candidate: candidate.action != plan)
    if not tried:
        tried = [Tried(plan, [])]
    choice = max(tried, key=lambda candidate: len(candidate.results))
    return Comparison(choice, tried[0], tried, root.visits - kept)


def _spent(simulations: int, began: float, budget: Budget) -> bool:
    if budget.simulations is not None and simulations >= budget.simulations:
        return True
    return budget.seconds is not None and monotonic() - began >= budget.seconds


def _grow_once(game: Game, root: Node, world: State, rng: Rng) -> None:
    """Walk down the tree, add a branch, play on to the horizon and tell all nodes on the way."""
    node, ahead, mark = root, game.ahead(world.players), game.mark(world)
    way: list[tuple[int, Node]] = []
    while world.pending and ahead > 0:
        player = world.pending[-1].player
        action, new = _branch(game, node, world, rng)
        node = node.branches[action]
        way.append((player, node))
        world._apply(action)
        if not world.pending:
            break
        now = game.mark(world)
        if now != mark:
            mark, ahead = now, ahead - 1
        if new:
            break
    if ahead > 0:
        play_on(game, world, ahead)
    root.visits += 1
    chances: dict[int, float] = {}
    for player, met in way:
        chance = chances.get(player)
        if chance is None:
            chance = chances[player] = game.value(world, player)
        met.visits += 1
        met.total += chance


def _branch(game: Game, node: Node, world: State, rng: Rng) -> tuple[Action, bool]:
    """The branch to take in this world, and whether it is a new one."""
    actions = world.distinct(world.legal())
    branches = node.branches
    known = [action for action in actions if action in branches]
    for action in known:
        branches[action].available += 1
    if len(known) < len(actions) and len(known) < WIDTH * sqrt(node.visits + 1):
        fresh = [action for action in actions if action not in branches]
        first = [] if known else [choose_greedily(game, world, rng)]
        action = rng.choice([action for action in first if action in fresh] or fresh)
        branches[action] = new = Node()
        new.available = 1
        return action, True
    return max(known, key=lambda action: branches[action].worth_trying()), False
