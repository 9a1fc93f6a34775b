"""How Moons goes on: turns, dawn, the end of a game and the next one (sections 6 to 9)."""

from fairytable.games.moons.rules.actions import NEXT_GAME, PLAY, START_CIRCLE
from fairytable.games.moons.rules.position import HAND_SIZE, Position, box
from fairytable.games.moons.rules.zones import HANDS, SYMBOLS

# The turn (section 6)


def begin_turn(state: Position) -> None:
    """Ask the player on turn, or pass for those who cannot move."""
    while True:
        player = state.player
        state.played = 0
        if state.can_move(player):
            empty = state.empty_place is not None
            state.pending = (START_CIRCLE if empty else PLAY)[player]
            return
        why = "no fit" if state.empty_place is None else "no fairy"
        state.table.say("pass", player=player, why=why)
        state.passes = 0 if _refill(state, player) else state.passes + 1
        state.player = (player + 1) % state.players
        if state.passes == state.players:
            if not state.table.zones["deck.blue"]:
                state.stalled = True
                finish(state)
                return
            _dawn(state)


def end_turn(state: Position) -> None:
    player = state.player
    drawn = _refill(state, player)
    if state.table.events is not None:
        state.table.say("end", player=player, k=drawn)
    state.passes = 0
    state.player = (player + 1) % state.players
    begin_turn(state)


def _refill(state: Position, player: int) -> int:
    table, hand = state.table, HANDS[player]
    return table.draw("deck.blue", hand, HAND_SIZE - len(table.zones[hand]))


def _dawn(state: Position) -> None:
    """7.4: nobody can move; all hands are shown and thrown away, and new ones dealt."""
    state.table.say("dawn")
    for p in state.clockwise(state.player):
        state.table.move_all(HANDS[p], "removed")
    state.deal()
    state.passes = 0


# End and scoring (sections 8 and 9.2)


def finish(state: Position) -> None:
    table = state.table
    state.pending = ()
    table.say("stalled" if state.stalled else "over")
    for p in range(state.players):
        table.turn_up(table.zones[SYMBOLS[p]][0])
    if state.options.mode == "match":
        for p, points in enumerate(state.points()):
            state.totals[p] += points
        target = state.options.target_score()
        if max(state.totals) < target and state.game < state.options.limit:
            state.pending = NEXT_GAME[(state.first + 1) % state.players]


def next_game(state: Position) -> None:
    state.game += 1
    state.first = (state.first + 1) % state.players
    listeners = state.table.events
    state.table = box(state.players).clone()
    state.table.events = listeners
    state.table.tell_laid()
    state.table.say("next", game=state.game)
    state.set_up()
    begin_turn(state)
