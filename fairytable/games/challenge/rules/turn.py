"""How a turn of The Challenge ends, and the game (rules page, sections 6 and 8)."""

from fairytable.games.challenge.rules.actions import waiting
from fairytable.games.challenge.rules.position import HAND_LIMIT, Position
from fairytable.games.challenge.rules.zones import HANDS, STORED


def settle_hand(state: Position) -> None:
    """Ask for what is too much in hand (D4); when nothing is, the turn is over."""
    if len(state.table.zones[HANDS[state.player]]) > HAND_LIMIT:
        state.pending = waiting("overflow")[state.player]
    else:
        end_turn(state)


# End of turn


def end_turn(state: Position, exchanges: int = 0) -> None:
    state.exchanges = exchanges
    if not state.table.zones["deck.stones"]:
        finish(state)
        return
    state.turn += 1
    state.player = (state.player + 1) % state.players
    state.pending = waiting("action")[state.player]


# End of game and scoring (section 8)


def finish(state: Position) -> None:
    table = state.table
    state.pending = ()
    for p in range(state.players):
        for card in table.zones[HANDS[p]] + table.zones[STORED[p]]:
            table.turn_up(card)
    winners, scores = state.winners(), state.scores()
    best = scores[winners[0]][0]
    if len(winners) > 1:
        state.ended = "shared"
    else:
        tied = sum(score[0] == best for score in scores) > 1
        state.ended = "fairy_points" if tied else "points"
    for winner in winners:
        table.say(f"won.{state.ended}", player=winner, points=best)
