"""How well a player of Fairy's Fate stands (rules page, section 12)."""

from fairytable.games.fate.bot.outlook import LOST_CARD, LOST_TURN, RIVAL, Eyes
from fairytable.games.fate.rules.state import FateState
from fairytable.games.fate.rules.zones import HAND

WON = 1000.0
PROMISED = 0.5
"""What lies on places is worth less than what one has."""


def evaluate(state: FateState, player: int) -> float:
    """How well the player stands: what lies before everybody, and what the places promise."""
    if state.ended:
        winners = state.winners()
        return WON / len(winners) if player in winners else -WON
    eyes = Eyes(state, player)
    strongest = max([eyes.rival(p).standing() for p in range(state.players) if p != player])
    hand = state.table.zones[HAND[player]]
    worth = eyes.me.standing() - LOST_TURN * state.stone[player] + LOST_CARD * len(hand)
    return worth - RIVAL * strongest + PROMISED * eyes.promise(eyes.piles())
