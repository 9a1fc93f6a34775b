"""The greedy bot: the game's own plan, or the action after which the player stands best."""

from collections.abc import Sequence

from fairytable.engine import Action, Game, Rng, State


def choose_greedily(game: Game, world: State, rng: Rng) -> Action:
    actions = world.legal()
    if len(actions) == 1:
        return actions[0]
    player = world.pending[-1].player
    return game.plan(world, player) or _best(game, world, world.distinct(actions), player)


def plan_on(game: Game, world: State) -> Sequence[Action]:
    """The same, as far as the plan reaches: for those who look ahead."""
    player = world.pending[-1].player
    steps = game.plan_turn(world, player)
    return steps or (_best(game, world, world.distinct(world.legal()), player),)


def _best(game: Game, world: State, actions: list[Action], player: int) -> Action:
    """The action after which the player stands best."""

    def worth(action: Action) -> float:
        after = world.clone()
        after._apply(action)
        return game.evaluate(after, player)

    return max(actions, key=worth) if len(actions) > 1 else actions[0]
