"""How All You Wish For goes on: rounds, turns, what awaits the Wanderer, the end (6, 8)."""

from fairytable.games.wishes.cards import IS_WAND, REALM
from fairytable.games.wishes.rules.decisions import wand_options, wanderer_ways
from fairytable.games.wishes.rules.position import HAND_SIZE, IDLE_LAPS, PIXIE_STEPS, Position
from fairytable.games.wishes.rules.telling import tell_points
from fairytable.games.wishes.rules.zones import DOWN, HANDS, UNDER, UP, WAND

# The round (6.2, 6.5)


def begin_round(state: Position) -> None:
    state.player = state.pixie_player
    state.walked = 0
    state.visited = (state.pixie,)
    state.table.say("round", t=state.round + 1, player=state.player)
    state.ask(state.player, "pixie_step", PIXIE_STEPS)


def _end_round(state: Position) -> None:
    state.round += 1
    if state.round % state.players == 0:
        state.idle = 0 if state.stirred else state.idle + 1
        state.stirred = False
        if not state.table.zones["deck"]:
            _finish(state, "deck")
            return
        if state.idle == IDLE_LAPS:  # D44
            _finish(state, "stall")
            return
    begin_round(state)


# The Fairy turn: the Wanderer (6.4 a)


def begin_turn(state: Position, player: int) -> None:
    state.player = player
    state.start = state.wanderer
    state.walked = state.lifted = 0
    state.built = state.fresh = False
    if state.table.events is not None:
        state.table.say("turn", player=player)
    if wanderer_ways(state, player):
        state.ask(player, "wanderer_step", state.reach(player))
    else:
        state.table.say("wanderer.shut", player=player)
        arrive(state, player)  # D19


def arrive(state: Position, player: int) -> None:
    if state.realm_at(state.wanderer) == state.realms[player]:
        _show_kingdom(state, player)
    else:
        choose_action(state, player)


# On her own Kingdom (6.4 b, 7.1)


def _show_kingdom(state: Position, player: int) -> None:
    table = state.table
    beneath = table.zones[state.wanderer][-2::-1]  # D24: never the top
    for card in beneath:
        table.reveal(card)
    if table.events is not None:
        realm = state.realms[player]
        own = table.named(card for card in beneath if REALM[table.faces[card]] == realm)
        key = "conquer" if own else "conquer.nothing"
        table.say(key, player=player, k=len(beneath), cards=" ".join(own), at=state.wanderer)
    conquer(state, player)


def conquer(state: Position, player: int) -> None:
    """D26: one card after the other, from top to bottom."""
    table, realm = state.table, state.realms[player]
    for card in table.zones[state.wanderer][-2::-1]:
        face = table.faces[card]
        if REALM[face] != realm:
            continue
        if IS_WAND[face]:
            table.move(card, WAND[player])
            table.turn_up(card)
            state.gain(player)
        elif len(table.zones[UP[player]]) < state.limit(player):
            show_conquest(state, player, card)
        else:
            state.ask(player, "conquer_flip", card)
            return
    end_actions(state, player)


def show_conquest(state: Position, player: int, card: int, flipped: int | None = None) -> None:
    """Lay a wish card before its Fairy; another may have to be turned down for it."""
    table = state.table
    before = state.open_gifts() if table.events is not None else []
    if flipped is not None:
        table.move(flipped, DOWN[player])
    table.move(card, UP[player])
    state.gain(player)
    if table.events is not None:
        tell_points(state, before)


# On any other Kingdom (6.4 c, 7.2)


def choose_action(state: Position, player: int) -> None:
    """Ask as long as something can be done (with a card in hand she can get rid of it)."""
    if state.table.zones[HANDS[player]] or (not state.built and state.liftable(player)):
        state.ask(player, "action")
    else:
        end_actions(state, player)


# End of the turn (6.4 e)


def end_actions(state: Position, player: int) -> None:
    if wand_options(state, player):
        state.ask(player, "turn_end")
    else:
        end_turn(state, player)


def end_turn(state: Position, player: int) -> None:
    table = state.table
    drawn = table.draw("deck", HANDS[player], HAND_SIZE - len(table.zones[HANDS[player]]))
    if drawn:
        state.stirred = True
        table.say("draw", player=player, k=drawn)
        if not table.zones["deck"]:
            table.say("deck.empty")
    if player == state.pixie_player:
        _end_round(state)
    else:
        begin_turn(state, (player + 1) % state.players)


# End of the game (section 8)


def _finish(state: Position, reason: str) -> None:
    state.ended = reason
    state.pending = ()
    table = state.table
    table.say("stall" if reason == "stall" else "over")
    for p in range(state.players):
        for card in table.zones[UNDER[p]]:
            table.turn_up(card)
