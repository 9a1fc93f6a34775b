"""How a turn of Fairy's Fate begins, and how the game ends (rules page, sections 6 and 8)."""

from fairytable.games.fate.rules.actions import TURN
from fairytable.games.fate.rules.position import Position
from fairytable.games.fate.rules.telling import tell
from fairytable.games.fate.rules.zones import RECIPE_ROW

# The turn (6.1, 6.2)


def begin_turn(state: Position) -> None:
    while True:
        if state.passed == state.table.everybody and state.last_phase():
            finish_game(state, "all_passed")  # D33
            return
        if not lost_to_stone(state):
            break
        state.player = (state.player + 1) % state.players
    state.turns += 1
    state.pending = TURN[state.player]


def lost_to_stone(state: Position) -> bool:
    """D22, D34: a petrified turn is lost entirely, and is not a pass."""
    if not state.stone[state.player]:
        return False
    petrify(state, -1)
    tell(state, "stone")
    return True


def petrify(state: Position, turns: int) -> None:
    stone = [*state.stone]
    stone[state.player] += turns
    state.stone = tuple(stone)


# End (section 8)


def finish_game(state: Position, ended: str) -> None:
    state.pending = ()
    state.ended = ended
    table = state.table
    for p in range(state.players):
        for card in table.zones[RECIPE_ROW[p]]:
            table.turn_up(card)
    if state.freed is None:
        table.say("over", ended=ended)
    else:
        table.say("over", ended=ended, player=state.freed)
