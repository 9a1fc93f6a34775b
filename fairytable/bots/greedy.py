"""The greedy bot: the game's own plan, or the action after which the player stands best."""

from fairytable.engine import Action, Game, Rng, State


def choose_greedily(game: Game, world: State, rng: Rng) -> Action:
    actions = world.distinct(world.legal())
    if len(actions) == 1:
        return actions[0]
    player = world.pending[-1].player
    plan = game.plan(world, player)
    if plan is not None:
        return plan
    return max(actions, key=lambda action: _worth(game, world, action, player))


def _worth(game: Game, world: State, action: Action, player: int) -> float:
    after = world.clone()
    after._apply(action)
    return game.evaluate(after, player)
