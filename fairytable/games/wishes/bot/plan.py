"""A bot's own ideas in All You Wish For, where one step says too little (section 12)."""

from collections.abc import Sequence

from fairytable.engine import Action
from fairytable.games.wishes.bot.evaluate import COLLECTED, OFFERED, OWN_LAND
from fairytable.games.wishes.bot.laying import deal, get_rid, pick
from fairytable.games.wishes.bot.outlook import HELD, Outlook, look
from fairytable.games.wishes.cards import IS_WAND, POINTS, REALM
from fairytable.games.wishes.rules.actions import (
    CARD,
    CREATE,
    DONE,
    END,
    LOAD,
    RID,
    STEP,
    STOP,
    TAKE,
)
from fairytable.games.wishes.rules.hexmap import NEIGHBOURS
from fairytable.games.wishes.rules.position import PILE_SIZE, PIXIE_STEPS
from fairytable.games.wishes.rules.state import WishesState
from fairytable.games.wishes.rules.zones import FAIRY, HANDS, STACKS, UNDER

FARSIGHT = 4
"""How many steps of the Wanderer are thought out."""
NEVER = -99.0


def plan_turn(state: WishesState, player: int) -> Sequence[Action]:
    """The page's advice, decision by decision; empty where one step of `evaluate` does. Cards that
    are laid one after the other are thought out at once."""
    decision = state.decision
    if decision is None:
        return ()
    actions = state.legal()
    if len(actions) == 1:
        return actions
    match decision.name:
        case "pixie_deal":
            return deal(state, player, state.distinct(actions))
        case "rid_place":
            return get_rid(state, player, state.distinct(actions))
    action = _advice(state, player, decision.name, actions)
    return () if action is None else (action,)


def _advice(state: WishesState, player: int, name: str, actions: list[Action]) -> Action | None:
    match name:
        case "setup_card":
            return _pile_card(state, player)
        case "setup_neutral" | "setup_place" | "create_cell" | "rid_cell":
            return _quiet_cell(state)
        case "setup_wanderer":
            return state.legal()[0]
        case "setup_pixie":
            return _richest_rival(state, player)
        case "pixie_step":
            return _lead_pixie(state, player)
        case "pixie_push":
            return _push(state, player)
        case "wanderer_step":
            return _lead_wanderer(state, player)
        case "action":
            return _act(state, player)
        case "create_card":
            return _build(state, player)
        case "turn_end":
            return _use_wand(state, player)
        case "rid_pick":
            return pick(state, player, actions)
    return None


# Setup and building


def _pile_card(state: WishesState, player: int) -> Action:
    """The next of six: the weakest own card on top of the best ones; then, unless two own cards
    are left for another such pile, a pile of mixed realms that feeds nobody."""
    zones, faces = state.table.zones, state.table.faces
    realm = REALM[faces[zones[FAIRY[player]][0]]]
    nine = [*zones[HANDS[player]], *zones[STACKS[player][0]], *zones[STACKS[player][1]]]
    nine.sort(key=faces.__getitem__)
    own = sorted([c for c in nine if REALM[faces[c]] == realm], key=lambda c: _raw(faces[c], realm))
    foreign = _mixed([c for c in nine if REALM[faces[c]] != realm], faces)
    slots: list[int] = []
    for least in (1, 2):
        if len(own) >= least:
            top, *rest = own
            beneath = rest[-2:][::-1]
            slots += [top, *beneath, *foreign[: 2 - len(beneath)]]
            foreign = foreign[2 - len(beneath) :]
            own = rest[: len(rest) - len(beneath)]
        else:
            spare = foreign + own
            slots += spare[:PILE_SIZE]
            foreign, own = foreign[PILE_SIZE:], own[max(0, PILE_SIZE - len(foreign)) :]
    laid = len(zones[STACKS[player][0]]) + len(zones[STACKS[player][1]])
    hand = zones[HANDS[player]]
    # somebody else may have begun, who had another plan: then what is left of this one
    return CARD[next(card for card in (*slots[laid:], *slots, *hand) if card in hand)]


def _raw(face: int, realm: int) -> float:
    """A card's own points, before anybody knows who the rivals are; a Wand is never a top."""
    return 5.0 if IS_WAND[face] else POINTS[face][realm] - 0.1 * sum(POINTS[face])


def _mixed(cards: list[int], faces: bytearray) -> list[int]:
    """In turn one of each realm, so that neighbours differ."""
    rows: dict[int, list[int]] = {}
    for card in cards:
        rows.setdefault(REALM[faces[card]], []).append(card)
    order = []
    while any(rows.values()):
        order += [row.pop() for row in rows.values() if row]
    return order


def _quiet_cell(state: WishesState) -> Action:
    """The cell with the fewest neighbours: harder to cover, less fallout of the Pixie."""
    zones = state.table.zones
    return min(
        state.legal(),
        key=lambda action: sum([zone in zones for zone in NEIGHBOURS[action.the_zone]]),
    )


def _build(state: WishesState, player: int) -> Action:
    """The player's weakest card on top, the best ones beneath, foreign ones only to fill up."""
    table = state.table
    hand, faces = table.zones[HANDS[player]], table.faces
    realm, worth = state.realms[player], look(state, player).sides.worth[player]
    own = [card for card in hand if REALM[faces[card]] == realm]
    if not table.zones["tray"]:
        return CARD[min(own, key=lambda c: (IS_WAND[faces[c]], worth[faces[c]], faces[c]))]
    if own:
        return CARD[max(own, key=lambda c: (worth[faces[c]], faces[c]))]
    return CARD[_mixed(sorted(hand, key=faces.__getitem__), faces)[0]]


# The Pixie


def _fear(state: WishesState, player: int, outlook: Outlook, zone: str) -> float:
    """How much this Kingdom's promise hurts the player; negative: it is her side's."""
    lord = outlook.sides.owner[state.realm_at(zone)]
    if lord < 0:
        return 0.0
    return -outlook.sides.stake[player][lord] * outlook.soon[lord] * outlook.promise[zone]


def _richest_rival(state: WishesState, player: int) -> Action:
    outlook = look(state, player)
    return max(state.legal(), key=lambda a: _fear(state, player, outlook, a.the_zone))


def _lead_pixie(state: WishesState, player: int) -> Action:
    """End on the rivals' largest promise; every Kingdom is reached by a shortest way."""
    outlook = look(state, player)
    here = state.pixie
    cost: dict[str, int] = {here: state.walked}
    first: dict[str, str] = {}
    border = [here]
    while border:
        zone = border.pop(0)
        spent = cost[zone] + (state.realm_at(zone) != state.abandoned)
        if spent > PIXIE_STEPS:
            continue
        for other in state.around(zone):
            if other in state.visited or spent >= cost.get(other, PIXIE_STEPS + 1):
                continue
            cost[other] = spent
            first[other] = first.get(zone, other)
            border.append(other)
    moved = len(state.visited) > 1
    best, action = NEVER, STOP
    if moved:
        best = _fear(state, player, outlook, here)
    for zone, step in first.items():
        value = _fear(state, player, outlook, zone)
        if value > best:
            best, action = value, STEP[step]
    return action


def _push(state: WishesState, player: int) -> Action:
    """Onto what the next Fairy would like to visit: she has to leave it."""
    outlook = look(state, player)
    following = (player + 1) % state.players

    def hurts(action: Action) -> float:
        zone = action.the_zone
        if outlook.sides.owner[state.realm_at(zone)] != following:
            return 0.0
        return _fear(state, player, outlook, zone)

    return max(state.legal(), key=hurts)


# The Wanderer


def _lead_wanderer(state: WishesState, player: int) -> Action:
    """The best end of all ways: the promise of her own Kingdom, or the best action elsewhere."""
    outlook = look(state, player)
    elsewhere = _best_deed(state, player, outlook)[0]
    following = (player + 1) % state.players
    owner = outlook.sides.owner
    zones = state.table.zones

    def ends(zone: str) -> float:
        lord = owner[state.realm_at(zone)]
        if lord == player:
            return outlook.promise[zone]
        denied = _fear(state, player, outlook, zone) if lord == following else 0.0
        return elsewhere + denied

    best, action = NEVER, STOP
    if state.walked and state.wanderer != state.start:
        best = ends(state.wanderer)
    left = min(state.reach(player) - state.walked, FARSIGHT)
    ways: list[tuple[str, tuple[str, ...], float]] = [(state.wanderer, (), 0.0)]
    while ways:
        here, way, gains = ways.pop()
        if state.realm_at(here) == state.abandoned and len(zones[here]) > 1:
            gains += COLLECTED
        for zone in NEIGHBOURS[here]:
            if zone not in zones or zone == state.pixie or zone in way or zone == state.start:
                continue
            longer = (*way, zone)
            value = ends(zone) + gains - 0.01 * len(longer)
            if value > best:
                best, action = value, STEP[longer[0]]
            if len(longer) < left:
                ways.append((zone, longer, gains))
    return action if best > NEVER else state.legal()[0]


# Lifting, building, getting rid of cards


def _best_deed(state: WishesState, player: int, outlook: Outlook) -> tuple[float, Action]:
    """What the best action on a foreign Kingdom would bring, and the action."""
    table = state.table
    faces = table.faces
    hand = [faces[card] for card in table.zones[HANDS[player]]]
    soon = outlook.soon[player]
    idle = HELD * sum(_own_worth(state, player, outlook, hand))
    best, action = NEVER, DONE
    if state.built or state.lifted:
        best = 0.0
    if hand:
        value = _rid_worth(state, player, outlook, hand)
        if value > best:
            best, action = value, RID
    if state.built:
        return best, action
    if len(hand) >= PILE_SIZE:
        value = _build_worth(state, player, outlook, hand) - idle
        if value > best:
            best, action = value, CREATE
    for zone in state.liftable(player):
        pile = table.zones[zone]
        lifted = hand + [faces[card] for card in pile if table.known[card] >> player & 1]
        unseen = len(pile) + len(hand) - len(lifted)
        held = HELD * sum(_own_worth(state, player, outlook, lifted))
        value = max(held, _build_worth(state, player, outlook, lifted)) - idle
        value += HELD * unseen * outlook.hope[player]
        value -= soon * outlook.promise[zone] + OWN_LAND + 0.1
        if value > best:
            best, action = value, TAKE[zone]
    return best, action


def _own_worth(state: WishesState, player: int, outlook: Outlook, cards: list[int]) -> list[float]:
    """What the player's own cards among these faces are worth, the weakest first."""
    realm, worth = state.realms[player], outlook.sides.worth[player]
    return sorted([worth[face] for face in cards if REALM[face] == realm])


def _build_worth(state: WishesState, player: int, outlook: Outlook, hand: list[int]) -> float:
    """What a Kingdom made of these cards brings together with those that stay in hand."""
    own = _own_worth(state, player, outlook, hand)
    if len(hand) < PILE_SIZE or not own:
        return NEVER
    beneath = own[1:][-2:]
    kept = HELD * (sum(own[1:]) - sum(beneath))
    drawn = max(0, 2 * PILE_SIZE - len(hand)) * HELD * outlook.hope[player]
    return outlook.soon[player] * sum(beneath) + kept + OWN_LAND + drawn


def _rid_worth(state: WishesState, player: int, outlook: Outlook, hand: list[int]) -> float:
    """New cards and covered rivals, against what is given away."""
    rivals = state.opponents[player]
    fears = sorted(
        [
            _fear(state, player, outlook, zone)
            for own in state.own_kingdoms(player)
            for zone in state.around(own)
            if zone != state.wanderer
        ]
    )
    covered = sum([fear for fear in fears[-len(hand) :] if fear > 0.0])
    given = 0.0
    for o in rivals:
        gains = _own_worth(state, o, outlook, hand)
        given -= outlook.sides.stake[player][o] * HELD * max(gains, default=0.0)
    lost = (HELD - OFFERED) * sum(_own_worth(state, player, outlook, hand))
    drawn = PILE_SIZE * HELD * outlook.hope[player] if state.table.zones["deck"] else 0.0
    return covered + drawn - given - lost


def _act(state: WishesState, player: int) -> Action:
    return _best_deed(state, player, look(state, player))[1]


def _use_wand(state: WishesState, player: int) -> Action:
    """Late: a card laid after the deck has run out can no longer be turned down."""
    zones, faces = state.table.zones, state.table.faces
    if len(zones["deck"]) > PILE_SIZE * state.players or zones[UNDER[player]]:
        return END
    worth = look(state, player).sides.worth[player]
    best = max(zones[HANDS[player]], key=lambda c: (not IS_WAND[faces[c]], worth[faces[c]]))
    return LOAD[best] if worth[faces[best]] > 0.0 else END
