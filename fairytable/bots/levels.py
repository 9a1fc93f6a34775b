"""The bots by name, and the one door through which they are asked.

A bot never meets the true position. A `Level` does, and hands on what the bot's player may know.
The five levels of the ladder differ in how often they are distracted, in whether they look ahead
and in how long; none knows more than another.
"""

from collections.abc import Callable

from fairytable.bots.blind import choose_blindly
from fairytable.bots.glance import glance, is_blunder
from fairytable.bots.greedy import choose_greedily
from fairytable.bots.search import Budget, search
from fairytable.bots.tree import grow
from fairytable.bots.victory import open_victory
from fairytable.engine import Action, Game, IllegalAction, Rng, State

Picker = Callable[[Rng, int], int]
"""A bot that is told how many distinct actions its player has, says which one, from 0, and is told
nothing else."""

Chooser = Callable[[Game, State, Rng], Action]
"""A bot that chooses for the player whose decision it is, in a world that this player may believe
in."""

Level = Callable[[Game, State, list[Action], Rng], Action]
"""Asks a bot what it does in the true position, of which these are the legal actions, and answers
with one of them; IllegalAction if the bot wants another."""

LADDER = ("level-1", "level-2", "level-3", "level-4", "level-5")
"""The levels that people choose from, the weakest first."""

FEWEST = 6
"""Looks ahead, however slow the game is."""
LIMIT = 1.9
"""Seconds after which the highest level stops looking ahead on a very slow computer."""
FORMER = {"random": LADDER[0], "greedy": LADDER[2]}
"""The levels that were offered before there was a ladder, and what is most like them now."""


def told_a_number(pick: Picker) -> Level:
    """The bot sees no position: so none is guessed, and what it picks is legal."""

    def ask(game: Game, state: State, legal: list[Action], rng: Rng) -> Action:
        if len(legal) == 1:
            return legal[0]
        actions = state.distinct(legal)
        return actions[pick(rng, len(actions))]

    return ask


def told_a_world(think: Chooser) -> Level:
    """The bot sees a position in which all that its player cannot know is guessed."""

    def ask(game: Game, state: State, legal: list[Action], rng: Rng) -> Action:
        decision = state.pending[-1]
        action = think(game, state.determinize(decision.player, rng), rng)
        if action not in legal:
            raise IllegalAction(action, decision)
        return action

    return ask


def searching(seconds: float, limit: float | None = None) -> Chooser:
    """The bot looks ahead as often as a usual computer can in this many seconds: the same number on
    every computer, so that the same seed gives the same game; but one that is very slow stops at
    the limit."""

    def think(game: Game, world: State, rng: Rng) -> Action:
        budget = Budget(max(FEWEST, round(seconds * game.pace(world.players))), limit)
        look = grow if game.grows(world.players) else search
        return look(game, world, rng, budget).choice.action

    return think


def distracted(percent: int, think: Chooser) -> Chooser:
    """The bot thinks, but this often it plays anything."""

    def drift(game: Game, world: State, rng: Rng) -> Action:
        if rng.below(100) < percent:
            return rng.choice(world.distinct(world.legal()))
        return think(game, world, rng)

    return drift


def slipping(percent: int, think: Chooser) -> Chooser:
    """The bot thinks, but this often it plays anything that does not look like a blunder."""

    def slip(game: Game, world: State, rng: Rng) -> Action:
        thought = think(game, world, rng)
        if rng.below(100) >= percent:
            return thought
        action = rng.choice(world.distinct(world.legal()))
        return thought if is_blunder(game, world, action, thought, rng) else action

    return slip


def wary(think: Chooser) -> Chooser:
    """The bot does what it thought of, unless a glance shows that something else is far better."""

    def look(game: Game, world: State, rng: Rng) -> Action:
        thought = think(game, world, rng)
        return thought if len(world.legal()) == 1 else glance(game, world, thought, rng)

    return look


def sensible(think: Chooser) -> Chooser:
    """The bot never misses a victory that lies open."""

    def look(game: Game, world: State, rng: Rng) -> Action:
        return open_victory(game, world, world.distinct(world.legal()), rng) or think(
            game, world, rng
        )

    return look


LEVELS: dict[str, Level] = {
    "level-1": told_a_world(distracted(85, choose_greedily)),
    "level-2": told_a_world(distracted(50, choose_greedily)),
    "level-3": told_a_world(sensible(slipping(40, wary(choose_greedily)))),
    "level-4": told_a_world(sensible(slipping(8, wary(searching(0.1, limit=1.0))))),
    "level-5": told_a_world(searching(1.2, limit=LIMIT)),
    "random": told_a_number(choose_blindly),
    "greedy": told_a_world(choose_greedily),
}
"""The ladder, and the two bots that saved games of former days may have."""


def choose(level: str, game: Game, state: State, rng: Rng) -> Action:
    """What a bot of this level does in a position of which it sees no more than its player;
    IllegalAction if that is none of its actions."""
    if state.decision is None:
        raise ValueError("the game is over: there is nothing to choose")
    return LEVELS[level](game, state, state.legal(), rng)
