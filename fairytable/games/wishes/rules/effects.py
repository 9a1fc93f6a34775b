"""What each choice does in All You Wish For: Pixie, Wanderer, a Fairy's actions, Wand."""

from collections.abc import Callable

from fairytable.engine import Action
from fairytable.games.wishes.cards import REALMS
from fairytable.games.wishes.rules.decisions import pixie_ways, wanderer_ways
from fairytable.games.wishes.rules.hexmap import NEIGHBOURS
from fairytable.games.wishes.rules.position import PILE_SIZE, PIXIE_STEPS, Position
from fairytable.games.wishes.rules.setup import (
    setup_card,
    setup_neutral,
    setup_pixie,
    setup_place,
    setup_wanderer,
)
from fairytable.games.wishes.rules.turn import (
    arrive,
    begin_turn,
    choose_action,
    conquer,
    end_actions,
    end_turn,
    show_conquest,
)
from fairytable.games.wishes.rules.zones import GAINED, HANDS, UNDER, WAND

# The Pixie (6.3)


def _pixie_step(state: Position, player: int, action: Action) -> None:
    if action.zone is None:
        _distribute(state, player)
        return
    if state.realm_at(state.pixie) != state.abandoned:
        state.walked += 1
    state.pixie = action.zone
    state.visited += (action.zone,)
    if state.table.events is not None:
        state.table.say("pixie.step", player=player, at=action.zone)
    if state.pixie == state.wanderer:  # D13: at every step
        state.ask(player, "pixie_push")
    else:
        _pixie_goes_on(state, player)


def _pixie_goes_on(state: Position, player: int) -> None:
    if pixie_ways(state):
        state.ask(player, "pixie_step", PIXIE_STEPS - state.walked)
    else:
        _distribute(state, player)


def _pixie_push(state: Position, player: int, action: Action) -> None:
    state.wanderer = action.the_zone  # D14: nobody collects
    state.table.say("pixie.push", player=player, at=action.the_zone)
    _pixie_goes_on(state, player)


def _distribute(state: Position, player: int) -> None:
    table, pixie = state.table, state.pixie
    if table.events is not None:
        table.say("pixie", player=player, realm=REALMS[state.realm_at(pixie)], at=pixie)
    state.visited = ()
    cards = table.zones[pixie][:-1]
    for card in cards:
        table.move(card, "deal")
    # Cards tucked away later are known to the Pixie's player alone: nobody may follow them.
    if any(table.known[card] & ~(1 << player) for card in cards):
        table.shuffle("deal", state.rng)
    for card in cards:
        table.peek(card, player)  # D15
    _deal_on(state, player)


def _deal_on(state: Position, player: int) -> None:
    if state.table.zones["deal"]:
        state.ask(player, "pixie_deal")
    else:
        state.covered = ()
        begin_turn(state, (player + 1) % state.players)


def _pixie_deal(state: Position, player: int, action: Action) -> None:
    table, card, zone = state.table, action.the_card, action.the_zone
    if table.events is not None:
        realm = REALMS[state.realm_at(zone)]
        if action.verb == "up":
            name = table.name_of(card)
            table.say("deal.up", player=player, card=name, realm=realm, at=zone)
        else:
            table.say("deal.under", player=player, realm=realm, at=zone)
    if action.verb == "up":
        state.cover(card, zone)
        state.covered += (zone,)
    else:
        table.move(card, zone, 0)
    _deal_on(state, player)


# The Wanderer (6.4 a)


def _wanderer_step(state: Position, player: int, action: Action) -> None:
    if action.zone is None:
        _stop_wanderer(state, player)
        return
    if state.collects():
        _collect(state, player)
    state.wanderer = action.zone
    state.walked += 1
    if state.table.events is not None:
        state.table.say("wanderer.step", player=player, at=action.zone)
    if wanderer_ways(state, player):
        state.ask(player, "wanderer_step", state.reach(player) - state.walked)
    else:
        _stop_wanderer(state, player)


def _collect(state: Position, player: int) -> None:
    table = state.table
    card = table.zones[state.wanderer][-1]
    table.move(card, GAINED[player])
    table.turn_up(table.zones[state.wanderer][-1])
    state.gain(player)
    if table.events is not None:
        count = len(table.zones[GAINED[player]])
        name = state.table.name_of(card)
        table.say("collect", player=player, card=name, k=count, s=state.reach(player))


def _stop_wanderer(state: Position, player: int) -> None:
    if state.table.events is not None:
        realm = REALMS[state.realm_at(state.wanderer)]
        state.table.say("wanderer", player=player, realm=realm, at=state.wanderer)
    arrive(state, player)


# On her own Kingdom (6.4 b, 7.1)


def _conquer_flip(state: Position, player: int, action: Action) -> None:
    newcomer = state.pending[-1].number
    card = action.the_card
    if state.table.events is not None:
        state.table.say("conquer.flip", player=player, card=state.table.name_of(card))
    show_conquest(state, player, newcomer, card)
    conquer(state, player)


# On any other Kingdom (6.4 c, 7.2)


def _action(state: Position, player: int, action: Action) -> None:
    if action.zone is not None:
        _take(state, player, action.zone)
    elif action.verb == "create":
        state.table.say("build", player=player)
        state.ask(player, "create_card", 0)
    elif action.verb == "rid":
        _rid(state, player)
    else:
        state.table.say("done", player=player)
        end_actions(state, player)


def _take(state: Position, player: int, zone: str) -> None:
    table = state.table
    if table.events is not None:
        realm = REALMS[state.realms[player]]
        table.say("take", player=player, realm=realm, k=len(table.zones[zone]))
    table.move_all(zone, HANDS[player])
    del table.zones[zone]
    state.kingdoms = tuple([other for other in state.kingdoms if other != zone])
    state.lifted += 1
    choose_action(state, player)


# Building (6.4 d)


def _create_card(state: Position, player: int, action: Action) -> None:
    table, card = state.table, action.the_card
    if table.zones["tray"]:
        card = state.unfollowed(player, card)
    table.move(card, "tray", 0)
    chosen = len(table.zones["tray"])
    if chosen < PILE_SIZE:
        state.ask(player, "create_card", chosen)
    else:
        state.ask(player, "create_cell")


def _create_cell(state: Position, player: int, action: Action) -> None:
    state.found("tray", action.the_zone)
    state.built = True
    table = state.table
    if table.events is not None:
        top = table.zones[action.the_zone][-1]
        table.say("create", player=player, card=table.name_of(top), at=action.the_zone)
    choose_action(state, player)


# Getting rid of the hand (7.3)


def _rid(state: Position, player: int) -> None:
    own = state.own_kingdoms(player)
    beside = {zone for kingdom in own for zone in NEIGHBOURS[kingdom]}
    # D34: all of them, settled now; D18: never face up on the Wanderer's
    state.targets = tuple([z for z in state.kingdoms if z in beside and z != state.wanderer])
    table = state.table
    if table.events is not None:
        table.say("rid", player=player, k=len(table.zones[HANDS[player]]))
    _rid_on(state, player)


def _rid_on(state: Position, player: int) -> None:
    if state.targets and state.table.zones[HANDS[player]]:
        state.ask(player, "rid_place")
    else:
        _open_market(state, player)


def _rid_place(state: Position, player: int, action: Action) -> None:
    if action.card is None or action.zone is None:
        _open_market(state, player)
        return
    card, zone, table = action.card, action.zone, state.table
    if table.events is not None:
        realm = REALMS[state.realm_at(zone)]
        name = table.name_of(card)
        table.say("rid.up", player=player, card=name, realm=realm, at=zone)
    state.cover(card, zone)
    state.targets = tuple([other for other in state.targets if other != zone])
    _rid_on(state, player)


def _open_market(state: Position, player: int) -> None:
    state.targets = ()
    state.table.move_all(HANDS[player], "market")  # D36: for all to see
    _offer(state, player, 0)


def _offer(state: Position, player: int, taken: int) -> None:
    """Ask the next opponent, counter-clockwise; then the player what becomes of the rest."""
    if not state.table.zones["market"]:
        end_actions(state, player)
    elif taken < len(state.opponents[player]):
        state.ask(state.opponents[player][taken], "rid_pick", player)
    else:
        state.ask(player, "rid_kingdom")


def _rid_pick(state: Position, player: int, action: Action) -> None:
    card, seller = action.the_card, state.player
    state.table.move(card, HANDS[player])
    if state.table.events is not None:
        state.table.say("rid.pick", o=player, card=state.table.name_of(card))
    _offer(state, seller, state.opponents[seller].index(player) + 1)


def _rid_kingdom(state: Position, player: int, action: Action) -> None:
    table, card = state.table, action.card
    held = table.zones["market"]
    if card is None:  # D37: all or nothing
        table.say("rid.keep", player=player, k=len(held))
        table.move_all("market", HANDS[player])
        end_actions(state, player)
        return
    for other in reversed(held):
        if other != card:
            table.move(other, "tray")
    table.move(card, "tray")
    state.ask(player, "rid_cell")


def _rid_cell(state: Position, player: int, action: Action) -> None:
    state.found("tray", action.the_zone)
    state.table.say("rid.kingdom", player=player, at=action.the_zone)
    end_actions(state, player)


# The Wand (6.6)


def _load_wand(state: Position, player: int, action: Action) -> None:
    table = state.table
    card = state.unfollowed(player, action.the_card)
    table.move(card, UNDER[player])
    state.fresh = True
    if table.events is not None:
        secret = {"card": state.table.name_of(card)}
        table.say_knowing(1 << player, secret, "wand.place", player=player)


def _turn_wands(state: Position, player: int, action: Action) -> None:
    table = state.table
    turned = [p for p in range(state.players) if table.zones[UNDER[p]] and state.wand_up(p)]
    for p in turned:
        table.turn_down(table.zones[WAND[p]][0])
    if table.events is not None:
        table.say("wand.turn", player=player, names=" ".join(map(str, turned)))


def _same_question(state: Position, player: int) -> None:
    """A Wand before the first step leaves the Wanderer's question as it was."""


# End of the turn (6.4 e)


def _turn_end(state: Position, player: int, action: Action) -> None:
    end_turn(state, player)


_Effect = Callable[[Position, int, Action], None]

EFFECTS: dict[str, _Effect] = {
    "setup_neutral": setup_neutral,
    "setup_wanderer": setup_wanderer,
    "setup_card": setup_card,
    "setup_place": setup_place,
    "setup_pixie": setup_pixie,
    "pixie_step": _pixie_step,
    "pixie_push": _pixie_push,
    "pixie_deal": _pixie_deal,
    "wanderer_step": _wanderer_step,
    "conquer_flip": _conquer_flip,
    "action": _action,
    "create_card": _create_card,
    "create_cell": _create_cell,
    "rid_place": _rid_place,
    "rid_pick": _rid_pick,
    "rid_kingdom": _rid_kingdom,
    "rid_cell": _rid_cell,
    "turn_end": _turn_end,
}
WAND_EFFECTS: dict[str, _Effect] = {
    "wand_place": _load_wand,
    "wand_turn": _turn_wands,
}
AFTER_WAND: dict[str, Callable[[Position, int], None]] = {
    "wanderer_step": _same_question,
    "action": choose_action,
    "turn_end": end_actions,
}
"""A Wand is used within a decision, which then may have gone."""
