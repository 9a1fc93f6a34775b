"""What the bots think of a position of Hunters (rules page, section 12)."""

from fairytable.games.hunters.bot.outlook import DIZZY, NO_CAMERA, TRAPPED, Outlook
from fairytable.games.hunters.rules.state import HuntersState
from fairytable.games.hunters.rules.zones import CENTRE, HANDS

WIN = 10.0
"""What winning is worth above the points."""
HELD = 0.1
"""What a point in the hand is worth."""


def evaluate(state: HuntersState, player: int) -> float:
    """Points now and points to come, for the player and against the others."""
    outlook = Outlook(state, player)
    standing = outlook.standing
    if state.ended:
        return standing + (WIN if player in state.winners() else 0.0)
    weights = outlook.weights
    for p in range(state.players):
        if state.dizzy[p]:
            standing += DIZZY * weights[p]
        standing += NO_CAMERA * weights[p] * state.no_camera[p] / state.players
    if CENTRE in state.pos:
        standing += TRAPPED * weights[state.pos.index(CENTRE)]
    standing += HELD * sum(map(state.value, state.table.zones[HANDS[player]]))
    to_reveal = [waiting.player for waiting in state.pending if waiting.name == "reveal"]
    asked = state.pending[-1]
    if asked.name == "react" and isinstance(asked.about, int):
        gains = outlook.gains(asked.player, state.tool[asked.player])
        standing += gains[outlook.face(asked.about)]
    elif asked.name == "choose_card" and isinstance(asked.about, int):
        to_reveal.append(asked.about)
    elif asked.name == "react_flute":
        to_reveal.append(asked.player)
    if to_reveal:
        return standing + outlook.expected(outlook.reveals(to_reveal), outlook.circle)
    active = (state.active + 1) % state.players if state.turn else state.active
    for p in range(state.players):
        tool = state.tool[p]
        if tool is not None:
            standing += outlook.next_reveal(p, tool, active)
    return standing
