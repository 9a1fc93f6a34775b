"""What each choice does in The Challenge, in the order of its rules page (sections 6 and 7)."""

from collections.abc import Callable

from fairytable.engine import Action, Decision
from fairytable.games.challenge.cards import (
    BIGGER_SACK,
    EXTRA_PIXIE,
    GROUP_HARVEST,
    IMMUNITY,
    KINDS,
    STEAL,
)
from fairytable.games.challenge.rules import exchange, memory, telling
from fairytable.games.challenge.rules.actions import HARVEST_STOP, STORE, waiting
from fairytable.games.challenge.rules.decisions import harvest_options
from fairytable.games.challenge.rules.position import HARVEST_PICKS, TORN_STONES, Position
from fairytable.games.challenge.rules.telling import HIDDEN
from fairytable.games.challenge.rules.turn import end_turn, settle_hand
from fairytable.games.challenge.rules.zones import (
    HANDS,
    IN_DRAFT,
    MARKS,
    PILES,
    SACKS,
    STONE_PILES,
    STORED,
    owner,
)

# collect, discard, overflow


def _collect(state: Position, _: Action) -> None:
    table, player = state.table, state.player
    drawn = table.draw("deck.stones", HANDS[player], 2)
    telling.collecting(table, player, drawn)
    memory.mix(table, HANDS[player], state.rng)
    if drawn == 1:
        state.pending = (Decision(player, "discard", "single"),)
    else:
        state.pending = waiting("discard")[player]


def _discard(state: Position, action: Action) -> None:
    table, card = state.table, action.the_card
    telling.stone(table, "left", state.player, card, table.where[card])
    _give(state, action)
    settle_hand(state)


def _give(state: Position, action: Action) -> None:
    """Put one's own stone where all see it; of equal ones the best known goes (section 4)."""
    table = state.table
    table.move(memory.best_known(table, action.the_card), action.the_zone)


def _keep(state: Position, _: Action) -> None:
    state.table.say("kept_last", player=state.player)
    settle_hand(state)


def _stow(state: Position, action: Action) -> None:
    telling.stone(state.table, "stowed", state.player, action.the_card, action.the_zone)
    _give(state, action)
    settle_hand(state)


def _cede(state: Position, action: Action) -> None:
    telling.stone(state.table, "ceded", state.player, action.the_card, action.the_zone)
    _give(state, action)
    settle_hand(state)


# send


def _send(state: Position, action: Action) -> None:
    table, player = state.table, state.player
    kind, zone = table.faces[action.the_card], action.the_zone
    pile, pixie = PILES[kind], SACKS[player].index(zone)
    brought = 0
    while table.zones[pile] and state.room(player, pixie) >> kind & 1:  # D6
        table.move(table.zones[pile][-1], zone)
        brought += 1
    table.say("fetched", player=player, sack=pixie, count=brought, stone=KINDS[kind])
    end_turn(state)


# obtain, offer, pick_fairy, use_now


def _obtain(state: Position, _: Action) -> None:
    state.pending = waiting("offer")[state.player]
    state.table.say("asked", player=state.player)


def _offer(state: Position, action: Action) -> None:
    _give(state, action)


def _take_open(state: Position, action: Action) -> None:
    table, player, card = state.table, state.player, action.the_card
    fairy = KINDS[table.faces[card]]
    telling.paid(table, "took", player, table.zones["offering"], fairy=fairy)
    table.move_all("offering", "removed.stones")
    table.move(card, STORED[player])
    _obtained(state, card)


def _draw_fairies(state: Position, _: Action) -> None:
    table, player = state.table, state.player
    offered = len(table.zones["offering"])
    table.move_all("offering", "removed.stones")
    drawn = table.draw("deck.fairies", "drawn", 2)  # D11
    stones = table.zones["removed.stones"][-offered:]
    telling.paid(table, "drew_fairies", player, stones, count=drawn)
    for card in table.zones["drawn"]:
        table.peek(card, player)
    state.pending = waiting("pick_fairy")[player]


def _pick(state: Position, action: Action) -> None:
    table, player, card = state.table, state.player, action.the_card
    table.move(card, STORED[player])
    table.say_to(1 << player, "kept_fairy", player=player, fairy=KINDS[table.faces[card]])
    for other in table.zones["drawn"]:
        kind = table.faces[other]
        table.move(other, PILES[kind])
        table.say("left_fairy", player=player, fairy=KINDS[kind])
    _obtained(state, card)


def _obtained(state: Position, card: int) -> None:
    player = state.player
    if state.playable(state.table.faces[card]):
        state.pending = (Decision(player, "use_now", card),)
    else:  # D12
        _store(state, STORE)


def _use(state: Position, _: Action) -> None:
    table = state.table
    card = state.pending[-1].number
    telling.fairy(table, "used", state.player, card)
    if memory.best_known(table, card) != card:
        # All knew of another of this kind: that is used up, and none can tell which left.
        fairy = table.faces[card]
        memory.mix(table, STORED[state.player], state.rng)
        card = next(c for c in table.zones[STORED[state.player]] if table.faces[c] == fairy)
    _bring_into_play(state, memory.best_known(table, card))


def _store(state: Position, _: Action) -> None:
    state.table.say("stored", player=state.player)
    memory.mix(state.table, STORED[state.player], state.rng)
    end_turn(state)


# exchange


def _exchange(state: Position, _: Action) -> None:
    player, zones = state.player, state.table.zones
    state.draft = tuple(zones[zone] for zone in state.places(player))
    state.pending = (Decision(player, "exchange", 2 * len(state.stones(player))),)  # D18
    state.table.say_to(1 << player, "exchange", player=player)


def _drag(state: Position, action: Action) -> None:
    card, target = action.the_card, IN_DRAFT[action.the_zone]
    draft = [tuple([c for c in cards if c != card]) for cards in state.draft]
    draft[target] += (card,)
    if state.table.events is not None:
        _tell_draft(state, tuple(draft))
        telling.drag(state.table, action.verb, state.player, card, target)
    state.draft = tuple(draft)
    asked = state.pending[-1]
    state.pending = (Decision(asked.player, asked.name, asked.number - 1),)


def _tell_draft(state: Position, after: exchange.Arrangement) -> None:
    """To the player alone: the stones lie in another way now."""
    places = state.places(state.player)
    before, then = (dict(zip(places, a, strict=True)) for a in (state.draft, after))
    state.table.tell_change(before, then, 1 << state.player)


def _cancel(state: Position, _: Action) -> None:
    if state.table.events is not None:
        zones = state.table.zones
        _tell_draft(state, tuple(zones[zone] for zone in state.places(state.player)))
    state.draft = ()
    state.pending = (Decision(state.player, "action", "cancelled"),)
    state.table.say_to(1 << state.player, "cancel", player=state.player)


def _done(state: Position, _: Action) -> None:
    table, player = state.table, state.player
    places = state.places(player)
    before = table.where[:]
    exchange.carry_out(table, places, state.draft)
    telling.exchange(table, player, state.stones(player), before)
    state.draft = ()
    memory.mix(table, HANDS[player], state.rng)
    end_turn(state, state.exchanges + 1)


# Card effects (section 7)


def _play(state: Position, action: Action) -> None:
    card = memory.best_known(state.table, action.the_card)
    telling.fairy(state.table, "played", state.player, card)
    _bring_into_play(state, card)


def _bring_into_play(state: Position, card: int) -> None:
    table, player = state.table, state.player
    table.turn_up(card)
    fairy = table.faces[card]
    if fairy == EXTRA_PIXIE:
        _extra_pixie(state, card)
    elif fairy in (BIGGER_SACK, IMMUNITY):
        name = "enlarge" if fairy == BIGGER_SACK else "protect"
        state.pending = (Decision(player, name, card),)
    else:
        table.move(card, "removed.fairies")
        if fairy == GROUP_HARVEST:
            state.pending = (Decision(player, "harvest", ()),)
        else:
            state.pending = waiting("steal" if fairy == STEAL else "puncture")[player]


def _extra_pixie(state: Position, card: int) -> None:
    table, player = state.table, state.player
    number = state.pixies[player]
    state.pixies = tuple(n + (p == player) for p, n in enumerate(state.pixies))
    table.zones[SACKS[player][number]] = ()
    table.move(card, MARKS[player][number])
    table.say("new_pixie", player=player)
    end_turn(state)


def _mark(state: Position, action: Action) -> None:
    player, zone = state.player, action.the_zone
    state.table.move(action.the_card, zone)
    key = "enlarged" if action.verb == "enlarge" else "protected"
    state.table.say(key, player=player, sack=MARKS[player].index(zone))
    end_turn(state)


# harvest


def _harvest_draw(state: Position, _: Action) -> None:
    state.table.draw("deck.stones", HANDS[state.player])
    telling.harvesting(state.table, state.player)
    _harvested(state, HIDDEN)


def _harvest_open(state: Position, action: Action) -> None:
    card = action.the_card
    state.table.move(card, action.the_zone)
    _harvested(state, state.table.faces[card])


def _harvested(state: Position, pick: int) -> None:
    """D13: up to four picks, one by one; D22: the deck may run out meanwhile."""
    picks = state.pending[-1].numbers
    state.pending = (Decision(state.player, "harvest", (*picks, pick)),)
    if len(picks) + 1 == HARVEST_PICKS or harvest_options(state) == [HARVEST_STOP]:
        _harvest_stop(state, HARVEST_STOP)


def _harvest_stop(state: Position, _: Action) -> None:
    picks = state.pending[-1].numbers
    telling.harvest(state.table, state.player, picks)
    _end_of_picks(state)


def _end_of_picks(state: Position) -> None:
    memory.mix(state.table, HANDS[state.player], state.rng)
    settle_hand(state)


# steal, puncture


def _steal_top(state: Position, action: Action) -> None:
    table, card, zone = state.table, action.the_card, action.the_zone
    victim = owner(table.where[card])
    table.move(card, zone)
    key = "stole_for_wood" if zone in STONE_PILES else "stole"
    table.say(key, player=state.player, victim=victim, stone=KINDS[table.faces[card]])
    _stolen(state, victim)


def _steal_hand(state: Position, action: Action) -> None:
    victim = owner(action.the_zone)
    card = memory.rob(state.table, victim, state.player, state.rng)
    telling.theft(state.table, state.player, victim, card)
    _stolen(state, victim)


def _stolen(state: Position, victim: int) -> None:
    """D15: two stones of one rival, if there are two."""
    first = state.pending[-1].about is None
    if first and state.can_rob(victim):
        state.pending = (Decision(state.player, "steal", victim),)
    else:
        _end_of_picks(state)


def _puncture(state: Position, action: Action) -> None:
    table, zone = state.table, action.the_zone
    lost = table.draw(zone, "removed.stones", TORN_STONES)
    victim = owner(zone)
    sack = SACKS[victim].index(zone)
    telling.torn(table, state.player, victim, sack, table.zones["removed.stones"][-lost:])
    end_turn(state)


EFFECTS: dict[str, Callable[[Position, Action], None]] = {
    "collect": _collect,
    "send": _send,
    "obtain": _obtain,
    "play": _play,
    "exchange": _exchange,
    "discard_hand": _discard,
    "discard_sack": _discard,
    "keep": _keep,
    "stow": _stow,
    "cede": _cede,
    "offer_hand": _offer,
    "offer_sack": _offer,
    "take_open": _take_open,
    "draw_fairies": _draw_fairies,
    "pick": _pick,
    "use": _use,
    "store": _store,
    "lift": _drag,
    "lay": _drag,
    "shift": _drag,
    "done": _done,
    "cancel": _cancel,
    "enlarge": _mark,
    "protect": _mark,
    "harvest_draw": _harvest_draw,
    "harvest_open": _harvest_open,
    "harvest_stop": _harvest_stop,
    "steal_top": _steal_top,
    "steal_hand": _steal_hand,
    "puncture": _puncture,
}
"""What each option does."""
