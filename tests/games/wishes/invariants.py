"""Section 11 of the rules page of All You Wish For, checked on any position."""

from collections import Counter

from fairytable.engine import Action
from fairytable.games.wishes.cards import DECK, FAIRIES, IS_WAND, REALM
from fairytable.games.wishes.rules.hexmap import NEIGHBOURS
from fairytable.games.wishes.rules.state import WishesState
from fairytable.games.wishes.rules.zones import DOWN, FAIRY, GAINED, HANDS, STACKS, UNDER, UP, WAND

MOST_POINTS = 69


def check(state: WishesState) -> None:
    _cards_are_conserved(state)
    _the_map_holds_together(state)
    _pawns_stand_on_kingdoms(state)
    _transient_zones_serve_their_decisions(state)
    _everybody_knows_what_lies_open(state)
    _nobody_knows_too_much(state)
    _options_are_distinct(state)
    if state.realms:
        _rows_hold_what_belongs_there(state)
        _limits_are_respected(state)
    _the_end_is_reached_properly(state)


def check_step(before: WishesState, action: Action, after: WishesState) -> None:
    old, new = before.table.zones, after.table.zones
    for p in range(before.players):
        assert len(new[UP[p]]) >= len(old[UP[p]])
        for row in (DOWN[p], GAINED[p], WAND[p], UNDER[p]):
            assert new[row][: len(old[row])] == old[row]
        if before.table.zones[WAND[p]] and not before.wand_up(p):
            assert not after.wand_up(p)
    assert len(new["deck"]) <= len(old["deck"])
    assert after.round in (before.round, before.round + 1)
    assert after.clock >= before.clock
    _turns_end_with_a_full_hand(before, after)


def _turns_end_with_a_full_hand(before: WishesState, after: WishesState) -> None:
    asked = before.decision
    if asked is None or asked.name.startswith(("setup", "pixie")):
        return
    over = (before.player, before.round) != (after.player, after.round) or after.ended
    if over:
        zones = after.table.zones
        assert len(zones[HANDS[before.player]]) >= 3 or not zones["deck"]


def _cards_are_conserved(state: WishesState) -> None:
    table = state.table
    lying = [card for cards in table.zones.values() for card in cards]
    assert sorted(lying) == list(range(len(DECK.cards)))
    for zone, cards in table.zones.items():
        assert all(table.where[card] == zone for card in cards)
    assert Counter(table.faces) == Counter(DECK.cards)
    realms = min(state.players + 1, 6)
    assert Counter(REALM[table.faces[card]] for card in table.zones["box"]) == Counter(
        {REALM[table.faces[card]]: 14 for card in table.zones["box"]}
    )
    assert len(table.zones["box"]) == 14 * (6 - realms)
    for p in range(state.players):
        assert len(table.zones[FAIRY[p]]) == 1
        assert table.zones[FAIRY[p]][0] in FAIRIES


def _the_map_holds_together(state: WishesState) -> None:
    table = state.table
    cells = {zone for zone in table.zones if zone.startswith("map.")}
    assert sorted(state.kingdoms) == sorted(cells)
    for zone in cells:
        pile = table.zones[zone]
        assert pile
        turned = [bool(table.up >> card & 1) for card in pile]
        assert turned == [False] * (len(pile) - 1) + [bool(state.realms)]
    if cells:
        seen, border = set(), [state.kingdoms[0]]
        while border:
            zone = border.pop()
            seen.add(zone)
            border += [z for z in NEIGHBOURS[zone] if z in cells and z not in seen]
        assert seen == cells


def _pawns_stand_on_kingdoms(state: WishesState) -> None:
    if not state.pixie:
        assert state.decision is not None
        assert state.decision.name.startswith("setup")
        return
    assert {state.wanderer, state.pixie} <= set(state.kingdoms)
    pushing = state.decision is not None and state.decision.name == "pixie_push"
    assert (state.wanderer == state.pixie) == pushing
    assert len(state.kingdoms) >= 2


def _transient_zones_serve_their_decisions(state: WishesState) -> None:
    zones = state.table.zones
    name = state.decision.name if state.decision else ""
    assert bool(zones["deal"]) == (name == "pixie_deal")
    assert bool(zones["market"]) == (name in ("rid_pick", "rid_kingdom"))
    assert not zones["tray"] or name in ("create_card", "create_cell", "rid_cell")
    assert len(zones["neutral"]) % 3 == 0
    assert not zones["neutral"] or name == "setup_neutral"
    if state.realms:
        assert not any(zones[stack] for p in range(state.players) for stack in STACKS[p])


def _everybody_knows_what_lies_open(state: WishesState) -> None:
    table = state.table
    rows = (*UP, *DOWN, *WAND, *GAINED)
    open_zones = [zone for zone in table.zones if zone in rows or zone in ("market", "box")]
    for zone in open_zones:
        assert all(table.known[card] == table.everybody for card in table.zones[zone])
    if state.realms:
        for zone in state.kingdoms:
            assert table.known[table.zones[zone][-1]] == table.everybody
        for p in range(state.players):
            assert table.lies_up(table.zones[FAIRY[p]][0])


def _nobody_knows_too_much(state: WishesState) -> None:
    table = state.table
    for card in (*table.zones["deck"], *table.zones["neutral"]):
        assert table.known[card] == 0
    for p in range(state.players):
        assert all(table.known[card] >> p & 1 for card in table.zones[HANDS[p]])
        only = table.everybody if state.ended else 1 << p
        assert all(table.known[card] == only for card in table.zones[UNDER[p]])
        if not state.realms:
            assert table.known[table.zones[FAIRY[p]][0]] == 1 << p
    for card in table.zones["deal"]:
        assert table.known[card] == 1 << state.pixie_player


def _options_are_distinct(state: WishesState) -> None:
    actions = state.legal()
    assert len(set(actions)) == len(actions)
    assert bool(actions) == (state.decision is not None)


def _rows_hold_what_belongs_there(state: WishesState) -> None:
    table = state.table
    for p in range(state.players):
        for card in (*table.zones[UP[p]], *table.zones[DOWN[p]]):
            face = table.faces[card]
            assert REALM[face] == state.realms[p]
            assert not IS_WAND[face]
        for card in table.zones[GAINED[p]]:
            assert REALM[table.faces[card]] == state.abandoned
        wand, under = table.zones[WAND[p]], table.zones[UNDER[p]]
        assert len(wand) <= 1
        assert len(under) <= len(wand)
        for card in wand:
            assert IS_WAND[table.faces[card]]
            assert REALM[table.faces[card]] == state.realms[p]
            assert state.wand_up(p) or under


def _limits_are_respected(state: WishesState) -> None:
    zones = state.table.zones
    for p in range(state.players):
        fewest = min(len(zones[UP[o]]) for o in state.opponents[p])
        assert len(zones[UP[p]]) <= 2 + fewest
        assert not zones[DOWN[p]] or len(zones[UP[p]]) >= 2
    for row in state.open_gifts():
        assert all(0 <= points <= MOST_POINTS for points in row)


def _the_end_is_reached_properly(state: WishesState) -> None:
    assert bool(state.ended) == (state.decision is None)
    if not state.ended:
        return
    assert state.round % state.players == 0
    assert (state.ended == "deck") == (not state.table.zones["deck"])
    assert state.ended == "deck" or state.idle == 2
    size = state.players // state.options.team_count() if state.options.team_count() else 1
    assert all(0 <= points <= MOST_POINTS * size for points, *_ in state.scores())
    assert state.winners()
