"""How a bot judges a position of The Challenge (rules page, section 12)."""

from fairytable.games.challenge.bot.outlook import Holdings, lead, season
from fairytable.games.challenge.rules.position import FAIRY_VALUE, HAND_LIMIT, PRICE
from fairytable.games.challenge.rules.sacks import SACK_LIMIT
from fairytable.games.challenge.rules.state import ChallengeState
from fairytable.games.challenge.rules.zones import HANDS

FREE_HAND = 0.12
"""For each stone that the hand can still take."""
FREE_SACK = 0.05
"""For each stone that a sack can still take."""
VICTORY = 10.0


def evaluate(state: ChallengeState, player: int) -> float:
    """Expected points, against half the best and half the average rival."""
    if state.ended:
        return _result(state, player)
    return Holdings(state, player).standing() + _freedom(state, player) + _payment(state, player)


def _result(state: ChallengeState, player: int) -> float:
    points = [score[0] + score[1] / 100 for score in state.scores()]
    winners = state.winners()
    victory = VICTORY / len(winners) if player in winners else 0.0
    return victory + lead(points, player)


def _freedom(state: ChallengeState, player: int) -> float:
    """What free places for stones are worth."""
    empty = free = 0
    for i in range(state.pixies[player]):
        sack = state.sack(player, i)
        if not sack:
            empty += 1
        if state.room(player, i):
            free += max(0, SACK_LIMIT - len(sack))
    hand = max(0, HAND_LIMIT - len(state.table.zones[HANDS[player]]))
    places = FREE_SACK * free + FREE_HAND * hand
    now = season(state)
    return now.empty_sacks[empty] + places * now.ripeness


def _payment(state: ChallengeState, player: int) -> float:
    """Stones offered, or fairies drawn, are a fairy already."""
    if player != state.player:
        return 0.0
    if state.table.zones["drawn"]:
        return FAIRY_VALUE
    return FAIRY_VALUE * min(PRICE, state.offered()) / PRICE
