"""What may be chosen in each decision of The Challenge (rules page, sections 6 and 7)."""

from collections.abc import Callable, Sequence

from fairytable.engine import Action
from fairytable.games.challenge.cards import BIGGER_SACK, FAIRY_POINTS
from fairytable.games.challenge.rules import exchange
from fairytable.games.challenge.rules.actions import (
    CANCEL,
    COLLECT,
    DONE,
    DRAW_FAIRIES,
    EXCHANGE,
    HARVEST_DRAW,
    HARVEST_STOP,
    KEEP,
    OBTAIN,
    STORE,
    USE,
    on_zone,
    with_cards,
)
from fairytable.games.challenge.rules.position import HAND_LIMIT, PRICE, Position
from fairytable.games.challenge.rules.zones import (
    FAIRY_PILES,
    HANDS,
    MARKS,
    PILES,
    SACKS,
    STONE_PILES,
    STORED,
)

# The turn (section 6): action


def _action_options(state: Position) -> list[Action]:
    table, player = state.table, state.player
    zones, faces = table.zones, table.faces
    actions = [COLLECT]
    tops = [zones[pile][-1] for pile in STONE_PILES if zones[pile]]
    if tops:
        for i, zone in enumerate(state.sacks(player)):
            # D7: a bigger sack need not be empty.
            if not zones[zone] or state.marked(player, i, BIGGER_SACK):
                fits, send = state.room(player, i), with_cards("send", zone)
                actions += [send[card] for card in tops if fits >> faces[card] & 1]
    stones = state.stones(player)
    if _can_pay(state, stones):
        actions.append(OBTAIN)
    stored = zones[STORED[player]]
    if stored:
        play = with_cards("play")
        actions += [play[card] for card in stored if state.playable(faces[card])]
    cancelled = state.pending[-1].about is not None
    if stones and not cancelled and state.exchanges < state.players:  # D16
        actions.append(EXCHANGE)
    return actions


def _can_pay(state: Position, stones: list[int]) -> bool:
    zones, faces = state.table.zones, state.table.faces
    if len(stones) < PRICE and sum([FAIRY_POINTS[faces[card]] for card in stones]) < PRICE:
        return False
    return bool(zones["deck.fairies"]) or any(zones[pile] for pile in FAIRY_PILES)


# collect, discard, overflow


def _discard_options(state: Position) -> list[Action]:
    table, player = state.table, state.player
    zones, faces = table.zones, table.faces
    hand = zones[HANDS[player]]
    actions = [with_cards("discard_hand", PILES[faces[card]])[card] for card in hand]
    for zone in state.sacks(player):  # D3
        if zones[zone]:
            top = zones[zone][-1]
            actions.append(with_cards("discard_sack", PILES[faces[top]])[top])
    if state.pending[-1].about == "single":  # D21
        actions.append(KEEP)
    return actions


def _overflow_options(state: Position) -> list[Action]:
    faces = state.table.faces
    hand = state.table.zones[HANDS[state.player]]
    actions = _onto_sacks(state, "stow", hand)
    actions += [with_cards("cede", PILES[faces[card]])[card] for card in hand]
    return actions


def _onto_sacks(state: Position, verb: str, cards: Sequence[int]) -> list[Action]:
    """Each of these stones with each own sack that it fits."""
    faces, player = state.table.faces, state.player
    actions: list[Action] = []
    if not cards:
        return actions
    for i, zone in enumerate(state.sacks(player)):
        fits = state.room(player, i)
        if fits:
            lay = with_cards(verb, zone)
            actions += [lay[card] for card in cards if fits >> faces[card] & 1]
    return actions


# obtain, offer, pick_fairy, use_now


def _offer_options(state: Position) -> list[Action]:
    zones, player = state.table.zones, state.player
    from_hand = with_cards("offer_hand", "offering")
    from_sack = with_cards("offer_sack", "offering")
    actions = [from_hand[card] for card in zones[HANDS[player]]]
    sacks = [zones[zone] for zone in state.sacks(player)]
    actions += [from_sack[sack[-1]] for sack in sacks if sack]  # D9
    if state.offered() >= PRICE or not actions:  # too poor: only where a rival guesses at a hand
        take = with_cards("take_open", STORED[player])
        actions += [take[zones[p][-1]] for p in FAIRY_PILES if zones[p]]
        if zones["deck.fairies"]:
            actions.append(DRAW_FAIRIES)
    return actions


def _pick_fairy_options(state: Position) -> list[Action]:
    pick = with_cards("pick", STORED[state.player])
    return [pick[card] for card in state.table.zones["drawn"]]


def _use_now_options(state: Position) -> list[Action]:
    card = state.pending[-1].number
    if state.playable(state.table.faces[card]):
        return [USE, STORE]
    return [STORE]  # only where a rival guesses at the card


# exchange


def _exchange_options(state: Position) -> list[Action]:
    player, faces = state.player, state.table.faces
    hand, *sacks = state.draft
    places = state.places(player)
    actions: list[Action] = []
    if state.pending[-1].about:
        lift = with_cards("lift", HANDS[player])
        tops = [sack[-1] for sack in sacks if sack]
        actions += [lift[top] for top in tops]
        for i, sack in enumerate(sacks):
            fits = state.room(player, i)
            if fits:
                lay, shift = (
                    with_cards("lay", places[i + 1]),
                    with_cards("shift", places[i + 1]),
                )
                for card in hand:
                    if fits >> faces[card] & 1:
                        actions.append(lay[card])
                for top in tops:
                    if fits >> faces[top] & 1 and top not in sack:
                        actions.append(shift[top])
    if len(hand) <= HAND_LIMIT and exchange.differs(state.table, places, state.draft):  # D17
        actions.append(DONE)
    actions.append(CANCEL)
    return actions


# Card effects (section 7)


def _mark_options(state: Position) -> list[Action]:
    """D19: each own pixie without this mark."""
    player, verb, _ = state.pending[-1]
    card = state.pending[-1].number
    mark = state.table.faces[card]
    return [
        with_cards(verb, MARKS[player][i])[card]
        for i in range(state.pixies[player])
        if not state.marked(player, i, mark)
    ]


# harvest


def harvest_options(state: Position) -> list[Action]:
    zones = state.table.zones
    actions = [HARVEST_DRAW] if zones["deck.stones"] else []
    tops = [zones[pile][-1] for pile in STONE_PILES if zones[pile]]
    actions += _onto_sacks(state, "harvest_open", tops)  # D14
    if state.pending[-1].about:
        actions.append(HARVEST_STOP)
    return actions


# steal, puncture


def _steal_options(state: Position) -> list[Action]:
    table, player = state.table, state.player
    asked = state.pending[-1]
    victims = range(state.players) if asked.about is None else (asked.number,)
    rooms = [state.room(player, i) for i in range(state.pixies[player])]
    actions: list[Action] = []
    for v in victims:
        if v == player:
            continue
        for zone in state.bare_sacks(v):
            top = table.zones[zone][-1]
            kind = table.faces[top]
            fitting = [SACKS[player][i] for i, fits in enumerate(rooms) if fits >> kind & 1]
            if fitting:
                actions += [with_cards("steal_top", sack)[top] for sack in fitting]
            else:  # D14
                actions.append(with_cards("steal_top", PILES[kind])[top])
        if table.zones[HANDS[v]]:
            actions.append(on_zone("steal_hand", HANDS[v]))
    return actions


def _puncture_options(state: Position) -> list[Action]:
    rivals = [v for v in range(state.players) if v != state.player]
    return [on_zone("puncture", zone) for v in rivals for zone in state.bare_sacks(v)]


OPTIONS: dict[str, Callable[[Position], list[Action]]] = {
    "action": _action_options,
    "discard": _discard_options,
    "overflow": _overflow_options,
    "offer": _offer_options,
    "pick_fairy": _pick_fairy_options,
    "use_now": _use_now_options,
    "exchange": _exchange_options,
    "enlarge": _mark_options,
    "protect": _mark_options,
    "harvest": harvest_options,
    "steal": _steal_options,
    "puncture": _puncture_options,
}
"""What is legal in each decision."""
