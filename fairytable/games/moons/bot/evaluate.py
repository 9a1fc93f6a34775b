"""How well a player of Moons stands (rules page, 12.3 and 12.4)."""

from fairytable.games.moons.bot.outlook import (
    VERDICT,
    Standing,
    finished,
    hand_of,
    keep,
    moons_up,
    open_circles,
    promise,
)
from fairytable.games.moons.rules.state import MoonsState


def evaluate(state: MoonsState, player: int) -> float:
    """How well the player stands: utility, outlook and keep; after the last game the verdict."""
    standing = Standing(state, player)
    if not state.pending:
        return standing.utility_now + (VERDICT if player in state.winners() else -VERDICT)
    if finished(state):
        return standing.utility_now
    outlook = promise(open_circles(state), standing.prospects(moons_up(state)[-1:]))
    return standing.utility_now + outlook + keep(hand_of(state, player), standing.mine)
