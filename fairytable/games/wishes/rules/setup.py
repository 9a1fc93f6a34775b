"""How All You Wish For is set up, choice by choice (rules page, section 5)."""

from fairytable.engine import Action
from fairytable.games.wishes.cards import FAIRIES, REALM, REALMS, cards_of
from fairytable.games.wishes.rules.hexmap import ORIGIN
from fairytable.games.wishes.rules.position import DEALT, NOBODY, PILE_SIZE, Position
from fairytable.games.wishes.rules.turn import begin_round
from fairytable.games.wishes.rules.zones import FAIRY, HANDS, STACKS


def set_up(state: Position) -> None:
    table, rng, players = state.table, state.rng, state.players
    ring = sorted(range(len(REALMS)), key=rng.keys(len(REALMS)).__getitem__)
    in_play, boxed = ring[: players + 1], ring[players + 1 :]  # D3: drawn at random
    table.lay([FAIRIES[realm] for realm in sorted(in_play)], "abandoned_fairy")
    table.shuffle("abandoned_fairy", rng)
    state.first = state.player = state.options.who_begins(rng)
    for realm in sorted(boxed):
        table.lay([*cards_of(realm), FAIRIES[realm]], "box")
    table.lay([card for realm in sorted(in_play) for card in cards_of(realm)], "deck")
    table.shuffle("deck", rng)
    table.draw("deck", "neutral", PILE_SIZE * len(boxed))  # D4
    around = state.clockwise(state.first)
    for p in around:
        table.draw("abandoned_fairy", FAIRY[p])
    table.deal("deck", [HANDS[p] for p in around], DEALT)
    if boxed:
        _place_neutral(state, ORIGIN)
    else:
        _form_piles(state, state.first)


def _place_neutral(state: Position, zone: str) -> None:
    state.table.draw("neutral", zone, PILE_SIZE)
    state.kingdoms += (zone,)
    if state.table.zones["neutral"]:
        state.ask(state.first, "setup_neutral")
    elif len(state.kingdoms) > 1:
        state.ask(state.first, "setup_wanderer")
    else:
        state.wanderer = zone
        _form_piles(state, state.first)


def setup_neutral(state: Position, player: int, action: Action) -> None:
    state.table.say("setup.neutral", player=player, at=action.the_zone)
    _place_neutral(state, action.the_zone)


def setup_wanderer(state: Position, player: int, action: Action) -> None:
    state.wanderer = action.the_zone
    state.table.say("setup.wanderer", player=player, at=action.the_zone)
    _form_piles(state, state.first)


def _form_piles(state: Position, player: int) -> None:
    state.ask(player, "setup_card", 0)


def setup_card(state: Position, player: int, action: Action) -> None:
    table = state.table
    picked = DEALT - len(table.zones[HANDS[player]])
    table.move(action.the_card, STACKS[player][picked // PILE_SIZE], 0)  # D8: top first
    following = (player + 1) % state.players
    if picked + 1 < 2 * PILE_SIZE:
        state.ask(player, "setup_card", picked + 1)
        return
    table.say("setup.piles", player=player)
    if following != state.first:
        _form_piles(state, following)
    else:
        state.ask(following, "setup_place")


def setup_place(state: Position, player: int, action: Action) -> None:
    zone = action.the_zone
    state.table.say("setup.place", player=player, at=zone)
    state.table.move_all(STACKS[player][action.the_number], zone)
    state.kingdoms += (zone,)
    if not state.wanderer:
        state.wanderer = zone  # D5
    following = (player + 1) % state.players
    if any(state.table.zones[stack] for stack in STACKS[following]):
        state.ask(following, "setup_place")  # D7: two circuits
    else:
        _reveal_fairies(state)


def _reveal_fairies(state: Position) -> None:
    table = state.table
    faces, zones = table.faces, table.zones
    fairies = [zones[FAIRY[p]][0] for p in range(state.players)]
    state.realms = tuple([REALM[faces[card]] for card in fairies])
    for card in (*fairies, *zones["abandoned_fairy"]):
        table.turn_up(card)
    if zones["abandoned_fairy"]:
        state.abandoned = REALM[faces[zones["abandoned_fairy"][0]]]
    _tell_realms(state)
    for zone in state.kingdoms:
        table.turn_up(zones[zone][-1])
    state.ask(state.first, "setup_pixie")


def _tell_realms(state: Position) -> None:
    for player, realm in enumerate(state.realms):
        state.table.say("fairy", player=player, realm=REALMS[realm])
    if state.abandoned != NOBODY:
        state.table.say("abandoned", realm=REALMS[state.abandoned])


def setup_pixie(state: Position, player: int, action: Action) -> None:
    state.table.say("setup.pixie", player=player, at=action.the_zone)
    state.pixie = action.the_zone
    begin_round(state)
